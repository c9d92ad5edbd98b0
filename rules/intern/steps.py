"""The course of play: rounds, turns, the price of a card, the refill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from rules.core import Action, Step
from rules.intern import events as told
from rules.intern.actions import EndTurn, Lock, Pay, Take
from rules.intern.arrive import Arrive, could_lock
from rules.intern.cards import KINDS
from rules.intern.plays import Play
from rules.phrase import Card, Seat

if TYPE_CHECKING:
    from rules.intern.state import Intern

ACTIONS = ("take-supporter", "take-event", "take-distraction")
"""What is asked, action by action (I022, I029, I036)."""

LARGE, LARGE_EXTRA = 8, 6
"""Beyond so many cards the two of a price are asked for one by one, or there would be too many pairs."""


class Round(Step["Intern"], kw_only=True):
    """I020: everybody in turn from the starter. Then the game may be over (IR25, IR44), and a reversal takes
    effect (I070, IR19)."""

    queue: list[int] = []

    def run(self, s: Intern) -> None:
        if not self.queue:
            if not self.is_over(s):
                self.begin(s)
            return
        seat = self.queue.pop(0)
        desk = s.desks[seat]
        if desk.is_retired:
            return
        if desk.is_marked:
            desk.is_marked = False
            s.tell(told.Skipped(seat=seat))
            return
        s.push(Turn(seat=seat))

    def is_over(self, s: Intern) -> bool:
        """Whether the round that is over was the last."""
        if s.acted and not s.live:
            s.finish("dry")
        elif s.round and s.round == s.options.rounds:
            s.finish("rounds")
        return s.winners is not None

    def begin(self, s: Intern) -> None:
        s.starter, s.direction = s.next_round()
        s.reversals, s.next_starter = 0, None
        s.round += 1
        s.live = s.acted = False
        self.queue = [s.starter, *s.onward(s.starter)]
        s.tell(told.RoundBegan(number=s.round, seat=s.starter, clockwise=int(s.direction < 0)))


class Turn(Step["Intern"], kw_only=True):
    """I019, IR5: a Supporter, an Event, a Distraction, each to be taken; an action whose row is empty is
    skipped (IR8). Then the extra action (IR21, IR41), then a last chance to lock (IR38). Between actions the
    player may lock whatever matches (IR9)."""

    seat: Seat
    stage: int = 0
    extra: Literal["none", "granted", "used"] = "none"

    def run(self, s: Intern) -> None:
        if s.desks[self.seat].is_retired:
            s.pop()
            return
        s.acted = True
        while self.stage < len(ACTIONS):
            kind = KINDS[self.stage]
            if any(s.rows[kind]):
                s.live = s.live or kind != "D"
                s.ask([self.seat], ACTIONS[self.stage], about=s.clock())
                return
            s.tell(told.RowEmpty(seat=self.seat, row=kind))
            self.stage += 1
        if self.extra == "granted" and self.ask_extra(s):
            return
        if any(s.locks(self.seat)) if not s.is_hidden else could_lock(s, self.seat):
            s.ask([self.seat], "end", about=s.clock(), secret=s.is_hidden)
        else:
            s.pop()

    def ask_extra(self, s: Intern) -> bool:
        if any(any(row) for row in s.rows.values()):
            s.live = s.live or any(s.rows["S"]) or any(s.rows["E"])
            s.ask([self.seat], "extra", about=s.clock())
            return True
        self.extra = "used"
        s.tell(told.Lost(seat=self.seat))
        return False

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        if self.stage < len(ACTIONS):
            yield from takes(s, seat, KINDS[self.stage], LARGE)
        elif self.extra == "granted":
            for kind in KINDS:
                yield from takes(s, seat, kind, LARGE_EXTRA)
        else:
            yield EndTurn(seat=seat)
        for cards in s.locks(seat):
            yield Lock(seat=seat, cards=cards)

    def answer(self, s: Intern, a: Take | Lock | EndTurn) -> None:
        if isinstance(a, EndTurn):
            s.pop()
        elif isinstance(a, Lock):
            s.lock(a.seat, a.cards)
            s.refill()
        else:
            if self.stage < len(ACTIONS):
                self.stage += 1
            else:
                self.extra = "used"
            row = s.rows[a.card[0]]
            cost = s.cost(a.card[0], row.index(a.card))
            pay(s, a.seat, a.pay)
            if len(a.pay) < cost:
                s.push(Owe(seat=a.seat, card=a.card))
            else:
                take(s, a.seat, a.card)


class Owe(Step["Intern"], kw_only=True):
    """The second card of a price, asked for apart when the hand is large."""

    seat: Seat
    card: Card

    def run(self, s: Intern) -> None:
        if s.desks[self.seat].is_retired:
            s.pop()
        else:
            s.ask([self.seat], "pay", about=s.clock())

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        for card in purse(s, seat, self.card[0]):
            yield Pay(seat=seat, card=card)

    def answer(self, s: Intern, a: Pay) -> None:
        s.pop()
        pay(s, a.seat, (a.card,))
        take(s, a.seat, self.card)


class Refill(Step["Intern"], kw_only=True):
    """The last box of an action: every row that is short and has a deck (I028, I035, I042, IR30)."""

    def run(self, s: Intern) -> None:
        s.pop()
        s.refill()


def purse(s: Intern, seat: int, kind: str) -> list[str]:
    """What a card of this row can be paid with: its own kind, a Distraction with either (I038)."""
    desk = s.desks[seat]
    return desk.hand if kind == "D" else desk.of(kind)


def takes(s: Intern, seat: int, kind: str, large: int) -> Iterator[Take]:
    """The takes from a row that can be paid (I021), the free one first."""
    row, cards = s.rows[kind], purse(s, seat, kind)
    for slot in (2, 1, 0):
        card = row[slot]
        if card:
            for price in prices(cards, s.cost(kind, slot), large):
                yield Take(seat=seat, card=card, pay=price)


def prices(cards: Sequence[str], cost: int, large: int) -> Iterator[tuple[str, ...]]:
    """Every way to pay. Of two cards for the same deck the first named goes down first (IR6)."""
    if cost == 0:
        yield ()
    elif cost == 1 or (len(cards) > large and cost <= len(cards)):
        for card in cards:
            yield (card,)
    else:
        for i, first in enumerate(cards):
            for j, second in enumerate(cards):
                if i != j and (first[0] == second[0] or first[0] == "S"):
                    yield first, second


def pay(s: Intern, seat: int, cards: Sequence[str]) -> None:
    """Cards of the hand go under their decks in this order."""
    if not cards:
        return
    s.tell(told.Paid(seat=seat, cards=tuple(s.shown(card) for card in cards)))
    for card in cards:
        s.lift(card, seat)
        s.bottom(card)


def take(s: Intern, seat: int, card: str) -> None:
    """IR7: the card leaves its row; a Distraction is played, any other is on its way into the hand."""
    s.unrow(card)
    s.tell(told.Took(seat=seat, card=card))
    s.push(Refill())
    if card[0] == "D":
        s.push(Play(seat=seat, card=card))
    else:
        s.push(Arrive(card=card, to=seat, from_row=True))
