"""The parts of The Bill's pictures: members, floors, the players' bands, the race for Support, cards."""

from __future__ import annotations

from typing import NamedTuple

from render import theme as t
from render.canvas import BOTTOM, TOP, Canvas, Kept
from render.drawing import Words
from render.pieces import TURN, Headline, Tag, flag, halo, header, headline, tags, tags_width
from render.theme import Type
from render.typeset import fit_box, fit_line, width

BIG, LABEL, COUNT = Type("head", 70, 48), Type("semi", 30), Type("head", 38)
NAME, KEYWORD = Type("head", 36), Type("bold", 29)

KEYWORDS = {
    "leader": "crown",
    "whip": "whip",
    "gatekeeper": "gate",
    "oversight": "lens",
    "institution": "column",
    "firebrand": "flame",
    "bipartisan": "aisle",
}
"""Keyword -> glyph."""


class Side(NamedTuple):
    """A caucus: its shape and letter never leave its colour alone; brick areas are hatched as well."""

    letter: str
    shape: str
    fill: t.Colour
    pale: t.Colour


SIDES = {"D": Side("D", "circle", t.BLUE, t.BLUE_PALE), "R": Side("R", "square", t.BRICK, t.BRICK_PALE)}
PARTIES = {**SIDES, "I": Side("I", "diamond", t.SLATE, t.SHADE)}


class MemberFace(NamedTuple):
    """All that a member's card on a floor shows.

    `keywords`: signs and words; `marks`: the same for what hard mode adds; `sign`: whether it may act.
    """

    name: str
    party: str
    influence: int
    resolve: int
    damage: int
    keywords: tuple[tuple[str, str], ...]
    marks: tuple[tuple[str, str], ...]
    sign: str
    tired: bool
    ability: bool

    @property
    def lines(self) -> int:
        """Lines below the figures; there is always room for one."""
        return max(1, len(self.keywords) + len(self.marks))


ACROSS, SEATS, BETWEEN = 4, 7, 14
MEMBER = (t.INNER - BETWEEN * (ACROSS - 1)) // ACROSS
"""Width of a member's card."""
STATS, STRIP, LETTERED, SIGNED = 80, 38, 50, 44


def _band(face: MemberFace) -> int:
    """The name takes a second line where it would have to be cut."""
    room = MEMBER - SIGNED - (LETTERED if face.party else 12)
    return 48 if fit_line(NAME, face.name, room).lines[0] == face.name else 80


def member_height(face: MemberFace) -> int:
    """A card on the floor, as tall as its name and its lines need."""
    return _band(face) + STATS + STRIP * face.lines + 4


def _letter(c: Canvas, x: float, y: float, size: float, side: Side, fill: t.Colour, ink: t.Colour) -> None:
    c.glyph(side.shape, x, y, size, fill)
    c.text(
        x - size / 2, y, size, side.letter, Type("head", max(t.SMALLEST, round(size * 0.62))), ink, "middle"
    )


def _figure(c: Canvas, x: float, y: float, shape: str, n: int, size: int) -> None:
    fill, ink = (t.GOLD, t.INK) if shape == "hexagon" else (t.GOOD, t.WHITE)
    c.glyph(shape, x, y, size, fill, edge=t.INK, wide=3)
    up = 3 if shape == "shield" else 0
    c.text(x - size / 2, y - up, size, str(n), Type("head", round(size * 0.66)), ink, "middle")


def _member(c: Canvas, face: MemberFace) -> None:
    w, h, side, tired, tall = c.w, c.h, PARTIES.get(face.party), face.tired, _band(face)
    ground = t.SHADE if tired else t.CARD
    c.rect(0, 0, w, h, ground, t.R_CARD, edge=t.SOFT if tired else t.INK, wide=3)
    if tired:
        c.hatch(3, tall, w - 6, h - tall - 14, t.mix(t.SHADE, t.RULE, 0.55), 20, 5)
    band = side.fill if side else t.SOFT
    c.rect(0, 0, w, tall, t.mix(band, t.SOFT, 0.6) if tired else band, t.R_CARD, corners=TOP)
    x = 12
    if side:
        _letter(c, 27, tall / 2, 34, side, t.WHITE, band)
        x = LETTERED
    c.box(x, 2, w - x - SIGNED, tall - 4, face.name, NAME, t.WHITE, lines=1 if tall < 60 else 2)
    if face.sign:
        c.glyph(face.sign, w - 25, tall / 2, 26, t.WHITE)
    y = tall + (h - tall - STRIP * face.lines - 4) / 2
    _figure(c, 46, y, "hexagon", face.influence, 62)
    _figure(c, w - 46, y, "shield", face.resolve, 62)
    both = 18 if face.damage and face.ability else 0
    if face.damage:
        c.rect(w / 2 - 33, y - both - 19, 66, 38, t.BAD, 10)
        c.text(w / 2 - 33, y - both, 66, f"−{face.damage}", Type("head", 34), t.WHITE, "middle")
    if face.ability:
        c.glyph("gavel", w / 2, y + both + both / 3, 28, t.INK)
    _keywords(c, face, t.mix(t.BRASS_PALE, t.SOFT, 0.2) if tired else t.BRASS_PALE)


def _keywords(c: Canvas, face: MemberFace, ground: t.Colour) -> None:
    """Keywords on brass at the foot, hard mode's marks above them."""
    lines = [*face.marks, *face.keywords]
    tall = STRIP * len(face.keywords)
    if face.keywords:
        c.rect(3, c.h - 3 - tall, c.w - 6, tall, ground, t.R_CARD - 3, corners=BOTTOM)
    for n, (icon, word) in enumerate(reversed(lines)):
        y = c.h - 4 - STRIP * (n + 0.5)
        c.glyph(icon, 30, y, 28, t.INK)
        c.text(54, y, c.w - 62, word, KEYWORD)


_MEMBERS = Kept(_member)


class Plate(NamedTuple):
    """What a player's band shows. `effects`: what holds the side up or helps it."""

    side: Side
    name: str
    capital: int
    most: int
    hand: int
    deck: int
    effects: tuple[Tag, ...]


PLATE = 124


def plate(c: Canvas, y: float, p: Plate, words: Words) -> None:
    fill, pale = p.side.fill, p.side.pale
    c.rect(0, y, c.w, PLATE, pale)
    c.rect(0, y, 14, PLATE, fill)
    _letter(c, t.MARGIN + 30, y + 36, 48, p.side, fill, t.WHITE)
    x, end = t.MARGIN + 66, c.w - t.MARGIN
    need = tags_width(p.effects, end - x - 320)
    x += c.text(x, y + 36, end - x - need - 24, p.name, Type("head", 42, 28)) + 24
    tags(c, x, y + 36, end - x, p.effects)
    _capital(c, t.MARGIN + 8, y + 90, p, words)
    x = end
    for icon, label, n in (
        ("cards", words("pic-deck"), p.deck),
        ("card", words("pic-hand"), p.hand),
    ):
        x -= c.text(x - 90, y + 90, 90, str(n), COUNT, align="right") + 10
        x -= c.text(x - 150, y + 90, 150, label, LABEL, align="right") + 24
        c.glyph(icon, x, y + 90, 34, fill)
        x -= 40


def _capital(c: Canvas, x: float, y: float, p: Plate, words: Words) -> None:
    """Unspent Capital: in figures, and a dot for each."""
    x += c.text(x, y, 160, words("pic-capital"), LABEL) + 14
    x += c.text(x, y, 120, f"{p.capital}/{p.most}", COUNT, p.side.fill) + 28
    for k in range(max(10, p.capital)):
        if k < p.capital:
            c.disc(x + k * 30, y, 13, p.side.fill)
        elif k < p.most:
            c.disc(x + k * 30, y, 12, t.WHITE, edge=p.side.fill, wide=4)
        else:
            c.disc(x + k * 30, y, 5, t.SOFT)


class Runner(NamedTuple):
    """One side of the race: its Support now and before the last move."""

    side: Side
    support: int
    before: int


GOAL, CELL, LANE = 30, 26, 90
RACE = 2 * LANE + 70


def race(c: Canvas, y: float, runners: tuple[Runner, ...], words: Words) -> None:
    c.rect(0, y, c.w, RACE, t.CARD)
    c.rect(0, y, c.w, 3, t.INK)
    c.rect(0, y + RACE - 3, c.w, 3, t.INK)
    c.text(t.MARGIN, y + 29, 400, words("pic-support"), Type("head", 32))
    c.text(c.w - t.MARGIN - 560, y + 29, 560, words("pic-goal", goal=GOAL), LABEL, align="right")
    for n, runner in enumerate(runners):
        _lane(c, y + 61 + n * LANE, runner)


def _lane(c: Canvas, y: float, r: Runner) -> None:
    x0, tall = t.MARGIN + 74, 64
    side, kept = r.side, min(r.before, r.support)
    _letter(c, t.MARGIN + 30, y + tall / 2, 50, side, side.fill, t.WHITE)
    c.rect(x0, y, GOAL * CELL - 2, tall, side.pale, 5)
    if kept:
        c.rect(x0, y, kept * CELL - 2, tall, side.fill, 5)
        if side.letter == "R":
            c.hatch(x0, y, kept * CELL - 2, tall, t.mix(t.BRICK, t.WHITE, 0.22), 14, 3, 5)
    if r.support > kept:
        c.rect(x0 + kept * CELL, y, (r.support - kept) * CELL - 2, tall, t.LAST, 5)
    for k in range(1, GOAL):
        c.rect(x0 + k * CELL - 2, y, 2, tall, t.CARD)
    for k in range(5, GOAL, 5):
        c.rect(x0 + k * CELL - 3, y - 7, 3, tall + 14, t.INK)
    c.rect(x0 + GOAL * CELL, y - 9, 8, tall + 18, t.INK)
    c.text(c.w - t.MARGIN - 130, y + tall / 2, 130, str(r.support), Type("head", 84), side.fill, "right")
    change = r.support - r.before
    if change:
        flag(c, x0 + min(r.support, GOAL) * CELL - 6, y + tall / 2, 42)
        label = f"{'+' if change > 0 else '−'}{abs(change)}"
        c.text(x0 + GOAL * CELL + 16, y + tall / 2, 64, label, Type("head", 40))


class Floor(NamedTuple):
    """The members of a side in the order of their seats, and which of them the last move touched."""

    members: tuple[MemberFace, ...]
    touched: frozenset[int]


def floor_rows(floor: Floor) -> list[int]:
    """The heights of a floor's rows: as many keyword lines as its busiest card needs."""
    members = floor.members
    rows = [members[k : k + ACROSS] for k in range(0, max(1, len(members)), ACROSS)]
    return [max(map(member_height, row), default=48 + STATS + STRIP + 4) for row in rows]


def floor_tall(rows: list[int]) -> int:
    return sum(rows) + BETWEEN * (len(rows) - 1)


def floor(c: Canvas, y: float, floor: Floor) -> None:
    w = (t.INNER - BETWEEN * (ACROSS - 1)) // ACROSS
    flags: list[tuple[float, float]] = []
    for row, h in enumerate(floor_rows(floor)):
        for k in range(row * ACROSS, min((row + 1) * ACROSS, SEATS)):
            x = t.MARGIN + (k % ACROSS) * (w + BETWEEN)
            if k >= len(floor.members):
                c.dashed(x + 3, y + 3, w - 6, h - 6, t.RULE)
                continue
            if k in floor.touched:
                halo(c, x, y, w, h)
                flags.append((x - 3, y - 4))
            ground = t.LAST if k in floor.touched else t.PAPER
            _MEMBERS.lay(c, x, y, w, h, floor.members[k], ground)
        y += h + BETWEEN
    for x, y in flags:
        flag(c, x, y)


class CardFace(NamedTuple):
    """All that a card in the hand shows. `party` "" for an action, whose `kind` is then said in a word."""

    cost: int
    playable: bool
    name: str
    party: str
    kind: str
    influence: int
    resolve: int
    keywords: tuple[tuple[str, str], ...]
    text: str


TITLE, RULES, WORD = Type("head", 42, 28), Type("sans", 34, 32), Type("bold", 30)
HALF = (t.INNER - t.GAP) // 2
FIGURES, LINE, TITLED, FOOT = 60, 34, 84, 14
RULED = 9
"""Lines that a card's text may take; its height follows."""


def _flow(face: CardFace) -> list[list[tuple[str, str, float]]]:
    """The keywords in lines beside the figures, each with its width."""
    w = HALF - 172
    lines: list[list[tuple[str, str, float]]] = [[]]
    for icon, word in face.keywords:
        need = min(w, width(WORD.face, WORD.size, word) + 52)
        if lines[-1] and sum(each for *_, each in lines[-1]) + need > w:
            lines.append([])
        lines[-1].append((icon, word, need))
    return lines


def _figures_height(face: CardFace) -> int:
    """The zone of Influence, Resolve and keywords; actions have none."""
    return max(FIGURES + 8, LINE * len(_flow(face))) if face.resolve else 0


def _text_height(face: CardFace) -> int:
    got = fit_box(RULES, face.text, HALF - 36, t.TALLEST, RULED)
    return got.height + 14 if face.text else 0


def card_height(face: CardFace) -> int:
    """What a card needs to show all of its words."""
    return max(188, TITLED + _figures_height(face) + _text_height(face) + FOOT)


def _card(c: Canvas, face: CardFace) -> None:
    w, h, can = c.w, c.h, face.playable
    ground, edge, wide = (t.CARD, t.INK, 4) if can else (t.SHADE, t.SOFT, 2)
    c.rect(0, 0, w, h, ground, t.R_CARD, edge=edge, wide=wide)
    disc, ink = (t.BAD, t.WHITE) if can else (t.PAPER, t.BAD)
    c.disc(46, 46, 34, disc, edge=t.INK if can else t.BAD, wide=3)
    c.text(14, 46, 64, str(face.cost), Type("head", 46), ink, "middle")
    side = PARTIES.get(face.party)
    if side:
        _letter(c, w - 36, 46, 44, side, side.fill, t.WHITE)
    label = 56.0 if side else c.text(w - 170, 46, 152, face.kind, Type("bold", 26), t.SOFT, "right") + 20
    c.text(94, 46, w - 94 - label - 14, face.name, TITLE)
    zone = _figures_height(face)
    if zone:
        _figures(c, face, TITLED + zone / 2 - 2)
        c.box(18, TITLED + zone, w - 36, h - TITLED - zone - FOOT + 4, face.text, RULES, lines=RULED)
    else:
        c.box(18, TITLED, w - 36, h - TITLED - FOOT, face.text, Type("sans", 38, 28), lines=4)


def _figures(c: Canvas, face: CardFace, y: float) -> None:
    _figure(c, 48, y, "hexagon", face.influence, FIGURES)
    _figure(c, 118, y, "shield", face.resolve, FIGURES)
    lines = _flow(face)
    for n, line in enumerate(lines):
        x, at = 158.0, y + (n - (len(lines) - 1) / 2) * LINE
        for icon, word, need in line:
            c.glyph(icon, x + 17, at, 30, t.INK)
            c.text(x + 40, at, need - 42, word, WORD)
            x += need


CARDS = Kept(_card)


def top(c: Canvas, side: Side, line: Headline, around: str, words: Words, right: float = 0) -> None:
    """The header in the colour of a side, with its letter on its shape."""
    x, room = header(c, side.fill, t.BRASS_PALE, words("game-title"), around, right=right)
    _letter(c, x + 30, 102, 58, side, t.WHITE, side.fill)
    c.text(x + 80, 102, room - 80, headline(line, words, TURN, room - 80), TURN, t.WHITE)
