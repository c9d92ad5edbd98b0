"""Watergate as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rules.core import Action, Ask, Upcast
from rules.dice import Dice
from rules.phrase import Phrase, Ref, Seat, say
from rules.watergate.actions import AnyAction, GoOn, Play, React
from rules.watergate.board import board
from rules.watergate.cards import EDITOR, PRESIDENT, chosen
from rules.watergate.effects import Moving, Pushing, Splitting
from rules.watergate.events import AnyEvent
from rules.watergate.inquiry import Inquiry
from rules.watergate.phases import Awarding, Evaluation, Round
from rules.watergate.phrases import card_phrase, label, question
from rules.watergate.resample import resample
from rules.watergate.schema import COLOURS
from rules.watergate.state import Table, WatergateOptions
from rules.watergate.steps import (
    Acting,
    Aiming,
    CardPhase,
    Gambling,
    Played,
    Turn,
    Window,
)
from rules.watergate.track import Picking, Pinning
from rules.watergate.view import WatergateView, view


class WatergateState(Table, kw_only=True):
    """A table with its steps spelled out, so that they are JSON."""

    steps: list[
        Round | CardPhase | Evaluation | Awarding | Turn | Played | Window | Acting | Aiming | Gambling
        | Inquiry | Pinning | Picking | Pushing | Moving | Splitting
    ] = []  # fmt: skip


class Watergate:
    """The Editor against the Nixon Administration."""

    name = "watergate"
    seats = range(2, 3)
    version = 1
    state = WatergateState
    actions = AnyAction
    events = AnyEvent
    options = WatergateOptions
    upcasts: Mapping[int, Upcast] = {}
    orders: Mapping[str, Sequence[str]] = {
        "react-conspirator": ("pass", "play:E-BRA", "play:E-DEM"),
        "react-evidence": ("pass", "play:E-FTM"),
        "react-event": ("pass", "play:N-JMI"),
    }
    rulings: Sequence[str] = [*(f"WR{n}" for n in range(1, 47)), *(f"WD{n}" for n in range(1, 8))]

    def new(self, players: int, seed: str, options: WatergateOptions) -> WatergateState:
        """Two shuffled decks, both markers on 0, everything else beside the board."""
        figures = chosen(options)
        frozen = msgspec.structs.replace(
            options, card_set=figures.id, cards=figures.hash, figures=figures.packed
        )
        dice = Dice(seed=seed)
        drawn = dice.below(2)
        nixon = {"draw": drawn, "first": 0, "second": 1}[options.nixon]
        s = WatergateState(
            players=players,
            options=frozen,
            dice=dice,
            nixon=nixon,
            holder=1 - nixon,
            mover=1 - nixon,
            bag=list(figures.bag),
            supply=figures.tokens - 1,
        )
        for role, seat in ((EDITOR, s.editor), (PRESIDENT, nixon)):
            s.decks[seat] = list(figures.decks[role])
            dice.shuffle(s.decks[seat])
        s.push(Round())
        return s

    def view(self, s: WatergateState, seat: int | None) -> WatergateView:
        return view(s, seat)

    def resample(self, s: WatergateState, seat: int | None, dice: Dice) -> WatergateState:
        other = resample(s, seat, dice)
        assert isinstance(other, WatergateState)
        return other

    def default(self, s: WatergateState, ask: Ask) -> Action | None:
        """Silence lets things stand; on a turn it spends the lowest card for its value (WR46).

        Which evidence a silent Nixon shows is drawn: if it were always the first, the Editor would know that
        those before it differ.
        """
        options = list(s.steps[-1].options(s, ask.seat))
        if ask.secret:
            return GoOn(seat=ask.seat)
        if ask.kind == "show":
            return Dice(seed=f"{s.dice.seed} silence {ask.id}").pick(options)
        plays = [a for a in options if isinstance(a, Play) and a.use == "value"]
        cards = s.set.cards
        return min(plays, key=lambda a: (cards[a.card].value, a.card), default=options[0])

    def order(self, s: WatergateState, ask: Ask, code: str) -> Action | None:
        """Only reactions have orders. One for a card that is not there lets things stand, like `pass`."""
        if ask.kind not in self.orders:
            return None
        reaction = React(seat=ask.seat, card=code.removeprefix("play:"))
        return reaction if reaction in list(s.steps[-1].options(s, ask.seat)) else GoOn(seat=ask.seat)

    def retire(self, s: WatergateState, seat: Seat) -> None:
        """Resigning: the other side wins (WR46)."""
        s.finish(1 - seat, "resigned")

    def question(self, view: WatergateView, seat: Seat) -> Phrase:
        return question(view, seat)

    def label(self, view: WatergateView, action: Action, field: str | None) -> Phrase:
        return label(view, action, field)

    def board(self, view: WatergateView) -> list[Phrase]:
        return board(view)

    def cards(self, options: WatergateOptions) -> Sequence[str]:
        return list(chosen(options).cards)

    def card(self, options: WatergateOptions, card: str) -> list[Phrase]:
        """Value and colour, kind, action, where it goes."""
        known = chosen(options).cards[card]
        return [
            say(f"help-card-{known.kind}", value=known.value, colour=Ref("colour", COLOURS[known.colour])),
            card_phrase(known, "text"),
            say(f"help-card-after-{known.after}"),
        ]


GAME = Watergate()
