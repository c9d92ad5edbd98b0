"""Opening the file, bringing it up to date, and all-or-nothing transactions on it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite
import msgspec

from data.records import StoreError
from data.store.schema import MIGRATIONS

R = TypeVar("R")
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


class Line(aiosqlite.Connection):
    """A connection whose thread does a whole piece of work in one go.

    A transaction that is one call has no await in it: nothing can be cancelled or come between in the middle,
    and the event loop waits once instead of a dozen times.
    """

    def __init__(self, path: str, *, uri: bool = False) -> None:
        super().__init__(lambda: _connect(path, uri), iter_chunk_size=64)
        self._thread.daemon = True

    async def start(self) -> Self:
        """Open it."""
        await self
        return self

    async def run(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """What `work` gives, done in the connection's thread."""
        return await self._execute(work, self._conn)  # pyright: ignore[reportUnknownMemberType]

    async def all_or_nothing(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """The same as one transaction, taken back by any error on the way."""

        def transaction(db: sqlite3.Connection) -> R:
            db.execute("BEGIN IMMEDIATE")
            try:
                result = work(db)
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
            return result

        return await self.run(transaction)


def _connect(path: str, uri: bool) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, uri=uri, check_same_thread=False)
    db.row_factory = sqlite3.Row
    return db


async def connect(path: Path) -> Line:
    """The file, opened or created, as we use it. Raises sqlite3.Error."""
    line = await Line(str(path)).start()
    try:
        await line.run(_prepare)
    except BaseException:
        await line.close()
        raise
    return line


def _prepare(db: sqlite3.Connection) -> None:
    for pragma in _PRAGMAS:
        db.execute(f"PRAGMA {pragma}")


class Connected:
    """One file and its two connections: one writes, the other reads."""

    def __init__(self, path: Path, writer: Line, reader: Line) -> None:
        self._path, self._writer, self._reader = path, writer, reader

    @classmethod
    async def open(cls, path: str | Path) -> Self:
        """Open or create the file and bring it up to date. Raises StoreError."""
        path = Path(path)
        async with contextlib.AsyncExitStack() as undo:
            try:
                writer = await connect(path)
                undo.push_async_callback(writer.close)
                while await writer.all_or_nothing(lambda db: migrate(db, path)):
                    pass
                reader = await connect(path)
                undo.push_async_callback(reader.close)
                await reader.run(lambda db: db.execute("PRAGMA query_only = ON"))
            except sqlite3.Error as error:
                raise trouble(error, path) from None
            undo.pop_all()
        return cls(path, writer, reader)

    async def close(self) -> None:
        """Close both connections; what was committed stays."""
        await self._reader.close()
        await self._writer.close()

    async def write(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Work on the database as one transaction. Raises StoreError, sqlite3.IntegrityError."""
        try:
            return await self._writer.all_or_nothing(work)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            raise trouble(error, self._path) from None

    async def fetch(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        """The rows of one reading statement: the database at one moment. Raises StoreError."""
        try:
            return await self._reader.run(lambda db: db.execute(sql, values).fetchall())
        except sqlite3.Error as error:
            raise trouble(error, self._path) from None

    async def execute(self, sql: str, *values: Any) -> int:
        """One writing statement; how many rows it changed. Raises StoreError."""
        return await self.write(lambda db: db.execute(sql, values).rowcount)


def migrate(db: sqlite3.Connection, path: Path) -> bool:
    """Run one migration that this file has not seen; False when it has seen them all."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise StoreError("store-too-new", path=str(path), have=version, know=len(MIGRATIONS))
    if version == len(MIGRATIONS):
        return False
    for statement in MIGRATIONS[version].split(";"):
        db.execute(statement)
    db.execute(f"PRAGMA user_version = {version + 1}")
    return True


def insert(
    db: sqlite3.Connection, name: str, items: Sequence[msgspec.Struct], table: int | None = None
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
        number = db.execute(statement, (*before, *values)).lastrowid or 0
    return number


def value_of(value: Any) -> Any:
    return (
        value
        if isinstance(value, (int, float, str, bytes, type(None)))
        else msgspec.json.encode(value).decode()
    )


def text_of(value: Any) -> str:
    return msgspec.json.encode(value).decode()
