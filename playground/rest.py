"""The HTTP side of the REST API: requests, faults, rate limits, validation, answers, and the log of it all.

The routes themselves are in `routes`.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from email.utils import formatdate
from typing import Any, Protocol

from aiohttp import BodyPartReader, web

from playground import limits
from playground.buckets import Buckets
from playground.errors import ApiError, Json, not_found
from playground.faults import Fault, Faults
from playground.form import entries
from playground.messages import Upload
from playground.tokens import is_accepted

_LOGGED = 100_000  # requests that are remembered
_FILE = re.compile(r"files\[(\d+)\]$")
_NO_TOKEN = ("/interactions/", "/webhooks/", "/gateway")


class Validator(Protocol):
    """Judges requests and answers by a description of the API; both return what is wrong, best nothing."""

    def request(self, method: str, path: str, body: object, *, multipart: bool) -> list[str]: ...

    def answer(self, method: str, path: str, status: int, body: object) -> list[str]: ...


@dataclass
class Call:
    """A request of the bot. `path` without `/api/v10`, `at` seconds since 1970.

    `files` by their index; once it is answered only their names are kept, in `filenames`.
    """

    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: dict[str, Upload]
    authorization: str
    at: float
    multipart: bool = False
    filenames: list[str] = field(default_factory=list[str])
    status: int | None = None
    answer: Any = None
    ms: float = 0.0

    @property
    def fields(self) -> Json:
        """The body, where it is an object."""
        return entries(self.body)


@dataclass(frozen=True)
class Problem:
    """A request or an answer that the description of the API does not allow."""

    method: str
    path: str
    of: str
    errors: tuple[str, ...]


Handler = Callable[..., Any]


@dataclass
class Router:
    """Routes by method and template, as in `/channels/{channel}/messages`."""

    routes: list[tuple[str, re.Pattern[str], Handler]] = field(
        default_factory=list[tuple[str, re.Pattern[str], Handler]]
    )

    def add(self, method: str, template: str) -> Callable[[Handler], Handler]:
        """Decorate the method that serves this route."""
        pattern = re.compile("^" + re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template) + "$")

        def register(handler: Handler) -> Handler:
            self.routes.append((method, pattern, handler))
            return handler

        return register

    def find(self, method: str, path: str) -> tuple[Handler, dict[str, str]] | None:
        """The handler, and what the template's names stand for."""
        for known, pattern, handler in self.routes:
            match = pattern.match(path) if known == method else None
            if match:
                return handler, match.groupdict()
        return None


class Rest:
    """Serves `routes` (an object whose methods `router` knows)."""

    def __init__(self, router: Router, routes: object, now: Callable[[], float]) -> None:
        self._router = router
        self._routes = routes
        self._now = now
        self.faults = Faults()
        self.buckets = Buckets()
        self.validator: Validator | None = None
        self.requests: list[Call] = []
        self.problems: list[Problem] = []
        self.missing: list[tuple[str, str]] = []
        self._busy = 0
        self._last = time.monotonic()

    def rests_for(self, seconds: float) -> bool:
        """Whether the bot has asked for nothing for so long."""
        return not self._busy and time.monotonic() - self._last >= seconds

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One request, from reading it to its answer."""
        self._busy += 1
        try:
            call = await self._read(request)
            self.requests.append(call)
            del self.requests[:-_LOGGED]
            started = time.perf_counter()
            headers = {"Via": "1.1 loopback", "Date": formatdate(usegmt=True)}
            fault = await self._struck(call, request, headers, after=False)
            if not fault:
                headers |= self._perform(call)
                fault = await self._struck(call, request, headers, after=True)
            call.ms = (time.perf_counter() - started) * 1000
            call.filenames = [upload.filename for upload in call.files.values()]
            call.files = {}
            return _response(call.status or 500, call.answer, headers)
        finally:
            self._busy -= 1
            self._last = time.monotonic()

    async def _read(self, request: web.Request) -> Call:
        body: Any = None
        files: dict[str, Upload] = {}
        multipart = request.content_type.startswith("multipart/")
        if multipart:
            async for part in await request.multipart():
                assert isinstance(part, BodyPartReader)
                data = bytes(await part.read())
                match = _FILE.match(part.name or "")
                if match:
                    files[match[1]] = Upload(part.filename or "file", data)
                elif part.name == "payload_json":
                    body = json.loads(data)
        elif raw := await request.read():
            body = json.loads(raw)
        path = "/" + request.match_info["tail"]
        token = request.headers.get("Authorization", "")
        return Call(request.method, path, dict(request.query), body, files, token, self._now(), multipart)

    async def _struck(
        self, call: Call, request: web.Request, headers: dict[str, str], *, after: bool
    ) -> Fault | None:
        """Let a fault strike; None if there is none or if it only took its time."""
        fault = self.faults.strike(call.method, call.path, after=after)
        if fault is None:
            return None
        await asyncio.sleep(fault.delay)
        if fault.cut and request.transport:
            request.transport.abort()
        if fault.status is None and not fault.cut:
            return None
        call.status, call.answer = fault.status, fault.body
        if fault.status == 429:
            wait = fault.body.get("retry_after", 1.0)
            scope = "global" if fault.body.get("global") else "user"
            headers |= {"Retry-After": str(wait), "X-RateLimit-Scope": scope, "X-RateLimit-Remaining": "0"}
            headers |= {"X-RateLimit-Limit": "5", "X-RateLimit-Reset-After": str(wait)}
            headers["X-RateLimit-Reset"] = f"{time.time() + wait:.3f}"
        return fault

    def _perform(self, call: Call) -> dict[str, str]:
        headers: dict[str, str] = {}
        try:
            if not call.path.startswith(_NO_TOKEN) and not is_accepted(call.authorization):
                raise ApiError(0)
            limited, headers = self.buckets.take(call.method, call.path)
            if limited:
                call.status, call.answer = 429, limited
                return headers
            if sum(len(upload.data) for upload in call.files.values()) > limits.UPLOAD:
                raise ApiError(40005)
            self._validate_request(call)
            call.status, call.answer = self._route(call)
        except ApiError as error:
            call.status, call.answer = error.status, error.body
        if self.validator and call.status < 300:
            errors = self.validator.answer(call.method, call.path, call.status, call.answer)
            self._note(call, "answer", errors)
        return headers

    def _validate_request(self, call: Call) -> None:
        if self.validator:
            errors = self.validator.request(call.method, call.path, call.body, multipart=call.multipart)
            self._note(call, "request", errors)

    def _note(self, call: Call, of: str, errors: list[str]) -> None:
        if errors:
            self.problems.append(Problem(call.method, call.path, of, tuple(errors)))

    def _route(self, call: Call) -> tuple[int, Any]:
        found = self._router.find(call.method, call.path)
        if found is None:
            self.missing.append((call.method, call.path))
            raise not_found()
        handler, names = found
        answer = handler(self._routes, call, **names)
        if answer is None:
            return 204, None
        return (201, answer.body) if isinstance(answer, Created) else (200, answer)


@dataclass(frozen=True)
class Created:
    """An answer with status 201 instead of 200."""

    body: Json


def _response(status: int, body: object, headers: dict[str, str]) -> web.Response:
    if status == 204:
        return web.Response(status=204, headers=headers)
    # Without a charset: discord.py compares the content type exactly.
    headers = {**headers, "Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)
