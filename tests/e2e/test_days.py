"""Games that last for days: deadlines, absence, votes, replacements, moderators."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.people import CannotDo, Person, Result
from playground.permissions import Permission
from playground.server import Discord
from rules import GAMES, funnel
from rules.match import verify
from tests.e2e.inside import DAY, HOUR, Inside, inside

END_TURN = "End turn"


@pytest.fixture
async def club(d: Discord, tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(d, tmp_path / "days.sqlite3") as club:
        yield club


async def _asked(club: Inside, *people: Person) -> tuple[Person, Result]:
    found = await club.asked(list(people))
    assert found is not None
    return found


async def _start(club: Inside) -> tuple[Person, Person]:
    """A game of bill: who is asked, and the other."""
    await club.begin("bill", club.bob)
    person, _ = await _asked(club, club.alice, club.bob)
    await club.rest()
    return person, club.bob if person is club.alice else club.alice


async def _end_turn(club: Inside, person: Person) -> None:
    shown = await club.seat(person)
    await club.press(person, shown, END_TURN)
    await club.rest()


async def _moderate(club: Inside, command: str, **options: Any) -> Result:
    form = await club.mia.slash(f"/mod {command}", channel=club.channel, **options)
    done = await club.mia.submit_modal(form, why="because")
    await club.rest()
    return done


async def test_reminders_come_at_half_time_and_near_the_end_and_then_the_others_decide(club: Inside) -> None:
    person, other = await _start(club)
    assert len(person.pings) == 1
    await club.pass_time(12 * HOUR + 60)
    assert len(person.pings) == 2
    assert club.words("ui-reminder") in (await club.until(club.is_board)).text
    await club.pass_time(10 * HOUR)
    assert len(person.pings) == 3
    await club.look()
    assert len(person.pings) == 3
    for _ in range(2):
        await club.pass_time(25 * HOUR)
    board = await club.until(lambda m: club.words("vote-miss-default") in m.buttons)
    assert other.mention in board.text
    await other.click(board, club.words("vote-miss-default"))
    await club.rest()
    await _asked(club, other)


async def test_a_pause_needs_everybody_and_stops_the_clock(club: Inside) -> None:
    person, other = await _start(club)
    await person.slash("/bill pause", channel=club.channel)
    board = await club.until(lambda m: club.words("vote-pause-yes") in m.buttons)
    with pytest.raises(CannotDo):
        await other.click(board, club.words("vote-undo-yes"))
    refused = await club.carol.click(board, club.words("vote-pause-yes"))
    assert club.words("no-not-seated") in refused.said
    await other.slash("/bill vote", channel=club.channel, choice=await _voice(club, other, "yes"))
    board = await club.until(lambda m: club.words("ui-paused") in m.text)
    await club.pass_time(30 * DAY)
    shown = await club.seat(person)
    assert not club.is_asked(shown.message)
    await person.click(shown, club.words("ui-resume"))
    await _asked(club, person)


async def _voice(club: Inside, person: Person, choice: str) -> str:
    offered = await person.autocomplete("/bill vote", "choice", "", channel=club.channel)
    return str(next(one.value for one in offered if str(one.value).endswith(f":{choice}")))


async def test_quiet_hours_are_kept(club: Inside) -> None:
    await club.bob.slash("/settings", channel=club.channel, quiet="00:00-09:59", zone="UTC")
    await club.alice.slash("/settings", channel=club.channel, quiet="00:00-09:59", zone="UTC")
    midnight = (club.now // DAY + 1) * DAY
    await club.pass_time(midnight + HOUR - club.now)
    person, _ = await _start(club)
    assert not person.pings
    await club.pass_time(9 * HOUR + 60)
    assert len(person.pings) == 1


async def test_copies_come_by_message_and_closed_messages_are_no_obstacle(club: Inside) -> None:
    for person in (club.alice, club.bob):
        await person.slash("/settings", channel=club.channel, messages=True)
    person, other = await _start(club)
    copy = await person.wait(lambda m: END_TURN in m.buttons, channel=person.dm)
    assert copy.alt
    other.close_dms()
    await club.press(person, copy, END_TURN)
    await club.until(lambda m: other.mention in m.text)
    assert not other.dms()


async def test_a_step_is_taken_back_alone_or_with_the_others_consent(club: Inside) -> None:
    person, other = await _start(club)
    await _end_turn(club, person)
    asked = await person.slash("/bill undo", channel=club.channel)
    goes_back = f"before this: “{person.name} ends the turn.”"
    assert goes_back in asked.text
    board = await club.until(lambda m: club.words("vote-undo-yes") in m.buttons)
    assert other.mention in board.text
    assert goes_back in board.text
    await other.click(board, club.words("vote-undo-yes"))
    await club.rest()
    await _asked(club, person)


async def test_an_undo_says_how_far_it_goes_and_what_became_of_it(club: Inside) -> None:
    person, other = await _start(club)
    await _end_turn(club, person)
    await _end_turn(club, other)
    await person.slash("/bill undo", channel=club.channel)
    board = await club.until(lambda m: club.words("vote-undo-no") in m.buttons)
    assert f"before this: “{person.name} ends the turn.”" in board.text
    assert f"The step after it is taken back with it: “{other.name} ends the turn.”" in board.text
    await other.click(board, club.words("vote-undo-no"))
    await club.rest()
    assert club.words("ui-refused-undo-no", seat=person.name) in club.board().text
    assert club.words("ui-undo") not in (await club.seat(person)).message.buttons
    await person.slash("/bill undo", channel=club.channel)
    await _end_turn(club, person)
    await club.rest()
    assert club.words("ui-refused-undo-void", seat=person.name) in club.board().text
    await _end_turn(club, other)
    await club.rest()
    assert "asked to take a step back" not in club.board().text


async def test_a_pause_that_is_not_granted_is_told_and_not_offered_again_at_once(club: Inside) -> None:
    person, other = await _start(club)
    await person.slash("/bill pause", channel=club.channel)
    board = await club.until(lambda m: club.words("vote-pause-no") in m.buttons)
    await other.click(board, club.words("vote-pause-no"))
    await club.rest()
    assert club.words("ui-refused-pause-no", seat=person.name) in club.board().text
    assert club.words("ui-pause") not in (await club.seat(person)).message.buttons
    assert club.words("ui-pause") in (await club.seat(other)).message.buttons


async def test_somebody_who_left_is_replaced_and_their_buttons_are_dead(club: Inside) -> None:
    person, other = await _start(club)
    await _end_turn(club, person)
    old = (await club.seat(person)).message
    person.leave(club.guild)
    club.house.members.lost(int(club.guild.id), int(person.id))
    await _end_turn(club, other)
    board = await club.until(lambda m: any(b.label.startswith("Take ") for b in m.buttons.values()))
    take = next(b for b in board.buttons.values() if b.label.startswith("Take "))
    taken = await club.carol.click(board, take.custom_id)
    assert taken.ephemeral
    await club.rest()
    await _asked(club, club.carol)
    assert old.exists
    assert not person.sees(old)


async def test_a_moderator_acts_with_a_reason_that_everybody_reads_and_takes_it_back(club: Inside) -> None:
    person, _ = await _start(club)
    with pytest.raises(CannotDo):
        await club.carol.slash("/mod pause", channel=club.channel)
    done = await _moderate(club, "pause")
    assert done.ephemeral
    line = await club.until(lambda m: "because" in m.text)
    assert "Mia" in line.text
    assert not club.is_asked((await club.seat(person)).message)
    audit = await club.mia.slash("/mod audit", channel=club.channel)
    sure = await club.mia.click(audit, next(b for b in audit.message.buttons))
    await club.mia.click(sure, club.words("ui-do-it"))
    await club.rest()
    await _asked(club, person)


async def test_a_moderator_goes_back_gives_time_and_seats_and_begins_again(club: Inside) -> None:
    person, other = await _start(club)
    await _end_turn(club, person)
    rows = await club.mia.autocomplete("/mod rewind", "row", "", channel=club.channel)
    assert [choice.value for choice in rows] == [1, 0]
    await _moderate(club, "rewind", row=0)
    await _asked(club, person)
    table = await club.tables.at(int(club.channel.id))
    assert table is not None
    seat = table.seat_of(int(person.id))
    assert seat is not None
    before = table.due(seat) or 0.0
    seats = await club.mia.autocomplete("/mod deadline", "seat", "", channel=club.channel, hours=100)
    assert [(choice.name.partition(" ")[0], choice.value) for choice in seats] == [("1", 1), ("2", 2)]
    await _moderate(club, "deadline", seat=seat + 1, hours=100)
    after = await club.tables.get(table.id)
    assert (after.due(seat) or 0.0) > before
    await _moderate(club, "seat replace", seat=seat + 1, who=club.carol)
    await _asked(club, club.carol)
    await _moderate(club, "nudge")
    assert len(club.carol.pings) >= 2
    await _moderate(club, "reset")
    fresh = await club.tables.at(int(club.channel.id))
    assert fresh is not None
    assert fresh.id != table.id
    await _moderate(club, "end")
    assert await club.tables.at(int(club.channel.id)) is None
    assert other


async def test_who_has_left_the_server_gets_no_seat(club: Inside) -> None:
    await _start(club)
    form = await club.mia.slash("/mod seat replace", channel=club.channel, seat=1, who=club.carol)
    club.carol.leave(club.guild)
    refused = await club.mia.submit_modal(form, why="a guest")
    assert refused.ephemeral
    assert refused.text == club.words("no-not-member")


async def test_a_table_survives_its_channel(club: Inside) -> None:
    person, _ = await _start(club)
    table = await club.tables.at(int(club.channel.id))
    assert table is not None
    elsewhere = club.guild.channel("elsewhere")
    club.channel.delete()
    async with asyncio.timeout(5):
        while (await club.tables.get(table.id)).status != "paused":
            await asyncio.sleep(0.01)
    form = await club.mia.slash("/mod resume", channel=elsewhere, table=table.id, here=True)
    await club.mia.submit_modal(form, why="a new home")
    await club.rest()
    board = await person.wait(club.is_board, channel=elsewhere)
    await club.press(person, await person.click(board, club.label("ui-my-seat")), END_TURN)


async def test_a_log_is_exported_verified_and_restored(club: Inside) -> None:
    await _start(club)
    out = await club.mia.slash("/mod export", channel=club.channel)
    text = out.message.attachments[0].data.decode()
    assert verify(GAMES, text) == len(json.loads(text)["rows"])
    assert await club.until(lambda m: "Mia" in m.text)
    table = await club.tables.at(int(club.channel.id))
    assert table is not None


async def test_what_is_kept_is_told_and_forgotten(club: Inside) -> None:
    person, other = await _start(club)
    told = await person.slash("/privacy", channel=club.channel)
    assert re.search(r"\b1\b", told.text)
    sure = await person.slash("/forget-me", channel=club.channel)
    await person.click(sure, club.words("ui-forget"))
    board = await other.wait(lambda m: "**Free:**" in m.text, channel=club.channel)
    assert person.name not in board.text
    assert club.words("ui-games-none") in (await person.slash("/games", channel=club.channel)).text


async def test_games_help_settings_and_absence_answer(club: Inside) -> None:
    person, _ = await _start(club)
    mine = await person.slash("/games", channel=club.channel)
    assert "it waits for you" in mine.text
    help_ = await club.carol.slash("/help", channel=club.channel)
    assert "/bill new" in help_.text
    set_ = await person.slash("/settings", channel=club.channel, language="fr", board="text")
    assert "Français" in set_.text
    hand = await person.slash("/bill hand", channel=club.channel)
    assert not hand.message.attachments
    away = await person.slash("/away", channel=club.channel)
    assert away.text
    gone = await person.slash("/away", channel=club.channel, fill={"from": "2090-01-01"})
    assert gone.text


async def test_the_doctor_names_what_is_wrong(club: Inside) -> None:
    await _start(club)
    well = await club.mia.slash("/mod doctor", channel=club.channel)
    assert club.words("doctor-well") in well.text
    status = await club.mia.slash("/mod status", channel=club.channel)
    assert "waits for" in status.text


async def test_a_game_that_is_over_can_be_played_again(club: Inside) -> None:
    person, other = await _start(club)
    sure = await person.slash("/bill resign", channel=club.channel)
    await person.click(sure, club.words("ui-resign"))
    board = await club.until(lambda m: club.words("ui-again-0") in m.buttons)
    assert other.name in board.text
    await other.click(board, club.words("ui-again-1"))
    lobby = await club.until(lambda m: club.words("ui-start") in m.buttons)
    assert "(2," in lobby.text


async def test_a_lobby_left_alone_says_that_it_is_closed_and_how_to_open_another(club: Inside) -> None:
    await club.lobby("bill", club.bob)
    await club.pass_time(3 * DAY + 1)
    await club.rest()
    closed = await club.until(lambda m: "closed" in m.text)
    assert "3 days" in closed.text
    assert "`/bill new`" in closed.text
    assert not closed.buttons
    await club.begin("bill", club.bob)


async def test_a_row_that_not_everybody_may_see_is_offered_without_what_was_done(club: Inside) -> None:
    await club.begin("fiftyone", club.bob, club.carol)
    await club.rest()
    table = await club.tables.at(int(club.channel.id))
    assert table is not None
    while all(entry.phrases for entry in await club.tables.log(await club.tables.get(table.id), None)):
        seat = table.asked()[0]
        ask, root, user = table.ask(seat), table.funnel(seat), table.user_of(seat)
        assert ask is not None
        assert root is not None
        assert user is not None
        leaf = max(funnel.leaves(root), key=lambda leaf: len(leaf.sample.OPEN))  # a slogan, which is sealed
        await club.tables.press(table.id, ask.id, leaf.id, user, dict.fromkeys(leaf.sample.OPEN, "Onward"))
        table = await club.tables.get(table.id)
    rows = await club.mia.autocomplete("/mod rewind", "row", "", channel=club.channel)
    hidden = next(
        entry for entry in await club.tables.log(await club.tables.get(table.id), None) if not entry.phrases
    )
    assert hidden.seat is not None
    said = club.words("mod-row-unseen", seat=table.names()[hidden.seat])
    assert f"{hidden.n} · {said}" in [choice.name for choice in rows]


async def test_who_calls_themselves_something_else_is_called_so_on_the_next_board(club: Inside) -> None:
    person, other = await _start(club)
    before = await club.tables.at(int(club.channel.id))
    assert before is not None
    person.user.name = "Anastasia"
    await club.seat(person)
    after = await club.tables.get(before.id)
    seat = after.seat_of(int(person.id))
    assert seat is not None
    assert after.names()[seat] == "Anastasia"
    assert after.face == before.face, "a new name alone posts nothing"
    await _end_turn(club, person)
    assert "Anastasia" in (await club.until(lambda m: other.mention in m.text)).text
    other.user.name = "Bartholomew"
    await other.slash("/bill hand", channel=club.channel)
    assert "Bartholomew" in (await club.tables.get(before.id)).names().values()


async def test_a_board_in_words_gets_its_picture_when_the_bot_may_attach_again(club: Inside) -> None:
    person, _ = await _start(club)
    club.channel.deny(club.d.bot, Permission.ATTACH_FILES)
    await club.rest()
    await _end_turn(club, person)
    await club.until(lambda m: club.is_board(m) and not m.attachments)
    club.channel.reset_permissions(club.d.bot)
    await club.until(lambda m: club.is_board(m) and m.attachments)
