"""A seated person's own doings: looking, pressing, ordering in advance, reading what happened."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from data.draft import Draft
from data.frame import Frame
from data.records import OPEN, LogRow
from data.table import Entry, Look, Outcome, Person, Pressed, Table, entry
from rules import funnel, match
from rules.core import Action, IllegalAction, typed

PAGE = 50


class Play(Frame):
    """The part of the table service that plays."""

    async def admit(self, table: int, who: Person, *, channel: int, guild: int) -> None:
        """Let a person who presses something here (`guild` 0: in direct messages) come to this table, or not.

        Its channel is open to all who are in it; who sits at it may also come from elsewhere on its server
        and from their direct messages. On its server people are called there as they are called now.
        Raises IllegalAction: no-table, not-here.
        """
        place = await self.store.place(table, who.id)
        if place is None:
            raise IllegalAction("no-table")
        its_channel, its_guild, name = place
        if (channel, guild) != (its_channel, its_guild) and (name is None or guild not in (0, its_guild)):
            raise IllegalAction("not-here")
        if name not in (None, who.name) and guild == its_guild:
            await self._rename(table, who)

    async def _rename(self, table: int, who: Person) -> None:
        """Call somebody at an open table by their new name. The next board shows it; none is shown for it."""

        async def decide(draft: Draft) -> None:
            for seat in draft.record.seats:
                if seat.user == who.id and draft.record.status in OPEN:
                    seat.name = who.name
                    draft.touch(face=False)

        await self.change(table, decide)

    async def look(self, table: int, user: int | None) -> Look:
        """What this person may see and do; strangers see what is public. Raises IllegalAction("no-table")."""
        here = await self.get(table)
        return look(here, here.seat_of(user))

    async def press(
        self, table: int, ask: int, node: str, user: int, text: Mapping[str, str] | None = None
    ) -> Pressed:
        """Follow a button: a node of the funnel below one question. `text`: the free text of a leaf.

        Raises IllegalAction: no-table, not-started, paused, over, not-seated, not-your-turn,
        not-your-question, stale-ask, or what the game says of a free text.
        """

        async def decide(draft: Draft) -> funnel.Node:
            here = _find(draft, user, ask, node)
            action = _whole(here, text)
            if action is not None:
                draft.answer(action)
            return here

        draft, here = await self.change(table, decide)
        outcome = draft.outcome() if draft.rows else None
        return Pressed(look=look(draft.table(), here.sample.seat), node=here, outcome=outcome)

    async def find(self, table: int, ask: int, node: str, user: int) -> tuple[Table, funnel.Node]:
        """Where a button leads, with nothing done yet. Raises IllegalAction as `press` does."""
        draft = await self.draft(table)
        node_here = _find(draft, user, ask, node)
        return draft.table(), node_here

    async def order(self, table: int, user: int, kind: str, code: str | None) -> Outcome:
        """Set a standing order, or clear it (None); an open question of that kind is answered at once.

        Raises IllegalAction: no-table, not-started, over, not-seated, bad-order.
        """

        async def decide(draft: Draft) -> None:
            seat = draft.seat_of(user)
            draft.require("live", "paused")
            draft.actor = seat.seat
            draft.touch(face=False)
            if code is None:
                seat.standing.pop(kind, None)
                return
            if code not in draft.game.orders.get(kind, ()):
                raise IllegalAction("bad-order")
            seat.standing[kind] = code
            draft.answer_by_itself()

        return await self.outcome_of(table, decide)

    async def orders(self, table: int, user: int) -> dict[str, tuple[str, ...]]:
        """What this person could order in advance, by the kind of question.

        What they have ordered is in `Seated.standing`.
        Raises IllegalAction: no-table, not-seated.
        """
        draft = await self.draft(table)
        draft.seat_of(user)
        return {kind: tuple(codes) for kind, codes in draft.game.orders.items()}

    async def catchup(self, table: int, user: int) -> tuple[Entry, ...]:
        """What this person may read of all that happened since their last own action, oldest first.

        Raises IllegalAction: no-table, not-seated.
        """
        draft = await self.draft(table)
        seat, last = draft.seat_of(user).seat, draft.record.n
        rows: list[LogRow] = []
        while last >= 0:
            page = await self.store.rows(table, max(0, last - PAGE + 1), last)
            own = next((row.n for row in reversed(page) if (row.by, row.seat) == ("player", seat)), -1)
            rows = [row for row in page if row.n > own] + rows
            if own >= 0 or page[0].n == 0:
                break
            last = page[0].n - 1
        return tuple(entry(draft.game, row, seat) for row in rows)

    async def log(
        self, table: Table, user: int | None, before: int | None = None, count: int = 15
    ) -> tuple[Entry, ...]:
        """A page of the log, newest first, as this person may read it: `count` rows before row `before`."""
        last = table.n if before is None else min(before - 1, table.n)
        rows = await self.store.rows(table.id, max(0, last - count + 1), last)
        seat = table.seat_of(user)
        return tuple(entry(table.game, row, seat) for row in reversed(rows))


def look(table: Table, seat: int | None) -> Look:
    """The table from one seat, or from none."""
    return Look(
        table=table,
        seat=seat,
        view=table.view(seat) if table.n >= 0 else None,
        ask=table.ask(seat) if table.n >= 0 else None,
        root=table.funnel(seat) if table.n >= 0 else None,
        due=table.due(seat) if seat is not None else None,
    )


def _find(draft: Draft, user: int, ask: int, node: str) -> funnel.Node:
    """What a button of this person means now. Raises IllegalAction with what is possible instead."""
    seat = draft.seat_of(user).seat
    draft.require("live")
    asks = draft.asks()
    if match.still_open(draft.state, ask) is None:
        raise IllegalAction("stale-ask")
    if seat not in asks:
        raise IllegalAction("not-your-turn")
    if asks[seat].id != ask:
        raise IllegalAction("not-your-question")
    root = draft.table().funnel(seat)
    here = None if root is None else funnel.find(root, node)
    if here is None:
        raise IllegalAction("stale-ask")
    return here


def _whole(node: funnel.Node, text: Mapping[str, str] | None) -> Action | None:
    """The action of a leaf, with its free text; None while something is still to be said."""
    action = node.action
    if action is None or not action.OPEN:
        return action
    if text is None or not text.keys() >= action.OPEN:
        return None
    return msgspec.structs.replace(action, **{field: typed(text[field]) for field in action.OPEN})
