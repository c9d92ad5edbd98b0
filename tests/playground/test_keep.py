"""A world that is kept in a file while everything is stopped."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from playground.keep import Keeper
from playground.messages import Upload
from playground.permissions import MODERATOR, Permission
from playground.server import Discord
from tests.playground.tiny_bot import png


def furnished() -> Discord:
    """A world with something of everything."""
    d = Discord()
    d.world.url = "http://127.0.0.1:1"
    club = d.guild("Club", locale="fr")
    table = club.channel("table-1")
    alice, bob = d.person("Alice", club, locale="fr"), d.person("Bob", club, permissions=MODERATOR)
    club.ban(d.person("Carol", club), "cheats")
    table.deny(bob, Permission.SEND_MESSAGES)
    side = table.open_thread("side", d.bot, private=True)
    side.archive(locked=True)
    bob.close_dms()
    asked = alice.say("hello", channel=table)
    body = {"content": f"hello {alice.mention}", "message_reference": {"message_id": asked.id}, "nonce": "n"}
    board = d.messages.post(table, body, {"0": Upload("a.png", png())})
    d.messages.edit(board, {"content": "edited"}, {})
    d.messages.post(table, {"content": "secret"}, {}, visible_to=alice.id)
    d.messages.post(alice.dm, {"content": "psst"}, {})
    localized: Any = {"fr": "aller"}
    d.commands.replace(None, [{"name": "go", "description": "Go", "name_localizations": localized}])
    return d


def seen(d: Discord) -> Any:
    """Everything that anybody sees, and the permissions."""
    return {
        person.name: {
            "locale": person.locale,
            "dms_open": person.user.dms_open,
            "channels": [c.wire() for c in person.channels()],
            "feeds": [[m.wire() for m in person.feed(c)] for c in [*person.channels(), person.dm]],
            "may": [int(c.permissions(person)) for c in d.world.channels.values()],
            "commands": [offer.command for offer in person.commands().values()],
            "pings": [ping.message_id for ping in person.pings],
        }
        for person in d.people.values()
    }


def test_everything_comes_back(tmp_path: Path) -> None:
    before, after = furnished(), Discord()
    after.world.url = before.url
    Keeper(before, tmp_path / "world").write()
    assert Keeper(after, tmp_path / "world").restore()
    versions = [command.pop("version") for d in (before, after) for command in d.commands.registered()]
    assert len(versions) == 2
    assert json.loads(json.dumps(seen(after))) == json.loads(json.dumps(seen(before)))
    table = after.guild("Club").channel("table-1")
    assert list(table.messages.values())[1].attachments[0].data == png()
    assert after.guild("Club").wire() == before.guild("Club").wire()
    assert after.guild("Club").bans == before.guild("Club").bans
    assert after.person("Dora", after.guild("Club")).id not in before.world.users


def test_nothing_kept_or_another_version(tmp_path: Path) -> None:
    path = tmp_path / "world"
    d = Discord()
    assert not Keeper(d, path).restore()
    Keeper(d, path).write()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE world SET version = version + 1")
    assert not Keeper(d, path).restore()


def test_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "world").write_text("This is no database." * 100)
    with pytest.raises(sqlite3.DatabaseError):
        Keeper(Discord(), tmp_path / "world")


async def test_changes_are_written_soon_and_pictures_once(tmp_path: Path) -> None:
    path = tmp_path / "world"
    d = furnished()
    keeper = Keeper(d, path)
    keeper.write()
    keeper.start()
    table = d.guild("Club").channel("table-1")
    board = list(table.messages.values())[1]
    d.messages.delete(board)
    d.messages.post(table, {"content": "new"}, {"0": Upload("b.png", png(3))})
    await asyncio.sleep(0.5)
    with closing(sqlite3.connect(path)) as database:
        assert [data for (data,) in database.execute("SELECT data FROM files")] == [png(3)]
        assert '"new"' in database.execute("SELECT document FROM world").fetchone()[0]
    d.person("Late")
    await keeper.stop()
    other = Discord()
    assert Keeper(other, path).restore()
    assert "Late" in [person.name for person in other.people.values()]
