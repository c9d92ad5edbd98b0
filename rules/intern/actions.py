"""What a player can do. Fields in the order in which a person is asked for them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rules.core import Action
from rules.phrase import Card, Seat, named

Row = Annotated[str, named("row")]
"""One letter of `KINDS`: the Supporter, Event or Distraction row, and its deck."""


class Take(Action, frozen=True, kw_only=True):
    """Take a card from a row (I023-I025, I030-I032, I037-I039). `pay`: under their decks in this order (IR6).

    With a large hand `pay` names only the first of two cards; the second is asked for.
    """

    card: Card
    pay: tuple[Card, ...] = ()


class Pay(Action, frozen=True, kw_only=True):
    """The second card of a price."""

    card: Card


class Lock(Action, frozen=True, kw_only=True):
    """Lock a matching pair, Supporter first, or a single card into the network (I026, I033, I051)."""

    cards: tuple[Card, ...]


class Keep(Action, frozen=True, kw_only=True):
    """Leave the card that has just arrived in the hand (IR9)."""


class EndTurn(Action, frozen=True, kw_only=True):
    """Lock nothing more (IR38)."""


class Lie(Action, frozen=True, kw_only=True):
    """Spend a Lies against the card that is about to arrive (I080)."""


class Allow(Action, frozen=True, kw_only=True):
    """Spend no Lies on it."""


class Deflect(Action, frozen=True, kw_only=True):
    """Give up the Deflection to block a Lies (I081)."""


class Accept(Action, frozen=True, kw_only=True):
    """Let the Lies have its way."""


class Discard(Action, frozen=True, kw_only=True):
    """Put a card of one's own under its deck."""

    card: Card


class HandOver(Action, frozen=True, kw_only=True):
    """Give a card of one's own to the next player."""

    card: Card


class Pick(Action, frozen=True, kw_only=True):
    """Take a face-up card from any position."""

    card: Card


class Steal(Action, frozen=True, kw_only=True):
    """Take a card from a player's hand; an `unseen-...` card is drawn blind."""

    target: Seat
    card: Card


class Remove(Action, frozen=True, kw_only=True):
    """Put a card of a player's hand under its deck; an `unseen-...` card is drawn blind."""

    target: Seat
    card: Card


class Swap(Action, frozen=True, kw_only=True):
    """Name the card wanted from a player's hand in exchange for one of one's own."""

    target: Seat
    card: Card


class Give(Action, frozen=True, kw_only=True):
    """Name the card given in exchange."""

    card: Card


class Aim(Action, frozen=True, kw_only=True):
    """Name the player whom the Distraction is played against."""

    target: Seat


class Sweep(Action, frozen=True, kw_only=True):
    """Name the row to be dealt anew."""

    row: Row


AnyAction: TypeAlias = (
    Take
    | Pay
    | Lock
    | Keep
    | EndTurn
    | Lie
    | Allow
    | Deflect
    | Accept
    | Discard
    | HandOver
    | Pick
    | Steal
    | Remove
    | Swap
    | Give
    | Aim
    | Sweep
)
