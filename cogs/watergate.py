"""Slash commands of *watergate*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.table import GameCog
from cogs.translate import pitch

if TYPE_CHECKING:
    from cogs.house import House


class Watergate(GameCog, group_name="watergate", group_description=pitch("watergate")):
    """Newsprint grey, with the red thread."""

    game = "watergate"
    accents = (0x8C2F2B,)


async def setup(house: House) -> None:
    await house.add_cog(Watergate(house))
