"""Watergate: the Editor of a newspaper against the Nixon Administration, two players, hidden hands."""

from rules.watergate.game import GAME

__all__ = ["GAME"]
