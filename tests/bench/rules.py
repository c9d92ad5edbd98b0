"""Random playouts, legal actions listed and one performed in place, against python-chess doing the same."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import chess

from rules import GAMES
from rules.core import Game, legal_actions, perform
from tests.support import playout

GOAL = {"intern": 0.3, "fiftyone": 0.3}


def run(quick: bool) -> Iterator[dict[str, Any]]:
    """A row a game; ours and the peer's playouts alternate, so that a slow moment hits both."""
    seconds = 0.4 if quick else 2.0
    for name, game in GAMES.items():
        ours = theirs = 0.0
        for turn in range(3):
            ours = max(ours, _rate(game, seconds, turn))
            theirs = max(theirs, _chess_rate(seconds, turn))
        goal = GOAL.get(name, 0.5)
        yield {
            "bench": "rules",
            "game": name,
            "value": round(ours),
            "unit": "actions/s",
            "peer": "python-chess",
            "peer_value": round(theirs),
            "ratio": round(ours / theirs, 2),
            "goal": goal,
            "ok": ours / theirs >= goal,
        }


def _rate(game: Game[Any], seconds: float, turn: int) -> float:
    """Actions a second over whole random games, set-up not counted."""
    rng = random.Random(turn)
    done, spent = 0, 0.0
    while spent < seconds:
        s = playout.start(game, f"bench-{turn}-{done}")
        began = time.perf_counter()
        while s.winners is None:
            seat = next(iter(s.asks))
            options = legal_actions(s, seat)
            action = options[int(rng.random() * len(options))]
            perform(s, playout.fill(action, rng) if action.OPEN else action)
            done += 1
        spent += time.perf_counter() - began
    return done / spent


def _chess_rate(seconds: float, turn: int) -> float:
    """Moves a second over whole random chess games."""
    rng = random.Random(turn)
    done, spent = 0, 0.0
    while spent < seconds:
        board = chess.Board()
        began = time.perf_counter()
        while moves := list(board.legal_moves):
            board.push(moves[int(rng.random() * len(moves))])
            done += 1
            if board.is_seventyfive_moves() or board.is_insufficient_material():
                break
        spent += time.perf_counter() - began
    return done / spent
