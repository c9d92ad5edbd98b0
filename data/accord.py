"""What people agree on: taking a move back, pausing, giving up, taking over an empty seat."""

from __future__ import annotations

import msgspec

from data import votes
from data.draft import Draft
from data.frame import Frame
from data.records import LogRow, SeatRow, VoteRow
from data.table import Entry, Outcome, Person, Table, entry
from rules import match
from rules.core import IllegalAction


class Voted(msgspec.Struct, frozen=True, kw_only=True):
    """A voice that was heard. `vote.decided` says what it led to; None: others are still to be heard."""

    vote: VoteRow
    outcome: Outcome


class Accord(Frame):
    """The part of the table service where more than one person has a say."""

    async def undo(self, table: int, user: int) -> Outcome | VoteRow:
        """Take back this person's last step: at once while nothing was shown and nobody else has acted since.

        Otherwise the others are asked, and the answer is the vote. Raises IllegalAction: no-table,
        not-started, paused, over, not-seated, nothing-to-undo, vote-open.
        """

        async def decide(draft: Draft) -> VoteRow | None:
            draft.require("live")
            seat = draft.seat_of(user).seat
            to, alone = await self._back(draft, seat)
            draft.actor = seat
            if alone or not votes.voters(draft, seat):
                draft.rewind(to, "undo", seat)
                return None
            return votes.consent(draft, "undo", seat, to.n)

        draft, vote = await self.change(table, decide)
        return vote or draft.outcome()

    async def may_undo(self, table: Table, user: int) -> bool:
        """Whether there is a step that this person can take back now, alone or with the others' consent."""
        seat = table.seat_of(user)
        if seat is None or table.status != "live" or any(vote.kind == "undo" for vote in table.votes):
            return False
        if table.last_by == seat:
            return True
        try:
            await self._own(table.id, table.n, seat)
        except IllegalAction:
            return False
        return True

    async def refused(self, table: Table) -> VoteRow | None:
        """The undo or pause that somebody wished and did not get, as long as nothing was done since."""
        vote = await self.store.refused(table.id, table.n) if table.status == "live" else None
        lapsed = vote is not None and vote.decided == "void" and vote.kind != "undo"
        return None if vote is None or vote.kind == "miss" or lapsed else vote

    async def undoing(self, table: Table) -> tuple[Entry, ...]:
        """The steps that an undo now put to the vote would take back, oldest first, as everybody may read."""
        to = next((vote.row for vote in table.votes if vote.kind == "undo"), None)
        if to is None:
            return ()
        deeds: list[LogRow] = []
        n = table.n
        while n > to:
            deeds.append(await self._deed(table.id, n))
            n = deeds[-1].n - 1
        return tuple(entry(table.game, row, None) for row in reversed(deeds))

    async def _own(self, table: int, n: int, seat: int) -> tuple[LogRow, bool]:
        """The seat's last own action up to row `n`, and whether something was done after it."""
        row, others = await self._deed(table, n), False
        while not (row.by == "player" and row.seat == seat):
            others = True
            row = await self._deed(table, row.n - 1)
        return row, others

    async def _back(self, draft: Draft, seat: int) -> tuple[LogRow, bool]:
        """The row before the seat's last own action, and whether it may go there alone."""
        row, others = await self._own(draft.record.id, draft.record.n, seat)
        to = await self._row(draft.record.id, row.n - 1)
        then = draft.decode(to)
        return to, not others and match.may_undo(then, draft.state)

    async def _deed(self, table: int, n: int) -> LogRow:
        """The action that led to the state of row `n`, through all that was taken back or struck since."""
        row = await self._row(table, n)
        while (row.to_row is not None and row.reshuffle is None) or row.number is not None:
            row = await self._row(table, row.n - 1 if row.to_row is None else row.to_row)
        if row.action is None:
            raise IllegalAction("nothing-to-undo")
        return row

    async def _row(self, table: int, n: int) -> LogRow:
        row = await self.store.row(table, n)
        if row is None:
            raise IllegalAction("nothing-to-undo")
        return row

    async def vote(self, table: int, vote: int, user: int, choice: str) -> Voted:
        """Have a say in an open vote.

        Raises IllegalAction: no-table, not-seated, no-vote, not-a-voter, bad-choice.
        """

        async def decide(draft: Draft) -> VoteRow:
            heard = votes.cast(draft, vote, user, choice)
            draft.actor = draft.seat_of(user).seat
            await self.settle_vote(draft, heard)
            return heard

        draft, heard = await self.change(table, decide)
        return Voted(vote=heard, outcome=draft.outcome())

    async def settle_vote(self, draft: Draft, vote: VoteRow) -> None:
        """Do what a vote has decided, if it has."""
        if vote.decided is None:
            return
        if vote.kind == "miss":
            votes.absence(draft, vote)
        elif vote.decided == "yes" and vote.kind == "pause":
            draft.pause("vote")
        elif vote.decided == "yes" and vote.row is not None:
            draft.rewind(await self._row(draft.record.id, vote.row), "undo", vote.seat)

    async def ask_pause(self, table: int, user: int) -> Table | VoteRow:
        """Propose a pause to the others; alone at the table one has it at once.

        Raises IllegalAction: no-table, not-started, paused, over, not-seated, vote-open.
        """

        async def decide(draft: Draft) -> VoteRow | None:
            draft.require("live")
            seat = draft.seat_of(user).seat
            if votes.voters(draft, seat):
                return votes.consent(draft, "pause", seat)
            draft.pause("vote")
            return None

        draft, vote = await self.change(table, decide)
        return vote or draft.table()

    async def resume(self, table: int, user: int) -> Table:
        """Go on after a pause that the table itself chose, or fell into because nobody said anything.

        Raises IllegalAction: no-table, not-started, running, over, not-seated, paused-by-moderator.
        """

        async def decide(draft: Draft) -> None:
            draft.require("paused")
            draft.actor = draft.seat_of(user).seat
            if draft.record.why not in ("vote", "silence"):
                raise IllegalAction("paused-by-moderator")
            draft.resume()

        return await self.table_after(table, decide)

    async def resign(self, table: int, user: int) -> Outcome:
        """Give the seat up for good.

        Raises IllegalAction: no-table, not-started, paused, over, not-seated, already-out.
        """

        async def decide(draft: Draft) -> None:
            seat = _to_give_up(draft, user)
            draft.actor = seat.seat
            draft.retire(seat)

        return await self.outcome_of(table, decide)

    async def require_resignable(self, table: int, user: int) -> None:
        """Raises IllegalAction as `resign` would, and does nothing."""
        _to_give_up(await self.draft(table), user)

    async def take(self, table: int, who: Person, seat: int) -> Table:
        """Sit down on a vacant seat of a running table.

        Raises IllegalAction: no-table, not-started, over, no-seat, not-vacant, already-seated,
        knows-log.
        """

        async def decide(draft: Draft) -> None:
            draft.require("live", "paused")
            empty = draft.seat(seat)
            if empty.user is not None or empty.out is not None:
                raise IllegalAction("not-vacant")
            draft.sit(empty, who, await self.newcomer(table, who.id))
            draft.is_here(empty)

        return await self.table_after(table, decide)

    async def back(self, table: int, user: int) -> Table:
        """Play for oneself again. Raises IllegalAction: no-table, not-seated."""

        async def decide(draft: Draft) -> None:
            seat = draft.seat_of(user)
            if seat.auto or seat.misses:
                draft.is_here(seat)
                draft.touch()

        return await self.table_after(table, decide)


def _to_give_up(draft: Draft, user: int) -> SeatRow:
    """The person's seat in a running game. Raises IllegalAction when they have none to give up."""
    draft.require("live")
    seat = draft.seat_of(user)
    if seat.out is not None:
        raise IllegalAction("already-out")
    return seat
