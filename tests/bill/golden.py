"""Whole games kept on file: `python -m tests.bill.golden` plays them anew and writes `tests/golden/bill/`.

A file holds the seed, the options, the actions and a digest of everything that happened. A rule fix that
changes one shows as a changed file: look at it before it is committed.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from pathlib import Path

import msgspec

from rules import codec
from rules.bill import GAME
from rules.bill.actions import AnyAction
from rules.bill.simple import choose
from rules.bill.state import BillOptions
from rules.bill.steps import Table
from rules.core import Action, Event, apply, begin, legal_actions

FOLDER = Path(__file__).parents[1] / "golden" / "bill"


class Golden(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One playthrough. `digest`: of all events and the last state."""

    game: str
    players: int
    seed: str
    options: BillOptions
    actions: list[AnyAction]
    winners: tuple[int, ...]
    digest: str


Player = Callable[[Table, int], Action]


def careless(seed: str) -> Player:
    """Any legal act, drawn from a seed of its own."""
    rng = random.Random(seed)
    return lambda s, seat: rng.choice(legal_actions(s, seat))


GAMES: dict[str, tuple[str, BillOptions, Player]] = {
    "easy": ("golden-easy", BillOptions(), choose),
    "hard": ("golden-hard", BillOptions(mode="hard", starts="first", sides="republican"), choose),
    "random-decks": ("golden-decks", BillOptions(mode="hard", decks="random"), choose),
    "careless": ("golden-careless", BillOptions(mode="hard", starts="second"), careless("a")),
    "careless-easy": ("golden-careless", BillOptions(decks="random", sides="democratic"), careless("b")),
}


def play(seed: str, options: BillOptions, player: Player) -> Golden:
    """Play a game to its end."""
    s, events = begin(GAME, 2, seed, options)
    actions: list[Action] = []
    while s.winners is None:
        actions.append(player(s, next(iter(s.asks))))
        events += apply(s, actions[-1])
    return _golden(seed, options, actions, s, events)


def replay(kept: Golden) -> Golden:
    """The same game again, by its actions."""
    s, events = begin(GAME, kept.players, kept.seed, kept.options)
    for action in kept.actions:
        events += apply(s, action)
    return _golden(kept.seed, kept.options, list(kept.actions), s, events)


def _golden(seed: str, options: BillOptions, actions: list[Action], s: Table, events: list[Event]) -> Golden:
    told = codec.to_json(events) + codec.to_json(s)
    return Golden(
        game=GAME.name,
        players=2,
        seed=seed,
        options=options,
        actions=msgspec.convert(msgspec.to_builtins(actions), list[AnyAction]),
        winners=s.winners or (),
        digest=hashlib.blake2b(told.encode(), digest_size=16).hexdigest(),
    )


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (seed, options, player) in GAMES.items():
        text = codec.to_json(play(seed, options, player))
        (FOLDER / f"{name}.json").write_text(text.replace('{"type"', '\n{"type"') + "\n", "utf-8")


if __name__ == "__main__":
    main()
