"""The bot as a child: everything once through its own process, kill -9, and what it must not be given."""

import asyncio
import os
import subprocess
import sys

import pytest

from playground.people import NoAnswer
from playground.process import BotProcess
from playground.server import Discord
from tests.playground.conftest import TINY, Club
from tests.playground.tiny_bot import png


async def test_everything_through_a_process_of_its_own(d: Discord, child: BotProcess) -> None:
    club = Club(d)
    assert (await club.alice.slash("/bonjour")).text == "Hello Alice (fr)"
    assert [c.value for c in await club.bob.autocomplete("/colour", "name", "co", shade=1)] == ["cobalt"]
    board = (await club.alice.slash("/show")).message
    assert (board.alt, board.attachments[0].data) == (["A grey board"], png(1080, 720))
    slow = await club.bob.click(board, "Slow 0")
    await club.bob.wait(lambda m: m.text == "And one thing more.")
    assert slow.said == "Done thinking.\nAnd one thing more."
    assert (await club.bob.select(board, ["Red"])).ephemeral
    form = await club.bob.click(board, "Form 0")
    sent = await club.bob.submit_modal(form, Slogan="Enough!", Mood="Wild", Friend=club.alice)
    assert sent.text == "Enough! / ['Wild'] / ['Alice'] / none"
    await club.bob.slash("/whisper")
    assert club.bob.dms()[0].alt == ["A hand"]
    await club.alice.slash("/room", name="Side room")
    assert [c.name for c in club.bob.channels()] == ["table-1", "Side room"]

    await child.kill()
    assert child.returncode == -9
    assert not d.gateway.online
    d.interactions.ack_timeout = 0.1
    with pytest.raises(NoAnswer):
        await club.bob.click(board, "Count 0")
    d.interactions.ack_timeout = 3.0
    await child.start()
    assert "Pressed **1** times" in (await club.bob.click(board, "Count 0")).text
    assert d.gateway.identifies == 2
    assert await child.stop() == 0


async def test_bot_that_does_not_start(d: Discord) -> None:
    bot = BotProcess(d, [sys.executable, "-c", "raise SystemExit('no database')"])
    with pytest.raises(RuntimeError, match="no database"):
        await bot.start()
    assert bot.returncode == 1
    assert bot.pid is None


async def test_child_ends_with_its_parent(d: Discord) -> None:
    script = (
        "import asyncio, sys\n"
        "from playground.process import BotProcess\n"
        "from playground.server import Discord\n"
        "async def main():\n"
        "    d = Discord(); await d.start(); bot = BotProcess(d, sys.argv[1:]); await bot.start()\n"
        "    print(bot.pid, flush=True); await asyncio.sleep(60)\n"
        "asyncio.run(main())"
    )
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", script, *TINY, stdout=asyncio.subprocess.PIPE
    )
    assert parent.stdout
    pid = int(await parent.stdout.readline())
    parent.kill()
    await parent.wait()
    async with asyncio.timeout(10):
        while _is_running(pid):
            await asyncio.sleep(0.02)


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat") as stat:
        return stat.read().split()[2] != "Z"


@pytest.mark.parametrize(
    ("url", "token", "why"),
    [
        ("https://discord.com", "loopback", "must be an address on this machine"),
        ("http://192.168.1.5:80", "loopback", "must be an address on this machine"),
        ("http://127.0.0.1.example.org", "loopback", "must be an address on this machine"),
        ("http://127.0.0.1:1", "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.x" + "y" * 37, "a real one is refused"),
    ],
)
def test_redirect_refuses(url: str, token: str, why: str) -> None:
    d = Discord()
    env = {**BotProcess(d, TINY).environment(), "LOOPBACK_DISCORD": url, "DISCORD_TOKEN": token}
    ran = subprocess.run(
        [sys.executable, "-c", "print('on')"], env=env, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert why in ran.stderr
    assert ran.stdout == ""


async def test_redirect_is_for_the_bot_alone(d: Discord) -> None:
    code = "import os; print(os.environ['PYTHONPATH'], 'LOOPBACK_LIFELINE' in os.environ)"
    bot = BotProcess(d, [sys.executable, "-c", code])
    assert "shim" in bot.environment()["PYTHONPATH"]
    await bot.launch()
    assert await bot.wait() == 0
    await bot.stop()
    assert "shim" not in bot.lines[0]
    assert bot.lines[0].endswith("False")


async def test_a_late_answer_of_the_gateway_is_not_logged_in_the_child(d: Discord) -> None:
    code = (
        "import logging; logging.basicConfig(format='%(message)s');"
        "log = logging.getLogger('discord.gateway');"
        'log.warning("Can\'t keep up, shard ID %s websocket is %.1fs behind.", 0, 41.3);'
        "log.warning('Shard ID %s heartbeat blocked', 0)"
    )
    bot = BotProcess(d, [sys.executable, "-c", code])
    await bot.launch()
    await bot.wait()
    await bot.stop()
    assert list(bot.lines) == ["Shard ID 0 heartbeat blocked"]
