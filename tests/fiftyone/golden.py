"""Whole games on file: `python -m tests.fiftyone.golden` plays them anew, writes `tests/golden/fiftyone/`.

A file holds the seed, the options, the actions and a digest of everything that happened. Each game tells a
story that its test looks for; where a rule fix changes the story, `find` looks for another seed.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from rules import codec
from rules.core import Action, Event, apply, begin
from rules.fiftyone.actions import (
    FiftyoneAction,
    Offer,
    Pledge,
    Propose,
    Reply,
    Scapegoat,
    Size,
    SowDiscord,
    Swap,
)
from rules.fiftyone.events import (
    BoostPlayed,
    DiscordSown,
    Elected,
    Pledged,
    RoundTwoOpened,
    ScapegoatFound,
    Traded,
    TurnEnded,
    VotesTransferred,
)
from rules.fiftyone.game import GAME, Fiftyone
from rules.fiftyone.state import FiftyoneOptions
from tests.fiftyone.greedy import WIN, Greedy
from tests.support import playout

FOLDER = Path(__file__).parents[1] / "golden" / "fiftyone"


class Golden(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One playthrough. `digest`: of all events and the last state."""

    game: str
    players: int
    seed: str
    options: FiftyoneOptions
    actions: list[FiftyoneAction]
    winners: tuple[int, ...]
    digest: str


class Schemer(Greedy):
    """Trades early, robs friends' hands, and then supports those whom it robbed."""

    def worth(self, s: Fiftyone, a: Action) -> float:
        match a:
            case Offer():
                return 5.0 if s.turns <= s.players and not s.offers else super().worth(s, a)
            case Size(number=number):
                return float(number == 1)
            case Propose(card=card) | Reply(card=card):
                return 1.0 - self.keep(s, a.seat, card) / 100
            case Swap():
                return 1.0
            case Scapegoat() | SowDiscord():
                return WIN / 10
            case Pledge(finalist=finalist):
                return float(self.grudges[a.seat, finalist])
            case _:
                return super().worth(s, a)

    def hear(self, events: Iterable[Event]) -> None:
        """A schemer counts its own attacks: `grudges` here are by thief and victim."""
        for e in events:
            if isinstance(e, ScapegoatFound):
                self.grudges[e.seat, e.victim] += 1


Story = Callable[[list[Event], Fiftyone], bool]


def wins_round_one(events: list[Event], s: Fiftyone) -> bool:
    """51 on the table before the pile is used up."""
    return s.round == 1 and any(isinstance(e, Elected) and e.how == "goal" for e in events)


def pledges_decide(events: list[Event], s: Fiftyone) -> bool:
    """The recount after the pledges brings 51, by votes that came with them."""
    return (
        not any(isinstance(e, RoundTwoOpened) for e in events)
        and any(isinstance(e, VotesTransferred) and e.finalist in (s.winners or ()) for e in events)
        and isinstance(events[-1], Elected)
    )


def two_players_count(events: list[Event], s: Fiftyone) -> bool:
    """Nobody reaches 51 before the pile is used up, and the higher count wins."""
    return isinstance(events[-1], Elected) and events[-1].how == "count"


def friends_betray(events: list[Event], s: Fiftyone) -> bool:
    """Two trade, one robs the other as scapegoat; later they are one team, with discord inside it."""
    traded = {(e.seat, e.partner) for e in events if isinstance(e, Traded)}
    robbed = {(e.seat, e.victim) for e in events if isinstance(e, ScapegoatFound)}
    team = {(e.seat, e.finalist) for e in events if isinstance(e, Pledged)}
    opened = next((i for i, e in enumerate(events) if isinstance(e, RoundTwoOpened)), len(events))
    discord = {(e.seat, v) for e in events[opened:] if isinstance(e, DiscordSown) for v in e.victims}
    return any({pair, pair[::-1]} & traded for pair in robbed & team & discord)


def boosts_reach_51(events: list[Event], s: Fiftyone) -> bool:
    """The winning turn is a chain of at least two boosts."""
    ends = [i for i, e in enumerate(events) if isinstance(e, TurnEnded)]
    last = events[ends[-1] if ends else 0 :]
    boosts = sum(isinstance(e, BoostPlayed) for e in last)
    return boosts >= 2 and any(isinstance(e, Elected) and e.how == "goal" for e in last)


class Script(msgspec.Struct, frozen=True):
    """Who plays, from which seed, and what must have happened."""

    players: int
    seed: str
    story: Story
    player: type[Greedy] = Greedy


GAMES: dict[str, Script] = {
    "round-one": Script(5, "round-one-0", wins_round_one),
    "pledges": Script(6, "pledges-7", pledges_decide),
    "two-players": Script(2, "two-players-3", two_players_count),
    "betrayal": Script(4, "betrayal-4785", friends_betray, Schemer),
    "boosts": Script(4, "boosts-13", boosts_reach_51),
}
OPTIONS = FiftyoneOptions()


def play(script: Script) -> tuple[Golden, list[Event], Fiftyone]:
    """Play a script to its end."""
    s, events = begin(GAME, script.players, script.seed, OPTIONS)
    player = script.player(script.seed)
    actions: list[Action] = []
    while s.winners is None:
        actions.append(player.choose(s, next(iter(s.asks))))
        latest = apply(s, actions[-1])
        player.hear(latest)
        events += latest
    return _golden(script.players, script.seed, actions, s, events), events, s


def replay(kept: Golden) -> Golden:
    """The same game again, by its actions."""
    s, events = begin(GAME, kept.players, kept.seed, kept.options)
    for action in kept.actions:
        events += apply(s, action)
    return _golden(kept.players, kept.seed, list(kept.actions), s, events)


def _golden(players: int, seed: str, actions: list[Action], s: Fiftyone, events: list[Event]) -> Golden:
    told = codec.to_json(events) + codec.to_json(s)
    return Golden(
        game=GAME.name,
        players=players,
        seed=seed,
        options=OPTIONS,
        actions=msgspec.convert(msgspec.to_builtins(actions), list[FiftyoneAction]),
        winners=s.winners or (),
        digest=hashlib.blake2b(told.encode(), digest_size=16).hexdigest(),
    )


def find(name: str) -> Script:
    """The script with the first seed that tells its story."""
    scripts = (msgspec.structs.replace(GAMES[name], seed=f"{name}-{n}") for n in itertools.count())
    return next(script for script in scripts if tells(script))


def tells(script: Script) -> bool:
    """Whether the game still tells its story."""
    _, events, s = play(script)
    return script.story(events, s)


OPEN = ("ballot", "return", "offer", "pledge", "boost")
"""A save is kept with each of these questions open."""


def saves() -> dict[str, str]:
    """Question -> a save of the present version in which it is open, from random games."""
    found: dict[str, str] = {}
    for n in itertools.count():
        for s, _ in playout.play(GAME, f"save-{n}", {"first": "slogan"}):
            for ask in s.asks.values():
                if ask.kind in OPEN:
                    found.setdefault(ask.kind, codec.dump(GAME, s))
        if len(found) == len(OPEN):
            break
    return found


def main() -> None:
    """Write all files; where a seed no longer tells the story, name one that does. Old saves stay."""
    (FOLDER / "saves").mkdir(parents=True, exist_ok=True)
    if not list((FOLDER / "saves").glob(f"{GAME.version}-*.json")):
        for kind, text in saves().items():
            (FOLDER / "saves" / f"{GAME.version}-{kind}.json").write_text(text + "\n", "utf-8")
    for name, script in GAMES.items():
        if not tells(script):
            raise SystemExit(f"{name} no longer tells its story; seed {find(name).seed} does")
        text = codec.to_json(play(script)[0]).replace('{"type"', '\n{"type"')
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
