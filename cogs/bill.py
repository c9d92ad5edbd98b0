"""Slash commands of *bill*."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.table import GameCog
from cogs.translate import pitch

if TYPE_CHECKING:
    from cogs.house import House


class Bill(GameCog, group_name="bill", group_description=pitch("bill")):
    """Chamber blue, and brick for the Republican side."""

    game = "bill"
    colour = 0x24507A
    grave = ("EndTurn",)

    def accent(self, view: Any, seat: int | None) -> int:
        return self.colour if seat is None or view.sides[seat].side == "D" else 0x9C4A2F


async def setup(house: House) -> None:
    await house.add_cog(Bill(house))
