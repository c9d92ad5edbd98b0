"""How often each starter deck and the first player win, when the simple player plays both sides."""

from __future__ import annotations

from collections.abc import Iterator

from rules.bill.cards import DEFAULT_SET, card_set
from rules.bill.trial import HIGH, LOW, trial


def report(games: int, seed: int) -> Iterator[str]:
    """One line a mode. Raises AssertionError when a share is out of bounds."""
    decks = card_set(DEFAULT_SET).decks
    unfair: list[str] = []
    for mode in ("easy", "hard"):
        result = trial(decks, mode, games, f"balance-{seed}", DEFAULT_SET)
        deck, first = result.shares
        yield (
            f"bill {mode}: {games} games, Democratic deck {deck:.1%}, Republican deck {1 - deck:.1%}, "
            f"first player {first:.1%}, {result.draws} draws, {result.turns:.1f} turns each"
        )
        if not result.is_fair:
            unfair.append(mode)
    assert not unfair, f"outside {LOW:.0%}-{HIGH:.0%}: {', '.join(unfair)}"
