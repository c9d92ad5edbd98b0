"""Every card of every set is drawn once, in both languages, and its name is never cut short."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from data.words import LOCALES
from render import bill, fiftyone, intern, watergate
from rules import GAMES
from rules.bill.cards import ACTIONS, STAFFER, printing
from rules.bill.formula import Side
from rules.bill.view import BillView, HandView, MemberView, Standing
from rules.fiftyone.view import HandCard
from rules.intern.view import RowView, SlotView
from rules.watergate.view import card_view
from tests.pictures import people, samples
from tests.pictures.audit import Audit, audited

T = TypeVar("T")
DECK: dict[str, Side] = {"en": "D", "fr": "R"}
"""Each language sees all members in one of the decks, where half of them are crossovers."""
STANDINGS: tuple[Standing, ...] = ("ready", "spent", "new")


def chunks(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """The items in lots."""
    rest = iter(items)
    return iter(lambda: list(itertools.islice(rest, size)), [])


def state(game: str) -> Any:
    """A state of one of the reference moments."""
    return samples.load(next(moment for moment in samples.MOMENTS if moment.game == game))


def sound(audit: Audit) -> None:
    """No fault, and no text that ends in an ellipsis."""
    assert not audit.problems, "\n".join(audit.problems)
    cut = sorted({one.line.text for one in audit.lines if one.line.text.endswith("…")})
    assert not cut, f"cut short: {cut}"


def bill_view(viewer: int | None) -> BillView:
    """A reference view of the bill in hard mode."""
    return GAMES["bill"].view(state("bill"), viewer)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_member_on_a_floor(locale: str) -> None:
    view, words = bill_view(None), people.words_for("bill", "119", locale, "plain")
    members = [
        MemberView(
            card=card.id,
            party=card.party,
            cost=card.cost,
            influence=card.influence,
            resolve=card.resolve,
            damage=2,
            keywords=card.keywords,
            standing=STANDINGS[n % 3],
            gavel=True,
        )
        for n, card in enumerate(printing("119", DECK[locale]).values())
        if card.is_member and card.id != STAFFER
    ]
    with audited() as audit:
        for lot in chunks(members, 14):
            floors = (tuple(lot[:7]), tuple(lot[7:]))
            sides = tuple(
                msgspec.structs.replace(side, floor=floor)
                for side, floor in zip(view.sides, floors, strict=True)
            )
            bill.board(msgspec.structs.replace(view, sides=sides), words)
    sound(audit)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_the_bill_in_hand(locale: str) -> None:
    words = people.words_for("bill", "119", locale, "plain")
    view = bill_view(next(side.seat for side in bill_view(None).sides if side.side == DECK[locale]))
    held = [
        HandView(
            card=card.id,
            is_member=card.is_member,
            cost=card.cost,
            party=card.party,
            influence=card.influence,
            resolve=card.resolve,
            keywords=card.keywords,
            playable=card.cost % 2 == 0,
            gavel=card.ability is not None,
        )
        for id, card in printing("119", DECK[locale]).items()
        if card.id != STAFFER and (card.is_member or id in ACTIONS)
    ]
    with audited() as audit:
        for lot in chunks(held, 10):
            list(bill.hand(msgspec.structs.replace(view, hand=tuple(lot), asked=()), words))
    sound(audit)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_watergate_in_hand(locale: str) -> None:
    s = state("watergate")
    words = people.words_for("watergate", people.card_set(s), locale, "plain")
    view = msgspec.structs.replace(GAMES["watergate"].view(s, 0), asked=())
    with audited() as audit:
        for lot in chunks([card_view(card) for card in s.set.cards.values()], 5):
            list(watergate.hand(msgspec.structs.replace(view, hand=tuple(lot)), words))
    sound(audit)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_fiftyone_in_hand(locale: str) -> None:
    s = state("fiftyone")
    words = people.words_for("fiftyone", people.card_set(s), locale, "plain")
    view = msgspec.structs.replace(GAMES["fiftyone"].view(s, 0), asked=())
    cards = [
        HandCard(
            card=card, playable=playable, reach=20 + value if (value := s.cards.value.get(card)) else None
        )
        for card in s.cards.cards
        for playable in (True, False)
    ]
    with audited() as audit:
        for lot in chunks(cards, 7):
            list(fiftyone.hand(msgspec.structs.replace(view, hand=tuple(lot)), words))
    sound(audit)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_of_the_intern_in_the_market_and_in_a_hand(locale: str) -> None:
    s = state("intern")
    words = people.words_for("intern", people.card_set(s), locale, "plain")
    view = msgspec.structs.replace(GAMES["intern"].view(s, 0), asked=(), last=())
    decks = {kind: s.cards.deck(kind) for kind in "SED"}
    with audited() as audit:
        for n in range(24):
            slots = {kind: tuple(_slot(s, decks[kind], n, i) for i in range(3)) for kind in decks}
            rows = tuple(RowView(kind=kind, deck=9, slots=three) for kind, three in slots.items())
            own = {k: tuple(decks[k][(n * 3 + i) % len(decks[k])] for i in range(3)) for k in "SE"}
            seats = tuple(
                msgspec.structs.replace(seat, supporters=own["S"], events=own["E"]) for seat in view.seats
            )
            shown = msgspec.structs.replace(view, rows=rows, seats=seats)
            list(intern.board(shown, words))
            list(intern.hand(shown, words))
    sound(audit)


def _slot(s: Any, deck: Sequence[str], n: int, i: int) -> SlotView:
    card = deck[(n * 3 + i) % len(deck)]
    listed = s.cards.events[card].supporters if card[0] == "E" else ()
    return SlotView(card=card, cost=2 - i, scores=tuple(range(i * 3)), listed=listed)
