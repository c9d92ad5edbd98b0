"""What happens by itself: reminders, the end of a question's time, the end of a vote, packing old logs.

Nothing here looks at a hand: silence means what the game's `default` says, or is for the table to judge.
"""

from __future__ import annotations

import logging

import msgspec

from data import clock, votes
from data.accord import Accord
from data.draft import Draft
from data.moderation import UNDOABLE
from data.records import ClockRow, SeatRow, VoteRow
from data.table import Outcome
from rules.core import Ask, IllegalAction, Pace

OUTAGE = 5 * clock.MINUTE
"""From so long a silence on, nobody's time ran while the bot was away."""
KEEP_LOOSE = clock.HOUR
"""So long a finished log stays unpacked."""
_PACK_AT_ONCE = 3
_log = logging.getLogger(__name__)


class Reminder(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody is to be reminded once. `part` of their time is over; 1: a whole turn was missed."""

    table: int
    seat: int
    user: int
    part: float
    due: float | None


class Ticked(msgspec.Struct, kw_only=True):
    """What the clock has done. Every table in `outcomes` has something new to show."""

    outcomes: list[Outcome] = []
    reminders: list[Reminder] = []
    votes: list[tuple[int, VoteRow]] = []
    """Table and vote, for votes that were opened or decided."""


class Clockwork:
    """Looks after all tables of one database; at most one process does at a time (`Tables.lease`)."""

    def __init__(self, tables: Accord) -> None:
        self._tables = tables
        self._woke = False

    async def tick(self) -> Ticked:
        """Do all that is due. Safe to call at any time, and again after a crash."""
        done = Ticked()
        await self._beat()
        now = self._tables.now()
        for table in await self._tables.store.due(now, now - clock.LOBBY):
            try:
                await self._look_after(table, done)
            except IllegalAction as no:
                _log.error("clock: table %d: %s", table, no.code)
            except Exception as error:
                _log.error("clock: table %d: %s", table, type(error).__name__)
        await self._tidy()
        return done

    async def _tidy(self) -> None:
        now = self._tables.now()
        for _ in range(_PACK_AT_ONCE):
            if not await self._tables.store.pack(now - KEEP_LOOSE):
                break
        await self._tables.store.settle_acts(now - UNDOABLE)
        await self._tables.store.purge(now - clock.KEEP_AFTER_LEAVING)

    async def _beat(self) -> None:
        """The first time, give back the time in which no process could have answered anybody."""
        now = self._tables.now()
        last = await self._tables.store.beat("clock", now)
        if not self._woke and last is not None and now - last > OUTAGE:
            await self._tables.store.postpone(now - last)
        self._woke = True

    async def _look_after(self, table: int, done: Ticked) -> None:
        async def decide(draft: Draft) -> list[Reminder]:
            if draft.record.status == "lobby" and draft.record.changed <= draft.now - clock.LOBBY:
                draft.end("abandoned")
            for vote in draft.record.votes:
                if vote.decided is None and vote.until is not None and vote.until <= draft.now:
                    draft.touch()
                    vote.decided = votes.close(draft, vote)
                    await self._tables.settle_vote(draft, vote)
            return _alarms(draft)

        draft, reminders = await self._tables.change(table, decide)
        done.reminders += reminders
        done.votes += [(table, vote) for vote in draft.record.votes if vote.decided or vote in draft.put]
        if draft.is_public:
            done.outcomes.append(draft.outcome())


def _alarms(draft: Draft) -> list[Reminder]:
    """Let every alarm that is due go off; an answer given by the clock may set off the next one."""
    reminders: list[Reminder] = []
    while (one := _next(draft)) is not None:
        seat, ask = draft.seat(one.seat), draft.asks()[one.seat]
        clock.aim(one, draft.calendar(seat), seat.away_used)
        if one.alarm is not None and one.alarm > draft.now:
            draft.touch()
        elif one.stage < len(clock.REMINDERS):
            _remind(draft, one, seat, clock.REMINDERS[one.stage], reminders)
            one.stage += 1
            clock.aim(one, draft.calendar(seat), seat.away_used)
            draft.touch(face=False)
        else:
            _time_is_up(draft, one, seat, ask, reminders)
            draft.wind()
    return reminders


def _next(draft: Draft) -> ClockRow | None:
    ringing = (c for c in draft.record.clocks if c.alarm is not None and c.alarm <= draft.now)
    return next((c for c in ringing if c.seat in draft.asks()), None)


def _remind(draft: Draft, one: ClockRow, seat: SeatRow, part: float, reminders: list[Reminder]) -> None:
    """Remind the seat's person, unless it is their quiet hours: the next reminder will find them."""
    if seat.user is not None and draft.awake(seat) <= draft.now:
        reminders.append(
            Reminder(table=draft.record.id, seat=seat.seat, user=seat.user, part=part, due=one.due)
        )


def _time_is_up(draft: Draft, one: ClockRow, seat: SeatRow, ask: Ask, reminders: list[Reminder]) -> None:
    """Silence has a meaning, or is a missed turn; two of those in a row are for the table to judge."""
    meant = ask.pace is not Pace.TURN or draft.record.chosen["silence"] == "default"
    action = draft.game.default(draft.state, ask) if meant else None
    if ask.pace is Pace.TURN or action is None:
        seat.misses += 1
    draft.touch()
    if action is not None:
        draft.act(action, "clock")
    elif not votes.voters(draft, seat.seat) and seat.user is None:
        draft.pause("silence")
    elif (seat.misses < votes.MISSES and seat.user is not None) or not votes.voters(draft, seat.seat):
        draft.renew(seat)
        draft.wind()
        _remind(draft, one, seat, 1.0, reminders)
    else:
        one.alarm = None
        votes.about_absence(draft, seat)
