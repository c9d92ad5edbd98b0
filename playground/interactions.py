"""Interactions: what a person did, the token that answers it, and every way in which the bot may answer.

A token lives 15 minutes; its first use has to come within 3 seconds.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from playground import limits
from playground.checks import EPHEMERAL, check_autocomplete
from playground.components import check_modal
from playground.errors import ApiError, Json
from playground.form import Form, entries, items
from playground.messages import Message, Messages, Upload
from playground.world import Channel, Intent, User, World


class Act(IntEnum):
    """The `type` of an interaction: what the person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """The `type` of the first answer."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


_ON_SOURCE = (Answer.DEFERRED_UPDATE, Answer.UPDATE)
_COMMAND_REPLY = 20
_REMEMBERED = 100_000


@dataclass
class Interaction:
    """One press, and what came of it. `ack_ms` is the time to the first answer in milliseconds."""

    id: str
    token: str
    act: Act
    user: User
    channel: Channel
    created_at: float
    source: Message | None = None
    name: str = ""
    answer: Answer | None = None
    ack_ms: float | None = None
    ephemeral: bool = False
    message: Message | None = None
    followups: list[Message] = field(default_factory=list[Message])
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list[Json])
    loading: bool = False
    started: float = field(default_factory=time.perf_counter)
    acked: asyncio.Event = field(default_factory=asyncio.Event)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def metadata(self) -> Json:
        """`interaction_metadata` of the messages that answer it."""
        base: Json = {"id": self.id, "type": int(self.act), "user": self.user.wire()}
        base["authorizing_integration_owners"] = {}
        if self.act == Act.COMPONENT and self.source:
            return {**base, "interacted_message_id": self.source.id}
        if self.act == Act.MODAL:
            return {**base, "triggering_interaction_metadata": self._trigger(base)}
        return {**base, "name": self.name, "command_type": 1}

    def _trigger(self, base: Json) -> Json:
        if self.source:
            return {**base, "type": int(Act.COMPONENT), "interacted_message_id": self.source.id}
        return {**base, "type": int(Act.COMMAND), "name": self.name, "command_type": 1}


class Interactions:
    """All interactions. `ack_timeout` and `token_ttl` in seconds, `max_upload` in bytes."""

    def __init__(self, world: World, messages: Messages) -> None:
        self._world = world
        self._messages = messages
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.ack_timeout = limits.ACK
        self.token_ttl = limits.TOKEN
        self.max_upload = limits.UPLOAD

    # What a person does

    def send(
        self,
        user: User,
        channel: Channel,
        act: Act,
        data: Json,
        *,
        source: Message | None = None,
        shown: Json | None = None,
        name: str = "",
    ) -> Interaction:
        """Tell the bot that somebody did something. `shown`: what it hears of `source`, if not the truth."""
        token = secrets.token_urlsafe(48)
        interaction = Interaction(
            self._world.snowflake(),
            token,
            act,
            user,
            channel,
            self._world.clock.now(),
            source=source,
            name=name,
        )
        self._by_id[interaction.id] = self._by_token[token] = interaction
        if len(self._by_id) > _REMEMBERED:
            oldest = self._by_id.pop(next(iter(self._by_id)))
            del self._by_token[oldest.token]
        wire = self._wire(interaction, data)
        if source:
            wire["message"] = shown or source.wire()
        self._world.emit("INTERACTION_CREATE", wire, Intent.NONE, channel.guild_id)
        return interaction

    def _wire(self, interaction: Interaction, data: Json) -> Json:
        user, channel, guild = interaction.user, interaction.channel, interaction.channel.guild
        bot, bits = self._world.bot, str(int(self._world.permissions(user.id, channel)))
        wire: Json = {
            "id": interaction.id,
            "application_id": bot.id,
            "type": int(interaction.act),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel.id,
            "channel": {**channel.wire(), "permissions": bits},
            "locale": user.locale,
            "entitlements": [],
            "app_permissions": str(int(self._world.permissions(bot.id, channel))),
            "attachment_size_limit": self.max_upload,
            "authorizing_integration_owners": {"0": guild.id if guild else "0"},
            "context": 0 if guild else 1,
        }
        if guild:
            wire |= {"guild_id": guild.id, "guild_locale": guild.locale}
            wire["guild"] = {"id": guild.id, "locale": guild.locale, "features": []}
            wire["member"] = {**guild.members[user.id].wire(), "permissions": bits}
        else:
            wire["user"] = user.wire()
        return wire

    # The first answer

    def callback(
        self, interaction_id: str, token: str, body: Json, files: Mapping[str, Upload]
    ) -> Interaction:
        """The first answer. Raises ApiError 10062 (late or unknown), 40060 (twice), 50035, 50083."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise ApiError(10062)
        if interaction.answer is not None:
            raise ApiError(40060)
        if self._world.clock.now() - interaction.created_at > self.ack_timeout:
            raise ApiError(10062)
        kind, data = self._answer(interaction, body.get("type")), entries(body.get("data"))
        self._take(interaction, kind, data, files)
        interaction.answer = kind
        interaction.ack_ms = (time.perf_counter() - interaction.started) * 1000
        interaction.acked.set()
        if kind not in (Answer.DEFERRED_MESSAGE, Answer.DEFERRED_UPDATE):
            interaction.done.set()
        self._world.changed()
        return interaction

    def _answer(self, interaction: Interaction, kind: object) -> Answer:
        """The kind of answer, if it fits what the person did."""
        form = Form()
        allowed: tuple[Answer, ...] = (Answer.MESSAGE, Answer.DEFERRED_MESSAGE)
        if interaction.act == Act.AUTOCOMPLETE:
            allowed = (Answer.CHOICES,)
        else:
            if interaction.act != Act.MODAL:
                allowed += (Answer.MODAL,)
            if interaction.source:
                allowed += _ON_SOURCE
        form.member(("type",), kind, [int(a) for a in allowed])
        form.check()
        if kind in (Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.UPDATE):
            _refuse_archived(interaction.channel)
        return Answer(kind)

    def _take(self, interaction: Interaction, kind: Answer, data: Json, files: Mapping[str, Upload]) -> None:
        if kind in (Answer.MESSAGE, Answer.DEFERRED_MESSAGE):
            interaction.loading = kind == Answer.DEFERRED_MESSAGE
            interaction.message = self._post(interaction, data, files)
            interaction.ephemeral = interaction.message.ephemeral
        elif kind in _ON_SOURCE:
            source = interaction.source
            if source is None or not source.exists:
                raise ApiError(10008)
            interaction.message, interaction.ephemeral = source, source.ephemeral
            if kind == Answer.UPDATE:
                self._messages.edit(source, data, files)
        elif kind == Answer.MODAL:
            form = Form()
            check_modal(form, data)
            form.check()
            interaction.modal = data
        else:
            check_autocomplete(items(data.get("choices")))
            interaction.choices = items(data.get("choices"))

    def _post(self, interaction: Interaction, body: Json, files: Mapping[str, Upload]) -> Message:
        first = interaction.answer is None
        return self._messages.post(
            interaction.channel,
            {} if interaction.loading else body,
            files,
            visible_to=interaction.user.id if int(body.get("flags") or 0) & EPHEMERAL else None,
            loading=interaction.loading,
            interaction=interaction.metadata(),
            kind=_COMMAND_REPLY if first and interaction.act == Act.COMMAND else 0,
        )

    # What the token can do afterwards

    def followup(self, token: str, body: Json, files: Mapping[str, Upload]) -> Message:
        """Another message; the first one after a deferral takes its place. Raises ApiError 10015, 50027."""
        interaction = self._live(token)
        if interaction.loading:
            return self._finish(interaction, body, files)
        message = self._post(interaction, body, files)
        interaction.followups.append(message)
        interaction.done.set()
        return message

    def message(self, token: str, message_id: str) -> Message:
        """A message that this token sent, or '@original'. Raises ApiError 10008, 10015, 50027."""
        interaction = self._live(token)
        found = [m for m in [interaction.message, *interaction.followups] if m]
        if message_id == "@original":
            found = found[:1]
        for message in found:
            if message.exists and message_id in ("@original", message.id):
                return message
        raise ApiError(10008)

    def edit(self, token: str, message_id: str, body: Json, files: Mapping[str, Upload]) -> Message:
        """Edit such a message."""
        interaction, message = self._live(token), self.message(token, message_id)
        if interaction.loading and message is interaction.message:
            return self._finish(interaction, body, files)
        _refuse_archived(message.channel)
        self._messages.edit(message, body, files)
        interaction.done.set()
        return message

    def delete(self, token: str, message_id: str) -> None:
        """Delete such a message."""
        interaction, message = self._live(token), self.message(token, message_id)
        self._messages.delete(message)
        interaction.loading = False
        interaction.done.set()

    def _live(self, token: str) -> Interaction:
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answer is None:
            raise ApiError(10015)
        if self._world.clock.now() - interaction.created_at > self.token_ttl:
            raise ApiError(50027)
        return interaction

    def _finish(self, interaction: Interaction, body: Json, files: Mapping[str, Upload]) -> Message:
        message = interaction.message
        if message is None or not message.exists:
            raise ApiError(10008)
        self._messages.edit(message, body, files)
        interaction.loading = False
        interaction.done.set()
        return message


def _refuse_archived(channel: Channel) -> None:
    if channel.thread and channel.thread.archived:
        raise ApiError(50083)


def response(interaction: Interaction) -> Json:
    """The body that answers a callback asked `with_response`."""
    wire: Json = {"id": interaction.id, "type": int(interaction.act)}
    message = interaction.message
    if message:
        wire["response_message_id"] = message.id
        wire["response_message_loading"] = interaction.loading
        wire["response_message_ephemeral"] = interaction.ephemeral
    answer: dict[str, Any] = {"interaction": wire}
    if message and interaction.answer and interaction.answer in (Answer.MESSAGE, Answer.UPDATE):
        answer["resource"] = {"type": int(interaction.answer), "message": message.wire()}
    return answer
