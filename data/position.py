"""A saved state and what follows from it, worked out once however often its table is loaded."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from rules import codec, funnel
from rules.core import Game, IllegalAction, State, View, legal_actions

KEPT = 16
"""A move loads its table several times: so many of the latest positions are remembered."""


class Position:
    """A state, its views and its legal actions. They are shared: nobody changes any of them."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.state = state
        self._game = game
        self._views: dict[int | None, View] = {}
        self._funnels: dict[int, funnel.Node] = {}

    def view(self, seat: int | None) -> View:
        """What this seat, or the public, may know."""
        if seat not in self._views:
            self._views[seat] = self._game.view(self.state, seat)
        return self._views[seat]

    def funnel(self, seat: int) -> funnel.Node:
        """The legal actions of a seat that is asked, as a tree of small questions."""
        if seat not in self._funnels:
            self._funnels[seat] = funnel.build(legal_actions(self.state, seat))
        return self._funnels[seat]


@functools.lru_cache(KEPT)
def position(game: Game[Any], v: int, state: str) -> Position:
    """A saved state. Raises IllegalAction("unreadable") for one that this code cannot read.

    So it does when the cards that the table began with are no longer there: they may never change under it.
    """
    save = codec.to_json({"game": game.name, "v": v, "state": msgspec.Raw(state.encode())})
    try:
        loaded = codec.load({game.name: game}, save)
        game.cards(loaded.options)
    except (codec.BadSave, IllegalAction):
        raise IllegalAction("unreadable") from None
    return Position(game, loaded)
