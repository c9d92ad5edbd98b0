"""The reference pictures: which moments of which games, in which language, and how they are made anew.

A moment is a save (`saves/*.json`), so that a later version of the rules still loads it; a picture is drawn
from it and compared with the PNG of the same name beside this file.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from render import Picture, closeup, hand, pictures
from rules import GAMES, codec
from rules.core import apply
from tests.pictures import people
from tests.support import playout

HERE = Path(__file__).parent
SAVES = HERE / "saves"


LIKED = {
    "Lock": 0,
    "EndTurn": 2,
    "Throw": 2,
    "Lobby": 2,
    "Keep": 2,
    "Offer": 2,
    "Swap": 2,
    "Skip": 3,
    "NoSlogan": 3,
}
"""Verbs from the most to the least wanted, for tables with much to see; any other is 1."""


class Moment(NamedTuple):
    """A save from a random match of so many people.

    `where`: its fullest moment (""), the first at which a field of the public view is filled, or one at a
    share of the match's length.
    """

    name: str
    game: str
    locale: str
    seed: str
    players: int
    options: dict[str, Any]
    where: str | float = ""


MOMENTS = (
    Moment("bill-full", "bill", "en", "full", 2, {"mode": "hard", "decks": "random"}),
    Moment("bill-early", "bill", "fr", "early", 2, {"mode": "easy", "decks": "starter"}, 0.3),
    Moment("watergate-full", "watergate", "en", "full", 2, {}),
    Moment("watergate-start", "watergate", "fr", "start", 2, {}, 0.0),
    Moment("intern-six", "intern", "en", "six", 6, {"hands": "open"}, 0.9),
    Moment("intern-three", "intern", "fr", "three", 3, {"hands": "open"}, 0.7),
    Moment("fiftyone-eight", "fiftyone", "en", "eight", 8, {"first": "draw"}, 0.5),
    Moment("fiftyone-teams", "fiftyone", "fr", "teams 1", 5, {"first": "draw"}, 0.96),
    Moment("fiftyone-slogans", "fiftyone", "fr", "slogans", 5, {"first": "slogan"}, "slogans"),
)


def found(moment: Moment) -> str:
    """The save of a moment, from its random match."""
    game = GAMES[moment.game]
    states = [(codec.copy(s), game.view(s, None)) for s in _match(moment)]
    if not isinstance(moment.where, str):
        state, _ = states[round(moment.where * (len(states) - 1))]
    elif moment.where:
        state, _ = next(each for each in states if getattr(each[1], moment.where))
    else:
        state, _ = max(states, key=lambda each: len(codec.to_json(each[1])))
    return codec.dump(game, state)


def _match(moment: Moment) -> Iterator[Any]:
    """The states of the match, the last one left out. People like to lock and to play, not to throw away."""
    game, rng = GAMES[moment.game], random.Random(moment.seed)
    s = playout.start(game, moment.seed, moment.options, moment.players)
    for _ in range(playout.LONGEST):
        if s.winners is not None:
            return
        yield s
        tries = [playout.choose(s, rng) for _ in range(4)]
        apply(s, min(tries, key=lambda action: LIKED.get(type(action).__name__, 1)))


def load(moment: Moment) -> Any:
    """The state of a moment."""
    return codec.load(GAMES, (SAVES / f"{moment.name}.json").read_text("utf-8"))


def drawn(moment: Moment) -> dict[str, Picture]:
    """Reference name -> picture: the board, the hand of whoever is asked, a close-up where there is one."""
    s, game = load(moment), GAMES[moment.game]
    words = people.words_for(moment.game, people.card_set(s), moment.locale, "plain")
    news = people.news(moment.locale, "plain")
    view, seat = game.view(s, None), min(s.asks)
    every = [
        *pictures(moment.game, view, words, news=news),
        *hand(moment.game, game.view(s, seat), words),
        *closeup(moment.game, view, words, seat),
    ]
    return {f"{moment.name}-{picture.name}": picture for picture in every}


def moments() -> list[Moment]:
    """The moments of the games that there are."""
    return [moment for moment in MOMENTS if moment.game in GAMES]
