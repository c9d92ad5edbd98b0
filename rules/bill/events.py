"""What can happen. `seat` is the side it happened to, `member` a seated member of that side."""

from __future__ import annotations

from typing import Annotated

from rules.core import Event
from rules.phrase import Card, Seat, named


class TookSide(Event, frozen=True, kw_only=True):
    """Which deck a seat plays."""

    seat: Seat
    side: Annotated[str, named("side")]


class WentFirst(Event, frozen=True, kw_only=True):
    """Who starts (BR49)."""

    seat: Seat


class TurnBegan(Event, frozen=True, kw_only=True):
    """`turn` counts each side's own turns; `capital` is what there is to spend."""

    seat: Seat
    turn: int
    capital: int


class TurnEnded(Event, frozen=True, kw_only=True):
    """End Turn was pressed."""

    seat: Seat


class Drew(Event, frozen=True, kw_only=True):
    """So many cards came from the deck into the hand."""

    seat: Seat
    count: int


class Received(Event, frozen=True, kw_only=True):
    """Which cards they were: for the owner's eyes only (BR52)."""

    seat: Seat
    cards: tuple[Card, ...]


class Sought(Event, frozen=True, kw_only=True):
    """The topmost card of a kind came into the hand; which one stays private (BR44)."""

    seat: Seat
    sort: Annotated[str, named("sort")]


class Favored(Event, frozen=True, kw_only=True):
    """Favors were added to the hand."""

    seat: Seat
    count: int


class Overflowed(Event, frozen=True, kw_only=True):
    """A card came into a full hand and was discarded face up (B086)."""

    seat: Seat
    card: Card


class Exhausted(Event, frozen=True, kw_only=True):
    """A draw from an empty deck cost Support: `price` was due, `amount` was there to lose (B087)."""

    seat: Seat
    price: int
    amount: int


class Played(Event, frozen=True, kw_only=True):
    """A card was paid for and played."""

    seat: Seat
    card: Card
    cost: int


class Lobbied(Event, frozen=True, kw_only=True):
    """A member acted for the bill."""

    seat: Seat
    member: Card


class Confronted(Event, frozen=True, kw_only=True):
    """A member acted against an enemy member."""

    seat: Seat
    member: Card
    foe: Seat
    target: Card


class Damaged(Event, frozen=True, kw_only=True):
    """`left`: the Resolve that is left, 0 for a member about to be unseated."""

    seat: Seat
    member: Card
    amount: int
    left: int


class Shrugged(Event, frozen=True, kw_only=True):
    """A shield took the damage."""

    seat: Seat
    member: Card


class Unseated(Event, frozen=True, kw_only=True):
    """A member left the floor for good (B027)."""

    seat: Seat
    member: Card


class Gained(Event, frozen=True, kw_only=True):
    """`support`: what the bill has now."""

    seat: Seat
    amount: int
    support: int


class Blocked(Event, frozen=True, kw_only=True):
    """A Filibuster swallowed this much Support."""

    seat: Seat
    amount: int


class Lost(Event, frozen=True, kw_only=True):
    """`support`: what the bill has now."""

    seat: Seat
    amount: int
    support: int


class Funded(Event, frozen=True, kw_only=True):
    """Extra Capital for this turn; `capital`: what there is to spend now."""

    seat: Seat
    amount: int
    capital: int


class Strengthened(Event, frozen=True, kw_only=True):
    """For as long as the member is seated."""

    seat: Seat
    member: Card
    influence: int
    resolve: int


class Readied(Event, frozen=True, kw_only=True):
    """A member that had acted may act again."""

    seat: Seat
    member: Card


class Filibustered(Event, frozen=True, kw_only=True):
    """This side gains no Support on its next turn."""

    seat: Seat


class Recessed(Event, frozen=True, kw_only=True):
    """This side's members cannot Confront on its next turn."""

    seat: Seat


class Cleared(Event, frozen=True, kw_only=True):
    """A Filibuster or a Recess was lifted from this side."""

    seat: Seat
    card: Card


class Used(Event, frozen=True, kw_only=True):
    """A member's personal ability takes effect: what follows is its doing."""

    seat: Seat
    member: Card


class Rallied(Event, frozen=True, kw_only=True):
    """More Influence until the end of the turn."""

    seat: Seat
    member: Card
    amount: int


class Weakened(Event, frozen=True, kw_only=True):
    """Less Influence until the other side's next turn."""

    seat: Seat
    member: Card
    amount: int


class Shielded(Event, frozen=True, kw_only=True):
    """The next damage is ignored."""

    seat: Seat
    member: Card


class Tabled(Event, frozen=True, kw_only=True):
    """The member cannot act on its next turn."""

    seat: Seat
    member: Card


class Recalled(Event, frozen=True, kw_only=True):
    """A member went back to its owner's hand; `gone`: 1 for a Staffer, which is in no hand (BR45)."""

    seat: Seat
    member: Card
    gone: int = 0


class Staffed(Event, frozen=True, kw_only=True):
    """A Staffer took a seat."""

    seat: Seat
    member: Card


class Discounted(Event, frozen=True, kw_only=True):
    """The side's next card of this kind costs less this turn."""

    seat: Seat
    sort: Annotated[str, named("sort")]
    amount: int


class Taxed(Event, frozen=True, kw_only=True):
    """The side's next card costs more."""

    seat: Seat
    amount: int


class Passed(Event, frozen=True, kw_only=True):
    """A bill reached 30: the game is won (B003)."""

    seat: Seat
    support: int


class Adjourned(Event, frozen=True, kw_only=True):
    """Forty turns each are over: the higher Support wins, equal is a draw (BR35)."""

    first: int
    second: int


class Resigned(Event, frozen=True, kw_only=True):
    """A side gave up: the other wins (BR59)."""

    seat: Seat


AnyEvent = (
    TookSide | WentFirst | TurnBegan | TurnEnded | Drew | Received | Sought | Favored | Overflowed | Exhausted
    | Played | Lobbied | Confronted | Damaged | Shrugged | Unseated | Gained | Blocked | Lost | Funded
    | Strengthened | Readied | Filibustered | Recessed | Cleared | Used | Rallied | Weakened | Shielded
    | Tabled | Recalled | Staffed | Discounted | Taxed | Passed | Adjourned | Resigned
)  # fmt: skip
