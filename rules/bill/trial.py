"""Decks tried against each other: games of the simple player, sides and turns to start taken evenly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from rules.bill.formula import Side
from rules.bill.simple import choose
from rules.bill.state import BillOptions, Camp
from rules.bill.steps import SetUp, Table
from rules.core import perform, settle
from rules.dice import Dice

LOW, HIGH = 0.45, 0.55
"""A pair of decks is fair when each deck and the first player win within these shares."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """Games won by the Democratic deck, by the first player, by nobody; `turns`: of each side, on average."""

    games: int
    democratic: int
    first: int
    draws: int
    turns: float

    @property
    def shares(self) -> tuple[float, float]:
        """Of the decided games: the Democratic deck's share and the first player's."""
        decided = max(1, self.games - self.draws)
        return self.democratic / decided, self.first / decided

    @property
    def is_fair(self) -> bool:
        """Both shares inside the bounds."""
        return all(LOW <= share <= HIGH for share in self.shares)


def trial(
    decks: Mapping[Side, Sequence[str]], mode: Literal["easy", "hard"], games: int, seed: str, card_set: str
) -> Result:
    """Play a pair of decks against each other."""
    democratic = first = draws = turns = 0
    for n in range(games):
        s = play(decks, BillOptions(mode=mode, card_set=card_set), f"{seed}:{n}", n)
        turns += s.turn
        if not s.winners:
            draws += 1
            continue
        democratic += s.camps[s.winners[0]].side == "D"
        first += s.winners[0] == n % 2
    return Result(games=games, democratic=democratic, first=first, draws=draws, turns=turns / 2 / games)


def play(decks: Mapping[Side, Sequence[str]], options: BillOptions, seed: str, n: int) -> Table:
    """Game number `n` to its end: the seats start in turns and change sides every other game."""
    sides: tuple[Side, Side] = ("D", "R") if n // 2 % 2 == 0 else ("R", "D")
    camps = [Camp(side=side, deck=list(decks[side])) for side in sides]
    s = Table(players=2, options=options, dice=Dice(seed=seed), camps=camps, active=n % 2)
    s.push(SetUp())
    settle(s)
    while s.winners is None:
        perform(s, choose(s, next(iter(s.asks))))
    return s
