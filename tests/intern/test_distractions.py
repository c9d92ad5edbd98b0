"""The 26 actions: each works, fizzles, is deflected, meets a Lies, meets a blocked Lies, acts off turn, where
it can. The tables below name the situation; `ACTS` says how the player of the card makes the choice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.intern import GAME
from rules.intern import events as told
from rules.intern.actions import Aim, Discard, Give, Pick, Remove, Steal, Swap, Sweep
from rules.intern.cards import CODES
from rules.intern.steps import Round, Turn
from tests.intern.table import CARDS, SIX, Table

clause = pytest.mark.clause

HANDS = ["S08 S09 E12 E20", "S21 S22 E30 E36", "S31 E40"]
"""Nobody's cards match; every Distraction finds what it needs."""


def nothing(t: Table) -> None:
    """The action asks for nothing."""


ACTS: dict[str, Callable[[Table], None]] = {
    "OWN_DISCARD_SUPPORTER": lambda t: t.discards(0, "S08"),
    "OWN_DISCARD_EVENT": lambda t: t.discards(0, "E20"),
    "DRAW_SUPPORTER": nothing,
    "DRAW_EVENT": nothing,
    "TAKE_ROW_SUPPORTER": lambda t: t.picks(0, "S04"),
    "TAKE_ROW_EVENT": lambda t: t.picks(0, "E66"),
    "EXTRA_DRAW": nothing,
    "STEAL_SUPPORTER": lambda t: t.steals(0, 1, "S22"),
    "STEAL_EVENT": lambda t: t.steals(0, 1, "E36"),
    "SWAP_SUPPORTER": lambda t: (t.swaps(0, 1, "S22"), t.gives(0, "S08"))[0],
    "SWAP_EVENT": lambda t: (t.swaps(0, 1, "E30"), t.gives(0, "E20"))[0],
    "REMOVE_SUPPORTER": lambda t: t.removes(0, 1, "S21"),
    "REMOVE_EVENT": lambda t: t.removes(0, 1, "E30"),
    "FORCE_PASS": lambda t: (t.aims(0, 1), t.hands_over(1, "E30"))[0],
    "FORCE_DISCARD": lambda t: (t.aims(0, 1), t.discards(1, "E30"))[0],
    "SWAP_HANDS": lambda t: t.aims(0, 1),
    "RESHUFFLE_SUPPORTERS": nothing,
    "RESHUFFLE_EVENTS": nothing,
    "RESHUFFLE_DISTRACTIONS": nothing,
    "SWEEP_ROW": lambda t: t.sweeps(0, "E"),
    "EXTRA_ACTION": nothing,
    "REVERSE": nothing,
    "SKIP_NEXT": nothing,
    "DEFLECTION": nothing,
    "GRIDLOCK": lambda t: t.aims(0, 1),
    "LIES": nothing,
}

TOP = {"S": "S39 S40", "E": "E17 E22"}


def played(code: str, **layout: object) -> Table:
    """The action on a table where it works, chosen and done."""
    t = Table(3, plays=code, hands=HANDS, top=TOP, **layout)  # pyright: ignore[reportArgumentType]
    t.plays()
    ACTS[code](t)
    return t


def hands(t: Table) -> list[str]:
    return [t.hand(seat) for seat in range(3)]


def test_every_action_has_its_case() -> None:
    assert list(ACTS) == list(CODES)


AFTER = {
    "OWN_DISCARD_SUPPORTER": ["S09 E12 E20", HANDS[1], HANDS[2]],
    "OWN_DISCARD_EVENT": ["S08 S09 E12", HANDS[1], HANDS[2]],
    "DRAW_SUPPORTER": ["S08 S09 S39 E12 E20", HANDS[1], HANDS[2]],
    "DRAW_EVENT": ["S08 S09 E12 E17 E20", HANDS[1], HANDS[2]],
    "TAKE_ROW_SUPPORTER": ["S04 S08 S09 E12 E20", HANDS[1], HANDS[2]],
    "TAKE_ROW_EVENT": ["S08 S09 E12 E20 E66", HANDS[1], HANDS[2]],
    "EXTRA_DRAW": ["S08 S09 S39 E12 E17 E20", HANDS[1], HANDS[2]],
    "STEAL_SUPPORTER": ["S08 S09 S22 E12 E20", "S21 E30 E36", HANDS[2]],
    "STEAL_EVENT": ["S08 S09 E12 E20 E36", "S21 S22 E30", HANDS[2]],
    "SWAP_SUPPORTER": ["S09 S22 E12 E20", "S08 S21 E30 E36", HANDS[2]],
    "SWAP_EVENT": ["S08 S09 E12 E30", "S21 S22 E20 E36", HANDS[2]],
    "REMOVE_SUPPORTER": [HANDS[0], "S22 E30 E36", HANDS[2]],
    "REMOVE_EVENT": [HANDS[0], "S21 S22 E36", HANDS[2]],
    "FORCE_PASS": [HANDS[0], "S21 S22 E36", "S31 E30 E40"],
    "FORCE_DISCARD": [HANDS[0], "S21 S22 E36", HANDS[2]],
    "SWAP_HANDS": [HANDS[1], HANDS[0], HANDS[2]],
}
"""The hands after each action that moves cards; the other actions leave them as they were."""


@clause("I065", "IR23")
@pytest.mark.parametrize("code", CODES)
def test_each_action_works(code: str) -> None:
    t = played(code, networks=["S12 E53", "S15 E44"])
    assert hands(t) == AFTER.get(code, HANDS)
    assert [t.network(seat) for seat in (0, 1)] == [{"S12", "E53"}, {"S15", "E44"}], "locked cards stay"
    assert not t.told(told.Fizzled)
    standing = code in ("DEFLECTION", "GRIDLOCK", "LIES")
    assert (t.card in t.s.decks["D"]) != standing
    if not standing:
        assert t.under("D", 1) == t.card, "the card goes under its deck"
    following = {"EXTRA_ACTION": {0: "extra"}, "SKIP_NEXT": {2: "take-supporter"}}
    assert t.asked() == following.get(code, {1: "take-supporter"})


FIZZLES: dict[str, dict[str, object]] = {
    "OWN_DISCARD_SUPPORTER": {"hands": ["E12", "S08"]},
    "OWN_DISCARD_EVENT": {"hands": ["S08", "E12"]},
    "DRAW_SUPPORTER": {"dry": "S"},
    "DRAW_EVENT": {"dry": "E"},
    "TAKE_ROW_SUPPORTER": {"dry": "S", "rows": {"S": "- - -"}},
    "TAKE_ROW_EVENT": {"dry": "E", "rows": {"E": "- - -"}},
    "EXTRA_DRAW": {"dry": "SE"},
    "STEAL_SUPPORTER": {"hands": ["S08", "E12", "E20"]},
    "STEAL_EVENT": {"hands": ["E12", "S08", "S09"]},
    "SWAP_SUPPORTER": {"hands": ["E12", "S08"]},
    "SWAP_EVENT": {"hands": ["E12", "S08"]},
    "REMOVE_SUPPORTER": {"hands": ["S08", "E12"]},
    "REMOVE_EVENT": {"hands": ["E12", "S08"]},
    "FORCE_PASS": {"hands": ["S08"]},
    "FORCE_DISCARD": {"hands": ["S08"]},
    "SWAP_HANDS": {"hands": ["S08"]},
    "RESHUFFLE_SUPPORTERS": {"dry": "S"},
    "RESHUFFLE_EVENTS": {"dry": "E"},
    "RESHUFFLE_DISTRACTIONS": {"dry": "D"},
    "SWEEP_ROW": {"dry": "SE"},
}
"""A table on which each action that can fizzle does."""

NEVER = ("EXTRA_ACTION", "REVERSE", "SKIP_NEXT", "DEFLECTION", "GRIDLOCK", "LIES")


@clause("I083", "I084")
@pytest.mark.parametrize("code", FIZZLES)
def test_an_action_that_cannot_be_completed_fizzles(code: str) -> None:
    t = Table(3, plays=code, **FIZZLES[code])  # pyright: ignore[reportArgumentType]
    before = hands(t)
    t.plays()
    assert [event.card for event in t.told(told.Fizzled)] == [t.card]
    assert hands(t) == before, "no effect"
    assert t.card in [*t.s.decks["D"][:1], *t.s.rows["D"]], "it still goes under its deck"
    assert 1 in t.asked(), "and the turn is over"


def test_the_rest_cannot_fizzle_from_want_of_cards() -> None:
    assert {*FIZZLES, *NEVER} == set(CODES)
    for code in NEVER:
        t = Table(2, plays=code, dry="SE")
        t.plays()
        assert not t.told(told.Fizzled), code


def test_a_second_overtime_fizzles() -> None:
    t = Table(2, plays="EXTRA_ACTION", rows={"D": "D10 D17 D37"}, hands=["S08"])
    t.takes(0, "D37")
    t.takes(0, "D17" if t.row("D").endswith("D17") else "D10")
    assert [event.card for event in t.told(told.Fizzled)] == ["D17"]


def test_a_lost_badge_fizzles_when_all_others_are_marked() -> None:
    t = Table(3, plays="SKIP_NEXT")
    t.s.desks[1].is_marked = t.s.desks[2].is_marked = True
    t.plays()
    assert t.told(told.Fizzled)


AGAINST = (
    "STEAL_SUPPORTER", "STEAL_EVENT", "SWAP_SUPPORTER", "SWAP_EVENT", "REMOVE_SUPPORTER", "REMOVE_EVENT",
    "FORCE_PASS", "FORCE_DISCARD", "SWAP_HANDS", "GRIDLOCK",
)  # fmt: skip

TARGETS: dict[str, Callable[[Table], None]] = ACTS | {
    "SWAP_SUPPORTER": lambda t: t.swaps(0, 1, "S22"),
    "SWAP_EVENT": lambda t: t.swaps(0, 1, "E30"),
    "FORCE_PASS": lambda t: t.aims(0, 1),
    "FORCE_DISCARD": lambda t: t.aims(0, 1),
}
"""The naming of the target alone."""


@clause("I064", "I066", "I067", "IR13", "IR35")
@pytest.mark.parametrize("code", AGAINST)
def test_a_deflection_blocks_what_is_played_against_its_owner(code: str) -> None:
    t = Table(3, plays=code, hands=HANDS, stands=["", "DEFLECTION"])
    t.plays()
    shield = t.s.desks[1].deflection
    TARGETS[code](t)
    assert [(event.seat, event.target) for event in t.told(told.Deflected)] == [(0, 1)]
    assert hands(t) == HANDS, "nothing moves"
    assert not t.s.desks[1].gridlocks
    assert t.s.desks[1].deflection is None
    assert t.under("D", 2) == f"{shield} {t.card}", "both cards go to the bottom"


@clause("I064")
@pytest.mark.parametrize("code", [code for code in CODES if code not in AGAINST])
def test_what_is_not_played_against_anybody_meets_no_deflection(code: str) -> None:
    t = Table(3, plays=code, hands=HANDS, top=TOP, stands=["", "DEFLECTION", "DEFLECTION"])
    t.plays()
    ACTS[code](t)
    assert not t.told(told.Deflected)
    assert t.s.desks[1].deflection
    assert t.s.desks[2].deflection


LIED: dict[str, tuple[str, int]] = {
    "DRAW_SUPPORTER": ("S39", 0),
    "DRAW_EVENT": ("E17", 0),
    "TAKE_ROW_SUPPORTER": ("S04", 0),
    "TAKE_ROW_EVENT": ("E66", 0),
    "EXTRA_DRAW": ("S39", 0),
    "STEAL_SUPPORTER": ("S22", 0),
    "STEAL_EVENT": ("E36", 0),
    "SWAP_SUPPORTER": ("S22", 0),
    "SWAP_EVENT": ("E30", 0),
    "FORCE_PASS": ("E30", 2),
    "SWAP_HANDS": ("S21", 0),
    "DEFLECTION": ("", 0),
}
"""The first card that arrives somewhere, and where."""


def lied_against(code: str, stands: list[str]) -> tuple[Table, str, int]:
    """The action with somebody's Lies spent on its first arrival."""
    t = Table(3, plays=code, hands=HANDS, top=TOP, stands=stands)
    t.plays()
    ACTS[code](t)
    card, to = LIED[code]
    liar = 1 if to == 0 else 0
    assert t.asked()[liar] == "lies"
    assert to not in t.asked(), "nobody lies to themselves"
    t.lies(liar)
    return t, card or t.card, to


@clause("I080", "IR29", "I052")
@pytest.mark.parametrize("code", LIED)
def test_a_lies_sends_what_arrives_under_its_deck(code: str) -> None:
    t, card, to = lied_against(code, ["LIES", "LIES"])
    assert [(event.seat, event.card) for event in t.told(told.Diverted)] == [(to, card)]
    assert not t.has(to, card)
    assert t.s.desks[to].deflection is None
    assert card in t.s.decks[card[0]][:3]
    spent = t.s.decks["D"][:3]
    assert any(CARDS.codes[lies] == "LIES" for lies in spent), "the Lies goes under its deck"


@clause("I081")
@pytest.mark.parametrize("code", [code for code in LIED if code != "DEFLECTION"])
def test_the_receiver_may_block_the_lies_with_a_deflection(code: str) -> None:
    to = LIED[code][1]
    stands = ["DEFLECTION LIES", "LIES"] if to == 0 else ["LIES", "", "DEFLECTION"]
    t, card, _ = lied_against(code, stands)
    assert t.asked() == {to: "deflect"}
    t.deflects(to)
    assert t.told(told.Shielded)
    assert t.has(to, card), "the card enters as normal"
    assert t.s.desks[to].deflection is None
    under = [CARDS.codes[card] for card in t.s.decks["D"][:3]]
    assert under.index("LIES") == under.index("DEFLECTION") + 1, "the Lies goes down first"


@clause("I081")
def test_the_receiver_may_let_the_lies_stand() -> None:
    t, card, _ = lied_against("STEAL_SUPPORTER", ["DEFLECTION", "LIES"])
    t.accepts(0)
    assert not t.has(0, card)
    assert t.s.desks[0].deflection


SILENT = [code for code in CODES if code not in LIED]


@clause("IR29", "IR16")
@pytest.mark.parametrize("code", SILENT)
def test_no_window_opens_where_no_card_enters_a_hand(code: str) -> None:
    t = Table(3, plays=code, hands=HANDS, top=TOP, stands=["", "LIES", "LIES"])
    t.plays()
    ACTS[code](t)
    assert "lies" not in t.asked().values()


def swaps_supporters(t: Table) -> None:
    t.swaps(0, 1, "S08")
    t.gives(0, "S34")


def swaps_events(t: Table) -> None:
    t.swaps(0, 1, "E40")
    t.gives(0, "E14")


OFF_TURN: dict[str, tuple[list[str], Callable[[Table], None], int, str]] = {
    "SWAP_SUPPORTER": (["S34 S35", "S08 S09", ""], swaps_supporters, 1, "S34"),
    "SWAP_EVENT": (["E14 E17", "E40 E63", ""], swaps_events, 1, "E14"),
    "FORCE_PASS": (["", "E14 E40", ""], lambda t: t.hands_over(1, "E14"), 2, "E14"),
    "SWAP_HANDS": (["E14", "S08", ""], nothing, 1, "E14"),
}
"""Actions through which a card can come into somebody else's hand: hands, choice, receiver, card."""


@clause("I052", "IR9")
@pytest.mark.parametrize("code", OFF_TURN)
def test_the_receiver_may_lock_it_at_once_off_turn(code: str) -> None:
    dealt, act, seat, card = OFF_TURN[code]
    t = Table(
        3, plays=code, hands=dealt, networks=["S12 E53", *["S01 E12" if p == seat else "" for p in (1, 2)]]
    )
    t.plays()
    act(t)
    assert t.asked() == {seat: "join"}
    t.locks(seat, card)
    assert card in t.network(seat)
    assert t.tricks(seat) == 2


# Actions with more to say


@clause("IR12")
def test_one_that_works_must_be_chosen_and_the_player_of_the_card_chooses() -> None:
    t = Table(3, plays="STEAL_EVENT", hands=["", "S08", "S09 E12 E20"])
    t.plays()
    assert set(t.options(0)) == {Steal(seat=0, target=2, card=card) for card in ("E12", "E20")}
    t = Table(3, plays="REMOVE_SUPPORTER", hands=["", "S08", "S09"])
    t.plays()
    assert set(t.options(0)) == {
        Remove(seat=0, target=1, card="S08"),
        Remove(seat=0, target=2, card="S09"),
    }
    t = Table(3, plays="FORCE_PASS", hands=["", "", "S09 S10"])
    t.plays()
    assert t.asked() == {2: "hand-over"}, "with one target that works nothing is asked"
    t = Table(2, plays="TAKE_ROW_SUPPORTER")
    t.plays()
    assert set(t.options(0)) == {Pick(seat=0, card=card) for card in ("S04", "S05", "S06")}


@clause("IR35")
def test_a_protected_player_must_be_named_when_nobody_else_will_do() -> None:
    t = Table(3, plays="STEAL_SUPPORTER", hands=["", "S08", ""], stands=["", "DEFLECTION"])
    t.plays()
    assert t.told(told.Deflected)
    assert t.has(1, "S08")
    t = Table(3, plays="STEAL_SUPPORTER", hands=["", "S08", "S09"], stands=["", "DEFLECTION"])
    t.plays()
    assert t.may(0, Steal(seat=0, target=1, card="S08"))


@clause("IR14")
def test_the_order_of_a_card_that_brings_a_card() -> None:
    stands = ["DEFLECTION", "", "LIES"]
    t = Table(3, plays="STEAL_SUPPORTER", hands=["E12", "S01 S08"], stands=stands)
    t.plays()
    assert t.asked() == {0: "steal"}, "target and card are named"
    t.steals(0, 1, "S01")
    assert not t.has(1, "S01")
    assert t.asked() == {2: "lies"}, "the Lies window"
    t.lies(2)
    assert t.asked() == {0: "deflect"}, "the receiver may cancel it"
    t.deflects(0)
    assert t.has(0, "S01"), "the card arrives"
    assert t.asked() == {0: "lock"}, "its owner may lock it"
    assert t.card not in t.s.decks["D"]
    t.locks(0, "S01", "E12")
    assert t.under("D", 3).split()[2] == t.card, "then the Distraction goes under its deck"
    assert "-" not in t.row("D"), "then the row is refilled"


@clause("IR32")
def test_the_order_under_the_deck_is_the_order_of_leaving_play() -> None:
    t = Table(3, plays="STEAL_SUPPORTER", hands=HANDS, stands=["DEFLECTION", "LIES"])
    lies, shield = t.s.desks[1].lies[0], t.s.desks[0].deflection
    t.plays()
    t.steals(0, 1, "S22")
    t.lies(1)
    t.deflects(0)
    assert t.under("D", 3) == f"{lies} {shield} {t.card}"
    t = Table(3, plays="DEFLECTION", stands=["", "LIES"])
    lies = t.s.desks[1].lies[0]
    t.plays()
    t.lies(1)
    assert t.under("D", 2) == f"{t.card} {lies}", "the denied card, then the Lies"


@clause("IR22", "IR34", "IR16")
def test_change_desks_arrives_card_by_card_the_active_players_first() -> None:
    t = Table(3, plays="SWAP_HANDS", hands=["S08 E20", "S21 E30 E36"], stands=["", "", "LIES LIES"])
    t.plays()
    assert (t.hand(0), t.hand(1)) == ("", ""), "both hands are lifted at once"
    arrived: list[tuple[str, int]] = []
    while "lies" in t.asked().values():
        arrival = t.s.steps[-1]
        arrived.append((arrival.card, arrival.to))  # pyright: ignore[reportAttributeAccessIssue]
        t.lies(2) if arrived[-1][0] in ("E30", "S08") else t.allows(2)
    assert [card for card, _ in arrived[:4]] == ["S21", "E30", "E36", "S08"]
    assert [to for _, to in arrived[:4]] == [0, 0, 0, 1]
    assert (t.hand(0), t.hand(1)) == ("S21 E36", "E20")


@clause("IR22")
def test_in_a_chain_the_active_player_locks_first() -> None:
    t = Table(2, plays="SWAP_HANDS", hands=["E03", "E18"], networks=[SIX, "S20 S40"], start=False)
    t.s.desks[1].grid, t.s.desks[1].tricks = {"S20": (0, 0), "E17": (1, 0)}, 6
    t.starts()
    t.plays()
    assert t.asked() == {0: "lock"}
    t.locks(0, "E18")
    assert t.s.winners == (0,)


@clause("IR34")
def test_a_lifted_card_matches_nothing_and_off_turn_only_the_last_arrival_may_be_locked() -> None:
    t = Table(2, plays="SWAP_HANDS", hands=["S01 S13 E12", "S08"])
    t.plays()
    assert t.asked() == {1: "join"}, "E12 arrived last; S01 and S13 had nothing to match"
    assert len(t.options(1)) == 3
    assert all(getattr(a, "cards", ("E12",))[-1] == "E12" for a in t.options(1))
    t.locks(1, "S01", "E12")
    assert "join" not in t.asked().values(), "S13 would match now, but it did not just arrive"


@clause("IR34")
def test_a_swap_is_two_arrivals_and_one_denied_does_not_stop_the_other() -> None:
    t = Table(3, plays="SWAP_SUPPORTER", hands=HANDS, stands=["", "", "LIES"])
    t.plays()
    t.swaps(0, 1, "S21")
    assert set(t.options(0)) == {Give(seat=0, card="S08"), Give(seat=0, card="S09")}
    t.gives(0, "S09")
    t.lies(2)
    assert not t.has(0, "S21")
    assert t.has(1, "S09")
    assert t.under("S", 1) == "S21"


@clause("IR42")
def test_clear_the_room_puts_the_row_under_the_deck_first() -> None:
    t = Table(2, plays="SWEEP_ROW", top={"S": "S39"}, dry="E")
    t.s.decks["S"] = ["S39"]
    t.plays()
    assert t.row("S") == "S05 S06 S39", "furthest card first under the deck, first dealt furthest"
    assert t.s.decks["S"] == ["S04"]
    t = Table(2, plays="SWEEP_ROW")
    t.plays()
    assert set(t.options(0)) == {Sweep(seat=0, row="S"), Sweep(seat=0, row="E")}


@clause("IR24")
def test_only_a_reshuffle_shuffles() -> None:
    t = Table(2)
    before = {kind: list(deck) for kind, deck in t.s.decks.items()}
    t.free(0)
    t.free(0)
    assert t.s.decks["S"] == before["S"][:-1]
    assert t.s.decks["E"] == before["E"][:-1]
    t = Table(2, plays="RESHUFFLE_EVENTS")
    before = list(t.s.decks["E"])
    t.plays()
    assert t.s.decks["E"] != before
    assert sorted(t.s.decks["E"]) == sorted(before)
    assert t.row("E") == "E65 E66 E69", "the row is not touched"
    t = Table(2, plays="RESHUFFLE_DISTRACTIONS")
    t.plays()
    assert t.s.decks["D"][0] == t.card, "shuffled first, then the card goes under it"


def order_of_turns(t: Table, count: int) -> list[int]:
    """Who plays the next turns, when nobody's Distraction matters."""
    order: list[int] = []
    for _ in range(count):
        (seat,) = t.asked()
        order.append(seat)
        t.plays_quietly(seat)
    return order


@clause("I069", "I070", "IR19")
def test_a_reversal_takes_effect_with_the_next_round() -> None:
    t = Table(4, plays="REVERSE")
    t.plays()
    assert t.told(told.Reversed)[0].next == 3, "who would have played just before"
    assert order_of_turns(t, 8) == [1, 2, 3, 3, 2, 1, 0, 3], "the round ends as planned, then it turns"


@clause("IR19")
def test_two_reversals_in_a_round_leave_the_direction_and_the_last_names_the_starter() -> None:
    t = Table(4, plays="REVERSE")
    t.plays()
    t.s.rows["D"][2] = next(d for d in t.s.decks["D"] if CARDS.codes[d] == "REVERSE" and d != t.card)
    t.s.decks["D"].remove(str(t.s.rows["D"][2]))
    t.plays_out(1)
    assert t.s.reversals == 2
    assert order_of_turns(t, 7) == [2, 3, 0, 1, 2, 3, 0], "the seat before the second player begins"
    assert t.s.direction == 1


@clause("IR28")
@pytest.mark.parametrize(("player", "order"), [(0, [1, 1, 0, 1]), (1, [0, 1, 0])])
def test_with_two_players_only_the_first_players_reversal_doubles_a_turn(
    player: int, order: list[int]
) -> None:
    t = Table(2, plays="REVERSE", start=False)
    if player == 1:
        t.s.steps = [Round(queue=[]), Turn(seat=1, stage=2)]
    t.starts()
    t.plays(player)
    assert t.told(told.Reversed)
    assert order_of_turns(t, len(order)) == order


@clause("IR19", "IR20", "IR45")
@pytest.mark.parametrize(
    ("marked", "left", "reversed_by", "upcoming"),
    [((), (), None, 1), ((1,), (), None, 2), ((1, 2), (), None, 0), ((), (1,), None, 2), ((), (1,), 2, 0)],
)
def test_at_the_end_of_a_round_the_table_says_who_really_plays_next(
    marked: tuple[int, ...], left: tuple[int, ...], reversed_by: int | None, upcoming: int
) -> None:
    """Seat 0 plays last of a round that seat 1 began."""
    t = Table(3, action=3, start=False)
    t.s.steps[0] = Round(queue=[])
    t.s.starter = 1
    for seat in range(3):
        t.s.desks[seat].is_marked, t.s.desks[seat].is_retired = seat in marked, seat in left
    if reversed_by is not None:
        t.s.reversals, t.s.next_starter = 1, reversed_by - 1
    t.starts()
    assert GAME.view(t.s, None).upcoming == upcoming
    card = next(d for d in t.s.decks["D"] if CARDS.codes[d] == "RESHUFFLE_EVENTS")
    t.s.decks["D"].remove(card)
    t.s.rows["D"][2] = card
    t.takes(0, card)
    assert list(t.asked()) == [upcoming]


@clause("IR25")
def test_nobody_plays_after_the_agreed_last_turn() -> None:
    t = Table(3, options={"rounds": 1}, start=False)
    t.s.steps[0] = Round(queue=[])
    t.starts()
    assert GAME.view(t.s, None).upcoming is None


@clause("IR20", "IR37")
def test_a_lost_badge_marks_the_next_unmarked_seat_in_the_direction_of_the_round() -> None:
    t = Table(4, plays="SKIP_NEXT")
    t.s.desks[1].is_marked = True
    t.plays()
    assert t.told(told.Marked)[0].seat == 2
    assert t.told(told.Skipped)[0].seat == 1
    assert t.asked() == {3: "take-supporter"}, "two marked seats miss their turn"
    t = Table(4, plays="SKIP_NEXT", start=False)
    t.s.direction = -1
    t.starts()
    t.plays()
    assert t.told(told.Marked)[0].seat == 3
    t = Table(2, plays="SKIP_NEXT")
    t.s.desks[1].is_marked = True
    t.plays()
    assert t.told(told.Fizzled), "never oneself"


@clause("IR37")
def test_pass_it_along_goes_to_the_seat_after_the_target_marked_or_not() -> None:
    t = Table(3, plays="FORCE_PASS", hands=["", "S08", ""])
    t.s.desks[2].is_marked = True
    t.plays()
    assert t.has(2, "S08")
    t = Table(2, plays="FORCE_PASS", hands=["", "S08"])
    t.plays()
    assert t.has(0, "S08"), "with two players to the player of the card"
    t = Table(3, plays="FORCE_PASS", hands=["", "S08 S09", ""], start=False)
    t.s.direction = -1
    t.starts()
    t.plays()
    t.hands_over(1, "S09")
    assert t.has(0, "S09")


def test_forced_cards_are_the_targets_own_choice() -> None:
    t = Table(3, plays="FORCE_DISCARD", hands=HANDS)
    t.plays()
    assert set(t.options(0)) == {Aim(seat=0, target=1), Aim(seat=0, target=2)}
    t.aims(0, 1)
    assert t.asked() == {1: "discard"}
    assert set(t.options(1)) == {Discard(seat=1, card=card) for card in HANDS[1].split()}


def test_a_swap_names_the_others_card_first() -> None:
    t = Table(3, plays="SWAP_EVENT", hands=HANDS)
    t.plays()
    assert set(t.options(0)) == {
        Swap(seat=0, target=1, card="E30"),
        Swap(seat=0, target=1, card="E36"),
        Swap(seat=0, target=2, card="E40"),
    }


# The rulebook's examples


@clause("I085", "I088", "I089", "I090", "I091")
def test_example_1_take_a_card_that_fizzles_or_pay_for_the_reshuffle() -> None:
    def table() -> Table:
        return Table(2, hands=["S08"], rows={"D": "D10 D28 D13"}, action=3)

    assert (CARDS.codes["D13"], CARDS.codes["D28"]) == ("OWN_DISCARD_EVENT", "RESHUFFLE_EVENTS")
    t = table()
    assert t.may_take(0) == {"D13", "D28"}
    t.takes(0, "D13")
    assert [event.card for event in t.told(told.Fizzled)] == ["D13"]
    assert t.under("D", 1) == "D13"
    assert t.hand(0) == "S08"
    t = table()
    before = list(t.s.decks["E"])
    t.takes(0, "D28", "S08")
    assert t.under("S", 1) == "S08"
    assert t.s.decks["E"] != before
    assert t.told(told.Shuffled)[0].row == "E"


@clause("I093", "I094", "I095", "I096", "I097", "I098", "I085")
def test_example_2_pay_for_a_card_that_fizzles_to_keep_it_from_others() -> None:
    assert (CARDS.codes["D10"], CARDS.codes["D09"]) == ("OWN_DISCARD_SUPPORTER", "SWAP_SUPPORTER")
    t = Table(2, hands=["E12", "S01 S13"], rows={"D": "D11 D09 D10"}, action=3)
    assert t.may_take(0) == {"D10", "D09"}
    t.takes(0, "D10")
    assert t.told(told.Fizzled)
    t = Table(2, hands=["E12", "S01 S13"], rows={"D": "D11 D09 D10"}, action=3)
    t.takes(0, "D09", "E12")
    assert [event.card for event in t.told(told.Fizzled)] == ["D09"]
    assert t.under("E", 1) == "E12"
    assert "D09" not in t.row("D"), "the next player cannot take it"
    assert t.under("D", 1) == "D09"
