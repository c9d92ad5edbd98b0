"""Positions are shared by all who load a table: whoever reads one, or decides on it, leaves it as it was."""

from __future__ import annotations

from itertools import islice

import pytest

from data.position import position
from rules import GAMES, codec, match
from rules.dice import Dice
from tests.support import playout

STEPS = 60


@pytest.mark.parametrize("name", GAMES)
def test_reading_and_deciding_leave_a_position_as_it_was(name: str) -> None:
    game = GAMES[name]
    for s, action in islice(playout.play(game, "positions"), STEPS):
        text = codec.to_json(s)
        shared = position(game, game.version, text)
        assert position(game, game.version, text) is shared
        for viewer in (None, *range(s.players)):
            view = shared.view(viewer)
            assert shared.view(viewer) is view
            game.board(view)
            game.resample(shared.state, viewer, Dice(seed="other"))
        for seat, ask in shared.state.asks.items():
            assert shared.funnel(seat) is shared.funnel(seat)
            game.default(shared.state, ask)
            for code in game.orders.get(ask.kind, ()):
                game.order(shared.state, ask, code)
        match.advance(shared.state, action)
        match.retire(game, shared.state, action.seat)
        match.rewind(game, shared.state, shared.state, "luck")
        assert codec.to_json(shared.state) == text
        assert codec.to_json(game.view(shared.state, 0)) == codec.to_json(shared.view(0))
