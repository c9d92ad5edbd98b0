"""A card on its way into a hand: the Lies window, the Deflection against it, the arrival, the lock at once.

Every way into an Active Hand goes through `Arrive`, on and off turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from rules.core import Action, Pace, Step
from rules.intern import events as told
from rules.intern.actions import Accept, Allow, Deflect, Keep, Lie, Lock
from rules.phrase import Card, Seat

if TYPE_CHECKING:
    from rules.intern.state import Intern


class Arrive(Step["Intern"], kw_only=True):
    """I080, IR14, IR16: all other holders of a Lies are asked at once, the first to act spends one; then the
    card enters, and its owner may lock it at once (I052, IR9).

    `from_row`: taken in one's own action, not through a Distraction. `sure`: a Lies was blocked, no other may
    follow. `about`: the clock of the window. `left`: the unseen cards among which it stood, with who knew
    them: seeing which one came, its receiver knows again which ones stayed (IR36).
    """

    card: Card
    to: Seat
    from_row: bool = False
    passed: list[int] = []
    sure: bool = False
    has_entered: bool = False
    about: str = ""
    left: dict[Card, int] | UnsetType = UNSET

    def run(self, s: Intern) -> None:
        desk = s.desks[self.to]
        if desk.is_retired:
            if not self.has_entered:
                s.bottom(self.card)
            s.pop()
            return
        if not self.has_entered:
            if liars := self.liars(s):
                self.about = self.about or f"arrival-{s.asked}"
                s.ask(liars, "lies", Pace.REACTION, about=self.about)
                return
            self.enter(s)
        if self.may_lock(s):
            self.ask_lock(s)
        else:
            s.pop()

    def liars(self, s: Intern) -> list[int]:
        """Who may still answer with a Lies, nearest after the active player first (IR26)."""
        if self.sure:
            return []
        turn = s.turn()
        first = turn.seat if turn else self.to
        around = (first, *s.onward(first))
        return [p for p in around if s.desks[p].lies and p != self.to and p not in self.passed]

    def enter(self, s: Intern) -> None:
        """Into the hand; a Deflection takes its place above it (I067)."""
        self.has_entered = True
        if self.card[0] == "D":
            s.desks[self.to].deflection = self.card
            s.tell(told.Placed(seat=self.to, card=self.card))
        else:
            s.enter(self.card, self.to)
            for other, mask in (self.left or {}).items():
                if mask >> self.to & 1:
                    s.learn(other, self.to)

    def is_own_turn(self, s: Intern) -> bool:
        """Whether the card arrives in the hand of the player whose turn it is."""
        turn = s.turn()
        return turn is not None and turn.seat == self.to

    def may_lock(self, s: Intern) -> bool:
        """Whether to ask. With hidden hands that may only depend on what all know; after a take from a row
        the next question of the turn offers the lock anyway."""
        if self.card[0] == "D":
            return False
        if not s.is_hidden:
            return any(s.locks(self.to, self.card))
        return not self.from_row and could_lock(s, self.to, self.card)

    def ask_lock(self, s: Intern) -> None:
        if self.is_own_turn(s):
            s.ask([self.to], "lock", about=s.clock(), secret=s.is_hidden)
        else:
            s.ask([self.to], "join", Pace.REACTION, about=f"join-{s.asked}", secret=s.is_hidden)

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        if not self.has_entered:
            yield Allow(seat=seat)
            yield Lie(seat=seat)
            return
        yield Keep(seat=seat)
        for cards in s.locks(seat, self.card):
            yield Lock(seat=seat, cards=cards)

    def answer(self, s: Intern, a: Allow | Lie | Keep | Lock) -> None:
        if isinstance(a, Allow):
            self.passed.append(a.seat)
        elif isinstance(a, Lie):
            s.asks.clear()
            lies = s.desks[a.seat].lies.pop(0)
            s.tell(told.Lied(seat=a.seat, target=self.to, card=s.shown(self.card)))
            s.push(Denied(lies=lies, card=self.card, to=self.to))
        else:
            s.pop()
            if isinstance(a, Lock):
                s.lock(a.seat, a.cards)


class Denied(Step["Intern"], kw_only=True):
    """I081: the receiver may give up a Deflection; otherwise the card goes under its deck. Order below: the
    denied card, then the Lies; or the Lies, then the Deflection (IR32)."""

    lies: Card
    card: Card
    to: Seat

    def run(self, s: Intern) -> None:
        if s.desks[self.to].deflection:
            s.ask([self.to], "deflect", Pace.REACTION, about=f"deflect-{s.asked}")
        else:
            self.deny(s)

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        yield Accept(seat=seat)
        yield Deflect(seat=seat)

    def answer(self, s: Intern, a: Accept | Deflect) -> None:
        if isinstance(a, Accept):
            self.deny(s)
            return
        s.pop()
        desk, arrival = s.desks[a.seat], s.steps[-1]
        assert isinstance(arrival, Arrive)
        assert desk.deflection
        arrival.sure = True
        s.tell(told.Shielded(seat=a.seat))
        s.bottom(self.lies)
        s.bottom(desk.deflection)
        desk.deflection = None

    def deny(self, s: Intern) -> None:
        """The card never arrives."""
        s.pop()
        s.pop()
        s.tell(told.Diverted(seat=self.to, card=s.shown(self.card)))
        s.bottom(self.card)
        s.bottom(self.lies)


def could_lock(s: Intern, seat: int, card: str | None = None) -> bool:
    """Whether, for all that the public knows, this hand holds a legal lock (with `card`, if given)."""
    desk = s.desks[seat]
    known = {c for c in desk.hand if c not in s.seen}
    unseen = {c[0] for c in desk.hand if c in s.seen}
    partners = s.cards.partners
    for c in (card,) if card else desk.hand:
        other = "E" if c[0] == "S" else "S"
        if c not in known:
            if desk.grid or any(p[0] == other for p in desk.hand):
                return True
        elif other in unseen or not partners[c].isdisjoint(desk.grid) or not partners[c].isdisjoint(known):
            return True
    return False
