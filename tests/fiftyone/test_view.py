"""What a view shows and keeps to itself; what the board, the questions and the buttons say."""

from __future__ import annotations

import pytest

from rules import codec
from rules.dice import Dice
from rules.fiftyone.actions import (
    EnterSlogan,
    GiveBack,
    Headhunt,
    NoSlogan,
    PlayBoost,
    PlayVote,
    Protect,
    Scapegoat,
    SendSpy,
    SowDiscord,
    Sway,
    SwayNext,
    SwayTwo,
    VoteSlogan,
)
from rules.fiftyone.game import GAME
from rules.match import may_undo
from rules.phrase import Phrase, Ref
from tests.fiftyone.table import Table

clause = pytest.mark.clause


def codes(t: Table, viewer: int | None = None) -> list[str]:
    return [line.code for line in GAME.board(t.view(viewer))]


def label(t: Table, kind: type, field: str | None) -> Phrase:
    """The label of the first such action of whoever is asked."""
    seat = min(t.asked())
    return GAME.label(t.view(seat), t.options(seat, kind)[0], field)


def test_the_hand_shows_playable_cards_first_and_where_votes_lead() -> None:
    t = Table(3).hand(0, "free v3 jail fans v8").lies(0, loyal="v5").turn(0)
    shown = [(c.card, c.playable, c.reach) for c in t.view(0).hand]
    assert shown == [
        ("v8", True, 13),
        ("v3", True, 8),
        ("jail", True, None),
        ("free", False, None),
        ("fans", False, None),
    ]


def test_the_board_in_words_tells_what_the_cards_of_the_hand_do_each_once() -> None:
    t = Table(3).hand(0, "free v3 jail free v8").turn(0)
    told = [line.facts["text"] for line in GAME.board(t.view(0)) if line.code == "line-power"]
    assert told == [Phrase("card-jail.text"), Phrase("card-free.text")]
    assert "line-power" not in codes(t)


def test_the_last_move_is_marked_on_the_table() -> None:
    t = Table(3).hand(0, "v5 v1").lies(0, "v5", "v5").turn(0).does(PlayVote(seat=0, card="v5"))
    assert [(v.fans, v.new) for v in t.sees(2, 0).votes] == [(True, False), (False, True), (False, False)]
    t = Table(3).hand(0, "loss2 v1").lies(1, "v9 v2").lies(2, "v4").turn(0)
    t.does(SwayTwo(seat=0, target=1, vote="v9")).does(SwayNext(seat=0, target=2, vote="v4"))
    assert [(v.value, v.new) for v in t.sees(2, 0).votes] == [(9, True), (4, True)]
    moved = t.view(None).moved
    assert moved is not None
    assert (moved.card, moved.table, moved.targets) == ("loss2", 0, (1, 2))


def test_a_protected_card_is_marked_when_it_was_the_last_move() -> None:
    t = Table(3).hand(0, "fans v1").lies(0, "v5 v5").turn(0).does(Protect(seat=0, vote="v5"))
    assert [(v.fans, v.new) for v in t.sees(2, 0).votes] == [(True, True), (False, False)]


def test_the_leader_and_who_leads_nothing() -> None:
    t = Table(3).lies(0, "v5").lies(1, "v7").turn(0)
    assert [t.sees(None, p).leads for p in range(3)] == [False, True, False]
    assert not any(Table(3).turn(0).sees(None, p).leads for p in range(3))


@clause("FR2")
def test_both_figures_are_on_the_board() -> None:
    t = Table(3).lies(0, "v9 v9 v9 v9 v8", heroes="h_bonus").turn(1)
    lines = [line for line in GAME.board(t.view(None)) if line.code == "line-final"]
    assert [(line.facts["total"], line.facts["final"]) for line in lines] == [(44, 49)]


@clause("FR5")
def test_the_pile_is_counted_for_everybody() -> None:
    assert "line-pile" in codes(Table(3, pile=30).turn(0))
    assert "line-low" in codes(Table(3, pile=5).turn(0))


def test_the_board_says_where_everybody_stands() -> None:
    t = Table(4).round_two(0, 1, _2=0, _3=1).lies(0, "v9", "v4", "h_law").lies(1, "v2", jailed=True).turn(2)
    said = codes(t)
    for code in ("line-round", "line-turn-for", "line-ring", "line-votes", "line-heroes", "line-bars"):
        assert code in said
    assert said.count("line-backer") == 2
    assert said.count("line-jailed") == 1
    assert said.count("line-team") == 2
    assert "line-hand" not in said
    assert "line-hand" in codes(t, 2)


def test_a_running_theft_and_boost_are_on_the_board() -> None:
    t = Table(3).hand(0, "boost discord v1").turn(0).does(PlayBoost(seat=0))
    assert "line-extra" in codes(t)
    t.does(SowDiscord(seat=0))
    assert codes(t).count("line-taken") == 0
    assert codes(t, 0).count("line-taken") == 2
    assert codes(t, 1).count("line-taken") == 1
    t.does(GiveBack(seat=0, card="v1"))
    assert codes(t, 0).count("line-given") == 1
    assert codes(t, 1).count("line-given") == 0


def test_at_the_end_the_hands_are_open_and_the_winner_is_named() -> None:
    t = Table(3).lies(0, "v10 v10 v10 v10 v10").hand(0, "v1 spy").turn(0).does(PlayVote(seat=0, card="v1"))
    assert [h.cards for h in t.view(None).revealed if h.seat == 0] == [("spy",)]
    assert "line-winner" in codes(t)
    assert t.view(None).turn is None
    for viewer in (None, 1):
        assert GAME.view(GAME.resample(t.s, viewer, Dice(seed="x")), viewer) == t.view(viewer)


def test_a_verb_that_leaves_no_choice_says_what_it_does() -> None:
    t = Table(3).hand(0, "v5 loss1").lies(1, "v9").turn(0)
    assert label(t, PlayVote, None) == Phrase(
        "do-play-vote.one", {"seat": Ref("seat", 0), "card": Ref("card", "v5")}
    )
    assert label(t, Sway, None).code == "do-sway.one"
    t = Table(3).hand(0, "v5 v6 loss1").lies(1, "v9 v8").turn(0)
    assert label(t, PlayVote, None).code == "do-play-vote"
    assert label(t, Sway, None).code == "do-sway"


def test_a_target_says_what_it_would_bring() -> None:
    t = Table(3).hand(0, "loss1 scape h_hunter").lies(0, "v2").lies(1, "v9 v8", heroes="h_law").turn(0)
    assert label(t, Sway, "target").facts["votes"] == [9, 8]
    assert label(t, Sway, "vote") == Phrase("choice-gain", {"card": Ref("card", "v9"), "total": 11})
    assert label(t, Scapegoat, "target").facts["n"] == 7
    assert label(t, Headhunt, "target").facts["hero"] == Ref("card", "h_law")


@clause("FR68")
def test_others_read_who_is_asked_and_nothing_of_the_answer() -> None:
    t = Table(3).slogans().does(EnterSlogan(seat=0, text="Oui"))
    assert GAME.question(t.view(None), 1) == Phrase("asks-slogan", {"seat": Ref("seat", 1)})
    assert GAME.question(t.view(1), 1).code == "ask-slogan"


@clause("FR20", "FR65")
def test_a_question_about_a_trade_tells_others_no_card() -> None:
    t = Table(3).hand(0, "v9 v1").turn(0).offers(0, 1, "v9")
    assert "give" in GAME.question(t.view(1), 1).facts
    assert "give" not in GAME.question(t.view(2), 1).facts


@clause("FR24")
@pytest.mark.parametrize("victim", [1, 2])
def test_a_running_discord_keeps_its_secrets_on_resamples(victim: int) -> None:
    t = Table(4).hand(0, "discord v1 v2 v3").hand(1, "v5").hand(2, "v6").hand(3, "v7").turn(0)
    t.does(SowDiscord(seat=0)).does(GiveBack(seat=0, card="v7"))
    seen: set[str] = set()
    for n in range(20):
        other = GAME.resample(t.s, victim, Dice(seed=str(n)))
        assert GAME.view(other, victim) == t.view(victim)
        assert t.theft(victim).taken[0][1][0] in other.candidates[0].hand, "a victim knows what was taken"
        seen.add(codec.to_json(other.steps[-1]))
    assert len(seen) > 3


@clause("FR23", "FR24")
def test_a_resample_does_not_hand_on_what_another_seats_spy_saw() -> None:
    t = Table(3).hand(0, "spy v1").hand(1, "v10 v9").hand(2, "v8").turn(0).does(SendSpy(seat=0))
    t.s.pile[:5] = ["jail"] * 5
    seen = {str(GAME.resample(t.s, 2, Dice(seed=str(n))).candidates[0].seen[1]) for n in range(20)}
    assert len(seen) > 1
    boosted = Table(3).hand(0, "boost spy v1").hand(1, "v10 v9").turn(0)
    boosted.does(PlayBoost(seat=0)).does(SendSpy(seat=0))
    other = GAME.resample(boosted.s, 0, Dice(seed="x"))
    assert [c.hand for c in other.candidates] == [c.hand for c in boosted.s.candidates]


@clause("FR59")
def test_resamples_keep_the_authors_of_slogans_hidden() -> None:
    t = Table(4).slogans()
    for p in range(3):
        t.does(EnterSlogan(seat=p, text=f"S{p}"))
    t.does(NoSlogan(seat=3))
    mine = next(n for n, x in enumerate(t.s.slogans) if x.author == 0)
    t.does(VoteSlogan(seat=1, slogan=mine))
    authors: set[tuple[int, ...]] = set()
    for n in range(30):
        other = GAME.resample(t.s, 0, Dice(seed=str(n)))
        assert other.slogans[mine].author == 0
        assert GAME.view(other, 0) == t.view(0)
        authors.add(tuple(x.author for x in other.slogans))
    assert len(authors) > 3


def test_a_look_or_a_draw_cannot_be_undone_alone_but_a_boost_can() -> None:
    t = Table(3).hand(0, "boost v1 spy").turn(0)
    then = codec.copy(t.s)
    t.does(PlayBoost(seat=0)).does(PlayVote(seat=0, card="v1"))
    assert may_undo(then, t.s)
    t = Table(3).hand(0, "boost v1 spy").turn(0).does(PlayBoost(seat=0))
    then = codec.copy(t.s)
    t.does(SendSpy(seat=0))
    assert t.kind(0) == "boost", "nothing has been drawn"
    assert not may_undo(then, t.s)


def test_a_game_survives_its_save_at_any_question() -> None:
    t = Table(3).hand(0, "boost discord v1").turn(0).does(PlayBoost(seat=0)).does(SowDiscord(seat=0))
    assert codec.load({"fiftyone": GAME}, codec.dump(GAME, t.s)) == t.s


def test_standing_orders_answer_only_what_is_optional() -> None:
    t = Table(3).turn(0).offers(0, 1, "v1")
    answer = GAME.order(t.s, t.s.asks[1], "pass")
    assert answer is not None
    assert type(answer).__name__ == "Decline"
    assert GAME.order(t.s, t.s.asks[0], "pass") is None
    assert GAME.order(t.s, t.s.asks[1], "play:v1") is None


@clause("FR59", "FR68")
def test_the_public_sees_nothing_of_sealed_answers_and_dealing_anew_keeps_them() -> None:
    writing = Table(4).slogans().does(EnterSlogan(seat=0, text="S0")).does(EnterSlogan(seat=1, text="S1"))
    voting = Table(4).slogans()
    for p in range(4):
        voting.does(EnterSlogan(seat=p, text=f"S{p}"))
    for seat in range(3):
        voting.does(
            VoteSlogan(seat=seat, slogan=next(n for n, x in enumerate(voting.s.slogans) if x.author == 3))
        )
    for t in (writing, voting):
        public = t.view(None)
        others = [GAME.resample(t.s, 2, Dice(seed=str(n))) for n in range(9)]
        assert len({str(other.steps[-1]) for other in others}) > 1 or t is writing
        assert all(GAME.view(other, None) == public for other in others)
        anew = GAME.redeal(t.s, Dice(seed="anew"))
        assert (anew.steps, anew.slogans) == (t.s.steps, t.s.slogans)
        assert anew.pile != t.s.pile
