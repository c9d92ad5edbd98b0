"""The games on file still play as they did, and show what they were kept for."""

from __future__ import annotations

import msgspec
import pytest

from tests.intern.golden import FOLDER, SCRIPTS, Golden, play, replay


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_kept_game_plays_as_it_did(name: str) -> None:
    kept = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)
    again, events = replay(kept)
    assert again == kept
    script = SCRIPTS[name]
    assert script.shows(events)
    assert (kept.players, kept.options) == (script.players, script.options)
    assert play(script, kept.seed)[0] == kept


def test_every_file_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(SCRIPTS)
