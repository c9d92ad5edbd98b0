"""Logs out and in: what `python -m rules verify` accepts, and a table made of it on any server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from data import options as house
from data.frame import Frame
from data.records import Change, ChannelBusy, LogRow, Record, SeatRow
from data.table import Person, Table
from rules import codec, match
from rules.core import Game, IllegalAction


async def export(frame: Frame, table: int, by: Person) -> str:
    """The whole log as JSON, with every secret of the game: while it may go on, not for those who play it.

    Nor for those who play on elsewhere what was exported here before.

    Raises IllegalAction: no-table, not-started, secret-log.
    """
    draft = await frame.draft(table)
    record = draft.record
    if record.n < 0:
        raise IllegalAction("not-started")
    if await frame.store.plays(record.seed, by.id):
        raise IllegalAction("secret-log")
    rows = await frame.store.rows(table, 0, record.n)
    log = match.Log(
        game=record.game,
        players=len(record.seats),
        seed=record.seed,
        options=msgspec.Raw(record.frozen.encode()),
        rows=tuple(_out(row) for row in rows),
    )
    return codec.to_json(log)


def _out(row: LogRow) -> match.Row:
    return match.Row(
        n=row.n,
        by=row.by,
        v=row.v,
        action=msgspec.Raw((row.action or "null").encode()),
        seat=row.seat,
        to_row=row.to_row,
        reshuffle=row.reshuffle,
        number=row.number,
        state=msgspec.Raw(row.state.encode()),
    )


async def restore(
    frame: Frame,
    text: str,
    *,
    channel: int,
    guild: int,
    host: Person,
    locale: str = "en",
    people: Sequence[Person | None] = (),
) -> Table:
    """A table made of an exported log, checked row by row, paused until somebody resumes it.

    `people`: who sits where; the other seats are vacant. Raises IllegalAction: bad-log, channel-busy.
    """
    try:
        game, log = match.read_log(frame.games, text)
        followed = list(match.follow(game, log))
    except codec.BadSave:
        raise IllegalAction("bad-log") from None
    if not followed or len(people) > log.players:
        raise IllegalAction("bad-log")
    now = frame.now()
    rows = [_in(one, now) for one in followed]
    record = Record(
        game=game.name,
        status="paused" if followed[-1].state.winners is None else "over",
        why="moderator",
        channel=channel,
        guild=guild,
        host=host.id,
        locale=locale,
        chosen={**house.defaults(game), **_chosen(game, bytes(log.options).decode())},
        frozen=bytes(log.options).decode(),
        seed=log.seed,
        n=rows[-1].n,
        shown_n=rows[-1].n,
        created=now,
        changed=now,
        seats=[_seat(i, people) for i in range(log.players)],
    )
    try:
        [table] = await frame.store.save(Change(record=record, rows=rows))
    except ChannelBusy:
        raise IllegalAction("channel-busy") from None
    return await frame.get(table)


def _in(one: match.Followed, now: float) -> LogRow:
    row = one.row
    action = bytes(row.action).decode() or "null"
    return LogRow(
        n=row.n,
        at=now,
        by=row.by,
        v=row.v,
        seat=row.seat,
        to_row=row.to_row,
        reshuffle=row.reshuffle,
        number=row.number,
        action=None if action == "null" else action,
        events=codec.to_json(one.events),
        state=bytes(row.state).decode(),
    )


def _seat(seat: int, people: Sequence[Person | None]) -> SeatRow:
    person = people[seat] if seat < len(people) else None
    if person is None:
        return SeatRow(seat=seat, user=None, name="")
    return SeatRow(seat=seat, user=person.id, name=person.name)


def _chosen(game: Game[Any], options: str) -> Mapping[str, str]:
    """The game's frozen options as the lobby would say them."""
    frozen: dict[str, Any] = msgspec.json.decode(options)
    known = house.defaults(game)
    return {name: house.text_of(value) for name, value in frozen.items() if name in known}
