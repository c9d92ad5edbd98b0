"""What a server's moderators have chosen, and what becomes of its tables when the bot has to leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from data import clock
from data.frame import Frame
from data.records import AuditRow, ServerSettings
from data.table import Person
from data.words import LOCALES
from rules.core import IllegalAction

MOST_TABLES = 500


def _channels(value: str) -> list[int]:
    return sorted({int(part) for part in value.replace(",", " ").split()})


def _pace(value: str) -> str:
    if value not in clock.SPANS:
        raise ValueError
    return value


def _locale(value: str) -> str:
    if value not in LOCALES:
        raise ValueError
    return value


def _most(value: str) -> int:
    if not 1 <= (most := int(value)) <= MOST_TABLES:
        raise ValueError
    return most


_READERS: dict[str, Callable[[str], Any]] = {
    "channels": _channels,
    "role": int,
    "pace": _pace,
    "locale": _locale,
    "most_tables": _most,
}


class Servers:
    """The part of the service that is about servers rather than tables."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    async def settings(self, guild: int) -> ServerSettings:
        """What this server's moderators have chosen; defaults for the rest."""
        return await self._frame.server(guild)

    async def change(self, guild: int, by: Person, name: str, value: str | None) -> ServerSettings:
        """Choose a setting by its name; None: the default again. Written down in the audit.

        `channels` are ids with spaces or commas between them. Raises IllegalAction: no-setting, bad-setting.
        """
        if name not in _READERS:
            raise IllegalAction("no-setting")
        settings = await self.settings(guild)
        try:
            new = getattr(ServerSettings(), name) if value is None else _READERS[name](value)
        except ValueError:
            raise IllegalAction("bad-setting") from None
        settings = msgspec.structs.replace(settings, **{name: new})
        await self._frame.store.set("servers", guild, msgspec.json.encode(settings).decode())
        row = AuditRow(
            table_id=None,
            guild=guild,
            at=self._frame.now(),
            by=by.id,
            name=by.name,
            kind="settings",
            why="",
            facts={"setting": name, "value": value},
        )
        await self._frame.store.note(row)
        return settings

    async def left(self, guild: int) -> None:
        """The bot is no longer on this server: its tables are suspended, and deleted after 90 days."""
        for table in await self._frame.store.tables_of(guild):
            await self._frame.suspend(table)
        await self._frame.store.gone(guild, self._frame.now())

    async def joined(self, guild: int) -> None:
        """The bot is on this server, perhaps again; what it kept stays."""
        await self._frame.store.gone(guild, None)

    async def purge(self) -> int:
        """Delete what has been kept long enough; of how many servers. The clock does it, too."""
        return await self._frame.store.purge(self._frame.now() - clock.KEEP_AFTER_LEAVING)
