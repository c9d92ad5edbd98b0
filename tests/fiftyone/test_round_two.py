"""Round two: whose table, whom to attack, team prison, team bodyguard, the end (F047-F057, FR42-FR45)."""

from __future__ import annotations

import pytest

from rules.fiftyone.actions import (
    Headhunt,
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
    SwayTwo,
    Throw,
)
from rules.fiftyone.events import CardsSeized, Elected, FansPlaced, HandSeen, Released, TieBroken, VotePlayed
from rules.fiftyone.game import GAME
from tests.fiftyone.table import Table

clause = pytest.mark.clause


def teams(players: int = 4, pile: int = 60) -> Table:
    """Seat 0 with 2 against 1 with 3 (and 4)."""
    backs = {"_2": 0, "_3": 1, "_4": 1}
    kept = {name: finalist for name, finalist in backs.items() if int(name[1:]) < players}
    return Table(players, pile=pile).round_two(0, 1, **kept)


@clause("F049")
def test_everybody_reads_who_plays_for_whom_once_the_second_round_is_open() -> None:
    t = teams(5).turn(2)
    assert GAME.teams(GAME.view(t.s, None)) == [(0, 2), (1, 3, 4)]
    t.retires(3)
    assert GAME.teams(GAME.view(t.s, None)) == [(0, 2), (1, 3, 4)]
    for before in (Table(3).turn(0), Table(5).pledges(0, 1)):
        assert GAME.teams(GAME.view(before.s, None)) == []


@clause("F047", "F014")
def test_the_turn_goes_on_as_in_round_one() -> None:
    t = teams().turn(2)
    for seat in (2, 3, 0, 1):
        assert t.asked() == {seat}
        assert t.may(seat, Throw)
        t.throws(seat)
        assert len(t.s.candidates[seat].hand) == 7


@clause("F048", "F049", "FR42")
def test_a_supporters_votes_fans_and_heroes_go_to_the_finalist() -> None:
    t = teams().hand(2, "v7 v1").turn(2).does(PlayVote(seat=2, card="v7"))
    assert t.s.candidates[0].votes == ["v7"]
    assert t.s.candidates[2].votes == []
    assert t.told(VotePlayed)[0].phrase().code == "event-vote-played-for"
    t = teams().hand(2, "fans v1").lies(0, "v7").lies(1, "v3").turn(2)
    assert [a.vote for a in t.options(2, Protect) if isinstance(a, Protect)] == ["v7"]
    t.does(Protect(seat=2, vote="v7"))
    assert t.told(FansPlaced)[0].table == 0
    t = teams().hand(3, "h_bonus v1").turn(3).does(PlayHero(seat=3, card="h_bonus"))
    assert t.s.candidates[1].heroes == ["h_bonus"]


@clause("F049", "FR11", "FR26", "FR42")
def test_a_supporters_headhunter_lies_before_the_finalist_too() -> None:
    t = teams().hand(2, "h_hunter v1").lies(1, heroes="h_law").turn(2)
    t.does(Headhunt(seat=2, target=1, hero="h_law"))
    assert [c.heroes for c in t.s.candidates] == [["h_hunter"], [], [], []]
    assert t.s.used == ["h_law"]


@clause("F049", "FR42")
def test_the_extra_plays_of_a_supporters_boost_go_there_too() -> None:
    t = teams().hand(2, "boost v5 v6").turn(2).does(PlayBoost(seat=2))
    t.does(PlayVote(seat=2, card="v5")).does(PlayVote(seat=2, card="v6"))
    assert t.s.total(0) == 11


@clause("F050", "FR42", "FR61")
@pytest.mark.parametrize("seat", [0, 2])
def test_attacks_aim_at_the_other_finalist_only(seat: int) -> None:
    t = teams().hand(seat, "jail loss1 loss2 scape h_hunter").lies(0, "v5", heroes="h_law")
    t.lies(1, "v6", heroes="h_bonus").turn(seat)
    attacks = [a for a in t.options(seat) if isinstance(a, Jail | Sway | SwayTwo | Scapegoat | Headhunt)]
    assert len({type(a) for a in attacks}) == 5
    assert {a.target for a in attacks} == {1}


@clause("FR42", "FR16")
def test_the_two_opponent_kind_takes_one_card() -> None:
    t = teams().hand(2, "loss2 v1").lies(1, "v6 v9").turn(2).does(SwayTwo(seat=2, target=1, vote="v9"))
    assert t.s.total(0) == 9
    assert t.s.total(1) == 6
    assert t.asked() == {3}


@clause("FR42", "F050")
def test_scapegoat_robs_the_other_finalists_own_hand() -> None:
    t = teams().hand(2, "scape v1 v1").hand(1, "v9 v8").turn(2).does(Scapegoat(seat=2, target=1))
    assert t.told(CardsSeized)[0].victim == 1
    assert len(t.s.candidates[3].hand) == 7


@clause("F051", "FR43")
def test_a_jailed_finalists_team_is_in_prison() -> None:
    t = teams(5).hand(0, "jail v1").turn(0).does(Jail(seat=0, target=1))
    assert {p for p in range(5) if t.sees(None, p).jailed} == {1, 3, 4}
    assert {p for p in range(5) if t.sees(None, p).bars} == {1}
    t.hand(3, "v5 spy")
    t.throws(1, 2)
    assert {type(a) for a in t.options(3)} == {Throw, Offer}


@clause("F051", "FR43", "FR54")
def test_one_release_by_any_of_the_team_frees_all_at_once() -> None:
    t = teams(5).lies(1, jailed=True).hand(3, "free v9").hand(4, "v5 v1").turn(3).does(Release(seat=3))
    assert t.told(Released)[0].table == 1
    assert not any(t.sees(None, p).jailed for p in range(5))
    assert t.asked() == {4}
    assert t.may(4, PlayVote, card="v5"), "only the one who released has spent the turn"


@clause("FR43", "FR46", "FR57")
def test_silence_of_a_jailed_team_keeps_the_way_out_of_prison() -> None:
    t = teams(5).lies(1, jailed=True).hand(3, "free v6 v4").turn(3).silent(3)
    assert t.s.used == ["v4"]
    t = teams(5).lies(1, jailed=True).hand(2, "free v6 v4").turn(2).silent(2)
    assert t.s.used == ["free"], "of the other team, and free"


@clause("FR43", "F087", "FR54")
def test_a_supporters_star_lawyer_frees_the_team_and_protects_the_finalist() -> None:
    t = teams(5).lies(1, jailed=True).hand(3, "h_law v9").hand(0, "jail v1").turn(3)
    t.does(PlayHero(seat=3, card="h_law"))
    assert t.s.candidates[1].heroes == ["h_law"]
    assert not t.sees(None, 4).jailed
    t.throws(4)
    assert not t.may(0, Jail)


@clause("F052", "F053", "FR44", "FR23")
def test_the_spy_shows_every_other_player_team_mates_included() -> None:
    t = teams().hand(2, "spy v1").turn(2).does(SendSpy(seat=2))
    assert [e.seat for e in t.told(HandSeen)] == [3, 0, 1]
    assert all(e.to == (2,) for e in t.told(HandSeen))


@clause("F053", "FR24")
def test_team_mates_do_not_see_each_others_hands() -> None:
    t = teams().hand(0, "v9 v8").turn(0)
    assert t.view(2).looked == ()
    shown = [line for line in t.view(2).candidates if line.seat == 0]
    assert shown[0].hand == 2
    assert "v9" not in str(t.view(2))


@clause("F052", "F054", "FR44")
def test_discord_reaches_team_mates_too() -> None:
    t = teams().hand(2, "discord v1 v1 v1").turn(2).does(SowDiscord(seat=2))
    assert [e.victim for e in t.told(CardsSeized)] == [3, 0, 1]


@clause("F055", "FR22", "FR53")
def test_a_finalists_bodyguard_covers_the_whole_team() -> None:
    t = teams(5).lies(1, heroes="h_guard").hand(0, "discord scape v1").turn(0)
    assert not t.may(0, Scapegoat)
    t.does(SowDiscord(seat=0))
    assert [e.victim for e in t.told(CardsSeized)] == [2]


@clause("F055", "FR22", "FR53")
def test_also_against_a_discord_played_by_a_team_mate() -> None:
    t = teams().lies(0, heroes="h_guard").hand(2, "discord v1 v1").turn(2).does(SowDiscord(seat=2))
    assert [e.victim for e in t.told(CardsSeized)] == [3, 1]


@clause("F056", "FR45")
def test_51_for_a_finalist_ends_the_game_with_the_supporters_named() -> None:
    t = teams(5).lies(1, "v10 v10 v10 v10 v8").hand(4, "v3 v1").turn(4).does(PlayVote(seat=4, card="v3"))
    assert t.s.winners == (1,)
    assert t.told(Elected) == [Elected(seat=1, total=51, supporters=(3, 4), how="goal")]


@clause("F056", "FR2")
def test_the_speechwriter_does_not_end_round_two_in_the_middle() -> None:
    t = teams().lies(1, "v10 v10 v10 v10", heroes="h_bonus").hand(3, "v9 v1").turn(3)
    t.does(PlayVote(seat=3, card="v9"))
    assert t.s.winners is None


@clause("F057", "FR45", "FR2")
def test_at_the_end_of_the_pile_the_higher_final_count_wins() -> None:
    t = teams(pile=1).lies(0, "v8").lies(1, "v7 v1", heroes="h_bonus").hand(2, "spy").turn(2)
    t.does(Throw(seat=2, card="spy"))
    assert t.told(Elected) == [Elected(seat=1, total=10, supporters=(3,), how="count")]


@clause("FR45", "FR51", "FR4")
def test_a_tie_at_the_end_counts_the_finalists_own_hands() -> None:
    t = teams(pile=1).lies(0, "v8").lies(1, "v8").hand(0, "v1").hand(1, "v2").hand(2, "v10 spy").turn(2)
    t.does(Throw(seat=2, card="spy"))
    assert t.told(TieBroken)[0].scores == (1, 2)
    assert t.s.winners == (1,)


@clause("FR55")
def test_in_round_two_only_the_finalists_own_thefts_count_for_them() -> None:
    t = teams().hand(2, "loss1 v1").hand(0, "loss1 v1").lies(1, "v6 v9").turn(2)
    t.does(Sway(seat=2, target=1, vote="v9"))
    assert t.s.candidates[0].stolen == 0
    t.throws(3).does(Sway(seat=0, target=1, vote="v6"))
    assert t.s.candidates[0].stolen == 1


@clause("FR61")
def test_the_finalists_are_bound_by_the_same_targets() -> None:
    t = teams().hand(0, "jail scape loss1").lies(1, "v6").turn(0)
    assert not t.may(0, Jail, target=3)
    assert not t.may(0, Scapegoat, target=3)
    assert not t.may(0, Scapegoat, target=2)
