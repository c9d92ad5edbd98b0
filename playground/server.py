"""The loopback Discord: one HTTP server on 127.0.0.1 with the REST API, the gateway and the pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from playground import limits
from playground.clock import Clock
from playground.commands import Commands
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.messages import Messages, Ping
from playground.people import Person
from playground.permissions import BOT, NOBODY, Permission
from playground.rest import Call, Problem, Rest, Validator
from playground.routes import Routes, router
from playground.world import Guild, Role, User, World

HOST = "127.0.0.1"
_BODY = limits.UPLOAD * 4  # a little more than Discord takes, so that Discord's own refusal is seen


class Discord:
    """A small real Discord.

    `rate_limits`: keep Discord's buckets (5 messages in 5 s per channel ...), which makes tests slow.
    `validator`: judges every request and answer; what it finds is in `problems`.
    """

    def __init__(self, *, rate_limits: bool = False, validator: Validator | None = None) -> None:
        self.clock = Clock()
        self.world = World(self.clock)
        self.messages = Messages(self.world)
        self.interactions = Interactions(self.world, self.messages)
        self.commands = Commands(self.world)
        self.gateway = Gateway(self.world)
        self.routes = Routes(self.world, self.messages, self.interactions, self.commands, self.gateway)
        self.rest = Rest(router, self.routes, self.clock.now)
        self.rest.validator = validator
        self.rest.buckets.enabled = rate_limits
        self.faults = self.rest.faults
        self.people: dict[str, Person] = {}
        self._runner: web.AppRunner | None = None
        self._port = 0

    # The server

    async def start(self, port: int = 0) -> str:
        """Listen on 127.0.0.1, on any free port or, after `stop`, on the same again. Returns the address."""
        app = web.Application(client_max_size=_BODY, middlewares=[only_ourselves])
        self.add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, port or self._port).start()
        self._port = int(self._runner.addresses[0][1])
        self.world.url = f"http://{HOST}:{self._port}"
        return self.url

    def add_routes(self, app: web.Application) -> None:
        """What the server answers to; a subclass may add to it."""
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_get("/attachments/{channel}/{attachment}/{name}", self._attachment)
        app.router.add_route("*", "/api/v10/{tail:.*}", self.rest.serve)

    async def stop(self) -> None:
        """Go away, with everything as it is: `start` again ends the outage."""
        if self._runner:
            await self.gateway.drop(1001)
            await self._runner.cleanup()
            self._runner = None

    @property
    def url(self) -> str:
        """The address, as in http://127.0.0.1:40123."""
        return self.world.url

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        attachment = self.messages.files.get(request.match_info["attachment"])
        if attachment is None:
            raise web.HTTPNotFound
        headers = {
            "Content-Type": attachment.content_type,
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox; default-src 'none'",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cache-Control": "private, max-age=3600",
        }
        if not attachment.content_type.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=attachment.data, headers=headers)

    # The world

    @property
    def bot(self) -> User:
        """The bot's own account."""
        return self.world.bot

    def guild(self, name: str, *, bot_permissions: Permission = BOT, locale: str = "en-US") -> Guild:
        """The server of that name, made if there is none; the bot is in it."""
        for guild in self.world.guilds.values():
            if guild.name == name:
                return guild
        return self.world.make_guild(name, bot_permissions, locale=locale)

    def person(
        self,
        name: str,
        *guilds: Guild,
        locale: str = "en-US",
        permissions: Permission = NOBODY,
        roles: Iterable[Role] = (),
    ) -> Person:
        """A new person in these servers; `permissions` come on top of what everybody has."""
        person = Person(self, self.world.make_user(name, locale=locale))
        for guild in guilds:
            own = [guild.role(name, permissions)] if permissions else []
            guild.join(person, *roles, *own)
        self.people[person.id] = person
        return person

    # What happened

    @property
    def requests(self) -> Sequence[Call]:
        """Every request of the bot, oldest first."""
        return self.rest.requests

    @property
    def problems(self) -> list[Problem]:
        """What the validator found, in requests and in answers."""
        return self.rest.problems

    @property
    def missing(self) -> list[tuple[str, str]]:
        """Routes that the bot asked for and that this Discord does not have."""
        return self.rest.missing

    @property
    def pings(self) -> list[Ping]:
        """Whom messages rang at, oldest first."""
        return self.messages.pings

    async def quiet(self, seconds: float = 0.05, *, timeout: float = 10.0) -> None:
        """Wait until the bot has asked for nothing for so long. Raises TimeoutError."""
        async with asyncio.timeout(timeout):
            while not self.rest.rests_for(seconds):
                await asyncio.sleep(0.005)


@web.middleware
async def only_ourselves(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what a foreign page can make a browser ask: another host's name, the API with an origin."""
    host = urlsplit(f"//{request.host}").hostname
    if host not in (HOST, "localhost"):
        raise web.HTTPForbidden(text="This server answers to 127.0.0.1 only.")
    if request.path.startswith(("/api/", "/gateway")) and "Origin" in request.headers:
        raise web.HTTPForbidden(text="This is for the bot, not for a browser.")
    return await handler(request)
