"""Several presses at once: each is answered, and nobody reads what another holds."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.studio import Pictures
from data.table import Person
from playground.server import Discord
from tests.e2e.inside import Inside, inside


@pytest.fixture
async def club(d: Discord, tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(d, tmp_path / "at-once.sqlite3") as club:
        yield club


async def test_a_picture_that_another_press_took_away_is_sent_again(
    club: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin("watergate", club.bob)
    found = await club.asked([club.alice, club.bob])
    assert found is not None
    person, sheet = found[0], found[1].message
    held, orders, hand = sheet.attachments[0].data, club.words("ui-orders"), club.house.studio.hand

    async def late(*args: object) -> Pictures:
        while sheet.attachments:
            await asyncio.sleep(0.01)
        return await hand(*args)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(club.house.studio, "hand", late)
    again = club.words("ui-refresh")
    await asyncio.gather(person.click(sheet, again), person.click(sheet, orders))
    await club.rest()
    assert [picture.data for picture in sheet.attachments] == [held]
    assert club.plays(sheet)


async def test_a_copy_shows_the_seat_that_was_taken_while_the_board_was_drawn(
    club: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin("bill", club.bob)
    await club.carol.slash("/settings", channel=club.channel, messages=True)
    found = await club.asked([club.alice, club.bob])
    assert found is not None
    person, shown = found
    await club.rest()
    board, tables = club.house.studio.board, club.tables
    mod, carol = Person(int(club.mia.id), "Mia"), Person(int(club.carol.id), "Carol")

    async def late(*args: object) -> Pictures:
        monkeypatch.setattr(club.house.studio, "board", board)
        table = await tables.at(int(club.channel.id))
        assert table is not None
        await tables.mod.replace(table.id, mod, "", table.asked()[0], carol)
        return await board(*args)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(club.house.studio, "board", late)
    await club.press(person, shown, "End turn")
    await club.rest()
    [copy] = [message for message in club.carol.dms() if message.attachments]
    assert club.plays(copy)
