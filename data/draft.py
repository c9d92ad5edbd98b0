"""A table that is being changed: decisions are made on a draft, in memory, and written in one transaction.

A draft never touches the database or a clock, so whatever another process did meanwhile is met by throwing
it away and deciding again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from data import clock
from data.records import OPEN, AuditRow, Calendar, Change, ClockRow, LogRow, Record, SeatRow
from data.table import Outcome, Table, decode
from rules import codec, match
from rules.core import Action, Ask, Event, Game, IllegalAction, Options, Pace, State, begin

CHAIN = 500
"""So many automatic answers in a row are a bug of the rules."""


class Draft:
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
        self.audits: list[AuditRow] = []
        self._state = None if record.last is None else decode(self.game, record.last.v, record.last.state)
        self._asked = frozenset(self.asks())

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

    def require(self, *allowed: str) -> None:
        """Raises IllegalAction(not-started | running | paused | over | lobby-closed) for any other status."""
        if self.record.status in allowed:
            return
        if allowed == ("lobby",):
            raise IllegalAction("lobby-closed")
        raise IllegalAction(_REFUSALS[self.record.status])

    # acting ------------------------------------------------------------------------------------------------

    def touch(self, *, face: bool = True) -> None:
        """This change is to be saved. `face`: everybody can see it."""
        self.touched = True
        self.record.face += face

    def append(
        self,
        by: str,
        state: State,
        events: list[Event],
        *,
        seat: int | None = None,
        action: Action | None = None,
        to_row: int | None = None,
        reshuffle: str | None = None,
    ) -> None:
        """One more row of the log, with the state after it."""
        self.touch()
        self.record.n += 1
        self._state = state
        row = LogRow(
            n=self.record.n,
            at=self.now,
            by=by,
            v=self.game.version,
            seat=seat,
            to_row=to_row,
            reshuffle=reshuffle,
            action=codec.dump_action(action),
            events=codec.to_json(events),
            state=codec.to_json(state),
        )
        self.rows.append(row)
        self.record.last = row
        if state.winners is not None:
            self.record.status = "over"

    def deal(self, seed: str, options: Options) -> None:
        """Begin the game with the seats as they are. Raises IllegalAction("bad-option")."""
        state, events = begin(self.game, len(self.record.seats), seed, options)
        self.record.seed, self.record.frozen = seed, codec.to_json(state.options)
        self.record.status = "live"
        self.append("setup", state, events)

    def act(self, action: Action, by: str) -> None:
        """One action and all that answers it by itself. Raises IllegalAction."""
        state, events = match.advance(self.state, action)
        self.append(by, state, events, seat=action.seat, action=action)
        self.answer_by_itself()

    def answer(self, action: Action) -> None:
        """A person's own action: they are here, and play for themselves from now on. Raises IllegalAction."""
        seat = self.seat(action.seat)
        self.actor, seat.auto = seat.seat, False
        if self.asks()[seat.seat].pace is Pace.TURN:
            seat.misses = 0
        self.act(action, "player")

    def answer_by_itself(self) -> None:
        """Give the answers of standing orders, and of seats whose turns the table lets the defaults play."""
        for _ in range(CHAIN):
            found = next((hit for ask in self.asks().values() if (hit := self._automatic(ask))), None)
            if found is None:
                return
            action, by = found
            state, events = match.advance(self.state, action)
            self.append(by, state, events, seat=action.seat, action=action)
        raise RuntimeError("automatic answers without an end")

    def _automatic(self, ask: Ask) -> tuple[Action, str] | None:
        seat = self.seat(ask.seat)
        code = seat.standing.get(ask.kind)
        if code is not None and (action := self.game.order(self.state, ask, code)) is not None:
            return action, "standing"
        if seat.auto and (action := self.game.default(self.state, ask)) is not None:
            return action, "clock"
        return None

    # closing -----------------------------------------------------------------------------------------------

    def close(self) -> Change:
        """Bring votes, calls and clocks in line with what is asked now."""
        record = self.record
        for vote in record.votes:
            if record.status not in OPEN or (vote.kind == "undo" and vote.base != record.n):
                vote.decided = vote.decided or "void"
        for seat in record.seats:
            self._call(seat)
        self._wind()
        record.changed = self.now
        return Change(record=record, rows=self.rows, audits=self.audits)

    def _call(self, seat: SeatRow) -> None:
        """Whoever is newly asked is to be mentioned once, unless they have just acted."""
        asked = seat.seat in self.asks()
        if not asked or seat.user is None:
            if self.record.status != "paused":
                seat.call, seat.call_at = "", None
        elif seat.seat == self.actor:
            seat.call, seat.call_at = "done", None
        elif seat.call == "" or (seat.seat not in self._asked and self.rows):
            calendar = self.calendar(seat)
            seat.call = "due"
            seat.call_at = clock.after_quiet(self.now, calendar.quiet, calendar.zone)

    def _wind(self) -> None:
        """Stop the clocks of what is no longer asked, start or go on with the others."""
        asks = {(ask.seat, ask.about or f"#{ask.id}"): ask for ask in self.asks().values()}
        for one in self.record.clocks:
            if one.ask is not None and (one.seat, one.about) not in asks:
                self.stop(one)
        for (seat, about), ask in asks.items():
            self._run(self.seat(seat), about, ask)
        self.record.clocks = [] if self.record.status in ("over", "ended") else self._worth_keeping()

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
            span = clock.SPANS[pace][ask.pace]
            if span is None:
                return
            known = ClockRow(seat=seat.seat, about=about, pace=ask.pace.value, total=span, left=span)
            known.quiet = clock.pack_quiet(calendar, pace)
            self.record.clocks.append(known)
        clock.run(known, ask.id, self.now, calendar, seat.away_used)

    def _worth_keeping(self) -> list[ClockRow]:
        """All clocks but the spent ones of single questions, of which an undo needs the latest of a seat."""
        latest = {c.seat: c.about for c in self.record.clocks if c.ask is None and c.about.startswith("#")}
        return [
            c
            for c in self.record.clocks
            if c.ask is not None or not c.about.startswith("#") or latest[c.seat] == c.about
        ]

    # after saving ------------------------------------------------------------------------------------------

    def table(self) -> Table:
        """The table as it is now."""
        return Table(self.games, self.record)

    def outcome(self) -> Outcome:
        """What the change wrote."""
        asked = (seat for seat in self.asks() if seat not in self._asked and seat != self.actor)
        return Outcome(table=self.table(), rows=tuple(self.rows), asked=tuple(asked))


_REFUSALS = {"lobby": "not-started", "live": "running", "paused": "paused", "over": "over", "ended": "over"}
