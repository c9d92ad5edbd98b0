"""The frame of every change: lock, load, decide, save; all or nothing, whatever other processes do."""

from __future__ import annotations

import asyncio
import secrets
import time
import weakref
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec

from data import votes
from data.draft import Draft
from data.records import Calendar, ChannelBusy, Conflict, ServerSettings, Settings
from data.store import Store
from data.table import Outcome, Table
from rules.core import Game, IllegalAction

R = TypeVar("R")
ATTEMPTS = 20
"""So often a change that another process got ahead of is decided again."""


def new_seed() -> str:
    """128 bits of luck."""
    return secrets.token_hex(16)


class Frame:
    """All tables of one database. `now` and `seed` can be injected for tests."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        *,
        now: Callable[[], float] = time.time,
        seed: Callable[[], str] = new_seed,
    ) -> None:
        self.store, self.games, self.now, self.seed = store, games, now, seed
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    async def change(self, table: int, decide: Callable[[Draft], Awaitable[R]]) -> tuple[Draft, R]:
        """Decide on a fresh draft and save it: the draft as saved, and what `decide` gave.

        Raises what `decide` raises, and then changes nothing; IllegalAction: no-table, unreadable, try-again.
        """
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            for _ in range(ATTEMPTS):
                draft = await self.draft(table)
                result = await decide(draft)
                if not draft.touched or await self._saved(draft):
                    return draft, result
        raise IllegalAction("try-again")

    async def _saved(self, draft: Draft) -> bool:
        drafts = [*draft.first, draft, *draft.then]
        for one in drafts:
            votes.for_vacant(one)
        try:
            ids = await self.store.save(*(one.close() for one in drafts))
        except Conflict:
            return False
        except ChannelBusy:
            raise IllegalAction("channel-busy") from None
        for one, id in zip(drafts, ids, strict=True):
            one.saved(id)
        return True

    async def suspend(self, table: int) -> Table:
        """Stop a table that can no longer be shown; a lobby ends."""

        async def decide(draft: Draft) -> None:
            if draft.record.status == "live":
                draft.pause("suspended")
            elif draft.record.status == "lobby":
                draft.end("suspended")

        return await self.table_after(table, decide)

    async def calendar(self, user: int) -> Calendar:
        """When somebody who does not sit at the table yet is not to be disturbed."""
        text = await self.store.setting("people", user) or "{}"
        settings = msgspec.json.decode(text, type=Settings)
        aways = await self.store.aways(user)
        return Calendar(user=user, quiet=settings.quiet, zone=settings.zone, aways=aways)

    async def newcomer(self, table: int, user: int) -> Calendar:
        """The same for somebody about to sit down in a running game.

        Raises IllegalAction("knows-log") for a moderator who has taken or brought its log, and so knows every
        hand.
        """
        if await self.store.has_log(table, user):
            raise IllegalAction("knows-log")
        return await self.calendar(user)

    async def server(self, guild: int) -> ServerSettings:
        """What a server's moderators have chosen."""
        text = await self.store.setting("servers", guild)
        return ServerSettings() if text is None else msgspec.json.decode(text, type=ServerSettings)

    async def draft(self, table: int) -> Draft:
        """The table as it is now, to be changed. Raises IllegalAction(no-table | unreadable)."""
        record = await self.store.load(table)
        if record is None:
            raise IllegalAction("no-table")
        return Draft(self.games, record, self.now())

    async def get(self, table: int) -> Table:
        """A snapshot. Raises IllegalAction(no-table | unreadable)."""
        record = await self.store.load(table)
        if record is None:
            raise IllegalAction("no-table")
        return Table(self.games, record)

    async def at(self, channel: int) -> Table | None:
        """The open table of a channel."""
        table = await self.store.open_at(channel)
        return None if table is None else await self.get(table)

    async def last_at(self, channel: int, game: str) -> Table | None:
        """The channel's newest started table of a game, open or not."""
        table = await self.store.last_at(channel, game)
        return None if table is None else await self.get(table)

    async def table_after(self, table: int, decide: Callable[[Draft], Awaitable[object]]) -> Table:
        return (await self.change(table, decide))[0].table()

    async def outcome_of(self, table: int, decide: Callable[[Draft], Awaitable[object]]) -> Outcome:
        return (await self.change(table, decide))[0].outcome()
