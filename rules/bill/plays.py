"""The twelve action cards (B072-B083): what each may be aimed at, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.bill import events as ev
from rules.bill.cards import Printed
from rules.bill.effects import lift, sweep, unseat
from rules.bill.floor import draw, fund, gain, hurt, idle, ready_again, strengthen, sway
from rules.bill.state import FLOOR, Bill, Member

CHALLENGE_COST, MEDIA_DAMAGE, VETO, EARMARK, RECONCILIATION, MARKUP = 3, 3, 3, 3, 6, 2


def _exposed(s: Bill, seat: int) -> list[Member]:
    """The enemy members that action cards can be aimed at."""
    members = s.camps[1 - seat].floor
    return [m for m in members if not (s.hard and s.printed(1 - seat, m.card).untargetable)]


def _challengeable(s: Bill, seat: int) -> list[Member]:
    """The cost that counts is printed on the card in its own deck, a crossover's +1 included (BR30)."""
    return [m for m in _exposed(s, seat) if s.printed(1 - seat, m.card).cost <= CHALLENGE_COST]


AIMED: Mapping[str, Callable[[Bill, int], Sequence[Member]]] = {
    "committee-markup": lambda s, seat: s.camps[seat].floor,
    "town-hall": idle,
    "media-cycle": _exposed,
    "primary-challenge": _challengeable,
}
"""Cards that need a legal target to be played (BR23, BR42), and their targets."""
OWN = frozenset({"committee-markup", "town-hall"})
"""Of these, the cards aimed at a friendly member."""


def targets(s: Bill, seat: int, card: Printed) -> Sequence[str | None]:
    """The ways to play a card that can be paid: one for each target, [None] without target, [] for no way.

    A member needs a free seat (BR25), an aimed card a target (BR42); nothing is put off twice (BR8, BR41).
    """
    if card.is_member:
        return [None] if len(s.camps[seat].floor) < FLOOR else []
    if card.id in AIMED:
        return [m.card for m in AIMED[card.id](s, seat)]
    foe = s.camps[1 - seat]
    pending = (card.id == "filibuster" and foe.filibuster) or (card.id == "recess" and foe.recess)
    return [] if pending else [None]


def filibuster(s: Bill, seat: int) -> None:
    """The opponent gains no Support from the start to the end of its next turn (B072, BR7)."""
    s.camps[1 - seat].filibuster = True
    s.tell(ev.Filibustered(seat=1 - seat))


def cloture(s: Bill, seat: int) -> None:
    """Lift a Filibuster from the own side; draw 1 in any case (B073, BR11)."""
    lift(s, seat, "filibuster")
    draw(s, seat, 1)


def recess(s: Bill, seat: int) -> None:
    """The opponent's members cannot Confront on its next turn (B081)."""
    s.camps[1 - seat].recess = True
    s.tell(ev.Recessed(seat=1 - seat))


UNAIMED: Mapping[str, Callable[[Bill, int], None]] = {
    "filibuster": filibuster,
    "cloture": cloture,
    "earmark": lambda s, seat: gain(s, seat, EARMARK),
    "veto-threat": lambda s, seat: sway(s, 1 - seat, VETO),
    "lobbyist": lambda s, seat: draw(s, seat, 2),
    "recess": recess,
    "reconciliation": lambda s, seat: gain(s, seat, RECONCILIATION),
    "favor": lambda s, seat: fund(s, seat, 1),
}


def play(s: Bill, seat: int, card: str, target: str | None) -> None:
    """Do what an action card says."""
    if target is None:
        UNAIMED[card](s, seat)
        return
    owner = seat if card in OWN else 1 - seat
    m = s.camps[owner].member(target)
    if m is None:
        raise LookupError(target)
    s.last.append((owner, target))
    if card == "committee-markup":
        strengthen(s, seat, m, MARKUP, MARKUP)
    elif card == "town-hall":
        ready_again(s, seat, m)
        draw(s, seat, 1)
    elif card == "media-cycle":
        hurt(s, owner, m, MEDIA_DAMAGE)
    else:
        unseat(s, [(owner, m)])
    sweep(s)
