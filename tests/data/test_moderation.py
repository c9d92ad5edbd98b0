"""Moderators: each act says who, what and why, keeps every secret, and can be taken back for seven days."""

from __future__ import annotations

import random

import pytest

from data.clock import KEEP_AFTER_LEAVING
from data.moderation import UNDOABLE
from data.records import AuditRow
from data.table import Person, Table
from rules import match
from tests.data.house import DAY, HOUR, House, refused
from tests.support.games import ALL

MOD = Person(5, "Moderator")
NEW = Person(77, "Newcomer")


async def last(house: House) -> AuditRow:
    return (await house.tables.mod.audit(7))[0]


async def revert(house: House) -> Table:
    """Take the newest act back."""
    return await house.tables.mod.revert((await last(house)).id, 7, MOD)


async def first_turn(house: House, players: int = 3) -> Table:
    return await house.started("toy", players, mottos="false", goal="90")


async def test_every_act_is_written_down(house: House) -> None:
    table = await first_turn(house)
    await house.tables.mod.pause(table.id, MOD, "dinner")
    row = await last(house)
    assert (row.table_id, row.by, row.name, row.kind, row.why) == (
        table.id,
        5,
        "Moderator",
        "pause",
        "dinner",
    )
    assert row.at == house.time
    assert await house.tables.mod.audit(8) == []


async def test_a_reset_begins_anew_and_keeps_the_old_log(house: House) -> None:
    table = await house.play((await first_turn(house)).id, random.Random(1), 6)
    outcome = await house.tables.mod.reset(table.id, MOD, "a mistake in the rules")
    new, old = outcome.table, await house.tables.get(table.id)
    assert (old.status, old.why, old.successor, old.n) == ("ended", "reset", new.id, table.n)
    assert [s.user for s in new.seats] == [s.user for s in table.seats]
    assert (new.options, new.chosen, new.n) == (table.options, table.chosen, 0)
    assert new.fingerprint != table.fingerprint
    assert new.calls() == new.asked()
    assert await house.tables.at(1) is not None
    assert match.verify(ALL, await house.tables.mod.export(old.id, MOD)) == table.n + 1
    await refused("over", house.tables.press(old.id, 1, "0" * 12, 1000))
    await refused("replaced", house.tables.mod.rewind(old.id, MOD, "", 0))


async def test_a_reset_is_taken_back(house: House) -> None:
    table = await house.play((await first_turn(house)).id, random.Random(1), 6)
    new = (await house.tables.mod.reset(table.id, MOD, "")).table
    back = await revert(house)
    assert (back.id, back.status, back.view(0)) == (table.id, "live", table.view(0))
    assert (await house.tables.get(new.id)).status == "ended"


async def test_a_rewind_reaches_any_row_and_is_taken_back(house: House) -> None:
    table = await first_turn(house)
    moves = [await house.move(table.id, random.Random(2)) for _ in range(6)]
    views = [table.view(0), *(move.table.view(0) for move in moves)]
    outcome = await house.tables.mod.rewind(table.id, MOD, "a slip", 2)
    assert outcome.table.view(0) == views[2]
    no = await refused("no-row", house.tables.mod.rewind(table.id, MOD, "", 99))
    assert house.tables.words(table).refusal(no) == "There is no such row. The log goes from 0 to 7."
    assert (await revert(house)).view(0) == views[6]
    assert match.verify(ALL, await house.tables.mod.export(table.id, MOD)) == 9


async def test_a_rewind_reopens_a_finished_game_even_a_packed_one(house: House) -> None:
    table = await house.started("toy", goal="5")
    table = await house.play(table.id, random.Random(3))
    house.time += 2 * HOUR
    await house.tables.clock.tick()
    outcome = await house.tables.mod.rewind(table.id, MOD, "too early", table.n - 1)
    assert (outcome.table.status, outcome.table.seed) == ("live", None)
    await house.play(table.id, random.Random(4))
    house.time += 2 * HOUR
    await house.tables.clock.tick()
    rows = await house.rows(table.id)
    assert [row.n for row in rows] == list(range(len(rows)))
    assert match.verify(ALL, await house.tables.mod.export(table.id, MOD)) == len(rows)


@pytest.mark.parametrize("name", ALL)
async def test_a_reshuffle_changes_only_what_nobody_could_see(house: House, name: str) -> None:
    table = await house.started(name)
    seen = (await house.play(table.id, random.Random(1), 4)).view(None)
    row = (await house.tables.get(table.id)).n
    await house.play(table.id, random.Random(2), 6)
    if (await house.tables.get(table.id)).is_over:
        pytest.skip("this game is over in ten moves")
    outcome = await house.tables.mod.rewind(table.id, MOD, "seen too much", row, reshuffle=True)
    assert outcome.table.view(None) == seen
    assert outcome.rows[0].reshuffle is not None
    await house.play(table.id, random.Random(3), 5)
    here = await house.tables.get(table.id)
    assert match.verify(ALL, await house.tables.mod.export(table.id, MOD)) == here.n + 1


async def test_a_replacement_takes_over_everything_at_once(house: House) -> None:
    table = await first_turn(house)
    await house.tables.order(table.id, 1001, "block", "pass")
    await house.does(table.id, 0, "Play")
    house.time += 7 * HOUR
    await house.tables.mod.replace(table.id, MOD, "away for good", 2, NEW)
    table = await house.tables.get(table.id)
    assert (table.user_of(2), table.names()[2]) == (77, "Newcomer")
    assert table.due(2) == house.time + 8 * HOUR, "a full span for the one who comes in"
    ask = table.ask(2)
    assert ask is not None
    await refused("not-seated", house.tables.press(table.id, ask.id, "0" * 12, 1002))
    look = await house.tables.look(table.id, 1002)
    assert (look.seat, look.view) == (None, table.view(None))
    assert (await house.does(table.id, 2, "Pass")).rows[0].seat == 2
    await refused("already-seated", house.tables.mod.replace(table.id, MOD, "", 1, NEW))
    await refused("no-seat", house.tables.mod.replace(table.id, MOD, "", 9, Person(78, "x")))


async def test_a_replacement_gives_nobody_else_more_time(house: House) -> None:
    table = await first_turn(house)
    await house.does(table.id, 0, "Play")
    house.time += 3 * HOUR
    table = await house.tables.mod.replace(table.id, MOD, "", 2, NEW)
    assert table.due(1) == house.time + 5 * HOUR


async def test_a_replacement_is_taken_back_with_the_standing_orders(house: House) -> None:
    table = await first_turn(house)
    await house.tables.order(table.id, 1001, "block", "pass")
    await house.tables.mod.replace(table.id, MOD, "", 1, NEW)
    assert (await house.tables.get(table.id)).seats[1].standing == {}
    table = await revert(house)
    assert (table.user_of(1), table.seats[1].standing) == (1001, {"block": "pass"})
    await house.tables.mod.vacate(table.id, MOD, "", 1)
    await refused("already-vacant", house.tables.mod.vacate(table.id, MOD, "", 1))
    assert (await house.tables.get(table.id)).user_of(1) is None


async def test_a_vacated_seat_comes_back_unless_its_person_sits_elsewhere_now(house: House) -> None:
    table = await first_turn(house)
    await house.tables.mod.vacate(table.id, MOD, "", 2)
    vacated = (await last(house)).id
    await house.tables.mod.vacate(table.id, MOD, "", 1)
    await house.tables.take(table.id, Person(1002, "Person 2"), 1)
    await refused("already-seated", house.tables.mod.revert(vacated, 7, MOD))
    assert (await house.tables.get(table.id)).user_of(2) is None


async def test_deadlines_are_moved_and_moved_back(house: House) -> None:
    table = await first_turn(house)
    house.time += HOUR
    table = await house.tables.mod.deadline(table.id, MOD, "a wedding", 0, house.time + 72 * HOUR)
    assert table.due(0) == house.time + 72 * HOUR
    assert (await revert(house)).due(0) == house.time + 23 * HOUR
    await refused("no-clock", house.tables.mod.deadline(table.id, MOD, "", 1, house.time + HOUR))
    await refused("bad-dates", house.tables.mod.deadline(table.id, MOD, "", 0, house.time - 1))


async def test_a_nudge_mentions_again_who_is_asked(house: House) -> None:
    table = await first_turn(house)
    await house.tables.claim(table.id)
    await house.tables.mod.nudge(table.id, MOD, "")
    assert await house.tables.claim(table.id) == (1000,)
    await refused("cannot-be-undone", revert(house))


async def test_an_ended_table_is_opened_again(house: House) -> None:
    table = await first_turn(house)
    ended = await house.tables.mod.end(table.id, MOD, "nobody wants to")
    assert (ended.status, ended.asked()) == ("ended", ())
    await refused("over", house.tables.mod.end(table.id, MOD, ""))
    back = await revert(house)
    assert (back.status, back.asked(), back.due(0)) == ("live", (0,), house.time + 24 * HOUR)


async def test_an_ended_table_stays_closed_while_its_channel_is_busy(house: House) -> None:
    table = await first_turn(house)
    await house.tables.mod.end(table.id, MOD, "")
    await house.lobby("toy")
    await refused("channel-busy", revert(house))


async def test_a_table_moves_to_another_channel_and_back(house: House) -> None:
    table = await first_turn(house)
    await house.lobby("toy", channel=3)
    await refused("channel-busy", house.tables.mod.move(table.id, MOD, "", 3, 7))
    moved = await house.tables.mod.move(table.id, MOD, "", 2, 7)
    assert (moved.channel, await house.tables.at(1)) == (2, None)
    assert (await revert(house)).channel == 1


async def test_a_suspended_table_is_resumed_elsewhere(house: House) -> None:
    table = await first_turn(house)
    house.time += 4 * HOUR
    table = await house.tables.mod.suspend(table.id)
    assert (table.status, table.why) == ("paused", "suspended")
    house.time += 3 * DAY
    table = await house.tables.mod.resume(table.id, MOD, "the channel was deleted", channel=2, guild=8)
    assert (table.channel, table.guild, table.due(0)) == (2, 8, house.time + 20 * HOUR)


async def test_acts_can_be_taken_back_once_and_for_seven_days(house: House) -> None:
    table = await first_turn(house)
    await house.tables.mod.pause(table.id, MOD, "")
    pause = (await last(house)).id
    await refused("no-audit", house.tables.mod.revert(pause, 8, MOD))
    await refused("no-audit", house.tables.mod.revert(999, 7, MOD))
    assert (await house.tables.mod.revert(pause, 7, MOD)).status == "live"
    await refused("already-undone", house.tables.mod.revert(pause, 7, MOD))
    assert (await last(house)).kind == "revert"
    await house.tables.mod.pause(table.id, MOD, "")
    house.time += UNDOABLE + 1
    await refused("expired", revert(house))


async def test_an_act_that_is_refused_is_not_written_down(house: House) -> None:
    table = await house.lobby("toy")
    await refused("not-started", house.tables.mod.pause(table.id, MOD, ""))
    assert await house.tables.mod.audit(7) == []


async def test_a_running_log_goes_to_nobody_who_plays(house: House) -> None:
    table = await first_turn(house)
    await refused("secret-log", house.tables.mod.export(table.id, Person(1000, "Person 0")))
    assert await house.tables.mod.audit(7) == []
    await house.tables.mod.export(table.id, MOD)
    assert (await last(house)).kind == "export"
    await house.play(table.id, random.Random(6))
    assert await house.tables.mod.export(table.id, Person(1000, "Person 0"))


async def test_who_has_taken_the_log_of_a_running_game_does_not_sit_down_there(house: House) -> None:
    table, player = await first_turn(house), Person(1000, "Person 0")
    await house.tables.mod.vacate(table.id, player, "to peek", 0)
    vacated = (await last(house)).id
    await house.tables.mod.export(table.id, player)
    await refused("knows-log", house.tables.take(table.id, player, 0))
    await refused("knows-log", house.tables.mod.replace(table.id, MOD, "", 0, player))
    await refused("knows-log", house.tables.mod.revert(vacated, 7, MOD))
    taken = await house.tables.take(table.id, Person(5000, "Somebody"), 0)
    assert taken.user_of(0) == 5000


@pytest.mark.parametrize("act", ["end", "reset"])
async def test_what_could_be_reopened_stays_secret(house: House, act: str) -> None:
    table = await first_turn(house)
    await getattr(house.tables.mod, act)(table.id, Person(1000, "Person 0"), "to peek")
    assert (await house.tables.get(table.id)).seed is None
    await refused("secret-log", house.tables.mod.export(table.id, Person(1000, "Person 0")))
    assert (await revert(house)).status == "live"


@pytest.mark.parametrize("spoil", ["", "{}", "[1]", "half", "tampered"])
async def test_what_is_no_log_of_ours_is_refused(house: House, spoil: str) -> None:
    table = await house.play((await first_turn(house)).id, random.Random(1), 5)
    text = await house.tables.mod.export(table.id, MOD)
    bad = {"half": text[: len(text) // 2], "tampered": text.replace('"points":[0', '"points":[1')}.get(
        spoil, spoil
    )
    await refused("bad-log", house.tables.mod.restore(bad, channel=2, guild=7, by=MOD))
    assert await house.tables.at(2) is None


async def test_a_server_sets_its_own_bounds(house: House) -> None:
    servers = house.tables.servers
    await servers.change(7, MOD, "channels", "1, 2")
    await servers.change(7, MOD, "pace", "relaxed")
    await servers.change(7, MOD, "locale", "fr")
    await servers.change(7, MOD, "most_tables", "1")
    await refused("bad-setting", servers.change(7, MOD, "pace", "slow"))
    await refused("bad-setting", servers.change(7, MOD, "most_tables", "0"))
    await refused("no-setting", servers.change(7, MOD, "colour", "red"))
    await refused("channel-not-allowed", house.tables.create("toy", channel=3, guild=7, host=house.person(0)))
    table = await house.tables.create("toy", channel=1, guild=7, host=house.person(0))
    assert (table.pace, table.locale) == ("relaxed", "fr")
    no = await refused(
        "too-many-tables", house.tables.create("toy", channel=2, guild=7, host=house.person(0))
    )
    assert "1" in house.tables.words(table).refusal(no)
    await servers.change(7, MOD, "most_tables", None)
    await house.tables.create("toy", channel=2, guild=7, host=house.person(0), locale="en")
    assert [row.kind for row in await house.tables.mod.audit(7)] == ["settings"] * 5
    assert [table.channel for table in await house.tables.mod.status(7)] == [1, 2]


async def test_a_server_that_is_left_is_kept_for_90_days(house: House) -> None:
    table, lobby = await first_turn(house), await house.lobby("toy", channel=2)
    await house.tables.servers.left(7)
    assert (await house.tables.get(table.id)).why == "suspended"
    assert (await house.tables.get(lobby.id)).status == "ended"
    house.time += KEEP_AFTER_LEAVING - 1
    assert await house.tables.servers.purge() == 0
    house.time += 2
    await house.tables.clock.tick()
    assert await house.tables.servers.purge() == 0, "the clock has done it"
    await refused("no-table", house.tables.get(table.id))
    assert await house.tables.mod.audit(7) == []


async def test_a_server_that_comes_back_keeps_its_tables(house: House) -> None:
    table = await first_turn(house)
    await house.tables.servers.left(7)
    await house.tables.servers.joined(7)
    house.time += 2 * KEEP_AFTER_LEAVING
    assert await house.tables.servers.purge() == 0
    assert (await house.tables.mod.resume(table.id, MOD, "back")).status == "live"


async def test_who_is_forgotten_still_knows_the_log_until_the_game_is_over(house: House) -> None:
    table, player = await first_turn(house), Person(1000, "Person 0")
    await house.tables.people.forget(player.id)
    await house.tables.mod.export(table.id, player)
    await house.tables.people.forget(player.id)
    assert (await last(house)).name == ""
    house.time += UNDOABLE + 1
    await house.tables.clock.tick()
    await refused("knows-log", house.tables.take(table.id, player, 0))
    await house.tables.mod.end(table.id, MOD, "")
    await house.tables.clock.tick()
    assert (await house.tables.people.privacy(player.id)).audits == 0


async def test_who_has_brought_or_taken_the_log_of_a_copy_does_not_sit_down_there(house: House) -> None:
    table, other = await first_turn(house), Person(6, "Other")
    text = await house.tables.mod.export(table.id, MOD)
    copy = await house.tables.mod.restore(text, channel=2, guild=7, by=other)
    await refused("knows-log", house.tables.mod.replace(copy.id, MOD, "", 0, other))
    await refused("knows-log", house.tables.mod.replace(copy.id, MOD, "", 0, MOD))
    assert (await house.tables.mod.replace(copy.id, MOD, "", 0, NEW)).user_of(0) == NEW.id


async def test_the_log_of_a_copy_goes_to_nobody_who_plays_the_other(house: House) -> None:
    table = await first_turn(house)
    text = await house.tables.mod.export(table.id, MOD)
    copy = await house.tables.mod.restore(text, channel=2, guild=7, by=MOD, people=[NEW])
    await refused("secret-log", house.tables.mod.export(table.id, NEW))
    await house.tables.mod.end(copy.id, MOD, "")
    await refused("secret-log", house.tables.mod.export(table.id, NEW))
    await revert(house)
    await house.tables.mod.vacate(copy.id, MOD, "", 0)
    assert await house.tables.mod.export(table.id, NEW) == text
