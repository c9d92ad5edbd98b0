"""Slash commands of *fiftyone*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.table import GameCog
from cogs.translate import pitch

if TYPE_CHECKING:
    from cogs.house import House


class FiftyOne(GameCog, group_name="fiftyone", group_description=pitch("fiftyone")):
    """Campaign poster red."""

    game = "fiftyone"
    colour = 0xB5382A
    grave = ("Done", "LeaveOpen")


async def setup(house: House) -> None:
    await house.add_cog(FiftyOne(house))
