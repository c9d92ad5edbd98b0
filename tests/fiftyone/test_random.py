"""Random, silent and shrinking games: no card is lost, nobody is stuck, hands keep their size."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rules.core import begin, legal_actions, perform, settle
from rules.fiftyone.cards import GOAL, HAND, SEATS
from rules.fiftyone.game import GAME, Fiftyone
from rules.fiftyone.state import FiftyoneOptions
from rules.fiftyone.steps import Turn
from tests.support import playout


def laid(s: Fiftyone) -> Counter[str]:
    """All cards, wherever they are."""
    cards = Counter([*s.pile, *s.used])
    for c in s.candidates:
        cards.update([*c.hand, *c.votes, *c.loyal, *c.heroes, *["fans"] * len(c.loyal), *["jail"] * c.jailed])
    return cards


def whole(s: Fiftyone) -> Counter[str]:
    return Counter(s.cards.deck(s.players))


def act(s: Fiftyone, rng: random.Random) -> None:
    """One random action in place."""
    seat = rng.choice(sorted(s.asks))
    perform(s, playout.fill(rng.choice(legal_actions(s, seat)), rng))


@pytest.mark.parametrize("players", SEATS)
def test_random_games_end_and_lose_no_card(players: int) -> None:
    rng = random.Random(players)
    for n in range(25):
        s = playout.start(GAME, f"random-{players}-{n}", players=players)
        steps = 0
        while s.winners is None:
            act(s, rng)
            steps += 1
            if steps % 10 == 0:
                assert laid(s) == whole(s)
        assert laid(s) == whole(s)
        assert steps < 5000


@pytest.mark.parametrize("players", [2, 5, 8])
def test_whoever_begins_a_turn_holds_seven_cards_and_nobody_stands_at_51(players: int) -> None:
    rng = random.Random(f"seven {players}")
    for n in range(20):
        s = playout.start(GAME, f"seven-{players}-{n}", players=players)
        while s.winners is None:
            top = s.steps[-1]
            if isinstance(top, Turn) and not top.used:
                assert all(len(s.candidates[p].hand) == HAND for p in s.active())
                assert all(s.total(p) < GOAL for p in s.ring)
            act(s, rng)


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("first", ["slogan", "draw"])
def test_a_game_of_silence_ends(players: int, first: str) -> None:
    s, _ = begin(GAME, players, "silence", FiftyoneOptions(first=first))  # pyright: ignore[reportArgumentType]
    while s.winners is None:
        ask = next(iter(s.asks.values()))
        action = GAME.default(s, ask)
        assert action is not None
        assert action in legal_actions(s, ask.seat)
        perform(s, action)
    assert laid(s) == whole(s)
    assert all(s.total(p) == 0 for p in s.ring), "silence never plays a card"


@pytest.mark.parametrize("seed", range(40))
def test_seats_may_leave_at_any_moment(seed: int) -> None:
    rng = random.Random(f"leave {seed}")
    s = playout.start(GAME, f"leave-{seed}", players=rng.randint(3, 8))
    while s.winners is None:
        if rng.random() < 0.02:
            GAME.retire(s, rng.choice(s.active()))
            settle(s)
            s.news.clear()
            assert not [p for p in s.asks if s.candidates[p].retired]
        else:
            act(s, rng)
        assert laid(s) == whole(s)
    (winner,) = s.winners
    assert not s.candidates[winner].retired


@pytest.mark.parametrize("seed", range(12))
def test_a_slogan_may_be_struck_at_any_moment(seed: int) -> None:
    rng = random.Random(f"strike {seed}")
    s = playout.start(GAME, f"strike-{seed}", {"first": "slogan"}, players=rng.randint(3, 8))
    struck = 0
    while s.winners is None and s.turns < 3:
        standing = [n for n, x in enumerate(s.slogans) if not x.struck]
        if standing and rng.random() < 0.3:
            GAME.strike(s, rng.choice(standing))
            s.news.clear()
            struck += 1
        assert all(legal_actions(s, p) for p in s.asks)
        act(s, rng)
    assert sum(x.struck for x in s.slogans) == struck
