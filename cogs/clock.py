"""What happens without a press: deadlines, reminders, people who left, and whatever was not shown yet."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands, tasks

from rules.core import IllegalAction

if TYPE_CHECKING:
    from cogs.house import House

_log = logging.getLogger(__name__)
EVERY = 5.0
"""Seconds between two looks at the deadlines."""
LEASE = 30.0
"""Seconds for which one process looks after the deadlines; another takes over when it is gone."""
ROUND = 3600.0
"""Seconds in which every seat that is asked is checked once for people who left."""


class Clock(commands.Cog):
    """One loop; each look is safe to repeat, and a failing one does not stop the next."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._holder = secrets.token_hex(8)

    async def cog_load(self) -> None:
        self.look.start()
        self.round.start()

    async def cog_unload(self) -> None:
        self.look.cancel()
        self.round.cancel()

    @tasks.loop(seconds=EVERY)
    async def look(self) -> None:
        for step in (self._tick, self.house.outbox.catch_up):
            await self._safely(step)
        self.house.give_sign_of_life()

    async def _tick(self) -> None:
        """Do what is due, unless another process does."""
        tables = self.house.tables
        if not await tables.lease(self._holder, LEASE):
            return
        ticked = await tables.clock.tick()
        outbox = self.house.outbox
        for outcome in ticked.outcomes:
            outbox.poke(outcome.table.id)
        for reminder in ticked.reminders:
            table = await tables.get(reminder.table)
            if table.user_of(reminder.seat) == reminder.user:
                self.house.members.lost(table.guild, reminder.user)
                table = await self.house.members.vacate(table, (reminder.seat,))
            if table.user_of(reminder.seat) == reminder.user:
                outbox.poke(reminder.table, remind=(reminder.user,))
            else:
                outbox.poke(reminder.table)
        for number, vote in ticked.votes:
            if vote.decided is None:
                await outbox.call_voters(await tables.get(number), vote)

    async def _safely(self, step: Callable[[], Awaitable[object]]) -> None:
        try:
            await step()
        except Exception:
            _log.exception("the clock stumbled")

    @tasks.loop(seconds=ROUND)
    async def round(self) -> None:
        """At the start and every hour: empty the seats of people who left, delete what is kept no longer."""
        await self.house.wait_until_ready()
        await self._safely(self.house.tables.servers.purge)
        await self._safely(self._look_for_the_gone)

    async def _look_for_the_gone(self) -> None:
        for guild in list(self.house.guilds):
            for table in await self.house.tables.mod.status(guild.id):
                after = await self.house.members.vacate(table, table.asked() if table.n >= 0 else ())
                if after.rev != table.rev:
                    self.house.outbox.poke(table.id)
                await asyncio.sleep(0.05)

    # what Discord does tell --------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_member_ban(self, guild: discord.Guild, user: discord.abc.User) -> None:
        for seating in await self.house.tables.people.games(user.id):
            if seating.guild == guild.id:
                await self.house.tables.mod.gone(seating.table, seating.seat, user.id)
                self.house.outbox.poke(seating.table)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.house.tables.servers.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.house.tables.servers.joined(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._gone(payload.thread_id)

    async def _gone(self, channel: int) -> None:
        """The channel of a table is gone: it waits until a moderator finds it another."""
        table = await self.house.tables.at(channel)
        if table is not None:
            try:
                await self.house.tables.mod.suspend(table.id)
            except IllegalAction as no:
                _log.info("table %s stays as it is: %s", table.id, no.code)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: Any, after: Any) -> None:
        await self.house.outbox.hope()

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: Any, after: Any) -> None:
        await self.house.outbox.hope()

    @commands.Cog.listener()
    async def on_thread_update(self, before: Any, after: Any) -> None:
        await self.house.outbox.hope()


async def setup(house: House) -> None:
    await house.add_cog(Clock(house))
