"""How a game ends without seven Tricks, and what happens to a seat that is given up."""

from __future__ import annotations

import pytest

from rules.core import settle
from rules.intern import GAME
from rules.intern import events as told
from rules.intern.actions import Aim
from rules.intern.steps import Turn
from tests.intern.balance import game
from tests.intern.greedy import hoard
from tests.intern.table import CARDS, Table

clause = pytest.mark.clause

DRY = {"S": "- - -", "E": "- - -"}


@clause("IR25", "IR44")
def test_a_round_in_which_nobody_found_a_supporter_or_an_event_ends_the_game() -> None:
    t = Table(2, rows=DRY, dry="SE", networks=["S01 E12", "S15 E44 S25"])
    for seat in (0, 1):
        assert t.asked() == {seat: "take-distraction"}
        t.plays_quietly(seat)
    assert t.s.winners == (1,), "two Tricks against one"
    assert t.told(told.Ended)[0].why == "dry"


@clause("IR25")
@pytest.mark.parametrize(
    ("networks", "winners"),
    [
        (["S01 E12", "S15 E44"], (0, 1)),
        (["S01 E12 S34 E20 E14", "S15 E44 S25 E24"], None),
        (["S03 E38 E40 E63 E69 E30", "S15 E44 S25 E24"], (0,)),
    ],
    ids=["shared", "most Tricks", "most locked cards"],
)
def test_most_tricks_then_most_locked_cards_then_shared(
    networks: list[str], winners: tuple[int, ...] | None
) -> None:
    t = Table(2, networks=networks, options={"rounds": 1})
    best = max((t.tricks(p), len(t.network(p))) for p in (0, 1))
    for seat in (0, 1):
        t.plays_quietly(seat)
    expected = tuple(p for p in (0, 1) if (t.tricks(p), len(t.network(p))) == best)
    assert t.s.winners == expected
    assert winners is None or expected == winners
    assert t.told(told.Ended)[0].why == "rounds"


@clause("IR25")
def test_there_is_no_round_limit_unless_the_table_sets_one() -> None:
    t = Table(2)
    assert GAME.options().rounds == 0
    for _ in range(3):
        for seat in (0, 1):
            t.plays_quietly(seat)
    assert t.s.winners is None
    assert t.s.round == 4


@clause("IR44")
def test_one_seat_that_found_a_card_keeps_the_game_going() -> None:
    t = Table(2, rows={"S": "- - S04", "E": "- - -"}, dry="SE")
    t.plays_quietly(0)
    t.plays_quietly(1)
    assert t.s.winners is None, "seat 0 found a Supporter"
    t.plays_quietly(0)
    t.plays_quietly(1)
    assert t.s.winners == (0, 1)


@clause("IR25", "IR44")
def test_an_extra_action_that_finds_a_supporter_keeps_the_game_going() -> None:
    t = Table(2, hands=["", "S08"], rows=DRY, dry="SE", networks=["S01 E12"])
    t.plays_quietly(0)
    assert t.asked() == {1: "take-distraction"}
    overtime = next(d for d in t.s.decks["D"] if CARDS.codes[d] == "EXTRA_ACTION")
    t.s.decks["D"].remove(overtime)
    t.s.rows["D"][1] = overtime
    t.takes(1, overtime, "S08")
    assert t.row("S") == "S08 - -", "the price comes back as the row"
    t.takes(1, "S08")
    assert t.s.winners is None


@clause("IR44")
def test_seats_that_miss_their_turn_do_not_count() -> None:
    t = Table(2, rows=DRY, dry="SE", networks=["S01 E12"])
    t.s.desks[1].is_marked = True
    t.plays_quietly(0)
    assert t.s.winners == (0,)


@clause("IR25")
@pytest.mark.parametrize("players", [2, 6])
def test_players_who_never_lock_empty_the_decks_and_the_game_still_ends(players: int) -> None:
    result = game(players, "hoard", hoard)
    assert not result.is_won
    assert result.rounds < 60


# Giving up a seat


def retires(t: Table, seat: int) -> None:
    t.s.news.clear()
    GAME.retire(t.s, seat)
    settle(t.s)
    t.news = list(t.s.news)


@clause("IR45")
def test_a_seat_that_leaves_puts_hand_and_standing_cards_under_the_decks() -> None:
    t = Table(
        3, hands=["", "S09 S08 E20 E12"], networks=["", "S01 E14"], stands=["", "DEFLECTION GRIDLOCK LIES"]
    )
    desk = t.s.desks[1]
    standing = [desk.deflection, *desk.gridlocks, *desk.lies]
    retires(t, 1)
    assert t.under("S", 2) == "S08 S09"
    assert t.under("E", 2) == "E12 E20"
    assert t.under("D", 3).split() == standing
    assert t.network(1) == {"S01", "E14"}, "the network stays in sight"
    assert GAME.view(t.s, None).seats[1].is_retired
    assert t.asked() == {0: "take-supporter"}
    t.plays_quietly(0)
    assert t.asked() == {2: "take-supporter"}, "skipped"


@clause("IR45")
def test_a_network_left_behind_cannot_win() -> None:
    t = Table(3, networks=["S15 E44", "S01 S34 E12 E14", "S03 E63"], options={"rounds": 1})
    retires(t, 1)
    t.plays_quietly(0)
    t.plays_quietly(2)
    assert t.s.winners == (0, 2)


@clause("IR45")
def test_the_last_one_left_wins() -> None:
    t = Table(3)
    retires(t, 1)
    assert t.s.winners is None
    retires(t, 0)
    assert t.s.winners == (2,)
    assert t.told(told.Ended)[0].why == "alone"


@clause("IR45")
def test_leaving_in_ones_own_turn_ends_it_and_what_is_in_hand_is_finished() -> None:
    t = Table(3, hands=["E12", "S01", ""], plays="STEAL_SUPPORTER", stands=["", "", "LIES"])
    t.plays()
    assert t.asked() == {2: "lies"}
    retires(t, 0)
    assert t.asked() == {1: "take-supporter"}
    assert t.under("D", 1) == t.card
    assert "S01" in t.s.decks["S"][:2], "the card on its way goes under its deck"
    assert "-" not in t.row("D")


@clause("IR45")
@pytest.mark.parametrize(
    "code", ["STEAL_SUPPORTER", "SWAP_EVENT", "GRIDLOCK", "FORCE_PASS", "SWEEP_ROW", "SWAP_HANDS"]
)
def test_leaving_while_choosing_ends_the_choice(code: str) -> None:
    t = Table(3, hands=["S08 E20", "S09 S10 E30", "S31 E40"], plays=code)
    t.plays()
    assert 0 in t.asked()
    retires(t, 0)
    assert t.asked() == {1: "take-supporter"}
    assert t.under("D", 1) == t.card


@clause("IR45", "IR12")
def test_a_target_that_leaves_is_no_longer_a_choice() -> None:
    t = Table(4, hands=["", "S08", "S09", "S10"], plays="STEAL_SUPPORTER")
    t.plays()
    retires(t, 1)
    assert {a.target for a in t.options(0)} == {2, 3}  # pyright: ignore[reportAttributeAccessIssue]
    t = Table(3, hands=["", "S08 S09", "S31"], plays="FORCE_DISCARD")
    t.plays()
    t.aims(0, 1)
    assert t.asked() == {1: "discard"}
    retires(t, 1)
    assert t.asked() == {2: "take-supporter"}
    t = Table(3, hands=["E20 E17", "E30", "E40"], plays="SWAP_EVENT")
    t.plays()
    t.swaps(0, 1, "E30")
    assert t.asked() == {0: "give"}
    retires(t, 1)
    assert t.asked() == {0: "give"}, "the only one left is taken instead"
    assert GAME.view(t.s, 0).target == 2


@clause("IR45")
def test_a_receiver_that_leaves_gets_nothing() -> None:
    t = Table(3, hands=["", "S08"], plays="FORCE_PASS", stands=["LIES"])
    t.plays()
    assert t.asked() == {0: "lies"}
    retires(t, 2)
    assert t.under("S", 1) == "S08"
    t = Table(3, hands=["S08"], rows={"S": "S04 S05 S06"}, stands=["DEFLECTION", "LIES"])
    t.takes(0, "S06")
    t.lies(1)
    assert t.asked() == {0: "deflect"}
    retires(t, 0)
    assert "S06" in t.s.decks["S"][:2]


def test_the_half_paid_card_of_a_seat_that_leaves_stays_in_its_row() -> None:
    t = Table(3, hands=["S08 S09 S10 S11 S12 S13 S14 S15 S16"])
    t.takes(0, "S04", "S16")
    retires(t, 0)
    assert t.row("S") == "S04 S05 S06"
    assert t.asked() == {1: "take-supporter"}


@clause("IR30", "IR45")
def test_a_seat_that_leaves_between_payment_and_take_brings_no_refill() -> None:
    hands = ["S08 S09 S10 S11 S12 S13 S14 S15 S16", "S17"]
    t = Table(3, hands=hands, rows={"S": "S04 - S06"}, dry="S")
    t.takes(0, "S04", "S16")
    assert t.asked() == {0: "pay"}
    retires(t, 1)
    assert t.row("S") == "S04 - S06"
    assert t.asked() == {0: "pay"}
    t.pays(0, "S15")
    assert t.has(0, "S04")
    assert t.row("S") == "S17 S16 S06", "the first card under the deck is drawn first"


def test_a_starter_that_left_is_followed_by_the_next_seat() -> None:
    t = Table(3)
    retires(t, 0)
    t.plays_quietly(1)
    t.plays_quietly(2)
    assert t.asked() == {1: "take-supporter"}
    assert isinstance(t.s.steps[-1], Turn)


def test_others_cannot_aim_at_a_seat_that_left() -> None:
    t = Table(3, plays="GRIDLOCK", stands=["", "", ""])
    retires(t, 1)
    t.plays()
    assert len(t.s.desks[2].gridlocks) == 1
    assert CARDS.codes[t.card] == "GRIDLOCK"
    assert not t.may(0, Aim)
