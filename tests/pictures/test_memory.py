"""What is remembered of pictures and sentences is never another's: whatever was shown before, to whomever.

Two tables of a game are looked at by turns, with other names, languages and colours; then everything is
forgotten, and the same is shown in the opposite order.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest

from data.words import LOCALES, Library, Words
from render import Colours, Picture, closeup, hand, pictures
from render.canvas import FACES, PANELS
from rules import GAMES
from rules.core import View
from tests.pictures import people
from tests.support import playout

COLOURS: tuple[Colours, ...] = ("default", "contrast")
STEPS = 300
MOMENTS = 0.02
"""The share of steps at which somebody looks, and looks again at the next one."""


class Look(NamedTuple):
    """Somebody looking at a table. `places`: how far people have moved on; `kind`: of words."""

    game: str
    card_set: str
    view: View
    names: str
    places: int
    locale: str
    colours: Colours
    kind: int

    def words(self) -> Words:
        names = people.NAMES[self.names]
        seats = {seat: names[(seat + self.places) % len(names)] for seat in range(self.view.players)}
        return Words(self.locale, self.game, self.card_set, seats)

    def drawn(self) -> list[Picture]:
        words = self.words()
        if self.view.viewer is not None:
            return hand(self.game, self.view, words, colour=self.colours)
        news = people.news(self.locale, self.names)
        seat = self.places % self.view.players
        network = closeup(self.game, self.view, words, seat, colour=self.colours)
        return [*pictures(self.game, self.view, words, news=news, colour=self.colours), *network]

    def said(self) -> list[str]:
        game, words = GAMES[self.game], self.words()
        words = (words, words.escaped(), words.calling(0, "<@1>"), words.escaped().calling(0, "<@1>"))[
            self.kind
        ]
        asked = (game.question(self.view, ask.seat) for ask in self.view.asked)
        return [words(phrase) for phrase in (*game.board(self.view), *asked)]


def looks(name: str) -> list[Look]:
    """Looks at two random games of one kind, in any order; two at each view."""
    rng, found = random.Random(f"looks {name}"), list[Look]()
    for table in ("one", "two"):
        before = False
        for s, _ in islice(playout.play(GAMES[name], f"memory {table}"), STEPS):
            now = rng.random() < MOMENTS
            for viewer in (None, rng.randrange(s.players)) if now or before else ():
                view = GAMES[name].view(s, viewer)
                found += [_look(name, s.options.card_set, view, rng) for _ in range(2)]
            before = now
    rng.shuffle(found)
    return found


def _look(game: str, card_set: str, view: View, rng: random.Random) -> Look:
    names, places = rng.choice([*people.NAMES]), rng.randrange(2)
    return Look(
        game, card_set, view, names, places, rng.choice(LOCALES), rng.choice(COLOURS), rng.randrange(4)
    )


def remembering() -> Iterator[Any]:
    """The functions of the drawing code that keep what they gave."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "render":
            yield from (each for each in vars(module).values() if hasattr(each, "cache_clear"))


def forget() -> None:
    """As after a start: no face, no mask, no sentence is left."""
    for store in (FACES, PANELS):
        store.clear()
    for function in (*remembering(), Library.book, Library.buttons):
        function.cache_clear()


@pytest.mark.parametrize("name", GAMES)
def test_what_was_shown_before_changes_no_picture_and_no_sentence(name: str) -> None:
    forget()
    shown = [(look, look.drawn(), look.said()) for look in looks(name)]
    assert len({look.view.viewer for look, *_ in shown}) > 1
    forget()
    for look, drawn, said in reversed(shown):
        assert look.drawn() == drawn
        assert look.said() == said
