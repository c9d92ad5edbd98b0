"""The games on file still play as they did, and still tell their stories."""

from __future__ import annotations

import msgspec
import pytest

from tests.watergate.golden import FOLDER, GAMES, Golden, play, replay


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_plays_as_it_did(name: str) -> None:
    seed, story = GAMES[name]
    kept = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)
    assert replay(kept) == kept
    again, events = play(seed)
    assert again == kept
    assert story(events)


def test_every_file_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(GAMES)
