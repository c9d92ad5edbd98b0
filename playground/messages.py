"""Messages: what a body turns into, what it pings, and what a person can read of it."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import quote

from playground import limits
from playground.checks import EPHEMERAL, LOADING, SILENT, V2, check_message, embed_texts
from playground.clock import iso
from playground.components import SELECTS, Kind, fill_in, media, texts, walk
from playground.errors import ApiError, Json
from playground.form import Form, entries, invalid, items
from playground.permissions import Permission
from playground.world import Channel, Intent, User, World

_SUPPRESS_EMBEDS = 1 << 2
_REPLY = 19
_PREFIX = "attachment://"
_MENTION = re.compile(r"<@!?(\d+)>|<@&(\d+)>|@(everyone|here)\b")


class Upload(NamedTuple):
    """A file of a multipart request."""

    filename: str
    data: bytes


@dataclass(eq=False)
class Attachment:
    """A file of a message. `description` is the alt text."""

    id: str
    filename: str
    data: bytes = field(repr=False)
    description: str | None = None

    @property
    def content_type(self) -> str:
        """By its first bytes, never by its name."""
        return next(
            (kind for magic, kind in _MAGIC.items() if self.data.startswith(magic)),
            "application/octet-stream",
        )

    def wire(self, base: str) -> Json:
        """The attachment as the API shows it; `base` is the address of its channel's files."""
        url = f"{base}/{self.id}/{quote(self.filename)}"
        data: Json = {
            "id": self.id,
            "filename": self.filename,
            "size": len(self.data),
            "url": url,
            "proxy_url": url,
        }
        data["content_type"] = self.content_type
        if self.description:
            data["description"] = self.description
        if self.content_type == "image/png":
            data["width"] = int.from_bytes(self.data[16:20], "big")
            data["height"] = int.from_bytes(self.data[20:24], "big")
        return data


_MAGIC = {
    b"\x89PNG\r\n\x1a\n": "image/png",
    b"\xff\xd8\xff": "image/jpeg",
    b"GIF8": "image/gif",
    b"RIFF": "image/webp",
}


@dataclass(frozen=True)
class Button:
    """A button as a person sees it; `custom_id` is empty for links."""

    label: str
    custom_id: str
    style: int
    disabled: bool
    url: str | None
    component_id: int


@dataclass(frozen=True)
class Select:
    """A select as a person sees it; `options` is label to value, empty unless it is a string select."""

    custom_id: str
    kind: int
    placeholder: str
    options: dict[str, str]
    least: int
    most: int
    disabled: bool
    component_id: int


@dataclass(frozen=True)
class Ping:
    """A message that rang at somebody. `silent`: with the flag that suppresses the sound."""

    user_id: str
    message_id: str
    channel_id: str
    at: float
    silent: bool


@dataclass(eq=False, repr=False)
class Message:
    """A message as it is now: it changes when it is edited. `visible_to` is set for ephemerals."""

    channel: Channel
    id: str
    author: User
    sent_at: float
    kind: int = 0
    content: str = ""
    embeds: list[Any] = field(default_factory=list[Any])
    components: list[Any] = field(default_factory=list[Any])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    edited_at: float | None = None
    mentions: list[str] = field(default_factory=list[str])
    mention_roles: list[str] = field(default_factory=list[str])
    mention_everyone: bool = False
    pinned: bool = False
    visible_to: str | None = None
    reference: Json | None = None
    interaction: Json | None = None
    nonce: str | int | None = None

    def __repr__(self) -> str:
        only = " to one person" if self.visible_to else ""
        files = [a.filename for a in self.attachments]
        return f"<Message{only} {self.text!r} buttons={list(self.buttons)} files={files}>"

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def exists(self) -> bool:
        """Whether it has not been deleted."""
        return self.channel.id in self.channel.world.channels and self.id in self.channel.messages

    @property
    def text(self) -> str:
        """All that can be read: content, embeds, text displays; one below the other."""
        parts = [
            self.content,
            *(text for embed in self.embeds for text in embed_texts(embed)),
            *texts(self.components),
        ]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> dict[str, Button]:
        """Buttons by label, or by emoji where there is no label, in reading order."""
        found = (_button(c) for c in walk(self.components) if c["type"] == Kind.BUTTON)
        return {button.label: button for button in found}

    @property
    def selects(self) -> list[Select]:
        """Selects in reading order."""
        return [_select(c) for c in walk(self.components) if c["type"] in SELECTS]

    @property
    def custom_ids(self) -> list[str]:
        """Every custom_id in it."""
        return [c["custom_id"] for c in walk(self.components) if c.get("custom_id")]

    @property
    def alt(self) -> list[str]:
        """The alt texts of all pictures, attached or shown in components; '' where there is none."""
        found = [a.description or "" for a in self.attachments if not self.flags & V2]
        for c in walk(self.components):
            if c["type"] == Kind.GALLERY:
                found += [str(entries(item).get("description") or "") for item in items(c.get("items"))]
            elif c["type"] == Kind.THUMBNAIL:
                found.append(str(c.get("description") or ""))
        return found

    def wire(self) -> Json:
        """The message as the API shows it."""
        world = self.channel.world
        base = f"{world.url}/attachments/{self.channel.id}"
        data: Json = {
            "id": self.id,
            "channel_id": self.channel.id,
            "author": self.author.wire(),
            "type": self.kind,
            "content": self.content,
            "embeds": self.embeds,
            "components": self.components,
            "attachments": [a.wire(base) for a in self.attachments],
            "flags": self.flags,
            "timestamp": iso(self.sent_at),
            "edited_timestamp": iso(self.edited_at) if self.edited_at else None,
            "mentions": [world.users[u].wire() for u in self.mentions],
            "mention_roles": self.mention_roles,
            "mention_everyone": self.mention_everyone,
            "pinned": self.pinned,
            "tts": False,
        }
        if self.reference:
            data["message_reference"] = self.reference
        if self.interaction:
            data |= {
                "webhook_id": world.bot.id,
                "application_id": world.bot.id,
                "interaction_metadata": self.interaction,
            }
        if self.nonce is not None:
            data["nonce"] = self.nonce
        return data


def _button(c: Json) -> Button:
    label = str(c.get("label") or entries(c.get("emoji")).get("name") or "")
    custom_id = str(c.get("custom_id") or "")
    return Button(label, custom_id, c["style"], bool(c.get("disabled")), c.get("url"), c["id"])


def _select(c: Json) -> Select:
    options = {str(o["label"]): str(o["value"]) for o in map(entries, items(c.get("options")))}
    return Select(
        custom_id=str(c["custom_id"]),
        kind=c["type"],
        placeholder=str(c.get("placeholder") or ""),
        options=options,
        least=c.get("min_values", 1),
        most=c.get("max_values") or 1,
        disabled=bool(c.get("disabled")),
        component_id=c["id"],
    )


class Messages:
    """Writes, edits and deletes messages; `pings` is what rang at whom, oldest first."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.pings: list[Ping] = []
        self.files: dict[str, Attachment] = {}

    def post(
        self,
        channel: Channel,
        body: Json,
        files: Mapping[str, Upload],
        *,
        author: User | None = None,
        visible_to: str | None = None,
        loading: bool = False,
        interaction: Json | None = None,
        kind: int = 0,
    ) -> Message:
        """Send a message. `loading`: the bot thinks, and will write it later."""
        message = Message(
            channel, self.world.snowflake(), author or self.world.bot, self.world.clock.now(), kind=kind
        )
        message.flags = (LOADING if loading else 0) | (EPHEMERAL if visible_to else 0)
        message.visible_to, message.interaction, message.nonce = visible_to, interaction, body.get("nonce")
        _refer(message, entries(body.get("message_reference")))
        self._write(message, body, files, new=True)
        channel.messages[message.id] = message
        if not visible_to:  # ephemerals leave no trace in the channel
            channel.last_message_id = message.id
            if channel.thread:
                channel.thread.sent += 1
        if channel.thread and channel.thread.archived:
            channel.reopen()
        self._ring(message)
        self._tell("MESSAGE_CREATE", message, message.wire())
        return message

    def edit(self, message: Message, body: Json, files: Mapping[str, Upload]) -> Message:
        """Change what `body` names. The first edit of a loading message is its first text, and rings."""
        was_loading = message.loading
        message.flags &= ~LOADING
        try:
            self._write(message, body, files, new=False)
        except ApiError:
            message.flags |= LOADING if was_loading else 0
            raise
        if was_loading:
            self._ring(message)
        else:
            message.edited_at = self.world.clock.now()
        self._tell("MESSAGE_UPDATE", message, message.wire())
        return message

    def delete(self, message: Message) -> None:
        """Remove a message."""
        message.channel.messages.pop(message.id, None)
        for attachment in message.attachments:
            self.files.pop(attachment.id, None)
        self._tell("MESSAGE_DELETE", message, {"id": message.id, "channel_id": message.channel.id})

    def visible(self, channel: Channel, user_id: str) -> Iterator[Message]:
        """What somebody who sees the channel can read there, oldest first: ephemerals only their own."""
        return (m for m in channel.messages.values() if m.visible_to in (None, user_id))

    def _tell(self, event: str, message: Message, data: Json) -> None:
        guild_id = message.channel.guild_id
        if message.visible_to:
            self.world.changed()
            return
        if guild_id:
            data["guild_id"] = guild_id
        self.world.emit(event, data, Intent.GUILD_MESSAGES if guild_id else Intent.DIRECT_MESSAGES, guild_id)

    # What a body turns into

    def _write(self, message: Message, body: Json, files: Mapping[str, Upload], *, new: bool) -> None:
        wanted = int(body.get("flags") or 0)
        flags = (message.flags & ~_SUPPRESS_EMBEDS) | wanted & (
            _SUPPRESS_EMBEDS | V2 | (SILENT if new else 0)
        )
        content = str(body.get("content", message.content) or "")
        embeds = copy.deepcopy(items(body.get("embeds", message.embeds)))
        components = copy.deepcopy(items(body.get("components", message.components)))
        check_message(content, embeds, components, v2=bool(flags & V2))
        kept, fresh = self._attachments(message, body, files)
        _resolve(components, embeds, [*kept, *fresh], f"{self.world.url}/attachments/{message.channel.id}")
        if not (content.strip() or embeds or components or kept or fresh or flags & LOADING):
            raise ApiError(50006)
        message.mentions, message.mention_roles, message.mention_everyone = self._mentions(
            message, "\n".join([content, *texts(components)]), body.get("allowed_mentions")
        )
        message.content, message.flags, message.components = content, flags, components
        message.embeds = [{**entries(e), "type": "rich"} for e in embeds]
        for attachment in message.attachments:
            if attachment not in kept:
                del self.files[attachment.id]
        message.attachments = [*kept, *fresh]
        self.files |= {a.id: a for a in fresh}

    def _attachments(
        self, message: Message, body: Json, files: Mapping[str, Upload]
    ) -> tuple[list[Attachment], list[Attachment]]:
        """Kept and new ones: a list in the body names all that stay, no list keeps all."""
        form = Form()
        named = {str(entries(a).get("id")): entries(a) for a in items(body.get("attachments"))}
        for index, meta in enumerate(named.values()):
            form.text(("attachments", index, "description"), meta.get("description"), limits.ALT_TEXT)
        kept = [a for a in message.attachments if body.get("attachments") is None or a.id in named]
        form.count(("attachments",), [*kept, *files], limits.FILES)
        unknown = [i for i in named if i not in files and all(a.id != i for a in kept)]
        for i in unknown:
            form.fail(("attachments",), "ATTACHMENT_NOT_FOUND", f"Attachment {i} not found")
        form.check()
        for attachment in kept:
            attachment.description = named.get(attachment.id, {}).get("description", attachment.description)
        fresh: list[Attachment] = []
        for index, upload in files.items():
            meta = named.get(index, {})
            name = str(meta.get("filename") or upload.filename)
            fresh.append(Attachment(self.world.snowflake(), name, upload.data, meta.get("description")))
        return kept, fresh

    # Whom it rings at

    def _mentions(self, message: Message, text: str, allowed: object) -> tuple[list[str], list[str], bool]:
        """Users, roles and @everyone that are really mentioned, once `allowed_mentions` is respected."""
        users: list[str] = []
        roles: list[str] = []
        everyone = False
        for match in _MENTION.finditer(text):
            user, role, all_of_them = match.groups()
            users += [user] if user in self.world.users else []
            roles += [role] if role else []
            everyone |= bool(all_of_them)
        replied = self._replied_to(message)
        if allowed is None:
            rules = {"parse": ["users", "roles", "everyone"], "replied_user": True}
        else:
            rules = entries(allowed)
            _check_allowed(rules)
        users = _allowed(users, "users", rules)
        if replied and rules.get("replied_user"):
            users.append(replied)
        may_all = self.world.permissions(message.author.id, message.channel) & Permission.MENTION_EVERYONE
        everyone = everyone and "everyone" in items(rules.get("parse")) and bool(may_all)
        return list(dict.fromkeys(users)), _allowed(roles, "roles", rules), everyone

    def _replied_to(self, message: Message) -> str | None:
        reference = message.reference or {}
        original = message.channel.messages.get(str(reference.get("message_id")))
        return original.author.id if original and not original.author.is_bot else None

    def _ring(self, message: Message) -> None:
        if message.visible_to or message.loading:
            return
        guild = message.channel.guild
        audience = set(self.world.audience(message.channel))
        targets = list(message.mentions)
        if guild:
            targets += [u for u, m in guild.members.items() if set(m.roles) & set(message.mention_roles)]
        if message.mention_everyone:
            targets += sorted(audience)
        for user_id in dict.fromkeys(targets):
            if user_id in audience and user_id != message.author.id:
                ping = Ping(
                    user_id, message.id, message.channel.id, message.sent_at, bool(message.flags & SILENT)
                )
                self.pings.append(ping)


def _refer(message: Message, reference: Json) -> None:
    if reference:
        channel_id = str(reference.get("channel_id") or message.channel.id)
        message.kind = _REPLY
        message.reference = {"type": 0, "channel_id": channel_id, "message_id": str(reference["message_id"])}


def _check_allowed(rules: Json) -> None:
    form = Form()
    for key in ("users", "roles"):
        form.count(("allowed_mentions", key), items(rules.get(key)), 100)
        if key in items(rules.get("parse")) and rules.get(key):
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            form.fail(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
    form.check()


def _allowed(ids: Iterable[str], key: str, rules: Json) -> list[str]:
    everyone = key in items(rules.get("parse"))
    named = [str(i) for i in items(rules.get(key))]
    return [i for i in dict.fromkeys(ids) if everyone or i in named]


def _resolve(components: list[Any], embeds: list[Any], attachments: list[Attachment], base: str) -> None:
    """Complete the components and replace attachment:// by addresses. A name without a file is an error."""
    fill_in(components)
    by_name = {a.filename: a for a in attachments}
    for c in walk(components):
        for item in media(c):
            attachment = _referred(item.get("url"), by_name)
            if attachment is None:
                item |= {"id": str(c["id"]), "proxy_url": item["url"]}
                continue
            wire = attachment.wire(base)
            item["attachment_id"] = item["id"] = attachment.id
            for key in ("url", "proxy_url", "width", "height", "content_type"):
                item[key] = wire.get(key)
            if c["type"] == Kind.FILE:
                c["name"], c["size"] = wire["filename"], wire["size"]
    for embed in embeds:
        for key in ("image", "thumbnail"):
            image = entries(entries(embed).get(key))
            if attachment := _referred(image.get("url"), by_name):
                image["url"] = attachment.wire(base)["url"]


def _referred(url: object, by_name: Mapping[str, Attachment]) -> Attachment | None:
    if not isinstance(url, str) or not url.startswith(_PREFIX):
        return None
    if url.removeprefix(_PREFIX) not in by_name:
        raise invalid(
            ("components",), f"The referenced attachment {url} was not found", "UNFURLED_MEDIA_NOT_FOUND"
        )
    return by_name[url.removeprefix(_PREFIX)]
