"""Application commands: what the bot registered, and what the picker offers to a person in a channel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from playground.checks import check_commands
from playground.errors import ApiError, Json
from playground.form import entries, items
from playground.permissions import Permission
from playground.world import Channel, User, World

_SUBCOMMAND, _GROUP = 1, 2
_IN_GUILD, _IN_BOT_DM = 0, 1


@dataclass(frozen=True)
class Offer:
    """One line of the picker. `nest` leads from the command to the subcommand that is called."""

    command: Json
    nest: tuple[Json, ...]

    @property
    def _nodes(self) -> tuple[Json, ...]:
        return (self.command, *self.nest)

    @property
    def name(self) -> str:
        """The full name, as in `bill new`."""
        return " ".join(str(node["name"]) for node in self._nodes)

    @property
    def options(self) -> list[Json]:
        """The options of the (sub)command itself."""
        return [entries(o) for o in items(self._nodes[-1].get("options"))]

    def localized(self, locale: str) -> str:
        """The full name in somebody's language."""
        return " ".join(translated(node, "name", locale) for node in self._nodes)

    def description(self, locale: str) -> str:
        """What it does, in somebody's language."""
        return translated(self._nodes[-1], "description", locale)


def translated(node: Json, key: str, locale: str) -> str:
    """`node[key]` in that language, where the bot gave it."""
    return str(entries(node.get(f"{key}_localizations")).get(locale) or node.get(key) or "")


class Commands:
    """Commands by the guild they were registered for; None: everywhere. They outlive the bot's process."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._registered: dict[str | None, list[Json]] = {None: []}
        self.version = 0  # counts the changes

    def registered(self, guild_id: str | None = None) -> list[Json]:
        """What is registered for one guild, or for all."""
        return self._registered.get(guild_id, [])

    def replace(self, guild_id: str | None, bodies: list[Any]) -> list[Json]:
        """Register exactly these. A command that keeps its name keeps its id."""
        check_commands(bodies)
        ids = {(c["type"], c["name"]): c["id"] for c in self.registered(guild_id)}
        self._registered[guild_id] = [self._filled(entries(body), guild_id, ids) for body in bodies]
        self.version += 1
        self._world.changed()
        return self._registered[guild_id]

    def upsert(self, guild_id: str | None, body: Json) -> Json:
        """Register one more, or replace the one of that kind and name."""
        others = [
            c
            for c in self.registered(guild_id)
            if (c["type"], c["name"]) != (body.get("type", 1), body["name"])
        ]
        return self.replace(guild_id, [*others, body])[-1]

    def remove(self, guild_id: str | None, command_id: str) -> None:
        """Delete one. Raises ApiError 10063."""
        self._registered[guild_id] = [
            c for c in self.registered(guild_id) if c is not self.get(guild_id, command_id)
        ]
        self.version += 1
        self._world.changed()

    def get(self, guild_id: str | None, command_id: str) -> Json:
        """One command. Raises ApiError 10063."""
        for command in self.registered(guild_id):
            if command["id"] == command_id:
                return command
        raise ApiError(10063)

    def _filled(self, body: Json, guild_id: str | None, ids: Mapping[tuple[Any, Any], Any]) -> Json:
        kind = body.get("type") or 1
        command: Json = {
            "id": ids.get((kind, body.get("name"))) or self._world.snowflake(),
            "application_id": self._world.bot.id,
            "version": self._world.snowflake(),
            "description": "",
            "default_member_permissions": None,
            "dm_permission": True,
            "nsfw": False,
            "contexts": None,
            **body,
            "type": kind,
        }
        command["integration_types"] = body.get("integration_types") or [0]
        if command["default_member_permissions"] is not None:
            command["default_member_permissions"] = str(command["default_member_permissions"])
        if guild_id:
            command["guild_id"] = guild_id
        return command

    def shown(self, name: str, guild_id: str | None, locale: str) -> str:
        """A command's full name as somebody reads it who need not be allowed to use it."""
        known = [*self.registered(), *(self.registered(guild_id) if guild_id else [])]
        offers = (Offer(command, nest) for command in known for nest in _leaves(command))
        return next((offer.localized(locale) for offer in offers if offer.name == name), name)

    def offered(self, user: User, channel: Channel) -> list[Offer]:
        """The slash commands that this person is shown in this channel."""
        guild = channel.guild
        if guild and self._world.bot.id not in guild.members:
            return []
        bits = self._world.permissions(user.id, channel)
        if not bits & Permission.USE_APPLICATION_COMMANDS:
            return []
        known = [*self.registered(), *(self.registered(guild.id) if guild else [])]
        shown = [c for c in known if c["type"] == 1 and _fits(c, channel) and _may(c, bits, channel)]
        return [Offer(command, nest) for command in shown for nest in _leaves(command)]


def _fits(command: Json, channel: Channel) -> bool:
    contexts = command.get("contexts")
    if contexts is not None:
        return (_IN_GUILD if channel.guild_id else _IN_BOT_DM) in contexts
    return bool(channel.guild_id or command.get("dm_permission", True))


def _may(command: Json, bits: Permission, channel: Channel) -> bool:
    needed = command.get("default_member_permissions")
    if needed is None or not channel.guild_id or bits & Permission.ADMINISTRATOR:
        return True
    return int(needed) != 0 and bits & int(needed) == int(needed)


def _leaves(node: Json) -> Iterator[tuple[Json, ...]]:
    inner = [o for o in map(entries, items(node.get("options"))) if o["type"] in (_SUBCOMMAND, _GROUP)]
    if not inner:
        yield ()
    for option in inner:
        for rest in _leaves(option):
            yield (option, *rest)
