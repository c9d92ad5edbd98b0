"""Days of play, simulated and audited: `python -m tests.audit [--games N] [--seed S] [--game G] [--quick]`.

Nobody may be mentioned twice for one question, for somebody else's, or in their quiet hours; no table may
wait for ever; no click may count twice. The last line is `N games, M actions, K failures`.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.data.transcripts import Count, Unfair, simulate
from tests.support.games import ALL

STEPS = 300
"""So often the bot and its people look at one game, hours apart."""


class Job(msgspec.Struct, frozen=True):
    """One simulated game."""

    game: str
    seed: str


class Result(msgspec.Struct, frozen=True):
    """What it came to, or what its people would complain about."""

    count: Count
    failure: str | None = None


def run(job: Job) -> Result:
    """Simulate one game; what is unfair becomes a result, since the others go on."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "audit.sqlite3"
        try:
            return Result(asyncio.run(simulate(path, job.game, job.seed, STEPS)))
        except Unfair as error:
            return Result(Count(), f"{job.game}, seed {job.seed}: {error}")


def main(argv: Sequence[str] | None = None) -> int:
    """Exit status 1 when there is any failure."""
    parser = argparse.ArgumentParser(prog="python -m tests.audit", description=__doc__)
    parser.add_argument("--game", choices=list(ALL), help="only this game")
    parser.add_argument("--games", type=int, default=300, help="how many games (300)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--quick", action="store_true", help="10 games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(argv)
    names = [args.game] if args.game else list(ALL)
    many = 10 if args.quick else args.games
    jobs = [Job(names[i % len(names)], f"{args.seed}-{i}") for i in range(many)]
    with multiprocessing.get_context("fork").Pool(args.jobs) as pool:
        results = list(pool.imap_unordered(run, jobs))
    return report(results)


def report(results: Sequence[Result]) -> int:
    """Print the counts; 1 when anything failed."""
    failures = [result.failure for result in results if result.failure]
    for failure in failures:
        print(failure)
    counts = [result.count for result in results if not result.failure]
    ended = dict(Counter(count.ended for count in counts))
    mentions, reminders = sum(c.mentions for c in counts), sum(c.reminders for c in counts)
    replaced, votes = sum(c.replaced for c in counts), sum(c.votes for c in counts)
    print(
        f"{mentions} mentions, {reminders} reminders, {votes} votes, {replaced} replacements; ends: {ended}"
    )
    print(f"{len(results)} games, {sum(c.moves for c in counts)} actions, {len(failures)} failures")
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
