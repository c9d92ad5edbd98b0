"""What there is in this Discord: people, servers with roles and channels, threads, direct messages.

Everything is plain data; whoever changes it through the methods here also tells the gateway (`World.emit`)
and those who watch (`World.watchers`, the page). Ids are strings, times seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Protocol

from playground.clock import Clock, Snowflakes, iso, moment
from playground.errors import Json
from playground.permissions import BOT, DIRECT, EVERYTHING, NOBODY, PLAYER, Permission, narrowed

if TYPE_CHECKING:
    from playground.messages import Message


class HasId(Protocol):
    """Anything that stands for a person: a User, or somebody who acts for one."""

    @property
    def id(self) -> str: ...


class ChannelKind(IntEnum):
    """The `type` of a channel."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class Intent(IntEnum):
    """The gateway intent without which an event is not sent; 0 is sent to everybody."""

    NONE = 0
    GUILDS = 1 << 0
    MEMBERS = 1 << 1
    MODERATION = 1 << 2
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


@dataclass(eq=False)
class User:
    """An account. `dms_open` is whether it takes direct messages from the bot."""

    id: str
    name: str
    is_bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True

    def wire(self) -> Json:
        """The user as the API shows it to others."""
        nothing = (
            "avatar",
            "accent_color",
            "banner",
            "avatar_decoration_data",
            "collectibles",
            "primary_guild",
        )
        return {
            "id": self.id,
            "username": self.name.lower().replace(" ", "_"),
            "global_name": None if self.is_bot else self.name,
            "discriminator": "0",
            "bot": self.is_bot,
            "system": False,
            "public_flags": 0,
            "flags": 0,
            **dict.fromkeys(nothing),
        }


@dataclass(eq=False)
class Role:
    """A role of one guild; the one whose id is the guild's is @everyone."""

    id: str
    name: str
    permissions: Permission
    managed: bool = False

    def wire(self, position: int) -> Json:
        """The role as the API shows it."""
        colors = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
        return {
            "id": self.id,
            "name": self.name,
            "permissions": str(int(self.permissions)),
            "position": position,
            "color": 0,
            "colors": colors,
            "hoist": False,
            "managed": self.managed,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
            "description": None,
        }


@dataclass(eq=False)
class Member:
    """A user in one guild."""

    user: User
    joined_at: float
    roles: list[str] = field(default_factory=list[str])

    def wire(self) -> Json:
        """The member as the API shows it."""
        nothing = ("nick", "avatar", "banner", "premium_since", "communication_disabled_until")
        return {
            "user": self.user.wire(),
            "roles": list(self.roles),
            "joined_at": iso(self.joined_at),
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            **dict.fromkeys(nothing),
        }


@dataclass
class Overwrite:
    """What a channel gives to and takes from a role or a person."""

    is_member: bool
    allow: Permission = NOBODY
    deny: Permission = NOBODY


@dataclass
class ThreadState:
    """What a thread has beyond a channel."""

    owner_id: str
    created_at: float
    members: list[str]
    archived: bool = False
    locked: bool = False
    minutes: int = 1440
    changed_at: float = 0.0
    sent: int = 0
    invitable: bool | None = None  # whether members may let others in; of private threads only

    def wire(self) -> Json:
        """`thread_metadata`."""
        private: Json = {} if self.invitable is None else {"invitable": self.invitable}
        return {
            "archived": self.archived,
            "locked": self.locked,
            "auto_archive_duration": self.minutes,
            "archive_timestamp": iso(self.changed_at or self.created_at),
            "create_timestamp": iso(self.created_at),
            **private,
        }


@dataclass(eq=False)
class Channel:
    """A text channel, a thread or a direct-message channel; `messages` in the order they were sent."""

    world: World = field(repr=False)
    id: str
    kind: ChannelKind
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    recipient_id: str | None = None
    position: int = 0
    overwrites: dict[str, Overwrite] = field(default_factory=dict[str, Overwrite])
    thread: ThreadState | None = None
    last_message_id: str | None = None
    messages: dict[str, Message] = field(default_factory=dict[str, "Message"], repr=False)

    @property
    def guild(self) -> Guild | None:
        """Its guild; None for direct messages."""
        return self.world.guilds[self.guild_id] if self.guild_id else None

    @property
    def is_private(self) -> bool:
        """Whether only its members, and those who manage threads, see this thread."""
        return self.kind == ChannelKind.PRIVATE_THREAD

    def wire(self) -> Json:
        """The channel as the API shows it."""
        base: Json = {
            "id": self.id,
            "type": int(self.kind),
            "last_message_id": self.last_message_id,
            "flags": 0,
        }
        if self.kind == ChannelKind.DM:
            return {**base, "recipients": [self.world.users[str(self.recipient_id)].wire()]}
        base |= {
            "guild_id": self.guild_id,
            "name": self.name,
            "parent_id": self.parent_id,
            "rate_limit_per_user": 0,
        }
        if self.thread:
            return {
                **base,
                "owner_id": self.thread.owner_id,
                "thread_metadata": self.thread.wire(),
                "message_count": self.thread.sent,
                "total_message_sent": self.thread.sent,
                "member_count": len(self.thread.members),
            }
        overwrites = [
            {"id": i, "type": int(o.is_member), "allow": str(int(o.allow)), "deny": str(int(o.deny))}
            for i, o in self.overwrites.items()
        ]
        return {
            **base,
            "position": self.position,
            "topic": None,
            "nsfw": False,
            "permission_overwrites": overwrites,
        }

    def permissions(self, who: HasId) -> Permission:
        """What `who` may do here."""
        return self.world.permissions(who.id, self)

    def deny(self, who: HasId | Role, bits: Permission) -> None:
        """Take `bits` away from a person, a role or the bot in this channel."""
        overwrite = self._overwrite(who)
        overwrite.deny |= bits
        overwrite.allow &= ~bits
        self.announce()

    def allow(self, who: HasId | Role, bits: Permission) -> None:
        """Give `bits` to a person, a role or the bot in this channel."""
        overwrite = self._overwrite(who)
        overwrite.allow |= bits
        overwrite.deny &= ~bits
        self.announce()

    def reset_permissions(self, who: HasId | Role) -> None:
        """Forget what this channel gives to and takes from `who`."""
        self.overwrites.pop(who.id, None)
        self.announce()

    def _overwrite(self, who: HasId | Role) -> Overwrite:
        return self.overwrites.setdefault(who.id, Overwrite(is_member=not isinstance(who, Role)))

    def open_thread(self, name: str, owner: HasId, *, private: bool = False) -> Channel:
        """Open a thread in this channel, with `owner` as its only member."""
        return self.world.make_thread(self, name, owner.id, private=private)

    def may_invite(self, who: HasId) -> bool:
        """Whether `who` may let others into this thread; in one not invitable its owner and managers may."""
        if self.thread is None or not self.world.can_send(who.id, self):
            return False
        manages = bool(self.permissions(who) & Permission.MANAGE_THREADS)
        return manages or self.thread.invitable is not False or self.thread.owner_id == who.id

    def let_in(self, who: HasId) -> None:
        """`who` becomes a member of this thread, unless they are one."""
        if self.thread is None:
            raise ValueError(f"{self.name} is not a thread")
        if who.id in self.thread.members:
            return
        self.thread.members.append(who.id)
        if who.id == self.world.bot.id:
            self.world.emit("THREAD_CREATE", self.wire(), Intent.GUILDS, self.guild_id)
        else:
            self._announce_members({"added_members": [self.member_wire(who.id)]})

    def put_out(self, who: HasId) -> None:
        """`who` is no member of this thread any more; leaving looks the same."""
        if self.thread is None or who.id not in self.thread.members:
            raise ValueError(f"{who.id} is not in {self.name}")
        self.thread.members.remove(who.id)
        self._announce_members({"removed_member_ids": [who.id]}, of_bot=who.id == self.world.bot.id)

    def _announce_members(self, change: Json, *, of_bot: bool = False) -> None:
        # A bot always hears of itself; of others only with the members intent.
        intent = Intent.GUILDS if of_bot else Intent.MEMBERS
        members = self.thread.members if self.thread else []
        data = {"id": self.id, "guild_id": self.guild_id, "member_count": len(members), **change}
        self.world.emit("THREAD_MEMBERS_UPDATE", data, intent, self.guild_id)

    def member_wire(self, user_id: str) -> Json:
        """A member of this thread as the API shows them."""
        created = self.thread.created_at if self.thread else 0.0
        return {"id": self.id, "user_id": user_id, "join_timestamp": iso(created), "flags": 0}

    def archive(self, *, locked: bool = False) -> None:
        """Archive this thread; `locked`: only those who manage threads can reopen it."""
        self._set_archived(archived=True, locked=locked)

    def reopen(self) -> None:
        """Undo `archive`."""
        self._set_archived(archived=False, locked=False)

    def _set_archived(self, *, archived: bool, locked: bool) -> None:
        if self.thread is None:
            raise ValueError(f"{self.name} is not a thread")
        self.thread.archived, self.thread.locked = archived, locked
        self.thread.changed_at = self.world.clock.now()
        self.announce()

    def delete(self) -> None:
        """Remove the channel with its threads and messages."""
        self.world.remove_channel(self)

    def announce(self) -> None:
        """Tell the bot what the channel looks like now, but not of private threads that it does not see."""
        event = "THREAD_UPDATE" if self.thread else "CHANNEL_UPDATE"
        if self.is_private and not self.permissions(self.world.bot) & Permission.VIEW_CHANNEL:
            self.world.changed()
            return
        self.world.emit(event, self.wire(), Intent.GUILDS, self.guild_id)


@dataclass(eq=False)
class Guild:
    """A server."""

    world: World = field(repr=False)
    id: str
    name: str
    owner_id: str
    bot_permissions: Permission
    locale: str = "en-US"
    roles: dict[str, Role] = field(default_factory=dict[str, Role])
    members: dict[str, Member] = field(default_factory=dict[str, Member])
    bans: dict[str, str | None] = field(default_factory=dict[str, "str | None"])

    def channels(self) -> list[Channel]:
        """Its channels and threads, oldest first."""
        return [c for c in self.world.channels.values() if c.guild_id == self.id]

    def channel(self, name: str, *, deny: Mapping[str, Permission] | None = None) -> Channel:
        """The text channel of that name, made if there is none. `deny`: what ids of people or roles lose."""
        for channel in self.channels():
            if channel.name == name and channel.thread is None:
                return channel
        position = len(self.channels())
        channel = Channel(
            self.world, self.world.snowflake(), ChannelKind.TEXT, name, guild_id=self.id, position=position
        )
        for who, bits in (deny or {}).items():
            channel.overwrites[who] = Overwrite(is_member=who not in self.roles, deny=bits)
        self.world.channels[channel.id] = channel
        self.world.emit("CHANNEL_CREATE", channel.wire(), Intent.GUILDS, self.id)
        return channel

    def role(self, name: str, permissions: Permission = NOBODY) -> Role:
        """A new role."""
        role = Role(self.world.snowflake(), name, permissions)
        self.roles[role.id] = role
        self._announce_role("GUILD_ROLE_CREATE", role)
        return role

    def set_permissions(self, role: Role, permissions: Permission) -> None:
        """Change what a role may do."""
        role.permissions = permissions
        self._announce_role("GUILD_ROLE_UPDATE", role)

    def _announce_role(self, event: str, role: Role) -> None:
        data = {"guild_id": self.id, "role": role.wire(1)}
        self.world.emit(event, data, Intent.GUILDS, self.id)

    @property
    def everyone(self) -> Role:
        """The role that everybody has."""
        return self.roles[self.id]

    @property
    def bot_role(self) -> Role:
        """The role that the bot brought with it."""
        return next(role for role in self.roles.values() if role.managed)

    def join(self, who: HasId, *roles: Role) -> None:
        """`who` enters with these roles. A banned person cannot."""
        if who.id in self.bans:
            raise ValueError(f"{who.id} is banned from {self.name}")
        user = self.world.users[who.id]
        member = Member(user, self.world.clock.now(), [role.id for role in roles])
        self.members[user.id] = member
        self.world.emit("GUILD_MEMBER_ADD", {**member.wire(), "guild_id": self.id}, Intent.MEMBERS, self.id)

    def give_role(self, who: HasId, role: Role) -> None:
        """Add a role to a member."""
        self.members[who.id].roles.append(role.id)
        self._announce_member(who)

    def take_role(self, who: HasId, role: Role) -> None:
        """Take a role from a member."""
        self.members[who.id].roles.remove(role.id)
        self._announce_member(who)

    def _announce_member(self, who: HasId) -> None:
        member = self.members[who.id]
        # A bot always hears of its own roles; of others' only with the members intent.
        intent = Intent.NONE if who.id == self.world.bot.id else Intent.MEMBERS
        self.world.emit("GUILD_MEMBER_UPDATE", {**member.wire(), "guild_id": self.id}, intent, self.id)

    def kick(self, who: HasId) -> None:
        """`who` is out, and may come back. A person who leaves looks the same to a bot."""
        if self.members.pop(who.id, None) is None:
            return
        for channel in self.channels():
            if channel.thread and who.id in channel.thread.members:
                channel.thread.members.remove(who.id)
        if who.id == self.world.bot.id:
            self.world.emit("GUILD_DELETE", {"id": self.id}, Intent.GUILDS, self.id)
            return
        data = {"guild_id": self.id, "user": self.world.users[who.id].wire()}
        self.world.emit("GUILD_MEMBER_REMOVE", data, Intent.MEMBERS, self.id)

    def ban(self, who: HasId, reason: str | None = None) -> None:
        """`who` is out for good."""
        self.kick(who)
        self.bans[who.id] = reason
        data = {"guild_id": self.id, "user": self.world.users[who.id].wire()}
        self.world.emit("GUILD_BAN_ADD", data, Intent.MODERATION, self.id)

    def unban(self, who: HasId) -> None:
        """`who` may come back."""
        del self.bans[who.id]
        data = {"guild_id": self.id, "user": self.world.users[who.id].wire()}
        self.world.emit("GUILD_BAN_REMOVE", data, Intent.MODERATION, self.id)

    def remove_bot(self) -> None:
        """The bot is thrown out of this guild."""
        self.kick(self.world.bot)

    def add_bot(self) -> None:
        """The bot is invited (again)."""
        bot = self.world.bot
        role = next((r for r in self.roles.values() if r.managed), None)
        if role is None:
            role = Role(self.world.snowflake(), bot.name, self.bot_permissions, managed=True)
            self.roles[role.id] = role
        self.members[bot.id] = Member(bot, self.world.clock.now(), [role.id])
        self.world.emit("GUILD_CREATE", self.wire(), Intent.GUILDS, self.id)

    def wire(self, *, gateway: bool = True) -> Json:
        """The guild as the API shows it; for the `gateway` with channels, threads, the bot's member."""
        roles = [role.wire(0 if role.id == self.id else 1) for role in self.roles.values()]
        data: Json = {
            "id": self.id,
            "name": self.name,
            "owner_id": self.owner_id,
            "roles": roles,
            **_GUILD_DEFAULTS,
        }
        data |= {"preferred_locale": self.locale}
        if not gateway:
            return data
        bot = self.world.bot
        seen = [c for c in self.channels() if self.world.permissions(bot.id, c) & Permission.VIEW_CHANNEL]
        return data | {
            "channels": [c.wire() for c in self.channels() if c.thread is None],
            "threads": [c.wire() for c in seen if c.thread and not c.thread.archived],
            "members": [self.members[bot.id].wire()] if bot.id in self.members else [],
            "member_count": len(self.members),
            "joined_at": iso(moment(self.id)),
            "large": False,
            "unavailable": False,
            "nsfw": False,
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }


_GUILD_DEFAULTS: Json = {
    "emojis": [],
    "stickers": [],
    "features": [],
    "icon": None,
    "region": "us",
    "verification_level": 0,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw_level": 0,
    "nsfw": False,
    "premium_tier": 0,
    "premium_progress_bar_enabled": False,
    "afk_timeout": 300,
    "system_channel_flags": 0,
    "max_members": 500_000,
    "max_video_channel_users": 25,
    "max_stage_video_channel_users": 50,
    "widget_enabled": False,
    **dict.fromkeys(
        (
            "afk_channel_id",
            "application_id",
            "banner",
            "description",
            "discovery_splash",
            "home_header",
            "hub_type",
            "incidents_data",
            "public_updates_channel_id",
            "rules_channel_id",
            "safety_alerts_channel_id",
            "splash",
            "system_channel_id",
            "vanity_url_code",
            "widget_channel_id",
        )
    ),
}

Emit = Callable[[str, Json, Intent, "str | None"], None]


class World:
    """All of it. `emit` goes to the gateway, `watchers` are called after every visible change."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.snowflake = Snowflakes(clock)
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self._directs: dict[str, Channel] = {}
        self.url = ""  # where the pictures are served
        self.sinks: list[Emit] = []
        self.watchers: list[Callable[[], None]] = []
        self.bot = self.make_user("Backroom", is_bot=True)

    def emit(self, event: str, data: Json, intent: Intent, guild_id: str | None) -> None:
        """Tell the bot, if it has that intent, on the shard of that guild; and everybody who watches."""
        for sink in self.sinks:
            sink(event, data, intent, guild_id)
        self.changed()

    def changed(self) -> None:
        """Tell those who watch that something looks different."""
        for watcher in self.watchers:
            watcher()

    def make_user(self, name: str, *, is_bot: bool = False, locale: str = "en-US") -> User:
        """A new account."""
        user = User(self.snowflake(), name, is_bot, locale)
        self.users[user.id] = user
        self.changed()
        return user

    def make_guild(self, name: str, bot_permissions: Permission = BOT, *, locale: str = "en-US") -> Guild:
        """A new server without channels, with the bot in it. Its owner is nobody who plays."""
        owner = self.make_user(f"{name} owner")
        guild = Guild(self, self.snowflake(), name, owner.id, bot_permissions, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", PLAYER)
        guild.members[owner.id] = Member(owner, self.clock.now())
        self.guilds[guild.id] = guild
        guild.add_bot()
        return guild

    def make_thread(
        self,
        parent: Channel,
        name: str,
        owner_id: str,
        *,
        private: bool = False,
        thread_id: str | None = None,
        minutes: int = 1440,
        invitable: bool = True,
    ) -> Channel:
        """Open a thread; `thread_id` is the message's id where it hangs from a message."""
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        state = ThreadState(
            owner_id,
            self.clock.now(),
            [owner_id],
            minutes=minutes,
            invitable=invitable if private else None,
        )
        thread = Channel(
            self,
            thread_id or self.snowflake(),
            kind,
            name,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            thread=state,
        )
        self.channels[thread.id] = thread
        if self.permissions(self.bot.id, thread) & Permission.VIEW_CHANNEL:
            self.emit(
                "THREAD_CREATE", {**thread.wire(), "newly_created": True}, Intent.GUILDS, thread.guild_id
            )
        self.changed()
        return thread

    def add_channel(self, channel: Channel) -> None:
        """Take in a channel without a word to the bot."""
        self.channels[channel.id] = channel
        if channel.recipient_id:
            self._directs[channel.recipient_id] = channel

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, and the threads below it."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.remove_channel(thread)
        del self.channels[channel.id]
        event = "THREAD_DELETE" if channel.thread else "CHANNEL_DELETE"
        self.emit(event, channel.wire(), Intent.GUILDS, channel.guild_id)

    def direct(self, user_id: str) -> Channel:
        """The bot's direct-message channel with that person, made at the first use."""
        if user_id not in self._directs:
            self.add_channel(Channel(self, self.snowflake(), ChannelKind.DM, "", recipient_id=user_id))
        return self._directs[user_id]

    def permissions(self, user_id: str, channel: Channel) -> Permission:
        """What somebody may do in a channel: by roles, then by the channel's overwrites."""
        if channel.guild_id is None:
            return DIRECT if user_id in (channel.recipient_id, self.bot.id) else NOBODY
        guild = self.guilds[channel.guild_id]
        member = guild.members.get(user_id)
        if member is None:
            return NOBODY
        bits = guild.everyone.permissions
        for role in member.roles:
            bits |= guild.roles[role].permissions
        if bits & Permission.ADMINISTRATOR or user_id == guild.owner_id:
            return EVERYTHING
        root = self.channels[channel.parent_id] if channel.parent_id else channel
        bits = _overwritten(bits, root, [guild.id], member)
        if channel.is_private and channel.thread and user_id not in channel.thread.members:
            bits = bits if bits & Permission.MANAGE_THREADS else NOBODY
        return narrowed(bits)

    def can_send(self, user_id: str, channel: Channel) -> bool:
        """Whether somebody may write here; in a thread that is a permission of its own."""
        wanted = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
        return bool(self.permissions(user_id, channel) & wanted)

    def audience(self, channel: Channel) -> Iterator[str]:
        """Ids of the people who can see a channel."""
        people = self.guilds[channel.guild_id].members if channel.guild_id else [str(channel.recipient_id)]
        for user_id in people:
            if (
                self.permissions(user_id, channel) & Permission.VIEW_CHANNEL
                and not self.users[user_id].is_bot
            ):
                yield user_id


def _overwritten(bits: Permission, channel: Channel, everyone: list[str], member: Member) -> Permission:
    """Apply overwrites in Discord's order: @everyone, all roles together, the member."""
    for ids in (everyone, member.roles, [member.user.id]):
        found = [channel.overwrites[i] for i in ids if i in channel.overwrites]
        for overwrite in found:
            bits &= ~overwrite.deny
        for overwrite in found:
            bits |= overwrite.allow
    return bits
