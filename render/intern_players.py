"""The players of The Intern: what each has open, what stands by, and how many Tricks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render import theme as t
from render.canvas import PANELS, TOP, Canvas, Kept
from render.intern_cards import CHIP_STEP, Chip, chip_rows, lay_chips
from render.pieces import Tag, badge, halo, seat, tag_width, tags
from render.theme import Type

GOAL = 7


Cell = tuple[int, int]
"""Column and row."""


class Mini(NamedTuple):
    """A Locked Network in small: keys by cell, the borders that count, the cells of the last move."""

    columns: int
    rows: int
    cells: tuple[tuple[Cell, str], ...]
    borders: tuple[tuple[Cell, Cell], ...]
    newest: frozenset[Cell]


class Player(NamedTuple):
    """One panel. `note` stands in for what is hidden of a hand; `tags`: what stands by beside it."""

    seat: int
    name: str
    tricks: int
    chips: tuple[Chip, ...]
    note: str
    tags: tuple[Tag, ...]
    asked: bool
    network: Mini | None


HEAD, TAGS, PAD = 104, 48, 16


def _tag_rows(p: Player, w: float) -> list[list[Tag]]:
    """What stands by, in rows of at most `w` pixels."""
    rows: list[list[Tag]] = []
    used = 0.0
    for each in p.tags:
        need = tag_width(each.label) + 10
        if not rows or used + need > w + 10:
            rows.append([])
            used = 0
        rows[-1].append(each)
        used += need
    return rows


def panel_height(p: Player, w: float) -> int:
    """What a panel of this width needs."""
    left, _ = _halves(w)
    hand = len(_tag_rows(p, left)) * TAGS + (44 if p.note else 0)
    hand += len(chip_rows(p.chips, left)) * CHIP_STEP if p.chips else 0
    grid = CELLS + p.network.rows * (CELL_H + JOINT) if p.network else 0
    return HEAD + (max(hand, grid) if w > WIDE else hand + grid) + 8


WIDE = 700
"""From this width on a panel has its network beside the hand, not below it."""
CELL_W, CELL_H, JOINT, CELLS = 58, 44, 14, 22


def _halves(w: float) -> tuple[float, float]:
    """Room for the hand and for the network."""
    room = w - 2 * PAD
    return (room * 0.5 - 12, room * 0.5 - 12) if w > WIDE else (room, room)


def _panel(c: Canvas, p: Player) -> None:
    """A player's panel; the one who is asked has a navy head."""
    x, y, w, h = 0, 0, c.w, c.h
    edge, wide = (t.NAVY, 6) if p.asked else (t.RULE, 2)
    c.rect(x, y, w, h, t.CARD, t.R_PANEL, edge=edge, wide=wide)
    ink, figure = (t.WHITE, t.BRASS) if p.asked else (t.INK, t.INK)
    if p.asked:
        c.rect(x, y, w, 62, t.NAVY, t.R_PANEL, corners=TOP)
        badge(c, p.seat, x + 40, y + 31, p.name, 27)
    else:
        seat(c, p.seat, x + 40, y + 32, 42, p.name)
    used = c.text(x + w - 100, y + 32, 84, f"{p.tricks}/{GOAL}", Type("head", 44), figure, "right")
    c.text(x + 74, y + 32, w - 74 - used - 36, p.name, Type("head", 38), ink)
    _score(c, x + PAD, y + 72, w - 2 * PAD, p.tricks)
    left, right = _halves(w)
    below = _hand(c, x + PAD, y + HEAD, left, p)
    if p.network is None:
        return
    if w > WIDE:
        c.rect(x + w / 2, y + HEAD, 2, h - HEAD - 16, t.RULE)
        _mini(c, x + w / 2 + 12, y + HEAD + 4, right, p.network)
    else:
        c.rect(x + PAD, below + 4, left, 2, t.RULE)
        _mini(c, x + PAD, below + 18, right, p.network)


_PANELS = Kept(_panel, PANELS)


def _hand(c: Canvas, x: float, y: float, room: float, p: Player) -> float:
    """What stands by, then the cards; returns where they end."""
    for row in _tag_rows(p, room):
        tags(c, x, y + 18, room + 10, row, tall=38)
        y += TAGS
    rows = chip_rows(p.chips, room) if p.chips else []
    lay_chips(c, x, y, rows)
    y += len(rows) * CHIP_STEP
    if p.note:
        c.text(x, y + 20, room, p.note, Type("semi", 28), t.SOFT)
        y += 44
    return y


def _mini(c: Canvas, x: float, y: float, room: float, network: Mini) -> None:
    """The network's cards with their keys, and a brass joint for every Trick."""
    step = min(float(CELL_W + JOINT), (room + JOINT) / network.columns)
    w = round(step) - JOINT

    def at(cell: Cell) -> tuple[float, float]:
        return x + cell[0] * step, y + cell[1] * (CELL_H + JOINT)

    for a, b in network.borders:
        (ax, ay), (bx, by) = at(a), at(b)
        wide, high = (JOINT + 8, 18) if ay == by else (18, JOINT + 8)
        left, top = (ax + bx + w - wide) / 2, (ay + by + CELL_H - high) / 2
        c.rect(left, top, wide, high, t.BRASS, edge=t.INK, wide=2)
    for cell, key in network.cells:
        _key(c, *at(cell), w, key, newest=cell in network.newest)


def _key(c: Canvas, x: float, y: float, w: int, key: str, *, newest: bool) -> None:
    """A card in small: a Supporter's number or an Event's key."""
    is_event = key.startswith("E")
    if newest:
        halo(c, x, y, w, CELL_H, 4 if is_event else CELL_H // 2, 5)
    if is_event:
        c.rect(x, y, w, CELL_H, t.BRASS_PALE, 3, edge=t.BRASS_DARK, wide=3)
    else:
        c.rect(x, y, w, CELL_H, t.NAVY, CELL_H // 2)
    c.text(x + 2, y + CELL_H / 2, w - 4, key, Type("head", 28), t.INK if is_event else t.WHITE, "middle")


def _score(c: Canvas, x: float, y: float, w: float, tricks: int) -> None:
    """Seven places for Tricks."""
    step = (w + 6) / GOAL
    for k in range(GOAL):
        if k < tricks:
            c.rect(x + k * step, y, step - 6, 18, t.BRASS, 5, edge=t.INK, wide=2)
        else:
            c.rect(x + k * step, y, step - 6, 18, t.SHADE, 5)


def panel_rows(players: Sequence[Player]) -> list[tuple[int, list[Player]]]:
    """Panels in rows with their heights: two abreast when there are more than three players."""
    across = 2 if len(players) > 3 else 1
    w = panel_width(across)
    rows = [list(players[k : k + across]) for k in range(0, len(players), across)]
    return [(max(panel_height(p, w) for p in row), row) for row in rows]


def panel_width(across: int) -> float:
    """How wide each of so many panels side by side is."""
    return (t.INNER - t.GAP * (across - 1)) / across


def panels(c: Canvas, y: float, rows: Sequence[tuple[int, list[Player]]], across: int) -> None:
    """Draw rows of panels from `y` on."""
    w = panel_width(across)
    for h, row in rows:
        for k, p in enumerate(row):
            _PANELS.lay(c, t.MARGIN + k * (w + t.GAP), y, w, h, p)
        y += h + t.GAP
