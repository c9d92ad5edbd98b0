"""A campaign laid out by hand, and the words in which its tests speak."""

from __future__ import annotations

from typing import Any, TypeVar

from rules.core import Action, Event, IllegalAction, apply, legal_actions, settle
from rules.dice import Dice
from rules.fiftyone.actions import GiveBack, Offer, Propose, Reply, Size, Swap, Throw
from rules.fiftyone.game import GAME, Fiftyone
from rules.fiftyone.runoff import Pledges
from rules.fiftyone.slogans import Slogans
from rules.fiftyone.state import Candidate, FiftyoneOptions
from rules.fiftyone.steps import Round
from rules.fiftyone.view import CandidateView, FiftyoneView, OfferView, ReturnView
from rules.match import advance

EventT = TypeVar("EventT", bound=Event)
HAND: str = "v1 v1 v2 v2 v3 v3 v4"


class Table:
    """Seats 0, 1, 2 ... sit in this order; everybody holds HAND; the pile is `pile` cards of 1%.

    Lay it out with `hand` and `lies`, then `turn(seat)` begins. Actions are checked by the engine as a
    person's are.
    """

    def __init__(self, players: int = 3, *, pile: int = 60, seed: str = "table", **options: Any) -> None:
        self.s = Fiftyone(
            players=players,
            dice=Dice(seed=seed),
            options=FiftyoneOptions(**options),
            ring=tuple(range(players)),
            candidates=[Candidate(hand=HAND.split()) for _ in range(players)],
            pile=["v1"] * pile,
        )
        self.news: list[Event] = []

    def hand(self, seat: int, cards: str) -> Table:
        """What the seat holds."""
        self.s.candidates[seat].hand = cards.split()
        return self

    def lies(
        self, seat: int, votes: str = "", loyal: str = "", heroes: str = "", *, jailed: bool = False
    ) -> Table:
        """What lies before the seat: open votes, votes under Fans, heroes, a prison card."""
        c = self.s.candidates[seat]
        c.votes, c.loyal, c.heroes, c.jailed = votes.split(), loyal.split(), heroes.split(), jailed
        return self

    def round_two(self, first: int, second: int, **backs: int) -> Table:
        """The second round: the finalists, and who backs whom (`_2=0`: seat 2 backs seat 0)."""
        self.s.round, self.s.finalists = 2, (first, second)
        for seat, finalist in backs.items():
            self.s.candidates[int(seat[1:])].backs = finalist
        return self

    def turn(self, seat: int = 0) -> Table:
        """It is this seat's turn."""
        self.s.steps = [Round(next=seat)]
        return self._begin()

    def slogans(self) -> Table:
        """Everybody is asked for a slogan."""
        self.s.steps = [Slogans()]
        return self._begin()

    def pledges(self, first: int, second: int, *, after: int = 0) -> Table:
        """Round one is over; everybody but the finalists is asked. `after`: who goes on in round two."""
        self.s.finalists, self.s.pile = (first, second), []
        self.s.steps = [Round(next=after), Pledges()]
        return self._begin()

    def _begin(self) -> Table:
        self.s.asks.clear()
        settle(self.s)
        self.s.news.clear()
        return self

    def does(self, action: Action) -> Table:
        """A seat acts; what happened is in `news`."""
        self.news = apply(self.s, action)
        return self

    def throws(self, *seats: int) -> Table:
        """Each in turn throws the first card of the hand away."""
        for seat in seats:
            self.does(Throw(seat=seat, card=self.s.candidates[seat].hand[0]))
        return self

    def gives_back(self, seat: int, cards: str) -> Table:
        """The thief returns these, one by one."""
        for card in cards.split():
            self.does(GiveBack(seat=seat, card=card))
        return self

    def offers(self, seat: int, partner: int, cards: str) -> Table:
        """A whole offer, sent."""
        named = cards.split()
        self.does(Offer(seat=seat, partner=partner)).does(Size(seat=seat, number=len(named)))
        for card in named:
            self.does(Propose(seat=seat, card=card))
        return self

    def replies(self, seat: int, cards: str) -> Table:
        """The partner names their cards."""
        for card in cards.split():
            self.does(Reply(seat=seat, card=card))
        return self

    def trades(self, seat: int, partner: int, give: str, take: str) -> Table:
        """A whole trade, confirmed by both."""
        return self.offers(seat, partner, give).replies(partner, take).does(Swap(seat=seat))

    def silent(self, seat: int) -> Table:
        """The clock answers for a seat."""
        action = GAME.default(self.s, self.s.asks[seat])
        assert action is not None
        return self.does(action)

    def retires(self, seat: int) -> Table:
        """A seat is given up, as the table service does it."""
        self.s.news.clear()
        GAME.retire(self.s, seat)
        settle(self.s)
        self.news = list(self.s.news)
        self.s.news.clear()
        return self

    def options(self, seat: int, kind: type[Action] = Action) -> list[Action]:
        """The legal actions of this class."""
        return [a for a in legal_actions(self.s, seat) if isinstance(a, kind)]

    def may(self, seat: int, kind: type[Action], **fields: Any) -> bool:
        """Whether there is a legal action of this class with these fields."""
        return any(
            all(getattr(a, name) == value for name, value in fields.items()) for a in self.options(seat, kind)
        )

    def refuses(self, action: Action) -> str:
        """The code with which the rules refuse an action; nothing changes."""
        try:
            advance(self.s, action)
        except IllegalAction as no:
            return no.code
        raise AssertionError(f"{action} was allowed")

    def told(self, kind: type[EventT]) -> list[EventT]:
        """The latest news of this class."""
        return [e for e in self.news if isinstance(e, kind)]

    def kind(self, seat: int) -> str | None:
        """What the seat is asked."""
        ask = self.s.asks.get(seat)
        return None if ask is None else ask.kind

    def asked(self) -> set[int]:
        """Who is asked."""
        return set(self.s.asks)

    def cards(self, seat: int) -> list[str]:
        """The seat's hand, sorted."""
        return sorted(self.s.candidates[seat].hand)

    def view(self, viewer: int | None = None) -> FiftyoneView:
        """What somebody sees."""
        return GAME.view(self.s, viewer)

    def sees(self, viewer: int | None, seat: int) -> CandidateView:
        """What somebody sees of a candidate."""
        return next(c for c in self.view(viewer).candidates if c.seat == seat)

    def offer(self, viewer: int | None = None) -> OfferView:
        """The trade that is running, as somebody sees it."""
        offer = self.view(viewer).offer
        assert offer is not None
        return offer

    def theft(self, viewer: int | None = None) -> ReturnView:
        """The theft that is running, as somebody sees it."""
        theft = self.view(viewer).returning
        assert theft is not None
        return theft
