"""Playing a Distraction: what each of the 26 actions does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from rules.core import Action, Step
from rules.intern import events as told
from rules.intern.actions import Discard, Pick, Row, Sweep
from rules.intern.arrive import Arrive
from rules.intern.attacks import Force, Jam, Raid, SwapCards, SwapHands
from rules.intern.cards import CODES
from rules.intern.choice import Choice, discard, fizzle
from rules.phrase import Card, Seat

if TYPE_CHECKING:
    from rules.intern.state import Intern


class Play(Step["Intern"], kw_only=True):
    """I040, I041, I063: the action is followed, then the card goes under its deck, unless it stays."""

    seat: Seat
    card: Card

    def run(self, s: Intern) -> None:
        if s.playing == self.card:
            s.pop()
            s.playing = None
            s.bottom(self.card)
            return
        s.tell(told.Played(seat=self.seat, card=self.card))
        code = s.cards.codes[self.card]
        if code in STANDING:
            s.pop()
            STANDING[code](s, self.seat, self.card)
        else:
            s.playing = self.card
            effect, kind = PLAYS[code]
            effect(s, self.seat, kind)


class Drop(Choice, kw_only=True):
    """OWN_DISCARD: one card of one's own hand goes under its deck."""

    kind: Row
    KIND: ClassVar[str] = "drop"

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        for card in s.desks[seat].of(self.kind):
            yield Discard(seat=seat, card=card)

    def answer(self, s: Intern, a: Discard) -> None:
        s.pop()
        discard(s, a.seat, a.card)


class Draws(Step["Intern"], kw_only=True):
    """DRAW and EXTRA_DRAW: the top card of each deck in turn, seen by all with open hands (IR31)."""

    seat: Seat
    kinds: list[str]

    def run(self, s: Intern) -> None:
        if not self.kinds or s.desks[self.seat].is_retired:
            s.pop()
            return
        kind = self.kinds.pop(0)
        if s.decks[kind]:
            card = s.draw(kind, face_up=not s.is_hidden)
            s.tell(told.Drew(seat=self.seat, card=s.shown(card)))
            s.push(Arrive(card=card, to=self.seat))


class PickFromRow(Choice, kw_only=True):
    """TAKE_ROW: any face-up card of the row, at no cost."""

    kind: Row
    KIND: ClassVar[str] = "pick"

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        for card in reversed(s.rows[self.kind]):
            if card:
                yield Pick(seat=seat, card=card)

    def answer(self, s: Intern, a: Pick) -> None:
        s.pop()
        s.unrow(a.card)
        s.tell(told.Took(seat=a.seat, card=a.card))
        s.push(Arrive(card=a.card, to=a.seat))


class SweepRow(Choice, kw_only=True):
    """SWEEP_ROW: the row's cards go under their deck, furthest first, and three new ones are dealt, the first
    of them furthest. It works only if that deck had a card (IR42)."""

    KIND: ClassVar[str] = "sweep"

    def options(self, s: Intern, seat: Seat) -> Iterator[Action]:
        for kind in "SE":
            if s.decks[kind]:
                yield Sweep(seat=seat, row=kind)

    def answer(self, s: Intern, a: Sweep) -> None:
        s.pop()
        row, deck = s.rows[a.row], s.decks[a.row]
        for card in reversed(row):
            if card:
                s.bottom(card)
        dealt: list[str] = []
        for slot in (2, 1, 0):
            row[slot] = card = s.draw(a.row, face_up=True) if deck else None
            dealt += [card] if card else []
        s.tell(told.Swept(row=a.row, cards=tuple(dealt)))


def lay_lies(s: Intern, seat: int, card: str) -> None:
    """LIES (I078, I079, I082): below one's own hand; any number may lie there."""
    s.desks[seat].lies.append(card)
    s.tell(told.Placed(seat=seat, card=card))


def raise_deflection(s: Intern, seat: int, card: str) -> None:
    """DEFLECTION: an old one goes under the deck first, so it cannot protect the new one (I068, IR15)."""
    desk = s.desks[seat]
    if desk.deflection:
        s.tell(told.Replaced(seat=seat, card=desk.deflection))
        s.bottom(desk.deflection)
        desk.deflection = None
    s.push(Arrive(card=card, to=seat))


def draw(s: Intern, seat: int, kind: str) -> None:
    """DRAW_SUPPORTER, DRAW_EVENT; without a kind EXTRA_DRAW, which takes what there is."""
    kinds = [kind] if kind else ["S", "E"]
    if any(s.decks[k] for k in kinds):
        s.push(Draws(seat=seat, kinds=kinds))
    else:
        fizzle(s, seat)


def reshuffle(s: Intern, seat: int, kind: str) -> None:
    """RESHUFFLE: the face-down deck; the row is not touched."""
    if s.decks[kind]:
        s.shuffle(kind)
        s.tell(told.Shuffled(row=kind))
    else:
        fizzle(s, seat)


def grant(s: Intern, seat: int, kind: str) -> None:
    """EXTRA_ACTION: one more action, once a turn (IR21)."""
    turn = s.turn()
    if turn and turn.extra == "none":
        turn.extra = "granted"
        s.tell(told.Granted(seat=seat))
    else:
        fizzle(s, seat)


def reverse(s: Intern, seat: int, kind: str) -> None:
    """I069, I070, IR19: with the next round, which the seat before this one begins; twice, the direction
    stays and the last one played names the starter."""
    s.reversals += 1
    s.next_starter = next(s.onward(seat, -s.direction))
    s.tell(told.Reversed(seat=seat, next=s.next_starter))


def skip_next(s: Intern, seat: int, kind: str) -> None:
    """SKIP_NEXT marks the next seat that is not yet marked, never one's own (IR20, IR37)."""
    for other in s.onward(seat):
        if not s.desks[other].is_marked:
            s.desks[other].is_marked = True
            s.tell(told.Marked(seat=other))
            return
    fizzle(s, seat)


Effect = Callable[["Intern", int, str], Any]

STANDING: dict[str, Effect] = {
    "DEFLECTION": raise_deflection,
    "GRIDLOCK": lambda s, seat, card: s.push(Jam(seat=seat, card=card)),
    "LIES": lay_lies,
}
"""Actions whose card stays on the table: the third argument is the card."""

EFFECTS: dict[str, Effect] = {
    "OWN_DISCARD": lambda s, seat, kind: s.push(Drop(seat=seat, kind=kind)),
    "DRAW": draw,
    "EXTRA_DRAW": draw,
    "TAKE_ROW": lambda s, seat, kind: s.push(PickFromRow(seat=seat, kind=kind)),
    "STEAL": lambda s, seat, kind: s.push(Raid(seat=seat, kind=kind, steals=True)),
    "REMOVE": lambda s, seat, kind: s.push(Raid(seat=seat, kind=kind, steals=False)),
    "SWAP": lambda s, seat, kind: s.push(SwapCards(seat=seat, kind=kind)),
    "FORCE_PASS": lambda s, seat, _: s.push(Force(seat=seat, passes=True)),
    "FORCE_DISCARD": lambda s, seat, _: s.push(Force(seat=seat, passes=False)),
    "SWAP_HANDS": lambda s, seat, _: s.push(SwapHands(seat=seat)),
    "RESHUFFLE": reshuffle,
    "SWEEP_ROW": lambda s, seat, _: s.push(SweepRow(seat=seat)),
    "EXTRA_ACTION": grant,
    "REVERSE": reverse,
    "SKIP_NEXT": skip_next,
}
"""Code, or code without its kind of card -> what it does to the state: seat, kind of card (or empty)."""


def _split(code: str) -> tuple[Effect, str]:
    """`STEAL_EVENT` is STEAL of kind E; `SKIP_NEXT` stands for itself."""
    if code in EFFECTS:
        return EFFECTS[code], ""
    verb, _, name = code.rpartition("_")
    return EFFECTS[verb], name[0]


PLAYS = {code: _split(code) for code in CODES if code not in STANDING}
"""Code -> what it does and with which kind of card."""
