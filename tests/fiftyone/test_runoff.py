"""The end of round one: counts, ties, finalists, pledges, transfer, recount (F032-F046, FR2-FR41)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import codec
from rules.core import Pace
from rules.dice import Dice
from rules.fiftyone.actions import LeaveOpen, Pledge, SendSpy, Throw
from rules.fiftyone.events import (
    Counted,
    Elected,
    FinalistsNamed,
    Pledged,
    RoundTwoOpened,
    TieBroken,
    VotesTransferred,
)
from rules.fiftyone.game import GAME
from tests.fiftyone.table import Table

clause = pytest.mark.clause


def last_turn(players: int = 3, seed: str = "last") -> Table:
    """Seat 0 is about to take the last turn of round one, with a spy to throw away."""
    return Table(players, pile=1, seed=seed).hand(0, "spy")


def ends(t: Table) -> Table:
    """The last turn: the pile holds one card of 1%, which seat 0 draws."""
    return t.turn(0).does(Throw(seat=0, card="spy"))


def sealed(t: Table, **choices: int | None) -> Table:
    """`_2=0`: seat 2 pledges for seat 0; None: leaves it open."""
    for name, finalist in choices.items():
        seat = int(name[1:])
        t.does(LeaveOpen(seat=seat) if finalist is None else Pledge(seat=seat, finalist=finalist))
    return t


# The end of the pile


@clause("F032", "F033", "FR6")
def test_with_two_players_the_higher_total_wins() -> None:
    t = ends(last_turn(2).lies(0, "v5").lies(1, "v7"))
    assert t.s.winners == (1,)
    assert t.told(Elected) == [Elected(seat=1, total=7, supporters=(), how="count")]


@clause("FR2", "FR6")
def test_with_two_players_the_speechwriter_counts_at_the_end() -> None:
    t = ends(last_turn(2).lies(0, "v5 v1", heroes="h_bonus").lies(1, "v7"))
    assert t.told(Counted) == [Counted(seat=0, total=6, final=8), Counted(seat=1, total=7, final=7)]
    assert t.s.winners == (0,)


@clause("F032", "F034")
def test_with_more_players_the_first_two_go_into_round_two() -> None:
    t = ends(last_turn(4).lies(0, "v5").lies(1, "v7").lies(2, "v2").lies(3, "v9"))
    assert t.told(FinalistsNamed) == [FinalistsNamed(finalists=(3, 1))]
    assert t.asked() == {0, 2}
    assert {t.kind(p) for p in (0, 2)} == {"pledge"}


@clause("FR2")
def test_the_speechwriter_counts_for_the_ranking() -> None:
    t = ends(last_turn(3).lies(0, "v5").lies(1, "v4 v1", heroes="h_bonus").lies(2, "v6"))
    assert t.told(FinalistsNamed)[0].finalists == (1, 2)


@clause("FR2", "FR3")
def test_51_in_the_final_count_wins_at_the_end_of_round_one() -> None:
    t = ends(last_turn(3).lies(1, "v10 v10 v10 v10 v7", heroes="h_bonus"))
    assert t.told(Elected) == [Elected(seat=1, total=52, supporters=(), how="count")]


@clause("FR3")
def test_of_several_at_51_in_a_final_count_the_highest_wins() -> None:
    t = last_turn(3).lies(1, "v10 v10 v10 v10 v7", heroes="h_bonus")
    t = ends(t.lies(2, "v10 v10 v10 v10 v8", heroes="h_bonus"))
    assert t.s.winners == (2,)


@clause("FR5")
def test_no_turns_are_evened_out() -> None:
    t = ends(last_turn(3).lies(1, "v5").lies(2, "v6"))
    assert t.s.turns == 1
    assert "turn" not in {a.kind for a in t.s.asks.values()}


@clause("FR67")
def test_a_prisoner_may_be_a_finalist_and_win_a_final_count() -> None:
    t = ends(last_turn(3).lies(1, "v9", jailed=True).lies(2, "v8"))
    assert t.told(FinalistsNamed)[0].finalists == (1, 2)
    t = ends(last_turn(2).lies(1, "v9", jailed=True))
    assert t.s.winners == (1,)


# Ties


@clause("F035", "FR4", "FR51")
def test_a_tie_goes_to_more_votes_in_the_cards_left_in_hand() -> None:
    t = last_turn(3).lies(0, "v9").lies(1, "v5").lies(2, "v5").hand(1, "v2 v2").hand(2, "v9")
    ends(t)
    assert t.told(FinalistsNamed)[0].finalists == (0, 2)
    assert t.told(TieBroken) == [TieBroken(link="hand", tied=(1, 2), scores=(4, 9), chosen=(2,))]
    assert t.view(None).ties[0].link == "hand"


@clause("FR4")
def test_then_to_more_votes_under_fans() -> None:
    t = last_turn(3).lies(0, "v9").lies(1, "v5").lies(2, "v2", loyal="v3").hand(1, "v2").hand(2, "v2")
    ends(t)
    assert t.told(FinalistsNamed)[0].finalists == (0, 2)
    assert [(e.link, e.scores) for e in t.told(TieBroken)] == [("fans", (0, 3))]


@clause("FR4", "FR55")
def test_then_to_fewer_stolen_cards() -> None:
    t = last_turn(3).lies(0, "v9").lies(1, "v5").lies(2, "v5").hand(1, "v2").hand(2, "v2")
    t.s.candidates[1].stolen = 3
    t.s.candidates[2].stolen = 1
    ends(t)
    assert t.told(FinalistsNamed)[0].finalists == (0, 2)
    assert [(e.link, e.scores, e.chosen) for e in t.told(TieBroken)] == [("stolen", (3, 1), (2,))]


@clause("FR4")
def test_last_comes_a_public_draw() -> None:
    seconds: set[int] = set()
    for n in range(30):
        t = last_turn(4, seed=f"lot-{n}").lies(0, "v9").lies(1, "v5").lies(2, "v5").lies(3, "v5")
        ends(t)
        (drawn,) = t.told(TieBroken)
        assert (drawn.link, drawn.tied, drawn.to) == ("draw", (1, 2, 3), None)
        seconds.add(t.told(FinalistsNamed)[0].finalists[1])
    assert seconds == {1, 2, 3}


@clause("FR4")
def test_the_chain_serves_the_two_player_game_too() -> None:
    t = ends(last_turn(2).lies(0, "v5").lies(1, "v5").hand(1, "v3"))
    assert t.s.winners == (1,)
    assert t.told(TieBroken)[0].scores == (1, 3)


@clause("FR4")
def test_two_level_leaders_are_both_finalists_without_any_chain() -> None:
    t = ends(last_turn(3).lies(1, "v5").lies(2, "v5"))
    assert set(t.told(FinalistsNamed)[0].finalists) == {1, 2}
    assert not t.told(TieBroken)


@clause("FR4")
def test_three_level_for_two_places_go_through_several_links() -> None:
    t = last_turn(4).lies(1, "v5").lies(2, "v5").lies(3, "v2", loyal="v3")
    ends(t.hand(1, "v9").hand(2, "v2").hand(3, "v2"))
    assert t.told(FinalistsNamed)[0].finalists == (1, 3)
    assert [(e.link, e.tied, e.chosen) for e in t.told(TieBroken)] == [
        ("hand", (1, 2, 3), (1,)),
        ("fans", (2, 3), (3,)),
    ]


# Pledges


@clause("F036", "F037", "FR38", "FR68")
def test_pledges_are_sealed_until_all_are_in() -> None:
    t = Table(5).lies(0, "v9").lies(1, "v8").pledges(0, 1)
    assert t.asked() == {2, 3, 4}
    assert all(a.pace is Pace.GATHER for a in t.s.asks.values())
    before = [t.view(p) for p in (None, 0, 1, 3, 4)]
    t.does(Pledge(seat=2, finalist=1))
    assert t.news == []
    for then, viewer in zip(before, (None, 0, 1, 3, 4), strict=True):
        now = t.view(viewer)
        assert [a for a in then.asked if a.seat != 2] == list(now.asked)
        assert codec.to_json(now).replace(codec.to_json(now.asked), "") == codec.to_json(then).replace(
            codec.to_json(then.asked), ""
        )
    assert t.view(2).sealed == ("pledge", 1)
    sealed(t, _3=0, _4=1)
    assert t.told(Pledged) == [
        Pledged(seat=2, finalist=1),
        Pledged(seat=3, finalist=0),
        Pledged(seat=4, finalist=1),
    ]


@clause("FR68", "FR38")
def test_nobody_can_tell_one_sealed_pledge_from_another() -> None:
    one = Table(4).lies(0, "v9").lies(1, "v8").pledges(0, 1).does(Pledge(seat=2, finalist=0))
    two = Table(4).lies(0, "v9").lies(1, "v8").pledges(0, 1).does(Pledge(seat=2, finalist=1))
    for viewer in (None, 0, 1, 3):
        assert one.view(viewer) == two.view(viewer)
        assert GAME.board(one.view(viewer)) == GAME.board(two.view(viewer))
    found = {str(GAME.resample(one.s, 0, Dice(seed=str(n))).steps[-1]) for n in range(20)}
    assert len(found) == 3, "a resample does not know it either"


@clause("FR38", "F060")
def test_a_pledge_cannot_be_changed_and_may_go_to_anybody() -> None:
    t = Table(4).pledges(0, 1)
    t.does(Pledge(seat=2, finalist=0))
    assert t.refuses(Pledge(seat=2, finalist=1)) == "not-asked"
    assert {a.finalist for a in t.options(3, Pledge) if isinstance(a, Pledge)} == {0, 1}


@clause("F038", "F044", "FR35", "FR66")
def test_protected_votes_go_over_with_their_fans() -> None:
    t = Table(3).lies(0, "v9", heroes="h_bonus").lies(1, "v8").lies(2, "v7", loyal="v6 v2")
    sealed(t.pledges(0, 1), _2=0)
    assert t.told(VotesTransferred) == [VotesTransferred(seat=2, finalist=0, cards=("v6", "v2"))]
    assert t.s.candidates[0].loyal == ["v6", "v2"]
    assert t.s.total(0) == 17
    assert t.s.final(0) == 20, "the Speechwriter counts them"


@clause("FR37", "F043")
def test_unprotected_votes_are_lost_to_the_pile() -> None:
    t = sealed(Table(3).lies(0, "v9").lies(2, "v7 v10").pledges(0, 1), _2=0)
    assert not t.told(VotesTransferred)
    assert t.s.total(0) == 9
    assert t.s.total(2) == 0
    everywhere = [*t.s.pile, *(card for c in t.s.candidates for card in c.hand)]
    assert {"v7", "v10"} <= set(everywhere)


@clause("FR18")
@pytest.mark.parametrize("loyal", [False, True])
def test_a_fan_club_presidents_votes_go_over_only_by_the_tables_choice(loyal: bool) -> None:
    t = Table(3, loyal=loyal).lies(0, "v9").lies(2, "v7", "v3", "h_fans")
    sealed(t.pledges(0, 1), _2=0)
    assert t.s.total(0) == (19 if loyal else 12)
    assert t.s.candidates[0].votes == (["v9", "v7"] if loyal else ["v9"])
    dealt = [*t.s.pile, *(card for c in t.s.candidates for card in c.hand)]
    assert dealt.count("v7") == (0 if loyal else 1), "a card that went over is not shuffled in as well"


@clause("FR18", "FR37")
def test_the_tables_choice_is_about_the_fan_club_president_alone() -> None:
    t = Table(3, loyal=True).lies(0, "v9").lies(2, "v7", "v3", "h_guard")
    assert sealed(t.pledges(0, 1), _2=0).s.total(0) == 12


@clause("F039", "FR39", "FR52")
def test_51_in_the_recount_wins_at_once_when_all_are_open() -> None:
    t = Table(4).lies(0, "v10 v10 v10 v10").lies(2, loyal="v10").lies(3, loyal="v9").pledges(0, 1)
    t.does(Pledge(seat=2, finalist=0))
    assert t.s.winners is None
    t.does(Pledge(seat=3, finalist=0))
    assert t.told(Elected) == [Elected(seat=0, total=59, supporters=(2, 3), how="count")]


@clause("FR39", "FR3")
def test_if_both_reach_51_the_higher_wins_and_the_speechwriter_counts() -> None:
    t = Table(4).lies(0, "v10 v10 v10 v10", heroes="h_bonus").lies(1, "v10 v10 v10 v10 v5")
    t.lies(2, loyal="v7").lies(3, loyal="v9")
    sealed(t.pledges(0, 1), _2=0, _3=1)
    assert t.told(Counted) == [Counted(seat=0, total=47, final=52), Counted(seat=1, total=54, final=54)]
    assert t.s.winners == (1,)


@clause("FR38", "FR52")
def test_the_silent_join_who_has_fewer_supporters_each_counting_those_before() -> None:
    t = Table(6).lies(0, "v9").lies(1, "v8").pledges(0, 1)
    t.silent(2).silent(3).does(Pledge(seat=4, finalist=1)).silent(5)
    assert [(e.seat, e.finalist) for e in t.told(Pledged)] == [(2, 0), (3, 1), (4, 1), (5, 0)]


@clause("FR38", "FR52")
def test_level_supporters_mean_the_lower_total_and_then_a_draw() -> None:
    t = Table(3).lies(0, "v9").lies(1, "v8").pledges(0, 1).silent(2)
    assert t.told(Pledged)[0].finalist == 1
    drawn = {
        Table(3, seed=f"pledge-{n}")
        .lies(0, "v9")
        .lies(1, "v9")
        .pledges(0, 1)
        .silent(2)
        .told(Pledged)[0]
        .finalist
        for n in range(20)
    }
    assert drawn == {0, 1}


@clause("FR2", "FR38")
def test_the_lower_total_is_the_one_on_the_table() -> None:
    t = Table(3).lies(0, "v9").lies(1, "v4 v4", heroes="h_bonus").pledges(0, 1).silent(2)
    assert t.told(Pledged)[0].finalist == 1, "10 in a final count, which this is not"


@clause("FR68", "FR52")
def test_a_players_answer_and_the_clocks_read_the_same() -> None:
    spoken = Table(3).lies(0, "v9").lies(1, "v8").pledges(0, 1).does(Pledge(seat=2, finalist=1))
    silent = Table(3).lies(0, "v9").lies(1, "v8").pledges(0, 1).silent(2)
    assert spoken.told(Pledged) == silent.told(Pledged)
    assert [e.phrase() for e in spoken.told(Pledged)] == [e.phrase() for e in silent.told(Pledged)]


@clause("F041", "F042", "FR40")
def test_a_finalist_without_supporters_plays_alone() -> None:
    t = sealed(Table(4).lies(0, "v9").lies(1, "v8").pledges(0, 1), _2=0, _3=0)
    assert t.sees(None, 0).team == (2, 3)
    assert t.sees(None, 1).team == ()
    assert t.s.round == 2


# The new hands


@clause("F040", "F043", "F045", "FR35", "FR36")
def test_all_but_the_finalists_tables_becomes_the_new_pile() -> None:
    t = Table(4, pile=1).hand(0, "spy").hand(1, "v1").hand(2, "v2").hand(3, "v3 v3")
    t.lies(0, "v9 v1", "v4", "h_law").lies(1, "v8", heroes="h_bonus", jailed=True)
    t.lies(2, "v1", "v6", "h_guard").lies(3, "v1", "v3", "h_fans", jailed=True)
    t.s.used = ["boost"] * 30
    laid = Counter(t.s.used + t.s.pile)
    for c in t.s.candidates:
        laid.update([*c.hand, *c.votes, *c.loyal, *c.heroes, *["fans"] * len(c.loyal), *["jail"] * c.jailed])
    t.turn(0).does(Throw(seat=0, card="spy"))
    sealed(t, _2=0, _3=1)
    assert t.told(RoundTwoOpened)
    assert t.view(None).moved is None, "the last card of round one lies nowhere any more"
    zero, one, two, three = t.s.candidates
    assert (zero.votes, sorted(zero.loyal), zero.heroes) == (["v9", "v1"], ["v4", "v6"], ["h_law"])
    assert (one.votes, one.loyal, one.heroes, one.jailed) == (["v8"], ["v3"], ["h_bonus"], False)
    for c in (two, three):
        assert (c.votes, c.loyal, c.heroes, c.jailed) == ([], [], [], False)
    assert [len(c.hand) for c in t.s.candidates] == [7] * 4
    assert t.s.used == []
    now = Counter(t.s.pile)
    for c in t.s.candidates:
        now.update([*c.hand, *c.votes, *c.loyal, *c.heroes, *["fans"] * len(c.loyal)])
    assert now == laid


@clause("FR23", "FR36")
def test_what_a_spy_saw_goes_with_the_hands_of_round_one() -> None:
    t = last_turn(3).lies(1, "v9").lies(2, "v8")
    t.s.used = ["v1"] * 40
    t.turn(0).does(SendSpy(seat=0))
    assert t.view(0).looked
    sealed(t, _0=1)
    assert t.s.round == 2
    assert t.view(0).looked == ()


@clause("FR36")
def test_the_new_pile_is_shuffled() -> None:
    def piled(seed: str) -> list[str]:
        t = Table(4, seed=seed).pledges(0, 1)
        t.s.used = [f"v{1 + n % 10}" for n in range(60)]
        return sealed(t, _2=0, _3=1).s.pile

    assert piled("a") != piled("b")


@clause("F046", "FR41")
@pytest.mark.parametrize("last", range(4))
def test_round_two_begins_left_of_the_last_player(last: int) -> None:
    t = Table(4, pile=1).lies(1, "v9").lies(2, "v8").hand(last, "spy")
    t.s.used = ["v1"] * 60
    t.turn(last).does(Throw(seat=last, card="spy"))
    sealed(t, _0=1, _3=2)
    assert t.asked() == {(last + 1) % 4}
    assert t.s.turn == (last + 1) % 4


@clause("F045")
def test_even_the_eliminated_get_seven_cards_and_play() -> None:
    t = Table(3).lies(0, "v9").lies(1, "v8").pledges(0, 1, after=2)
    t.s.used = ["v1"] * 40
    sealed(t, _2=0)
    assert len(t.s.candidates[2].hand) == 7
    assert t.kind(2) == "turn"
