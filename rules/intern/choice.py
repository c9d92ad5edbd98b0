"""What the Distractions share: a question with its fizzle, the Deflection, the cards of a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import UnsetType

from rules.core import Pace, Step
from rules.intern import events as told
from rules.intern.actions import Aim
from rules.phrase import Seat

if TYPE_CHECKING:
    from rules.intern.state import Intern


def fizzle(s: Intern, seat: int) -> None:
    """I083, I084: the action cannot be completed; the card still goes under its deck."""
    assert s.playing
    s.tell(told.Fizzled(seat=seat, card=s.playing))


class Choice(Step["Intern"], kw_only=True):
    """One question about the Distraction. IR12: without a choice that works it fizzles; with only one, that
    one is taken without asking."""

    seat: Seat
    KIND: ClassVar[str] = ""

    def run(self, s: Intern) -> None:
        if s.desks[self.seat].is_retired:
            self.abandon(s)
            return
        self.choose(s, self.seat, self.KIND)

    def choose(self, s: Intern, seat: int, kind: str) -> None:
        """Ask this seat, unless there is nothing to choose."""
        options = list(self.options(s, seat))
        if len(options) > 1:
            own = seat == self.seat
            about = s.clock() if own else f"{kind}-{s.asked}"
            s.ask([seat], kind, Pace.TURN if own else Pace.REACTION, about=about)
        elif options:
            self.answer(s, options[0])
        else:
            s.pop()
            fizzle(s, self.seat)

    def abandon(self, s: Intern) -> None:
        """The player of the card has left."""
        s.pop()


def is_deflected(s: Intern, seat: int, target: int) -> bool:
    """I066, I067, IR13: a Deflection above the target's hand blocks by itself and goes under the deck."""
    desk = s.desks[target]
    if desk.deflection is None:
        return False
    s.tell(told.Deflected(seat=seat, target=target))
    s.bottom(desk.deflection)
    desk.deflection = None
    return True


def offered(s: Intern, target: int, kind: str) -> list[str]:
    """The cards of a hand that others can name: the public ones, and one unseen for the rest (IR36)."""
    return sorted({s.shown(card) for card in s.desks[target].of(kind)})


def grasp(s: Intern, target: int, card: str) -> tuple[str, dict[str, int] | UnsetType]:
    """The card that was named, out of the target's hand, with what `lift` says; an unseen one is drawn
    blind."""
    if card.startswith("unseen"):
        kind = "S" if card == "unseen-supporter" else "E"
        card = s.blind(target, kind)
    return card, s.lift(card, target)


def discard(s: Intern, seat: int, card: str) -> None:
    """A card of a hand goes under its deck."""
    s.lift(card, seat)
    s.tell(told.Discarded(seat=seat, card=s.shown(card)))
    s.bottom(card)


def targets(s: Intern, seat: int) -> Iterator[Aim]:
    """The other players with a card in hand."""
    for target in s.onward(seat):
        if s.desks[target].hand:
            yield Aim(seat=seat, target=target)
