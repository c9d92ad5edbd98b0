"""How a campaign runs among greedy players, for 2 to 8 of them: `python -m tests.balance fiftyone`.

In brackets: what the rulings tell of the design's simulator - 4-6 % of games end on the Speechwriter (FR2), a
finalist is alone in all finals of three, 60 % of four and 16 % of eight (FR40), 23 cards or more are left in
the new pile (FR36). Where ours differ by more than 10 points the last line says why.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rules.core import apply, begin
from rules.fiftyone.cards import GOAL, SEATS
from rules.fiftyone.events import Elected, RoundTwoOpened
from rules.fiftyone.game import GAME
from rules.fiftyone.state import FiftyoneOptions
from tests.fiftyone.greedy import Greedy

ALONE = {3: 100, 4: 60, 8: 16}
LEAST_PILE = 23
WHY = (
    "fiftyone: finalists are alone less often than the rulings tell, since these players pledge against "
    "whoever attacked them more, and grudges are spread evenly; 60 % of four and 16 % of eight mean pledges "
    "that lean to one side 3 to 1"
)


class Run(msgspec.Struct):
    """One game: the round it was won in, its turns, how it ended, and what round two began with.

    `by_bonus`: only the Speechwriter lifted the winner to 51.
    """

    round: int
    turns: int
    how: str
    by_bonus: bool
    alone: bool | None = None
    pile: int | None = None


def run(players: int, seed: str) -> Run:
    """Play one game among greedy players; a win by the recount counts as round one."""
    s, events = begin(GAME, players, seed, FiftyoneOptions(first="draw"))
    greedy = Greedy(seed)
    while s.winners is None:
        greedy.hear(events)
        latest = apply(s, greedy.choose(s, next(iter(s.asks))))
        greedy.hear(latest)
        events += latest
    won = next(e for e in events if isinstance(e, Elected))
    opened = next((e for e in events if isinstance(e, RoundTwoOpened)), None)
    return Run(
        round=s.round,
        turns=s.turns,
        how=won.how,
        by_bonus=s.total(won.seat) < GOAL <= won.total,
        alone=None if opened is None else any(not s.supporters(f) for f in s.finalists),
        pile=None if opened is None else opened.pile,
    )


def report(games: int, seed: int) -> Iterator[str]:
    """One line a number of players. Raises AssertionError when round two began without a pile."""
    for players in SEATS:
        runs = [run(players, f"balance-{seed}-{players}-{n}") for n in range(games)]
        yield _line(players, runs)
        piles = [r.pile for r in runs if r.pile is not None]
        assert all(piles), f"{players} players: round two began without a pile"
    yield WHY


def _line(players: int, runs: list[Run]) -> str:
    def share(number: int, among: int | None = None) -> str:
        return f"{100 * number / max(1, len(runs) if among is None else among):.0f} %"

    final = [r for r in runs if r.alone is not None]
    alone = share(sum(bool(r.alone) for r in final), len(final)) if final else "-"
    told = f" ({ALONE[players]} %)" if players in ALONE else ""
    piles = [r.pile for r in final if r.pile is not None]
    return (
        f"fiftyone {players} players: {len(runs)} games"
        f", won in round one {share(sum(r.round == 1 for r in runs))}"
        f", by 51 at once {share(sum(r.how == 'goal' for r in runs))}"
        f", on the Speechwriter {share(sum(r.by_bonus for r in runs))} (4-6 %)"
        f", {sum(r.turns for r in runs) / len(runs) / players:.1f} turns a player"
        f", a finalist alone {alone}{told}"
        f", least new pile {min(piles) if piles else '-'} ({LEAST_PILE})"
    )
