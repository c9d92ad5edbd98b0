"""What has happened, in the past tense; each is said by the message `event-<name>`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rules.core import Event
from rules.phrase import Card, Fact, Phrase, Ref, Seat, facts_of, named, say
from rules.watergate.actions import Token

Spot = Annotated[str, named("spot")]
"""A space of the research track: `N3`, `0`, `E5`."""
Colour = Annotated[str, named("colour")]
"""blue, yellow or green."""
Photo = Annotated[str, named("informant")]
"""An informant, or NIX for the photo in the middle."""
How = Annotated[str, named("how")]
"""How a game was won: momentum, supply, informants or resigned."""
SPOTS = {at: f"E{at}" if at > 0 else f"N{-at}" if at < 0 else "0" for at in range(-5, 6)}


class RoundBegan(Event, frozen=True, kw_only=True):
    number: int
    holder: Seat


class Drew(Event, frozen=True, kw_only=True):
    seat: Seat
    count: int


class DrewCards(Event, frozen=True, kw_only=True):
    cards: tuple[Card, ...]


class Reshuffled(Event, frozen=True, kw_only=True):
    seat: Seat


class LaidHidden(Event, frozen=True, kw_only=True):
    seat: Seat
    count: int


class SawHidden(Event, frozen=True, kw_only=True):
    tokens: tuple[Token, ...]


class PlayedValue(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card
    value: int


class PlayedAction(Event, frozen=True, kw_only=True):
    """`aims`: what was announced with it, each as `aim_phrase` reads it."""

    seat: Seat
    card: Card
    aims: tuple[str, ...] = ()

    def phrase(self) -> Phrase:
        if not self.aims:
            return say("event-played-action", seat=Ref("seat", self.seat), card=Ref("card", self.card))
        facts = facts_of(self) | {"aims": [aim_phrase(aim) for aim in self.aims]}
        return Phrase("event-played-action-at", facts)


def aim_phrase(aim: str) -> Fact:
    """`card:E-GUN`, `token:B@E2`, `hidden:3`, `space:M5`: the words for a target that was announced."""
    kind, _, value = aim.partition(":")
    if kind == "token":
        face, _, spot = value.partition("@")
        return say("aim-token", token=Ref("token", face), spot=Ref("spot", spot))
    if kind == "hidden":
        return say("aim-hidden", slot=int(value))
    if kind == "space":
        return say("aim-space", space=value)
    return Ref("token" if kind == "marker" else kind, value)


class Reacted(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card
    against: Card


class LetStand(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Cancelled(Event, frozen=True, kw_only=True):
    """A conspirator's action does not happen, and the card leaves the game."""

    card: Card


class Annulled(Event, frozen=True, kw_only=True):
    """An event's action does not happen, and the card goes to the discard."""

    card: Card


class Reversed(Event, frozen=True, kw_only=True):
    """A move by value does not happen, and the card goes to the discard."""

    card: Card


class Spent(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Moved(Event, frozen=True, kw_only=True):
    token: Token
    start: Spot
    end: Spot


class Revealed(Event, frozen=True, kw_only=True):
    slot: int
    token: Token


class AskedFor(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card
    colour: Colour


class Denied(Event, frozen=True, kw_only=True):
    seat: Seat
    colour: Colour


class ClaimedInitiative(Event, frozen=True, kw_only=True):
    seat: Seat


class TookInitiative(Event, frozen=True, kw_only=True):
    seat: Seat


class ClaimedMomentum(Event, frozen=True, kw_only=True):
    seat: Seat


class TookMomentum(Event, frozen=True, kw_only=True):
    seat: Seat
    number: int


class MomentumScrapped(Event, frozen=True, kw_only=True):
    seat: Seat


class MomentumBack(Event, frozen=True, kw_only=True):
    pass


class MomentumSet(Event, frozen=True, kw_only=True):
    left: int


class PinnedUp(Event, frozen=True, kw_only=True):
    seat: Seat
    token: Token
    space: str
    near: tuple[Photo, ...]


class PinnedDown(Event, frozen=True, kw_only=True):
    seat: Seat
    token: Token
    space: str
    near: tuple[Photo, ...]


class NoSpace(Event, frozen=True, kw_only=True):
    token: Token


class Heard(Event, frozen=True, kw_only=True):
    """An informant's tile was put face up."""

    seat: Seat
    who: Photo


class Silenced(Event, frozen=True, kw_only=True):
    """An informant's tile was put face down."""

    seat: Seat
    who: Photo


class AlreadyThere(Event, frozen=True, kw_only=True):
    who: Photo


class Released(Event, frozen=True, kw_only=True):
    seat: Seat
    who: Photo


class ReturnedToBag(Event, frozen=True, kw_only=True):
    token: Token


class ReturnedHidden(Event, frozen=True, kw_only=True):
    count: int


class Lifted(Event, frozen=True, kw_only=True):
    seat: Seat
    token: Token
    space: str


class Uncovered(Event, frozen=True, kw_only=True):
    """An evidence drawn from the bag; `spot`: where it was put on the track."""

    seat: Seat
    token: Token
    spot: Spot


class UncoveredToPin(Event, frozen=True, kw_only=True):
    seat: Seat
    token: Token


class BagEmpty(Event, frozen=True, kw_only=True):
    pass


class Levelled(Event, frozen=True, kw_only=True):
    pass


class Robbed(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class ExtraTurn(Event, frozen=True, kw_only=True):
    seat: Seat


class HandDiscarded(Event, frozen=True, kw_only=True):
    seat: Seat
    cards: tuple[Card, ...]


class Barred(Event, frozen=True, kw_only=True):
    seat: Seat


class Sacrificed(Event, frozen=True, kw_only=True):
    """A card of the hand left the game, so that another (`kept`) goes to the discard."""

    seat: Seat
    card: Card
    kept: Card


class Dropped(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Gave(Event, frozen=True, kw_only=True):
    """A share of a split movement was declared."""

    seat: Seat
    token: Token
    spaces: int


class GaveHidden(Event, frozen=True, kw_only=True):
    seat: Seat
    slot: int
    spaces: int


class Looked(Event, frozen=True, kw_only=True):
    seat: Seat
    count: int


class SawCards(Event, frozen=True, kw_only=True):
    cards: tuple[Card, ...]


class EvaluationBegan(Event, frozen=True, kw_only=True):
    number: int


class Won(Event, frozen=True, kw_only=True):
    seat: Seat
    how: How


AnyEvent: TypeAlias = (
    RoundBegan | Drew | DrewCards | Reshuffled | LaidHidden | SawHidden | PlayedValue | PlayedAction | Reacted
    | LetStand | Cancelled | Annulled | Reversed | Spent | Moved | Revealed | AskedFor | Denied
    | ClaimedInitiative | TookInitiative | ClaimedMomentum | TookMomentum | MomentumScrapped | MomentumBack
    | MomentumSet | PinnedUp | PinnedDown | NoSpace | Heard | Silenced | AlreadyThere | Released
    | ReturnedToBag | ReturnedHidden | Lifted | Uncovered | UncoveredToPin | BagEmpty | Levelled | Robbed
    | ExtraTurn | HandDiscarded | Barred | Sacrificed | Dropped | Gave | GaveHidden | Looked | SawCards
    | EvaluationBegan | Won
)  # fmt: skip
