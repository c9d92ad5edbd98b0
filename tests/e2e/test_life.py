"""What real evenings bring: double clicks, old buttons, strangers, crashes, lost permissions."""

import asyncio
import random
import signal

import pytest

from playground.messages import Message
from playground.people import CannotDo, Person, Result
from playground.permissions import Permission
from tests.e2e.club import Club

START = "ui-start"


async def _asked(club: Club, *people: Person) -> tuple[Person, Result]:
    """The one who is asked something, with their private sheet."""
    for person in people:
        shown = await club.seat(person)
        if club.is_asked(shown.message):
            return person, shown
    raise AssertionError("nobody is asked")


def _plays(message: Message) -> list[str]:
    return [i for i in message.custom_ids if i.startswith("t:")]


async def _whole_play(club: Club, person: Person, shown: Result) -> str:
    """The custom_id of a button that does something at once: the end of the turn."""
    label = next(b for b in shown.message.buttons.values() if b.label.lower().startswith("end"))
    kind, table, ask, node, *_ = label.custom_id.split(":")
    assert kind in ("t", "c")
    return f"t:{table}:{ask}:{node}:0"


async def test_two_hundred_clicks_on_one_question_have_one_effect(club: Club) -> None:
    await club.begin("bill", club.bob)
    person, shown = await _asked(club, club.alice, club.bob)
    press = await _whole_play(club, person, shown)
    before = (await person.slash("/bill log", channel=club.channel)).text
    results = await asyncio.gather(*(person.press_raw(shown.message, press) for _ in range(200)))
    refused = [r for r in results if "\n" in r.said and club.words("no-stale-ask") in r.said]
    assert all(r.answer is not None for r in results)
    after = (await person.slash("/bill log", channel=club.channel)).text
    assert _entries(after) == _entries(before) + 1
    assert refused or club.words("no-not-your-turn") in "".join(r.said for r in results)


def _entries(log: str) -> int:
    words = log.splitlines()[0].replace("one", "1").split()
    return next(int(word) for word in words if word.isdigit())


async def test_two_people_joining_and_starting_at_once(club: Club) -> None:
    lobby = await club.lobby("bill")
    await asyncio.gather(
        club.bob.click(lobby, club.label("ui-join")), club.carol.click(lobby, club.label("ui-join"))
    )
    lobby = await club.until(lambda m: "(2," in m.text)
    assert ("Bob" in lobby.text) != ("Carol" in lobby.text)
    other = club.bob if "Bob" in lobby.text else club.carol
    await asyncio.gather(club.alice.click(lobby, club.label(START)), other.click(lobby, club.label(START)))
    await club.until(club.is_board)
    log = await club.alice.slash("/bill log", channel=club.channel)
    assert _entries(log.text) == 1


async def test_after_kill_9_old_buttons_play_on(club: Club) -> None:
    await club.begin("bill", club.bob)
    rng = random.Random(9)
    for _ in range(3):
        person, shown = await _asked(club, club.alice, club.bob)
        await club.bot.restart()
        done = await club.click_through(person, shown, rng)
        assert done.message.exists
    await club.play_on([club.alice, club.bob], rng, most=4)


async def test_stale_forged_and_foreign_presses_are_refused_privately(club: Club) -> None:
    await club.begin("bill", club.bob)
    person, shown = await _asked(club, club.alice, club.bob)
    old = _plays(shown.message)
    await club.click_through(person, shown, random.Random(1))
    public = club.board()
    table, ask, node, page = old[0].split(":")[1:]
    forged = {
        f"t:{table}:{ask}:{node}:{page}": None,
        f"t:{table}:ffff:{node}:0": None,
        f"t:ffff:{ask}:{node}:0": club.words("no-no-table"),
        f"t:{table}:{ask}:000000000000:0": None,
        "lobby:1:burn": club.words("no-unknown-button"),
        "someone:else": club.words("no-unknown-button"),
        "s:1": club.words("no-unknown-button"),
    }
    for press, sentence in forged.items():
        result = await person.press_raw(public, press)
        assert result.ephemeral or result.followups, press
        assert result.said, press
        if sentence:
            assert sentence in result.said, press


async def test_strangers_watch_and_touch_nothing(club: Club) -> None:
    board = await club.begin("bill", club.bob)
    person, shown = await _asked(club, club.alice, club.bob)
    other = club.bob if person is club.alice else club.alice
    seen = await club.carol.click(board, club.label("ui-my-seat"))
    assert seen.ephemeral
    assert club.words("ui-watching") in seen.text
    assert not club.is_asked(seen.message)
    for intruder, code in ((club.carol, "no-not-seated"), (other, "no-not-your-turn")):
        refused = await intruder.press_raw(board, _plays(shown.message)[0])
        assert refused.ephemeral
        assert club.words(code) in refused.said
    with pytest.raises(CannotDo):
        await club.carol.click(shown.message, _plays(shown.message)[0])


async def test_a_deleted_board_comes_back(club: Club) -> None:
    board = await club.begin("bill", club.bob)
    club.d.messages.delete(board)
    person, _ = await _asked_from_slash(club)
    await club.play_by_slash(person)
    back = await club.until(club.is_board)
    assert back.id != board.id


async def _asked_from_slash(club: Club) -> tuple[Person, Result]:
    for person in (club.alice, club.bob):
        shown = await person.slash("/bill hand", channel=club.channel)
        if club.is_asked(shown.message):
            return person, shown
    raise AssertionError("nobody is asked")


async def test_a_lost_permission_is_named_once_and_heals(club: Club) -> None:
    await club.begin("bill", club.bob)
    club.channel.deny(club.d.bot, Permission.SEND_MESSAGES)
    person, shown = await _asked(club, club.alice, club.bob)
    await person.press_raw(shown.message, await _whole_play(club, person, shown))
    told = await club.alice.wait(lambda m: "Send Messages" in m.text, channel=club.alice.dm)
    assert club.channel.name in told.text or "<#" in told.text
    club.channel.reset_permissions(club.d.bot)
    other = club.bob if person is club.alice else club.alice
    await club.carol.wait(lambda m: other.mention in m.text, channel=club.channel, timeout=20)
    assert len([m for m in club.alice.dms() if "Send Messages" in m.text]) == 1


async def test_a_busy_channel_offers_a_thread(club: Club) -> None:
    await club.lobby("bill")
    offer = await club.carol.slash("/bill new", channel=club.channel)
    assert offer.ephemeral
    opened = await club.carol.click(offer, club.label("ui-open-thread"))
    thread = next(c for c in club.carol.channels() if c.thread)
    assert f"<#{thread.id}>" in opened.text
    lobby = await club.carol.wait(lambda m: club.label("ui-join") in m.buttons, channel=thread)
    await club.bob.click(lobby, club.label("ui-join"))
    await club.carol.wait(lambda m: "Bob" in m.text, channel=thread)


async def test_missing_permissions_are_named_before_a_table_opens(club: Club) -> None:
    club.channel.deny(club.d.bot, Permission.ATTACH_FILES)
    refused = await club.alice.slash("/bill new", channel=club.channel)
    assert refused.ephemeral
    assert "Attach Files" in refused.text


async def test_exactly_those_who_are_asked_are_mentioned_once(club: Club) -> None:
    await club.begin("bill", club.bob)
    for turn in range(4):
        person, shown = await _asked(club, club.alice, club.bob)
        await club.called(person, turn // 2 + 1)
        await person.press_raw(shown.message, await _whole_play(club, person, shown))
        other = club.bob if person is club.alice else club.alice
        await club.called(other, (turn + 1) // 2 + 1)
    assert len(club.d.pings) == 5
    assert not club.carol.pings


async def test_sigterm_closes_cleanly_in_the_middle_of_things(club: Club) -> None:
    await club.begin("bill", club.bob)
    person, shown = await _asked(club, club.alice, club.bob)
    press = await _whole_play(club, person, shown)
    click = asyncio.create_task(person.press_raw(shown.message, press))
    await asyncio.sleep(0.02)
    assert await club.bot.stop(signal.SIGTERM) == 0
    await asyncio.gather(click, return_exceptions=True)
    await club.bot.start()
    await club.play_on([club.alice, club.bob], random.Random(3), most=3)
