"""Hard mode: triggers, conditions and the twenty primitives, when they work and when they cannot."""

from __future__ import annotations

from typing import Any

import pytest

from rules.bill import GAME
from rules.bill import events as ev
from rules.bill.actions import Pick
from tests.bill.table import REAL, T, ability, effect

clause = pytest.mark.clause


def gives(trigger: str, amount: int = 1, condition: str = "") -> Any:
    return ability(trigger, effect("support", amount=amount), condition=condition)


def playing(*effects: Any, condition: str = "", t: T | None = None, **facts: Any) -> T:
    """A table at which "src" with this ability *when played* was just played."""
    t = t or T("hard")
    t.member(0, "src", 2, 3, ability=ability("play", *effects, condition=condition), **facts)
    t.plays("src")
    return t


# --- triggers ---


@clause("B056")
def test_every_member_has_an_ability_with_one_of_the_triggers() -> None:
    triggers = {m.ability.trigger for m in REAL.members.values()}
    assert triggers == {"play", "lobby", "confront", "unseated", "turn", "aura"}
    assert all(m.ability.effects for m in REAL.members.values())
    t = T("hard")
    t.sits(0, "ann", 1, 1)
    assert t.view(None).sides[0].floor[0].gavel


@clause("B058")
def test_easy_mode_ignores_abilities() -> None:
    t = T("easy")
    t.member(0, "src", 2, 3, ability=gives("play"))
    t.sits(0, "hot", 2, 3, ability=gives("lobby", 5))
    t.sits(0, "sun", 2, 3, ability=ability("aura", effect("aura_stat", target="cheap", most=9, amount=3)))
    t.plays("src")
    assert t.support(0) == 0
    t.lobbies("hot")
    assert t.support(0) == 2
    assert not t.view(0).sides[0].floor[0].gavel


MODES = pytest.mark.parametrize(("mode", "counts"), [("hard", 1), ("easy", 0)])


@clause("B058")
@MODES
def test_triggers_of_a_fight_and_of_a_new_turn_are_for_hard_mode(mode: Any, counts: int) -> None:
    t = T(mode)
    t.sits(0, "ann", 2, 9, ability=gives("confront"))
    t.sits(1, "bob", 1, 1, ability=gives("unseated"))
    t.sits(1, "sun", 1, 9, ability=gives("turn"))
    t.confronts("ann", "bob")
    assert (t.support(0), t.support(1)) == (counts, counts)
    t.ends()
    assert t.support(1) == 2 * counts


@clause("B058", "B068")
@MODES
@pytest.mark.parametrize("rule", ["armor", "untargetable", "cheap_action", "leak", "resolve"])
def test_standing_abilities_are_for_hard_mode(rule: str, mode: Any, counts: int) -> None:
    t = T(mode)
    standing = effect("aura_rule", rule=rule, amount=1)
    if rule == "resolve":
        standing = effect("aura_stat", target="cheap", most=9, resolve=1)
    t.sits(0, "src", 1, 9, ability=ability("aura", standing))
    t.sits(0, "ann", 1, 3)
    t.sits(1, "bob", 4, 9)
    t.camp(0).filibuster = True
    t.holds(0, "reconciliation")
    t.holds(1, "media-cycle")
    assert t.view(0).hand[0].cost == 6 - counts * (rule == "cheap_action")
    t.plays("reconciliation")
    assert t.support(0) == counts * (rule == "leak")
    assert t.stats(0, "ann")[1] == 3 + counts * (rule == "resolve")
    t.confronts("src", "bob")
    assert t.stats(0, "src")[1] == 9 - 4 + counts * (rule == "armor")
    t.ends()
    assert t.may_play("media-cycle", "src") == (not counts or rule != "untargetable")


@clause("B060")
def test_when_played_works_once() -> None:
    t = playing(effect("support", amount=1))
    assert t.support(0) == 1
    t.ends()
    t.ends()
    assert t.support(0) == 1


@clause("B062", "BR34")
def test_when_this_lobbies_works_each_time_before_the_support() -> None:
    t = T("hard")
    t.sits(0, "src", 2, 3, ability=ability("lobby", effect("buff", target="self", amount=1)))
    t.lobbies("src")
    assert t.support(0) == 3
    t.ends()
    t.ends()
    t.lobbies("src")
    assert t.support(0) == 3 + 4


@clause("B062", "BR34")
def test_when_this_confronts_works_before_the_damage() -> None:
    t = T("hard")
    t.sits(0, "src", 1, 3, ability=ability("confront", effect("weaken", target="enemy_foe", amount=2)))
    t.sits(1, "bob", 2, 3)
    t.confronts("src", "bob")
    assert t.stats(0, "src")[1] == 3
    assert t.stats(1, "bob") == (0, 2)


@clause("BR34")
def test_no_damage_is_dealt_when_one_of_them_is_gone() -> None:
    t = T("hard")
    t.sits(0, "src", 2, 1, ability=ability("confront", effect("damage", target="enemy_foe", amount=1)))
    t.sits(1, "bob", 5, 1)
    t.confronts("src", "bob")
    assert t.floor(1) == []
    assert t.stats(0, "src") == (2, 1)


@clause("BR34")
def test_a_confront_deals_nothing_when_the_ability_brought_its_own_member_down() -> None:
    t = T("hard")
    t.sits(0, "src", 2, 3, ability=ability("confront", effect("damage", target="enemy_weakest", amount=1)))
    strikes = ability("unseated", effect("damage", target="enemy_strongest", amount=3))
    t.sits(1, "low", 0, 1, ability=strikes)
    t.sits(1, "bob", 5, 3)
    t.confronts("src", "bob")
    assert t.floor(0) == []
    assert t.stats(1, "bob") == (5, 3)


@clause("BR1", "BR34")
def test_nothing_of_a_lobby_follows_a_win_by_its_ability() -> None:
    t = T("hard")
    wins = ability("lobby", effect("support", amount=1), effect("sway", amount=5))
    t.sits(0, "src", 2, 3, ability=wins)
    t.camp(0).support, t.camp(1).support = 29, 9
    t.lobbies("src")
    assert (t.support(0), t.support(1)) == (30, 9)
    assert t.told(ev.Passed) == [ev.Passed(seat=0, support=30)]


@clause("BR1", "BR34")
def test_a_confront_deals_nothing_after_its_ability_has_won() -> None:
    t = T("hard")
    t.sits(0, "src", 2, 3, ability=gives("confront"))
    t.sits(1, "bob", 2, 2)
    t.camp(0).support = 29
    t.confronts("src", "bob")
    assert t.s.winners == (0,)
    assert t.stats(1, "bob") == (2, 2)


@clause("BR34")
def test_a_lobby_adds_nothing_when_its_member_has_gone() -> None:
    t = T("hard")
    t.sits(0, "src", 2, 3, ability=ability("lobby", effect("damage", target="enemy_weakest", amount=1)))
    strikes = ability("unseated", effect("damage", target="enemy_strongest", amount=3))
    t.sits(1, "low", 0, 1, ability=strikes)
    t.lobbies("src")
    assert t.floor(0) == []
    assert t.support(0) == 0


@clause("B064")
def test_when_this_is_unseated_works_however_it_leaves() -> None:
    t = T("hard")
    t.holds(0, "primary-challenge")
    t.sits(1, "src", 1, 9, ability=gives("unseated", 2))
    t.plays("primary-challenge", "src")
    assert t.support(1) == 2
    t.sits(1, "src", 1, 1, ability=gives("unseated", 2))
    t.sits(0, "ann", 3, 3)
    t.confronts("ann", "src")
    assert t.support(1) == 4


@clause("B066")
def test_at_the_start_of_your_turn_works_every_turn_of_that_side() -> None:
    t = T("hard")
    t.sits(1, "src", 1, 3, ability=gives("turn"))
    for expected in (1, 1, 2, 2):
        t.ends()
        assert t.support(1) == expected


@clause("B068")
def test_no_trigger_applies_the_whole_time() -> None:
    t = T("hard")
    t.sits(0, "ann", 1, 1)
    t.sits(0, "src", 1, 1, ability=ability("aura", effect("aura_stat", target="cheap", most=2, amount=1)))
    assert t.stats(0, "ann")[0] == 2
    assert t.stats(0, "src")[0] == 1
    t.sits(1, "bob", 1, 9)
    t.confronts("src", "bob")
    assert t.stats(0, "ann")[0] == 1


@clause("B057", "BR58")
def test_a_cards_text_is_there_on_request() -> None:
    for card in ("K000383", "earmark", "staffer"):
        assert GAME.card(GAME.options(), card)
    lines = [p.code for p in GAME.card(GAME.options(), "K000383")]
    assert "help-ability" in lines
    assert "help-source" in lines


@clause("BR55")
def test_start_of_turn_abilities_are_listed_at_the_start() -> None:
    t = T("hard")
    t.sits(1, "one", 1, 9, ability=ability("turn", effect("staff", amount=1)))
    t.sits(1, "two", 1, 9, ability=gives("turn", 2))
    t.ends()
    assert [e.member for e in t.told(ev.Used)] == ["one", "two"]
    assert t.floor(1) == ["one", "two", "staffer.1"]


@clause("BR55")
def test_a_member_that_has_left_is_skipped() -> None:
    t = T("hard")
    t.sits(1, "one", 1, 9, ability=ability("turn", effect("damage", target="enemy_strongest", amount=9)))
    t.sits(1, "two", 1, 1, ability=gives("turn", 2))
    strikes = ability("unseated", effect("damage", target="enemy_weakest", amount=9))
    t.sits(0, "ann", 2, 2, ability=strikes)
    two = t.on(1, "two")
    assert two is not None
    two.influence = 0
    t.ends()
    assert t.floor(1) == ["one"]
    assert t.support(1) == 0


# --- conditions ---


def _members(t: T, n: int) -> None:
    for i in range(n):
        t.sits(0, f"m{i}", 1, 1)


def _hand(t: T, seat: int, n: int) -> None:
    t.holds(seat, *["favor"] * n)


CONDITIONS: dict[str, tuple[Any, Any]] = {
    "floor3": (lambda t: _members(t, 2), lambda t: _members(t, 1)),
    "floor2": (lambda t: _members(t, 1), lambda t: None),
    "few": (lambda t: _members(t, 1), lambda t: _members(t, 2)),
    "behind": (lambda t: setattr(t.camp(1), "support", 1), lambda t: None),
    "hand1": (lambda t: _hand(t, 0, 1), lambda t: _hand(t, 0, 2)),
    "hand3": (lambda t: _hand(t, 0, 3), lambda t: _hand(t, 0, 4)),
    "opp_hand": (lambda t: _hand(t, 1, 1), lambda t: None),
    "cap2": (lambda t: setattr(t.camp(0), "capital", 4), lambda t: setattr(t.camp(0), "capital", 3)),
    "cap6": (lambda t: setattr(t.camp(0), "capital", 8), lambda t: setattr(t.camp(0), "capital", 7)),
    "ally_region": (
        lambda t: t.sits(0, "pal", 1, 1, region="west"),
        lambda t: t.sits(0, "pal", 1, 1, region="south"),
    ),
}


@clause("BR53")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_conditions(condition: str) -> None:
    for prepare, works in zip(CONDITIONS[condition], (True, False), strict=True):
        t = T("hard")
        prepare(t)
        playing(effect("support", amount=1), condition=condition, t=t, region="west")
        assert t.support(0) == works, f"{condition} {'holds' if works else 'fails'}"
        assert bool(t.told(ev.Used)) == works


# --- primitives ---


def test_support_gains_and_a_filibuster_stops_it() -> None:
    assert playing(effect("support", amount=3)).support(0) == 3
    t = T("hard")
    t.camp(0).filibuster = True
    assert playing(effect("support", amount=3), t=t).support(0) == 0


@clause("BR3")
def test_sway_takes_from_the_opposing_bill_not_below_zero() -> None:
    t = T("hard")
    t.camp(1).support = 2
    playing(effect("sway", amount=3), t=t)
    assert t.support(1) == 0
    assert t.told(ev.Lost) == [ev.Lost(seat=1, amount=2, support=0)]


def test_draw_and_an_empty_deck() -> None:
    assert playing(effect("draw", amount=2)).camp(0).hand == ["earmark"] * 2
    t = T("hard", deck=0)
    t.camp(0).support = 5
    playing(effect("draw", amount=1), t=t)
    assert t.support(0) == 4


@clause("BR44")
def test_seek_takes_the_topmost_of_a_kind_and_does_not_name_it() -> None:
    for kind, card in (("member", "low"), ("action", "veto-threat"), ("small", "cloture")):
        t = T("hard")
        t.prints(0, "low", 1, 3, cost=5)
        t.camp(0).deck = ["earmark", "low", "cloture", "veto-threat"]
        if kind == "member":
            t.camp(0).deck.append("veto-threat")
        playing(effect("seek", kind=kind), t=t)
        assert t.camp(0).hand == [card]
        assert t.told(ev.Sought) == [ev.Sought(seat=0, sort=kind)]
        assert all(e.to == (0,) for e in t.told(ev.Received))


@clause("BR44")
def test_seek_without_such_a_card_does_nothing() -> None:
    for deck in (0, 5):
        t = T("hard", deck=deck)
        t.camp(0).support = 5
        before, known = list(t.camp(0).deck), t.s.reveals
        playing(effect("seek", kind="member"), t=t)
        assert t.camp(0).deck == before
        assert (t.s.reveals > known) == (deck > 0), "that there is none is something learned"
        assert not t.camp(0).hand
        assert t.support(0) == 5
        assert t.camp(0).fatigue == 0


def test_capital_this_turn() -> None:
    t = playing(effect("capital", amount=2))
    assert t.camp(0).capital == 10
    assert t.camp(0).growth == 10


@clause("BR43")
def test_favor_and_a_full_hand() -> None:
    assert playing(effect("favor", amount=2)).camp(0).hand == ["favor"] * 2
    t = T("hard")
    t.holds(0, *["earmark"] * 9)
    playing(effect("favor", amount=2), t=t)
    assert t.camp(0).hand == ["earmark"] * 9 + ["favor"]
    assert not t.camp(0).discard


@clause("BR47")
def test_a_discount_is_for_the_next_card_of_its_kind_this_turn() -> None:
    t = playing(effect("discount", kind="action", amount=3))
    t.member(0, "ann", 1, 1, cost=2)
    t.holds(0, "earmark", "veto-threat")
    t.plays("ann")
    assert t.camp(0).capital == 10 - 2 - 2
    t.plays("earmark")
    assert t.camp(0).capital == 6
    t.plays("veto-threat")
    assert t.camp(0).capital == 3
    t = playing(effect("discount", kind="card", amount=1))
    t.holds(0, "favor", "earmark")
    t.plays("favor")
    assert t.camp(0).capital == 8 + 1
    t.plays("earmark")
    assert t.camp(0).capital == 7
    t = playing(effect("discount", kind="card", amount=1))
    t.ends()
    assert not t.camp(0).discounts


@clause("BR47")
def test_a_tax_waits_for_the_next_card_a_favor_included() -> None:
    t = playing(effect("tax", amount=2))
    t.holds(1, "favor", "earmark")
    t.ends()
    t.ends()
    t.ends()
    assert t.camp(1).tax == 2
    t.camp(1).capital = 3
    assert t.may_play("favor")
    assert not t.may_play("earmark")
    t.plays("favor")
    assert t.camp(1).capital == 3 - 2 + 1
    t.plays("earmark")
    assert t.camp(1).capital == 0


@clause("BR47")
def test_taxes_that_wait_add_up_and_one_card_pays_them() -> None:
    t = playing(effect("tax", amount=2))
    t.member(0, "again", 1, 1, ability=ability("play", effect("tax", amount=1)))
    t.plays("again")
    t.holds(1, "earmark", "cloture")
    t.ends()
    t.plays("earmark")
    assert t.camp(1).capital == 10 - 2 - 3
    t.plays("cloture")
    assert t.camp(1).capital == 5 - 2


@clause("BR38")
def test_damage_to_an_enemy_of_ones_choice_when_played() -> None:
    t = T("hard")
    t.sits(1, "bob", 1, 3)
    t.sits(1, "cyd", 2, 3)
    playing(effect("damage", target="enemy_any", amount=2), t=t)
    assert t.asked() == "damage"
    t.picks("bob")
    assert t.stats(1, "bob")[1] == 1
    assert t.asked() == "turn"


def test_damage_hits_the_only_enemy_and_nobody_when_there_is_none() -> None:
    t = playing(effect("damage", target="enemy_any", amount=2))
    assert t.asked() == "turn"
    t = T("hard")
    t.sits(1, "bob", 1, 2)
    playing(effect("damage", target="enemy_any", amount=2), t=t)
    assert t.floor(1) == []


def test_damage_to_the_strongest_the_weakest_and_the_foe() -> None:
    for aim, who in (("enemy_strongest", "big"), ("enemy_weakest", "low")):
        t = T("hard")
        t.sits(1, "low", 1, 9)
        t.sits(1, "big", 4, 9)
        playing(effect("damage", target=aim, amount=2), t=t)
        assert [e.member for e in t.told(ev.Damaged)] == [who]
    t = T("hard")
    t.sits(0, "src", 0, 9, ability=ability("confront", effect("damage", target="enemy_foe", amount=1)))
    t.sits(1, "low", 0, 9)
    t.sits(1, "big", 4, 9)
    t.confronts("src", "low")
    assert t.stats(1, "low")[1] == 8
    assert t.stats(1, "big") == (4, 9)


def test_buff_lasts_and_reaches_whom_it_names() -> None:
    for aim, who in (
        ("ally_weakest", ["low"]),
        ("ally_strongest", ["big"]),
        ("ally_all", ["low", "big"]),
        ("self", ["src"]),
    ):
        t = T("hard")
        t.sits(0, "low", 1, 1)
        t.sits(0, "big", 4, 4)
        playing(effect("buff", target=aim, amount=1, resolve=2), t=t)
        assert [e.member for e in t.told(ev.Strengthened)] == who
    t.ends()
    assert t.stats(0, "src") == (3, 5)


def test_buff_without_another_member_does_nothing() -> None:
    t = playing(effect("buff", target="ally_weakest", amount=1, resolve=1))
    assert not t.told(ev.Strengthened)
    assert t.stats(0, "src") == (2, 3)


def test_rally_ends_with_the_turn() -> None:
    t = T("hard")
    t.sits(0, "ann", 1, 1)
    playing(effect("rally", target="ally_strongest", amount=2), t=t)
    assert t.stats(0, "ann")[0] == 3
    t.ends()
    assert t.stats(0, "ann")[0] == 1


def test_weaken_ends_with_the_next_turn_of_who_did_it() -> None:
    t = T("hard")
    t.sits(1, "bob", 3, 3)
    playing(effect("weaken", target="enemy_strongest", amount=2), t=t)
    t.ends()
    assert t.stats(1, "bob")[0] == 1
    t.lobbies("bob")
    assert t.support(1) == 1
    t.ends()
    assert t.stats(1, "bob")[0] == 3


@clause("BR48")
def test_a_shield_takes_the_next_damage_but_not_a_damage_of_nothing() -> None:
    t = T("hard")
    ann = t.sits(0, "ann", 1, 1)
    playing(effect("shield", target="ally_weakest"), t=t)
    t.sits(1, "nil", 0, 9)
    t.sits(1, "bob", 5, 9)
    t.confronts("ann", "nil")
    assert ann.shield
    ann.ready = True
    t.confronts("ann", "bob")
    assert not ann.shield
    assert t.told(ev.Shrugged) == [ev.Shrugged(seat=0, member="ann")]
    ann.ready = True
    t.confronts("ann", "bob")
    assert "ann" not in t.floor(0)


@clause("B077", "B078", "BR30", "BR48")
def test_a_shield_stops_a_media_cycle_and_no_primary_challenge() -> None:
    t = T("hard")
    bob = t.sits(1, "bob", 1, 3)
    bob.shield = True
    t.holds(0, "media-cycle", "primary-challenge")
    t.plays("media-cycle", "bob")
    assert t.told(ev.Shrugged) == [ev.Shrugged(seat=1, member="bob")]
    assert (t.stats(1, "bob"), bob.shield) == ((1, 3), False)
    bob.shield = True
    t.plays("primary-challenge", "bob")
    assert t.floor(1) == []


@clause("BR39")
def test_ready_needs_a_member_that_acted() -> None:
    t = T("hard")
    t.sits(0, "ann", 1, 1, acted=True)
    t.sits(0, "idle", 9, 9)
    playing(effect("ready", target="ally_acted"), t=t)
    assert t.told(ev.Readied) == [ev.Readied(seat=0, member="ann")]
    assert not playing(effect("ready", target="ally_acted")).told(ev.Readied)


@clause("BR54")
def test_a_tabled_member_sits_its_next_turn_out_whatever_says_otherwise() -> None:
    t = T("hard")
    t.sits(1, "bob", 1, 3)
    t.holds(1, "town-hall")
    t.member(1, "whip", 1, 1, "whip")
    playing(effect("table", target="enemy_weakest"), t=t)
    t.ends()
    assert not t.may_lobby("bob")
    assert t.view(None).sides[1].floor[0].standing == "tabled"
    assert t.targets("town-hall") == set()
    t.plays("whip")
    assert not t.told(ev.Readied)
    t.ends()
    t.ends()
    assert t.may_lobby("bob")


@clause("BR38")
def test_an_enemy_costing_n_or_less_is_chosen_when_played() -> None:
    t = T("hard")
    t.sits(1, "bob", 1, 3, cost=2)
    t.sits(1, "cyd", 2, 3, cost=2)
    t.sits(1, "dee", 9, 9, cost=5)
    playing(effect("table", target="enemy_cheap", most=2), t=t)
    assert t.asked() == "table"
    assert [a.target for a in t.legal() if isinstance(a, Pick)] == ["bob", "cyd"]
    assert GAME.default(t.s, t.s.asks[0]) == Pick(seat=0, target="cyd")
    t.picks("bob")
    assert t.on(1, "bob") is not None
    assert t.told(ev.Tabled) == [ev.Tabled(seat=1, member="bob")]


@clause("BR38")
def test_otherwise_it_is_the_strongest_that_qualifies() -> None:
    t = T("hard")
    back = ability("unseated", effect("recall", target="enemy_cheap", most=2))
    t.sits(1, "src", 1, 1, ability=back)
    t.sits(0, "low", 1, 3, cost=2)
    t.sits(0, "mid", 2, 3, cost=2)
    t.sits(0, "big", 9, 9, cost=5)
    t.confronts("big", "src")
    assert t.floor(0) == ["low", "big"]
    assert t.asked() == "turn"


@clause("BR43", "BR52")
def test_recall_goes_to_the_hand_and_is_not_unseating() -> None:
    t = T("hard")
    t.sits(1, "bob", 1, 3, ability=gives("unseated", 5))
    playing(effect("recall", target="enemy_cheap", most=2), t=t)
    assert t.floor(1) == []
    assert t.camp(1).hand == ["bob"]
    assert t.support(1) == 0
    assert t.view(0).sides[1].known == ("bob",)
    t.ends()
    t.camp(1).deck.clear()
    t.plays("bob")
    assert t.view(0).sides[1].known == ()


@clause("BR43")
def test_recall_to_a_full_hand_is_discarded_face_up() -> None:
    t = T("hard")
    t.sits(1, "bob", 1, 3, ability=gives("unseated", 5))
    t.holds(1, *["earmark"] * 10)
    playing(effect("recall", target="enemy_cheap", most=2), t=t)
    assert t.camp(1).discard == ["bob"]
    assert t.support(1) == 0
    assert not t.told(ev.Unseated)


@clause("BR25", "BR45")
def test_staffers_take_seats_that_are_free() -> None:
    t = playing(effect("staff", amount=2))
    assert t.floor(0) == ["src", "staffer.1", "staffer.2"]
    assert t.stats(0, "staffer.1") == (1, 1)
    assert not t.may_lobby("staffer.1")
    t = T("hard")
    _members(t, 5)
    playing(effect("staff", amount=2), t=t)
    assert len(t.floor(0)) == 7


@clause("BR45")
def test_a_staffer_costs_nothing_has_no_traits_and_is_gone_when_recalled() -> None:
    t = T("hard")
    t.sits(0, "sun", 1, 1, ability=ability("aura", effect("aura_stat", target="region", resolve=1)))
    playing(effect("staff", amount=1), t=t)
    assert t.stats(0, "staffer.1") == (1, 1)
    card = t.s.printed(0, "staffer.1")
    assert (card.cost, card.party, card.region, card.chamber, card.ability) == (0, "", "", "", None)
    t.ends()
    t.holds(1, "primary-challenge")
    assert "staffer.1" in t.targets("primary-challenge")
    t.member(1, "rec", 1, 1, ability=ability("play", effect("recall", target="enemy_cheap", most=0)))
    t.plays("rec")
    assert "staffer.1" not in t.floor(0)
    assert t.camp(0).hand == []
    assert t.camp(0).discard == []
    assert t.told(ev.Recalled) == [ev.Recalled(seat=0, member="staffer.1", gone=1)]


@clause("B027", "BR45")
def test_an_unseated_staffer_is_no_card_of_any_pile() -> None:
    t = playing(effect("staff", amount=1))
    t.ends()
    t.sits(1, "bob", 2, 9)
    t.confronts("bob", "staffer.1")
    assert t.told(ev.Unseated) == [ev.Unseated(seat=0, member="staffer.1")]
    assert t.camp(0).discard == []


@clause("BR19", "BR43")
def test_a_recalled_member_comes_back_as_printed() -> None:
    t = T("hard")
    bob = t.sits(1, "bob", 1, 3)
    bob.shield, bob.damage = True, 1
    t.s.camps[1].floor[0].influence += 2
    playing(effect("recall", target="enemy_cheap", most=2), t=t)
    t.ends()
    t.plays("bob")
    back = t.on(1, "bob")
    assert back is not None
    assert t.stats(1, "bob") == (1, 3)
    assert not back.shield
    assert not back.ready


def test_clear_lifts_filibuster_and_recess() -> None:
    t = T("hard")
    t.camp(0).filibuster = t.camp(0).recess = True
    playing(effect("clear"), effect("support", amount=1), t=t)
    assert not t.camp(0).filibuster
    assert not t.camp(0).recess
    assert t.support(0) == 1
    assert not playing(effect("clear")).told(ev.Cleared)


def test_standing_stats_reach_the_named_others_only() -> None:
    facts: dict[str, Any] = {"region": "west", "chamber": "S"}
    for aim, like in (
        ("region", {"region": "west"}),
        ("chamber", {"chamber": "S"}),
        ("first_term", {"first_term": True}),
        ("cheap", {"cost": 2}),
    ):
        traits: dict[str, Any] = {"cost": 5, **like}
        t = T("hard")
        t.sits(0, "no", 1, 1, cost=5)
        t.sits(0, "yes", 1, 1, **traits)
        aura = ability("aura", effect("aura_stat", target=aim, most=2, amount=1, resolve=2))
        t.sits(0, "src", 1, 1, ability=aura, **facts)
        t.sits(1, "foe", 1, 1, **traits)
        assert t.stats(0, "yes") == (2, 3), aim
        assert t.stats(0, "no") == (1, 1), aim
        assert t.stats(1, "foe") == (1, 1), aim
        assert t.stats(0, "src") == (1, 1), aim


@clause("BR33")
def test_resolve_is_checked_again_when_a_standing_bonus_leaves() -> None:
    t = T("hard")
    aura = ability("aura", effect("aura_stat", target="cheap", most=9, resolve=2))
    t.sits(1, "src", 1, 1, ability=aura)
    bob = t.sits(1, "bob", 1, 1)
    bob.damage = 2
    t.sits(0, "ann", 1, 9)
    t.confronts("ann", "src")
    assert t.floor(1) == []


@clause("BR48")
def test_armor_lessens_a_confronts_damage_only() -> None:
    t = T("hard")
    armor = ability("aura", effect("aura_rule", rule="armor", amount=1))
    t.sits(1, "src", 2, 9, ability=armor)
    t.sits(0, "ann", 2, 9)
    ann = t.on(0, "ann")
    assert ann is not None
    t.confronts("ann", "src")
    assert t.stats(1, "src")[1] == 8
    t.holds(0, "media-cycle")
    t.plays("media-cycle", "src")
    assert t.stats(1, "src")[1] == 5
    src = t.on(1, "src")
    assert src is not None
    src.shield, ann.influence, ann.ready = True, 1, True
    t.confronts("ann", "src")
    assert src.shield


def test_untargetable_is_out_of_reach_of_enemy_action_cards_only() -> None:
    t = T("hard")
    hidden = ability("aura", effect("aura_rule", rule="untargetable"))
    t.sits(1, "src", 1, 9, ability=hidden)
    t.holds(0, "media-cycle", "primary-challenge")
    assert t.targets("media-cycle") == t.targets("primary-challenge") == set()
    t.sits(0, "ann", 1, 3)
    assert t.may_confront("ann", "src")
    t.ends()
    t.holds(1, "committee-markup")
    assert t.targets("committee-markup") == {"src"}


@clause("BR47")
def test_cheaper_action_cards_stop_at_one_unless_they_cost_nothing() -> None:
    t = T("hard")
    cheaper = ability("aura", effect("aura_rule", rule="cheap_action", amount=1))
    for n in range(3):
        t.sits(0, f"s{n}", 1, 1, ability=cheaper)
    t.holds(0, "earmark", "favor", "reconciliation")
    t.member(0, "ann", 1, 1, cost=3)
    costs = {c.card: c.cost for c in t.view(0).hand}
    assert costs == {"earmark": 1, "favor": 0, "reconciliation": 3, "ann": 3}
    t.camp(0).tax = 2
    assert {c.card: c.cost for c in t.view(0).hand} == {card: cost + 2 for card, cost in costs.items()}


@clause("BR47")
def test_discounts_stop_at_zero_and_a_tax_comes_on_top() -> None:
    t = playing(effect("discount", kind="action", amount=9))
    t.holds(0, "earmark")
    t.camp(0).tax = 1
    assert t.view(0).hand[0].cost == 1
    t.plays("earmark")
    assert t.camp(0).capital == 10 - 2 - 1


def test_a_leak_lets_some_support_through_a_filibuster_each_turn() -> None:
    t = T("hard")
    t.sits(0, "src", 1, 3, ability=ability("aura", effect("aura_rule", rule="leak", amount=2)))
    t.camp(0).filibuster = True
    t.holds(0, "earmark", "earmark")
    t.plays("earmark")
    assert t.support(0) == 2
    assert t.told(ev.Blocked) == [ev.Blocked(seat=0, amount=1)]
    t.plays("earmark")
    assert t.support(0) == 2
    t.ends()
    t.ends()
    t.camp(0).filibuster = True
    t.lobbies("src")
    assert t.support(0) == 3


# --- strength and removal ---


@clause("BR40")
def test_strength_is_influence_then_resolve_left_then_the_earliest_seat() -> None:
    t = T("hard")
    for name, numbers in {
        "a": (2, 3),
        "b": (3, 2),
        "c": (3, 4),
        "d": (3, 4),
        "e": (1, 1),
        "f": (1, 1),
    }.items():
        t.sits(1, name, *numbers)
    playing(effect("weaken", target="enemy_strongest", amount=0), t=t)
    assert [e.member for e in t.told(ev.Weakened)] == ["c"]
    playing(effect("shield", target="enemy_weakest"), t=t)
    assert [e.member for e in t.told(ev.Shielded)] == ["e"]


@clause("BR2", "BR33", "BR57")
@pytest.mark.parametrize("active", [0, 1])
def test_all_leave_first_then_abilities_the_active_sides_first(active: int) -> None:
    t = T("hard")
    if active == 1:
        t.ends()
    draws = ability("unseated", effect("draw", amount=1))
    t.sits(0, "ann", 2, 2, ability=draws)
    t.sits(1, "bob", 2, 2, ability=draws)
    t.confronts(*("ann", "bob")[:: 1 - 2 * active])
    kinds = [(type(e).__name__, getattr(e, "seat", None)) for e in t.events]
    kept = [k for k in kinds if k[0] in ("Unseated", "Used")]
    first, second = active, 1 - active
    assert kept == [("Unseated", first), ("Unseated", second), ("Used", first), ("Used", second)]


@clause("BR33")
def test_abilities_of_the_fallen_can_bring_down_others() -> None:
    t = T("hard")
    strikes = ability("unseated", effect("damage", target="enemy_strongest", amount=2))
    t.sits(1, "bob", 1, 1, ability=strikes)
    t.sits(0, "ann", 3, 9)
    t.sits(0, "big", 5, 2, ability=strikes)
    t.sits(1, "cyd", 1, 2)
    t.confronts("ann", "bob")
    assert t.floor(0) == ["ann"]
    assert t.floor(1) == []


@clause("BR57")
def test_a_win_of_the_first_trigger_stops_the_second() -> None:
    t = T("hard")
    t.sits(0, "ann", 2, 2, ability=gives("unseated", 5))
    t.sits(1, "bob", 2, 2, ability=ability("unseated", effect("sway", amount=5)))
    t.camp(0).support = 25
    t.confronts("ann", "bob")
    assert t.s.winners == (0,)
    assert t.support(0) == 30


def test_a_member_struck_down_as_it_arrives_still_does_what_playing_it_does() -> None:
    t = T("hard")
    strikes = ability("unseated", effect("damage", target="enemy_strongest", amount=9))
    t.sits(1, "bob", 1, 1, ability=strikes)
    t.member(0, "src", 1, 1, "oversight", "bipartisan", ability=gives("play"))
    t.plays("src")
    assert t.floor(0) == []
    assert t.support(0) == 2 + 1
