"""Copies of my seat by direct message, for those who want them. With messages closed nothing is lost."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord

from cogs.call import Reader
from cogs.panel import seat_sheet
from data.table import Board, Person, Table

if TYPE_CHECKING:
    from cogs.house import House

_log = logging.getLogger(__name__)


class Copies:
    """Sends the private sheet of those who are asked, and takes the one before it away."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def send(self, number: int, users: Iterable[int]) -> None:
        """Send copies of a table as it is by now to those of these people who want them."""
        for user in users:
            settings = await self._house.tables.people.settings(user)
            if settings.dm:
                try:
                    await self._copy(await self._house.tables.get(number), user)
                except discord.HTTPException as error:
                    _log.info("no direct message about table %s: %s", number, error.code)

    async def renew(self, table: Table) -> None:
        """Take all copies away, since something in them may no longer be read; who is asked gets another."""
        users = [seat.user for seat in table.seats if seat.user is not None]
        for user in users:
            for old in await self._house.tables.recall(table.id, f"dm:{user}"):
                await self._remove(table.id, f"dm:{user}", old)
        await self.send(table.id, [user for user in users if table.ask(table.seat_of(user)) is not None])

    async def _copy(self, table: Table, user: int) -> None:
        house, seat = self._house, table.seat_of(user)
        if seat is None:  # gave the seat up just now
            return
        reader = Reader(house, Person(id=user, name=table.names()[seat]), table.locale)
        sheet = await seat_sheet(reader, table)
        channel = await house.create_dm(discord.Object(user))
        message = await channel.send(
            view=sheet, files=sheet.files(), nonce=f"{table.id:x}.{table.face:x}.{seat:x}d"
        )
        sheet.forget()
        board = Board(channel=channel.id, message=message.id, at=house.tables.now())
        kind = f"dm:{user}"
        before = await house.tables.recall(table.id, kind)
        await house.tables.remember(table.id, kind, board)
        for old in before:
            if old.message != message.id:
                await self._remove(table.id, kind, old)

    async def _remove(self, table: int, kind: str, old: Board) -> None:
        try:
            await self._house.get_partial_messageable(old.channel).get_partial_message(old.message).delete()
        except discord.NotFound:
            pass
        except discord.HTTPException:
            return
        await self._house.tables.drop(table, kind, old.message)
