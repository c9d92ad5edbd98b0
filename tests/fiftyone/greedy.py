"""A plain player for balance and golden games: takes what counts most now, as far as it can see."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from rules.core import Action, Event, legal_actions
from rules.fiftyone.actions import (
    Abstain,
    Decline,
    GiveBack,
    Headhunt,
    Jail,
    NoSlogan,
    Offer,
    PlayBoost,
    PlayHero,
    PlayVote,
    Pledge,
    Protect,
    Release,
    Scapegoat,
    SendSpy,
    Skip,
    SowDiscord,
    Sway,
    SwayNext,
    SwayTwo,
    Throw,
)
from rules.fiftyone.cards import FREE, GOAL, LAWYER, WRITER
from rules.fiftyone.events import Jailed, ScapegoatFound, VoteTaken
from rules.fiftyone.game import Fiftyone

NEVER, WIN = -1000.0, 1000.0
FIXED: dict[type[Action], float] = {
    Release: 60.0, Scapegoat: 3.0, SowDiscord: 3.5, SendSpy: 0.2, NoSlogan: 0.0, Abstain: 0.0,
    Skip: NEVER, Offer: NEVER, Decline: 0.0,
}  # fmt: skip
"""What these are worth, in percent of the vote."""


class Greedy:
    """All seats of one game. Who attacked whom is remembered, for the pledges."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        self.grudges: Counter[tuple[int, int]] = Counter()

    def hear(self, events: Iterable[Event]) -> None:
        """Remember who was attacked by whom."""
        for e in events:
            if isinstance(e, Jailed):
                self.grudges[e.target, e.seat] += 1
            elif isinstance(e, VoteTaken | ScapegoatFound):
                self.grudges[e.victim, e.seat] += 1

    def choose(self, s: Fiftyone, seat: int) -> Action:
        """The best answer of this seat; equals are drawn."""
        actions = legal_actions(s, seat)
        worth = [self.worth(s, a) for a in actions]
        best = max(worth)
        return self.rng.choice([a for a, w in zip(actions, worth, strict=True) if w == best])

    def worth(self, s: Fiftyone, a: Action) -> float:
        """In percent of the vote."""
        match a:
            case PlayVote(card=card):
                return self.gain(s, a.seat, s.cards.value[card], 1.0)
            case Sway() | SwayTwo() | SwayNext():
                return self.gain(s, a.seat, s.cards.value[a.vote], 1.4) + s.total(a.target) / 50
            case Protect(vote=vote):
                return s.cards.value[vote] * 0.6
            case Jail(target=target):
                return s.total(target) / 6
            case PlayHero(card=card):
                return self.hero(s, a.seat, card)
            case Headhunt():
                return 4.0
            case PlayBoost():
                return self.boost(s, a.seat)
            case Throw(card=card) | GiveBack(card=card):
                return -self.keep(s, a.seat, card)
            case Pledge(finalist=finalist):
                return -float(self.grudges[a.seat, finalist])
            case _:
                return FIXED.get(type(a), NEVER)

    def gain(self, s: Fiftyone, seat: int, percent: int, weight: float) -> float:
        """More votes, or the win."""
        return WIN if s.total(s.home(seat)) + percent >= GOAL else percent * weight

    def hero(self, s: Fiftyone, seat: int, card: str) -> float:
        if card == LAWYER and s.table(seat).jailed:
            return 50.0
        return 2.0 + len(s.table(seat).votes) / 2 if card == WRITER else 4.0

    def boost(self, s: Fiftyone, seat: int) -> float:
        """Worth the second and third best vote in the hand."""
        votes = sorted((s.cards.value.get(card, 0) for card in s.candidates[seat].hand), reverse=True)
        if s.total(s.home(seat)) + sum(votes[:2]) >= GOAL:
            return WIN / 2
        return sum(votes[1:3]) + 0.5

    def keep(self, s: Fiftyone, seat: int, card: str) -> float:
        """What a card is worth in the hand."""
        if card == FREE:
            return 7.0 if s.table(seat).jailed else 1.5
        return s.cards.value.get(card, 4.5)
