"""What can go wrong with a request on purpose: refusals, lost answers, delays, rate limits, cut connections.

`path` is a regular expression searched in the path after `/api/v10`; `method` may be `*`. Each fault strikes
`times` times and counts in `struck`.
"""

import re
from dataclasses import dataclass, field

from playground.errors import ApiError, Json

LIMITED = 429
SHORTLY = 0.3
"""Seconds after which a request that is refused as one too many may be sent again."""


@dataclass
class Fault:
    """One thing that goes wrong. `after`: the request takes effect, only its answer is lost."""

    method: str
    path: re.Pattern[str]
    status: int | None = None
    body: Json = field(default_factory=dict[str, object])
    times: int = 1
    delay: float = 0.0
    after: bool = False
    cut: bool = False
    struck: int = 0

    def matches(self, method: str, path: str) -> bool:
        """Whether it strikes this request."""
        return self.times > 0 and self.method in ("*", method) and bool(self.path.search(path))


class Faults:
    """The faults that are waiting for their request."""

    def __init__(self) -> None:
        self.pending: list[Fault] = []

    def fail(
        self,
        method: str,
        path: str,
        status: int | None = None,
        *,
        code: int | None = None,
        times: int = 1,
        after: bool = False,
        delay: float = 0.0,
    ) -> Fault:
        """Refuse with `status` (default 500), or with an error `code` of Discord and the status it has."""
        if code is None:
            body: Json = {"code": 0, "message": f"{status or 500}: injected"}
            return self._add(Fault(method, re.compile(path), status or 500, body, times, delay, after))
        error = ApiError(code, status=status)
        if error.status == LIMITED:
            error.body.setdefault("retry_after", SHORTLY)
        return self._add(Fault(method, re.compile(path), error.status, error.body, times, delay, after))

    def delay(self, method: str, path: str, seconds: float, *, times: int = 1, after: bool = False) -> Fault:
        """Serve, but late; with `after` only the answer is late."""
        return self._add(Fault(method, re.compile(path), times=times, delay=seconds, after=after))

    def cut(self, method: str, path: str, *, times: int = 1, after: bool = False) -> Fault:
        """Break the connection instead of answering."""
        return self._add(Fault(method, re.compile(path), times=times, after=after, cut=True))

    def rate_limit(
        self, path: str, retry_after: float = SHORTLY, *, times: int = 1, is_global: bool = False
    ) -> Fault:
        """429, for this route or for all."""
        body: Json = {
            "message": "You are being rate limited.",
            "retry_after": retry_after,
            "global": is_global,
        }
        return self._add(Fault("*", re.compile(path), 429, body, times))

    def clear(self) -> None:
        """Let everything work again."""
        self.pending.clear()

    def strike(self, method: str, path: str, *, after: bool) -> Fault | None:
        """The fault that hits this request now, used up by one."""
        for fault in self.pending:
            if fault.after == after and fault.matches(method, path):
                fault.times -= 1
                fault.struck += 1
                return fault
        return None

    def _add(self, fault: Fault) -> Fault:
        self.pending.append(fault)
        return fault
