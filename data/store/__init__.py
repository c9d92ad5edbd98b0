"""Every SQL statement of the project. Speaks records and JSON text and knows no game.

A change of a table is one transaction that fails when another process has changed the table since it was
loaded (`rev`, and the log's primary key behind it), so that any number of processes can share the file.
"""

from __future__ import annotations

from data.records import StoreError
from data.store.chores import Chores, restore
from data.store.matches import Matches
from data.store.people import People
from data.store.protocol import Store


class SqliteStore(Matches, People, Chores):
    """A `Store` in one SQLite file."""


__all__ = ["SqliteStore", "Store", "StoreError", "restore"]
