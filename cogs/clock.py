"""What happens without a press: whatever was not shown yet is shown, at the start and again and again."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from discord.ext import commands, tasks

if TYPE_CHECKING:
    from cogs.house import House

_log = logging.getLogger(__name__)
EVERY = 10.0
"""Seconds between two looks."""


class Clock(commands.Cog):
    """One loop; each look is safe to repeat and a failing one does not stop the next."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def cog_load(self) -> None:
        self.look.start()

    async def cog_unload(self) -> None:
        self.look.cancel()

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: object, after: object) -> None:
        await self._hope()

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: object, after: object) -> None:
        await self._hope()

    @commands.Cog.listener()
    async def on_thread_update(self, before: object, after: object) -> None:
        await self._hope()

    async def _hope(self) -> None:
        if self.house.outbox.troubles:
            await self.house.outbox.hope()

    @tasks.loop(seconds=EVERY)
    async def look(self) -> None:
        try:
            await self.house.outbox.catch_up()
            self.house.give_sign_of_life()
        except Exception:
            _log.exception("the clock stumbled")


async def setup(house: House) -> None:
    await house.add_cog(Clock(house))
