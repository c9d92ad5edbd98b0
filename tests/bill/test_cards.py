"""From public facts to cards and decks, and what the loader says of a bad file."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from data.bill import build
from rules.bill import decks, derive, formula
from rules.bill.cards import ACTIONS, FOLDER, BadCards, card_set, parse, printing
from rules.bill.formula import Person, numbers, quartiles
from rules.bill.trial import trial
from rules.core import IllegalAction
from rules.dice import Dice
from tests.bill.table import REAL, T, new

clause = pytest.mark.clause
FACTS_FILE = FOLDER / "facts-2026-06-15.json"
FACTS = build.load_facts(FACTS_FILE)
PEOPLE = {p.id: p for p in FACTS.members}
SHARED = Path(__file__).parents[3] / "shared" / "cards" / "bill"


def test_the_committed_set_is_what_the_facts_make_of_it() -> None:
    text = derive.card_file(FACTS, build.load_vocabulary(), REAL.salt)
    assert text == (FOLDER / "119" / "cards.json").read_text("utf-8")
    assert derive.name_file(FACTS) == (FOLDER / "119" / "names.ftl").read_text("utf-8")


@clause("B030")
def test_cards_come_from_careers_alone() -> None:
    """Two people with the same career make the same card, whoever they are and whatever their party."""
    seats = quartiles(FACTS.members)
    for p in FACTS.members[:40]:
        other = msgspec.structs.replace(p, id="Z999999", name="Somebody Else", last="Else", state="WY")
        key = p.chamber, p.caucus
        assert numbers(p, FACTS.committees, seats[key]) == numbers(other, FACTS.committees, seats[key])


EARNED: dict[str, Any] = {
    "leader": lambda p: any(title.endswith("Leader") or "Speaker" in title for title in p.leadership),
    "whip": lambda p: any("Whip" in title for title in p.leadership),
    "gatekeeper": lambda p: any(FACTS.committees[c].kind == "full" for c in p.chairs),
    "oversight": lambda p: any(FACTS.committees[c].kind == "full" for c in p.ranking),
    "institution": lambda p: p.years >= 20,
    "firebrand": lambda p: p.first_term,
}


@clause("B034", "B037", "B040", "B043", "B046", "B049")
@pytest.mark.parametrize(
    ("keyword", "democrats", "republicans"),
    [
        ("leader", 3, 3),
        ("whip", 2, 2),
        ("gatekeeper", 0, 42),
        ("oversight", 42, 0),
        ("institution", 47, 30),
        ("firebrand", 39, 47),
    ],
)
def test_keywords_are_earned_by_roles_and_years(keyword: str, democrats: int, republicans: int) -> None:
    holders = [m for m in REAL.members.values() if keyword in m.keywords]
    assert {m.id for m in holders} == {p.id for p in FACTS.members if EARNED[keyword](p)}
    assert Counter(m.caucus for m in holders) == Counter({"D": democrats, "R": republicans})


def test_examples_of_the_formula() -> None:
    named = {m.name: m for m in REAL.members.values()}
    for name, cost, influence, resolve, keywords in (
        ("Don Bacon", 2, 2, 3, ()),
        ("Katie Britt", 3, 3, 3, ("firebrand",)),
        ("Jamie Raskin", 3, 1, 3, ("oversight",)),
        ("Jim Jordan", 4, 1, 5, ("gatekeeper",)),
        ("Mike Johnson", 5, 1, 3, ("leader",)),
        ("Chuck Grassley", 7, 4, 7, ("gatekeeper", "institution")),
        ("Dick Durbin", 8, 5, 7, ("whip", "oversight", "institution")),
    ):
        m = named[name]
        assert (m.cost, m.influence, m.resolve, m.keywords) == (cost, influence, resolve, keywords), name


def test_every_card_has_at_least_one_influence_and_one_resolve() -> None:
    for m in REAL.members.values():
        assert m.influence >= 1
        assert m.resolve >= 1
        assert 1 <= m.cost <= 8


def test_office_prefers_the_highest() -> None:
    person = FACTS.members[0]
    for titles, office in (
        (("Speaker of the House",), "speaker"),
        (("House Majority Whip", "Senate Majority Leader"), "leader"),
        (("Senate Minority Whip",), "whip"),
        (("President Pro Tempore of the Senate",), "officer"),
        ((), ""),
    ):
        assert formula.office(msgspec.structs.replace(person, leadership=titles)) == office


def test_the_set_agrees_with_the_facts_it_was_studied_on() -> None:
    """Beside the repository lie the design's own tables, on some machines."""
    if not (SHARED / "cards.json").is_file():
        pytest.skip("the design's tables are not here")
    for row in json.loads((SHARED / "cards.json").read_text("utf-8"))["cards"]:
        m = REAL.members[row["id"]]
        assert (m.cost, m.influence, m.resolve) == (row["cost"], row["influence"], row["resolve"])
        assert [word.capitalize() for word in m.keywords] == row["keywords"]
        assert m.ability.trigger == row["ability"]["trigger"]
        assert (m.ability.condition, m.theme) == (row["ability"]["cond"], row["ability"]["key"].split(".")[0])
    lists = json.loads((SHARED / "decks.json").read_text("utf-8"))
    for side, deck in REAL.decks.items():
        names = [
            c["id"] if isinstance(c, dict) else c.lower().replace(" ", "-") for c in lists[side]["cards"]
        ]
        assert list(deck) == names


def test_short_names_are_unique() -> None:
    shorts = [m.short for m in REAL.members.values()]
    assert len(set(shorts)) == len(shorts)
    assert REAL.members["B001298"].short == "Bacon"


# --- decks ---


@clause("BR32")
def test_nobody_is_twice_in_a_deck_and_both_sides_may_seat_the_same_member() -> None:
    ids = list(REAL.decks["D"])
    assert len(set(ids)) == len(ids)
    assert "twice" in decks.faults([*ids[:-1], ids[0]], "D", REAL.members)
    t = T()
    for seat in (0, 1):
        t.sits(seat, "same", 1, 2)
    t.confronts("same", "same")
    assert t.stats(0, "same") == t.stats(1, "same") == (1, 1)


def test_starter_decks_keep_the_deck_rule_and_the_recipe() -> None:
    for side, deck in REAL.decks.items():
        assert not decks.faults(deck, side, REAL.members)
        book = printing(REAL.id, side)
        members = [book[card] for card in deck if book[card].is_member]
        assert Counter(min(6, m.cost) for m in members) == Counter({1: 4, 2: 6, 3: 4, 4: 3, 5: 2, 6: 1})
        assert sum("bipartisan" in m.keywords for m in members) == 2
        assert "recess" not in deck
    assert set(REAL.decks["D"]) & set(REAL.decks["R"]) == set(decks.STARTER_ACTIONS)


def test_random_decks_are_legal_differ_and_follow_the_seed() -> None:
    members = list(REAL.members.values())
    stocks = decks.stock(members, "D"), decks.stock(members, "R")
    pairs = [decks.drawn(*stocks, list(ACTIONS), Dice(seed=str(i))) for i in range(30)]
    assert pairs[0] == decks.drawn(*stocks, list(ACTIONS), Dice(seed="0"))
    assert len({str(p) for p in pairs}) == len(pairs)
    assert any("recess" in p["D"] for p in pairs)
    for p in pairs:
        for side, deck in p.items():
            assert not decks.faults(deck, side, REAL.members)
        assert [c for c in p["D"] if c in ACTIONS] == [c for c in p["R"] if c in ACTIONS]


@pytest.mark.parametrize(
    ("deck", "fault"),
    [
        (lambda d: d[:-1], "size"),
        (lambda d: [*d[:-1], "favor"], "favor"),
        (lambda d: [*d[:-3], *["earmark"] * 3], "copies"),
        (lambda d: [*d[:17], *d[20:], "recess", "lobbyist", "cloture"], "members"),
    ],
)
def test_illegal_decks_are_named(deck: Any, fault: str) -> None:
    assert fault in decks.faults(deck(list(REAL.decks["D"])), "D", REAL.members)


def test_too_many_leaders_crossovers_and_delegates_are_named() -> None:
    own = list(REAL.decks["D"])[:20]
    leaders = [m.id for m in REAL.members.values() if "leader" in m.keywords and m.caucus == "D"]
    others = [m.id for m in REAL.members.values() if m.caucus == "R" and m.party == "R"][:4]
    delegate = next(m.id for m in REAL.members.values() if not m.voting)
    assert len(leaders) == 3
    assert "leaders" in decks.faults([*own, *leaders], "D", REAL.members)
    assert "crossovers" in decks.faults([*own, *others], "D", REAL.members)
    assert "voting" in decks.faults([*own, delegate], "D", REAL.members)


def test_a_pair_is_tried_with_sides_and_starts_taken_evenly() -> None:
    result = trial(REAL.decks, "hard", 40, "test", REAL.id)
    assert result.games == 40
    assert 0 < result.democratic < 40
    assert 0 < result.first < 40
    assert 5 < result.turns < 15
    assert result == trial(REAL.decks, "hard", 40, "test", REAL.id)


def test_screening_keeps_the_first_fair_salt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "HERE", tmp_path)
    monkeypatch.setattr("rules.bill.cards.FOLDER", tmp_path)
    (tmp_path / "abilities.json").write_bytes((FOLDER / "abilities.json").read_bytes())
    assert build.main([str(FACTS_FILE), "900", "--salt", "119-1"]) == 0
    assert (tmp_path / "900" / "cards.json").read_bytes() == (FOLDER / "119" / "cards.json").read_bytes()
    code = build.main([str(FACTS_FILE), "901", "--screen", "3", "--games", "20"])
    kept = card_set("901")
    shares = [trial(kept.decks, mode, 20, kept.salt, "901") for mode in ("easy", "hard")]
    assert (code == 0) == all(r.is_fair for r in shares)
    card_set.cache_clear()


def test_decks_that_the_facts_cannot_fill_are_refused(tmp_path: Path) -> None:
    """At most two members come from a state, so three states make no deck."""
    few = [p for p in FACTS.members if p.state in ("CA", "NY", "TX")]
    facts = msgspec.structs.replace(FACTS, members=few)
    with pytest.raises(BadCards, match=r"deck [DR]: size"):
        build.write(facts, tmp_path / "902", "902-1")
    assert not (tmp_path / "902").exists()


# --- the loader ---


def _raw() -> dict[str, Any]:
    return json.loads((FOLDER / "119" / "cards.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda raw: raw["members"][0].update(cost=99), r"A000055.*<= 20.*cost"),
        (lambda raw: raw["members"][0].update(keywords=["boss"]), r"A000055.*keywords"),
        (lambda raw: raw["members"][0].update(colour="red"), r"A000055.*colour"),
        (lambda raw: raw["members"][0].update(id="x"), r"card x.*id"),
        (lambda raw: raw["members"][0].pop("resolve"), r"A000055.*resolve"),
        (lambda raw: raw["members"].append(raw["members"][0]), r"A000055: listed twice"),
        (lambda raw: raw["actions"].pop(), r"actions must be exactly filibuster"),
        (lambda raw: raw["actions"][0].update(cost="3"), r"filibuster.*cost"),
        (lambda raw: raw["decks"]["D"].append("Z000001"), r"deck D.*Z000001"),
        (lambda raw: raw.pop("salt"), r"salt"),
    ],
)
def test_a_bad_file_is_refused_with_card_field_and_what_is_allowed(change: Any, says: str) -> None:
    raw = _raw()
    change(raw)
    with pytest.raises(BadCards, match=says):
        parse("119", json.dumps(raw).encode())


def test_text_that_is_no_json_is_refused() -> None:
    with pytest.raises(BadCards, match="bill/119"):
        parse("119", b"{")


@pytest.mark.parametrize("name", ["120", "../intern", ""])
def test_a_set_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(BadCards):
        card_set(name)
    with pytest.raises(IllegalAction):
        new(card_set=name)


def test_a_set_that_has_changed_is_refused() -> None:
    with pytest.raises(IllegalAction):
        new(cards="somethingelse")
    assert new(cards=REAL.hash).options.cards == REAL.hash


def test_facts_say_what_is_wrong_with_them() -> None:
    with pytest.raises(msgspec.ValidationError, match="caucus"):
        msgspec.convert({"caucus": "X"}, Person)
