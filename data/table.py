"""A table as it was at one moment, for those who show it: nothing here changes anything."""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping
from typing import Any, TypeAlias

import msgspec

from data import clock
from data.position import Position, position
from data.records import OPEN, LogRow, Record, SeatRow, VoteRow
from rules import codec, funnel
from rules.core import Ask, Event, Game, IllegalAction, Options, State, Striking, Teaming, View
from rules.dice import fingerprint
from rules.phrase import Phrase, Ref, say

Seated: TypeAlias = SeatRow
Vote: TypeAlias = VoteRow


class Person(msgspec.Struct, frozen=True):
    """Somebody, as Discord knows them."""

    id: int
    name: str


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A message that was posted, and when."""

    channel: int
    message: int
    at: float


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One row of a log, as one viewer may read it."""

    n: int
    at: float
    by: str
    seat: int | None
    to_row: int | None
    phrases: tuple[Phrase, ...]


def events_of(game: Game[Any], row: LogRow) -> list[Event]:
    """What happened in a row; nothing when a past version told it in a way that is no longer understood."""
    try:
        return codec.load_events(game, row.events)
    except codec.BadSave:
        return []


def entry(game: Game[Any], row: LogRow, viewer: int | None) -> Entry:
    """A log row with the lines that this viewer may read, the table's own doings first."""
    own = _BY.get(row.by)
    head = [] if own is None else [say(own, seat=_ref(row.seat), row=row.to_row)]
    told = [e.phrase() for e in events_of(game, row) if e.to is None or viewer in e.to]
    return Entry(n=row.n, at=row.at, by=row.by, seat=row.seat, to_row=row.to_row, phrases=(*head, *told))


_BY = {"undo": "log-undo", "moderator": "log-rewind", "clock": "log-clock", "standing": "log-standing"}


def _ref(seat: int | None) -> Ref | None:
    return None if seat is None else Ref("seat", seat)


class Table:
    """One table with its game. Secrets stay inside: whatever is shown comes from `view`."""

    def __init__(self, games: Mapping[str, Game[Any]], record: Record) -> None:
        if record.game not in games:
            raise IllegalAction("unreadable")
        self.game = games[record.game]
        self._record = record

    @property
    def id(self) -> int:
        return self._record.id

    @property
    def rev(self) -> int:
        """Counts every change."""
        return self._record.rev

    @property
    def name(self) -> str:
        """The game's name."""
        return self._record.game

    @property
    def status(self) -> str:
        """lobby, live, paused, over or ended."""
        return self._record.status

    @property
    def why(self) -> str:
        """Why it is paused (vote, silence, moderator, suspended) or has ended.

        That is people, moderator, reset, suspended (a lobby without a channel) or abandoned (one left alone).
        """
        return self._record.why

    @property
    def is_open(self) -> bool:
        return self.status in OPEN

    @property
    def is_over(self) -> bool:
        return not self.is_open

    @property
    def channel(self) -> int:
        return self._record.channel

    @property
    def guild(self) -> int:
        return self._record.guild

    @property
    def host(self) -> int:
        return self._record.host

    @property
    def locale(self) -> str:
        return self._record.locale

    @property
    def chosen(self) -> Mapping[str, str]:
        """The lobby's options as text, every one of them."""
        return self._record.chosen

    @property
    def pace(self) -> str:
        return self._record.chosen["pace"]

    @functools.cached_property
    def options(self) -> Options:
        """The game's typed options, frozen at the start. Only from the start on."""
        return codec.read(self.game.options, self._record.frozen)

    @property
    def card_set(self) -> str:
        """The folder of the cards that this table plays with; empty for the game's only one."""
        return self.options.card_set if self._record.frozen else self.chosen.get("card_set", "")

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits where; in a lobby in the order of joining."""
        return tuple(self._record.seats)

    @property
    def n(self) -> int:
        """The newest row of the log; -1 in a lobby."""
        return self._record.n

    @property
    def last_by(self) -> int | None:
        """The seat whose person did what led here; None when it was no person's own move."""
        last = self._record.last
        return last.seat if last is not None and last.by == "player" else None

    @property
    def face(self) -> int:
        """Counts the changes that everybody can see."""
        return self._record.face

    @property
    def shown_face(self) -> int:
        return self._record.shown_face

    @property
    def shown_n(self) -> int:
        return self._record.shown_n

    @property
    def votes(self) -> tuple[VoteRow, ...]:
        """The votes that are open."""
        return tuple(vote for vote in self._record.votes if vote.decided is None)

    @property
    def successor(self) -> int | None:
        """The table that took this one's place."""
        return self._record.successor

    @property
    def created(self) -> float:
        return self._record.created

    @property
    def changed(self) -> float:
        return self._record.changed

    @property
    def closes(self) -> float:
        """When a lobby is closed, unless somebody touches it."""
        return self.changed + clock.LOBBY

    @property
    def fingerprint(self) -> str | None:
        """Of the seed: posted at the start, checked at the end."""
        return fingerprint(self._record.seed) if self._record.seed else None

    @property
    def seed(self) -> str | None:
        """Only once nothing can be foretold from it."""
        return self._record.seed if self._record.seed and not self._record.is_secret else None

    @functools.cached_property
    def _position(self) -> Position:
        last = self._record.last
        if last is None:
            raise IllegalAction("not-started")
        return position(self.game, last.v, last.state)

    @property
    def _state(self) -> State:
        return self._position.state

    @property
    def winners(self) -> tuple[int, ...] | None:
        return self._state.winners if self.n >= 0 else None

    def seat_of(self, user: int | None) -> int | None:
        """Where this person sits. A stranger, and nobody, sits nowhere."""
        if user is None:
            return None
        return next((s.seat for s in self._record.seats if s.user == user), None)

    def user_of(self, seat: int) -> int | None:
        """Who sits there; None: vacant."""
        return next((s.user for s in self._record.seats if s.seat == seat), None)

    def names(self) -> dict[int, str]:
        """Seat -> display name, for `Words`; vacant and anonymous seats are left out."""
        return {s.seat: s.name for s in self._record.seats if s.user is not None}

    def view(self, seat: int | None) -> View:
        """What this seat, or the public, may know."""
        return self._position.view(seat)

    def asked(self) -> tuple[int, ...]:
        """The seats with an open question; none while the table is not live."""
        return tuple(self._state.asks) if self.status == "live" else ()

    def ask(self, seat: int | None) -> Ask | None:
        """The open question to this seat."""
        return self._state.asks.get(seat) if seat is not None and self.status == "live" else None

    def due(self, seat: int) -> float | None:
        """The deadline of its open question; None: no question, or no hurry."""
        return next((c.due for c in self._record.clocks if c.seat == seat and c.ask is not None), None)

    def question(self, viewer: int | None, seat: int) -> Phrase:
        """What `seat` is asked, for this viewer."""
        return self.game.question(self.view(viewer), seat)

    def board(self, viewer: int | None) -> list[Phrase]:
        """The text board for this viewer."""
        return self.game.board(self.view(viewer))

    def texts(self) -> tuple[tuple[int, str], ...]:
        """What people wrote and everybody can read here, by its number from 1; not what was struck."""
        if self.n < 0 or not isinstance(self.game, Striking):
            return ()
        texts = enumerate(self.game.texts(self._state), 1)
        return tuple((number, text) for number, (text, struck) in texts if not struck)

    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The teams that everybody knows of, as seats, each with its leader first."""
        if self.n < 0 or not isinstance(self.game, Teaming):
            return ()
        return tuple(self.game.teams(self.view(None)))

    def playing(self, seats: Collection[int]) -> tuple[int, ...]:
        """The people who sit on these seats and have not resigned."""
        found = (s.user for s in self._record.seats if s.seat in seats and s.out is None)
        return tuple(user for user in found if user is not None)

    def calls(self) -> tuple[int, ...]:
        """Seats whose people still have to be mentioned."""
        return tuple(s.seat for s in self._record.seats if s.call == "due")

    def funnel(self, seat: int | None) -> funnel.Node | None:
        """The seat's legal actions as a tree of small questions; None: it is not asked."""
        if self.ask(seat) is None or seat is None:
            return None
        return self._position.funnel(seat)


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What a person may see and do at a table. `seat` None: they only watch."""

    table: Table
    seat: int | None
    view: View | None
    ask: Ask | None
    root: funnel.Node | None
    due: float | None


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What a change wrote. `asked`: seats newly asked, without the one who acted."""

    table: Table
    rows: tuple[LogRow, ...]
    asked: tuple[int, ...]

    @property
    def first(self) -> int:
        """The first row written; one past the newest when none was."""
        return self.rows[0].n if self.rows else self.table.n + 1

    @property
    def last(self) -> int:
        return self.table.n

    @property
    def over(self) -> bool:
        return self.table.is_over

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What everybody may read of it."""
        return self.entries_for(None)

    def entries_for(self, viewer: int | None) -> tuple[Entry, ...]:
        """What this seat may read of it."""
        return tuple(entry(self.table.game, row, viewer) for row in self.rows)


class Pressed(msgspec.Struct, frozen=True, kw_only=True):
    """What a press led to. `outcome` None: `node` still asks, or is a leaf whose free text is to be given."""

    look: Look
    node: funnel.Node
    outcome: Outcome | None
