"""*intern*: three rows of cards, a network of matches, the first with seven Tricks."""

from rules.intern.game import InternGame

GAME = InternGame()
