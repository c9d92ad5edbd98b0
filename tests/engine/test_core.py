"""Steps, asks and actions, shown on the made-up game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rules.core import Action, IllegalAction, State, Step, apply, begin, legal_actions, settle
from rules.dice import Dice
from rules.phrase import Phrase, Ref
from tests.support.toy import GAME, Block, Blocked, Draw, Motto, Pass, Play, Revealed, Scored, Toy, ToyOptions


def table(players: int = 3, **options: Any) -> Toy:
    return begin(GAME, players, "engine", ToyOptions(**options))[0]


def with_hands(*hands: list[str]) -> Toy:
    s = table(len(hands), mottos=False)
    s.hands = [list(hand) for hand in hands]
    return s


def test_one_asks_one_seat_and_its_answer_closes_it() -> None:
    s = table(mottos=False)
    assert list(s.asks) == [0]
    assert legal_actions(s, 1) == []
    ask = s.asks[0]
    apply(s, Draw(seat=0))
    assert list(s.asks) == [1]
    assert s.asks[1].id > ask.id


def test_a_window_asks_all_who_might_and_closes_when_all_have_passed() -> None:
    s = with_hands(["n4.0"], ["n1.0"], ["block.0"])
    assert apply(s, Play(seat=0, card="n4.0")) == []
    assert sorted(s.asks) == [1, 2]
    assert all(ask.secret for ask in s.asks.values())
    assert apply(s, Pass(seat=2)) == []
    assert list(s.asks) == [1]
    assert apply(s, Pass(seat=1)) == [Scored(seat=0, card="n4.0", points=4)]
    assert s.points == [4, 0, 0]


def test_the_first_who_acts_closes_a_window_for_all() -> None:
    s = with_hands(["n4.0"], ["block.1"], ["block.0"])
    apply(s, Play(seat=0, card="n4.0"))
    assert apply(s, Block(seat=2, card="block.0")) == [Blocked(seat=0, by=2, card="n4.0")]
    assert s.points == [0, 0, 0]
    assert list(s.asks) == [1]
    assert s.asks[1].kind == "turn"


def test_a_gather_stays_sealed_until_all_have_answered() -> None:
    s = table()
    assert sorted(s.asks) == [0, 1, 2]
    assert apply(s, Motto(seat=1, text="Forward")) == []
    assert GAME.view(s, None).mottos == ("", "", "")
    assert apply(s, Pass(seat=0)) == []
    assert apply(s, Motto(seat=2, text="Onward")) == [Revealed(mottos=("", "Forward", "Onward"))]


def test_free_text_is_judged_by_the_step() -> None:
    s = table()
    with pytest.raises(IllegalAction) as no:
        apply(s, Motto(seat=1, text="x" * 21))
    assert (no.value.code, no.value.facts) == ("bad-motto", {"most": 20})


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Draw(seat=1), "not-asked"),
        (Draw(seat=9), "not-asked"),
        (Play(seat=0, card="n9.0"), "not-legal"),
        (Pass(seat=0), "not-legal"),
    ],
)
def test_what_is_not_listed_cannot_be_done(action: Action, code: str) -> None:
    s = table(mottos=False)
    with pytest.raises(IllegalAction, match=code):
        apply(s, action)


def test_a_finished_game_asks_nobody() -> None:
    s = with_hands(["n5.0"], [])
    s.points[0] = 10
    apply(s, Play(seat=0, card="n5.0"))
    assert s.winners == (0,)
    assert s.asks == {}
    assert legal_actions(s, 0) == []


class Loop(Step[State], kw_only=True):
    """Never asks."""

    def run(self, s: State) -> None:
        pass


def test_steps_that_never_ask_are_found() -> None:
    s = State(players=1, options=None, dice=Dice(seed="x"), steps=[Loop()])
    with pytest.raises(RuntimeError, match="asks"):
        settle(s)


def test_a_step_without_rules_has_no_options() -> None:
    step: Step[State] = Loop()
    s = State(players=1, options=None, dice=Dice(seed="x"))
    options: Iterator[Action] = step.options(s, 0)
    assert list(options) == []
    with pytest.raises(NotImplementedError):
        step.answer(s, None)
    with pytest.raises(NotImplementedError):
        Step[State]().run(s)


def test_options_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(IllegalAction, match="bad-option"):
        begin(GAME, 2, "x", ToyOptions(goal=0))


def test_an_event_says_itself_with_names_for_what_it_names() -> None:
    assert Scored(seat=1, card="n4.0", points=4).phrase() == Phrase(
        "event-scored", {"seat": Ref("seat", 1), "card": Ref("card", "n4.0"), "points": 4}
    )


def test_unknown_fields_are_refused() -> None:
    raw = msgspec.to_builtins(table()) | {"cheat": 1}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(raw, Toy, str_keys=True)
