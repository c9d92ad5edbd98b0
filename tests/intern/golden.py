"""Whole games kept on file: `python -m tests.intern.golden` writes `tests/golden/intern/` anew.

A file holds the seed, the options, the actions and a digest of everything that happened. A rule fix that
changes one shows as a changed file: look at it before it is committed. Each script names what its game must
show; the first seed whose game shows it is kept.
"""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from rules import codec
from rules.core import Action, Event, apply, begin, legal_actions
from rules.intern import GAME
from rules.intern import events as told
from rules.intern.actions import AnyAction, Lie, Lock
from rules.intern.state import Intern, InternOptions
from tests.intern import greedy
from tests.support import playout

FOLDER = Path(__file__).parents[1] / "golden" / "intern"
MOST_SEEDS = 3_000

Player = Callable[[Intern, int], Action]
Shows = Callable[[Sequence[Event]], bool]


class Golden(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One playthrough. `digest`: of all events and the last state."""

    game: str
    players: int
    seed: str
    options: InternOptions
    actions: list[AnyAction]
    winners: tuple[int, ...]
    digest: str


class Script(msgspec.Struct, frozen=True):
    """What is played, by whom, and what it must show."""

    players: int
    options: InternOptions
    player: Callable[[str], Player]
    shows: Shows


def plain(seed: str) -> Player:
    """Everybody takes what counts most."""
    return greedy.choose


def rash(seed: str) -> Player:
    """Everybody lies when they can, locks when they can, and else does anything."""
    rng = random.Random(seed)

    def choose(s: Intern, seat: int) -> Action:
        options = legal_actions(s, seat)
        return next((a for a in options if isinstance(a, (Lie, Lock))), None) or rng.choice(options)

    return choose


def of(events: Sequence[Event], kind: type[Event]) -> list[int]:
    """Where in the game events of a kind are."""
    return [i for i, event in enumerate(events) if isinstance(event, kind)]


def seven(events: Sequence[Event]) -> bool:
    return bool(of(events, told.Won))


def quarrel(events: Sequence[Event]) -> bool:
    """A Lies that is blocked, and one that is not."""
    return bool(of(events, told.Shielded)) and bool(of(events, told.Diverted))


def gridlocks(events: Sequence[Event]) -> bool:
    """A pair lost to one, and a single card."""
    lost = {len(event.cards) for event in events if isinstance(event, told.Jammed)}
    return lost == {1, 2}


def double_reversal(events: Sequence[Event]) -> bool:
    """Two in one round."""
    turned, rounds = of(events, told.Reversed), of(events, told.RoundBegan)
    spans = itertools.pairwise(rounds)
    return any(sum(first < at < last for at in turned) == 2 for first, last in spans)


def away_win(events: Sequence[Event]) -> bool:
    """Seven Tricks on somebody else's turn: the last Distraction was played by another seat."""
    won, played = of(events, told.Won), of(events, told.Played)
    if not won or not played:
        return False
    last, distraction = events[won[0]], events[played[-1]]
    assert isinstance(last, told.Won)
    assert isinstance(distraction, told.Played)
    between = events[played[-1] : won[0]]
    return distraction.seat != last.seat and not of(between, told.Took) and not of(between, told.Refilled)


def dry(events: Sequence[Event]) -> bool:
    return any(isinstance(event, told.Ended) and event.why == "dry" for event in events)


SCRIPTS: dict[str, Script] = {
    "four-players-to-seven": Script(4, InternOptions(), plain, seven),
    "lies-and-deflection": Script(4, InternOptions(), rash, quarrel),
    "gridlock-pair-and-single": Script(3, InternOptions(), rash, gridlocks),
    "double-reversal": Script(4, InternOptions(serious=False), rash, double_reversal),
    "win-on-another-turn": Script(3, InternOptions(), rash, away_win),
    "hidden-hands": Script(5, InternOptions(hands="hidden"), rash, seven),
    "last-round": Script(6, InternOptions(rounds=3), rash, lambda events: bool(of(events, told.Ended))),
    "dry-decks": Script(6, InternOptions(), lambda _: greedy.hoard, dry),
}


def play(script: Script, seed: str) -> tuple[Golden, list[Event]]:
    """Play a game to its end."""
    s, events = begin(GAME, script.players, seed, script.options)
    player, actions = script.player(seed), list[Action]()
    while s.winners is None:
        actions.append(player(s, next(iter(s.asks))))
        events += apply(s, actions[-1])
    return _golden(script.players, seed, script.options, actions, s, events), events


def find(name: str) -> Golden:
    """The first game that shows what the script asks for."""
    script = SCRIPTS[name]
    for i in range(MOST_SEEDS):
        golden, events = play(script, f"golden-{name}-{i}")
        if script.shows(events):
            return golden
    raise AssertionError(f"no game shows {name}")


def replay(kept: Golden) -> tuple[Golden, list[Event]]:
    """The same game again, by its actions."""
    s, events = begin(GAME, kept.players, kept.seed, kept.options)
    for action in kept.actions:
        events += apply(s, action)
    return _golden(kept.players, kept.seed, kept.options, list(kept.actions), s, events), events


def _golden(
    players: int, seed: str, options: InternOptions, actions: list[Action], s: Intern, events: list[Event]
) -> Golden:
    what_happened = codec.to_json(events) + codec.to_json(s)
    return Golden(
        game=GAME.name,
        players=players,
        seed=seed,
        options=options,
        actions=msgspec.convert(msgspec.to_builtins(actions), list[AnyAction]),
        winners=s.winners or (),
        digest=hashlib.blake2b(what_happened.encode(), digest_size=16).hexdigest(),
    )


OPEN = (
    "take-supporter", "take-event", "take-distraction", "extra", "end", "pay", "lock", "join", "lies",
    "deflect", "drop", "pick", "steal", "remove", "swap", "give", "aim", "hand-over", "discard", "sweep",
)  # fmt: skip
"""A save is kept with each of these questions open."""


def saves() -> dict[str, str]:
    """Question -> a save of the present version in which it is open, from games in which most players take
    free cards and keep them, so that hands grow large."""
    found: dict[str, str] = {}
    for n in itertools.count():
        rng = random.Random(n)
        s = playout.start(GAME, f"save-{n}", players=2 + n % 5)
        while s.winners is None and s.round < 25:
            for ask in s.asks.values():
                if ask.kind not in found:
                    found[ask.kind] = codec.dump(GAME, s)
            seat = next(iter(s.asks))
            calm = rng.random() < 0.8
            apply(s, greedy.hoard(s, seat) if calm else rng.choice(legal_actions(s, seat)))
        if found.keys() >= set(OPEN):
            break
    return found


def main() -> None:
    """Write all files; saves of earlier versions stay."""
    (FOLDER / "saves").mkdir(parents=True, exist_ok=True)
    if not list((FOLDER / "saves").glob(f"{GAME.version}-*.json")):
        for kind, text in saves().items():
            (FOLDER / "saves" / f"{GAME.version}-{kind}.json").write_text(text + "\n", "utf-8")
    for name in SCRIPTS:
        text = codec.to_json(find(name))
        (FOLDER / f"{name}.json").write_text(text.replace('{"type"', '\n{"type"') + "\n", "utf-8")


if __name__ == "__main__":
    main()
