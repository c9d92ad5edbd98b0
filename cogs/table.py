"""GameCog: what every game's slash commands do. A game's own cog is its name and its colours."""

from __future__ import annotations

from collections.abc import Awaitable, Collection
from typing import TYPE_CHECKING, Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs import accord, choosing, lobby, panel, reading
from cogs.call import Call
from cogs.translate import about, name
from data.table import Table
from data.words import Marked
from rules.core import Game, IllegalAction
from rules.phrase import say

if TYPE_CHECKING:
    from cogs.house import House

Interaction = discord.Interaction[Any]
Choice = app_commands.Choice


@app_commands.guild_only()
class GameCog(commands.GroupCog):
    """The commands of one game. Each answers privately; what everybody should see, the board shows."""

    game: ClassVar[str]
    colour: ClassVar[int]
    grave: Collection[str] = ()
    """Names of the actions that are asked about once more."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.faces[self.game] = self

    def accent(self, view: Any, seat: int | None) -> int:
        """The colour of the side to move."""
        return self.colour

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
            await tables.admit(table.id, call.user, channel=call.channel, guild=call.guild)
            return table
        raise (
            IllegalAction("other-game-here", game=here.name, title=say("game-title"))
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
    @app_commands.rename(language=name("new-language"))
    @app_commands.describe(language=about("new-language"))
    @app_commands.choices(language=[Choice(name="English", value="en"), Choice(name="Français", value="fr")])
    async def new(self, interaction: Interaction, language: str | None = None) -> None:
        call = await self._begin(interaction)
        await lobby.open_here(call, self.game, language)

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

    @app_commands.command(name=name("options"), description=about("options"))
    @app_commands.rename(option=name("options-option"), value=name("options-value"))
    @app_commands.describe(option=about("options-option"), value=about("options-value"))
    async def options(
        self, interaction: Interaction, option: str | None = None, value: str | None = None
    ) -> None:
        call = await self._begin(interaction)
        table = await self._here(call)
        if option is not None and value is not None:
            table = await lobby.choose(call, table.id, option, value)
        await call.answer(await lobby.options_sheet(call, table, 0))

    @options.autocomplete("option")
    async def _options(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await self._offered(lobby.options_offered(Call(self.house, interaction), self.game, current))

    @options.autocomplete("value")
    async def _values(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await self._offered(lobby.values_offered(Call(self.house, interaction), self.game, current))

    @app_commands.command(name=name("rematch"), description=about("rematch"))
    @app_commands.rename(swap=name("rematch-swap"))
    @app_commands.describe(swap=about("rematch-swap"))
    async def rematch(self, interaction: Interaction, swap: bool = False) -> None:
        call = await self._begin(interaction)
        table = await accord.rematch(call, (await self._here(call)).id, swap)
        await call.say((await call.words(table))("ui-opened", channel=Marked(f"<#{table.channel}>")))

    # playing -----------------------------------------------------------------------------------------------

    @app_commands.command(name=name("hand"), description=about("hand"))
    async def hand(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        table = await self._here(call)
        await panel.present(call, table, await panel.seat_sheet(call, table))

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
    @app_commands.rename(what=name("do-what"), text=name("do-text"), sure=name("do-sure"))
    @app_commands.describe(what=about("do-what"), text=about("do-text"), sure=about("do-sure"))
    async def do(
        self, interaction: Interaction, what: str, text: str | None = None, sure: bool = False
    ) -> None:
        call = await self._begin(interaction)
        await choosing.do(call, await self._here(call), what, text, sure=sure)

    @do.autocomplete("what")
    async def _choices(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await self._offered(self._plays(Call(self.house, interaction), current))

    async def _plays(self, call: Call, typed: str) -> list[Choice[str]]:
        return await choosing.offered(call, await self._here(call), typed)

    @app_commands.command(name=name("undo"), description=about("undo"))
    async def undo(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await accord.undo(call, (await self._here(call)).id)

    @app_commands.command(name=name("resign"), description=about("resign"))
    async def resign(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        table = await self._here(call)
        await call.answer(await accord.resign_sheet(call, table))

    @app_commands.command(name=name("standing"), description=about("standing"))
    async def standing(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await call.answer(await accord.orders_sheet(call, await self._here(call)))

    # arranging ---------------------------------------------------------------------------------------------

    @app_commands.command(name=name("pause"), description=about("pause"))
    async def pause(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await accord.pause(call, (await self._here(call)).id)

    @app_commands.command(name=name("resume"), description=about("resume"))
    async def resume(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await accord.resume(call, (await self._here(call)).id)

    @app_commands.command(name=name("vote"), description=about("vote"))
    @app_commands.rename(choice=name("vote-choice"))
    @app_commands.describe(choice=about("vote-choice"))
    async def vote(self, interaction: Interaction, choice: str) -> None:
        call = await self._begin(interaction)
        await accord.vote_by_name(call, await self._here(call), choice)

    @vote.autocomplete("choice")
    async def _voices(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await self._offered(self._votes(Call(self.house, interaction), current))

    async def _votes(self, call: Call, typed: str) -> list[Choice[str]]:
        return await accord.votes_offered(call, await self._here(call), typed)

    @app_commands.command(name=name("take"), description=about("take"))
    @app_commands.rename(seat=name("take-seat"))
    @app_commands.describe(seat=about("take-seat"))
    async def take(self, interaction: Interaction, seat: app_commands.Range[int, 1, 20]) -> None:
        call = await self._begin(interaction)
        await accord.take(call, (await self._here(call)).id, seat - 1)

    @app_commands.command(name=name("back"), description=about("back"))
    async def back(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await accord.back(call, (await self._here(call)).id)

    # reading -----------------------------------------------------------------------------------------------

    @app_commands.command(name=name("log"), description=about("log"))
    async def log(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await call.answer(await reading.log_page(call, await self._here(call), 0))

    @app_commands.command(name=name("catchup"), description=about("catchup"))
    async def catchup(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await call.answer(await reading.catchup(call, await self._here(call)))

    @app_commands.command(name=name("rules"), description=about("rules"))
    @app_commands.rename(topic=name("rules-topic"))
    @app_commands.describe(topic=about("rules-topic"))
    async def rules_(self, interaction: Interaction, topic: str = "") -> None:
        call = await self._begin(interaction)
        await call.answer(await reading.rules_about(call, self.rules, topic))

    @rules_.autocomplete("topic")
    async def _topics(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await self._offered(reading.topics(Call(self.house, interaction), self.rules, current))
