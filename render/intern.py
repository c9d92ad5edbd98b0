"""The pictures of The Intern: the market, the players, one Locked Network at full size, the private hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from render import intern_cards as cards
from render import intern_network as networks
from render import intern_players as players
from render import theme as t
from render.canvas import Canvas
from render.drawing import Drawing, Words, alt_text, page_title
from render.pieces import (
    HEADER,
    TURN,
    Block,
    Headline,
    Tag,
    badge,
    footer,
    footer_height,
    halo,
    header,
    headline,
    height,
    paged,
    question,
    question_height,
    said,
    stack,
    tags,
    your_hand,
)
from render.theme import Type
from rules.intern import phrases
from rules.intern.cards import card_set
from rules.intern.view import InternView, NetworkView, PlayerView, RowView, SlotView
from rules.phrase import Phrase

DECK, BETWEEN = 152, 34
ROWS = {"S": 158, "E": 292, "D": 190}
"""Height of each row of the market."""
ACTIONS = {"S": 1, "E": 2, "D": 3}
"""Which action of a turn takes from a row."""
ROUTINE = {"event-refilled", "event-laid", "event-dealt", "event-redealt"}
"""What need not be said under the picture: it shows it."""
LABEL, SECTION = Type("semi", 28), Type("head", 34)


def board(view: InternView, words: Words, news: str = "") -> Iterator[Drawing]:
    """The market, then the players in as many pictures as they need."""
    news = news or " ".join(words(phrase) for phrase in view.last if phrase.code not in ROUTINE)
    rows = (line for row in view.rows for line in phrases.row(row))
    alt = alt_text(words, [_line(view, words), *phrases.course(view), *rows])
    yield Drawing(_market(view, words, news), alt)
    pages = _players(view, words)
    for n, page in enumerate(pages, 1):
        title = page_title(words, words("pic-players"), n, len(pages))
        shown = [view.seats[player.seat] for _, row in page for player in row]
        across = 2 if len(view.seats) > 3 else 1
        yield Drawing(_players_page(page, across), _players_alt(view, shown, title, words))


def _line(view: InternView, words: Words) -> str:
    """Whose turn it is and what is asked."""
    if view.winners is not None:
        names = ", ".join(words.seat(seat) for seat in view.winners)
        return words("pic-won", seats=names) if view.winners else words("pic-drawn")
    if view.active is None:
        return words("pic-soon")
    asked = {each.seat for each in view.asked}
    coming = view.incoming
    if asked and (view.active not in asked or (coming and not coming.entered)):
        return words("pic-reacts", seats=", ".join(words.seat(seat) for seat in sorted(asked)))
    seat = words.seat(view.active)
    if coming:
        return words("pic-lock", seat=seat)
    if view.playing:
        return words("pic-plays", seat=seat, card=words(f"card-{view.playing}.short"))
    return words("pic-turn", seat=seat, action=view.action)


def _around(view: InternView, words: Words) -> str:
    return words("pic-around", round=view.round, action=view.action)


def _top(c: Canvas, around: str, line: Headline, seat: int | None, words: Words, right: float) -> None:
    """The header; `right` keeps room for a figure."""
    x, room = header(c, t.NAVY, t.BRASS, words("game-title"), around, right=right)
    if seat is not None:
        badge(c, seat, x + 34, 102, words.seat(seat))
        x, room = x + 86, room - 86
    c.text(x, 102, room, headline(line, words, TURN, room), TURN, t.WHITE)


def _mover(view: InternView) -> int | None:
    return view.winners[0] if view.winners else view.active


def _market(view: InternView, words: Words, news: str) -> Canvas:
    top = HEADER + 40
    c = Canvas(t.WIDTH, top + sum(ROWS.values()) + 2 * BETWEEN + 28 + footer_height(news))
    _top(c, _around(view, words), partial(_line, view), _mover(view), words, right=216)
    c.glyph("cw" if view.clockwise else "ccw", c.w - 88, 60, 74, t.BRASS)
    if view.upcoming is not None and view.winners is None:
        label = words("pic-next", seat=words.seat(view.upcoming))
        c.text(c.w - t.MARGIN - 200, 126, 200, label, Type("semi", 28), t.WHITE, "right")
    held = _held(view)
    y = top
    for row in view.rows:
        _row(c, y, row, view, held, words)
        y += ROWS[row.kind] + BETWEEN
    footer(c, news)
    return c


def _held(view: InternView) -> frozenset[int]:
    """The Supporters of the player in turn: in hand and in the network."""
    if view.active is None:
        return frozenset()
    player = view.seats[view.active]
    own = [*player.supporters, *player.network.cells]
    return frozenset(number(card) for card in own if card[0] == "S")


def number(card: str) -> int:
    """A Supporter's number: `S07` -> 7."""
    return int(card[1:])


def _row(c: Canvas, y: float, row: RowView, view: InternView, held: frozenset[int], words: Words) -> None:
    h, look = ROWS[row.kind], "SED".index(row.kind)
    if ACTIONS[row.kind] == view.action and view.winners is None:
        c.rect(0, y, 14, h, t.BRASS)
        c.poly([(14, y + h / 2 - 16), (28, y + h / 2), (14, y + h / 2 + 16)], t.BRASS)
    pile = cards.Pile(words(f"deck-{row.kind}"), row.deck, look)
    cards.PILES.lay(c, t.MARGIN, y, DECK, h, pile)
    w = (t.INNER - DECK - 3 * t.GAP) / 3
    for k, slot in enumerate(row.slots):
        x = t.MARGIN + DECK + t.GAP + k * (w + t.GAP)
        if slot is None:
            c.dashed(x + 2, y + 2, w - 4, h - 4, t.RULE)
            continue
        newest = slot.card in view.moved
        if newest:
            halo(c, x, y, w, h, cards.ROUND if row.kind == "S" else 4)
        _slot(c, x, y, w, h, slot, held, words, t.LAST if newest else t.PAPER)
        cards.cost(c, x + w - 20, y - 4, slot.cost, words("pic-free"))


def _slot(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    slot: SlotView,
    held: frozenset[int],
    words: Words,
    ground: t.Colour,
) -> None:
    kind = slot.card[0]
    if kind == "S":
        cards.SUPPORTERS.lay(c, x, y, w, h, supporter(slot.card, words, slot.scores), ground)
    elif kind == "E":
        cards.lay_event(c, x, y, w, h, _event(slot, held, words), ground)
    else:
        name, text = words(f"card-{slot.card}.short"), words(f"card-{slot.card}.brief")
        cards.DISTRACTIONS.lay(c, x, y, w, h, cards.DistractionFace(name, text), ground)


def supporter(card: str, words: Words, wanted_by: tuple[int, ...] = ()) -> cards.SupporterFace:
    """A Supporter with given name and surname apart."""
    given, surname = words(f"card-{card}.given"), words(f"card-{card}.short")
    return cards.SupporterFace(number(card), given, surname, wanted_by)


def _event(slot: SlotView, held: frozenset[int], words: Words) -> cards.EventFace:
    listed = tuple(number(card) for card in slot.listed)
    mine = frozenset(listed) & held
    return cards.EventFace(slot.card, words(f"card-{slot.card}.headline"), listed, mine, slot.scores)


def _players(view: InternView, words: Words) -> list[list[tuple[int, list[players.Player]]]]:
    """Panels, two abreast from four players on; a new picture where one would become too tall."""
    shown = [_player(view, player, words) for player in view.seats]
    pages: list[list[tuple[int, list[players.Player]]]] = [[]]
    for h, row in players.panel_rows(shown):
        used = sum(tall + t.GAP for tall, _ in pages[-1])
        if pages[-1] and used + h + 2 * t.GAP > t.TALLEST:
            pages.append([])
        pages[-1].append((h, row))
    return pages


def _players_page(rows: Sequence[tuple[int, list[players.Player]]], across: int) -> Canvas:
    c = Canvas(t.WIDTH, t.GAP + sum(h + t.GAP for h, _ in rows))
    players.panels(c, t.GAP, rows, across)
    return c


def _player(view: InternView, player: PlayerView, words: Words) -> players.Player:
    known = [card for card in (*player.supporters, *player.events) if card[0] in "SE"]
    unseen = len(player.supporters) + len(player.events) - len(known)
    note = words("pic-retired") if player.is_retired else words("pic-unseen", n=unseen) if unseen else ""
    asked = {each.seat for each in view.asked}
    return players.Player(
        seat=player.seat,
        name=words.seat(player.seat),
        tricks=player.tricks,
        chips=tuple(_chip(card, view, player, words) for card in known),
        note=note,
        tags=tuple(_standing(player, words)),
        asked=player.seat in asked,
        network=_mini(player.network, view),
    )


def _chip(card: str, view: InternView, player: PlayerView, words: Words) -> cards.Chip:
    is_supporter = card[0] == "S"
    return cards.Chip(
        key=str(number(card)) if is_supporter else card,
        name=words(f"card-{card}.short"),
        supporter=is_supporter,
        matching=card in player.matched,
        newest=card in view.moved,
    )


def _standing(player: PlayerView, words: Words) -> list[Tag]:
    """What stands by beside a hand."""
    found: list[Tag] = []
    if player.is_marked:
        found.append(Tag("x", words("pic-skipped"), t.BAD))
    if player.gridlocks:
        found.append(Tag("barrier", words("pic-gridlock", n=len(player.gridlocks)), t.BAD))
    if player.deflection:
        found.append(Tag("shield", words("pic-deflection"), t.GOOD))
    if player.lies:
        found.append(Tag("masks", words("pic-lies", n=len(player.lies)), t.INK))
    return found


def _mini(network: NetworkView, view: InternView) -> players.Mini | None:
    if not network.cells:
        return None
    cells = tuple(
        (cell, str(number(card)) if card[0] == "S" else card) for card, cell in network.cells.items()
    )
    newest = frozenset(cell for card, cell in network.cells.items() if card in view.moved)
    return players.Mini(network.columns, network.rows, cells, network.borders, newest)


def _players_alt(view: InternView, shown: Sequence[PlayerView], title: str, words: Words) -> str:
    """The players of a picture, as the text board has them; of many cards the numbers alone."""
    full = (line for player in shown for line in phrases.own(view, player.seat))
    brief = (_said(player, words, _short(words)) for player in shown)
    bare = (_said(player, words, phrases.code) for player in shown)
    return alt_text(words, [title], full, brief, bare)


def _short(words: Words) -> Callable[[str], str]:
    return lambda card: words(f"card-{card}.short")


def _said(player: PlayerView, words: Words, call: Callable[[str], str]) -> str:
    """One player in a line; `call`: what a known card of the hand is called."""
    own = (*player.supporters, *player.events)
    hand = [call(card) for card in own if card[0] in "SE"]
    unseen = len(own) - len(hand)
    hand += [words("pic-unseen", n=unseen)] if unseen else []
    return words(
        "pic-alt-player",
        seat=words.seat(player.seat),
        tricks=player.tricks,
        standing="".join(f", {tag.label}" for tag in _standing(player, words)),
        hand=", ".join(hand) or words("list-empty"),
        locked=phrases.codes(tuple(player.network.cells)) or words("list-empty"),
    )


def closeup(view: InternView, words: Words, seat: int) -> list[Drawing]:
    """One player's Locked Network, as large as a picture allows."""
    player = view.seats[seat]
    network = _network(player.network, view, words)
    room = t.TALLEST - HEADER - 80 - 76
    tall = networks.grid_height(network, room) if network.cells else 60
    c = Canvas(t.WIDTH, HEADER + 40 + tall + 40 + 76)
    around = words("pic-network", n=len(network.cells))
    _top(c, around, partial(_tricks, player), seat, words, right=210)
    figure = f"{player.tricks}/{players.GOAL}"
    c.text(c.w - t.MARGIN - 200, 86, 200, figure, Type("head", 92), t.BRASS, "right")
    if network.cells:
        networks.grid(c, HEADER + 40, network, room)
    else:
        c.text(t.MARGIN, HEADER + 60, t.INNER, words("pic-nothing-locked"), Type("semi", 34), t.SOFT)
    _legend(c, c.h - 76, words)
    return [Drawing(c, alt_text(words, [_tricks(player, words), around, *_grid_lines(player, words)]))]


def _tricks(player: PlayerView, words: Words) -> str:
    return words("pic-tricks", seat=words.seat(player.seat), n=player.tricks)


def _grid_lines(player: PlayerView, words: Words) -> list[str | Phrase]:
    """The cards of a network by name, row by row, and what the text board says of it."""
    cells = player.network.cells
    if not cells:
        return [words("pic-nothing-locked")]
    ordered = sorted(cells, key=lambda card: cells[card][::-1])
    return [*_listed(ordered, words), phrases.grid(player.network)]


def _legend(c: Canvas, y: float, words: Words) -> None:
    c.rect(t.MARGIN, y + 10, 52, 40, t.NAVY, 20)
    x = t.MARGIN + 64 + c.text(t.MARGIN + 64, y + 30, 240, words("pic-supporter"), Type("semi", 30)) + 36
    cards.event_frame(c, x, y + 10, 52, 40)
    x += 64 + c.text(x + 64, y + 30, 200, words("pic-event"), Type("semi", 30)) + 36
    c.disc(x + 20, y + 30, 20, t.BRASS, edge=t.INK, wide=3)
    c.text(x + 52, y + 30, c.w - t.MARGIN - x - 52, words("pic-trick-legend"), Type("semi", 30))


def _network(network: NetworkView, view: InternView, words: Words) -> networks.Network:
    owned = frozenset(number(card) for card in network.cells if card[0] == "S")
    at = {cell: card for card, cell in network.cells.items()}
    beside = {cell: {at[other] for pair in network.borders for other in pair if cell in pair} for cell in at}
    faces: dict[networks.Cell, cards.SupporterFace | cards.EventFace] = {}
    for cell, card in at.items():
        if card[0] == "S":
            faces[cell] = supporter(card, words)
        else:
            near = frozenset(number(each) for each in beside[cell] if each[0] == "S")
            listed = tuple(number(each) for each in listed_on(view.card_set, card))
            faces[cell] = cards.EventFace(card, words(f"card-{card}.short"), listed, near & owned)
    newest = next((cell for cell, card in at.items() if card in view.moved), None)
    return networks.Network(faces, network.borders, newest)


def listed_on(card_set_id: str, card: str) -> Sequence[str]:
    """The Supporters on an Event."""
    return card_set(card_set_id).events[card].supporters


def hand(view: InternView, words: Words) -> Iterator[Drawing]:
    """The viewer's cards with their matches, and what stands by, in as many pictures as it takes."""
    seat = view.viewer if view.viewer is not None else 0
    line = your_hand(seat, words)
    asked = any(each.seat == seat for each in view.asked)
    ask = words(phrases.question(view, seat)) if asked else _line(view, words)
    pages = paged(_blocks(view, view.seats[seat], words), t.TALLEST - HEADER - 32 - question_height(ask))
    for n, page in enumerate(pages, 1):
        head = [page_title(words, line, n, len(pages)), ask]
        shown = said(page) if len(pages) > 1 else ()
        own = phrases.own(view, seat) if n == 1 else ()
        yield Drawing(_hand_page(view, seat, page, ask, words), alt_text(words, [*head, *shown, *own]))


def _hand_page(view: InternView, seat: int, blocks: Sequence[Block], ask: str, words: Words) -> Canvas:
    c = Canvas(t.WIDTH, HEADER + 16 + height(blocks) + 16 + question_height(ask))
    _top(c, _around(view, words), partial(your_hand, seat), seat, words, right=170)
    left, tricks = c.w - t.MARGIN - 160, view.seats[seat].tricks
    c.text(left, 58, 160, str(tricks), Type("head", 72), t.BRASS, "right")
    c.text(left, 122, 160, words("pic-of", goal=players.GOAL), LABEL, t.WHITE, "right")
    stack(c, HEADER + 16, blocks)
    question(c, t.NAVY, ask)
    return c


def _blocks(view: InternView, player: PlayerView, words: Words) -> Iterator[Block]:
    """Supporters three abreast, Events two abreast, then what stands by."""
    own = frozenset(number(card) for card in (*player.supporters, *player.network.cells) if card[0] == "S")
    paired = (
        {m.card for m in view.mine.matches if m.hand or m.network} if view.mine is not None else set[str]()
    )
    useful = {*player.matched, *paired}
    yield _heading(words("pic-supporters", n=len(player.supporters)), t.NAVY)
    for k in range(0, len(player.supporters), 3):
        yield _supporter_row(player.supporters[k : k + 3], useful, player.seat, view, words)
    yield _heading(words("pic-events", n=len(player.events)), t.BRASS_DARK)
    for k in range(0, len(player.events), 2):
        yield _event_row(player.events[k : k + 2], own, useful, player.seat, view, words)
    standing = _standing(player, words)
    if standing:
        yield _standing_row(standing)


def _standing_row(standing: Sequence[Tag]) -> Block:
    def draw(c: Canvas, y: float) -> None:
        tags(c, t.MARGIN, y + 38, t.INNER + 10, standing, tall=48)

    return Block(76, draw, [", ".join(tag.label for tag in standing)])


def _heading(text: str, fill: t.Colour) -> Block:
    def draw(c: Canvas, y: float) -> None:
        c.text(t.MARGIN, y + 26, t.INNER, text, SECTION, fill)

    return Block(58, draw)


def _listed(row: Sequence[str], words: Words) -> list[str]:
    """The cards of a row, with their numbers."""
    return [", ".join(f"{phrases.code(card)} {words(f'card-{card}.short')}" for card in row)]


def _supporter_row(row: Sequence[str], useful: set[str], seat: int, view: InternView, words: Words) -> Block:
    w, h = (t.INNER - 2 * t.GAP) / 3, 150

    def draw(c: Canvas, y: float) -> None:
        for k, card in enumerate(row):
            x, newest = t.MARGIN + k * (w + t.GAP), card in view.moved
            if newest:
                halo(c, x, y, w, h, cards.ROUND)
            face = supporter(card, words, (seat,) if card in useful else ())
            cards.SUPPORTERS.lay(c, x, y, w, h, face, t.LAST if newest else t.PAPER)

    return Block(h + t.GAP, draw, _listed(row, words))


def _event_row(
    row: Sequence[str], own: frozenset[int], useful: set[str], seat: int, view: InternView, words: Words
) -> Block:
    w, h = (t.INNER - t.GAP) / 2, 222

    def draw(c: Canvas, y: float) -> None:
        for k, card in enumerate(row):
            x, newest = t.MARGIN + k * (w + t.GAP), card in view.moved
            if newest:
                halo(c, x, y, w, h, 4)
            listed = tuple(number(each) for each in listed_on(view.card_set, card))
            marks = (seat,) if card in useful else ()
            face = cards.EventFace(
                card, words(f"card-{card}.headline"), listed, frozenset(listed) & own, marks
            )
            cards.lay_event(c, x, y, w, h, face, t.LAST if newest else t.PAPER)

    return Block(h + t.GAP, draw, _listed(row, words))
