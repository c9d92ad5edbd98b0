"""Reactions and re-reactions: when they are asked for, what they do, where the cards go (W043, WR1-WR7)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import IllegalAction, Pace
from rules.watergate import events as e
from rules.watergate.game import GAME
from tests.watergate.table import EDITOR, NIXON, T

clause = pytest.mark.clause


def hunt(hands: str = "E-BRA E-DEM E-FTM", **fields: Any) -> T:
    """Nixon has announced Bob Haldeman; the Editor is asked."""
    return T(f"{hands} N-HAL N-JMI N-TRB", first=NIXON, track="B@1", **fields).action("N-HAL")


def moved(hands: str = "E-BRA E-DEM E-FTM", **fields: Any) -> T:
    """Nixon has announced a value of 3 on blue evidence at 1; the Editor is asked."""
    at = fields.pop("at", 1)
    table = T(f"{hands} N-SLO N-JMI N-TRB", first=NIXON, track=f"B@{at}", **fields)
    return table.value("N-SLO", "e1")


# Bradlee and Mass Demonstration


@clause("W043", "W079", "WR6")
@pytest.mark.parametrize(("card", "pile"), [("E-BRA", "discard"), ("E-DEM", "removed")])
def test_a_conspirator_is_cancelled_and_leaves_the_game(card: str, pile: str) -> None:
    t = hunt().reacts(card)
    if card == "E-DEM":
        t.goes_on()
    assert t.at("B") == 1
    assert t.pile("N-HAL") == "removed"
    assert t.pile(card) == pile
    assert e.Cancelled(card="N-HAL") in t.events


@clause("W080", "WR4")
def test_bradlee_cannot_be_answered() -> None:
    t = hunt().reacts("E-BRA")
    assert t.asked() == (NIXON, "turn")


@clause("W080", "WR4", "WR5", "WR6")
def test_mass_demonstration_can_be_answered_by_mitchell() -> None:
    t = hunt("E-DEM E-LAW E-GUN").reacts("E-DEM")
    assert t.asked() == (NIXON, "react-event")
    t.reacts("N-JMI")
    assert t.asked() == (EDITOR, "react-conspirator")
    t.goes_on()
    assert t.at("B") == 0, "the original action happens"
    assert t.pile("E-DEM") == "discard"
    assert (t.pile("N-JMI"), t.pile("N-HAL")) == ("discard", "discard")


@clause("WR4")
def test_only_actions_of_conspirators_open_that_window() -> None:
    t = T("E-BRA E-DEM E-LAW N-HAL N-SPE N-TRB", first=NIXON)
    t.value("N-HAL", "initiative")
    assert t.asked() == (EDITOR, "turn")
    t = T("E-BRA E-DEM E-LAW N-HAL N-SPE N-TRB", first=NIXON).action("N-SPE")
    assert t.asked() == (EDITOR, "turn")


@clause("WR9")
def test_a_cancelled_hunt_draws_nothing() -> None:
    t = T("E-BRA E-LAW N-HUN N-TRB", first=NIXON).action("N-HUN").reacts("E-BRA")
    assert t.at("momentum") == 0
    assert t.s.hands[NIXON] == ["N-TRB"]
    assert t.pile("N-HUN") == "removed"


@clause("WR10")
def test_a_reaction_to_colson_comes_before_the_discard() -> None:
    t = T("E-BRA N-COL N-TRB", first=NIXON).action("N-COL").reacts("E-BRA")
    assert "Robbed" not in t.happened()
    assert t.asked() == (NIXON, "turn")


@clause("WR9")
def test_the_card_that_hunt_drew_has_its_own_window() -> None:
    t = T("E-BRA E-LAW N-HUN N-TRB", first=NIXON, track="B@1").stacks("N-HAL")
    t.action("N-HUN").goes_on().action("N-HAL")
    assert t.asked() == (EDITOR, "react-conspirator")
    t.reacts("E-BRA")
    assert (t.pile("N-HAL"), t.pile("N-HUN")) == ("removed", "discard")
    assert t.at("B") == 1
    assert t.asked() == (NIXON, "turn")


@clause("WR8", "WR9", "WR38")
def test_a_card_drawn_by_hunt_still_belongs_to_the_first_turn_after_a_reaction_in_his_defence() -> None:
    t = T("E-DEM E-LAW E-GUN N-HUN N-JMI N-TRB", first=NIXON).stacks("N-MOO")
    t.action("N-HUN").reacts("E-DEM").reacts("N-JMI").goes_on()
    assert t.asked() == (NIXON, "drawn")
    assert t.offers("use") == {"value"}
    t.value("N-MOO", "initiative")
    assert t.asked() == (EDITOR, "turn")


@clause("WR8", "WR38")
def test_a_reaction_to_the_editor_counts_as_the_first_turn_before_hunt() -> None:
    t = T("E-LAW E-GUN E-BER N-HUN N-JMI N-TRB", removed="E-DEM E-BRA").stacks("N-MOO")
    t.action("E-LAW", "none").reacts("N-JMI").value("E-BER", "initiative").action("N-HUN")
    assert t.asked() == (NIXON, "drawn")
    assert t.offers("use") == {"value", "action"}


# Follow the Money


@clause("W043", "WR6", "WR7")
def test_follow_the_money_turns_the_move_around() -> None:
    t = moved().reacts("E-FTM").goes_on()
    assert t.at("B") == 4
    assert t.pile("N-SLO") == "discard"
    assert t.pile("E-FTM") == "removed"
    assert e.Reversed(card="N-SLO") in t.events


@clause("WR7")
def test_follow_the_money_prevents_a_claim_and_may_claim_itself() -> None:
    t = moved(at=-4).reacts("E-FTM").goes_on()
    assert t.at("B") == -1, "the printed distance counts, though the move would have been cut at 5"
    t = moved(at=2).reacts("E-FTM").goes_on()
    assert t.asked() == (EDITOR, "pin")
    t.pins("B", "A1")
    assert t.pinned("A1") == ("B", True)


@clause("WR30")
def test_hidden_evidence_that_a_value_moves_is_shown_before_the_reaction_and_stays_shown() -> None:
    t = T("E-FTM E-LAW N-SLO N-TRB", first=NIXON, hidden="B").value("N-SLO", "e1")
    assert t.asked() == (EDITOR, "react-evidence")
    assert t.hidden() == []
    t.reacts("E-FTM").goes_on()
    assert t.at("B") == 3


@clause("WR30", "WR34")
def test_an_action_shows_hidden_evidence_only_when_it_takes_effect() -> None:
    t = T("E-GUN E-LAW N-JMI N-TRB", hidden="B").action("E-GUN", "e1")
    assert t.told(e.PlayedAction)[0].aims == ("hidden:1",)
    assert t.hidden() == ["B"]
    t.reacts("N-JMI").goes_on()
    assert t.hidden() == ["B"]


@clause("WR4")
def test_follow_the_money_answers_no_marker_no_action_and_no_red_symbol() -> None:
    t = T("E-FTM E-LAW N-SLO N-CAN N-TRB", first=NIXON, track="B@1")
    assert T("E-FTM E-LAW N-SLO N-TRB", first=NIXON).value("N-SLO", "momentum").asked() == (EDITOR, "turn")
    assert t.action("N-SLO", "initiative").asked() == (EDITOR, "turn")
    t = T("E-FTM E-LAW N-SLO N-TRB", first=NIXON, track="Bm@-4").value("N-SLO", "e1").goes_on()
    assert t.pins("Bm", "A1").asked() == (EDITOR, "turn")


@clause("WR4")
def test_a_value_of_the_editor_opens_no_window() -> None:
    t = T("E-SLO E-LAW N-JMI N-TRB", track="B@1").value("E-SLO", "e1")
    assert t.asked() == (NIXON, "turn")


@clause("WR5")
def test_mitchell_cancels_follow_the_money_and_the_move_happens() -> None:
    t = moved().reacts("E-FTM").reacts("N-JMI").goes_on()
    assert t.at("B") == -2
    assert (t.pile("E-FTM"), t.pile("N-SLO"), t.pile("N-JMI")) == ("discard",) * 3


# John Mitchell


@clause("W079", "WR6")
def test_mitchell_sends_an_event_to_the_discard() -> None:
    t = T("E-GUN E-LAW N-JMI N-TRB").action("E-GUN", "none")
    assert t.asked() == (NIXON, "react-event")
    t.reacts("N-JMI").goes_on()
    assert (t.at("initiative"), t.at("momentum")) == (0, 0)
    assert (t.pile("E-GUN"), t.pile("N-JMI")) == ("discard", "discard")
    assert e.Annulled(card="E-GUN") in t.events


@clause("WR4")
def test_mitchell_answers_no_journalist_and_no_value() -> None:
    t = T("E-WDW E-GUN N-JMI N-TRB").action("E-WDW").pushes("momentum")
    assert t.asked() == (NIXON, "turn")
    t = T("E-WDW E-GUN N-JMI N-TRB").value("E-GUN", "momentum")
    assert t.asked() == (NIXON, "turn")


@clause("WR4")
@pytest.mark.parametrize("card", ["E-BRA", "E-DEM"])
def test_bradlee_and_mass_demonstration_answer_mitchell(card: str) -> None:
    t = T(f"E-GUN {card} E-LAW N-JMI N-TRB").action("E-GUN", "none").reacts("N-JMI")
    assert t.asked() == (EDITOR, "react-conspirator")
    t.reacts(card)
    assert (t.at("initiative"), t.at("momentum")) == (2, 2), "the event happens after all"
    assert (t.pile("N-JMI"), t.pile("E-GUN")) == ("removed", "removed")


@clause("WR39")
def test_the_system_worked_is_cancelled_with_its_target_untouched() -> None:
    t = T("E-SYS E-LAW N-JMI N-TRB", removed="E-PEN").action("E-SYS", "E-PEN").reacts("N-JMI").goes_on()
    assert (t.pile("E-SYS"), t.pile("E-PEN")) == ("discard", "removed")
    assert t.s.board == {}


@clause("WR38")
def test_mitchell_as_nixons_first_card_counts_as_his_first_turn() -> None:
    t = T("E-GUN E-LAW E-BER N-JMI N-MOO N-TRB").action("E-GUN", "none").reacts("N-JMI").goes_on()
    t.value("E-LAW", "momentum")
    assert t.targets("N-MOO", "action") == {()}


# Chains, turns, windows


@clause("WR5")
def test_the_deepest_chain_has_four_cards() -> None:
    t = hunt().reacts("E-DEM").reacts("N-JMI")
    assert t.reactions() == {"E-BRA"}
    t.reacts("E-BRA")
    assert t.at("B") == 1, "Mitchell is cancelled, so Mass Demonstration cancels Haldeman"
    assert (t.pile("N-JMI"), t.pile("N-HAL")) == ("removed", "removed")
    assert (t.pile("E-DEM"), t.pile("E-BRA")) == ("removed", "discard")
    assert t.asked() == (NIXON, "turn")
    t = moved().reacts("E-FTM").reacts("N-JMI").reacts("E-DEM")
    assert t.at("B") == 4
    assert t.asked() == (NIXON, "turn"), "Mitchell lies on the table, so nobody can answer any more"


@clause("WR1")
def test_a_reaction_is_the_reactors_card_and_turns_go_on_alternating() -> None:
    assert hunt("E-BRA E-LAW").reacts("E-BRA").asked() == (NIXON, "turn")
    t = hunt("E-DEM E-LAW").reacts("E-DEM").reacts("N-JMI").goes_on()
    assert t.asked() == (EDITOR, "turn")
    assert t.s.played == [1, 2]


@clause("WR1", "WR10")
def test_colsons_extra_turn_comes_after_a_chain_too() -> None:
    t = T("E-DEM E-LAW E-GUN N-COL N-JMI N-TRB", first=NIXON).action("N-COL")
    t.reacts("E-DEM").reacts("N-JMI").goes_on()
    assert "Robbed" in t.happened()
    assert t.asked() == (NIXON, "turn")


@clause("WR2")
def test_the_window_opens_on_announcement_before_anything_happens() -> None:
    t = T("E-DEA E-LAW N-JMI N-TRB").action("E-DEA", "momentum")
    assert t.told(e.PlayedAction) == [e.PlayedAction(seat=EDITOR, card="E-DEA", aims=("marker:momentum",))]
    assert t.asked() == (NIXON, "react-event")
    assert (t.s.tiles, t.at("momentum"), t.pile("E-DEA")) == ({}, 0, "table")
    announced = t.view(None).announced
    assert [(a.card, a.aims) for a in announced] == [("E-DEA", ("marker:momentum",))]


@clause("WR2")
def test_choices_after_a_draw_come_after_the_window() -> None:
    t = T("E-PEN E-LAW N-JMI N-TRB", bag=["B"]).action("E-PEN")
    assert t.asked() == (NIXON, "react-event")
    assert t.s.bag == ["B"]
    t.goes_on()
    assert t.asked() == (EDITOR, "pin")


@clause("WR3")
@pytest.mark.parametrize("hand", ["E-BRA", "E-LAW"])
def test_the_question_is_put_whatever_the_hand(hand: str) -> None:
    t = hunt(hand)
    (ask,) = t.s.asks.values()
    assert (ask.seat, ask.kind, ask.secret) == (EDITOR, "react-conspirator", True)
    assert t.reactions() == ({"E-BRA"} if hand == "E-BRA" else set())
    for viewer in (None, NIXON):
        view = t.view(viewer)
        assert GAME.question(view, EDITOR) == GAME.question(hunt("E-GUN").view(viewer), EDITOR)


@clause("WR3", "WR22")
def test_no_question_to_an_empty_hand() -> None:
    t = T("N-HAL N-TRB", first=NIXON, track="B@1").action("N-HAL")
    assert t.at("B") == 0
    assert t.asked() == (NIXON, "turn")


@clause("WR31")
def test_the_question_is_left_out_only_when_the_public_knows_the_answer() -> None:
    out = {"removed": "E-DEM", "discard": "E-BRA"}
    assert hunt("E-LAW E-FTM", **out).asked() == (EDITOR, "turn")
    assert hunt("E-LAW", removed="E-DEM").asked() == (EDITOR, "react-conspirator")
    assert moved("E-LAW", discard="E-FTM").asked() == (EDITOR, "turn")
    t = T("E-GUN E-LAW N-TRB", discard="N-JMI").action("E-GUN", "none")
    assert t.asked() == (NIXON, "turn")
    t = hunt("E-DEM E-LAW", discard="E-BRA").reacts("E-DEM").reacts("N-JMI")
    assert t.asked() == (EDITOR, "turn"), "Mass Demonstration lies on the table, Bradlee in the discard"


@clause("WR8", "WR31")
def test_under_the_mood_only_bradlee_reacts() -> None:
    t = hunt(barred=EDITOR)
    assert t.reactions() == {"E-BRA"}
    assert moved(barred=EDITOR).asked() == (EDITOR, "turn")
    assert hunt("E-LAW", discard="E-BRA", barred=EDITOR).asked() == (EDITOR, "turn")


@clause("WR45")
def test_the_window_shares_the_clock_of_the_turn_that_comes_next() -> None:
    t = hunt("E-BRA E-LAW")
    (window,) = t.s.asks.values()
    t.goes_on()
    (turn,) = t.s.asks.values()
    assert (window.about, window.pace) == (turn.about, turn.pace)
    assert turn.pace is Pace.TURN
    reacted = hunt("E-DEM E-LAW").reacts("E-DEM")
    (again,) = reacted.s.asks.values()
    reacted.goes_on()
    (nixons,) = reacted.s.asks.values()
    assert again.about == nixons.about


@clause("WR45")
def test_several_windows_before_one_turn_share_its_clock() -> None:
    t = T("E-BRA E-LAW N-HUN N-TRB", first=NIXON, track="B@1").stacks("N-HAL").action("N-HUN")
    abouts = {next(iter(t.s.asks.values())).about}
    t.goes_on().action("N-HAL")
    abouts.add(next(iter(t.s.asks.values())).about)
    t.goes_on()
    abouts.add(next(iter(t.s.asks.values())).about)
    assert len(abouts) == 1


@clause("W017")
def test_a_reaction_that_does_not_fit_is_refused() -> None:
    t = hunt()
    assert t.reactions() == {"E-BRA", "E-DEM"}
    with pytest.raises(IllegalAction):
        t.reacts("E-FTM")
    t = moved()
    assert t.reactions() == {"E-FTM"}
