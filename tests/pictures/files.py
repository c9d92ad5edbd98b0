"""Opening and comparing pictures."""

from __future__ import annotations

import io
from typing import Any, cast

from PIL import Image, ImageChops

Pixel = tuple[int, int, int]


def opened(png: bytes) -> Image.Image:
    """A PNG as RGB."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def pixels(png: bytes) -> list[tuple[int, Pixel]]:
    """The colours of a PNG with their counts."""
    return cast("list[tuple[int, Pixel]]", opened(png).getcolors(1 << 24))


def different(a: Image.Image, b: Image.Image, slack: int = 24) -> float:
    """The share of pixels, 0..1, that differ by more than `slack` of 255 in some channel."""
    if a.size != b.size:
        return 1.0
    channels: Any = ImageChops.difference(a, b).split()
    worst = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return sum(worst.histogram()[slack + 1 :]) / (a.width * a.height)
