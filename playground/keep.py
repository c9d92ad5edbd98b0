"""Keeps a playground's world in a file, so that a game goes on after everything was stopped.

One SQLite file: the world as a JSON document (people, servers, channels, messages, commands) and the pictures
beside it. What only lives with a process is left out: sessions, interaction tokens, open forms, faults.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing, suppress
from dataclasses import asdict
from pathlib import Path

from playground.errors import Json
from playground.messages import Attachment, Message, Ping
from playground.people import Person
from playground.permissions import Permission
from playground.server import Discord
from playground.world import Channel, ChannelKind, Guild, Member, Overwrite, Role, ThreadState, User, World

_VERSION = 1
_MESSAGES = 200  # kept of each channel
_PINGS = 200
_PAUSE = 0.3  # seconds in which several changes are written at once
_SCHEMA = """
CREATE TABLE IF NOT EXISTS world (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, document TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, data BLOB NOT NULL);
"""


class Keeper:
    """Writes the world of `d` to `path` soon after each change. Raises sqlite3.Error if it cannot."""

    def __init__(self, d: Discord, path: Path) -> None:
        self._d = d
        self._path = path
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        with closing(sqlite3.connect(path)) as database:
            database.executescript(_SCHEMA)

    def restore(self) -> bool:
        """Make `d`'s world the kept one; False, and nothing changed, if there is none of this version."""
        with closing(sqlite3.connect(self._path)) as database:
            row = database.execute("SELECT document FROM world WHERE version = ?", (_VERSION,)).fetchone()
            files = dict(database.execute("SELECT id, data FROM files").fetchall())
        if row is None:
            return False
        _load(self._d, json.loads(row[0]), files)
        return True

    def start(self) -> None:
        """Begin to write."""
        self._d.world.watchers.append(self._changed.set)
        self._task = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Write a last time."""
        self._d.world.watchers.remove(self._changed.set)
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self.write()

    def write(self) -> None:
        """Write the world now, in one transaction, with new pictures and without those that are gone."""
        files = self._d.messages.files
        with closing(sqlite3.connect(self._path)) as database, database:
            known = {row[0] for row in database.execute("SELECT id FROM files")}
            database.executemany("DELETE FROM files WHERE id = ?", [(i,) for i in known - files.keys()])
            fresh = [(i, files[i].data) for i in files.keys() - known]
            database.executemany("INSERT INTO files VALUES (?, ?)", fresh)
            document = json.dumps(_dump(self._d))
            database.execute("INSERT OR REPLACE INTO world VALUES (1, ?, ?)", (_VERSION, document))

    async def _write_on(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(_PAUSE)
            self._changed.clear()
            self.write()


def _dump(d: Discord) -> Json:
    world = d.world
    return {
        "bot": world.bot.id,
        "users": [asdict(user) for user in world.users.values()],
        "people": list(d.people),
        "guilds": [_dump_guild(guild) for guild in world.guilds.values()],
        "channels": [_dump_channel(channel) for channel in world.channels.values()],
        "commands": d.commands.registered(),
        "pings": [asdict(ping) for ping in d.pings[-_PINGS:]],
    }


def _dump_guild(guild: Guild) -> Json:
    members = {i: {"joined_at": m.joined_at, "roles": m.roles} for i, m in guild.members.items()}
    return {
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "bot_permissions": guild.bot_permissions,
        "locale": guild.locale,
        "roles": [asdict(role) for role in guild.roles.values()],
        "members": members,
        "bans": guild.bans,
    }


def _dump_channel(channel: Channel) -> Json:
    plain = ("id", "kind", "name", "guild_id", "parent_id", "recipient_id", "position", "last_message_id")
    return {
        **{key: getattr(channel, key) for key in plain},
        "overwrites": {i: asdict(overwrite) for i, overwrite in channel.overwrites.items()},
        "thread": asdict(channel.thread) if channel.thread else None,
        "messages": [_dump_message(m) for m in list(channel.messages.values())[-_MESSAGES:]],
    }


_PLAIN = (
    "id",
    "sent_at",
    "kind",
    "content",
    "embeds",
    "components",
    "flags",
    "edited_at",
    "mentions",
    "mention_roles",
    "mention_everyone",
    "pinned",
    "visible_to",
    "reference",
    "interaction",
    "nonce",
)


def _dump_message(message: Message) -> Json:
    files = [{"id": a.id, "filename": a.filename, "description": a.description} for a in message.attachments]
    plain = {key: getattr(message, key) for key in _PLAIN}
    return {**plain, "author": message.author.id, "attachments": files}


def _load(d: Discord, document: Json, files: dict[str, bytes]) -> None:
    world = d.world
    world.users = {data["id"]: User(**data) for data in document["users"]}
    world.bot = world.users[document["bot"]]
    world.guilds = {data["id"]: _load_guild(world, data) for data in document["guilds"]}
    for data in document["channels"]:
        world.add_channel(_load_channel(world, data, files))
    d.people = {i: Person(d, world.users[i]) for i in document["people"]}
    for channel in world.channels.values():
        d.messages.files |= {a.id: a for m in channel.messages.values() for a in m.attachments}
    d.messages.pings = [Ping(**data) for data in document["pings"]]
    d.commands.replace(None, document["commands"])


def _load_guild(world: World, data: Json) -> Guild:
    bits = Permission(data["bot_permissions"])
    guild = Guild(world, data["id"], data["name"], data["owner_id"], bits, data["locale"], bans=data["bans"])
    for role in data["roles"]:
        role["permissions"] = Permission(role["permissions"])
        guild.roles[role["id"]] = Role(**role)
    for user_id, member in data["members"].items():
        guild.members[user_id] = Member(world.users[user_id], member["joined_at"], member["roles"])
    return guild


def _load_channel(world: World, data: Json, files: dict[str, bytes]) -> Channel:
    messages = data.pop("messages")
    overwrites = {
        i: Overwrite(o["is_member"], Permission(o["allow"]), Permission(o["deny"]))
        for i, o in data.pop("overwrites").items()
    }
    thread = data.pop("thread")
    data["kind"] = ChannelKind(data["kind"])
    channel = Channel(world, **data, overwrites=overwrites, thread=ThreadState(**thread) if thread else None)
    for kept in messages:
        kept["attachments"] = [Attachment(**a, data=files[a["id"]]) for a in kept["attachments"]]
        kept["author"] = world.users[kept["author"]]
        channel.messages[kept["id"]] = Message(channel, **kept)
    return channel
