"""The time in this Discord: the machine's, plus a skew that a test may advance."""

import time
from datetime import UTC, datetime

DISCORD_EPOCH = 1_420_070_400.0  # seconds; snowflakes count milliseconds from here


class Clock:
    """Seconds since 1970, advanced at will; `monotonic` time is never touched."""

    def __init__(self) -> None:
        self.skew = 0.0

    def now(self) -> float:
        """Seconds since 1970 as this Discord tells them."""
        return time.time() + self.skew

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once: tokens age, old messages become old."""
        self.skew += seconds


def iso(at: float) -> str:
    """`at` seconds since 1970 as Discord writes a timestamp."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Ids that sort by the time they were made, each only once."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def __call__(self) -> str:
        wanted = int((self._clock.now() - DISCORD_EPOCH) * 1000) << 22
        self._last = max(self._last + 1, wanted)
        return str(self._last)


def moment(snowflake: str) -> float:
    """When an id was made, in seconds since 1970."""
    return (int(snowflake) >> 22) / 1000 + DISCORD_EPOCH
