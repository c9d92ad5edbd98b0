"""A Locked Network as it lies: cards on a grid, with every Trick counted on its border."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from render import theme as t
from render.canvas import Canvas
from render.intern_cards import EventFace, SupporterFace, event_frame, pip_rows, pips
from render.pieces import halo
from render.theme import Type

Cell = tuple[int, int]
"""Column and row."""
GAP, TALL, WIDEST = 44, 236, 300


class Network(NamedTuple):
    """Cards by cell, the borders that count as Tricks, and the cell that the last move touched."""

    cells: Mapping[Cell, SupporterFace | EventFace]
    tricks: Sequence[tuple[Cell, Cell]]
    newest: Cell | None


class _Plan(NamedTuple):
    """Where the grid lies: top left corner, lowest column and row, and a card's size."""

    x: float
    y: float
    column: int
    row: int
    w: int
    h: int
    gap: int

    @property
    def small(self) -> bool:
        """Whether a card has no room for everything."""
        return self.w < 200 or self.h < 200

    def at(self, cell: Cell) -> tuple[float, float]:
        """Top left corner of a cell's card."""
        step = self.w + self.gap
        return self.x + (cell[0] - self.column) * step, self.y + (cell[1] - self.row) * (self.h + self.gap)


def spans(cells: Sequence[Cell]) -> tuple[int, int]:
    """Columns and rows that the cells reach over."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def grid_height(network: Network, room: int) -> int:
    """How high the grid will be, at most `room`."""
    _, rows = spans(list(network.cells))
    return min(room, rows * TALL + (rows - 1) * GAP)


def _plan(network: Network, y: float, room: int) -> _Plan:
    columns, rows = spans(list(network.cells))
    gap = GAP if columns <= 4 and rows <= 4 else 26
    w = min(WIDEST, (t.INNER - gap * (columns - 1)) // columns)
    h = min(TALL, (room - gap * (rows - 1)) // rows)
    x = t.MARGIN + (t.INNER - columns * w - (columns - 1) * gap) / 2
    return _Plan(x, y, min(c for c, _ in network.cells), min(r for _, r in network.cells), w, h, gap)


def grid(c: Canvas, y: float, network: Network, room: int) -> None:
    """The network from `y` on, as large as fits the page and `room` pixels of height."""
    plan = _plan(network, y, room)
    for a, b in network.tricks:
        _bridge(c, plan, a, b)
    for cell, face in network.cells.items():
        x, top = plan.at(cell)
        if cell == network.newest:
            halo(c, x, top, plan.w, plan.h, 44 if isinstance(face, SupporterFace) else 4)
        if isinstance(face, SupporterFace):
            _supporter(c, x, top, plan, face)
        else:
            _event(c, x, top, plan, face)
    for n, (a, b) in enumerate(network.tricks, 1):
        (ax, ay), (bx, by) = plan.at(a), plan.at(b)
        x, middle = (ax + bx + plan.w) / 2, (ay + by + plan.h) / 2
        r, figure = (27, 34) if plan.gap == GAP else (20, 26)
        c.disc(x, middle, r, t.BRASS, edge=t.INK, wide=3)
        c.text(x - r, middle, 2 * r, str(n), Type("head", figure), t.INK, "middle")


def _bridge(c: Canvas, plan: _Plan, a: Cell, b: Cell) -> None:
    """A brass bar under two neighbouring cards that match."""
    (x, y), (bx, by) = sorted((plan.at(a), plan.at(b)))
    for wide, fill in ((34, t.BRASS_DARK), (26, t.BRASS)):
        if y == by:
            c.rect(x + plan.w - 6, y + (plan.h - wide) / 2, bx - x - plan.w + 12, wide, fill)
        else:
            c.rect(x + (plan.w - wide) / 2, y + plan.h - 6, wide, by - y - plan.h + 12, fill)


def _supporter(c: Canvas, x: float, y: float, plan: _Plan, face: SupporterFace) -> None:
    """Number and name; small cards leave the given name out."""
    w, h = plan.w, plan.h
    c.rect(x, y, w, h, t.NAVY, min(48, h // 4))
    r = 30 if plan.small else 40
    middle = y + r + (10 if plan.small else 18)
    c.disc(x + w / 2, middle, r, t.BRASS)
    figure = Type("head", 36 if plan.small else 48)
    c.text(x + w / 2 - r, middle, 2 * r, str(face.number), figure, t.INK, "middle")
    below = middle + r + 4
    if not plan.small:
        c.text(x + 18, below + 30, w - 36, face.given, Type("semi", 30), t.BRASS_PALE, "middle")
        below += 52
    surname = Type("head", 46 if "-" not in face.surname else 36)
    c.box(x + 10, below, w - 20, y + h - below - 10, face.surname, surname, t.WHITE, lines=2, align="middle")


def _event(c: Canvas, x: float, y: float, plan: _Plan, face: EventFace) -> None:
    """Key, name and the numbers it lists; small cards leave the numbers out."""
    w, h = plan.w, plan.h
    event_frame(c, x, y, w, h)
    c.text(x + 16, y + 32, w - 50, face.key, Type("head", 34), t.BRASS_DARK)
    foot = 8 if plan.small else 42 * pip_rows(len(face.listed), w - 20) + 14
    style, lines = Type("head", 42), 3 if plan.small else 2
    c.box(x + 12, y + 54, w - 24, h - 54 - foot, face.headline, style, lines=lines, align="middle")
    if not plan.small:
        pips(c, x + 10, y + h - foot + 6, w - 20, face.listed, face.held, centred=True)
