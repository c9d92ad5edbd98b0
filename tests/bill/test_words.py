"""Every code that the game can produce has words in both languages, with all its facts, and short enough."""

from __future__ import annotations

import random
import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from data.words import Library, Words
from rules.bill import GAME
from rules.bill import events as ev
from rules.bill.abilities import Aim, Condition, Op, Rule, Vocabulary
from rules.bill.actions import Play
from rules.bill.cards import ACTIONS, FOLDER, STAFFER, print_member, printing
from rules.bill.formula import KEYWORDS
from rules.bill.phrases import ability_text
from rules.bill.steps import Table
from rules.core import Action, legal_actions, perform
from rules.phrase import Phrase, Ref, say
from tests.bill.table import REAL, T, ability, effect, new
from tests.bill.test_vocabulary import ABILITIES

LOCALES = ("en", "fr")
NAMES = {0: "Alice", 1: "Bob"}
BUTTON, SELECT = 80, 100


@pytest.fixture(params=LOCALES)
def words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Words:
    monkeypatch.setattr(Library, "strict", True)
    return Words(request.param, "bill", REAL.id, NAMES)


def fields(action: Action) -> list[str | None]:
    return [None, *(name for name in action.__struct_fields__ if name != "seat")]


def labels_fit(words: Words, s: Table, seat: int) -> None:
    view = GAME.view(s, seat)
    for action in legal_actions(s, seat):
        for field in fields(action):
            label = GAME.label(view, action, field)
            assert 0 < len(words(label)) <= BUTTON, label
            assert len(words.detail(label)) <= SELECT, label


@pytest.mark.parametrize("mode", ["easy", "hard"])
def test_whole_games_are_said(words: Words, mode: str) -> None:
    for seed in range(2):
        s = new(f"words {seed}", mode=mode, decks="random")
        rng = random.Random(seed)
        while s.winners is None:
            seat = next(iter(s.asks))
            for viewer in (None, 0, 1):
                view = GAME.view(s, viewer)
                assert all(words(line) for line in GAME.board(view))
                assert words(GAME.question(view, seat))
            labels_fit(words, s, seat)
            for event in perform(s, rng.choice(legal_actions(s, seat))):
                assert words(event.phrase())
        assert words(GAME.board(GAME.view(s, None))[-1])


def test_every_event_is_said(words: Words) -> None:
    """With every field given: a message that names another fact than the event has fails."""
    values: dict[str, Any] = {
        "member": "B001298",
        "target": "K000383",
        "card": "earmark",
        "side": "D",
        "sort": "action",
    }
    assert words(ev.Recalled(seat=0, member="staffer.1").phrase()) != words(
        ev.Recalled(seat=0, member="staffer.1", gone=1).phrase()
    )
    for kind in typing.get_args(GAME.events):
        made = {name: values.get(name, 1) for name in kind.__struct_fields__ if name not in ("to", "cards")}
        if "cards" in kind.__struct_fields__:
            made["cards"] = ("earmark", "staffer.1")
        assert words(kind(**made).phrase())


def test_questions_of_every_kind_are_said(words: Words) -> None:
    for op, aim in (("damage", "enemy_any"), ("table", "enemy_cheap"), ("recall", "enemy_cheap")):
        t = T("hard")
        _real(t, 1, "B001298")
        _real(t, 1, "J000289")
        t.member(0, "K000383", 1, 3, ability=ability("play", effect(op, target=aim, amount=1, most=9)))
        t.plays("K000383")
        assert t.asked() == op
        assert all(words(GAME.question(t.view(viewer), 0)) for viewer in (None, 0, 1))
        labels_fit(words, t.s, 0)
    t = T()
    _real(t, 1, "B001298")
    _real(t, 1, "J000289")
    t.member(0, "K000383", 1, 3, "oversight")
    t.plays("K000383")
    assert all(words(GAME.question(t.view(viewer), 0)) for viewer in (None, 0, 1))


def _real(t: T, seat: int, card: str) -> None:
    t.sits(seat, card, 1, 3)


def _prompts() -> Iterator[Phrase]:
    for kind in typing.get_args(GAME.actions):
        verb = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
        for field in kind.__struct_fields__:
            if field != "seat":
                facts = {name: Ref("card", "earmark") for name in kind.__struct_fields__ if name != "seat"}
                yield say(f"pick-{verb}-{field}", **facts, seat=Ref("seat", 0))


def test_every_prompt_is_said(words: Words) -> None:
    assert all(words(prompt) for prompt in _prompts())


@pytest.mark.parametrize("cost", [0, 1, 2, 12])
def test_conditions_on_the_board_are_said(words: Words, cost: int) -> None:
    t = T("hard", deck=0)
    for seat in (0, 1):
        camp = t.camp(seat)
        camp.filibuster = camp.recess = True
        camp.tax = camp.fatigue = cost
        t.sits(seat, "K000383", 1, 9, ability=ability("aura", effect("aura_rule", rule="leak", amount=cost)))
        m = t.on(seat, "K000383")
        assert m is not None
        m.damage, m.shield, m.tabled, m.rally, m.weak = 1, True, True, 1, 2
    for sort in ("action", "card", "member", "small"):
        t.prints(0, "B001298", ability=ability("play", effect("discount", kind=sort, amount=cost)))
        t.holds(0, "B001298")
        t.camp(0).capital, t.camp(0).tax = 30, cost
        t.camp(0).floor = t.camp(0).floor[:1]
        t.plays("B001298")
        assert all(words(event.phrase()) for event in t.events)
    t.holds(0, "lobbyist", "veto-threat", "earmark", "cloture")
    assert all(words(line) for line in GAME.board(t.view(0)))
    labels_fit(words, t.s, 0)
    t.camp(0).filibuster = False
    t.camp(0).deck = ["earmark"]
    labels_fit(words, t.s, 0)


def test_every_ability_is_said_and_short(words: Words) -> None:
    texts = {name: words(ability_text(a)) for name, a in ABILITIES.items()}
    assert max(len(text) for text in texts.values()) <= 160
    distinct = {a: texts[name] for name, a in ABILITIES.items()}
    assert len(set(distinct.values())) == len(distinct), "two abilities read alike"


def test_costing_n_or_less_says_when_it_is_the_strongest() -> None:
    said = Words("en", "bill", REAL.id)
    recall = effect("recall", target="enemy_cheap", most=2)
    assert "strongest" not in said(ability_text(ability("play", recall)))
    assert "the strongest enemy member costing 2 or less" in said(ability_text(ability("unseated", recall)))


def test_choices_of_all_cards_fit_in_both_decks(words: Words) -> None:
    for side in ("D", "R"):
        seat = 0 if side == "D" else 1
        t = T("hard")
        if seat:
            t.ends()
        book = printing(REAL.id, side)
        for card in [m.id for m in REAL.members.values()] + list(ACTIONS):
            t.camp(seat).hand = [card]
            view = t.view(seat)
            label = GAME.label(view, Play(seat=seat, card=card), "card")
            assert len(words(label)) <= BUTTON
            assert len(words.detail(label)) <= SELECT, words.detail(label)
            assert len(words(GAME.label(view, Play(seat=seat, card=card), None))) <= BUTTON
        assert len(book) >= len(REAL.members)


def test_every_cards_help_is_said(words: Words) -> None:
    options = GAME.options()
    for card in GAME.cards(options):
        assert all(words(line) for line in GAME.card(options, card))
        assert words(f"card-{card}")
        assert words(f"card-{card}.short")


def test_options_rulings_pages_and_keywords_are_said(words: Words) -> None:
    for code in ("game-title", "game-pitch", "no-no-card"):
        assert words(code, card="x")
    for name, hint in typing.get_type_hints(GAME.options).items():
        if typing.get_origin(hint) is typing.Literal:
            assert words(f"option-{name}")
            assert words(f"option-{name}.help")
            for value in typing.get_args(hint):
                assert words(f"option-{name}-{value}")
                assert words(f"option-{name}-{value}.help")
    for number in GAME.rulings:
        assert words(f"ruling-{number}").endswith(".")
    for page in words("rules-pages").split(","):
        assert words(f"rules-{page.strip()}").lstrip().startswith("### ")
    for word in KEYWORDS:
        assert words(f"keyword-{word}")
        assert words(f"keyword-{word}.text")
        assert words(f"keyword-{word}.note")
    for card in (*ACTIONS, STAFFER):
        assert words(f"card-{card}.text")


def test_facts_of_the_set_have_names(words: Words) -> None:
    for m in REAL.members.values():
        assert words(f"state-{m.state}")
        assert words(f"theme-{m.theme}")
        assert words(f"region-{m.region}")
        assert words(f"chamber-{m.chamber}")
        if m.committee:
            assert words(f"committee-{m.committee}")
        assert print_member(m, "D").id == m.id


def test_both_languages_have_the_same_messages_and_facts() -> None:
    english, french = (_messages(locale) for locale in LOCALES)
    assert english.keys() == french.keys()
    for code, facts in english.items():
        assert facts == french[code], code


def _files(locale: str) -> list[Path]:
    """The game's own files; what the house says has tests of its own."""
    return [path for path in Library.files("bill", REAL.id, locale) if FOLDER in path.parents]


def _messages(locale: str) -> dict[str, set[str]]:
    """Message -> the facts that it names."""
    found: dict[str, set[str]] = {}
    for path in _files(locale):
        for entry in re.split(r"^(?=[\w-]+ =)", path.read_text("utf-8"), flags=re.MULTILINE):
            if head := re.match(r"([\w-]+) =", entry):
                found[head.group(1)] = set(re.findall(r"\{ \$(\w+)", entry))
    return found


def test_french_typography() -> None:
    for path in _files("fr"):
        for whole in path.read_text("utf-8").splitlines():
            if path.name == "names.ftl" or whole.startswith("#"):
                continue
            line = re.sub("`[^`]*`", "", whole)
            assert "'" not in line, line
            assert not re.search(r"[^\u00a0\u202f\s][;?!»]|(?<=\w):", line), line
            assert not re.search(r" [:;?!»]|« ", line), line


def test_the_vocabularys_messages_cover_all_that_it_may_say(words: Words) -> None:
    """Also what no member happens to have now: every region, condition, aim and rule of the types."""
    hints = typing.get_type_hints(Vocabulary)
    assert set(hints) == {"themes", "committees", "regions"}
    for prefix, kind in (("condition", Condition), ("effect", Op), ("target", Aim), ("rule", Rule)):
        for value in typing.get_args(kind):
            if value and value != "aura_rule":
                code = f"{prefix}-{value.replace('_', '-')}"
                assert words.has(code), code


@pytest.mark.clause("BR28")
def test_a_leaders_two_empty_draws_are_two_in_french_too() -> None:
    said = Words("fr", "bill", REAL.id)("ruling-BR28")
    assert said.endswith("comptent pour deux.")
