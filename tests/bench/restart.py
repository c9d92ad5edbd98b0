"""From the start of the process to the first answered click, with 500 running and 10,000 finished tables."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules import GAMES
from tests.support.hall import Hall, hall

GOAL_S, GOAL_MB = 3.0, 150.0
_COPIED = {"tables": "id", "seats": "table_id", "log": "table_id"}


def run(quick: bool) -> Iterator[dict[str, Any]]:
    """A row for the time and one for the memory after it."""
    running, finished = (100, 1000) if quick else (500, 10_000)
    seconds, memory = asyncio.run(_measured(running, finished))
    yield _row("first answer", seconds, GOAL_S, "s")
    yield _row("memory", memory, GOAL_MB, "MB")


async def _measured(running: int, finished: int) -> tuple[float, float]:
    async with hall("restart") as room:
        games = [*GAMES]
        done = await room.open(games[0], [room.member(0), room.member(1)])
        table = await room.tables.get(done.table)
        for seat in table.seats[:-1]:
            assert seat.user is not None
            await room.tables.resign(done.table, seat.user)
        ended = await room.tables.get(done.table)
        assert ended.is_over
        await room.tables.shown(ended)
        for number in range(running):
            game = games[number % len(games)]
            await room.open(game, [room.member(n) for n in range(GAMES[game].seats[0])])
        _copy(Path(room.bot.environment()["BACKROOM_DB"]), done.table, finished - 1)
        return await _first_answer(room), room.memory_mb()


def _copy(database: Path, table: int, times: int) -> None:
    """Put copies of a finished table beside it."""
    with sqlite3.connect(database) as db:
        top = db.execute("SELECT max(id) FROM tables").fetchone()[0]
        for name, key in _COPIED.items():
            others = [row[1] for row in db.execute(f"PRAGMA table_info({name})") if row[1] != key]
            listed = ", ".join(f'"{column}"' for column in others)
            db.execute(
                f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
                f"INSERT INTO {name}({key}, {listed}) SELECT ? + i, {listed} FROM {name}, n WHERE {key} = ?",
                (times, top, table),
            )
    db.close()


async def _first_answer(room: Hall) -> float:
    """Seconds from the launch until a person who clicks as soon as the bot is there has an answer."""
    start = time.perf_counter()
    await room.bot.start()
    user = next(iter(room.members))
    looked = room.look(room.places[-1], user)
    await asyncio.wait_for(looked.done.wait(), 30)
    return time.perf_counter() - start


def _row(what: str, value: float, goal: float, unit: str) -> dict[str, Any]:
    return {
        "bench": "restart",
        "game": what,
        "value": round(value, 2),
        "unit": unit,
        "peer": None,
        "peer_value": None,
        "ratio": None,
        "goal": goal,
        "ok": value <= goal,
    }
