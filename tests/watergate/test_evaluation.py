"""The evaluation in its five steps, momentum cards, pins, and both sides' ways to win (W044-W085)."""

from __future__ import annotations

import pytest

from rules.watergate import events as e
from rules.watergate.actions import Pin
from rules.watergate.cards import Reward
from tests.watergate.table import EDITOR, NIXON, T

clause = pytest.mark.clause
CHAIN = "L2:G M1:Y A1:B"
"""John Dean to Nixon."""
SECOND = "L1:Y M7:G A5:Y"
"""Martha Mitchell to Nixon."""


@clause("W045", "W002")
def test_the_five_steps_come_in_their_order() -> None:
    t = T(track="B@0 G@1", initiative=-1, momentum=1)
    names = ["EvaluationBegan", "ReturnedToBag", "TookInitiative", "TookMomentum", "MomentumSet"]
    assert [name for name in t.happened() if name in names] == names
    assert t.asked() == (EDITOR, "pins")


@clause("W046", "W047", "WR37")
def test_step_1_evidence_on_0_returns_to_the_bag_and_hidden_ones_are_not_shown() -> None:
    t = T(track="B@0 G@1", hidden="Ym YG")
    assert e.ReturnedToBag(token="B") in t.events
    assert e.ReturnedHidden(count=2) in t.events
    assert not any("Ym" in str(event) for event in t.events)
    assert t.s.bag.count("Ym") == 2
    assert [p.face for p in t.s.evidence] == ["G"]


@clause("W048", "W049", "W051")
@pytest.mark.parametrize(("at", "holder"), [(2, EDITOR), (-1, NIXON)])
@pytest.mark.parametrize("first", [EDITOR, NIXON])
def test_step_2_initiative_goes_to_the_side_where_it_is(at: int, holder: int, first: int) -> None:
    assert T(initiative=at, first=first).s.holder == holder


@clause("W050", "W066")
@pytest.mark.parametrize("first", [EDITOR, NIXON])
def test_step_2_on_0_it_goes_to_the_other(first: int) -> None:
    t = T(initiative=0, first=first)
    assert e.TookInitiative(seat=1 - first) in t.events
    assert t.s.holder == 1 - first


@clause("WR15")
def test_step_2_is_skipped_when_initiative_was_claimed() -> None:
    t = T(initiative=None, first=NIXON, track="B@1 Y@-1")
    assert "TookInitiative" not in t.happened()
    assert t.s.holder == NIXON
    assert t.asked() == (NIXON, "pins")
    assert len(t.pins("Y", "A2").pins("B", "A1").s.hands[NIXON]) == 5


@clause("W052", "W053")
@pytest.mark.parametrize(("at", "won"), [(1, [1, 0]), (-4, [0, 1])])
def test_step_3_momentum_goes_to_the_side_where_it_is(at: int, won: list[int]) -> None:
    t = T(momentum=at)
    assert t.s.won == won
    assert (t.s.supply, t.s.momentum) == (7, 0)


@clause("W054", "W066", "WR26")
def test_step_3_from_0_it_returns_to_the_supply() -> None:
    t = T(momentum=0)
    assert "MomentumBack" in t.happened()
    assert (t.s.won, t.s.supply) == ([0, 0], 8)


@clause("W055", "WR26")
def test_step_3_a_full_editor_card_removes_the_token() -> None:
    t = T(momentum=1, won=[4, 0])
    assert e.MomentumScrapped(seat=EDITOR) in t.events
    assert (t.s.won, t.s.scrapped) == ([4, 0], 1)


@clause("W055")
def test_step_3_nixon_places_it_on_the_lowest_open_space() -> None:
    t = T(momentum=-1, won=[0, 2])
    assert e.TookMomentum(seat=NIXON, number=3) in t.events
    assert t.s.set.rewards[1] == (*[Reward(give="nothing")] * 4, Reward(give="win"))


@clause("W066", "WR14")
def test_step_3_awards_nothing_when_momentum_was_claimed() -> None:
    t = T(momentum=None)
    assert "TookMomentum" not in t.happened()
    assert "MomentumBack" not in t.happened()
    assert t.s.supply == 7


@clause("W056", "W057", "W069")
def test_step_4_both_markers_are_on_0_and_momentum_comes_from_the_supply() -> None:
    t = T(momentum=3, initiative=None, won=[0, 0])
    assert (t.at("initiative"), t.at("momentum"), t.s.supply) == (0, 0, 7)


@clause("W058", "W083", "WR26", "WR25")
def test_step_4_with_an_empty_supply_nixon_wins_before_any_pin() -> None:
    t = T(momentum=1, supply=0, track="B@1", board="L2:G M1:Y L1:Y M7:G A5:Y", tiles="DEA MIT")
    assert t.s.winners == (NIXON,)
    assert t.events[-1] == e.Won(seat=NIXON, how="supply")
    assert t.pinned("A1") is None


@clause("W054", "W058")
def test_a_token_that_returns_from_0_is_there_for_step_4() -> None:
    t = T(momentum=0, supply=0)
    assert t.s.winners is None
    assert (t.at("momentum"), t.s.supply) == (0, 0)


@clause("W059", "W060", "W061", "W062", "W071", "W072", "WR40")
def test_step_5_the_holder_pins_first_face_up_or_down_in_any_order() -> None:
    t = T(initiative=-1, track="B@1 G@-2 Y@-1")
    assert t.asked() == (NIXON, "pins")
    tokens = {a.token for a in t.options() if isinstance(a, Pin)}
    assert tokens == {"G", "Y"}
    t.pins("Y", "A2").pins("G", "A4")
    assert t.asked() == (EDITOR, "pins")
    t.pins("B", "A1")
    assert [t.pinned(id) for id in ("A1", "A2", "A4")] == [("B", True), ("Y", False), ("G", False)]
    assert t.s.round == 2


@clause("W061")
def test_step_5_only_empty_spaces_of_a_matching_colour() -> None:
    t = T(track="BY@1", board="A1:B A2:Y-")
    colours = {t.s.set.board.spaces[a.space].colour for a in t.options() if isinstance(a, Pin)}
    spaces = {a.space for a in t.options() if isinstance(a, Pin)}
    assert colours == {"B", "Y"}
    assert len(spaces) == 16
    assert not spaces & {"A1", "A2"}


@clause("W063", "WR17")
def test_step_5_red_symbols_move_the_new_momentum() -> None:
    t = T(track="Bm@1 Ym@-1 Gm@2", momentum=0).pins("Ym", "A2")
    assert t.at("momentum") == -1
    t.pins("Bm", "A1").pins("Gm", "A4")
    assert t.at("momentum") == 1
    assert t.s.round == 2, "a round may begin with momentum off 0"


@clause("WR29", "WR12")
def test_step_5_may_claim_the_new_momentum_so_that_a_round_has_none() -> None:
    reds = "Bm@1 Bm@2 Ym@1 Ym@2 Gm@1"
    t = T(track=reds, won=[0, 0], initiative=1)
    for token, space in (("Bm", "A1"), ("Bm", "A3"), ("Ym", "A2"), ("Ym", "A5"), ("Gm", "A4")):
        t.pins(token, space)
    assert e.ClaimedMomentum(seat=EDITOR) in t.events
    assert t.at("momentum") is None
    assert t.s.won == [1, 0]
    assert len(t.s.hands[EDITOR]) == 6, "the card of the reward adds to the coming hand"


@clause("WR18")
def test_step_5_evidence_without_a_space_leaves_the_game_without_its_symbol() -> None:
    t = T("E-GUN N-TRB", track="Gm@1 B@1").fills("G")
    t.value("E-GUN", "momentum").value("N-TRB", "momentum")
    assert t.s.lost == ["Gm"]
    assert t.at("momentum") == 0
    assert t.asked() == (EDITOR, "pins")


@clause("W064")
def test_another_round_begins_when_nobody_has_won() -> None:
    t = T()
    assert e.RoundBegan(number=2, holder=NIXON) in t.events
    assert t.asked() == (NIXON, "turn")


@clause("W067")
def test_initiative_decides_who_draws_more_and_plays_first() -> None:
    t = T(initiative=1)
    assert [len(hand) for hand in t.s.hands] == [5, 4]
    assert t.asked() == (EDITOR, "turn")


# Rewards of the Editor's momentum card


@clause("WR16")
def test_reward_1_draws_a_card_also_in_the_evaluation() -> None:
    t = T(momentum=1, initiative=1)
    assert len(t.s.hands[EDITOR]) == 6
    assert len(T(momentum=1, initiative=-1).s.hands[EDITOR]) == 5


@clause("WR21")
def test_reward_2_shows_the_top_of_nixons_deck_to_the_editor_alone_in_order() -> None:
    t = T("E-GUN N-TRB N-CAN", momentum=1, won=[1, 0]).stacks("N-SPE", "N-GAM", "N-ELE")
    t.value("E-GUN", "momentum")
    assert t.told(e.Looked) == [e.Looked(seat=EDITOR, count=3)]
    assert t.told(e.SawCards) == [e.SawCards(to=(EDITOR,), cards=("N-SPE", "N-GAM", "N-ELE"))]
    assert t.s.decks[NIXON][-3:] == ["N-ELE", "N-GAM", "N-SPE"]
    assert t.view(EDITOR).seen == ("N-SPE", "N-GAM", "N-ELE")
    assert t.view(NIXON).seen == t.view(None).seen == ()


@clause("WR21")
def test_reward_2_does_not_reshuffle_for_a_short_deck() -> None:
    t = T("E-GUN N-TRB", momentum=1, won=[1, 0], discard="N-CAN")
    t.s.decks[NIXON] = ["N-SPE"]
    t.value("E-GUN", "momentum")
    assert t.told(e.SawCards)[0].cards == ("N-SPE",)
    assert "Reshuffled" not in t.happened()


@clause("WR16", "WR34")
def test_reward_3_moves_one_evidence_of_either_side_or_a_hidden_one() -> None:
    t = T("E-GUN N-TRB", momentum=1, won=[2, 0], track="B@-2 Y@4", hidden="G")
    t.value("E-GUN", "momentum")
    assert t.asked() == (EDITOR, "reward-move")
    assert t.offers("slot") == {1, 2, 3}
    t.chooses(3)
    assert t.at("G") == 1
    assert e.Revealed(slot=3, token="G") in t.events


@clause("WR16")
def test_evidence_that_a_reward_puts_on_0_in_the_evaluation_returns_to_the_bag() -> None:
    t = T(momentum=1, won=[2, 0], track="B@-1 G@2")
    assert t.asked() == (EDITOR, "reward-move")
    t.chooses(1).pins("G", "A4")
    assert e.ReturnedToBag(token="B") in t.events
    assert t.s.bag.count("B") + t.hidden().count("B") == 6
    assert t.pinned("A1") is None


@clause("WR16", "WR12")
def test_reward_3_may_claim_in_the_evaluation() -> None:
    t = T(momentum=1, won=[2, 0], track="Bm@4 Y@-1").chooses(1)
    assert t.asked() == (EDITOR, "pin")
    t.pins("Bm", "A1")
    assert t.asked() == (NIXON, "pins"), "momentum is off the track, so the symbol does nothing"


@clause("WR28", "WR34")
def test_reward_4_pins_an_evidence_without_its_red_symbol() -> None:
    t = T("E-GUN N-TRB N-CAN E-LAW", momentum=1, won=[3, 0], track="Bm@-2 Y@1", hidden="G")
    t.value("E-GUN", "momentum")
    assert t.asked() == (EDITOR, "reward-pin")
    t.chooses(1).pins("Bm", "A1")
    assert t.pinned("A1") == ("Bm", True)
    assert t.at("momentum") is None
    assert t.s.won == [4, 0]


@clause("WR36", "WR28")
def test_reward_4_without_a_space_loses_the_evidence() -> None:
    t = T("E-GUN N-TRB E-LAW", momentum=1, won=[3, 0], track="Bm@-2").fills("B")
    t.value("E-GUN", "momentum")
    assert t.s.lost == ["Bm"]


@clause("W042")
def test_a_reward_without_evidence_is_passed_over() -> None:
    t = T("E-GUN N-TRB E-LAW", momentum=1, won=[2, 0]).value("E-GUN", "momentum")
    assert t.asked() == (NIXON, "turn")


# Winning


@clause("W082")
def test_nixon_wins_with_the_fifth_momentum_at_once() -> None:
    t = T("N-TRB N-CAN E-GUN", first=NIXON, momentum=-1, won=[0, 4])
    t.value("N-TRB", "momentum")
    assert t.s.winners == (NIXON,)
    assert t.events[-1] == e.Won(seat=NIXON, how="momentum")
    assert T(momentum=-1, won=[0, 4]).s.winners == (NIXON,)


@clause("W084", "W085")
def test_the_editor_wins_with_two_linked_informants_by_a_pin() -> None:
    chain = CHAIN.replace(" A1:B", "")
    t = T("E-GUN E-LAW N-TRB", track="B@3", board=f"{chain} {SECOND}", tiles="DEA MIT")
    assert t.s.winners is None
    t.value("E-LAW", "e1").pins("B", "A1")
    assert t.s.winners == (EDITOR,)
    assert t.events[-1] == e.Won(seat=EDITOR, how="informants")


@clause("W084", "W085", "W074")
def test_the_editor_wins_by_recruiting_the_second_informant() -> None:
    t = T("E-DEA E-LAW N-TRB", board=f"{CHAIN} {SECOND}", tiles="MIT").action("E-DEA", "initiative").goes_on()
    assert t.s.winners == (EDITOR,)
    assert "Moved" not in t.happened()


@clause("W075")
def test_an_informant_counts_only_face_up_and_while_the_chain_is_whole() -> None:
    def linked(board: str, tiles: str) -> set[str]:
        t = T("E-GUN N-TRB", board=board, tiles=tiles)
        return {i.id for i in t.view(None).informants if i.joined}

    assert linked(CHAIN, "DEA") == {"DEA"}
    assert linked(CHAIN, "DEA-") == set()
    assert linked("L2:G M1:Y", "DEA") == set()
    assert linked("L2:G M1:Y- A1:B", "DEA") == set()


@clause("WR42")
def test_photos_are_no_links_of_a_chain() -> None:
    t = T("E-GUN N-TRB", board="A4:G M5:Y R5:B L5:Y M4:G R4:B", tiles="BAL MCC")
    assert {i.id for i in t.view(None).informants if i.joined} == {"BAL"}, "McCord only by way of Baldwin"
    assert t.s.winners is None


@clause("W071")
def test_bernstein_can_break_a_chain_and_open_a_block() -> None:
    t = T("E-BER E-LAW N-TRB", board="L2:G M1:Y- A1:B", tiles="DEA").action("E-BER", "M1")
    assert (t.at("Y"), t.pinned("M1")) == (0, None)
    t = T("E-BER E-LAW N-TRB", board=CHAIN, tiles="DEA")
    assert t.view(None).informants[1].joined
    assert not t.action("E-BER", "A1").view(None).informants[1].joined


@clause("WR12", "WR25")
def test_in_one_pin_the_chain_is_checked_before_the_red_symbol() -> None:
    t = T(track="Bm@1", board=f"L2:G M1:Y {SECOND}", tiles="DEA MIT", won=[0, 4]).pins("Bm", "A1")
    assert t.s.winners == (EDITOR,)
    assert t.at("momentum") == 0


@clause("WR25")
def test_the_first_win_in_the_order_of_steps_counts() -> None:
    t = T(momentum=-1, won=[0, 4], track="B@1", board=f"L2:G M1:Y {SECOND}", tiles="DEA MIT")
    assert t.s.winners == (NIXON,)


@clause("W085")
def test_a_pin_by_nixon_wins_nothing_for_the_editor() -> None:
    t = T(initiative=-1, track="B@-1", board=f"L2:G M1:Y {SECOND}", tiles="DEA MIT").pins("B", "A1")
    assert t.s.winners is None


@clause("W073", "WR21")
def test_both_players_may_look_at_what_lies_face_down_on_the_board() -> None:
    t = T("E-GUN N-TRB", board="A1:Bm- A2:Y")
    faces = {v: {s.id: s.face for s in t.view(v).spaces if s.state != "empty"} for v in (None, EDITOR, NIXON)}
    assert faces[EDITOR] == faces[NIXON] == {"A1": "Bm", "A2": "Y"}
    assert faces[None] == {"A1": "", "A2": "Y"}
