"""Nixon's cards: actions that work, that partly cannot, and where the card goes (W013-W015, W041)."""

from __future__ import annotations

import pytest

from rules.core import IllegalAction
from rules.watergate import events as e
from rules.watergate.actions import Choose, Give, LetGo, Play, Sacrifice
from tests.watergate.table import EDITOR, NIXON, T, act

clause = pytest.mark.clause


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
