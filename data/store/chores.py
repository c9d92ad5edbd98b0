"""What was shown where, what is due, who looks after the clock, and copies of it all."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from urllib.parse import quote

from data.records import MessageRow, StoreError
from data.store.connection import Connected, Line, connect, trouble
from data.store.schema import MIGRATIONS

_IS_LOBBY = "status IN ('lobby', 'live', 'paused') AND status = 'lobby'"
"""As the index of open tables wants it."""


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
        await self.execute(
            "UPDATE tables SET shown_face = max(shown_face, ?), shown_n = max(shown_n, ?) WHERE id = ?",
            *(face, n, table),
        )

    async def remember(self, table: int, message: MessageRow) -> None:
        """Keep a message that shows something of the table."""
        await self.execute(
            "INSERT OR REPLACE INTO messages(table_id, kind, channel, message, at) VALUES(?, ?, ?, ?, ?)",
            *(table, message.kind, message.channel, message.message, message.at),
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
        await self.execute(
            "DELETE FROM messages WHERE table_id = ? AND kind = ? AND message = ?", table, kind, message
        )

    async def due(self, now: float, untouched: float) -> list[int]:
        """Tables with an alarm or the end of a vote behind them, and lobbies left as they are since then."""
        found = await self.fetch(
            "SELECT table_id FROM clocks WHERE alarm <= ? "
            "UNION SELECT table_id FROM votes WHERE decided IS NULL AND until <= ? "
            f"UNION SELECT id FROM tables WHERE {_IS_LOBBY} AND changed <= ?",
            *(now, now, untouched),
        )
        return [row["table_id"] for row in found]

    async def lease(self, name: str, holder: str, now: float, until: float) -> bool:
        """Take or keep a lease that nobody else holds."""
        taken = await self.execute(
            "INSERT INTO lease(name, holder, until) VALUES(?, ?, ?) "
            "ON CONFLICT(name) DO UPDATE SET holder = excluded.holder, until = excluded.until "
            "WHERE holder = excluded.holder OR until <= ?",
            *(name, holder, until, now),
        )
        return taken > 0

    async def beat(self, name: str, now: float) -> float | None:
        """Note that this is going on now; when it last was."""

        def note(db: sqlite3.Connection) -> float | None:
            last = db.execute("SELECT at FROM beats WHERE name = ?", (name,)).fetchone()
            db.execute("INSERT OR REPLACE INTO beats(name, at) VALUES(?, ?)", (name, now))
            return last and last["at"]

        return await self.write(note)

    async def postpone(self, seconds: float) -> None:
        """Move all that is due by the time that nobody could act in."""

        def move(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE clocks SET since = since + :s, due = due + :s, alarm = alarm + :s "
                "WHERE ask IS NOT NULL",
                {"s": seconds},
            )
            db.execute("UPDATE votes SET until = until + ? WHERE decided IS NULL", (seconds,))
            db.execute(
                "UPDATE tables SET rev = rev + 1, face = face + 1 WHERE status = 'live' "
                "AND id IN (SELECT table_id FROM clocks WHERE ask IS NOT NULL)"
            )
            db.execute(
                f"UPDATE tables SET rev = rev + 1, face = face + 1, changed = changed + ? WHERE {_IS_LOBBY}",
                (seconds,),
            )

        await self.write(move)

    async def backup(self, path: Path) -> None:
        """A complete copy in a single file, while everything goes on."""
        if path.resolve() == self._path.resolve():
            raise StoreError("store-same-file", path=str(path))
        try:
            copy = await connect(path)
            try:
                await self._reader.backup(copy)
                await copy.run(lambda db: db.execute("PRAGMA journal_mode = DELETE").fetchall())
            finally:
                await copy.close()
        except sqlite3.Error as error:
            raise trouble(error, path) from None


_RUINED = ("SQLITE_NOTADB", "SQLITE_CORRUPT")


async def restore(backup: Path, path: Path, now: float) -> None:
    """Replace a database by a checked backup, in one transaction; a file that is ruined is set aside.

    Raises StoreError: store-in-use while a bot runs on the database, store-damaged for a backup that is not
    whole, store-too-new, and what opening either file meets.
    """
    if not backup.is_file():
        raise StoreError("store-no-backup", path=str(backup))
    source = await _checked(backup)
    try:
        if path.exists():
            await _make_way(path, now)
        target = await connect(path)
        try:
            await source.backup(target)
            await target.all_or_nothing(lambda db: db.execute("DELETE FROM lease"))
        finally:
            await target.close()
    except sqlite3.Error as error:
        raise trouble(error, path) from None
    finally:
        await source.close()


async def _checked(backup: Path) -> Line:
    """A backup of ours that is whole, opened to be read."""
    source = await Line(f"file:{quote(str(backup))}?mode=ro", uri=True).start()
    try:
        await source.run(lambda db: _check(db, backup))
    except BaseException as error:
        await source.close()
        if isinstance(error, sqlite3.Error):
            raise trouble(error, backup) from None
        raise
    return source


def _check(db: sqlite3.Connection, backup: Path) -> None:
    [version] = db.execute("PRAGMA user_version").fetchone()
    [verdict] = db.execute("PRAGMA quick_check(1)").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError("store-too-new", path=str(backup), have=version, know=len(MIGRATIONS))
    if verdict != "ok" or version < 1:
        raise StoreError("store-damaged", path=str(backup), reason=str(verdict))


async def _make_way(path: Path, now: float) -> None:
    """See that nobody uses the database, or rename one that nobody can. Raises StoreError, sqlite3.Error."""
    try:
        await _free(path, now)
    except sqlite3.DatabaseError as error:
        if (error.sqlite_errorname or "") not in _RUINED:
            raise
        for part in ("", "-wal", "-shm"):
            ruined = path.with_name(path.name + part)
            if ruined.exists():
                ruined.rename(path.with_name(f"{path.name}.ruined-{int(now)}{part}"))


async def _free(path: Path, now: float) -> None:
    """Make sure that no bot is at work on the database. Raises StoreError("store-in-use")."""
    line = await connect(path)
    try:
        held = await line.run(lambda db: db.execute("SELECT 1 FROM lease WHERE until > ?", (now,)).fetchone())
    finally:
        await line.close()
    if held:
        raise StoreError("store-in-use", path=str(path))
