"""The card file: what is wrong is said in words, and the deck is as designed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.fiftyone.cards import FOLDER, BadCards, card_set, parse

DESIGN = Path(__file__).parents[3] / "shared" / "cards" / "fiftyone" / "deck.json"
RAW = json.loads((FOLDER / "classic" / "cards.json").read_text("utf-8"))


def changed(index: int | None = None, **fields: Any) -> bytes:
    """The file with one card's fields (or the file's own) replaced; None removes a field."""
    file: dict[str, Any] = json.loads(json.dumps(RAW))
    target: dict[str, Any] = file if index is None else file["cards"][index]
    for name, value in fields.items():
        if value is None:
            target.pop(name, None)
        else:
            target[name] = value
    return json.dumps(file).encode()


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"{", "cards.json: "),
        (changed(players=[2, 3]), "players: must be"),
        (changed(0, kind="hero"), "card v1: kind: must be 'vote'"),
        (changed(10, kind="hero"), "card jail: kind: must be 'attack'"),
        (changed(0, value=11), "card number 1: .*<= 10.*value"),
        (changed(0, value=None), "card v1: value: 1 to 10"),
        (changed(10, value=3), "card jail: value: "),
        (changed(3, copies=[1, 2]), "card v4: copies: must be 7 numbers"),
        (changed(3, copies=[-1, 2, 3, 4, 5, 6, 7]), "card number 4: .*>= 0.*copies"),
        (changed(1, id="v1"), "card v1: id: is there twice"),
        (changed(10, id="v11", kind="vote", value=3), "missing: jail"),
        (changed(0, price=3), "card number 1: .*unknown field `price`"),
        (changed(cards=[dict(c, copies=[1] * 7) for c in RAW["cards"]]), "leave no pile for 4 players"),
    ],
)
def test_a_bad_file_says_which_card_which_field_and_what_is_allowed(raw: bytes, says: str) -> None:
    with pytest.raises(BadCards, match=says):
        parse(raw)


def test_too_few_votes_are_refused() -> None:
    cards = [
        dict(c, copies=[20] * 7) if c["kind"] != "vote" else dict(c, copies=[0] * 7) for c in RAW["cards"]
    ]
    with pytest.raises(BadCards, match="do not reach 51"):
        parse(changed(cards=cards))


def test_a_set_that_is_not_there() -> None:
    with pytest.raises(BadCards, match="no card set 'nowhere'"):
        card_set("nowhere")


def test_the_digest_follows_the_content() -> None:
    assert parse(changed(0, copies=[9] * 7)).digest != card_set("classic").digest


@pytest.mark.skipif(not DESIGN.is_file(), reason="the deck's design is not beside this checkout")
def test_the_deck_is_as_designed() -> None:
    design = json.loads(DESIGN.read_text("utf-8"))
    cards = card_set("classic")
    for players in range(2, 9):
        ours = {card: cards.copies(card, players) for card in cards.cards}
        assert ours == design["decks"][str(players)]
    assert {c: cards.value[c] for c in cards.value} == {
        c: d["value"] for c, d in design["cards"].items() if "value" in d
    }
    assert {c: d.kind for c, d in cards.cards.items()} == {c: d["kind"] for c, d in design["cards"].items()}
