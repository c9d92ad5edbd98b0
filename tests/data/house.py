"""A table service on a file, with a clock that is turned by hand and people who press buttons."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from data.accord import Voted
from data.store import SqliteStore
from data.table import Outcome, Person, Pressed, Table, Vote
from data.tables import Tables
from rules import funnel
from rules.core import Game, IllegalAction
from tests.support.games import ALL

START = 1_800_000_000.0
"""A Friday morning in January 2027 (UTC)."""
HOUR = 3600.0
DAY = 24 * HOUR


async def refused(code: str, doing: Awaitable[object]) -> IllegalAction:
    """The refusal with which this must end."""
    with pytest.raises(IllegalAction) as no:
        await doing
    assert no.value.code == code
    return no.value


class House:
    """`tables` on `path`; several can share a file, as several processes do."""

    def __init__(self, path: Path, games: Mapping[str, Game[Any]] = ALL) -> None:
        self.path, self.games = path, games
        self.time = START
        self.seeds = 0
        self.tables: Tables

    async def open(self, store: Callable[[SqliteStore], Any] = lambda store: store) -> House:
        inner = store(await SqliteStore.open(self.path))
        self.tables = Tables(inner, self.games, now=lambda: self.time, seed=self.seed)
        return self

    async def close(self) -> None:
        await self.tables.close()

    def seed(self) -> str:
        self.seeds += 1
        return f"seed-{self.seeds}"

    def person(self, seat: int, channel: int = 1) -> Person:
        return Person(1000 * channel + seat, f"Person {seat}")

    async def lobby(
        self, game: str = "toy", players: int | None = None, channel: int = 1, **chosen: str
    ) -> Table:
        """A full lobby whose seats will be as people joined."""
        table = await self.tables.create(
            game,
            channel=channel,
            guild=7,
            host=self.person(0, channel),
            chosen={"seating": "joined", **chosen},
        )
        for seat in range(1, players or self.games[game].seats[0]):
            table = await self.tables.join(table.id, self.person(seat, channel))
        return table

    async def started(
        self, game: str = "toy", players: int | None = None, channel: int = 1, **chosen: str
    ) -> Table:
        table = await self.lobby(game, players, channel, **chosen)
        return (await self.tables.start(table.id, table.host)).table

    async def options(self, table: int, seat: int) -> list[funnel.Node]:
        """All whole actions that this seat may take."""
        look = await self.tables.look(table, (await self.tables.get(table)).user_of(seat))
        return [] if look.root is None else list(funnel.leaves(look.root))

    async def does(self, table: int, seat: int, verb: str, **fields: Any) -> Outcome:
        """The seat takes its first action of this kind (with these fields)."""
        for leaf in await self.options(table, seat):
            named = type(leaf.sample).__name__ == verb
            if named and all(getattr(leaf.sample, name) == value for name, value in fields.items()):
                return await self.presses(table, seat, leaf)
        raise AssertionError(f"seat {seat} cannot {verb}")

    async def presses(self, table: int, seat: int, leaf: funnel.Node) -> Outcome:
        pressed = await self.press(table, seat, leaf)
        assert pressed.outcome is not None
        return pressed.outcome

    async def press(self, table: int, seat: int, leaf: funnel.Node) -> Pressed:
        here = await self.tables.get(table)
        ask, user = here.ask(seat), here.user_of(seat)
        assert ask is not None
        assert user is not None
        return await self.tables.press(
            table, ask.id, leaf.id, user, dict.fromkeys(leaf.sample.OPEN, "Onward")
        )

    async def move(self, table: int, rng: random.Random) -> Outcome:
        """Somebody who is asked does something."""
        seat = rng.choice(sorted((await self.tables.get(table)).asked()))
        return await self.presses(table, seat, rng.choice(await self.options(table, seat)))

    async def play(self, table: int, rng: random.Random, moves: int = 5000) -> Table:
        """Random moves, to the end of the game if it comes within so many."""
        for _ in range(moves):
            if (await self.move(table, rng)).over:
                break
        return await self.tables.get(table)

    async def rows(self, table: int) -> list[Any]:
        return await self.tables.store.rows(table, 0, (await self.tables.get(table)).n)

    def user(self, table: Table, seat: int | None) -> int:
        """Who sits there, and somebody must."""
        assert seat is not None
        user = table.user_of(seat)
        assert user is not None
        return user

    async def agree(self, table: int, vote: Vote, choice: str = "yes") -> Voted:
        """One after the other says the same, until that decides it."""
        here = await self.tables.get(table)
        for seat in vote.voters:
            voted = await self.tables.vote(table, vote.id, self.user(here, seat), choice)
            if voted.vote.decided is not None:
                return voted
        raise AssertionError("nothing was decided")
