"""Decisions about a table, made in memory and written in one transaction: moves, seats, pauses, the end."""

from __future__ import annotations

import msgspec

from data.desk import Desk
from data.records import Calendar, LogRow, Record, SeatRow
from data.table import Person
from rules import codec, match
from rules.core import Action, Ask, Event, IllegalAction, Options, Pace, State, Striking, begin, is_mark

CHAIN = 500
"""So many automatic answers in a row are a bug of the rules."""


class Draft(Desk):
    """What can happen to a table. Each of these changes the draft only; saving it is another's affair."""

    # acting ------------------------------------------------------------------------------------------------

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
        number: int | None = None,
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
            number=number,
            action=codec.dump_action(action),
            events=codec.to_json(events),
            state=codec.to_json(state),
        )
        self.rows.append(row)
        self.record.last = row
        if state.winners is not None:
            self.record.status = "over"
        self.keep_struck()

    def keep_struck(self) -> None:
        """Strike every text that is out of the log, and no other, whatever row the table has come from."""
        if not isinstance(self.game, Striking):
            return
        for number, (text, struck) in enumerate(self.game.texts(self.state)):
            if is_mark(text) != struck:
                state, events = match.strike(self.game, self.state, number, not struck)
                self.append("unstrike" if struck else "strike", state, events, number=number)
                return  # the new row has looked after the others

    def rewrite(self, rows: list[LogRow]) -> None:
        """Let earlier rows of the log say something else, the newest among them perhaps."""
        self.touch()
        self.rewritten = rows
        if rows and rows[-1].n == self.record.n:
            self.record.last = rows[-1]
            self._state = self.decode(rows[-1])
        self.keep_struck()

    def deal(self, seed: str, options: Options) -> None:
        """Begin the game with the seats as they are. Raises IllegalAction("bad-option")."""
        state, events = begin(self.game, len(self.record.seats), seed, options)
        self.record.seed, self.record.frozen = seed, codec.to_json(state.options)
        self.record.status = "live"
        self.append("setup", state, events)

    def act(self, action: Action, by: str) -> None:
        """One action and all that answers it by itself. Raises IllegalAction."""
        self._advance(action, by)
        self.answer_by_itself()

    def _advance(self, action: Action, by: str) -> None:
        """One action. Of what is gathered nobody reads whether a person, an order or silence said it."""
        ask = self.state.asks.get(action.seat)
        state, events = match.advance(self.state, action)
        gathered = ask is not None and ask.pace is Pace.GATHER and by != "player"
        self.append("sealed" if gathered else by, state, events, seat=action.seat, action=action)

    def answer(self, action: Action) -> None:
        """A person's own action: they are here, and play for themselves from now on. Raises IllegalAction."""
        seat = self.seat(action.seat)
        self.actor = seat.seat
        self.is_here(seat)
        self.act(action, "player")

    def answer_by_itself(self) -> None:
        """Give the answers of standing orders, and of seats whose turns the table lets the defaults play."""
        if self.asks() and all(seat.auto for seat in self.record.seats if seat.out is None):
            self._fall_asleep()
        for _ in range(CHAIN):
            in_turn = sorted(self.asks().values(), key=lambda ask: ask.id)  # a save does not keep their order
            found = next((hit for ask in in_turn if (hit := self._automatic(ask))), None)
            if found is None:
                return
            self._advance(*found)
        raise RuntimeError("automatic answers without an end")

    def _fall_asleep(self) -> None:
        """Nobody plays for themselves any more: wait for somebody, instead of a game between defaults."""
        for seat in self.record.seats:
            seat.auto, seat.misses = False, 0
            self.renew(seat)
        self.pause("silence")

    def _automatic(self, ask: Ask) -> tuple[Action, str] | None:
        seat = self.seat(ask.seat)
        code = seat.standing.get(ask.kind)
        if code is not None and (action := self.game.order(self.state, ask, code)) is not None:
            return action, "standing"
        if seat.auto and (action := self.game.default(self.state, ask)) is not None:
            return action, "clock"
        return None

    def is_here(self, seat: SeatRow) -> None:
        """A person has come back: nothing plays for them, and no vote about their absence goes on.

        Who comes back after the time was up has a full span again.
        """
        seat.auto, seat.misses = False, 0
        for vote in self.record.votes:
            if vote.kind == "miss" and vote.seat == seat.seat and vote.decided is None:
                vote.decided = "void"
        if any(c.seat == seat.seat and c.due is not None and c.due <= self.now for c in self.record.clocks):
            self.renew(seat)

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
        seat.out = self.record.n + 1
        self.append("retire", state, events, seat=seat.seat)
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
