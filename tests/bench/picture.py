"""Every game's fullest board against a chess board by chess.svg and CairoSVG, both 1080 px wide.

Each side draws in a process of its own: the first drawing with nothing kept, then the same again, by
processor time and without imports; our words have been said once before, in a text board, since the peer has
none. A board of several pictures counts as one. Rows: `ms first`, `ms later`, and the heaviest picture in KB.
"""

from __future__ import annotations

import importlib
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rules import GAMES
from rules.codec import to_json
from rules.core import apply
from tests.support import playout

FIRST, LATER, HEAVIEST = 0.8, 2.5, 150
"""Goals: ratios against the peer, and KB a picture."""
ROUNDS = 3
ROOT = Path(__file__).parents[2]
PEER = "chess.svg + CairoSVG"


def run(quick: bool) -> Iterator[dict[str, Any]]:
    """Three rows a game; the peer draws in between."""
    rounds = 1 if quick else ROUNDS
    for game in GAMES:
        step = fullest(game)
        ours: list[dict[str, float]] = []
        peers: list[dict[str, float]] = []
        for _ in range(rounds):
            ours.append(_child("board", game, str(step)))
            peers.append(_child("chess"))
        for when, goal in (("first", FIRST), ("later", LATER)):
            value, theirs = (
                min((each[when] for each in side if when in each), default=None) for side in (ours, peers)
            )
            yield _row(game, f"ms {when}", value, theirs, goal)
        heaviest = max(each["bytes"] for each in ours) / 1000
        yield _row(game, "KB", heaviest, None, HEAVIEST) | {"peer": None, "ok": heaviest <= HEAVIEST}


def _row(game: str, unit: str, value: float | None, theirs: float | None, goal: float) -> dict[str, Any]:
    ratio = None if value is None or theirs is None else theirs / value
    return {
        "bench": "picture",
        "game": game,
        "value": None if value is None else round(value, 1),
        "unit": unit,
        "peer": PEER if theirs is not None else f"{PEER} (not installed)",
        "peer_value": None if theirs is None else round(theirs, 1),
        "ratio": None if ratio is None else round(ratio, 2),
        "goal": goal,
        "ok": ratio is None or ratio >= goal,
    }


def _child(*what: str) -> dict[str, float]:
    """What a fresh process measures; empty when the peer is missing."""
    command = [sys.executable, "-m", "tests.bench.picture", *what]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def _match(game: str) -> Iterator[Any]:
    """A random match with as many people as may play: each state before an action."""
    rules, seed = GAMES[game], "fullest"
    s, rng = playout.start(rules, seed, players=rules.seats[-1]), random.Random(seed)
    while s.winners is None:
        yield s
        apply(s, playout.choose(s, rng))


def fullest(game: str) -> int:
    """The moment of that match at which there is most to see."""
    sizes = [len(to_json(GAMES[game].view(s, None))) for s in _match(game)]
    return sizes.index(max(sizes))


def _timed(draw: Callable[[], Any], times: int) -> dict[str, float]:
    """Milliseconds of processor time for the first drawing and the best of later ones."""
    spent: list[float] = []
    for _ in range(times):
        began = time.process_time()
        draw()
        spent.append((time.process_time() - began) * 1000)
    return {"first": spent[0], "later": min(spent[1:])}


def _board(game: str, step: int) -> dict[str, float]:
    from data.words import Words
    from render import Picture, pictures

    importlib.import_module(f"render.{game}")
    s = next(s for n, s in enumerate(_match(game)) if n == step)
    view = GAMES[game].view(s, None)
    words = Words("en", game, s.options.card_set, {n: f"Player {n}" for n in range(s.players)})
    for line in GAMES[game].board(view):
        words(line)
    drawn: list[Picture] = []

    def draw() -> None:
        drawn[:] = pictures(game, view, words, news="The last move in words.")

    return _timed(draw, 8) | {"bytes": max(len(picture.png) for picture in drawn)}


def _chess() -> dict[str, float]:
    import chess
    import chess.svg

    try:
        import cairosvg  # pyright: ignore[reportMissingTypeStubs]
    except (ImportError, OSError):
        return {}
    board = chess.Board("r1bqk2r/ppp2ppp/2n2n2/2bpp3/4P3/2NP1N2/PPP1BPPP/R1BQK2R w KQkq - 0 6")

    def draw() -> Any:
        svg = chess.svg.board(board, size=1080, lastmove=chess.Move.from_uci("d7d5"))
        return cairosvg.svg2png(bytestring=svg.encode(), output_width=1080)

    return _timed(draw, 6)


if __name__ == "__main__":
    print(json.dumps(_chess() if sys.argv[1] == "chess" else _board(sys.argv[2], int(sys.argv[3]))))
