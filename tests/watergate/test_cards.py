"""The figures as data: what the loader takes, what it refuses with line and reason, what tables keep."""

from __future__ import annotations

import base64
import json
import re
import tracemalloc
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rules import codec
from rules.core import IllegalAction, begin
from rules.watergate import cards
from rules.watergate.cards import BadCards, chosen, install
from rules.watergate.game import GAME, WatergateState
from rules.watergate.lines import line_of
from rules.watergate.state import WatergateOptions
from tests.watergate.table import EDITOR, T

TEXT = (cards.FOLDER / "house" / "cards.json").read_text("utf-8")
OWN = TEXT.replace('"house"', '"printed"')
SHARED = Path(__file__).parents[3] / "shared" / "cards" / "watergate" / "cards.json"


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test installs is gone after it; the house's set stays."""
    chosen(WatergateOptions())
    monkeypatch.setattr(cards, "_SETS", dict(cards._SETS))
    monkeypatch.setattr(cards, "_INSTALLED", {})


def own(change: Any) -> str:
    """The house's set under another id, changed."""
    data = json.loads(OWN)
    change(data)
    return json.dumps(data, indent=1)


def stronger(data: Any) -> None:
    data["editor"][0]["value"] = 4
    data["editor"][0]["action"][1]["steps"] = 3
    data["momentum"]["tokens"] = 7
    data["round"]["holder"] = 6


def test_the_house_set_never_changes_under_running_tables() -> None:
    """Tables that run know it by this hash: other figures need a folder of their own."""
    assert chosen(WatergateOptions()).hash == "c80db1b512c4d0847956eb6f"


def test_an_installed_set_plays_with_its_own_figures() -> None:
    assert install(own(stronger)) == "printed"
    assert list(cards.sets()) == ["house", "printed"]
    s = begin(GAME, 2, "x", WatergateOptions(card_set="printed", nixon="second"))[0]
    assert (s.supply, len(s.hands[EDITOR])) == (6, 6)
    t = T("E-WOO N-TRB", options=WatergateOptions(card_set="printed"))
    assert t.action("E-WOO", "momentum").goes_on().at("momentum") == 3
    assert chosen(WatergateOptions()).cards["E-WOO"].value == 3


def test_an_installed_set_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    file.write_text(own(stronger), "utf-8")
    assert install(file) == install(str(file)) == "printed"
    with pytest.raises(BadCards, match=r"missing\.json: cannot be read"):
        install(tmp_path / "missing.json")


def test_the_options_of_a_table_freeze_id_hash_and_installed_figures() -> None:
    house = begin(GAME, 2, "x", WatergateOptions())[0].options
    assert (house.card_set, house.figures) == ("house", "")
    assert house.cards == chosen(house).hash
    install(own(stronger))
    mine = begin(GAME, 2, "x", WatergateOptions(card_set="printed"))[0].options
    assert mine.cards == chosen(mine).hash != house.cards
    assert 0 < len(mine.figures) < 3000


def test_a_running_table_keeps_its_figures_when_the_file_changes_or_is_gone() -> None:
    install(own(stronger))
    s = begin(GAME, 2, "x", WatergateOptions(card_set="printed"))[0]
    saved = codec.dump(GAME, s)
    cards._SETS.clear()
    cards._INSTALLED.clear()
    cards._house.cache_clear()
    again = codec.load({GAME.name: GAME}, saved)
    assert isinstance(again, WatergateState)
    assert again.set.cards["E-WOO"].value == 4
    install(OWN)
    assert again.set.cards["E-WOO"].value == 4
    assert chosen(WatergateOptions(card_set="printed")).cards["E-WOO"].value == 3


@pytest.mark.parametrize(
    "options",
    [
        WatergateOptions(card_set="nowhere"),
        WatergateOptions(card_set="../bill/119"),
        WatergateOptions(cards="0" * 24),
    ],
)
def test_a_set_that_is_not_there_is_a_bad_option(options: WatergateOptions) -> None:
    with pytest.raises(IllegalAction, match="bad-option"):
        begin(GAME, 2, "x", options)


def packed(text: bytes) -> str:
    return base64.b85encode(zlib.compress(text, 9)).decode()


@pytest.mark.parametrize("figures", ["!", "aaaaaa", packed(b"{}"), packed(b"\xff"), packed(b" " * (1 << 27))])
def test_figures_that_a_log_from_elsewhere_brings_may_be_anything(figures: str) -> None:
    options = WatergateOptions(card_set="theirs", cards="0" * 24, figures=figures)
    tracemalloc.start()
    try:
        with pytest.raises(IllegalAction, match="bad-option"):
            chosen(options)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 8 * cards.LARGEST


# What is refused


def drop(data: Any) -> None:
    data["nixon"].pop()


def twice(data: Any) -> None:
    data["board"]["threads"].append(["M1", "A1"])


def cut_off(data: Any) -> None:
    data["board"]["threads"] = [t for t in data["board"]["threads"] if "WOO" not in t]


def through_a_photo(data: Any) -> None:
    threads = [t for t in data["board"]["threads"] if "WOO" not in t]
    data["board"]["threads"] = [*threads, ["X1", "WOO"], ["X1", "SLO"]]
    data["board"]["spaces"].append({"id": "X1", "colour": "blue"})


def put(path: str, value: Any) -> Any:
    """A change of one place: `editor.0.value`."""

    def change(data: Any) -> None:
        *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
        for part in way:
            data = data[part]
        data[last] = value

    change.__name__ = f"{path}={value}"
    return change


BAD = [
    (put("editor.0.value", 5), "editor[0].value: Expected `int` <= 4"),
    (put("editor.0.value", "3"), "editor[0].value: Expected `int`, got `str`"),
    (put("editor.0.colour", "red"), "editor[0].colour: Invalid enum value 'red'"),
    (put("editor.0.extra", 1), "editor[0]: Object contains unknown field `extra`"),
    (put("editor.0.kind", "conspirator"), "editor[0].kind: E-WOO: must be event or journalist"),
    (put("editor.0.id", "E-XYZ"), "editor[0].id: E-XYZ is not a card; left are E-WOO"),
    (put("editor.0.id", "E-BUT"), "editor[0].id: E-BUT is there twice"),
    (put("editor.0.after", "discard"), "editor[0].after: E-WOO: must be removed"),
    (put("editor.11.after", "removed"), "editor[11].after: E-BER: must be discard"),
    (put("editor.0.action", []), "editor[0].action: E-WOO: must not be empty"),
    (put("editor.0.action", [{"do": "cancel"}]), "E-WOO: cancel and reverse are for reactions"),
    (put("editor.0.action.0.who", "DEA"), "E-WOO: only number, value, colour and the figures"),
    (put("editor.0.action.0.who", "XYZ"), "E-WOO: XYZ is not among the informants"),
    (put("editor.0.action.1.steps", 0), "editor[0].action[1].steps: Expected `int` >= 1"),
    (put("editor.0.action.1.do", "dance"), "editor[0].action[1].do: Invalid value 'dance'"),
    (put("editor.12.reaction", "event"), "E-BRA: must be one of conspirator, evidence"),
    (put("editor.12.action", [{"do": "reverse"}]), "E-BRA: must be cancel alone"),
    (put("editor.19.action", [{"do": "cancel"}]), "E-FTM: must be reverse alone"),
    (put("nixon.18.after", "removed"), "nixon[18].after: N-GAM: must be either"),
    (drop, "nixon: there must be 20 cards, here are 19"),
    (put("board.spaces.0.id", "A2"), "board.spaces[0].id: A2 is there twice"),
    (put("board.spaces.0.id", "NIX"), "board.spaces[0].id: NIX is there twice"),
    (put("board.spaces.0.id", "E-GUN"), "board.spaces[0].id: Expected `str` matching regex"),
    (put("board.threads.0", ["A1", "M9"]), "board.threads[0]: M9 is not on the board"),
    (put("board.threads.0", ["NIX", "SLO"]), "a thread joins two spaces, or a space and a photo"),
    (put("board.threads.0", ["A1", "A1"]), "a thread joins two spaces, or a space and a photo"),
    (twice, "the thread M1-A1 is there twice"),
    (cut_off, "board.informants[5]: no chain of threads joins WOO to Nixon"),
    (through_a_photo, "board.informants[5]: no chain of threads joins WOO to Nixon"),
    (put("board.informants.0", "MAX"), "E-MMI: MIT is not among the informants"),
    (put("bag.0.colours", ["blue", "blue"]), "bag[0].colours: a two-coloured token has two different"),
    (put("bag", [{"colours": ["blue"], "count": 2}]), "bag: holds less than one round's evidence"),
    (put("momentum.nixon.0", {"give": "win"}), "momentum.nixon[0].give: win is Nixon's last place"),
    (put("momentum.nixon.4", {"give": "nothing"}), "momentum.nixon[4].give: win is Nixon's last place"),
    (put("momentum.editor.3", {"give": "win"}), "momentum.editor[3].give: win is Nixon's last place"),
    (put("set", "The Printed One"), "set: Expected `str` matching regex"),
    (put("set", "house"), "set: the house has a set 'house'; choose another id"),
]


@pytest.mark.parametrize(("change", "reason"), BAD, ids=lambda case: getattr(case, "__name__", None))
def test_a_bad_set_is_refused_with_the_line_and_the_reason(change: Any, reason: str) -> None:
    text = own(change)
    with pytest.raises(BadCards, match=re.escape(reason)) as refused:
        install(text)
    found = re.search(r"line (\d+): ([^:]+): ", str(refused.value))
    assert found is not None
    line, path = int(found[1]), found[2]
    last = re.findall(r"(\w+)", path)[-1]
    if not last.isdecimal():
        assert f'"{last}":' in text.splitlines()[line - 1]
    assert cards._INSTALLED == {}


def test_text_that_is_no_json_is_refused_with_its_line() -> None:
    broken = OWN.replace('"kind": "event",', '"kind": "event"', 3)
    with pytest.raises(BadCards, match=r"line 4: not JSON: Expecting ',' delimiter"):
        install(broken)


def test_a_board_of_other_spaces_is_welcome() -> None:
    def smaller(data: Any) -> None:
        people = data["board"]["informants"]
        colours = ["blue", "yellow", "green"]
        data["board"]["spaces"] = [{"id": f"S{n}", "colour": colours[n % 3]} for n in range(7)]
        data["board"]["threads"] = [[f"S{n}", end] for n, who in enumerate(people) for end in (who, "NIX")]

    install(own(smaller))
    t = T("E-GUN N-TRB", options=WatergateOptions(card_set="printed"), board="S0:B S1:Y", tiles="MIT DEA")
    assert [i.id for i in t.view(None).informants if i.joined] == ["MIT", "DEA"]
    assert t.view(None).spaces[0].near == ("MIT", "NIX")


# Lines


def places(value: Any, path: str = "$") -> Iterator[tuple[str, Any]]:
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from places(inner, f"{path}[{n}]")


def test_every_place_of_a_text_is_found_on_its_line() -> None:
    data = {"a": [1, {"b": "x, ]}", "c": []}], "d": {}, "e": {"f": [[2], [3, 4]]}}
    text = json.dumps(data, indent=2)
    lines = text.splitlines()
    for path, value in places(data):
        line = lines[line_of(text, path) - 1]
        start = json.dumps(value, indent=2).splitlines()[0]
        assert start in line, path
    assert line_of(text, "$.a[1].nothing") == line_of(text, "$.a[1]")


# The facts the house's figures were made from


def test_the_house_set_agrees_with_the_table_of_cards() -> None:
    """Beside the repository lies the table that the figures were taken from, on some machines."""
    if not SHARED.is_file():
        pytest.skip("the table of cards is not here")
    table = json.loads(SHARED.read_text("utf-8"))
    known = chosen(WatergateOptions())
    for row in (*table["editor"], *table["nixon"]):
        card = known.cards[row["id"]]
        colour = {"joker": "*"}.get(row["colour"], row["colour"][0].upper())
        assert (card.value, card.colour, card.kind, card.number) == (
            row["value"],
            colour,
            row["type"],
            row["printed"],
        )
        assert bool(card.reaction) is bool(row["reaction"])
    assert {id: s.colour for id, s in known.board.spaces.items()} == table["board"]["colour"]
    assert {frozenset(t) for t in known.board.threads} == {frozenset(t) for t in table["board"]["edges"]}
