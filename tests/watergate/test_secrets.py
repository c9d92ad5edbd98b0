"""What is hidden stays hidden: knowledge, resamples, standing orders, silence, the timing law."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import codec
from rules.core import apply, legal_actions
from rules.dice import Dice
from rules.match import may_undo, retire
from rules.watergate import events as e
from rules.watergate.actions import GoOn, Play, React, Show
from rules.watergate.game import GAME, WatergateState
from rules.watergate.steps import Played
from rules.watergate.track import Pinning
from tests.support import playout
from tests.watergate import timing
from tests.watergate.table import EDITOR, NIXON, T

clause = pytest.mark.clause


def window(hand: str = "E-BRA E-LAW", **fields: Any) -> T:
    return T(f"{hand} N-HAL N-TRB", first=NIXON, track="B@1", **fields).action("N-HAL")


def answer(t: T, code: str) -> object:
    (ask,) = t.s.asks.values()
    return GAME.order(t.s, ask, code)


# Standing orders and silence


@clause("WR45", "WR3")
def test_do_not_ask_me_lets_things_stand_whatever_the_hand() -> None:
    for hand in ("E-BRA", "E-DEM E-LAW", "E-LAW"):
        assert answer(window(hand), "pass") == GoOn(seat=EDITOR)


@clause("WR45")
def test_an_order_to_play_a_card_plays_it_when_legal_and_else_answers_at_once_like_pass() -> None:
    assert answer(window("E-BRA E-LAW"), "play:E-BRA") == React(seat=EDITOR, card="E-BRA")
    assert answer(window("E-DEM E-LAW"), "play:E-BRA") == GoOn(seat=EDITOR)
    assert answer(window("E-DEM E-LAW", barred=EDITOR), "play:E-DEM") == GoOn(seat=EDITOR)
    played, passed = window("E-LAW"), window("E-LAW")
    for t, code in ((played, "play:E-BRA"), (passed, "pass")):
        given = answer(t, code)
        assert isinstance(given, GoOn)
        t.does(given)
    assert (played.events, played.s) == (passed.events, passed.s)


@clause("WR45")
def test_only_reactions_have_standing_orders() -> None:
    assert set(GAME.orders) == {"react-conspirator", "react-evidence", "react-event"}
    t = T("E-GUN N-TRB")
    assert answer(t, "pass") is None


@clause("WR45", "WR3")
def test_every_reaction_has_an_order_for_each_card_that_could_answer() -> None:
    reactions = {c.id: c.reaction for c in T().s.set.cards.values() if c.reaction}
    codes = {
        (kind.removeprefix("react-"), code[5:])
        for kind, o in GAME.orders.items()
        for code in o
        if ":" in code
    }
    assert codes == {(trigger, card) for card, trigger in reactions.items()}


@clause("WR46")
def test_silence_spends_the_lowest_card_on_initiative_else_momentum_else_evidence() -> None:
    t = T("E-GUN E-BUT E-LAW N-TRB", track="G@1")
    (ask,) = t.s.asks.values()
    assert GAME.default(t.s, ask) == Play(seat=EDITOR, card="E-BUT", use="value", targets=("initiative",))
    t.s.initiative = None
    assert GAME.default(t.s, ask) == Play(seat=EDITOR, card="E-BUT", use="value", targets=("momentum",))
    t.s.momentum = None
    assert GAME.default(t.s, ask) == Play(seat=EDITOR, card="E-BUT", use="value", targets=("e1",))


@clause("WR46", "WR45")
def test_silence_lets_an_announced_card_stand() -> None:
    t = window("E-BRA")
    (ask,) = t.s.asks.values()
    assert GAME.default(t.s, ask) == GoOn(seat=EDITOR)


@clause("WR46")
@pytest.mark.parametrize("seat", [EDITOR, NIXON])
def test_resigning_means_that_the_other_side_wins(seat: int) -> None:
    t = T("E-GUN N-TRB")
    after, told = retire(GAME, t.s, seat)
    assert after.winners == (1 - seat,)
    assert told == [e.Won(seat=1 - seat, how="resigned")]
    assert after.asks == {}


# The timing law


@clause("WR3", "WR31", "WR32", "WR33", "WR45")
def test_the_timing_law_holds_over_a_slice_of_windows() -> None:
    windows = 0
    for n in range(12):
        more, _, found = timing.steps(f"slice-{n}")
        windows += more
        assert not found
    assert windows > 80


def test_the_timing_law_would_notice_a_question_that_depends_on_the_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from rules.watergate import steps

    def peeking(s: WatergateState, seat: int, trigger: str) -> bool:
        return any(card in s.hands[seat] for card in steps.reactions(s, seat, trigger))

    monkeypatch.setattr(steps, "may_react", peeking)
    assert any(timing.steps(f"slice-{n}")[2] for n in range(12))


@clause("WR45", "WR3")
def test_what_others_are_told_of_a_window_does_not_depend_on_the_hand() -> None:
    held, empty = window("E-BRA E-LAW"), window("E-DTH E-LAW")
    assert held.events == empty.events
    for viewer in (None, NIXON):
        assert GAME.board(held.view(viewer)) == GAME.board(empty.view(viewer))
    assert held.goes_on().events == empty.goes_on().events


# Knowledge


@clause("W023", "W035", "WR21")
@pytest.mark.parametrize("card", ["N-WOO", "N-EHR", "N-TRB"])
def test_nixon_may_take_any_of_two_hidden_alike(card: str) -> None:
    """Were it always the first, the one that is taken would tell that those before it differ."""
    t = T(f"{card} E-GUN", first=NIXON, hidden="G B G")
    use = "value" if card == "N-WOO" else "action"
    assert {"e1", "e3"} <= t.targets(card, use)
    asked = T("E-WOO N-TRB", hidden="G B G").value("E-WOO", "ask-G")
    assert asked.offers("slot") == {1, 3}


@clause("WR21", "W023")
def test_hands_decks_and_bag_are_private_and_discards_public() -> None:
    t = T("E-GUN N-TRB", discard="E-LAW N-CAN", removed="N-SPE", hidden="Bm")
    for viewer, hand in ((None, ()), (EDITOR, ("E-GUN",)), (NIXON, ("N-TRB",))):
        view = t.view(viewer)
        assert tuple(card.id for card in view.hand) == hand
        assert [side.discard for side in view.sides] == [("E-LAW",), ("N-CAN",)]
        assert view.sides[NIXON].removed == ("N-SPE",)
        text = codec.to_json(view)
        assert ("Bm" in text) is (viewer == NIXON)
        assert view.bag == 29


@clause("WR43")
def test_the_order_of_a_hand_is_not_kept() -> None:
    one, other = T("E-GUN E-LAW N-TRB"), T("E-LAW E-GUN N-TRB")
    assert one.view(EDITOR).hand == other.view(EDITOR).hand


def resampled(s: WatergateState, seat: int | None) -> list[WatergateState]:
    dice = Dice(seed=f"resample {seat}")
    return [GAME.resample(s, seat, dice) for _ in range(20)]


def test_a_resample_deals_hidden_cards_anew_and_keeps_what_the_viewer_knows() -> None:
    t = T("E-GUN E-LAW E-BER N-TRB N-CAN N-COL", discard="E-DEA N-SPE")
    twins = resampled(t.s, EDITOR)
    assert all(twin.hands[EDITOR] == t.s.hands[EDITOR] for twin in twins)
    assert len({tuple(sorted(twin.hands[NIXON])) for twin in twins}) > 10
    assert len({tuple(twin.decks[EDITOR]) for twin in twins}) > 10
    for twin in twins:
        for seat in (EDITOR, NIXON):
            cards = [*twin.hands[seat], *twin.decks[seat], *twin.discards[seat]]
            assert sorted(cards) == sorted(t.s.set.decks[twin.role(seat)])


def test_a_resample_respects_every_no_and_the_yes_that_is_being_answered() -> None:
    t = T("E-WOO E-SLO N-TRB N-CAN", hidden="B B YG").value("E-WOO", "ask-G")
    for twin in resampled(t.s, EDITOR):
        assert any("G" in p.face for p in twin.evidence)
    t.shows(3).value("N-TRB", "initiative").value("E-SLO", "ask-B").shows(1)
    t = T("E-WOO E-SLO N-TRB N-CAN", hidden="B B Y").value("E-WOO", "ask-G").instead("momentum")
    for twin in resampled(t.s, EDITOR):
        faces = [p.face for p in twin.evidence if not p.up]
        assert not any("G" in face for face in faces)
        assert sorted(twin.bag + faces) == sorted(t.s.bag + t.hidden())


@clause("WR21")
def test_a_resample_keeps_the_cards_that_the_editor_has_seen() -> None:
    t = T("E-GUN E-LAW N-TRB N-CAN", momentum=1, won=[1, 0]).stacks("N-SPE", "N-GAM", "N-ELE")
    t.value("E-GUN", "momentum")
    assert all(twin.decks[NIXON][-3:] == ["N-ELE", "N-GAM", "N-SPE"] for twin in resampled(t.s, EDITOR))
    blind = resampled(t.s, None)
    assert len({tuple(twin.decks[NIXON][-3:]) for twin in blind}) > 10
    assert all(twin.seen[EDITOR] == twin.decks[NIXON][-3:][::-1] for twin in blind)


def test_a_card_that_was_seen_is_forgotten_when_everybody_has_seen_it() -> None:
    t = T("N-SPE N-TRB N-CAN E-GUN", first=NIXON, seen=[["N-SPE", "N-TRB"], []])
    t.value("N-SPE", "momentum")
    assert t.view(EDITOR).seen == ("N-TRB",)


def test_the_card_that_hunt_drew_is_known_to_nixon_alone() -> None:
    t = T("N-HUN N-TRB E-LAW", first=NIXON).stacks("N-WOO").action("N-HUN").goes_on()
    assert t.view(NIXON).doing.card == "N-WOO"
    assert t.view(EDITOR).doing.card == t.view(None).doing.card == ""
    assert "N-WOO" not in codec.to_json(t.view(EDITOR))


# Undo


def test_a_plain_move_may_be_undone_and_one_that_revealed_something_may_not() -> None:
    t = T("E-GUN E-LAW N-TRB N-WOO N-CAN", hidden="G B")
    before = codec.copy(t.s)
    t.value("E-LAW", "initiative")
    assert may_undo(before, t.s)
    before = codec.copy(t.s)
    t.value("N-WOO", "e1")
    assert not may_undo(before, t.s)
    t.goes_on()
    t = T("E-WOO E-LAW N-TRB", hidden="B", track="G@1")
    before = codec.copy(t.s)
    t.value("E-WOO", "ask-G")
    assert not may_undo(before, t.s)


# Random games


def test_random_games_end_and_count_their_pieces() -> None:
    for seed in range(60):
        s = playout.start(GAME, f"pieces-{seed}")
        rng = random.Random(seed)
        while s.winners is None:
            apply(s, rng.choice(legal_actions(s, next(iter(s.asks)))))
            counted(s)


def counted(s: WatergateState) -> None:
    """No card and no token is ever doubled or lost."""
    table = [step.card for step in s.steps if isinstance(step, Played)]
    for seat in (EDITOR, NIXON):
        cards = [*s.hands[seat], *s.decks[seat], *s.discards[seat], *s.removed[seat]]
        cards += [card for card in table if s.set.cards[card].role == s.role(seat)]
        assert sorted(cards) == sorted(s.set.decks[s.role(seat)])
    placed = [pinned.face for pinned in s.board.values()] + [p.face for p in s.evidence]
    flying = [step.face for step in s.steps if isinstance(step, Pinning)]
    assert sorted(s.bag + s.lost + placed + flying) == sorted(s.set.bag)
    momentum = s.supply + s.scrapped + sum(s.won) + (s.momentum is not None)
    if not s.evaluating:
        assert momentum == s.set.tokens


@clause("WR46", "WR19")
def test_what_a_silent_nixon_shows_is_drawn_and_is_the_same_whenever_asked() -> None:
    shown = set[int]()
    for seed in range(40):
        t = T("E-WOO N-TRB", hidden="B G YG", dice=Dice(seed=f"{seed}"))
        t.value("E-WOO", "ask-G")
        (ask,) = t.s.asks.values()
        silent = GAME.default(t.s, ask)
        assert isinstance(silent, Show)
        assert GAME.default(t.s, ask) == silent
        shown.add(silent.slot)
    assert shown == {2, 3}
