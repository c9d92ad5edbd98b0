"""What a seat can do, in the imperative. Fields in the order in which a person is asked for them."""

from __future__ import annotations

from typing import ClassVar

from rules.core import Action
from rules.phrase import Card, Seat


class EnterSlogan(Action, frozen=True, kw_only=True):
    """A campaign slogan: one line of at most 80 characters, without mentions or links (F010, FR28)."""

    text: str = ""
    OPEN: ClassVar[frozenset[str]] = frozenset({"text"})


class NoSlogan(Action, frozen=True, kw_only=True):
    """Stand without a slogan: may vote, cannot win the vote (FR28)."""


class VoteSlogan(Action, frozen=True, kw_only=True):
    """Vote for somebody else's slogan by its number (F011)."""

    slogan: int


class Abstain(Action, frozen=True, kw_only=True):
    """Vote for no slogan (FR28)."""


class Skip(Action, frozen=True, kw_only=True):
    """Ask for the draw instead of slogans; a majority of these starts it (FR28)."""


class PlayVote(Action, frozen=True, kw_only=True):
    """Put a vote card on the table (F018)."""

    card: Card


class Jail(Action, frozen=True, kw_only=True):
    """Stop a rival's campaign (F069)."""

    target: Seat


class Release(Action, frozen=True, kw_only=True):
    """Early release from prison (F070)."""


class Sway(Action, frozen=True, kw_only=True):
    """Lost voters, one opponent: take this open vote card (F072)."""

    target: Seat
    vote: Card


class SwayTwo(Action, frozen=True, kw_only=True):
    """Lost voters, two opponents: the first of the two vote cards (FR16)."""

    target: Seat
    vote: Card


class SwayNext(Action, frozen=True, kw_only=True):
    """Lost voters, two opponents: the second card, from somebody else (FR16)."""

    target: Seat
    vote: Card


class Protect(Action, frozen=True, kw_only=True):
    """Loyal fans on a vote card that lies on the own side's table (F075)."""

    vote: Card


class Scapegoat(Action, frozen=True, kw_only=True):
    """Draw two cards from one rival's hand (F077)."""

    target: Seat


class SowDiscord(Action, frozen=True, kw_only=True):
    """Draw one card from everybody's hand (F077)."""


class SendSpy(Action, frozen=True, kw_only=True):
    """Look at everybody's hand (F080)."""


class PlayBoost(Action, frozen=True, kw_only=True):
    """Two more cards this turn (F082)."""


class PlayHero(Action, frozen=True, kw_only=True):
    """Put a hero on the table (F026)."""

    card: Card


class Headhunt(Action, frozen=True, kw_only=True):
    """Play the Headhunter and remove this hero of a rival's (F092)."""

    target: Seat
    hero: Card


class Throw(Action, frozen=True, kw_only=True):
    """Throw a card away instead of playing one (F028)."""

    card: Card


class Done(Action, frozen=True, kw_only=True):
    """Leave the boost's remaining plays (FR10)."""


class GiveBack(Action, frozen=True, kw_only=True):
    """Choose the next card to return after a theft (F079)."""

    card: Card


class Offer(Action, frozen=True, kw_only=True):
    """Begin a trade with somebody, before the own play (F061)."""

    partner: Seat


class Size(Action, frozen=True, kw_only=True):
    """How many cards each side of the trade gives (F063)."""

    number: int


class Propose(Action, frozen=True, kw_only=True):
    """Name the next card of the offer (FR65)."""

    card: Card


class Withdraw(Action, frozen=True, kw_only=True):
    """Take the offer back."""


class Reply(Action, frozen=True, kw_only=True):
    """Name the next card to give for an offer (FR65)."""

    card: Card


class Decline(Action, frozen=True, kw_only=True):
    """Turn an offer down."""


class Swap(Action, frozen=True, kw_only=True):
    """Confirm the trade that both have named cards for (FR32)."""


class Refuse(Action, frozen=True, kw_only=True):
    """Leave the cards where they are."""


class Pledge(Action, frozen=True, kw_only=True):
    """Support one of the two finalists, sealed until all are opened (F036)."""

    finalist: Seat


class LeaveOpen(Action, frozen=True, kw_only=True):
    """Name nobody: be placed at the opening with whoever has fewer supporters (FR38, FR52)."""


FiftyoneAction = (
    EnterSlogan | NoSlogan | VoteSlogan | Abstain | Skip
    | PlayVote | Jail | Release | Sway | SwayTwo | SwayNext | Protect | Scapegoat | SowDiscord | SendSpy
    | PlayBoost | PlayHero | Headhunt | Throw | Done | GiveBack
    | Offer | Size | Propose | Withdraw | Reply | Decline | Swap | Refuse
    | Pledge | LeaveOpen
)  # fmt: skip
