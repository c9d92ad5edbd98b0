"""Members on the floor: Lobby, Confront, unseating; keywords and when they work."""

from __future__ import annotations

import pytest

from rules.bill import events as ev
from rules.bill.actions import Confront, Lobby
from rules.bill.cards import print_member
from tests.bill.table import REAL, T, ability, effect

clause = pytest.mark.clause


@clause("B017")
def test_members_are_seated_with_influence_and_resolve() -> None:
    t = T()
    t.member(0, "ann", 3, 4)
    t.plays("ann")
    assert t.stats(0, "ann") == (3, 4)


@clause("B018")
def test_a_played_member_can_act_from_the_next_turn_on() -> None:
    t = T()
    t.member(0, "ann", 2, 3)
    t.plays("ann")
    assert t.floor(0) == ["ann"]
    assert not t.may_lobby("ann")
    t.ends()
    t.ends()
    assert t.may_lobby("ann")


@clause("B018", "BR25")
def test_seven_seats_and_no_more() -> None:
    t = T()
    for n in range(6):
        t.sits(0, f"m{n}", 1, 1)
    t.member(0, "ann", 1, 1)
    t.member(0, "bob", 1, 1)
    t.holds(0, "earmark")
    t.plays("ann")
    assert not t.may_play("bob")
    assert t.may_play("earmark")


@clause("B020")
def test_lobby_adds_current_influence() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(0, "boss", 1, 3, "leader")
    t.lobbies("ann")
    assert t.support(0) == 3


@clause("B023", "B024", "BR17")
def test_confront_any_enemy_and_both_deal_at_the_same_moment() -> None:
    t = T()
    t.sits(0, "ann", 2, 5)
    t.sits(1, "bob", 3, 4)
    t.sits(1, "cyd", 1, 1)
    assert t.may_confront("ann", "cyd")
    t.confronts("ann", "bob")
    assert t.stats(1, "bob") == (3, 2)
    assert t.stats(0, "ann") == (2, 2)


@clause("BR17")
def test_both_may_fall_excess_is_lost_and_nothing_deals_nothing() -> None:
    t = T()
    t.sits(0, "ann", 9, 2)
    t.sits(1, "bob", 2, 2)
    t.camp(1).support = 5
    t.confronts("ann", "bob")
    assert (t.floor(0), t.floor(1)) == ([], [])
    assert t.support(1) == 5
    t.sits(0, "dee", 0, 3)
    t.sits(1, "eve", 0, 3)
    t.confronts("dee", "eve")
    assert (t.stats(0, "dee"), t.stats(1, "eve")) == ((0, 3), (0, 3))


@clause("B027")
def test_a_member_without_resolve_leaves_for_good() -> None:
    t = T()
    t.sits(0, "ann", 3, 5)
    t.sits(1, "bob", 1, 3)
    t.confronts("ann", "bob")
    assert t.floor(1) == []
    assert t.camp(1).discard == ["bob"]
    assert t.told(ev.Unseated) == [ev.Unseated(seat=1, member="bob")]


@clause("B028", "BR18")
def test_damage_wears_off_on_both_sides_at_the_end_of_every_turn() -> None:
    t = T()
    t.sits(0, "ann", 2, 5)
    t.sits(0, "abe", 2, 5)
    t.sits(1, "bob", 3, 4)
    t.confronts("ann", "bob")
    assert t.stats(1, "bob")[1] == 2
    t.ends()
    assert t.stats(0, "ann")[1] == 5
    assert t.stats(1, "bob")[1] == 4


@clause("B028")
def test_two_confronts_in_one_turn_finish_the_fight() -> None:
    t = T()
    t.sits(0, "ann", 2, 5)
    t.sits(0, "abe", 2, 5)
    t.sits(1, "bob", 1, 4)
    t.confronts("ann", "bob")
    t.confronts("abe", "bob")
    assert t.floor(1) == []


@clause("B032", "BR21", "BR28")
def test_leader_draws_two_after_taking_its_seat() -> None:
    t = T()
    t.member(0, "boss", 1, 3, "leader", cost=5)
    t.holds(0, *["favor"] * 9)
    t.plays("boss")
    assert len(t.camp(0).hand) == 10
    assert t.told(ev.Overflowed) == [ev.Overflowed(seat=0, card="earmark")]
    t = T(deck=0)
    t.member(0, "boss", 1, 3, "leader", cost=5)
    t.camp(0).support = 9
    t.plays("boss")
    assert t.support(0) == 9 - 1 - 2


@clause("B033", "BR20")
def test_leaders_help_others_add_up_and_stop_when_they_leave() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(0, "boss", 1, 1, "leader")
    assert t.stats(0, "boss")[0] == 1
    assert t.stats(0, "ann")[0] == 3
    t.sits(0, "chief", 1, 3, "leader")
    assert t.stats(0, "ann")[0] == 4
    assert t.stats(0, "boss")[0] == 2
    t.sits(1, "bob", 1, 9)
    assert t.stats(1, "bob")[0] == 1
    t.confronts("boss", "bob")
    assert t.stats(0, "ann")[0] == 3


@clause("B036", "BR22", "BR24", "BR39")
def test_whip_readies_the_strongest_that_has_acted() -> None:
    t = T()
    t.sits(0, "weak", 1, 9, acted=True)
    t.sits(0, "long", 3, 4, acted=True)
    t.sits(0, "late", 3, 4, acted=True)
    t.sits(0, "idle", 9, 9)
    t.member(0, "whip", 8, 8, "whip", "firebrand")
    t.plays("whip")
    assert t.told(ev.Readied) == [ev.Readied(seat=0, member="long")]
    t.lobbies("long")
    assert t.support(0) == 3
    assert not t.may_lobby("long")


@clause("BR22", "BR40")
def test_whip_prefers_resolve_left_among_equals() -> None:
    t = T()
    hurt = t.sits(0, "hurt", 3, 5, acted=True)
    hurt.damage = 2
    t.sits(0, "fit", 3, 4, acted=True)
    t.member(0, "whip", 1, 1, "whip")
    t.plays("whip")
    assert t.told(ev.Readied) == [ev.Readied(seat=0, member="fit")]


@clause("BR22", "BR39")
def test_whip_passes_over_who_still_has_an_act() -> None:
    t = T()
    again = t.sits(0, "again", 9, 9, acted=True)
    again.ready = True
    t.sits(0, "spent", 1, 1, acted=True)
    t.member(0, "whip", 1, 1, "whip")
    t.holds(0, "town-hall")
    assert t.targets("town-hall") == {"spent"}
    t.plays("whip")
    assert t.told(ev.Readied) == [ev.Readied(seat=0, member="spent")]


@clause("BR22")
def test_whip_without_anybody_who_acted_just_sits() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.member(0, "whip", 1, 1, "whip")
    t.plays("whip")
    assert t.floor(0) == ["ann", "whip"]
    assert not t.told(ev.Readied)


@clause("BR24")
def test_an_extra_act_can_be_granted_again() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.member(0, "whip", 1, 1, "whip")
    t.holds(0, "town-hall")
    t.lobbies("ann")
    t.plays("whip")
    t.lobbies("ann")
    t.plays("town-hall", "ann")
    t.lobbies("ann")
    assert t.support(0) == 6


@clause("B039", "BR13", "BR51")
def test_gatekeepers_stop_every_lobby_and_must_be_confronted() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(1, "bob", 1, 3)
    t.sits(1, "gate", 1, 3, "gatekeeper")
    t.sits(1, "wall", 1, 3, "gatekeeper")
    assert not t.may_lobby("ann")
    assert not t.may_confront("ann", "bob")
    assert t.may_confront("ann", "gate")
    assert t.may_confront("ann", "wall")
    t.ends()
    assert t.turn() == 1


@clause("BR13")
def test_the_own_gatekeeper_stops_nobody_of_the_own_side() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(0, "gate", 1, 3, "gatekeeper")
    t.sits(1, "bob", 1, 3)
    assert t.may_lobby("ann")
    assert t.may_confront("ann", "bob")


@clause("BR14")
def test_gatekeepers_do_not_limit_cards() -> None:
    t = T()
    t.sits(1, "bob", 1, 3)
    t.sits(1, "gate", 1, 3, "gatekeeper")
    t.holds(0, "media-cycle", "primary-challenge", "earmark")
    t.member(0, "eye", 1, 3, "oversight")
    assert t.targets("media-cycle") == t.targets("primary-challenge") == {"bob", "gate"}
    t.plays("eye")
    t.picks("bob")
    assert t.stats(1, "bob")[1] == 1
    t.plays("earmark")
    assert t.support(0) == 3


@clause("BR15")
def test_when_the_last_gatekeeper_falls_the_others_may_lobby_at_once() -> None:
    t = T()
    t.sits(0, "ann", 3, 3)
    t.sits(0, "abe", 2, 3)
    t.sits(1, "gate", 1, 3, "gatekeeper")
    t.confronts("ann", "gate")
    assert not t.may_lobby("ann")
    t.lobbies("abe")
    assert t.support(0) == 2


@clause("B042", "BR29", "BR50")
def test_oversight_deals_two_to_an_enemy_of_ones_choice() -> None:
    t = T()
    t.sits(1, "bob", 1, 3)
    t.sits(1, "cyd", 5, 5)
    t.member(0, "eye", 1, 3, "oversight")
    t.plays("eye")
    assert t.asked() == "oversee"
    assert len(t.legal()) == 2
    t.picks("cyd")
    assert t.stats(1, "cyd")[1] == 3
    assert t.asked() == "turn"


@clause("BR29", "BR50")
def test_oversight_hits_the_only_enemy_and_nobody_when_there_is_none() -> None:
    t = T()
    t.member(0, "eye", 1, 3, "oversight")
    t.member(0, "ear", 1, 3, "oversight")
    t.plays("eye")
    assert t.asked() == "turn"
    t.sits(1, "bob", 1, 2)
    t.plays("ear")
    assert t.floor(1) == []


@clause("B048")
def test_a_firebrand_acts_on_the_turn_it_is_played() -> None:
    t = T()
    t.member(0, "hot", 2, 1, "firebrand")
    t.plays("hot")
    t.lobbies("hot")
    assert t.support(0) == 2


@clause("B051", "BR31")
def test_bipartisan_adds_two_support_unless_a_filibuster_blocks_it() -> None:
    t = T()
    t.member(0, "ann", 1, 3, "bipartisan")
    t.member(0, "bob", 1, 3, "bipartisan")
    t.plays("ann")
    assert t.support(0) == 2
    t.camp(0).filibuster = True
    t.plays("bob")
    assert t.support(0) == 2
    assert t.told(ev.Blocked) == [ev.Blocked(seat=0, amount=2)]


@clause("B052", "B053", "BR31")
def test_a_crossover_costs_one_more_and_gains_bipartisan() -> None:
    for member in REAL.members.values():
        own = print_member(member, member.caucus)
        other = print_member(member, "R" if member.caucus == "D" else "D")
        assert "bipartisan" not in own.keywords
        assert own.cost == member.cost
        if member.party != "I":
            assert other.cost == member.cost + 1
            assert other.keywords == (*member.keywords, "bipartisan")


@clause("B054", "BR31")
def test_independents_join_either_side_at_the_same_cost() -> None:
    independents = [m for m in REAL.members.values() if m.party == "I"]
    assert len(independents) == 3
    for member in independents:
        for side in ("D", "R"):
            card = print_member(member, side)
            assert card.cost == member.cost
            assert "bipartisan" not in card.keywords


@clause("BR37")
def test_keywords_work_in_the_rulebooks_order_each_settled_fully() -> None:
    t = T("hard")
    t.sits(0, "ann", 2, 3, acted=True)
    t.sits(1, "bob", 1, 2)
    gives = ability("play", effect("support", amount=1))
    t.member(0, "all", 1, 3, "leader", "whip", "oversight", "bipartisan", cost=9, ability=gives)
    t.plays("all")
    wanted = (ev.Drew, ev.Readied, ev.Damaged, ev.Unseated, ev.Gained, ev.Used)
    kinds = [type(e) for e in t.events if isinstance(e, wanted)]
    assert kinds == [ev.Drew, ev.Readied, ev.Damaged, ev.Unseated, ev.Gained, ev.Used, ev.Gained]


@clause("BR37")
def test_a_win_by_a_keyword_stops_what_would_follow() -> None:
    t = T("hard")
    t.camp(0).support = 28
    strikes = ability("play", effect("sway", amount=5))
    t.member(0, "all", 1, 3, "bipartisan", ability=strikes)
    t.camp(1).support = 9
    t.plays("all")
    assert t.s.winners == (0,)
    assert t.support(1) == 9


@clause("BR12", "BR7")
def test_lobbying_under_a_filibuster_is_legal_adds_nothing_and_uses_the_act() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.camp(0).filibuster = True
    t.lobbies("ann")
    assert t.support(0) == 0
    assert not t.may_lobby("ann")
    assert t.told(ev.Blocked) == [ev.Blocked(seat=0, amount=2)]


@clause("BR46")
def test_influence_is_summed_and_then_not_below_zero() -> None:
    t = T("hard")
    ann = t.sits(0, "ann", 1, 3)
    ann.weak = 4
    assert t.stats(0, "ann")[0] == 0
    t.sits(0, "boss", 1, 3, "leader")
    assert t.stats(0, "ann")[0] == 0
    ann.rally = 3
    assert t.stats(0, "ann")[0] == 1


def test_acts_name_every_pair_once() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(0, "abe", 2, 3)
    t.sits(1, "bob", 1, 3)
    t.sits(1, "cyd", 1, 3)
    acts = t.legal()
    assert sum(isinstance(a, Confront) for a in acts) == 4
    assert sum(isinstance(a, Lobby) for a in acts) == 2
