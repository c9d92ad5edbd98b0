"""One interaction: who it is, in which words they read, and the one way to answer: privately and in time."""

from __future__ import annotations

import enum
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import discord

from cogs import press
from cogs.sheet import Attached, Sheet, submitted
from cogs.transport import CUT
from data.records import Settings
from data.table import Person, Table
from data.words import Words, locale_of

if TYPE_CHECKING:
    from cogs.house import House

F = TypeVar("F", bound="Handler")
MESSAGE_GONE, ANSWERED, BAD_FORM = 10008, 40060, 50035
NOBODY = discord.AllowedMentions.none()


class Ack(enum.Enum):
    """How an interaction is acknowledged before anything that may take time."""

    PANEL = enum.auto()
    """The answer is a private sheet: in place when the press came from one, else a new one."""
    QUIET = enum.auto()
    """The answer is the public message that will change; only a refusal is private."""
    FORM = enum.auto()
    """The first answer must be a form, so nothing is deferred."""


class Reader:
    """Somebody who reads what only they may see, whether they pressed something or get a direct message."""

    def __init__(self, house: House, user: Person, locale: str) -> None:
        self.house, self.user = house, user
        self._locale = locale
        self._settings: Settings | None = None

    async def settings(self) -> Settings:
        """This person's own settings."""
        if self._settings is None:
            self._settings = await self.house.tables.people.settings(self.user.id)
        return self._settings

    def reread(self) -> None:
        """The settings have changed."""
        self._settings = None

    async def locale(self) -> str:
        """The language that this person reads: the one chosen, else that of their client."""
        return (await self.settings()).locale or self._locale

    async def words(self, table: Table | None = None) -> Words:
        """Words for the text of a private sheet, safe against markdown and pings."""
        return self.house.words(await self.locale(), table)

    async def labels(self, table: Table) -> Words:
        """Words for its buttons and selects, which know no markdown."""
        return self.house.tables.words(table, await self.locale())


class Call(Reader):
    """One interaction while it is being answered."""

    def __init__(self, house: House, interaction: discord.Interaction[Any]) -> None:
        user = Person(id=interaction.user.id, name=interaction.user.display_name)
        super().__init__(house, user, locale_of(str(interaction.locale)))
        self.interaction = interaction
        if interaction.guild_id:
            house.members.saw(interaction.guild_id, user.id)
        self._ack = Ack.FORM
        self._lost = self._deferred = self._answered = False

    @property
    def in_place(self) -> bool:
        """Whether the press came from a private sheet, which the answer then replaces."""
        message = self.interaction.message
        if self._lost or message is None:
            return False
        return message.flags.ephemeral or self.interaction.guild_id is None

    @property
    def is_silent(self) -> bool:
        """Whether the message that was to change as an answer is gone, so that an answer is still due."""
        return self._lost and not self._answered

    @property
    def channel(self) -> int:
        """Where this happens."""
        return self.interaction.channel_id or 0

    @property
    def guild(self) -> int:
        """0 in direct messages."""
        return self.interaction.guild_id or 0

    @property
    def form(self) -> dict[str, str]:
        """The fields of a form that was sent in."""
        if self.interaction.type is not discord.InteractionType.modal_submit:
            return {}
        return submitted((self.interaction.data or {}).get("components", ()))

    def plain_words(self, table: Table | None = None) -> Words:
        """Words in the client's language, for when even the settings cannot be read."""
        return self.house.words(self._locale, table)

    async def defer(self, ack: Ack = Ack.PANEL) -> None:
        """Acknowledge; what follows may take its time."""
        self._ack = ack
        if ack is Ack.FORM:
            return
        if ack is Ack.QUIET or self.in_place:
            try:
                await self._acknowledge()
                return
            except discord.NotFound as error:
                if error.code != MESSAGE_GONE:
                    raise
            # The message was deleted under the finger that pressed it.
            self._ack, self._lost = Ack.PANEL, True
        await self._acknowledge(ephemeral=True, thinking=True)

    async def _acknowledge(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        """Say that an answer is coming. A broken connection is tried again: it may have had its effect."""
        defer = self.interaction.response.defer
        try:
            await defer(ephemeral=ephemeral, thinking=thinking)
        except CUT:
            try:
                await defer(ephemeral=ephemeral, thinking=thinking)
            except discord.HTTPException as error:
                if error.code != ANSWERED:
                    raise
        self._deferred = True

    async def answer(self, sheet: Sheet) -> int:
        """Show a private sheet; the id of its message."""
        try:
            return await self._show(sheet)
        finally:
            sheet.forget()

    async def _show(self, sheet: Sheet) -> int:
        i, self._answered = self.interaction, True
        edited = await self._edited(sheet) if self._ack is Ack.PANEL else None
        if edited is not None:
            return edited
        if self._deferred or i.response.is_done():
            sent = await i.followup.send(
                view=sheet, files=sheet.files(), ephemeral=True, allowed_mentions=NOBODY, wait=True
            )
            return sent.id
        answered = await i.response.send_message(
            view=sheet, files=sheet.files(), ephemeral=True, allowed_mentions=NOBODY
        )
        return answered.message_id or 0

    async def _edited(self, sheet: Sheet) -> int | None:
        """Put a sheet where the answer belongs; None when that message was dismissed meanwhile."""
        present = self.interaction.message.attachments if self.in_place and self.interaction.message else ()
        try:
            return await self._edit(sheet, present)
        except discord.NotFound as error:
            if error.code != MESSAGE_GONE:
                raise
            return None
        except discord.HTTPException as error:
            if not present or error.code != BAD_FORM:
                raise
        # Another press of the same sheet has meanwhile taken a picture away that was to stay.
        return await self._edit(sheet, ())

    async def _edit(self, sheet: Sheet, present: Attached) -> int:
        """Change the message of the answer to a sheet. `present`: what is attached to it."""
        edited = await self.interaction.edit_original_response(
            view=sheet, attachments=sheet.attachments(present), allowed_mentions=NOBODY
        )
        return edited.id

    async def say(self, *lines: str) -> None:
        """Answer with nothing but text."""
        sheet = Sheet()
        sheet.text(*lines)
        await self.answer(sheet)


Handler = Callable[[Call, Any], Awaitable[None]]


class Route(NamedTuple):
    """Who answers a kind of press, and how it is acknowledged first."""

    run: Handler
    ack: Ack


ROUTES: dict[type[press.Press], Route] = {}


def on(kind: type[press.Press], ack: Ack = Ack.PANEL) -> Callable[[F], F]:
    """Let a function answer a kind of press."""

    def register(run: F) -> F:
        ROUTES[kind] = Route(run, ack)
        return run

    return register
