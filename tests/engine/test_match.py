"""What a log means: advance, rewind, retire, undo, and the audit of an export."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from rules import codec, match
from rules.core import IllegalAction, begin
from tests.support import playout
from tests.support.toy import GAME, Draw, Motto, Play, ToyOptions

GAMES = {"toy": GAME}


def row(n: int, by: str, s: Any, **more: Any) -> dict[str, Any]:
    return {"n": n, "by": by, "v": 1, "state": json.loads(codec.to_json(s)), **more}


def export() -> dict[str, Any]:
    """A log with every kind of row: set-up, actions, a rewind, a retirement, and play after each."""
    rng = random.Random(5)
    options = ToyOptions(goal=30)
    s = begin(GAME, 3, "log", options)[0]
    rows, states = [row(0, "setup", s)], [s]

    def add(by: str, after: Any, **more: Any) -> None:
        rows.append(row(len(rows), by, after, **more))
        states.append(after)

    def play(times: int) -> None:
        for _ in range(times):
            action = playout.choose(states[-1], rng)
            add("player", match.advance(states[-1], action)[0], action=json.loads(codec.to_json(action)))

    play(12)
    add("moderator", match.rewind(GAME, states[-1], states[4]), to_row=4)
    play(9)
    anew = match.rewind(GAME, states[-1], states[9], "anew")
    add("moderator", anew, to_row=9, reshuffle="anew")
    add("retire", match.retire(GAME, states[-1], 2)[0], seat=2)
    play(4)
    raw = json.loads(codec.to_json(options))
    return {"game": "toy", "players": 3, "seed": "log", "options": raw, "rows": rows}


def test_an_export_is_verified_row_by_row() -> None:
    log = export()
    assert match.verify(GAMES, json.dumps(log)) == len(log["rows"]) == 29


def tampered(change: Any) -> str:
    log = export()
    change(log)
    return json.dumps(log)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda log: log["rows"][7]["state"]["points"].__setitem__(0, 29), "row 7 does not follow"),
        (
            lambda log: log["rows"][3].update(action={"type": "Draw", "seat": 2}),
            "row 3 (is not legal|does not)",
        ),
        (lambda log: log["rows"].pop(5), "row 5 is missing"),
        (lambda log: log["rows"][4].pop("action"), "row 4 says nothing"),
        (lambda log: log["rows"][4].update(number=0), "row 4 is not legal: no-slogan"),
        (lambda log: log["rows"][13].update(to_row=99), "row 13 tells what cannot be"),
        (lambda log: log["rows"][13].update(to_row=13), "row 13 tells what cannot be"),
        (lambda log: log["rows"][5].update(to_row=5), "row 5 tells what cannot be"),
        (lambda log: log["rows"][5].update(to_row=-1), "row 5 tells what cannot be"),
        (lambda log: log["rows"][5].update(seat=3), "row 5 tells what cannot be"),
        (lambda log: log["rows"][5].update(seat=2**63), "row 5 tells what cannot be"),
        (lambda log: log["rows"][5].update(by="nobody"), "row 5 tells what cannot be"),
        (lambda log: log.update(seed="other"), "row 0 does not follow"),
        (lambda log: log.update(game="chess"), "no game is called"),
        (lambda log: log.update(cheat=1), "unknown field"),
        (lambda log: log.update(options={"goal": "x"}), "Expected `int`"),
    ],
)
def test_a_changed_export_is_found_with_its_row(change: Any, why: str) -> None:
    with pytest.raises(codec.BadSave, match=why):
        match.verify(GAMES, tampered(change))


def test_rows_of_another_version_are_read_and_passed_over() -> None:
    log = export()
    game = type("Newer", (type(GAME),), {"version": 2, "upcasts": {1: lambda raw: raw}})()
    assert match.verify({"toy": game}, json.dumps(log)) == 0


def test_advance_leaves_the_state_alone() -> None:
    s = begin(GAME, 2, "advance", ToyOptions(mottos=False))[0]
    before = codec.to_json(s)
    match.advance(s, Draw(seat=0))
    assert codec.to_json(s) == before


def test_undo_needs_that_nothing_was_drawn_or_shown() -> None:
    s = begin(GAME, 2, "undo", ToyOptions())[0]
    sealed, _ = match.advance(s, Motto(seat=0, text="Yes"))
    assert match.may_undo(s, sealed)
    shown, _ = match.advance(sealed, Motto(seat=1, text="No"))
    assert not match.may_undo(sealed, shown)
    number = next(c for c in shown.hands[0] if c[0] == "n")
    played, _ = match.advance(shown, Play(seat=0, card=number))
    assert match.may_undo(shown, played)
    drawn, _ = match.advance(shown, Draw(seat=0))
    assert not match.may_undo(shown, drawn)


def test_still_open() -> None:
    s = begin(GAME, 2, "open", ToyOptions())[0]
    assert match.still_open(s, s.asks[1].id) == s.asks[1]
    assert match.still_open(s, 99) is None


def test_retiring_is_told_and_settled() -> None:
    s = begin(GAME, 2, "gone", ToyOptions())[0]
    after, events = match.retire(GAME, s, 1)
    assert after.winners == (0,)
    assert len(events) == 2
    with pytest.raises(IllegalAction, match="over"):
        match.retire(GAME, after, 0)
