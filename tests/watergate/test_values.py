"""Cards used for their value (W026-W040)."""

from __future__ import annotations

import pytest

from rules.core import IllegalAction, Pace
from rules.watergate import events as e
from rules.watergate.actions import Instead, Play
from rules.watergate.state import WatergateOptions
from tests.watergate.table import EDITOR, NIXON, T

clause = pytest.mark.clause
PRINTED = WatergateOptions(wording="printed")


@clause("W012", "W026")
def test_a_card_is_used_for_value_or_action_and_only_one() -> None:
    t = T("E-WOO E-GUN N-TRB")
    assert t.targets("E-WOO", "value")
    assert t.targets("E-WOO", "action")
    t.value("E-WOO", "initiative")
    assert t.at("initiative") == 3
    assert t.s.tiles == {}
    assert t.asked() == (NIXON, "turn")


@clause("W026", "W027")
def test_players_alternate_until_no_hand_is_left() -> None:
    t = T("E-WOO E-GUN N-TRB N-CAN")
    order = [t.asked()[0]]
    for card in ("E-WOO", "N-TRB", "E-GUN"):
        t.value(card, "initiative")
        order.append(t.asked()[0])
    assert order == [EDITOR, NIXON, EDITOR, NIXON]
    t.value("N-CAN", "initiative")
    assert "EvaluationBegan" in t.happened()


@clause("WR22")
def test_with_one_hand_empty_the_other_plays_on_alone() -> None:
    t = T("E-WOO N-TRB N-CAN N-MOO")
    t.value("E-WOO", "initiative").value("N-TRB", "initiative")
    assert t.asked() == (NIXON, "turn")
    t.value("N-CAN", "momentum")
    assert t.asked() == (NIXON, "turn")


@clause("W028", "W032")
def test_one_token_moves_the_printed_number_toward_the_own_side() -> None:
    t = T("E-LAW E-GUN N-TRB", initiative=-1, track="B@1")
    t.value("E-LAW", "initiative")
    assert (t.at("initiative"), t.at("momentum"), t.at("B")) == (2, 0, 1)
    t.value("N-TRB", "momentum")
    assert (t.at("initiative"), t.at("momentum")) == (2, -4)


@clause("W029")
def test_initiative_momentum_or_evidence_of_the_colour() -> None:
    t = T("E-WOO N-TRB", track="G@1 B@2 Y@-1")
    assert t.targets("E-WOO", "value") == {"initiative", "momentum", "e1"}
    t.value("E-WOO", "e1")
    assert t.at("G") == 4


@clause("W030")
def test_a_two_coloured_token_matches_either_colour() -> None:
    t = T("E-WOO E-SLO E-BAL N-TRB", track="BY@1 BG@2")
    assert t.targets("E-WOO", "value") >= {"e2"}
    assert "e1" not in t.targets("E-WOO", "value")
    assert t.targets("E-SLO", "value") >= {"e1", "e2"}
    assert t.targets("E-BAL", "value") >= {"e1"}
    assert "e2" not in t.targets("E-BAL", "value")


@clause("W030")
def test_a_joker_takes_any_colour() -> None:
    t = T("E-DTH N-GEM", track="B@1 Y@2 G@3", hidden="B Y")
    wanted = {"initiative", "momentum", "e1", "e2", "e3", "ask-B", "ask-Y", "ask-G"}
    assert t.targets("E-DTH", "value") == wanted
    t.value("E-DTH", "initiative")
    assert t.targets("N-GEM", "value") == {"initiative", "momentum", "e1", "e2", "e3", "e4", "e5"}


@clause("W033")
def test_nixon_reveals_a_matching_hidden_evidence_and_moves_it() -> None:
    t = T("N-WOO E-GUN", first=NIXON, hidden="B G YG")
    assert t.targets("N-WOO", "value") == {"initiative", "momentum", "e2", "e3"}
    t.value("N-WOO", "e2")
    assert e.Revealed(slot=2, token="G") in t.events
    t.goes_on()
    assert t.at("G") == -3
    assert t.hidden() == ["B", "YG"]


@clause("W034", "W035", "WR19")
def test_the_editor_asks_for_a_colour_and_nixon_shows_one_of_several() -> None:
    t = T("E-WOO N-TRB", hidden="B G YG")
    assert t.targets("E-WOO", "value") == {"initiative", "momentum", "ask-G"}
    t.value("E-WOO", "ask-G")
    assert t.told(e.AskedFor) == [e.AskedFor(seat=EDITOR, card="E-WOO", colour="green")]
    assert t.asked() == (NIXON, "show")
    assert t.offers("slot") == {2, 3}
    t.shows(3)
    assert t.at("YG") == 3
    assert t.hidden() == ["B", "G"]
    assert t.asked() == (NIXON, "turn")


@clause("WR32")
def test_nixon_is_asked_to_show_even_with_a_single_match() -> None:
    t = T("E-WOO N-TRB", hidden="B G Y")
    t.value("E-WOO", "ask-G")
    assert t.asked() == (NIXON, "show")
    assert t.pace() is Pace.REACTION
    assert len(t.options()) == 1


@clause("W036", "WR19")
def test_with_no_match_the_editor_moves_something_else() -> None:
    t = T("E-WOO N-TRB", hidden="B Y", track="G@1 B@2")
    t.value("E-WOO", "ask-G")
    assert t.told(e.Denied) == [e.Denied(seat=NIXON, colour="green")]
    assert t.asked() == (EDITOR, "instead")
    assert t.offers("target") == {"initiative", "momentum", "e1"}
    t.instead("momentum")
    assert t.at("momentum") == 3
    assert t.pile("E-WOO") == "discard"


@clause("WR19")
def test_a_no_is_public_and_is_not_asked_again_this_round() -> None:
    t = T("E-WOO E-BUT E-GUN N-TRB N-CAN", hidden="B Y")
    t.value("E-WOO", "ask-G").instead("momentum")
    assert t.view(None).denied == ("green",)
    t.value("N-TRB", "initiative")
    assert t.targets("E-BUT", "value") == {"initiative", "momentum"}


@clause("WR19")
def test_asking_locks_the_card_and_the_colour() -> None:
    t = T("E-DTH E-GUN N-TRB", hidden="B Y")
    t.value("E-DTH", "ask-G")
    assert all(isinstance(a, Instead) for a in t.options())
    with pytest.raises(IllegalAction):
        t.value("E-GUN", "initiative")


@clause("W031")
def test_after_a_joker_found_nothing_the_erratum_allows_only_the_named_colour() -> None:
    t = T("E-DTH N-TRB", hidden="B", track="G@1 YG@-1 Y@2")
    t.value("E-DTH", "ask-G")
    assert t.offers("target") == {"initiative", "momentum", "e1", "e2"}


@clause("W031")
def test_the_printed_wording_allows_any_colour_after_a_joker_but_only_then() -> None:
    t = T("E-DTH E-WOO N-TRB", hidden="B", track="G@1 YG@-1 Y@2", options=PRINTED)
    t.value("E-DTH", "ask-G")
    wanted = {"initiative", "momentum", "e1", "e2", "e3"}
    assert t.offers("target") == wanted
    t = T("E-WOO N-TRB", hidden="B", track="G@1 Y@2", options=PRINTED)
    t.value("E-WOO", "ask-G")
    assert t.offers("target") == {"initiative", "momentum", "e1"}


@clause("W037", "W038", "W039")
def test_evidence_on_space_5_is_claimed_and_pinned_and_the_rest_is_lost() -> None:
    t = T("E-GUN N-TRB", track="G@3")
    t.value("E-GUN", "e1")
    assert t.told(e.Moved)[0].end == "E5"
    assert t.at("G") is None
    assert t.asked() == (EDITOR, "pin")
    t.pins("G", "M2")
    assert t.pinned("M2") == ("G", True)


@clause("W037", "W068")
def test_momentum_on_space_5_is_claimed_at_once_with_its_reward() -> None:
    t = T("E-GUN N-TRB", momentum=2).stacks("E-BAL")
    t.value("E-GUN", "momentum")
    assert t.at("momentum") is None
    assert t.s.won == [1, 0]
    assert t.s.hands[EDITOR] == ["E-BAL"]
    assert t.asked() == (NIXON, "turn")


@clause("W037", "WR15")
def test_initiative_on_space_5_turns_the_card_but_not_the_order_of_turns() -> None:
    t = T("N-TRB N-CAN E-GUN E-WOO", first=NIXON, initiative=2)
    t.value("N-TRB", "momentum")
    t.value("E-GUN", "initiative")
    assert t.told(e.ClaimedInitiative) == [e.ClaimedInitiative(seat=EDITOR)]
    assert t.s.holder == EDITOR
    assert t.at("initiative") is None
    assert t.asked() == (NIXON, "turn")


@clause("W040", "WR12")
def test_a_red_symbol_moves_momentum_toward_who_claims() -> None:
    t = T("E-GUN N-TRB", track="Gm@3")
    t.value("E-GUN", "e1").pins("Gm", "M2")
    assert t.at("momentum") == 1
    t = T("N-TRB E-GUN", first=NIXON, track="Ym@-3")
    t.value("N-TRB", "e1").goes_on().pins("Ym", "A2")
    assert t.at("momentum") == -1
    assert t.pinned("A2") == ("Ym", False)


@clause("W040", "WR13")
def test_a_red_symbol_does_nothing_when_turned_up_or_moved_short_of_5() -> None:
    t = T("E-WOO N-WOO", hidden="Gm")
    t.value("E-WOO", "ask-G").shows(1)
    assert (t.at("Gm"), t.at("momentum")) == (3, 0)


@clause("W040", "WR14")
def test_a_red_symbol_is_lost_when_momentum_is_off_the_track() -> None:
    t = T("E-GUN N-TRB", track="Gm@3", momentum=None)
    t.value("E-GUN", "e1").pins("Gm", "M2")
    assert t.at("momentum") is None
    assert t.s.won == [0, 0]


@clause("WR12")
def test_a_claim_leads_to_a_claim_of_momentum_and_that_to_a_reward() -> None:
    t = T("E-GUN N-TRB", track="Gm@3", momentum=4, won=[2, 0])
    t.value("E-GUN", "e1").pins("Gm", "M2")
    assert t.s.won == [3, 0]
    assert "TookMomentum" in t.happened()


@clause("WR14")
def test_values_cannot_move_a_marker_that_was_claimed() -> None:
    t = T("E-GUN N-TRB", initiative=None, track="G@1")
    assert t.targets("E-GUN", "value") == {"momentum", "e1"}
    t = T("E-GUN N-TRB", momentum=None)
    assert t.targets("E-GUN", "value") == {"initiative"}


@clause("WR20")
def test_a_value_without_any_target_may_be_spent() -> None:
    t = T("E-WOO N-TRB", initiative=None, momentum=None, track="B@1")
    assert t.targets("E-WOO", "value") == {"none"}
    t.value("E-WOO")
    assert t.told(e.Spent) == [e.Spent(seat=EDITOR, card="E-WOO")]
    assert t.pile("E-WOO") == "discard"
    assert t.at("B") == 1


@clause("WR20")
def test_with_only_hidden_evidence_the_editor_asks_and_may_still_move_nothing() -> None:
    t = T("E-WOO N-TRB", initiative=None, momentum=None, hidden="B")
    assert t.targets("E-WOO", "value") == {"ask-G"}
    t.value("E-WOO", "ask-G")
    assert t.told(e.Spent) == [e.Spent(seat=EDITOR, card="E-WOO")]
    assert t.asked() == (NIXON, "turn")


@clause("W016")
def test_a_card_used_for_its_value_is_discarded_whatever_it_is() -> None:
    t = T("E-GUN E-BER E-FTM N-HUN N-MOO N-GAM")
    for card in ("E-GUN", "N-HUN", "E-BER", "N-MOO", "E-FTM", "N-GAM"):
        t.value(card, "momentum" if card == "E-BER" else "initiative")
    played = ("E-GUN", "N-HUN", "E-BER", "N-MOO", "E-FTM", "N-GAM")
    assert [t.pile(card) for card in played] == ["discard"] * 6


@clause("WR18")
def test_claimed_evidence_without_a_space_leaves_the_game_but_its_red_symbol_counts() -> None:
    t = T("E-GUN N-TRB", track="Gm@3").fills("G")
    t.value("E-GUN", "e1")
    assert t.told(e.NoSpace) == [e.NoSpace(token="Gm")]
    assert t.s.lost == ["Gm"]
    assert t.at("momentum") == 1


@clause("WR18")
def test_whoever_pins_a_two_coloured_token_chooses_among_both_colours() -> None:
    t = T("E-GUN N-TRB", track="BG@3").fills("BYG", "A1", "A2", "A4")
    t.value("E-GUN", "e1")
    assert t.offers("space") == {"A1", "A4"}


def test_a_single_space_is_taken_without_a_question() -> None:
    t = T("E-GUN N-TRB", track="G@3").fills("G", "M4")
    t.value("E-GUN", "e1")
    assert t.pinned("M4") == ("G", True)
    assert t.asked() == (NIXON, "turn")


def test_evidence_that_looks_the_same_is_offered_once() -> None:
    t = T("E-WOO N-TRB", track="G@1 G@1 G@2")
    assert t.targets("E-WOO", "value") == {"initiative", "momentum", "e1", "e3"}


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    t = T("E-WOO N-TRB")
    with pytest.raises(IllegalAction):
        t.does(Play(seat=EDITOR, card="E-GUN", use="value", targets=("initiative",)))
