"""How soon people are answered: 50 interactions a second over 500 running tables, one bot process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playground.interactions import Interaction
from rules import GAMES
from tests.support.hall import Hall, hall

PER_SECOND = 50
TABLES = 500
PEOPLE = 60
GOAL_MS, WORST_MS, LAG_MS = 250.0, 2000.0, 50.0


def run(quick: bool) -> Iterator[dict[str, Any]]:
    """Rows for the answers (99th percentile), the slowest one, those without any, and the loop's lag."""
    yield from asyncio.run(_measured(8 if quick else 60, 100 if quick else TABLES))


async def _measured(seconds: int, tables: int) -> list[dict[str, Any]]:
    async with hall("ack") as room:
        games = [*GAMES]
        for number in range(tables):
            game = games[number % len(games)]
            first = room.rng.randrange(PEOPLE)
            people = [room.member((first + n) % PEOPLE) for n in range(GAMES[game].seats[0])]
            await room.open(game, people)
        await room.bot.start()
        await room.d.quiet(1.0, timeout=60)
        sent = await _load(room, seconds)
        acks = sorted(i.ack_ms for i in sent if i.ack_ms is not None)
        lag = json.loads(Path(f"{room.bot.environment()['BACKROOM_DB']}-alive").read_text())
        return [
            _row("p99", _percentile(acks, 99), GOAL_MS),
            _row("slowest", acks[-1], WORST_MS),
            _row("unanswered", len(sent) - len(acks), 0, "interactions"),
            _row("loop lag p99", lag["lag_p99_ms"], LAG_MS),
            _row("memory", room.memory_mb(), 150.0, "MB"),
        ]


async def _load(room: Hall, seconds: int) -> list[Interaction]:
    """Press at an even pace whatever the answers do: plays, and now and then a look at one's seat."""
    loop = asyncio.get_running_loop()
    start, sent = loop.time(), list[Interaction]()
    for number in range(seconds * PER_SECOND):
        await asyncio.sleep(max(0.0, start + number / PER_SECOND - loop.time()))
        place = room.rng.choice(room.places)
        table = await room.tables.get(place.table)
        if table.asked() and number % 4:
            sent.append(room.play(place, table))
        else:
            user = next(seat.user for seat in table.seats if seat.user)
            sent.append(room.look(place, user))
    await asyncio.sleep(6)
    return sent


def _percentile(values: Sequence[float], part: int) -> float:
    return values[min(len(values) - 1, len(values) * part // 100)]


def _row(what: str, value: float, goal: float, unit: str = "ms") -> dict[str, Any]:
    return {
        "bench": "ack",
        "game": what,
        "value": round(value, 1),
        "unit": unit,
        "peer": None,
        "peer_value": None,
        "ratio": None,
        "goal": goal,
        "ok": value <= goal,
    }
