"""Setting up, the turn, and how a game ends."""

from __future__ import annotations

import pytest

from rules.bill import GAME
from rules.bill import events as ev
from rules.bill.actions import EndTurn, Lobby, Play
from rules.bill.decks import faults
from rules.core import begin, legal_actions, perform
from tests.bill.table import REAL, T, ability, effect, new

clause = pytest.mark.clause


@clause("B002", "B003", "BR1")
def test_the_first_bill_to_reach_30_wins_at_once() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.camp(0).support, t.camp(1).support = 28, 29
    t.lobbies("ann")
    assert t.support(0) == 30
    assert t.s.winners == (0,)
    assert t.told(ev.Passed) == [ev.Passed(seat=0, support=30)]
    assert not t.legal()


@clause("B003")
def test_29_support_does_not_win() -> None:
    t = T()
    t.sits(0, "ann", 1, 3)
    t.camp(0).support = 28
    t.lobbies("ann")
    assert t.s.winners is None
    assert t.asked() == "turn"


@clause("BR1", "BR10")
def test_30_is_checked_on_the_others_turn_too_and_no_filibuster_stops_it() -> None:
    t = T("hard")
    t.sits(0, "ann", 3, 5)
    t.sits(1, "bob", 1, 1, ability=ability("unseated", effect("support", amount=2)))
    t.camp(1).support, t.camp(1).filibuster = 28, True
    t.confronts("ann", "bob")
    assert t.s.winners == (1,)


@clause("BR2")
def test_effects_settle_one_at_a_time_the_active_sides_first() -> None:
    t = T("hard")
    gives = ability("unseated", effect("support", amount=3))
    t.sits(0, "ann", 2, 2, ability=gives)
    t.sits(1, "bob", 2, 2, ability=gives)
    t.camp(0).support = t.camp(1).support = 28
    t.confronts("ann", "bob")
    assert t.s.winners == (0,)
    assert t.support(1) == 28


@clause("B005")
@pytest.mark.parametrize("decks", ["starter", "random"])
def test_each_side_has_30_cards_members_and_action_cards(decks: str) -> None:
    s = new(decks=decks)
    for seat, camp in enumerate(s.camps):
        cards = [card for card in camp.deck + camp.hand if card != "favor"]
        assert len(cards) == 30
        assert not faults(cards, camp.side, REAL.members)
        assert sum(s.printed(seat, card).is_member for card in cards) == 20


@clause("B006", "B007", "BR5")
def test_opening_hands_and_the_first_draw() -> None:
    s = new(starts="first")
    first, second = s.camps
    assert len(first.hand) == 3 + 1
    assert len(second.hand) == 4 + 1
    assert second.hand.count("favor") == 1
    assert "favor" not in first.hand
    assert len(first.deck) == 30 - 4
    assert len(second.deck) == 30 - 4


@clause("B005", "B006")
def test_decks_are_shuffled() -> None:
    hands = [
        {tuple(new(f"shuffle {n}", sides="democratic").camps[seat].hand) for n in range(20)}
        for seat in (0, 1)
    ]
    assert all(len(each) > 15 for each in hands)


@clause("BR6")
def test_nobody_is_asked_about_the_opening_hand() -> None:
    s = new(starts="second")
    assert s.asks[1].kind == "turn"
    assert {type(a) for a in legal_actions(s, 1)} <= {Play, EndTurn}


@clause("B009")
def test_capital_grows_by_one_up_to_ten_and_refills() -> None:
    t = T()
    t.camp(1).growth, t.camp(1).capital = 4, 0
    t.ends()
    assert (t.camp(1).growth, t.camp(1).capital) == (5, 5)
    t.camp(0).growth = 10
    t.ends()
    assert (t.camp(0).growth, t.camp(0).capital) == (10, 10)


@clause("B009")
def test_the_first_turns_have_one_capital_each() -> None:
    s = new(starts="first")
    assert s.camps[0].capital == 1
    perform(s, EndTurn(seat=0))
    assert s.camps[1].capital == 1
    perform(s, EndTurn(seat=1))
    assert s.camps[0].capital == 2


@clause("B010", "B045")
def test_each_institution_adds_one_support_at_the_start_of_its_sides_turn() -> None:
    t = T()
    t.sits(1, "ann", 1, 3, "institution")
    t.sits(1, "bob", 1, 3, "institution")
    t.sits(1, "cyd", 1, 3)
    t.sits(0, "dee", 1, 3, "institution")
    t.ends()
    assert t.support(1) == 2
    assert t.support(0) == 0


@clause("B011", "BR4")
def test_a_card_is_drawn_after_institutions_and_abilities() -> None:
    t = T("hard")
    t.sits(1, "ann", 1, 3, "institution", ability=ability("turn", effect("sway", amount=1)))
    t.camp(0).support = 5
    t.ends()
    kinds = [type(e) for e in t.events]
    order = [ev.TurnBegan, ev.Gained, ev.Used, ev.Lost, ev.Drew]
    assert [kind for kind in kinds if kind in order] == order
    assert t.camp(1).hand == ["earmark"]


@clause("BR4")
def test_an_institution_can_win_before_the_draw() -> None:
    t = T()
    t.sits(1, "ann", 1, 3, "institution")
    t.camp(1).support = 29
    t.ends()
    assert t.s.winners == (1,)
    assert not t.camp(1).hand


@clause("BR1")
def test_of_two_institutions_the_second_adds_nothing_to_a_bill_that_has_passed() -> None:
    t = T()
    t.sits(1, "ann", 1, 3, "institution")
    t.sits(1, "bob", 1, 3, "institution")
    t.camp(1).support = 29
    t.ends()
    assert t.support(1) == 30
    assert t.told(ev.Passed) == [ev.Passed(seat=1, support=30)]


@clause("B012", "B013")
def test_cards_and_acts_in_any_order_and_every_card_is_paid() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(0, "bob", 1, 3)
    t.member(0, "cyd", 2, 3, cost=4)
    t.holds(0, "earmark")
    t.lobbies("ann")
    t.plays("cyd")
    t.lobbies("bob")
    t.plays("earmark")
    assert t.camp(0).capital == 10 - 4 - 2
    assert t.support(0) == 2 + 1 + 3
    assert t.asked() == "turn"


@clause("B013")
def test_what_cannot_be_paid_cannot_be_played() -> None:
    t = T()
    t.member(0, "ann", 2, 3, cost=4)
    t.holds(0, "earmark")
    t.camp(0).capital = 3
    assert not t.may_play("ann")
    assert t.may_play("earmark")
    t.camp(0).capital = 1
    assert not t.may_play("earmark")


@clause("B014")
def test_each_member_acts_once() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(1, "bob", 0, 9)
    t.lobbies("ann")
    assert not t.may_lobby("ann")
    assert not t.may_confront("ann", "bob")


@clause("B015", "BR26")
def test_end_turn_hands_over_and_unspent_capital_is_lost() -> None:
    t = T()
    t.camp(0).growth, t.camp(0).capital = 5, 5
    t.ends()
    assert t.turn() == 1
    assert not t.legal(0)
    t.ends()
    assert t.camp(0).capital == 6


@clause("BR35")
@pytest.mark.parametrize(("first", "second", "winners"), [(9, 8, (0,)), (8, 9, (1,)), (8, 8, ())])
def test_after_forty_turns_each_the_higher_support_wins(
    first: int, second: int, winners: tuple[int, ...]
) -> None:
    t = T()
    t.s.turn = 79
    t.camp(0).support, t.camp(1).support = first, second
    t.ends()
    assert t.s.winners is None
    t.ends()
    assert t.s.winners == winners
    assert t.told(ev.Adjourned)


@clause("BR36")
def test_a_running_game_keeps_its_cards() -> None:
    s = new()
    assert s.options.card_set == "119"
    assert s.options.cards == REAL.hash


@clause("BR49")
def test_who_starts_is_drawn_and_announced_and_a_rematch_alternates() -> None:
    drawn = {begin(GAME, 2, str(i), GAME.options())[0].active for i in range(20)}
    assert drawn == {0, 1}
    s, events = begin(GAME, 2, "x", GAME.options(starts="second"))
    assert ev.WentFirst(seat=1) in events
    side = "democratic" if s.camps[0].side == "D" else "republican"
    assert GAME.rematch(s) == {"starts": "first", "sides": side}
    assert GAME.rematch(s, swap=True) == {"starts": "second", "sides": side}
    perform(s, EndTurn(seat=1))
    assert GAME.rematch(s)["starts"] == "first"


@clause("B015")
def test_all_questions_of_a_turn_share_its_clock_and_no_two_turns_do() -> None:
    t = T()
    t.sits(1, "bob", 2, 3)
    t.sits(1, "cyd", 2, 3)
    t.member(0, "eye", 1, 3, "oversight")
    first = t.s.asks[0].about
    t.plays("eye")
    assert t.asked() == "oversee"
    assert t.s.asks[0].about == first
    t.picks("bob")
    t.ends()
    assert t.s.asks[1].about != first
    t.ends()
    assert t.s.asks[0].about != first


@clause("BR59")
def test_a_silent_turn_ends_and_who_resigns_loses() -> None:
    t = T()
    t.sits(0, "ann", 9, 9)
    assert GAME.default(t.s, t.s.asks[0]) == EndTurn(seat=0)
    GAME.retire(t.s, 0)
    assert t.s.winners == (1,)


def test_sides_are_drawn_or_chosen() -> None:
    drawn = {begin(GAME, 2, str(i), GAME.options())[0].camps[0].side for i in range(20)}
    assert drawn == {"D", "R"}
    assert new(sides="republican").camps[0].side == "R"
    assert new(sides="democratic").camps[0].side == "D"


@clause("BR56")
def test_extra_acts_end_with_the_turn() -> None:
    t = T()
    ann = t.sits(0, "ann", 2, 3, acted=True)
    t.holds(0, "town-hall")
    t.plays("town-hall", "ann")
    t.ends()
    assert not ann.ready
    t.ends()
    t.lobbies("ann")
    assert Lobby(seat=0, member="ann") not in t.legal()
