"""Every SQL statement of the project. Speaks records and JSON text and knows no game.

One connection writes, another reads. A change of a table is one transaction that fails when another process
has changed the table since it was loaded (`rev`, and the log's primary key behind it), so that any number of
processes can share the file.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Any, Protocol

import aiosqlite
import msgspec

from data import packing
from data.records import (
    Calendar,
    Change,
    ChannelBusy,
    ClockRow,
    Conflict,
    LogRow,
    MessageRow,
    Record,
    SeatRow,
    StoreError,
    VoteRow,
)
from data.schema import MIGRATIONS

_seats = msgspec.json.Decoder(list[SeatRow])
_clocks = msgspec.json.Decoder(list[ClockRow])
_votes = msgspec.json.Decoder(list[VoteRow])
_calendars = msgspec.json.Decoder(list[Calendar])
BUSY_MS = 5000
"""How long a transaction waits for one of another process."""
_PRAGMAS = (f"busy_timeout = {BUSY_MS}", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class Store(Protocol):
    """What the table service needs of a database. All methods raise StoreError when it cannot be used."""

    async def close(self) -> None: ...

    async def load(self, table: int) -> Record | None:
        """One table as it is at one moment."""
        ...

    async def save(self, *changes: Change) -> list[int]:
        """All changes or none; the tables' ids. Raises Conflict or ChannelBusy."""
        ...

    async def open_at(self, channel: int) -> int | None:
        """The channel's open table."""
        ...

    async def row(self, table: int, n: int) -> LogRow | None:
        """One row of a log, archived or not."""
        ...

    async def rows(self, table: int, first: int, last: int) -> list[LogRow]:
        """Rows first..last of a log, archived or not."""
        ...

    async def lagging(self, now: float) -> list[int]:
        """Tables whose newest face was not shown, or with a mention due."""
        ...

    async def shown(self, table: int, face: int, n: int) -> None:
        """Remember how far a table was shown; never goes back."""
        ...

    async def remember(self, table: int, message: MessageRow) -> None: ...

    async def messages(self, table: int, kind: str) -> list[MessageRow]:
        """The remembered messages of this kind, oldest first."""
        ...

    async def drop(self, table: int, kind: str, message: int) -> None: ...

    async def due(self, now: float) -> list[int]:
        """Tables with an alarm, the end of a vote or of both behind them."""
        ...

    async def lease(self, name: str, holder: str, now: float, until: float) -> bool:
        """Take or keep a lease that nobody else holds."""
        ...

    async def beat(self, name: str, now: float) -> float | None:
        """Note that this is going on now; when it last was."""
        ...

    async def postpone(self, seconds: float) -> None:
        """Move all that is due by the time that nobody could act in."""
        ...

    async def pack(self, before: float) -> bool:
        """Pack the log of one table that was over before then; False when there is none."""
        ...

    async def backup(self, path: Path) -> None:
        """A complete copy while everything goes on."""
        ...


_LOAD = """
SELECT t.id, t.rev, t.game, t.status, t.channel, t.guild, t.host, t.locale, t.chosen, t.frozen, t.seed, t.n,
  t.face, t.shown_face, t.shown_n, t.why, t.predecessor, t.created, t.changed,
  (SELECT max(s.id) FROM tables s WHERE s.predecessor = t.id) AS successor,
  (SELECT json_group_array(json_object('seat', seat, 'user', user, 'name', name, 'standing', json(standing),
     'misses', misses, 'auto', json(iif(auto, 'true', 'false')), 'out', json(iif("out", 'true', 'false')),
     'call', call, 'call_at', call_at, 'away_used', away_used))
   FROM (SELECT * FROM seats WHERE table_id = t.id ORDER BY seat)) AS seats,
  (SELECT json_group_array(json_object('seat', seat, 'about', about, 'pace', pace, 'total', total,
     'left', "left", 'ask', ask, 'since', since, 'due', due, 'alarm', alarm, 'stage', stage, 'quiet', quiet))
   FROM clocks WHERE table_id = t.id) AS clocks,
  (SELECT json_group_array(json_object('id', id, 'kind', kind, 'seat', seat, 'row', row, 'base', base,
     'until', until, 'choices', json(choices), 'voters', json(voters), 'cast', json("cast"),
     'decided', decided))
   FROM votes WHERE table_id = t.id AND decided IS NULL) AS votes,
  (SELECT json_group_array(json_patch(coalesce(p.settings, '{}'), json_object('user', s.user, 'aways',
     (SELECT json_group_array(json_array(start, end)) FROM (SELECT * FROM aways a WHERE a.user = s.user
      ORDER BY start)))))
   FROM seats s LEFT JOIN people p ON p.user = s.user
   WHERE s.table_id = t.id AND s.user IS NOT NULL) AS calendars,
  l.at, l.by, l.v, l.seat AS actor, l.to_row, l.reshuffle, l.action, l.events, l.state
FROM tables t LEFT JOIN log l ON l.table_id = t.id AND l.n = t.n
WHERE t.id = ?
"""

_TABLE_COLUMNS = (
    *("rev", "game", "status", "channel", "guild", "host", "locale", "chosen", "frozen", "seed", "n", "face"),
    *("shown_face", "shown_n", "why", "predecessor", "created", "changed"),
)
_SHOWN = frozenset({"shown_face", "shown_n"})
_MARKS = ", ".join("?" * len(_TABLE_COLUMNS))
_INSERT_TABLE = f"INSERT INTO tables({', '.join(_TABLE_COLUMNS)}) VALUES({_MARKS})"
_UPDATE_TABLE = (
    f"UPDATE tables SET {', '.join(f'{c} = ?' for c in _TABLE_COLUMNS if c not in _SHOWN)} "
    "WHERE id = ? AND rev = ?"
)
_LOG_COLUMNS = "n, at, by, v, seat, to_row, reshuffle, action, events, state"

_CODES = {
    "SQLITE_BUSY": "store-busy",
    "SQLITE_FULL": "store-full",
    "SQLITE_READONLY": "store-read-only",
    "SQLITE_NOTADB": "store-not-a-database",
    "SQLITE_CORRUPT": "store-damaged",
    "SQLITE_CANTOPEN": "store-cannot-open",
    "SQLITE_PERM": "store-cannot-open",
}


def _trouble(error: sqlite3.Error, path: Path) -> StoreError:
    """What SQLite said, as one of our sentences. Extended names (`SQLITE_READONLY_DIRECTORY`) begin alike."""
    name = getattr(error, "sqlite_errorname", "") or ""
    code = next((code for start, code in _CODES.items() if name.startswith(start)), "store-failed")
    return StoreError(code, path=str(path), reason=name or type(error).__name__)


class SqliteStore:
    """A `Store` in one SQLite file."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._path, self._writer, self._reader = path, writer, reader
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: str | Path) -> SqliteStore:
        """Open or create the file and bring it up to date. Raises StoreError."""
        path = Path(path)
        async with contextlib.AsyncExitStack() as undo:
            try:
                writer = await _connect(path)
                undo.push_async_callback(writer.close)
                await _migrate(writer, path)
                reader = await _connect(path)
                undo.push_async_callback(reader.close)
                await reader.execute("PRAGMA query_only = ON")
            except sqlite3.Error as error:
                raise _trouble(error, path) from None
            undo.pop_all()
        return cls(path, writer, reader)

    async def close(self) -> None:
        """Close both connections; what was committed stays."""
        await self._reader.close()
        await self._writer.close()

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncGenerator[aiosqlite.Connection]:
        """All or nothing, one at a time; an error or a cancellation on the way takes everything back."""
        async with self._lock:
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                yield self._writer
                await self._writer.execute("COMMIT")
            except BaseException as error:
                await _rollback(self._writer)
                if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                    raise _trouble(error, self._path) from None
                raise

    async def _fetch(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        try:
            return list(await self._reader.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise _trouble(error, self._path) from None

    # tables ------------------------------------------------------------------------------------------------

    async def load(self, table: int) -> Record | None:
        """One table as it is at one moment."""
        found = await self._fetch(_LOAD, table)
        return _record(found[0]) if found else None

    async def save(self, *changes: Change) -> list[int]:
        """All changes or none; the tables' ids. Raises Conflict or ChannelBusy."""
        try:
            async with self._transaction() as db:
                return [await _save(db, change) for change in changes]
        except sqlite3.IntegrityError as error:
            if "tables.channel" in str(error):
                raise ChannelBusy from None
            raise Conflict from None

    async def open_at(self, channel: int) -> int | None:
        """The channel's open table."""
        found = await self._fetch(
            "SELECT id FROM tables WHERE channel = ? AND status IN ('lobby', 'live', 'paused')", channel
        )
        return found[0]["id"] if found else None

    async def row(self, table: int, n: int) -> LogRow | None:
        """One row of a log, archived or not."""
        return next(iter(await self.rows(table, n, n)), None)

    async def rows(self, table: int, first: int, last: int) -> list[LogRow]:
        """Rows first..last of a log, archived or not."""
        found = await self._fetch(
            f"SELECT {_LOG_COLUMNS} FROM log WHERE table_id = ? AND n BETWEEN ? AND ? ORDER BY n",
            *(table, first, last),
        )
        rows = [_log_row(row) for row in found]
        if rows and rows[0].n == first:
            return rows
        packed = await self._fetch("SELECT rows FROM archive WHERE table_id = ?", table)
        if not packed:
            return rows
        old = await asyncio.to_thread(packing.unpack, packed[0]["rows"])
        known = {row.n for row in rows}
        return [row for row in old if first <= row.n <= last and row.n not in known] + rows

    # outbox ------------------------------------------------------------------------------------------------

    async def lagging(self, now: float) -> list[int]:
        """Tables whose newest face was not shown, or with a mention due."""
        found = await self._fetch(
            "SELECT id FROM tables WHERE shown_face < face "
            "UNION SELECT table_id FROM seats WHERE call = 'due' AND call_at <= ?",
            now,
        )
        return [row["id"] for row in found]

    async def shown(self, table: int, face: int, n: int) -> None:
        """Remember how far a table was shown; never goes back."""
        async with self._transaction() as db:
            await db.execute(
                "UPDATE tables SET shown_face = max(shown_face, ?), shown_n = max(shown_n, ?) WHERE id = ?",
                (face, n, table),
            )

    async def remember(self, table: int, message: MessageRow) -> None:
        """Keep a message that shows something of the table."""
        async with self._transaction() as db:
            await db.execute(
                "INSERT OR REPLACE INTO messages(table_id, kind, channel, message, at) VALUES(?, ?, ?, ?, ?)",
                (table, message.kind, message.channel, message.message, message.at),
            )

    async def messages(self, table: int, kind: str) -> list[MessageRow]:
        """The remembered messages of this kind, oldest first."""
        found = await self._fetch(
            "SELECT kind, channel, message, at FROM messages WHERE table_id = ? AND kind = ? "
            "ORDER BY at, message",
            *(table, kind),
        )
        return [MessageRow(**dict(row)) for row in found]

    async def drop(self, table: int, kind: str, message: int) -> None:
        """Forget a message."""
        async with self._transaction() as db:
            await db.execute(
                "DELETE FROM messages WHERE table_id = ? AND kind = ? AND message = ?", (table, kind, message)
            )

    # time --------------------------------------------------------------------------------------------------

    async def due(self, now: float) -> list[int]:
        """Tables with an alarm or the end of a vote behind them."""
        found = await self._fetch(
            "SELECT table_id FROM clocks WHERE alarm <= ? "
            "UNION SELECT table_id FROM votes WHERE decided IS NULL AND until <= ?",
            *(now, now),
        )
        return [row["table_id"] for row in found]

    async def lease(self, name: str, holder: str, now: float, until: float) -> bool:
        """Take or keep a lease that nobody else holds."""
        async with self._transaction() as db:
            cursor = await db.execute(
                "INSERT INTO lease(name, holder, until) VALUES(?, ?, ?) "
                "ON CONFLICT(name) DO UPDATE SET holder = excluded.holder, until = excluded.until "
                "WHERE holder = excluded.holder OR until <= ?",
                (name, holder, until, now),
            )
            return cursor.rowcount > 0

    async def beat(self, name: str, now: float) -> float | None:
        """Note that this is going on now; when it last was."""
        async with self._transaction() as db:
            found = list(await db.execute_fetchall("SELECT at FROM beats WHERE name = ?", (name,)))
            await db.execute("INSERT OR REPLACE INTO beats(name, at) VALUES(?, ?)", (name, now))
            return found[0]["at"] if found else None

    async def postpone(self, seconds: float) -> None:
        """Move all that is due by the time that nobody could act in."""
        async with self._transaction() as db:
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

    async def pack(self, before: float) -> bool:
        """Pack the log of one table that was over before then; False when there is none.

        The newest row also stays as it is, so that loading a table is the same whatever its age.
        """
        found = await self._fetch(
            "SELECT id, n, rev FROM tables "
            "WHERE status IN ('over', 'ended') AND packed < n AND changed < ? LIMIT 1",
            before,
        )
        if not found:
            return False
        table, n, rev = found[0]["id"], found[0]["n"], found[0]["rev"]
        blob = await asyncio.to_thread(packing.pack, await self.rows(table, 0, n))
        async with self._transaction() as db:
            cursor = await db.execute("UPDATE tables SET packed = n WHERE id = ? AND rev = ?", (table, rev))
            if cursor.rowcount:
                await db.execute("INSERT OR REPLACE INTO archive(table_id, rows) VALUES(?, ?)", (table, blob))
                await db.execute("DELETE FROM log WHERE table_id = ? AND n < ?", (table, n))
        return True

    async def backup(self, path: Path) -> None:
        """A complete copy while everything goes on."""
        copy = await _connect(path)
        try:
            await self._reader.backup(copy)
        except sqlite3.Error as error:
            raise _trouble(error, path) from None
        finally:
            await copy.close()


async def _connect(path: Path) -> aiosqlite.Connection:
    db = await aiosqlite.connect(path, isolation_level=None)
    try:
        db.row_factory = sqlite3.Row
        for pragma in _PRAGMAS:
            await db.execute(f"PRAGMA {pragma}")
    except BaseException:
        await db.close()
        raise
    return db


async def _rollback(db: aiosqlite.Connection) -> None:
    """Take the open transaction back, whatever happens to the task meanwhile; none open is fine."""

    async def roll() -> None:
        with contextlib.suppress(sqlite3.OperationalError):
            await db.execute("ROLLBACK")

    await asyncio.shield(roll())


async def _migrate(db: aiosqlite.Connection, path: Path) -> None:
    """Run the migrations that this file has not seen, each in a transaction of its own."""
    while True:
        await db.execute("BEGIN IMMEDIATE")
        try:
            [row] = await db.execute_fetchall("PRAGMA user_version")
            version: int = row[0]
            if version > len(MIGRATIONS):
                raise StoreError("store-too-new", path=str(path), have=version, know=len(MIGRATIONS))
            if version == len(MIGRATIONS):
                return
            for statement in MIGRATIONS[version].split(";"):
                await db.execute(statement)
            await db.execute(f"PRAGMA user_version = {version + 1}")
            await db.execute("COMMIT")
        finally:
            await _rollback(db)


def _record(row: sqlite3.Row) -> Record:
    last = None
    if row["state"] is not None:
        last = LogRow(
            n=row["n"], at=row["at"], by=row["by"], v=row["v"], seat=row["actor"], to_row=row["to_row"],
            reshuffle=row["reshuffle"], action=row["action"], events=row["events"], state=row["state"],
        )  # fmt: skip
    plain = {name: row[name] for name in _TABLE_COLUMNS if name != "chosen"}
    return Record(
        **plain,
        id=row["id"],
        chosen=msgspec.json.decode(row["chosen"]),
        successor=row["successor"],
        seats=_seats.decode(row["seats"]),
        clocks=_clocks.decode(row["clocks"]),
        votes=_votes.decode(row["votes"]),
        calendars=_calendars.decode(row["calendars"]),
        last=last,
    )


def _log_row(row: sqlite3.Row) -> LogRow:
    return LogRow(**dict(row))


async def _save(db: aiosqlite.Connection, change: Change) -> int:
    record = change.record
    table = await _save_table(db, record)
    for name, items in (("seats", record.seats), ("clocks", record.clocks)):
        await db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
        await _insert(db, name, items, table)
    await _insert(db, "votes", [vote for vote in record.votes if not vote.id], table)
    await db.executemany(
        'UPDATE votes SET "cast" = ?, until = ?, decided = ? WHERE id = ?',
        [(_text(vote.cast), vote.until, vote.decided, vote.id) for vote in record.votes if vote.id],
    )
    await _insert(db, "log", change.rows, table)
    await _insert(db, "audit", change.audits)
    return table


async def _save_table(db: aiosqlite.Connection, record: Record) -> int:
    values = {name: _value(getattr(record, name)) for name in _TABLE_COLUMNS}
    values["rev"] = record.rev + 1
    if not record.id:
        cursor = await db.execute(_INSERT_TABLE, tuple(values.values()))
        assert cursor.lastrowid is not None
        return cursor.lastrowid
    kept = (value for name, value in values.items() if name not in _SHOWN)
    cursor = await db.execute(_UPDATE_TABLE, (*kept, record.id, record.rev))
    if not cursor.rowcount:
        raise Conflict
    return record.id


async def _insert(
    db: aiosqlite.Connection, name: str, items: Sequence[msgspec.Struct], table: int | None = None
) -> None:
    """Insert structs whose fields are the columns, those of a table with its number before them."""
    if not items:
        return
    columns = [field for field in items[0].__struct_fields__ if field != "id"]
    before = () if table is None else (table,)
    names = ", ".join([*(["table_id"] if before else []), *(f'"{column}"' for column in columns)])
    marks = ", ".join("?" * (len(columns) + len(before)))
    await db.executemany(
        f"INSERT INTO {name}({names}) VALUES({marks})",
        [(*before, *(_value(getattr(item, column)) for column in columns)) for item in items],
    )


def _value(value: Any) -> Any:
    return (
        value
        if isinstance(value, (int, float, str, bytes, type(None)))
        else msgspec.json.encode(value).decode()
    )


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
