"""Every code that the game can produce is said in both languages, with all its facts."""

from __future__ import annotations

import random
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from data.words import LOCALES, Library, Words
from rules import funnel
from rules.core import apply, legal_actions
from rules.fiftyone.actions import FiftyoneAction, LeaveOpen, Pledge
from rules.fiftyone.cards import POWERS, card_set
from rules.fiftyone.events import Counted, Elected, FiftyoneEvent, OnTable, TieBroken, VotesTransferred
from rules.fiftyone.game import GAME, RULINGS, Fiftyone
from rules.phrase import Phrase, Ref, kebab
from tests.fiftyone.table import Table
from tests.support import playout

DATA = Path(__file__).parents[2] / "data" / "fiftyone"
NAMES = dict(enumerate(["Alice", "Bob", "Chloé", "Driss", "Eve", "Farid", "Gaëlle", "Hugo"]))
LINKS = ("hand", "fans", "stolen", "draw")
KINDS = (
    "slogan",
    "ballot",
    "turn",
    "boost",
    "second",
    "return",
    "offer-size",
    "offer-cards",
    "offer",
    "swap",
    "pledge",
)


def messages(file: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], file
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def codes() -> Iterator[str]:
    """Every message that some part of the rules names."""
    for event in typing.get_args(FiftyoneEvent):
        code = f"event-{kebab(event.__name__)}"
        if event is Elected:
            yield from (f"{code}-{how}{team}" for how in ("goal", "count", "alone") for team in ("", "-team"))
        elif event is TieBroken:
            yield from (f"{code}-{link}" for link in LINKS)
        else:
            yield code
        if issubclass(event, OnTable):
            yield f"{code}-for"
        if event is Counted:
            yield f"{code}-bonus"
    for action in typing.get_args(FiftyoneAction):
        verb = kebab(action.__name__)
        yield f"do-{verb}"
        fields = [field for field in action.__struct_fields__ if field != "seat"]
        if fields and not action.OPEN:
            yield f"do-{verb}.one"
        yield from (f"pick-{verb}-{kebab(field)}" for field in fields)
    for kind in KINDS:
        yield f"ask-{kind}"
        yield f"asks-{kind}"
    yield from (f"ruling-{number}" for number in RULINGS)
    for card in card_set("classic").cards:
        yield f"card-{card}"
        yield f"card-{card}.text"
        yield f"card-{card}.short"
    yield from (f"card-help-{card.replace('_', '-')}" for card in POWERS if card != "loss2")
    yield from (f"line-tie-{link}" for link in LINKS)
    yield from (f"line-sealed-{word}" for word in ("slogan", "ballot", "pledge", "skip", "struck", "none"))
    yield from ("game-title", "game-pitch", "rules-pages", "card-help-v", "card-help-loss2", "no-retired")
    yield from (f"no-slogan-{why}" for why in ("empty", "long", "mention", "link"))
    yield "no-no-slogan"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_has_words(locale: str) -> None:
    words = Words(locale, "fiftyone", "classic")
    assert [code for code in codes() if not words.has(code)] == []
    assert all(words.has(f"rules-{page.strip()}") for page in words("rules-pages").split(","))


@pytest.mark.parametrize("file", ["", "classic/"])
def test_both_languages_have_the_same_messages_attributes_and_facts(file: str) -> None:
    english, french = (messages(DATA / f"{file}{locale}.ftl") for locale in LOCALES)
    assert english.keys() == french.keys()
    for code, message in english.items():
        assert attributes(message) == attributes(french[code]), code
        assert facts(message) >= facts(french[code]), code


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def facts(node: object) -> set[str]:
    """The variables that a message uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else []
    return {name for part in typing.cast("list[object]", list(parts)) for name in facts(part)}


def test_french_typography() -> None:
    for file in ("fr.ftl", "classic/fr.ftl"):
        for line in (DATA / file).read_text("utf-8").splitlines():
            text = line.partition("=")[2] if "=" in line and not line.startswith(" ") else line
            if line.startswith("#"):
                continue
            assert "'" not in text, line
            assert "« " not in text, line
            for mark in ":;?!%»":
                assert f" {mark}" not in text, line


def says_all(s: Fiftyone, seat: int, words: Words) -> None:
    """The board, the questions and every button of whoever is asked."""
    view = GAME.view(s, seat)
    for line in [*GAME.board(view), *(GAME.question(view, a.seat) for a in view.asked)]:
        assert "{" not in words(line)
    root = funnel.build(legal_actions(s, seat))
    for leaf in funnel.leaves(root):
        for node in funnel.trail(root, leaf.id):
            said = GAME.label(view, node.sample, node.chosen)
            assert 0 < len(words(said)) <= 80
            assert len(words.detail(said)) <= 100


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [2, 4, 8])
def test_whole_games_are_said(players: int, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Library, "strict", True)
    words = Words(locale, "fiftyone", "classic", NAMES)
    rng = random.Random(f"{players} {locale}")
    s = playout.start(GAME, f"said-{players}", players=players)
    while s.winners is None:
        if rng.random() < 0.3:
            says_all(s, rng.choice(sorted(s.asks)), words)
        for event in apply(s, playout.choose(s, rng)):
            assert "{" not in words(event.phrase())
    for viewer in (None, 0):
        for line in GAME.board(GAME.view(s, viewer)):
            assert "{" not in words(line)


@pytest.mark.clause("FR18", "FR37")
@pytest.mark.parametrize(("locale", "protected"), [("en", "rotected"), ("fr", "protégé")])
def test_votes_that_went_over_unprotected_are_not_called_protected(locale: str, protected: str) -> None:
    words = Words(locale, "fiftyone", "classic", NAMES)
    t = Table(3, loyal=True).lies(0, "v9").lies(2, "v7", "v3", "h_fans").pledges(0, 1)
    t.does(Pledge(seat=2, finalist=0))
    (told,) = t.told(VotesTransferred)
    assert told.cards == ("v3", "v7")
    assert protected not in words(told.phrase())
    assert protected not in words(Phrase("card-help-fans"))


@pytest.mark.clause("FR38", "FR52")
@pytest.mark.parametrize(("locale", "said"), [("en", "fewer supporters"), ("fr", "moins soutenu")])
def test_who_names_nobody_reads_whom_that_joins(locale: str, said: str) -> None:
    words = Words(locale, "fiftyone", "classic", NAMES)
    t = Table(3).pledges(0, 1)
    [action] = t.options(2, LeaveOpen)
    assert said in words(GAME.label(t.view(2), action, None))


@pytest.mark.clause("F072", "FR16")
@pytest.mark.parametrize(("locale", "each"), [("en", "each of two"), ("fr", "chacun de deux")])
def test_the_two_opponent_kind_takes_a_card_from_each(locale: str, each: str) -> None:
    assert each in Words(locale, "fiftyone", "classic")("card-loss2.text")


@pytest.mark.clause("F053", "FR24")
@pytest.mark.parametrize(("locale", "no"), [("en", "forbid"), ("fr", "interdi")])
def test_teams_read_that_hands_stay_secret_among_them(locale: str, no: str) -> None:
    words = Words(locale, "fiftyone", "classic", NAMES)
    assert no in words("rules-team")
    assert no in words("ui-team-greeting", channel="#campaign")


@pytest.mark.clause("FR42", "F049")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_supporter_is_not_told_of_a_total_of_their_own(locale: str) -> None:
    words = Words(locale, "fiftyone", "classic", NAMES)
    for verb in ("sway", "sway-next"):
        said = words(Phrase(f"pick-{verb}-vote", {"target": Ref("seat", 1)}))
        assert not {"your", "votre"} & set(said.split())


@pytest.mark.parametrize("locale", LOCALES)
def test_card_help_is_said(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Library, "strict", True)
    words = Words(locale, "fiftyone", "classic")
    for card in GAME.cards(GAME.options()):
        assert all(words(line) for line in GAME.card(GAME.options(), card))
        assert len(words(Phrase(f"card-{card}.text"))) <= 100
