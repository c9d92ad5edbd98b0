"""A table for tests of *watergate*, in its own language: `t.value("E-GUN", "momentum")`, `t.goes_on()`.

It is the card phase of round 1: the Editor sits on seat 0, Nixon on seat 1, hands are what the test says and
all other cards are in the decks, all other tokens in the bag. `track="B@2 Gm@-3"` lies face up, `hidden="Y"`
face down on 0; `board="A1:B A3:B-"` is pinned, a minus face down; so are `tiles="DEA WOO-"`. With no hands
the evaluation follows at once; what happens then is in `events`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rules import codec
from rules.core import Action, Event, Pace, apply, legal_actions, settle
from rules.watergate.actions import Choose, GoOn, Instead, Pin, Play, Push, React, Show
from rules.watergate.game import GAME, WatergateState
from rules.watergate.phases import Round
from rules.watergate.state import Pinned, WatergateOptions
from rules.watergate.steps import CardPhase
from rules.watergate.view import WatergateView

EDITOR, NIXON = 0, 1
SIDES = {"E": EDITOR, "N": NIXON}


class T:
    """The table; `events` are those of the last act."""

    def __init__(
        self,
        hands: str = "",
        *,
        first: int = EDITOR,
        track: str = "",
        hidden: str = "",
        board: str = "",
        tiles: str = "",
        discard: str = "",
        removed: str = "",
        options: WatergateOptions | None = None,
        **fields: Any,
    ) -> None:
        options = msgspec.structs.replace(options or WatergateOptions(), nixon="second")
        self.s: WatergateState = GAME.new(2, "test", options)
        self.events: list[Event] = []
        s = self.s
        s.round, s.holder, s.mover = 1, first, first
        for pile, cards in ((s.hands, hands), (s.discards, discard), (s.removed, removed)):
            for card in cards.split():
                s.decks[SIDES[card[0]]].remove(card)
                pile[SIDES[card[0]]].append(card)
        for face, _, at in (token.partition("@") for token in track.split()):
            s.bag.remove(face)
            s.lay(face, int(at or 0), up=True)
        for face in hidden.split():
            s.bag.remove(face)
            s.lay(face, 0, up=False)
        for space, _, face in (pinned.partition(":") for pinned in board.split()):
            s.bag.remove(face.rstrip("-"))
            s.board[space] = Pinned(face.rstrip("-"), not face.endswith("-"))
        s.tiles = {tile.rstrip("-"): not tile.endswith("-") for tile in tiles.split()}
        for name, value in fields.items():
            setattr(s, name, value)
        s.steps = [Round(stage=1), CardPhase()]
        settle(s)
        self.events = list(s.news)
        s.news.clear()

    def stacks(self, *cards: str) -> T:
        """Put cards on top of their decks, the first on top."""
        for card in reversed(cards):
            deck = self.s.decks[SIDES[card[0]]]
            deck.remove(card)
            deck.append(card)
        return self

    def fills(self, colours: str, *but: str) -> T:
        """Take all spaces of these colours but some, with tokens from outside the bag, face down."""
        for id, space in self.s.set.board.spaces.items():
            if space.colour in colours and id not in but:
                self.s.board.setdefault(id, Pinned(space.colour, False))
        return self

    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        (ask,) = self.s.asks.values()
        return ask.seat, ask.kind

    def does(self, action: Action) -> T:
        """A legal action; raises IllegalAction for any other."""
        self.s = codec.copy(self.s)
        self.events = apply(self.s, action)
        return self

    def value(self, card: str, target: str = "none") -> T:
        return self.does(Play(seat=SIDES[card[0]], card=card, use="value", targets=(target,)))

    def action(self, card: str, *targets: str) -> T:
        return self.does(Play(seat=SIDES[card[0]], card=card, use="action", targets=targets))

    def reacts(self, card: str) -> T:
        return self.does(React(seat=SIDES[card[0]], card=card))

    def goes_on(self) -> T:
        """Whoever is asked to react lets it stand."""
        return self.does(GoOn(seat=self.asked()[0]))

    def shows(self, slot: int) -> T:
        return self.does(Show(seat=NIXON, slot=slot))

    def instead(self, target: str) -> T:
        return self.does(Instead(seat=EDITOR, target=target))

    def pushes(self, marker: str) -> T:
        return self.does(Push(seat=self.asked()[0], marker=marker))

    def pins(self, token: str, space: str) -> T:
        return self.does(Pin(seat=self.asked()[0], token=token, space=space))

    def chooses(self, slot: int) -> T:
        return self.does(Choose(seat=self.asked()[0], slot=slot))

    def options(self) -> list[Action]:
        """All that whoever is asked may do."""
        return legal_actions(self.s, self.asked()[0])

    def offers(self, field: str) -> set[Any]:
        """The values of a field among all that may be done."""
        return {getattr(action, field) for action in self.options()}

    def targets(self, card: str, use: str) -> set[Any]:
        """The targets that a card may have; empty when it can't be used so. Single ones are unpacked."""
        plays = [a for a in self.options() if isinstance(a, Play) and (a.card, a.use) == (card, use)]
        return {a.targets[0] if len(a.targets) == 1 else a.targets for a in plays}

    def reactions(self) -> set[str]:
        """The cards with which whoever is asked may react."""
        return {a.card for a in self.options() if isinstance(a, React)}

    def at(self, token: str) -> int | None:
        """Where a marker or an evidence (by its face) is; None off the track."""
        if token in ("initiative", "momentum"):
            return getattr(self.s, token)
        return next((p.at for p in self.s.evidence if p.face == token), None)

    def hidden(self) -> list[str]:
        return [p.face for p in self.s.evidence if not p.up]

    def pile(self, card: str) -> str:
        """Where a card is: hand, deck, discard, removed or table."""
        side = SIDES[card[0]]
        piles = ("hands", "hand"), ("decks", "deck"), ("discards", "discard"), ("removed", "removed")
        return next((word for name, word in piles if card in getattr(self.s, name)[side]), "table")

    def pinned(self, space: str) -> tuple[str, bool] | None:
        """The face on a space of the board and whether it is up."""
        pinned = self.s.board.get(space)
        return None if pinned is None else (pinned.face, pinned.up)

    def happened(self) -> list[str]:
        """The names of the last act's events."""
        return [type(event).__name__ for event in self.events]

    def told(self, kind: type[Event]) -> list[Any]:
        """The last act's events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, seat: int | None) -> WatergateView:
        return GAME.view(self.s, seat)

    def pace(self) -> Pace:
        return next(iter(self.s.asks.values())).pace


def act(t: T, card: str, *targets: str) -> T:
    """Play a card for its action and let it stand, if that is a question."""
    t.action(card, *targets)
    return t.goes_on() if t.asked()[1].startswith("react") else t
