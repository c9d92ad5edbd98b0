"""A round: turn after turn around the ring, and what a turn's card may still ask."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Action, Pace, Step
from rules.fiftyone.actions import (
    Done,
    GiveBack,
    Offer,
    PlayBoost,
    Scapegoat,
    SendSpy,
    SowDiscord,
    SwayNext,
    SwayTwo,
    Throw,
)
from rules.fiftyone.cards import BOOST, DISCORD, LOSS2, SCAPE
from rules.fiftyone.events import (
    BoostPlayed,
    CardsDrawn,
    CardsReturned,
    CardThrown,
    HandsSettled,
    PileLow,
    PileUsedUp,
    TurnEnded,
    VotersLost,
)
from rules.fiftyone.plays import DO, card_of, exposed, plays, rob, robbed, take_votes
from rules.fiftyone.runoff import Count
from rules.fiftyone.state import OFFERS, Move, Race
from rules.fiftyone.trade import Trade


class Round(Step[Race], kw_only=True):
    """F014, F015: in turn around the ring, until a turn ends with the pile used up (F032, FR5).

    Round two goes on from the left of the last player (F046, FR41). `next` may retire before it comes to
    play: the ring skips the retired (FR63).
    """

    next: int

    def run(self, s: Race) -> None:
        if not s.pile:
            s.tell(PileUsedUp(round=s.round))
            s.push(Count())
            return
        seat = s.after(self.next) if s.candidates[self.next].retired else self.next
        self.next = s.after(seat)
        s.turn, s.turns, s.offers = seat, s.turns + 1, 0
        s.push(Turn(seat=seat))


class Turn(Step[Race], kw_only=True):
    """F016: trade if you like (F061), play a card or throw one away (F028, FR7), then draw (F030).

    `used`: cards that have left the hand. `extra`: plays that a boost still allows (F082, FR10). `spied`: the
    spy's look is fresh.
    """

    seat: int
    used: int = 0
    extra: int = 0
    spied: bool = False

    def run(self, s: Race) -> None:
        me = s.candidates[self.seat]
        if me.retired:
            s.pop()
        elif not self.used:
            s.ask((self.seat,), "turn", about=f"turn-{s.turns}")
        elif self.extra and me.hand:
            s.ask((self.seat,), "boost", Pace.OFFER, about=f"turn-{s.turns}")
        else:
            self.end(s)

    def options(self, s: Race, seat: int) -> Iterator[Action]:
        yield from plays(s, seat)
        if self.used:
            yield Done(seat=seat)
            return
        yield from throws(s, seat)
        if s.offers < OFFERS:
            for partner in s.others(seat):
                yield Offer(seat=seat, partner=partner)

    def answer(self, s: Race, a: Action) -> None:
        match a:
            case Offer():
                s.push(Trade(seat=a.seat, partner=a.partner))
            case Done():
                self.extra = 0
            case Throw():
                self.used = 1
                s.candidates[a.seat].hand.remove(a.card)
                s.used.append(a.card)
                s.moved = Move(seat=a.seat, card=a.card)
                s.tell(CardThrown(seat=a.seat, card=a.card))
            case _:
                self.play(s, a)

    def play(self, s: Race, a: Action) -> None:
        """A card out of the hand, and what it does."""
        s.candidates[a.seat].hand.remove(card_of(a))
        self.extra -= 1 if self.used else 0
        self.used += 1
        match a:
            case PlayBoost():
                self.extra += 2
                s.used.append(BOOST)
                s.moved = Move(seat=a.seat, card=BOOST)
                s.tell(BoostPlayed(seat=a.seat, extra=self.extra))
            case SwayTwo():
                self.sway_two(s, a)
            case Scapegoat():
                s.push(Return.after(a.seat, rob(s, a.seat, SCAPE, [a.target], 2)))
            case SowDiscord():
                s.push(Return.after(a.seat, rob(s, a.seat, DISCORD, robbed(s, a.seat), 1)))
            case _:
                self.spied |= isinstance(a, SendSpy)
                DO[type(a)](s, a)

    def sway_two(self, s: Race, a: SwayTwo) -> None:
        """FR16: from two different opponents; from one where there is only one, as in round two (FR42)."""
        s.used.append(LOSS2)
        s.moved = Move(seat=a.seat, card=LOSS2)
        if all(target == a.target for target, _ in exposed(s, a.seat)):
            take_votes(s, a.seat, LOSS2, ((a.target, a.vote),))
            return
        s.tell(VotersLost(seat=a.seat))
        s.push(Second(seat=a.seat, target=a.target, vote=a.vote))

    def end(self, s: Race) -> None:
        """F030, F084, FR9: as many cards as left the hand, or what is left of the pile."""
        s.pop()
        me = s.candidates[self.seat]
        if not self.spied and me.seen:
            me.seen = {}
        drawn = [s.pile.pop() for _ in range(min(self.used, len(s.pile)))]
        me.hand += drawn
        s.reveal()
        s.tell(TurnEnded(seat=self.seat, drawn=len(drawn), pile=len(s.pile)))
        told = tuple(sorted(drawn, key=s.cards.rank.__getitem__))
        s.tell(CardsDrawn(to=(self.seat,), seat=self.seat, cards=told))
        if len(s.pile) <= 2 * s.players < len(s.pile) + len(drawn):
            s.tell(PileLow(pile=len(s.pile)))


def throws(s: Race, seat: int) -> Iterator[Action]:
    """F028: any card may be thrown away, playable or not."""
    for card in dict.fromkeys(s.candidates[seat].hand):
        yield Throw(seat=seat, card=card)


class Second(Step[Race], kw_only=True):
    """FR16: the second of two opponents; nothing moves before both are named (FR60)."""

    seat: int
    target: int
    vote: str

    def run(self, s: Race) -> None:
        s.ask((self.seat,), "second", Pace.OFFER, about=f"turn-{s.turns}")

    def options(self, s: Race, seat: int) -> Iterator[Action]:
        for target, vote in exposed(s, seat):
            if target != self.target:
                yield SwayNext(seat=seat, target=target, vote=vote)

    def answer(self, s: Race, a: SwayNext) -> None:
        s.pop()
        take_votes(s, a.seat, LOSS2, ((self.target, self.vote), (a.target, a.vote)))


class Return(Step[Race], kw_only=True):
    """F079: as many cards back as were taken, of the thief's choice from old and new (FR20).

    Asked card by card, for each victim in ring order, and sealed until the last (FR21). `victims`: one entry
    a card to give back. `taken`: what each victim lost.
    """

    seat: int
    victims: list[int]
    taken: dict[int, list[str]]
    given: list[str] = []

    @classmethod
    def after(cls, seat: int, taken: dict[int, list[str]]) -> Return:
        """The step that follows a theft."""
        return cls(seat=seat, taken=taken, victims=[p for p, cards in taken.items() for _ in cards])

    @property
    def victim(self) -> int:
        """For whom the next card is."""
        return self.victims[len(self.given)]

    def run(self, s: Race) -> None:
        if len(self.given) < len(self.victims):
            s.ask((self.seat,), "return", Pace.OFFER, about=f"turn-{s.turns}")
            return
        s.pop()
        s.reveal()
        thief = s.candidates[self.seat]
        for victim in self.taken:
            cards = tuple(c for p, c in zip(self.victims, self.given, strict=True) if p == victim)
            for card in cards:
                thief.hand.remove(card)
            s.tell(CardsReturned(to=(self.seat, victim), seat=self.seat, victim=victim, cards=cards))
            gone = s.candidates[victim].retired
            (s.used if gone else s.candidates[victim].hand).extend(cards)
        s.tell(HandsSettled(seat=self.seat, victims=tuple(self.taken)))

    def left(self, s: Race) -> list[str]:
        """The thief's hand without the cards that are already chosen."""
        cards = list(s.candidates[self.seat].hand)
        for card in self.given:
            cards.remove(card)
        return cards

    def options(self, s: Race, seat: int) -> Iterator[Action]:
        for card in dict.fromkeys(self.left(s)):
            yield GiveBack(seat=seat, card=card)

    def answer(self, s: Race, a: GiveBack) -> None:
        self.given.append(a.card)
