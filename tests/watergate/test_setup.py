"""The parts of the game and the start of a round (W004-W025)."""

from __future__ import annotations

import pytest

from rules.core import begin
from rules.watergate import events as e
from rules.watergate.cards import EDITOR as EDITORS
from rules.watergate.cards import PRESIDENT, chosen
from rules.watergate.game import GAME, WatergateState
from rules.watergate.state import WatergateOptions
from tests.watergate.table import EDITOR, NIXON, T

clause = pytest.mark.clause
SET = chosen(WatergateOptions())


def new(seed: str = "start") -> WatergateState:
    return begin(GAME, 2, seed, WatergateOptions(nixon="second"))[0]


@clause("W004")
def test_the_track_runs_from_0_to_5_on_each_side() -> None:
    t = T("E-GUN N-TRB", initiative=4, momentum=-4)
    t.value("E-GUN", "initiative")
    assert t.told(e.Moved)[0].end == "E5"
    t.value("N-TRB", "momentum")
    assert t.told(e.Moved)[0].end == "N5"


@clause("W005")
def test_markers_and_new_evidence_begin_at_0() -> None:
    s = new()
    assert (s.initiative, s.momentum) == (0, 0)
    assert [p.at for p in s.evidence] == [0, 0, 0]


@clause("W006", "WR44")
def test_there_is_one_public_board_as_the_editor_sees_it() -> None:
    t = T("E-GUN N-TRB", board="A1:B A2:Y-", tiles="DEA")
    public, nixon = t.view(None), t.view(NIXON)
    assert [s.id for s in public.spaces] == [s.id for s in nixon.spaces]
    assert (public.threads, public.informants) == (nixon.threads, nixon.informants)


@clause("W007")
def test_threads_join_seven_informants_and_nixon() -> None:
    board = SET.board
    assert len(board.informants) == 7
    assert len(board.threads) == 47
    everywhere = set(board.spaces)
    assert board.joined(everywhere, board.informants) == list(board.informants)


@clause("W009")
def test_each_role_has_20_cards_and_a_momentum_card() -> None:
    s = new()
    for role, seat in ((EDITORS, EDITOR), (PRESIDENT, NIXON)):
        assert sorted(s.hands[seat] + s.decks[seat]) == sorted(SET.decks[role])
        assert len(SET.decks[role]) == len(set(SET.decks[role])) == 20
    assert [len(row) for row in SET.rewards] == [4, 5]


@clause("W010")
def test_whose_characters_are_in_whose_deck() -> None:
    kinds = [{SET.cards[card].kind for card in deck} for deck in SET.decks]
    assert kinds == [{"journalist", "event"}, {"conspirator", "event"}]


@clause("W011")
def test_a_card_has_a_value_a_colour_and_an_action() -> None:
    for card in SET.cards.values():
        assert 1 <= card.value <= 4
        assert card.colour in "BYG*"
        assert card.action


def test_the_bag_holds_30_tokens_of_the_designed_mix() -> None:
    count = {face: SET.bag.count(face) for face in dict.fromkeys(SET.bag)}
    assert count == {"B": 6, "Bm": 2, "Y": 6, "Ym": 2, "G": 6, "Gm": 2, "BY": 2, "YG": 2, "BG": 2}
    s = new()
    assert sorted(s.bag + [p.face for p in s.evidence]) == sorted(SET.bag)
    assert (s.supply, s.momentum) == (8, 0)


@clause("W020", "W067")
def test_the_holder_of_the_initiative_draws_5_the_other_4() -> None:
    s = new()
    assert s.holder == EDITOR
    assert [len(hand) for hand in s.hands] == [5, 4]
    t = T(initiative=-1)
    assert t.s.round == 2
    assert [len(hand) for hand in t.s.hands] == [4, 5]


@clause("W021", "WR27")
def test_an_empty_deck_is_made_new_from_the_discard() -> None:
    t = T("E-GUN", discard="E-WOO E-BUT E-SLO E-MMI E-DEA")
    t.s.decks[EDITOR] = ["E-MCC", "E-BAL"]
    t.value("E-GUN", "initiative")
    assert t.told(e.Reshuffled) == [e.Reshuffled(seat=EDITOR)]
    hand = t.s.hands[EDITOR]
    assert {"E-MCC", "E-BAL"} < set(hand)
    assert len(hand) == 5
    assert t.s.discards[EDITOR] == []


@clause("WR27")
def test_a_short_deck_is_reshuffled_once_and_then_gives_fewer() -> None:
    t = T("E-GUN")
    t.s.decks[EDITOR] = ["E-BAL"]
    t.value("E-GUN", "initiative")
    assert sorted(t.s.hands[EDITOR]) == ["E-BAL", "E-GUN"]


@clause("W022", "W023")
def test_nixon_lays_three_hidden_evidence_and_alone_may_look() -> None:
    s, told = begin(GAME, 2, "start", WatergateOptions(nixon="second"))
    assert [p.up for p in s.evidence] == [False] * 3
    assert e.LaidHidden(seat=NIXON, count=3) in told
    (saw,) = [event for event in told if isinstance(event, e.SawHidden)]
    assert saw.to == (NIXON,)
    assert saw.tokens == tuple(p.face for p in s.evidence)
    assert [p.face for p in GAME.view(s, NIXON).evidence] == list(saw.tokens)
    for viewer in (None, EDITOR):
        assert [(p.face, p.colours, p.momentum) for p in GAME.view(s, viewer).evidence] == [
            ("", (), False)
        ] * 3


@clause("WR27")
def test_from_a_short_bag_nixon_lays_what_is_there() -> None:
    t = T(bag=["G"])
    assert t.hidden() == ["G"]
    assert T(bag=[]).hidden() == []


@clause("W025")
def test_the_holder_of_the_initiative_plays_first() -> None:
    s = new()
    assert next(iter(s.asks)) == s.holder == EDITOR
    assert T(initiative=-1).asked() == (NIXON, "turn")


def test_who_plays_nixon_is_an_option() -> None:
    assert {begin(GAME, 2, str(n), WatergateOptions())[0].nixon for n in range(20)} == {0, 1}
    assert begin(GAME, 2, "x", WatergateOptions(nixon="first"))[0].nixon == 0
    assert begin(GAME, 2, "x", WatergateOptions(nixon="second"))[0].nixon == 1


def test_the_other_roles_play_as_well_from_the_other_seats() -> None:
    s = begin(GAME, 2, "x", WatergateOptions(nixon="first"))[0]
    assert (s.editor, s.holder, next(iter(s.asks))) == (1, 1, 1)
    assert all(card.startswith("N") for card in s.hands[0])
