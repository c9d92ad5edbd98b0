"""What is made to go wrong, seen by discord.py in a process of its own."""

import asyncio
import time

import aiohttp
import pytest

from playground.faults import Faults
from playground.people import NoAnswer
from playground.process import InProcess
from playground.server import Discord
from tests.playground.conftest import Asking, Club
from tests.playground.tiny_bot import TinyBot


async def until(condition: object, timeout: float = 10.0) -> None:
    """Wait until `condition()` holds."""
    assert callable(condition)
    async with asyncio.timeout(timeout):
        while not condition():
            await asyncio.sleep(0.01)


def test_which_request_is_struck() -> None:
    faults = Faults()
    fault = faults.fail("POST", r"/messages$", 502, times=2)
    assert faults.strike("GET", "/channels/1/messages", after=False) is None
    assert faults.strike("POST", "/channels/1/messages/2", after=False) is None
    assert faults.strike("POST", "/channels/1/messages", after=True) is None
    assert faults.strike("POST", "/channels/1/messages", after=False) is fault
    assert faults.strike("POST", "/channels/1/messages", after=False) is fault
    assert faults.strike("POST", "/channels/1/messages", after=False) is None
    assert fault.struck == 2


async def test_refusal_before_and_after_the_effect(ask: Asking) -> None:
    table = ask.d.guild("Club").channel("table-1")
    path = f"/channels/{table.id}/messages"
    ask.d.faults.fail("POST", path, code=50013)
    assert (await ask("POST", path, {"content": "x"}))[1]["code"] == 50013
    assert len(table.messages) == 0
    ask.d.faults.fail("POST", path, 503, after=True)
    assert (await ask("POST", path, {"content": "x"}))[0] == 503
    assert len(table.messages) == 1


async def test_delay_and_cut(ask: Asking) -> None:
    started = time.monotonic()
    ask.d.faults.delay("GET", "/users/@me", 0.1)
    assert (await ask("GET", "/users/@me"))[0] == 200
    assert time.monotonic() - started >= 0.1
    ask.d.faults.cut("POST", "/users/@me/channels")
    with pytest.raises(aiohttp.ClientError):
        await ask("POST", "/users/@me/channels", {"recipient_id": "1"})


async def test_lost_answer_is_sent_again_only_once(club: Club) -> None:
    lost = club.d.faults.fail("POST", r"/channels/\d+/messages$", 502, after=True)
    await club.bob.slash("/whisper")
    assert lost.struck == 1
    assert [m.text for m in club.bob.dms()] == ["Psst."]


@pytest.mark.parametrize("everywhere", [False, True])
async def test_rate_limit_is_waited_out(club: Club, everywhere: bool) -> None:
    fault = club.d.faults.rate_limit(r"/channels/\d+/messages$", 0.2, is_global=everywhere)
    assert (await club.bob.slash("/whisper")).text == "Look at your messages."
    assert fault.struck == 1


async def test_refused_callback_is_no_answer(club: Club) -> None:
    club.d.interactions.ack_timeout = 0.3
    club.d.faults.fail("POST", r"/callback", code=10062)
    with pytest.raises(NoAnswer):
        await club.bob.slash("/hello")
    assert (await club.bob.slash("/hello")).text == "Hello Bob (en-US)"


async def test_resume_replays_what_was_missed(club: Club) -> None:
    session = next(iter(club.d.gateway.sessions.values()))
    await club.d.gateway.drop(4000)
    await until(lambda: session.link is None)
    answer = asyncio.create_task(club.bob.slash("/hello"))
    assert (await answer).text == "Hello Bob (en-US)"
    assert (club.d.gateway.identifies, club.d.gateway.resumes) == (1, 1)


async def test_reconnect_on_request(club: Club) -> None:
    club.d.gateway.ask_reconnect()
    await until(lambda: club.d.gateway.resumes == 1)
    assert (await club.bob.slash("/hello")).text == "Hello Bob (en-US)"


async def test_cut_connection(club: Club) -> None:
    club.d.gateway.reset()
    await until(lambda: club.d.gateway.resumes == 1)
    assert (await club.bob.slash("/hello")).text == "Hello Bob (en-US)"


async def test_invalid_session(club: Club) -> None:
    club.d.gateway.ready.clear()
    club.d.gateway.invalidate(resumable=False)
    await asyncio.wait_for(club.d.gateway.ready.wait(), 15)
    assert club.d.gateway.identifies == 2
    assert (await club.bob.slash("/hello")).text == "Hello Bob (en-US)"


async def test_two_shards(d: Discord) -> None:
    d.gateway.shards = 2
    while len({(int(guild) >> 22) % 2 for guild in d.world.guilds}) < 2:
        d.guild(f"Club {len(d.world.guilds)}").channel("table-1")
    people = [d.person(f"Person {n}", guild) for n, guild in enumerate(d.world.guilds.values())]
    async with InProcess(d, TinyBot()):
        await until(lambda: d.gateway.identifies == 2)
        for person in people:
            assert (await person.slash("/hello")).text == f"Hello {person.name} (en-US)"


async def test_outage(club: Club) -> None:
    await club.d.stop()
    await asyncio.sleep(0.1)
    await club.d.start()
    await until(lambda: club.d.gateway.online, 30)
    assert (await club.bob.slash("/hello")).text == "Hello Bob (en-US)"
