"""A struck slogan: its words are nowhere any more, the log still follows, and for a week they come back."""

from __future__ import annotations

import json
import random
import sqlite3

import pytest

from data.moderation import UNDOABLE
from data.table import Person, Table
from rules import GAMES, match
from rules.fiftyone.game import Fiftyone
from tests.data.house import HOUR, House, refused

MOD = Person(5, "Moderator")
RUDE, GOOD = "Words of hate", "Schools first"


def everything(house: House) -> str:
    """All that the database holds of the first table, and so all that could ever be shown of it."""
    with sqlite3.connect(house.path) as db:
        rows = db.execute("SELECT action, events, state FROM log WHERE table_id = 1").fetchall()
    return json.dumps(rows)


async def writes(house: House, table: int, seat: int, text: str) -> None:
    leaf = next(o for o in await house.options(table, seat) if type(o.sample).__name__ == "EnterSlogan")
    here = await house.tables.get(table)
    ask = here.ask(seat)
    assert ask is not None
    await house.tables.press(table, ask.id, leaf.id, house.user(here, seat), {"text": text})


async def opened(house: House, *texts: str) -> Table:
    """Three have written these, and are asked for their votes."""
    table = await house.started("fiftyone", 3)
    for seat, text in enumerate(texts or (RUDE, GOOD, "Hope")):
        await writes(house, table.id, seat, text)
    return await house.tables.get(table.id)


def number(table: Table, text: str) -> int:
    return next(n for n, known in table.texts() if known == text)


def shown(table: Table) -> list[str | None]:
    return [slogan.text for slogan in table.view(None).slogans]  # pyright: ignore[reportAttributeAccessIssue]


def state(table: Table) -> Fiftyone:
    assert isinstance(table._state, Fiftyone)
    return table._state


async def holds(house: House, table: int) -> None:
    """The export is what the rules make of it, and can be taken in elsewhere."""
    text = await house.tables.mod.export(table, MOD)
    here = await house.tables.get(table)
    assert match.verify(GAMES, text) == here.n + 1
    again = await house.tables.mod.restore(text, channel=900 + here.n, guild=7, by=MOD)
    assert (again.n, again.view(0)) == (here.n, here.view(0))


async def takes_back(house: House) -> Table:
    act = next(row for row in await house.tables.mod.audit(7) if row.kind == "strike")
    return await house.tables.mod.revert(act.id, 7, MOD)


async def test_the_words_are_gone_from_every_row(house: House) -> None:
    table = await opened(house)
    assert RUDE in everything(house)
    outcome = await house.tables.mod.strike(table.id, MOD, "rude", number(table, RUDE))
    assert RUDE not in everything(house)
    assert GOOD in everything(house)
    assert sorted(shown(outcome.table), key=str) == ["Hope", None, GOOD]
    assert [row.by for row in outcome.rows] == ["strike"]
    [entry] = outcome.entries
    said = house.tables.words(table)(entry.phrases[0])
    assert said == f"A moderator has struck slogan {number(table, RUDE)}."
    assert RUDE not in await house.tables.mod.export(table.id, MOD)
    await holds(house, table.id)


async def test_nobody_can_vote_for_it_and_everybody_is_still_asked(house: House) -> None:
    table = await opened(house)
    await house.tables.mod.strike(table.id, MOD, "", number(table, RUDE))
    here = await house.tables.get(table.id)
    assert here.asked() == table.asked()
    for seat in here.asked():
        votes = [o.sample for o in await house.options(table.id, seat)]
        assert all(getattr(vote, "slogan", None) != number(table, RUDE) - 1 for vote in votes)
    await house.play(table.id, random.Random(1), 30)
    await holds(house, table.id)


async def test_only_what_everybody_can_read_can_be_struck(house: House) -> None:
    table = await house.started("fiftyone", 3)
    await writes(house, table.id, 0, RUDE)
    assert (await house.tables.get(table.id)).texts() == ()
    await refused("no-slogan", house.tables.mod.strike(table.id, MOD, "", 1))
    await writes(house, table.id, 1, GOOD)
    await writes(house, table.id, 2, "Hope")
    for wrong in (0, 4):
        await refused("no-slogan", house.tables.mod.strike(table.id, MOD, "", wrong))
    await house.tables.mod.strike(table.id, MOD, "", 1)
    await refused("no-slogan", house.tables.mod.strike(table.id, MOD, "", 1))
    toy = await house.started("toy", channel=2)
    await refused("no-slogan", house.tables.mod.strike(toy.id, MOD, "", 1))
    lobby = await house.lobby("fiftyone", 3, channel=3)
    await refused("not-started", house.tables.mod.strike(lobby.id, MOD, "", 1))


async def test_the_same_words_of_somebody_else_go_too(house: House) -> None:
    table = await opened(house, RUDE, f"  {RUDE} ", GOOD)
    outcome = await house.tables.mod.strike(table.id, MOD, "", number(table, RUDE))
    assert sorted(shown(outcome.table), key=str) == [None, None, GOOD]
    assert RUDE not in everything(house)
    await holds(house, table.id)
    assert sorted(shown(await takes_back(house)), key=str) == sorted([RUDE, RUDE, GOOD])
    await holds(house, table.id)


async def test_it_is_taken_back_with_its_votes(house: House) -> None:
    table = await opened(house)
    rude = number(table, RUDE)
    voter = next(s for s in table.asked() if state(table).slogans[rude - 1].author != s)
    await house.does(table.id, voter, "VoteSlogan", slogan=rude - 1)
    await house.tables.mod.strike(table.id, MOD, "", rude)
    back = await takes_back(house)
    assert shown(back) == shown(table)
    assert any(row.kind == "revert" for row in await house.tables.mod.audit(7))
    await holds(house, table.id)
    for seat in back.asked():
        await house.does(table.id, seat, "Abstain")
    assert state(await house.tables.get(table.id)).slogans[rude - 1].votes == 1
    await holds(house, table.id)
    again = await house.tables.mod.strike(table.id, MOD, "", rude)
    assert shown(again.table)[rude - 1] is None
    assert RUDE not in everything(house)
    await holds(house, table.id)


async def test_it_stays_struck_whatever_row_the_table_goes_back_to(house: House) -> None:
    table = await opened(house)
    rude = number(table, RUDE)
    await house.play(table.id, random.Random(3), 8)
    await house.tables.mod.strike(table.id, MOD, "", rude)
    outcome = await house.tables.mod.rewind(table.id, MOD, "", table.n)
    assert [row.by for row in outcome.rows] == ["moderator", "strike"]
    assert shown(outcome.table)[rude - 1] is None
    await holds(house, table.id)
    await house.tables.mod.rewind(table.id, MOD, "", table.n - 1)
    await writes(house, table.id, 2, "Hope")
    here = await house.tables.get(table.id)
    assert sorted(shown(here), key=str) == ["Hope", None, GOOD]
    await holds(house, table.id)


async def test_a_rewind_and_a_strike_are_taken_back_in_any_order(house: House) -> None:
    table = await opened(house)
    rude, before = number(table, RUDE), table.n
    await house.play(table.id, random.Random(4), 6)
    await house.tables.mod.strike(table.id, MOD, "", rude)
    between = (await house.tables.get(table.id)).n
    await house.play(table.id, random.Random(5), 3)
    await house.tables.mod.rewind(table.id, MOD, "", before)
    await holds(house, table.id)
    back = await takes_back(house)
    assert shown(back) == shown(table)
    await holds(house, table.id)
    outcome = await house.tables.mod.rewind(table.id, MOD, "", between)
    assert [row.by for row in outcome.rows] == ["moderator", "unstrike"]
    assert shown(outcome.table)[rude - 1] == RUDE
    await holds(house, table.id)


async def test_before_the_opening_the_words_come_back_into_the_log_alone(house: House) -> None:
    table = await opened(house)
    await house.tables.mod.strike(table.id, MOD, "", number(table, RUDE))
    await house.tables.mod.rewind(table.id, MOD, "", table.n - 1)
    here = await house.tables.get(table.id)
    rows, words = here.n, house.tables.words(here)
    assert "Your sealed slogan was struck by a moderator" in [words(line) for line in here.board(0)]
    back = await takes_back(house)
    assert (back.n, shown(back)) == (rows, [])
    await writes(house, table.id, 2, "Hope")
    assert sorted(text for _, text in (await house.tables.get(table.id)).texts()) == ["Hope", GOOD, RUDE]
    await holds(house, table.id)


async def test_a_player_undoes_across_it(house: House) -> None:
    table = await opened(house)
    rude = number(table, RUDE)
    await house.does(table.id, 0, "Abstain")
    await house.tables.mod.strike(table.id, MOD, "", rude)
    outcome = await house.tables.undo(table.id, house.user(table, 0))
    assert [row.by for row in outcome.rows] == ["undo", "strike"]  # pyright: ignore[reportAttributeAccessIssue]
    here = await house.tables.get(table.id)
    assert shown(here)[rude - 1] is None
    assert here.ask(0) is not None
    await holds(house, table.id)


async def test_it_is_struck_from_a_finished_and_packed_log(house: House) -> None:
    table = await opened(house)
    rude = number(table, RUDE)
    over = await house.play(table.id, random.Random(6))
    assert over.is_over
    house.time += 2 * HOUR
    await house.tables.clock.tick()
    with sqlite3.connect(house.path) as db:
        assert db.execute("SELECT count(*) FROM archive").fetchone() == (1,)
    struck = (await house.tables.mod.strike(table.id, MOD, "", rude)).table
    assert (struck.status, struck.winners) == ("over", over.winners)
    with sqlite3.connect(house.path) as db:
        assert db.execute("SELECT count(*) FROM archive").fetchone() == (0,)
    assert RUDE not in everything(house)
    assert [row.n for row in await house.rows(table.id)] == list(range(struck.n + 1))
    house.time += 2 * HOUR
    await house.tables.clock.tick()
    await holds(house, table.id)
    assert shown(await takes_back(house))[rude - 1] == RUDE
    await holds(house, table.id)


async def test_after_a_week_the_words_are_gone_for_good(house: House) -> None:
    table = await opened(house)
    await house.tables.mod.strike(table.id, MOD, "", number(table, RUDE))

    def kept() -> str:
        with sqlite3.connect(house.path) as db:
            return json.dumps(db.execute("SELECT before, facts FROM audit").fetchall())

    house.time += UNDOABLE - HOUR
    await house.tables.clock.tick()
    assert RUDE in kept()
    house.time += HOUR + 1
    await house.tables.clock.tick()
    assert RUDE not in kept()
    [act] = [row for row in await house.tables.mod.audit(7) if row.kind == "strike"]
    assert (act.facts, act.name) == ({"number": number(table, RUDE)}, "Moderator")
    await refused("expired", house.tables.mod.revert(act.id, 7, MOD))


async def test_it_survives_another_process_and_a_crash(house: House) -> None:
    table = await opened(house)
    other = House(house.path)
    other.time = house.time
    await other.open()
    await other.tables.mod.strike(table.id, MOD, "", number(table, RUDE))
    assert None in shown(await house.tables.get(table.id))
    await other.close()
    await holds(house, table.id)


@pytest.mark.parametrize("seed", range(4))
async def test_strikes_rewinds_and_undos_in_any_order_keep_the_log_true(house: House, seed: int) -> None:
    rng = random.Random(f"strikes {seed}")
    table = await opened(house)
    for _ in range(40):
        here = await house.tables.get(table.id)
        acts = [row for row in await house.tables.mod.audit(7, 99) if row.kind == "strike" and not row.undone]
        deed = rng.choice(("move", "move", "strike", "back", "rewind"))
        if deed == "move" and not here.is_over:
            await house.move(table.id, rng)
        elif deed == "strike" and here.texts():
            await house.tables.mod.strike(table.id, MOD, "", rng.choice(here.texts())[0])
        elif deed == "back" and acts:
            await house.tables.mod.revert(rng.choice(acts).id, 7, MOD)
        elif deed == "rewind":
            await house.tables.mod.rewind(
                table.id, MOD, "", rng.randrange(here.n + 1), reshuffle=rng.random() < 0.2
            )
    await holds(house, table.id)


async def test_a_mark_that_somebody_types_strikes_nothing(house: House) -> None:
    table = await opened(house, "\ue0004", GOOD, "Hope")
    assert sorted(text for _, text in table.texts()) == ["4", "Hope", GOOD]
    assert "strike" not in [row.by for row in await house.rows(table.id)]
    await holds(house, table.id)
