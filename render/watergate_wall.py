"""Watergate's evidence board: Nixon in the middle, seven informants around him, red threads between."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from render import theme as t
from render.canvas import BOTTOM, Canvas, Kept
from render.pieces import flag
from render.theme import Type

NIXON = "NIX"
HEIGHT, APART = 1052, 112
PLACES: Mapping[str, tuple[int, int]] = {
    "NIX": (540, 525), "MIT": (540, 50), "DEA": (893, 172), "BUT": (973, 600), "MCC": (800, 1002),
    "BAL": (280, 1002), "WOO": (107, 600), "SLO": (187, 172),
    "A1": (606, 394), "A2": (694, 545), "A3": (516, 694), "A4": (376, 589), "A5": (408, 432),
    "M1": (664, 280), "M2": (806, 408), "M3": (800, 712), "M4": (540, 842), "M5": (286, 712),
    "M6": (262, 412), "M7": (424, 286),
    "L1": (446, 166), "R1": (634, 166), "L2": (756, 222), "R2": (934, 306), "L3": (976, 458),
    "R3": (966, 744), "L4": (934, 886), "R4": (690, 894), "L5": (390, 894), "R5": (146, 886),
    "L6": (114, 744), "R6": (104, 458), "L7": (146, 306), "R7": (324, 222),
}  # fmt: skip
"""Set by hand: no threads cross, none runs over a foreign space, spaces are more than 100 px apart."""
SHAPES = {"blue": "circle", "yellow": "diamond", "green": "hexagon"}
"""The shape of a space of that colour."""
SPACE, TILE = 82, (182, 94)
Place = tuple[int, int]
"""x and y on the board."""


@functools.lru_cache(maxsize=8)
def spread(
    spots: tuple[str, ...], informants: tuple[str, ...], threads: tuple[tuple[str, str], ...]
) -> Mapping[str, Place]:
    """Where the board of a card set hangs: ours by hand, any other pulled apart by its own threads."""
    if {*spots, *informants, NIXON} == {*PLACES}:
        return PLACES
    fixed = {NIXON: (540.0, 525.0)}
    for k, id in enumerate(informants):
        angle = math.radians(-90 + 360 * k / len(informants))
        fixed[id] = (540 + 440 * math.cos(angle), 525 + 474 * math.sin(angle))
    at = dict(fixed)
    for k, id in enumerate(spots):
        angle = math.radians(-90 + 360 * (k + 0.5) / len(spots))
        at[id] = (540 + 260 * math.cos(angle), 525 + 280 * math.sin(angle))
    near = {id: [b if a == id else a for a, b in threads if id in (a, b)] for id in spots}
    for _ in range(300):
        for id in spots:
            at[id] = _settled(at, id, near[id])
    return {id: (round(x), round(y)) for id, (x, y) in at.items()}


def _settled(at: Mapping[str, tuple[float, float]], id: str, near: Sequence[str]) -> tuple[float, float]:
    """One step of a space towards the middle of its neighbours and away from whatever is too close."""
    x, y = at[id]
    dx = sum(at[other][0] - x for other in near) / max(1, len(near)) * 0.2
    dy = sum(at[other][1] - y for other in near) / max(1, len(near)) * 0.2
    for other, (ox, oy) in at.items():
        gap = math.hypot(x - ox, y - oy)
        if other != id and gap < APART:
            push = (APART - gap) / max(gap, 1.0) * 0.4
            dx, dy = dx + (x - ox) * push, dy + (y - oy) * push
    edge = SPACE / 2 + 12
    return min(max(x + dx, edge), 1080 - edge), min(max(y + dy, edge), HEIGHT - edge)


class Spot(NamedTuple):
    """A space for evidence. `state`: empty, up or down; `sign`: the glyph of its colour."""

    colour: str
    sign: str
    state: str


class Informant(NamedTuple):
    """A tile. `state`: supply, up or down; `linked`: a chain of face-up evidence joins it to Nixon."""

    first: str
    last: str
    state: str
    linked: bool


Pairs = Sequence[tuple[str, str]]


class Wall(NamedTuple):
    """All that the evidence board shows. `newest`: the place that the last move touched, or ""."""

    spots: tuple[tuple[str, Spot], ...]
    informants: tuple[tuple[str, Informant], ...]
    threads: tuple[tuple[str, str], ...]
    newest: str

    @property
    def places(self) -> Mapping[str, Place]:
        """Where everything hangs."""
        return spread(tuple(id for id, _ in self.spots), tuple(id for id, _ in self.informants), self.threads)

    def states(self) -> dict[str, str]:
        """Place -> empty, supply, up or down; Nixon is always there."""
        return {NIXON: "up"} | {id: each.state for id, each in (*self.spots, *self.informants)}

    def quiet(self) -> Wall:
        """The same board before anything lies on it."""
        return Wall(
            tuple((id, spot._replace(state="empty")) for id, spot in self.spots),
            tuple((id, each._replace(state="supply", linked=False)) for id, each in self.informants),
            self.threads,
            "",
        )


def reach(wall: Wall) -> set[str]:
    """All places that a chain of what lies face up joins to Nixon; an informant ends a chain."""
    states, spots = wall.states(), {id for id, _ in wall.spots}
    found, todo = {NIXON}, [NIXON]
    while todo:
        here = todo.pop()
        for a, b in wall.threads:
            there = b if a == here else a if b == here else None
            if there is not None and there not in found and states[there] == "up":
                found.add(there)
                todo += [there] if there in spots else []
    return found


def draw(c: Canvas, y: float, wall: Wall) -> None:
    """The board from `y` on, `HEIGHT` pixels high. What is still as at the start is laid in one piece."""
    _QUIET.lay(c, 0, y, t.WIDTH, HEIGHT, wall.quiet())
    states = wall.states()
    at = {place: (x, y + v) for place, (x, v) in wall.places.items()}
    cut = [(a, b) for a, b in wall.threads if "down" in (states[a], states[b])]
    holding = [(a, b) for a, b in wall.threads if states[a] == states[b] == "up"]
    _threads(c, at, wall, cut, holding)
    changed = {place for place, state in states.items() if state in ("up", "down")} | {wall.newest}
    changed |= {place for pair in (*cut, *holding) for place in pair}
    for place, spot in wall.spots:
        if place in changed:
            _spot(c, *at[place], place, spot, newest=place == wall.newest)
    _nixon(c, *at[NIXON])
    for place, informant in wall.informants:
        if place in changed:
            _informant(c, *at[place], informant, newest=place == wall.newest)


def _quiet(c: Canvas, wall: Wall) -> None:
    """The board before anything lies on it."""
    at = wall.places
    for a, b in wall.threads:
        c.line(at[a], at[b], t.THREAD_PALE, 5)
    for place, spot in wall.spots:
        _spot(c, *at[place], place, spot, newest=False)
    for place, informant in wall.informants:
        _informant(c, *at[place], informant, newest=False)


_QUIET = Kept(_quiet)


def _threads(
    c: Canvas, at: Mapping[str, tuple[float, float]], wall: Wall, cut: Pairs, holding: Pairs
) -> None:
    """Cut threads first, then the newest one's halo, then those that hold."""
    for a, b in cut:
        c.line(at[a], at[b], t.PAPER, 7)
        c.line(at[a], at[b], t.RULE, 4, (4, 12))
    for a, b in holding:
        if wall.newest in (a, b):
            c.line(at[a], at[b], t.LAST, 34)
    joined = reach(wall)
    for a, b in holding:
        c.line(at[a], at[b], t.THREAD, 16 if a in joined and b in joined else 9)


def _spot(c: Canvas, x: float, y: float, place: str, spot: Spot, *, newest: bool) -> None:
    shape, hue = SHAPES[spot.colour], t.EVIDENCE[spot.colour]
    size = SPACE + (6 if shape == "diamond" else 0)
    if newest:
        c.glyph(shape, x, y, size, t.LAST, edge=t.LAST, wide=15)
    ink, sign = hue.dark, spot.sign
    if spot.state == "up":
        c.glyph(shape, x, y, size - 4, hue.fill, edge=t.INK, wide=6)
        ink = hue.ink
    elif spot.state == "down":
        c.glyph(shape, x, y, size - 4, t.INK, edge=t.INK, wide=5)
        c.glyph(shape, x, y, size - 14, t.INK, edge=hue.fill, wide=4)
        ink, sign = t.WHITE, "x"
    else:
        c.glyph(shape, x, y, size - 6, hue.pale, edge=hue.dark, wide=4)
    c.glyph(sign, x, y - 15, 28, ink)
    c.text(x - 30, y + 17, 60, place, Type("head", 28), ink, "middle")
    if newest:
        flag(c, x + 34, y - 36)


def _nixon(c: Canvas, x: float, y: float) -> None:
    c.rect(x - 68, y - 54, 136, 108, t.WHITE, 8, edge=t.INK, wide=6)
    c.glyph("person", x, y - 20, 52, t.INK)
    c.rect(x - 68, y + 12, 136, 42, t.INK, 8, corners=BOTTOM)
    c.text(x - 62, y + 33, 124, "NIXON", Type("black", 30), t.WHITE, "middle")
    c.disc(x, y - 56, 15, t.THREAD, edge=t.WHITE, wide=2)


def _informant(c: Canvas, x: float, y: float, tile: Informant, *, newest: bool) -> None:
    w, h = TILE
    x = min(max(x, t.MARGIN - 14 + w / 2), c.w - t.MARGIN + 14 - w / 2)
    left, top = x - w / 2, y - h / 2
    if newest:
        c.rect(left - 9, top - 9, w + 18, h + 18, t.LAST, 18)
    first, last = t.INK, t.INK
    if tile.state == "up":
        c.rect(left, top, w, h, t.WHITE, 10, edge=t.THREAD, wide=7)
    elif tile.state == "down":
        c.rect(left, top, w, h, t.INK, 10)
        first, last = t.NEWS_DARK, t.WHITE
    else:
        c.rect(left, top, w, h, t.NEWS, 10)
        c.dashed(left + 2, top + 2, w - 4, h - 4, t.SOFT)
        first = t.SOFT
    c.text(left + 12, top + 28, w - 24, tile.first, Type("semi", 28), first, "middle")
    c.text(left + 12, top + 63, w - 24, tile.last, Type("black", 36), last, "middle")
    sign, fill = ("check", t.GOOD) if tile.linked else ("x", t.BAD)
    if tile.linked or tile.state == "down":
        c.disc(left + w - 4, top + 4, 22, fill, edge=t.WHITE, wide=3)
        c.glyph(sign, left + w - 4, top + 4, 22, t.WHITE)
    if newest:
        flag(c, left + 2, top + 2)
