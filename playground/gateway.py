"""The gateway: IDENTIFY, HEARTBEAT, RESUME, sharding, zlib-stream, and how a connection goes wrong."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from playground import limits
from playground.errors import Json
from playground.form import entries, items
from playground.tokens import is_accepted
from playground.world import Guild, Intent, World

_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _RECONNECT, _MEMBERS, _INVALID, _HELLO, _ACK = (
    0,
    1,
    2,
    6,
    7,
    8,
    9,
    10,
    11,
)
_AUTHENTICATION_FAILED, _INVALID_SHARD, _DISALLOWED_INTENTS = 4004, 4010, 4014
_PRIVILEGED = Intent.MEMBERS | Intent.PRESENCES | Intent.MESSAGE_CONTENT
_REPLAYED = 2000  # events that a session keeps for a RESUME


class _Link:
    """One websocket: frames leave in order, whoever sends them."""

    def __init__(self, socket: web.WebSocketResponse, request: web.BaseRequest, *, compress: bool) -> None:
        self.socket = socket
        self.request = request
        self._zlib = zlib.compressobj() if compress else None
        self._queue: asyncio.Queue[Json] = asyncio.Queue()

    def send(self, payload: Json) -> None:
        self._queue.put_nowait(payload)

    async def pump(self) -> None:
        while True:
            raw = json.dumps(await self._queue.get())
            try:
                if self._zlib:
                    data = self._zlib.compress(raw.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(data)
                else:
                    await self.socket.send_str(raw)
            except (ConnectionError, RuntimeError):
                return


@dataclass
class Session:
    """What outlives a connection: the events that a RESUME would ask for."""

    id: str
    intents: int
    shard: tuple[int, int]
    link: _Link | None
    seq: int = 0
    buffer: deque[tuple[int, Json]] = field(default_factory=lambda: deque[tuple[int, Json]](maxlen=_REPLAYED))

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event, now or at the next RESUME."""
        self.seq += 1
        payload: Json = {"op": _DISPATCH, "t": event, "s": self.seq, "d": json.loads(json.dumps(data))}
        self.buffer.append((self.seq, payload))
        if self.link:
            self.link.send(payload)

    def handles(self, guild_id: str | None) -> bool:
        """Whether events of that guild, or of direct messages, belong to this shard."""
        number, count = self.shard
        return (int(guild_id) >> 22) % count == number if guild_id else number == 0


class Gateway:
    """All connections of the bot. `privileged`: the intents that its owner switched on."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._links: set[_Link] = set()
        self._muted = False
        self.sessions: dict[str, Session] = {}
        self.privileged = 0
        self.shards = 1
        self.heartbeat = limits.HEARTBEAT
        self.identifies = 0
        self.resumes = 0
        self.ready = asyncio.Event()
        world.sinks.append(self._emit)

    @property
    def url(self) -> str:
        """Where the bot connects."""
        return self._world.url.replace("http", "ws", 1) + "/gateway"

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return any(session.link for session in self.sessions.values())

    def _emit(self, event: str, data: Json, intent: Intent, guild_id: str | None) -> None:
        if (
            guild_id
            and event != "GUILD_DELETE"
            and self._world.bot.id not in self._world.guilds[guild_id].members
        ):
            return
        for session in self.sessions.values():
            if (not intent or session.intents & intent) and session.handles(guild_id):
                session.dispatch(event, self._readable(session, event, data, guild_id))

    def _readable(self, session: Session, event: str, data: Json, guild_id: str | None) -> Json:
        """Without the message-content intent a bot reads its own messages and those that mention it."""
        if not event.startswith("MESSAGE_") or "author" not in data or not guild_id:
            return data
        bot = self._world.bot.id
        mine = data["author"]["id"] == bot or any(user["id"] == bot for user in data["mentions"])
        if mine or session.intents & Intent.MESSAGE_CONTENT:
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

    # The conversation

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it closes."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        link = _Link(socket, request, compress=request.query.get("compress") == "zlib-stream")
        self._links.add(link)
        pump = asyncio.create_task(link.pump())
        link.send(
            {"op": _HELLO, "s": None, "t": None, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}}
        )
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._receive(link, json.loads(frame.data))
        finally:
            pump.cancel()
            self._links.discard(link)
            for session in self.sessions.values():
                session.link = None if session.link is link else session.link
            self._world.changed()
        return socket

    async def _receive(self, link: _Link, payload: Json) -> None:
        data = entries(payload.get("d"))
        match payload["op"]:
            case 1 if not self._muted:
                link.send({"op": _ACK, "s": None, "t": None, "d": None})
            case 2:
                await self._identify(link, data)
            case 6:
                self._resume(link, data)
            case 8:
                self._members(link, data)
            case _:
                pass

    async def _identify(self, link: _Link, data: Json) -> None:
        number, count = data.get("shard") or (0, 1)
        refusal = 0
        if not is_accepted(data.get("token")):
            refusal = _AUTHENTICATION_FAILED
        elif not 0 <= number < count:
            refusal = _INVALID_SHARD
        elif int(data["intents"]) & _PRIVILEGED & ~self.privileged:
            refusal = _DISALLOWED_INTENTS
        if refusal:
            await link.socket.close(code=refusal)
            return
        self.identifies += 1
        session = Session(self._world.snowflake(), int(data["intents"]), (number, count), link)
        abandoned = [s.id for s in self.sessions.values() if s.shard == session.shard and s.link is None]
        for session_id in abandoned:
            del self.sessions[session_id]
        self.sessions[session.id] = session
        self._greet(session)
        self._world.changed()

    def _greet(self, session: Session) -> None:
        bot = self._world.bot
        guilds = [g for g in self._world.guilds.values() if bot.id in g.members and session.handles(g.id)]
        ready: Json = {
            "v": 10,
            "user": {**bot.wire(), "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": g.id, "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": bot.id, "flags": 0},
        }
        session.dispatch("READY", ready)
        for guild in guilds:
            session.dispatch("GUILD_CREATE", guild.wire())
        self.ready.set()

    def _resume(self, link: _Link, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        if session is None or not is_accepted(data.get("token")):
            link.send({"op": _INVALID, "s": None, "t": None, "d": False})
            return
        self.resumes += 1
        session.link = link
        for seq, payload in session.buffer:
            if seq > data["seq"]:
                link.send(payload)
        session.dispatch("RESUMED", {})
        self._world.changed()

    def _members(self, link: _Link, data: Json) -> None:
        session = next((s for s in self.sessions.values() if s.link is link), None)
        guild = self._world.guilds.get(str(data.get("guild_id")))
        if session and guild:
            found = _searched(guild, data)
            chunk: Json = {"guild_id": guild.id, "members": found, "chunk_index": 0, "chunk_count": 1}
            session.dispatch("GUILD_MEMBERS_CHUNK", {**chunk, "nonce": data.get("nonce")})

    # What goes wrong

    async def drop(self, code: int = 4000) -> None:
        """Close every connection with that code; most codes allow a RESUME."""
        for link in list(self._links):
            await link.socket.close(code=code)

    def reset(self) -> None:
        """Cut every connection without a word."""
        for link in list(self._links):
            transport = link.request.transport
            if transport:
                transport.abort()

    def ask_reconnect(self) -> None:
        """Ask every connection to come again (op 7)."""
        self._broadcast({"op": _RECONNECT, "s": None, "t": None, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9). Unless `resumable` they are forgotten."""
        self._broadcast({"op": _INVALID, "s": None, "t": None, "d": resumable})
        if not resumable:
            self.sessions.clear()

    def zombie(self, on: bool = True) -> None:
        """Keep connections open without acknowledging heartbeats."""
        self._muted = on

    def _broadcast(self, payload: Json) -> None:
        for session in self.sessions.values():
            if session.link:
                session.link.send(payload)


def _searched(guild: Guild, data: Json) -> list[Any]:
    """Members by id, or by the beginning of their name."""
    wanted = data.get("user_ids")
    ids = [str(i) for i in items(wanted) or [wanted]] if wanted else None
    query = str(data.get("query") or "").lower()
    found: list[Any] = []
    for member in guild.members.values():
        named = member.user.id in ids if ids is not None else member.user.name.lower().startswith(query)
        if named:
            found.append(member.wire())
    return found[: int(data.get("limit") or 1000)]
