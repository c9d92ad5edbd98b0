"""The shapes of the house's little signs: no emoji font, the same on every machine. Data and geometry only.

Every glyph lives in a box from -1 to 1 on both axes, y downwards. A piece with `cut` is taken out of what
came before it, so that what lies under the glyph shows through.
"""

from __future__ import annotations

import math
from typing import NamedTuple

Point = tuple[float, float]
Points = tuple[Point, ...]


class Poly(NamedTuple):
    """A filled polygon."""

    points: Points
    cut: bool = False


class Disc(NamedTuple):
    """A filled disc."""

    x: float
    y: float
    r: float
    cut: bool = False


class Stroke(NamedTuple):
    """A line with round ends."""

    points: Points
    width: float
    cut: bool = False


Piece = Poly | Disc | Stroke


def _ring(n: int, r: float = 1.0, turn: float = -90.0) -> Points:
    """A regular polygon."""
    angles = [math.radians(turn + 360 * k / n) for k in range(n)]
    return tuple((r * math.cos(a), r * math.sin(a)) for a in angles)


def _star(n: int = 5, inner: float = 0.45) -> Points:
    """A star, lowered a little so that its weight sits in the middle."""
    out: list[Point] = []
    for k in range(2 * n):
        r, a = (1.08 if k % 2 == 0 else 1.08 * inner), math.radians(-90 + 180 * k / n)
        out.append((r * math.cos(a), r * math.sin(a) + 0.06))
    return tuple(out)


def _arc(cx: float, cy: float, r: float, start: float, end: float, n: int = 14) -> Points:
    """A part of a circle, in degrees."""
    angles = [math.radians(start + (end - start) * k / n) for k in range(n + 1)]
    return tuple((cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles)


def _turn(start: float, end: float, r: float = 0.72, head: float = 0.62) -> tuple[Piece, ...]:
    """An open ring with an arrow head at its end, along the way it runs."""
    way, a = (1 if end > start else -1), math.radians(end)
    px, py = r * math.cos(a), r * math.sin(a)
    tip = (px - way * math.sin(a) * head, py + way * math.cos(a) * head)
    out = (px + math.cos(a) * 0.48, py + math.sin(a) * 0.48)
    back = (px - math.cos(a) * 0.48, py - math.sin(a) * 0.48)
    return Stroke(_arc(0, 0, r, start, end, 28), 0.26), Poly((tip, out, back))


def _box(left: float, top: float, right: float, bottom: float) -> Points:
    return (left, top), (right, top), (right, bottom), (left, bottom)


_CROSS: Points = (
    (-0.36, -0.98), (0.36, -0.98), (0.36, -0.36), (0.98, -0.36), (0.98, 0.36), (0.36, 0.36),
    (0.36, 0.98), (-0.36, 0.98), (-0.36, 0.36), (-0.98, 0.36), (-0.98, -0.36), (-0.36, -0.36),
)  # fmt: skip
_BOLT: Points = ((0.25, -1.05), (-0.7, 0.2), (-0.05, 0.2), (-0.3, 1.05), (0.7, -0.25), (0.05, -0.25))
_SHIELD: Points = (
    (-0.82, -0.9), (0, -1.05), (0.82, -0.9), (0.82, 0.1), (0.5, 0.65), (0, 1.05), (-0.5, 0.65), (-0.82, 0.1),
)  # fmt: skip
_HOURGLASS: Points = ((-0.75, -0.95), (0.75, -0.95), (0.1, 0), (0.75, 0.95), (-0.75, 0.95), (-0.1, 0))
_CROWN: Points = (
    (-0.95, -0.55), (-0.45, 0.0), (0, -0.9), (0.45, 0.0), (0.95, -0.55), (0.8, 0.8), (-0.8, 0.8),
)  # fmt: skip
_FLAME: Points = (
    (0.05, -1.1), (0.2, -0.55), (0.75, -0.1), (0.72, 0.5), (0.3, 0.98), (-0.3, 0.98), (-0.72, 0.5),
    (-0.66, -0.1), (-0.3, 0.12), (-0.28, -0.5),
)  # fmt: skip
_PERSON: Points = ((-0.85, 0.95), (-0.75, 0.3), (-0.35, 0.05), (0.35, 0.05), (0.75, 0.3), (0.85, 0.95))
_MASK: Points = (
    (-0.85, -0.8), (0.85, -0.8), (0.85, 0.1), (0.45, 0.8), (0, 1.0), (-0.45, 0.8), (-0.85, 0.1),
)  # fmt: skip
_HEART: Points = ((-0.94, -0.1), (0.94, -0.1), (0.45, 0.5), (0, 0.95), (-0.45, 0.5))

GLYPHS: dict[str, tuple[Piece, ...]] = {
    # plain shapes: seats, sides, tokens
    "circle": (Disc(0, 0, 0.98),),
    "square": (Poly(_box(-0.88, -0.88, 0.88, 0.88)),),
    "triangle": (Poly(((0, -1.0), (1.06, 0.86), (-1.06, 0.86))),),
    "diamond": (Poly(((0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0))),),
    "hexagon": (Poly(_ring(6, 1.05, 0)),),
    "star": (Poly(_star()),),
    "cross": (Poly(_CROSS),),
    "drop": (Disc(0, 0.28, 0.72), Poly(((0, -1.1), (0.66, 0.02), (-0.66, 0.02)))),
    "octagon": (Poly(_ring(8, 1.05, 22.5)),),
    "shield": (Poly(_SHIELD),),
    # states and marks
    "ready": (Poly(((-0.7, -0.9), (0.95, 0), (-0.7, 0.9))),),
    "check": (Stroke(((-0.75, 0.05), (-0.2, 0.6), (0.8, -0.6)), 0.36),),
    "x": (Stroke(((-0.7, -0.7), (0.7, 0.7)), 0.34), Stroke(((-0.7, 0.7), (0.7, -0.7)), 0.34)),
    "hourglass": (Poly(_HOURGLASS),),
    "flag": (Stroke(((-0.7, -1.0), (-0.7, 1.0)), 0.22), Poly(((-0.6, -0.95), (0.9, -0.5), (-0.6, 0.05)))),
    "lock": (Poly(_box(-0.75, -0.1, 0.75, 0.95)), Stroke(_arc(0, -0.2, 0.48, 180, 360, 16), 0.24)),
    "bolt": (Poly(_BOLT),),
    "heart": (Disc(-0.46, -0.32, 0.52), Disc(0.46, -0.32, 0.52), Poly(_HEART)),
    "plus": (Poly(_box(-0.85, -0.2, 0.85, 0.2)), Poly(_box(-0.2, -0.85, 0.2, 0.85))),
    "minus": (Poly(_box(-0.85, -0.2, 0.85, 0.2)),),
    "link": (Stroke(_arc(-0.38, 0, 0.46, 0, 360, 24), 0.24), Stroke(_arc(0.38, 0, 0.46, 0, 360, 24), 0.24)),
    "ccw": _turn(75, -200),
    "cw": _turn(105, 380),
    # cards and things
    "card": (Poly(_box(-0.62, -0.92, 0.62, 0.92)),),
    "cards": (
        Poly(((-0.9, -0.6), (0.25, -0.95), (0.25, 0.6), (-0.9, 0.85))),
        Stroke(((-0.22, -0.87), (-0.22, 1.0)), 0.12, cut=True),
        Poly(_box(-0.1, -0.75, 0.85, 0.95)),
    ),
    "ballot": (
        Poly(_box(-0.9, -0.1, 0.9, 0.95)),
        Stroke(((-0.5, 0.12), (0.5, 0.12)), 0.14, cut=True),
        Poly(_box(-0.45, -1.0, 0.45, -0.2)),
    ),
    "gavel": (
        Poly(((-0.95, -0.35), (-0.35, -0.95), (0.35, -0.25), (-0.25, 0.35))),
        Stroke(((0.05, 0.05), (0.9, 0.9)), 0.3),
    ),
    "eye": (
        Poly(_arc(0, 0.75, 1.25, 217, 323) + _arc(0, -0.75, 1.25, 37, 143)),
        Disc(0, 0, 0.42, cut=True),
        Disc(0, 0, 0.2),
    ),
    "mic": (
        Disc(0, -0.55, 0.42),
        Poly(_box(-0.42, -0.55, 0.42, 0.05)),
        Disc(0, 0.05, 0.42),
        Stroke(_arc(0, 0, 0.72, 10, 170, 16), 0.18),
        Stroke(((0, 0.7), (0, 1.0)), 0.2),
        Stroke(((-0.5, 1.0), (0.5, 1.0)), 0.2),
    ),
    "barrier": (
        Poly(_box(-1.0, -0.55, 1.0, 0.15)),
        Stroke(((-0.75, 0.2), (-0.3, -0.6)), 0.22, cut=True),
        Stroke(((-0.1, 0.2), (0.35, -0.6)), 0.22, cut=True),
        Stroke(((0.5, 0.2), (0.95, -0.6)), 0.22, cut=True),
        Stroke(((-0.65, 0.15), (-0.65, 0.95)), 0.24),
        Stroke(((0.65, 0.15), (0.65, 0.95)), 0.24),
    ),
    "bars": (
        Stroke(((-0.7, -0.95), (-0.7, 0.95)), 0.26),
        Stroke(((0, -0.95), (0, 0.95)), 0.26),
        Stroke(((0.7, -0.95), (0.7, 0.95)), 0.26),
        Stroke(((-0.98, -0.9), (0.98, -0.9)), 0.22),
        Stroke(((-0.98, 0.9), (0.98, 0.9)), 0.22),
    ),
    "key": (
        Stroke(_arc(-0.5, 0, 0.38, 0, 360, 20), 0.26),
        Stroke(((-0.1, 0), (0.95, 0)), 0.26),
        Stroke(((0.8, 0), (0.8, 0.45)), 0.24),
        Stroke(((0.45, 0), (0.45, 0.35)), 0.24),
    ),
    "masks": (
        Poly(_MASK),
        Disc(-0.38, -0.2, 0.2, cut=True),
        Disc(0.38, -0.2, 0.2, cut=True),
        Stroke(((-0.4, 0.42), (0.4, 0.42)), 0.16, cut=True),
    ),
    "pen": (
        Poly(((0, 1.1), (-0.55, -0.05), (-0.3, -0.95), (0.3, -0.95), (0.55, -0.05))),
        Stroke(((0, 1.0), (0, 0.15)), 0.14, cut=True),
        Disc(0, 0.05, 0.17, cut=True),
    ),
    "spy": (
        Poly(_box(-1.0, -0.1, 1.0, 0.08)),
        Poly(((-0.55, -0.1), (-0.42, -0.85), (0.42, -0.85), (0.55, -0.1))),
        Stroke(_arc(-0.42, 0.5, 0.3, 0, 360, 18), 0.18),
        Stroke(_arc(0.42, 0.5, 0.3, 0, 360, 18), 0.18),
    ),
    "goat": (
        Disc(0, 0.2, 0.62),
        Stroke(_arc(-0.75, -0.45, 0.5, -60, 80, 12), 0.24),
        Stroke(_arc(0.75, -0.45, 0.5, 240, 100, 12), 0.24),
        Poly(((-0.3, 0.6), (0.3, 0.6), (0, 1.1))),
    ),
    "swirl": (
        Stroke(_arc(0, 0, 0.85, -60, 200, 22), 0.24),
        Poly(((-0.98, -0.55), (-0.3, -0.5), (-0.7, 0.1))),
        Stroke(_arc(0, 0, 0.4, 120, 380, 16), 0.22),
    ),
    # the three kinds of evidence
    "cheque": (
        Poly(_box(-1.0, -0.66, 1.0, 0.66)),
        Stroke(((-0.68, -0.26), (0.2, -0.26)), 0.2, cut=True),
        Stroke(((-0.68, 0.24), (-0.3, 0.24)), 0.2, cut=True),
        Stroke(((0.1, 0.3), (0.3, 0.1), (0.48, 0.34), (0.7, 0.12)), 0.17, cut=True),
    ),
    "plan": (
        Stroke((*_box(-0.82, -0.82, 0.82, 0.82), (-0.82, -0.82)), 0.24),
        Stroke(((0.1, -0.8), (0.1, -0.2)), 0.22),
        Stroke(((-0.8, 0.12), (-0.1, 0.12)), 0.22),
        Stroke(((0.1, 0.35), (0.1, 0.8)), 0.22),
    ),
    "tape": (
        Disc(0, 0, 0.95),
        Disc(0, -0.48, 0.27, cut=True),
        Disc(-0.42, 0.26, 0.27, cut=True),
        Disc(0.42, 0.26, 0.27, cut=True),
        Stroke(((0, 0.86), (1.0, 0.86)), 0.2),
    ),
    "person": (Disc(0, -0.5, 0.44), Poly(_PERSON)),
    # the keywords of the bill
    "crown": (Poly(_CROWN),),
    "whip": (
        Poly(((-0.4, -0.35), (0.55, -0.9), (0.55, 0.6), (-0.4, 0.1))),
        Poly(_box(-0.95, -0.35, -0.52, 0.1)),
        Stroke(((-0.35, 0.3), (-0.2, 0.85)), 0.26),
        Stroke(_arc(0.55, -0.15, 0.36, -52, 52, 10), 0.18),
    ),
    "gate": (
        Stroke(((-0.85, -0.3), (-0.85, 0.95)), 0.26),
        Stroke(((0.85, -0.3), (0.85, 0.95)), 0.26),
        Stroke(_arc(0, -0.2, 0.85, 180, 360, 18), 0.26),
        Stroke(((0, -0.8), (0, 0.95)), 0.2),
        Stroke(((-0.8, 0.35), (0.8, 0.35)), 0.2),
    ),
    "lens": (Stroke(_arc(-0.2, -0.2, 0.62, 0, 360, 26), 0.26), Stroke(((0.28, 0.28), (0.9, 0.9)), 0.34)),
    "column": (
        Poly(((-0.9, -0.55), (0, -1.05), (0.9, -0.55))),
        Stroke(((-0.6, -0.35), (-0.6, 0.65)), 0.26),
        Stroke(((0, -0.35), (0, 0.65)), 0.26),
        Stroke(((0.6, -0.35), (0.6, 0.65)), 0.26),
        Stroke(((-0.95, 0.85), (0.95, 0.85)), 0.28),
    ),
    "flame": (Poly(_FLAME), Disc(0, 0.62, 0.24, cut=True)),
    "aisle": (
        Stroke(((-0.85, -0.42), (0.4, -0.42)), 0.26),
        Poly(((0.25, -0.95), (1.0, -0.42), (0.25, 0.11))),
        Stroke(((0.85, 0.48), (-0.4, 0.48)), 0.26),
        Poly(((-0.25, -0.05), (-1.0, 0.48), (-0.25, 1.01))),
    ),
}
