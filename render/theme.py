"""The look of Backroom's pictures: colours, type scale, spacing. Data and pure helpers, no drawing.

Every number is in picture pixels at 1080 px width; a phone shows about a third of that.
"""

from __future__ import annotations

import functools
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import ImageFont

WIDTH = 1080
TALLEST = 1620
"""No picture is higher than one and a half times its width."""
MARGIN = 32
GAP = 16
INNER = WIDTH - 2 * MARGIN
R_CARD, R_CHIP, R_PANEL = 14, 12, 20

Colour = str
"""`#RRGGBB`."""

# Shared by all games.
PAPER = "#F4EFE6"
CARD = "#FFFCF5"
SHADE = "#E6DECF"
RULE = "#C9BEA9"  # lines only, never text
INK = "#1F1B16"
SOFT = "#5B5347"
SLATE = "#3D372F"
WHITE = "#FFFFFF"
GOOD, BAD = "#00694F", "#A63D00"
LAST, LAST_PALE = "#E69F00", "#FBE3AE"  # the last move; the drop of seat 8 apart, nothing else is orange

# One accent per game.
NAVY, BRASS, BRASS_PALE, BRASS_DARK = "#16243F", "#D9B25F", "#F3E2B6", "#7A5A10"
BLUE, BLUE_PALE, BRICK, BRICK_PALE = "#005A8F", "#D6E6F0", "#9C3A1A", "#F4DDD2"
GOLD = "#F0C020"
NEWS, NEWS_DARK, THREAD, THREAD_PALE = "#EDE8DC", "#D9D2C2", "#B3261E", "#DDB1A6"
POSTER, POSTER_RAY, POSTER_PALE, SUN = "#0B4F4A", "#125D57", "#D5E6DF", "#F0C94A"


class Hue(NamedTuple):
    """A colour with its twins: text on it, itself as text on paper, and pale for what is empty."""

    fill: Colour
    ink: Colour
    dark: Colour
    pale: Colour


EVIDENCE = {
    "blue": Hue("#0072B2", WHITE, BLUE, BLUE_PALE),
    "yellow": Hue(GOLD, INK, "#6B5200", "#FBF0C4"),
    "green": Hue("#005F43", WHITE, GOOD, "#B9E0CC"),
}


class SeatMark(NamedTuple):
    """How a seat is told: by a colour and always by a shape. `in_disc`: its height in a disc of radius 1."""

    fill: Colour
    ink: Colour
    shape: str
    in_disc: float


SEATS = (
    SeatMark(BLUE, WHITE, "circle", 1.62),
    SeatMark(BAD, WHITE, "square", 1.42),
    SeatMark(GOOD, WHITE, "triangle", 1.4),
    SeatMark(GOLD, INK, "diamond", 1.6),
    SeatMark("#A0447A", WHITE, "hexagon", 1.62),
    SeatMark("#56B4E9", INK, "star", 1.62),
    SeatMark(SLATE, WHITE, "cross", 1.5),
    SeatMark(LAST, INK, "drop", 1.55),
)

Face = Literal["head", "sans", "semi", "bold", "serif", "black"]
SMALLEST = 26
"""Nothing on a picture is set smaller: 26 px is what a phone of 360 px still lets one read."""

_FILES: dict[Face, tuple[str, str]] = {
    "head": ("font_fjallaone", "FjallaOne-Regular.ttf"),
    "sans": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "semi": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    "serif": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "black": ("font_source_serif_pro", "SourceSerifPro-Black.ttf"),
}


class Type(NamedTuple):
    """A text style: `size` when there is room, down to `least`, where the text is cut short instead."""

    face: Face
    size: int
    least: int = SMALLEST


@functools.lru_cache(maxsize=256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """The font from its PyPI package. Basic layout: the same on every build of Pillow."""
    package, name = _FILES[face]
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise RuntimeError(f"the font package {package} is not installed (see requirements.txt)")
    path = Path(spec.submodule_search_locations[0]) / "files" / name
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@functools.lru_cache(maxsize=1024)
def rgb(colour: Colour) -> tuple[int, int, int]:
    """`#RRGGBB` as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """`a` with a `share` (0..1) of `b`."""
    mixed = (round(p + (q - p) * share) for p, q in zip(rgb(a), rgb(b), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*mixed)


def luminance(colour: Colour) -> float:
    """Relative luminance, 0..1 (WCAG 2.2)."""

    def linear(value: int) -> float:
        v = value / 255
        return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4

    r, g, b = (linear(v) for v in rgb(colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio, 1..21 (WCAG 2.2)."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
