"""A trade before the active player's own play: named card by card, confirmed by both, swapped at once."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Action, Pace, Step
from rules.fiftyone.actions import (
    Decline,
    Offer,
    Propose,
    Refuse,
    Reply,
    Size,
    Swap,
    Withdraw,
)
from rules.fiftyone.cards import HAND
from rules.fiftyone.events import (
    CardsTraded,
    OfferAnswered,
    OfferDeclined,
    OfferLapsed,
    OfferOpened,
    OfferSent,
    Traded,
)
from rules.fiftyone.state import Race


class Trade(Step[Race], kw_only=True):
    """F061-F063: equal numbers of cards between the active player and one other (FR31).

    Partner and number first, then the active player's cards; with the last of them the offer is sent and
    counts (FR65). Then the partner names as many of their own, while the active player may take the offer
    back or simply play on, whereupon it lapses (FR33); at last the active player confirms (FR32).
    """

    seat: int
    partner: int
    number: int = 0
    give: list[str] = []
    take: list[str] = []

    @property
    def is_sent(self) -> bool:
        """The partner can see the offered cards."""
        return 0 < self.number == len(self.give)

    @property
    def is_answered(self) -> bool:
        """Both have named their cards."""
        return self.is_sent and len(self.take) == self.number

    def run(self, s: Race) -> None:
        turn = f"turn-{s.turns}"
        if self.is_answered:
            s.ask((self.seat,), "swap", Pace.OFFER, about=turn)
        elif self.is_sent:
            self.call(s)
            s.ask((self.seat,), "turn", about=turn)
        else:
            s.ask((self.seat,), "offer-cards" if self.number else "offer-size", Pace.OFFER, about=turn)

    def call(self, s: Race) -> None:
        """Ask the partner for the next card; one clock for the whole answer."""
        s.ask((self.partner,), "offer", Pace.OFFER, about=f"offer-{s.turns}-{s.offers}")

    def options(self, s: Race, seat: int) -> Iterator[Action]:
        if self.is_answered:
            yield Swap(seat=seat)
            yield Refuse(seat=seat)
        elif seat == self.partner:
            for card in dict.fromkeys(self.left(s, seat, self.take)):
                yield Reply(seat=seat, card=card)
            yield Decline(seat=seat)
        else:
            yield Withdraw(seat=seat)
            yield from self.further(s)

    def further(self, s: Race) -> Iterator[Action]:
        """What the active player can do besides taking the offer back."""
        if self.is_sent:
            yield from (a for a in s.steps[-2].options(s, self.seat) if not isinstance(a, Offer))
        elif self.number:
            for card in dict.fromkeys(self.left(s, self.seat, self.give)):
                yield Propose(seat=self.seat, card=card)
        else:
            most = min(HAND, *(len(s.candidates[p].hand) for p in (self.seat, self.partner)))
            for number in range(1, most + 1):
                yield Size(seat=self.seat, number=number)

    def left(self, s: Race, seat: int, named: list[str]) -> list[str]:
        """A hand without the cards that are already named."""
        cards = list(s.candidates[seat].hand)
        for card in named:
            cards.remove(card)
        return cards

    def answer(self, s: Race, a: Action) -> None:
        match a:
            case Size():
                self.number = a.number
            case Propose():
                self.give.append(a.card)
                if self.is_sent:
                    self.send(s)
            case Reply():
                self.take.append(a.card)
                self.reply(s)
            case Swap():
                self.swap(s)
            case Withdraw() | Decline() | Refuse():
                self.drop(s, declined=isinstance(a, Decline))
            case _:
                self.drop(s)
                s.steps[-1].answer(s, a)

    def send(self, s: Race) -> None:
        """From here on the partner sees the cards, and the offer is one of the turn's three."""
        s.offers += 1
        s.reveal()
        both = (self.seat, self.partner)
        s.tell(OfferSent(seat=self.seat, partner=self.partner, number=self.number))
        s.tell(OfferOpened(to=both, seat=self.seat, partner=self.partner, cards=tuple(self.give)))

    def reply(self, s: Race) -> None:
        """With the last card the active player is asked to confirm; the offer waits no longer."""
        if not self.is_answered:
            self.call(s)
            return
        s.asks.clear()
        s.reveal()
        both = (self.seat, self.partner)
        s.tell(OfferAnswered(to=both, seat=self.seat, partner=self.partner, cards=tuple(self.take)))

    def swap(self, s: Race) -> None:
        """Both hands still hold the named cards, since nothing else could happen meanwhile."""
        s.pop()
        mine, theirs = s.candidates[self.seat].hand, s.candidates[self.partner].hand
        for card in self.give:
            mine.remove(card)
        for card in self.take:
            theirs.remove(card)
        mine += self.take
        theirs += self.give
        s.tell(Traded(seat=self.seat, partner=self.partner, number=self.number))
        s.tell(
            CardsTraded(
                to=(self.seat, self.partner),
                seat=self.seat,
                partner=self.partner,
                gave=tuple(self.give),
                got=tuple(self.take),
            )
        )

    def drop(self, s: Race, *, declined: bool = False) -> None:
        """Nothing is traded; an offer that was never sent leaves no trace."""
        s.asks.clear()
        s.pop()
        if self.is_sent:
            event = OfferDeclined if declined else OfferLapsed
            s.tell(event(seat=self.seat, partner=self.partner))
