"""The same club with the bot in this process, so that a test can let days go by."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.clock import Clock
from cogs.house import House
from data.tables import Tables
from playground.process import InProcess
from playground.server import Discord
from tests.e2e.club import Club, luck_of
from tests.support.seeded import seeds

HOUR = 3600.0
DAY = 24 * HOUR
ANSWERING = ("discord.py: on_", "CommandTree", "discord-ui-view-d", "discord-ui-dynamic", "discord-ui-modal")
"""What the library calls the tasks in which it answers; while one draws, the bot asks for nothing."""


class Inside(Club):
    """A club whose bot believes what `now` says."""

    def __init__(self, d: Discord, database: Path, house: House, started: float) -> None:
        super().__init__(d, database)
        self.house = house
        self.now = started

    @property
    def tables(self) -> Tables:
        return self.house.tables

    async def pass_time(self, seconds: float) -> None:
        """So many seconds later, the clock looks around."""
        self.now += seconds
        await self.look()

    async def rest(self) -> None:
        """Wait until the bot has nothing more to do."""
        async with asyncio.timeout(30):
            await self.d.quiet()
            while any(task.get_name().startswith(ANSWERING) for task in asyncio.all_tasks()):
                await asyncio.sleep(0.005)
        await self.house.outbox.settle()
        await self.d.quiet()

    async def look(self) -> None:
        """Let the clock look around, and everything be shown."""
        cog = self.house.get_cog("Clock")
        assert isinstance(cog, Clock)
        await cog.look.coro(cog)
        await self.house.outbox.settle()


@asynccontextmanager
async def inside(d: Discord, database: Path, luck: str = "") -> AsyncGenerator[Inside]:
    """A club with a connected bot in this process; its own clock does not run."""
    started = float(int(time.time()))
    club: Inside | None = None

    def now() -> float:
        return started if club is None else club.now

    seed = seeds(luck or luck_of(database)).__next__
    house = House(await Tables.open(database, now=now, seed=seed))
    club = Inside(d, database, house, started)
    bot = InProcess(d, house)
    async with house:
        await bot.start()
        cog = house.get_cog("Clock")
        assert isinstance(cog, Clock)
        cog.look.cancel()
        await club.look()
        yield club
        await bot.stop()
