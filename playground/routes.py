"""The routes of REST v10 that a bot in text channels needs, each with the refusals that Discord gives."""

from __future__ import annotations

from playground import limits
from playground.clock import moment
from playground.commands import Commands
from playground.errors import ApiError, Json
from playground.form import Form, entries, items
from playground.gateway import Gateway
from playground.interactions import Interactions, response
from playground.messages import Message, Messages
from playground.permissions import Permission
from playground.rest import Call, Created, Router
from playground.world import Channel, ChannelKind, Guild, ThreadState, User, World

_NONCES = 10_000  # sends that a nonce can still refer to; Discord forgets them after minutes
router = Router()
route = router.add


class Routes:
    """What the bot may ask for. `old_edits`: how many edits of old messages a channel takes in an hour."""

    def __init__(
        self,
        world: World,
        messages: Messages,
        interactions: Interactions,
        commands: Commands,
        gateway: Gateway,
    ) -> None:
        self._world = world
        self._messages = messages
        self._interactions = interactions
        self._commands = commands
        self._gateway = gateway
        self._nonces: dict[tuple[str, str], Message] = {}
        self._old: dict[str, list[float]] = {}
        self.old_edits = limits.OLD_MESSAGE_EDITS

    # Who and where we are

    @route("GET", "/gateway")
    def gateway(self, call: Call) -> Json:
        return {"url": self._gateway.url}

    @route("GET", "/gateway/bot")
    def gateway_bot(self, call: Call) -> Json:
        starts = {"total": 1000, "remaining": 999, "reset_after": 1000, "max_concurrency": 16}
        return {"url": self._gateway.url, "shards": self._gateway.shards, "session_start_limit": starts}

    @route("GET", "/users/@me")
    def me(self, call: Call) -> Json:
        private = {
            "mfa_enabled": False,
            "verified": True,
            "locale": "en-US",
            "premium_type": 0,
            "email": None,
        }
        return {**self._world.bot.wire(), **private}

    @route("GET", "/applications/@me")
    def application(self, call: Call) -> Json:
        return self._application()

    @route("GET", "/oauth2/applications/@me")
    def oauth_application(self, call: Call) -> Json:
        return self._application()

    def _application(self) -> Json:
        bot = self._world.bot
        nothing = ("icon", "type", "team", "interactions_endpoint_url", "role_connections_verification_url")
        return {
            "id": bot.id,
            "name": bot.name,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "eligible_oauth2_scopes": ["bot", "applications.commands"],
            "owner": bot.wire(),
            "redirect_uris": [],
            "summary": "",
            "hook": True,
            "is_monetized": False,
            "is_verified": False,
            "is_discoverable": False,
            "storefront_available": False,
            "integration_types_config": {"0": {}},
            "approximate_guild_count": len(self._world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "event_webhooks_status": 1,
            "event_webhooks_types": [],
            "explicit_content_filter": 0,
            "max_participants": 0,
            "tags": [],
            **dict.fromkeys(nothing),
        }

    # Commands

    @route("GET", "/applications/{app}/commands")
    def commands(self, call: Call, app: str) -> list[Json]:
        return self._commands.registered()

    @route("PUT", "/applications/{app}/commands")
    def set_commands(self, call: Call, app: str) -> list[Json]:
        return self._commands.replace(None, items(call.body))

    @route("POST", "/applications/{app}/commands")
    def add_command(self, call: Call, app: str) -> Json:
        return self._commands.upsert(None, call.fields)

    @route("DELETE", "/applications/{app}/commands/{command}")
    def delete_command(self, call: Call, app: str, command: str) -> None:
        self._commands.remove(None, command)

    @route("GET", "/applications/{app}/guilds/{guild}/commands")
    def guild_commands(self, call: Call, app: str, guild: str) -> list[Json]:
        return self._commands.registered(self._guild(guild).id)

    @route("PUT", "/applications/{app}/guilds/{guild}/commands")
    def set_guild_commands(self, call: Call, app: str, guild: str) -> list[Json]:
        return self._commands.replace(self._guild(guild).id, items(call.body))

    # People and servers

    @route("GET", "/users/{user}")
    def user(self, call: Call, user: str) -> Json:
        if user not in self._world.users:
            raise ApiError(10013)
        return self._world.users[user].wire()

    @route("POST", "/users/@me/channels")
    def direct(self, call: Call) -> Json:
        user = str(call.fields.get("recipient_id"))
        if user not in self._world.users:
            raise ApiError(10013)
        return self._world.direct(user).wire()

    @route("GET", "/guilds/{guild}")
    def guild(self, call: Call, guild: str) -> Json:
        return self._guild(guild).wire(gateway=False)

    @route("GET", "/guilds/{guild}/channels")
    def guild_channels(self, call: Call, guild: str) -> list[Json]:
        return [c.wire() for c in self._guild(guild).channels() if c.thread is None]

    @route("GET", "/guilds/{guild}/roles")
    def guild_roles(self, call: Call, guild: str) -> list[Json]:
        return [role.wire(position) for position, role in enumerate(self._guild(guild).roles.values())]

    @route("GET", "/guilds/{guild}/threads/active")
    def active_threads(self, call: Call, guild: str) -> Json:
        threads = [c for c in self._guild(guild).channels() if c.thread and not c.thread.archived]
        bot = self._world.bot
        seen = [c for c in threads if c.permissions(bot) & Permission.VIEW_CHANNEL]
        own = [c.member_wire(bot.id) for c in seen if c.thread and bot.id in c.thread.members]
        return {"threads": [c.wire() for c in seen], "members": own, "has_more": False}

    @route("GET", "/guilds/{guild}/members/{user}")
    def member(self, call: Call, guild: str, user: str) -> Json:
        member = self._guild(guild).members.get(user)
        if member is None:
            raise ApiError(10007 if user in self._world.users else 10013)
        return member.wire()

    @route("GET", "/guilds/{guild}/bans/{user}")
    def ban(self, call: Call, guild: str, user: str) -> Json:
        found = self._guild(guild)
        if not self._guild_permissions(found) & Permission.BAN_MEMBERS:
            raise ApiError(50013)
        if user not in found.bans:
            raise ApiError(10026)
        return {"user": self._world.users[user].wire(), "reason": found.bans[user]}

    def _guild(self, guild_id: str) -> Guild:
        guild = self._world.guilds.get(guild_id)
        if guild is None or self._world.bot.id not in guild.members:
            raise ApiError(10004)
        return guild

    def _guild_permissions(self, guild: Guild) -> Permission:
        bits = guild.everyone.permissions
        for role in guild.members[self._world.bot.id].roles:
            bits |= guild.roles[role].permissions
        return bits

    # Channels and threads

    @route("GET", "/channels/{channel}")
    def channel(self, call: Call, channel: str) -> Json:
        return self._channel(channel).wire()

    @route("PATCH", "/channels/{channel}")
    def edit_channel(self, call: Call, channel: str) -> Json:
        found = self._channel(channel)
        form = Form()
        form.text(("name",), call.fields.get("name"), limits.CHANNEL_NAME, least=1)
        form.check()
        if found.thread:
            self._edit_thread(found, found.thread, call.fields)
        else:
            self._check_manages(found)
        found.name = call.fields.get("name", found.name)
        found.announce()
        return found.wire()

    def _edit_thread(self, found: Channel, thread: ThreadState, fields: Json) -> None:
        self._check_edits(found, thread, fields)
        reopens = fields.get("archived") is False
        if thread.archived and not reopens:
            raise ApiError(50083)
        thread.minutes = fields.get("auto_archive_duration", thread.minutes)
        if found.is_private:
            thread.invitable = fields.get("invitable", thread.invitable)
        thread.locked = fields.get("locked", thread.locked)
        archived = fields.get("archived", thread.archived)
        if archived != thread.archived:
            thread.archived, thread.changed_at = archived, self._world.clock.now()

    def _check_edits(self, found: Channel, thread: ThreadState, fields: Json) -> None:
        """Whoever may write in a thread may reopen it, its owner may do more; locks are for managers."""
        bot = self._world.bot
        if found.permissions(bot) & Permission.MANAGE_THREADS:
            return
        may = thread.owner_id == bot.id or (
            fields == {"archived": False} and self._world.can_send(bot.id, found)
        )
        if thread.locked or "locked" in fields or not may:
            raise ApiError(50013)

    @route("DELETE", "/channels/{channel}")
    def delete_channel(self, call: Call, channel: str) -> Json:
        found = self._channel(channel)
        self._check_manages(found, owner_may=False)
        found.delete()
        return found.wire()

    def _check_manages(self, channel: Channel, *, owner_may: bool = True) -> None:
        if channel.kind == ChannelKind.DM:
            raise ApiError(50024)
        wanted = Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS
        owns = owner_may and channel.thread and channel.thread.owner_id == self._world.bot.id
        if not owns and not channel.permissions(self._world.bot) & wanted:
            raise ApiError(50013)

    @route("POST", "/channels/{channel}/typing")
    def typing(self, call: Call, channel: str) -> None:
        self._sendable(channel)

    @route("POST", "/channels/{channel}/threads")
    def create_thread(self, call: Call, channel: str) -> Created:
        kind = call.fields.get("type", ChannelKind.PRIVATE_THREAD)
        form = Form()
        form.member(("type",), kind, [int(ChannelKind.PUBLIC_THREAD), int(ChannelKind.PRIVATE_THREAD)])
        form.check()
        private = kind == ChannelKind.PRIVATE_THREAD
        wanted = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        return self._thread(self._channel(channel, wanted), call, private=private)

    @route("POST", "/channels/{channel}/messages/{message}/threads")
    def create_message_thread(self, call: Call, channel: str, message: str) -> Created:
        parent = self._channel(channel, Permission.CREATE_PUBLIC_THREADS)
        return self._thread(parent, call, private=False, thread_id=self._message(channel, message).id)

    def _thread(self, parent: Channel, call: Call, *, private: bool, thread_id: str | None = None) -> Created:
        if parent.kind != ChannelKind.TEXT:
            raise ApiError(50024)
        form = Form()
        form.text(("name",), call.fields.get("name"), limits.CHANNEL_NAME, least=1, required=True)
        minutes = call.fields.get("auto_archive_duration") or limits.THREAD_ARCHIVE_MINUTES[1]
        form.member(("auto_archive_duration",), minutes, limits.THREAD_ARCHIVE_MINUTES)
        form.check()
        thread = self._world.make_thread(
            parent,
            call.fields["name"],
            self._world.bot.id,
            private=private,
            thread_id=thread_id,
            minutes=minutes,
            invitable=call.fields.get("invitable", True),
        )
        return Created(thread.wire())

    @route("PUT", "/channels/{channel}/thread-members/{user}")
    def add_thread_member(self, call: Call, channel: str, user: str) -> None:
        found, who = self._open_thread(channel), self._named(user)
        self._sendable(channel)
        if found.guild is None or who.id not in found.guild.members:
            raise ApiError(10007)
        if not found.may_invite(self._world.bot):
            raise ApiError(50013)
        found.let_in(who)

    @route("DELETE", "/channels/{channel}/thread-members/{user}")
    def remove_thread_member(self, call: Call, channel: str, user: str) -> None:
        found, who = self._open_thread(channel), self._named(user)
        if who is not self._world.bot:
            self._check_manages(found, owner_may=found.is_private)
        if found.thread is None or who.id not in found.thread.members:
            raise ApiError(10007)
        found.put_out(who)

    @route("GET", "/channels/{channel}/thread-members")
    def thread_members(self, call: Call, channel: str) -> list[Json]:
        found = self._channel(channel)
        if found.thread is None:
            raise ApiError(50024)
        return [found.member_wire(user) for user in found.thread.members]

    def _open_thread(self, channel: str) -> Channel:
        """A thread whose members can change. Raises ApiError 50024, 50083 as well."""
        found = self._channel(channel)
        if found.thread is None:
            raise ApiError(50024)
        if found.thread.archived:
            raise ApiError(50083)
        return found

    def _named(self, user: str) -> User:
        """The account that a path names. Raises ApiError 10013."""
        if user == "@me":
            return self._world.bot
        if user not in self._world.users:
            raise ApiError(10013)
        return self._world.users[user]

    def _channel(self, channel_id: str, needed: Permission = Permission.VIEW_CHANNEL) -> Channel:
        """A channel in which the bot has these permissions. Raises ApiError 10003, 50001, 50013."""
        channel = self._world.channels.get(channel_id)
        if channel is None:
            raise ApiError(10003)
        bits = channel.permissions(self._world.bot)
        if not bits & Permission.VIEW_CHANNEL:
            raise ApiError(50001)
        if bits & needed != needed:
            raise ApiError(50013)
        return channel

    def _sendable(self, channel_id: str, *, files: bool = False) -> Channel:
        """A channel in which the bot may write. Raises ApiError 50007, 50013, 50083 as well."""
        channel = self._channel(channel_id, Permission.ATTACH_FILES if files else Permission.VIEW_CHANNEL)
        if channel.recipient_id:
            recipient = self._world.users[channel.recipient_id]
            shared = any(
                {recipient.id, self._world.bot.id} <= guild.members.keys()
                for guild in self._world.guilds.values()
            )
            if not recipient.dms_open or recipient.is_bot or not shared:
                raise ApiError(50007)
        elif not self._world.can_send(self._world.bot.id, channel):
            raise ApiError(50013)
        manages = channel.permissions(self._world.bot) & Permission.MANAGE_THREADS
        if channel.thread and channel.thread.locked and not manages:
            raise ApiError(50083)
        return channel

    # Messages

    @route("GET", "/channels/{channel}/messages")
    def history(self, call: Call, channel: str) -> list[Json]:
        found = self._channel(channel)
        if not found.permissions(self._world.bot) & Permission.READ_MESSAGE_HISTORY:
            return []
        public = [m for m in reversed(found.messages.values()) if not m.visible_to]
        if before := call.query.get("before"):
            public = [m for m in public if int(m.id) < int(before)]
        if after := call.query.get("after"):
            public = [m for m in public if int(m.id) > int(after)]
            return [m.wire() for m in public[-int(call.query.get("limit", 50)) :]]
        return [m.wire() for m in public[: int(call.query.get("limit", 50))]]

    @route("GET", "/channels/{channel}/messages/{message}")
    def message(self, call: Call, channel: str, message: str) -> Json:
        self._channel(channel, Permission.READ_MESSAGE_HISTORY)
        return self._message(channel, message).wire()

    @route("POST", "/channels/{channel}/messages")
    def send(self, call: Call, channel: str) -> Json:
        found = self._sendable(channel, files=bool(call.files))
        form = Form()
        nonce = call.fields.get("nonce")
        form.text(("nonce",), None if nonce is None else str(nonce), limits.NONCE)
        reference = entries(call.fields.get("message_reference"))
        strict = reference.get("fail_if_not_exists", True)
        if reference and strict and str(reference.get("message_id")) not in found.messages:
            form.fail(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.check()
        key = (channel, str(nonce))
        if call.fields.get("enforce_nonce") and key in self._nonces:
            return self._nonces[key].wire()
        message = self._messages.post(found, call.fields, call.files)
        if nonce is not None:
            self._nonces[key] = message
            if len(self._nonces) > _NONCES:
                del self._nonces[next(iter(self._nonces))]
        return message.wire()

    @route("PATCH", "/channels/{channel}/messages/{message}")
    def edit(self, call: Call, channel: str, message: str) -> Json:
        found = self._message(channel, message)
        if found.author is not self._world.bot:
            raise ApiError(50005)
        if call.files:
            self._channel(channel, Permission.ATTACH_FILES)
        if found.channel.thread and found.channel.thread.archived:
            raise ApiError(50083)
        self._count_old(found)
        return self._messages.edit(found, call.fields, call.files).wire()

    def _count_old(self, message: Message) -> None:
        """Edits of messages older than an hour have a quota of their own: 30046."""
        now = self._world.clock.now()
        if now - message.sent_at <= limits.OLD_MESSAGE:
            return
        recent = [at for at in self._old.get(message.channel.id, []) if now - at < limits.OLD_MESSAGE]
        self._old[message.channel.id] = recent
        if len(recent) >= self.old_edits:
            error = ApiError(30046)
            error.body["retry_after"] = limits.OLD_MESSAGE_RETRY
            raise error
        recent.append(now)

    @route("DELETE", "/channels/{channel}/messages/{message}")
    def delete(self, call: Call, channel: str, message: str) -> None:
        found = self._message(channel, message)
        if found.author is not self._world.bot:
            self._channel(channel, Permission.MANAGE_MESSAGES)
        if found.channel.thread and found.channel.thread.archived:
            raise ApiError(50083)
        self._messages.delete(found)

    @route("POST", "/channels/{channel}/messages/bulk-delete")
    def bulk_delete(self, call: Call, channel: str) -> None:
        found = self._channel(channel, Permission.MANAGE_MESSAGES)
        ids = [str(i) for i in items(call.fields.get("messages"))]
        form = Form()
        form.count(("messages",), ids, limits.BULK_DELETE, least=2)
        form.check()
        if any(self._world.clock.now() - moment(i) > limits.BULK_DELETE_AGE for i in ids):
            raise ApiError(50034)
        for message in [found.messages[i] for i in ids if i in found.messages]:
            self._messages.delete(message)

    @route("PUT", "/channels/{channel}/messages/pins/{message}")
    def pin(self, call: Call, channel: str, message: str) -> None:
        self._channel(channel, Permission.PIN_MESSAGES)
        self._message(channel, message).pinned = True

    @route("DELETE", "/channels/{channel}/messages/pins/{message}")
    def unpin(self, call: Call, channel: str, message: str) -> None:
        self._channel(channel, Permission.PIN_MESSAGES)
        self._message(channel, message).pinned = False

    def _message(self, channel_id: str, message_id: str) -> Message:
        """A message that the channel's API knows: ephemerals it does not. Raises ApiError 10008."""
        message = self._channel(channel_id).messages.get(message_id)
        if message is None or message.visible_to:
            raise ApiError(10008)
        return message

    # Interactions

    @route("POST", "/interactions/{interaction}/{token}/callback")
    def callback(self, call: Call, interaction: str, token: str) -> Json | None:
        found = self._interactions.callback(interaction, token, call.fields, call.files)
        wanted = call.query.get("with_response", "false").lower() in ("1", "true")
        return response(found) if wanted else None

    @route("POST", "/webhooks/{app}/{token}")
    def followup(self, call: Call, app: str, token: str) -> Json:
        return self._interactions.followup(token, call.fields, call.files).wire()

    @route("GET", "/webhooks/{app}/{token}/messages/{message}")
    def answered(self, call: Call, app: str, token: str, message: str) -> Json:
        return self._interactions.message(token, message).wire()

    @route("PATCH", "/webhooks/{app}/{token}/messages/{message}")
    def edit_answer(self, call: Call, app: str, token: str, message: str) -> Json:
        return self._interactions.edit(token, message, call.fields, call.files).wire()

    @route("DELETE", "/webhooks/{app}/{token}/messages/{message}")
    def delete_answer(self, call: Call, app: str, token: str, message: str) -> None:
        self._interactions.delete(token, message)
