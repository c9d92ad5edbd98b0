"""Databases of every version from the first on still load, and their tables are played on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from data.store.schema import MIGRATIONS
from data.table import Person
from rules import match
from tests.data import saves
from tests.data.house import DAY, START, House
from tests.support.games import ALL

SAVES = sorted(saves.FOLDER.glob("v*.sql"))
MOD = Person(5, "Moderator")


def test_every_version_is_kept() -> None:
    assert [save.name for save in SAVES] == [f"v{i + 1}.sql" for i in range(len(MIGRATIONS))]


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
async def test_an_old_database_is_played_on(tmp_path: Path, save: Path) -> None:
    saves.load(save, tmp_path / "old.sqlite3")
    house = House(tmp_path / "old.sqlite3")
    house.time = START + DAY
    await house.open()
    [over, live, asked, paused, ended, begun, lobby] = [await house.tables.get(i) for i in range(1, 8)]
    assert [t.status for t in (over, live, asked, paused)] == ["over", "live", "live", "paused"]
    assert [(t.status, t.successor) for t in (ended, begun, lobby)] == [
        ("ended", begun.id),
        ("live", None),
        ("lobby", None),
    ]
    assert match.verify(ALL, await house.tables.mod.export(over.id, MOD)) == over.n + 1
    assert live.seats[1].standing == {"block": "pass"}
    [vote] = asked.votes
    assert (await house.agree(asked.id, vote)).outcome.rows[0].to_row == 0
    await house.tables.mod.revert((await house.tables.mod.audit(7))[-1].id, 7, MOD)
    await house.tables.start(lobby.id, lobby.host)
    for table in (live, asked, paused, begun, lobby):
        assert (await house.play(table.id, random.Random(table.id))).is_over
        here = await house.tables.get(table.id)
        assert match.verify(ALL, await house.tables.mod.export(table.id, MOD)) == here.n + 1
    assert (await house.tables.people.settings(2000)).quiet == (1320, 420)
    assert len(await house.tables.people.aways(2001)) == 1
    await house.close()
