"""Slash commands of *bill*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.table import GameCog
from cogs.translate import pitch

if TYPE_CHECKING:
    from cogs.house import House


class Bill(GameCog, group_name="bill", group_description=pitch("bill")):
    """Chamber blue."""

    game = "bill"
    accents = (0x24507A,)


async def setup(house: House) -> None:
    await house.add_cog(Bill(house))
