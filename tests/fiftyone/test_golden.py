"""The games on file still play as they did, and still tell their stories."""

from __future__ import annotations

import msgspec
import pytest

from tests.fiftyone.golden import FOLDER, GAMES, Golden, play, replay, tells


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_plays_as_it_did(name: str) -> None:
    kept = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)
    assert replay(kept) == kept
    assert play(GAMES[name])[0] == kept
    assert tells(GAMES[name])


def test_every_file_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(GAMES)
