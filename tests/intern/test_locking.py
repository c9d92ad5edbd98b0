"""The Locked Network at the table: borders, Tricks, what may join, seven and the win."""

from __future__ import annotations

import pytest

from rules.intern import GAME
from rules.intern import events as told
from rules.intern.actions import Keep, Lock
from rules.intern.network import Networks
from rules.intern.view import InternView
from rules.phrase import say
from tests.intern import grids
from tests.intern.table import CARDS, FIVE, SIX, Table, matches, total

clause = pytest.mark.clause

FIGURE = grids.links(["S1", "S2"], {"E1": ["S1"], "E2": ["S1", "S2"]})
"""The rulebook's example: S1 matches E1 and E2, S2 matches E2."""

LAID = {"E1": (0, 0), "S1": (0, 1), "E2": (1, 1)}
"""E1 above S1, E2 to the right of S1; y goes down."""


def view(t: Table, seat: int = 0) -> InternView:
    return GAME.view(t.s, seat)


@clause("I043", "I048")
def test_every_border_between_a_supporter_and_a_matching_event_is_a_trick() -> None:
    t = Table(networks=[FIVE])
    network = view(t).seats[0].network
    at = {cell: card for card, cell in network.cells.items()}
    assert len(network.borders) == t.tricks(0) == 5
    assert all(matches(at[a], at[b]) for a, b in network.borders)
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in network.borders)


@clause("I044", "I045")
def test_the_network_is_a_grid_and_corners_do_not_touch() -> None:
    networks = Networks(FIGURE)
    assert len(networks.tricks(LAID)) == 2
    assert networks.tricks({"S1": (0, 0), "E1": (1, 1)}) == []
    for beside in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        assert len(networks.tricks({"S1": (0, 0), "E1": beside})) == 1
    network = view(Table(networks=[SIX])).seats[0].network
    assert {0} <= {x for x, _ in network.cells.values()} <= set(range(network.columns))
    assert {0} <= {y for _, y in network.cells.values()} <= set(range(network.rows))


@clause("I046")
def test_a_supporter_never_borders_an_event_that_does_not_list_it() -> None:
    places = Networks(FIGURE).places(LAID, "S2")
    assert all(cell not in places for cell in ((0, -1), (1, 0), (-1, 0)))
    t = Table(hands=["S01 E12"], networks=[SIX])
    t.locks(0, "S01", "E12")
    grid = t.s.desks[0].grid
    assert grids.judge(grid, {card: CARDS.partners[card] for card in grid}) == t.tricks(0)


@clause("I047")
def test_borders_of_the_same_kind_are_allowed_and_worth_nothing() -> None:
    networks = Networks(FIGURE)
    assert networks.places({"S1": (0, 0)}, "S2") == dict.fromkeys([(-1, 0), (0, -1), (0, 1), (1, 0)], 0)
    assert networks.tricks({"S1": (0, 0), "S2": (1, 0)}) == []


@clause("I049", "IR11")
def test_the_total_is_the_most_that_any_arrangement_reaches() -> None:
    t = Table(hands=["S26 E18"], networks=["S17 S18 E48 E58"])
    assert t.tricks(0) == 4
    t.locks(0, "S26", "E18")
    assert t.tricks(0) == 7 == total("S17 S18 S26 E18 E48 E58")
    assert t.s.winners == (0,), "seven wins at once"


@clause("I050", "I055")
def test_a_card_counts_for_at_most_four() -> None:
    star = ["S03", "E38", "E40", "E63", "E69", "E30", "E33"]
    assert all(matches("S03", event) for event in star[1:])
    assert total(" ".join(star)) == 4
    t = Table(networks=[SIX])
    sides: dict[tuple[int, int], int] = {}
    for pair in view(t).seats[0].network.borders:
        for cell in pair:
            sides[cell] = sides.get(cell, 0) + 1
    assert max(sides.values()) > 1, "one card is part of several Tricks"
    assert all(count <= 4 for count in sides.values())


@clause("I051", "IR10")
def test_what_may_enter_a_network() -> None:
    t = Table(hands=["S01 S15 E12 E44"])
    assert {a.cards for a in t.options(0) if isinstance(a, Lock)} == {("S01", "E12"), ("S15", "E44")}
    t.locks(0, "S01", "E12")
    locks = {a.cards for a in t.options(0) if isinstance(a, Lock)}
    assert locks == {("S15", "E44")}, (
        "a pair needs no match there; its cards alone match nothing of the network"
    )
    t = Table(hands=["S34 S15 E20"], networks=["S01 E12"])
    assert {a.cards for a in t.options(0) if isinstance(a, Lock)} == {("S34",), ("E20",)}
    assert t.refuses(Lock(seat=0, cards=("S15",)))
    t.locks(0, "S34")
    assert t.tricks(0) == 2
    t = Table(hands=["S34"])
    assert not t.may(0, Lock), "a single card needs a network"
    grid = Networks(FIGURE)
    assert grid.refusal(LAID, ("S2",)) is None
    assert grid.refusal({"S1": (0, 0), "E1": (0, 1)}, ("S2",)) == "no-match"


@clause("I052")
def test_a_card_that_arrives_by_a_distraction_may_join_at_once_off_turn() -> None:
    t = Table(2, hands=["S34", "S08 S09"], networks=["", "S01 E12"], plays="SWAP_SUPPORTER")
    t.plays()
    t.swaps(0, 1, "S08")
    assert t.asked() == {1: "join"}
    assert [type(a) for a in t.options(1)] == [Keep, Lock]
    t.locks(1, "S34")
    assert t.tricks(1) == 2
    assert t.network(1) == {"S01", "S34", "E12"}


@clause("I053", "IR27")
def test_the_figure_of_the_rulebook() -> None:
    networks = Networks(FIGURE)
    places = networks.places(LAID, "S2")
    assert {cell: worth for cell, worth in places.items() if worth} == {(2, 1): 1, (1, 2): 1}
    assert (1, 0) not in places, "X: between E1 and E2"
    assert networks.may_join(LAID, "S2"), "the figure never refuses a card that some arrangement admits"
    assert networks.total([*LAID, "S2"]) == 3


@clause("I054", "IR11")
def test_the_first_with_seven_tricks_wins() -> None:
    t = Table(3, hands=["S26 E18"], networks=["S17 S18 E48 E58", "S01 E12"])
    t.locks(0, "S26", "E18")
    assert t.s.winners == (0,)
    assert t.told(told.Won)[0].tricks == 7
    assert t.asked() == {}


def test_the_view_tells_what_could_be_locked_and_why_other_cards_wait() -> None:
    t = Table(hands=["S01 S15 E12"], networks=["S34 E10"], rows={"S": "S04 S13 S31"})
    mine = view(t).mine
    assert mine is not None
    assert {m.card: (m.hand, m.network, m.refusal) for m in mine.matches} == {
        "S01": (("E12",), (), "no-match"),
        "S15": ((), (), "no-match"),
        "E12": (("S01",), ("S34",), None),
    }
    idle = [line for line in GAME.board(view(t)) if line.code == "line-idle"]
    assert [line.facts for line in idle] == [{"cards": "#15", "why": say("no-no-match")}]
    assert {lock.cards: lock.tricks for lock in mine.locks} == {("S01", "E12"): 3, ("E12",): 2}
    assert {(o.card, o.cost, o.payable, o.scores) for o in mine.offers if o.card[0] == "S"} == {
        ("S31", 0, True, True),
        ("S13", 1, True, True),
        ("S04", 2, True, False),
    }
    assert mine.mates["S31"] == ("E10",)
    assert view(t, 1).mine != mine
    public = GAME.view(t.s, None)
    assert public.mine is None
    assert public.rows[0].slots[2] is not None
    assert public.rows[0].slots[2].scores == (0,)
