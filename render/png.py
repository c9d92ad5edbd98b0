"""From a canvas to a small PNG: one fixed palette for the whole house, no dithering."""

from __future__ import annotations

import functools
import struct
import zlib
from typing import Any, Literal

from isal import isal_zlib
from PIL import Image, ImageDraw

from render import theme as t

Colours = Literal["default", "contrast"]
"""A person's choice: the house's colours, or the same ones pulled apart."""
LEVEL = 1
"""Of ISA-L: a tenth of the time of zlib's 3 for a few bytes more."""
LINES = 32
"""So many lines of a picture are compressed at a time."""

FLAT = (
    t.PAPER, t.CARD, t.SHADE, t.RULE, t.INK, t.SOFT, t.SLATE, t.WHITE, t.GOOD, t.BAD, t.LAST, t.LAST_PALE,
    t.NAVY, t.BRASS, t.BRASS_PALE, t.BRASS_DARK, t.BLUE, t.BLUE_PALE, t.BRICK, t.BRICK_PALE, t.GOLD,
    t.NEWS, t.NEWS_DARK, t.THREAD, t.THREAD_PALE, t.POSTER, t.POSTER_RAY, t.POSTER_PALE, t.SUN,
    *(colour for hue in t.EVIDENCE.values() for colour in hue), *(seat.fill for seat in t.SEATS),
)  # fmt: skip
"""Every colour that covers an area; each maps onto itself."""
_ON_LIGHT = (
    t.PAPER, t.CARD, t.SHADE, t.LAST_PALE, t.BRASS_PALE, t.BRASS, t.GOLD, t.LAST, t.BLUE_PALE, t.BRICK_PALE,
)  # fmt: skip
_ON_DARK = (
    t.INK,
    t.NAVY,
    t.BLUE,
    t.BRICK,
    t.BAD,
    t.GOOD,
    t.POSTER,
    t.THREAD,
    t.EVIDENCE["blue"].fill,
    t.EVIDENCE["green"].fill,
)
_EDGES = (
    *((t.INK, ground) for ground in _ON_LIGHT),
    *((t.WHITE, ground) for ground in _ON_DARK),
    *((fill, t.CARD) for fill in (t.SOFT, t.BAD, t.GOOD, t.NAVY, t.BLUE, t.BRICK, t.POSTER, t.BRASS_DARK)),
    *((fill, t.PAPER) for fill in (t.THREAD, t.THREAD_PALE, t.RULE)),
    *((t.INK, fill) for fill in (t.BLUE, t.BRICK, t.GOOD, t.BAD, t.THREAD)),
    (t.BRASS, t.NAVY), (t.SUN, t.POSTER), (t.INK, t.NEWS), (t.INK, t.POSTER_PALE), (t.BRASS_PALE, t.BLUE),
    (t.BRASS_PALE, t.BRICK), (t.BRASS_DARK, t.BRASS_PALE),
)  # fmt: skip
"""Pairs whose smoothed edges are common: their mixtures fill the rest of the palette."""
_SHARES = (0.5, 0.25, 0.75)
_MOST = 256


def _house() -> tuple[t.Colour, ...]:
    """The colours of the palette: the flat ones, then mixtures, at most 256."""
    mixed = (t.mix(a, b, share) for share in _SHARES for a, b in _EDGES)
    return tuple(dict.fromkeys([*FLAT, *mixed]))[:_MOST]


HOUSE = _house()


def _pulled(value: int) -> int:
    """A channel's value further away from the middle."""
    return max(0, min(255, round(128 + (value - 128) * 1.3)))


@functools.cache
def _palette(colours: Colours) -> bytes:
    channels = (v for colour in HOUSE for v in t.rgb(colour))
    return bytes(channels if colours == "default" else map(_pulled, channels))


def plain(w: int, h: int, at: int = 0) -> Image.Image:
    """A picture in the house's palette, all of the colour at this place in it."""
    image = Image.new("P", (w, h), at)
    image.putpalette(_palette("default"))
    image.load()  # or Pillow's core would not know the palette yet
    return image


@functools.cache
def _chart() -> Image.Image:
    """The image whose palette Pillow maps onto."""
    return plain(1, 1)


def mapped(image: Image.Image) -> Image.Image:
    """The picture in the house's palette."""
    return image.quantize(palette=_chart(), dither=Image.Dither.NONE)


@functools.cache
def place(colour: t.Colour) -> int:
    """Where a colour, or the one nearest to it, is in the palette."""
    return mapped(Image.new("RGB", (1, 1), colour)).tobytes()[0]


@functools.lru_cache(maxsize=4096)
def _ramp(colour: t.Colour, ground: int) -> bytes:
    """For each coverage from 0 to 255 the place of a colour that is laid so on the one at `ground`."""
    strip = Image.new("RGB", (256, 1), HOUSE[ground])
    ImageDraw.Draw(strip).bitmap((0, 0), Image.frombytes("L", (256, 1), bytes(range(256))), t.rgb(colour))
    return mapped(strip).tobytes()


_ANY = bytes([0, *[255] * 255])
"""Coverage: none, or some."""


def lay(image: Image.Image, cover: Image.Image, x: int, y: int, colour: t.Colour) -> None:
    """Lay a colour on a picture in the house's palette, as dense as `cover` says, 0 to 255.

    On even ground, which is nearly all there is, that is a look-up; else the colours are mixed and mapped.
    Pillow's core is asked itself: what is wrapped around it takes longer than such small pieces do.
    """
    box = max(x, 0), max(y, 0), min(x + cover.width, image.width), min(y + cover.height, image.height)
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    if (box[2] - box[0], box[3] - box[1]) != cover.size:
        cover = cover.crop((box[0] - x, box[1] - y, box[2] - x, box[3] - y))
    page, mask = image.im, cover.im
    ground = page.crop(box)
    least, most = ground.getextrema()
    if least == most:
        page.paste(mask.point(_ramp(colour, least), "P"), box)
        return
    mixed = ground.convert("RGB", 0)
    mixed.paste(t.rgb(colour), (0, 0, *cover.size), mask)
    # Only where there is some of it: to the palette and back is not the same for every mixture.
    page.paste(mixed.convert("P", 0, _chart().im), box, mask.point(_ANY, "L"))


def encode(image: Image.Image, colours: Colours = "default") -> bytes:
    """The picture, which is in the house's palette, as a PNG: the same bytes for the same picture."""
    head = struct.pack(">2I5B", *image.size, 8, 3, 0, 0, 0)  # eight bits a pixel, by the palette
    parts = (b"IHDR", head), (b"PLTE", _palette(colours)), (b"IDAT", _packed(image)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _packed(image: Image.Image) -> bytes:
    """The pixels by lines, each after a zero that says that it is not filtered (PNG 9.2), compressed.

    A few lines at a time: to be given large pieces of memory takes longer than all the rest.
    """
    pixels, w = memoryview(image.tobytes()), image.width
    lines = [pixels[at : at + w] for at in range(0, len(pixels), w)]
    packer: Any = isal_zlib.compressobj(LEVEL)  # pyright: ignore[reportUnknownMemberType]
    some = (lines[n : n + LINES] for n in range(0, len(lines), LINES))
    packed = [packer.compress(b"\0" + b"\0".join(part)) for part in some]
    return b"".join([*packed, packer.flush()])


def _chunk(kind: bytes, body: bytes) -> bytes:
    """A part of a PNG file with its length and its checksum (PNG 5.3)."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
