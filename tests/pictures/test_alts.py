"""What stands on a private picture is said in its alt text."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import render
from data.words import Words
from render.drawing import ALT_MOST
from rules import GAMES
from tests.pictures import people
from tests.support import playout

CUT = 300
"""No line is longer: an alt text with so much room left has told all."""


def _hand(name: str, view: Any, seat: int, words: Words) -> Iterator[str]:
    """What each card of the viewer's hand is called in lists."""
    if name == "intern":
        player = view.seats[seat]
        yield from (words(f"card-{card}.short") for card in player.supporters if card[0] == "S")
        yield from (words(f"card-{card}") for card in player.events if card[0] == "E")
    elif name == "watergate":
        yield from (words(f"card-{held.id}") for held in view.hand)
    elif name == "fiftyone":
        yield from (words(f"card-{held.card}.short") for held in view.hand)
    else:
        yield from (words(f"card-{held.card}") for held in view.hand)


@pytest.mark.parametrize("name", GAMES)
def test_the_alt_text_of_a_hand_names_its_cards(name: str) -> None:
    game, named = GAMES[name], 0
    for s, _ in islice(playout.play(game, "alt"), 5, 80, 5):
        words = people.words_for(name, people.card_set(s), "en", "plain")
        for seat in s.asks:
            view = game.view(s, seat)
            for picture in render.hand(name, view, words):
                for said in _hand(name, view, seat, words):
                    assert said in picture.alt or len(picture.alt) > ALT_MOST - CUT, picture.alt
                    named += said in picture.alt
    assert named > 20
