"""What the table service needs of a database, so that another one can stand behind it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Protocol

from data.records import AuditRow, Change, Kept, LogRow, MessageRow, Record, Seating, VoteRow

Owner = Literal["people", "servers"]
"""Whose settings."""


class Store(Protocol):
    """What the table service needs of a database. All methods raise StoreError when it cannot be used."""

    async def close(self) -> None: ...

    async def load(self, table: int) -> Record | None:
        """One table as it is at one moment."""
        ...

    async def save(self, *changes: Change) -> list[int]:
        """All changes or none; the tables' ids. Raises Conflict or ChannelBusy."""
        ...

    async def place(self, table: int, user: int) -> tuple[int, int, str | None] | None:
        """The table's channel and guild, and how this person is called there; None: they do not sit there."""
        ...

    async def open_at(self, channel: int) -> int | None:
        """The channel's open table."""
        ...

    async def last_at(self, channel: int, game: str) -> int | None:
        """The channel's newest started table of a game, open or not."""
        ...

    async def row(self, table: int, n: int) -> LogRow | None:
        """One row of a log, archived or not."""
        ...

    async def rows(self, table: int, first: int, last: int) -> list[LogRow]:
        """Rows first..last of a log, archived or not."""
        ...

    async def refused(self, table: int, n: int) -> VoteRow | None:
        """The last vote that ended in a no, or in nothing, while row `n` was the newest."""
        ...

    async def lagging(self, now: float) -> list[int]:
        """Tables whose newest face was not shown, or with a mention due."""
        ...

    async def shown(self, table: int, face: int, n: int) -> None:
        """Remember how far a table was shown; never goes back."""
        ...

    async def setting(self, kind: Owner, id: int) -> str | None:
        """A person's or a server's settings as JSON."""
        ...

    async def set(self, kind: Owner, id: int, settings: str) -> None: ...

    async def aways(self, user: int) -> list[tuple[float, float]]:
        """A person's absences, by their start."""
        ...

    async def set_aways(self, user: int, aways: Sequence[tuple[float, float]]) -> None: ...

    async def seatings(self, user: int) -> list[Seating]:
        """A person's open tables."""
        ...

    async def seen(self, user: int, hint: str) -> bool:
        """Note that a person was shown something; whether they had been before."""
        ...

    async def kept(self, user: int) -> Kept: ...

    async def forget(self, user: int) -> None:
        """Remove a person from everything but the open tables they sit at."""
        ...

    async def tables_of(self, guild: int) -> list[int]:
        """A server's open tables."""
        ...

    async def audits(self, guild: int, count: int) -> list[AuditRow]:
        """What a server's moderators did, newest first."""
        ...

    async def audit(self, id: int) -> AuditRow | None: ...

    async def settle_acts(self, before: float) -> None:
        """Forget what taking an act back would need, of all acts done before then.

        And, where a game is over, which of the forgotten had taken its log.
        """
        ...

    async def has_log(self, table: int, user: int) -> bool:
        """Whether this moderator has taken a table's whole log, or brought it, here or where else it is."""
        ...

    async def plays(self, seed: str, user: int) -> bool:
        """Whether somebody sits at a table of this seed's game that goes on, or could be reopened."""
        ...

    async def note(self, audit: AuditRow) -> None:
        """Write down what a moderator did to no table."""
        ...

    async def gone(self, guild: int, at: float | None) -> None:
        """Note when the bot left a server, or that it is back."""
        ...

    async def purge(self, before: float) -> int:
        """Delete all of the servers that were left before then; how many."""
        ...

    async def remember(self, table: int, message: MessageRow) -> None: ...

    async def messages(self, table: int, kind: str) -> list[MessageRow]:
        """The remembered messages of this kind, oldest first."""
        ...

    async def drop(self, table: int, kind: str, message: int) -> None: ...

    async def due(self, now: float, untouched: float) -> list[int]:
        """Tables with an alarm or the end of a vote behind them, and lobbies left as they are since then."""
        ...

    async def lease(self, name: str, holder: str, now: float, until: float) -> bool:
        """Take or keep a lease that nobody else holds."""
        ...

    async def beat(self, name: str, now: float) -> float | None:
        """Note that this is going on now; when it last was."""
        ...

    async def postpone(self, seconds: float) -> None:
        """Move all that is due by the time that nobody could act in."""
        ...

    async def pack(self, before: float) -> bool:
        """Pack the log of one table that was over before then; False when there is none."""
        ...

    async def backup(self, path: Path) -> None:
        """A complete copy in a single file, while everything goes on."""
        ...
