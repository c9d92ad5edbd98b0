"""Trades before the own play (F058-F063, FR31-FR34, FR49, FR58, FR65)."""

from __future__ import annotations

import pytest

from rules.core import Pace
from rules.dice import Dice
from rules.fiftyone.actions import (
    Decline,
    Jail,
    Offer,
    PlayBoost,
    PlayVote,
    Propose,
    Refuse,
    Release,
    Reply,
    Size,
    Swap,
    Throw,
    Withdraw,
)
from rules.fiftyone.events import (
    CardsTraded,
    OfferAnswered,
    OfferDeclined,
    OfferLapsed,
    OfferOpened,
    OfferSent,
    Traded,
    TurnEnded,
)
from rules.fiftyone.game import GAME
from tests.fiftyone.table import Table

clause = pytest.mark.clause


@clause("F061", "F063", "FR31", "FR32", "FR65")
def test_a_trade_swaps_equal_numbers_when_both_have_confirmed() -> None:
    t = Table(3).hand(0, "v9 v8 spy").hand(2, "free jail v1").turn(0)
    t.offers(0, 2, "v9 spy")
    assert t.cards(0) == ["spy", "v8", "v9"]
    t.replies(2, "free jail")
    assert t.kind(0) == "swap"
    assert t.kind(2) is None
    assert t.cards(2) == ["free", "jail", "v1"], "nothing moves before both have confirmed"
    t.does(Swap(seat=0))
    assert (t.cards(0), t.cards(2)) == (["free", "jail", "v8"], ["spy", "v1", "v9"])
    assert t.told(Traded) == [Traded(seat=0, partner=2, number=2)]
    assert t.told(CardsTraded)[0].to == (0, 2)
    assert t.kind(0) == "turn", "it is not the turn's card"


@clause("FR31", "FR58")
def test_a_trade_is_not_the_turns_card_and_brings_no_draw() -> None:
    t = Table(3).turn(0).trades(0, 1, "v1 v2", "v3 v4").throws(0)
    assert t.told(TurnEnded)[0].drawn == 1


@clause("F061", "FR31")
def test_only_before_the_own_play() -> None:
    t = Table(3).hand(0, "boost v1 v2").turn(0)
    assert {a.partner for a in t.options(0, Offer) if isinstance(a, Offer)} == {1, 2}
    t.does(PlayBoost(seat=0))
    assert not t.may(0, Offer)
    assert not t.options(1)


@clause("FR65", "F063")
def test_partner_and_number_first_then_card_by_card_up_to_seven() -> None:
    t = Table(3).hand(1, "v1 v1 v2").turn(0).does(Offer(seat=0, partner=1))
    assert t.kind(0) == "offer-size"
    assert [a.number for a in t.options(0, Size) if isinstance(a, Size)] == [1, 2, 3]
    t.does(Size(seat=0, number=2)).does(Propose(seat=0, card="v4"))
    assert not t.may(0, Propose, card="v4"), "there is only one"
    full = Table(3).turn(0).does(Offer(seat=0, partner=1))
    assert len(full.options(0, Size)) == 7


@clause("FR33", "FR65", "FR24")
def test_only_the_partner_sees_the_cards_and_everybody_partner_and_number() -> None:
    t = Table(3).hand(0, "v9 spy").hand(1, "free jail").turn(0)
    t.does(Offer(seat=0, partner=1)).does(Size(seat=0, number=1))
    assert t.view(1).offer is None
    assert t.view(None).offer is None
    t.does(Propose(seat=0, card="v9"))
    assert t.told(OfferSent) == [OfferSent(seat=0, partner=1, number=1)]
    assert t.told(OfferOpened)[0].to == (0, 1)
    for viewer, give in ((0, ("v9",)), (1, ("v9",)), (2, ()), (None, ())):
        offer = t.offer(viewer)
        assert (offer.partner, offer.number, offer.give) == (1, 1, give)
    t.replies(1, "jail")
    assert t.told(OfferAnswered)[0].to == (0, 1)
    for viewer, take in ((0, ("jail",)), (1, ("jail",)), (2, ()), (None, ())):
        assert t.offer(viewer).take == take


@clause("FR33")
def test_the_partners_half_named_cards_stay_with_the_partner() -> None:
    t = Table(3).hand(0, "v9 spy").hand(1, "free jail").turn(0).offers(0, 1, "v9 spy").replies(1, "jail")
    assert (t.offer(0).take, t.offer(1).take) == ((), ("jail",))


@clause("FR65", "FR31")
def test_three_offers_a_turn_counted_when_sent() -> None:
    t = Table(3).turn(0)
    for _ in range(5):
        t.does(Offer(seat=0, partner=1)).does(Withdraw(seat=0))
    assert t.view(0).offers == 3
    for _ in range(3):
        assert t.may(0, Offer)
        t.offers(0, 1, "v1").does(Decline(seat=1))
    assert t.view(0).offers == 0
    assert not t.may(0, Offer)
    assert t.may(0, Throw)
    t.throws(0)
    assert t.may(1, Offer)


@clause("FR31", "FR33")
def test_an_offer_lapses_when_the_active_player_plays() -> None:
    t = Table(3).hand(0, "v9 v8").turn(0).offers(0, 1, "v9")
    assert t.asked() == {0, 1}
    assert not t.may(0, Offer), "one offer at a time"
    assert t.may(0, PlayVote, card="v9")
    assert t.may(0, Throw, card="v8")
    t.does(PlayVote(seat=0, card="v9"))
    assert t.told(OfferLapsed) == [OfferLapsed(seat=0, partner=1)]
    assert t.s.total(0) == 9
    assert t.asked() == {1}
    assert t.kind(1) == "turn"


@clause("FR33")
def test_an_offer_waits_on_its_own_clock_and_silence_declines() -> None:
    t = Table(3).turn(0).offers(0, 1, "v1")
    assert t.s.asks[1].pace is Pace.OFFER
    assert t.s.asks[0].pace is Pace.TURN
    about = t.s.asks[1].about
    t.does(Withdraw(seat=0)).offers(0, 1, "v1 v2")
    assert t.s.asks[1].about != about
    first = t.s.asks[1].about
    t.replies(1, "v3")
    assert t.s.asks[1].about == first, "one clock for the whole answer"
    t.silent(1)
    assert t.told(OfferDeclined)
    assert t.asked() == {0}


@clause("FR33")
def test_with_no_offer_made_nothing_waits() -> None:
    t = Table(4).turn(0)
    assert t.asked() == {0}
    t.does(Offer(seat=0, partner=1))
    assert t.asked() == {0}


@clause("FR32")
def test_the_active_player_may_refuse_the_answer_and_silence_refuses() -> None:
    for is_silent in (False, True):
        t = Table(3).hand(0, "v9").hand(1, "v1").turn(0).offers(0, 1, "v9").replies(1, "v1")
        if is_silent:
            t.silent(0)
        else:
            t.does(Refuse(seat=0))
        assert (t.cards(0), t.cards(1)) == (["v9"], ["v1"])
        assert t.kind(0) == "turn"
        assert t.told(OfferLapsed)


@clause("FR32", "F058", "F059", "F060")
def test_allies_may_betray_each_other() -> None:
    t = Table(3).hand(0, "v9 jail").hand(1, "v1 v2").turn(0).trades(0, 1, "v9", "v1")
    assert t.may(0, Jail, target=1), "a trade binds nobody"


@clause("F062", "FR34", "FR14")
def test_a_prisoner_may_trade_for_a_release() -> None:
    t = Table(3).hand(0, "v9 v8").hand(1, "free v1").lies(0, jailed=True).turn(0)
    assert not t.may(0, Release)
    t.trades(0, 1, "v9", "free").does(Release(seat=0))
    assert not t.s.candidates[0].jailed


@clause("FR49")
def test_a_prisoner_may_be_somebody_elses_partner() -> None:
    t = Table(3).hand(1, "free v1").lies(1, jailed=True).turn(0).trades(0, 1, "v4", "v1")
    assert t.cards(1) == ["free", "v4"]


@clause("FR34")
def test_in_round_two_everybody_may_trade_with_everybody() -> None:
    t = Table(4).round_two(0, 1, _2=0, _3=1).turn(2)
    assert {a.partner for a in t.options(2, Offer) if isinstance(a, Offer)} == {0, 1, 3}
    t.trades(2, 1, "v1", "v4")
    assert "v4" in t.cards(2)
    assert t.view(0).offer is None


@clause("FR24", "FR65")
@pytest.mark.parametrize("replied", ["", "jail", "jail free"])
def test_a_trade_keeps_its_secrets_on_resamples(replied: str) -> None:
    t = Table(4).hand(0, "v9 spy v1").hand(1, "free jail v2").turn(0).offers(0, 1, "v9 spy")
    t.replies(1, replied)
    for viewer in (None, 0, 1, 2, 3):
        for n in range(6):
            other = GAME.resample(t.s, viewer, Dice(seed=f"{viewer}-{n}"))
            assert GAME.view(other, viewer) == GAME.view(t.s, viewer)
            assert sum(len(c.hand) for c in other.candidates) == sum(len(c.hand) for c in t.s.candidates)
    others = [GAME.resample(t.s, 2, Dice(seed=str(n))).steps[-1] for n in range(12)]
    assert len({str(step) for step in others}) > 1


@clause("FR65")
def test_only_the_named_seats_answer() -> None:
    t = Table(3).turn(0).offers(0, 1, "v1")
    assert not t.options(2)
    assert not t.may(0, Reply)
    assert t.may(1, Reply)
    assert not t.may(1, Swap)
