"""The rules of the four games: pure, with chance kept in the state. `GAMES` names what can be played."""

from __future__ import annotations

from typing import Any

from rules import bill, fiftyone, intern, watergate
from rules.core import Game

GAMES: dict[str, Game[Any]] = {
    "bill": bill.GAME,
    "fiftyone": fiftyone.GAME,
    "intern": intern.GAME,
    "watergate": watergate.GAME,
}
