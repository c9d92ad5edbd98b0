"""A table laid out by hand, and the words in which the tests of *intern* speak.

`t = Table(hands=["S08 E12", "S31"], rows={"S": "S01 S02 S03"})` lays the closest card of a row first; what is
not named lies in the decks. Then it is seat 0's turn. `t.takes(0, "S03")`, `t.may(1, Lie)`, `t.lies(1)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rules.core import Action, Event, IllegalAction, apply, begin, legal_actions, settle
from rules.intern import GAME
from rules.intern.actions import (
    Accept,
    Aim,
    Allow,
    Deflect,
    Discard,
    EndTurn,
    Give,
    HandOver,
    Keep,
    Lie,
    Lock,
    Pay,
    Pick,
    Remove,
    Steal,
    Swap,
    Sweep,
    Take,
)
from rules.intern.cards import DEFAULT_SET, KINDS, card_set
from rules.intern.state import Desk
from rules.intern.steps import Round, Turn

CARDS = card_set(DEFAULT_SET)
EventT = TypeVar("EventT", bound=Event)
FILL = {"S": "S04 S05 S06", "E": "E65 E66 E69", "D": "D10 D11 D13"}
"""Rows of a table that does not say: nothing in them matters."""

FIVE = "S17 S18 S26 E48 E58"
"""A network of five Tricks: three Supporters round two Events that list them all."""

SIX = f"{FIVE} E49"
"""One more, beside S18; E18 (lists S17 and S26) makes it seven."""


def with_action(code: str, nth: int = 0) -> str:
    """A Distraction that carries this action."""
    return [card for card, action in CARDS.codes.items() if action == code][nth]


class Table:
    """`stands`: per seat Deflection, Gridlocks and Lies by the name of their action. `top`: the next cards
    of a deck, top first. `dry`: decks that are empty. `plays`: the free Distraction carries this action, and
    the third action is due."""

    def __init__(
        self,
        players: int = 3,
        *,
        hands: Sequence[str] = (),
        networks: Sequence[str] = (),
        stands: Sequence[str] = (),
        rows: dict[str, str] | None = None,
        top: dict[str, str] | None = None,
        dry: str = "",
        plays: str = "",
        action: int = 1,
        start: bool = True,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.s = begin(GAME, players, "table", GAME.options(card_set=DEFAULT_SET, **(options or {})))[0]
        self.news: list[Event] = []
        self._placed: set[str] = set()
        s = self.s
        s.desks, s.seen, s.dealt, s.starter, s.last = [], {}, [], 0, []
        for seat in range(players):
            s.desks.append(self._desk(_at(hands, seat), _at(networks, seat), _at(stands, seat)))
        self.card = self._place(with_action(plays, self._used(plays))) if plays else ""
        self._lay(rows or {}, top or {}, dry)
        s.steps = [Round(queue=list(range(1, players))), Turn(seat=0, stage=2 if plays else action - 1)]
        s.round, s.live, s.acted = 1, bool(plays) or action > 1, False
        s.asks.clear()
        if start:
            self.starts()

    def starts(self, turn: Turn | None = None) -> None:
        """Ask whatever is to be asked first; `turn`: with this turn in progress."""
        if turn:
            self.s.steps[-1] = turn
        settle(self.s)

    def _place(self, card: str) -> str:
        assert card not in self._placed, f"{card} is placed twice"
        self._placed.add(card)
        return card

    def _used(self, code: str) -> int:
        return sum(CARDS.codes.get(card) == code for card in self._placed)

    def _desk(self, hand: str, network: str, stands: str) -> Desk:
        cards = sorted(self._place(card) for card in hand.split())
        desk = Desk(supporters=[c for c in cards if c[0] == "S"], events=[c for c in cards if c[0] == "E"])
        if network:
            best = CARDS.networks.best(self._place(card) for card in network.split())
            assert best is not None
            desk.tricks, desk.grid = best
        for name in stands.split():
            card = self._place(with_action(name, self._used(name)))
            if name == "DEFLECTION":
                desk.deflection = card
            else:
                (desk.gridlocks if name == "GRIDLOCK" else desk.lies).append(card)
        return desk

    def _lay(self, rows: dict[str, str], top: dict[str, str], dry: str) -> None:
        """Rows as named; the free Distraction is the one to be played; the rest of each kind is its deck."""
        next_cards = {kind: [self._place(card) for card in cards.split()] for kind, cards in top.items()}
        for kind in KINDS:
            named = rows[kind].split() if kind in rows else self._filling(kind)
            for card in named:
                if card not in ("-", self.card):
                    self._place(card)
            self.s.rows[kind] = [None if card == "-" else card for card in named]
            rest = [card for card in CARDS.deck(kind) if card not in self._placed]
            self.s.decks[kind] = [] if kind in dry else rest + next_cards.get(kind, [])[::-1]

    def _filling(self, kind: str) -> list[str]:
        """Cards without a role in the test; the free Distraction is the one to be played."""
        spare = [*FILL[kind].split(), *CARDS.deck(kind)]
        row = [card for card in spare if card not in self._placed][:3]
        return [*row[:2], self.card] if kind == "D" and self.card else row

    # What is there

    def hand(self, seat: int) -> str:
        return " ".join(self.s.desks[seat].hand)

    def has(self, seat: int, card: str) -> bool:
        return card in self.s.desks[seat].hand

    def network(self, seat: int) -> set[str]:
        return set(self.s.desks[seat].grid)

    def tricks(self, seat: int) -> int:
        return self.s.desks[seat].tricks

    def row(self, kind: str) -> str:
        return " ".join(card or "-" for card in self.s.rows[kind])

    def under(self, kind: str, count: int) -> str:
        """The last cards that went under a deck, the lowest last."""
        return " ".join(self.s.decks[kind][:count][::-1])

    def asked(self) -> dict[int, str]:
        return {seat: ask.kind for seat, ask in self.s.asks.items()}

    def options(self, seat: int) -> list[Action]:
        return legal_actions(self.s, seat)

    def may(self, seat: int, what: type[Action] | Action) -> bool:
        """Whether an action, or any action of a class, is legal now."""
        options = self.options(seat)
        return any(isinstance(a, what) for a in options) if isinstance(what, type) else what in options

    def may_take(self, seat: int) -> set[str]:
        return {a.card for a in self.options(seat) if isinstance(a, Take)}

    def told(self, kind: type[EventT]) -> list[EventT]:
        """The events of the last act, of one kind."""
        return [event for event in self.news if isinstance(event, kind)]

    # What people do

    def does(self, action: Action) -> None:
        self.news = apply(self.s, action)

    def refuses(self, action: Action) -> bool:
        try:
            self.does(action)
        except IllegalAction:
            return True
        return False

    def takes(self, seat: int, card: str, *pay: str) -> None:
        self.does(Take(seat=seat, card=card, pay=pay))

    def pays(self, seat: int, card: str) -> None:
        self.does(Pay(seat=seat, card=card))

    def plays(self, seat: int = 0) -> None:
        """Take the free Distraction that was laid out for it."""
        self.takes(seat, self.card)

    def locks(self, seat: int, *cards: str) -> None:
        self.does(Lock(seat=seat, cards=cards))

    def keeps(self, seat: int) -> None:
        self.does(Keep(seat=seat))

    def ends(self, seat: int) -> None:
        self.does(EndTurn(seat=seat))

    def lies(self, seat: int) -> None:
        self.does(Lie(seat=seat))

    def allows(self, seat: int) -> None:
        self.does(Allow(seat=seat))

    def deflects(self, seat: int) -> None:
        self.does(Deflect(seat=seat))

    def accepts(self, seat: int) -> None:
        self.does(Accept(seat=seat))

    def discards(self, seat: int, card: str) -> None:
        self.does(Discard(seat=seat, card=card))

    def hands_over(self, seat: int, card: str) -> None:
        self.does(HandOver(seat=seat, card=card))

    def picks(self, seat: int, card: str) -> None:
        self.does(Pick(seat=seat, card=card))

    def steals(self, seat: int, target: int, card: str) -> None:
        self.does(Steal(seat=seat, target=target, card=card))

    def removes(self, seat: int, target: int, card: str) -> None:
        self.does(Remove(seat=seat, target=target, card=card))

    def swaps(self, seat: int, target: int, card: str) -> None:
        self.does(Swap(seat=seat, target=target, card=card))

    def gives(self, seat: int, card: str) -> None:
        self.does(Give(seat=seat, card=card))

    def aims(self, seat: int, target: int) -> None:
        self.does(Aim(seat=seat, target=target))

    def sweeps(self, seat: int, row: str) -> None:
        self.does(Sweep(seat=seat, row=row))

    def free(self, seat: int) -> None:
        """Take the furthest card of the row that is due, and keep or allow whatever follows."""
        kind = {"take-supporter": "S", "take-event": "E", "take-distraction": "D"}[self.asked()[seat]]
        self.takes(seat, [card for card in self.s.rows[kind] if card][-1])

    def plays_out(self, seat: int) -> None:
        """Whatever the clock would do, until this seat's turn is over."""
        turn = self.s.turn()
        assert turn is not None
        assert turn.seat == seat
        while self.s.winners is None and any(step is turn for step in self.s.steps):
            self.silence()

    def plays_quietly(self, seat: int) -> None:
        """A turn whose Distraction does nothing to anybody."""
        card = next(d for d in self.s.decks["D"] if CARDS.codes[d] == "RESHUFFLE_EVENTS")
        self.s.decks["D"].remove(card)
        self.s.rows["D"][2] = card
        self.plays_out(seat)

    def silence(self) -> None:
        """The first open question is answered by silence."""
        ask = next(iter(self.s.asks.values()))
        action = GAME.default(self.s, ask)
        assert action is not None
        self.does(action)


def _at(given: Sequence[str], seat: int) -> str:
    return given[seat] if seat < len(given) else ""


def matches(one: str, other: str) -> bool:
    return CARDS.networks.matches(one, other)


def total(cards: str) -> int:
    return CARDS.networks.total(cards.split())
