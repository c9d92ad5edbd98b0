"""The timing law: what opens when, and what answers by itself, does not depend on a hidden hand.

    python -m tests.watergate.timing --windows 10000 --seed 1

A random game is played twice at each step: as it is, and with everything dealt anew that the acting player
cannot see. After the same action the same questions must be open, with the same clocks, and silence and the
standing orders that do not look at a card must answer them alike. The last line is
`N windows, M steps, K differences`; exit status 1 when there is any.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from typing import Any

from rules import codec
from rules.core import Action, State, apply, legal_actions
from rules.dice import Dice
from rules.phrase import Phrase
from rules.watergate.game import GAME, WatergateState
from tests.support import playout


def timing(s: State) -> list[tuple[Any, ...]]:
    """The open questions as everybody sees them: to whom, what, on which clock, in which words."""
    assert isinstance(s, WatergateState)
    view = GAME.view(s, None)
    words: dict[int, Phrase] = {a.seat: GAME.question(view, a.seat) for a in view.asked}
    return [(a.seat, a.kind, a.pace, a.about, a.secret, words[a.seat].code) for a in s.asks.values()]


def automatic(s: WatergateState) -> list[Action | None]:
    """What silence and `do not ask me` answer to secret questions, and whether any order leaves them open."""
    secret = [ask for ask in s.asks.values() if ask.secret]
    left = [None for ask in secret for code in GAME.orders[ask.kind] if GAME.order(s, ask, code) is None]
    answers = [answer for ask in secret for answer in (GAME.default(s, ask), GAME.order(s, ask, "pass"))]
    return [*answers, *left]


def steps(seed: str) -> tuple[int, int, list[str]]:
    """One random game: its windows, its steps, and the differences found."""
    rng, dice = random.Random(seed), Dice(seed=f"twins {seed}")
    s: WatergateState = playout.start(GAME, seed)
    windows, count, found = 0, 0, list[str]()
    while s.winners is None:
        seat = next(iter(s.asks))
        action = rng.choice(legal_actions(s, seat))
        twin = GAME.resample(s, seat, dice)
        asked = next(iter(s.asks.values()))
        if timing(twin) != timing(s) or automatic(twin) != automatic(s):
            found.append(f"seed {seed} step {count}: before {action}")
        s = codec.copy(s)
        apply(s, action)
        if action in legal_actions(twin, seat):
            apply(twin, action)
            alike = _public_same(s, twin) or _is_window(s) or _is_window(twin)
            if alike and timing(twin) != timing(s):
                found.append(f"seed {seed} step {count}: after {action}")
        windows += asked.secret
        count += 1
    return windows, count, found


def _is_window(s: WatergateState) -> bool:
    """Whether a secret question is open: nothing hidden has been turned up between a card and its window."""
    return any(ask.secret for ask in s.asks.values())


def _public_same(s: WatergateState, twin: WatergateState) -> bool:
    """Whether the action showed the same to everybody; what it turned up may of course differ."""
    return GAME.board(GAME.view(s, None)) == GAME.board(GAME.view(twin, None))


def main(argv: Sequence[str] | None = None) -> int:
    """Exit status 1 when there is a difference."""
    parser = argparse.ArgumentParser(prog="python -m tests.watergate.timing", description=__doc__)
    parser.add_argument("--windows", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    windows = count = games = 0
    found: list[str] = []
    while windows < args.windows:
        more = steps(f"timing-{args.seed}-{games}")
        windows, count, games = windows + more[0], count + more[1], games + 1
        found += more[2]
    for difference in found[:20]:
        print(difference)
    print(f"{windows} windows, {count} steps, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
