"""People: everything that a person can do in a Discord client, and nothing more.

    from playground.server import Discord
    from playground.process import BotProcess                        # starts, kills and restarts the bot
    from playground.people import CannotDo, NoAnswer, Person, Result
    from playground.permissions import MODERATOR, Permission

    d = Discord()
    await d.start()
    club = d.guild("Club")
    table = club.channel("table-1")
    alice, bob = d.person("Alice", club, locale="fr"), d.person("Bob", club)
    mia = d.person("Mia", club, permissions=MODERATOR)

    r = await alice.slash("/bill new", channel=table, mode="easy")   # and "/mod seat vacate": groups
    r.text, r.message, r.ephemeral, r.followups, r.modal, r.ack_ms   # see Result
    await mia.slash("/mod import", file=Upload("log.json", b"{}"))   # from playground.messages
    await alice.autocomplete("/bill do", "move", "fil", channel=table)   # [Choice(name, value)]
    r = await bob.click(r.message, "Join")               # a label, an emoji or a custom_id
    await bob.select(r.message, ["Filibuster"])          # labels or values; people for user selects
    r = await bob.click(r.message, "Slogan")
    await bob.submit_modal(r, Slogan="Enough!")          # labels or custom_ids; {...} works as well
    await bob.press_raw(message, "t:1:2:forged")         # what no client would send

    alice.feed(table); alice.last(table); alice.dms()    # what SHE sees: public, and her own ephemerals
    await alice.wait(lambda m: "your turn" in m.text, channel=table)
    m.text, m.buttons, m.selects, m.alt, m.attachments[0].data, m.custom_ids, m.exists   # see Message
    alice.commands(table); alice.pings; alice.locale = "de"; alice.close_dms(); alice.leave(club)
    alice.delete_account(); alice.let_in(thread, bob); alice.leave_thread(thread)

What a person could not do raises CannotDo (no such button, disabled, somebody else's ephemeral, command not
offered, a value that the form rejects). No answer within 3 seconds raises NoAnswer. People may act at once:
`asyncio.gather`. The rest of the world is in `world` (Guild.kick/ban/remove_bot/role, Channel.deny/allow/
archive/delete/open_thread), faults are in `d.faults`, broken connections in `d.gateway`, time passes with
`d.clock.advance(seconds)`, an outage is `await d.stop()` until `await d.start()`. What the bot did is in
`d.requests`, `d.pings`, `d.problems`, `d.missing`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from playground.commands import Offer
from playground.components import Kind
from playground.errors import Json
from playground.filling import CannotDo as CannotDo
from playground.filling import Resolver, command_data, listed, modal_data, select_data
from playground.interactions import Act, Answer, Interaction
from playground.messages import Button, Message, Ping, Select
from playground.permissions import Permission
from playground.world import Channel, Guild, User

if TYPE_CHECKING:
    from playground.server import Discord

_LINK = 5  # this button style and those above it send nothing
_PATIENCE = 10.0  # seconds that a person looks at "thinking ..."
_SEEN = 5.0  # the same after a mere "seen", which nothing has to follow
_REST = 0.5  # seconds without any request after which nothing will follow it
_TYPING = 0.05  # seconds that the quickest of them spends on a form


class NoAnswer(Exception):
    """The application did not respond."""


class Choice(NamedTuple):
    """What autocomplete offers."""

    name: str
    value: str | int | float


class Result:
    """What one interaction led to; it changes as the bot goes on answering."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction

    @property
    def message(self) -> Message:
        """The message that answers, or that was changed. Raises CannotDo if there is none (any more)."""
        message = self.interaction.message
        if message is None or not message.exists:
            raise CannotDo("not-visible", "there is no message to this answer")
        return message

    @property
    def text(self) -> str:
        """What `message` says; '' without one."""
        message = self.interaction.message
        return message.text if message and message.exists else ""

    @property
    def said(self) -> str:
        """What `message` and the follow-ups say."""
        return "\n".join(part for part in [self.text, *(m.text for m in self.followups)] if part)

    @property
    def answer(self) -> Answer | None:
        """The kind of the first answer."""
        return self.interaction.answer

    @property
    def ephemeral(self) -> bool:
        """Whether only the person sees the answer."""
        return self.interaction.ephemeral

    @property
    def followups(self) -> list[Message]:
        """Messages after the first answer, as far as they still exist."""
        return [m for m in self.interaction.followups if m.exists]

    @property
    def modal(self) -> Json | None:
        """The modal that was opened."""
        return self.interaction.modal

    @property
    def ack_ms(self) -> float:
        """Milliseconds until the first answer."""
        return self.interaction.ack_ms or 0.0

    def __repr__(self) -> str:
        return f"<Result {self.answer!r} {self.said!r} modal={self.modal is not None}>"


class Person:
    """Somebody who uses Discord."""

    def __init__(self, d: Discord, user: User) -> None:
        self._d = d
        self.user = user

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def id(self) -> str:
        """The account's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """What others read."""
        return self.user.name

    @property
    def locale(self) -> str:
        """The client's language."""
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.user.locale = locale
        self._d.world.changed()

    @property
    def mention(self) -> str:
        """What a message must contain to ring at them."""
        return f"<@{self.id}>"

    @property
    def pings(self) -> list[Ping]:
        """What rang at them, oldest first."""
        return [ping for ping in self._d.pings if ping.user_id == self.id]

    # What they see

    def channels(self) -> list[Channel]:
        """Text channels and threads that they see, oldest first."""
        return [c for c in self._d.world.channels.values() if c.guild_id and self._sees(c)]

    def feed(self, channel: Channel | None = None) -> list[Message]:
        """The messages that they see in a channel, oldest first."""
        return list(self._d.messages.visible(self._in(channel), self.id))

    def last(self, channel: Channel | None = None) -> Message:
        """The newest of them."""
        return self.feed(channel)[-1]

    def dms(self) -> list[Message]:
        """What the bot wrote to them, and they to it."""
        return self.feed(self.dm)

    @property
    def dm(self) -> Channel:
        """Their direct-message channel with the bot."""
        return self._d.world.direct(self.id)

    def sees(self, message: Message) -> bool:
        """Whether they can read this message."""
        return message.exists and message.visible_to in (None, self.id) and self._sees(message.channel)

    async def wait(
        self, wanted: Callable[[Message], object], *, channel: Channel | None = None, timeout: float = 10.0
    ) -> Message:
        """The newest message there that is as wanted, as soon as there is one. Raises TimeoutError."""
        end = time.monotonic() + timeout
        while True:
            feed = self.feed(channel)
            for message in reversed(feed):
                if wanted(message):
                    return message
            if time.monotonic() > end:
                raise TimeoutError(f"{self.name} saw no such message, only {[m.text for m in feed[-5:]]}")
            await asyncio.sleep(0.01)

    def commands(self, channel: Channel | None = None) -> dict[str, Offer]:
        """The slash commands that they are offered there, by their full name without the slash."""
        return {offer.name: offer for offer in self._d.commands.offered(self.user, self._in(channel))}

    def _sees(self, channel: Channel) -> bool:
        return bool(channel.permissions(self) & Permission.VIEW_CHANNEL)

    def _in(self, channel: Channel | None) -> Channel:
        channel = channel or next(iter(self.channels()), None) or self.dm
        if channel.id not in self._d.world.channels or not self._sees(channel):
            raise CannotDo("not-visible", f"{self.name} does not see {channel.name or 'this channel'}")
        return channel

    # What they do

    async def slash(
        self,
        command: str,
        *,
        channel: Channel | None = None,
        wait: bool = True,
        fill: Mapping[str, object] | None = None,
        **options: object,
    ) -> Result:
        """Use a command. `fill` takes options whose names are taken here; `wait`: until all is answered."""
        place = self._in(channel)
        offer = self._offer(command, place)
        resolver = Resolver(self._d.world, place, self._d.messages.files)
        data = command_data(offer, {**options, **(fill or {})}, resolver)
        return await self._go(place, Act.COMMAND, data, wait=wait, name=offer.name)

    async def autocomplete(
        self,
        command: str,
        option: str,
        text: str = "",
        *,
        channel: Channel | None = None,
        fill: Mapping[str, object] | None = None,
        **options: object,
    ) -> list[Choice]:
        """What is offered for an option when `text` stands in it."""
        place = self._in(channel)
        offer = self._offer(command, place)
        values = {**options, **(fill or {}), option: text}
        data = command_data(offer, values, Resolver(self._d.world, place), focus=option)
        result = await self._go(place, Act.AUTOCOMPLETE, data, wait=True, name=offer.name)
        return [Choice(str(c["name"]), c["value"]) for c in result.interaction.choices]

    def _offer(self, command: str, channel: Channel) -> Offer:
        wanted = command.lstrip("/")
        offers = self._d.commands.offered(self.user, channel)
        for offer in offers:
            if wanted in (offer.name, offer.localized(self.locale)):
                return offer
        known = sorted(offer.name for offer in offers)
        raise CannotDo("no-command", f"/{wanted} is not offered to {self.name} here, only {known}")

    async def click(self, message: Message | Result, button: str, *, wait: bool = True) -> Result:
        """Press a button, by its label, emoji or custom_id."""
        seen = self._seen(message)
        found = _find(seen.buttons, button)
        if found.style >= _LINK:
            raise CannotDo("no-button", f"{button!r} is a link")
        if found.disabled:
            raise CannotDo("no-button", f"{button!r} cannot be pressed")
        data: Json = {"custom_id": found.custom_id, "component_type": Kind.BUTTON, "id": found.component_id}
        return await self._go(seen.channel, Act.COMPONENT, data, wait=wait, source=seen)

    async def select(
        self, message: Message | Result, values: object, *, which: str | int = 0, wait: bool = True
    ) -> Result:
        """Choose from a select. `which`: its custom_id, its placeholder or its place in the message."""
        seen = self._seen(message)
        several = listed(values)
        found = _find_select(seen.selects, which)
        data = select_data(found, several, Resolver(self._d.world, seen.channel))
        return await self._go(seen.channel, Act.COMPONENT, data, wait=wait, source=seen)

    async def submit_modal(
        self,
        shown: Result,
        values: Mapping[str, object] | None = None,
        *,
        wait: bool = True,
        **fields: object,
    ) -> Result:
        """Fill in the modal that `shown` opened and send it off."""
        before = shown.interaction
        if before.modal is None:
            raise CannotDo("no-modal", "no form is open")
        data = modal_data(before.modal, {**(values or {}), **fields}, Resolver(self._d.world, before.channel))
        await asyncio.sleep(_TYPING)
        return await self._go(before.channel, Act.MODAL, data, wait=wait, source=before.source)

    async def press_raw(
        self,
        message: Message,
        custom_id: str,
        *,
        kind: Kind = Kind.BUTTON,
        values: Sequence[str] = (),
        wait: bool = True,
    ) -> Result:
        """Send a press that no client would offer: any custom_id on any message, gone or not theirs.

        The bot is told of the message as it is, or, if that has no such component, as if it had nothing else.
        """
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 2}
        if kind != Kind.BUTTON:
            data["values"] = list(values)
        shown = message.wire()
        if custom_id not in message.custom_ids:
            forged = {"type": kind, "id": 2, "custom_id": custom_id, **_forged(kind, values)}
            shown["components"] = [{"type": Kind.ROW, "id": 1, "components": [forged]}]
        return await self._go(message.channel, Act.COMPONENT, data, wait=wait, source=message, shown=shown)

    def say(self, text: str, *, channel: Channel | None = None, reply_to: Message | None = None) -> Message:
        """Write a message."""
        place = self._in(channel)
        locked = (
            place.thread and place.thread.locked and not place.permissions(self) & Permission.MANAGE_THREADS
        )
        if locked or not self._d.world.can_send(self.id, place):
            raise CannotDo("not-allowed", f"{self.name} may not write in {place.name}")
        body: Json = {"content": text}
        if reply_to:
            body["message_reference"] = {"message_id": reply_to.id}
        return self._d.messages.post(place, body, {}, author=self.user)

    def let_in(self, thread: Channel, who: Person) -> None:
        """Let somebody else into a thread that they see."""
        if not self._in(thread).may_invite(self):
            raise CannotDo("not-allowed", f"{self.name} may let nobody into {thread.name}")
        thread.let_in(who)

    def leave_thread(self, thread: Channel) -> None:
        """Be no member of a thread any more."""
        self._in(thread).put_out(self)

    def leave(self, guild: Guild) -> None:
        """Leave a server."""
        guild.kick(self)

    def delete_account(self) -> None:
        """Be gone from everywhere, for good. Others read `Deleted User`."""
        for guild in self._d.world.guilds.values():
            guild.kick(self)
        self.user.name, self.user.dms_open = "Deleted User", False
        self._d.people.pop(self.id, None)
        self._d.world.changed()

    def close_dms(self, closed: bool = True) -> None:
        """Take no direct messages from the bot (any more)."""
        self.user.dms_open = not closed

    def _seen(self, message: Message | Result) -> Message:
        seen = message.message if isinstance(message, Result) else message
        if not self.sees(seen):
            raise CannotDo("not-visible", f"{self.name} does not see {seen!r}")
        return seen

    async def _go(
        self,
        channel: Channel,
        act: Act,
        data: Json,
        *,
        wait: bool,
        source: Message | None = None,
        shown: Json | None = None,
        name: str = "",
    ) -> Result:
        if not self._sees(channel):
            raise CannotDo("not-visible", f"{self.name} does not see {channel.name or 'this channel'}")
        interaction = self._d.interactions.send(
            self.user, channel, act, data, source=source, shown=shown, name=name
        )
        try:
            await asyncio.wait_for(interaction.acked.wait(), self._d.interactions.ack_timeout)
        except TimeoutError:
            raise NoAnswer(f"{self.name}: the application did not respond") from None
        if wait:
            await self._settle(interaction)
        return Result(interaction)

    async def _settle(self, interaction: Interaction) -> None:
        """Wait for what follows a deferral."""
        seen_only = interaction.answer == Answer.DEFERRED_UPDATE
        end = time.monotonic() + (_SEEN if seen_only else _PATIENCE)
        while not interaction.done.is_set():
            if seen_only and (self._d.rest.rests_for(_REST) or time.monotonic() > end):
                return
            if time.monotonic() > end:
                raise NoAnswer(f"{self.name}: the application is still thinking")
            await asyncio.sleep(0.005)


def _forged(kind: Kind, values: Sequence[str]) -> Json:
    if kind == Kind.BUTTON:
        return {"style": 1, "label": "Forged"}
    return {"options": [{"label": value, "value": value} for value in values], "max_values": len(values) or 1}


def _find(buttons: Mapping[str, Button], wanted: str) -> Button:
    for button in buttons.values():
        if wanted in (button.label, button.custom_id):
            return button
    raise CannotDo("no-button", f"there is no button {wanted!r}, only {list(buttons)}")


def _find_select(selects: Sequence[Select], which: str | int) -> Select:
    for place, select in enumerate(selects):
        if which in (place, select.custom_id, select.placeholder):
            if select.disabled:
                raise CannotDo("no-select", f"{which!r} cannot be used")
            return select
    raise CannotDo("no-select", f"there is no select {which!r}, only {[s.placeholder for s in selects]}")
