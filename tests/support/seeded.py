"""bot.py with luck that a test knows: seeds of new tables follow from LUCK, so a failure can be met again."""

import hashlib
import itertools
import os
import sys
from collections.abc import Iterator

import bot
from data.tables import Tables


def seeds(luck: str) -> Iterator[str]:
    """Seeds without end that depend on `luck` alone."""
    for n in itertools.count():
        yield hashlib.sha256(f"{luck} {n}".encode()).hexdigest()[:32]


async def _opened(env: bot.Environment) -> Tables:
    return await Tables.open(env.database, seed=seeds(os.environ["LUCK"]).__next__)


if __name__ == "__main__":
    bot.opened = _opened
    sys.exit(bot.main())
