"""Set-up, slogans, their vote, and the draw (F002-F013, FR28-FR30, FR50, FR59)."""

from __future__ import annotations

import pytest

from data.words import Words
from rules import codec
from rules.core import IllegalAction, begin
from rules.dice import Dice
from rules.fiftyone.actions import Abstain, EnterSlogan, NoSlogan, Skip, VoteSlogan
from rules.fiftyone.cards import card_set
from rules.fiftyone.events import FirstDrawn, HandDealt, SloganChosen, SlogansOpened, SlogansSkipped
from rules.fiftyone.game import GAME
from rules.fiftyone.slogans import LONGEST, cleaned
from rules.fiftyone.state import FiftyoneOptions
from tests.fiftyone.table import Table

DRAW = FiftyoneOptions(first="draw")
clause = pytest.mark.clause


def enters(t: Table, *seats: int) -> Table:
    """These write a slogan with their number, the other asked seats none."""
    for seat in sorted(t.asked()):
        action = EnterSlogan(seat=seat, text=f"Slogan {seat}") if seat in seats else NoSlogan(seat=seat)
        t.does(action)
    return t


def number(t: Table, author: int) -> int:
    return next(n for n, x in enumerate(t.s.slogans) if x.author == author)


def votes(t: Table, **choices: int | None) -> Table:
    """`_0=2`: seat 0 votes for seat 2's slogan; None: abstains."""
    for name, author in choices.items():
        seat = int(name[1:])
        t.does(Abstain(seat=seat) if author is None else VoteSlogan(seat=seat, slogan=number(t, author)))
    return t


@clause("F002", "F003", "F004", "F006", "F007", "F008")
@pytest.mark.parametrize("players", range(2, 9))
def test_seven_cards_each_and_the_rest_is_the_pile(players: int) -> None:
    s, news = begin(GAME, players, "deal", DRAW)
    assert [len(c.hand) for c in s.candidates] == [7] * players
    dealt = [*s.pile, *(card for c in s.candidates for card in c.hand)]
    assert sorted(dealt) == sorted(card_set("classic").deck(players))
    assert GAME.view(s, None).pile == len(dealt) - 7 * players
    assert {e.to for e in news if isinstance(e, HandDealt)} == {(p,) for p in range(players)}


@clause("F003")
def test_the_cards_are_shuffled() -> None:
    hands = {tuple(begin(GAME, 4, f"shuffle-{n}", DRAW)[0].candidates[0].hand) for n in range(20)}
    assert len(hands) == 20


@clause("F005", "F008", "FR24")
def test_nobody_sees_another_hand_or_the_pile() -> None:
    s, _ = begin(GAME, 4, "secret", DRAW)
    for viewer in (None, 0):
        other = GAME.resample(s, viewer, Dice(seed="other"))
        assert [c.hand for c in other.candidates] != [c.hand for c in s.candidates]
        assert other.pile != s.pile
        assert GAME.view(other, viewer) == GAME.view(s, viewer)
    assert len(GAME.view(s, 0).hand) == 7
    assert GAME.view(s, None).hand == ()


@clause("FR30")
def test_the_seating_is_drawn_and_public() -> None:
    rings = {begin(GAME, 4, f"ring-{n}", DRAW)[0].ring for n in range(60)}
    assert len(rings) > 10
    s, _ = begin(GAME, 4, "ring", DRAW)
    assert GAME.view(s, None).ring == s.ring
    assert [c.seat for c in GAME.view(s, None).candidates] == list(s.ring)


@clause("F009", "F010", "FR28", "FR68")
def test_everybody_is_asked_for_a_slogan_and_nobody_sees_any_before_the_last() -> None:
    t = Table(3).slogans()
    assert t.asked() == {0, 1, 2}
    t.does(EnterSlogan(seat=1, text="Tous ensemble"))
    assert t.news == []
    assert t.asked() == {0, 2}
    assert t.view(0).slogans == ()
    assert t.view(0).sealed is None
    assert t.view(1).sealed == ("slogan", "Tous ensemble")


@clause("F011", "FR59")
def test_slogans_are_opened_together_without_names_and_without_ones_own() -> None:
    t = enters(Table(4).slogans(), 0, 1, 3)
    assert t.told(SlogansOpened)[0].count == 3
    assert {x.text for x in t.view(None).slogans} == {"Slogan 0", "Slogan 1", "Slogan 3"}
    assert all(x.author is None and x.votes is None for x in t.view(2).slogans)
    assert not t.may(1, VoteSlogan, slogan=number(t, 1))
    assert len(t.options(1, VoteSlogan)) == 2
    assert len(t.options(2, VoteSlogan)) == 3
    votes(t, _0=3, _1=3, _2=0, _3=1)
    assert {x.author for x in t.view(None).slogans} == {0, 1, 3}


@clause("FR59")
def test_the_order_of_the_slogans_tells_nothing() -> None:
    orders = {
        tuple(x.author for x in enters(Table(3, seed=f"order-{n}").slogans(), 0, 1, 2).s.slogans)
        for n in range(40)
    }
    assert len(orders) == 6


@clause("F012")
def test_most_votes_play_first() -> None:
    t = votes(enters(Table(4).slogans(), 0, 1, 2, 3), _0=2, _1=2, _2=3, _3=0)
    assert t.told(SloganChosen) == [SloganChosen(seat=2, votes=2)]
    assert t.kind(2) == "turn"


@clause("F011", "FR68")
def test_the_vote_is_secret_for_ever() -> None:
    t = enters(Table(3).slogans(), 0, 1, 2)
    t.does(VoteSlogan(seat=0, slogan=number(t, 1)))
    assert t.news == []
    assert t.view(0).sealed == ("ballot", number(t, 1) + 1)
    assert t.view(1).sealed is None
    votes(t, _1=0, _2=1)
    assert "slogan" not in codec.to_json(t.s.steps)


@clause("F013", "FR50")
def test_a_tie_is_drawn_among_the_tied() -> None:
    firsts: set[int] = set()
    for n in range(20):
        t = votes(enters(Table(4, seed=f"tie-{n}").slogans(), 0, 1, 2), _0=1, _1=0, _2=0, _3=1)
        assert set(t.told(FirstDrawn)[0].among) == {0, 1}
        firsts.add(t.told(FirstDrawn)[0].seat)
    assert firsts == {0, 1}


@clause("FR50", "FR28")
def test_without_any_vote_the_draw_is_among_all() -> None:
    t = votes(enters(Table(3).slogans(), 0), _0=None, _1=None, _2=None)
    assert set(t.told(FirstDrawn)[0].among) == {0, 1, 2}
    none = enters(Table(3).slogans())
    assert set(none.told(FirstDrawn)[0].among) == {0, 1, 2}


@clause("FR28")
def test_without_a_slogan_one_votes_but_cannot_win() -> None:
    t = enters(Table(3).slogans(), 0, 1)
    assert t.may(2, VoteSlogan, slogan=number(t, 0))
    assert 2 not in {x.author for x in t.s.slogans}


@clause("F013")
def test_two_players_go_straight_to_the_draw() -> None:
    s, news = begin(GAME, 2, "two", FiftyoneOptions())
    drawn = [e for e in news if isinstance(e, FirstDrawn)]
    assert len(drawn) == 1
    assert drawn[0].seat in s.asks
    assert s.asks[drawn[0].seat].kind == "turn"


@clause("F013", "FR29")
def test_the_lobby_may_choose_a_public_draw() -> None:
    firsts: set[int] = set()
    for n in range(30):
        s, news = begin(GAME, 3, f"draw-{n}", DRAW)
        assert any(isinstance(e, FirstDrawn) and e.to is None for e in news)
        firsts |= set(s.asks)
    assert firsts == {0, 1, 2}


@clause("FR28")
def test_a_majority_can_skip_the_slogans() -> None:
    t = Table(4).slogans().does(Skip(seat=0)).does(Skip(seat=1))
    assert t.asked() == {2, 3}
    t.does(Skip(seat=3))
    assert t.told(SlogansSkipped)
    assert set(t.told(FirstDrawn)[0].among) == {0, 1, 2, 3}


@clause("FR28")
def test_a_majority_can_skip_the_vote_and_half_cannot() -> None:
    t = enters(Table(4).slogans(), 0, 1, 2, 3).does(Skip(seat=0)).does(Skip(seat=1))
    votes(t, _2=3, _3=2)
    assert not t.told(SlogansSkipped)
    t = enters(Table(3).slogans(), 0, 1).does(Skip(seat=0)).does(Skip(seat=1))
    assert t.told(SlogansSkipped)
    assert t.told(FirstDrawn)


@clause("FR28", "FR59")
def test_a_skip_cannot_be_undone_once_the_draw_and_the_names_are_known() -> None:
    t = Table(4).slogans().does(Skip(seat=0)).does(Skip(seat=1))
    before = t.s.reveals
    t.does(Skip(seat=3))
    assert t.s.reveals > before, "the draw"
    t = enters(Table(4).slogans(), 0, 1, 2, 3).does(Skip(seat=0)).does(Skip(seat=1))
    before = t.s.reveals
    t.does(Skip(seat=3))
    assert GAME.view(t.s, None).slogans[0].author is not None
    assert t.s.reveals > before, "the draw, and who wrote what"


@clause("FR28")
def test_silence_is_no_slogan_and_no_vote() -> None:
    t = Table(3).slogans().does(EnterSlogan(seat=0, text="Moi")).silent(1).silent(2)
    assert [x.author for x in t.s.slogans] == [0]
    t.silent(0).silent(1).silent(2)
    assert set(t.told(FirstDrawn)[0].among) == {0, 1, 2}


@clause("FR28")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Plus   loin\nensemble ", "Plus loin ensemble"),
        ("Zero\u200bwidth\u202e", "Zerowidth"),
        ("I <3 Paris", "I <3 Paris"),
        ("Rendez-vous @ 20 h", "Rendez-vous @ 20 h"),
        ("50/50, c.-à-d. moitié", "50/50, c.-à-d. moitié"),
        ("x" * LONGEST, "x" * LONGEST),
        ("🗳️ Votez", "🗳️ Votez"),
        ("e\u200b\u0301te\u0301", "été"),
        ("\ue0005 ans", "5 ans"),
    ],
)
def test_a_slogan_is_cleaned(text: str, shown: str) -> None:
    assert cleaned(text) == shown


@clause("FR28")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "slogan-empty"),
        (" \u200b\n ", "slogan-empty"),
        ("\u3164 \u2800", "slogan-empty"),
        ("\ufe0f\u0301", "slogan-empty"),
        ("x" * (LONGEST + 1), "slogan-long"),
        ("Salut @everyone", "slogan-mention"),
        ("<@123456>", "slogan-mention"),
        ("<#123456>", "slogan-mention"),
        ("</vote:1>", "slogan-mention"),
        ("https://example.org", "slogan-link"),
        ("Voyez www.exemple.quelque", "slogan-link"),
        ("[ici](la)", "slogan-link"),
        ("discord.gg/abc", "slogan-link"),
        ("exemple.fr", "slogan-link"),
    ],
)
def test_a_bad_slogan_is_refused_and_changes_nothing(text: str, code: str) -> None:
    t = Table(3).slogans()
    before = codec.to_json(t.s)
    assert t.refuses(EnterSlogan(seat=0, text=text)) == code
    assert codec.to_json(t.s) == before
    assert t.kind(0) == "slogan"


@clause("F011", "FR59")
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_slogans_that_read_the_same_have_different_buttons(locale: str) -> None:
    t = Table(3).slogans()
    for seat in range(3):
        t.does(EnterSlogan(seat=seat, text="Tous ensemble"))
    words, view = Words(locale, "fiftyone", "classic"), t.view(0)
    labels = [words(GAME.label(view, a, "slogan")) for a in t.options(0, VoteSlogan)]
    shown = [x.number for x in view.slogans if not x.mine]
    assert labels == [f"{n}. Tous ensemble" for n in shown], "by the numbers that the board shows"
    GAME.strike(t.s, shown[0] - 1)
    [sole] = t.options(0, VoteSlogan)
    assert words(GAME.label(t.view(0), sole, None)) == f"{shown[1]}. Tous ensemble"


@clause("FR28")
def test_a_moderator_can_strike_a_slogan_during_the_vote() -> None:
    t = enters(Table(3).slogans(), 0, 1, 2)
    struck = number(t, 1)
    t.does(VoteSlogan(seat=0, slogan=struck))
    GAME.strike(t.s, struck)
    assert t.view(None).slogans[struck].text is None
    assert not t.may(2, VoteSlogan, slogan=struck)
    votes(t, _1=2, _2=None)
    assert t.told(SloganChosen) == [SloganChosen(seat=2, votes=1)]
    assert t.view(None).slogans[struck].votes == 0
    with pytest.raises(IllegalAction, match="no-slogan"):
        GAME.strike(t.s, struck)


@clause("FR28")
def test_a_slogan_that_stands_again_has_its_votes() -> None:
    t = enters(Table(3).slogans(), 0, 1, 2)
    struck = number(t, 1)
    t.does(VoteSlogan(seat=0, slogan=struck))
    GAME.strike(t.s, struck)
    GAME.strike(t.s, struck, struck=False)
    assert t.view(None).slogans[struck].text == "Slogan 1"
    votes(t, _1=2, _2=1)
    assert t.told(SloganChosen) == [SloganChosen(seat=1, votes=2)]
    with pytest.raises(IllegalAction, match="no-slogan"):
        GAME.strike(t.s, struck, struck=False)


@clause("FR28")
def test_a_slogan_can_be_struck_long_after_the_vote_and_nothing_else_changes() -> None:
    t = votes(enters(Table(3).slogans(), 0, 1, 2), _0=1, _1=0, _2=0)
    GAME.strike(t.s, number(t, 0))
    assert t.view(1).slogans[number(t, 0)].votes == 2
    assert t.kind(0) == "turn"
    with pytest.raises(IllegalAction, match="no-slogan"):
        GAME.strike(t.s, 7)


def test_a_set_that_is_not_there_or_has_changed_is_refused() -> None:
    for options in (FiftyoneOptions(card_set="nowhere"), FiftyoneOptions(cards="0" * 32)):
        with pytest.raises(IllegalAction, match="bad-option"):
            begin(GAME, 3, "x", options)
    assert begin(GAME, 3, "x", DRAW)[0].options.cards == card_set("classic").digest
