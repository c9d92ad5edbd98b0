"""What one viewer may know of a game, field by field. Pictures, words and alt texts come from this alone.

Cards are ids: `S07`, `E12`, `D30`; a card that the viewer may not know is `unseen-supporter` or
`unseen-event`. Words: `card-<id>`, with attributes (`.short` for pictures, at most 18 characters).
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

import msgspec

from rules.core import View, asked
from rules.intern.actions import Lock
from rules.intern.arrive import Arrive, Denied
from rules.intern.attacks import Force, Jam, SwapCards
from rules.intern.cards import KINDS, card_set
from rules.intern.glue import Cell
from rules.intern.state import PUBLIC, UNSEEN, Desk, Intern
from rules.intern.steps import Owe, Refill, Turn
from rules.phrase import Phrase


class SlotView(msgspec.Struct, frozen=True, kw_only=True):
    """A face-up card. `cost`: cards to discard for it. `scores`: the seats to whom it would bring a Trick at
    once, as far as the viewer knows their hands. `listed`: the Supporters on an Event."""

    card: str
    cost: int
    scores: tuple[int, ...] = ()
    listed: tuple[str, ...] = ()


class RowView(msgspec.Struct, frozen=True, kw_only=True):
    """A deck (`S`, `E` or `D`) with so many cards left and its slots, the closest first, None where empty."""

    kind: str
    deck: int
    slots: tuple[SlotView | None, ...]


class NetworkView(msgspec.Struct, frozen=True, kw_only=True):
    """A Locked Network as drawn: `cells` card -> (column, row) from (0, 0), `borders` the Tricks as pairs of
    neighbouring cells."""

    columns: int = 0
    rows: int = 0
    cells: dict[str, Cell] = {}
    borders: tuple[tuple[Cell, Cell], ...] = ()


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before one player. `matched`: cards of the hand that a face-up card of the rows matches.

    `known` is False when the hand holds cards that the viewer may not know. Standing cards in the order in
    which they were placed.
    """

    seat: int
    tricks: int
    supporters: tuple[str, ...]
    events: tuple[str, ...]
    known: bool
    matched: tuple[str, ...]
    deflection: str | None
    gridlocks: tuple[str, ...]
    lies: tuple[str, ...]
    network: NetworkView
    is_marked: bool
    is_retired: bool


class IncomingView(msgspec.Struct, frozen=True, kw_only=True):
    """A card on its way to the hand of `to`; `entered` when it is there and may be locked. `denied`: a Lies
    has been spent on it. `scores`: whether it would bring a Trick, as far as the viewer knows."""

    card: str
    to: int
    entered: bool
    denied: bool
    scores: bool


class MatchView(msgspec.Struct, frozen=True, kw_only=True):
    """What a card of my hand matches: cards of my hand, and of my network. `refusal`: why it may not join the
    network alone (`Networks.refusal`), None when it may."""

    card: str
    hand: tuple[str, ...]
    network: tuple[str, ...]
    refusal: str | None


class OfferView(msgspec.Struct, frozen=True, kw_only=True):
    """What a face-up card costs me: so many of the cards `purse`; `payable` when I hold enough of them."""

    card: str
    cost: int
    payable: bool
    scores: bool
    purse: tuple[str, ...]


class LockView(msgspec.Struct, frozen=True, kw_only=True):
    """A lock that the viewer may make now, and the Tricks that it would lead to."""

    cards: tuple[str, ...]
    tricks: int


class MineView(msgspec.Struct, frozen=True, kw_only=True):
    """For the viewer's eyes: the hand with its matches, what the rows cost, what may be locked now.

    `mates`: for every other card in sight that matches mine, my cards that it matches.
    """

    matches: tuple[MatchView, ...]
    mates: dict[str, tuple[str, ...]]
    offers: tuple[OfferView, ...]
    locks: tuple[LockView, ...]


class InternView(View, frozen=True, kw_only=True):
    """The table. `action`: 1 to 3 for Supporter, Event, Distraction, 4 for the extra one, 5 for the last
    chance to lock, 0 before the start. `clockwise`: play runs the other way. `upcoming`: who plays next.

    `begins`: whom a reversal has named to begin the next round, which then runs `begins_clockwise`.

    `playing`: the Distraction being followed; `target`: whom it is aimed at; `receiver`: to whom that player
    passes a card; `wanted`: the card named for a swap; `owed`: the card half paid for.
    `last`: what happened last, in words; `moved`: the cards to be highlighted for it, `mover` who did it.
    """

    card_set: str
    hidden: bool
    serious: bool
    limit: int
    round: int
    clockwise: bool
    begins: int | None
    begins_clockwise: bool
    active: int | None
    action: int
    extra: bool
    upcoming: int | None
    rows: tuple[RowView, ...]
    seats: tuple[PlayerView, ...]
    playing: str | None = None
    target: int | None = None
    receiver: int | None = None
    wanted: str | None = None
    owed: str | None = None
    incoming: IncomingView | None = None
    last: tuple[Phrase, ...] = ()
    moved: tuple[str, ...] = ()
    mover: int | None = None
    mine: MineView | None = None


@functools.lru_cache(maxsize=1024)
def _network(cards: str, grid: tuple[tuple[str, Cell], ...]) -> NetworkView:
    """A network of this card set, moved to (0, 0)."""
    if not grid:
        return NetworkView()
    left, top = min(x for _, (x, _) in grid), min(y for _, (_, y) in grid)
    cells = {card: (x - left, y - top) for card, (x, y) in grid}
    return NetworkView(
        columns=max(x for x, _ in cells.values()) + 1,
        rows=max(y for _, y in cells.values()) + 1,
        cells=cells,
        borders=tuple(card_set(cards).networks.tricks(cells)),
    )


class _Eyes:
    """One viewer looking at one state."""

    def __init__(self, s: Intern, viewer: int | None) -> None:
        self.s, self.viewer, self.partners = s, viewer, s.cards.partners
        self.hands = [self.hand(desk) for desk in s.desks]
        self.known = [{*hand["S"], *hand["E"]} for hand in self.hands]
        self.shown = {card for kind in "SE" for card in s.rows[kind] if card}
        self.rows = tuple(self.row(kind) for kind in KINDS)

    def name(self, card: str) -> str:
        """A card outside the decks as the viewer may call it."""
        mask = self.s.seen.get(card, PUBLIC)
        known = mask == PUBLIC or (self.viewer is not None and mask >> self.viewer & 1)
        return card if known else UNSEEN[card[0]]

    def hand(self, desk: Desk) -> dict[str, list[str]]:
        """The hand as the viewer knows it, known cards first."""
        if not self.s.is_hidden:
            return {"S": desk.supporters, "E": desk.events}
        names = {kind: [self.name(card) for card in desk.of(kind)] for kind in "SE"}
        return {kind: sorted(cards, key=lambda c: (c[0] == "u", c)) for kind, cards in names.items()}

    def scores(self, seat: int, card: str) -> bool:
        """Whether the card would bring that seat a Trick at once, with the cards the viewer knows."""
        desk, partners = self.s.desks[seat], self.partners.get(card)
        if partners is None or desk.is_retired or desk.gridlocks:
            return False
        if not partners.isdisjoint(self.known[seat]):
            return True
        return not partners.isdisjoint(desk.grid) and self.s.worth(seat, (card,)) > desk.tricks

    def row(self, kind: str) -> RowView:
        cards = enumerate(self.s.rows[kind])
        slots = tuple(self.slot(kind, slot, card) if card else None for slot, card in cards)
        return RowView(kind=kind, deck=len(self.s.decks[kind]), slots=slots)

    def slot(self, kind: str, slot: int, card: str) -> SlotView:
        cost = self.s.cost(kind, slot)
        if kind == "D":
            return SlotView(card=card, cost=cost)
        scores = tuple(seat for seat in range(self.s.players) if self.scores(seat, card))
        listed = self.s.cards.events[card].supporters if kind == "E" else ()
        return SlotView(card=card, cost=cost, scores=scores, listed=listed)

    def player(self, seat: int) -> PlayerView:
        desk, hand = self.s.desks[seat], self.hands[seat]
        cards = [*hand["S"], *hand["E"]]
        none: frozenset[str] = frozenset()
        return PlayerView(
            seat=seat,
            tricks=desk.tricks,
            supporters=tuple(hand["S"]),
            events=tuple(hand["E"]),
            known=not any(card[0] == "u" for card in cards),
            matched=tuple(card for card in cards if not self.partners.get(card, none).isdisjoint(self.shown)),
            deflection=desk.deflection,
            gridlocks=tuple(desk.gridlocks),
            lies=tuple(desk.lies),
            network=_network(self.s.options.card_set, tuple(sorted(desk.grid.items()))),
            is_marked=desk.is_marked,
            is_retired=desk.is_retired,
        )

    def incoming(self) -> IncomingView | None:
        top = self.s.steps[-1] if self.s.steps else None
        if not isinstance(top, (Arrive, Denied)):
            return None
        card = self.name(top.card)
        return IncomingView(
            card=card,
            to=top.to,
            entered=isinstance(top, Arrive) and top.has_entered,
            denied=isinstance(top, Denied),
            scores=self.scores(top.to, card),
        )

    def mine(self, seat: int) -> MineView:
        desk = self.s.desks[seat]
        hand = set(desk.hand)
        matches = tuple(
            MatchView(
                card=card,
                hand=tuple(sorted(self.partners[card] & hand)),
                network=tuple(sorted(self.partners[card] & desk.grid.keys())),
                refusal=self.s.cards.networks.refusal(desk.grid, (card,)),
            )
            for card in desk.hand
        )
        return MineView(
            matches=matches,
            mates=self.mates(seat),
            offers=tuple(self.offers(seat)),
            locks=tuple(self.locks(seat)),
        )

    def mates(self, seat: int) -> dict[str, tuple[str, ...]]:
        """What matches mine among the rows, the other hands and the card on its way."""
        others = {card for p, hand in enumerate(self.known) if p != seat for card in hand} | self.shown
        if incoming := self.incoming():
            others.add(incoming.card)
        mine = self.known[seat] | self.s.desks[seat].grid.keys()
        found = {card: self.partners[card] & mine for card in others if card in self.partners}
        return {card: tuple(sorted(cards)) for card, cards in sorted(found.items()) if cards}

    def offers(self, seat: int) -> Iterator[OfferView]:
        desk = self.s.desks[seat]
        for row in self.rows:
            purse = tuple(desk.hand if row.kind == "D" else desk.of(row.kind))
            for slot in row.slots:
                if slot:
                    yield OfferView(
                        card=slot.card,
                        cost=slot.cost,
                        payable=len(purse) >= slot.cost,
                        scores=seat in slot.scores,
                        purse=purse,
                    )

    def locks(self, seat: int) -> Iterator[LockView]:
        """What this seat is offered to lock right now."""
        if seat in self.s.asks:
            for action in self.s.steps[-1].options(self.s, seat):
                if isinstance(action, Lock):
                    yield LockView(cards=action.cards, tricks=self.s.worth(seat, action.cards))


def view(s: Intern, viewer: int | None) -> InternView:
    """What this viewer may know; None: the public."""
    eyes, turn, top = _Eyes(s, viewer), s.turn(), s.steps[-1] if s.steps else None
    aimed = isinstance(top, (Force, SwapCards))
    phrases = tuple(event.phrase() for event in s.last)
    first, direction = s.next_round()
    return InternView(
        viewer=viewer,
        players=s.players,
        asked=asked(s),
        winners=s.winners,
        card_set=s.options.card_set,
        hidden=s.is_hidden,
        serious=s.options.serious,
        limit=s.options.rounds,
        round=s.round,
        clockwise=s.direction < 0,
        begins=first if s.reversals and s.round != s.options.rounds else None,
        begins_clockwise=direction < 0,
        active=turn.seat if turn else None,
        action=_action(s, turn),
        extra=bool(turn and turn.extra == "granted"),
        upcoming=_upcoming(s),
        rows=eyes.rows,
        seats=tuple(eyes.player(seat) for seat in range(s.players)),
        playing=top.card if isinstance(top, Jam) else s.playing,
        target=top.target if aimed else None,
        receiver=_receiver(s),
        wanted=top.wanted if isinstance(top, SwapCards) and top.target is not None else None,
        owed=top.card if isinstance(top, Owe) else None,
        incoming=eyes.incoming(),
        last=phrases,
        moved=_moved(s),
        mover=next((seat for event in s.last if (seat := getattr(event, "seat", None)) is not None), None),
        mine=None if viewer is None or s.desks[viewer].is_retired else eyes.mine(viewer),
    )


def _action(s: Intern, turn: Turn | None) -> int:
    """Which action of the turn is in progress or asked for."""
    if turn is None:
        return 0
    if any(isinstance(step, (Refill, Owe)) for step in s.steps):
        return 4 if turn.extra == "used" else turn.stage
    if turn.stage < 3:
        return turn.stage + 1
    return 4 if turn.extra == "granted" else 5


def _receiver(s: Intern) -> int | None:
    """Who gets the card that the target of the Distraction has to pass on."""
    top = s.steps[-1] if s.steps else None
    if not isinstance(top, Force) or not top.passes or top.target is None:
        return None
    return next(s.onward(top.target))


def _upcoming(s: Intern) -> int | None:
    """Who plays after the turn in progress, skipped seats left out; None when that is the end of the game."""
    if s.winners is not None or not s.round:
        return None
    coming: list[int] = getattr(s.steps[0], "queue", [])
    if s.round != s.options.rounds:
        first, direction = s.next_round()
        coming = [*coming, first, *s.onward(first, direction)]
    marked = {seat for seat, desk in enumerate(s.desks) if desk.is_marked}
    for seat in coming:
        if seat in marked:
            marked.remove(seat)
        elif not s.desks[seat].is_retired:
            return seat
    return None


def _moved(s: Intern) -> tuple[str, ...]:
    """The cards that the last move was about, as all may call them; refilled ones are not."""
    found: list[str] = []
    for event in s.last:
        if type(event).__name__ not in ("Refilled", "Laid", "Dealt", "Redealt"):
            for field in ("card", "cards", "got", "given"):
                value = getattr(event, field, ())
                found += [value] if isinstance(value, str) else value
    return tuple(dict.fromkeys(found))
