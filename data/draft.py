"""A table that is being changed: decisions are made on a draft, in memory, and written in one transaction.

A draft never touches the database or a clock, so whatever another process did meanwhile is met by throwing
it away and deciding again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from data import clock
from data.records import AuditRow, Calendar, Change, ClockRow, LogRow, Record, SeatRow, VoteRow
from data.table import Outcome, Person, Table, decode
from rules import codec, match
from rules.core import Action, Ask, Event, Game, IllegalAction, Options, Pace, State, begin

CHAIN = 500
"""So many automatic answers in a row are a bug of the rules."""
STOPPED = 8
"""So many stopped clocks of a seat are kept: what it was asked before what it is asked now, and so on."""


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
        self.reverted: list[int] = []
        self.first: list[Draft] = []
        """Other tables that change in the same transaction, before this one."""
        self.then: list[Draft] = []
        """And those after it."""
        self._state = None if record.last is None else decode(self.game, record.last.v, record.last.state)
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
        return decode(self.game, row.v, row.state)

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
        """A person's own action: they are here, and play for themselves from now on. Raises IllegalAction.

        Who answers after the time was up has a new span for what else the same turn asks.
        """
        seat = self.seat(action.seat)
        self.actor = seat.seat
        self.is_here(seat)
        if any(c.seat == seat.seat and c.due is not None and c.due <= self.now for c in self.record.clocks):
            self.renew(seat)
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

    def is_here(self, seat: SeatRow) -> None:
        """A person has come back: nothing plays for them, and no vote about their absence goes on."""
        seat.auto, seat.misses = False, 0
        for vote in self.record.votes:
            if vote.kind == "miss" and vote.seat == seat.seat and vote.decided is None:
                vote.decided = "void"

    def rewind(self, to: LogRow, by: str, seat: int | None = None, reshuffle: str | None = None) -> None:
        """Go back to a row, under fresh questions. Their clocks go on where they were."""
        then = self.decode(to)
        old = {ask.seat: ask.id for ask in then.asks.values()}
        state = match.rewind(self.game, self.state, then, reshuffle)
        renamed = {f"#{old[ask.seat]}": f"#{ask.id}" for ask in state.asks.values() if ask.seat in old}
        for one in self.record.clocks:
            one.about = renamed.get(one.about, one.about)
        for one in self.record.seats:
            one.out = None if one.out is not None and one.out > to.n else one.out
        if self.record.status in ("over", "ended"):
            self.record.status = "live"
        self.append(by, state, [], seat=seat, to_row=to.n, reshuffle=reshuffle)

    def retire(self, seat: SeatRow) -> None:
        """The seat gives up for good."""
        state, events = match.retire(self.game, self.state, seat.seat)
        self.append("retire", state, events, seat=seat.seat)
        seat.out = self.record.n
        self.answer_by_itself()

    def pause(self, why: str) -> None:
        """Stop all clocks until somebody resumes."""
        self.touch()
        self.record.status, self.record.why = "paused", why

    def resume(self) -> None:
        """Go on with what was left of every clock."""
        self.touch()
        self.record.status, self.record.why = "live", ""
        self.answer_by_itself()

    def end(self, why: str) -> None:
        """Give the table up without a result."""
        self.touch()
        self.record.status, self.record.why = "ended", why

    def again(self, seed: str) -> Draft:
        """A new table in this one's place, begun with the same seats and options and a new seed."""
        old = self.record
        seats = [SeatRow(seat=s.seat, user=s.user, name=s.name, standing=s.standing) for s in old.seats]
        record = Record(
            game=old.game,
            channel=old.channel,
            guild=old.guild,
            host=old.host,
            locale=old.locale,
            chosen=old.chosen,
            predecessor=old.id,
            created=self.now,
            changed=self.now,
            seats=seats,
            calendars=old.calendars,
        )
        fresh = Draft(self.games, record, self.now)
        fresh.deal(seed, codec.read(self.game.options, old.frozen))
        self.then.append(fresh)
        return fresh

    def call_again(self) -> None:
        """Whoever is asked is to be mentioned once more."""
        for seat in self.record.seats:
            if seat.seat in self.asks():
                seat.call = ""

    # people ------------------------------------------------------------------------------------------------

    def leave(self, user: int) -> None:
        """Get up from a lobby; the host hands it on, the last one out ends it. Raises "not-joined"."""
        left = [seat for seat in self.record.seats if seat.user != user]
        if len(left) == len(self.record.seats):
            raise IllegalAction("not-joined")
        self.touch()
        self.record.seats = [msgspec.structs.replace(seat, seat=i) for i, seat in enumerate(left)]
        if not left:
            self.end("people")
        elif self.record.host == user and left[0].user is not None:
            self.record.host = left[0].user

    def vacate(self, seat: SeatRow) -> None:
        """Nobody sits there any more; what they had ordered in advance goes with them."""
        self.touch()
        self._moved.add(seat.seat)
        seat.user, seat.name, seat.standing, seat.auto, seat.misses = None, "", {}, False, 0

    def sit(self, seat: SeatRow, person: Person, calendar: Calendar) -> None:
        """Somebody takes over a seat, with a full span for what it is asked. Raises "already-seated"."""
        if any(other.user == person.id for other in self.record.seats):
            raise IllegalAction("already-seated")
        self.record.calendars.append(calendar)
        self.vacate(seat)
        seat.user, seat.name, seat.away_used = person.id, person.name, 0.0
        self.renew(seat)

    def renew(self, seat: SeatRow) -> None:
        """Give a seat its full time again."""
        for one in self.record.clocks:
            if one.seat == seat.seat:
                if one.ask is not None:
                    self.stop(one)
                one.left, one.stage = one.total, 0

    # closing -----------------------------------------------------------------------------------------------

    def close(self) -> Change:
        """Bring votes, calls and clocks in line with what is asked now."""
        record = self.record
        for vote in record.votes:
            if vote.decided is None and not self._still_matters(vote):
                vote.decided = "void"
        for seat in record.seats:
            self._call(seat)
        self.wind()
        record.changed = self.now
        return Change(record=record, rows=self.rows, audits=self.audits, reverted=self.reverted)

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

    # after saving ------------------------------------------------------------------------------------------

    def table(self) -> Table:
        """The table as it is now."""
        return Table(self.games, self.record, self._state)

    def outcome(self) -> Outcome:
        """What the change wrote."""
        asked = (seat for seat in self.asks() if self.is_news(seat) and seat != self.actor)
        return Outcome(table=self.table(), rows=tuple(self.rows), asked=tuple(asked))


_REFUSALS = {"lobby": "not-started", "live": "running", "paused": "paused", "over": "over", "ended": "over"}
