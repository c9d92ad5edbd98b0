"""Card sets are promises: what is published stays, and no table is played on with other cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from data.options import card_sets, freeze
from data.position import position
from rules import GAMES, codec
from rules.core import IllegalAction, begin

PUBLISHED: dict[str, dict[str, str]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "card_sets.json").read_text(encoding="utf-8")
)
"""Game -> set -> content hash. A set that is in use is never edited: a correction is a new folder."""


def fresh(name: str, card_set: str) -> Any:
    game = GAMES[name]
    options = msgspec.structs.replace(freeze(game, {}), card_set=card_set)
    return begin(game, game.seats[0], "cards", options)[0]


@pytest.mark.parametrize("name", GAMES)
def test_published_sets_are_there_unchanged(name: str) -> None:
    found = {card_set: fresh(name, card_set).options.cards for card_set in card_sets(name)}
    assert found == PUBLISHED[name]


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_not_played_on_with_other_cards(name: str) -> None:
    game, s = GAMES[name], fresh(name, card_sets(name)[-1])
    assert position(game, game.version, codec.to_json(s)).state == s
    for changes in ({"cards": "0" * 32}, {"cards": "0" * 32, "card_set": "no-such-set"}):
        raw = json.loads(codec.to_json(s))
        raw["options"] |= changes
        raw["options"].pop("figures", None)
        with pytest.raises(IllegalAction, match="unreadable"):
            position(game, game.version, json.dumps(raw))


@pytest.mark.parametrize("name", GAMES)
def test_a_set_is_named_by_its_folder_and_not_by_a_way_to_it(name: str) -> None:
    known = card_sets(name)[-1]
    for way in (f"./{known}", f"../{name}/{known}", f"{known}/", f"{known}\0", "/"):
        with pytest.raises(IllegalAction):
            fresh(name, way)
