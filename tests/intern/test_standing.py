"""Cards that stand by: Deflection, Gridlock, Lies, their windows and standing orders."""

from __future__ import annotations

import pytest

from rules.core import Pace
from rules.intern import GAME
from rules.intern import events as told
from rules.intern.actions import Accept, Aim, Allow, Deflect, Keep, Lie, Lock
from tests.intern.table import CARDS, SIX, Table

clause = pytest.mark.clause


# Deflection


@clause("I068", "IR15")
def test_a_second_deflection_sends_the_first_away_before_it_arrives() -> None:
    t = Table(2, plays="DEFLECTION", stands=["DEFLECTION"])
    old = t.s.desks[0].deflection
    t.plays()
    assert t.told(told.Replaced)[0].card == old
    assert t.s.desks[0].deflection == t.card
    assert t.under("D", 1) == old
    t = Table(2, plays="DEFLECTION", stands=["DEFLECTION", "LIES"])
    old = t.s.desks[0].deflection
    t.plays()
    t.lies(1)
    assert t.asked() == {1: "take-supporter"}, "the old one cannot save the new one"
    assert t.s.desks[0].deflection is None
    assert t.under("D", 3).startswith(f"{old} {t.card} ")


def test_a_spent_deflection_is_gone() -> None:
    t = Table(3, plays="GRIDLOCK", stands=["", "DEFLECTION"])
    t.plays()
    t.aims(0, 1)
    assert t.s.desks[1].deflection is None
    assert not t.s.desks[1].gridlocks


# Gridlock


@clause("I072", "I073", "IR33")
def test_gridlocks_are_laid_before_another_player_and_may_be_several() -> None:
    t = Table(3, plays="GRIDLOCK", stands=["", "GRIDLOCK"])
    first = t.s.desks[1].gridlocks[0]
    t.plays()
    assert set(t.options(0)) == {Aim(seat=0, target=1), Aim(seat=0, target=2)}
    t.aims(0, 1)
    assert t.s.desks[1].gridlocks == [first, t.card]
    assert t.told(told.Placed) == [told.Placed(seat=1, card=t.card)]
    assert t.card not in t.s.decks["D"]


@clause("I074", "I075", "IR18", "IR33")
def test_a_gridlock_eats_a_pair_on_your_turn() -> None:
    t = Table(2, hands=["S01 E12"], networks=["S15 E44"], stands=["GRIDLOCK GRIDLOCK"])
    first, second = t.s.desks[0].gridlocks
    grid = dict(t.s.desks[0].grid)
    t.locks(0, "S01", "E12")
    assert t.told(told.Jammed)[0].cards == ("S01", "E12")
    assert (t.hand(0), t.tricks(0), t.s.desks[0].grid) == ("", 1, grid), "nothing in the network moves"
    assert (t.under("S", 1), t.under("E", 1), t.under("D", 1)) == ("S01", "E12", first)
    assert t.s.desks[0].gridlocks == [second], "the first laid leaves, the rest stays"


@clause("I074", "IR18")
def test_a_gridlock_eats_a_single_card_off_turn() -> None:
    t = Table(2, plays="SWAP_HANDS", hands=["E14", "S08"], networks=["", "S01 E12"], stands=["", "GRIDLOCK"])
    gridlock = t.s.desks[1].gridlocks[0]
    t.plays()
    assert t.asked() == {1: "join"}
    t.locks(1, "E14")
    assert t.told(told.Jammed)[0].cards == ("E14",)
    assert t.network(1) == {"S01", "E12"}
    assert t.under("E", 1) == "E14"
    assert t.under("D", 2) == f"{gridlock} {t.card}"
    assert t.s.desks[1].gridlocks == []


@clause("I074")
def test_after_the_gridlock_the_next_lock_holds() -> None:
    t = Table(2, hands=["S01 S15 E12 E44"], stands=["GRIDLOCK"])
    t.locks(0, "S01", "E12")
    t.locks(0, "S15", "E44")
    assert t.network(0) == {"S15", "E44"}


@clause("I074")
def test_a_gridlock_may_eat_the_lock_that_would_have_won() -> None:
    t = Table(2, hands=["E18"], networks=[SIX], stands=["GRIDLOCK"])
    t.locks(0, "E18")
    assert t.s.winners is None
    assert t.tricks(0) == 6


@clause("I076")
def test_a_gridlock_is_always_playable() -> None:
    t = Table(2, plays="GRIDLOCK")
    t.plays()
    assert len(t.s.desks[1].gridlocks) == 1, "the only other player gets it, with nothing in hand or network"
    assert not t.told(told.Fizzled)


def test_cards_lost_to_a_gridlock_between_actions_fill_a_short_row_at_once() -> None:
    t = Table(2, hands=["S01 E12"], rows={"S": "S04 S05 -"}, dry="S", stands=["GRIDLOCK"])
    t.locks(0, "S01", "E12")
    assert t.row("S") == "S01 S04 S05"


# Lies


@clause("I078", "I079", "I082")
def test_lies_lie_face_up_below_the_hand_any_number_of_them() -> None:
    t = Table(2, plays="LIES", stands=["LIES"], dry="SE")
    old = t.s.desks[0].lies[0]
    t.plays()
    assert t.s.desks[0].lies == [old, t.card]
    assert not t.told(told.Fizzled)
    assert GAME.view(t.s, 1).seats[0].lies == (old, t.card), "everybody sees them"


@clause("I080", "IR16")
def test_all_other_holders_are_asked_at_once_and_the_first_to_act_spends_one() -> None:
    t = Table(4, stands=["", "LIES LIES", "", "LIES"])
    first = t.s.desks[1].lies[0]
    t.takes(0, "S06")
    assert t.asked() == {1: "lies", 3: "lies"}, "not the receiver, nobody without a Lies"
    assert all(ask.pace is Pace.REACTION for ask in t.s.asks.values())
    t.allows(3)
    assert t.asked() == {1: "lies"}
    t.lies(1)
    assert t.told(told.Lied) == [told.Lied(seat=1, target=0, card="S06")]
    assert len(t.s.desks[1].lies) == 1
    assert t.under("D", 1) == first, "the first laid leaves first"
    assert t.under("S", 1) == "S06"
    assert t.asked() == {0: "take-event"}


@clause("IR16")
def test_when_all_have_passed_the_card_arrives() -> None:
    t = Table(3, stands=["", "LIES", "LIES"])
    t.takes(0, "S06")
    t.allows(1)
    t.silence()
    assert t.has(0, "S06")
    assert len(t.s.desks[1].lies) == len(t.s.desks[2].lies) == 1


@clause("IR16")
def test_after_a_blocked_lies_no_other_follows_on_that_arrival() -> None:
    t = Table(3, stands=["DEFLECTION", "LIES LIES", "LIES"])
    t.takes(0, "S06")
    t.lies(1)
    assert t.asked() == {0: "deflect"}
    t.deflects(0)
    assert t.has(0, "S06")
    assert t.asked() == {0: "take-event"}


@clause("IR16", "IR29")
def test_laying_a_gridlock_or_a_lies_is_no_arrival_placing_a_deflection_is() -> None:
    for code in ("GRIDLOCK", "LIES"):
        t = Table(3, plays=code, stands=["", "LIES"])
        t.plays()
        assert t.asked() == ({0: "aim"} if code == "GRIDLOCK" else {1: "take-supporter"})
    t = Table(3, plays="DEFLECTION", stands=["", "LIES"])
    t.plays()
    assert t.asked() == {1: "lies"}


@clause("I080", "I081")
@pytest.mark.parametrize("blocked", [False, True])
def test_a_lies_deflection_quarrel(blocked: bool) -> None:
    t = Table(3, hands=["E12"], rows={"S": "S04 S05 S01"}, stands=["DEFLECTION", "LIES"])
    t.takes(0, "S01")
    t.lies(1)
    assert [type(a) for a in t.options(0)] == [Accept, Deflect]
    if blocked:
        t.deflects(0)
        assert t.asked() == {0: "lock"}
    else:
        t.accepts(0)
        assert t.under("S", 1) == "S01"
        assert t.s.desks[0].deflection
        assert t.asked() == {0: "take-event"}


@clause("IR17")
def test_no_window_opens_when_nobody_else_holds_a_lies() -> None:
    t = Table(3, stands=["LIES LIES", "", ""])
    t.takes(0, "S06")
    assert t.has(0, "S06")
    assert t.asked() == {0: "take-event"}


@clause("IR17")
@pytest.mark.parametrize(
    ("hand", "network", "card", "answer"),
    [
        ("E12", "", "S01", Lie),
        ("", "S34 E12", "S01", Lie),
        ("E20 E40", "", "S11", Allow),
        ("", "S15 E44", "S11", Allow),
        ("", "S03 E38 E40 E63 E69", "E30", Allow),
    ],
    ids=["with the hand", "with the network", "no match", "no match there", "a fifth leaf scores nothing"],
)
def test_the_order_only_when_it_would_score(hand: str, network: str, card: str, answer: type) -> None:
    kind = card[0]
    t = Table(
        2,
        hands=[hand],
        networks=[network],
        rows={kind: f"- - {card}"},
        stands=["", "LIES"],
        action=1 if kind == "S" else 2,
    )
    t.takes(0, card)
    ask = t.s.asks[1]
    assert isinstance(GAME.order(t.s, ask, "score"), answer)
    assert GAME.order(t.s, ask, "pass") == Allow(seat=1)
    assert GAME.default(t.s, ask) == Allow(seat=1), "silence means no"


@clause("IR17")
def test_a_card_that_a_gridlock_would_eat_does_not_score() -> None:
    t = Table(2, hands=["E12"], rows={"S": "- - S01"}, stands=["GRIDLOCK", "LIES"])
    t.takes(0, "S01")
    assert GAME.order(t.s, t.s.asks[1], "score") == Allow(seat=1)
    incoming = GAME.view(t.s, 1).incoming
    assert incoming is not None
    assert not incoming.scores
    t = Table(2, plays="DEFLECTION", stands=["", "LIES"])
    t.plays()
    assert GAME.order(t.s, t.s.asks[1], "score") == Allow(seat=1), "a Deflection makes no Trick"


@clause("IR26")
def test_turn_order_decides_between_two_orders_that_fire_at_once() -> None:
    t = Table(
        4, hands=["", "E12"], plays="STEAL_EVENT", stands=["", "LIES", "", "LIES"], networks=["S34 E10"]
    )
    t.plays()
    assert list(t.s.asks) == [1, 3], "asked, and so answered by orders, nearest after the active player first"
    t = Table(
        4,
        hands=["", "", "S01"],
        plays="FORCE_PASS",
        stands=["LIES", "LIES", "LIES"],
        networks=["", "", "", "S34 E12"],
    )
    t.plays()
    assert list(t.s.asks) == [0, 1, 2], "the active player comes before all"
    t = Table(4, plays="DRAW_EVENT", stands=["", "LIES", "", "LIES"], start=False)
    t.s.direction = -1
    t.starts()
    t.plays()
    assert list(t.s.asks) == [3, 1], "the other way round"


def test_orders_for_the_deflection_and_for_arrivals_off_turn() -> None:
    t = Table(2, rows={"S": "- - S01"}, stands=["DEFLECTION", "LIES"])
    t.takes(0, "S01")
    t.lies(1)
    ask = t.s.asks[0]
    assert GAME.order(t.s, ask, "play") == Deflect(seat=0)
    assert GAME.order(t.s, ask, "pass") == Accept(seat=0)
    assert GAME.default(t.s, ask) == Accept(seat=0)
    t = Table(2, plays="SWAP_HANDS", hands=["E12", "S08"], networks=["", "S01 S34 E14"])
    t.plays()
    ask = t.s.asks[1]
    assert GAME.order(t.s, ask, "pass") == Keep(seat=1)
    assert GAME.order(t.s, ask, "score") == Lock(seat=1, cards=("E12",))
    assert GAME.default(t.s, ask) == Keep(seat=1)
    t.s.desks[1].gridlocks.append("D20")
    assert GAME.order(t.s, ask, "score") is None, "with a Gridlock the person is asked"


@clause("I052", "I054", "IR11")
def test_a_win_on_another_players_turn() -> None:
    t = Table(2, plays="SWAP_HANDS", hands=["E18", "S08"], networks=["", SIX])
    t.plays()
    assert GAME.default(t.s, t.s.asks[1]) == Lock(seat=1, cards=("E18",)), "even silence locks to win"
    t.locks(1, "E18")
    assert t.s.winners == (1,)


def test_the_view_shows_what_stands_by() -> None:
    t = Table(2, stands=["DEFLECTION GRIDLOCK", "LIES LIES"])
    for viewer in (None, 0, 1):
        one, two = GAME.view(t.s, viewer).seats
        assert one.deflection
        assert CARDS.codes[one.deflection] == "DEFLECTION"
        assert (len(one.gridlocks), len(two.lies)) == (1, 2)
