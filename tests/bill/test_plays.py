"""The twelve action cards, each when it works and when it cannot; hand and deck limits."""

from __future__ import annotations

import pytest

from rules.bill import events as ev
from tests.bill.table import REAL, T

clause = pytest.mark.clause
COSTS = {
    "filibuster": ("B072", 3), "cloture": ("B073", 2), "earmark": ("B074", 2),
    "committee-markup": ("B075", 3), "town-hall": ("B076", 2), "media-cycle": ("B077", 3),
    "primary-challenge": ("B078", 4), "veto-threat": ("B079", 3), "lobbyist": ("B080", 3),
    "recess": ("B081", 2), "reconciliation": ("B082", 6), "favor": ("B083", 0),
}  # fmt: skip


@clause(*(number for number, _ in COSTS.values()))
@pytest.mark.parametrize("card", COSTS)
def test_prices_are_the_rulebooks(card: str) -> None:
    t = T()
    t.holds(0, card)
    t.sits(0, "ann", 2, 3, acted=True)
    t.sits(1, "bob", 2, 9)
    aimed = card in ("committee-markup", "town-hall", "media-cycle", "primary-challenge")
    target = None if not aimed else "ann" if card in ("committee-markup", "town-hall") else "bob"
    cost = COSTS[card][1]
    t.camp(0).capital = cost - 1
    assert not t.may_play(card, target)
    t.camp(0).capital = cost
    t.plays(card, target)
    assert t.camp(0).capital == (1 if card == "favor" else 0)
    assert card in t.camp(0).discard
    assert len(REAL.actions) == len(COSTS)


@clause("B072", "BR7")
def test_filibuster_holds_from_the_start_to_the_end_of_the_opponents_next_turn() -> None:
    t = T()
    t.holds(0, "filibuster")
    t.sits(1, "ann", 2, 3, "institution")
    t.holds(1, "earmark")
    t.plays("filibuster")
    t.ends()
    assert t.support(1) == 0
    t.lobbies("ann")
    t.plays("earmark")
    assert t.support(1) == 0
    t.ends()
    t.ends()
    assert t.support(1) == 1
    t.lobbies("ann")
    assert t.support(1) == 3


@clause("B072")
def test_filibuster_leaves_its_own_side_alone_and_losses_count() -> None:
    t = T(deck=0)
    t.holds(0, "filibuster", "earmark")
    t.plays("filibuster")
    t.plays("earmark")
    assert t.support(0) == 3
    t.camp(1).support = 5
    t.ends()
    assert t.support(1) == 4


@clause("BR8")
def test_filibuster_is_refused_while_one_is_pending() -> None:
    t = T()
    t.holds(0, "filibuster", "filibuster")
    t.plays("filibuster")
    assert not t.may_play("filibuster")


@clause("B082", "BR9")
def test_reconciliation_gains_six_and_nothing_under_a_filibuster() -> None:
    t = T()
    t.holds(0, "reconciliation")
    t.plays("reconciliation")
    assert t.support(0) == 6
    t = T()
    t.camp(0).filibuster = True
    t.holds(0, "reconciliation")
    t.plays("reconciliation")
    assert t.support(0) == 0


@clause("B073", "BR11")
def test_cloture_lifts_a_filibuster_in_mid_turn_and_draws() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.camp(0).filibuster = t.camp(0).recess = True
    t.holds(0, "cloture")
    t.plays("cloture")
    assert t.camp(0).recess
    assert t.camp(0).hand == ["earmark"]
    assert t.told(ev.Cleared) == [ev.Cleared(seat=0, card="filibuster")]
    t.lobbies("ann")
    assert t.support(0) == 2


@clause("BR11", "BR42")
def test_cloture_without_a_filibuster_draws() -> None:
    t = T()
    t.holds(0, "cloture")
    t.plays("cloture")
    assert t.camp(0).hand == ["earmark"]
    assert not t.told(ev.Cleared)


@clause("B074", "BR42")
def test_earmark_gains_three_even_when_it_is_blocked_it_can_be_played() -> None:
    t = T()
    t.holds(0, "earmark", "earmark")
    t.plays("earmark")
    assert t.support(0) == 3
    t.camp(0).filibuster = True
    t.plays("earmark")
    assert t.support(0) == 3


@clause("B075", "BR19")
def test_markup_lasts_while_seated_and_does_not_heal() -> None:
    t = T()
    ann = t.sits(0, "ann", 2, 3)
    ann.damage = 1
    t.holds(0, "committee-markup")
    t.plays("committee-markup", "ann")
    assert t.stats(0, "ann") == (4, 4)
    t.ends()
    t.ends()
    assert t.stats(0, "ann") == (4, 5)


@clause("B075", "BR42")
def test_markup_needs_a_friendly_member() -> None:
    t = T()
    t.sits(1, "bob", 2, 3)
    t.holds(0, "committee-markup")
    assert t.targets("committee-markup") == set()
    t.sits(0, "ann", 2, 3)
    assert t.targets("committee-markup") == {"ann"}


@clause("B076", "BR23", "BR39")
def test_town_hall_needs_a_member_that_acted_and_draws() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(0, "abe", 1, 3)
    t.holds(0, "town-hall")
    assert t.targets("town-hall") == set()
    t.lobbies("ann")
    t.lobbies("abe")
    assert t.targets("town-hall") == {"ann", "abe"}
    t.plays("town-hall", "abe")
    assert t.camp(0).hand == ["earmark"]
    t.lobbies("abe")
    assert t.support(0) == 4


@clause("B077", "BR42")
def test_media_cycle_deals_three_to_an_enemy() -> None:
    t = T()
    t.holds(0, "media-cycle", "media-cycle")
    assert t.targets("media-cycle") == set()
    t.sits(0, "ann", 2, 3)
    t.sits(1, "bob", 1, 5)
    assert t.targets("media-cycle") == {"bob"}
    t.plays("media-cycle", "bob")
    assert t.stats(1, "bob")[1] == 2
    t.plays("media-cycle", "bob")
    assert t.floor(1) == []


@clause("B078", "BR30", "BR42")
def test_primary_challenge_looks_at_the_printed_cost() -> None:
    t = T()
    t.holds(0, "primary-challenge")
    t.sits(1, "dear", 1, 9, cost=4)
    t.sits(1, "over", 1, 9, "bipartisan", cost=4)
    assert t.targets("primary-challenge") == set()
    t.sits(1, "bob", 1, 9, cost=3)
    t.plays("primary-challenge", "bob")
    assert t.floor(1) == ["dear", "over"]
    assert t.told(ev.Unseated) == [ev.Unseated(seat=1, member="bob")]


@clause("B079", "B088", "BR3", "BR42")
def test_veto_threat_takes_three_but_never_below_zero() -> None:
    t = T()
    t.holds(0, "veto-threat", "veto-threat")
    t.camp(1).support = 5
    t.plays("veto-threat")
    assert t.support(1) == 2
    t.plays("veto-threat")
    assert t.support(1) == 0
    t.holds(0, "veto-threat")
    t.camp(0).capital = 3
    t.plays("veto-threat")
    assert t.support(1) == 0


@clause("B080", "BR42")
def test_lobbyist_draws_two_also_from_an_empty_deck() -> None:
    t = T()
    t.holds(0, "lobbyist")
    t.plays("lobbyist")
    assert t.camp(0).hand == ["earmark"] * 2
    t = T(deck=0)
    t.holds(0, "lobbyist")
    t.camp(0).support = 9
    t.plays("lobbyist")
    assert t.support(0) == 6


@clause("B081", "BR41")
def test_recess_stops_confronts_on_the_opponents_next_turn() -> None:
    t = T()
    t.holds(0, "recess", "recess")
    t.sits(0, "ann", 2, 3)
    t.sits(1, "bob", 2, 3)
    t.plays("recess")
    assert not t.may_play("recess")
    assert t.may_confront("ann", "bob")
    t.ends()
    assert not t.may_confront("bob", "ann")
    assert t.may_lobby("bob")
    t.ends()
    t.ends()
    assert t.may_confront("bob", "ann")


@clause("BR16")
def test_recess_and_gatekeeper_together_leave_only_cards() -> None:
    t = T()
    t.holds(0, "recess")
    t.sits(0, "gate", 2, 3, "gatekeeper")
    t.sits(1, "bob", 2, 3)
    t.holds(1, "earmark")
    t.plays("recess")
    t.ends()
    assert not t.may_lobby("bob")
    assert not t.may_confront("bob", "gate")
    assert t.may_play("earmark")


@clause("B083", "BR26")
def test_favor_adds_one_capital_past_ten_for_this_turn() -> None:
    t = T()
    t.holds(0, "favor")
    t.plays("favor")
    assert (t.camp(0).capital, t.camp(0).growth) == (11, 10)
    t.ends()
    t.ends()
    assert t.camp(0).capital == 10


@clause("B085", "B086", "BR27", "BR26")
def test_a_card_into_a_full_hand_is_discarded_face_up_and_costs_nothing() -> None:
    t = T()
    t.holds(1, *["favor"] * 10)
    t.camp(1).support = 5
    t.ends()
    assert len(t.camp(1).hand) == 10
    assert t.camp(1).discard == ["earmark"]
    assert t.told(ev.Overflowed) == [ev.Overflowed(seat=1, card="earmark")]
    assert t.support(1) == 5
    assert t.camp(1).fatigue == 0


@clause("B085")
def test_a_tenth_card_fits() -> None:
    t = T()
    t.holds(1, *["favor"] * 9)
    t.ends()
    assert len(t.camp(1).hand) == 10
    assert not t.camp(1).discard


@clause("B087", "B088", "BR3", "BR28")
def test_drawing_from_an_empty_deck_costs_one_then_two_then_three() -> None:
    t = T(deck=0)
    t.camp(1).support = 5
    left: list[int] = []
    for _ in range(3):
        t.ends()
        left.append(t.support(1))
        t.ends()
    assert left == [4, 2, 0]
    assert t.camp(1).fatigue == 3


@clause("B086", "B087")
def test_cards_that_come_are_told_before_those_that_do_not() -> None:
    for held, deck, last in ((9, 5, ev.Overflowed), (0, 1, ev.Exhausted)):
        t = T(deck=deck)
        t.holds(0, "lobbyist", *["favor"] * held)
        t.plays("lobbyist")
        kinds = [type(e) for e in t.events if type(e) in (ev.Drew, last)]
        assert kinds == [ev.Drew, last]


@clause("BR52")
def test_discards_are_public_and_draws_private() -> None:
    t = T()
    t.holds(0, "lobbyist")
    t.plays("lobbyist")
    public = t.view(None)
    assert public.sides[0].discard == ("lobbyist",)
    assert public.sides[0].hand == 2
    assert public.hand == ()
    assert t.view(1).hand == ()
    assert [c.card for c in t.view(0).hand] == ["earmark", "earmark"]
    assert [e.to for e in t.told(ev.Received)] == [(0,)]
    assert [e.to for e in t.told(ev.Drew)] == [None]
