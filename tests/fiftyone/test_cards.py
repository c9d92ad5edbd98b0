"""Prison, lost voters, fans, thefts from hands, the spy, the heroes (F069-F093, FR12-FR27, FR55-FR58)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import Pace
from rules.fiftyone.actions import (
    Done,
    GiveBack,
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
    SwayNext,
    SwayTwo,
    Throw,
)
from rules.fiftyone.events import (
    CardsReturned,
    CardsSeized,
    HandSeen,
    HandsSettled,
    HeroFreed,
    HeroRemoved,
    Jailed,
    ScapegoatFound,
    SpySent,
    TurnEnded,
    VotersLost,
    VoteTaken,
)
from tests.fiftyone.table import HAND, Table

clause = pytest.mark.clause


# Prison


@clause("F069", "FR11", "FR14")
def test_prison_stops_a_rival() -> None:
    t = Table(3).hand(0, "jail v1").hand(1, "v5 spy boost loss1 h_bonus").lies(2, "v3").turn(0)
    t.does(Jail(seat=0, target=1))
    assert t.told(Jailed) == [Jailed(seat=0, target=1)]
    assert t.sees(None, 1).jailed
    assert "jail" not in t.s.used
    assert not any(t.may(1, kind) for kind in (PlayVote, SendSpy, PlayBoost, Sway, PlayHero))
    assert t.may(1, Throw)


@clause("F069", "FR14")
def test_of_all_cards_a_prisoner_plays_only_the_two_ways_out() -> None:
    t = Table(3).lies(0, "v5", jailed=True).lies(1, "v5", heroes="h_bonus").lies(2, "v5")
    t.hand(0, " ".join(t.s.cards.cards)).turn(0)
    played = {a for a in t.options(0) if not isinstance(a, Throw | Offer)}
    assert played == {Release(seat=0), PlayHero(seat=0, card="h_law")}


@clause("FR12")
def test_a_prisoner_cannot_be_jailed_again() -> None:
    t = Table(3).hand(0, "jail v1").lies(1, jailed=True).turn(0)
    assert not t.may(0, Jail, target=1)
    assert t.may(0, Jail, target=2)


@clause("F070", "F071", "FR13")
def test_a_release_is_the_whole_turn() -> None:
    t = Table(3).hand(0, "free v5").lies(0, jailed=True).turn(0).does(Release(seat=0))
    assert t.asked() == {1}
    assert t.told(TurnEnded)[0].drawn == 1
    assert not t.sees(None, 0).jailed
    assert sorted(t.s.used) == ["free", "jail"]
    t.throws(1, 2)
    assert t.may(0, PlayVote, card="v5")


@clause("F071", "FR13")
def test_the_released_may_be_jailed_again_before_their_turn() -> None:
    t = Table(3).hand(0, "free v5").hand(1, "jail v1").lies(0, jailed=True).turn(0).does(Release(seat=0))
    t.does(Jail(seat=1, target=0)).throws(2)
    assert not t.may(0, PlayVote, card="v5")
    assert t.may(0, Throw)


@clause("F022", "FR8")
def test_a_release_cannot_be_played_when_free() -> None:
    assert not Table(3).hand(0, "free v5").turn(0).may(0, Release)


@clause("FR14")
def test_a_prisoner_can_be_robbed_and_lose_voters() -> None:
    t = Table(3).hand(0, "scape loss1 v1").lies(1, "v5", jailed=True).turn(0)
    assert t.may(0, Scapegoat, target=1)
    assert t.may(0, Sway, target=1, vote="v5")


# Lost voters and fans


@clause("F072", "F073", "F074", "FR16")
def test_lost_voters_takes_a_chosen_vote_card_at_once() -> None:
    t = Table(3).hand(0, "loss1 v1").lies(0, "v2").lies(1, "v9 v4").lies(2, "v6").turn(0)
    assert {(a.target, a.vote) for a in t.options(0, Sway) if isinstance(a, Sway)} == {
        (1, "v9"),
        (1, "v4"),
        (2, "v6"),
    }
    t.does(Sway(seat=0, target=1, vote="v9"))
    assert (t.s.total(0), t.s.total(1)) == (11, 4)
    assert t.told(VoteTaken)[0].total == 11
    assert t.told(VoteTaken)[0].left == 4
    assert t.s.used == ["loss1"]


@clause("F072", "FR16")
def test_the_other_kind_takes_from_two_different_opponents() -> None:
    t = Table(3).hand(0, "loss2 v1").lies(1, "v9 v4").lies(2, "v6").turn(0)
    t.does(SwayTwo(seat=0, target=1, vote="v4"))
    assert not t.may(0, SwayNext, target=1)
    t.does(SwayNext(seat=0, target=2, vote="v6"))
    assert (t.s.total(0), t.s.total(1), t.s.total(2)) == (10, 9, 0)
    assert t.asked() == {1}


@clause("FR16")
def test_with_one_legal_opponent_it_takes_one_card() -> None:
    t = Table(3).hand(0, "loss2 v1").lies(1, "v9 v4").lies(2, loyal="v6").turn(0)
    t.does(SwayTwo(seat=0, target=1, vote="v9"))
    assert t.asked() == {1}
    assert (t.s.total(0), t.s.total(1), t.s.total(2)) == (9, 4, 6)


@clause("FR16", "FR57")
def test_silence_on_the_second_victim_takes_the_highest_vote() -> None:
    t = Table(4).hand(0, "loss2 v1").lies(1, "v9").lies(2, "v6 v2").lies(3, "v7").turn(0)
    t.does(SwayTwo(seat=0, target=1, vote="v9"))
    assert t.told(VotersLost) == [VotersLost(seat=0)]
    assert t.s.asks[0].pace is Pace.OFFER, "silence means something at every table"
    t.silent(0)
    assert (t.s.total(0), t.s.total(3)) == (16, 0)


@clause("F072", "FR8")
def test_without_an_open_vote_lost_voters_cannot_be_played() -> None:
    t = Table(3).hand(0, "loss1 loss2").lies(1, loyal="v5").lies(0, "v5").turn(0)
    assert not t.may(0, Sway)
    assert not t.may(0, SwayTwo)


@clause("F075", "F076", "FR17")
def test_fans_protect_a_vote_card_on_the_own_table() -> None:
    t = Table(3).hand(0, "fans v10").hand(1, "loss1 v1").lies(0, "v8 v3").lies(2, "v4").turn(0)
    assert {a.vote for a in t.options(0, Protect) if isinstance(a, Protect)} == {"v8", "v3"}
    t.does(Protect(seat=0, vote="v8"))
    assert t.s.total(0) == 11
    assert "fans" not in t.s.used
    assert [(v.value, v.fans, v.new) for v in t.sees(1, 0).votes] == [(8, True, True), (3, False, False)]
    assert not t.may(1, Sway, target=0, vote="v8")
    assert t.may(1, Sway, target=0, vote="v3")


@clause("FR17")
def test_one_fans_card_per_vote_and_only_on_a_vote_that_lies_there() -> None:
    t = Table(3).hand(0, "fans v10").lies(0, loyal="v8").turn(0)
    assert not t.may(0, Protect)
    t = Table(3).hand(0, "boost v10 fans").turn(0)
    assert not t.may(0, Protect)
    t.does(PlayBoost(seat=0)).does(PlayVote(seat=0, card="v10"))
    assert t.may(0, Protect, vote="v10")


@clause("FR17")
def test_a_stolen_card_arrives_unprotected() -> None:
    t = Table(3).hand(0, "loss1 v1").hand(1, "loss1 v1").lies(2, "v7").turn(0)
    t.does(Sway(seat=0, target=2, vote="v7"))
    assert t.s.candidates[0].votes == ["v7"]
    assert t.may(1, Sway, target=0, vote="v7")


# Scapegoat and discord


@clause("F077", "F078", "F079", "FR20")
def test_scapegoat_draws_two_at_random_and_gives_two_back() -> None:
    t = Table(3).hand(0, "scape v1 v1 v1 v1 v1 v1").hand(1, "v5 v6 v7 v8 v9 v10 spy").turn(0)
    t.does(Scapegoat(seat=0, target=1))
    assert t.told(ScapegoatFound) == [ScapegoatFound(seat=0, victim=1, number=2)]
    (seized,) = t.told(CardsSeized)
    assert seized.to == (0, 1)
    assert len(seized.cards) == 2
    assert (len(t.s.candidates[0].hand), len(t.s.candidates[1].hand)) == (8, 5)
    mine = seized.cards[0]
    t.does(GiveBack(seat=0, card=mine))
    assert len(t.s.candidates[1].hand) == 5, "sealed until the last"
    t.does(GiveBack(seat=0, card="v1"))
    assert t.told(CardsReturned) == [CardsReturned(to=(0, 1), seat=0, victim=1, cards=(mine, "v1"))]
    assert len(t.s.candidates[1].hand) == 7
    assert len(t.s.candidates[0].hand) == 7


@clause("F078")
def test_the_cards_are_drawn_at_random() -> None:
    seen: Counter[str] = Counter()
    for n in range(60):
        t = Table(3, seed=f"theft-{n}").hand(0, "scape v1").hand(1, "v5 v6 v7 v8 v9 v10 spy").turn(0)
        seen.update(t.does(Scapegoat(seat=0, target=1)).told(CardsSeized)[0].cards)
    assert set(seen) == {"v5", "v6", "v7", "v8", "v9", "v10", "spy"}
    assert max(seen.values()) < 40


@clause("FR20")
def test_only_thief_and_victim_see_the_cards() -> None:
    t = Table(3).hand(0, "scape v1 v2").hand(1, "v8 v9").turn(0).does(Scapegoat(seat=0, target=1))
    assert {frozenset(cards) for _, cards in t.theft(0).taken} == {frozenset({"v8", "v9"})}
    assert t.theft(1) == t.theft(0)
    for viewer in (None, 2):
        assert (t.theft(viewer).taken, t.theft(viewer).given) == ((), ())
    t.does(GiveBack(seat=0, card="v9"))
    assert t.theft(0).given == ((1, ("v9",)),)
    assert t.theft(1).given == ()


@clause("FR20")
def test_scapegoat_takes_what_there_is() -> None:
    t = Table(3).hand(0, "scape v1").hand(1, "v9").turn(0).does(Scapegoat(seat=0, target=1))
    assert t.told(ScapegoatFound)[0].number == 1
    t.gives_back(0, "v1")
    assert t.cards(1) == ["v1"]
    assert "v9" in t.cards(0)
    assert not Table(3).hand(0, "scape v1").hand(1, "").hand(2, "").turn(0).may(0, Scapegoat)


@clause("FR20", "FR56")
def test_the_silent_thief_gives_the_lowest_votes_back() -> None:
    t = Table(3).hand(0, "scape v3 spy boost").hand(1, "v9 v2").turn(0)
    t.does(Scapegoat(seat=0, target=1))
    assert t.s.asks[0].pace is Pace.OFFER, "silence means something at every table"
    t.silent(0).silent(0)
    assert t.told(CardsReturned)[0].cards == ("v2", "v3")
    t = Table(3).hand(0, "scape spy boost").hand(1, "v9 jail").turn(0)
    t.does(Scapegoat(seat=0, target=1)).silent(0)
    assert t.kind(0) == "return"
    t.silent(0)
    (back,) = t.told(CardsReturned)
    assert back.cards[0] == "v9"
    assert back.cards[1] in ("spy", "boost", "jail")


@clause("F077", "F079", "FR21")
def test_discord_draws_one_from_everybody_and_gives_one_back_to_each() -> None:
    t = Table(4).hand(0, "discord v1 v1 v1").hand(1, "v5").hand(2, "v6").hand(3, "v7").turn(0)
    t.does(SowDiscord(seat=0))
    assert [e.to for e in t.told(CardsSeized)] == [(0, 1), (0, 2), (0, 3)]
    assert t.cards(0) == ["v1", "v1", "v1", "v5", "v6", "v7"]
    assert t.theft(0).victim == 1
    t.does(GiveBack(seat=0, card="v7")).does(GiveBack(seat=0, card="v1"))
    assert t.theft(2).victim == 3
    assert t.cards(1) == []
    t.does(GiveBack(seat=0, card="v1"))
    assert (t.cards(1), t.cards(2), t.cards(3)) == (["v7"], ["v1"], ["v1"])
    assert [e.to for e in t.told(CardsReturned)] == [(0, 1), (0, 2), (0, 3)]
    assert t.told(HandsSettled)[0].victims == (1, 2, 3)


@clause("FR21", "FR20")
def test_a_card_can_be_given_back_only_once() -> None:
    t = Table(3).hand(0, "discord v1").hand(1, "v5").hand(2, "v6").turn(0).does(SowDiscord(seat=0))
    t.does(GiveBack(seat=0, card="v1"))
    assert not t.may(0, GiveBack, card="v1")
    assert len(t.options(0)) == 2


@clause("FR56")
def test_the_silent_discord_gives_the_lowest_vote_to_the_next_victim() -> None:
    t = Table(3).hand(0, "discord v3 spy").hand(1, "v9").hand(2, "v2").turn(0)
    t.does(SowDiscord(seat=0)).silent(0).silent(0)
    assert (t.cards(1), t.cards(2)) == (["v2"], ["v3"])


@clause("FR55")
def test_every_card_taken_counts_as_stolen_returned_or_not() -> None:
    t = Table(3).hand(0, "boost scape discord loss1 v1").lies(1, "v4").turn(0).does(PlayBoost(seat=0))
    t.does(Scapegoat(seat=0, target=1)).gives_back(0, "v1 loss1")
    assert t.s.candidates[0].stolen == 2
    t.does(SowDiscord(seat=0))
    assert t.s.candidates[0].stolen == 4
    t = Table(3).hand(0, "loss2 v1").lies(1, "v4").lies(2, "v4").turn(0)
    t.does(SwayTwo(seat=0, target=1, vote="v4")).does(SwayNext(seat=0, target=2, vote="v4"))
    assert t.s.candidates[0].stolen == 2
    assert t.s.candidates[1].stolen == 0


@clause("FR58")
def test_returned_cards_do_not_count_as_cards_that_left_the_hand() -> None:
    t = Table(3).hand(0, "scape v1 v1 v1 v1 v1 v1").turn(0)
    t.does(Scapegoat(seat=0, target=1)).gives_back(0, "v1 v1")
    assert t.told(TurnEnded)[0].drawn == 1
    assert all(len(c.hand) == 7 for c in t.s.candidates)


# The spy


@clause("F080", "F081", "FR23")
def test_the_spy_shows_all_other_hands_to_the_spy_alone() -> None:
    t = Table(3).hand(0, "spy boost").hand(1, "v5 v6").hand(2, "jail").turn(0).does(SendSpy(seat=0))
    assert t.told(SpySent) == [SpySent(seat=0)]
    assert t.told(HandSeen) == [
        HandSeen(to=(0,), seat=1, cards=("v5", "v6")),
        HandSeen(to=(0,), seat=2, cards=("jail",)),
    ]
    assert [(h.seat, h.cards) for h in t.view(0).looked] == [(1, ("v5", "v6")), (2, ("jail",))]
    assert t.view(1).looked == ()
    assert t.view(None).looked == ()


@clause("FR23")
def test_the_look_is_a_snapshot_and_is_gone_after_the_next_turn() -> None:
    t = Table(3).hand(0, "spy v1").hand(1, "v5 v6").turn(0).does(SendSpy(seat=0))
    t.does(PlayVote(seat=1, card="v5")).throws(2)
    assert t.view(0).looked[0].cards == ("v5", "v6")
    t.throws(0)
    assert t.view(0).looked == ()


@clause("FR8")
def test_a_spy_with_no_hand_to_see_cannot_be_played() -> None:
    assert not Table(3).hand(0, "spy v1").hand(1, "").hand(2, "").turn(0).may(0, SendSpy)


@clause("FR22")
def test_the_bodyguard_does_not_stop_the_spy_nor_trades() -> None:
    t = Table(3).hand(0, "spy v1").hand(1, "v5 v6").lies(1, heroes="h_guard").turn(0)
    t.trades(0, 1, "v1", "v5").does(SendSpy(seat=0))
    assert t.told(HandSeen)[0].cards == ("v6", "v1")


# Heroes


@clause("F085", "FR2")
def test_the_speechwriter_adds_one_for_each_vote_card_in_a_final_count() -> None:
    t = Table(3).lies(0, "v5 v3", loyal="v10", heroes="h_bonus").turn(0)
    assert (t.sees(None, 0).total, t.sees(None, 0).final) == (18, 21)
    assert (t.sees(None, 1).total, t.sees(None, 1).final) == (0, 0)


@clause("F086")
def test_nobody_can_jail_behind_the_star_lawyer() -> None:
    t = Table(3).hand(0, "jail v1").lies(1, heroes="h_law").turn(0)
    assert not t.may(0, Jail, target=1)
    assert t.may(0, Jail, target=2)


@clause("F087", "FR14")
def test_the_star_lawyer_frees_and_is_the_whole_turn() -> None:
    t = Table(3).hand(0, "h_law h_fans v5").lies(0, jailed=True).turn(0)
    assert not t.may(0, PlayHero, card="h_fans")
    t.does(PlayHero(seat=0, card="h_law"))
    assert t.told(HeroFreed)
    assert not t.s.candidates[0].jailed
    assert t.s.used == ["jail"]
    assert t.asked() == {1}
    free = Table(3).hand(0, "h_law v5").turn(0).does(PlayHero(seat=0, card="h_law"))
    assert not free.told(HeroFreed)
    assert free.s.candidates[0].heroes == ["h_law"]


@clause("FR15")
def test_losing_the_star_lawyer_brings_nobody_back_to_prison() -> None:
    t = Table(3).hand(0, "h_law v5").hand(1, "h_hunter v1").hand(2, "jail v1").lies(0, jailed=True).turn(0)
    t.does(PlayHero(seat=0, card="h_law")).does(Headhunt(seat=1, target=0, hero="h_law"))
    assert not t.s.candidates[0].jailed
    assert t.may(2, Jail, target=0)


@clause("F088", "F089", "FR18")
def test_nobody_takes_votes_behind_the_fan_club_president() -> None:
    t = Table(3).hand(0, "loss1 loss2 v1").lies(1, "v9", heroes="h_fans").lies(2, "v2").turn(0)
    assert not t.may(0, Sway, target=1)
    assert not t.may(0, SwayTwo, target=1)
    assert t.may(0, Sway, target=2)


@clause("FR19")
def test_without_the_fan_club_president_votes_are_exposed_again() -> None:
    t = Table(3).hand(0, "h_hunter v1").hand(1, "loss1 v1").lies(2, "v9", "v4", "h_fans").turn(0)
    t.does(Headhunt(seat=0, target=2, hero="h_fans"))
    assert t.may(1, Sway, target=2, vote="v9")
    assert not t.may(1, Sway, target=2, vote="v4")


@clause("F090", "F091", "FR22")
def test_the_bodyguard_stops_scapegoat_and_discord() -> None:
    t = Table(3).hand(0, "scape discord v1").lies(1, heroes="h_guard").turn(0)
    assert not t.may(0, Scapegoat, target=1)
    assert t.may(0, Scapegoat, target=2)
    t.does(SowDiscord(seat=0))
    assert [e.victim for e in t.told(CardsSeized)] == [2]
    alone = Table(3).hand(0, "discord v1").lies(1, heroes="h_guard").hand(2, "").turn(0)
    assert not alone.may(0, SowDiscord)


@clause("F092", "F093", "FR26", "FR27")
def test_the_headhunter_removes_an_opponents_hero_at_once() -> None:
    t = Table(3).hand(0, "h_hunter v1").lies(1, heroes="h_law h_guard").lies(2, heroes="h_fans").turn(0)
    assert {(a.target, a.hero) for a in t.options(0, Headhunt) if isinstance(a, Headhunt)} == {
        (1, "h_law"),
        (1, "h_guard"),
        (2, "h_fans"),
    }
    assert not t.may(0, PlayHero)
    t.does(Headhunt(seat=0, target=1, hero="h_guard"))
    assert t.told(HeroRemoved) == [HeroRemoved(seat=0, target=1, hero="h_guard")]
    assert t.s.candidates[0].heroes == ["h_hunter"]
    assert t.s.candidates[1].heroes == ["h_law"]
    assert t.s.used == ["h_guard"]
    assert t.asked() == {1}


@clause("FR26")
def test_the_headhunter_may_be_played_for_nothing_and_never_on_the_own_hero() -> None:
    t = Table(3).hand(0, "h_hunter v1").lies(0, heroes="h_law").turn(0)
    assert not t.may(0, Headhunt)
    t.does(PlayHero(seat=0, card="h_hunter"))
    assert t.s.candidates[0].heroes == ["h_law", "h_hunter"]


@clause("FR27")
def test_with_two_copies_a_headhunter_is_an_ordinary_target() -> None:
    t = Table(3).hand(0, "h_hunter v1").lies(1, heroes="h_hunter").turn(0)
    assert t.may(0, Headhunt, target=1, hero="h_hunter")
    for players in range(2, 9):
        assert all(t.s.cards.copies(h, players) == 1 for h in ("h_bonus", "h_law", "h_fans", "h_hunter"))


@clause("FR25")
def test_heroes_cannot_be_stolen() -> None:
    t = Table(3).hand(0, "loss1 scape h_hunter v1").hand(1, "v1 v1").lies(1, "v3", heroes="h_law").turn(0)
    assert {a.vote for a in t.options(0, Sway) if isinstance(a, Sway)} == {"v3"}
    t.does(Scapegoat(seat=0, target=1))
    assert t.s.candidates[1].heroes == ["h_law"]


@clause("F083")
def test_spy_then_theft_in_one_boosted_turn() -> None:
    t = Table(3).hand(0, "boost spy scape v1").hand(1, HAND).turn(0)
    t.does(PlayBoost(seat=0)).does(SendSpy(seat=0))
    assert t.view(0).looked
    assert t.may(0, Scapegoat, target=1)
    assert t.may(0, Done)
