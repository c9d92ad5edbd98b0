"""THE TABLE SERVICE, the only door between people and a match.

Every change is decided on a `Draft` and written in one transaction. Every refusal is an `IllegalAction`
whose message `no-<code>` says what is possible. Ids of people, channels and servers are Discord's.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from data.accord import Accord
from data.clockwork import Clockwork
from data.frame import new_seed
from data.lobby import Lobby
from data.moderation import Moderation, Rehearsal
from data.outbox import Outbox
from data.people import People
from data.play import Play
from data.servers import Servers
from data.store import SqliteStore, Store
from data.table import Table
from data.words import Words
from rules import GAMES
from rules.core import Game


class Tables(Lobby, Play, Accord, Outbox):
    """All tables of one database. `now` and `seed` can be injected for tests."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        *,
        now: Callable[[], float] = time.time,
        seed: Callable[[], str] = new_seed,
    ) -> None:
        super().__init__(store, games, now=now, seed=seed)
        self.clock = Clockwork(self)
        self.people = People(self)
        self.servers = Servers(self)
        self.mod, self.rehearsal = Moderation(self), Rehearsal(self)

    @classmethod
    async def open(
        cls,
        path: str | Path,
        games: Mapping[str, Game[Any]] = GAMES,
        *,
        now: Callable[[], float] = time.time,
        seed: Callable[[], str] = new_seed,
    ) -> Tables:
        """The tables in this database file. Raises StoreError."""
        return cls(await SqliteStore.open(path), games, now=now, seed=seed)

    async def close(self) -> None:
        """Close the database."""
        await self.store.close()

    async def lease(self, holder: str, seconds: float = 30) -> bool:
        """Become or stay the one process that looks after the clock; False while another one is."""
        now = self.now()
        return await self.store.lease("clock", holder, now, now + seconds)

    def words(self, table: Table, locale: str | None = None) -> Words:
        """The table's words with its players' names, in its own language or another."""
        names = table.names()
        return Words(locale or table.locale, table.name, table.card_set, names, board=table.locale)

    async def backup(self, path: str | Path) -> None:
        """A complete copy of the database while everything goes on."""
        await self.store.backup(Path(path))
