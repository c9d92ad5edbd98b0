"""Databases of past versions, as SQL text: `python -m tests.data.saves` writes the present version's.

Run it once when a migration is added, and keep what it wrote: every such file must load and play on for ever.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from pathlib import Path

from data.store.schema import MIGRATIONS
from data.table import Board, Person
from tests.data.house import DAY, House

FOLDER = Path(__file__).parent / "saves"


async def furnish(house: House) -> None:
    """One of everything that a database can hold: tables in each state, people, votes, moderators' acts."""
    rng = random.Random("saves")
    mod = Person(5, "Moderator")
    over = await house.started("toy", channel=1, goal="5")
    await house.play(over.id, rng)
    house.time += DAY
    await house.tables.clock.tick()
    live = await house.started("toy", 3, channel=2, mottos="false", goal="30")
    await house.tables.order(live.id, 2001, "block", "pass")
    await house.play(live.id, rng, 6)
    await house.tables.shown(live, Board(channel=2, message=22, at=house.time))
    asked = await house.started("toy", 3, channel=3, mottos="false")
    await house.does(asked.id, 0, "Draw")
    await house.tables.undo(asked.id, 3000)
    paused = await house.started("toy", 4, channel=4)
    await house.tables.mod.pause(paused.id, mod, "a quarrel")
    reset = await house.started("toy", channel=5)
    await house.tables.mod.reset(reset.id, mod, "a slip")
    await house.lobby("toy", channel=6)
    await house.tables.people.change(2000, "quiet", "22:00-07:00")
    await house.tables.people.change(2000, "zone", "Europe/Paris")
    await house.tables.people.away(2001, house.time + DAY, house.time + 3 * DAY)
    await house.tables.people.seen(2000, "toy")
    await house.tables.servers.change(7, mod, "locale", "fr")
    assert await house.tables.lease("a bot of the past")


async def write(path: Path) -> None:
    """The present version's database as SQL text."""
    with tempfile.TemporaryDirectory() as folder:
        house = await House(Path(folder) / "save.sqlite3").open()
        await furnish(house)
        await house.close()
        with sqlite3.connect(house.path) as db:
            lines = [*db.iterdump(), f"PRAGMA user_version = {len(MIGRATIONS)};"]
    path.write_text("\n".join(line for line in lines if "sqlite_sequence" not in line) + "\n", "utf-8")


def load(save: Path, path: Path) -> None:
    """Such a text as a database again."""
    with sqlite3.connect(path) as db:
        db.executescript(save.read_text("utf-8"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    asyncio.run(write(FOLDER / f"v{len(MIGRATIONS)}.sql"))
