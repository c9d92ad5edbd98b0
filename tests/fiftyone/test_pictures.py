"""What the bar of a candidate's total says about the last move."""

from __future__ import annotations

from data.words import Words
from render.fiftyone import _row
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
