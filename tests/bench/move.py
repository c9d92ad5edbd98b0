"""Processor time of the bot per complete move: press, rules, commit, picture, message, private answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from rules import GAMES
from tests.support.hall import Hall, Place, hall

GOAL = 45.0
AT_ONCE = 4
"""Tables that are played at the same time, each move by move, as on a busy evening."""
WARM = 60
"""Moves before the measuring: pictures draw their parts once, words are read once."""


def run(quick: bool) -> Iterator[dict[str, Any]]:
    """A row a game: random moves, each awaited until its board shows it."""
    for game in GAMES:
        value, moves = asyncio.run(_measured(game, 60 if quick else 400))
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
        await _play(room, game, WARM)
        before = room.cpu_ms()
        await _play(room, game, moves)
        return (room.cpu_ms() - before) / moves, moves


async def _play(room: Hall, game: str, moves: int) -> None:
    """So many random moves, on a few tables at once."""
    shares = [moves // AT_ONCE + (n < moves % AT_ONCE) for n in range(AT_ONCE)]
    await asyncio.gather(*(_play_one(room, game, n, share) for n, share in enumerate(shares)))


async def _play_one(room: Hall, game: str, number: int, moves: int) -> None:
    """Random moves of one group of people, on a new table whenever a game is over."""
    seats = GAMES[game].seats[0]
    people = [room.member(number * seats + n) for n in range(seats)]
    place = await room.open(game, people)
    while moves:
        table = await room.tables.get(place.table)
        if not table.asked():
            place = await room.open(game, people)
            continue
        pressed = room.play(place, table)
        await asyncio.wait_for(pressed.done.wait(), 10)
        await _shown(room, place)
        moves -= 1
    if not any(message.attachments for message in place.channel.messages.values()):
        raise RuntimeError(f"the board of {game} is shown without a picture")


async def _shown(room: Hall, place: Place) -> None:
    while True:
        table = await room.tables.get(place.table)
        if table.shown_face >= table.face:
            return
        await asyncio.sleep(0.005)
