"""What is pressed where its table is not: on another server, in another channel."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import cogs.press as press
import data.table
from data.table import Table
from playground.components import Kind
from playground.messages import Message
from playground.people import Person, Result
from playground.permissions import MODERATOR
from playground.server import Discord
from playground.world import Channel
from rules import funnel
from tests.e2e.inside import Inside, inside


@pytest.fixture
async def club(d: Discord, tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(d, tmp_path / "doors.sqlite3") as club:
        yield club


async def _table(club: Inside, channel: Channel | None = None) -> Table:
    table = await club.tables.at(int((channel or club.channel).id))
    assert table is not None
    return table


def _presses(table: Table) -> list[press.Press]:
    """One of each kind that names a table."""
    n = table.id
    ask = next((one.id for seat in table.asked() if (one := table.ask(seat)) is not None), 1)
    node = "000000000000"
    return [
        press.Pick(n, ask, node), press.Confirm(n, ask, node), press.Write(n, ask, node),
        press.Seat(n), press.Log(n), press.Grid(n, 0), press.Text(n), press.Help(n),
        press.Lobby(n, "join"), press.Lobby(n, "leave"), press.Lobby(n, "start"),
        press.Options(n), press.Option(n, "pace", "live"), press.Number(n, "pace"),
        press.Undo(n), press.Vote(n, 1, "yes"), press.Again(n, 0), press.Resign(n), press.Orders(n),
        press.Order(n, "reaction", 0), press.Take(n, 0), press.Back(n), press.Pause(n, "ask"),
        press.Pause(n, "end"), press.Guide(n, 1), press.Team(n),
    ]  # fmt: skip


def test_every_press_that_names_a_table_is_tried() -> None:
    forms = {press.Written, press.Numbered, press.Moderate}
    naming = {kind for kind in press.KINDS.values() if "table" in kind.__struct_fields__}

    class Nowhere:
        id = 1

        def asked(self) -> tuple[int, ...]:
            return ()

    nowhere: Any = Nowhere()
    assert {type(one) for one in _presses(nowhere)} == naming - forms


async def _said_privately(club: Inside, result: Result, code: str) -> None:
    assert not result.modal
    shown = result.followups[-1] if result.followups else result.message
    assert shown.visible_to is not None
    assert shown.text.strip() == club.words(code)


async def _elsewhere(club: Inside) -> tuple[Person, Message, Person]:
    """Eve, who plays alone on a server of her own, the board there, and Zoe, who moderates it."""
    guild = club.d.guild("Elsewhere")
    channel = guild.channel("their-table")
    eve = club.d.person("Eve", guild)
    zoe = club.d.person("Zoe", guild, permissions=MODERATOR)
    await eve.slash("/bill new", channel=channel)
    return eve, await eve.wait(lambda m: club.label("ui-join") in m.buttons, channel=channel), zoe


@pytest.mark.parametrize("started", [False, True])
async def test_a_press_from_another_server_does_nothing_and_shows_nothing(
    club: Inside, started: bool
) -> None:
    await (club.begin if started else club.lobby)("bill", club.bob)
    await club.rest()
    eve, theirs, _ = await _elsewhere(club)
    await club.rest()
    before = await _table(club)
    for one in _presses(before):
        await _said_privately(club, await eve.press_raw(theirs, one.id), "no-not-here")
    chosen = await eve.press_raw(
        theirs, press.Menu(1).id, kind=Kind.STRING_SELECT, values=[press.Seat(before.id).id]
    )
    await _said_privately(club, chosen, "no-not-here")
    after = await _table(club)
    assert (after.rev, after.face, after.names()) == (before.rev, before.face, before.names())


async def test_a_vacant_seat_is_not_taken_from_another_server(club: Inside) -> None:
    await club.begin("bill", club.bob)
    await club.rest()
    eve, theirs, _ = await _elsewhere(club)
    table = await _table(club)
    seat = table.seat_of(int(club.bob.id))
    assert seat is not None
    await club.tables.mod.gone(table.id, seat, int(club.bob.id))
    await _said_privately(club, await eve.press_raw(theirs, press.Take(table.id, seat).id), "no-not-here")
    assert (await _table(club)).user_of(seat) is None


async def test_who_sits_somewhere_reaches_the_table_from_its_server_and_by_message_only(club: Inside) -> None:
    await club.alice.slash("/settings", channel=club.channel, messages=True)
    await club.bob.slash("/settings", channel=club.channel, messages=True)
    await club.begin("bill", club.bob)
    await club.rest()
    table = await _table(club)
    other = club.guild.channel("other")
    said = await club.carol.slash("/help", channel=other)
    await _said_privately(
        club, await club.carol.press_raw(said.message, press.Seat(table.id).id), "no-not-here"
    )
    own = await club.alice.slash("/help", channel=other)
    assert (
        club.words("no-not-here")
        not in (await club.alice.press_raw(own.message, press.Seat(table.id).id)).said
    )
    first = club.alice if table.user_of(table.asked()[0]) == int(club.alice.id) else club.bob
    copy = first.dms()[-1]
    assert club.words("no-not-here") not in (await first.click(copy, club.label("ui-refresh"))).text
    seat = table.seat_of(int(first.id))
    assert seat is not None
    await club.tables.mod.gone(table.id, seat, int(first.id))
    refused = await first.press_raw(copy, press.Seat(table.id).id)
    assert refused.said.strip() == club.words("no-not-here")


async def test_a_moderator_reaches_only_the_tables_and_channels_of_their_server(club: Inside) -> None:
    await club.begin("bill", club.bob)
    await club.rest()
    _, theirs, zoe = await _elsewhere(club)
    table, foreign = await _table(club), await _table(club, theirs.channel)
    refused = await zoe.slash("/mod end", channel=theirs.channel, table=table.id)
    assert club.words("no-no-table") in refused.text
    form = await zoe.slash("/mod end", channel=theirs.channel)
    assert form.modal is not None
    form.modal["custom_id"] = press.Moderate(table.id, "end").id
    await _said_privately(club, await zoe.submit_modal(form, why="mine"), "no-no-table")
    form = await zoe.slash("/mod end", channel=theirs.channel)
    assert form.modal is not None
    form.modal["custom_id"] = press.Moderate(foreign.id, "move", int(club.channel.id)).id
    await _said_privately(club, await zoe.submit_modal(form, why="there"), "no-not-here")
    assert (await _table(club)).rev == table.rev
    assert (await _table(club, theirs.channel)).rev == foreign.rev


async def test_a_press_on_a_message_that_was_just_deleted_is_answered(club: Inside) -> None:
    lobby = await club.lobby("bill")
    club.d.messages.delete(lobby)
    await _is_told(club, await club.bob.press_raw(lobby, press.Lobby((await _table(club)).id, "join").id))
    lobby = await club.until(lambda m: "(2," in m.text)
    await club.alice.click(lobby, club.label("ui-start"))
    await club.until(club.is_board)
    await club.rest()
    await club.alice.slash("/bill pause", channel=club.channel)
    board = await club.until(lambda m: club.words("vote-pause-yes") in m.buttons)
    voice = board.buttons[club.words("vote-pause-yes")].custom_id
    club.d.messages.delete(board)
    await _is_told(club, await club.bob.press_raw(board, voice))
    assert (await _table(club)).status == "paused"
    await club.rest()
    await club.tables.resume((await _table(club)).id, int(club.alice.id))
    await club.tables.resign((await _table(club)).id, int(club.alice.id))
    await club.look()
    board = await club.until(lambda m: club.words("ui-again-0") in m.buttons)
    club.d.messages.delete(board)
    await _is_told(club, await club.bob.press_raw(board, board.buttons[club.words("ui-again-0")].custom_id))
    await club.rest()
    assert (await _table(club)).status == "lobby"


async def _is_told(club: Inside, result: Result) -> None:
    await club.rest()
    assert result.ephemeral
    assert result.text == club.words("ui-done-below")


async def test_a_press_that_does_nothing_yet_says_why_it_cannot(club: Inside) -> None:
    await club.begin("bill", club.bob)
    await club.rest()
    table = await _table(club)
    seat = table.asked()[0]
    ask, root = table.ask(seat), table.funnel(seat)
    assert ask is not None
    assert root is not None
    leaf = press.Confirm(table.id, ask.id, next(funnel.leaves(root)).id).id
    asked, other = club.alice, club.bob
    if table.user_of(seat) == int(club.bob.id):
        asked, other = other, asked
    board = await club.until(club.is_board)
    assert club.words("no-not-your-turn") in (await other.press_raw(board, leaf)).said
    await club.tables.mod.pause(table.id, data.table.Person(1, "Mod"), "")
    assert club.words("no-paused") in (await asked.press_raw(board, leaf)).said
