"""Who has left a server. Discord does not say so without privileged intents, so it is asked, and rarely."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord

from data.table import Table

if TYPE_CHECKING:
    from cogs.house import House

_log = logging.getLogger(__name__)
FRESH = 600.0
"""Seconds for which somebody who was seen on a server is taken to be still there."""
MOST = 20_000
GONE = {10007, 10013}


class Members:
    """Remembers for a few minutes who was seen where; everything else is asked with one request each."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._seen: dict[tuple[int, int], float] = {}

    def saw(self, guild: int, user: int) -> None:
        """This person is on this server just now."""
        if len(self._seen) > MOST:
            self._seen.clear()
        self._seen[guild, user] = asyncio.get_running_loop().time()

    def lost(self, guild: int, user: int) -> None:
        """This person may be gone: ask next time."""
        self._seen.pop((guild, user), None)

    async def is_gone(self, guild: int, user: int) -> bool:
        """Whether Discord says for certain that this person is not on the server."""
        seen = self._seen.get((guild, user))
        if seen is not None and asyncio.get_running_loop().time() - seen < FRESH:
            return False
        try:
            await self._house.http.get_member(guild, user)
        except discord.NotFound as error:
            return error.code in GONE
        except discord.HTTPException as error:
            _log.info("whether somebody is still there is not known: %s", error.code)
            return False
        self.saw(guild, user)
        return False

    async def vacate(self, table: Table, seats: Iterable[int]) -> Table:
        """Empty those of these seats whose people have left; the table as it is then."""
        for seat in seats:
            user = table.user_of(seat)
            if user is not None and await self.is_gone(table.guild, user):
                table = await self._house.tables.mod.gone(table.id, seat, user)
        return table
