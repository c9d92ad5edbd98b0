"""Saves: a round trip, upcasts on raw JSON, and clear refusals."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules import codec
from rules.core import apply, begin
from tests.support.toy import GAME, Draw, Motto, Play, ToyGame, ToyOptions

GAMES = {"toy": GAME}


def saved() -> str:
    return codec.dump(GAME, begin(GAME, 2, "save", ToyOptions())[0])


def test_a_save_names_its_game_and_version() -> None:
    raw = json.loads(saved())
    assert (raw["game"], raw["v"]) == ("toy", 1)


def test_a_copy_is_independent() -> None:
    s = begin(GAME, 2, "save", ToyOptions(mottos=False))[0]
    other = codec.copy(s)
    apply(other, Draw(seat=0))
    assert len(s.hands[0]) == 3
    assert other != s


class Newer(ToyGame):
    """Version 3, which renamed `deck` twice."""

    version = 3

    def __init__(self, upcasts: dict[int, Any]) -> None:
        self.upcasts = upcasts


def older(text: str) -> str:
    raw = json.loads(text)
    raw["state"]["pile"] = raw["state"].pop("deck")
    return json.dumps(raw)


def test_an_old_save_is_brought_up_step_by_step() -> None:
    game = Newer(
        {
            1: lambda raw: {("stock" if k == "pile" else k): v for k, v in raw.items()},
            2: lambda raw: {("deck" if k == "stock" else k): v for k, v in raw.items()},
        }
    )
    assert codec.load({"toy": game}, older(saved())) == codec.load(GAMES, saved())


def test_a_save_without_its_upcast_is_refused() -> None:
    with pytest.raises(codec.BadSave, match="version 2 can no longer be read"):
        codec.load({"toy": Newer({1: lambda raw: raw})}, saved())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "malformed|truncated"),
        ("{}", "missing required field"),
        ('{"game":"chess","v":1,"state":{}}', "no game is called 'chess'"),
        ('{"game":"toy","v":9,"state":{}}', "newer than this code"),
        ('{"game":"toy","v":1,"state":{}}', "missing required field"),
        ('{"game":"toy","v":1,"state":{},"x":1}', "unknown field"),
    ],
)
def test_what_is_no_save_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(codec.BadSave, match=why):
        codec.load(GAMES, text)


def test_actions_and_events_survive_their_log() -> None:
    for action in (Draw(seat=0), Play(seat=1, card="n1.0"), Motto(seat=0, text="Élan\n“x”")):
        assert codec.load_action(GAME, codec.dump_action(action)) == action
    assert codec.load_action(GAME, codec.dump_action(None)) is None
    s = begin(GAME, 2, "log", ToyOptions(mottos=False))[0]
    events = apply(s, Draw(seat=0))
    assert codec.load_events(GAME, codec.to_json(events)) == events
