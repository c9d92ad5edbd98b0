"""Looking up the rules: each thing finds its own explanation first."""

from typing import Any

import pytest

from cogs.topics import found, meant, spoken_of, topics_of
from data.options import card_sets
from data.words import LOCALES, Words
from rules import GAMES
from rules.core import Game

each = pytest.mark.parametrize("locale", LOCALES)
game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def known(game: Game[Any], locale: str) -> Any:
    words = Words(locale, game.name, next(iter(reversed(card_sets(game.name))), ""))
    return topics_of(game, game.options(), words)


@each
@game
def test_every_name_finds_its_own_explanation_first(game: Game[Any], locale: str) -> None:
    topics = known(game, locale)
    for topic in topics:
        assert found(topics, topic.value if topic.kind == "ruling" else topic.name)[0].name == topic.name
        assert topic in meant(topics, topic.key)
        assert topic.lines


@pytest.mark.parametrize(
    ("name", "locale", "typed", "key"),
    [
        ("bill", "en", "gatekeeper", "word:keyword-gatekeeper"),
        ("bill", "fr", "gardien", "word:keyword-gatekeeper"),
        ("bill", "en", "town hall", "card:town-hall"),
        ("bill", "en", "shielded", "word:word-shielded"),
        ("bill", "fr", "fermete", "word:word-resolve"),
        ("intern", "en", "lies", "word:action-lies"),
        ("intern", "en", "Gridlock", "word:action-gridlock"),
        ("intern", "fr", "parade", "word:action-deflection"),
        ("watergate", "en", "gambit", "card:N-GAM"),
        ("watergate", "fr", "gorge profonde", "card:E-DTH"),
        ("fiftyone", "en", "bodyguard", "card:h_guard"),
        ("fiftyone", "fr", "avocate", "card:h_law"),
    ],
)
def test_what_people_type_is_one_explanation(name: str, locale: str, typed: str, key: str) -> None:
    assert [topic.key for topic in meant(known(GAMES[name], locale), typed)] == [key]


def test_a_person_on_two_cards_is_shown_with_both() -> None:
    topics = meant(known(GAMES["watergate"], "en"), "Rose Mary Woods")
    assert [topic.key for topic in topics] == ["card:E-WOO", "card:N-WOO"]


def test_words_in_no_name_lead_to_the_pages_then_to_the_rulings() -> None:
    kinds = [topic.kind for topic in found(known(GAMES["watergate"], "en"), "supply")]
    assert kinds[0] == "page"
    assert kinds == sorted(kinds)
    assert "ruling" in kinds


@pytest.mark.parametrize(
    ("locale", "head"),
    [("en", "Gatekeeper · Lobby · ruling BR13"), ("fr", "Gardien · Défendre le texte · décision BR13")],
)
def test_a_ruling_has_a_title_in_words(locale: str, head: str) -> None:
    [ruling] = meant(known(GAMES["bill"], locale), "br13")
    assert ruling.name == head


@each
@game
def test_every_ruling_says_what_it_is_about(game: Game[Any], locale: str) -> None:
    rulings = [topic for topic in known(game, locale) if topic.kind == "ruling"]
    assert [topic.name for topic in rulings if " · " not in topic.name] == []


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        ("bodyguard", ["card:h_guard"]),
        ("Play The Bodyguard", ["card:h_guard"]),
        ("voting intentions", []),
        ("zzz", []),
        (" ", []),
    ],
)
def test_the_one_card_that_is_spoken_of(typed: str, keys: list[str]) -> None:
    assert [topic.key for topic in spoken_of(known(GAMES["fiftyone"], "en"), typed)] == keys
