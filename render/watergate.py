"""The pictures of Watergate: the research track, the evidence board below it, and the private hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from render import theme as t
from render import watergate_parts as parts
from render import watergate_wall as wall
from render.canvas import Canvas
from render.drawing import Drawing, Still, Words, alt_text, page_title
from render.pieces import (
    Block,
    footer,
    footer_height,
    height,
    paged,
    question,
    question_height,
    said,
    said_briefly,
    stack,
)
from rules.phrase import Phrase, Ref, say
from rules.watergate import board as text_board
from rules.watergate import phrases
from rules.watergate.schema import COLOURS, Reward
from rules.watergate.view import CardView, EvidenceView, SideView, SpaceView, WatergateView


def board(view: WatergateView, words: Words, news: str = "") -> list[Drawing | Still]:
    """The track, and below it the evidence board as a second picture."""
    return [
        Drawing(_track_page(view, words, news), _track_alt(view, words)),
        Still(_wall_page, _evidence(view, words), _wall_alt(view, words)),
    ]


def _track_alt(view: WatergateView, words: Words) -> str:
    """What is on the track, and how the sides stand."""
    full = list(text_board.course(view))
    return alt_text(words, [_line(view, words)], full, map(_bare, full))


def _bare(line: Phrase) -> Phrase:
    """A momentum card without its rewards, which are always the same."""
    return Phrase("pic-momentum-card", line.facts) if line.code == "line-momentum-card" else line


def _side(view: WatergateView, role: str) -> SideView:
    return next(side for side in view.sides if side.role == role)


def _role_of(view: WatergateView, seat: int) -> parts.Role:
    return parts.NIXON if seat == view.nixon else parts.EDITOR


def _line(view: WatergateView, words: Words) -> str:
    if view.winners is not None:
        return (
            words("pic-won", role=_role_name(view, view.winners[0], words))
            if view.winners
            else words("pic-drawn")
        )
    asked = {each.seat for each in view.asked}
    seat = next(iter(asked)) if len(asked) == 1 else view.mover
    return words("pic-turn", role=_role_name(view, seat, words), seat=words.seat(seat))


def _role_name(view: WatergateView, seat: int, words: Words) -> str:
    return words("pic-nixon" if seat == view.nixon else "pic-editor")


def _mover(view: WatergateView) -> parts.Role | None:
    if view.winners is not None:
        return _role_of(view, view.winners[0]) if view.winners else None
    asked = {each.seat for each in view.asked}
    return _role_of(view, next(iter(asked)) if len(asked) == 1 else view.mover)


def _track_page(view: WatergateView, words: Words, news: str) -> Canvas:
    tokens, way = _tokens(view), _way(view)
    tall = parts.track_height(tokens)
    c = Canvas(
        t.WIDTH, parts.MASTHEAD + 18 + parts.PLATE + 18 + tall + parts.LEGEND + 16 + footer_height(news)
    )
    parts.masthead(c, words("pic-edition", round=view.round), partial(_line, view), _mover(view), words)
    w = (t.INNER - t.GAP) / 2
    for k, role in enumerate(("nixon", "editor")):
        plate = _plate_of(view, _side(view, role), words)
        parts.plate(c, t.MARGIN + k * (w + t.GAP), parts.MASTHEAD + 18, w, plate, words)
    y = parts.MASTHEAD + parts.PLATE + 36
    parts.track(c, y, tokens, way, words)
    entries = (
        (parts.INITIATIVE, words("pic-initiative")),
        (parts.MOMENTUM, words("pic-supply", n=view.supply)),
        (parts.HIDDEN, words("pic-bag", n=view.bag)),
    )
    parts.legend(c, y + tall + 6, entries)
    footer(c, news)
    return c


def _tokens(view: WatergateView) -> tuple[parts.Placed, ...]:
    """Markers first, so that they lie lowest in their stacks."""
    markers = [
        (token, at) for token, at in ((parts.INITIATIVE, view.initiative), (parts.MOMENTUM, view.momentum))
    ]
    placed = [(token, at) for token, at in markers if at is not None]
    for each in view.evidence:
        number = 0 if each.up else each.slot
        colours = each.colours if each.up else ()
        placed.append((parts.Token("evidence", colours, each.up and each.momentum, number), each.at))
    return tuple(placed)


def _way(view: WatergateView) -> parts.Way | None:
    last = view.last
    if last is None or last.start is None or last.end is None:
        return None
    names = [
        name for name, at in (("initiative", view.initiative), ("momentum", view.momentum)) if at is not None
    ]
    slots = [each.slot for each in view.evidence]
    if last.slot:
        token = len(names) + slots.index(last.slot) if last.slot in slots else None
    else:
        token = names.index(last.token) if last.token in names else None
    return parts.Way(last.start, last.end, token)


def _plate_of(view: WatergateView, side: SideView, words: Words) -> parts.Plate:
    nixon = side.role == "nixon"
    joined = sum(each.joined and each.state == "up" for each in view.informants)
    score = f"{side.momentum}/{len(side.rewards)}" if nixon else f"{joined}/{CHAINS}"
    return parts.Plate(
        role=parts.NIXON if nixon else parts.EDITOR,
        name=words("pic-plate", role=_role_name(view, side.seat, words), seat=words.seat(side.seat)),
        score=score,
        places=tuple(_reward(reward, words) for reward in side.rewards),
        won=side.momentum,
        cards=words("pic-cards", hand=side.hand, deck=side.deck, discard=len(side.discard)),
        initiative=view.holder == side.seat,
    )


def _reward(reward: Reward, words: Words) -> str:
    return "" if reward.give == "nothing" else words(f"pic-reward-{reward.give}", n=reward.count)


CHAINS = 2
"""Informants that must be joined to Nixon."""
SIGN_ROW = 64


class Pinned(NamedTuple):
    """All that the evidence board's picture shows; `signs`: the words for the colours' signs."""

    wall: wall.Wall
    signs: tuple[str, ...]


def _evidence(view: WatergateView, words: Words) -> Pinned:
    return Pinned(_wall(view, words), tuple(words(f"pic-sign-{colour}") for colour in parts.SIGNS))


def _wall_page(pinned: Pinned) -> Canvas:
    c = Canvas(t.WIDTH, wall.HEIGHT + 24 + SIGN_ROW)
    wall.draw(c, 14, pinned.wall)
    y, room = c.h - SIGN_ROW / 2 - 4, t.INNER / len(parts.SIGNS)
    for k, (colour, sign) in enumerate(zip(parts.SIGNS, pinned.signs, strict=True)):
        x, hue = t.MARGIN + k * room, t.EVIDENCE[colour]
        c.glyph(wall.SHAPES[colour], x + 26, y, 50, hue.fill, edge=t.INK, wide=3)
        c.glyph(parts.SIGNS[colour], x + 26, y, 26, hue.ink)
        c.text(x + 64, y, room - 72, sign, parts.LABEL)
    return c


def _wall(view: WatergateView, words: Words) -> wall.Wall:
    spots = tuple((s.id, wall.Spot(s.colour, parts.SIGNS[s.colour], s.state)) for s in view.spaces)
    people: list[tuple[str, wall.Informant]] = []
    for each in view.informants:
        first, _, last = words(f"informant-{each.id}").rpartition(" ")
        people.append((each.id, wall.Informant(first, last, each.state, each.joined and each.state == "up")))
    return wall.Wall(spots, tuple(people), view.threads, view.last.place if view.last is not None else "")


def _wall_alt(view: WatergateView, words: Words) -> str:
    """Who and what is on the evidence board, and, where there is room, the threads."""
    return alt_text(words, [words("pic-wall"), *text_board.wall(view)], text_board.threads(view), ())


def hand(view: WatergateView, words: Words) -> Iterator[Drawing]:
    """The viewer's cards, below what only the viewer may see, in as many pictures as it takes."""
    seat = view.viewer if view.viewer is not None else view.mover
    line = _yours(view, seat, words)
    asked = any(each.seat == seat for each in view.asked)
    ask = words(phrases.question(view, seat)) if asked else _line(view, words)
    pages = paged(_blocks(view, words), t.TALLEST - parts.MASTHEAD - 32 - question_height(ask))
    for n, page in enumerate(pages, 1):
        head = [page_title(words, line, n, len(pages)), ask]
        seen = list(text_board.seen(view)) if n == len(pages) else []
        alt = alt_text(words, head, [*said(page), *seen], [*said_briefly(page), *seen])
        yield Drawing(_hand_page(view, seat, page, ask, words), alt)


def _yours(view: WatergateView, seat: int, words: Words) -> str:
    return words("pic-your-hand", seat=words.seat(seat), role=_role_name(view, seat, words))


def _hand_page(view: WatergateView, seat: int, blocks: Sequence[Block], ask: str, words: Words) -> Canvas:
    c = Canvas(t.WIDTH, parts.MASTHEAD + 24 + height(blocks) + 8 + question_height(ask))
    parts.masthead(
        c, words("pic-edition", round=view.round), partial(_yours, view, seat), _role_of(view, seat), words
    )
    stack(c, parts.MASTHEAD + 24, blocks)
    question(c, t.INK, ask)
    c.rect(0, c.h - question_height(ask), c.w, 6, t.THREAD)
    return c


def _blocks(view: WatergateView, words: Words) -> Iterator[Block]:
    """What lies face down and is known to the viewer, then the cards."""
    tracked = [parts.Secret(_seen(e), _spot(e.at, words)) for e in view.evidence if not e.up and e.colours]
    pinned = [parts.Secret(_pinned(s), s.id) for s in view.spaces if s.state == "down" and s.face]
    if tracked:
        yield _strip(words("pic-secret-track"), tracked, list(text_board.tracked(view)))
    if pinned:
        yield _strip(words("pic-secret-board"), pinned, list(text_board.under(view)))
    for card, line in zip(view.hand, text_board.held(view), strict=True):
        yield _row(_face(card, words), line, say("pic-held", card=Ref("card", card.id), value=card.value))


def _strip(title: str, secrets: Sequence[parts.Secret], lines: Sequence[Phrase]) -> Block:
    def draw(c: Canvas, y: float) -> None:
        parts.strip(c, y, title, secrets)

    return Block(parts.strip_height(secrets), draw, lines)


def _row(face: parts.CardFace, line: Phrase, brief: Phrase) -> Block:
    def draw(c: Canvas, y: float) -> None:
        parts.CARDS.lay(c, t.MARGIN, y, t.INNER, parts.ROW, face)

    return Block(parts.ROW + t.GAP, draw, [line], [brief])


def _spot(at: int, words: Words) -> str:
    """A space of the track: its number and the letter of its side."""
    side = parts.EDITOR if at > 0 else parts.NIXON
    return f"{abs(at)} {words(side.letter)}" if at else "0"


def _seen(each: EvidenceView) -> parts.Token:
    return parts.Token("evidence", each.colours, each.momentum)


def _pinned(space: SpaceView) -> parts.Token:
    colours = tuple(COLOURS[letter] for letter in space.face if letter in COLOURS)
    return parts.Token("evidence", colours, space.face.endswith("m"))


def _face(card: CardView, words: Words) -> parts.CardFace:
    return parts.CardFace(
        value=card.value,
        colour=card.colour,
        colour_word=words(f"pic-colour-{card.colour}"),
        name=words(f"card-{card.id}"),
        kind=words("pic-kind-reaction" if card.reaction else f"pic-kind-{card.kind}"),
        reaction=bool(card.reaction),
        text=words(Phrase(f"card-{card.id}.text", dict(zip("abc", card.figures, strict=False)))),
    )
