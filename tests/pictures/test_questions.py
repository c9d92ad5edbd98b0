"""What a private picture asks is read whole."""

from itertools import islice

import pytest

from data.words import LOCALES, Words
from render import theme as t
from render.pieces import ASKED, NEWS, QUESTION, question_height
from render.typeset import drawable, fit_box
from rules import GAMES
from tests.pictures import people
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
