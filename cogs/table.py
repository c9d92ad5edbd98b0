"""GameCog: what every game's slash commands do. A game's own cog is its name and its colours."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs import choosing, lobby, panel, press, reading
from cogs.call import Call
from cogs.house import Face
from cogs.sheet import Sheet, Style, button
from cogs.translate import about, name
from data.table import Table
from rules.core import Game, IllegalAction

if TYPE_CHECKING:
    from cogs.house import House

Interaction = discord.Interaction[Any]
Choice = app_commands.Choice


@app_commands.guild_only()
class GameCog(commands.GroupCog):
    """The commands of one game. Each answers privately; what everybody should see, the board shows."""

    game: ClassVar[str]
    accents: ClassVar[tuple[int, ...]]
    """The game's own colour, then those of its sides by seat."""
    grave: ClassVar[frozenset[str]] = frozenset()
    """Names of the actions that are asked about once more."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.faces[self.game] = Face(self.accents, self.grave)

    @property
    def rules(self) -> Game[Any]:
        """The game itself."""
        return self.house.tables.games[self.game]

    async def _begin(self, interaction: Interaction) -> Call:
        call = Call(self.house, interaction)
        await call.defer()
        return call

    async def _here(self, call: Call) -> Table:
        """This game's open table in this channel, or the last one that was played here."""
        tables = self.house.tables
        here = await tables.at(call.channel)
        table = here if here and here.name == self.game else await tables.last_at(call.channel, self.game)
        if table is not None:
            return table
        raise (
            IllegalAction("other-game-here", game=here.name)
            if here
            else IllegalAction("no-table-here", game=self.game)
        )

    async def _offered(self, choices: Awaitable[list[Choice[str]]]) -> list[Choice[str]]:
        """What autocomplete shows; nothing, rather than no answer, when there is nothing to choose."""
        try:
            return await choices
        except IllegalAction:
            return []

    # before the game ---------------------------------------------------------------------------------------

    @app_commands.command(name=name("new"), description=about("new"))
    async def new(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await lobby.open_here(call, self.game)

    @app_commands.command(name=name("join"), description=about("join"))
    async def join(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await lobby.join(call, (await self._here(call)).id)
        await call.say((await call.words())("ui-joined"))

    @app_commands.command(name=name("leave"), description=about("leave"))
    async def leave(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await lobby.leave(call, (await self._here(call)).id)
        await call.say((await call.words())("ui-left"))

    @app_commands.command(name=name("start"), description=about("start"))
    async def start(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await panel.happened(call, await lobby.start(call, (await self._here(call)).id))

    # playing -----------------------------------------------------------------------------------------------

    @app_commands.command(name=name("hand"), description=about("hand"))
    async def hand(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await call.answer(await panel.seat_sheet(call, await self._here(call)))

    @app_commands.command(name=name("board"), description=about("board"))
    @app_commands.rename(text=name("board-text"))
    @app_commands.describe(text=about("board-text"))
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        call = await self._begin(interaction)
        table = await self._here(call)
        if text or (await call.settings()).board == "text":
            await call.answer(await reading.board_text(call, table, 0))
            return
        self.house.outbox.poke(table.id, repost=True)
        await call.say((await call.words())("ui-board-again"))

    @app_commands.command(name=name("do"), description=about("do"))
    @app_commands.rename(what=name("do-what"), text=name("do-text"))
    @app_commands.describe(what=about("do-what"), text=about("do-text"))
    async def do(self, interaction: Interaction, what: str, text: str | None = None) -> None:
        call = await self._begin(interaction)
        await choosing.do(call, await self._here(call), what, text)

    @do.autocomplete("what")
    async def _choices(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await self._offered(self._plays(Call(self.house, interaction), current))

    async def _plays(self, call: Call, typed: str) -> list[Choice[str]]:
        return await choosing.offered(call, await self._here(call), typed)

    @app_commands.command(name=name("undo"), description=about("undo"))
    async def undo(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await panel.undo(call, (await self._here(call)).id)

    @app_commands.command(name=name("resign"), description=about("resign"))
    async def resign(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        table = await self._here(call)
        if table.seat_of(call.user.id) is None:
            raise IllegalAction("not-seated")
        words = await call.words(table)
        sheet = Sheet(self.accents[0])
        sheet.text(words("ui-resign-sure"))
        sheet.buttons([button(press.Resign(table.id), words("ui-resign"), Style.danger)])
        await call.answer(sheet)

    # reading -----------------------------------------------------------------------------------------------

    @app_commands.command(name=name("log"), description=about("log"))
    async def log(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await call.answer(await reading.log_page(call, await self._here(call), 0))

    @app_commands.command(name=name("rules"), description=about("rules"))
    @app_commands.rename(topic=name("rules-topic"))
    @app_commands.describe(topic=about("rules-topic"))
    async def rules_(self, interaction: Interaction, topic: str = "") -> None:
        call = await self._begin(interaction)
        await call.answer(await reading.rules_about(call, self.rules, topic))

    @rules_.autocomplete("topic")
    async def _topics(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await self._offered(reading.topics(Call(self.house, interaction), self.rules, current))
