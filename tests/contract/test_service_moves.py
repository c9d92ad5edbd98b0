"""What the table service does to a game from outside - rewind, retire, undo - leaves it playable."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from rules import codec, match
from rules.core import IllegalAction, State, apply, begin, legal_actions
from tests.support import laws, playout
from tests.support.games import ALL

SEEDS = range(6)


def halfway(name: str, seed: int, share: float = 0.5) -> tuple[Any, list[Any]]:
    """The states of a random game up to a share of its length."""
    game = ALL[name]
    states = [codec.copy(s) for s, _ in playout.play(game, f"halfway-{seed}")]
    kept = states[: max(2, int(len(states) * share))]
    return kept[-1], kept


def play_on(name: str, s: State, seed: str) -> None:
    rng = random.Random(seed)
    for _ in range(playout.LONGEST):
        if s.winners is not None:
            return
        laws.can_go_on(ALL[name], s)
        apply(s, playout.choose(s, rng))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ALL)
def test_a_rewind_asks_the_same_under_fresh_numbers(name: str, seed: int) -> None:
    now, states = halfway(name, seed)
    then = states[len(states) // 2]
    back = match.rewind(ALL[name], now, then)
    assert min(a.id for a in back.asks.values()) > max(a.id for s in states for a in s.asks.values())
    assert {(a.seat, a.kind, a.about) for a in back.asks.values()} == {
        (a.seat, a.kind, a.about) for a in then.asks.values()
    }
    assert all(legal_actions(back, seat) == legal_actions(then, seat) for seat in then.asks)
    play_on(name, back, f"rewound-{seed}")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ALL)
def test_a_rewind_can_deal_anew_what_the_public_cannot_see(name: str, seed: int) -> None:
    now, states = halfway(name, seed)
    game, then = ALL[name], states[len(states) // 2]
    back = match.rewind(game, now, then, reshuffle=f"anew-{seed}")
    assert game.board(game.view(back, None)) == game.board(game.view(then, None))
    assert back.dice.seed != then.dice.seed
    play_on(name, back, f"reshuffled-{seed}")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("share", [0.05, 0.4, 0.9])
@pytest.mark.parametrize("name", ALL)
def test_whoever_retires_leaves_a_game_that_goes_on_or_ends(name: str, share: float, seed: int) -> None:
    s, _ = halfway(name, seed, share)
    game = ALL[name]
    seats = list(range(s.players))
    random.Random(seed).shuffle(seats)
    for seat in seats[:-1]:
        if s.winners is not None:
            break
        before = codec.to_json(s)
        after, _ = match.retire(game, s, seat)
        assert codec.to_json(s) == before
        assert seat not in after.asks, "a retired seat is still asked"
        laws.round_trips(game, after)
        s = after
    play_on(name, s, f"retired-{seed}")


@pytest.mark.parametrize("name", ALL)
def test_nobody_retires_from_a_finished_game(name: str) -> None:
    game = ALL[name]
    rng = random.Random(1)
    s = playout.start(game, "finished")
    while s.winners is None:
        apply(s, playout.choose(s, rng))
    with pytest.raises(IllegalAction, match="over"):
        match.retire(game, s, 0)


@pytest.mark.parametrize("name", ALL)
def test_an_answer_nobody_was_asked_for_changes_nothing(name: str) -> None:
    s, _ = halfway(name, 1)
    before = codec.to_json(s)
    action = legal_actions(s, next(iter(s.asks)))[0]
    idle = next((p for p in range(s.players) if p not in s.asks), None)
    if idle is not None:
        with pytest.raises(IllegalAction, match="not-asked"):
            match.advance(s, msgspec.structs.replace(action, seat=idle))
    assert codec.to_json(s) == before


@pytest.mark.parametrize("name", ALL)
def test_the_seat_range_is_kept(name: str) -> None:
    game = ALL[name]
    for players in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(IllegalAction, match="bad-seats"):
            begin(game, players, "seed", game.options())
