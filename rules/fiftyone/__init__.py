"""*La course aux 51 %*: the presidential campaign card game for two to eight, in two rounds."""

from rules.fiftyone.game import GAME

__all__ = ["GAME"]
