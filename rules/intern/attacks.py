"""Distractions played against another player (I064): they take, swap or remove a card of that player's hand,
make it move, or lay a Gridlock. Locked cards are out of reach (I065).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import UNSET, UnsetType

from rules.core import Action
from rules.intern import events as told
from rules.intern.actions import Aim, Discard, Give, HandOver, Remove, Row, Steal, Swap
from rules.intern.arrive import Arrive
from rules.intern.choice import Choice, discard, grasp, is_deflected, offered, targets
from rules.phrase import Card, Seat

if TYPE_CHECKING:
    from rules.intern.state import Intern


class Raid(Choice, kw_only=True):
    """STEAL and REMOVE: one card of another player's hand, into one's own or under its deck."""

    kind: Row
    steals: bool

    def run(self, s: Intern) -> None:
        if s.desks[self.seat].is_retired:
            self.abandon(s)
        else:
            self.choose(s, self.seat, "steal" if self.steals else "remove")

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        verb = Steal if self.steals else Remove
        for target in s.onward(seat):
            for card in offered(s, target, self.kind):
                yield verb(seat=seat, target=target, card=card)

    def answer(self, s: Intern, a: Steal | Remove) -> None:
        s.pop()
        if is_deflected(s, a.seat, a.target):
            return
        card, left = grasp(s, a.target, a.card)
        if isinstance(a, Steal):
            s.tell(told.Stole(seat=a.seat, target=a.target, card=s.shown(card)))
            s.push(Arrive(card=card, to=a.seat, left=left))
        else:
            s.tell(told.Removed(seat=a.seat, target=a.target, card=s.shown(card)))
            s.bottom(card)


class SwapCards(Choice, kw_only=True):
    """SWAP_SUPPORTER and SWAP_EVENT: the other's card is named first, then one's own. Two arrivals, the
    active player's first, each with its window (IR34)."""

    kind: Row
    target: int | None = None
    wanted: str = ""

    def run(self, s: Intern) -> None:
        if s.desks[self.seat].is_retired:
            self.abandon(s)
            return
        if self.target is not None and s.desks[self.target].is_retired:
            self.target = None
        self.choose(s, self.seat, "swap" if self.target is None else "give")

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        mine = s.desks[seat].of(self.kind)
        if self.target is not None:
            for card in mine:
                yield Give(seat=seat, card=card)
            return
        for target in s.onward(seat) if mine else ():
            for card in offered(s, target, self.kind):
                yield Swap(seat=seat, target=target, card=card)

    def answer(self, s: Intern, a: Swap | Give) -> None:
        if isinstance(a, Give):
            self.exchange(s, a.card)
        elif is_deflected(s, a.seat, a.target):
            s.pop()
        else:
            self.target, self.wanted = a.target, a.card

    def exchange(self, s: Intern, given: str) -> None:
        assert self.target is not None
        s.pop()
        got, theirs = grasp(s, self.target, self.wanted)
        mine = s.lift(given, self.seat)
        names = s.shown(got), s.shown(given)
        s.tell(told.Swapped(seat=self.seat, target=self.target, got=names[0], given=names[1]))
        s.push(Arrive(card=given, to=self.target, left=mine))
        s.push(Arrive(card=got, to=self.seat, left=theirs))


class Force(Choice, kw_only=True):
    """FORCE_PASS and FORCE_DISCARD: the target chooses a card of its own hand; it goes to the next player in
    the order of play, marked or not (IR37), or under its deck."""

    passes: bool
    target: int | None = None
    KIND: ClassVar[str] = "aim"

    def run(self, s: Intern) -> None:
        if self.target is None:
            super().run(s)
        elif s.desks[self.target].is_retired:
            s.pop()
        else:
            self.choose(s, self.target, "hand-over" if self.passes else "discard")

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        if self.target is None:
            yield from targets(s, seat)
            return
        verb = HandOver if self.passes else Discard
        for card in s.desks[seat].hand:
            yield verb(seat=seat, card=card)

    def answer(self, s: Intern, a: Aim | HandOver | Discard) -> None:
        if isinstance(a, Aim):
            self.aim(s, a.target)
            return
        s.pop()
        if isinstance(a, Discard):
            discard(s, a.seat, a.card)
            return
        receiver = next(s.onward(a.seat))
        left = s.lift(a.card, a.seat)
        s.tell(told.Passed(seat=a.seat, target=receiver, card=s.shown(a.card)))
        s.push(Arrive(card=a.card, to=receiver, left=left))

    def aim(self, s: Intern, target: int) -> None:
        if is_deflected(s, self.seat, target):
            s.pop()
            return
        self.target = target
        assert s.playing
        s.tell(told.Aimed(seat=self.seat, target=target, card=s.playing))


class SwapHands(Choice, kw_only=True):
    """SWAP_HANDS: both hands are lifted at once and arrive card by card, the active player's first (IR22,
    IR34), in the order of `Intern.take_up`. `known`: who knew the unseen cards of each hand and kind. On the
    way they look alike; with all of them arrived, whoever knew some of them knows them again (IR36)."""

    on_the_way: list[tuple[Card, Seat]] | None = None
    known: list[dict[Card, int]] | UnsetType = UNSET
    KIND: ClassVar[str] = "aim"

    def run(self, s: Intern) -> None:
        if self.on_the_way is None:
            super().run(s)
        elif self.on_the_way:
            card, to = self.on_the_way.pop(0)
            s.push(Arrive(card=card, to=to))
        else:
            s.pop()
            for unseen in self.known or ():
                s.recall(unseen)

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        return targets(s, seat)

    def answer(self, s: Intern, a: Aim) -> None:
        if is_deflected(s, a.seat, a.target):
            s.pop()
            return
        self.known = [*alike(s, a.target), *alike(s, a.seat)] or UNSET
        got, given = s.take_up(a.target), s.take_up(a.seat)
        self.on_the_way = [(card, a.seat) for card in got] + [(card, a.target) for card in given]
        s.tell(
            told.SwappedHands(
                seat=a.seat,
                target=a.target,
                got=tuple(s.shown(card) for card in got),
                given=tuple(s.shown(card) for card in given),
            )
        )


def alike(s: Intern, seat: int) -> Iterator[dict[str, int]]:
    """The unseen cards of a hand that nobody else can tell apart when they move, with who knows them."""
    for kind in "SE":
        unseen = {card: s.seen[card] for card in s.desks[seat].of(kind) if card in s.seen}
        if len(unseen) > 1:
            yield unseen


class Jam(Choice, kw_only=True):
    """I072, I076: a Gridlock is laid before another player and cannot fizzle."""

    card: Card
    KIND: ClassVar[str] = "aim"

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        for target in s.onward(seat):
            yield Aim(seat=seat, target=target)

    def answer(self, s: Intern, a: Aim) -> None:
        s.pop()
        if is_deflected(s, a.seat, a.target):
            s.bottom(self.card)
        else:
            s.desks[a.target].gridlocks.append(self.card)
            s.tell(told.Placed(seat=a.target, card=self.card))

    def abandon(self, s: Intern) -> None:
        s.pop()
        s.bottom(self.card)
