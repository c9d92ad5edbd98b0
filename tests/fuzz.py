"""Random games under all laws: `python -m tests.fuzz --game bill --games 2000 --seed 1`.

The last line is `N games, M actions, K failures`; a failure prints the seed and the step that show it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Sequence

import msgspec

from rules import GAMES
from tests.support import laws


class Job(msgspec.Struct, frozen=True):
    """One random game: `seed` names it, `fixed` are the options that are not drawn."""

    game: str
    seed: str
    fixed: dict[str, str | bool | int]
    thorough: bool = False


class Result(msgspec.Struct, frozen=True):
    """How many actions a game took, or how it broke a law."""

    actions: int
    failure: str | None = None


def run(job: Job) -> Result:
    """Play one game; a broken law becomes a result, since the others go on."""
    try:
        fixed = dict(job.fixed)
        return Result(laws.check_game(GAMES[job.game], job.seed, fixed, thorough=job.thorough))
    except laws.Broken as broken:
        return Result(0, str(broken))


def option(text: str) -> tuple[str, str | bool | int]:
    """`mode=hard` as a fixed option."""
    name, _, value = text.partition("=")
    if not name or not value:
        raise argparse.ArgumentTypeError("an option is NAME=VALUE")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() else value


def main(argv: Sequence[str] | None = None) -> int:
    """Exit status 1 when there is any failure."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others count up")
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--thorough", action="store_true", help="every viewer at every step, and some pictures"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(argv)
    fixed = dict(args.option)
    jobs = [Job(args.game, str(args.seed + i), fixed, args.thorough) for i in range(args.games)]
    began = time.perf_counter()
    with multiprocessing.get_context("fork").Pool(args.jobs) as pool:
        results = list(pool.imap_unordered(run, jobs, chunksize=4))
    failures = [r.failure for r in results if r.failure]
    for failure in failures[:20]:
        print(failure)
    print(f"{time.perf_counter() - began:.0f} s")
    print(f"{len(results)} games, {sum(r.actions for r in results)} actions, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
