"""Processor time of the bot per complete move: press, rules, commit, picture, message, private answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from rules import GAMES
from tests.support.hall import Hall, hall

GOAL = 45.0


def run(quick: bool) -> Iterator[dict[str, Any]]:
    """A row a game: random moves one after the other, each awaited until the board shows it."""
    for game in GAMES:
        value, moves = asyncio.run(_measured(game, 40 if quick else 250))
        yield {
            "bench": "move",
            "game": game,
            "value": round(value, 1),
            "unit": f"ms CPU per move, of {moves}",
            "peer": None,
            "peer_value": None,
            "ratio": None,
            "goal": GOAL,
            "ok": value <= GOAL,
        }


async def _measured(game: str, moves: int) -> tuple[float, int]:
    async with hall(f"move {game}") as room:
        await room.bot.start()
        await _play(room, game, 10)
        before, played = room.cpu_ms(), 0
        while played < moves:
            played += await _play(room, game, moves - played)
        return (room.cpu_ms() - before) / played, played


async def _play(room: Hall, game: str, most: int) -> int:
    """Random moves on a fresh table; how many were made before the game was over."""
    place = await room.open(game, [room.member(n) for n in range(GAMES[game].seats[0])])
    for played in range(most):
        table = await room.tables.get(place.table)
        if not table.asked():
            return played
        pressed = room.play(place, table)
        await asyncio.wait_for(pressed.done.wait(), 10)
        await room.d.quiet(0.02)
    return most
