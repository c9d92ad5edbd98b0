"""Rate limits as Discord keeps them: one bucket per route and channel, and 50 requests a second in all."""

import hashlib
import re
import time
from collections import deque
from dataclasses import dataclass, field

from playground import limits
from playground.errors import Json

_ID = re.compile(r"/\d{15,}")
_MAJOR = re.compile(r"/(?:channels|guilds)/\d+|/webhooks/\d+/[^/]+")
# method, path, requests, seconds; the first that fits
_RULES: tuple[tuple[str, str, int, float], ...] = (
    ("POST", r"^/channels/\d+/messages$", 5, 5.0),
    ("PATCH", r"^/channels/\d+/messages/\d+$", 5, 5.0),
    ("DELETE", r"^/channels/\d+/messages/\d+$", 5, 1.0),
    ("*", r"^/webhooks/", 5, 2.0),
    ("*", r"", 10, 1.0),
)
_FREE = re.compile(r"^/interactions/|^/gateway")
_NOT_GLOBAL = re.compile(r"^/interactions/|^/webhooks/")


@dataclass
class _Bucket:
    """Requests of the last `window` seconds, at most `limit`."""

    name: str
    limit: int
    window: float
    used: deque[float] = field(default_factory=deque[float])

    def take(self, now: float) -> float:
        """Use one up; the seconds to wait if there is none left."""
        while self.used and now - self.used[0] >= self.window:
            self.used.popleft()
        if len(self.used) >= self.limit:
            return self.window - (now - self.used[0])
        self.used.append(now)
        return 0.0

    def headers(self, now: float) -> dict[str, str]:
        """What Discord tells about the bucket in each answer."""
        reset = self.window - (now - self.used[0]) if self.used else self.window
        return {
            "X-RateLimit-Bucket": self.name,
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - len(self.used)),
            "X-RateLimit-Reset": f"{time.time() + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
        }


class Buckets:
    """Switched off with `enabled`: then nothing is limited and nothing is told."""

    def __init__(self) -> None:
        self.enabled = True
        self._buckets: dict[str, _Bucket] = {}
        self._all = _Bucket("global", limits.GLOBAL_PER_SECOND, 1.0)

    def take(self, method: str, path: str) -> tuple[Json | None, dict[str, str]]:
        """The body of a 429, if it is one, and the headers of the answer."""
        if not self.enabled or _FREE.search(path):
            return None, {}
        now = time.monotonic()
        if not _NOT_GLOBAL.search(path) and (wait := self._all.take(now)):
            headers = {
                "X-RateLimit-Global": "true",
                "X-RateLimit-Scope": "global",
                "Retry-After": f"{wait:.3f}",
            }
            return _limited(wait, is_global=True), headers
        bucket = self._bucket(method, path)
        wait = bucket.take(now)
        headers = bucket.headers(now)
        if not wait:
            return None, headers
        return _limited(wait, is_global=False), {
            **headers,
            "X-RateLimit-Scope": "user",
            "Retry-After": f"{wait:.3f}",
        }

    def _bucket(self, method: str, path: str) -> _Bucket:
        major = _MAJOR.match(path)
        rest = path[major.end() :] if major else path
        route = f"{method}:{_ID.sub('/id', rest)}"
        key = f"{route}:{major[0] if major else ''}"
        if key not in self._buckets:
            name = hashlib.blake2b(route.encode(), digest_size=8).hexdigest()
            limit, window = next((n, s) for m, p, n, s in _RULES if m in ("*", method) and re.search(p, path))
            self._buckets[key] = _Bucket(name, limit, window)
        return self._buckets[key]


def _limited(wait: float, *, is_global: bool) -> Json:
    return {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": is_global}
