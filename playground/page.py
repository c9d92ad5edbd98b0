"""The page: what a browser asks for and what it may do, for one person at a time.

Nothing here is part of Discord. Reading needs our own host's name (see `server.only_ourselves`), acting also
a request that comes from our own page: its Origin, and JSON, which no foreign form can send.
"""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from aiohttp import web

from playground.commands import Offer, translated
from playground.errors import ApiError, Json
from playground.filling import CannotDo
from playground.form import entries, items
from playground.messages import Message, Upload
from playground.people import NoAnswer, Person, Result
from playground.permissions import Permission
from playground.process import BotProcess
from playground.server import Discord
from playground.world import Channel

_FILES = Path(__file__).parent / "page"
_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
_MESSAGES = 100  # shown of a channel
_PEOPLE = 50
_NAME = 32
_FILE = 11  # the kind of an option that takes a file
_FORMS = 200  # open modals that are remembered
_BEAT = 15.0  # seconds between signs of life on a silent stream
_GATHER = 0.03  # seconds in which several changes become one

Action = Callable[[Person, Channel, Json], Awaitable[Json]]


class Playground(Discord):
    """A Discord with a page. `bot` is the process that the page can restart."""

    def __init__(self, *, rate_limits: bool = True) -> None:
        super().__init__(rate_limits=rate_limits)
        self.process: BotProcess | None = None
        self._forms: dict[str, Result] = {}
        self._streams: set[asyncio.Event] = set()
        self.world.watchers.append(self._changed)
        self._actions: Mapping[str, Action] = {
            "say": self._say,
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "select": self._select,
            "modal": self._modal,
            "locale": self._locale,
            "join": self._join,
            "restart": self._restart,
        }

    def add_routes(self, app: web.Application) -> None:
        """Discord's routes and the page's."""
        super().add_routes(app)
        app.router.add_get("/", self._file)
        app.router.add_get("/page/{name}", self._file)
        app.router.add_get("/play/state", self._state)
        app.router.add_get("/play/commands", self._commands)
        app.router.add_get("/play/events", self._events)
        app.router.add_post("/play/act", self._act)

    async def _file(self, request: web.Request) -> web.Response:
        path = _FILES / request.match_info.get("name", "index.html")
        if path.parent != _FILES or path.suffix not in _KINDS or not path.is_file():
            raise web.HTTPNotFound
        headers = {**_HEADERS, "Content-Type": f"{_KINDS[path.suffix]}; charset=utf-8"}
        return web.Response(body=path.read_bytes(), headers=headers)

    # What somebody sees

    def _who(self, wanted: str | None) -> Person:
        """By id or by name; the first one if there is nobody of that name."""
        for person in self.people.values():
            if wanted and wanted.casefold() in (person.id, person.name.casefold()):
                return person
        return next(iter(self.people.values()))

    def _where(self, person: Person, wanted: str | None) -> Channel:
        places = [*person.channels(), person.dm]
        return next((c for c in places if c.id == wanted), places[0])

    async def _state(self, request: web.Request) -> web.Response:
        person = self._who(request.query.get("as"))
        channel = self._where(person, request.query.get("in"))
        messages = person.feed(channel)[-_MESSAGES:]
        return _json(
            {
                "me": person.id,
                "locale": person.locale,
                "people": [self._person(p) for p in self.people.values()],
                "guilds": [
                    self._guild(person, g.id) for g in self.world.guilds.values() if person.id in g.members
                ],
                "direct": _place(person, person.dm),
                "channel": channel.id,
                "messages": [self._shown(m, person.locale) for m in messages],
                "names": {u.id: u.name for u in self.world.users.values()},
                "pings": {p.message_id: p.channel_id for p in person.pings[-_MESSAGES:]},
                "writable": self.world.can_send(person.id, channel),
                "bot": self._bot_state(),
            }
        )

    def _shown(self, message: Message, locale: str) -> Json:
        """A message as the page draws it: as the API shows it, with the reply's first words and the command
        that it answers as `locale` calls it.
        """
        wire = message.wire()
        if message.reference:
            original = message.channel.messages.get(str(message.reference["message_id"]))
            wire["reply"] = original and {"author": original.author.id, "text": original.text[:120]}
        name = (message.interaction or {}).get("name")
        if name:
            wire["used"] = self.commands.shown(str(name), message.channel.guild_id, locale)
        return wire

    def _person(self, person: Person) -> Json:
        last = person.pings[-1].message_id if person.pings else None
        manages = Permission.MANAGE_CHANNELS
        moderates = any(c.permissions(person) & manages for c in self.world.channels.values() if c.guild_id)
        return {"id": person.id, "name": person.name, "ping": last, "moderates": moderates}

    def _guild(self, person: Person, guild_id: str) -> Json:
        guild = self.world.guilds[guild_id]
        channels = [_place(person, c) for c in person.channels() if c.guild_id == guild_id]
        roles = [{"id": role.id, "name": role.name} for role in guild.roles.values() if not role.managed]
        members = list(guild.members)
        return {"id": guild.id, "name": guild.name, "channels": channels, "members": members, "roles": roles}

    def _bot_state(self) -> Json:
        running = self.process is not None and self.process.pid is not None
        state = "online" if self.gateway.online else "starting" if running else "stopped"
        lines = list(self.process.lines)[-12:] if self.process and state == "stopped" else []
        return {
            "name": self.bot.name,
            "state": state,
            "pid": self.process and self.process.pid,
            "lines": lines,
        }

    async def _commands(self, request: web.Request) -> web.Response:
        person = self._who(request.query.get("as"))
        offers = person.commands(self._where(person, request.query.get("in")))
        return _json([_offer(offer, person.locale) for offer in offers.values()])

    # Live updates

    def _changed(self) -> None:
        for stream in self._streams:
            stream.set()

    async def _events(self, request: web.Request) -> web.StreamResponse:
        headers = {**_HEADERS, "Content-Type": "text/event-stream"}
        response = web.StreamResponse(headers=headers)
        await response.prepare(request)
        changed = asyncio.Event()
        self._streams.add(changed)
        try:
            while True:
                await response.write(b"data: changed\n\n")
                await _either(changed, _BEAT)
                await asyncio.sleep(_GATHER)
                changed.clear()
        except (ConnectionError, RuntimeError):
            pass
        finally:
            self._streams.discard(changed)
        return response

    # What somebody does

    async def _act(self, request: web.Request) -> web.Response:
        ours = (f"http://{request.host}", self.url)
        if request.headers.get("Origin") not in ours or request.content_type != "application/json":
            raise web.HTTPForbidden(text="Only this page may act here.")
        body = entries(await request.json())
        person = self.people.get(str(body.get("as")))
        action = self._actions.get(str(body.get("do")))
        if person is None or action is None:
            raise web.HTTPBadRequest(text="Nobody, or nothing to do.")
        try:
            return _json(await action(person, self._where(person, str(body.get("in"))), body))
        except CannotDo as error:
            return _json({"error": error.code, "detail": str(error)})
        except NoAnswer:
            return _json({"error": "no-answer"})
        except ApiError as error:
            return _json({"error": "refused", "detail": str(error)})

    async def _say(self, person: Person, channel: Channel, body: Json) -> Json:
        person.say(str(body["text"]), channel=channel)
        return {}

    async def _slash(self, person: Person, channel: Channel, body: Json) -> Json:
        values = self._values(person, channel, body)
        return self._opened(
            await person.slash(str(body["command"]), channel=channel, wait=False, fill=values)
        )

    async def _autocomplete(self, person: Person, channel: Channel, body: Json) -> Json:
        values = self._values(person, channel, body)
        option = str(body["option"])
        values.pop(option, None)
        choices = await person.autocomplete(
            str(body["command"]), option, str(body["text"]), channel=channel, fill=values
        )
        return {"choices": [choice._asdict() for choice in choices]}

    async def _click(self, person: Person, channel: Channel, body: Json) -> Json:
        message = _message(channel, body)
        return self._opened(await person.click(message, str(body["custom_id"]), wait=False))

    async def _select(self, person: Person, channel: Channel, body: Json) -> Json:
        message, which = _message(channel, body), str(body["custom_id"])
        return self._opened(await person.select(message, items(body["values"]), which=which, wait=False))

    async def _modal(self, person: Person, channel: Channel, body: Json) -> Json:
        shown = self._forms.get(str(body["form"]))
        if shown is None or shown.interaction.user is not person.user:
            raise CannotDo("no-modal", "this form is not open any more")
        result = await person.submit_modal(shown, entries(body["values"]), wait=False)
        del self._forms[str(body["form"])]
        return self._opened(result)

    def _opened(self, result: Result) -> Json:
        """The form that the bot opened, if it did."""
        if result.modal is None:
            return {}
        while len(self._forms) >= _FORMS:
            del self._forms[next(iter(self._forms))]
        self._forms[result.interaction.id] = result
        return {"form": result.interaction.id, "modal": result.modal}

    async def _locale(self, person: Person, channel: Channel, body: Json) -> Json:
        person.locale = str(body["locale"])
        return {}

    async def _join(self, person: Person, channel: Channel, body: Json) -> Json:
        name = " ".join(str(body["name"]).split())[:_NAME]
        taken = any(name.casefold() == p.name.casefold() for p in self.people.values())
        if not name or taken or len(self.people) >= _PEOPLE:
            raise CannotDo("bad-name", "this name is taken or empty")
        joined = self.person(name, *self.world.guilds.values(), locale=person.locale)
        return {"person": joined.id}

    async def _restart(self, person: Person, channel: Channel, body: Json) -> Json:
        if self.process:
            await self.process.kill()
            self.world.changed()
            await self.process.launch()
            self.world.changed()
        return {}

    def _values(self, person: Person, channel: Channel, body: Json) -> dict[str, object]:
        """Options as typed by a person, turned into what their type asks for."""
        offer = person.commands(channel).get(str(body["command"]))
        kinds = {str(o["name"]): o["type"] for o in offer.options} if offer else {}
        given = entries(body.get("options"))
        return {name: self._value(kinds.get(name), value) for name, value in given.items()}

    def _value(self, kind: Any, typed: Any) -> object:
        if kind == _FILE:
            return _upload(entries(typed))
        text = str(typed)
        convert: Mapping[Any, Callable[[str], object]] = {
            4: int,
            5: lambda word: word == "true",
            10: float,
        }
        try:
            return convert.get(kind, str)(text)
        except ValueError:
            raise CannotDo("bad-option", f"{text!r} does not fit here") from None


def _upload(file: Json) -> Upload:
    """A file that was chosen: its name, and its bytes in base64."""
    try:
        return Upload(str(file.get("name") or "file"), base64.b64decode(str(file.get("data")), validate=True))
    except ValueError:
        raise CannotDo("bad-option", "this file cannot be read") from None


async def _either(event: asyncio.Event, seconds: float) -> None:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return


def _json(body: object) -> web.Response:
    headers = {**_HEADERS, "Content-Type": "application/json; charset=utf-8"}
    return web.Response(body=json.dumps(body).encode(), headers=headers)


def _message(channel: Channel, body: Json) -> Message:
    message = channel.messages.get(str(body["message"]))
    if message is None:
        raise CannotDo("not-visible", "this message is gone")
    return message


def _place(person: Person, channel: Channel) -> Json:
    seen = person.feed(channel)
    thread = channel.thread
    return {
        "id": channel.id,
        "name": channel.name,
        "kind": int(channel.kind),
        "parent": channel.parent_id,
        "archived": bool(thread and thread.archived),
        "last": seen[-1].id if seen else None,
    }


def _offer(offer: Offer, locale: str) -> Json:
    options = [
        {
            "name": option["name"],
            "shown": translated(option, "name", locale),
            "description": translated(option, "description", locale),
            "kind": option["type"],
            "required": bool(option.get("required")),
            "autocomplete": bool(option.get("autocomplete")),
            "choices": [
                {"name": translated(entries(c), "name", locale), "value": entries(c)["value"]}
                for c in items(option.get("choices"))
            ],
            "least": option.get("min_value"),
            "most": option.get("max_value"),
        }
        for option in offer.options
    ]
    shown, description = offer.localized(locale), offer.description(locale)
    return {"name": offer.name, "shown": shown, "description": description, "options": options}
