"""What concerns a person rather than a table: my games, help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import press
from cogs.call import Call, on
from cogs.sheet import Sheet
from cogs.translate import about, name
from data.words import Marked

if TYPE_CHECKING:
    from cogs.house import House

Interaction = discord.Interaction[Any]


class People(commands.Cog):
    """Commands that work everywhere, in direct messages too."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(name=name("games"), description=about("games"))
    async def games(self, interaction: Interaction) -> None:
        call = Call(self.house, interaction)
        await call.defer()
        await call.answer(await games_sheet(call))

    @app_commands.command(name=name("help"), description=about("help"))
    async def help(self, interaction: Interaction) -> None:
        call = Call(self.house, interaction)
        await call.defer()
        await call.answer(await help_sheet(call))


async def games_sheet(call: Call) -> Sheet:
    """My tables everywhere, those that wait for me first, each with a link to where it is played."""
    words = await call.words()
    sheet = Sheet()
    mine = await call.house.tables.people.games(call.user.id)
    for one in mine:
        title = call.house.game_words(call.house.tables.games[one.game], words.locale)("game-title")
        due = None if one.due is None else Marked(f"<t:{int(one.due)}:R>")
        where = Marked(f"<#{one.channel}>")
        sheet.text(words("ui-game", title=Marked(title), where=where, waiting=one.waiting, due=due))
    if not mine:
        sheet.text(words("ui-games-none"))
    return sheet


async def help_sheet(call: Call) -> Sheet:
    """What there is, how to start and where the rules are, in one message."""
    words = await call.words()
    sheet = Sheet()
    sheet.text(words("ui-help-head"))
    lines: list[str] = []
    for game in call.house.tables.games.values():
        its = call.house.game_words(game, words.locale)
        title, pitch = Marked(its("game-title")), Marked(its("game-pitch"))
        lines.append(words("ui-help-game", name=Marked(game.name), title=title, pitch=pitch))
    sheet.text(*lines)
    sheet.text(words("ui-help-how"))
    return sheet


@on(press.Help)
async def _help(call: Call, pressed: press.Help) -> None:
    await call.answer(await help_sheet(call))


async def setup(house: House) -> None:
    await house.add_cog(People(house))
