"""From the lobby to the end: what every game inherits from the table service, whatever its rules."""

from __future__ import annotations

import asyncio
import random
import sqlite3

import pytest

from data.table import Outcome, Person
from rules import match
from rules.core import IllegalAction
from tests.data.house import House, refused
from tests.support.games import ALL

each_game = pytest.mark.parametrize("name", ALL)


@each_game
async def test_a_game_is_played_from_the_lobby_to_its_end(house: House, name: str) -> None:
    rng = random.Random(f"whole {name}")
    table = await house.started(name)
    assert table.status == "live"
    assert table.fingerprint is not None
    assert table.seed is None
    table = await house.play(table.id, rng)
    assert table.status == "over"
    assert table.winners is not None
    assert table.seed == "seed-1"
    assert table.asked() == ()
    assert await house.tables.at(1) is None
    again = await house.lobby(name)
    assert again.status == "lobby"


@each_game
async def test_a_log_is_exported_verified_and_restored_elsewhere(house: House, name: str) -> None:
    rng = random.Random(f"export {name}")
    table = await house.started(name)
    await house.play(table.id, rng, 12)
    text = await house.tables.mod.export(table.id, Person(5, "Moderator"))
    rows = (await house.tables.get(table.id)).n + 1
    assert match.verify(ALL, text) == rows
    people = [house.person(seat, 2) for seat in range(len(table.seats))]
    copy = await house.tables.mod.restore(text, channel=2, guild=8, by=Person(5, "Moderator"), people=people)
    assert copy.status == "paused"
    assert await house.tables.mod.export(copy.id, Person(5, "Moderator")) == text
    old, new = [
        await house.tables.log(await house.tables.get(t), None, count=99) for t in (table.id, copy.id)
    ]
    assert [(e.n, e.by, e.phrases) for e in old] == [(e.n, e.by, e.phrases) for e in new]
    copy = await house.tables.mod.resume(copy.id, Person(5, "Moderator"), "restored")
    assert (await house.play(copy.id, rng)).is_over


@each_game
async def test_a_packed_log_reads_as_before_and_is_small(house: House, name: str) -> None:
    table = await house.started(name)
    table = await house.play(table.id, random.Random(f"pack {name}"))
    before = await house.rows(table.id)
    house.time += 2 * 3600
    await house.tables.clock.tick()
    assert await house.rows(table.id) == before
    size = bytes_of_log(house, table.id)
    assert size <= 2048 * len(before), f"{size / len(before):.0f} bytes a move"
    assert (await house.tables.get(table.id)).winners == table.winners


def bytes_of_log(house: House, table: int) -> int:
    with sqlite3.connect(house.path) as db:
        [size] = db.execute(
            "SELECT (SELECT sum(length(state) + length(events)) FROM log WHERE table_id = :t)"
            "+ (SELECT length(rows) FROM archive WHERE table_id = :t)",
            {"t": table},
        ).fetchone()
    return size


@each_game
async def test_200_presses_of_one_button_have_one_effect(house: House, name: str) -> None:
    table = await house.started(name)
    seat = table.asked()[0]
    leaf = (await house.options(table.id, seat))[0]
    ask, user = table.ask(seat), table.user_of(seat)
    assert ask is not None
    assert user is not None
    text = dict.fromkeys(leaf.sample.OPEN, "Onward")
    presses = [house.tables.press(table.id, ask.id, leaf.id, user, text) for _ in range(200)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    done = [r for r in results if not isinstance(r, BaseException)]
    refusals = {r.code for r in results if isinstance(r, IllegalAction)}
    assert len(done) == 1
    assert refusals == {"stale-ask"}
    assert (await house.tables.get(table.id)).n == 1


@each_game
async def test_two_processes_on_one_file_never_double_a_move(house: House, name: str) -> None:
    other = await House(house.path).open()
    try:
        table = await house.started(name)
        rng = random.Random(f"two {name}")
        for _ in range(15):
            here = await house.tables.get(table.id)
            if here.is_over:
                break
            seat = here.asked()[0]
            leaf = rng.choice(await house.options(table.id, seat))
            ask, user = here.ask(seat), here.user_of(seat)
            assert ask is not None
            assert user is not None
            text = dict.fromkeys(leaf.sample.OPEN, "Onward")
            # One and the same button: a press that reads the question anew may be a move of its own.
            both = (each.tables.press(table.id, ask.id, leaf.id, user, text) for each in (house, other))
            results = await asyncio.gather(*both, return_exceptions=True)
            assert sum(not isinstance(r, BaseException) for r in results) == 1
            assert (await other.tables.get(table.id)).n == here.n + 1
    finally:
        await other.close()


@each_game
async def test_everything_is_there_after_a_restart(house: House, name: str) -> None:
    table = await house.started(name)
    table = await house.play(table.id, random.Random(f"again {name}"), 5)
    await house.close()
    await house.open()
    again = await house.tables.get(table.id)
    assert (again.n, again.status, again.asked()) == (table.n, table.status, table.asked())
    assert [again.due(seat) for seat in again.asked()] == [table.due(seat) for seat in table.asked()]
    assert again.view(0) == table.view(0)


@each_game
async def test_strangers_see_only_what_is_public_and_do_nothing(house: House, name: str) -> None:
    table = await house.started(name)
    look = await house.tables.look(table.id, 999)
    assert look.seat is None
    assert look.root is None
    assert look.view == table.view(None)
    seat = table.asked()[0]
    ask, leaf = table.ask(seat), (await house.options(table.id, seat))[0]
    assert ask is not None
    await refused("not-seated", house.tables.press(table.id, ask.id, leaf.id, 999))
    other = next((user.user for user in table.seats if user.seat not in table.asked()), None)
    if other is not None:
        await refused("not-your-turn", house.tables.press(table.id, ask.id, leaf.id, other))
    assert (await house.tables.get(table.id)).rev == table.rev


@each_game
async def test_forged_and_foreign_buttons_change_nothing(house: House, name: str) -> None:
    table, other = await house.started(name), await house.started(name, channel=2)
    seat = table.asked()[0]
    ask, user = table.ask(seat), table.user_of(seat)
    assert ask is not None
    assert user is not None
    await refused("stale-ask", house.tables.press(table.id, ask.id, "0" * 12, user))
    await refused("stale-ask", house.tables.press(table.id, ask.id + 1000, "0" * 12, user))
    await refused("not-seated", house.tables.press(other.id, ask.id, "0" * 12, user))
    await refused("no-table", house.tables.press(12345, ask.id, "0" * 12, user))
    assert (await house.tables.get(table.id)).rev == table.rev


@each_game
async def test_silence_alone_brings_a_table_that_wants_defaults_to_its_end(house: House, name: str) -> None:
    table = await house.started(name, pace="live", silence="default")
    for _ in range(20_000):
        house.time += 601
        await house.tables.clock.tick()
        table = await house.tables.get(table.id)
        if table.is_over:
            break
        assert all(table.due(seat) is not None for seat in table.asked()), (
            "somebody has all the time there is"
        )
    else:
        stuck = [ask.kind for seat in table.asked() if (ask := table.ask(seat))]
        assert table.votes, f"nothing happens any more: {stuck}"


@each_game
async def test_a_seat_can_be_resigned_or_change_hands_at_any_point(house: House, name: str) -> None:
    rng = random.Random(f"hands {name}")
    for moves in (0, 3, 9):
        table = await house.started(name, channel=moves + 10)
        table = await house.play(table.id, rng, moves)
        seat = rng.choice(table.asked())
        new = Person(77 + moves, "Newcomer")
        table = await house.tables.mod.replace(table.id, Person(5, "Mod"), "gone", seat, new)
        assert table.user_of(seat) == new.id
        assert table.calls().count(seat) == 1
        resigned = await house.tables.resign(table.id, new.id)
        assert resigned.rows[0].by == "retire"
        assert resigned.over or (await house.play(table.id, rng)).is_over


@each_game
async def test_undo_leads_back_and_the_game_goes_on(house: House, name: str) -> None:
    rng = random.Random(f"undo {name}")
    table = await house.started(name)
    for _ in range(40):
        before = await house.tables.get(table.id)
        outcome = await house.move(table.id, rng)
        if outcome.over:
            break
        undone = await house.tables.undo(table.id, house.user(outcome.table, outcome.rows[0].seat))
        if not isinstance(undone, Outcome):
            undone = (await house.agree(table.id, undone)).outcome
        assert undone.table.view(None) == before.view(None)
        assert undone.table.n == before.n + 2
        assert (await house.move(table.id, rng)).rows
    text = await house.tables.mod.export(table.id, Person(5, "Moderator"))
    assert match.verify(ALL, text) == (await house.tables.get(table.id)).n + 1
