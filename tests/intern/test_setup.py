"""The three decks, the deal, the rows, and who begins."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rules.core import IllegalAction, begin
from rules.intern import GAME
from rules.intern import events as told
from rules.intern.cards import DEFAULT_SET, Quote, Story, Supporter
from rules.intern.game import deal
from rules.intern.state import Intern, InternOptions
from tests.intern.table import CARDS, Table, matches

clause = pytest.mark.clause


def new(players: int, seed: str = "deal", **options: object) -> Intern:
    return begin(GAME, players, seed, msgspec.convert(options, InternOptions))[0]


def everything(s: Intern) -> Counter[str]:
    """All cards that are anywhere on the table."""
    found = [card for deck in s.decks.values() for card in deck]
    found += [card for row in s.rows.values() for card in row if card]
    for desk in s.desks:
        found += [*desk.hand, *desk.grid, *desk.gridlocks, *desk.lies]
        found += [desk.deflection] if desk.deflection else []
    return Counter(found)


@clause("I009")
def test_three_stacks_of_cards() -> None:
    s = new(2)
    assert set(s.decks) == {"S", "E", "D"}
    assert all(card[0] == kind for kind, deck in s.decks.items() for card in deck)
    assert everything(s) == Counter([*CARDS.supporters, *CARDS.events, *CARDS.distractions])


@clause("I013")
def test_each_deck_is_shuffled_by_the_seed() -> None:
    one, same, other = new(2, "one"), new(2, "one"), new(2, "other")
    assert one == same
    for kind in "SED":
        assert one.decks[kind] != other.decks[kind]
        assert one.decks[kind] != sorted(one.decks[kind])


@clause("I014", "IR4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_supporter_and_one_event_to_each_seat_in_order(players: int) -> None:
    s, news = begin(GAME, players, "deal", GAME.options())
    assert [(len(desk.supporters), len(desk.events)) for desk in s.desks] == [(1, 1)] * players
    dealt = [event for event in news if isinstance(event, told.Dealt)]
    assert [event.seat for event in dealt] == list(range(players))
    assert [event.cards for event in dealt] == [tuple(desk.hand) for desk in s.desks]


@clause("I015")
def test_a_matching_event_goes_under_the_deck_until_the_pair_does_not_match() -> None:
    redeals = 0
    for seed in range(40):
        s, news = begin(GAME, 6, f"deal-{seed}", GAME.options())
        assert not any(matches(desk.supporters[0], desk.events[0]) for desk in s.desks)
        again = [event for event in news if isinstance(event, told.Redealt)]
        redeals += len(again)
        under = [event.card for event in again]
        assert s.decks["E"][: len(under)][::-1] == under, "in the order in which they were turned away"
        dealt = {event.seat: event.cards[0] for event in news if isinstance(event, told.Dealt)}
        assert all(matches(event.card, dealt[event.seat]) for event in again)
    assert redeals > 5


@clause("I016", "IR39")
def test_three_cards_beside_each_deck_the_first_dealt_is_furthest() -> None:
    s, news = begin(GAME, 3, "rows", GAME.options())
    for laid in (event for event in news if isinstance(event, told.Laid)):
        closest, middle, furthest = s.rows[laid.row]
        assert laid.cards == (furthest, middle, closest)
        assert [s.cost(laid.row, slot) for slot in range(3)] == [2, 1, 0]


@clause("I017")
def test_three_rows_each_with_its_deck() -> None:
    view = GAME.view(new(4), None)
    assert [row.kind for row in view.rows] == ["S", "E", "D"]
    assert [row.deck for row in view.rows] == [40 - 4 - 3, 70 - 4 - 3, 48 - 3]
    assert all(len([slot for slot in row.slots if slot]) == 3 for row in view.rows)


@clause("I018")
@pytest.mark.parametrize("seed", range(6))
def test_the_highest_supporter_begins_and_play_goes_round(seed: int) -> None:
    s = new(4, f"first-{seed}")
    highest = max(range(4), key=lambda seat: s.desks[seat].supporters[0])
    assert list(s.asks) == [highest]
    view = GAME.view(s, None)
    assert (view.active, view.upcoming, view.clockwise) == (highest, (highest + 1) % 4, False)


@clause("IR1")
def test_two_to_six_seats_and_play_goes_up_the_seats() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for players in (1, 7):
        with pytest.raises(IllegalAction, match="bad-seats"):
            begin(GAME, players, "x", GAME.options())
    t = Table(4)
    for seat in range(4):
        assert t.asked() == {seat: "take-supporter"}
        t.plays_out(seat)


@clause("IR2", "I056")
def test_a_set_is_data_of_one_year_and_serious_cards_can_be_left_out() -> None:
    assert CARDS.year == 2025
    s = new(2, serious=False)
    assert everything(s) == Counter(
        [*CARDS.supporters, *CARDS.deck("E", serious=False), *CARDS.deck("D", serious=False)]
    )
    tones = {card.tone for card in (*CARDS.events.values(), *CARDS.distractions.values())}
    assert tones == {"light", "plain", "serious"}
    assert s.options.card_set == DEFAULT_SET
    assert s.options.cards == CARDS.hash, "a running table keeps the set it began with"


def test_a_table_refuses_options_that_cannot_be() -> None:
    for options in ({"card_set": "us-1850"}, {"cards": "another hash"}, {"rounds": 200}):
        with pytest.raises(IllegalAction, match="bad-option"):
            begin(GAME, 2, "x", msgspec.structs.replace(GAME.options(), **options))


@clause("I057", "I058")
def test_a_supporter_has_number_name_and_office() -> None:
    names = [field.name for field in msgspec.structs.fields(Supporter)]
    assert names == ["id", "name"]
    assert [card.number for card in CARDS.supporters.values()] == list(range(1, 41))
    assert len({card.name for card in CARDS.supporters.values()}) == 40


@clause("I059", "I060")
def test_an_event_has_date_supporters_and_source() -> None:
    assert {field.name for field in msgspec.structs.fields(Story)} >= {"id", "date", "supporters", "sources"}
    for story in CARDS.events.values():
        assert story.date.startswith("2025-")
        assert 2 <= len(story.supporters) <= 8
        assert story.sources


@clause("I061", "I062", "I011")
def test_a_distraction_has_claim_date_source_and_an_action() -> None:
    assert {field.name for field in msgspec.structs.fields(Quote)} >= {"id", "date", "sources", "action"}
    for quote in CARDS.distractions.values():
        assert quote.date.startswith("2025")
        assert quote.sources
        assert GAME.card(GAME.options(), quote.id)[0].code == f"card-{quote.id}.text"
        assert GAME.card(GAME.options(), quote.id)[1].facts["claim"].code == f"claim-{quote.id}"


@clause("IR43")
def test_if_every_event_matches_the_pair_is_kept_unlocked() -> None:
    s = Intern(players=1, dice=new(2).dice, options=GAME.options())
    s.decks = {"S": ["S03"] * 5, "E": sorted(CARDS.partners["S03"]), "D": ["D01"] * 3}
    size = len(s.decks["E"])
    deal(s, CARDS)
    assert matches(s.desks[0].supporters[0], s.desks[0].events[0])
    assert not s.desks[0].grid
    assert len(s.decks["E"]) == size - 1
    assert sum(isinstance(event, told.Redealt) for event in s.news) == size - 1
