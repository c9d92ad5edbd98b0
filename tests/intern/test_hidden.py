"""Hidden Active Hands: who knows what, blind draws, and that nothing else shows."""

from __future__ import annotations

import pytest

from rules import codec
from rules.core import begin
from rules.dice import Dice
from rules.intern import GAME
from rules.intern import events as told
from rules.intern.actions import Aim, Allow, Keep, Lie, Steal
from rules.intern.state import UNSEEN, Intern
from tests.intern.table import Table, matches
from tests.support import laws

clause = pytest.mark.clause


class Hidden(Table):
    """A table with hidden hands. `seen`: cards of the hands that everybody has watched arrive."""

    def __init__(self, players: int = 3, *, seen: str = "", start: bool = True, **layout: object) -> None:
        super().__init__(players, start=False, options={"hands": "hidden"}, **layout)  # pyright: ignore[reportArgumentType]
        for seat, desk in enumerate(self.s.desks):
            for card in desk.hand:
                if card not in seen.split():
                    self.s.seen[card] = 1 << seat
        if start:
            self.starts()

    def sees(self, viewer: int | None, seat: int) -> str:
        """The hand of a seat as this viewer sees it."""
        player = GAME.view(self.s, viewer).seats[seat]
        return " ".join((*player.supporters, *player.events))


BLIND_S, BLIND_E = UNSEEN["S"], UNSEEN["E"]


@clause("IR3")
def test_hands_are_open_by_default() -> None:
    t = Table(3, hands=["S08 E12"])
    for viewer in (None, 0, 1):
        player = GAME.view(t.s, viewer).seats[0]
        assert (player.supporters, player.events, player.known) == (("S08",), ("E12",), True)


@clause("IR3", "IR36")
def test_with_hidden_hands_only_counts_per_kind_are_public() -> None:
    t = Hidden(hands=["S08 S09 E12", "E20"])
    assert t.sees(0, 0) == "S08 S09 E12"
    for viewer in (None, 1, 2):
        assert t.sees(viewer, 0) == f"{BLIND_S} {BLIND_S} {BLIND_E}"
        assert not GAME.view(t.s, viewer).seats[0].known
    assert t.sees(1, 1) == "E20"


@clause("IR36")
def test_what_was_taken_from_a_row_stays_known() -> None:
    t = Hidden(hands=["S09 S10"])
    t.takes(0, "S06")
    assert t.sees(None, 0) == f"S06 {BLIND_S} {BLIND_S}"
    assert "S10" not in codec.to_json(GAME.view(t.s, 1))


@clause("IR36")
def test_payments_are_public_by_kind_unless_the_card_was_known() -> None:
    t = Hidden(hands=["S08 S09"], seen="S09")
    t.takes(0, "S04", "S08", "S09")
    assert t.told(told.Paid)[0].cards == (BLIND_S, "S09")
    assert t.s.seen["S08"] == 1, "under the deck only the payer knows it"
    assert t.s.seen["S09"] == -1


@clause("IR36")
def test_the_starter_is_announced_without_the_number() -> None:
    s, news = begin(GAME, 4, "hidden", GAME.options(hands="hidden"))
    public = [event for event in news if event.to is None]
    text = codec.to_json([public, GAME.view(s, None)])
    assert not any(f'"{card}"' in text for desk in s.desks for card in desk.hand)
    assert {event.seat for event in public if isinstance(event, told.RoundBegan)} == {s.starter}
    for event in news:
        if isinstance(event, (told.Dealt, told.Redealt)):
            assert event.to == (event.seat,)


@clause("IR3", "IR36")
def test_a_theft_offers_known_cards_by_name_and_one_unseen_card_drawn_blind() -> None:
    t = Hidden(hands=["", "S08 S09 S21", "S31"], seen="S21", plays="STEAL_SUPPORTER")
    t.plays()
    assert set(t.options(0)) == {
        Steal(seat=0, target=1, card="S21"),
        Steal(seat=0, target=1, card=BLIND_S),
        Steal(seat=0, target=2, card=BLIND_S),
    }
    reveals = t.s.reveals
    t.steals(0, 1, BLIND_S)
    (card,) = t.hand(0).split()
    assert card in ("S08", "S09")
    assert t.told(told.Stole)[0].card == BLIND_S
    assert [event.to for event in t.told(told.Received)] == [(0,)]
    assert t.s.reveals > reveals
    assert t.sees(None, 0) == BLIND_S
    assert card in t.sees(1, 0), "who lost it knows where it is"
    assert card not in t.sees(2, 0)


def test_after_a_blind_draw_a_third_player_no_longer_knows_what_is_left() -> None:
    t = Hidden(hands=["", "S08 S09", "S31"], plays="STEAL_SUPPORTER")
    t.s.seen["S08"] |= 1 << 2
    assert "S08" in t.sees(2, 1)
    t.plays()
    t.steals(0, 1, BLIND_S)
    assert "S08" not in t.sees(2, 0) + t.sees(2, 1)
    assert t.sees(0, 1) == BLIND_S, "the thief never saw the other card"


@clause("IR36")
def test_a_blind_removal_does_not_tell_its_player_which_card_went() -> None:
    for seed in range(8):
        t = Hidden(hands=["", "S08 S09", "S31"], plays="REMOVE_SUPPORTER")
        t.s.dice = Dice(seed=f"blind-{seed}")
        t.s.seen["S08"] |= 1 << 0
        assert "S08" in t.sees(0, 1)
        t.plays()
        reveals = t.s.reveals
        t.removes(0, 1, BLIND_S)
        assert t.sees(0, 1) == BLIND_S, "known or not, it may be the one that went"
        assert t.s.reveals > reveals, "its owner saw which one went"


@clause("IR36")
@pytest.mark.parametrize("is_denied", [False, True])
@pytest.mark.parametrize("plays", ["STEAL_SUPPORTER", "SWAP_SUPPORTER"])
def test_a_thief_who_knew_one_of_two_cards_knows_whether_it_stayed(plays: str, is_denied: bool) -> None:
    stayed: set[bool] = set()
    for seed in range(8):
        mine = "S33" if plays == "SWAP_SUPPORTER" else ""
        stands = ["", "", "LIES" * is_denied]
        t = Hidden(hands=[mine, "S08 S09", "S31"], stands=stands, plays=plays, start=False)
        t.s.dice = Dice(seed=f"thief-{seed}")
        t.s.seen["S08"] |= 0b101
        t.starts()
        t.plays()
        if mine:
            t.swaps(0, 1, BLIND_S)
        else:
            t.steals(0, 1, BLIND_S)
        if is_denied:
            t.lies(2)
        stayed.add(t.has(1, "S08"))
        assert ("S08" in t.sees(0, 1)) == (t.has(1, "S08") and not is_denied)
        assert "S08" not in t.sees(2, 0) + t.sees(2, 1), "a third player cannot tell"
    assert stayed == {False, True}


@clause("IR36")
def test_who_is_passed_another_card_still_knows_the_one_that_stayed() -> None:
    t = Hidden(hands=["", "S08 S09", "S31"], plays="FORCE_PASS", start=False)
    for seat in (0, 2):
        t.s.seen["S08"] |= 1 << seat
    t.starts()
    t.plays()
    t.aims(0, 1)
    t.hands_over(1, "S09")
    assert t.sees(2, 1) == "S08"
    assert t.sees(0, 1) == BLIND_S


@clause("IR34", "IR36")
def test_swapped_hands_look_alike_on_the_way_and_are_known_again_when_all_have_come() -> None:
    def table() -> Hidden:
        t = Hidden(3, hands=["", "S08 S09", "S31"], stands=["", "", "LIES"], plays="SWAP_HANDS", start=False)
        t.s.seen["S08"] |= 1 << 2
        t.starts()
        t.plays()
        t.aims(0, 1) if t.may(0, Aim) else None
        incoming = GAME.view(t.s, 2).incoming
        assert incoming is not None
        assert incoming.card == BLIND_S, "of two backs nobody else can tell which one comes first"
        return t

    t = table()
    t.allows(2)
    t.allows(2)
    assert t.hand(0) == "S08 S09"
    assert t.sees(2, 0) == f"S08 {BLIND_S}"
    t = table()
    t.lies(2)
    (denied,) = {"S08", "S09"} - {t.hand(0)}
    assert "S08" not in t.sees(2, 0)
    assert t.s.seen[denied] == 1 << 1, "only the old owner knows which one went under the deck"


@clause("IR34", "IR36", "IR45")
def test_the_order_in_which_unseen_cards_leave_a_hand_says_nothing_about_them() -> None:
    swapped: set[tuple[str, ...]] = set()
    left: set[str] = set()
    for seed in range(12):
        t = Hidden(3, hands=["", "S08 S09 S31 E12 E20", "S32"], seen="S31 E20", start=False)
        t.s.dice = Dice(seed=f"order-{seed}")
        hand = t.s.take_up(1)
        assert hand[0] == "S31", "known cards first"
        assert hand[3:] == ["E20", "E12"]
        swapped.add(tuple(hand[1:3]))
        t = Hidden(3, hands=["", "S08 S09 S31", "S32"], seen="S31")
        t.s.dice = Dice(seed=f"order-{seed}")
        GAME.retire(t.s, 1)
        left.add(t.under("S", 3))
    assert swapped == {("S08", "S09"), ("S09", "S08")}
    assert left == {"S31 S08 S09", "S31 S09 S08"}


@clause("IR45", "IR36")
def test_a_hand_that_leaves_the_game_goes_down_unseen() -> None:
    t = Hidden(3, hands=["", "S08 S09 E12", "S31"], start=False)
    for card in ("S08", "E12"):
        t.s.seen[card] |= 1 << 2
    t.starts()
    GAME.retire(t.s, 1)
    assert set(t.under("S", 2).split()) == {"S08", "S09"}
    assert t.s.seen["S08"] == 1 << 1, "who knew one of the two does not know where it lies"
    assert t.s.seen["E12"] == 0b110, "a single one is still known"


@clause("IR36")
@pytest.mark.parametrize("card", ["S08", "S09"])
def test_what_leaves_a_hand_unseen_is_not_told_to_those_who_knew_some_of_it(card: str) -> None:
    def table(plays: str = "") -> Hidden:
        t = Hidden(hands=["S08 S09", "S31", "S32"], start=False, plays=plays)
        t.s.seen["S08"] |= 1 << 2
        assert "S08" in t.sees(2, 0)
        t.starts()
        return t

    paid = table()
    paid.takes(0, "S05", card)
    assert paid.sees(2, 0) == f"S05 {BLIND_S}"
    dropped = table("OWN_DISCARD_SUPPORTER")
    dropped.plays()
    dropped.discards(0, card)
    given = table("SWAP_SUPPORTER")
    given.plays()
    given.swaps(0, 1, BLIND_S)
    given.gives(0, card)
    for t in (dropped, given):
        assert "S08" not in t.sees(2, 0) + t.sees(2, 1)


@clause("IR36")
def test_a_lock_leaves_the_others_knowledge_of_a_hand_as_it_was() -> None:
    t = Hidden(hands=["S09 S11 E12"], start=False)
    t.s.seen["S09"] |= 1 << 2
    t.starts()
    t.locks(0, "S11", "E12")
    assert t.sees(2, 0) == "S09"


@clause("IR36")
def test_the_last_unseen_card_is_no_secret_to_those_who_knew_it() -> None:
    t = Hidden(hands=["", "S08", "S31"], plays="REMOVE_SUPPORTER")
    t.s.seen["S08"] |= 1 << 0
    t.plays()
    t.removes(0, 1, BLIND_S)
    assert t.s.seen["S08"] == 0b11, "it lies under the deck, and both know it"


@clause("IR36")
def test_forced_choices_stay_the_targets_own() -> None:
    t = Hidden(hands=["", "S08 S09 E30", ""], plays="FORCE_PASS")
    t.plays()
    t.hands_over(1, "S09")
    assert t.told(told.Passed)[0].card == BLIND_S
    assert t.sees(2, 2) == "S09"
    assert t.sees(0, 2) == BLIND_S
    t = Hidden(hands=["", "S08 S09", ""], plays="FORCE_DISCARD")
    t.plays()
    t.discards(1, "S08")
    assert t.told(told.Discarded)[0].card == BLIND_S


@clause("IR31")
def test_a_drawn_card_is_shown_to_all_before_the_window_with_open_hands() -> None:
    t = Table(3, plays="DRAW_EVENT", top={"E": "E12"}, stands=["", "LIES"], hands=["S01"])
    reveals = t.s.reveals
    t.plays()
    assert t.told(told.Drew)[0].card == "E12"
    assert t.s.reveals > reveals
    incoming = GAME.view(t.s, 2).incoming
    assert incoming is not None
    assert (incoming.card, incoming.scores) == ("E12", True)
    assert GAME.order(t.s, t.s.asks[1], "score") == Lie(seat=1)


@clause("IR31")
def test_a_drawn_card_is_unseen_by_all_until_it_arrives_with_hidden_hands() -> None:
    t = Hidden(plays="DRAW_EVENT", top={"E": "E12"}, stands=["", "LIES"], hands=["S01"])
    t.plays()
    assert t.told(told.Drew)[0].card == BLIND_E
    for viewer in (None, 0, 1):
        incoming = GAME.view(t.s, viewer).incoming
        assert incoming is not None
        assert incoming.card == BLIND_E
    assert GAME.order(t.s, t.s.asks[1], "score") is None, "the order then asks"
    t.allows(1)
    assert t.told(told.Received) == [told.Received(to=(0,), seat=0, card="E12")]
    assert t.sees(None, 0) == f"{BLIND_S} {BLIND_E}"


@clause("IR31")
def test_a_denied_unseen_card_stays_unseen_even_to_its_receiver() -> None:
    t = Hidden(plays="DRAW_EVENT", top={"E": "E12"}, stands=["", "LIES"], hands=["S01"])
    t.plays()
    t.lies(1)
    assert t.told(told.Diverted)[0].card == BLIND_E
    assert t.s.seen["E12"] == 0


def test_the_order_against_a_known_card_asks_when_the_hand_is_not_known() -> None:
    t = Hidden(hands=["E12"], rows={"S": "- - S01"}, stands=["", "LIES"])
    t.takes(0, "S01")
    assert GAME.order(t.s, t.s.asks[1], "score") is None, "E12 is nobody's business"
    t = Hidden(hands=["E12"], seen="E12", rows={"S": "- - S01"}, stands=["", "LIES"])
    t.takes(0, "S01")
    assert GAME.order(t.s, t.s.asks[1], "score") == Lie(seat=1)
    t = Hidden(hands=[""], rows={"S": "- - S01"}, stands=["", "LIES"])
    t.takes(0, "S01")
    assert GAME.order(t.s, t.s.asks[1], "score") == Allow(seat=1)


@clause("IR38")
def test_with_hidden_hands_whether_a_lock_is_offered_betrays_nothing() -> None:
    for hand in ("S08 E30", "S03 E30"):
        t = Hidden(hands=[hand], plays="REVERSE")
        t.plays()
        assert t.asked() == {0: "end"}, "the public cannot rule a lock out"
        assert t.s.asks[0].secret
    t = Hidden(hands=["S08 S09"], plays="REVERSE")
    t.plays()
    assert t.asked() == {1: "take-supporter"}, (
        "two Supporters and no network: everybody knows that nothing goes"
    )
    for hand in ("S08", "S01"):
        t = Hidden(3, hands=["", "E12 E20", hand], plays="FORCE_PASS")
        t.plays()
        t.aims(0, 1)
        t.hands_over(1, "E12")
        assert t.asked() == {2: "join"}
        assert t.s.asks[2].secret
        assert GAME.default(t.s, t.s.asks[2]) == Keep(seat=2)
        assert GAME.order(t.s, t.s.asks[2], "score") is None, "nothing automatic looks at the hand"


def test_a_lock_shows_its_cards_to_all() -> None:
    t = Hidden(hands=["S01 E12"])
    reveals = t.s.reveals
    t.locks(0, "S01", "E12")
    assert t.told(told.Locked)[0].cards == ("S01", "E12")
    assert t.s.reveals > reveals
    assert GAME.view(t.s, None).seats[0].network.cells.keys() == {"S01", "E12"}


@clause("IR34")
def test_swapped_hands_arrive_with_known_cards_first_so_that_their_order_says_nothing() -> None:
    t = Hidden(2, hands=["", "S08 S21 S31 E20"], seen="S31", plays="SWAP_HANDS")
    t.plays()
    assert t.told(told.SwappedHands)[0].got == ("S31", BLIND_S, BLIND_S, BLIND_E)
    assert t.sees(1, 0) == "S08 S21 S31 E20", "the old owner knows them"
    assert t.sees(None, 0) == f"S31 {BLIND_S} {BLIND_S} {BLIND_E}"


# Resampling


def alike(s: Intern, viewer: int | None, count: int = 30) -> list[Intern]:
    dice = Dice(seed="twins")
    found = [GAME.resample(s, viewer, dice) for _ in range(count)]
    for other in found:
        assert laws.output(GAME, other, viewer) == laws.output(GAME, s, viewer)
    return found


def test_a_resample_keeps_what_everybody_knows_of_the_deal() -> None:
    for seed in range(6):
        s = begin(GAME, 5, f"deal-{seed}", GAME.options(hands="hidden"))[0]
        for viewer in (None, 0, 3):
            hands: set[str] = set()
            for other in alike(s, viewer):
                dealt = [(desk.supporters[0], desk.events[0]) for desk in other.desks]
                assert max(range(5), key=lambda seat: dealt[seat][0]) == s.starter
                assert not any(matches(supporter, event) for supporter, event in dealt)
                assert viewer is None or dealt[viewer] == s.dealt[viewer]
                hands.add(str(dealt))
            assert len(hands) > 20, "what is hidden does vary"


def test_a_resample_knows_what_went_under_a_deck_but_not_above() -> None:
    t = Table(2, hands=["S08 S09"], top={"S": "S39 S40"})
    t.takes(0, "S04", "S09", "S08")
    for other in alike(t.s, 1):
        assert other.decks["S"][:2] == ["S08", "S09"]
    assert len({tuple(other.decks["S"]) for other in alike(t.s, 1)}) > 20
    assert all(sorted(other.decks["S"]) == sorted(t.s.decks["S"]) for other in alike(t.s, None))
    t.s.shuffle("S")
    assert any(other.decks["S"][:2] != t.s.decks["S"][:2] for other in alike(t.s, 0))


def test_a_resample_has_other_dice_and_leaves_the_state_alone() -> None:
    t = Hidden(hands=["S08 E12", "S09 E20"])
    before = codec.to_json(t.s)
    other = alike(t.s, 0, 1)[0]
    assert codec.to_json(t.s) == before
    assert other.dice.seed != t.s.dice.seed
    assert other.desks[0] == t.s.desks[0]
