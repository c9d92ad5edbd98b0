"""Slash commands of *fiftyone*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from cogs import team
from cogs.table import GameCog, Interaction
from cogs.translate import about, name, pitch

if TYPE_CHECKING:
    from cogs.house import House


class FiftyOne(GameCog, group_name="fiftyone", group_description=pitch("fiftyone")):
    """Campaign poster red."""

    game = "fiftyone"
    colour = 0xB5382A
    grave = ("Done", "LeaveOpen")

    @app_commands.command(name=name("team"), description=about("team"))
    async def team(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await team.meet(call, (await self._here(call)).id)


async def setup(house: House) -> None:
    await house.add_cog(FiftyOne(house))
