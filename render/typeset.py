"""Text that fits: measuring, cleaning, wrapping, shrinking. Pure; the drawing is done by `canvas`."""

from __future__ import annotations

import bisect
import functools
import itertools
import math
import re
import unicodedata
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.theme import Face, Type, font

_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Unicode categories that are never drawn: controls, direction marks, private and unassigned."""
_LAST_DRAWN = "\u2b00"
"""Pictographs start here; no face we ship draws them."""
_FALLBACK: Face = "bold"
"""The face with the widest coverage: Greek and Cyrillic too."""


@functools.lru_cache(maxsize=2048)
def ink(face: Face, size: int, text: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is drawn, from the left end of the baseline."""
    return font(face, size).getbbox(text, anchor="ls")


@functools.lru_cache(maxsize=16384)
def width(face: Face, size: int, text: str) -> float:
    """Where the next letter would begin, or the ink ends if that is farther: "…" in the serif faces."""
    return font(face, size).getlength(text) + _overhang(face, size, text[-1:])


@functools.lru_cache(maxsize=2048)
def _overhang(face: Face, size: int, char: str) -> float:
    """How far a letter's ink reaches beyond the place of the next letter."""
    return max(0.0, ink(face, size, char)[2] - font(face, size).getlength(char))


@functools.lru_cache(maxsize=512)
def cap_height(face: Face, size: int) -> int:
    """Height of the capitals: text is centred by it, in every face."""
    return -int(font(face, size).getbbox("H", anchor="ls")[1])


def line_step(face: Face, size: int) -> int:
    """Distance of two baselines."""
    return round(size * (1.16 if face == "head" else 1.12))


@functools.lru_cache(maxsize=4096)
def _draws(face: Face, char: str) -> bool:
    """Whether the font draws this character itself rather than its box for what is missing."""
    if char.isspace():
        return True
    return _drawn(face, char) != _drawn(face, "\uffff")


def _drawn(face: Face, char: str) -> bytes:
    image = Image.new("L", (64, 64))
    ImageDraw.Draw(image).text((8, 48), char, fill=255, font=font(face, 40), anchor="ls")
    return image.tobytes()


@functools.lru_cache(maxsize=4096)
def drawable(face: Face, text: str) -> tuple[Face, str]:
    """A face and the part of `text` that it can draw; "?" when nothing is left.

    Names come from people: Greek and Cyrillic need another face, emoji and CJK are in none that we ship.
    """
    text = unicodedata.normalize("NFC", text).replace("\u202f", "\u00a0")
    text = "".join(c for c in text if c == "\n" or unicodedata.category(c) not in _DROPPED)
    if text.isascii() or all(_draws(face, c) for c in text):
        return face, text or "?"
    if all(_draws(_FALLBACK, c) for c in text):
        return _FALLBACK, text
    kept = "".join(c for c in text if c < _LAST_DRAWN and _draws(_FALLBACK, c))
    kept = re.sub(r" +([\s.,:;!?)’…])", r"\1", kept).strip()
    return (face if all(_draws(face, c) for c in kept) else _FALLBACK), kept or "?"


def initial(name: str) -> str:
    """The capital that stands for a name: its first drawable letter or figure."""
    _, text = drawable("head", name)
    return next((c.upper()[0] for c in text if c.isalnum()), "?")


def shorten(face: Face, size: int, text: str, w: float) -> str:
    """`text`, or its beginning and an ellipsis, in `w` pixels."""
    if width(face, size, text) <= w:
        return text
    most = bisect.bisect_left(range(len(text)), True, key=lambda n: width(face, size, _cut(text, n + 1)) > w)
    return _cut(text, most)


def _cut(text: str, length: int) -> str:
    return text[:length].rstrip(" ,;:") + "…"


def _pieces(text: str) -> list[tuple[str, str]]:
    """The parts between which a line may end, each with what joins it to the part before."""
    parts: list[tuple[str, str]] = []
    for word in text.split(" "):
        halves = re.split(r"(?<=\w-)(?=\w)", word)
        parts += [(" " if n == 0 else "", half) for n, half in enumerate(halves)]
    return parts


def _chopped(face: Face, size: int, word: str, w: float) -> list[str]:
    """A word wider than `w`, hyphenated wherever the room ends."""
    out: list[str] = []
    line = ""
    for char in word:
        if line and width(face, size, line + char + "-") > w:
            out.append(line + "-")
            line = ""
        line += char
    return [*out, line]


def wrap(face: Face, size: int, text: str, w: float, *, force: bool = False) -> list[str] | None:
    """Lines of at most `w` pixels, ending at spaces and hyphens.

    None when a word is too wide, unless `force` lets it be broken anywhere.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for joint, part in _pieces(paragraph):
            longer = f"{line}{joint}{part}" if line else part
            if width(face, size, longer) <= w:
                line = longer
                continue
            lines += [line] if line else []
            line = part
            if width(face, size, part) > w:
                if not force:
                    return None
                *full, line = _chopped(face, size, part, w)
                lines += full
        lines.append(line)
    return lines


def _balanced(face: Face, size: int, text: str, w: float, lines: list[str]) -> list[str]:
    """The same number of lines without a last one of a single short word."""
    share = 0.95
    while len(lines) > 1 and width(face, size, lines[-1]) < w * 0.34 and share > 0.55:
        again = wrap(face, size, text, w * share)
        if again is None or len(again) != len(lines):
            break
        lines, share = again, share - 0.05
    return lines


class Fitted(NamedTuple):
    """Text ready to be set: a face that can draw it, its size, its lines, the distance of their baselines.

    `above`, `below`: how far the ink reaches above the first baseline and below the last.
    """

    face: Face
    size: int
    lines: tuple[str, ...]
    step: int
    above: int
    below: int

    @property
    def height(self) -> int:
        """From the uppermost to the lowest ink."""
        return self.above + self.step * (len(self.lines) - 1) + self.below


@functools.lru_cache(maxsize=4096)
def fit_line(style: Type, text: str, w: float) -> Fitted:
    """One line: the largest size at which it fits, cut short at the least size."""
    face, text = drawable(style.face, text.replace("\n", " "))
    size = style.size
    full = width(face, size, text)
    if full > w:
        size = max(style.least, min(size, int(size * w / full) + 1))
        while size > style.least and width(face, size, text) > w:
            size -= 1
    return _fitted(face, size, [shorten(face, size, text, w)], 1.0)


def fits(style: Type, text: str, w: float) -> bool:
    """Whether one line takes it whole, at the least size if need be."""
    face, drawn = drawable(style.face, text)
    return width(face, style.least, drawn) <= w


@functools.lru_cache(maxsize=4096)
def fit_box(style: Type, text: str, w: float, h: float, lines: int, lead: float = 1.0) -> Fitted:
    """Up to `lines` lines inside `w` x `h`: shrunk first, cut short with an ellipsis at the least size."""
    face, text = drawable(style.face, text)
    for size in range(style.size, style.least - 1, -2):
        got = wrap(face, size, text, w)
        if got is not None and len(got) <= lines:
            block = _fitted(face, size, _balanced(face, size, text, w, got), lead)
            if block.height <= h:
                return block
    got = wrap(face, style.least, text, w, force=True) or [text]
    for most in range(min(lines, len(got)), 1, -1):
        block = _fitted(face, style.least, _first(face, style.least, got, most, w), lead)
        if block.height <= h:
            return block
    return _fitted(face, style.least, _first(face, style.least, got, 1, w), lead)


def _first(face: Face, size: int, lines: list[str], most: int, w: float) -> list[str]:
    """The first `most` lines; the last one says that something is missing."""
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], shorten(face, size, " ".join(lines[most - 1 :]), w)]


def _fitted(face: Face, size: int, lines: list[str], lead: float) -> Fitted:
    """Lines far enough apart that no ink touches the next line's."""
    reach = [_reach(face, size, line) for line in lines]
    touching = (below + above for (_, below), (above, _) in itertools.pairwise(reach))
    step = max([round(line_step(face, size) * lead), *touching])
    return Fitted(face, size, tuple(lines), step, reach[0][0], reach[-1][1])


@functools.lru_cache(maxsize=8192)
def _reach(face: Face, size: int, line: str) -> tuple[int, int]:
    """How far a line's ink reaches above and below its baseline."""
    _, top, _, bottom = ink(face, size, line)
    return math.ceil(-top), math.ceil(bottom)
