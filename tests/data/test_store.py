"""The database file: what is written stays, what cannot be written is told, and old files are brought up."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from data.records import Change, ChannelBusy, Conflict, LogRow, Record, SeatRow
from data.store import SqliteStore, StoreError, restore
from data.store.schema import MIGRATIONS
from data.table import Person
from data.words import LOCALES, Words
from rules import match
from tests.data.house import START, House, refused
from tests.support.games import ALL


def record(channel: int = 1, **more: object) -> Record:
    plain = {
        "game": "toy",
        "channel": channel,
        "guild": 1,
        "host": 1,
        "locale": "en",
        "created": 0.0,
        "changed": 0.0,
    }
    return msgspec.convert({**plain, **more}, Record)


def row(n: int) -> LogRow:
    return LogRow(n=n, at=0.0, by="player", v=1, state=f'{{"n":{n}}}')


async def trouble(path: Path) -> StoreError:
    with pytest.raises(StoreError) as error:
        await SqliteStore.open(path)
    for locale in LOCALES:
        assert str(path.name) in Words(locale)(error.value.code, **error.value.facts)
    return error.value


@pytest.fixture
async def store(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    yield store
    await store.close()


async def test_a_record_comes_back_as_it_was_saved(store: SqliteStore) -> None:
    one = record(
        chosen={"pace": "live", "é": "“"},
        seats=[SeatRow(seat=0, user=2**62, name="A'\"é", standing={"block": "pass"}, auto=True, misses=1)],
    )
    [table] = await store.save(Change(record=one))
    loaded = await store.load(table)
    assert loaded is not None
    assert loaded.rev == 1
    assert (loaded.seats, loaded.chosen, loaded.host) == (one.seats, one.chosen, one.host)
    assert loaded.calendars[0].user == 2**62
    assert await store.load(table + 1) is None


async def test_who_has_not_seen_the_newest_change_saves_nothing(store: SqliteStore) -> None:
    [table] = await store.save(Change(record=record()))
    first, second = await store.load(table), await store.load(table)
    assert first is not None
    assert second is not None
    first.n = second.n = 0
    await store.save(Change(record=first, rows=[row(0)]))
    second.locale = "fr"
    with pytest.raises(Conflict):
        await store.save(Change(record=second, rows=[row(0)]))
    now = await store.load(table)
    assert now is not None
    assert (now.locale, now.rev) == ("en", 2)


async def test_a_row_of_the_log_is_written_once(store: SqliteStore) -> None:
    [table] = await store.save(Change(record=record(), rows=[row(0)]))
    loaded = await store.load(table)
    assert loaded is not None
    with pytest.raises(Conflict):
        await store.save(Change(record=loaded, rows=[row(0)]))
    assert [r.n for r in await store.rows(table, 0, 9)] == [0]


async def test_a_channel_has_one_open_table(store: SqliteStore) -> None:
    [table] = await store.save(Change(record=record()))
    with pytest.raises(ChannelBusy):
        await store.save(Change(record=record()))
    loaded = await store.load(table)
    assert loaded is not None
    loaded.status = "ended"
    await store.save(Change(record=loaded), Change(record=record()))
    assert await store.open_at(1) == table + 1


async def test_changes_saved_together_are_all_saved_or_none(store: SqliteStore) -> None:
    with pytest.raises(ChannelBusy):
        await store.save(Change(record=record(1)), Change(record=record(2)), Change(record=record(1)))
    assert await store.open_at(1) is None
    assert await store.open_at(2) is None


async def test_two_processes_create_in_one_channel_and_one_wins(tmp_path: Path) -> None:
    houses = [await House(tmp_path / "a.sqlite3").open() for _ in range(3)]
    try:
        doing = [
            house.tables.create("toy", channel=1, guild=1, host=Person(i, "x"))
            for i, house in enumerate(houses)
        ]
        results = await asyncio.gather(*doing, return_exceptions=True)
        assert sum(not isinstance(r, BaseException) for r in results) == 1
    finally:
        for house in houses:
            await house.close()


async def test_every_migration_leads_to_the_newest_shape(tmp_path: Path) -> None:
    """A file of each older version is brought up to date, and keeps what is in it."""
    newest = await shape_of(await opened(tmp_path / "new.sqlite3"))
    for version in range(1, len(MIGRATIONS) + 1):
        path = tmp_path / f"v{version}.sqlite3"
        with sqlite3.connect(path) as db:
            for script in MIGRATIONS[:version]:
                db.executescript(script)
            db.execute(f"PRAGMA user_version = {version}")
            db.execute("INSERT INTO people(user, settings) VALUES(5, '{}')")
        old = await opened(path)
        assert await old.setting("people", 5) == "{}"
        assert await shape_of(old) == newest


async def opened(path: Path) -> SqliteStore:
    return await SqliteStore.open(path)


async def shape_of(store: SqliteStore) -> list[tuple[str, str]]:
    rows = await store.fetch("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    await store.close()
    return [(r["name"], r["sql"]) for r in rows]


async def test_a_newer_database_stops_the_start(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    error = await trouble(path)
    assert error.code == "store-too-new"
    assert error.facts["have"] == len(MIGRATIONS) + 1


async def test_what_is_no_database_stops_the_start(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear database, " * 500)
    assert (await trouble(path)).code == "store-not-a-database"


async def test_a_missing_folder_and_a_folder_stop_the_start(tmp_path: Path) -> None:
    assert (await trouble(tmp_path / "no" / "such" / "folder.sqlite3")).code == "store-cannot-open"
    assert (await trouble(tmp_path)).code == "store-cannot-open"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_read_only_database_stops_the_start(tmp_path: Path) -> None:
    path = tmp_path / "stone.sqlite3"
    await (await SqliteStore.open(path)).close()
    path.chmod(0o400)
    tmp_path.chmod(0o500)
    try:
        assert (await trouble(path)).code in ("store-read-only", "store-cannot-open")
    finally:
        tmp_path.chmod(0o700)


async def test_a_database_that_became_read_only_is_told(house: House) -> None:
    table = await house.lobby()
    store = house.tables.store
    assert isinstance(store, SqliteStore)
    await store._writer.run(lambda db: db.execute("PRAGMA query_only = ON"))
    with pytest.raises(StoreError) as error:
        await house.tables.start(table.id, table.host)
    assert error.value.code == "store-read-only"
    assert (await house.tables.get(table.id)).status == "lobby"


async def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    path = tmp_path / "hurt.sqlite3"
    house = await House(path).open()
    table = await house.started()
    await house.close()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    blob = bytearray(path.read_bytes())
    blob[4096:] = os.urandom(len(blob) - 4096)
    path.write_bytes(blob)

    async def use() -> None:
        broken = await House(path).open()
        try:
            await broken.tables.get(table.id)
        finally:
            await broken.close()

    with pytest.raises(StoreError) as error:
        await use()
    assert error.value.code == "store-damaged"


async def test_a_full_disk_keeps_nothing_half_done(house: House) -> None:
    table = await house.started(goal="90")
    store = house.tables.store
    assert isinstance(store, SqliteStore)
    pages = (await store.fetch("PRAGMA page_count"))[0][0]
    await store._writer.run(lambda db: db.execute(f"PRAGMA max_page_count = {pages}"))
    with pytest.raises(StoreError) as error:
        await house.play(table.id, random.Random(1), 200)
    assert error.value.code == "store-full"
    here = await house.tables.get(table.id)
    assert [r.n for r in await house.rows(table.id)] == list(range(here.n + 1))
    await store._writer.run(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
    assert (await house.move(table.id, random.Random(2))).last == here.n + 1


async def test_a_database_that_another_program_holds_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.lobby()
    store = house.tables.store
    assert isinstance(store, SqliteStore)
    await store._writer.run(lambda db: db.execute("PRAGMA busy_timeout = 50"))
    with sqlite3.connect(house.path, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as error:
            await house.tables.start(table.id, table.host)
        assert error.value.code == "store-busy"
        other.execute("ROLLBACK")
    assert (await house.tables.start(table.id, table.host)).table.status == "live"


async def test_backup_while_it_runs_and_restore_with_a_check(house: House, tmp_path: Path) -> None:
    table = await house.started()
    rng = random.Random(4)
    copy = tmp_path / "copy.sqlite3"
    playing = asyncio.create_task(house.play(table.id, rng))
    await house.tables.backup(copy)
    await playing
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.sqlite3"], "a backup is a single file"
    with pytest.raises(StoreError, match="store-same-file"):
        await house.tables.backup(house.path)
    saved = await House(copy).open()
    kept = await saved.tables.get(table.id)
    assert 0 <= kept.n <= table.n + 5000
    text = await saved.tables.mod.export(table.id, Person(5, "Mod"))
    assert match.verify(ALL, text) == kept.n + 1
    await saved.close()
    await house.close()
    await restore(copy, house.path, START)
    await house.open()
    again = await house.tables.get(table.id)
    assert again.n == kept.n
    assert (await house.play(table.id, rng)).is_over


async def test_restore_refuses_what_would_lose_something(house: House, tmp_path: Path) -> None:
    async def refuses(backup: Path, code: str) -> None:
        with pytest.raises(StoreError) as error:
            await restore(backup, house.path, START)
        assert error.value.code == code

    good, bad, newer = tmp_path / "good.sqlite3", tmp_path / "bad.sqlite3", tmp_path / "newer.sqlite3"
    await house.tables.backup(good)
    assert await house.tables.lease("a bot")
    await refuses(good, "store-in-use")
    await refuses(tmp_path / "none.sqlite3", "store-no-backup")
    bad.write_text("no database at all" * 400)
    await refuses(bad, "store-not-a-database")
    with sqlite3.connect(newer) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 3}")
    await refuses(newer, "store-too-new")
    with sqlite3.connect(tmp_path / "empty.sqlite3"):
        pass
    (tmp_path / "empty.sqlite3").touch()
    await refuses(tmp_path / "empty.sqlite3", "store-damaged")


async def test_one_process_at_a_time_looks_after_the_clock(house: House) -> None:
    other = await House(house.path).open()
    assert await house.tables.lease("one")
    assert not await other.tables.lease("two")
    assert await house.tables.lease("one")
    other.time += 31
    assert await other.tables.lease("two")
    house.time += 31
    assert not await house.tables.lease("one")
    await other.close()


CHILD = """
import asyncio, random, sys
from pathlib import Path
from tests.data.house import House

async def main(path, table, seed):
    house = await House(Path(path)).open()
    rng = random.Random(seed)
    while not (await house.tables.get(table)).is_over:
        outcome = await house.move(table, rng)
        print(outcome.last, flush=True)

asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
"""


async def test_a_process_killed_at_any_moment_loses_nothing_it_said(tmp_path: Path) -> None:
    house = await House(tmp_path / "killed.sqlite3").open()
    table = await house.started("toy", 4, goal="90")
    rng = random.Random("kill")
    root = Path(__file__).parents[2]
    kills = 0
    for life in range(6):
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD, str(house.path), str(table.id), str(life)],
            cwd=root, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert child.stdout is not None
        said = [line for _, line in zip(range(rng.randrange(1, 12)), child.stdout, strict=False)]
        child.send_signal(signal.SIGKILL)
        said += child.stdout.read().splitlines()
        child.wait()
        kills += child.returncode == -signal.SIGKILL
        here = await house.tables.get(table.id)
        if said:
            assert here.n >= int(said[-1])
        assert [r.n for r in await house.rows(table.id)] == list(range(here.n + 1))
        if here.is_over:
            break
    assert kills >= 2
    text = await house.tables.mod.export(table.id, Person(5, "Mod"))
    assert match.verify(ALL, text) == (await house.tables.get(table.id)).n + 1
    await house.close()


class Killed(BaseException):
    """The process is gone at this moment."""


class Mortal:
    """A store whose process dies before or after its k-th piece of work."""

    def __init__(self, store: SqliteStore, dies_at: int, after: bool) -> None:
        self.store, self.left, self.after = store, dies_at, after

    def __getattr__(self, name: str) -> Callable[..., object]:
        method = getattr(self.store, name)

        async def call(*args: object, **kwargs: object) -> object:
            self.left -= 1
            if self.left < 0 or (self.left == 0 and not self.after):
                raise Killed
            result = await method(*args, **kwargs)
            if self.left == 0:
                raise Killed
            return result

        return call


async def one_move(house: House, table: int, user: int, said: list[int | tuple[int, ...]]) -> None:
    """A press, and the showing of it; `said`: what was acknowledged, and who was mentioned."""
    look = await house.tables.look(table, user)
    assert look.ask is not None
    assert look.root is not None
    pressed = await house.tables.press(table, look.ask.id, look.root.kids[0].id, user)
    said.append(pressed.look.table.n)
    here = await house.tables.get(table)
    said.append(await house.tables.claim(table))
    await house.tables.shown(here)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("point", range(1, 8))
async def test_dying_at_any_await_of_a_move_strands_nothing(tmp_path: Path, point: int, after: bool) -> None:
    path = tmp_path / "a.sqlite3"
    house = await House(path).open()
    table = await house.started("toy", mottos="false")
    await house.close()
    dying = await House(path).open(lambda store: Mortal(store, point, after))
    inner: SqliteStore = dying.tables.store.store  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
    said: list[int | tuple[int, ...]] = []
    with pytest.raises(Killed):
        await one_move(dying, table.id, 1000, said)
    await inner.close()
    await house.open()
    here = await house.tables.get(table.id)
    rows = await house.rows(table.id)
    assert [r.n for r in rows] == list(range(here.n + 1))
    assert here.n == 1 if said else here.n in (0, 1)
    again = await house.tables.claim(table.id)
    assert len(said) < 2 or again == (), "a mention that was sent is not sent again"
    assert (here.id in await house.tables.lagging()) or here.shown_n == here.n
    assert (await house.play(table.id, random.Random(point))).is_over
    await house.close()


async def test_cancelling_a_press_leaves_the_table_in_order(house: House) -> None:
    table = await house.started("toy", goal="90")
    rng = random.Random("cancel")
    for turns in range(60):
        here = await house.tables.get(table.id)
        if here.is_over:
            break
        task = asyncio.create_task(house.move(table.id, rng))
        for _ in range(turns % 12):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert (await house.tables.get(table.id)).n in (here.n, here.n + 1)
    assert [r.n for r in await house.rows(table.id)] == list(range((await house.tables.get(table.id)).n + 1))
    await refused("no-table", house.tables.get(999))
