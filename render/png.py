"""From a canvas to a small PNG: one fixed palette for the whole house, no dithering."""

from __future__ import annotations

import functools
import struct
import zlib
from typing import Literal

from isal import isal_zlib
from PIL import Image

from render import theme as t

Colours = Literal["default", "contrast"]
"""A person's choice: the house's colours, or the same ones pulled apart."""
LEVEL = 1
"""Of ISA-L: a tenth of the time of zlib's 3 for a few bytes more."""

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


@functools.cache
def _chart() -> Image.Image:
    """The image whose palette Pillow maps onto."""
    chart = Image.new("P", (1, 1))
    chart.putpalette(_palette("default"))
    chart.load()
    return chart


def mapped(image: Image.Image) -> Image.Image:
    """The picture in the house's palette: a fourth of the memory, and what `encode` makes of it anyway."""
    return image.quantize(palette=_chart(), dither=Image.Dither.NONE)


def encode(image: Image.Image, colours: Colours = "default") -> bytes:
    """The picture as a palette PNG, the same bytes for the same picture."""
    head = struct.pack(">2I5B", *image.size, 8, 3, 0, 0, 0)  # eight bits a pixel, by the palette
    pixels = _lines(image if image.mode == "P" else mapped(image))
    data = isal_zlib.compress(pixels, LEVEL)  # pyright: ignore[reportUnknownMemberType]
    parts = (b"IHDR", head), (b"PLTE", _palette(colours)), (b"IDAT", data), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _lines(pixels: Image.Image) -> bytes:
    """The pixels by lines, each after a zero that says that it is not filtered (PNG 9.2)."""
    wider = Image.new("P", (pixels.width + 1, pixels.height))
    wider.paste(pixels, (1, 0))
    return wider.tobytes()


def _chunk(kind: bytes, body: bytes) -> bytes:
    """A part of a PNG file with its length and its checksum (PNG 5.3)."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
