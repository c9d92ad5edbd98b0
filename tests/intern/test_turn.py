"""The three actions of a turn: prices, order, refill, locking in between."""

from __future__ import annotations

import random

import pytest

from rules.core import legal_actions, perform
from rules.intern import GAME
from rules.intern import events as told
from rules.intern.actions import EndTurn, Keep, Lock, Pay, Take
from rules.intern.phrases import label
from rules.intern.steps import Turn
from tests.intern.table import SIX, Table
from tests.support import playout

clause = pytest.mark.clause


@clause("I019", "I022", "I029", "I036", "IR5")
def test_three_actions_in_order_and_none_can_be_left_out() -> None:
    t = Table(2, hands=["S08 E12"])
    for kind, row in (("take-supporter", "S"), ("take-event", "E"), ("take-distraction", "D")):
        assert t.asked() == {0: kind}
        assert {card[0] for card in t.may_take(0)} == {row}
        assert not t.may(0, EndTurn)
        t.free(0)
        while 0 in t.asked() and t.asked()[0] not in ("take-event", "take-distraction"):
            t.silence()
    assert t.asked() == {1: "take-supporter"}


@clause("I020")
def test_play_goes_on_round_after_round() -> None:
    t = Table(3)
    order: list[int] = []
    for _ in range(7):
        (seat,) = t.asked()
        order.append(seat)
        t.plays_out(seat)
        if t.s.reversals or any(desk.is_marked for desk in t.s.desks):
            break
    assert order == [0, 1, 2, 0, 1, 2, 0][: len(order)]
    assert len(order) >= 4


@clause("I023", "I024", "I025")
def test_supporters_cost_nothing_one_or_two_supporters() -> None:
    t = Table(hands=["S08 S09 E12"])
    options = {(a.card, a.pay) for a in t.options(0) if isinstance(a, Take)}
    assert options == {
        ("S06", ()),
        ("S05", ("S08",)),
        ("S05", ("S09",)),
        ("S04", ("S08", "S09")),
        ("S04", ("S09", "S08")),
    }
    t.takes(0, "S04", "S09", "S08")
    assert t.hand(0) == "S04 E12"
    assert t.under("S", 2) == "S09 S08"


@clause("I030", "I031", "I032")
def test_events_cost_nothing_one_or_two_events() -> None:
    t = Table(hands=["S08 E12 E20"], action=2)
    assert {(a.card, a.pay) for a in t.options(0) if isinstance(a, Take)} == {
        ("E69", ()),
        ("E66", ("E12",)),
        ("E66", ("E20",)),
        ("E65", ("E12", "E20")),
        ("E65", ("E20", "E12")),
    }
    t.takes(0, "E66", "E20")
    assert t.hand(0) == "S08 E12 E66"
    assert t.under("E", 1) == "E20"


@clause("I037", "I038", "I039")
def test_distractions_cost_nothing_one_or_two_of_either_kind() -> None:
    t = Table(hands=["S08 E12 E20"], action=3)
    assert {(a.card, a.pay) for a in t.options(0) if isinstance(a, Take)} == {
        ("D13", ()),
        *(("D11", (card,)) for card in ("S08", "E12", "E20")),
        ("D10", ("S08", "E12")),
        ("D10", ("S08", "E20")),
        ("D10", ("E12", "E20")),
        ("D10", ("E20", "E12")),
    }
    t.takes(0, "D10", "S08", "E20")
    assert t.under("S", 1) == "S08"
    assert t.under("E", 1) == "E20"


@clause("I021", "I086")
def test_a_card_that_cannot_be_paid_for_is_out_of_reach() -> None:
    t = Table(hands=["S08 E12"])
    assert t.may_take(0) == {"S06", "S05"}
    assert t.refuses(Take(seat=0, card="S04", pay=("S08",)))
    assert t.refuses(Take(seat=0, card="S05", pay=("E12",))), "an Event pays for no Supporter"
    assert Table(hands=["E12"]).may_take(0) == {"S06"}
    assert Table(hands=["S08"], action=2).may_take(0) == {"E69"}
    assert Table(action=3).may_take(0) == {"D13"}


@clause("IR6")
def test_the_payer_chooses_the_cards_and_which_goes_down_first() -> None:
    for pay, under in ((("S08", "S09"), "S08 S09"), (("S09", "S08"), "S09 S08")):
        t = Table(hands=["S08 S09"])
        t.takes(0, "S04", *pay)
        assert t.under("S", 2) == under
    t = Table(2, hands=["S08"], stands=["", "LIES"])
    t.takes(0, "S05", "S08")
    t.lies(1)
    assert t.hand(0) == "", "the price is not given back"
    assert t.under("S", 2) == "S08 S05"


@clause("I026", "I033", "I012", "IR9")
@pytest.mark.parametrize(("hand", "action", "card"), [("E12", 1, "S01"), ("S01", 2, "E12")])
def test_a_card_that_matches_may_be_locked_as_a_pair_or_kept(hand: str, action: int, card: str) -> None:
    rows = {"S": "S04 S05 S01"} if action == 1 else {"E": "E65 E66 E12"}
    t = Table(hands=[hand], rows=rows, action=action)
    t.takes(0, card)
    assert t.asked() == {0: "lock"}
    assert [type(a) for a in t.options(0)] == [Keep, Lock]
    t.locks(0, "S01", "E12")
    assert (t.network(0), t.tricks(0), t.hand(0)) == ({"S01", "E12"}, 1, "")
    t = Table(hands=[hand], rows=rows, action=action)
    t.takes(0, card)
    t.keeps(0)
    assert t.hand(0) == "S01 E12"
    assert t.tricks(0) == 0
    assert t.may(0, Lock(seat=0, cards=("S01", "E12"))), "it may still be locked later in the turn"


@clause("I027", "I034")
def test_other_cards_wait_in_the_hand() -> None:
    t = Table(hands=["S08 E12"])
    t.free(0)
    assert t.hand(0) == "S06 S08 E12"
    assert t.asked() == {0: "take-event"}
    t.free(0)
    assert t.hand(0) == "S06 S08 E12 E69"


@clause("I028", "I035", "I042")
@pytest.mark.parametrize(("kind", "action"), [("S", 1), ("E", 2), ("D", 3)])
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_the_row_is_refilled_beside_the_deck(kind: str, action: int, slot: int) -> None:
    top = {"S": "S39", "E": "E17", "D": "D28"}[kind]
    t = Table(hands=["S13 S14 E40 E63"], top={kind: top}, action=action, rows={"D": "D24 D36 D18"})
    row = t.row(kind).split()
    card = row.pop(slot)
    pay = ("S13", "S14") if kind == "S" else ("E40", "E63")
    t.takes(0, card, *pay[: 2 - slot])
    assert t.row(kind).split() == [top, *row]


@clause("I040", "I041", "I063")
def test_the_distraction_is_played_and_goes_under_its_deck() -> None:
    t = Table(plays="REVERSE")
    t.plays()
    assert t.told(told.Played)[0].card == t.card
    assert t.s.reversals == 1
    assert t.under("D", 1) == t.card
    assert t.s.playing is None


@clause("I010")
def test_the_goal_is_to_match_supporters_and_events() -> None:
    t = Table(hands=["S01 S08 E12"])
    assert t.tricks(0) == 0
    t.locks(0, "S01", "E12")
    assert t.tricks(0) == 1
    assert t.refuses(Lock(seat=0, cards=("S08", "E12")))


@clause("IR7")
def test_the_order_of_one_take() -> None:
    t = Table(2, hands=["S08 E12"], rows={"S": "S04 S01 S06"}, stands=["", "LIES"])
    t.takes(0, "S01", "S08")
    assert t.under("S", 1) == "S08", "paid"
    assert t.asked() == {1: "lies"}, "then the window"
    assert t.row("S") == "S04 - S06", "not refilled yet"
    assert not t.has(0, "S01")
    t.allows(1)
    assert t.has(0, "S01"), "then the card enters"
    assert t.asked() == {0: "lock"}, "then its owner may lock"
    assert t.row("S") == "S04 - S06"
    t.locks(0, "S01", "E12")
    assert "-" not in t.row("S"), "then the row is refilled"
    assert t.asked() == {0: "take-event"}


@clause("IR8", "I021")
def test_short_rows_keep_their_prices_and_an_empty_row_is_skipped() -> None:
    t = Table(hands=["S08"], rows={"S": "S04 S05 -"}, dry="S")
    assert {(a.card, len(a.pay)) for a in t.options(0) if isinstance(a, Take)} == {("S05", 0), ("S04", 2)} - {
        ("S04", 2)
    }, "the furthest present is free; two Supporters cannot be paid with one"
    t = Table(hands=["S08"], rows={"S": "S04 - -"}, dry="S")
    assert {(a.card, a.pay) for a in t.options(0) if isinstance(a, Take)} == {("S04", ())}
    t = Table(rows={"S": "- - -", "E": "- - -"}, dry="SE")
    assert t.asked() == {0: "take-distraction"}
    assert [event.row for event in t.s.last if isinstance(event, told.RowEmpty)] == ["S", "E"]


@clause("IR8", "IR30")
def test_a_row_is_refilled_as_soon_as_its_deck_has_cards_again() -> None:
    t = Table(hands=["S08 S09 S10"], rows={"S": "S04 S05 -"}, dry="S")
    t.takes(0, "S04", "S08", "S09")
    assert t.row("S") == "S09 S08 S05", "paid first, dealt first; S05 was in nobody's way"
    t = Table(hands=["S08 S09"], rows={"S": "S04 - S06"}, dry="S")
    assert t.may(0, Take(seat=0, card="S04", pay=("S08", "S09")))
    t.takes(0, "S06")
    assert t.row("S") == "S04 - -", "no slide without a deck"
    t = Table(hands=["S08 S09 S10"], rows={"S": "S04 - S06", "D": "D24 D36 D18"}, dry="S", action=2)
    t.free(0)
    assert t.row("S") == "S04 - S06"
    t.takes(0, "D36", "S08")
    assert t.row("S") == "S08 S04 S06", "another row's action fills it too: the new card pushes S04 outward"


@clause("IR30")
def test_nothing_is_refilled_between_price_and_take() -> None:
    t = Table(2, hands=["S08 S09 S10"], rows={"S": "S04 S05 -"}, dry="S", stands=["", "LIES"])
    t.takes(0, "S04", "S09", "S08")
    assert t.row("S") == "- S05 -"
    t.allows(1)
    assert t.row("S") == "S08 S09 S05"


@clause("IR9")
def test_on_your_turn_you_may_lock_between_actions_with_cards_that_came_earlier() -> None:
    t = Table(hands=["S01 S06 S08 E12"], networks=["S03 E69"])
    assert {a.cards for a in t.options(0) if isinstance(a, Lock)} == {("S01", "E12")}
    t.locks(0, "S01", "E12")
    assert t.asked() == {0: "take-supporter"}, "locking is no action of the three"
    t.takes(0, "S06" if "S06" in t.may_take(0) else sorted(t.may_take(0))[0])
    assert t.asked()[0] in ("take-event", "lock")


@clause("IR38")
def test_one_more_chance_to_lock_after_the_last_action_if_a_lock_is_legal() -> None:
    t = Table(hands=["S01 E12"], plays="REVERSE")
    t.plays()
    assert t.asked() == {0: "end"}
    assert {type(a) for a in t.options(0)} == {EndTurn, Lock}
    t.locks(0, "S01", "E12")
    assert t.asked() == {1: "take-supporter"}
    t = Table(hands=["S01 E10"], plays="REVERSE")
    t.plays()
    assert t.asked() == {1: "take-supporter"}
    t = Table(hands=["S01 E12"], plays="REVERSE")
    t.plays()
    t.ends(0)
    assert t.hand(0) == "S01 E12"


@clause("IR18")
def test_the_prompt_warns_before_a_gridlock_bites() -> None:
    t = Table(hands=["S01 E12"], stands=["GRIDLOCK"])
    question = GAME.question(GAME.view(t.s, 0), 0)
    assert question.facts["gridlocks"] == 1
    lock = next(a for a in t.options(0) if isinstance(a, Lock))
    assert label(GAME.view(t.s, 0), lock, "cards").facts["gridlocks"] == 1


@clause("IR40")
def test_the_clock_plays_the_furthest_cards_and_locks_only_to_win() -> None:
    t = Table(2, hands=["S01 E12"])
    t.silence()
    assert t.told(told.Took)[0].card == "S06"
    assert t.tricks(0) == 0, "a lock that does not win is left alone"
    t = Table(2, hands=["E18"], networks=[SIX])
    t.silence()
    assert t.s.winners == (0,)
    t = Table(3, hands=["", "E12 E20", "S08 S09 E10"], plays="FORCE_DISCARD")
    t.silence()
    t.silence()
    assert t.told(told.Aimed)[0].target == 1, "the first legal target in turn order"
    t.silence()
    assert t.under("E", 1) == "E12", "without a Supporter the lowest Event"
    t = Table(3, hands=["", "", "S09 S08 E10"], plays="FORCE_DISCARD")
    t.silence()
    t.silence()
    assert t.under("S", 1) == "S08"
    t = Table(2, hands=["S01 E12"], plays="REVERSE")
    t.silence()
    t.silence()
    assert t.asked() == {1: "take-supporter"}


def test_a_large_hand_pays_card_by_card() -> None:
    t = Table(hands=["S08 S09 S10 S11 S12 S13 S14 S15 S16"])
    assert len(t.options(0)) == 1 + 9 + 9
    t.takes(0, "S04", "S16")
    assert t.asked() == {0: "pay"}
    assert t.row("S") == "S04 S05 S06", "the card is taken when it is paid for"
    assert t.may(0, Pay)
    t.pays(0, "S08")
    assert t.under("S", 2) == "S16 S08"
    assert t.has(0, "S04")


def test_no_question_is_too_wide_however_large_the_hands() -> None:
    rng = random.Random(5)
    for seed in range(3):
        s = playout.start(GAME, f"wide-{seed}", players=2)
        while s.winners is None:
            seat = next(iter(s.asks))
            options = legal_actions(s, seat)
            assert len(options) <= 200
            others = [a for a in options if not isinstance(a, Lock)]
            perform(s, rng.choice(others))
            if sum(len(desk.hand) for desk in s.desks) > 90 or s.round > 60:
                break


@clause("IR21", "IR41")
@pytest.mark.parametrize("card", ["S06", "E69", "D11"])
def test_overtime_gives_one_more_action_of_any_kind(card: str) -> None:
    t = Table(2, hands=["S08"], plays="EXTRA_ACTION")
    t.plays()
    assert t.asked() == {0: "extra"}
    assert {c[0] for c in t.may_take(0)} == {"S", "E", "D"}
    t.takes(0, card, *(["S08"] if card in t.row("D") and t.s.rows["D"][2] != card else []))
    assert t.asked() == {1: "take-supporter"}
    assert t.s.turn() == Turn(seat=1)


@clause("IR41")
def test_overtime_offers_only_rows_with_a_card_and_is_lost_without_any() -> None:
    t = Table(2, plays="EXTRA_ACTION", rows={"S": "- - -"}, dry="S")
    t.plays()
    assert {c[0] for c in t.may_take(0)} == {"E", "D"}
    t = Table(2, rows={"S": "- - -", "E": "- - -", "D": "- - -"}, dry="SED", start=False)
    t.starts(Turn(seat=0, stage=3, extra="granted"))
    assert t.asked() == {}, "the round is dry as well"
    assert [event.seat for event in t.s.news if isinstance(event, told.Lost)] == [0]
