"""Whole games on file: `python -m tests.watergate.golden` writes `tests/golden/watergate/`.

A file holds the seed, the options, the actions and a digest of everything that happened. Each game tells a
story that its test looks for; where a rule fix makes an action illegal or changes the story, another game
takes its place.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import random
from collections.abc import Callable
from pathlib import Path

import msgspec

from rules import codec
from rules.core import Action, Event, IllegalAction, apply, begin, legal_actions
from rules.watergate.actions import AnyAction, React
from rules.watergate.events import (
    EvaluationBegan,
    Moved,
    Reacted,
    Reversed,
    RoundBegan,
    Won,
)
from rules.watergate.game import GAME, WatergateState
from rules.watergate.state import WatergateOptions
from tests.support import playout

FOLDER = Path(__file__).parents[1] / "golden" / "watergate"
OPTIONS = WatergateOptions()
OPEN = (
    "turn", "drawn", "react-conspirator", "react-evidence", "react-event", "show", "instead", "marker", "pin",
    "pins", "reward-move", "reward-pin", "order", "split", "aim", "gambit",
)  # fmt: skip
"""A save is kept with each of these questions open."""


class Golden(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One playthrough. `digest`: of all events and the last state."""

    game: str
    players: int
    seed: str
    options: WatergateOptions
    actions: list[AnyAction]
    winners: tuple[int, ...]
    digest: str


Story = Callable[[list[Event]], bool]


def won(how: str) -> Story:
    """The game ended in this way."""
    return lambda events: isinstance(events[-1], Won) and events[-1].how == how


def deepest_chain(events: list[Event]) -> bool:
    """A conspirator, Mass Demonstration, John Mitchell, Bradlee: each answers the one before."""
    chain = [event.card for event in events if isinstance(event, Reacted)]
    wanted = ["E-DEM", "N-JMI", "E-BRA"]
    return any(chain[i : i + 3] == wanted for i in range(len(chain))) and any(
        isinstance(a, Reacted) and a.card == "N-JMI" and isinstance(b, Reacted) and b.card == "E-BRA"
        for a, b in itertools.pairwise(events)
    )


def money_claims(events: list[Event]) -> bool:
    """Follow the Money takes an evidence to the Editor's space 5."""
    return any(
        isinstance(a, Reversed) and isinstance(b, Moved) and b.end == "E5"
        for a, b in itertools.pairwise(events)
    )


def claims_in_evaluation(events: list[Event]) -> bool:
    """Something reaches space 5 in the evaluation, by a reward or by red symbols."""
    evaluating = False
    for event in events:
        evaluating = isinstance(event, EvaluationBegan) or (evaluating and not isinstance(event, RoundBegan))
        if evaluating and isinstance(event, Moved) and event.end in ("E5", "N5"):
            return True
    return False


GAMES: dict[str, Story] = {
    "editor-wins": won("informants"),
    "nixon-momentum": won("momentum"),
    "nixon-supply": won("supply"),
    "deepest-chain": deepest_chain,
    "follow-the-money": money_claims,
    "evaluation-claim": claims_in_evaluation,
}
"""What must have happened in each game."""


def choose(s: WatergateState, rng: random.Random) -> Action:
    """At random, but a reaction whenever there is one."""
    options = legal_actions(s, next(iter(s.asks)))
    return rng.choice([a for a in options if isinstance(a, React)] or options)


def play(seed: str) -> tuple[Golden, list[Event]]:
    """The game of a seed, to its end."""
    rng = random.Random(seed)
    s, events = begin(GAME, 2, seed, OPTIONS)
    actions: list[Action] = []
    while s.winners is None:
        actions.append(choose(s, rng))
        events += apply(s, actions[-1])
    return _golden(seed, actions, s, events), events


def kept(name: str) -> Golden:
    """The game on file."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)


def replay(old: Golden) -> tuple[Golden, list[Event]]:
    """The same game again, by its actions. Raises IllegalAction."""
    s, events = begin(GAME, old.players, old.seed, old.options)
    for action in old.actions:
        events += apply(s, action)
    return _golden(old.seed, list(old.actions), s, events), events


def _golden(seed: str, actions: list[Action], s: WatergateState, events: list[Event]) -> Golden:
    told = codec.to_json(events) + codec.to_json(s)
    return Golden(
        game=GAME.name,
        players=2,
        seed=seed,
        options=OPTIONS,
        actions=msgspec.convert(msgspec.to_builtins(actions), list[AnyAction]),
        winners=s.winners or (),
        digest=hashlib.blake2b(told.encode(), digest_size=16).hexdigest(),
    )


def renewed(name: str) -> Golden:
    """The game on file as the rules now have it, or the first random one that tells the story."""
    if (FOLDER / f"{name}.json").is_file():
        with contextlib.suppress(IllegalAction):
            again, events = replay(kept(name))
            if GAMES[name](events):
                return again
    games = (play(f"{name}-{n}") for n in itertools.count())
    return next(golden for golden, events in games if GAMES[name](events))


def saves() -> dict[str, str]:
    """Question -> a save of the present version in which it is open."""
    found: dict[str, str] = {}
    for n in itertools.count():
        rng = random.Random(n)
        s: WatergateState = playout.start(GAME, f"save-{n}")
        while s.winners is None:
            for ask in s.asks.values():
                if ask.kind not in found:
                    found[ask.kind] = codec.dump(GAME, s)
            apply(s, choose(s, rng))
        if found.keys() >= set(OPEN):
            break
    return found


def main() -> None:
    """Write all files; saves of earlier versions stay."""
    (FOLDER / "saves").mkdir(parents=True, exist_ok=True)
    if not list((FOLDER / "saves").glob(f"{GAME.version}-*.json")):
        for kind, text in saves().items():
            (FOLDER / "saves" / f"{GAME.version}-{kind}.json").write_text(text + "\n", "utf-8")
    for name in GAMES:
        text = codec.to_json(renewed(name)).replace('{"type"', '\n{"type"')
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
