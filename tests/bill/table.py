"""A table for tests of *bill*, in the table's own language: `t.sits(0, "ann", 2, 3)`, `t.lobbies("ann")`.

It is seat 0's turn, both sides have 10 Capital, nothing is on the floors and the decks are Earmarks. Members
are printed for the test: `ann` is whoever the test says she is.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rules import codec
from rules.bill import GAME
from rules.bill.abilities import Ability, Effect
from rules.bill.actions import Confront, EndTurn, Lobby, Pick, Play
from rules.bill.cards import DEFAULT_SET, Member, Printed, card_set, print_member, printing
from rules.bill.floor import influence, resolve_left, take_seat
from rules.bill.formula import Keyword
from rules.bill.state import BillOptions, Camp
from rules.bill.state import Member as Seated
from rules.bill.steps import FreeActions, Table
from rules.bill.view import BillView
from rules.core import Action, Event, apply, legal_actions, settle
from rules.dice import Dice

FILLER = "earmark"
IDLE = Ability(trigger="unseated", condition="floor3", effects=(Effect(op="draw", amount=0),))
"""An ability that tests which need none can forget about."""


class T:
    """The table; `events` are those of the last act."""

    def __init__(self, mode: Literal["easy", "hard"] = "easy", deck: int = 20) -> None:
        camps = [Camp(side=side, deck=[FILLER] * deck, capital=10, growth=10) for side in ("D", "R")]
        options = BillOptions(mode=mode)
        self.s = Table(players=2, options=options, dice=Dice(seed="t"), camps=camps, active=0, turn=9)
        self.s.push(FreeActions(seat=0))
        self.events: list[Event] = []
        settle(self.s)

    def camp(self, seat: int) -> Camp:
        return self.s.camps[seat]

    def support(self, seat: int) -> int:
        return self.camp(seat).support

    def prints(
        self,
        seat: int,
        name: str,
        influence: int = 2,
        resolve: int = 3,
        *keywords: Keyword,
        cost: int = 2,
        ability: Ability = IDLE,
        **facts: Any,
    ) -> Printed:
        """Put a card into the book of this seat's deck."""
        side = self.camp(seat).side
        book: Any = printing(DEFAULT_SET, side)
        party, caucus = side, side
        if "bipartisan" in keywords:
            party = caucus = "R" if side == "D" else "D"
            keywords = tuple(word for word in keywords if word != "bipartisan")
            cost -= 1
        member = Member(
            id="X000000", name=name, short=name, party=facts.pop("party", party), caucus=caucus,
            state="TX", region=facts.pop("region", "south"), chamber=facts.pop("chamber", "H"), since=2015,
            years=9.0, points=2, cost=max(1, cost), influence=influence, resolve=resolve, keywords=keywords,
            theme="rules", ability=ability, **facts,
        )  # fmt: skip
        book[name] = msgspec.structs.replace(print_member(member, side), id=name)
        return book[name]

    def sits(self, seat: int, name: str, *numbers: Any, acted: bool = False, **facts: Any) -> Seated:
        """Seat a member that may act, or has acted."""
        m = take_seat(self.s, seat, self.prints(seat, name, *numbers, **facts), name)
        m.ready, m.acted, m.new = seat == self.s.active and not acted, acted, False
        return m

    def holds(self, seat: int, *names: str) -> None:
        """Give cards into a hand."""
        self.camp(seat).hand += names

    def member(self, seat: int, name: str, *numbers: Any, **facts: Any) -> None:
        """Give a member into a hand, printed for the test."""
        self.prints(seat, name, *numbers, **facts)
        self.holds(seat, name)

    def on(self, seat: int, name: str) -> Seated | None:
        return self.camp(seat).member(name)

    def stats(self, seat: int, name: str) -> tuple[int, int]:
        """Current Influence and Resolve left of a seated member."""
        m = self.on(seat, name)
        assert m is not None, f"{name} is not seated"
        return influence(self.s, seat, m), resolve_left(self.s, seat, m)

    def floor(self, seat: int) -> list[str]:
        return [m.card for m in self.camp(seat).floor]

    def turn(self) -> int:
        """Whose turn it is."""
        return self.s.active

    def plays(self, card: str, target: str | None = None) -> None:
        self._do(Play(seat=self.s.active, card=card, target=target))

    def lobbies(self, member: str) -> None:
        self._do(Lobby(seat=self.s.active, member=member))

    def confronts(self, member: str, target: str) -> None:
        self._do(Confront(seat=self.s.active, member=member, target=target))

    def picks(self, target: str) -> None:
        self._do(Pick(seat=self.s.active, target=target))

    def ends(self) -> None:
        self._do(EndTurn(seat=self.s.active))

    def _do(self, action: Action) -> None:
        self.events = apply(self.s, action)
        assert codec.read(Table, codec.to_json(self.s)) == self.s

    def legal(self, seat: int | None = None) -> list[Action]:
        return legal_actions(self.s, self.s.active if seat is None else seat)

    def may_play(self, card: str, target: str | None = None) -> bool:
        return Play(seat=self.s.active, card=card, target=target) in self.legal()

    def may_lobby(self, member: str) -> bool:
        return Lobby(seat=self.s.active, member=member) in self.legal()

    def may_confront(self, member: str, target: str) -> bool:
        return Confront(seat=self.s.active, member=member, target=target) in self.legal()

    def targets(self, card: str) -> set[str | None]:
        """What an action card may be aimed at now."""
        return {a.target for a in self.legal() if isinstance(a, Play) and a.card == card}

    def asked(self) -> str | None:
        """The kind of the open question."""
        return next((ask.kind for ask in self.s.asks.values()), None)

    def told(self, kind: type[Event]) -> list[Any]:
        """The last act's events of this kind."""
        return [e for e in self.events if isinstance(e, kind)]

    def view(self, seat: int | None) -> BillView:
        return GAME.view(self.s, seat)


def effect(op: Any, **facts: Any) -> Effect:
    return Effect(op=op, **facts)


def ability(trigger: Any, *effects: Effect, condition: Any = "") -> Ability:
    return Ability(trigger=trigger, condition=condition, effects=effects)


def new(seed: str = "new", **options: Any) -> Table:
    """A new game as it is dealt, asked for the first time."""
    s = GAME.new(2, seed, BillOptions(**options))
    settle(s)
    return s


REAL = card_set(DEFAULT_SET)
