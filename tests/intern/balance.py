"""How long games last: rounds to victory with greedy players at two to six seats, and with casual ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import msgspec

from rules.core import Action, begin, perform
from rules.intern import GAME
from rules.intern.state import Intern
from tests.intern.greedy import choose, free_cards_only, hoard

LONGEST = 200
"""No game has needed half as many rounds; more means that it does not end."""

Player = Callable[[Intern, int], Action]


class Result(msgspec.Struct, frozen=True):
    """How one game ended."""

    rounds: int
    is_won: bool
    cards: int
    first: bool


def game(players: int, seed: str, player: Player) -> Result:
    """Play one game with equal players. Raises AssertionError when it does not end."""
    s = begin(GAME, players, seed, GAME.options())[0]
    starter = s.starter
    while s.winners is None:
        seat = next(iter(s.asks))
        perform(s, player(s, seat))
        assert s.round <= LONGEST, f"{seed}: no end after {LONGEST} rounds"
    winner = s.winners[0]
    return Result(s.round, s.desks[winner].tricks >= 7, len(s.desks[winner].grid), winner == starter)


def report(games: int, seed: int) -> Iterator[str]:
    """A line for each number of seats and kind of player. Raises AssertionError when a game does not end."""
    for name, player in (("greedy", choose), ("casual", free_cards_only)):
        for players in GAME.seats:
            count = max(1, games // 10)
            found = [game(players, f"balance-{seed}-{i}", player) for i in range(count)]
            yield _line(name, players, found)
    most = GAME.seats[-1]
    yield _line("hoarding", most, [game(most, f"balance-{seed}-{i}", hoard) for i in range(games // 10 or 1)])


def _line(name: str, players: int, found: list[Result]) -> str:
    rounds = sorted(result.rounds for result in found)
    low, median, high = (rounds[int(len(rounds) * share)] for share in (0.1, 0.5, 0.9))
    won = [result for result in found if result.is_won]
    cards = sum(result.cards for result in won) / max(1, len(won))
    first = sum(result.first for result in found) / len(found)
    ends = Counter("seven Tricks" if result.is_won else "dry rows" for result in found)
    return (
        f"intern {name}, {players} seats: {len(found)} games, rounds {low}-{median}-{high} (p10-p50-p90), "
        f"{ends['seven Tricks']} by seven Tricks, {ends['dry rows']} by dry rows, "
        f"{cards:.1f} cards at the win, first seat wins {first:.0%}"
    )
