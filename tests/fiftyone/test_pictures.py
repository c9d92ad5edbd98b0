"""What the bar of a candidate's total says about the last move, and whose total a hand speaks of."""

from __future__ import annotations

import pytest

from data.words import Words
from render.fiftyone import _card, _row
from rules.fiftyone.actions import PlayVote, Protect, Sway
from tests.fiftyone.table import Table

WORDS = Words("en", "fiftyone", "classic", dict(enumerate("ABC")))


def gained(t: Table, seat: int) -> int:
    """How much of the seat's bar stands out as new."""
    return _row(t.sees(None, seat), frozenset(), WORDS).race.gain


def test_a_vote_that_is_played_or_taken_stands_out() -> None:
    t = Table(3).lies(0, "v5").hand(0, "v7").turn(0).does(PlayVote(seat=0, card="v7"))
    assert (t.s.total(0), gained(t, 0)) == (12, 7)
    t = Table(3).lies(1, "v9 v3").hand(0, "loss1").turn(0).does(Sway(seat=0, target=1, vote="v9"))
    assert [gained(t, seat) for seat in range(3)] == [9, 0, 0]


def test_a_vote_that_is_protected_was_there_before() -> None:
    t = Table(3).lies(0, "v8 v3").hand(0, "fans").turn(0).does(Protect(seat=0, vote="v8"))
    row = _row(t.sees(None, 0), frozenset(), WORDS)
    assert row.race.gain == 0
    assert [vote.newest for vote in row.votes] == [True, False], "the card itself does stand out"


@pytest.mark.clause("F049", "FR42")
def test_a_vote_in_a_supporters_hand_counts_for_the_finalist() -> None:
    t = Table(4).round_two(0, 1, _2=0, _3=1).lies(0, "v9").turn(2)
    said: dict[int, str] = {}
    for seat in (0, 2):
        view = t.hand(seat, "v5").view(seat)
        said[seat] = _card(view.hand[0], view, WORDS).text
    assert said == {0: "You would reach 14%.", 2: "Your finalist would reach 14%."}


@pytest.mark.clause("FR18", "FR19", "FR37")
@pytest.mark.parametrize(("locale", "protected"), [("en", "rotected"), ("fr", "rotégé")])
def test_only_fans_are_counted_and_not_called_all_the_protection_there_is(
    locale: str, protected: str
) -> None:
    words = Words(locale, "fiftyone", "classic")
    for code, facts in (("vote-loyal", {"value": 5}), ("pic-votes-safe", {"votes": 9, "safe": 2})):
        said = words(code, **facts)
        assert "Fans" in said
        assert protected not in said
