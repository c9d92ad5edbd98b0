"""What the board, the questions and the buttons say of the rules is true."""

from __future__ import annotations

from typing import Literal

import pytest

import render
from data.words import Words
from rules.intern import GAME
from rules.intern.actions import Lock, Take
from rules.intern.cards import DEFAULT_SET
from tests.intern.table import Table
from tests.intern.test_hidden import Hidden

clause = pytest.mark.clause

WORDS = Words("en", "intern", DEFAULT_SET, {seat: f"Player {seat}" for seat in range(6)})


@clause("IR19")
def test_the_board_says_who_begins_the_next_round_and_which_way_it_runs() -> None:
    t = Table(4, plays="REVERSE", start=False)
    t.starts()
    assert "next round" not in course(t)
    t.plays()
    assert course(t) == (
        "Round 1, counter-clockwise; Player 3 begins the next round, clockwise; Player 2 plays next."
    )
    t.s.reversals, t.s.next_starter = 2, 0
    assert course(t) == (
        "Round 1, counter-clockwise; Player 0 begins the next round, counter-clockwise; Player 2 plays next."
    )
    t.s.desks[0].is_retired = True
    assert "Player 1 begins the next round" in course(t)
    t = Table(4, plays="REVERSE", options={"rounds": 1})
    t.plays()
    assert "next round" not in course(t), "there is none"


def course(t: Table) -> str:
    """The first line of the text board."""
    return WORDS(GAME.board(GAME.view(t.s, None))[0])


@clause("IR37")
@pytest.mark.parametrize("direction", [1, -1])
def test_who_must_pass_a_card_is_told_to_whom(direction: Literal[1, -1]) -> None:
    t = Table(4, plays="FORCE_PASS", hands=["", "S08 S09", "S31"], start=False)
    t.s.direction = direction
    receiver = (1 + direction) % 4
    t.s.desks[receiver].is_marked = True
    t.starts()
    t.plays()
    t.aims(0, 1)
    for viewer in (None, 1):
        assert WORDS(GAME.question(GAME.view(t.s, viewer), 1)).count(f"to Player {receiver}") == 1
    t.hands_over(1, "S08")
    assert t.has(receiver, "S08")


@clause("IR18")
@pytest.mark.parametrize("stands", ["", "GRIDLOCK"])
def test_under_a_gridlock_nothing_false_is_said_of_a_match(stands: str) -> None:
    t = Table(hands=["E12"], stands=[stands], rows={"S": "S04 S05 S01"})
    take = next(a for a in t.options(0) if isinstance(a, Take) and a.card == "S01")
    phrase = GAME.label(GAME.view(t.s, 0), take, "card")
    says = "Makes no Trick with what you have now" if stands else "Makes a Trick with what you have"
    assert WORDS(f"{phrase.code}.detail", **phrase.facts) == says


@clause("IR9", "IR38")
@pytest.mark.parametrize("hand", ["S01", "S08"])
def test_who_is_asked_to_lock_although_nothing_goes_is_told_so(hand: str) -> None:
    """With hidden hands the question may not depend on the hand; its words are for its owner alone."""

    def says(t: Table, seat: int, viewer: int | None) -> str:
        return WORDS(GAME.question(GAME.view(t.s, viewer), seat))

    t = Hidden(hands=["S08 E20"], plays="REVERSE")
    t.plays()
    assert "Nothing of yours can be locked" in says(t, 0, 0)
    assert "Nothing" not in says(t, 0, None)
    t = Hidden(hands=["", "E12 E20", hand], plays="FORCE_PASS")
    t.plays()
    t.aims(0, 1)
    t.hands_over(1, "E12")
    can = t.may(2, Lock)
    assert can == (hand == "S01")
    assert ("cannot be locked" in says(t, 2, 2)) != can
    assert ("You may lock it" in says(t, 2, 2)) == can
    assert "cannot be locked" not in says(t, 2, None)


@clause("IR7", "IR14")
def test_the_picture_says_what_is_being_asked() -> None:
    def headline(t: Table) -> str:
        return render.pictures("intern", GAME.view(t.s, None), WORDS)[0].alt.splitlines()[0]

    t = Table(2, hands=["E12", "S08 S09"], stands=["LIES", "LIES"], rows={"S": "S04 S05 S01"})
    assert headline(t) == "Player 0: take a Supporter"
    t.takes(0, "S01")
    assert headline(t) == "Player 1: react?"
    t.allows(1)
    assert headline(t) == "Player 0: lock, or keep?"
    t = Table(3, hands=["", "S08 S09", "S33"], stands=["LIES"], plays="FORCE_PASS")
    t.plays()
    assert headline(t) == "Player 0 plays Pass it along"
    t.aims(0, 1)
    assert headline(t) == "Player 1: react?"
    t.hands_over(1, "S08")
    assert headline(t) == "Player 0: react?", "whose turn it is has a Lies against the card that is passed"
