"""The pictures of The Bill: two floors, the race for Support between them, and the private hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from render import bill_parts as parts
from render import theme as t
from render.canvas import Canvas
from render.drawing import Drawing, Words, alt_text, page_title
from render.pieces import (
    HEADER,
    Block,
    Tag,
    footer,
    footer_height,
    height,
    paged,
    question,
    question_height,
    said,
    said_briefly,
    stack,
    your_hand,
)
from rules.bill import phrases
from rules.bill.cards import printing
from rules.bill.view import BillView, HandView, MemberView, SideView
from rules.phrase import Phrase

GAP = 18


def board(view: BillView, words: Words, news: str = "") -> list[Drawing]:
    """Both floors and the race; when crowded floors make it too tall, the lower one is a second picture."""
    upper, lower = view.sides[1], view.sides[0]
    floors = [_floor_of(side, view.active, words) for side in (upper, lower)]
    tall = [parts.floor_tall(parts.floor_rows(floor)) + 2 * GAP for floor in floors]
    halves = [HEADER + parts.PLATE + tall[0] + parts.RACE, tall[1] + parts.PLATE + footer_height(news)]
    whole = sum(halves) <= t.TALLEST
    first = Canvas(t.WIDTH, sum(halves) if whole else halves[0])
    second, y = (first, halves[0]) if whole else (Canvas(t.WIDTH, halves[1]), 0)
    parts.top(first, parts.SIDES[_lead(view).side], partial(_line, view), _around(view, words), words)
    parts.plate(first, HEADER, _plate_of(upper, words), words)
    parts.floor(first, HEADER + parts.PLATE + GAP, floors[0])
    runners = (parts.Runner(parts.SIDES[s.side], s.support, s.before) for s in (upper, lower))
    parts.race(first, halves[0] - parts.RACE, tuple(runners), words)
    parts.floor(second, y + GAP, floors[1])
    parts.plate(second, y + tall[1], _plate_of(lower, words), words)
    footer(second, news)
    if whole:
        return [Drawing(first, _alt(view, words, (upper, lower)))]
    return [
        Drawing(first, _alt(view, words, (upper,), 1)),
        Drawing(second, _alt(view, words, (lower,), 2)),
    ]


def _alt(view: BillView, words: Words, sides: Sequence[SideView], page: int = 0) -> str:
    """Both bills, or the one that is on a page; the more there is to see, the less is said of each card."""
    head = [page_title(words, _line(view, words), page, 2 if page else 1), _around(view, words)]
    others = [next(phrases.side_lines(view, side)) for side in view.sides if side not in sides]
    full = [line for side in sides for line in phrases.side_lines(view, side)]
    brief = [_brief(line) for line in full]
    bare = [line for line in brief if line.code not in PILES]
    named = (line for side in sides for line in _named(view, side, words))
    return alt_text(words, [*head, *others], full, brief, bare, named)


PILES = {"line-known", "line-discard"}
"""Lines that grow with the game."""


def _brief(line: Phrase) -> Phrase:
    """A member without the ability, which can be looked up."""
    return Phrase(line.code, line.facts | {"traits": "", "ability": ""}) if "ability" in line.facts else line


def _named(view: BillView, side: SideView, words: Words) -> Iterator[Phrase | str]:
    """The figures of a side, and its members with nothing but theirs."""
    yield from (line for line in phrases.side_lines(view, side) if line.code not in {"line-member", *PILES})
    yield ", ".join(f"{_name(words, m)} {m.influence}/{m.resolve}" for m in side.floor)


def _lead(view: BillView) -> SideView:
    """Whose colours the header wears: the winner's, else those of the side to act."""
    return view.sides[view.winners[0] if view.winners else view.active]


def _line(view: BillView, words: Words) -> str:
    if view.winners is None:
        return words("pic-aim" if view.picking else "pic-turn", seat=words.seat(view.active))
    if not view.winners:
        return words("pic-drawn")
    winner = view.sides[view.winners[0]]
    return words("pic-won" if winner.support >= parts.GOAL else "pic-won-early", seat=words.seat(winner.seat))


def _around(view: BillView, words: Words) -> str:
    return words("pic-around", turn=view.turn, mode="hard" if view.hard else "easy")


def _name(words: Words, m: MemberView) -> str:
    """A member's surname; a Staffer's name."""
    stem = m.card.partition(".")[0]
    return words(f"card-{stem}.short" if m.party else f"card-{stem}")


SIGNS = {"ready": "ready", "spent": "check", "new": "hourglass", "tabled": "lock", "rest": ""}
"""Standing -> sign."""


def _floor_of(side: SideView, active: int, words: Words) -> parts.Floor:
    members = tuple(_face(m, words) for m in side.floor)
    return parts.Floor(members, frozenset(k for k, m in enumerate(side.floor) if m.last))


def _face(m: MemberView, words: Words) -> parts.MemberFace:
    marks = (
        ("shield", words("pic-shielded"), m.shield),
        ("barrier", words("pic-armor", n=m.armor), m.armor > 0),
        ("eye", words("pic-untargetable"), m.untargetable),
        ("lock", words("pic-sits-out"), m.sits_out),
    )
    return parts.MemberFace(
        name=_name(words, m),
        party=m.party,
        influence=m.influence,
        resolve=m.resolve,
        damage=m.damage,
        keywords=_spoken(m.keywords, words),
        marks=tuple((sign, word) for sign, word, there in marks if there),
        sign=SIGNS[m.standing],
        tired=m.standing in ("spent", "tabled"),
        ability=m.gavel,
    )


def _spoken(keywords: Sequence[str], words: Words) -> tuple[tuple[str, str], ...]:
    return tuple((parts.KEYWORDS[keyword], words(f"keyword-{keyword}")) for keyword in keywords)


def _plate_of(side: SideView, words: Words) -> parts.Plate:
    effects = (
        (Tag("mic", words("card-filibuster"), t.BAD), side.filibuster),
        (Tag("lock", words("card-recess"), t.INK), side.recess),
        (Tag("plus", words("pic-tax", n=side.tax), t.BAD), side.tax > 0),
        (Tag("minus", words("pic-discount"), t.GOOD), bool(side.discounts)),
        (Tag("x", words("pic-fatigue", n=side.fatigue + 1), t.BAD), side.deck == 0),
    )
    return parts.Plate(
        side=parts.SIDES[side.side],
        name=words.seat(side.seat),
        capital=side.capital,
        most=side.growth,
        hand=side.hand,
        deck=side.deck,
        effects=tuple(tag for tag, there in effects if there),
    )


def hand(view: BillView, words: Words) -> Iterator[Drawing]:
    """The viewer's cards in the order of their buttons, in as many pictures as it takes."""
    side = view.mine
    faces = [_card_face(card, view, words) for card in view.hand]
    lines = [phrases.hand_line(view, card) for card in view.hand]
    rows = [_row(faces[k : k + 2], lines[k : k + 2]) for k in range(0, len(faces), 2)]
    asked = any(each.seat == side.seat for each in view.asked)
    ask = words(phrases.question(view, side.seat)) if asked else _line(view, words)
    pages = paged(rows, t.TALLEST - HEADER - 30 - question_height(ask))
    title = your_hand(side.seat, words)
    head = words("line-hand", cards=len(view.hand), capital=side.capital)
    for n, page in enumerate(pages, 1):
        top = [page_title(words, title, n, len(pages)), ask, head]
        alt = alt_text(words, top, said(page), said_briefly(page))
        yield Drawing(_hand_page(view, page, ask, words), alt)


def _row(faces: Sequence[parts.CardFace], lines: Sequence[Phrase]) -> Block:
    """Two cards side by side, as tall as the taller one needs."""
    h = max(map(parts.card_height, faces))

    def draw(c: Canvas, y: float) -> None:
        for k, face in enumerate(faces):
            parts.CARDS.lay(c, t.MARGIN + k * (parts.HALF + t.GAP), y, parts.HALF, h, face)

    return Block(h + 14, draw, lines, [_brief(line) for line in lines])


def _hand_page(view: BillView, rows: Sequence[Block], ask: str, words: Words) -> Canvas:
    side = view.mine
    c = Canvas(t.WIDTH, HEADER + 22 + height(rows) + 8 + question_height(ask))
    parts.top(
        c, parts.SIDES[side.side], partial(your_hand, side.seat), _around(view, words), words, right=230
    )
    left = c.w - t.MARGIN - 220
    c.text(left, 60, 220, f"{side.capital}/{side.growth}", parts.BIG, t.WHITE, "right")
    c.text(left, 122, 220, words("pic-capital"), parts.LABEL, t.WHITE, "right")
    stack(c, HEADER + 22, rows)
    question(c, t.INK, ask)
    return c


def _card_face(card: HandView, view: BillView, words: Words) -> parts.CardFace:
    stem = card.card.partition(".")[0]
    return parts.CardFace(
        cost=card.cost,
        playable=card.playable,
        name=words(f"card-{stem}"),
        party=card.party,
        kind="" if card.is_member else words("pic-action"),
        influence=card.influence,
        resolve=card.resolve,
        keywords=_spoken(card.keywords, words),
        text=_rules(card, view, words),
    )


def _rules(card: HandView, view: BillView, words: Words) -> str:
    """An action's text; a member's personal ability where it counts."""
    stem = card.card.partition(".")[0]
    if not card.is_member:
        return words(f"card-{stem}.text")
    ability = printing(view.card_set, view.mine.side)[stem].ability
    return words(phrases.ability_text(ability)) if card.gavel and ability is not None else ""
