"""Random games of any game in GAMES: options, players and actions drawn from one seed."""

from __future__ import annotations

import random
import typing
from collections.abc import Iterator
from typing import Any

import msgspec

from rules.core import Action, Game, IllegalAction, Options, State, apply, begin, legal_actions

LONGEST = 20_000
"""No random game has ever needed half of this many actions; more means that it does not end."""


def options_of(game: Game[Any], rng: random.Random, fixed: dict[str, Any] | None = None) -> Options:
    """House rules at random, except those that are fixed: every choice and switch is drawn."""
    drawn: dict[str, Any] = {}
    for name, hint in typing.get_type_hints(game.options).items():
        if typing.get_origin(hint) is typing.Literal:
            drawn[name] = rng.choice(typing.get_args(hint))
        elif hint is bool:
            drawn[name] = rng.random() < 0.5
    return msgspec.convert(drawn | (fixed or {}), game.options)


def choose(s: State, rng: random.Random) -> Action:
    """One legal action of one asked seat, free text filled in."""
    seat = rng.choice(sorted(s.asks))
    return fill(rng.choice(legal_actions(s, seat)), rng)


def fill(action: Action, rng: random.Random) -> Action:
    """The action with words for its free text, as a person would write them."""
    words = {
        name: f"{rng.choice(['Forward', 'Together', 'Demain'])} {rng.randrange(99)}" for name in action.OPEN
    }
    return msgspec.structs.replace(action, **words) if words else action


def start(game: Game[Any], seed: str, fixed: dict[str, Any] | None = None, players: int | None = None) -> Any:
    """A new game with players and options drawn from the seed."""
    rng = random.Random(f"start {seed}")
    seats = players or rng.choice(game.seats)
    return begin(game, seats, seed, options_of(game, rng, fixed))[0]


def play(game: Game[Any], seed: str, fixed: dict[str, Any] | None = None) -> Iterator[tuple[Any, Action]]:
    """A whole random game in place: each state with the action about to be taken.

    The state is the same object throughout: copy what you keep. Raises AssertionError when it does not end.
    """
    rng = random.Random(seed)
    s = start(game, seed, fixed)
    for _ in range(LONGEST):
        if s.winners is not None:
            return
        action = choose(s, rng)
        yield s, action
        try:
            apply(s, action)
        except IllegalAction as no:
            raise AssertionError(f"{action} was listed as legal and refused: {no.code}") from no
    raise AssertionError("the game does not end")
