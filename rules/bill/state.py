"""Everything about a game of *bill* that must survive between two moves."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.bill.cards import DEFAULT_SET, FAVOR, STAFFER, Printed, Printing, printing
from rules.bill.formula import Side
from rules.core import Options, State

GOAL, FLOOR, HAND, CAPITAL, TURNS_EACH = 30, 7, 10, 10, 40


class BillOptions(Options, frozen=True, kw_only=True):
    """A table's house rules. `starts` and `sides` speak of the first and the second seat."""

    card_set: str = DEFAULT_SET
    mode: Literal["easy", "hard"] = "easy"
    decks: Literal["starter", "random"] = "starter"
    starts: Literal["draw", "first", "second"] = "draw"
    sides: Literal["draw", "democratic", "republican"] = "draw"


class Member(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seated member. `influence` and `resolve`: as printed, plus what lasts while it is seated.

    `ready`: may act now. `acted`: has acted this turn. Hard mode: `rally` until the end of the turn, `weak`
    until the other side's next turn, `tabled`: sits its next turn out.
    """

    card: str
    influence: int
    resolve: int
    damage: int = 0
    ready: bool = False
    acted: bool = False
    new: bool = False
    shield: bool = False
    tabled: bool = False
    rally: int = 0
    weak: int = 0


class Discount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next card of this sort (`card`: any) costs less this turn."""

    sort: str
    amount: int


class Camp(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat's side of the table. `deck[-1]` is the top card; `floor` is in the order of taking seats.

    `growth`: the Capital a turn starts with. `filibuster`, `recess`: on this side, pending or in force.
    `shown`: recalled members, known to be in this hand. `before`: Support before the last move.
    """

    side: Side
    deck: list[str]
    hand: list[str] = []
    floor: list[Member] = []
    discard: list[str] = []
    shown: list[str] = []
    support: int = 0
    before: int = 0
    capital: int = 0
    growth: int = 0
    fatigue: int = 0
    filibuster: bool = False
    recess: bool = False
    discounts: list[Discount] = []
    tax: int = 0
    leaked: int = 0

    def member(self, card: str) -> Member | None:
        """The seated member with this id."""
        return next((m for m in self.floor if m.card == card), None)

    @property
    def known(self) -> list[str]:
        """Cards that everybody knows to be in hand: Favors, which are in no deck, and recalled members."""
        return [card for card in self.hand if card == FAVOR or card in self.shown]


class Bill(State, kw_only=True):
    """The table. `turn`: turns begun by both sides together; `last`: (seat, card) touched by the last move.

    `active`: whose turn it is, before the first turn who will start.
    """

    options: BillOptions
    camps: list[Camp]
    active: int
    turn: int = 0
    staffers: int = 0
    last: list[tuple[int, str]] = []

    @property
    def hard(self) -> bool:
        """Whether personal abilities count (B056, B058)."""
        return self.options.mode == "hard"

    @property
    def clock(self) -> str:
        """What all questions of one turn are about, so that they share a deadline."""
        return f"turn-{self.turn}"

    def book(self, seat: int) -> Printing:
        """What is printed on the cards of this seat's deck."""
        return printing(self.options.card_set, self.camps[seat].side)

    def printed(self, seat: int, card: str) -> Printed:
        """One card of this seat's deck; any Staffer is printed alike."""
        book = self.book(seat)
        return book.get(card) or book[STAFFER]
