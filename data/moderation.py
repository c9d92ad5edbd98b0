"""What moderators do. Each act is one transaction with its audit row: who, what, why and what undoes it.

Whether somebody may moderate is Discord's affair and checked before; nothing here shows anything secret.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from data import clock, striking, transfer
from data.draft import Draft
from data.frame import Frame
from data.records import OPEN, AuditRow, SeatRow
from data.reverts import REVERTS, Before, back_to
from data.table import Outcome, Person, Table
from rules.core import IllegalAction

UNDOABLE = 7 * clock.DAY
"""How long an act can be taken back."""


class Moderation:
    """The part of the service for moderators. `why` is their reason, shown publicly."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    async def _act(
        self,
        table: int,
        by: Person,
        kind: str,
        why: str,
        do: Callable[[Draft], Awaitable[Before]],
        **facts: int | float | str | None,
    ) -> Draft:
        """Do it and write it down; what `do` gives is what taking it back needs."""

        async def decide(draft: Draft) -> None:
            before = await do(draft)
            draft.touch()
            draft.audits.append(
                AuditRow(
                    table_id=table,
                    guild=draft.record.guild,
                    at=draft.now,
                    by=by.id,
                    name=by.name,
                    kind=kind,
                    why=why,
                    facts=facts,
                    before=msgspec.json.encode(before).decode(),
                )
            )

        return (await self._frame.change(table, decide))[0]

    async def pause(self, table: int, by: Person, why: str) -> Table:
        """Stop all clocks. Raises IllegalAction: no-table, not-started, paused, over."""

        async def do(draft: Draft) -> Before:
            draft.require("live")
            draft.pause("moderator")
            return {}

        return (await self._act(table, by, "pause", why, do)).table()

    async def resume(
        self, table: int, by: Person, why: str, channel: int | None = None, guild: int | None = None
    ) -> Table:
        """Go on, here or in another channel.

        Raises IllegalAction: no-table, not-started, running, over, channel-busy.
        """

        async def do(draft: Draft) -> Before:
            draft.require("paused")
            before = {**_place(draft), "why": draft.record.why}
            draft.record.channel = channel or draft.record.channel
            draft.record.guild = guild or draft.record.guild
            draft.resume()
            return before

        return (await self._act(table, by, "resume", why, do)).table()

    async def suspend(self, table: int) -> Table:
        """The bot itself stops a table that it can no longer show: its channel or server is gone.

        Raises IllegalAction("no-table").
        """
        return await self._frame.suspend(table)

    async def reset(self, table: int, by: Person, why: str) -> Outcome:
        """Begin again with the same seats and options and a new seed, as a new table; the old log stays.

        Raises IllegalAction: no-table, not-started, over, bad-option.
        """
        seed = self._frame.seed()
        fresh: list[Draft] = []

        async def do(draft: Draft) -> Before:
            draft.require("live", "paused")
            before = {"status": draft.record.status, "why": draft.record.why}
            draft.end("reset")
            fresh[:] = [draft.again(seed)]
            return before

        await self._act(table, by, "reset", why, do)
        return fresh[0].outcome()

    async def rewind(self, table: int, by: Person, why: str, n: int, reshuffle: bool = False) -> Outcome:
        """Go back to any row, also after the end. `reshuffle`: deal anew what nobody could see there.

        Raises IllegalAction: no-table, not-started, replaced, no-row, channel-busy.
        """

        async def do(draft: Draft) -> Before:
            before = draft.record.n
            await back_to(self._frame, draft, n, self._frame.seed() if reshuffle else None)
            return {"n": before}

        return (await self._act(table, by, "rewind", why, do, row=n, reshuffle=int(reshuffle))).outcome()

    async def replace(self, table: int, by: Person, why: str, seat: int, new: Person) -> Table:
        """Give a seat to somebody else, with its hand and a full turn of time.

        Raises IllegalAction: no-table, over, no-seat, already-seated, knows-log.
        """

        async def do(draft: Draft) -> Before:
            draft.require("lobby", "live", "paused")
            row = draft.seat(seat)
            before = _person(row)
            draft.sit(row, new, await self._frame.newcomer(table, new.id))
            draft.is_here(row)
            return before

        return (await self._act(table, by, "replace", why, do, seat=seat)).table()

    async def vacate(self, table: int, by: Person, why: str, seat: int) -> Table:
        """Empty a seat; anybody may take it. Raises IllegalAction: no-table, not-started, over, no-seat."""

        async def do(draft: Draft) -> Before:
            draft.require("live", "paused")
            row = draft.seat(seat)
            if row.user is None:
                raise IllegalAction("already-vacant")
            before = _person(row)
            draft.vacate(row)
            return before

        return (await self._act(table, by, "vacate", why, do, seat=seat)).table()

    async def gone(self, table: int, seat: int, user: int) -> Table:
        """The bot itself empties the seat of somebody who has left the server, if they still sit there."""

        async def decide(draft: Draft) -> None:
            row = draft.seat(seat)
            if row.user != user:
                return
            if draft.record.status == "lobby":
                draft.leave(user)
            elif draft.record.status in OPEN:
                draft.vacate(row)

        return await self._frame.table_after(table, decide)

    async def deadline(self, table: int, by: Person, why: str, seat: int, due: float) -> Table:
        """Move the deadline of what a seat is asked.

        Raises IllegalAction: no-table, not-started, paused, over, no-seat, no-clock, bad-dates.
        """

        async def do(draft: Draft) -> Before:
            draft.require("live")
            row = draft.seat(seat)
            one = next((c for c in draft.record.clocks if c.seat == seat and c.ask is not None), None)
            if one is None:
                raise IllegalAction("no-clock")
            if not draft.now < due <= draft.now + 60 * clock.DAY:
                raise IllegalAction("bad-dates")
            draft.stop(one)
            before = {"seat": seat, "about": one.about, "left": one.left}
            one.left, one.stage = due - draft.now, 0
            one.total = max(one.total, one.left)
            one.quiet = ""
            row.misses = 0
            return before

        return (await self._act(table, by, "deadline", why, do, seat=seat, due=due)).table()

    async def nudge(self, table: int, by: Person, why: str) -> Table:
        """Have all who are asked mentioned once more, outside their quiet hours.

        Raises IllegalAction: no-table, not-started, paused, over, too-soon.
        """

        async def do(draft: Draft) -> Before:
            draft.require("live")
            draft.call_again()
            return {}

        return (await self._act(table, by, "nudge", why, do)).table()

    async def strike(self, table: int, by: Person, why: str, number: int) -> Outcome:
        """Take a text that everybody can read out of the table and out of its log; `number` counts from 1.

        Its words are kept for as long as the act can be taken back, and nowhere but with the act.
        Raises IllegalAction: no-table, not-started, no-slogan.
        """

        async def do(draft: Draft) -> Before:
            return await striking.strike(self._frame, draft, number - 1)

        return (await self._act(table, by, "strike", why, do, number=number)).outcome()

    async def end(self, table: int, by: Person, why: str) -> Table:
        """Close a table without a result. Raises IllegalAction: no-table, over."""

        async def do(draft: Draft) -> Before:
            draft.require("lobby", "live", "paused")
            before = {"status": draft.record.status, "why": draft.record.why}
            draft.end("moderator")
            return before

        return (await self._act(table, by, "end", why, do)).table()

    async def move(self, table: int, by: Person, why: str, channel: int, guild: int) -> Table:
        """Go on in another channel. Raises IllegalAction: no-table, over, same-channel, channel-busy."""

        async def do(draft: Draft) -> Before:
            draft.require("lobby", "live", "paused")
            before = _place(draft)
            if channel == draft.record.channel:
                raise IllegalAction("same-channel")
            draft.record.channel, draft.record.guild = channel, guild
            return before

        return (await self._act(table, by, "move", why, do, channel=channel)).table()

    async def export(self, table: int, by: Person) -> str:
        """The whole log as JSON, with every secret of the game; that it was taken is written down.

        Raises IllegalAction: no-table, not-started, secret-log.
        """
        text = await transfer.export(self._frame, table, by)

        async def do(_: Draft) -> Before:
            return {}

        await self._act(table, by, "export", "", do)
        return text

    async def restore(
        self,
        text: str,
        *,
        channel: int,
        guild: int,
        by: Person,
        locale: str = "en",
        people: Sequence[Person | None] = (),
    ) -> Table:
        """A paused table made of an exported log; `people`: who sits where.

        Raises IllegalAction: bad-log, channel-busy.
        """
        table = await transfer.restore(
            self._frame, text, channel=channel, guild=guild, host=by, locale=locale, people=people
        )

        async def do(_: Draft) -> Before:
            return {}

        return (await self._act(table.id, by, "import", "", do)).table()

    # the audit ---------------------------------------------------------------------------------------------

    async def audit(self, guild: int, count: int = 20) -> list[AuditRow]:
        """What was done on a server, newest first."""
        return await self._frame.store.audits(guild, count)

    async def revertible(self, id: int, guild: int) -> AuditRow:
        """An act of this server that can still be taken back.

        Raises IllegalAction: no-audit, expired, already-undone, cannot-be-undone.
        """
        row = await self._frame.store.audit(id)
        if row is None or row.guild != guild or row.table_id is None:
            raise IllegalAction("no-audit")
        if row.kind not in REVERTS:
            raise IllegalAction("cannot-be-undone")
        if row.undone is not None:
            raise IllegalAction("already-undone")
        if self._frame.now() - row.at > UNDOABLE:
            raise IllegalAction("expired")
        return row

    async def revert(self, id: int, guild: int, by: Person) -> Table:
        """Take an act back: itself an act, which can be taken back by doing it again.

        Raises IllegalAction: what `revertible` raises, and what taking back meets.
        """
        row = await self.revertible(id, guild)
        before: Before = msgspec.json.decode(row.before)

        async def do(draft: Draft) -> Before:
            await REVERTS[row.kind](self._frame, draft, before)
            draft.reverted.append(id)
            return {}

        return (await self._act(row.table_id or 0, by, "revert", row.why, do, of=id, what=row.kind)).table()

    async def status(self, guild: int) -> list[Table]:
        """A server's open tables."""
        return [await self._frame.get(table) for table in await self._frame.store.tables_of(guild)]


class Rehearsal(Moderation):
    """The same acts on drafts that are thrown away: they refuse what the acts would, and change nothing."""

    async def _act(
        self,
        table: int,
        by: Person,
        kind: str,
        why: str,
        do: Callable[[Draft], Awaitable[Before]],
        **facts: int | float | str | None,
    ) -> Draft:
        draft = await self._frame.draft(table)
        await do(draft)
        return draft


def _place(draft: Draft) -> dict[str, Any]:
    return {"channel": draft.record.channel, "guild": draft.record.guild}


def _person(seat: SeatRow) -> dict[str, Any]:
    return {"seat": seat.seat, "user": seat.user, "name": seat.name, "standing": seat.standing}
