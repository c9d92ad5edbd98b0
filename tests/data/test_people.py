"""People: what they choose, where they are waited for, what is kept of them and how it is forgotten."""

from __future__ import annotations

import random
import sqlite3

from data.records import Settings
from data.table import Board, Person
from tests.data.house import DAY, HOUR, House, refused


async def test_settings_are_kept_and_go_back_to_their_defaults(house: House) -> None:
    people = house.tables.people
    assert await people.settings(1) == Settings()
    for name, value in (
        ("locale", "fr"), ("dm", "true"), ("quiet", "22:00–07:30"), ("zone", "America/New_York"),
        ("confirm", "false"), ("colours", "contrast"), ("board", "text"),
    ):  # fmt: skip
        await people.change(1, name, value)
    assert await people.settings(1) == Settings(
        locale="fr",
        dm=True,
        quiet=(1320, 450),
        zone="America/New_York",
        confirm=False,
        colours="contrast",
        board="text",
    )
    assert await people.settings(2) == Settings()
    assert (await people.change(1, "quiet", None)).quiet is None


async def test_settings_that_cannot_be_are_refused(house: House) -> None:
    people = house.tables.people
    await refused("no-setting", people.change(1, "colour", "red"))
    await refused("bad-setting", people.change(1, "locale", "de"))
    await refused("bad-setting", people.change(1, "dm", "yes"))
    await refused("bad-zone", people.change(1, "zone", "Europe/Atlantis"))
    for zone in ("../../etc/passwd", "/etc/localtime", "", "Europe", "Europe/Paris\0"):
        await refused("bad-zone", people.change(1, "zone", zone))
    for quiet in ("22:00", "22:00-08:01", "08:00-08:00", "25:00-07:00", "22:61-07:00", "late", "22-23-24"):
        await refused("bad-quiet", people.change(1, "quiet", quiet))
    assert (await people.change(1, "quiet", "22-8")).quiet == (1320, 480)


async def test_absences_that_touch_become_one(house: House) -> None:
    people, now = house.tables.people, house.time
    await people.away(1, now + DAY, now + 2 * DAY)
    await people.away(1, now + 5 * DAY, now + 6 * DAY)
    assert await people.away(1, now + 1.5 * DAY, now + 3 * DAY) == [
        (now + DAY, now + 3 * DAY),
        (now + 5 * DAY, now + 6 * DAY),
    ]
    assert await people.away(1, now - DAY, now + 9 * DAY) == [(now, now + 9 * DAY)]
    house.time += 10 * DAY
    assert await people.aways(1) == []


async def test_absences_that_cannot_be_are_refused(house: House) -> None:
    people, now = house.tables.people, house.time
    await refused("bad-dates", people.away(1, now, now - 1))
    await refused("bad-dates", people.away(1, now + DAY, now + DAY))
    await refused("bad-dates", people.away(1, now, now + 61 * DAY))


async def test_ones_tables_are_listed_with_those_that_wait_first(house: House) -> None:
    user = house.person(0)
    waiting = await house.started("toy", 2, 1, mottos="false")
    done = await house.tables.create("toy", channel=2, guild=9, host=house.person(1))
    await house.tables.join(done.id, user)
    slow = await house.started("toy", 2, 3, mottos="false", pace="live")
    assert await house.tables.people.games(slow.host) != []
    mine = await house.tables.people.games(user.id)
    assert [(s.table, s.status, s.seat, s.waiting) for s in mine] == [
        (waiting.id, "live", 0, True),
        (done.id, "lobby", 1, False),
    ]
    assert (mine[0].due, mine[0].guild, mine[1].guild) == (house.time + 24 * HOUR, 7, 9)
    await house.does(waiting.id, 0, "Draw")
    assert [s.waiting for s in await house.tables.people.games(user.id)] == [False, False]
    await house.tables.mod.end(waiting.id, house.person(5), "")
    assert [s.table for s in await house.tables.people.games(user.id)] == [done.id]


async def test_a_hint_is_shown_once(house: House) -> None:
    people = house.tables.people
    assert not await people.seen(1, "toy")
    assert await people.seen(1, "toy")
    assert not await people.seen(1, "bill")
    assert not await people.seen(2, "toy")


async def test_who_is_forgotten_is_nowhere_left(house: House) -> None:
    over = await house.started("toy", 2, 1, goal="5")
    await house.play(over.id, random.Random(1))
    user = 424242
    over = await house.tables.rematch(over.id, 1000)
    await house.tables.leave(over.id, 1001)
    await house.tables.join(over.id, house.person(0, 2))
    over = (await house.tables.start(over.id, 1000)).table
    await house.tables.mod.replace(over.id, house.person(9), "", 0, _person(user))
    await house.play(over.id, random.Random(2))
    running = await house.started("toy", 3, 3, mottos="false")
    await house.tables.mod.replace(running.id, _person(user), "I sit down", 0, _person(user))
    await house.tables.order(running.id, user, "block", "pass")
    lobby = await house.tables.create("toy", channel=4, guild=7, host=_person(user))
    await house.tables.people.change(user, "dm", "true")
    await house.tables.people.away(user, house.time, house.time + DAY)
    await house.tables.people.seen(user, "toy")
    await house.tables.remember(running.id, f"dm:{user}", Board(channel=1, message=2, at=3.0))
    await house.tables.mod.vacate(running.id, house.person(9), "a slip", 0)
    vacated = (await house.tables.mod.audit(7))[0].id
    await house.tables.take(running.id, _person(user), 0)
    kept = await house.tables.people.privacy(user)
    assert (kept.tables, kept.running, kept.settings, kept.absences, kept.hints, kept.audits) == (
        3,
        2,
        1,
        1,
        1,
        1,
    )

    left = await house.tables.people.forget(user)

    assert {table.id for table in left} == {running.id, lobby.id}
    assert (await house.tables.get(running.id)).user_of(0) is None
    assert (await house.tables.get(lobby.id)).status == "ended"
    kept = await house.tables.people.privacy(user)
    assert (kept.tables, kept.running, kept.settings, kept.absences, kept.hints, kept.audits) == (0,) * 6
    over = await house.tables.get(over.id)
    words = house.tables.words(over)
    assert words.seat(0) == "Player 1"
    assert not mentions(house, str(user))
    assert not mentions(house, "Forget Me")
    await refused("already-undone", house.tables.mod.revert(vacated, 7, house.person(9)))


def _person(user: int) -> Person:
    return Person(user, "Forget Me")


def mentions(house: House, text: str) -> list[str]:
    """The tables and columns of the database in which this occurs."""
    with sqlite3.connect(house.path) as db:
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found: list[str] = []
        for name in names:
            for column in db.execute(f"PRAGMA table_info({name})").fetchall():
                query = f'SELECT 1 FROM {name} WHERE CAST("{column[1]}" AS TEXT) LIKE ? LIMIT 1'
                if db.execute(query, (f"%{text}%",)).fetchone():
                    found.append(f"{name}.{column[1]}")
        return found


async def test_the_messages_of_a_table_are_remembered_by_kind(house: House) -> None:
    table = await house.lobby("toy")
    assert await house.tables.board(table.id) is None
    first, second = Board(channel=1, message=11, at=1.0), Board(channel=1, message=12, at=2.0)
    await house.tables.shown(table, first)
    await house.tables.shown(table, second)
    await house.tables.remember(table.id, "dm:5", Board(channel=9, message=13, at=3.0))
    assert await house.tables.board(table.id) == second
    assert await house.tables.recall(table.id, "board") == [first, second]
    await house.tables.drop(table.id, "board", 12)
    assert await house.tables.board(table.id) == first
    assert [board.message for board in await house.tables.recall(table.id, "dm:5")] == [13]
