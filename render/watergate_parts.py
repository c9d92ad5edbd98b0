"""The parts of Watergate's pictures: masthead, tokens, the players' plates, the research track, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render import theme as t
from render.canvas import LEFT, TOP, Canvas, Corners, Kept
from render.drawing import Words
from render.pieces import Headline, flag, headline
from render.theme import Type
from render.typeset import width

MASTHEAD = 170
TITLE, EDITION = Type("black", 36), Type("serif", 30)
TURN, NAME, LABEL = Type("black", 58, 32), Type("black", 36), Type("semi", 30)
SIGNS = {"blue": "cheque", "yellow": "plan", "green": "tape"}
"""What doubles a colour on a token: campaign cheques, building plans, tapes."""


class Role(NamedTuple):
    """A side: Nixon is square and black, the Editor round and blue, each with a letter."""

    shape: str
    fill: t.Colour
    letter: str


NIXON, EDITOR = Role("square", t.INK, "pic-nixon-letter"), Role("circle", t.BLUE, "pic-editor-letter")


def role_sign(
    c: Canvas, x: float, y: float, size: float, role: Role, words: Words, *, reversed: bool = False
) -> None:
    fill, ink = (t.WHITE, role.fill) if reversed else (role.fill, t.WHITE)
    c.glyph(role.shape, x, y, size, fill)
    style = Type("head", max(t.SMALLEST, round(size * 0.6)))
    c.text(x - size / 2, y, size, words(role.letter), style, ink, "middle")


def masthead(c: Canvas, edition: str, line: Headline, role: Role | None, words: Words) -> None:
    c.rect(0, 0, c.w, MASTHEAD, t.NEWS)
    c.rect(0, 0, c.w, 10, t.THREAD)
    used = c.text(t.MARGIN, 46, 600, words("game-title").upper(), TITLE, t.THREAD)
    c.text(t.MARGIN + used + 30, 46, t.INNER - used - 30, edition, EDITION, align="right")
    c.rect(t.MARGIN, 74, t.INNER, 3, t.INK)
    x = t.MARGIN
    if role is not None:
        role_sign(c, x + 32, 122, 62, role, words)
        x += 84
    room = c.w - t.MARGIN - x
    c.text(x, 122, room, headline(line, words, TURN, room), TURN)
    c.rect(0, MASTHEAD - 10, c.w, 6, t.INK)
    c.rect(0, MASTHEAD - 2, c.w, 2, t.INK)


class Token(NamedTuple):
    """A token. `kind`: initiative, momentum or evidence; evidence without colours is face down.

    `number`: what a face-down token is called by, 0 for none.
    """

    kind: str
    colours: tuple[str, ...] = ()
    red: bool = False
    number: int = 0


HIDDEN = Token("evidence")
INITIATIVE, MOMENTUM = Token("initiative"), Token("momentum")


def token_sign(c: Canvas, x: float, y: float, size: int, token: Token) -> None:
    """A token around its middle."""
    if token.kind == "initiative":
        c.glyph("octagon", x, y, size, t.INK)
        c.glyph("star", x, y - 1, size * 0.6, t.WHITE)
    elif token.kind == "momentum":
        c.disc(x, y, size / 2, t.THREAD, edge=t.INK, wide=2)
        c.glyph("bolt", x, y, size * 0.62, t.WHITE)
    else:
        _evidence(c, x - size / 2, y - size / 2, size, token)


def _evidence(c: Canvas, x: float, y: float, size: int, token: Token) -> None:
    c.rect(x, y, size, size, t.INK, 14)
    middle = y + size / 2
    if not token.colours:
        c.hatch(x + 6, y + 6, size - 12, size - 12, t.SOFT, 12, 4, 9)
        c.glyph("square", x + size / 2, middle, size * 0.62, t.INK)
        label = f"?{token.number}" if token.number else "?"
        c.text(x, middle, size, label, Type("head", max(t.SMALLEST, round(size * 0.52))), t.WHITE, "middle")
    elif len(token.colours) == 1:
        hue = t.EVIDENCE[token.colours[0]]
        c.rect(x + 4, y + 4, size - 8, size - 8, hue.fill, 11)
        c.glyph(SIGNS[token.colours[0]], x + size / 2, middle, size * 0.56, hue.ink)
    else:
        half = (size - 8) / 2
        for n, colour in enumerate(token.colours):
            hue = t.EVIDENCE[colour]
            corners: Corners = (n == 0, n == 1, n == 1, n == 0)
            c.rect(x + 4 + n * half, y + 4, half, size - 8, hue.fill, 11, corners=corners)
            c.glyph(
                SIGNS[colour], x + 4 + half * (n + 0.5), y + size * (0.34 + 0.32 * n), size * 0.34, hue.ink
            )
    if token.red:
        c.disc(x + size - 6, y + 8, 18, t.THREAD, edge=t.WHITE, wide=2)
        c.glyph("bolt", x + size - 6, y + 8, 22, t.WHITE)


class Plate(NamedTuple):
    """A player's corner: momentum won and what its next places give, the cards, the initiative."""

    role: Role
    name: str
    score: str
    places: tuple[str, ...]
    won: int
    cards: str
    initiative: bool


PLATE = 226


def plate(c: Canvas, x: float, y: float, w: float, p: Plate, words: Words) -> None:
    fill = p.role.fill
    c.rect(x, y, w, PLATE, t.CARD, t.R_CARD, edge=fill, wide=4)
    c.rect(x, y, w, 62, fill, t.R_CARD, corners=TOP)
    role_sign(c, x + 36, y + 31, 44, p.role, words, reversed=True)
    score = c.text(x + w - 106, y + 31, 90, p.score, Type("head", 46), t.WHITE, "right")
    room = w - 68 - score - 32 - (60 if p.initiative else 0)
    used = c.text(x + 68, y + 31, room, p.name, NAME, t.WHITE)
    if p.initiative:
        c.glyph("octagon", x + 68 + used + 34, y + 31, 44, t.INK, edge=t.WHITE, wide=3)
        c.glyph("star", x + 68 + used + 34, y + 30, 26, t.WHITE)
    step = (w - 24) / len(p.places)
    for k, label in enumerate(p.places):
        middle = x + 12 + step * (k + 0.5)
        if k < p.won:
            token_sign(c, middle, y + 104, 60, MOMENTUM)
        else:
            c.disc(middle, y + 104, 29, t.CARD, edge=t.RULE, wide=4)
            c.text(middle - 29, y + 104, 58, str(k + 1), Type("head", 30), t.SOFT, "middle")
        if label:
            at = middle - step / 2 + 1
            c.text(at, y + 154, step - 2, label, Type("bold", 28), t.SOFT if k < p.won else t.INK, "middle")
    c.rect(x + 16, y + PLATE - 52, w - 32, 2, t.RULE)
    c.text(x + 20, y + PLATE - 26, w - 38, p.cards, LABEL)


class Way(NamedTuple):
    """The last move on the track: a token's way, and which of the tokens it was (None: it left the track)."""

    start: int
    end: int
    token: int | None


Placed = tuple[Token, int]
"""A token and its space, -5 (Nixon) to 5 (Editor)."""


SPACES = range(-5, 6)
COLUMN = t.INNER / len(SPACES)


def track_height(tokens: tuple[Placed, ...]) -> int:
    """The track is as tall as its highest stack, at least two."""
    size, deep = _pile(tokens)
    return 98 + deep * (size + 8)


def _pile(tokens: tuple[Placed, ...]) -> tuple[int, int]:
    """Size of a token and height of the tallest stack."""
    deep = max([2, *(sum(1 for _, at in tokens if at == space) for space in SPACES)])
    return (72, deep) if deep < 4 else (62, deep)


def track(c: Canvas, y: float, tokens: tuple[Placed, ...], way: Way | None, words: Words) -> None:
    """Nixon's side left, the Editor's right."""
    h = track_height(tokens)
    for n, space in enumerate(SPACES):
        x = t.MARGIN + n * COLUMN
        fill, ink = _column(space)
        c.rect(x + 2, y, COLUMN - 4, h, fill, 10)
        c.text(x, y + 36, COLUMN, str(abs(space)), Type("head", 44), ink, "middle")
    for space, role in ((-5, NIXON), (5, EDITOR)):
        if all(at != space for _, at in tokens):
            role_sign(c, _middle(space), y + h - 40, 50, role, words, reversed=True)
    size, _ = _pile(tokens)
    high = dict.fromkeys(SPACES, 0)
    for n, (token, space) in enumerate(tokens):
        x, at = _middle(space), y + h - 12 - size / 2 - high[space] * (size + 8)
        high[space] += 1
        touched = way is not None and way.token == n
        if touched:
            c.rect(x - size / 2 - 7, at - size / 2 - 7, size + 14, size + 14, t.LAST, 18)
        token_sign(c, x, at, size, token)
        if touched:
            flag(c, x - size / 2 + 2, at - size / 2 + 2, 38)
    if way is not None and way.start != way.end:
        _arrow(c, _middle(way.start), _middle(way.end), y + 76)


def _column(space: int) -> tuple[t.Colour, t.Colour]:
    if abs(space) == 5:
        return (t.INK if space < 0 else t.BLUE), t.WHITE
    return (t.NEWS_DARK if space < 0 else t.BLUE_PALE if space else t.CARD), t.INK


def _middle(space: int) -> float:
    return t.MARGIN + (space + 5.5) * COLUMN


def _arrow(c: Canvas, start: float, end: float, y: float) -> None:
    """The way of the last move, above the stacks."""
    way = 1 if end > start else -1
    c.rect(min(start, end), y - 5, abs(end - start), 10, t.LAST)
    c.disc(start, y, 11, t.CARD, edge=t.LAST, wide=6)
    c.poly([(end + way * 14, y), (end - way * 22, y - 18), (end - way * 22, y + 18)], t.LAST)


LEGEND = 60


def legend(c: Canvas, y: float, entries: Sequence[tuple[Token, str]]) -> None:
    """What the tokens are, in one line."""
    x, room = float(t.MARGIN), t.INNER / len(entries)
    for token, label in entries:
        token_sign(c, x + 21, y + LEGEND / 2, 42, token)
        c.text(x + 52, y + LEGEND / 2, room - 64, label, LABEL)
        x += room


class CardFace(NamedTuple):
    """A card in the hand. `colour`: blue, yellow, green or joker; `reaction`: it may answer a move."""

    value: int
    colour: str
    colour_word: str
    name: str
    kind: str
    reaction: bool
    text: str


BLOCK, ROW = 168, 202


def _card(c: Canvas, face: CardFace) -> None:
    """Value and colour at the left, the action at the right."""
    w, h = c.w, c.h
    c.rect(0, 0, w, h, t.CARD, t.R_CARD, edge=t.INK, wide=3)
    c.rect(0, 0, BLOCK, h, t.INK, t.R_CARD, corners=LEFT)
    if face.colour in t.EVIDENCE:
        hue = t.EVIDENCE[face.colour]
        c.rect(4, 4, BLOCK - 8, h - 8, hue.fill, 11, corners=LEFT)
        c.text(8, 64, BLOCK - 16, str(face.value), Type("head", 100), hue.ink, "middle")
        c.glyph(SIGNS[face.colour], BLOCK / 2, h - 76, 38, hue.ink)
        c.text(10, h - 30, BLOCK - 20, face.colour_word, Type("bold", 30), hue.ink, "middle")
    else:
        _joker(c, face, h)
    x = BLOCK + 22
    room = w - x - 18
    plate = min(room * 0.6, width("bold", 28, face.kind) + 28)
    fill, ink = (t.THREAD, t.WHITE) if face.reaction else (t.NEWS_DARK, t.INK)
    c.rect(w - plate - 16, 18, plate, 42, fill, 8)
    c.text(w - plate - 6, 39, plate - 20, face.kind, Type("bold", 28), ink, "middle")
    c.text(x, 40, room - plate - 16, face.name, Type("black", 42, 28))
    c.rect(x, 72, room, 2, t.RULE)
    c.box(x, 80, room, h - 90, face.text, Type("sans", 38), lines=4)


def _joker(c: Canvas, face: CardFace, h: int) -> None:
    """All three colours, with the value on a dark disc."""
    band = (h - 8) / 3
    for n, hue in enumerate(t.EVIDENCE.values()):
        corners: Corners = (n == 0, False, False, n == 2)
        c.rect(4, 4 + n * band, BLOCK - 8, band, hue.fill, 11 if n != 1 else 0, corners=corners)
    c.disc(BLOCK / 2, h / 2 - 20, 60, t.INK)
    c.text(BLOCK / 2 - 60, h / 2 - 20, 120, str(face.value), Type("head", 92), t.WHITE, "middle")
    c.text(10, h - 33, BLOCK - 20, face.colour_word, Type("bold", 30), t.WHITE, "middle")


CARDS = Kept(_card)


class Secret(NamedTuple):
    """A face-down token that the viewer may look under, and where it lies."""

    token: Token
    where: str


STRIP, ACROSS = 138, 5


def strip_height(secrets: Sequence[Secret]) -> int:
    return STRIP * -(-len(secrets) // ACROSS)


def strip(c: Canvas, y: float, title: str, secrets: Sequence[Secret]) -> None:
    """What only the viewer may see, under an eye."""
    h = strip_height(secrets) - 14
    c.rect(t.MARGIN, y, t.INNER, h, t.NEWS_DARK, t.R_CARD)
    c.glyph("eye", t.MARGIN + 42, y + h / 2, 52, t.INK)
    c.box(t.MARGIN + 84, y + 8, 264, h - 16, title, Type("semi", 32), lines=4)
    for n, secret in enumerate(secrets):
        row, column = divmod(n, ACROSS)
        x, top = t.MARGIN + 420 + column * 126, y + row * STRIP
        token_sign(c, x, top + 48, 66, secret.token)
        c.text(x - 60, top + 104, 120, secret.where, Type("head", 30), align="middle")
