"""Whoever types something wrong reads what is possible instead, and nothing has changed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.messages import Message, Upload
from playground.people import Person, Result
from playground.server import Discord
from tests.e2e.inside import Inside, inside


@pytest.fixture
async def club(d: Discord, tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(d, tmp_path / "clear.sqlite3") as club:
        yield club


async def _start(club: Inside) -> tuple[Person, Person]:
    """A game of bill: who is asked, and the other."""
    await club.begin("bill", club.bob)
    found = await club.asked([club.alice, club.bob])
    assert found is not None
    await club.rest()
    return found[0], club.bob if found[0] is club.alice else club.alice


async def _moderate(club: Inside, command: str, why: str = "because", **options: object) -> Result:
    form = await club.mia.slash(f"/mod {command}", channel=club.channel, fill=options)
    done = await club.mia.submit_modal(form, why=why)
    await club.rest()
    return done


async def _revert(club: Inside, act: int) -> Result:
    audit = await club.mia.slash("/mod audit", channel=club.channel)
    sure = await club.mia.click(audit, club.words("mod-revert-button", id=act))
    return await club.mia.click(sure, club.words("ui-do-it"))


@pytest.mark.parametrize(
    ("days", "said"),
    [
        ({"from": "yesterday"}, "Write year, month and day, such as `20"),
        ({"from": "30/11/2030"}, "Write year, month and day, such as `20"),
        ({"to": ""}, "You are not away"),
        ({"from": "2001-01-01", "to": "2001-01-02"}, "The end must be still to come"),
        ({"from": "0001-01-01"}, "The end must be still to come"),
        ({"to": "9999-12-31"}, "The end must be still to come"),
    ],
)
async def test_days_that_cannot_be_say_which_can(club: Inside, days: dict[str, str], said: str) -> None:
    answer = await club.alice.slash("/away", channel=club.channel, fill=days)
    assert said in answer.text
    assert "\\" not in answer.text
    assert await club.tables.people.aways(int(club.alice.id)) == []


async def test_of_several_settings_all_are_chosen_or_none(club: Inside) -> None:
    wrong = await club.alice.slash("/settings", channel=club.channel, board="text", zone="Mars")
    assert wrong.text == club.words("no-bad-zone")
    assert (await club.tables.people.settings(int(club.alice.id))).board == "picture"


async def test_an_act_needs_a_reason_and_says_so(club: Inside) -> None:
    await _start(club)
    assert (await _moderate(club, "pause", "   ")).text == club.words("no-no-reason")
    assert (await club.tables.get(1)).status == "live"


async def test_whose_seat_a_moderator_gives_away_or_frees_is_told(club: Inside) -> None:
    await _start(club)
    seats = (await club.tables.get(1)).seats
    await _moderate(club, "seat replace", seat=1, who=club.carol)
    assert await club.until(lambda m: f"the seat of {seats[0].name} to Carol" in m.text)
    await _moderate(club, "seat vacate", seat=1)
    assert await club.until(lambda m: "has freed the seat of Carol" in m.text)


async def test_what_is_taken_back_is_named_before_and_after(club: Inside) -> None:
    await _start(club)
    await _moderate(club, "pause", "lunch")
    audit = await club.mia.slash("/mod audit", channel=club.channel)
    sure = await club.mia.click(audit, club.words("mod-revert-button", id=1))
    assert "Pause, table 1: *lunch*" in sure.text
    done = await club.mia.click(sure, club.words("ui-do-it"))
    assert "Take back: Pause, table 1: *lunch*" in done.text
    assert await club.until(lambda m: "taken back what a moderator did: Pause (*lunch*)" in m.text)


async def test_an_act_that_cannot_be_taken_back_any_more_leaves_the_list_in_sight(club: Inside) -> None:
    await _start(club)
    await _moderate(club, "pause")
    await _moderate(club, "resume")
    refused = await _revert(club, 1)
    assert refused.text.startswith(club.words("no-running"))
    assert club.words("mod-revert-button", id=2) in refused.message.buttons
    assert club.words("ui-refresh") not in refused.message.buttons


async def _voices(club: Inside, person: Person, typed: str = "") -> list[str]:
    offered = await person.autocomplete("/bill vote", "choice", typed, channel=club.channel)
    return [choice.name for choice in offered]


async def test_a_vote_by_name_says_how_far_an_undo_goes_and_takes_plain_words(club: Inside) -> None:
    person, other = await _start(club)
    for each in (person, other):
        await club.press(each, await club.seat(each), "End turn")
        await club.rest()
    nothing = await other.slash("/bill vote", channel=club.channel, choice="Yes")
    assert "Nothing is put to the vote here" in nothing.text
    await person.slash("/bill undo", channel=club.channel)
    about = f"{person.name} asks to take back 2 steps: “{person.name} ends the turn.”"
    assert await _voices(club, other) == [f"Yes, take it back · {about}", f"No · {about}"]
    wrong = await other.slash("/bill vote", channel=club.channel, choice="Perhaps")
    assert "That is not one of the answers" in wrong.text
    await other.slash("/bill vote", channel=club.channel, choice="yes, take")
    await club.rest()

    def is_back(message: Message) -> bool:
        return club.is_board(message) and "took a step back" in message.text

    assert await club.until(is_back)


async def test_a_play_that_is_none_says_what_is_asked_and_what_the_card_does(club: Inside) -> None:
    person, _ = await _start(club)
    wrong = await person.slash("/bill do", channel=club.channel, what="use the gatekeeper")
    table = await club.tables.get(1)
    seat = table.seat_of(int(person.id))
    assert seat is not None
    assert club.tables.words(table, "en")(table.question(seat, seat)) in wrong.text
    assert "> **Gatekeeper**\n> " in wrong.text
    assert "- End turn" in wrong.text


async def test_few_choices_are_explained_above_their_buttons(club: Inside) -> None:
    await club.begin("intern", club.bob)
    found = await club.asked([club.alice, club.bob])
    assert found is not None
    message = found[1].message
    choices = [b.label for b in message.buttons.values() if b.custom_id in club.plays(message)]
    assert choices
    for label in choices:
        assert f"-# **{label}** · Makes " in message.text


async def test_several_explanations_have_one_heading_each(club: Inside) -> None:
    shown = await club.alice.slash("/fiftyone rules", channel=club.channel, topic="prison")
    assert shown.text.count("Your turn") == 1


@pytest.mark.parametrize(
    "wrong", [b"", b"hello", b"{}", b"[1]", b"\xff\xfe", b"\x89PNG\r\n\x1a\n" + bytes(20)]
)
async def test_a_wrong_file_makes_no_table_and_says_where_right_ones_come_from(
    club: Inside, wrong: bytes
) -> None:
    refused = await club.mia.slash("/mod import", channel=club.channel, file=Upload("log.json", wrong))
    assert refused.text == club.words("no-bad-log")
    assert "`/mod export`" in refused.text
    assert await club.tables.at(int(club.channel.id)) is None


async def test_an_exported_log_is_imported_in_another_channel(club: Inside) -> None:
    await _start(club)
    out = await club.mia.slash("/mod export", channel=club.channel)
    log = Upload("log.json", out.message.attachments[0].data)
    busy = await club.mia.slash("/mod import", channel=club.channel, file=log)
    assert busy.text == club.words("no-channel-busy")
    elsewhere = club.guild.channel("elsewhere")
    done = await club.mia.slash("/mod import", channel=elsewhere, file=log)
    assert done.text == club.words("mod-imported")
    table = await club.tables.at(int(elsewhere.id))
    assert table is not None
    assert (table.status, table.n) == ("paused", 0)


async def test_what_cannot_be_done_is_refused_before_a_reason_is_written(club: Inside) -> None:
    await _start(club)
    before = await club.tables.get(1)
    refusals = {
        "resume": ("no-running", {}),
        "rewind": ("no-no-row", {"row": 99}),
        "deadline": ("no-no-seat", {"seat": 9, "hours": 3}),
        "seat vacate": ("no-no-seat", {"seat": 9}),
        "seat replace": ("no-already-seated", {"seat": 1, "who": club.alice}),
        "strike": ("no-no-slogan", {"slogan": 1}),
        "move": ("no-same-channel", {"channel": club.channel}),
    }
    for command, (code, options) in refusals.items():
        refused = await club.mia.slash(f"/mod {command}", channel=club.channel, fill=options)
        assert refused.modal is None, command
        assert refused.text == club.words(code, last=before.n), command
    for command in ("pause", "reset", "end", "nudge"):
        opened = await club.mia.slash(f"/mod {command}", channel=club.channel)
        assert opened.modal is not None, command
    after = await club.tables.get(1)
    assert (after.status, after.n, after.seats) == (before.status, before.n, before.seats)
    assert await club.tables.mod.audit(int(club.guild.id)) == []


@pytest.mark.parametrize("channels", ["lobby", "999999999999999999", "<#999999999999999999>", " "])
async def test_channels_for_tables_are_this_servers(club: Inside, channels: str) -> None:
    refused = await club.mia.slash("/mod settings", channel=club.channel, channels=channels)
    assert f"<#{club.channel.id}>" in refused.text
    assert (await club.tables.servers.settings(int(club.guild.id))).channels == []
    taken = await club.mia.slash("/mod settings", channel=club.channel, channels=f"<#{club.channel.id}>")
    assert f"<#{club.channel.id}>" in taken.text


async def test_a_channel_names_its_game_as_the_board_does(club: Inside) -> None:
    await club.begin("fiftyone", club.bob)
    wrong = await club.alice.slash("/bill board", channel=club.channel)
    assert "plays *51%*: use `/fiftyone …` here" in wrong.text
