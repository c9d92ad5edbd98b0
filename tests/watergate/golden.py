"""Whole games on file: `python -m tests.watergate.golden` plays them anew, writes `tests/golden/watergate/`.

A file holds the seed, the options, the actions and a digest of everything that happened. Each game tells a
story that its test looks for; where a rule fix changes the story, `find` looks for another seed.
"""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Callable
from pathlib import Path

import msgspec

from rules import codec
from rules.core import Action, Event, apply, begin, legal_actions
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

FOLDER = Path(__file__).parents[1] / "golden" / "watergate"
OPTIONS = WatergateOptions()


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


GAMES: dict[str, tuple[str, Story]] = {
    "editor-wins": ("editor-wins-22", won("informants")),
    "nixon-momentum": ("nixon-momentum-2", won("momentum")),
    "nixon-supply": ("nixon-supply-0", won("supply")),
    "deepest-chain": ("deepest-chain-97", deepest_chain),
    "follow-the-money": ("follow-the-money-3", money_claims),
    "evaluation-claim": ("evaluation-claim-34", claims_in_evaluation),
}
"""The seed of each game and what must have happened in it."""


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


def replay(kept: Golden) -> Golden:
    """The same game again, by its actions."""
    s, events = begin(GAME, kept.players, kept.seed, kept.options)
    for action in kept.actions:
        events += apply(s, action)
    return _golden(kept.seed, list(kept.actions), s, events)


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


def find(name: str) -> str:
    """The first seed that tells a story."""
    seeds = (f"{name}-{n}" for n in itertools.count())
    return next(seed for seed in seeds if GAMES[name][1](play(seed)[1]))


def main() -> None:
    """Write all files; where a seed no longer tells the story, name one that does."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (seed, story) in GAMES.items():
        kept, events = play(seed)
        if not story(events):
            raise SystemExit(f"{name} no longer tells its story; seed {find(name)} does")
        text = codec.to_json(kept).replace('{"type"', '\n{"type"')
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
