"""The games on file still play as they did, and still tell their stories."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import codec
from rules.core import legal_actions
from rules.watergate import GAME
from tests.watergate.golden import FOLDER, GAMES, OPEN, kept, replay

SAVES = sorted((FOLDER / "saves").glob("*.json"))


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_plays_as_it_did(name: str) -> None:
    old = kept(name)
    again, events = replay(old)
    assert again == old
    assert GAMES[name](events)


def test_every_file_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(GAMES)


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_an_old_save_loads_and_goes_on(file: Path) -> None:
    s = codec.load({GAME.name: GAME}, file.read_text("utf-8"))
    assert file.stem.partition("-")[2] in {ask.kind for ask in s.asks.values()}
    assert all(legal_actions(s, seat) for seat in s.asks)


def test_there_are_saves_of_every_version_with_every_question() -> None:
    stems = {file.stem for file in SAVES}
    assert stems >= {f"{version}-{kind}" for version in range(1, GAME.version + 1) for kind in OPEN}
