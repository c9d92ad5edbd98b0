"""The cards of The Intern: navy Supporters, brass Events, white Distractions, and their chips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render import theme as t
from render.canvas import Canvas, Kept
from render.pieces import flag, halo
from render.theme import Type
from render.typeset import width

PIP, ROUND = 36, 40
NUMBER = Type("head", 26)
CHIP_KEY, CHIP_NAME = Type("head", 28), Type("semi", 27)


class SupporterFace(NamedTuple):
    """`wanted_by`: seats whose cards it would match."""

    number: int
    given: str
    surname: str
    wanted_by: tuple[int, ...] = ()


class EventFace(NamedTuple):
    """`listed`: the Supporters it matches; `held`: those among them that the asked player has."""

    key: str
    headline: str
    listed: tuple[int, ...]
    held: frozenset[int] = frozenset()
    wanted_by: tuple[int, ...] = ()


class DistractionFace(NamedTuple):
    """A claim's short name, and what the card does."""

    name: str
    text: str


class Chip(NamedTuple):
    """A card in a few words: a Supporter's number and surname, or an Event's key and short name."""

    key: str
    name: str
    supporter: bool
    matching: bool = False
    newest: bool = False


def _marks(c: Canvas, x: float, y: float, seats: Sequence[int]) -> None:
    """Two rings, then the shapes of those who could match the card."""
    c.glyph("link", x + 15, y, 30, t.BRASS_DARK)
    for k, n in enumerate(seats):
        c.glyph(t.SEATS[n].shape, x + 52 + k * 35, y, 25, t.SEATS[n].fill, edge=t.INK, wide=2)


def _supporter(c: Canvas, face: SupporterFace) -> None:
    w, h = c.w, c.h
    c.rect(0, 0, w, h, t.NAVY, ROUND)
    c.disc(48, h / 2, 36, t.BRASS)
    c.text(14, h / 2, 68, str(face.number), Type("head", 42), t.INK, "middle")
    foot = 44 if face.wanted_by else 4
    middle = (h - foot) / 2
    c.text(96, middle - 24, w - 116, face.given, Type("semi", 28), t.BRASS_PALE)
    room = h - foot - middle
    c.box(96, middle - 4, w - 108, room, face.surname, Type("head", 40), t.WHITE, lines=2, top=True, lead=0.9)
    if face.wanted_by:
        c.rect(92, h - 42, 54 + 35 * len(face.wanted_by), 34, t.BRASS_PALE, 17)
        _marks(c, 98, h - 25, face.wanted_by)


def event_frame(c: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Square with a cut corner: not to be mistaken for a Supporter, in any colour."""
    k = 30
    c.rect(x, y, w - k, h, t.BRASS_DARK)
    c.rect(x + w - k, y + k, k, h - k, t.BRASS_DARK)
    c.poly([(x + w - k, y), (x + w, y + k), (x + w - k, y + k)], t.BRASS_DARK)
    c.rect(x + 4, y + 4, w - k - 6, h - 8, t.BRASS_PALE)
    c.rect(x + w - k - 2, y + k + 2, k - 2, h - k - 6, t.BRASS_PALE)
    c.poly([(x + w - k - 2, y + 4), (x + w - 4, y + k + 2), (x + w - k - 2, y + k + 2)], t.BRASS_PALE)


def pip_rows(count: int, w: float) -> int:
    """How many rows the numbers of an Event take."""
    return -(-count // max(1, int((w + 4) // (PIP + 4))))


def pips(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    listed: Sequence[int],
    held: frozenset[int],
    *,
    centred: bool = False,
) -> None:
    """The Supporters that an Event lists, in even rows; those that are held stand out in navy."""
    for number, cx, cy in _pip_places(x, y, w, listed, centred=centred):
        _pip(c, cx, cy, number, mine=number in held)


def _pip_places(
    x: float, y: float, w: float, listed: Sequence[int], *, centred: bool = False
) -> Iterator[tuple[int, float, float]]:
    """Each number with the middle of its pip."""
    rows = pip_rows(len(listed), w)
    across = -(-len(listed) // max(1, rows))
    for k, number in enumerate(listed):
        row, column = divmod(k, across)
        here = min(across, len(listed) - row * across)
        left = x + ((w - here * (PIP + 4) + 4) / 2 if centred else 0)
        yield number, left + column * (PIP + 4) + PIP / 2, y + row * (PIP + 6) + PIP / 2


def _pip(c: Canvas, cx: float, cy: float, number: int, *, mine: bool) -> None:
    c.disc(cx, cy, PIP / 2 + (2 if mine else 0), t.NAVY if mine else t.CARD)
    c.text(cx - 20, cy, 40, str(number), NUMBER, t.WHITE if mine else t.INK, "middle")


def _event(c: Canvas, face: EventFace) -> None:
    w, h = c.w, c.h
    event_frame(c, 0, 0, w, h)
    used = c.text(16, 30, 90, face.key, Type("head", 30), t.BRASS_DARK)
    if face.wanted_by:
        _marks(c, 16 + used + 14, 30, face.wanted_by)
    foot = _foot(face, w)
    c.box(
        16, 52, w - 30, h - 58 - foot, face.headline, Type("semi", 32 if w < 400 else 38), lines=4, lead=0.96
    )
    pips(c, 12, h - foot - 2, w - 24, face.listed, face.held)


def _foot(face: EventFace, w: int) -> int:
    """Height of an Event's numbers."""
    return pip_rows(len(face.listed), w - 24) * (PIP + 6) + 8


def lay_event(c: Canvas, x: float, y: float, w: float, h: float, face: EventFace, ground: t.Colour) -> None:
    """An Event; what is held changes often and is drawn over a face that stays."""
    _EVENTS.lay(c, x, y, w, h, face._replace(held=frozenset()), ground)
    wide, top = round(w), round(y) + round(h) - _foot(face, round(w)) - 2
    for number, cx, cy in _pip_places(round(x) + 12, top, wide - 24, face.listed):
        if number in face.held:
            _pip(c, cx, cy, number, mine=True)


def _distraction(c: Canvas, face: DistractionFace) -> None:
    w, h = c.w, c.h
    c.rect(0, 0, w, h, t.CARD, t.R_CARD, edge=t.INK, wide=3)
    c.text(18, 38, w - 34, face.name, Type("head", 36))
    c.box(16, 66, w - 28, h - 76, face.text, Type("sans", 30), lines=4, top=True, lead=0.96)


class Pile(NamedTuple):
    """A pile seen from above; `look`: 0 Supporters, 1 Events, 2 Distractions."""

    name: str
    left: int
    look: int


def _pile(c: Canvas, pile: Pile) -> None:
    fill, ink, edge = (
        (t.NAVY, t.WHITE, t.PAPER),
        (t.BRASS_PALE, t.INK, t.BRASS_DARK),
        (t.CARD, t.INK, t.INK),
    )[pile.look]
    for k in (2, 1, 0):
        c.rect(5 * k, 5 * k, c.w - 10, c.h - 10, fill, t.R_CARD, edge=edge, wide=3)
    middle = c.h / 2
    c.text(8, middle - 16, c.w - 26, str(pile.left), Type("head", 56), ink, "middle")
    c.text(5, middle + 34, c.w - 20, pile.name, Type("head", 28), ink, "middle")


SUPPORTERS, DISTRACTIONS = Kept(_supporter), Kept(_distraction)
_EVENTS = Kept(_event)
PILES = Kept(_pile)


def cost(c: Canvas, right: float, y: float, cards: int, free: str) -> None:
    """What a place in a row costs: nothing (in words), or so many cards to discard."""
    if not cards:
        w = width("head", 28, free) + 32
        c.rect(right - w, y - 20, w, 40, t.GOOD, 20)
        c.text(right - w + 14, y, w - 28, free, Type("head", 28), t.WHITE, "middle")
        return
    w = 62 + 26 * cards
    c.rect(right - w, y - 20, w, 40, t.INK, 20)
    c.text(right - w + 8, y, 44, f"−{cards}", Type("head", 30), t.WHITE, "middle")
    for k in range(cards):
        c.glyph("card", right - 26 - 24 * k, y, 26, t.BRASS_PALE)


CHIP, CHIP_STEP = 44, 52


def chip_width(chip: Chip, most: float) -> int:
    """How wide a chip will be, at most `most`."""
    lead = 52 if chip.supporter else round(width(CHIP_KEY.face, CHIP_KEY.size, chip.key)) + 22
    name = width(CHIP_NAME.face, CHIP_NAME.size, chip.name)
    return round(min(most, lead + name + 22 + 36 * (chip.matching + chip.newest)))


def _chip(c: Canvas, x: float, y: float, chip: Chip, w: int) -> None:
    """A small card: round for Supporters, square for Events; a link when something open matches it."""
    middle, end = y + CHIP / 2, x + w - 12
    if chip.newest:
        halo(c, x, y, w, CHIP, CHIP // 2 if chip.supporter else 4, 6)
    if chip.supporter:
        c.rect(x, y, w, CHIP, t.NAVY, CHIP // 2)
        c.disc(x + CHIP / 2, middle, 19, t.BRASS)
        c.text(x + 3, middle, CHIP - 6, chip.key, Type("head", 27), t.INK, "middle")
        start, ink, link = x + 50, t.WHITE, t.BRASS
    else:
        c.rect(x, y, w, CHIP, t.BRASS_PALE, 3, edge=t.BRASS_DARK, wide=3)
        start = x + 12 + c.text(x + 12, middle, 70, chip.key, CHIP_KEY, t.BRASS_DARK) + 8
        ink, link = t.INK, t.BRASS_DARK
    if chip.newest:
        flag(c, end - 14, middle, 36)
        end -= 38
    if chip.matching:
        c.glyph("link", end - 14, middle, 28, link)
        end -= 34
    c.text(start, middle, max(20, end - start), chip.name, CHIP_NAME, ink)


def chip_rows(chips: Sequence[Chip], w: float) -> list[list[tuple[Chip, int]]]:
    """Chips with their widths, in rows of at most `w` pixels."""
    rows: list[list[tuple[Chip, int]]] = [[]]
    used = 0
    for chip in chips:
        need = chip_width(chip, w)
        if rows[-1] and used + need > w:
            rows.append([])
            used = 0
        rows[-1].append((chip, need))
        used += need + 8
    return rows


def lay_chips(c: Canvas, x: float, y: float, rows: Sequence[Sequence[tuple[Chip, int]]]) -> None:
    """Draw what `chip_rows` has arranged."""
    for n, row in enumerate(rows):
        at = x
        for chip, w in row:
            _chip(c, at, y + n * CHIP_STEP, chip, w)
            at += w + 8
