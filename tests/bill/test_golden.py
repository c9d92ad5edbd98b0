"""The games on file still play as they did."""

from __future__ import annotations

import msgspec
import pytest

from tests.bill.golden import FOLDER, GAMES, Golden, play, replay


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_plays_as_it_did(name: str) -> None:
    kept = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)
    assert replay(kept) == kept
    seed, options, player = GAMES[name]
    assert (kept.seed, kept.options) == (seed, options)
    if not name.startswith("careless"):
        assert play(seed, options, player) == kept


def test_every_file_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(GAMES)
