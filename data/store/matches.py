"""Tables and their logs: one statement loads a table as it is at one moment, one transaction saves it."""

from __future__ import annotations

import asyncio
import sqlite3

import msgspec

from data.records import (
    Calendar,
    Change,
    ChannelBusy,
    ClockRow,
    Conflict,
    LogRow,
    Record,
    SeatRow,
    VoteRow,
)
from data.store import packing
from data.store.connection import Connected, insert, text_of, value_of

_seats = msgspec.json.Decoder(list[SeatRow])
_clocks = msgspec.json.Decoder(list[ClockRow])
_votes = msgspec.json.Decoder(list[VoteRow])
_calendars = msgspec.json.Decoder(list[Calendar])

_VOTE = """json_object('id', id, 'kind', kind, 'seat', seat, 'row', row, 'base', base, 'until', until,
     'choices', json(choices), 'voters', json(voters), 'cast', json("cast"), 'decided', decided)"""
_LOAD = (
    """
SELECT t.id, t.rev, t.game, t.status, t.channel, t.guild, t.host, t.locale, t.chosen, t.frozen, t.seed, t.n,
  t.face, t.shown_face, t.shown_n, t.why, t.predecessor, t.created, t.changed,
  (SELECT max(s.id) FROM tables s WHERE s.predecessor = t.id) AS successor,
  (SELECT json_group_array(json_object('seat', seat, 'user', user, 'name', name, 'standing', json(standing),
     'misses', misses, 'auto', json(iif(auto, 'true', 'false')), 'out', "out",
     'call', call, 'call_at', call_at, 'away_used', away_used))
   FROM (SELECT * FROM seats WHERE table_id = t.id ORDER BY seat)) AS seats,
  (SELECT json_group_array(json_object('seat', seat, 'about', about, 'pace', pace, 'total', total,
     'left', "left", 'ask', ask, 'since', since, 'due', due, 'alarm', alarm, 'stage', stage, 'quiet', quiet))
   FROM clocks WHERE table_id = t.id) AS clocks,
  (SELECT json_group_array("""
    + _VOTE
    + """)
   FROM votes WHERE table_id = t.id AND decided IS NULL) AS votes,
  (SELECT json_group_array(json_patch(coalesce(p.settings, '{}'), json_object('user', s.user, 'aways',
     (SELECT json_group_array(json_array(start, end)) FROM (SELECT * FROM aways a WHERE a.user = s.user
      ORDER BY start)))))
   FROM seats s LEFT JOIN people p ON p.user = s.user
   WHERE s.table_id = t.id AND s.user IS NOT NULL) AS calendars,
  l.at, l.by, l.v, l.seat AS actor, l.to_row, l.reshuffle, l.number, l.action, l.events, l.state
FROM tables t LEFT JOIN log l ON l.table_id = t.id AND l.n = t.n
WHERE t.id = ?
"""
)

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
_LOG_COLUMNS = "n, at, by, v, seat, to_row, reshuffle, number, action, events, state"


class Matches(Connected):
    """The part of the store that keeps tables."""

    async def load(self, table: int) -> Record | None:
        """One table as it is at one moment."""
        found = await self.fetch(_LOAD, table)
        return _record(found[0]) if found else None

    async def save(self, *changes: Change) -> list[int]:
        """All changes or none; the tables' ids. Raises Conflict or ChannelBusy."""
        try:
            return await self.write(lambda db: [_save(db, change) for change in changes])
        except sqlite3.IntegrityError as error:
            if "tables.channel" in str(error):
                raise ChannelBusy from None
            raise Conflict from None

    async def place(self, table: int, user: int) -> tuple[int, int, str | None] | None:
        """The table's channel and guild, and how this person is called there; None: they do not sit there."""
        found = await self.fetch(
            "SELECT channel, guild, (SELECT name FROM seats WHERE table_id = id AND user = ?) AS name "
            "FROM tables WHERE id = ?",
            *(user, table),
        )
        return (found[0]["channel"], found[0]["guild"], found[0]["name"]) if found else None

    async def open_at(self, channel: int) -> int | None:
        """The channel's open table."""
        found = await self.fetch(
            "SELECT id FROM tables WHERE channel = ? AND status IN ('lobby', 'live', 'paused')", channel
        )
        return found[0]["id"] if found else None

    async def last_at(self, channel: int, game: str) -> int | None:
        """The channel's newest started table of a game, open or not."""
        found = await self.fetch(
            "SELECT max(id) AS id FROM tables WHERE channel = ? AND game = ? AND n >= 0", channel, game
        )
        return found[0]["id"]

    async def row(self, table: int, n: int) -> LogRow | None:
        """One row of a log, archived or not."""
        return next(iter(await self.rows(table, n, n)), None)

    async def rows(self, table: int, first: int, last: int) -> list[LogRow]:
        """Rows first..last of a log, archived or not."""
        found = await self.fetch(
            f"SELECT {_LOG_COLUMNS} FROM log WHERE table_id = ? AND n BETWEEN ? AND ? ORDER BY n",
            *(table, first, last),
        )
        rows = [_log_row(row) for row in found]
        if rows and rows[0].n == first:
            return rows
        packed = await self.fetch("SELECT rows FROM archive WHERE table_id = ?", table)
        if not packed:
            return rows
        old = await asyncio.to_thread(packing.unpack, packed[0]["rows"])
        known = {row.n for row in rows}
        return [row for row in old if first <= row.n <= last and row.n not in known] + rows

    async def refused(self, table: int, n: int) -> VoteRow | None:
        """The last vote that ended in a no, or in nothing, while row `n` was the newest."""
        found = await self.fetch(
            f"SELECT json_group_array({_VOTE}) AS votes FROM (SELECT * FROM votes "
            "WHERE table_id = ? AND base = ? AND decided IN ('no', 'void') ORDER BY id DESC LIMIT 1)",
            *(table, n),
        )
        return next(iter(_votes.decode(found[0]["votes"])), None)

    async def pack(self, before: float) -> bool:
        """Pack the log of one table that was over before then; False when there is none.

        The newest row also stays as it is, so that loading a table is the same whatever its age.
        """
        found = await self.fetch(
            "SELECT id, n, rev FROM tables "
            "WHERE status IN ('over', 'ended') AND packed < n AND changed < ? LIMIT 1",
            before,
        )
        if not found:
            return False
        table, n, rev = found[0]["id"], found[0]["n"], found[0]["rev"]
        blob = await asyncio.to_thread(packing.pack, await self.rows(table, 0, n))

        def swap(db: sqlite3.Connection) -> None:
            cursor = db.execute("UPDATE tables SET packed = n WHERE id = ? AND rev = ?", (table, rev))
            if cursor.rowcount:
                db.execute("INSERT OR REPLACE INTO archive(table_id, rows) VALUES(?, ?)", (table, blob))
                db.execute("DELETE FROM log WHERE table_id = ? AND n < ?", (table, n))

        await self.write(swap)
        return True


def _record(row: sqlite3.Row) -> Record:
    last = None
    if row["state"] is not None:
        last = LogRow(
            n=row["n"], at=row["at"], by=row["by"], v=row["v"], seat=row["actor"], to_row=row["to_row"],
            reshuffle=row["reshuffle"], number=row["number"], action=row["action"], events=row["events"],
            state=row["state"],
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


def _save(db: sqlite3.Connection, change: Change) -> int:
    record = change.record
    table = _save_table(db, record)
    for name, items in (("seats", record.seats), ("clocks", record.clocks)):
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
        insert(db, name, items, table)
    for vote in record.votes:
        if not vote.id:
            vote.id = insert(db, "votes", [vote], table)
    db.executemany(
        'UPDATE votes SET base = ?, "cast" = ?, until = ?, decided = ? WHERE id = ?',
        [(v.base, text_of(v.cast), v.until, v.decided, v.id) for v in record.votes if v.id],
    )
    _rewrite(db, table, change.rewritten)
    insert(db, "log", change.rows, table)
    insert(db, "audit", change.audits)
    db.executemany(
        "UPDATE audit SET undone = ? WHERE id = ?", [(record.changed, id) for id in change.reverted]
    )
    return table


def _rewrite(db: sqlite3.Connection, table: int, rows: list[LogRow]) -> None:
    """Change rows of a log. One that is packed is unpacked, so that nothing of the old rows is left."""
    if not rows:
        return
    packed = db.execute("SELECT rows FROM archive WHERE table_id = ?", (table,)).fetchone()
    if packed is not None:
        known = {row["n"] for row in db.execute("SELECT n FROM log WHERE table_id = ?", (table,))}
        insert(db, "log", [row for row in packing.unpack(packed["rows"]) if row.n not in known], table)
        db.execute("DELETE FROM archive WHERE table_id = ?", (table,))
        db.execute("UPDATE tables SET packed = 0 WHERE id = ?", (table,))
    db.executemany(
        "UPDATE log SET action = ?, state = ? WHERE table_id = ? AND n = ?",
        [(row.action, row.state, table, row.n) for row in rows],
    )


def _save_table(db: sqlite3.Connection, record: Record) -> int:
    values = {name: value_of(getattr(record, name)) for name in _TABLE_COLUMNS}
    values["rev"] = record.rev + 1
    if not record.id:
        cursor = db.execute(_INSERT_TABLE, tuple(values.values()))
        assert cursor.lastrowid is not None
        return cursor.lastrowid
    kept = (value for name, value in values.items() if name not in _SHOWN)
    cursor = db.execute(_UPDATE_TABLE, (*kept, record.id, record.rev))
    if not cursor.rowcount:
        raise Conflict
    return record.id
