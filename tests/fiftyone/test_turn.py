"""The turn: play or throw, draw, whose turn is next, counting to 51 (F014-F031, FR1-FR11)."""

from __future__ import annotations

import pytest

from rules.fiftyone.actions import (
    Done,
    Jail,
    Offer,
    PlayBoost,
    PlayHero,
    PlayVote,
    Protect,
    Release,
    Scapegoat,
    SendSpy,
    SowDiscord,
    Sway,
    SwayNext,
    SwayTwo,
    Throw,
)
from rules.fiftyone.events import CardsDrawn, CardThrown, Elected, PileLow, PileUsedUp, TurnEnded
from rules.fiftyone.game import GAME
from tests.fiftyone.table import Table

clause = pytest.mark.clause


@clause("F014", "F015", "FR30")
def test_turns_go_round_to_the_left() -> None:
    t = Table(4).turn(2)
    for seat in (2, 3, 0, 1, 2, 3):
        assert t.asked() == {seat}
        t.throws(seat)


@clause("F016", "F028", "FR7")
def test_one_card_is_played_or_thrown_and_there_is_no_pass() -> None:
    t = Table(3).hand(0, "v5 spy").turn(0)
    kinds = {type(a) for a in t.options(0)}
    assert kinds == {PlayVote, SendSpy, Throw, Offer}
    t.does(PlayVote(seat=0, card="v5"))
    assert t.asked() == {1}
    assert t.sees(None, 0).hand == 2


@clause("F017", "F018", "F064", "F067")
def test_a_vote_card_goes_in_front_and_counts() -> None:
    t = Table(3).hand(0, "v8 v3").lies(0, "v5").turn(0).does(PlayVote(seat=0, card="v8"))
    assert t.s.total(0) == 13
    assert [v.value for v in t.sees(None, 0).votes] == [8, 5]
    assert "v8" not in t.s.candidates[0].hand
    assert "v8" not in t.s.used


@clause("F068")
def test_vote_cards_go_from_1_to_10_and_high_ones_are_rare() -> None:
    cards = Table(3).s.cards
    assert sorted(cards.value.values()) == list(range(1, 11))
    for players in range(2, 9):
        assert cards.copies("v10", players) < cards.copies("v4", players)
        assert all(cards.copies(card, players) for card in cards.value)


@clause("F019", "F020")
def test_attacks_can_be_played() -> None:
    t = Table(3).hand(0, "jail loss1 loss2 scape discord").lies(1, "v5").lies(2, "v6").turn(0)
    assert {type(a) for a in t.options(0)} >= {Jail, Sway, SwayTwo, Scapegoat, SowDiscord}


@clause("F021", "F022")
def test_protections_can_be_played() -> None:
    assert Table(3).hand(0, "fans free").lies(0, "v5").turn(0).may(0, Protect, vote="v5")
    assert Table(3).hand(0, "fans free").lies(0, "v5", jailed=True).turn(0).may(0, Release)


@clause("F023", "F024")
def test_special_cards_can_be_played() -> None:
    t = Table(3).hand(0, "spy boost").turn(0)
    assert t.may(0, SendSpy)
    assert t.may(0, PlayBoost)


@clause("F025", "F026", "FR25")
def test_any_number_of_heroes_may_lie_in_front() -> None:
    t = Table(3).hand(0, "h_bonus v1").lies(0, heroes="h_law h_fans h_guard").turn(0)
    t.does(PlayHero(seat=0, card="h_bonus"))
    assert t.sees(1, 0).heroes == ("h_law", "h_fans", "h_guard", "h_bonus")
    assert t.sees(1, 0).new_hero == "h_bonus"


@clause("F027", "F028", "FR7")
def test_any_card_may_be_thrown_away_face_up() -> None:
    t = Table(3).hand(0, "v5 free spy").turn(0)
    assert all(t.may(0, Throw, card=card) for card in ("v5", "free", "spy"))
    t.does(Throw(seat=0, card="free"))
    assert t.told(CardThrown) == [CardThrown(seat=0, card="free")]
    assert t.view(2).used == ("free",)


@clause("F029", "FR14")
def test_a_prisoner_without_a_release_throws_a_card_away() -> None:
    t = Table(3).hand(0, "v5 boost").lies(0, jailed=True).turn(0)
    assert {type(a) for a in t.options(0)} == {Throw, Offer}
    t.does(Throw(seat=0, card="v5"))
    assert t.asked() == {1}


@clause("F030")
def test_the_turn_ends_with_a_draw() -> None:
    t = Table(3, pile=30).turn(0)
    t.s.pile[-1] = "h_law"
    t.throws(0)
    assert t.told(TurnEnded) == [TurnEnded(seat=0, drawn=1, pile=29)]
    assert t.told(CardsDrawn) == [CardsDrawn(to=(0,), seat=0, cards=("h_law",))]
    assert "h_law" in t.s.candidates[0].hand
    assert len(t.s.candidates[0].hand) == 7


@clause("F031", "F065", "F066", "FR11")
def test_used_cards_lie_face_up_apart_from_the_pile() -> None:
    t = Table(3).hand(0, "spy v2").hand(1, "boost v3 v4").turn(0)
    t.does(SendSpy(seat=0)).does(PlayBoost(seat=1))
    assert t.view(None).used == ("spy", "boost")
    t.does(PlayVote(seat=1, card="v3"))
    assert t.view(None).used == ("spy", "boost")
    assert t.view(None).pile == 59


@clause("F066")
def test_every_card_has_its_help() -> None:
    cards = GAME.cards(Table(3).s.options)
    assert len(cards) == 24
    assert all(len(GAME.card(Table(3).s.options, card)) == 3 for card in cards)


@clause("F001", "FR1")
def test_50_do_not_win_and_51_do_at_once() -> None:
    t = Table(3).lies(0, "v10 v10 v10").hand(0, "boost v10 v10 v1 v1").turn(0)
    t.does(PlayBoost(seat=0)).does(PlayVote(seat=0, card="v10")).does(PlayVote(seat=0, card="v10"))
    assert t.s.total(0) == 50
    assert t.s.winners is None
    t.throws(1, 2).does(PlayVote(seat=0, card="v1"))
    assert t.s.winners == (0,)
    assert t.asked() == set()
    assert t.told(Elected) == [Elected(seat=0, total=51, supporters=(), how="goal")]


@clause("FR10", "FR1")
def test_51_can_be_reached_on_any_card_of_a_boost() -> None:
    t = Table(3).lies(0, "v10 v10 v10 v10").hand(0, "boost v10 v1 v5").turn(0)
    t.does(PlayBoost(seat=0)).does(PlayVote(seat=0, card="v10")).does(PlayVote(seat=0, card="v1"))
    assert t.s.winners == (0,)


@clause("FR1")
def test_more_than_51_wins_too_and_by_a_stolen_card() -> None:
    t = Table(3).lies(0, "v10 v10 v10 v10").lies(1, "v10 v10").hand(0, "loss2 v1").lies(2, "v9").turn(0)
    t.does(SwayTwo(seat=0, target=1, vote="v10"))
    assert t.s.winners is None
    t.does(SwayNext(seat=0, target=2, vote="v9"))
    assert t.s.winners == (0,)
    assert t.s.total(0) == 59


@clause("FR60")
def test_one_card_is_one_test_after_all_has_moved() -> None:
    t = Table(3).lies(0, "v10 v10 v10 v10 v1").lies(1, "v10").lies(2, "v2").hand(0, "loss2").turn(0)
    t.does(SwayTwo(seat=0, target=1, vote="v10"))
    assert t.s.total(0) == 41
    assert t.s.total(1) == 10
    assert t.kind(0) == "second"
    t.does(SwayNext(seat=0, target=2, vote="v2"))
    assert t.told(Elected)[0].total == 53
    assert t.s.total(2) == 0


@clause("F085", "FR2")
def test_the_speechwriter_does_not_win_in_the_middle_of_a_round() -> None:
    t = Table(3).lies(0, "v10 v10 v10 v10").hand(0, "h_bonus v9 v1").turn(0)
    t.does(PlayHero(seat=0, card="h_bonus"))
    assert t.s.winners is None
    t.throws(1, 2).does(PlayVote(seat=0, card="v9"))
    assert t.s.winners is None
    shown = t.sees(None, 0)
    assert (shown.total, shown.final) == (49, 54)


@clause("FR5")
def test_the_turn_that_draws_the_last_card_is_the_last() -> None:
    t = Table(3, pile=2).turn(0).throws(0)
    assert not t.told(PileUsedUp)
    t.throws(1)
    assert t.told(PileUsedUp) == [PileUsedUp(round=1)]
    assert "turn" not in {a.kind for a in t.s.asks.values()}


@clause("FR5")
def test_a_low_pile_is_announced_once() -> None:
    t = Table(3, pile=8).turn(0)
    assert not t.view(None).low
    t.throws(0)
    assert not t.told(PileLow)
    t.throws(1)
    assert t.told(PileLow) == [PileLow(pile=6)]
    assert t.view(None).low
    t.throws(2)
    assert not t.told(PileLow)


@clause("F084", "FR9")
def test_one_draws_as_many_cards_as_left_the_hand_or_what_is_left() -> None:
    t = Table(3, pile=9).hand(0, "boost v1 v2 v3 v4 v5 v6").turn(0)
    t.does(PlayBoost(seat=0)).does(PlayVote(seat=0, card="v1")).does(PlayVote(seat=0, card="v2"))
    assert t.told(TurnEnded) == [TurnEnded(seat=0, drawn=3, pile=6)]
    t = Table(3, pile=2).hand(0, "boost v1 v2 v3 v4 v5 v6").turn(0)
    t.does(PlayBoost(seat=0)).does(PlayVote(seat=0, card="v1")).does(PlayVote(seat=0, card="v2"))
    assert t.told(TurnEnded) == [TurnEnded(seat=0, drawn=2, pile=0)]
    assert len(t.s.candidates[0].hand) == 6


@clause("F082", "F083", "FR10")
def test_a_boost_allows_two_more_plays_of_any_kind() -> None:
    t = Table(3).hand(0, "boost spy scape v1 v1 v1 v1").turn(0)
    t.does(PlayBoost(seat=0)).does(SendSpy(seat=0)).does(Scapegoat(seat=0, target=1)).gives_back(0, "v1 v1")
    assert t.told(TurnEnded)[0].drawn == 3
    t = Table(3).hand(0, "boost v9 fans").turn(0)
    t.does(PlayBoost(seat=0)).does(PlayVote(seat=0, card="v9")).does(Protect(seat=0, vote="v9"))
    assert t.s.candidates[0].loyal == ["v9"]


@clause("FR10")
def test_the_extra_plays_are_optional_and_no_throw_aways() -> None:
    t = Table(3).hand(0, "boost v1 free").turn(0).does(PlayBoost(seat=0))
    assert t.kind(0) == "boost"
    assert not t.may(0, Throw)
    assert not t.may(0, Offer)
    assert t.may(0, Done)
    t.does(Done(seat=0))
    assert t.told(TurnEnded)[0].drawn == 1
    assert t.asked() == {1}


@clause("FR10")
def test_a_boost_on_a_boost_adds_two_again() -> None:
    t = Table(3).hand(0, "boost boost v1 v1 v1 v1 v1").turn(0).does(PlayBoost(seat=0)).does(PlayBoost(seat=0))
    assert t.view(0).extra == 3
    for _ in range(3):
        assert t.kind(0) == "boost"
        t.does(PlayVote(seat=0, card="v1"))
    assert t.told(TurnEnded)[0].drawn == 5
    assert t.asked() == {1}


@clause("FR10")
def test_a_boost_with_an_empty_hand_is_over() -> None:
    t = Table(3).hand(0, "boost").turn(0).does(PlayBoost(seat=0))
    assert t.told(TurnEnded)[0].drawn == 1


@clause("FR64", "FR10")
def test_a_boost_that_times_out_ends_and_is_no_missed_turn() -> None:
    t = Table(3).hand(0, "boost v9").turn(0)
    turn = t.s.asks[0]
    t.does(PlayBoost(seat=0))
    boost = t.s.asks[0]
    assert boost.pace != turn.pace
    assert boost.about == turn.about
    t.silent(0)
    assert t.told(TurnEnded)[0].drawn == 1
    assert "v9" in t.s.candidates[0].hand


@clause("FR8")
def test_a_card_without_a_legal_target_cannot_be_played_but_thrown() -> None:
    t = Table(2).hand(0, "jail loss1 loss2 fans free scape discord").lies(1, heroes="h_law h_guard").turn(0)
    assert {type(a) for a in t.options(0)} == {Throw, Offer}
    assert len(t.options(0, Throw)) == 7


@clause("FR46", "FR57")
@pytest.mark.parametrize(
    ("hand", "jailed", "thrown"),
    [
        ("v5 free v2 spy", False, {"free"}),
        ("v5 v2 spy", False, {"v2"}),
        ("spy boost", False, {"spy", "boost"}),
        ("free v4 v6", True, {"v4"}),
        ("free h_law spy", True, {"spy"}),
        ("free h_law", True, {"free", "h_law"}),
    ],
)
def test_a_missed_turn_throws_the_least_useful_card(hand: str, jailed: bool, thrown: set[str]) -> None:
    tables = [
        Table(3, seed=f"silent-{n}").hand(0, hand).lies(0, jailed=jailed).turn(0).silent(0) for n in range(12)
    ]
    assert {t.told(CardThrown)[0].card for t in tables} == thrown
    assert {t.told(TurnEnded)[0].drawn for t in tables} == {1}


@clause("FR57")
def test_silence_means_the_same_however_often_it_is_asked() -> None:
    t = Table(3).hand(0, "spy boost jail discord").turn(0)
    answers = {GAME.default(t.s, t.s.asks[0]) for _ in range(5)}
    assert len(answers) == 1
    assert t.s.dice.drawn == 0
