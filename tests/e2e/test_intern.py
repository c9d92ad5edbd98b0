"""The Intern with four people: a Lies window that outlives the bot and a night, an order that closes it."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.words import Words
from playground.people import Person, Result
from playground.server import Discord
from tests.e2e.club import Club
from tests.e2e.inside import HOUR, Inside, inside

WORDS = Words("en", "intern", "us-2025")
LIE, ALLOW, LIES = WORDS("do-lie"), WORDS("do-allow"), WORDS("action-lies")
UNLOCKED = [WORDS("do-keep"), WORDS("do-take"), WORDS("do-end-turn")]
"""What to press so that nothing is locked and the game goes on."""


@pytest.fixture
async def days(d: Discord, tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(d, tmp_path / "days.sqlite3") as club:
        yield club


def everybody(club: Club) -> list[Person]:
    return [club.alice, club.bob, club.carol, club.mia]


async def window(club: Club, rng: random.Random) -> tuple[Person, Result]:
    """Play until somebody is asked about a Lies. Nobody locks a card, and a Lies in reach is taken."""
    for _ in range(400):
        found = await club.asked(everybody(club))
        assert found is not None, "the game ended before anybody could lie"
        person, shown = found
        if ALLOW in shown.message.buttons:
            return person, shown
        await _play(club, person, shown, rng)
    raise AssertionError("nobody was ever asked about a Lies")


async def _play(club: Club, person: Person, shown: Result, rng: random.Random) -> None:
    """One play: not a lock if there is anything else, and a Lies if there is one."""
    for label in UNLOCKED:
        if label in shown.message.buttons:
            shown = await club.turn(person, shown, label)
    lies = [label for label in shown.message.buttons if f" {LIES} (" in label]
    if lies:
        shown = await club.turn(person, shown, lies[0])
    if club.is_asked(shown.message):
        await club.click_through(person, shown, rng)


async def test_a_lies_is_answered_after_kill_9_and_an_order_closes_the_next_window(club: Club) -> None:
    rng = random.Random("lies")
    await club.begin("intern", *everybody(club)[1:])
    liar, shown = await window(club, rng)
    await club.bot.restart()
    done = await club.turn(liar, shown, ALLOW)
    assert ALLOW not in done.message.buttons
    other, _ = await window(club, rng)
    sheet = await other.slash("/intern standing", channel=club.channel)
    never = WORDS("order-lies-pass")
    menu = next(m for m in sheet.message.selects if never in m.options)
    await other.select(sheet.message, menu.options[never], which=menu.custom_id)
    assert ALLOW not in (await club.seat(other)).message.buttons, (
        "the order answers the open question at once"
    )


async def test_without_a_clock_a_lies_can_be_spent_the_next_day(days: Inside) -> None:
    rng = random.Random("night")
    await days.lobby("intern", *everybody(days)[1:])
    table = await days.tables.at(int(days.channel.id))
    assert table is not None
    await days.tables.configure(table.id, int(days.alice.id), "pace", "none")
    await days.alice.click(days.board(), days.label("ui-start"))
    liar, shown = await window(days, rng)
    await days.rest()
    await days.pass_time(26 * HOUR)
    await days.rest()
    done = await days.turn(liar, shown, LIE)
    assert LIE not in done.message.buttons
    log = await liar.slash("/intern log", channel=days.channel)
    assert f"{liar.name} spends a Lies" in log.text


async def test_everybody_may_look_at_each_network_at_full_size(club: Club) -> None:
    board = await club.begin("intern", club.bob, club.carol)
    shown = await club.mia.click(board, club.label("ui-grid"))
    assert shown.ephemeral
    assert [a.filename.rpartition("-")[2] for a in shown.message.attachments] == ["grid.png"]
    first = shown.message.alt
    assert all(first)
    other = next(label for label in shown.message.buttons if label.startswith("Grid of"))
    again = await club.mia.click(shown, other)
    assert again.message.alt != first
    assert other not in again.message.buttons
