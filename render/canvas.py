"""A canvas of flat, anti-aliased shapes and of text that never leaves its box, in the house's palette.

Everything is drawn at once at its final size, in the order of the calls. Straight edges on whole pixels need
no smoothing; round and slanted ones are laid on through masks that are drawn four times as large and kept.
The kept masks depend on geometry and text only, so they are shared by all games, tables and languages.
All caches are bounded and safe to use from several threads.
"""

from __future__ import annotations

import collections
import functools
import math
import threading
import time
from collections.abc import Callable, Hashable, Sequence
from typing import Generic, Literal, NamedTuple, TypeVar

from PIL import Image, ImageDraw

from render import theme as t
from render.glyphs import GLYPHS, Disc, Poly, Stroke
from render.png import lay, place, plain
from render.typeset import Fitted, cap_height, fit_box, fit_line, ink, width

SMALL = 20_000
"""Boxes of up to so many pixels are laid through one mask, larger ones in parts: each is faster so."""
OVER = 4
"""Masks are drawn this many times as large as they are used."""
BREATH, PAUSE = 4, 0.0003
"""After so many pieces a drawing thread waits so many seconds: others need the interpreter to answer."""

Align = Literal["left", "middle", "right"]
Corners = tuple[bool, bool, bool, bool]
"""Which corners are round: top left, top right, bottom right, bottom left."""
ALL: Corners = (True, True, True, True)
TOP: Corners = (True, True, False, False)
BOTTOM: Corners = (False, False, True, True)
LEFT: Corners = (True, False, False, True)
Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""


F = TypeVar("F", bound=Hashable)


class Mask(NamedTuple):
    """Coverage, 0..255, to be laid with its top left corner at an offset from the place it is drawn for."""

    image: Image.Image
    dx: int
    dy: int


def _blank(w: int, h: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("L", (max(1, w) * OVER, max(1, h) * OVER), 0)
    return image, ImageDraw.Draw(image)


@functools.lru_cache(maxsize=512)
def _corner(r: int, quarter: int) -> Image.Image:
    """A quarter disc: 0 top left, 1 top right, 2 bottom right, 3 bottom left."""
    image, d = _blank(r, r)
    x, y = (0 if quarter in (0, 3) else -r * OVER), (0 if quarter in (0, 1) else -r * OVER)
    d.ellipse([x, y, x + 2 * r * OVER - 1, y + 2 * r * OVER - 1], fill=255)
    return image.reduce(OVER)


@functools.lru_cache(maxsize=256)
def _sheet(w: int, h: int, r: int, corners: Corners = ALL) -> Image.Image:
    """A box with round corners."""
    image, d = _blank(w, h)
    d.rounded_rectangle([0, 0, w * OVER - 1, h * OVER - 1], r * OVER, fill=255, corners=corners)
    return image.reduce(OVER)


@functools.lru_cache(maxsize=256)
def _disc(diameter: int) -> Image.Image:
    image, d = _blank(diameter, diameter)
    d.ellipse([0, 0, diameter * OVER - 1, diameter * OVER - 1], fill=255)
    return image.reduce(OVER)


@functools.lru_cache(maxsize=1024)
def _glyph(name: str, size: int, grow: int) -> Mask:
    """A glyph of this height, thickened by `grow` on every side."""
    side = size + 2 * (grow + 3)
    image, d = _blank(side, side)
    middle, r, edge = side * OVER / 2, size * OVER / 2, grow * OVER
    for piece in GLYPHS[name]:
        if piece.cut and grow:
            continue
        ink = 0 if piece.cut else 255
        match piece:
            case Poly(points=points):
                at = [(middle + x * r, middle + y * r) for x, y in points]
                d.polygon(at, fill=ink)
                if edge:
                    d.line([*at, at[0], at[1]], fill=ink, width=2 * edge, joint="curve")
            case Disc(x=x, y=y, r=radius):
                _dot(d, middle + x * r, middle + y * r, radius * r + edge, ink)
            case Stroke(points=points, width=wide):
                at = [(middle + x * r, middle + y * r) for x, y in points]
                _stroke(d, at, wide * r + 2 * edge, ink)
    return Mask(image.reduce(OVER), -(side // 2), -(side // 2))


def _dot(d: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: int) -> None:
    d.ellipse([x - r, y - r, x + r, y + r], fill=ink)


def _stroke(d: ImageDraw.ImageDraw, points: Sequence[tuple[float, float]], wide: float, ink: int) -> None:
    """A line with round joints and ends."""
    d.line(points, fill=ink, width=max(1, round(wide)), joint="curve")
    for x, y in (points[0], points[-1]):
        _dot(d, x, y, wide / 2, ink)


@functools.lru_cache(maxsize=256)
def _path(points: tuple[tuple[int, int], ...], wide: int, dash: tuple[int, int] | None, page: Box) -> Mask:
    """A line (`wide` > 0) or a filled polygon (`wide` 0) through points given from its first one.

    `page`: left, top, right and bottom of the canvas from there; nothing outside is drawn.
    """
    pad = wide + 2
    left = max(page[0], min(x for x, _ in points) - pad)
    top = max(page[1], min(y for _, y in points) - pad)
    right = min(page[2], max(x for x, _ in points) + pad)
    bottom = min(page[3], max(y for _, y in points) + pad)
    image, d = _blank(right - left, bottom - top)
    at = [((x - left) * OVER, (y - top) * OVER) for x, y in points]
    if not wide:
        d.polygon(at, fill=255)
    elif dash is None:
        _stroke(d, at, wide * OVER, 255)
    else:
        for a, b in _dashes(at[0], at[1], dash[0] * OVER, dash[1] * OVER):
            _stroke(d, [a, b], wide * OVER, 255)
    return Mask(image.reduce(OVER), left, top)


def _dashes(
    a: tuple[float, float], b: tuple[float, float], on: int, off: int
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The pieces of a dashed line from a to b."""
    length = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    starts = range(0, math.ceil(length), on + off)
    ends = [(s, min(s + on, length)) for s in starts]
    return [((a[0] + ux * s, a[1] + uy * s), (a[0] + ux * e, a[1] + uy * e)) for s, e in ends]


@functools.lru_cache(maxsize=128)
def _hatching(w: int, h: int, step: int, wide: int, r: int) -> Image.Image:
    """Diagonal lines in a box with round corners: the pattern that doubles a colour."""
    image, d = _blank(w, h)
    for k in range(-h * OVER, w * OVER, step * OVER):
        d.line([(k, h * OVER), (k + h * OVER, 0)], fill=255, width=wide * OVER)
    if r:
        clip = Image.new("L", image.size, 255)
        ImageDraw.Draw(clip).rounded_rectangle([0, 0, clip.width - 1, clip.height - 1], r * OVER, fill=0)
        image.paste(0, mask=clip)
    return image.reduce(OVER)


@functools.lru_cache(maxsize=768)
def letters(face: t.Face, size: int, text: str) -> Mask:
    """A line of text, from the left end of its baseline."""
    left, top, right, bottom = (round(v) for v in ink(face, size, text))
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    ImageDraw.Draw(image).text((-left, -top), text, fill=255, font=t.font(face, size), anchor="ls")
    return Mask(image, left, top)


def _within(points: Sequence[tuple[int, int]], wide: int, w: int, h: int, x: int, y: int) -> Box:
    """The canvas as seen from (x, y) where points reach beyond it, else the same for every place."""
    reach = wide + 2 + max(max(abs(a), abs(b)) for a, b in points)
    whole = (-reach, -reach, reach, reach)
    fits = x >= reach and y >= reach and x + reach <= w and y + reach <= h
    return whole if fits else (-x, -y, w - x, h - y)


class Line(NamedTuple):
    """One line of text as it is set: left end of the baseline, and the box that it may not leave."""

    x: int
    y: int
    text: str
    face: t.Face
    size: int
    fill: t.Colour
    box: tuple[float, float, float, float]
    """Left, top, right, bottom; the canvas's own for a single line's height."""


class Canvas:
    """A picture in the making. Coordinates are pixels from the top left, rounded to whole ones."""

    def __init__(self, w: int, h: int, ground: t.Colour = t.PAPER) -> None:
        self.w, self.h = w, h
        self.image = plain(w, h, place(ground))
        self._laid = 0

    # shapes

    def _lay(self, mask: Image.Image, x: float, y: float, fill: t.Colour) -> None:
        lay(self.image, mask, round(x), round(y), fill)
        self._laid += 1
        if not self._laid % BREATH:
            time.sleep(PAUSE)

    def _bar(self, left: int, top: int, right: int, bottom: int, fill: t.Colour) -> None:
        if right > left and bottom > top:
            self.image.paste(place(fill), (left, top, right, bottom))

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: t.Colour,
        r: int = 0,
        *,
        edge: t.Colour | None = None,
        wide: int = 0,
        corners: Corners = ALL,
    ) -> None:
        """A box, with round corners of radius `r` and an edge `wide` pixels inside it."""
        left, top, right, bottom = round(x), round(y), round(x + w), round(y + h)
        if edge is not None and wide:
            self._box(left, top, right, bottom, edge, r, corners)
            left, top, right, bottom = left + wide, top + wide, right - wide, bottom - wide
            r = max(0, r - wide)
        self._box(left, top, right, bottom, fill, r, corners)

    def _box(
        self, left: int, top: int, right: int, bottom: int, fill: t.Colour, r: int, corners: Corners
    ) -> None:
        r = min(r, (right - left) // 2, (bottom - top) // 2)
        if r <= 0:
            self._bar(left, top, right, bottom, fill)
            return
        if (right - left) * (bottom - top) <= SMALL:
            self._lay(_sheet(right - left, bottom - top, r, corners), left, top, fill)
            return
        self._bar(left + r, top, right - r, bottom, fill)
        for side, (x0, x1) in ((0, (left, left + r)), (1, (right - r, right))):
            upper, lower = (corners[0], corners[3]) if side == 0 else (corners[1], corners[2])
            self._bar(x0, top + (r if upper else 0), x1, bottom - (r if lower else 0), fill)
            if upper:
                self._lay(_corner(r, side), x0, top, fill)
            if lower:
                self._lay(_corner(r, 3 - side), x0, bottom - r, fill)

    def dashed(self, x: float, y: float, w: float, h: float, fill: t.Colour, wide: int = 3) -> None:
        """The dashed outline of an empty place."""
        on, off = 14, 10
        for k in range(0, round(w), on + off):
            n = min(on, round(w) - k)
            self.rect(x + k, y, n, wide, fill)
            self.rect(x + k, y + h - wide, n, wide, fill)
        for k in range(0, round(h), on + off):
            n = min(on, round(h) - k)
            self.rect(x, y + k, wide, n, fill)
            self.rect(x + w - wide, y + k, wide, n, fill)

    def disc(
        self, cx: float, cy: float, r: float, fill: t.Colour, *, edge: t.Colour | None = None, wide: int = 0
    ) -> None:
        """A disc, with an edge inside it."""
        x, y, size = round(cx - r), round(cy - r), round(2 * r)
        if edge is not None and wide:
            self._lay(_disc(size), x, y, edge)
            x, y, size = x + wide, y + wide, size - 2 * wide
        self._lay(_disc(size), x, y, fill)

    def poly(self, points: Sequence[tuple[float, float]], fill: t.Colour) -> None:
        """A filled polygon."""
        self._through(points, 0, None, fill)

    def line(
        self,
        a: tuple[float, float],
        b: tuple[float, float],
        fill: t.Colour,
        wide: int,
        dash: tuple[int, int] | None = None,
    ) -> None:
        """A line with round ends; `dash`: pixels on and off."""
        self._through((a, b), wide, dash, fill)

    def _through(
        self, points: Sequence[tuple[float, float]], wide: int, dash: tuple[int, int] | None, fill: t.Colour
    ) -> None:
        x0, y0 = round(points[0][0]), round(points[0][1])
        away = tuple((round(x) - x0, round(y) - y0) for x, y in points)
        inside = _within(away, wide, self.w, self.h, x0, y0)
        mask = _path(away, wide, dash, inside)
        self._lay(mask.image, x0 + mask.dx, y0 + mask.dy, fill)

    def hatch(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: t.Colour,
        step: int = 14,
        wide: int = 3,
        r: int = 0,
    ) -> None:
        """Diagonal lines over a box."""
        self._lay(_hatching(round(w), round(h), step, wide, r), x, y, fill)

    def glyph(
        self,
        name: str,
        cx: float,
        cy: float,
        size: float,
        fill: t.Colour,
        *,
        edge: t.Colour | None = None,
        wide: int = 0,
    ) -> None:
        """A sign of this height around its middle, with an edge outside it."""
        if edge is not None and wide:
            self._sign(_glyph(name, round(size), wide), cx, cy, edge)
        self._sign(_glyph(name, round(size), 0), cx, cy, fill)

    def _sign(self, mask: Mask, cx: float, cy: float, fill: t.Colour) -> None:
        self._lay(mask.image, round(cx) + mask.dx, round(cy) + mask.dy, fill)

    # text

    def set_line(self, line: Line) -> None:
        """Lay one line of text. All text goes through here."""
        mask = letters(line.face, line.size, line.text)
        self._lay(mask.image, line.x + mask.dx, line.y + mask.dy, line.fill)

    def _set(
        self,
        got: Fitted,
        n: int,
        base: float,
        box: tuple[float, float, float, float],
        fill: t.Colour,
        align: Align,
    ) -> float:
        text, (left, _, right, _) = got.lines[n], box
        w, mask = width(got.face, got.size, text), letters(got.face, got.size, text)
        start = {"left": left, "middle": (left + right - w) / 2, "right": right - w}[align]
        start = max(left - mask.dx, min(start, right - mask.dx - mask.image.width))
        self.set_line(Line(round(start), round(base), text, got.face, got.size, fill, box))
        return w

    def text(
        self,
        x: float,
        y: float,
        w: float,
        text: str,
        style: t.Type,
        fill: t.Colour = t.INK,
        align: Align = "left",
    ) -> float:
        """One line in the width `w` from `x` on; `y` is the middle of its capitals. Returns its width."""
        if not text:
            return 0.0
        got = fit_line(style, text, w)
        base = y + cap_height(got.face, got.size) / 2
        return self._set(got, 0, base, (x, 0, x + w, self.h), fill, align)

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        text: str,
        style: t.Type,
        fill: t.Colour = t.INK,
        *,
        lines: int = 3,
        align: Align = "left",
        top: bool = False,
        lead: float = 1.0,
    ) -> None:
        """Wrapped text inside a box, in its middle or from its top."""
        if not text:
            return
        got = fit_box(style, text, w, h, lines, lead)
        cap, tall = cap_height(got.face, got.size), got.step * (len(got.lines) - 1)
        base = y + got.above if top else y + (h - tall + cap) / 2
        base = max(y + got.above, min(base, y + h - got.below - tall))
        for n in range(len(got.lines)):
            self._set(got, n, base + n * got.step, (x, y, x + w, y + h), fill, align)

    # pieces that are kept

    def paste(self, other: Image.Image, x: float, y: float) -> None:
        """Lay a finished piece, which is in the house's palette too."""
        self.image.paste(other, (round(x), round(y)))


class Store:
    """Finished pieces of pictures in the house's palette, a byte a pixel, the latest used last.

    At most `budget` bytes; safe for several threads.
    """

    def __init__(self, budget: int) -> None:
        self.budget, self.used = budget, 0
        self._images: collections.OrderedDict[Hashable, Image.Image] = collections.OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> Image.Image | None:
        """The piece kept under a key."""
        with self._lock:
            image = self._images.get(key)
            if image is not None:
                self._images.move_to_end(key)
            return image

    def put(self, key: Hashable, image: Image.Image) -> None:
        """Keep a piece; what has not been used for longest makes room for it."""
        with self._lock:
            if key not in self._images:
                self.used += _bytes(image)
            self._images[key] = image
            while self.used > self.budget:
                self.used -= _bytes(self._images.popitem(last=False)[1])

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._images.clear()
            self.used = 0


def _bytes(image: Image.Image) -> int:
    return image.width * image.height


FACES = Store(4_000_000)
"""All card faces of all games together."""
PANELS = Store(2_000_000)
"""Players' own places, which change with nearly every move of theirs: they are not to push faces out."""


class Kept(Generic[F]):
    """Faces of one kind, by everything that they show: drawn once and kept in a store.

    `draw` paints a face on a canvas of its size; a face is a hashable description, its words included.
    """

    def __init__(self, draw: Callable[[Canvas, F], None], store: Store = FACES) -> None:
        self._draw, self._store = draw, store

    def lay(
        self,
        on: Canvas,
        x: float,
        y: float,
        w: float,
        h: float,
        face: F,
        ground: t.Colour = t.PAPER,
    ) -> None:
        """Lay a face on a canvas; `ground` is what shows around its corners."""
        key = (self._draw, face, round(w), round(h), ground)
        image = self._store.get(key)
        if image is None:
            canvas = Canvas(round(w), round(h), ground)
            self._draw(canvas, face)
            image = canvas.image
            self._store.put(key, image)
        on.paste(image, x, y)
