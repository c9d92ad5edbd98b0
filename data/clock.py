"""Deadlines as pure arithmetic: no clock is read here, `now` is always given. Times are Unix seconds.

A clock belongs to a seat and what it is asked about. It runs while that is asked, stands still while it is
not, and goes on with what was left; its owner's absence does not count, and on slow tables a deadline does
not fall into its owner's quiet hours.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from data.records import Calendar, ClockRow
from rules.core import Pace

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0

SPANS: dict[str, dict[Pace, float | None]] = {
    "live": {
        Pace.TURN: 10 * MINUTE,
        Pace.REACTION: 2 * MINUTE,
        Pace.OFFER: 2 * MINUTE,
        Pace.GATHER: 5 * MINUTE,
    },
    "daily": {Pace.TURN: 24 * HOUR, Pace.REACTION: 8 * HOUR, Pace.OFFER: 6 * HOUR, Pace.GATHER: 24 * HOUR},
    "relaxed": {
        Pace.TURN: 72 * HOUR,
        Pace.REACTION: 24 * HOUR,
        Pace.OFFER: 12 * HOUR,
        Pace.GATHER: 48 * HOUR,
    },
    "none": dict.fromkeys(Pace),
}
"""How long a question of each pace may stay open, by the table's pace."""

SHIFTING = frozenset({"daily", "relaxed"})
"""The table paces whose deadlines give way to quiet hours."""

REMINDERS = (0.5, 0.9)
"""The parts of a span after which its owner is reminded."""

AWAY_BUDGET = 14 * DAY
"""How much of a person's absence stops clocks, per game."""

LONGEST_QUIET = 600
"""Minutes of a day that may be quiet."""

LOBBY = 3 * DAY
"""A lobby that nobody has touched for so long is closed."""

KEEP_AFTER_LEAVING = 90 * DAY
"""So long a server's tables are kept after the bot has left it, in case it comes back."""

Aways = Sequence[tuple[float, float]]


def worked(start: float, end: float, aways: Aways, budget: float) -> tuple[float, float]:
    """The seconds of start..end that count, and those of absence that do not (at most `budget`)."""
    away = sum(max(0.0, min(end, b) - max(start, a)) for a, b in aways)
    free = min(away, budget)
    return end - start - free, free


def reach(since: float, left: float, aways: Aways, budget: float) -> float:
    """When `left` seconds that count have gone by. `aways`: by start, apart from each other."""
    t = since
    for a, b in aways:
        if b <= t:
            continue
        if t + left <= a or budget <= 0:
            break
        left -= max(0.0, a - t)
        t = max(a, t)
        free = min(b - t, budget)
        t, budget = t + free, budget - free
    return t + left


def minutes(quiet: tuple[int, int]) -> int:
    """How long a stretch of quiet hours is."""
    return (quiet[1] - quiet[0]) % 1440


def after_quiet(t: float, quiet: tuple[int, int] | None, zone: str) -> float:
    """`t`, or the end of the quiet stretch that it falls into, by the local clock of that day."""
    if quiet is None or not minutes(quiet):
        return t
    tz = ZoneInfo(zone)
    day = datetime.fromtimestamp(t, tz).date()
    for start_day in (day - timedelta(days=1), day):
        start = _local(start_day.toordinal(), quiet[0], tz)
        end = _local(start_day.toordinal() + (quiet[1] <= quiet[0]), quiet[1], tz)
        if start <= t < end:
            return end
    return t


def _local(ordinal: int, minute: int, tz: ZoneInfo) -> float:
    """A wall clock's time as Unix seconds; one that a change of the clocks skips is taken just after it."""
    day = datetime.fromordinal(ordinal)
    return day.replace(hour=minute // 60, minute=minute % 60, tzinfo=tz).astimezone(UTC).timestamp()


def pack_quiet(calendar: Calendar, pace: str) -> str:
    """The quiet hours that a clock which starts now will honour, as text: `1320-450@Europe/Paris`."""
    if calendar.quiet is None or pace not in SHIFTING:
        return ""
    return f"{calendar.quiet[0]}-{calendar.quiet[1]}@{calendar.zone}"


def _unpack(quiet: str) -> tuple[tuple[int, int] | None, str]:
    if not quiet:
        return None, "UTC"
    stretch, _, zone = quiet.partition("@")
    start, _, end = stretch.partition("-")
    return (int(start), int(end)), zone


def run(clock: ClockRow, ask: int, now: float, calendar: Calendar, away_used: float) -> None:
    """Let a stopped clock go on for this question."""
    clock.ask, clock.since = ask, now
    aim(clock, calendar, away_used)


def aim(clock: ClockRow, calendar: Calendar, away_used: float) -> None:
    """Work out the deadline and the next alarm of a running clock."""
    assert clock.since is not None
    budget = AWAY_BUDGET - away_used
    quiet, zone = _unpack(clock.quiet)
    clock.due = after_quiet(reach(clock.since, clock.left, calendar.aways, budget), quiet, zone)
    alarm = clock.due
    while clock.stage < len(REMINDERS):
        still = clock.left - clock.total * (1 - REMINDERS[clock.stage])
        alarm = reach(clock.since, max(0.0, still), calendar.aways, budget)
        alarm = after_quiet(alarm, calendar.quiet, calendar.zone)
        if still >= 0 and alarm < clock.due:
            break
        clock.stage, alarm = clock.stage + 1, clock.due
    clock.alarm = alarm


def stop(clock: ClockRow, now: float, calendar: Calendar, away_used: float) -> float:
    """Stop a running clock with what is left; the seconds of absence that it has cost its owner's budget."""
    assert clock.since is not None
    counted, free = worked(clock.since, now, calendar.aways, AWAY_BUDGET - away_used)
    clock.left = max(0.0, clock.left - counted)
    clock.since, clock.ask, clock.due, clock.alarm = now, None, None, None
    return free
