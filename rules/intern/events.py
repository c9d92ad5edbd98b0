"""What has happened. A public event calls a card that not everybody may know `unseen-supporter` or
`unseen-event`; whoever learns its name is told by `Received`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core import Event
from rules.intern.actions import Row
from rules.phrase import Card, Seat


class Dealt(Event, frozen=True, kw_only=True):
    """The first two cards (I014)."""

    seat: Seat
    cards: tuple[Card, ...]


class Redealt(Event, frozen=True, kw_only=True):
    """The Event matched the Supporter and went under the deck (I015)."""

    seat: Seat
    card: Card


class Laid(Event, frozen=True, kw_only=True):
    """A row was laid out, furthest card first (I016, IR39)."""

    row: Row
    cards: tuple[Card, ...]


class RoundBegan(Event, frozen=True, kw_only=True):
    """`seat` plays first; `clockwise` 1 for the other way round."""

    number: int
    seat: Seat
    clockwise: int


class Paid(Event, frozen=True, kw_only=True):
    seat: Seat
    cards: tuple[Card, ...]


class Took(Event, frozen=True, kw_only=True):
    """A card was taken from its row."""

    seat: Seat
    card: Card


class Refilled(Event, frozen=True, kw_only=True):
    """A card was laid beside its deck."""

    row: Row
    card: Card


class Drew(Event, frozen=True, kw_only=True):
    """The top card of a deck is on its way into a hand (IR31)."""

    seat: Seat
    card: Card


class Received(Event, frozen=True, kw_only=True):
    """For the owner's eyes: which card it was."""

    seat: Seat
    card: Card


class Lied(Event, frozen=True, kw_only=True):
    """A Lies was spent on the card on its way to `target`."""

    seat: Seat
    target: Seat
    card: Card


class Diverted(Event, frozen=True, kw_only=True):
    """The card went under its deck instead of into the hand of `seat`."""

    seat: Seat
    card: Card


class Shielded(Event, frozen=True, kw_only=True):
    """A Deflection was given up, the Lies is blocked (I081)."""

    seat: Seat


class Locked(Event, frozen=True, kw_only=True):
    """Cards joined the network, which now counts so many Tricks."""

    seat: Seat
    cards: tuple[Card, ...]
    tricks: int


class Jammed(Event, frozen=True, kw_only=True):
    """A Gridlock ate the move: the cards went under their decks (I074)."""

    seat: Seat
    cards: tuple[Card, ...]


class Played(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Fizzled(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Aimed(Event, frozen=True, kw_only=True):
    seat: Seat
    target: Seat
    card: Card


class Deflected(Event, frozen=True, kw_only=True):
    """The Deflection of `target` blocked what `seat` played (I067)."""

    seat: Seat
    target: Seat


class Stole(Event, frozen=True, kw_only=True):
    seat: Seat
    target: Seat
    card: Card


class Removed(Event, frozen=True, kw_only=True):
    seat: Seat
    target: Seat
    card: Card


class Swapped(Event, frozen=True, kw_only=True):
    """`got` is on its way to `seat`, `given` to `target`."""

    seat: Seat
    target: Seat
    got: Card
    given: Card


class SwappedHands(Event, frozen=True, kw_only=True):
    """Both hands were lifted; `got` is on its way to `seat`, `given` to `target`."""

    seat: Seat
    target: Seat
    got: tuple[Card, ...]
    given: tuple[Card, ...]


class Passed(Event, frozen=True, kw_only=True):
    """`seat` gave a card to `target`, the next player."""

    seat: Seat
    target: Seat
    card: Card


class Discarded(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Placed(Event, frozen=True, kw_only=True):
    """A Deflection, Gridlock or Lies now stands by the hand of `seat`."""

    seat: Seat
    card: Card


class Replaced(Event, frozen=True, kw_only=True):
    """The old Deflection went under the deck (I068)."""

    seat: Seat
    card: Card


class Shuffled(Event, frozen=True, kw_only=True):
    row: Row


class Swept(Event, frozen=True, kw_only=True):
    row: Row
    cards: tuple[Card, ...]


class Reversed(Event, frozen=True, kw_only=True):
    """The order of play turns with the next round, which `next` begins (I070)."""

    seat: Seat
    next: Seat


class Marked(Event, frozen=True, kw_only=True):
    """`seat` will miss a turn."""

    seat: Seat


class Skipped(Event, frozen=True, kw_only=True):
    """`seat` missed it."""

    seat: Seat


class Granted(Event, frozen=True, kw_only=True):
    """`seat` has one more action this turn."""

    seat: Seat


class Lost(Event, frozen=True, kw_only=True):
    """No row holds a card for the extra action (IR41)."""

    seat: Seat


class RowEmpty(Event, frozen=True, kw_only=True):
    """The action was skipped (IR8)."""

    seat: Seat
    row: Row


class Left(Event, frozen=True, kw_only=True):
    seat: Seat


class Won(Event, frozen=True, kw_only=True):
    seat: Seat
    tricks: int


class Ended(Event, frozen=True, kw_only=True):
    """Nobody reached seven: `seats` have most Tricks, then most locked cards (IR25), or are left (IR45)."""

    seats: tuple[Seat, ...]
    why: Literal["dry", "rounds", "alone"]


Shown: TypeAlias = (
    Dealt
    | Redealt
    | Laid
    | RoundBegan
    | Paid
    | Took
    | Refilled
    | Drew
    | Received
    | Lied
    | Diverted
    | Shielded
    | Locked
    | Jammed
    | Played
    | Fizzled
    | Aimed
    | Deflected
    | Stole
    | Removed
    | Swapped
    | SwappedHands
    | Passed
    | Discarded
    | Placed
    | Replaced
    | Shuffled
    | Swept
    | Reversed
    | Marked
    | Skipped
    | Granted
    | Lost
    | RowEmpty
    | Left
    | Won
    | Ended
)
