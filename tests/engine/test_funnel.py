"""Legal actions as a tree of small questions."""

from __future__ import annotations

import pytest

from rules import funnel
from rules.core import Action, begin, legal_actions
from tests.support.toy import GAME, Draw, Pass, Play, ToyOptions


class Move(Action, frozen=True, kw_only=True):
    what: str
    way: int
    targets: tuple[str, ...] = ()


MOVES: list[Action] = [
    Move(seat=0, what="a", way=1, targets=("x",)),
    Move(seat=0, what="a", way=1, targets=("x", "y")),
    Move(seat=0, what="b", way=1),
    Move(seat=0, what="b", way=2),
    Pass(seat=0),
]


def test_first_the_verb_then_only_what_still_leaves_a_choice() -> None:
    root = funnel.build(MOVES)
    assert (root.field, [kid.path[-1] for kid in root.kids]) == ("is", ["is=Move", "is=Pass"])
    move = root.kids[0]
    assert (move.field, [kid.path[-1] for kid in move.kids]) == ("what", ["what=a", "what=b"])
    assert [kid.field for kid in move.kids] == ["targets", "way"]
    assert [leaf.action for leaf in funnel.leaves(root)] == MOVES


def test_a_single_action_still_is_a_button() -> None:
    root = funnel.build([Draw(seat=0)])
    assert [kid.action for kid in root.kids] == [Draw(seat=0)]
    assert root.kids[0].chosen is None


def test_a_single_verb_is_no_question() -> None:
    root = funnel.build(MOVES[:4])
    assert (root.field, [kid.path for kid in root.kids]) == (
        "what",
        [("is=Move", "what=a"), ("is=Move", "what=b")],
    )
    assert [node.chosen for node in funnel.trail(root, root.kids[1].kids[0].id)] == ["what", "way"]


def test_ids_are_short_distinct_and_the_same_tomorrow() -> None:
    root = funnel.build(MOVES)
    ids = [node.id for node in (root, root.kids[0], *funnel.leaves(root))]
    assert len(set(ids)) == len(ids)
    assert all(len(i) == 12 for i in ids)
    assert [node.id for node in funnel.leaves(funnel.build(list(MOVES)))] == [
        n.id for n in funnel.leaves(root)
    ]


def test_find_and_trail() -> None:
    root = funnel.build(MOVES)
    leaf = list(funnel.leaves(root))[1]
    assert funnel.find(root, leaf.id) is leaf
    assert [node.chosen for node in funnel.trail(root, leaf.id)] == [None, "what", "targets"]
    assert funnel.find(root, "0" * 12) is None
    assert funnel.trail(root, "0" * 12) == []


def test_two_equal_actions_are_a_bug() -> None:
    with pytest.raises(ValueError, match="equal"):
        funnel.build([Play(seat=0, card="n1.0"), Play(seat=0, card="n1.0")])


def test_a_button_of_yesterday_finds_the_same_action() -> None:
    s = begin(GAME, 2, "funnel", ToyOptions(mottos=False))[0]
    ids = [leaf.id for leaf in funnel.leaves(funnel.build(legal_actions(s, 0)))]
    again = funnel.build(legal_actions(s, 0))
    assert [funnel.find(again, i) is not None for i in ids] == [True] * len(ids)
