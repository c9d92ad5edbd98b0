"""Between the rounds and at the end: final counts, the tie chain, pledges, the transfer, new hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rules.core import Action, Pace, Step
from rules.fiftyone.actions import LeaveOpen, Pledge
from rules.fiftyone.cards import FANS, GOAL, HAND, JAIL, PRESIDENT
from rules.fiftyone.events import (
    Counted,
    FinalistsNamed,
    Pledged,
    RoundTwoOpened,
    TieBroken,
    VotesTransferred,
)
from rules.fiftyone.state import Candidate, Race, Tie

CHAIN: tuple[tuple[str, Callable[[Race, int], int]], ...] = (
    ("total", lambda s, p: s.final(p)),
    ("hand", lambda s, p: s.percent(s.candidates[p].hand)),
    ("fans", lambda s, p: s.percent(s.candidates[p].loyal)),
    ("stolen", lambda s, p: -s.candidates[p].stolen),
)
"""F035, FR4: more in the final count, more in the hand as it is (FR51), more under Fans, fewer stolen."""


def leaders(s: Race, seats: Sequence[int], number: int) -> list[int]:
    """The first `number` of these seats in a final count; who is level goes through the tie chain (FR3, FR4).

    Links that told somebody apart are reported with their figures; last comes a public draw.
    """
    chosen: list[int] = []
    level = list(seats)
    for link, score in CHAIN:
        scores = {p: score(s, p) for p in level}
        first, level = _split(scores, number - len(chosen))
        chosen += first
        if link != "total" and len(set(scores.values())) > 1:
            figures = tuple(abs(x) for x in scores.values())
            _report(s, Tie(link, tuple(scores), figures, tuple(first or level)))
        if len(chosen) == number:
            return chosen
    return chosen + _draw(s, level, number - len(chosen))


def _split(scores: dict[int, int], room: int) -> tuple[list[int], list[int]]:
    """Those who are surely among the first `room`, and those who are level for the places that are left."""
    first: list[int] = []
    for value in sorted(set(scores.values()), reverse=True):
        group = [p for p in scores if scores[p] == value]
        if len(first) + len(group) > room:
            return first, group if len(first) < room else []
        first += group
    return first, []


def _draw(s: Race, level: list[int], number: int) -> list[int]:
    left = list(level)
    drawn = [left.pop(s.dice.below(len(left))) for _ in range(number)]
    _report(s, Tie("draw", tuple(level), (), tuple(drawn)))
    return drawn


def _report(s: Race, tie: Tie) -> None:
    s.reveal()
    s.ties.append(tie)
    s.tell(TieBroken(link=tie.link, tied=tie.tied, scores=tie.scores, chosen=tie.chosen))


def count(s: Race, seats: Sequence[int]) -> list[int]:
    """A final count, told to everybody; those who reach 51 in it, the Speechwriter's bonus included (FR2)."""
    for p in seats:
        s.tell(Counted(seat=p, total=s.total(p), final=s.final(p)))
    return [p for p in seats if s.final(p) >= GOAL]


class Count(Step[Race], kw_only=True):
    """The pile is used up. Round one: 51 in the final count wins (FR2, FR3); with two players the higher does
    (F033, FR6, FR62); otherwise the first two are finalists (F034). Round two: the higher wins (F057).
    """

    def run(self, s: Race) -> None:
        s.pop()
        seats = s.active() if s.round == 1 else list(s.finalists)
        over = count(s, seats)
        if over or len(seats) == 2:
            s.elect(leaders(s, over or seats, 1)[0], "count")
            return
        s.finalists = tuple(leaders(s, seats, 2))
        s.tell(FinalistsNamed(finalists=s.finalists))
        s.push(Pledges())


class Pledges(Step[Race], kw_only=True):
    """F036: each eliminated candidate chooses a finalist; sealed, opened together, final (FR38).

    `sealed`: None for those who left it open. Nothing tells who answered what before the opening (FR68).
    Who retires now has retired at the end of round one: with nobody to pledge there is no round two (FR62).
    """

    sealed: dict[int, int | None] = {}

    def run(self, s: Race) -> None:
        eliminated = [p for p in s.active() if p not in s.finalists]
        missing = [p for p in eliminated if p not in self.sealed]
        if missing:
            s.ask(missing, "pledge", Pace.GATHER, about="pledge")
            return
        s.pop()
        if not eliminated:
            s.elect(leaders(s, s.finalists, 1)[0], "count")
            return
        s.reveal()
        pledges = placed(s, {p: self.sealed[p] for p in eliminated})
        for p, finalist in pledges.items():
            s.tell(Pledged(seat=p, finalist=finalist))
        for p, finalist in pledges.items():
            transfer(s, p, finalist)
        if over := count(s, s.finalists):
            s.elect(leaders(s, over, 1)[0], "count")
        else:
            open_round_two(s)

    def options(self, s: Race, seat: int) -> Iterator[Action]:
        for finalist in s.finalists:
            yield Pledge(seat=seat, finalist=finalist)
        yield LeaveOpen(seat=seat)

    def answer(self, s: Race, a: Pledge | LeaveOpen) -> None:
        self.sealed[a.seat] = a.finalist if isinstance(a, Pledge) else None


def placed(s: Race, sealed: dict[int, int | None]) -> dict[int, int]:
    """FR52: who named nobody joins, in ring order and each counting those before, the finalist with fewer
    supporters, then the one with the lower total, then one drawn by lot.
    """
    named = list(sealed.values())
    supporters = {f: named.count(f) for f in s.finalists}
    pledges: dict[int, int] = {}
    for p, finalist in sealed.items():
        if finalist is None:
            keys = {f: (supporters[f], s.total(f)) for f in s.finalists}
            finalist = s.dice.pick([f for f in s.finalists if keys[f] == min(keys.values())])
            supporters[finalist] += 1
        pledges[p] = finalist
    return pledges


def transfer(s: Race, seat: int, finalist: int) -> None:
    """F038: the protected votes go over with the Fans on them (FR35, FR66), nothing unprotected does (FR37);
    by a table's option all votes of a Fan-Club President do (FR18).
    """
    giver, taker = s.candidates[seat], s.candidates[finalist]
    giver.backs = finalist
    cards = list(giver.loyal)
    taker.loyal += giver.loyal
    giver.loyal = []
    if s.options.loyal and PRESIDENT in giver.heroes:
        cards += giver.votes
        taker.votes += giver.votes
        giver.votes = []
    if cards:
        s.tell(VotesTransferred(seat=seat, finalist=finalist, cards=tuple(cards)))


def open_round_two(s: Race) -> None:
    """F043-F046: everything but what lies before the finalists becomes the new pile, seven cards each, and
    the ring goes on where it stopped (FR41).
    """
    s.pile += s.used
    s.used = []
    for p, candidate in enumerate(s.candidates):
        collect(s, candidate, all_of_it=p not in s.finalists)
    s.round = 2
    s.moved = None
    s.dice.shuffle(s.pile)
    s.tell(RoundTwoOpened(pile=len(s.pile) - HAND * len(s.active())))
    s.deal()


def collect(s: Race, candidate: Candidate, *, all_of_it: bool) -> None:
    """FR36: the hand and the prison card go into the new pile, of the eliminated also the table."""
    s.pile += candidate.hand
    candidate.hand = []
    candidate.seen = {}
    if candidate.jailed:
        s.pile.append(JAIL)
        candidate.jailed = False
    if all_of_it:
        s.pile += [*candidate.votes, *candidate.loyal, *candidate.heroes]
        s.pile += [FANS] * len(candidate.loyal)
        candidate.votes, candidate.loyal, candidate.heroes = [], [], []
