"""The button of an action says beforehand when it would do nothing (WR20, WR35)."""

from __future__ import annotations

from typing import Any

import pytest

from data.words import Words
from rules.watergate.actions import Play
from rules.watergate.game import GAME
from tests.watergate.table import EDITOR, NIXON, T, act

clause = pytest.mark.clause
QUIET = {"LetStand", "PlayedAction", "AlreadyThere", "BagEmpty", "Levelled"}
"""Nothing of this changes anything on the table."""


def says(t: T, locale: str = "en") -> dict[str, str]:
    """What the button of each action says."""
    words, view = Words(locale, "watergate", "house"), t.view(t.asked()[0])
    plays = (a for a in t.options() if isinstance(a, Play) and a.use == "action")
    return {play.card: words(GAME.label(view, play, "use")) for play in plays}


@clause("WR20", "WR35")
def test_an_action_that_would_do_nothing_says_so_and_where_the_card_goes() -> None:
    t = T("E-TAP E-BER E-GUN E-DTH N-TRB", track="B@1", hidden="G")
    said = says(t)
    assert said["E-TAP"] == "Action: would do nothing, and the card leaves the game"
    assert said["E-BER"] == "Action: would do nothing, and the card goes to the discard"
    assert said["E-GUN"] == "Action: initiative 2, momentum 2, a hidden token 1"
    assert said["E-DTH"] == "Action: a face-down informant off the board, initiative 3"
    assert says(t, "fr")["E-TAP"] == "Action\xa0: sans effet, et la carte quitte le jeu"


@clause("WR20")
def test_with_something_to_do_the_action_is_told() -> None:
    said = says(T("E-TAP E-BER N-TRB", track="BG@1", board="A1:B"))
    assert said["E-TAP"] == "Action: pin a face-up green token from the track"
    assert said["E-BER"] == "Action: any token off the board, face up to 0"


def bare(**more: Any) -> dict[str, Any]:
    """A round in which there is next to nothing left."""
    return {"initiative": None, "momentum": None, "bag": [], "tiles": "SLO DEA"} | more


@clause("WR14", "WR20", "WR27", "WR35", "WD2", "WD6")
@pytest.mark.parametrize("card", GAME.cards(GAME.options()))
@pytest.mark.parametrize("full", [True, False])
@pytest.mark.parametrize(
    "on",
    [{}, {"track": "G@-1 B@2", "hidden": "Y", "board": "A1:Y-"}, {"tiles": "SLO-", "momentum": -1}],
)
def test_an_action_is_called_idle_just_when_nothing_comes_of_it(
    card: str, full: bool, on: dict[str, str]
) -> None:
    others = {"E-LAW", "N-TRB", "N-SLO"} - {card} if full else {"N-SLO" if card[0] == "E" else "E-LAW"}
    fields: dict[str, Any] = dict(on) if full else bare(**on)
    t = T(" ".join([card, *sorted(others)]), first=EDITOR if card[0] == "E" else NIXON, **fields)
    plays = [a for a in t.options() if isinstance(a, Play) and (a.card, a.use) == (card, "action")]
    if plays:
        said = says(t)[card]
        asked = act(t, card, *plays[0].targets).asked()
        nothing = set(t.happened()) <= QUIET and asked[1] == "turn"
        assert ("would do nothing" in said) is nothing, (said, t.happened(), asked)
