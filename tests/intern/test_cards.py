"""The shipped set is sound, and a set that is not is refused with its line and the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rules.intern.cards import CODES, DEFAULT_SET, FOLDER, BadCards, card_set, parse

TEXT = (FOLDER / DEFAULT_SET / "cards.json").read_text(encoding="utf-8")


def test_the_shipped_set_is_complete() -> None:
    cards = card_set(DEFAULT_SET)
    assert (len(cards.supporters), len(cards.events), len(cards.distractions)) == (40, 70, 48)
    assert set(cards.codes.values()) == set(CODES)
    assert sum(len(story.supporters) for story in cards.events.values()) == 266
    assert cards.partners["S03"] == {id for id, story in cards.events.items() if "S03" in story.supporters}
    assert cards.supporters["S07"].number == 7
    assert len(cards.hash) == 32


def test_serious_cards_can_be_left_out() -> None:
    cards = card_set(DEFAULT_SET)
    assert (len(cards.deck("E", serious=False)), len(cards.deck("D", serious=False))) == (61, 38)
    assert cards.deck("S", serious=False) == cards.deck("S") == list(cards.supporters)
    assert "E01" in cards.deck("E")
    assert "E01" not in cards.deck("E", serious=False)


@pytest.mark.parametrize("name", ["us-1850", "../us-2025", "", "us 2025"])
def test_a_set_that_is_not_there(name: str) -> None:
    with pytest.raises(BadCards, match="has no card set"):
        card_set(name)


def edited(change: Callable[[dict[str, Any]], None]) -> str:
    """The shipped file after a change, one card a line as the original."""
    data = json.loads(TEXT)
    change(data)
    parts = ",\n".join(
        f"{json.dumps(key)}: [\n" + ",\n".join(json.dumps(row) for row in value) + "\n]"
        if isinstance(value, list)
        else f"{json.dumps(key)}: {json.dumps(value, indent=0)}"
        for key, value in data.items()
    )
    return "{\n" + parts + "\n}"


def line_of(text: str, what: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if what in line)


def card(deck: str, index: int, **fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data[deck][index].update(fields)


WRONG: list[tuple[str, Callable[[dict[str, Any]], None], str, str]] = [
    ("a wrong id", card("supporters", 0, id="X1"), '"id": "X1"', "X1: .*regex"),
    ("an id given twice", card("events", 4, id="E01"), '"id": "E01"', "E01: the id is given twice"),
    ("a field too many", card("events", 4, colour="red"), '"id": "E05"', "E05: .*colour"),
    ("a field missing", lambda d: d["events"][4].pop("tone"), '"id": "E05"', "E05: .*tone"),
    ("a date that is none", card("events", 4, date="spring"), '"id": "E05"', "E05: .*date"),
    ("a stranger listed", card("events", 4, supporters=["S01", "S77"]), '"id": "E05"', "E05: lists S77"),
    ("one listed twice", card("events", 4, supporters=["S01", "S01"]), '"id": "E05"', "E05: .*twice"),
    ("too few listed", card("events", 4, supporters=["S01"]), '"id": "E05"', "E05: lists 1 .*2 to 8"),
    ("an unknown action", card("distractions", 2, action="SHOUT"), '"id": "D03"', "D03: .*no action SHOUT"),
    ("a wrong count", lambda d: d["actions"].update(LIES=9), '"LIES"', "LIES is on 3 cards; the file says 9"),
    ("a count of nothing", lambda d: d["actions"].update(SHOUT=1), '"SHOUT"', "no action SHOUT"),
    ("another folder's set", lambda d: d.update(set="us-2024"), '"set"', "calls itself 'us-2024'"),
    ("too few cards", lambda d: d.update(distractions=[]), '"distractions"', "0 distractions"),
    ("an unknown part", lambda d: d.update(jokers=[]), "{", "jokers"),
]


@pytest.mark.parametrize(("change", "where", "why"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_a_bad_set_is_refused_with_its_line(
    change: Callable[[dict[str, Any]], None], where: str, why: str
) -> None:
    text = edited(change)
    with pytest.raises(BadCards, match=rf"^line {line_of(text, where)}: .*{why}"):
        parse(DEFAULT_SET, text)


def test_a_supporter_whom_no_event_lists() -> None:
    def lonely(data: dict[str, Any]) -> None:
        for story in data["events"]:
            others = [s for s in story["supporters"] if s != "S10"]
            story["supporters"] = others if len(others) > 1 else ["S01", "S02"]

    with pytest.raises(BadCards, match=r"line \d+: S10: is on 0 of 70 Events"):
        parse(DEFAULT_SET, edited(lonely))


def test_a_supporter_who_matches_everything() -> None:
    def famous(data: dict[str, Any]) -> None:
        for story in data["events"]:
            story["supporters"] = ["S03", *(s for s in story["supporters"] if s != "S03")][:8]

    with pytest.raises(BadCards, match=r"line \d+: S03: is on 70 of 70 Events"):
        parse(DEFAULT_SET, edited(famous))


def test_broken_json_is_refused_with_its_line() -> None:
    lines = TEXT.splitlines()
    lines[40] += "oops"
    with pytest.raises(BadCards, match=r"line 41: "):
        parse(DEFAULT_SET, "\n".join(lines))
