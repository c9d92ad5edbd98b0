"""What was shown where, what is due, who looks after the clock, and copies of it all."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from urllib.parse import quote

import aiosqlite

from data.records import MessageRow, StoreError
from data.store.connection import Connected, connect, trouble
from data.store.schema import MIGRATIONS


class Chores(Connected):
    """The part of the store for the outbox and the clock."""

    async def lagging(self, now: float) -> list[int]:
        """Tables whose newest face was not shown, or with a mention due."""
        found = await self.fetch(
            "SELECT id FROM tables WHERE shown_face < face "
            "UNION SELECT table_id FROM seats WHERE call = 'due' AND call_at <= ?",
            now,
        )
        return [row["id"] for row in found]

    async def shown(self, table: int, face: int, n: int) -> None:
        """Remember how far a table was shown; never goes back."""
        async with self.transaction() as db:
            await db.execute(
                "UPDATE tables SET shown_face = max(shown_face, ?), shown_n = max(shown_n, ?) WHERE id = ?",
                (face, n, table),
            )

    async def remember(self, table: int, message: MessageRow) -> None:
        """Keep a message that shows something of the table."""
        async with self.transaction() as db:
            await db.execute(
                "INSERT OR REPLACE INTO messages(table_id, kind, channel, message, at) VALUES(?, ?, ?, ?, ?)",
                (table, message.kind, message.channel, message.message, message.at),
            )

    async def messages(self, table: int, kind: str) -> list[MessageRow]:
        """The remembered messages of this kind, oldest first."""
        found = await self.fetch(
            "SELECT kind, channel, message, at FROM messages WHERE table_id = ? AND kind = ? "
            "ORDER BY at, message",
            *(table, kind),
        )
        return [MessageRow(**dict(row)) for row in found]

    async def drop(self, table: int, kind: str, message: int) -> None:
        """Forget a message."""
        async with self.transaction() as db:
            await db.execute(
                "DELETE FROM messages WHERE table_id = ? AND kind = ? AND message = ?", (table, kind, message)
            )

    async def due(self, now: float) -> list[int]:
        """Tables with an alarm or the end of a vote behind them."""
        found = await self.fetch(
            "SELECT table_id FROM clocks WHERE alarm <= ? "
            "UNION SELECT table_id FROM votes WHERE decided IS NULL AND until <= ?",
            *(now, now),
        )
        return [row["table_id"] for row in found]

    async def lease(self, name: str, holder: str, now: float, until: float) -> bool:
        """Take or keep a lease that nobody else holds."""
        async with self.transaction() as db:
            cursor = await db.execute(
                "INSERT INTO lease(name, holder, until) VALUES(?, ?, ?) "
                "ON CONFLICT(name) DO UPDATE SET holder = excluded.holder, until = excluded.until "
                "WHERE holder = excluded.holder OR until <= ?",
                (name, holder, until, now),
            )
            return cursor.rowcount > 0

    async def beat(self, name: str, now: float) -> float | None:
        """Note that this is going on now; when it last was."""
        async with self.transaction() as db:
            found = list(await db.execute_fetchall("SELECT at FROM beats WHERE name = ?", (name,)))
            await db.execute("INSERT OR REPLACE INTO beats(name, at) VALUES(?, ?)", (name, now))
            return found[0]["at"] if found else None

    async def postpone(self, seconds: float) -> None:
        """Move all that is due by the time that nobody could act in."""
        async with self.transaction() as db:
            await db.execute(
                "UPDATE clocks SET since = since + :s, due = due + :s, alarm = alarm + :s "
                "WHERE ask IS NOT NULL",
                {"s": seconds},
            )
            await db.execute("UPDATE votes SET until = until + ? WHERE decided IS NULL", (seconds,))
            await db.execute(
                "UPDATE tables SET rev = rev + 1, face = face + 1 WHERE status = 'live' "
                "AND id IN (SELECT table_id FROM clocks WHERE ask IS NOT NULL)"
            )

    async def backup(self, path: Path) -> None:
        """A complete copy while everything goes on."""
        copy = await connect(path)
        try:
            await self._reader.backup(copy)
        except sqlite3.Error as error:
            raise trouble(error, path) from None
        finally:
            await copy.close()


async def restore(backup: Path, path: Path, now: float) -> None:
    """Replace a database by a checked backup, in one transaction.

    Raises StoreError: store-in-use while a bot runs on the database, store-damaged for a backup that is not
    whole, store-too-new, and what opening either file meets.
    """
    if not backup.is_file():
        raise StoreError("store-no-backup", path=str(backup))
    source = await _checked(backup)
    try:
        if path.exists():
            await _free(path, now)
        target = await connect(path)
        try:
            await source.backup(target)
            await target.execute("DELETE FROM lease")
        finally:
            await target.close()
    except sqlite3.Error as error:
        raise trouble(error, path) from None
    finally:
        await source.close()


async def _checked(backup: Path) -> aiosqlite.Connection:
    """A backup of ours that is whole, opened to be read."""
    source = await aiosqlite.connect(f"file:{quote(str(backup))}?mode=ro", uri=True, isolation_level=None)
    try:
        [[version]] = await source.execute_fetchall("PRAGMA user_version")
        [[verdict]] = await source.execute_fetchall("PRAGMA quick_check(1)")
        await source.execute_fetchall("SELECT count(*) FROM tables")
        if verdict != "ok" or version < 1:
            raise StoreError("store-damaged", path=str(backup), reason=str(verdict))
        if version > len(MIGRATIONS):
            raise StoreError("store-too-new", path=str(backup), have=version, know=len(MIGRATIONS))
    except sqlite3.Error as error:
        await source.close()
        raise trouble(error, backup) from None
    except StoreError:
        await source.close()
        raise
    return source


async def _free(path: Path, now: float) -> None:
    """Make sure that no bot is at work on the database. Raises StoreError("store-in-use")."""
    db = await connect(path)
    try:
        held = list(await db.execute_fetchall("SELECT 1 FROM lease WHERE until > ?", (now,)))
    finally:
        await db.close()
    if held:
        raise StoreError("store-in-use", path=str(path))
