"""Days of play, simulated and audited: `python -m tests.audit [--games N] [--seed S] [--game G] [--quick]`.

Nobody may be mentioned twice for one question, for somebody else's, or in their quiet hours; no table may
wait for ever; no click may count twice. The last line is `N games, M actions, K failures`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.data.transcripts import Unfair, simulate
from tests.support.games import ALL

STEPS = 600


async def audit(games: list[str], many: int, seed: str) -> int:
    """Play `many` games in turn over the games named; how many were unfair."""
    moves = mentions = reminders = failures = 0
    ends: Counter[str] = Counter()
    for i in range(many):
        name = games[i % len(games)]
        with tempfile.TemporaryDirectory() as folder:
            try:
                count = await simulate(Path(folder) / "audit.sqlite3", name, f"{seed}-{i}", STEPS)
            except Unfair as error:
                failures += 1
                print(f"{name}, seed {seed}-{i}: {error}", flush=True)
                continue
        moves, mentions, reminders = (
            moves + count.moves,
            mentions + count.mentions,
            reminders + count.reminders,
        )
        ends[count.ended] += 1
    print(f"{mentions} mentions, {reminders} reminders; ended: {dict(ends)}")
    print(f"{many} games, {moves} actions, {failures} failures")
    return failures


def main(arguments: list[str] | None = None) -> int:
    """Exit status 1 when there is any failure."""
    parser = argparse.ArgumentParser(prog="python -m tests.audit", description=__doc__)
    parser.add_argument("--game", choices=list(ALL), help="only this game")
    parser.add_argument("--games", type=int, default=300, help="how many games (300)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--quick", action="store_true", help="10 games")
    chosen = parser.parse_args(arguments)
    games = [chosen.game] if chosen.game else list(ALL)
    return int(asyncio.run(audit(games, 10 if chosen.quick else chosen.games, chosen.seed)) > 0)


if __name__ == "__main__":
    sys.exit(main())
