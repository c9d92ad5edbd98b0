"""The shapes that go in and out of the store: one struct per table of the database, all plain data.

States, actions, events and options are JSON text here; which game they belong to is the table service's
affair. Times are Unix seconds.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Status = Literal["lobby", "live", "paused", "over", "ended"]
"""`over`: the rules named an end. `ended`: given up, by its people or by a moderator."""

OPEN: frozenset[str] = frozenset({"lobby", "live", "paused"})
"""A channel holds one table with such a status."""


class StoreError(Exception):
    """The database cannot be used. `code` is the message that says why and what to do."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code, self.facts = code, facts


class Conflict(Exception):
    """Another process has changed the table since it was loaded: load it again."""


class ChannelBusy(Exception):
    """The channel already has an open table."""


class SeatRow(msgspec.Struct, kw_only=True):
    """One seat. `user` None: vacant (or made anonymous once the game is over).

    `call`: whether its person still has to be mentioned, not before `call_at`. `auto`: the table lets the
    game's defaults play its turns. `out`: the row in which it resigned. `away_used`: seconds
    of its owner's absence that stopped clocks here.
    """

    seat: int
    user: int | None
    name: str
    standing: dict[str, str] = {}
    misses: int = 0
    auto: bool = False
    out: int | None = None
    call: Literal["", "due", "done"] = ""
    call_at: float | None = None
    away_used: float = 0.0


class ClockRow(msgspec.Struct, kw_only=True):
    """The clock of one seat for one thing. Running while `ask` is its open question, else stopped.

    `since`: when it was last started or stopped; `left`: seconds remaining then, of `total`. `alarm`: when
    the next reminder (`stage` 0 and 1) or the end (`stage` 2) comes. `quiet`: its owner's quiet hours when it
    began, so that nobody can move a deadline by changing them.
    """

    seat: int
    about: str
    pace: str
    total: float
    left: float
    ask: int | None = None
    since: float | None = None
    due: float | None = None
    alarm: float | None = None
    stage: int = 0
    quiet: str = ""


class VoteRow(msgspec.Struct, kw_only=True):
    """A question to the table's people. `seat`: whom it is about, or who asks; `row`: what an undo goes to.

    `until` None: open until it is decided. `base`: the newest row when it was put, and then when it
    was decided; an undo dies with a move.
    """

    id: int = 0
    kind: str
    seat: int
    row: int | None = None
    base: int = -1
    until: float | None = None
    choices: tuple[str, ...]
    voters: tuple[int, ...]
    cast: dict[str, str] = {}
    decided: str | None = None


class Calendar(msgspec.Struct, kw_only=True):
    """When a person is not to be disturbed. `quiet`: minutes of the local day, 22:00-07:30 is (1320, 450)."""

    user: int
    quiet: tuple[int, int] | None = None
    zone: str = "UTC"
    aways: list[tuple[float, float]] = []


class LogRow(msgspec.Struct, kw_only=True, frozen=True):
    """One row of a table's log, as `rules.match.Row` has it."""

    n: int
    at: float
    by: str
    v: int
    seat: int | None = None
    to_row: int | None = None
    reshuffle: str | None = None
    number: int | None = None
    action: str | None = None
    events: str = "[]"
    state: str


class AuditRow(msgspec.Struct, kw_only=True, frozen=True):
    """What a moderator did. `facts`: codes and numbers only; `before`: what taking it back needs."""

    id: int = 0
    table_id: int | None
    guild: int
    at: float
    by: int
    name: str
    kind: str
    why: str
    facts: dict[str, int | float | str | None] = {}
    before: str = "{}"
    undone: float | None = None


class MessageRow(msgspec.Struct, kw_only=True, frozen=True):
    """A message that shows something of a table. `kind`: see `data.outbox`."""

    kind: str
    channel: int
    message: int
    at: float


class Record(msgspec.Struct, kw_only=True):
    """One table with all that a decision about it needs, read in one statement.

    `rev` counts the changes: who saves must have seen the newest. `face` counts those that everybody can see,
    `shown_face` and `shown_n` how far they were shown. `chosen`: the lobby's options as text; `frozen`: the
    game's typed options as JSON, from the start on. `predecessor`: the table that this one replaced.
    """

    id: int = 0
    rev: int = 0
    game: str
    status: Status = "lobby"
    channel: int
    guild: int
    host: int
    locale: str
    chosen: dict[str, str] = {}
    frozen: str = ""
    seed: str = ""
    n: int = -1
    face: int = 0
    shown_face: int = -1
    shown_n: int = -1
    why: str = ""
    predecessor: int | None = None
    successor: int | None = None
    created: float
    changed: float
    seats: list[SeatRow] = []
    clocks: list[ClockRow] = []
    votes: list[VoteRow] = []
    calendars: list[Calendar] = []
    last: LogRow | None = None

    @property
    def is_secret(self) -> bool:
        """Whether the game goes on, or would if a moderator's act were taken back."""
        return self.status in OPEN or (self.status == "ended" and self.why in ("moderator", "reset"))


class Change(msgspec.Struct, kw_only=True):
    """One table's new record (`id` 0: a new table) and what goes into its log and the audit with it.

    `reverted`: the numbers of audit rows that it takes back. `rewritten`: earlier rows of the log that say
    something else from now on.
    """

    record: Record
    rows: list[LogRow] = []
    rewritten: list[LogRow] = []
    audits: list[AuditRow] = []
    reverted: list[int] = []


class Settings(msgspec.Struct, kw_only=True):
    """What a person has chosen. `locale` None: as their Discord is. `board`: picture or text.

    `quiet` and `zone`: when not to be pinged, as in `Calendar`.
    """

    locale: str | None = None
    dm: bool = False
    quiet: tuple[int, int] | None = None
    zone: str = "UTC"
    confirm: bool = True
    colours: Literal["standard", "contrast"] = "standard"
    board: Literal["picture", "text"] = "picture"


class ServerSettings(msgspec.Struct, kw_only=True):
    """What a server's moderators have chosen. `channels` empty: everywhere. `role`: may moderate besides."""

    channels: list[int] = []
    role: int | None = None
    pace: str = "daily"
    locale: str | None = None
    most_tables: int = 50


class Seating(msgspec.Struct, kw_only=True, frozen=True):
    """One of a person's tables, as their list shows it. `message`: its newest board."""

    table: int
    game: str
    channel: int
    guild: int
    status: Status
    seat: int
    waiting: bool
    due: float | None
    message: int | None


class Kept(msgspec.Struct, kw_only=True, frozen=True):
    """How much of a person is kept."""

    tables: int
    running: int
    settings: int
    absences: int
    hints: int
    audits: int
