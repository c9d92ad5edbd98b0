"""The table: rows, decks, what lies before each player, and who knows which hidden card."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal, cast

import msgspec
from msgspec import UNSET, UnsetType

from rules.core import Event, Options, State
from rules.intern import events as told
from rules.intern.arrive import Arrive, Denied
from rules.intern.attacks import Force, Jam, Raid, SwapCards, SwapHands
from rules.intern.cards import DEFAULT_SET, KINDS, CardSet, card_set
from rules.intern.network import WIN, Arrangement, Cell
from rules.intern.plays import Draws, Drop, PickFromRow, Play, SweepRow
from rules.intern.steps import Owe, Refill, Round, Turn

PUBLIC = -1
"""As a mask of seats: everybody knows."""

UNSEEN = {"S": "unseen-supporter", "E": "unseen-event"}
"""What a card is called before those who may not know it."""


class InternOptions(Options, frozen=True, kw_only=True):
    """House rules: open or hidden Active Hands (IR3), with or without cards of serious tone (IR2), and the
    round after which the game ends, 0 for never (IR25)."""

    hands: Literal["open", "hidden"] = "open"
    serious: bool = True
    rounds: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


class Desk(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What lies before one player: the Active Hand, the cards standing by it, the Locked Network.

    Standing cards in the order in which they were placed (IR33). `tricks`: proved best below seven.
    """

    supporters: list[str] = []
    events: list[str] = []
    deflection: str | None = None
    gridlocks: list[str] = []
    lies: list[str] = []
    tricks: int = 0
    grid: dict[str, Cell] = {}
    is_marked: bool = False
    is_retired: bool = False

    def of(self, kind: str) -> list[str]:
        """The hand's cards of one kind, lowest first."""
        return self.supporters if kind == "S" else self.events

    @property
    def hand(self) -> list[str]:
        """Supporters by number, then Events by number."""
        return self.supporters + self.events


class Intern(State, kw_only=True):
    """A game. `decks`: top card last. `rows`: closest slot first, None where a card is missing (IR30).

    `seen`: who knows a card that does not lie open, as a mask of seats. A card in a deck that is not in it is
    unknown to all; a card elsewhere that is not in it is public. `dealt`: with hidden hands, what was dealt
    to each seat. `live`, `acted`: whether this round any seat found a Supporter or an Event, or acted.
    `playing`: the Distraction whose action is being followed.
    """

    options: InternOptions
    steps: list[
        Round
        | Turn
        | Owe
        | Refill
        | Arrive
        | Denied
        | Play
        | Drop
        | Draws
        | PickFromRow
        | Raid
        | SwapCards
        | Force
        | SwapHands
        | SweepRow
        | Jam
    ] = []
    decks: dict[str, list[str]] = {}
    rows: dict[str, list[str | None]] = {}
    desks: list[Desk] = []
    seen: dict[str, int] = {}
    dealt: list[tuple[str, str]] = []
    starter: int = 0
    round: int = 0
    direction: Literal[1, -1] = 1
    reversals: int = 0
    next_starter: int | None = None
    playing: str | None = None
    live: bool = False
    acted: bool = False
    last: list[told.Shown] = []

    @property
    def cards(self) -> CardSet:
        """The cards of this table's set."""
        return card_set(self.options.card_set or DEFAULT_SET)

    @property
    def is_hidden(self) -> bool:
        """Whether Active Hands are hidden (IR3)."""
        return self.options.hands == "hidden"

    def tell(self, event: Event) -> None:
        """Report what happened, and keep what all may know as the last move."""
        news = self.news
        if not news:
            self.last.clear()
        news.append(event)
        if event.to is None:
            self.last.append(cast("told.Shown", event))

    # Seats

    def active(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat, desk in enumerate(self.desks) if not desk.is_retired]

    def onward(self, seat: int, direction: int = 0) -> Iterator[int]:
        """The other seats still in the game, in the order of play after this one."""
        step = direction or self.direction
        for i in range(1, self.players):
            other = (seat + i * step) % self.players
            if not self.desks[other].is_retired:
                yield other

    def next_round(self) -> tuple[int, Literal[1, -1]]:
        """Who begins the round to come, and its direction: after reversals the seat named by the last
        one begins, the other way round unless they cancel out (I070, IR19)."""
        turned: Literal[1, -1] = -1 if self.direction == 1 else 1
        direction = turned if self.reversals % 2 else self.direction
        first = self.starter if self.next_starter is None else self.next_starter
        if self.desks[first].is_retired:
            first = next(self.onward(first, direction))
        return first, direction

    def turn(self) -> Turn | None:
        """The turn in progress."""
        return next((step for step in self.steps if isinstance(step, Turn)), None)

    def clock(self) -> str:
        """What all questions of the turn in progress are about."""
        turn = self.turn()
        return f"turn-{self.round}-{turn.seat}" if turn else ""

    # Where cards go, and who knows

    def shown(self, card: str) -> str:
        """What everybody may call a card that is in no deck."""
        return UNSEEN[card[0]] if self.seen.get(card, PUBLIC) != PUBLIC else card

    def bottom(self, card: str) -> None:
        """Put a card under its deck; whoever saw it knows where it is."""
        self.decks[card[0]].insert(0, card)
        self.seen.setdefault(card, PUBLIC)

    def draw(self, kind: str, *, face_up: bool) -> str:
        """Take the top card of a deck that has one."""
        card = self.decks[kind].pop()
        mask = self.seen.pop(card, 0)
        if mask != PUBLIC:
            if face_up:
                self.reveal()
            else:
                self.seen[card] = mask
        return card

    def shuffle(self, kind: str) -> None:
        """Only this loses the order of a deck (IR24)."""
        deck = self.decks[kind]
        self.dice.shuffle(deck)
        for card in deck:
            self.seen.pop(card, None)

    def enter(self, card: str, seat: int) -> None:
        """A card comes into an Active Hand; its owner sees it now."""
        insort(self.desks[seat].of(card[0]), card)
        if card in self.seen:
            self.learn(card, seat)
            self.tell(told.Received(to=(seat,), seat=seat, card=card))

    def learn(self, card: str, seat: int) -> None:
        """The seat gets to know a card that is not public."""
        if card in self.seen and not self.seen[card] >> seat & 1:
            self.seen[card] |= 1 << seat
            self.reveal()

    def lift(self, card: str, seat: int) -> dict[str, int] | UnsetType:
        """A card leaves an Active Hand. Of several that are unseen its owner alone sees which one (IR36).

        Returns who knew those that stay: whoever gets to see the card that left knows them again.
        """
        hand = self.desks[seat].of(card[0])
        unseen = {other: self.seen[other] for other in hand if other in self.seen}
        hand.remove(card)
        if unseen.pop(card, None) is None or not unseen:
            return UNSET
        for other in (card, *unseen):
            self.seen[other] &= 1 << seat
        return unseen

    def take_up(self, seat: int) -> list[str]:
        """Empty a whole Active Hand: Supporters by number, then Events (IR34, IR45).

        Unseen cards are the last of their kind, in no order, so that their places say nothing (IR36).
        """
        cards: list[str] = []
        for kind in "SE":
            hand = self.desks[seat].of(kind)
            unseen = [card for card in hand if card in self.seen]
            self.dice.shuffle(unseen)
            cards += [card for card in hand if card not in unseen] + unseen
        for card in cards:
            self.lift(card, seat)
        return cards

    def recall(self, alike: Mapping[str, int]) -> None:
        """Cards that moved face down together: if none was turned away, they are known as before."""
        unseen = [card for card in alike if self.seen.get(card, PUBLIC) != PUBLIC]
        if not any(card in self.decks[card[0]] for card in unseen):
            for card in unseen:
                self.seen[card] |= alike[card]

    def publish(self, card: str) -> None:
        """A card from a hand now lies open."""
        if self.seen.pop(card, PUBLIC) != PUBLIC:
            self.reveal()

    def blind(self, seat: int, kind: str) -> str:
        """A card that the public does not know, drawn from a hand (IR36): its owner sees which one it is."""
        unseen = [card for card in self.desks[seat].of(kind) if card in self.seen]
        if len(unseen) > 1:
            self.reveal()
        return self.dice.pick(unseen)

    # Rows

    def cost(self, kind: str, slot: int) -> int:
        """Cards to be discarded for a slot: the furthest card present is free (IR8, IR30)."""
        row = self.rows[kind]
        return 0 if not any(row[slot + 1 :]) else 2 - slot

    def refill(self) -> None:
        """Each new card takes the closest slot and pushes those in its way outward (I028, IR30)."""
        for kind in KINDS:
            row, deck = self.rows[kind], self.decks[kind]
            while deck and None in row:
                row.remove(None)
                card = self.draw(kind, face_up=True)
                row.insert(0, card)
                self.tell(told.Refilled(row=kind, card=card))

    def unrow(self, card: str) -> None:
        """A card leaves its row; the others keep their slots."""
        row = self.rows[card[0]]
        row[row.index(card)] = None

    # The network

    def locks(self, seat: int, card: str | None = None) -> Iterator[tuple[str, ...]]:
        """The legal locks from this hand, pairs first; with `card` only those that use it (IR10)."""
        desk, partners = self.desks[seat], self.cards.partners
        for supporter in desk.supporters:
            listed = partners[supporter]
            for event in desk.events:
                if event in listed and (card is None or card in (supporter, event)):
                    yield supporter, event
        if desk.grid:
            for single in desk.hand if card is None else (card,):
                if not partners[single].isdisjoint(desk.grid):
                    yield (single,)

    def worth(self, seat: int, cards: Sequence[str]) -> int:
        """The total after a legal lock, were there no Gridlock."""
        return self.cards.networks.total([*self.desks[seat].grid, *cards])

    def lock(self, seat: int, cards: Sequence[str]) -> None:
        """Join the cards to the network, or lose them to a Gridlock (I074); seven Tricks win (IR11)."""
        desk = self.desks[seat]
        for card in cards:
            self.publish(card)
            self.lift(card, seat)
        if desk.gridlocks:
            self.tell(told.Jammed(seat=seat, cards=tuple(cards)))
            for card in (*cards, desk.gridlocks.pop(0)):
                self.bottom(card)
            return
        joined = self.cards.networks.joined(Arrangement(desk.tricks, desk.grid), cards)
        desk.tricks, desk.grid = joined
        self.tell(told.Locked(seat=seat, cards=tuple(cards), tricks=desk.tricks))
        if desk.tricks >= WIN:
            self.winners = (seat,)
            self.tell(told.Won(seat=seat, tricks=desk.tricks))

    # The end

    def finish(self, why: Literal["dry", "rounds", "alone"]) -> None:
        """Most Tricks, then most locked cards, then shared, among those still in the game (IR25)."""
        merit = {seat: (self.desks[seat].tricks, len(self.desks[seat].grid)) for seat in self.active()}
        best = max(merit.values())
        self.winners = tuple(seat for seat in merit if merit[seat] == best)
        self.tell(told.Ended(seats=self.winners, why=why))
