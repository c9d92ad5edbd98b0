"""How well the event loop keeps up: the sign of life that health checks and benches read."""

from __future__ import annotations

import asyncio
import collections
import json
import os
import time
from pathlib import Path

EVERY = 0.1
KEPT = 600
"""One minute of samples."""


class Pulse:
    """Measures how late the loop wakes a sleeper, and writes it down for whoever wants to know."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._late: collections.deque[float] = collections.deque(maxlen=KEPT)

    async def beat(self) -> None:
        """Sample for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self._late.append(max(0.0, loop.time() - due))

    def lag_ms(self, part: float = 0.99) -> float:
        """The lag that all but the worst samples of the last minute kept below."""
        late = sorted(self._late) or [0.0]
        return 1000 * late[min(len(late) - 1, int(len(late) * part))]

    def sign(self) -> None:
        """Leave a sign of life: the file's time is now, whole or not at all."""
        if self._file is None:
            return
        fresh = self._file.with_name(f"{self._file.name}.new")
        fresh.write_text(json.dumps({"at": time.time(), "lag_p99_ms": round(self.lag_ms(), 2)}))
        os.replace(fresh, self._file)

    def end(self) -> None:
        """No longer alive."""
        if self._file is not None:
            self._file.unlink(missing_ok=True)
