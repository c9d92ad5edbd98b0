"""What happened, in the past tense. `to` names who may know it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rules.core import Event
from rules.phrase import Card, Phrase, Seat, named

Link = Annotated[str, named("link")]
"""A link of the tie chain (FR4): `total`, `hand`, `fans`, `stolen` or `draw`."""


class OnTable(Event, frozen=True, kw_only=True, tag=True):
    """Something that a seat did on a table: its own, or its finalist's, which has a sentence of its own."""

    seat: Seat
    table: Seat

    def phrase(self) -> Phrase:
        said = super().phrase()
        return said if self.seat == self.table else Phrase(f"{said.code}-for", said.facts)


class RingDrawn(Event, frozen=True, kw_only=True):
    """Who sits left of whom (FR30)."""

    ring: tuple[Seat, ...]


class HandDealt(Event, frozen=True, kw_only=True):
    seat: Seat
    cards: tuple[Card, ...]


class SlogansOpened(Event, frozen=True, kw_only=True):
    """All at once and without names (FR59). The texts are in the view only, where they can be struck."""

    count: int


class SlogansSkipped(Event, frozen=True, kw_only=True):
    pass


class SloganStruck(Event, frozen=True, kw_only=True):
    number: int


class SloganRestored(Event, frozen=True, kw_only=True):
    number: int


class SloganChosen(Event, frozen=True, kw_only=True):
    seat: Seat
    votes: int


class FirstDrawn(Event, frozen=True, kw_only=True):
    """The public draw that stands in for "the youngest" (FR29, FR50)."""

    seat: Seat
    among: tuple[Seat, ...]


class VotePlayed(OnTable, frozen=True, kw_only=True):
    card: Card
    total: int


class CardThrown(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Jailed(Event, frozen=True, kw_only=True):
    seat: Seat
    target: Seat


class Released(OnTable, frozen=True, kw_only=True):
    pass


class VotersLost(Event, frozen=True, kw_only=True):
    """The two-opponent card is on the table; what it takes follows."""

    seat: Seat


class VoteTaken(OnTable, frozen=True, kw_only=True):
    victim: Seat
    card: Card
    total: int
    left: int


class FansPlaced(OnTable, frozen=True, kw_only=True):
    card: Card


class ScapegoatFound(Event, frozen=True, kw_only=True):
    seat: Seat
    victim: Seat
    number: int


class DiscordSown(Event, frozen=True, kw_only=True):
    seat: Seat
    victims: tuple[Seat, ...]


class CardsSeized(Event, frozen=True, kw_only=True):
    """To the thief and the victim only (FR20)."""

    seat: Seat
    victim: Seat
    cards: tuple[Card, ...]


class CardsReturned(Event, frozen=True, kw_only=True):
    """To the thief and the victim only (FR20)."""

    seat: Seat
    victim: Seat
    cards: tuple[Card, ...]


class HandsSettled(Event, frozen=True, kw_only=True):
    seat: Seat
    victims: tuple[Seat, ...]


class SpySent(Event, frozen=True, kw_only=True):
    seat: Seat


class HandSeen(Event, frozen=True, kw_only=True):
    """To the spy only (F080)."""

    seat: Seat
    cards: tuple[Card, ...]


class BoostPlayed(Event, frozen=True, kw_only=True):
    seat: Seat
    extra: int


class HeroPlayed(OnTable, frozen=True, kw_only=True):
    card: Card


class HeroFreed(OnTable, frozen=True, kw_only=True):
    pass


class HeroRemoved(Event, frozen=True, kw_only=True):
    seat: Seat
    target: Seat
    hero: Card


class TurnEnded(Event, frozen=True, kw_only=True):
    seat: Seat
    drawn: int
    pile: int


class CardsDrawn(Event, frozen=True, kw_only=True):
    seat: Seat
    cards: tuple[Card, ...]


class PileLow(Event, frozen=True, kw_only=True):
    pile: int


class OfferSent(Event, frozen=True, kw_only=True):
    seat: Seat
    partner: Seat
    number: int


class OfferOpened(Event, frozen=True, kw_only=True):
    """To both sides of the trade only (FR33)."""

    seat: Seat
    partner: Seat
    cards: tuple[Card, ...]


class OfferAnswered(Event, frozen=True, kw_only=True):
    """To both sides of the trade only."""

    seat: Seat
    partner: Seat
    cards: tuple[Card, ...]


class OfferDeclined(Event, frozen=True, kw_only=True):
    seat: Seat
    partner: Seat


class OfferLapsed(Event, frozen=True, kw_only=True):
    seat: Seat
    partner: Seat


class Traded(Event, frozen=True, kw_only=True):
    seat: Seat
    partner: Seat
    number: int


class CardsTraded(Event, frozen=True, kw_only=True):
    """To both sides of the trade only."""

    seat: Seat
    partner: Seat
    gave: tuple[Card, ...]
    got: tuple[Card, ...]


class PileUsedUp(Event, frozen=True, kw_only=True):
    round: int


class Counted(Event, frozen=True, kw_only=True):
    """A total in a final count, and with the Speechwriter's bonus (FR2)."""

    seat: Seat
    total: int
    final: int

    def phrase(self) -> Phrase:
        said = super().phrase()
        return Phrase(f"{said.code}-bonus", said.facts) if self.final > self.total else said


class TieBroken(Event, frozen=True, kw_only=True):
    """The link of the chain that told apart those who were level; `scores` in the order of `tied`."""

    link: Link
    tied: tuple[Seat, ...]
    scores: tuple[int, ...]
    chosen: tuple[Seat, ...]

    def phrase(self) -> Phrase:
        return Phrase(f"event-tie-broken-{self.link}", super().phrase().facts)


class FinalistsNamed(Event, frozen=True, kw_only=True):
    finalists: tuple[Seat, ...]


class Pledged(Event, frozen=True, kw_only=True):
    """The same words for a person's answer and the clock's (FR68)."""

    seat: Seat
    finalist: Seat


class VotesTransferred(Event, frozen=True, kw_only=True):
    seat: Seat
    finalist: Seat
    cards: tuple[Card, ...]


class RoundTwoOpened(Event, frozen=True, kw_only=True):
    pile: int


class Retired(Event, frozen=True, kw_only=True):
    seat: Seat


class Elected(Event, frozen=True, kw_only=True):
    """`how`: `goal` (51 on the table), `count` (a final count), `alone` (nobody else is left)."""

    seat: Seat
    total: int
    supporters: tuple[Seat, ...]
    how: Annotated[str, msgspec.Meta(pattern="^(goal|count|alone)$")]

    def phrase(self) -> Phrase:
        team = "-team" if self.supporters else ""
        return Phrase(f"event-elected-{self.how}{team}", super().phrase().facts)


FiftyoneEvent = (
    RingDrawn | HandDealt | SlogansOpened | SlogansSkipped | SloganStruck | SloganRestored | SloganChosen
    | FirstDrawn | VotePlayed | CardThrown | Jailed | Released | VotersLost | VoteTaken | FansPlaced
    | ScapegoatFound | DiscordSown | CardsSeized | CardsReturned | HandsSettled | SpySent | HandSeen
    | BoostPlayed | HeroPlayed | HeroFreed | HeroRemoved | TurnEnded | CardsDrawn | PileLow
    | OfferSent | OfferOpened | OfferAnswered | OfferDeclined | OfferLapsed | Traded | CardsTraded
    | PileUsedUp | Counted | TieBroken | FinalistsNamed | Pledged | VotesTransferred | RoundTwoOpened
    | Retired | Elected
)  # fmt: skip
