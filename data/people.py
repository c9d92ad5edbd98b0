"""What people have chosen, when they are away, which tables wait for them, and what is kept of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from data import clock
from data.draft import Draft
from data.frame import Frame
from data.records import Kept, Seating, Settings
from data.table import Table
from data.words import LOCALES
from rules.core import IllegalAction

LONGEST_AWAY = 60 * clock.DAY
_NEVER: Settings = Settings()


def _switch(value: str) -> bool:
    if value not in ("true", "false"):
        raise ValueError
    return value == "true"


def _one_of(*allowed: str) -> Callable[[str], str]:
    def check(value: str) -> str:
        if value not in allowed:
            raise ValueError
        return value

    return check


def _zone(value: str) -> str:
    """An IANA zone. Raises IllegalAction("bad-zone")."""
    try:
        return ZoneInfo(value).key
    except (KeyError, ValueError, OSError):
        raise IllegalAction("bad-zone") from None


def _quiet(value: str) -> tuple[int, int]:
    """`22:00-07:30` as minutes of the day. Raises IllegalAction("bad-quiet")."""
    try:
        start, end = (_minute(part) for part in value.replace("–", "-").split("-"))
    except ValueError:
        raise IllegalAction("bad-quiet") from None
    if not 0 < clock.minutes((start, end)) <= clock.LONGEST_QUIET:
        raise IllegalAction("bad-quiet")
    return start, end


def _minute(text: str) -> int:
    hour, _, minute = text.strip().partition(":")
    if not (0 <= int(hour) < 24 and 0 <= int(minute or 0) < 60):
        raise ValueError
    return int(hour) * 60 + int(minute or 0)


_READERS: dict[str, Callable[[str], Any]] = {
    "locale": _one_of(*LOCALES),
    "dm": _switch,
    "quiet": _quiet,
    "zone": _zone,
    "confirm": _switch,
    "colours": _one_of("standard", "contrast"),
    "board": _one_of("picture", "text"),
}


def _read(name: str, value: str | None) -> Any:
    """Raises IllegalAction: no-setting, bad-setting, bad-zone, bad-quiet."""
    if name not in _READERS:
        raise IllegalAction("no-setting")
    try:
        return getattr(_NEVER, name) if value is None else _READERS[name](value)
    except IllegalAction:
        raise
    except ValueError:
        raise IllegalAction("bad-setting") from None


class People:
    """The part of the service that is about persons rather than tables."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    async def settings(self, user: int) -> Settings:
        """What this person has chosen; defaults for the rest."""
        text = await self._frame.store.setting("people", user)
        return Settings() if text is None else msgspec.json.decode(text, type=Settings)

    async def change(self, user: int, name: str, value: str | None) -> Settings:
        """Choose one setting, as `choose` does several."""
        return await self.choose(user, {name: value})

    async def choose(self, user: int, wanted: Mapping[str, str | None]) -> Settings:
        """Choose settings by their names, all of them or none; None: the default again.

        `quiet` is written `22:00-07:30`, `zone` is an IANA zone, switches are `true` and `false`. Quiet hours
        move no deadline that is already running. Raises IllegalAction: no-setting, bad-setting, bad-zone,
        bad-quiet.
        """
        new = {name: _read(name, value) for name, value in wanted.items()}
        settings = msgspec.structs.replace(await self.settings(user), **new)
        await self._frame.store.set("people", user, msgspec.json.encode(settings).decode())
        return settings

    async def aways(self, user: int) -> list[tuple[float, float]]:
        """The person's absences that are not over yet."""
        return [away for away in await self._frame.store.aways(user) if away[1] > self._frame.now()]

    async def away(self, user: int, start: float, end: float) -> list[tuple[float, float]]:
        """Be away from `start` (now, if that has passed) to `end`: all that are not over.

        One's own clocks stand still meanwhile, for at most 14 days per game.
        Raises IllegalAction("bad-dates").
        """
        start = max(start, self._frame.now())
        if not start < end <= start + LONGEST_AWAY:
            raise IllegalAction("bad-dates")
        old = await self._frame.store.aways(user)
        touching = [(a, b) for a, b in old if a <= end and start <= b]
        start = min([start, *(a for a, _ in touching)])
        end = max([end, *(b for _, b in touching)])
        rest = [away for away in old if away not in touching]
        await self._set_aways(user, sorted([*rest, (start, end)]))
        return await self.aways(user)

    async def back(self, user: int) -> None:
        """Be here again: what is left of an absence, and those still to come, are off."""
        now = self._frame.now()
        old = await self._frame.store.aways(user)
        await self._set_aways(user, [(a, min(b, now)) for a, b in old if a < now])

    async def _set_aways(self, user: int, aways: list[tuple[float, float]]) -> None:
        await self._frame.store.set_aways(user, aways)
        for seating in await self._frame.store.seatings(user):
            await self._frame.change(seating.table, _aim(user))

    async def games(self, user: int) -> list[Seating]:
        """The person's open tables everywhere, those that wait for them first."""
        return await self._frame.store.seatings(user)

    async def seen(self, user: int, hint: str) -> bool:
        """Whether the person had been shown this before; from now on they have."""
        return await self._frame.store.seen(user, hint)

    async def privacy(self, user: int) -> Kept:
        """How much is kept of this person."""
        return await self._frame.store.kept(user)

    async def forget(self, user: int) -> list[Table]:
        """Leave every table and be forgotten: the tables that have an empty seat now.

        What was played stays in the logs, by nobody: a finished game's seats have no name any more. Whose log
        somebody has taken is remembered until that game is over, or they could sit down knowing every hand.
        """
        left: list[Table] = []
        for seating in await self._frame.store.seatings(user):
            draft, _ = await self._frame.change(seating.table, _vacate(user))
            left.append(draft.table())
        await self._frame.store.forget(user)
        return left


def _aim(user: int) -> Callable[[Draft], Awaitable[None]]:
    """Work the person's running clocks out anew."""

    async def decide(draft: Draft) -> None:
        seat = draft.seat_of(user)
        for one in draft.record.clocks:
            if one.seat == seat.seat and one.ask is not None and one.alarm is not None:
                clock.aim(one, draft.calendar(seat), seat.away_used)
                draft.touch()

    return decide


def _vacate(user: int) -> Callable[[Draft], Awaitable[None]]:
    async def decide(draft: Draft) -> None:
        if draft.record.status == "lobby":
            draft.leave(user)
        else:
            draft.vacate(draft.seat_of(user))

    return decide
