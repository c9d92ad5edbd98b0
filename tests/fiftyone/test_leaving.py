"""People who go missing: every phase, and what they have open (FR46-FR48, FR61-FR63)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import match
from rules.core import IllegalAction
from rules.fiftyone.actions import (
    EnterSlogan,
    GiveBack,
    Headhunt,
    Jail,
    NoSlogan,
    Offer,
    PlayBoost,
    Pledge,
    Scapegoat,
    SendSpy,
    Size,
    Skip,
    SowDiscord,
    Sway,
    SwayTwo,
    Throw,
    VoteSlogan,
)
from rules.fiftyone.events import Elected, FirstDrawn, OfferDeclined, OfferLapsed, Retired, SloganChosen
from rules.fiftyone.game import GAME, Fiftyone
from tests.fiftyone.table import HAND, Table

clause = pytest.mark.clause


def counted(s: Fiftyone) -> Counter[str]:
    """All cards, wherever they are."""
    cards = Counter([*s.pile, *s.used])
    for c in s.candidates:
        cards.update([*c.hand, *c.votes, *c.loyal, *c.heroes, *["fans"] * len(c.loyal), *["jail"] * c.jailed])
    return cards


@clause("FR47", "FR62")
def test_the_hand_goes_to_the_used_pile_and_the_votes_stay() -> None:
    t = Table(4).hand(1, "v9 spy").lies(1, "v5", "v3", "h_law", jailed=True).turn(0)
    before = counted(t.s)
    t.retires(1)
    c = t.s.candidates[1]
    assert t.told(Retired) == [Retired(seat=1)]
    assert (c.hand, c.votes, c.loyal, c.heroes, c.jailed) == ([], ["v5"], ["v3"], ["h_law"], False)
    assert sorted(t.s.used) == ["jail", "spy", "v9"]
    assert counted(t.s) == before
    assert t.sees(None, 1).retired
    t.throws(0)
    assert t.asked() == {2}, "the turn is skipped"


@clause("FR47", "FR62", "FR63")
def test_of_the_retired_only_votes_can_be_taken_and_heroes_removed() -> None:
    t = Table(4).lies(1, "v5", heroes="h_bonus").hand(0, "jail loss1 scape h_hunter discord spy").turn(0)
    assert t.may(0, Jail, target=1)
    t.retires(1)
    assert t.may(0, Sway, target=1)
    assert t.may(0, Headhunt, target=1, hero="h_bonus")
    for kind in (Jail, Scapegoat):
        assert not t.may(0, kind, target=1)
    assert not t.may(0, Offer, partner=1)
    t.does(SowDiscord(seat=0))
    assert 1 not in t.theft(0).victims


@clause("FR47", "FR63")
def test_whoever_is_on_turn_is_skipped_without_a_draw() -> None:
    t = Table(3, pile=30).turn(0).retires(0)
    assert t.asked() == {1}
    assert len(t.s.pile) == 30
    t.throws(1, 2)
    assert t.asked() == {1}


@clause("FR47")
def test_the_retired_cannot_be_a_finalist() -> None:
    t = Table(4, pile=1).lies(1, "v10 v10").lies(2, "v5").lies(3, "v4").hand(0, "spy").turn(0).retires(1)
    t.does(Throw(seat=0, card="spy"))
    assert t.s.finalists == (2, 3)
    assert t.asked() == {0}


@clause("FR47", "FR63")
def test_with_one_left_the_game_ends_at_once() -> None:
    t = Table(3).turn(0).retires(2)
    assert t.s.winners is None
    t.retires(0)
    assert t.told(Elected) == [Elected(seat=1, total=0, supporters=(), how="alone")]
    assert t.s.winners == (1,)


@clause("FR63")
def test_also_between_windows() -> None:
    t = Table(3).slogans().retires(0)
    assert t.s.winners is None
    t.retires(1)
    assert t.s.winners == (2,)


@clause("FR62")
def test_retired_at_the_end_means_no_pledge_no_hand_and_votes_shuffled_in() -> None:
    t = Table(5, pile=1).lies(0, "v9").lies(1, "v8").lies(4, "v2", "v7").hand(3, "spy").turn(3)
    t.retires(4)
    before = counted(t.s)
    t.does(Throw(seat=3, card="spy"))
    assert t.asked() == {2, 3}
    t.s.used += ["v1"] * 40
    t.does(Pledge(seat=2, finalist=0)).does(Pledge(seat=3, finalist=1))
    c = t.s.candidates[4]
    assert (c.hand, c.votes, c.loyal, c.backs) == ([], [], [], None)
    assert t.s.total(0) + t.s.total(1) == 17
    assert counted(t.s) - Counter({"v1": 40}) == before


@clause("FR62", "FR6")
def test_with_two_active_at_the_end_of_the_pile_there_is_no_round_two() -> None:
    t = Table(3, pile=1).lies(0, "v5").lies(1, "v6").lies(2, "v10").hand(0, "spy").turn(0).retires(2)
    t.does(Throw(seat=0, card="spy"))
    assert t.s.winners == (1,)


@clause("FR48")
def test_if_a_finalist_leaves_the_other_one_wins() -> None:
    t = Table(4).round_two(0, 1, _2=0, _3=1).turn(2).retires(0)
    assert t.told(Elected) == [Elected(seat=1, total=0, supporters=(3,), how="alone")]
    t = Table(4).pledges(0, 1).retires(1)
    assert t.s.winners == (0,)


@clause("FR48", "FR63")
def test_a_supporter_who_leaves_is_only_skipped() -> None:
    t = Table(4).round_two(0, 1, _2=0, _3=1).lies(0, jailed=True).turn(2).retires(2)
    assert t.s.winners is None
    assert t.asked() == {3}
    assert t.s.candidates[0].jailed, "the finalist's prison card stays"
    t.throws(3, 0, 1)
    assert t.asked() == {3}


@clause("FR62", "FR63", "FR38")
def test_who_leaves_while_pledges_are_gathered_brings_nothing() -> None:
    t = Table(5).lies(2, loyal="v9").lies(4, loyal="v3").pledges(0, 1).does(Pledge(seat=2, finalist=0))
    t.s.used = ["v1"] * 60
    t.retires(2)
    assert t.asked() == {3, 4}
    t.does(Pledge(seat=3, finalist=1)).retires(4)
    assert t.s.round == 2
    assert t.s.total(0) == 0
    assert t.sees(None, 0).team == ()


@clause("FR62", "FR6")
@pytest.mark.parametrize("players", [3, 4])
def test_when_all_who_could_pledge_have_left_there_is_no_round_two(players: int) -> None:
    t = Table(players).lies(0, "v5 v4").lies(1, "v10").lies(2, loyal="v3").pledges(0, 1)
    for seat in range(2, players):
        assert t.s.winners is None
        t.retires(seat)
    assert t.told(Elected) == [Elected(seat=1, total=10, supporters=(), how="count")]
    level = Table(3).lies(0, "v5").lies(1, "v5").hand(0, "v9").hand(1, "v8").pledges(0, 1).retires(2)
    assert level.s.winners == (0,), "by the tie chain (FR4)"


@clause("FR62")
def test_one_who_has_pledged_is_enough_for_a_round_two() -> None:
    t = Table(4).pledges(0, 1)
    t.s.used = ["v1"] * 60
    t.does(Pledge(seat=2, finalist=1)).retires(3)
    assert (t.s.round, t.s.winners) == (2, None)
    assert t.sees(None, 1).team == (2,)


@clause("FR63", "FR28")
def test_who_leaves_during_the_slogans_is_not_waited_for() -> None:
    t = Table(4).slogans().does(EnterSlogan(seat=1, text="Oui")).does(EnterSlogan(seat=2, text="Non"))
    t.does(NoSlogan(seat=3)).retires(0)
    assert {t.kind(p) for p in t.asked()} == {"ballot"}
    number = next(n for n, x in enumerate(t.s.slogans) if x.author == 1)
    t.does(VoteSlogan(seat=2, slogan=number)).does(VoteSlogan(seat=3, slogan=number)).retires(1)
    assert not t.told(SloganChosen), "two are left, and two draw"
    assert set(t.told(FirstDrawn)[0].among) == {2, 3}


@clause("FR63", "FR28")
def test_a_retired_authors_slogan_cannot_win() -> None:
    t = Table(5).slogans()
    for p in range(5):
        t.does(EnterSlogan(seat=p, text=f"S{p}"))
    number = {x.author: n for n, x in enumerate(t.s.slogans)}
    t.does(VoteSlogan(seat=2, slogan=number[1])).does(VoteSlogan(seat=3, slogan=number[1]))
    t.does(VoteSlogan(seat=4, slogan=number[2])).retires(1)
    t.does(VoteSlogan(seat=0, slogan=number[2]))
    assert t.told(SloganChosen) == [SloganChosen(seat=2, votes=2)]


@clause("FR63", "FR28")
def test_leaving_can_make_the_skips_a_majority() -> None:
    t = Table(5).slogans().does(Skip(seat=0)).does(Skip(seat=1)).does(NoSlogan(seat=2)).retires(3)
    assert t.asked() == {4}
    t = Table(4).slogans().does(Skip(seat=0)).does(Skip(seat=1)).retires(3)
    assert t.told(FirstDrawn)


@clause("FR63", "FR28")
def test_the_skip_of_somebody_who_left_counts_no_longer() -> None:
    t = Table(6).slogans().does(Skip(seat=0)).does(Skip(seat=1)).does(Skip(seat=2)).retires(0)
    assert not t.told(FirstDrawn)
    assert t.asked() == {3, 4, 5}


@clause("FR63")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_open_offer_ends_by_its_default_first(seat: int) -> None:
    t = Table(4).hand(0, "v9 v8").hand(1, "v1 v2").turn(0).offers(0, 1, "v9").retires(seat)
    assert t.told(OfferLapsed if seat == 0 else OfferDeclined)
    assert t.asked() == {1} if seat == 0 else {0}
    other = 1 - seat
    assert t.cards(other) == (["v8", "v9"] if other == 0 else ["v1", "v2"])


@clause("FR63")
def test_an_answered_offer_ends_when_the_partner_leaves() -> None:
    t = Table(4).hand(0, "v9 v8").hand(1, "v1 v2").turn(0).offers(0, 1, "v9").replies(1, "v1").retires(1)
    assert t.told(OfferDeclined)
    assert t.kind(0) == "turn"
    assert t.cards(0) == ["v8", "v9"]


@clause("FR63")
def test_an_offer_in_the_making_ends_when_the_partner_leaves() -> None:
    t = Table(4).turn(0).does(Offer(seat=0, partner=1)).does(Size(seat=0, number=2)).retires(1)
    assert t.kind(0) == "turn"
    assert not t.may(0, Offer, partner=1)


@clause("FR63")
def test_a_boost_ends_by_its_default_first() -> None:
    t = Table(3, pile=30).hand(0, "boost v9").turn(0).does(PlayBoost(seat=0)).retires(0)
    assert len(t.s.pile) == 29, "the turn's draw is part of the default"
    assert sorted(t.s.used) == ["boost", "v1", "v9"]
    assert t.asked() == {1}


@clause("FR63", "FR56")
def test_a_picker_ends_by_its_default_first() -> None:
    t = Table(3).hand(0, "discord v9").hand(1, "v3").hand(2, "v2").turn(0).does(SowDiscord(seat=0))
    t.does(GiveBack(seat=0, card="v9")).retires(0)
    assert t.cards(1) == ["v9"]
    assert t.cards(2) == ["v2"]
    assert t.asked() == {1}


@clause("FR63")
def test_a_picker_inside_a_boost_ends_both() -> None:
    t = Table(3).hand(0, "boost scape v9 v8").hand(1, HAND).turn(0).does(PlayBoost(seat=0))
    t.does(Scapegoat(seat=0, target=1)).retires(0)
    assert len(t.s.candidates[1].hand) == 7
    assert t.asked() == {1}
    assert t.s.candidates[0].hand == []


@clause("FR63", "FR16")
def test_the_second_victims_choice_is_made_first() -> None:
    t = Table(4).hand(0, "loss2 v1").lies(1, "v9").lies(2, "v6").turn(0)
    t.does(SwayTwo(seat=0, target=1, vote="v9")).retires(0)
    assert sorted(t.s.candidates[0].votes) == ["v6", "v9"]
    assert t.s.used.count("loss2") == 1


@clause("FR63", "FR1")
def test_a_default_that_reaches_51_wins_instead() -> None:
    t = Table(4).hand(0, "loss2 v1").lies(0, "v10 v10 v10 v10").lies(1, "v9").lies(2, "v6").turn(0)
    t.does(SwayTwo(seat=0, target=1, vote="v9")).retires(0)
    assert t.s.winners == (0,)
    assert not t.told(Retired)


@clause("FR62", "FR47")
def test_what_goes_back_to_a_victim_who_left_lands_on_the_used_pile() -> None:
    t = Table(3).hand(0, "discord v9 v8").hand(1, "v3").hand(2, "v2").turn(0).does(SowDiscord(seat=0))
    t.retires(1)
    t.gives_back(0, "v9 v8")
    assert t.s.candidates[1].hand == []
    assert "v9" in t.s.used
    assert t.cards(2) == ["v8"]


@clause("FR63")
def test_a_spys_look_goes_with_the_spy() -> None:
    t = Table(3).hand(0, "spy v1").turn(0).does(SendSpy(seat=0)).retires(0)
    assert t.view(0).looked == ()


def test_nobody_leaves_twice_or_after_the_end() -> None:
    t = Table(3).turn(0).retires(1)
    with pytest.raises(IllegalAction, match="retired"):
        match.retire(GAME, t.s, 1)
    t.retires(2)
    with pytest.raises(IllegalAction, match="over"):
        match.retire(GAME, t.s, 0)
