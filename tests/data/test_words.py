"""The words: complete and alike in both languages, and said as each language says them."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

import data.words as home
from data.words import LOCALES, Library, Marked, NoWords, Words, escape, locale_of
from rules.core import IllegalAction
from rules.phrase import Phrase, Ref, say

ROOT = home.DATA
FILES = sorted(ROOT.rglob("en.ftl")) + sorted(ROOT.rglob("*.en.ftl"))


class Shape(visitor.Visitor):
    """What a message needs: its attributes and the variables of each of its patterns."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)


def variables(node: ast.BaseNode | None) -> frozenset[str]:
    shape = Shape()
    if node is not None:
        shape.visit(node)
    return frozenset(shape.variables)


def messages(file: Path) -> Iterator[tuple[str, object]]:
    resource = FluentResource(file.read_text("utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content!r}"
        if isinstance(entry, (ast.Message, ast.Term)):
            if entry.value is not None:
                yield entry.id.name, variables(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", variables(attribute.value)


def twin(file: Path) -> Path:
    return file.with_name(file.name.replace("en.ftl", "fr.ftl"))


def name(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", FILES, ids=name)
def test_english_and_french_say_the_same_things_about_the_same_facts(file: Path) -> None:
    english, french = list(messages(file)), list(messages(twin(file)))
    assert len(dict(english)) == len(english), "a message is there twice"
    assert len(dict(french)) == len(french), "a message is there twice"
    missing = dict(english).keys() ^ dict(french).keys()
    assert not missing, f"only in one language: {sorted(missing)}"
    apart = [id for id, facts in english if dict(french)[id] != facts]
    assert not apart, f"other facts in French: {apart}"


@pytest.mark.parametrize("file", FILES, ids=name)
def test_every_message_is_found_by_the_words_that_parse_it_late(file: Path) -> None:
    book = home.Book("en", [file])
    assert {id.removeprefix("-") for id in book.ids()} == {
        id.removeprefix("-").partition(".")[0] for id, _ in messages(file)
    }


@pytest.mark.parametrize("file", [twin(file) for file in FILES], ids=name)
def test_french_has_its_own_spaces_and_apostrophes(file: Path) -> None:
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        for sign in (" :", " ;", " !", " ?", " »", "« "):
            assert sign not in line.replace(" ->", ""), f"a plain space in {line!r}"
        assert not any(f"{letter}'" in line for letter in "ldnjsctmLDNJSCTM"), (
            f"a straight apostrophe in {line!r}"
        )


def test_the_house_has_every_word_in_both_languages() -> None:
    for locale in LOCALES:
        words = Words(locale)
        for file in Library.files("", "", locale):
            for id, _ in messages(file):
                assert words.has(id), id


def test_seats_cards_lists_and_nested_phrases_are_said_by_name() -> None:
    words = Words("en", "toy", seats={0: "Ann", 1: "Bob"})
    told = say("event-blocked", seat=Ref("seat", 0), by=Ref("seat", 1), card=Ref("card", "n3.2"))
    assert words(told) == "Bob blocked Ann’s Three."
    assert words("event-won", seats=[Ref("seat", i) for i in range(3)]) == "Ann, Bob and Player 3 won."
    assert words("list-last", first=Phrase("card-n1"), last=say("card-n2.text")) == "One and Worth 2 points."
    assert words("line-hand", cards=[]) == "Your hand: nothing"
    assert words.seat(1) == "Bob"
    assert words.locale == "en"


def test_french_lists_and_numbers_are_french() -> None:
    words = Words("fr", "toy", seats={0: "Ann"})
    assert words("number", value=1234567) == "1\u202f234\u202f567"
    assert words("list-last", first="a", last="b") == "a et b"
    assert words("event-won", seats=[Ref("seat", 0), Ref("seat", 4)]).startswith("Ann et Joueur 5")


def test_nothing_and_switches_can_be_selected_on() -> None:
    words = Words("en")
    assert words("log-undo", seat=None, row=3) == "A step was taken back."
    assert words("no-bad-number", option="Goal", least=2, most=None) == "Goal: a whole number from 2."
    assert words("no-bad-number", option="Goal", least=None, most=9) == "Goal: a whole number up to 9."


def test_details_and_refusals_have_a_way_out() -> None:
    words = Words("en", "toy")
    assert words.detail(Phrase("do-play", {"card": "x"})) == ""
    assert words.has("card-n1.text")
    assert not words.has("card-n1.detail")
    assert words.refusal(IllegalAction("bad-motto", most=20)) == "A motto has 1 to 20 characters."
    assert words.refusal(IllegalAction("never-heard-of")) == words("no-other")


def test_a_players_name_formats_links_and_calls_nothing() -> None:
    words = Words("en", "toy", seats={0: "*_~|`<@1> @everyone https://x.y [a](b)\n# c"}).escaped()
    said = words("event-won", seats=[Ref("seat", 0)])
    assert "@everyone" not in said
    assert "https://" not in said
    assert "\n" not in said
    for sign in "*_~|`<>[]()#":
        assert sign not in said.replace(f"\\{sign}", ""), f"{sign} is not escaped in {said!r}"
    assert words("number", value=Marked("<t:1:R>")) == "<t:1:R>"
    assert words("number", value="<t:1:R>") == "\\<t:1:R\\>"
    assert escape("plain text, 12.") == "plain text, 12."


def test_a_missing_word_is_an_error_here_and_a_sentence_in_production(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words("fr", "toy", seats={0: "Secret"})
    with pytest.raises(NoWords):
        words("no-such-message", seat=Ref("seat", 0))
    with pytest.raises(NoWords):
        words("event-won")
    monkeypatch.setattr(Library, "strict", False)
    with caplog.at_level(logging.ERROR):
        assert words("no-such-message", seat=Ref("seat", 0)) == words("no-words")
        assert words("event-won", seats=Ref("seat", 0)) != ""
    assert "no-such-message" in caplog.text
    assert "Secret" not in caplog.text


def test_english_helps_out_where_french_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("only-here = Only { $what }\n")
    monkeypatch.setitem(Library.folders, "half", tmp_path)
    monkeypatch.setattr(Library, "strict", False)
    assert Words("fr", "half")("only-here", what="English") == "Only English"


def test_a_later_file_replaces_an_earlier_ones_message(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "set").mkdir()
    (tmp_path / "en.ftl").write_text(
        "card-a = A\nlist-empty = none\n-term = Congress\nsays = { -term } { card-a }\n"
    )
    (tmp_path / "set" / "en.ftl").write_text("card-a = The set’s A\n")
    (tmp_path / "set" / "names.ftl").write_text(
        "card-b = B\n    .text =\n        { card-a } and\n        more\n"
    )
    monkeypatch.setitem(Library.folders, "laid", tmp_path)
    words = Words("en", "laid", "set")
    assert words("list-empty") == "none"
    assert words("says") == "Congress The set’s A"
    assert words("card-b.text") == "The set’s A and\nmore"


def test_discords_locales_are_ours() -> None:
    assert [locale_of(code) for code in ("fr", "en-GB", "de", "fr-CA", "")] == ["fr", "en", "en", "fr", "en"]


def test_a_player_can_be_mentioned_instead_of_named() -> None:
    words = Words("en", seats={0: "A_b", 1: "C_d"}, escape=True).calling(1, "<@5>")
    assert (words.seat(0), words.seat(1)) == ("A\\_b", "<@5>")


@pytest.mark.parametrize("name", ["Kean Jr.", "Who Pays?", "Jeb!"])
def test_a_name_that_ends_in_a_sign_is_not_followed_by_a_full_stop(name: str) -> None:
    words = Words("en", seats={0: name})
    assert words("end-winners", seats=[Ref("seat", 0)]) == f"The game is over. Won by {name}"
    assert words("end-winners", seats=[Ref("seat", 0)]).count(".") == 1 + name.count(".")


@pytest.mark.parametrize("file", sorted(ROOT.rglob("*.ftl")), ids=lambda file: str(file.relative_to(ROOT)))
def test_plain_entries_read_as_the_parser_reads_them(file: Path) -> None:
    locale = "fr" if file.stem.endswith("fr") else "en"
    book, parser = home.Book(locale, [file]), FluentBundle([locale], use_isolating=False)
    parser.add_resource(FluentResource(file.read_text("utf-8")))
    for id in book.ids():
        if id.startswith("-"):
            continue
        message = parser.get_message(id)
        patterns = {"": message.value, **message.attributes}
        for attribute, pattern in patterns.items():
            mine = book.pattern(f"{id}.{attribute}" if attribute else id)
            if isinstance(mine, str):
                assert pattern is not None
                assert mine == parser.format_pattern(pattern)[0]
            else:
                assert (mine is None) == (pattern is None)


def test_half_a_character_is_said_like_any_other() -> None:
    words = Words("en")
    assert "\ud800x" in words("ui-cannot-show-now", game="\ud800x", channel="c")
    assert "\udfff" in Words("en", seats={0: "\udfff"})(
        "ui-cannot-show-now", game=Ref("seat", 0), channel="c"
    )


def test_a_remembered_phrase_keeps_names_and_escapes_apart() -> None:
    moved = say("asks-turn", seat=Ref("seat", 0), turn=1, capital=2)
    ann, star = (Words("en", "bill", "", {0: name}) for name in ("Ann", "A*n"))
    assert ann(moved) != star(moved) != star.escaped()(moved)
    assert ann.calling(0, "<@1>")(moved) != ann(moved)
    assert [ann(moved), star(moved)] == [ann(moved), star(moved)]
    marked = say("ui-until", text=Marked("*"), when=Marked("<t:1:R>"))
    assert Words("en", escape=True)(marked) != Words("en", escape=True)(
        say("ui-until", text="*", when="<t:1:R>")
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_years_are_written_without_separators(locale: str) -> None:
    said = Words(locale)("store-too-new", path="x", have=2026, know=1974)
    assert "2026" in said
    assert "1974" in said
