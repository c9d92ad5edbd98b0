"""Slash commands of *watergate*."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.table import GameCog
from cogs.translate import pitch

if TYPE_CHECKING:
    from cogs.house import House


class Watergate(GameCog, group_name="watergate", group_description=pitch("watergate")):
    """Newsprint, and the red thread for Nixon's side."""

    game = "watergate"
    colour = 0x4A4A48
    grave = ("Sacrifice", "LetGo")

    def accent(self, view: Any, seat: int | None) -> int:
        return 0x8C2F2B if seat is not None and seat == view.nixon else self.colour


async def setup(house: House) -> None:
    await house.add_cog(Watergate(house))
