"""What a picture asks is read whole, whatever people are called."""

from itertools import islice

import pytest

import render
from data.words import LOCALES, Words
from render import theme as t
from render.drawing import Words as Talk
from render.pieces import ASKED, NEWS, QUESTION, TURN, headline, question_height
from render.typeset import drawable, fit_box, fits
from rules import GAMES
from tests.pictures import people
from tests.pictures.audit import audited
from tests.support import playout

FACTS = {"turn": 12, "capital": 10, "leak": 2, "gatekeepers": 1, "recess": 1, "filibuster": 1}


def test_the_longest_question_of_the_bill_takes_as_many_lines_as_it_needs() -> None:
    for locale in ("en", "fr"):
        words = Words(locale, "bill", "119")
        text = words("ask-turn", can=" ".join(["Confront"] * 4), **FACTS)
        tall = question_height(text)
        fitted = fit_box(NEWS, text, t.INNER, tall - 16, ASKED)
        assert tall > QUESTION
        assert fitted.size == NEWS.size
        assert " ".join(fitted.lines).split() == text.split()
    assert question_height("Short?") == QUESTION


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_no_question_of_any_game_is_cut(name: str, locale: str) -> None:
    game, asked = GAMES[name], set[str]()
    for seed in range(3):
        for s, _ in islice(playout.play(game, f"asked {seed}"), 150):
            words = people.words_for(name, people.card_set(s), locale, "plain")
            asked |= {words(game.question(game.view(s, seat), seat)) for seat in s.asks}
    for text in asked:
        fitted = fit_box(NEWS, text, t.INNER, question_height(text) - 16, ASKED)
        assert fitted.size == NEWS.size, text
        _, whole = drawable(NEWS.face, text)  # no font here has "⚠"
        assert "".join(fitted.lines).replace(" ", "") == whole.replace(" ", ""), text


@pytest.mark.parametrize("locale", LOCALES)
def test_long_names_give_way_before_what_they_are_asked(locale: str) -> None:
    names = {seat: f"{seat} {'W' * 30}" for seat in range(6)}
    words = Words(locale, "intern", "us-2025", names)

    def turn(words: Talk) -> str:
        return words("pic-turn", seat=words.seat(0), action=3)

    def reacts(words: Talk) -> str:
        return words("pic-reacts", seats=", ".join(map(words.seat, range(1, 6))))

    for line in (turn, reacts):
        said = headline(line, words, TURN, 714.0)
        assert fits(TURN, said, 714.0)
        assert said.endswith(line(words).rpartition("W")[2])
    assert headline(turn, Words(locale, "intern", "us-2025", {0: "Ann"}), TURN, 714.0).startswith("Ann")


def test_the_header_of_each_board_says_what_goes_on_under_the_longest_names() -> None:
    whole = {"bill": "to act", "watergate": "to play", "fiftyone": "to play", "intern": "take a Supporter"}
    for name, ending in whole.items():
        game = GAMES[name]
        s = next(s for s, _ in playout.play(game, "header", {"first": "draw"} if name == "fiftyone" else {}))
        words = Words("en", name, people.card_set(s), dict.fromkeys(range(8), "W" * 32))
        with audited() as audit:
            render.pictures(name, game.view(s, None), words)
        assert any(each.line.text.endswith(ending) for each in audit.lines), name
