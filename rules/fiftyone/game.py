"""The game as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rules.core import Action, Ask, IllegalAction, Upcast
from rules.dice import Dice
from rules.fiftyone import leaving, phrases, slogans
from rules.fiftyone.actions import FiftyoneAction
from rules.fiftyone.cards import SEATS, BadCards, CardSet, card_set
from rules.fiftyone.events import FiftyoneEvent, RingDrawn
from rules.fiftyone.hidden import redeal, resample
from rules.fiftyone.runoff import Count, Pledges
from rules.fiftyone.slogans import Ballot, Slogans, draw_first
from rules.fiftyone.state import Candidate, FiftyoneOptions, Race
from rules.fiftyone.steps import Return, Round, Second, Turn
from rules.fiftyone.trade import Trade
from rules.fiftyone.view import FiftyoneView, view
from rules.phrase import Phrase, Seat

RULINGS = tuple(f"FR{n}" for n in range(1, 69))


class Fiftyone(Race, kw_only=True):
    """A campaign with its stack of steps."""

    steps: list[Slogans | Ballot | Round | Turn | Second | Return | Trade | Count | Pledges] = []


class FiftyoneGame:
    """See `rules.core.Game`."""

    name = "fiftyone"
    seats = SEATS
    version = 1
    state = Fiftyone
    actions = FiftyoneAction
    events = FiftyoneEvent
    options = FiftyoneOptions
    upcasts: Mapping[int, Upcast] = {}
    orders: Mapping[str, Sequence[str]] = {"slogan": ("pass",), "ballot": ("pass",), "offer": ("pass",)}
    rulings: Sequence[str] = RULINGS

    def new(self, players: int, seed: str, options: FiftyoneOptions) -> Fiftyone:
        """Shuffle, seat, deal (F003, F007, FR30), then find out who begins (F010, F013)."""
        cards = _cards(options)
        s = Fiftyone(
            players=players,
            dice=Dice(seed=seed),
            options=msgspec.structs.replace(options, cards=cards.digest),
            candidates=[Candidate() for _ in range(players)],
            pile=cards.deck(players),
        )
        s.dice.shuffle(s.pile)
        ring = list(range(players))
        s.dice.shuffle(ring)
        s.ring = tuple(ring)
        s.tell(RingDrawn(ring=s.ring))
        s.deal()
        if options.first == "slogan":
            s.push(Slogans())
        else:
            draw_first(s, s.ring)
        return s

    def view(self, s: Fiftyone, seat: int | None) -> FiftyoneView:
        return view(s, seat)

    def resample(self, s: Fiftyone, seat: int | None, dice: Dice) -> Fiftyone:
        return resample(s, seat, dice)

    def redeal(self, s: Fiftyone, dice: Dice) -> Fiftyone:
        """See `rules.core.Redealing`."""
        return redeal(s, None, dice)

    def default(self, s: Fiftyone, ask: Ask) -> Action | None:
        return leaving.default(s, ask)

    def order(self, s: Fiftyone, ask: Ask, code: str) -> Action | None:
        """`pass`: no slogan, no vote for one, no trade; what silence would mean (FR28, FR33)."""
        known = code in self.orders.get(ask.kind, ())
        return leaving.default(s, ask) if known else None

    def retire(self, s: Fiftyone, seat: Seat) -> None:
        leaving.retire(s, seat)

    def teams(self, view: FiftyoneView) -> Sequence[tuple[int, ...]]:
        """See `rules.core.Teaming`: in round two each finalist with their supporters (F049)."""
        finalists = [c for c in view.candidates if c.finalist] if view.round == 2 else []
        return [(c.seat, *c.team) for c in finalists]

    def texts(self, s: Fiftyone) -> Sequence[tuple[str, bool]]:
        """See `rules.core.Striking`: the opened slogans."""
        return [(slogan.text, slogan.struck) for slogan in s.slogans]

    def strike(self, s: Fiftyone, number: int, struck: bool = True) -> None:
        slogans.strike(s, number, struck)

    def redact(self, raw: dict[str, Any], old: str, new: str) -> bool:
        return slogans.redact(raw, old, new)

    def question(self, view: FiftyoneView, seat: Seat) -> Phrase:
        return phrases.question(view, seat)

    def label(self, view: FiftyoneView, action: Action, field: str | None) -> Phrase:
        return phrases.label(view, action, field)

    def board(self, view: FiftyoneView) -> list[Phrase]:
        return phrases.board(view)

    def cards(self, options: FiftyoneOptions) -> Sequence[str]:
        return list(_cards(options).cards)

    def card(self, options: FiftyoneOptions, card: str) -> list[Phrase]:
        return phrases.card_help(_cards(options), card)


def _cards(options: FiftyoneOptions) -> CardSet:
    """The frozen set. Raises IllegalAction for one that is not there, or no longer what it was."""
    try:
        cards = card_set(options.card_set)
    except BadCards:
        raise IllegalAction("bad-option", option="card_set") from None
    if options.cards not in ("", cards.digest):
        raise IllegalAction("bad-option", option="cards")
    return cards


GAME = FiftyoneGame()
