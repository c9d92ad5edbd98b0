"""Which games the contracts run over: everything in GAMES, and the made-up one."""

from __future__ import annotations

from typing import Any

from rules import GAMES
from rules.core import Game
from tests.support.toy import GAME as TOY

ALL: dict[str, Game[Any]] = {**GAMES, TOY.name: TOY}
