"""The parts of 51 %'s pictures: the poster, a candidate's row, a finalist's panel, a card."""

from __future__ import annotations

import functools
import math
from typing import NamedTuple

from PIL import Image

from render import theme as t
from render.canvas import LEFT, PANELS, TOP, Canvas, Kept
from render.drawing import Words
from render.pieces import AROUND, Headline, Tag, badge, flag, headline, seat, tag, tag_width, tags, tags_width
from render.theme import Type
from render.typeset import width

HEADER = 176
GOAL = 51
SIGNS = {
    "jail": "bars",
    "free": "key",
    "fans": "heart",
    "scape": "goat",
    "discord": "swirl",
    "spy": "spy",
    "boost": "bolt",
    "h_bonus": "pen",
    "h_law": "gavel",
    "h_fans": "heart",
    "h_guard": "shield",
    "h_hunter": "lens",
}
KINDS = {
    "vote": (t.POSTER, t.WHITE),
    "attack": (t.BAD, t.WHITE),
    "defence": (t.EVIDENCE["blue"].fill, t.WHITE),
    "special": (t.INK, t.WHITE),
    "hero": (t.SUN, t.INK),
}
"""Kind of card -> its colour and the text on it; the kind is also said in a word."""
BIG, NAME = Type("head", 72), Type("head", 44, 28)
RAYS = 18


@functools.cache
def _sun() -> Image.Image:
    """The ground of the header: a campaign poster's sun, drawn once."""
    c = Canvas(t.WIDTH, HEADER, t.POSTER)
    x, y = t.WIDTH - 104, HEADER - 14
    for k in range(-RAYS, RAYS, 2):
        a, b = math.radians(k * 10), math.radians(k * 10 + 10)
        far = [(x + 1500 * math.cos(v), y + 1500 * math.sin(v)) for v in (a, b)]
        c.poly([(x, y), *far], t.POSTER_RAY)
    c.disc(x, y - 68, 76, t.SUN, edge=t.INK, wide=5)
    c.rect(0, HEADER - 10, c.w, 10, t.SUN)
    return c.image


TURN = Type("head", 58, 32)


def poster(c: Canvas, around: str, line: Headline, who: int | None, words: Words) -> None:
    c.paste(_sun(), 0, 0)
    c.text(t.WIDTH - 160, HEADER - 86, 112, str(GOAL), Type("head", 84), t.INK, "middle")
    room = t.INNER - 200
    used = c.text(t.MARGIN, 42, 300, words("game-title"), Type("head", 32), t.SUN)
    c.text(t.MARGIN + used + 16, 42, room - used - 16, around, AROUND, t.WHITE)
    x = t.MARGIN
    if who is not None:
        badge(c, who, x + 36, 112, words.seat(who), 37)
        x += 90
    room -= x - t.MARGIN
    c.text(x, 112, room, headline(line, words, TURN, room), TURN, t.WHITE)


class Vote(NamedTuple):
    """A vote card on a table. `safe`: a Fans card protects it."""

    percent: int
    safe: bool
    newest: bool


def _vote(c: Canvas, x: float, y: float, w: int, h: int, vote: Vote) -> None:
    """A protected vote is filled and carries a heart."""
    if vote.newest:
        c.rect(x - 5, y - 5, w + 10, h + 10, t.LAST, 12)
    ground, ink = (t.POSTER, t.WHITE) if vote.safe else (t.CARD, t.INK)
    c.rect(x, y, w, h, ground, 8, edge=t.POSTER, wide=4)
    figure = Type("head", max(t.SMALLEST, round(min(h, w * 1.1) * 0.62)))
    c.text(x + 2, y + h / 2, w - 4, str(vote.percent), figure, ink, "middle")


def _marks(c: Canvas, x: float, y: float, w: int, h: int, vote: Vote) -> None:
    """What lies on a vote card's corners; drawn after its neighbours."""
    if vote.safe:
        size, away = (18, 3) if w >= 50 else (16, 1)
        c.glyph("heart", x + w + away, y + 6, size, t.SUN, edge=t.INK, wide=2)
    if vote.newest:
        flag(c, x + w + 2, y + h + 5, 28)


def _votes(
    c: Canvas, x: float, y: float, step: float, size: tuple[int, int], votes: tuple[Vote, ...]
) -> None:
    for draw in (_vote, _marks):
        for k, vote in enumerate(votes):
            draw(c, x + k * step, y, *size, vote)


NARROWEST = 40
"""Steps of votes that still hold a two-figure number."""


def _table(c: Canvas, x: float, y: float, room: float, h: int, votes: tuple[Vote, ...]) -> None:
    """A row of votes, the highest first; what no longer fits is counted."""
    most = int((room + 6) // NARROWEST)
    shown = votes if len(votes) <= most else votes[: most - 1]
    step = min(58.0, (room + 6) / min(most, len(votes)))
    _votes(c, x, y, step, (min(50, round(step) - 4), h), shown)
    if len(shown) < len(votes):
        rest = f"+{len(votes) - len(shown)}"
        c.text(x + len(shown) * step + 2, y + h / 2, step, rest, Type("head", 28))


class Race(NamedTuple):
    """What a bar shows: percent now, how much of it is new, and the percent in a final count."""

    total: int
    gain: int
    final: int


def bar(
    c: Canvas, x: float, y: float, w: float, h: int, race: Race, fill: t.Colour, ground: t.Colour
) -> None:
    """The way to 51; the goal is the black post at its end."""
    c.rect(x, y, w, h, ground, h // 2)
    if race.final > race.total:
        c.rect(x, y, max(h, w * min(race.final, GOAL) / GOAL), h, t.POSTER_PALE, h // 2, edge=fill, wide=3)
    end = w * min(race.total, GOAL) / GOAL
    if race.total:
        c.rect(x, y, max(end, h), h, fill, h // 2, edge=t.INK, wide=2)
    if race.gain > 0:
        new = w * min(race.gain, race.total) / GOAL
        c.rect(x + end - new, y, new, h, t.LAST, 4, edge=t.INK, wide=2)
    c.rect(x + w - 3, y - 8, 7, h + 16, t.INK)


class Row(NamedTuple):
    """One candidate, every word included.

    `tags`: prison and heroes; `total`, `final`: percent as written, `final` empty where it adds nothing;
    `note`: stands in for votes; `out`: retired; `leads`: nobody has more; `hand`: how many cards.
    """

    seat: int
    name: str
    votes: tuple[Vote, ...]
    race: Race
    total: str
    final: str
    note: str
    tags: tuple[Tag, ...]
    jailed: bool
    out: bool
    asked: bool
    leads: bool
    hand: int


PLATE, POST = 88, 18


def _candidate(c: Canvas, row: Row) -> None:
    """A row of the race."""
    w, h, quiet = c.w, c.h, row.jailed or row.out
    edge, wide = (t.POSTER, 6) if row.asked else (t.RULE, 2)
    c.rect(0, 0, w, h, t.SHADE if quiet else t.CARD, t.R_CARD, edge=edge, wide=wide)
    _who(c, row)
    start, end, middle = PLATE + POST, w - POST, h * 0.2 + 1
    fill, ground = t.SEATS[row.seat].fill, t.RULE if quiet else t.SHADE
    bar(c, start, h - 34, end - start - 4, 20, row.race, fill, ground)
    style = BIG if h > 160 else Type("head", 62)
    left = end - c.text(end - 190, h * 0.27, 190, row.total, style, align="right")
    if row.leads:
        c.glyph("crown", left - 34, h * 0.27, 40, t.SUN, edge=t.INK, wide=2)
    left = end - 310
    if not row.out:
        c.text(left, middle, 44, str(row.hand), Type("head", 36))
        c.glyph("card", left - 20, middle, 32, t.SOFT)
    _names(c, start, middle, left - 48 - start, row)
    top, size, room = h * 0.445, round(h * 0.3), end - start
    if row.final:
        room -= c.text(end - 230, top + size / 2, 230, row.final, Type("bold", 30), t.POSTER, "right") + 16
    if row.votes:
        _table(c, start, top, room, size, row.votes)
    else:
        c.text(start, top + size / 2, room, row.note, Type("semi", 28), t.SOFT)


ROWS = Kept(_candidate, PANELS)


def _who(c: Canvas, row: Row) -> None:
    """The seat at the left end: on a paper disc when asked, behind bars when in prison."""
    mark, h, middle = t.SEATS[row.seat], c.h, c.h / 2
    if row.jailed:
        c.rect(0, 0, PLATE, h, t.INK, t.R_CARD, corners=LEFT)
        c.rect(10, 14, 68, h - 28, t.PAPER, 6)
        c.glyph(mark.shape, 44, middle, 54, mark.fill, edge=t.INK, wide=2)
        for k in range(1, 5):
            c.rect(7 + 13.6 * k, 10, 6, h - 20, t.INK)
        c.disc(44, middle, 22, t.PAPER)
        seat(c, row.seat, 44, middle, 40, row.name)
    elif row.asked:
        c.rect(0, 0, PLATE, h, t.POSTER, t.R_CARD, corners=LEFT)
        badge(c, row.seat, 44, middle, row.name, 38)
    else:
        seat(c, row.seat, 44, middle, 56, row.name)


def _names(c: Canvas, x: float, y: float, w: float, row: Row) -> None:
    """The name, and what else is true of the candidate: words where there is room, signs alone where not."""
    need = tags_width(row.tags, w - min(240, width(NAME.face, NAME.least, row.name) + 20))
    used = c.text(x, y, max(60, w - need - 12), row.name, NAME) + 18
    tags(c, x + used, y, w - used + 10, row.tags, tall=40)


STRIP = 64


def strip(c: Canvas, y: float, pile: str, used: str) -> None:
    """The pile and what was played last."""
    c.rect(0, y, c.w, STRIP, t.POSTER_PALE)
    x = t.MARGIN
    for sign, label in (("cards", pile), ("card", used)) if used else (("cards", pile),):
        c.glyph(sign, x + 22, y + STRIP / 2, 40, t.POSTER)
        x += 56 + c.text(x + 56, y + STRIP / 2, c.w - t.MARGIN - x - 56, label, Type("semi", 32)) + 36


class Finalist(NamedTuple):
    """A finalist in round two. `team`: seats and whether they are asked; `jailed`: the word, or ""."""

    row: Row
    team: tuple[tuple[int, bool], ...]
    heroes: tuple[Tag, ...]
    jailed: str


ACROSS = 13


def finalist_height(f: Finalist, words: Words) -> int:
    rows = max(1, -(-len(f.row.votes) // ACROSS))
    return 190 + 78 * rows + (60 if f.heroes or f.row.final else 0) + 60 * len(_team_rows(f, words)) + 20


def _team_rows(f: Finalist, words: Words) -> list[list[tuple[int, bool, float]]]:
    """Supporters with the widths of their chips, in rows."""
    room, used = t.INNER - 60.0, width("semi", 32, words("pic-team")) + 22
    rows: list[list[tuple[int, bool, float]]] = [[]]
    for n, on in f.team:
        need = min(room, width("head", 34, words.seat(n)) + 84)
        if used + need > room and rows[-1]:
            rows.append([])
            used = 0
        rows[-1].append((n, on, need))
        used += need + 12
    return rows


def finalist(c: Canvas, y: float, h: int, f: Finalist, words: Words) -> None:
    row, x, w = f.row, t.MARGIN, t.INNER
    mark = t.SEATS[row.seat]
    c.rect(x, y, w, h, t.CARD, t.R_PANEL, edge=mark.fill, wide=6)
    c.rect(x, y, w, 100, mark.fill, t.R_PANEL, corners=TOP)
    badge(c, row.seat, x + 58, y + 50, row.name, 38)
    total = c.text(x + w - 254, y + 50, 230, row.total, Type("head", 88), mark.ink, "right")
    room = w - 108 - total - 60
    need = tag_width(f.jailed) + 24 if f.jailed else 0
    used = c.text(x + 108, y + 50, room - need, row.name, Type("head", 56, 30), mark.ink)
    if f.jailed:
        tag(c, x + 108 + used + 24, y + 50, "bars", f.jailed, t.PAPER, t.INK, tall=46)
    bar(c, x + 28, y + 122, w - 60, 34, row.race, mark.fill, t.SHADE)
    top = y + 184.0
    for k in range(0, len(row.votes), ACROSS):
        _votes(c, x + 28, top, 74, (62, 66), row.votes[k : k + ACROSS])
        top += 78
    if not row.votes:
        c.text(x + 28, top + 33, w - 60, row.note, Type("semi", 32), t.SOFT)
        top += 78
    final = c.text(x + w - 288, top + 22, 260, row.final, Type("bold", 32), t.POSTER, "right")
    tags(c, x + 28, top + 22, w - 46 - final, f.heroes, tall=44)
    top += 60 if f.heroes or row.final else 0
    c.rect(x + 28, top + 2, w - 56, 2, t.RULE)
    _team(c, x + 28, top + 14, f, words)


def _team(c: Canvas, x: float, y: float, f: Finalist, words: Words) -> None:
    start = x + c.text(x, y + 26, 400, words("pic-team"), Type("semi", 32), t.SOFT) + 22
    if not f.team:
        c.text(start, y + 26, 500, words("pic-alone"), Type("semi", 32))
    for n, chips in enumerate(_team_rows(f, words)):
        at = start if n == 0 else x
        for who, on, w in chips:
            edge, wide = (t.POSTER, 5) if on else (t.RULE, 2)
            c.rect(at, y, w, 52, t.POSTER_PALE if on else t.PAPER, 26, edge=edge, wide=wide)
            seat(c, who, at + 32, y + 26, 34)
            c.text(at + 60, y + 26, w - 80, words.seat(who), Type("head", 34))
            at += w + 12
        y += 60


class CardFace(NamedTuple):
    """A card in the hand. `mark`: a percent for a vote, "−2" for stolen votes, or "" for the card's sign."""

    kind: str
    kind_word: str
    mark: str
    sign: str
    name: str
    text: str
    playable: bool


CARD, HALF = 212, (t.INNER - t.GAP) // 2


def _card(c: Canvas, face: CardFace) -> None:
    w, h = c.w, c.h
    fill, ink = KINDS[face.kind]
    c.rect(0, 0, w, h, t.CARD if face.playable else t.SHADE, t.R_CARD, edge=t.INK, wide=3)
    c.rect(0, 0, 142, h, t.INK, t.R_CARD, corners=LEFT)
    c.rect(4, 4, 134, h - 8, fill, 11, corners=LEFT)
    if face.kind == "vote":
        c.text(8, 86, 126, face.mark, Type("head", 110), ink, "middle")
        c.text(8, h - 36, 126, "%", Type("head", 48), ink, "middle")
    elif face.mark:
        votes = 2 if face.mark.endswith("2") else 1
        for k in range(votes):
            c.glyph("ballot", 71 + (k - (votes - 1) / 2) * 60, 50, 54, ink)
        c.text(8, 120, 126, face.mark, Type("head", 60), ink, "middle")
    else:
        c.glyph(face.sign, 71, 80, 92, ink)
    if face.kind != "vote":
        c.text(8, h - 30, 126, face.kind_word, Type("bold", 28), ink, "middle")
    room = w - 174 - (0 if face.playable else 36)
    c.box(158, 14, room, 76, face.name, Type("head", 38, 28), lines=2)
    c.rect(158, 96, w - 176, 2, t.RULE)
    c.box(158, 104, w - 174, h - 114, face.text, Type("sans", 34), lines=3, lead=0.96)
    if not face.playable:
        c.disc(w - 28, 26, 20, t.BAD, edge=t.WHITE, wide=3)
        c.glyph("x", w - 28, 26, 20, t.WHITE)


CARDS = Kept(_card)
