"""What is still to be shown, derived from the database: a crash loses nothing and nobody is called twice."""

from __future__ import annotations

from collections.abc import Collection

from data.draft import Draft
from data.frame import Frame
from data.records import MessageRow
from data.table import Board, Entry, Table, entry


class Outbox(Frame):
    """The part of the table service that knows what was shown where."""

    async def lagging(self) -> list[int]:
        """Tables whose newest face was not shown, or with a mention due."""
        return await self.store.lagging(self.now())

    async def unshown(self, table: Table) -> tuple[Entry, ...]:
        """What everybody may read of the rows that were not shown yet, oldest first."""
        if table.shown_n >= table.n:
            return ()
        rows = await self.store.rows(table.id, table.shown_n + 1, table.n)
        return tuple(entry(table.game, row, None) for row in rows)

    async def claim(self, table: int) -> tuple[int, ...]:
        """The people to mention now. They count as mentioned from here on, so nobody is mentioned twice."""

        async def decide(draft: Draft) -> tuple[int, ...]:
            due = [s for s in draft.record.seats if s.call == "due" and (s.call_at or 0) <= draft.now]
            for seat in due:
                seat.call_at = draft.awake(seat)
                seat.call = "done" if seat.call_at <= draft.now else "due"
                draft.touch(face=False)
            return tuple(seat.user for seat in due if seat.call == "done" and seat.user is not None)

        return (await self.change(table, decide))[1]

    async def unclaim(self, table: int, users: Collection[int]) -> None:
        """The mention certainly did not reach them: it is due again, if they are still asked."""

        async def decide(draft: Draft) -> None:
            for seat in draft.record.seats:
                if seat.user in users and seat.call == "done":
                    seat.call = "due"
                    draft.touch(face=False)

        await self.change(table, decide)

    async def shown(self, table: Table, board: Board | None = None) -> None:
        """This snapshot was shown, in this message; showing an older one changes nothing.

        The message comes first: whoever dies in between finds the table lagging.
        """
        if board is not None:
            await self.remember(table.id, "board", board)
        await self.store.shown(table.id, table.face, table.n)

    async def board(self, table: int) -> Board | None:
        """The table's newest board message."""
        found = await self.recall(table, "board")
        return found[-1] if found else None

    async def remember(self, table: int, kind: str, message: Board) -> None:
        """Keep a message that shows something of the table: `board`, `dm:<user>`, ...

        Of the threads of teams it keeps, as `team:<seats>`, each thread with the message that greets in it
        (0: none yet), and as `mate` each thread with the id of a person who was let into it.
        """
        row = MessageRow(kind=kind, channel=message.channel, message=message.message, at=message.at)
        await self.store.remember(table, row)

    async def recall(self, table: int, kind: str) -> list[Board]:
        """The messages of this kind, oldest first."""
        rows = await self.store.messages(table, kind)
        return [Board(channel=row.channel, message=row.message, at=row.at) for row in rows]

    async def drop(self, table: int, kind: str, message: int) -> None:
        """Forget a message."""
        await self.store.drop(table, kind, message)
