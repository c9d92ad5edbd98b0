"""A campaign as it lies on the table, without the stack of steps: who holds what, whose table is whose."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, Literal, TypeVar

import msgspec

from rules.core import Options, State, Step
from rules.fiftyone.cards import DEFAULT_SET, GOAL, HAND, WRITER, CardSet, card_set
from rules.fiftyone.events import Elected, HandDealt

OFFERS = 3
"""Trade offers that may be sent in a turn (FR31)."""

StepT = TypeVar("StepT", bound=Step[Any])


class FiftyoneOptions(Options, frozen=True, kw_only=True):
    """`first`: how the first player is found (FR28, FR29). `loyal`: a Fan-Club President makes all votes
    transferable (FR18).
    """

    card_set: str = DEFAULT_SET
    first: Literal["slogan", "draw"] = "slogan"
    loyal: bool = False


class Candidate(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One seat: its hand, and what lies before it.

    `votes` lie open, `loyal` ones have a Fans card each. `jailed`: a prison card lies here. `stolen`: cards
    ever taken from others (FR55). `backs`: the finalist whom an eliminated candidate supports. `seen`: the
    hands that the seat's spy looked at, as they were, until its next turn is over.
    """

    hand: list[str] = []
    votes: list[str] = []
    loyal: list[str] = []
    heroes: list[str] = []
    jailed: bool = False
    retired: bool = False
    stolen: int = 0
    backs: int | None = None
    seen: dict[int, list[str]] = {}


class Slogan(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An opened slogan. `author` is hidden until the vote is over; a struck one is never shown."""

    author: int
    text: str
    votes: int = 0
    struck: bool = False


class Move(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last card that left a hand face up, for highlighting.

    `table`: where `votes` (or the hero `card`) arrived. `targets`: whom it was aimed at.
    """

    seat: int
    card: str
    table: int | None = None
    votes: tuple[str, ...] = ()
    targets: tuple[int, ...] = ()


class Tie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link of the tie chain that was used, as everybody may read it (FR4)."""

    link: str
    tied: tuple[int, ...]
    scores: tuple[int, ...]
    chosen: tuple[int, ...]


@functools.lru_cache(maxsize=1 << 12)
def _following(ring: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """All others, beginning with the seat to the left."""
    at = ring.index(seat)
    return ring[at + 1 :] + ring[:at]


class Race(State, kw_only=True):
    """The position. `turn`: whose turn it is or was; `turns` counts them.

    `finalists` is empty until round one is over; `round` becomes 2 when the new hands are dealt.
    """

    options: FiftyoneOptions
    ring: tuple[int, ...] = ()
    candidates: list[Candidate] = []
    pile: list[str] = []
    used: list[str] = []
    round: int = 1
    turn: int | None = None
    turns: int = 0
    offers: int = 0
    finalists: tuple[int, ...] = ()
    slogans: list[Slogan] = []
    voted: bool = False
    moved: Move | None = None
    ties: list[Tie] = []

    @property
    def cards(self) -> CardSet:
        """The card set in play."""
        return card_set(self.options.card_set)

    def active(self) -> list[int]:
        """Everybody who has not retired, in ring order."""
        return [p for p in self.ring if not self.candidates[p].retired]

    def others(self, seat: int) -> list[int]:
        """Everybody else who has not retired, from the left of this seat on."""
        return [p for p in _following(self.ring, seat) if not self.candidates[p].retired]

    def after(self, seat: int) -> int:
        """Whose turn follows (F015): the next in the ring who has not retired."""
        return self.others(seat)[0]

    def home(self, seat: int) -> int:
        """On whose table this seat's cards land: its own, in round two its finalist's (F049)."""
        if self.round == 1 or seat in self.finalists:
            return seat
        backs = self.candidates[seat].backs
        return seat if backs is None else backs

    def table(self, seat: int) -> Candidate:
        """The candidate for whom this seat plays."""
        return self.candidates[self.home(seat)]

    def rivals(self, seat: int) -> tuple[int, ...]:
        """Whose tables this seat may attack: all others', in round two the other finalist's (F050, FR61)."""
        if self.round == 1:
            return _following(self.ring, seat)
        first, second = self.finalists
        return (second,) if self.home(seat) == first else (first,)

    def total(self, seat: int) -> int:
        """Percent on this seat's own table."""
        value = self.cards.value
        candidate = self.candidates[seat]
        return sum(map(value.__getitem__, candidate.votes)) + sum(map(value.__getitem__, candidate.loyal))

    def bonus(self, seat: int) -> int:
        """What the Speechwriter adds in a final count: 1 for each vote card (F085)."""
        candidate = self.candidates[seat]
        return len(candidate.votes) + len(candidate.loyal) if WRITER in candidate.heroes else 0

    def final(self, seat: int) -> int:
        """The total in a final count, and only there (FR2)."""
        return self.total(seat) + self.bonus(seat)

    def percent(self, cards: Iterable[str]) -> int:
        """The vote percent among any cards."""
        value = self.cards.value
        return sum(value.get(card, 0) for card in cards)

    def supporters(self, finalist: int) -> tuple[int, ...]:
        """Who plays for this finalist, in ring order."""
        return tuple(p for p in self.ring if self.candidates[p].backs == finalist)

    def find(self, kind: type[StepT]) -> StepT | None:
        """The uppermost step of this class."""
        return next((step for step in reversed(self.steps) if isinstance(step, kind)), None)

    def by_value(self, votes: Iterable[str]) -> list[str]:
        """Different vote cards, highest first."""
        return sorted(set(votes), key=self.cards.value.__getitem__, reverse=True)

    def deal(self) -> None:
        """Seven cards to each who plays, face down (F003, F045)."""
        self.reveal()
        for p in self.active():
            hand = [self.pile.pop() for _ in range(HAND)]
            self.candidates[p].hand = hand
            self.tell(HandDealt(to=(p,), seat=p, cards=tuple(hand)))

    def test(self, table: int) -> None:
        """After each card: 51 percent on the table win at once (F001, F056, FR1)."""
        if self.total(table) >= GOAL:
            self.elect(table, "goal")

    def elect(self, seat: int, how: str) -> None:
        """The end: the win is the candidate's, with the supporters named (FR45); all hands are opened."""
        self.reveal()
        self.winners = (seat,)
        total = self.total(seat) if how == "goal" else self.final(seat)
        self.tell(Elected(seat=seat, total=total, supporters=self.supporters(seat), how=how))


RaceT = TypeVar("RaceT", bound=Race)
