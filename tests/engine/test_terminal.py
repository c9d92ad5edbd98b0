"""`python -m rules`: the games in a terminal, and the audit of a log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from data.words import Library
from rules import GAMES
from rules import __main__ as terminal
from tests.engine.test_match import export
from tests.support.toy import GAME


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", GAME)
    monkeypatch.setitem(Library.folders, "toy", Path(__file__).parents[1] / "support" / "toy")
    monkeypatch.setattr(Library, "strict", True)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", [*GAMES, "toy"])
def test_a_random_game_is_told_to_its_end(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert terminal.main([name, "--auto", "--seed", "7", "--lang", lang]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) > 10
    assert told[-1].startswith({"en": "The game", "fr": "La partie est"}[lang])


def test_people_play_at_one_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = iter(["1", "x" * 30, "1", "Forward", "2", "9", "b", "1", "b", "2", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(keys))
    assert terminal.main(["toy", "--seed", "7"]) == 130
    told = capsys.readouterr().out
    assert "A motto has 1 to 20 characters." in told
    assert "The mottos are open: Forward" in told
    assert "A drew a card." in told
    assert "1–2, b, q" in told


def test_options_that_cannot_be_played_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert terminal.main(["toy", "--option", "goal=zero"]) == 2
    assert terminal.main(["toy", "--players", "9"]) == 2
    assert "9" not in capsys.readouterr().out


def test_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log: dict[str, Any] = export()
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(log))
    log["rows"][7]["state"]["points"][0] = 29
    bad.write_text(json.dumps(log))
    assert terminal.main(["verify", str(good)]) == 0
    assert "29 rows checked" in capsys.readouterr().out
    assert terminal.main(["verify", str(bad)]) == 1
    assert "row 7 does not follow" in capsys.readouterr().err
    assert terminal.main(["verify", str(tmp_path / "none.json")]) == 2
