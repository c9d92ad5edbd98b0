"""Every card's action: when it works, when parts of it cannot, and where the card goes (W013-W015, W041)."""

from __future__ import annotations

import pytest

from rules.core import IllegalAction
from rules.watergate import events as e
from rules.watergate.actions import Aim, Choose, Give, LetGo, Play, Sacrifice
from tests.watergate.table import EDITOR, NIXON, T

clause = pytest.mark.clause
TILES = {"WOO": ("WOO", 1), "BUT": ("BUT", 2), "SLO": ("SLO", 1), "MMI": ("MIT", 2)} | {
    "DEA": ("DEA", 1), "BAL": ("BAL", 1), "MCC": ("MCC", 2)
}  # fmt: skip


def act(t: T, card: str, *targets: str) -> T:
    """Play a card for its action and let it stand, if that is a question."""
    t.action(card, *targets)
    return t.goes_on() if t.asked()[1].startswith("react") else t


# The informants


@clause("W074", "W085")
@pytest.mark.parametrize("card", TILES)
def test_the_editor_recruits_face_up(card: str) -> None:
    who, steps = TILES[card]
    t = act(T(f"E-{card} E-LAW N-TRB"), f"E-{card}", "initiative")
    assert t.s.tiles == {who: True}
    assert (t.at("initiative"), t.at("momentum")) == (steps, 0)
    assert t.pile(f"E-{card}") == "removed"


@clause("W074")
@pytest.mark.parametrize("card", TILES)
def test_nixon_blocks_face_down(card: str) -> None:
    who, steps = TILES[card]
    t = act(T(f"N-{card} N-TRB E-LAW", first=NIXON), f"N-{card}", "momentum")
    assert t.s.tiles == {who: False}
    assert (t.at("initiative"), t.at("momentum")) == (0, -steps)
    assert t.pile(f"N-{card}") == "removed"


@clause("WD2", "W041", "W042")
@pytest.mark.parametrize("side", "EN")
def test_an_informant_already_placed_stays_and_the_marker_still_moves(side: str) -> None:
    t = T("E-DEA N-DEA E-LAW N-TRB", first=EDITOR if side == "E" else NIXON, tiles="DEA-")
    act(t, f"{side}-DEA", "momentum")
    assert t.s.tiles == {"DEA": False}
    assert e.AlreadyThere(who="DEA") in t.events
    assert t.at("momentum") == (1 if side == "E" else -1)
    assert t.pile(f"{side}-DEA") == "removed"


@clause("WR14")
def test_an_informant_card_offers_only_markers_on_the_track() -> None:
    assert T("E-DEA N-TRB", momentum=None).targets("E-DEA", "action") == {"initiative"}
    t = T("E-DEA E-GUN N-TRB", momentum=None, initiative=None)
    assert t.targets("E-DEA", "action") == {"none"}
    act(t, "E-DEA", "none")
    assert t.s.tiles == {"DEA": True}


# The Editor's other cards


@clause("W077")
def test_deep_throat_takes_an_informant_off_the_board() -> None:
    t = T("E-DTH E-GUN N-TRB", tiles="DEA- WOO SLO-")
    assert t.targets("E-DTH", "action") == {"DEA", "SLO"}
    act(t, "E-DTH", "SLO")
    assert t.s.tiles == {"DEA": False, "WOO": True}
    assert t.at("initiative") == 3
    assert t.pile("E-DTH") == "removed"


@clause("WD6", "W042")
def test_deep_throat_without_a_face_down_informant_still_moves_initiative() -> None:
    t = act(T("E-DTH E-GUN N-TRB", tiles="WOO"), "E-DTH", "none")
    assert t.s.tiles == {"WOO": True}
    assert t.at("initiative") == 3


@clause("WR13")
def test_the_missing_tape_pins_a_face_up_green_evidence_with_its_red_symbol() -> None:
    t = T("E-TAP E-GUN N-TRB", track="Gm@-3 BG@1 B@2", hidden="G")
    assert t.targets("E-TAP", "action") == {"e1", "e2"}
    act(t, "E-TAP", "e1").pins("Gm", "A4")
    assert t.pinned("A4") == ("Gm", True)
    assert t.at("momentum") == 1
    assert t.pile("E-TAP") == "removed"


@clause("WR35")
def test_the_missing_tape_without_a_target_was_still_used() -> None:
    t = T("E-TAP E-GUN N-JMI", track="B@2", hidden="G")
    t.action("E-TAP", "none")
    assert t.asked() == (NIXON, "react-event")
    t.goes_on()
    assert t.pile("E-TAP") == "removed"


@clause("WR36")
def test_the_missing_tape_without_a_space_loses_the_evidence_and_its_symbol() -> None:
    t = act(T("E-TAP E-GUN N-TRB", track="Gm@1").fills("G"), "E-TAP", "e1")
    assert t.s.lost == ["Gm"]
    assert t.at("momentum") == 0


def test_smoking_gun_moves_both_markers_and_a_hidden_evidence() -> None:
    t = T("E-GUN E-LAW N-TRB", hidden="B Y", track="G@1")
    assert t.targets("E-GUN", "action") == {"e2", "e3"}
    act(t, "E-GUN", "e3")
    assert (t.at("initiative"), t.at("momentum"), t.at("Y")) == (2, 2, 1)
    assert t.hidden() == ["B"]
    assert t.pile("E-GUN") == "removed"


@clause("W042")
def test_smoking_gun_without_a_hidden_evidence_moves_the_markers() -> None:
    t = act(T("E-GUN E-LAW N-TRB", track="G@1"), "E-GUN", "none")
    assert (t.at("initiative"), t.at("momentum"), t.at("G")) == (2, 2, 1)


def test_woodward_draws_to_2_and_then_moves_a_marker() -> None:
    t = T("E-WDW E-GUN N-TRB", bag=["Gm"])
    assert t.targets("E-WDW", "action") == {()}
    t.action("E-WDW")
    assert t.at("Gm") == 2
    assert t.asked() == (EDITOR, "marker")
    t.pushes("momentum")
    assert (t.at("initiative"), t.at("momentum")) == (0, 2)
    assert t.pile("E-WDW") == "discard"


@clause("WR27")
def test_woodward_with_an_empty_bag_still_moves_a_marker() -> None:
    t = T("E-WDW E-GUN N-TRB", bag=[], momentum=None)
    t.action("E-WDW")
    assert "BagEmpty" in t.happened()
    assert (t.at("initiative"), t.s.evidence) == (2, [])


def test_woodward_without_markers_only_draws() -> None:
    t = T("E-WDW E-GUN N-TRB", bag=["G"], momentum=None, initiative=None)
    t.action("E-WDW")
    assert t.at("G") == 2
    assert t.asked() == (NIXON, "turn")


@clause("WD7", "WR13")
def test_bernstein_takes_any_evidence_off_the_board_face_up_to_0() -> None:
    t = T("E-BER E-GUN N-TRB", board="A1:Bm- A2:Y")
    assert t.targets("E-BER", "action") == {"A1", "A2"}
    t.action("E-BER", "A1")
    assert t.pinned("A1") is None
    assert t.view(None).evidence[0].face == "Bm"
    assert (t.at("Bm"), t.at("momentum")) == (0, 0)
    assert t.pile("E-BER") == "discard"
    own = T("E-BER E-GUN N-TRB", board="A2:Y")
    own.action("E-BER", "A2")
    assert own.at("Y") == 0


@clause("WR20", "WR35")
def test_bernstein_with_nothing_on_the_board_is_a_legal_discard() -> None:
    t = T("E-BER E-GUN N-TRB")
    t.action("E-BER", "none")
    assert t.pile("E-BER") == "discard"
    assert t.asked() == (NIXON, "turn")


@clause("WR23")
def test_nobody_is_asked_which_of_two_alike_moves_first() -> None:
    t = act(T("N-HAL N-TRB E-LAW", first=NIXON, track="B@-4 B@-4"), "N-HAL")
    assert t.asked() == (NIXON, "pin")


@clause("WD3", "WR23")
def test_the_lawyers_move_up_to_two_different_face_up_evidence() -> None:
    t = T("E-LAW E-GUN N-TRB", track="B@1 Y@-2 G@3", hidden="B")
    pairs = {"e1+e2", "e1+e3", "e2+e3"}
    assert t.targets("E-LAW", "action") == pairs | {"e1", "e2", "e3", "none"}
    act(t, "E-LAW", "e1+e2")
    assert (t.at("initiative"), t.at("momentum"), t.at("Y"), t.at("G")) == (2, 1, -1, 3)
    assert [p.at for p in t.s.evidence if p.face == "B"] == [2, 0]
    assert t.pile("E-LAW") == "removed"


def test_the_lawyers_need_no_evidence() -> None:
    t = act(T("E-LAW E-GUN N-TRB", track="B@1"), "E-LAW", "none")
    assert (t.at("initiative"), t.at("momentum"), t.at("B")) == (2, 1, 1)


@clause("WR13")
def test_the_pentagon_papers_pin_an_evidence_from_the_bag() -> None:
    t = T("E-PEN E-GUN N-TRB", bag=["Bm"])
    act(t, "E-PEN").pins("Bm", "A1")
    assert t.pinned("A1") == ("Bm", True)
    assert t.at("momentum") == 1
    assert t.pile("E-PEN") == "removed"


@clause("WR27", "WR36")
def test_the_pentagon_papers_without_token_or_space() -> None:
    t = act(T("E-PEN E-GUN N-TRB", bag=[]), "E-PEN")
    assert "BagEmpty" in t.happened()
    t = act(T("E-PEN E-GUN N-TRB", bag=["Bm"]).fills("B"), "E-PEN")
    assert (t.s.lost, t.at("momentum")) == (["Bm"], 0)


@clause("WR23")
def test_the_watergate_complex_moves_three_things() -> None:
    t = T("E-WCX E-GUN N-TRB", track="B@1", hidden="Y G")
    assert t.targets("E-WCX", "action") == {("e1", "e2"), ("e1", "e3")}
    act(t, "E-WCX", "e1", "e3")
    assert (t.at("initiative"), t.at("B"), t.at("G")) == (3, 3, 1)
    assert t.hidden() == ["Y"]
    assert t.pile("E-WCX") == "removed"


@clause("W042")
def test_the_watergate_complex_does_what_is_possible() -> None:
    t = T("E-WCX E-GUN N-TRB", hidden="Y")
    assert t.targets("E-WCX", "action") == {("none", "e1")}
    act(t, "E-WCX", "none", "e1")
    assert (t.at("initiative"), t.at("Y")) == (3, 1)


@clause("WR24", "WR34")
def test_the_massacre_levels_initiative_and_evidence_but_not_momentum() -> None:
    t = T("E-SNM E-GUN N-TRB", track="B@4 Y@-3", hidden="G", initiative=-2, momentum=-3)
    assert t.targets("E-SNM", "action") == {"e1", "e2", "e3"}
    act(t, "E-SNM", "e2")
    assert (t.at("initiative"), t.at("momentum"), t.at("B"), t.at("Y")) == (0, -3, 0, 1)
    assert t.hidden() == ["G"]
    assert t.pile("E-SNM") == "removed"


@clause("WR34")
def test_the_massacre_may_move_a_hidden_evidence_picked_unseen() -> None:
    t = act(T("E-SNM E-GUN N-TRB", hidden="G B"), "E-SNM", "e2")
    assert e.Revealed(slot=2, token="B") in t.events
    assert t.at("B") == 1


def test_the_massacre_without_evidence_levels_initiative() -> None:
    t = act(T("E-SNM E-GUN N-TRB", initiative=-4), "E-SNM", "none")
    assert t.at("initiative") == 0
    t = act(T("E-SNM E-GUN N-TRB", initiative=None), "E-SNM", "none")
    assert t.at("initiative") is None


@clause("WD5", "W013", "W078")
def test_the_system_worked_needs_an_event_that_left_the_game_and_is_no_reaction() -> None:
    t = T("E-SYS E-GUN N-TRB", removed="E-DEM E-FTM N-CAN", discard="E-LAW E-BER")
    assert t.targets("E-SYS", "action") == set()
    t = T("E-SYS E-GUN N-TRB", removed="E-DEM E-DEA E-PEN")
    assert t.targets("E-SYS", "action") == {"E-DEA", "E-PEN"}


@clause("WR39")
def test_the_system_worked_carries_out_that_event_once_more() -> None:
    t = T("E-SYS E-GUN N-TRB N-JMI", removed="E-DTH", tiles="DEA- SLO-")
    t.action("E-SYS", "E-DTH")
    assert t.told(e.PlayedAction)[0].aims == ("card:E-DTH",)
    assert t.asked() == (NIXON, "react-event")
    t.goes_on()
    assert t.asked() == (EDITOR, "aim")
    t.does(Aim(seat=EDITOR, targets=("SLO",)))
    assert t.s.tiles == {"DEA": False}
    assert t.at("initiative") == 3
    assert t.asked() == (NIXON, "turn")
    assert (t.pile("E-SYS"), t.pile("E-DTH")) == ("removed", "removed")


def test_the_system_worked_asks_for_no_target_where_there_is_no_choice() -> None:
    t = act(T("E-SYS E-GUN N-TRB", removed="E-PEN", bag=["B"]), "E-SYS", "E-PEN")
    assert t.asked() == (EDITOR, "pin")


@clause("W017")
@pytest.mark.parametrize("card", ["E-BRA", "E-DEM", "E-FTM", "N-JMI"])
def test_a_reaction_is_no_action_of_a_turn(card: str) -> None:
    t = T("E-BRA E-DEM E-FTM N-JMI N-TRB", first=EDITOR if card[0] == "E" else NIXON)
    assert t.targets(card, "action") == set()
    assert t.targets(card, "value")


# Nixon's other cards


@clause("WR9")
def test_hunt_moves_momentum_and_plays_the_card_drawn() -> None:
    t = T("N-HUN N-TRB E-LAW", first=NIXON).stacks("N-WOO")
    act(t, "N-HUN")
    assert t.at("momentum") == -2
    assert t.asked() == (NIXON, "drawn")
    assert t.offers("card") == {"N-WOO"}
    t.action("N-WOO", "initiative")
    assert t.s.tiles == {"WOO": False}
    assert t.asked() == (EDITOR, "turn")
    assert t.s.turns == [0, 1]
    assert (t.pile("N-HUN"), t.pile("N-WOO")) == ("discard", "removed")


@clause("WR9")
def test_hunt_reshuffles_the_discard_without_himself() -> None:
    t = T("N-HUN N-TRB E-LAW", first=NIXON, discard="N-SPE")
    t.s.decks[NIXON].clear()
    act(t, "N-HUN")
    assert t.offers("card") == {"N-SPE"}
    t.value("N-SPE", "initiative")
    t = T("N-HUN N-TRB E-LAW", first=NIXON)
    t.s.decks[NIXON].clear()
    act(t, "N-HUN")
    assert t.asked() == (EDITOR, "turn")
    assert t.pile("N-HUN") == "discard"


@clause("WR9")
def test_a_reaction_drawn_by_hunt_can_only_be_a_value() -> None:
    t = act(T("N-HUN N-TRB E-LAW", first=NIXON).stacks("N-JMI"), "N-HUN")
    assert t.offers("use") == {"value"}


@clause("WR9")
def test_hunt_may_win_before_the_draw() -> None:
    t = T("N-HUN N-TRB E-LAW", first=NIXON, momentum=-3, won=[0, 4])
    t.action("N-HUN").goes_on()
    assert t.s.winners == (NIXON,)
    assert "Drew" not in t.happened()


def test_liddy_returns_a_face_up_evidence_to_the_bag() -> None:
    t = T("N-LID N-TRB E-LAW", first=NIXON, track="B@3 Y@-1", hidden="G")
    assert t.targets("N-LID", "action") == {"e1", "e2"}
    act(t, "N-LID", "e1")
    assert t.at("B") is None
    assert t.s.bag.count("B") == 6
    assert e.ReturnedToBag(token="B") in t.events
    assert t.pile("N-LID") == "discard"


@clause("WR35")
def test_liddy_without_a_face_up_evidence_is_spent() -> None:
    t = T("N-LID N-TRB E-BRA", first=NIXON, hidden="G")
    t.action("N-LID", "none")
    assert t.asked() == (EDITOR, "react-conspirator")
    t.goes_on()
    assert t.hidden() == ["G"]
    assert t.pile("N-LID") == "discard"


@clause("WR10", "WR43")
def test_colson_makes_the_editor_discard_and_gives_another_turn() -> None:
    t = T("N-COL N-TRB E-LAW E-GUN", first=NIXON)
    t.action("N-COL")
    assert t.asked() == (EDITOR, "react-conspirator")
    assert len(t.s.hands[EDITOR]) == 2
    t.goes_on()
    (robbed,) = t.told(e.Robbed)
    assert robbed.to is None
    assert t.pile(robbed.card) == "discard"
    assert t.view(None).exposed == (robbed.card,)
    assert t.asked() == (NIXON, "turn")
    t.value("N-TRB", "initiative")
    assert t.asked() == (EDITOR, "turn")
    assert t.pile("N-COL") == "discard"


@clause("WR10")
def test_colson_against_an_empty_hand_and_with_an_empty_hand() -> None:
    t = T("N-COL N-TRB N-CAN", first=NIXON)
    t.action("N-COL")
    assert e.ExtraTurn(seat=NIXON) in t.events
    assert t.asked() == (NIXON, "turn")
    t = T("N-COL E-LAW E-GUN", first=NIXON)
    act(t, "N-COL")
    assert "ExtraTurn" not in t.happened()
    assert t.asked() == (EDITOR, "turn")


def test_haldeman_moves_all_evidence_and_turns_it_up() -> None:
    t = T("N-HAL N-TRB E-LAW", first=NIXON, track="B@3 Y@-1", hidden="G")
    act(t, "N-HAL")
    assert (t.at("B"), t.at("Y"), t.at("G")) == (2, -2, -1)
    assert t.hidden() == []
    assert t.pile("N-HAL") == "discard"


@clause("WR23")
def test_haldeman_asks_the_order_only_of_evidence_that_arrives() -> None:
    t = T("N-HAL N-TRB E-LAW", first=NIXON, track="B@-4 Ym@-4 G@1")
    act(t, "N-HAL")
    assert t.asked() == (NIXON, "order")
    t.chooses(2)
    assert t.asked() == (NIXON, "pin")
    assert t.at("B") == -4
    t.pins("Ym", "A2")
    assert t.at("momentum") == -1
    t.pins("B", "A1")
    assert (t.pinned("A2"), t.pinned("A1"), t.at("G")) == (("Ym", False), ("B", False), 0)


@clause("WR23")
def test_a_win_stops_an_action_with_several_tokens() -> None:
    t = T("N-HAL N-TRB E-LAW", first=NIXON, track="B@-4 Ym@-4", momentum=-4, won=[0, 4])
    act(t, "N-HAL")
    t.chooses(2).pins("Ym", "A2")
    assert t.s.winners == (NIXON,)
    assert t.at("B") == -4


def test_haldeman_with_an_empty_track_does_nothing() -> None:
    t = act(T("N-HAL N-TRB E-LAW", first=NIXON), "N-HAL")
    assert t.asked() == (EDITOR, "turn")


@clause("WR21")
def test_ehrlichman_moves_both_markers_and_returns_a_hidden_evidence_unseen() -> None:
    t = T("N-EHR N-TRB E-LAW", first=NIXON, hidden="Bm G", track="Y@1")
    assert t.targets("N-EHR", "action") == {"e2", "e3"}
    act(t, "N-EHR", "e2")
    assert (t.at("initiative"), t.at("momentum")) == (-2, -2)
    assert t.hidden() == ["G"]
    assert "Bm" in t.s.bag
    assert t.told(e.ReturnedHidden) == [e.ReturnedHidden(count=1)]
    assert not any("Bm" in str(event) for event in t.events)
    assert t.pile("N-EHR") == "discard"


def test_ehrlichman_without_hidden_evidence_moves_the_markers() -> None:
    t = act(T("N-EHR N-TRB E-LAW", first=NIXON, track="Y@1"), "N-EHR", "none")
    assert (t.at("initiative"), t.at("momentum"), t.at("Y")) == (-2, -2, 1)


@clause("WR24", "WR34")
def test_third_rate_puts_evidence_on_0_and_momentum_on_nixon_1() -> None:
    t = T("N-TRB N-CAN E-LAW", first=NIXON, track="B@4", hidden="G", momentum=-3)
    assert t.targets("N-TRB", "action") == {"e1", "e2"}
    hidden = T("N-TRB N-CAN E-LAW", first=NIXON, track="B@4", hidden="G", momentum=4)
    act(t, "N-TRB", "e1")
    assert (t.at("B"), t.at("momentum")) == (0, -1)
    act(hidden, "N-TRB", "e2")
    assert (hidden.hidden(), hidden.at("momentum")) == (["G"], -1)
    assert t.pile("N-TRB") == "removed"


@clause("WR14")
def test_third_rate_without_momentum_or_evidence() -> None:
    t = act(T("N-TRB N-CAN E-LAW", first=NIXON, momentum=None), "N-TRB", "none")
    assert t.at("momentum") is None
    assert t.asked() == (EDITOR, "turn")


@clause("WR11", "WR43")
def test_cancer_moves_an_evidence_and_ends_the_card_phase() -> None:
    t = T("N-CAN N-TRB E-LAW E-GUN", first=NIXON, track="Gm@-2")
    t.action("N-CAN", "e1")
    assert t.asked() == (NIXON, "pin")
    assert len(t.s.hands[EDITOR]) == 2
    t.pins("Gm", "A4")
    discarded = {event.seat: event.cards for event in t.told(e.HandDiscarded)}
    assert discarded == {EDITOR: ("E-GUN", "E-LAW"), NIXON: ("N-TRB",)}
    assert all(event.to is None for event in t.told(e.HandDiscarded))
    assert "EvaluationBegan" in t.happened()
    assert t.pile("N-CAN") == "removed"
    assert t.view(None).exposed == ("N-TRB", "E-GUN", "E-LAW")


@clause("WR11", "WR34")
def test_cancer_may_take_a_hidden_evidence_or_none() -> None:
    t = T("N-CAN E-LAW", first=NIXON, hidden="G B")
    assert t.targets("N-CAN", "action") == {"e1", "e2"}
    t.action("N-CAN", "e2")
    assert e.Moved(token="B", start="0", end="N3") in t.events
    t = T("N-CAN E-LAW", first=NIXON)
    t.action("N-CAN", "none")
    assert "EvaluationBegan" in t.happened()


@clause("WR13")
def test_the_speech_draws_an_evidence_to_nixon_3() -> None:
    t = act(T("N-SPE N-TRB E-LAW", first=NIXON, bag=["Bm"]), "N-SPE")
    assert (t.at("Bm"), t.at("momentum")) == (-3, 0)
    assert t.view(None).evidence[0].up
    assert t.pile("N-SPE") == "removed"
    t = act(T("N-SPE N-TRB E-LAW", first=NIXON, bag=[]), "N-SPE")
    assert t.pile("N-SPE") == "removed"


@clause("WR41")
def test_the_election_is_declared_whole_before_anything_moves() -> None:
    t = T("N-ELE N-TRB E-LAW", first=NIXON, track="B@2 Y@-4", hidden="G")
    t.action("N-ELE")
    assert t.asked() == (NIXON, "split")
    t.does(Give(seat=NIXON, slot=2, spaces=2))
    assert (t.at("Y"), t.hidden()) == (-4, ["G"])
    t.does(Give(seat=NIXON, slot=3, spaces=1))
    assert t.asked() == (NIXON, "pin"), "the last evidence gets what is left, and Yellow arrives"
    assert (t.at("B"), t.at("G"), t.at("Y")) == (1, -1, None)
    t.pins("Y", "A2")
    assert t.pile("N-ELE") == "removed"


@clause("WR41")
def test_the_election_may_give_all_to_one_and_what_goes_beyond_5_is_lost() -> None:
    t = T("N-ELE N-TRB E-LAW", first=NIXON, track="B@2 Y@-4")
    t.action("N-ELE").does(Give(seat=NIXON, slot=2, spaces=4))
    t.pins("Y", "A2")
    assert t.at("B") == 2


def test_the_election_with_one_evidence_or_none() -> None:
    t = act(T("N-ELE N-TRB E-LAW", first=NIXON, track="B@2"), "N-ELE")
    assert t.at("B") == -2
    t = act(T("N-ELE N-TRB E-LAW", first=NIXON), "N-ELE")
    assert t.asked() == (EDITOR, "turn")


@clause("WD4", "WR23")
def test_gemstone_moves_momentum_and_two_different_evidence() -> None:
    t = T("N-GEM N-TRB E-LAW", first=NIXON, track="B@2", hidden="Y Y")
    assert t.targets("N-GEM", "action") == {"e1+e2", "e1+e3", "e2+e3"}
    act(t, "N-GEM", "e1+e2")
    assert (t.at("momentum"), t.at("B"), t.at("Y")) == (-2, 0, -2)
    assert t.pile("N-GEM") == "removed"


@clause("WD4", "W042")
def test_gemstone_with_one_evidence_moves_that_one_only_2() -> None:
    t = T("N-GEM N-TRB E-LAW", first=NIXON, track="B@2")
    assert t.targets("N-GEM", "action") == {"e1"}
    act(t, "N-GEM", "e1")
    assert t.at("B") == 0
    t = act(T("N-GEM N-TRB E-LAW", first=NIXON), "N-GEM", "none")
    assert t.at("momentum") == -2


@clause("WD1", "W014")
def test_gambit_claims_momentum_and_may_come_back_for_a_conspirator() -> None:
    t = T("N-GAM N-HUN N-TRB E-LAW", first=NIXON, momentum=3)
    t.action("N-GAM")
    assert t.s.won == [0, 1]
    assert t.asked() == (NIXON, "gambit")
    assert t.options() == [LetGo(seat=NIXON), Sacrifice(seat=NIXON, card="N-HUN")]
    t.does(Sacrifice(seat=NIXON, card="N-HUN"))
    assert (t.pile("N-GAM"), t.pile("N-HUN")) == ("discard", "removed")
    assert t.asked() == (EDITOR, "turn")


@clause("WD1", "W014")
def test_gambit_may_leave_the_game_instead() -> None:
    t = T("N-GAM N-HUN N-TRB E-LAW", first=NIXON)
    t.action("N-GAM").does(LetGo(seat=NIXON))
    assert (t.pile("N-GAM"), t.pile("N-HUN")) == ("removed", "hand")


@clause("WR33", "WR14")
def test_gambit_is_asked_even_without_conspirator_or_momentum() -> None:
    t = T("N-GAM N-TRB E-LAW", first=NIXON, momentum=None)
    t.action("N-GAM")
    assert t.asked() == (NIXON, "gambit")
    assert t.options() == [LetGo(seat=NIXON)]
    assert t.s.won == [0, 0]


@clause("WR8", "W078")
def test_in_a_splendid_mood_is_not_for_the_first_turn_of_a_round() -> None:
    t = T("N-MOO N-CAN N-TRB E-LAW E-GUN E-BER", first=NIXON)
    assert t.targets("N-MOO", "action") == set()
    t.value("N-TRB", "momentum").value("E-LAW", "momentum")
    t.action("N-MOO")
    assert t.asked() == (EDITOR, "turn")
    assert t.targets("E-GUN", "action") == set()
    assert t.targets("E-GUN", "value")
    assert t.targets("E-BER", "action") == {"none"}
    assert t.pile("N-MOO") == "removed"


@clause("WR8")
def test_hunt_cannot_play_the_splendid_mood_on_the_first_turn() -> None:
    t = act(T("N-HUN N-TRB E-LAW", first=NIXON).stacks("N-MOO"), "N-HUN")
    assert t.targets("N-MOO", "action") == set()
    t = T("N-HUN N-TRB N-CAN E-LAW E-GUN", first=NIXON).stacks("N-MOO")
    t.value("N-TRB", "momentum").value("E-LAW", "momentum").action("N-HUN").goes_on()
    assert t.targets("N-MOO", "action") == {()}


@clause("WR8", "WR39")
def test_the_mood_bars_the_system_worked_but_lasts_only_until_the_evaluation() -> None:
    t = T("E-SYS E-GUN N-TRB", removed="E-DEA", barred=EDITOR)
    assert t.targets("E-SYS", "action") == set()
    t = T(barred=EDITOR)
    assert t.s.barred is None


@clause("WR8")
def test_colsons_extra_turn_is_no_first_turn() -> None:
    t = T("N-COL N-MOO N-TRB E-LAW E-GUN", first=NIXON)
    t.action("N-COL").goes_on()
    assert t.targets("N-MOO", "action") == {()}


# Where cards go


@clause("W013", "W015")
@pytest.mark.parametrize(
    ("card", "targets", "pile"),
    [
        ("E-PEN", (), "removed"),
        ("E-BER", ("none",), "discard"),
        ("N-SPE", (), "removed"),
        ("N-HAL", (), "discard"),
    ],
)
def test_events_leave_the_game_and_characters_are_discarded(
    card: str, targets: tuple[str, ...], pile: str
) -> None:
    t = T("E-PEN E-BER E-GUN N-SPE N-HAL N-TRB", first=EDITOR if card[0] == "E" else NIXON, bag=[])
    act(t, card, *targets)
    assert t.pile(card) == pile


def test_an_action_with_a_target_that_is_not_there_is_refused() -> None:
    t = T("N-LID N-TRB E-LAW", first=NIXON, track="B@3", hidden="G")
    for target in ("e2", "none", "A1"):
        with pytest.raises(IllegalAction):
            t.does(Play(seat=NIXON, card="N-LID", use="action", targets=(target,)))
    with pytest.raises(IllegalAction):
        t.does(Choose(seat=NIXON, slot=1))
