"""Every code that the game can produce has words in both languages, and they fit where they are shown."""

from __future__ import annotations

import random
import re
import typing
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from data.words import DATA, LOCALES, Book, Library, Words
from rules import codec
from rules.core import Event, legal_actions, perform
from rules.intern import GAME
from rules.intern import events as told
from rules.intern.actions import AnyAction
from rules.intern.cards import CODES, DEFAULT_SET, KINDS
from rules.intern.network import Networks
from rules.phrase import kebab
from tests.intern.golden import OPEN
from tests.support import laws, playout

SEATS = dict(enumerate(["Alice", "Bob", "Chloé", "Dan", "Émile", "Fatou"]))
OPTIONS = GAME.options(card_set=DEFAULT_SET)


@pytest.fixture(params=LOCALES)
def words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Words:
    monkeypatch.setattr(Library, "strict", True)
    return Words(request.param, "intern", DEFAULT_SET, SEATS)


def codes() -> Iterator[str]:
    """All codes that must have words, facts apart."""
    yield from ("game-title", "game-pitch", "rules-pages", "card-unseen-supporter", "card-unseen-event")
    yield from (f"{part}-{kind}" for kind in OPEN for part in ("ask", "asks"))
    for action in typing.get_args(AnyAction):
        verb = kebab(action.__name__)
        yield f"do-{verb}"
        yield from (f"pick-{verb}-{kebab(f)}" for f in action.__struct_fields__ if f not in ("seat", "to"))
    yield from (f"event-{kebab(event.__name__)}" for event in typing.get_args(told.Shown))
    yield from (f"ruling-{number}" for number in GAME.rulings)
    for kind, orders in GAME.orders.items():
        yield f"order-{kind}"
        yield from (f"order-{kind}-{code.replace(':', '-')}" for code in orders)
    for code in CODES:
        yield from (f"action-{kebab(code.lower())}{part}" for part in ("", ".text", ".brief"))
    yield from (f"{what}-{kind}" for kind in KINDS for what in ("row", "deck"))
    for option in ("hands", "serious", "rounds", "card_set"):
        yield from (f"option-{option}", f"option-{option}.help")
    yield from ("option-hands-open", "option-hands-hidden", "option-serious-true", "option-serious-false")
    yield from ("no-in-network", "no-no-match", "no-not-a-match", "no-not-a-pair", "no-bad-option")
    yield from (f"month-{month}" for month in range(1, 13))


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_code_has_words(words: Words, code: str) -> None:
    assert words.has(code)


def test_both_languages_hold_the_same_messages() -> None:
    for folder in (DATA / "intern", DATA / "intern" / DEFAULT_SET):
        english, french = (set(Book(locale, [folder / f"{locale}.ftl"]).ids()) for locale in ("en", "fr"))
        assert english == french


def test_french_is_set_as_french_is_set() -> None:
    for path in (DATA / "intern" / "fr.ftl", DATA / "intern" / DEFAULT_SET / "fr.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert "'" not in line, line
            if not line.startswith("#"):
                assert not re.search(r"\w [:;!?»](\s|$)|« ", line), line


@pytest.mark.parametrize("card", GAME.cards(OPTIONS))
def test_every_card_has_name_text_and_help_that_fit(words: Words, card: str) -> None:
    assert words(f"card-{card}").startswith(f"#{int(card[1:])} " if card[0] == "S" else f"{card} ")
    assert 0 < len(words(f"card-{card}")) <= 40
    assert 0 < len(words(f"card-{card}.short")) <= 18
    assert words(f"card-{card}.text")
    if card[0] == "E":
        assert 0 < len(words(f"card-{card}.headline")) <= 60
    if card[0] == "D":
        assert 0 < len(words(f"card-{card}.brief")) <= 60
    lines = [words(line) for line in GAME.card(OPTIONS, card)]
    assert len(lines) >= 3
    assert all(lines)
    if card[0] != "S":
        assert any("2025" in line for line in lines), "the help tells the date"


def test_help_marks_what_is_not_confirmed(words: Words) -> None:
    doubt = words("help-unconfirmed")
    assert doubt in [words(line) for line in GAME.card(OPTIONS, "E02")]
    assert doubt not in [words(line) for line in GAME.card(OPTIONS, "E01")]
    assert "CBS News" in words(GAME.card(OPTIONS, "E01")[4])


def test_dates_are_said_as_people_say_them() -> None:
    english, french = (Words(locale, "intern", DEFAULT_SET) for locale in LOCALES)
    assert english(GAME.card(OPTIONS, "E10")[3]) == "Date: 24 March 2025."
    assert french(GAME.card(OPTIONS, "E37")[3]) == "Date\u00a0: 1er août 2025."
    assert english(GAME.card(OPTIONS, "D42")[3]) == "Date: November 2025 (said more than once)."
    assert english(GAME.card(OPTIONS, "D48")[3]) == "Date: 2025 (said more than once)."


def test_the_pages_of_the_rules(words: Words) -> None:
    pages = [words(f"rules-{page.strip()}") for page in words("rules-pages").split(",")]
    assert len(pages) == 6
    assert all(page.lstrip().startswith("### ") and len(page) < 1_500 for page in pages)


def test_reasons_against_a_lock_have_words(words: Words) -> None:
    networks = Networks({"S1": frozenset({"E1"}), "E1": frozenset({"S1"}), "S2": frozenset()})
    for cards in (("S1",), ("S1", "S2"), ("S2", "E1"), ("E1", "E1")):
        reason = networks.refusal(("E1",) if cards == ("E1", "E1") else (), cards)
        assert words.has(f"no-{reason}")


def texts(value: Any) -> Iterator[str]:
    """Every string in a structure."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        yield from texts(msgspec.to_builtins(value))
    elif isinstance(value, dict):
        for item in typing.cast("dict[Any, Any]", value).values():
            yield from texts(item)


def say_everything(words: Words, s: Any) -> None:
    """Say all that is shown of a state; buttons and menus keep Discord's bounds."""
    for viewer in (None, *range(s.players)):
        view = GAME.view(s, viewer)
        for phrase in [*GAME.board(view), *(GAME.question(view, a.seat) for a in view.asked), *view.last]:
            assert words(phrase)
        actions = [] if viewer is None else legal_actions(s, viewer)
        for action in actions[:40]:
            for label in laws.labels(GAME, view, action):
                assert 0 < len(words(label)) <= 80, words(label)
                assert len(words.detail(label)) <= 100, words.detail(label)


@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_whole_games_are_said_without_a_gap(words: Words, hands: str) -> None:
    rng = random.Random(hands)
    for seed in range(3):
        s = playout.start(
            GAME, f"words-{seed}", {"hands": hands, "card_set": DEFAULT_SET}, players=2 + 2 * seed
        )
        while s.winners is None:
            if rng.random() < 0.1:
                say_everything(words, s)
            events: list[Event] = perform(s, playout.choose(s, rng))
            for event in events:
                assert words(event.phrase())
                assert codec.to_json(event)
        say_everything(words, s)
