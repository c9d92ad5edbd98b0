"""Opening the file, bringing it up to date, and all-or-nothing transactions on it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Any, Self

import aiosqlite
import msgspec

from data.records import StoreError
from data.store.schema import MIGRATIONS

BUSY_MS = 5000
"""How long a transaction waits for one of another process."""
_PRAGMAS = (f"busy_timeout = {BUSY_MS}", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
_CODES = {
    "SQLITE_BUSY": "store-busy",
    "SQLITE_FULL": "store-full",
    "SQLITE_READONLY": "store-read-only",
    "SQLITE_NOTADB": "store-not-a-database",
    "SQLITE_CORRUPT": "store-damaged",
    "SQLITE_CANTOPEN": "store-cannot-open",
    "SQLITE_PERM": "store-cannot-open",
}


def trouble(error: sqlite3.Error, path: Path) -> StoreError:
    """What SQLite said, as one of our sentences. Extended names (`SQLITE_READONLY_DIRECTORY`) begin alike."""
    name = getattr(error, "sqlite_errorname", "") or ""
    code = next((code for start, code in _CODES.items() if name.startswith(start)), "store-failed")
    return StoreError(code, path=str(path), reason=name or type(error).__name__)


class Connected:
    """One file and its two connections: one writes, the other reads."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._path, self._writer, self._reader = path, writer, reader
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: str | Path) -> Self:
        """Open or create the file and bring it up to date. Raises StoreError."""
        path = Path(path)
        async with contextlib.AsyncExitStack() as undo:
            try:
                writer = await connect(path)
                undo.push_async_callback(writer.close)
                await _migrate(writer, path)
                reader = await connect(path)
                undo.push_async_callback(reader.close)
                await reader.execute("PRAGMA query_only = ON")
            except sqlite3.Error as error:
                raise trouble(error, path) from None
            undo.pop_all()
        return cls(path, writer, reader)

    async def close(self) -> None:
        """Close both connections; what was committed stays."""
        await self._reader.close()
        await self._writer.close()

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncGenerator[aiosqlite.Connection]:
        """All or nothing, one at a time; an error or a cancellation on the way takes everything back."""
        async with self._lock:
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                yield self._writer
                await self._writer.execute("COMMIT")
            except BaseException as error:
                await _rollback(self._writer)
                if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                    raise trouble(error, self._path) from None
                raise

    async def fetch(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        try:
            return list(await self._reader.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise trouble(error, self._path) from None


async def connect(path: Path) -> aiosqlite.Connection:
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


async def insert(
    db: aiosqlite.Connection, name: str, items: Sequence[msgspec.Struct], table: int | None = None
) -> int:
    """Insert structs whose fields are the columns, those of a table with its number before them.

    Gives the number of the last one, where the database numbers them.
    """
    number = 0
    if not items:
        return number
    columns = [field for field in items[0].__struct_fields__ if field != "id"]
    before = () if table is None else (table,)
    names = ", ".join([*(["table_id"] if before else []), *(f'"{column}"' for column in columns)])
    marks = ", ".join("?" * (len(columns) + len(before)))
    statement = f"INSERT INTO {name}({names}) VALUES({marks})"
    for item in items:
        values = (value_of(getattr(item, column)) for column in columns)
        cursor = await db.execute(statement, (*before, *values))
        number = cursor.lastrowid or 0
    return number


def value_of(value: Any) -> Any:
    return (
        value
        if isinstance(value, (int, float, str, bytes, type(None)))
        else msgspec.json.encode(value).decode()
    )


def text_of(value: Any) -> str:
    return msgspec.json.encode(value).decode()
