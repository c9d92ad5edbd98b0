"""A table that is being changed, as a whole: who is asked, who is to be called, whose clock runs.

Nothing here touches the database or reads a clock, so whatever another process did meanwhile is met by
throwing the change away and deciding again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from data import clock
from data.position import position
from data.records import AuditRow, Calendar, Change, ClockRow, LogRow, Record, SeatRow, VoteRow
from data.table import Outcome, Table
from rules.core import Ask, Game, IllegalAction, Pace, State

STOPPED = 8
"""So many stopped clocks of a seat are kept: what it was asked before what it is asked now, and so on."""
_REFUSALS = {"lobby": "not-started", "live": "running", "paused": "paused", "over": "over", "ended": "over"}


class Desk:
    """One table on its way from one revision to the next. `now`: the moment of the change."""

    def __init__(self, games: Mapping[str, Game[Any]], record: Record, now: float) -> None:
        if record.game not in games:
            raise IllegalAction("unreadable")
        self.games, self.record, self.now = games, record, now
        self.game = games[record.game]
        self.actor: int | None = None
        """The seat that makes the change and so is here: it need not be called."""
        self.touched = False
        self.rows: list[LogRow] = []
        self.rewritten: list[LogRow] = []
        self.audits: list[AuditRow] = []
        self.reverted: list[int] = []
        self.first: list[Desk] = []
        """Other tables that change in the same transaction, before this one."""
        self.then: list[Desk] = []
        """And those after it."""
        self._state = None if record.last is None else self.decode(record.last)
        self._asked = frozenset(self.asks())
        self._face = record.face
        self.put: list[VoteRow] = []
        """The votes that this change has opened."""
        self._moved: set[int] = set()

    # reading -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The newest state. Raises IllegalAction("not-started")."""
        if self._state is None:
            raise IllegalAction("not-started")
        return self._state

    def asks(self) -> Mapping[int, Ask]:
        """The open questions; none while the table is not live."""
        return self._state.asks if self._state is not None and self.record.status == "live" else {}

    @property
    def is_public(self) -> bool:
        """Whether everybody can see that something has changed."""
        return self.record.face != self._face

    def decode(self, row: LogRow) -> State:
        """The state after a row. Raises IllegalAction("unreadable")."""
        return position(self.game, row.v, row.state).state

    def is_news(self, seat: int) -> bool:
        """Whether the seat is asked now and was not before this change, or has changed hands in it."""
        return seat in self.asks() and (seat not in self._asked or seat in self._moved)

    def seat_of(self, user: int) -> SeatRow:
        """The person's seat. Raises IllegalAction("not-seated")."""
        for seat in self.record.seats:
            if seat.user == user:
                return seat
        raise IllegalAction("not-seated")

    def seat(self, number: int) -> SeatRow:
        """A seat by its number. Raises IllegalAction("no-seat")."""
        for seat in self.record.seats:
            if seat.seat == number:
                return seat
        raise IllegalAction("no-seat", seats=len(self.record.seats))

    def calendar(self, seat: SeatRow) -> Calendar:
        """When the seat's person is not to be disturbed; a vacant seat always may be."""
        found = (c for c in self.record.calendars if c.user == seat.user)
        return next(found, Calendar(user=0))

    def awake(self, seat: SeatRow) -> float:
        """Now, or when the quiet hours of the seat's person end."""
        calendar = self.calendar(seat)
        return clock.after_quiet(self.now, calendar.quiet, calendar.zone)

    def require(self, *allowed: str) -> None:
        """Raises IllegalAction(not-started | running | paused | over | lobby-closed) for any other status."""
        if self.record.status in allowed:
            return
        if allowed == ("lobby",):
            raise IllegalAction("lobby-closed")
        raise IllegalAction(_REFUSALS[self.record.status])

    def touch(self, *, face: bool = True) -> None:
        """This change is to be saved. `face`: everybody can see it."""
        self.touched = True
        self.record.face += face

    # closing -----------------------------------------------------------------------------------------------

    def close(self) -> Change:
        """Bring votes, calls and clocks in line with what is asked now."""
        record = self.record
        for vote in record.votes:
            if vote.decided is None and not self._still_matters(vote):
                vote.decided = "void"
            if vote.decided is not None:
                vote.base = record.n
        for seat in record.seats:
            self._call(seat)
        self.wind()
        record.changed = self.now
        return Change(
            record=record,
            rows=self.rows,
            rewritten=self.rewritten,
            audits=self.audits,
            reverted=self.reverted,
        )

    def _still_matters(self, vote: VoteRow) -> bool:
        """An undo does until the next move, an absence while the seat is asked, none during a pause."""
        if vote.kind == "undo":
            return self.record.status == "live" and vote.base == self.record.n
        return self.record.status == "live" and (vote.kind != "miss" or vote.seat in self.asks())

    def saved(self, id: int) -> None:
        """The change is in the database."""
        self.record.id = id
        self.record.rev += 1

    def _call(self, seat: SeatRow) -> None:
        """Whoever is newly asked is to be mentioned once, unless they have just acted."""
        asked = seat.seat in self.asks()
        if not asked or seat.user is None:
            if self.record.status != "paused":
                seat.call, seat.call_at = "", None
        elif seat.seat == self.actor:
            seat.call, seat.call_at = "done", None
        elif seat.call == "" or self.is_news(seat.seat):
            seat.call, seat.call_at = "due", self.awake(seat)

    def wind(self) -> None:
        """Stop the clocks of what is no longer asked, start or go on with the others."""
        asks = {(ask.seat, ask.about or f"#{ask.id}"): ask for ask in self.asks().values()}
        for one in self.record.clocks:
            if one.ask is not None and (one.seat, one.about) not in asks:
                self.stop(one)
        for (seat, about), ask in asks.items():
            self._run(self.seat(seat), about, ask)
        self.record.clocks = [] if self.record.status == "over" else self._worth_keeping()

    def span(self, pace: Pace) -> float | None:
        """How long a question of this pace may stay open here; None: as long as it takes."""
        return clock.SPANS[self.record.chosen["pace"]][pace]

    def stop(self, one: ClockRow) -> None:
        """Stop a running clock; its owner's absence meanwhile is taken from their budget."""
        seat = self.seat(one.seat)
        seat.away_used += clock.stop(one, self.now, self.calendar(seat), seat.away_used)

    def _run(self, seat: SeatRow, about: str, ask: Ask) -> None:
        known = next((c for c in self.record.clocks if (c.seat, c.about) == (seat.seat, about)), None)
        if known is not None and known.ask is not None:
            known.ask = ask.id
            return
        calendar, pace = self.calendar(seat), self.record.chosen["pace"]
        if known is None:
            span = self.span(ask.pace)
            if span is None:
                return
            known = ClockRow(seat=seat.seat, about=about, pace=ask.pace.value, total=span, left=span)
            known.quiet = clock.pack_quiet(calendar, pace)
            self.record.clocks.append(known)
        clock.run(known, ask.id, self.now, calendar, seat.away_used)

    def _worth_keeping(self) -> list[ClockRow]:
        """The running clocks, and of each seat's stopped ones the latest, to which the game may come back."""
        kept = [c for c in self.record.clocks if c.ask is not None]
        stopped = sorted((c for c in self.record.clocks if c.ask is None), key=lambda c: c.since or 0.0)
        for seat in self.record.seats:
            kept += [c for c in stopped if c.seat == seat.seat][-STOPPED:]
        return kept

    def renew(self, seat: SeatRow) -> None:
        """Give a seat its full time again."""
        for one in self.record.clocks:
            if one.seat == seat.seat:
                if one.ask is not None:
                    self.stop(one)
                one.left, one.stage = one.total, 0

    # after saving ------------------------------------------------------------------------------------------

    def table(self) -> Table:
        """The table as it is now."""
        return Table(self.games, self.record)

    def outcome(self) -> Outcome:
        """What the change wrote."""
        asked = (seat for seat in self.asks() if self.is_news(seat) and seat != self.actor)
        return Outcome(table=self.table(), rows=tuple(self.rows), asked=tuple(asked))
