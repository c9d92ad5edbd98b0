"""The command line and the environment: what is wrong is said in a sentence, and nothing is touched."""

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bot

ROOT = Path(__file__).parents[2]


def _run(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("BACKROOM_", "DISCORD_"))}
    command = [sys.executable, "bot.py", *args]
    return subprocess.run(command, cwd=ROOT, env={**clean, **env}, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    ("env", "sentence"),
    [
        ({"BACKROOM_DB": "{folder}"}, "names a folder"),
        ({"BACKROOM_DB": "{folder}/none/x.sqlite3"}, "does not exist"),
        ({"BACKROOM_WATERGATE_CARDS": "{folder}/none.json"}, "does not exist"),
        ({"BACKROOM_LOG": "loud"}, "DEBUG, INFO, WARNING, ERROR"),
    ],
)
def test_each_variable_is_checked(env: dict[str, str], sentence: str, tmp_path: Path) -> None:
    found = {key: value.format(folder=tmp_path) for key, value in env.items()}
    with pytest.raises(bot.Unusable, match=sentence):
        bot.read_environment(found)


def test_an_empty_environment_has_defaults() -> None:
    env = bot.read_environment({})
    assert (env.token, env.database, env.level) == ("", ROOT / "backroom.sqlite3", "INFO")
    assert env.life.parent == env.database.parent


def test_without_a_token_it_says_what_to_do(tmp_path: Path) -> None:
    done = _run(BACKROOM_DB=str(tmp_path / "x.sqlite3"))
    assert done.returncode == 2
    assert "--playground" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_database_that_is_none_a_newer_one_and_unusable_cards_are_refused(tmp_path: Path) -> None:
    junk = tmp_path / "junk.sqlite3"
    junk.write_text("not a database " * 500)
    newer = tmp_path / "newer.sqlite3"
    with sqlite3.connect(newer) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    cards = tmp_path / "cards.json"
    cards.write_text("{}")
    for env in ({"BACKROOM_DB": str(junk)}, {"BACKROOM_DB": str(newer)}):
        done = _run("check", **env)
        assert done.returncode == 2
        assert env["BACKROOM_DB"] in done.stderr
        assert "Traceback" not in done.stderr
    done = _run("check", BACKROOM_DB=str(tmp_path / "x.sqlite3"), BACKROOM_WATERGATE_CARDS=str(cards))
    assert done.returncode == 2
    assert "BACKROOM_WATERGATE_CARDS" in done.stderr
    assert "Traceback" not in done.stderr


@contextmanager
def _playground(database: Path) -> Generator[subprocess.Popen[str]]:
    """A playground at some free port that has said where it is."""
    command = [sys.executable, "-u", "bot.py", "--playground", "--port", "0"]
    env = {**os.environ, "BACKROOM_DB": str(database)}
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            assert "http" in next(iter(running.stdout))
            yield running
        finally:
            running.kill()


def test_one_playground_at_a_time_but_another_one_right_after_a_crash(tmp_path: Path) -> None:
    database = tmp_path / "x.sqlite3"
    with _playground(database) as first:
        second = _run("--playground", "--port", "0", BACKROOM_DB=str(database))
        assert second.returncode == 2
        assert "running with this database already" in second.stderr
        assert "Traceback" not in second.stderr
        first.kill()
        first.wait(10)
        with _playground(database) as again:
            assert again.poll() is None


def test_backup_and_restore_as_a_drill(tmp_path: Path) -> None:
    database, copy = tmp_path / "x.sqlite3", tmp_path / "copy.sqlite3"
    env = {"BACKROOM_DB": str(database)}
    assert _run("check", **env).returncode == 0
    assert _run("backup", str(copy), **env).returncode == 0
    again = _run("backup", str(copy), **env)
    assert again.returncode == 2
    assert "another name" in again.stderr
    database.write_text("ruined")
    restored = _run("restore", str(copy), **env)
    assert restored.returncode == 0, restored.stderr
    assert _run("check", **env).returncode == 0
    missing = _run("restore", str(tmp_path / "none"), **env)
    assert missing.returncode == 2
    assert "Traceback" not in missing.stderr


def test_health_is_a_fresh_sign_of_life(tmp_path: Path) -> None:
    env = bot.read_environment({"BACKROOM_DB": str(tmp_path / "x.sqlite3")})
    assert not bot.is_alive(env)
    env.life.touch()
    assert bot.is_alive(env)
    long_ago = time.time() - 2 * bot.FRESH
    os.utime(env.life, (long_ago, long_ago))
    assert not bot.is_alive(env)
