"""People and servers: settings, absences, what is kept of somebody, what moderators did."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from data.records import AuditRow, Kept, Seating
from data.store.connection import Connected, insert
from data.store.protocol import Owner

_SEATINGS = """
SELECT t.id AS "table", t.game, t.channel, t.guild, t.status, s.seat,
  t.status = 'live' AND s.call <> '' AS waiting,
  (SELECT min(due) FROM clocks c WHERE c.table_id = t.id AND c.seat = s.seat) AS due,
  (SELECT message FROM messages m WHERE m.table_id = t.id AND m.kind = 'board'
   ORDER BY at DESC LIMIT 1) AS message
FROM seats s JOIN tables t ON t.id = s.table_id
WHERE s.user = ? AND t.status IN ('lobby', 'live', 'paused')
ORDER BY waiting DESC, due IS NULL, due, t.id
"""
_KEPT = """
SELECT (SELECT count(*) FROM seats WHERE user = ?) AS tables,
  (SELECT count(*) FROM seats s JOIN tables t ON t.id = s.table_id
   WHERE s.user = ? AND t.status IN ('lobby', 'live', 'paused')) AS running,
  (SELECT count(*) FROM people WHERE user = ?) AS settings,
  (SELECT count(*) FROM aways WHERE user = ?) AS absences,
  (SELECT count(*) FROM seen WHERE user = ?) AS hints,
  (SELECT count(*) FROM audit WHERE by = ?) AS audits
"""
_TAKEN = "kind IN ('export', 'import')"
_OPEN = "status IN ('live', 'paused')"
_SECRET = f"({_OPEN} OR status = 'ended' AND why IN ('moderator', 'reset'))"
"""As `Record.is_secret` has it, of a game that has begun."""
_OF_GAMES = "(SELECT id FROM tables WHERE seed IN (SELECT seed FROM tables WHERE {}))"
"""The tables of games of which one table is such: an imported log is one more table of its game."""
_FORGET = (
    "UPDATE seats SET user = NULL, name = '', standing = '{}' WHERE user = ? "
    "AND table_id NOT IN (SELECT id FROM tables WHERE status IN ('lobby', 'live', 'paused'))",
    "UPDATE tables SET host = 0 WHERE host = ?",
    "UPDATE audit SET name = '' WHERE by = ?",
    f"UPDATE audit SET by = 0 WHERE by = ? AND NOT ({_TAKEN} AND table_id IN {_OF_GAMES.format(_SECRET)})",
    "UPDATE audit SET before = '{}', undone = coalesce(undone, at) WHERE json_extract(before, '$.user') = ?",
    "DELETE FROM messages WHERE kind = 'dm:' || ?",
    "DELETE FROM messages WHERE kind = 'mate' AND message = ? "
    "AND table_id NOT IN (SELECT id FROM tables WHERE status IN ('lobby', 'live', 'paused'))",
    "DELETE FROM people WHERE user = ?",
    "DELETE FROM aways WHERE user = ?",
    "DELETE FROM seen WHERE user = ?",
)
_OF_GUILD = "(SELECT id FROM tables WHERE guild = ?)"
_PURGE = (
    *(
        f"DELETE FROM {name} WHERE table_id IN {_OF_GUILD}"
        for name in ("seats", "log", "archive", "clocks", "votes", "messages", "audit")
    ),
    f"UPDATE tables SET predecessor = NULL WHERE predecessor IN {_OF_GUILD}",
    "DELETE FROM tables WHERE guild = ?",
    "DELETE FROM audit WHERE guild = ?",
    "DELETE FROM servers WHERE guild = ?",
)
_OWNERS: dict[Owner, str] = {"people": "user", "servers": "guild"}


class People(Connected):
    """The part of the store that knows people and servers."""

    async def setting(self, kind: Owner, id: int) -> str | None:
        """A person's or a server's settings as JSON."""
        found = await self.fetch(f"SELECT settings FROM {kind} WHERE {_OWNERS[kind]} = ?", id)
        return found[0]["settings"] if found else None

    async def set(self, kind: Owner, id: int, settings: str) -> None:
        """Keep a person's or a server's settings."""
        owner = _OWNERS[kind]
        await self.execute(
            f"INSERT INTO {kind}({owner}, settings) VALUES(?, ?) "
            f"ON CONFLICT({owner}) DO UPDATE SET settings = excluded.settings",
            *(id, settings),
        )

    async def aways(self, user: int) -> list[tuple[float, float]]:
        """A person's absences, by their start."""
        found = await self.fetch('SELECT start, "end" FROM aways WHERE user = ? ORDER BY start', user)
        return [(row["start"], row["end"]) for row in found]

    async def set_aways(self, user: int, aways: Sequence[tuple[float, float]]) -> None:
        """Replace a person's absences."""

        def replace(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM aways WHERE user = ?", (user,))
            db.executemany(
                'INSERT INTO aways(user, start, "end") VALUES(?, ?, ?)', [(user, *away) for away in aways]
            )

        await self.write(replace)

    async def seatings(self, user: int) -> list[Seating]:
        """A person's open tables, those that wait for them first, then the most urgent."""
        rows = await self.fetch(_SEATINGS, user)
        return [msgspec.convert(dict(row), Seating, strict=False) for row in rows]

    async def seen(self, user: int, hint: str) -> bool:
        """Note that a person was shown something; whether they had been before."""
        return not await self.execute("INSERT OR IGNORE INTO seen(user, hint) VALUES(?, ?)", user, hint)

    async def kept(self, user: int) -> Kept:
        """How much of a person is kept."""
        [row] = await self.fetch(_KEPT, *([user] * 6))
        return Kept(**dict(row))

    async def forget(self, user: int) -> None:
        """Remove a person from everything but the open tables they sit at.

        Who has taken the log of a game that goes on stays known there, without a name, until it is over.
        """
        await self.write(lambda db: [db.execute(statement, (user,)) for statement in _FORGET])

    async def tables_of(self, guild: int) -> list[int]:
        """A server's open tables."""
        found = await self.fetch(
            "SELECT id FROM tables WHERE guild = ? AND status IN ('lobby', 'live', 'paused') ORDER BY id",
            guild,
        )
        return [row["id"] for row in found]

    async def audits(self, guild: int, count: int) -> list[AuditRow]:
        """What a server's moderators did, newest first."""
        found = await self.fetch("SELECT * FROM audit WHERE guild = ? ORDER BY id DESC LIMIT ?", guild, count)
        return [_audit_row(row) for row in found]

    async def audit(self, id: int) -> AuditRow | None:
        """One thing that a moderator did."""
        found = await self.fetch("SELECT * FROM audit WHERE id = ?", id)
        return _audit_row(found[0]) if found else None

    async def settle_acts(self, before: float) -> None:
        """Forget what taking an act back would need, of all acts done before then.

        And, where a game is over, which of the forgotten had taken its log.
        """
        old = "at < ? AND before <> '{}'"
        if await self.fetch(f"SELECT 1 FROM audit WHERE {old} LIMIT 1", before):
            await self.execute(f"UPDATE audit SET before = '{{}}' WHERE {old}", before)
        nameless = f"at < ? AND name = '' AND by <> 0 AND table_id NOT IN {_OF_GAMES.format(_OPEN)}"
        if await self.fetch(f"SELECT 1 FROM audit WHERE {nameless} LIMIT 1", before):
            await self.execute(f"UPDATE audit SET by = 0 WHERE {nameless}", before)

    async def has_log(self, table: int, user: int) -> bool:
        """Whether this moderator has taken a table's whole log, or brought it, here or where else it is."""
        found = await self.fetch(
            f"SELECT 1 FROM audit a JOIN tables t ON t.id = a.table_id WHERE a.by = ? AND a.{_TAKEN} "
            "AND t.seed = (SELECT seed FROM tables WHERE id = ?) LIMIT 1",
            *(user, table),
        )
        return bool(found)

    async def plays(self, seed: str, user: int) -> bool:
        """Whether somebody sits at a table of this seed's game that goes on, or could be reopened."""
        found = await self.fetch(
            "SELECT 1 FROM seats JOIN tables ON id = table_id "
            f"WHERE user = ? AND seed = ? AND {_SECRET} LIMIT 1",
            *(user, seed),
        )
        return bool(found)

    async def note(self, audit: AuditRow) -> None:
        """Write down what a moderator did to no table."""
        await self.write(lambda db: insert(db, "audit", [audit]))

    async def gone(self, guild: int, at: float | None) -> None:
        """Note when the bot left a server, or that it is back."""
        await self.execute(
            "INSERT INTO servers(guild, settings, gone) VALUES(?, '{}', ?) "
            "ON CONFLICT(guild) DO UPDATE SET gone = excluded.gone",
            *(guild, at),
        )

    async def purge(self, before: float) -> int:
        """Delete all of the servers that were left before then; how many."""
        guilds = [
            row["guild"] for row in await self.fetch("SELECT guild FROM servers WHERE gone < ?", before)
        ]

        def delete(db: sqlite3.Connection) -> None:
            for guild in guilds:
                for statement in _PURGE:
                    db.execute(statement, (guild,))

        if guilds:
            await self.write(delete)
        return len(guilds)


def _audit_row(row: sqlite3.Row) -> AuditRow:
    return AuditRow(**{**dict(row), "facts": msgspec.json.decode(row["facts"])})
