"""What a private picture asks is read whole."""

from data.words import Words
from render import theme as t
from render.pieces import ASKED, NEWS, QUESTION, question_height
from render.typeset import fit_box

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
