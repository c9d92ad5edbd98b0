"""Watergate with people: a whole game by clicks alone, and a bot that is killed inside a reaction window."""

import asyncio
import random

from data.words import Words
from playground.people import Person, Result
from tests.e2e.club import Club

GO_ON = Words("en", "watergate", "house")("do-go-on")


async def test_a_game_of_watergate_is_clicked_to_its_end(club: Club) -> None:
    people = [club.alice, club.bob]
    await club.begin("watergate", club.bob)
    end = await club.play_on(people, random.Random("watergate"))
    assert any(person.name in end.text for person in people)


async def test_after_kill_9_inside_a_reaction_window_the_old_button_goes_on(club: Club) -> None:
    await club.begin("watergate", club.bob)
    rng = random.Random("window")
    reactor, shown = await _window(club, rng)
    old = shown.message.buttons[GO_ON].custom_id
    await club.bot.restart()
    await club.turn(reactor, shown, GO_ON)
    assert GO_ON not in shown.message.buttons
    log = await reactor.slash("/watergate log", channel=club.channel)
    assert f"{reactor.name} let " in log.text
    again = await reactor.press_raw(shown.message, old)
    async with asyncio.timeout(10):
        while club.words("no-stale-ask") not in again.said:
            await asyncio.sleep(0.01)
    await club.play_on([club.alice, club.bob], rng, most=4)


async def _window(club: Club, rng: random.Random) -> tuple[Person, Result]:
    """Play at random until somebody is asked to react; their private sheet."""
    for _ in range(200):
        found = await club.asked([club.alice, club.bob])
        assert found is not None, "the game ended before anybody could react"
        person, shown = found
        if GO_ON in shown.message.buttons:
            return person, shown
        await club.click_through(person, shown, rng)
    raise AssertionError("nobody was ever asked to react")
