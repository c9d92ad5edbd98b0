"""The informants and the Editor's cards: actions that work, that partly cannot, and where the card goes."""

from __future__ import annotations

import pytest

from rules.watergate import events as e
from rules.watergate.actions import Aim
from tests.watergate.table import EDITOR, NIXON, T, act

clause = pytest.mark.clause
TILES = {"WOO": ("WOO", 1), "BUT": ("BUT", 2), "SLO": ("SLO", 1), "MMI": ("MIT", 2)} | {
    "DEA": ("DEA", 1), "BAL": ("BAL", 1), "MCC": ("MCC", 2)
}  # fmt: skip


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
