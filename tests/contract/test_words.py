"""Everything a game can say has its words, in both languages, and fits where Discord shows it."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from data.options import choices, freeze
from data.words import LOCALES, Library, Words
from rules import codec, funnel
from rules.core import Game, Options, apply, begin, legal_actions
from rules.phrase import Phrase
from tests.support import playout
from tests.support.games import ALL

ROOT = Path(__file__).parents[2]
LABEL, DETAIL, LINE, MESSAGE = 80, 100, 600, 4000
NAMES = dict(enumerate(["Ann", "Bartholomew", "Cléo", "Dmitri", "Eve", "Fatou", "Gil", "Hanna"]))


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Library, "strict", True)
    monkeypatch.setitem(Library.folders, "toy", Path(__file__).parents[1] / "support" / "toy")


def frozen(game: Game[Any], rng: random.Random) -> Options:
    """Options as the table service freezes them."""
    chosen = {c.name: rng.choice(c.values) for c in choices(game) if c.values}
    return freeze(game, chosen)


def said(words: Words, phrase: Phrase, most: int = LINE) -> str:
    text = words(phrase)
    assert text.strip(), f"{phrase} says nothing"
    assert "{" not in text, f"{phrase} says {text!r}"
    assert len(text) <= most, f"{phrase.code}: {len(text)} characters: {text!r}"
    return text


def speaks(game: Game[Any], s: Any, words: Words) -> None:
    """Board, questions, and every button and its second line, for every viewer."""
    for viewer in (None, *range(s.players)):
        view = game.view(s, viewer)
        board = [said(words, line) for line in game.board(view)]
        assert sum(map(len, board)) + len(board) <= MESSAGE, "the text board does not fit a message"
        for asked in view.asked:
            said(words, game.question(view, asked.seat))
        if viewer is not None and viewer in s.asks:
            root = funnel.build(legal_actions(s, viewer))
            for node in _nodes(root):
                label = game.label(view, node.sample, node.chosen)
                said(words, label, LABEL)
                assert len(words.detail(label)) <= DETAIL, f"{label.code}: {words.detail(label)!r}"


def _nodes(node: funnel.Node) -> Iterator[funnel.Node]:
    for kid in node.kids:
        yield kid
        yield from _nodes(kid)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ALL)
def test_a_whole_game_is_said(name: str, seed: int, locale: str) -> None:
    game = ALL[name]
    rng = random.Random(f"words {seed}")
    options = frozen(game, rng)
    words = Words(locale, name, options.card_set, NAMES)
    s, news = begin(game, rng.choice(game.seats), f"words {seed}", options)
    while s.winners is None:
        for event in news:
            said(words, event.phrase())
        speaks(game, s, words)
        news = apply(s, playout.choose(s, rng))
    for event in news:
        said(words, event.phrase())
    speaks(game, s, words)
    assert codec.load(ALL, codec.dump(game, s)) == s


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ALL)
def test_options_orders_rulings_and_cards_are_said(name: str, locale: str) -> None:
    game = ALL[name]
    options = frozen(game, random.Random(0))
    words = Words(locale, name, options.card_set, NAMES)
    said(words, Phrase("game-title"), 45)
    said(words, Phrase("game-pitch"), 200)
    for choice in choices(game):
        said(words, Phrase(f"option-{choice.name}"), 45)
        for value in choice.values:
            if not value.isdecimal():
                said(words, Phrase(f"option-{choice.name}-{value}"), DETAIL)
    for kind, codes in game.orders.items():
        said(words, Phrase(f"order-{kind}"), DETAIL)
        for code in codes:
            said(words, Phrase(f"order-{kind}-{code.replace(':', '-')}"), DETAIL)
    for number in game.rulings:
        said(words, Phrase(f"ruling-{number}"))
    for card in game.cards(options):
        said(words, Phrase(f"card-{card}"), DETAIL)
        for line in game.card(options, card):
            said(words, line)


def refusals(package: str) -> set[str]:
    """Every code that some IllegalAction of these files is raised with."""
    found: set[str] = set()
    for path in (ROOT / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "IllegalAction"
            ):
                found |= {str(a.value) for a in node.args if isinstance(a, ast.Constant)}
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_a_sentence(locale: str) -> None:
    house = Words(locale)
    for package in ("data", "cogs"):
        missing = {code for code in refusals(package) if not house.has(f"no-{code}")}
        assert not missing, f"{package} refuses without words: {sorted(missing)}"
    for name, game in ALL.items():
        words = Words(locale, name, frozen(game, random.Random(0)).card_set)
        missing = {code for code in refusals(f"rules/{name}") if not words.has(f"no-{code}")}
        assert not missing, f"{name} refuses without words: {sorted(missing)}"
