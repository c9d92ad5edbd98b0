"""The bot itself: the library's client with our tables, our drawing and one door for all that is pressed."""

from __future__ import annotations

import asyncio
import importlib
import logging
from collections.abc import Collection
from pathlib import Path
from typing import Any, Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs import door
from cogs.call import Call
from cogs.deliver import Outbox
from cogs.members import Members
from cogs.panels import Panels
from cogs.pulse import Pulse
from cogs.studio import Studio
from cogs.team import Teams
from cogs.translate import Translator, sync_if_changed
from data.options import card_sets
from data.table import Table
from data.tables import Tables
from data.words import Words
from rules.core import Game

_log = logging.getLogger(__name__)
GRACE = 5.0
"""Seconds that answers under way are given at the end."""
COGS = ("cogs.people", "cogs.moderator", "cogs.clock")


class Face(Protocol):
    """How one game shows itself: a game's cog is one. `grave`: the actions that are asked about once more."""

    @property
    def grave(self) -> Collection[str]: ...

    def accent(self, view: Any, seat: int | None) -> int:
        """The colour of the side to move; of the game itself where that is nobody's or everybody's."""
        ...


class Tree(app_commands.CommandTree["House"]):
    """Slash commands whose errors never end in silence."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        self.client.note_work()
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await door.fail(Call(self.client, interaction), cause)


class House(commands.AutoShardedBot):
    """Everything that a cog needs. It holds nothing between two presses that the database does not hold."""

    def __init__(self, tables: Tables, life: Path | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, moderation=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.tables = tables
        self._pulse = Pulse(life)
        self._beating: asyncio.Task[None] | None = None
        self._working: set[asyncio.Task[Any]] = set()
        self.studio = Studio()
        self.members = Members(self)
        self.outbox = Outbox(self)
        self.panels = Panels()
        self.teams = Teams(self)
        self.faces: dict[str, Face] = {}

    def words(self, locale: str, table: Table | None = None) -> Words:
        """Words for the text of messages, at a table with its game's and its people's names."""
        plain = Words(locale) if table is None else self.tables.words(table, locale)
        return plain.escaped()

    def game_words(self, game: Game[Any], locale: str) -> Words:
        """Words for a game without a table: those of its newest cards."""
        return self.game_labels(game, locale).escaped()

    def game_labels(self, game: Game[Any], locale: str) -> Words:
        """The same for labels, which know no markdown."""
        return Words(locale, game.name, next(iter(reversed(card_sets(game.name))), ""))

    def colour(self, table: Table) -> int:
        """The accent of the side to move; the game's own when it is nobody's or everybody's move."""
        face = self.faces[table.name]
        asked = table.asked() if table.n >= 0 else ()
        return face.accent(table.view(None), asked[0]) if len(asked) == 1 else face.accent(None, None)

    def give_sign_of_life(self) -> None:
        """Touch the file that a health check looks at, while Discord can be reached."""
        if not self.is_closed() and self.latency < 60:
            self._pulse.sign()

    async def load_cogs(self) -> None:
        """The house's commands and each game's."""
        for name in (*COGS, *(f"cogs.{game}" for game in self.tables.games)):
            await importlib.import_module(name).setup(self)

    async def setup_hook(self) -> None:
        self._beating = asyncio.create_task(self._pulse.beat())
        await self.load_cogs()
        await self.tree.set_translator(Translator())
        await sync_if_changed(self)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Presses and forms; slash commands have their tree."""
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds:
            self.note_work()
            await door.enter(Call(self, interaction))

    def note_work(self) -> None:
        """The task that runs now answers somebody: let it finish before the end."""
        task = asyncio.current_task()
        if task is not None:
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        _log.exception("event %s failed", event_method)

    async def close(self) -> None:
        """Let what is being answered and shown finish, then leave Discord and close the database."""
        if self._beating is not None:
            self._beating.cancel()
        if self._working:
            await asyncio.wait(list(self._working), timeout=GRACE)
        await self.outbox.close()
        await super().close()
        await asyncio.to_thread(self.studio.close)
        await self.tables.close()
        self._pulse.end()
