"""The game as the house uses it: views, secrets, questions, labels, the text board, help, saves."""

from __future__ import annotations

import random

import pytest

from rules import codec, funnel
from rules.bill import GAME
from rules.bill.actions import EndTurn, Lobby, Pick, Play
from rules.bill.cards import STAFFER
from rules.bill.floor import seat_staffer, take_seat
from rules.core import IllegalAction, apply, legal_actions, settle
from rules.dice import Dice
from rules.match import may_undo
from rules.phrase import Phrase, Ref
from tests.bill.table import REAL, T, ability, effect, new
from tests.support import laws

clause = pytest.mark.clause


@pytest.mark.parametrize("mode", ["easy", "hard"])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_all_laws(mode: str, seed: int) -> None:
    assert laws.check_game(GAME, f"bill-{seed}", {"mode": mode}) > 20


@clause("BR52")
def test_a_resample_keeps_what_everybody_knows_and_moves_the_rest() -> None:
    s = new("secrets", starts="first")
    s.camps[1].hand.append("favor")
    changed = 0
    for i in range(20):
        other = GAME.resample(s, 0, Dice(seed=str(i)))
        assert other.camps[0].hand == s.camps[0].hand
        assert sorted(other.camps[1].hand + other.camps[1].deck) == sorted(s.camps[1].hand + s.camps[1].deck)
        assert other.camps[1].hand.count("favor") == 2
        assert other.dice.seed != s.dice.seed
        changed += other.camps[1].hand != s.camps[1].hand and other.camps[0].deck != s.camps[0].deck
    assert changed > 15


@clause("BR43", "BR52")
def test_a_recalled_member_stays_in_the_hand_of_every_resample() -> None:
    t = T("hard")
    t.sits(1, "bob", 1, 3)
    back = ability("play", effect("recall", target="enemy_cheap", most=2))
    t.member(0, "src", 1, 1, ability=back)
    t.holds(1, "cloture")
    t.plays("src")
    for i in range(10):
        assert "bob" in GAME.resample(t.s, 0, Dice(seed=str(i))).camps[1].hand


def test_undo_is_free_until_something_is_revealed() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.holds(0, "lobbyist")
    before = codec.copy(t.s)
    t.lobbies("ann")
    assert may_undo(before, t.s)
    t.plays("lobbyist")
    assert not may_undo(before, t.s)


def test_the_view_marks_the_last_move_and_support_before_it() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(1, "bob", 1, 9)
    t.lobbies("ann")
    side = t.view(None).sides[0]
    assert (side.before, side.support) == (0, 2)
    assert [m.last for m in side.floor] == [True]
    t.holds(0, "media-cycle")
    t.plays("media-cycle", "bob")
    view = t.view(None)
    assert [m.last for m in view.sides[0].floor] == [False]
    assert [m.last for m in view.sides[1].floor] == [True]
    assert view.sides[0].before == 2


def test_standings() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(0, "abe", 2, 3, acted=True)
    t.sits(1, "bob", 2, 3)
    t.member(0, "new", 2, 3)
    t.member(0, "hot", 2, 3, "firebrand")
    t.plays("new")
    t.plays("hot")
    view = t.view(None)
    assert [m.standing for m in view.sides[0].floor] == ["ready", "spent", "new", "ready"]
    assert [m.standing for m in view.sides[1].floor] == ["rest"]
    t.ends()
    view = t.view(None)
    assert [m.standing for m in view.sides[0].floor] == ["rest", "rest", "new", "new"]
    assert [m.standing for m in view.sides[1].floor] == ["ready"]


def test_what_is_playable_is_what_is_legal() -> None:
    rng = random.Random(4)
    for mode in ("easy", "hard"):
        s = new("playable", mode=mode, decks="random")
        while s.winners is None:
            seat = next(iter(s.asks))
            legal = {getattr(a, "card", None) for a in legal_actions(s, seat)}
            view = GAME.view(s, seat)
            assert {c.card for c in view.hand if c.playable} == legal - {None}
            apply(s, rng.choice(legal_actions(s, seat)))


def test_questions_say_what_is_possible_and_what_stands_in_the_way() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(1, "gate", 2, 3, "gatekeeper")
    t.camp(0).filibuster = t.camp(0).recess = True
    asked = GAME.question(t.view(0), 0)
    assert asked.code == "ask-turn"
    assert [p.code for p in asked.facts["can"]] == ["can-end-turn"]
    assert (asked.facts["filibuster"], asked.facts["recess"], asked.facts["gatekeepers"]) == (1, 1, 1)
    assert GAME.question(t.view(None), 0).code == "asks-turn"
    t.camp(0).recess = False
    asked = GAME.question(t.view(0), 0)
    assert [p.code for p in asked.facts["can"]] == ["can-confront", "can-end-turn"]


def test_a_public_question_does_not_tell_whether_a_card_can_be_played() -> None:
    t = T()
    empty = GAME.question(t.view(None), 0)
    t.holds(0, "earmark")
    assert GAME.question(t.view(None), 0) == empty
    assert GAME.question(t.view(1), 0) == empty


@clause("BR12")
def test_labels_warn_of_acts_that_do_nothing() -> None:
    t = T(deck=0)
    t.sits(0, "ann", 2, 3)
    t.camp(0).filibuster = True
    t.holds(0, "earmark", "veto-threat", "lobbyist")
    view = t.view(0)
    texts = {a.card: GAME.label(view, a, "card").facts["text"].code for a in t.legal() if isinstance(a, Play)}
    assert texts == {
        "earmark": "warn-filibuster",
        "veto-threat": "warn-no-support",
        "lobbyist": "warn-empty-deck",
    }
    lobby = next(a for a in t.legal() if isinstance(a, Lobby))
    assert GAME.label(view, lobby, None).facts["gain"] == 0
    t.camp(0).filibuster = False
    assert GAME.label(t.view(0), lobby, None).facts["gain"] == 2


def verbs(t: T) -> dict[str, str]:
    """What the buttons of the first question say."""
    return {type(a).__name__: GAME.label(t.view(0), a, None).code for a in t.legal()}


def test_a_verb_says_the_whole_act_where_there_is_no_choice() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.holds(0, "media-cycle")
    t.sits(1, "bob", 2, 3)
    assert verbs(t) == {
        "Play": "do-play-at", "Lobby": "do-lobby-with", "Confront": "do-confront-one",
        "EndTurn": "do-end-turn",
    }  # fmt: skip
    t.sits(1, "cyd", 2, 3)
    assert verbs(t) == {
        "Play": "do-play-one", "Lobby": "do-lobby-with", "Confront": "do-confront-with",
        "EndTurn": "do-end-turn",
    }  # fmt: skip
    t.sits(0, "abe", 2, 3)
    t.holds(0, "cloture")
    assert verbs(t) == {
        "Play": "do-play", "Lobby": "do-lobby", "Confront": "do-confront", "EndTurn": "do-end-turn",
    }  # fmt: skip
    assert {type(kid.sample).__name__ for kid in funnel.build(t.legal()).kids} == set(verbs(t))


def test_a_choice_names_the_target_where_there_is_only_one() -> None:
    t = T()
    t.sits(0, "ann", 2, 3)
    t.sits(0, "abe", 2, 3)
    t.sits(1, "gate", 2, 3, "gatekeeper")
    t.holds(0, "media-cycle", "cloture")

    def codes() -> set[str]:
        fields = {"Play": "card", "Confront": "member"}
        choices = ((a, fields.get(type(a).__name__)) for a in t.legal())
        return {GAME.label(t.view(0), a, field).code for a, field in choices if field}

    assert codes() == {"choice-aimed", "choice-action", "choice-confront-one"}
    t.sits(1, "bob", 2, 3)
    assert codes() == {"choice-action", "choice-confront-one"}
    t.sits(1, "wall", 2, 3, "gatekeeper")
    assert codes() == {"choice-action", "choice-confront"}


def test_a_confront_label_foretells_both_blows() -> None:
    t = T("hard")
    t.sits(0, "ann", 3, 2)
    armor = ability("aura", effect("aura_rule", rule="armor", amount=1))
    t.sits(1, "bob", 2, 2, ability=armor)
    facts = GAME.label(t.view(0), t.legal()[1], "target").facts
    assert (facts["deals"], facts["takes"], facts["falls"], facts["dies"]) == (2, 2, 1, 1)


def test_the_default_of_an_aimed_question_is_the_strongest() -> None:
    t = T()
    t.sits(1, "bob", 2, 3)
    t.sits(1, "big", 5, 3)
    t.member(0, "eye", 1, 3, "oversight")
    t.plays("eye")
    assert GAME.default(t.s, t.s.asks[0]) == Pick(seat=0, target="big")
    assert GAME.order(t.s, t.s.asks[0], "pass") is None


def test_the_board_tells_everything_to_play_by() -> None:
    t = T("hard")
    t.sits(0, "sun", 2, 3, "institution", ability=ability("turn", effect("support", amount=1)))
    t.camp(1).filibuster = t.camp(1).recess = True
    t.camp(1).tax, t.camp(1).fatigue = 2, 1
    t.camp(0).discard = ["earmark"]
    t.holds(0, "favor")
    codes = [p.code for p in GAME.board(t.view(0))]
    for code in (
        "line-mode", "line-side", "line-floor", "line-member", "line-floor-empty", "line-filibuster",
        "line-recess", "line-tax", "line-fatigue", "line-discard", "line-known", "line-hand", "line-card",
    ):  # fmt: skip
        assert code in codes
    assert "line-hand" not in [p.code for p in GAME.board(t.view(None))]


def test_the_board_tells_what_abilities_ask_for_and_what_lasts_a_while() -> None:
    t = T("hard")
    ann = take_seat(t.s, 0, t.s.printed(0, "K000383"), "K000383")
    seat_staffer(t.s, 0)
    ann.ready, ann.new, ann.rally, ann.weak = True, False, 2, 1

    def lines() -> list[Phrase]:
        return [p for p in GAME.board(t.view(None)) if p.code == "line-member"]

    senator, staffer = lines()
    assert {p.code for p in senator.facts["notes"]} == {"note-rally", "note-weak", "standing-ready"}
    king = {"chamber": Ref("chamber", "S"), "region": Ref("region", "northeast")}
    assert senator.facts["traits"].facts == king
    assert staffer.facts["traits"] == ""
    easy = T()
    easy.sits(0, "K000383", 2, 3)
    assert [p.facts["traits"] for p in GAME.board(easy.view(None)) if p.code == "line-member"] == [""]


def test_the_board_of_a_finished_game_asks_nobody_to_move() -> None:
    t = T()
    assert GAME.board(t.view(None))[0].facts["over"] == 0
    GAME.retire(t.s, 0)
    assert GAME.board(t.view(None))[0].facts["over"] == 1


def test_labels_know_of_shields_and_of_staffers() -> None:
    t = T("hard")
    bob = t.sits(1, "bob", 1, 3)
    t.holds(0, "media-cycle")
    play = next(a for a in t.legal() if isinstance(a, Play))
    assert GAME.label(t.view(0), play, "target").facts["shield"] == 0
    bob.shield = True
    assert GAME.label(t.view(0), play, "target").facts["shield"] == 1
    t.ends()
    t.member(1, "src", 1, 3, ability=ability("play", effect("staff", amount=1)))
    t.plays("src")
    t.ends()
    t.member(0, "rec", 1, 1, ability=ability("play", effect("recall", target="enemy_cheap", most=2)))
    t.plays("rec")
    codes = {a.target: GAME.label(t.view(0), a, "target").code for a in t.legal() if isinstance(a, Pick)}
    assert codes == {"bob": "aim-recall", "src": "aim-recall", "staffer.1": "aim-vanish"}


def test_resigning_ends_the_game_for_good() -> None:
    s = new()
    GAME.retire(s, 1)
    settle(s)
    assert s.winners == (0,)
    assert not s.asks
    with pytest.raises(IllegalAction):
        apply(s, EndTurn(seat=0))


def test_help_for_every_card() -> None:
    options = GAME.options()
    ids = GAME.cards(options)
    assert len(ids) == len(set(ids)) == 12 + len(REAL.members) + 1
    assert ids[-1] == STAFFER
    for card in ids:
        assert GAME.card(options, card)
    with pytest.raises(IllegalAction):
        GAME.card(options, "nobody")


def test_a_save_is_read_back() -> None:
    s = new("save", mode="hard")
    rng = random.Random(1)
    for _ in range(60):
        if s.winners is None:
            seat = next(iter(s.asks))
            apply(s, rng.choice(legal_actions(s, seat)))
    assert codec.load({"bill": GAME}, codec.dump(GAME, s)) == s
