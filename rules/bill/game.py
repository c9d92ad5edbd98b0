"""*bill* as the rest of the house knows it."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

import msgspec

from rules.bill import decks, helptext, phrases
from rules.bill import events as ev
from rules.bill.actions import AnyAction, EndTurn, Pick
from rules.bill.cards import STAFFER, BadCards, CardSet, card_set
from rules.bill.events import AnyEvent
from rules.bill.floor import strongest
from rules.bill.formula import Side
from rules.bill.state import Bill, BillOptions, Camp
from rules.bill.steps import Aimed, SetUp, Table
from rules.bill.view import BillView, view
from rules.codec import copy
from rules.core import Action, Ask, IllegalAction, Upcast
from rules.dice import Dice
from rules.phrase import Phrase, Seat

RULINGS = tuple(f"BR{n}" for n in range(1, 60))


class BillGame:
    """Two seats, one turn at a time; nobody is asked on the other's turn."""

    name = "bill"
    seats = range(2, 3)
    version = 1
    state = Table
    actions = AnyAction
    events = AnyEvent
    options = BillOptions
    upcasts: Mapping[int, Upcast] = {}
    orders: Mapping[str, Sequence[str]] = {}
    rulings: Sequence[str] = RULINGS

    def new(self, players: int, seed: str, options: BillOptions) -> Table:
        """Draw what the options leave to chance (BR49), and lay out the decks."""
        cards = _cards(options)
        dice = Dice(seed=seed)
        lots = dice.below(2), dice.below(2)
        first = {"first": 0, "second": 1}.get(options.starts, lots[0])
        democrat = {"democratic": 0, "republican": 1}.get(options.sides, lots[1])
        lists = cards.decks
        if options.decks == "random":
            lists = decks.drawn(_stock(cards.id, "D"), _stock(cards.id, "R"), list(cards.actions), dice)
        sides: tuple[Side, Side] = ("D", "R") if democrat == 0 else ("R", "D")
        camps = [Camp(side=side, deck=list(lists[side])) for side in sides]
        options = msgspec.structs.replace(options, cards=cards.hash)
        s = Table(players=players, options=options, dice=dice, camps=camps, active=first)
        s.push(SetUp())
        return s

    def view(self, s: Bill, seat: int | None) -> BillView:
        return view(s, seat)

    def resample(self, s: Table, seat: int | None, dice: Dice) -> Table:
        """What a viewer does not know: the order of decks, and which of a side's unseen cards are in hand.

        Favors and recalled members are known to be in hand and stay there (BR52).
        """
        other = copy(s)
        for i, camp in enumerate(other.camps):
            if i == seat:
                dice.shuffle(camp.deck)
                continue
            known = camp.known
            hidden = [card for card in camp.hand if card not in known]
            pool = hidden + camp.deck
            dice.shuffle(pool)
            dealt = iter(pool)
            camp.hand = [card if card in known else next(dealt) for card in camp.hand]
            camp.deck = list(dealt)
        other.dice = Dice(seed=str(dice.below(1 << 62)), drawn=s.dice.drawn)
        return other

    def default(self, s: Bill, ask: Ask) -> Action | None:
        """A silent turn ends (BR59); something aimed hits the strongest."""
        step = s.steps[-1]
        if not isinstance(step, Aimed):
            return EndTurn(seat=ask.seat)
        target = strongest(s, 1 - ask.seat, step.candidates(s))
        return None if target is None else Pick(seat=ask.seat, target=target.card)

    def order(self, s: Bill, ask: Ask, code: str) -> Action | None:
        """Nothing here is optional on the other's turn, so there are no standing orders."""
        return None

    def retire(self, s: Bill, seat: Seat) -> None:
        """Resigning: the other side wins (BR59)."""
        s.tell(ev.Resigned(seat=seat))
        s.winners = (1 - seat,)

    def rematch(self, s: Bill, *, swap: bool = False) -> Mapping[str, str]:
        """The options that the next game between these two begins with: the other player starts (BR49).

        `swap`: they have exchanged their seats, and with them their decks.
        """
        began = s.active if s.turn % 2 == 1 else 1 - s.active
        starts = began if swap else 1 - began
        return {
            "starts": ("first", "second")[starts],
            "sides": "democratic" if s.camps[0].side == "D" else "republican",
        }

    def question(self, view: BillView, seat: Seat) -> Phrase:
        return phrases.question(view, seat)

    def label(self, view: BillView, action: Action, field: str | None) -> Phrase:
        return phrases.label(view, action, field)

    def board(self, view: BillView) -> list[Phrase]:
        return phrases.board(view)

    def cards(self, options: BillOptions) -> Sequence[str]:
        """Action cards, then members by name, then the Staffer."""
        return _listed(options)

    def card(self, options: BillOptions, card: str) -> list[Phrase]:
        return helptext.card_help(_cards(options), card)


@functools.lru_cache(64)
def _listed(options: BillOptions) -> Sequence[str]:
    cards = _cards(options)
    members = sorted(cards.members.values(), key=lambda m: m.name)
    return (*cards.actions, *(m.id for m in members), STAFFER)


def _cards(options: BillOptions) -> CardSet:
    """The frozen set. Raises IllegalAction for one that is not there, or no longer what it was."""
    try:
        cards = card_set(options.card_set)
    except BadCards:
        raise IllegalAction("bad-option", option="card_set") from None
    if options.cards not in ("", cards.hash):
        raise IllegalAction("bad-option", option="cards")
    return cards


@functools.cache
def _stock(card_set_id: str, side: Side) -> decks.Stock:
    return decks.stock(list(card_set(card_set_id).members.values()), side)
