"""Slash commands of *intern*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.table import GameCog
from cogs.translate import pitch

if TYPE_CHECKING:
    from cogs.house import House


class Intern(GameCog, group_name="intern", group_description=pitch("intern")):
    """Brass on navy."""

    game = "intern"
    colour = 0xB08D3C
    grave = ("EndTurn",)


async def setup(house: House) -> None:
    await house.add_cog(Intern(house))
