"""The playground as a person starts it, and its page in a real browser."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground.page import Playground
from playground.people import Person
from playground.process import BotProcess
from playground.serving import PEOPLE, SERVER, furnish
from tests.playground.browser import CHROMIUM, DRIVER, Browser
from tests.playground.conftest import TINY

Json = dict[str, Any]
_SERVE = """
import asyncio, pathlib, sys
from playground import serve
keep = pathlib.Path(sys.argv[1])
asyncio.run(serve(port=0, command=sys.argv[2:], people=["Ann", "Ben"], keep=keep))
"""


class Served:
    """The playground in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, url: str) -> None:
        self.process = process
        self.url = url

    async def state(self, http: aiohttp.ClientSession, who: str) -> Json:
        async with http.get(f"{self.url}/play/state", params={"as": who}) as response:
            return await response.json()


async def served(keep: Path) -> Served:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _SERVE, str(keep), *TINY, stdin=pipe, stdout=pipe
    )
    assert process.stdout
    first = (await process.stdout.readline()).decode()
    return Served(process, first.split()[2].rstrip("/"))


async def test_serve_until_a_signal_and_again(tmp_path: Path) -> None:
    async with aiohttp.ClientSession() as http, asyncio.timeout(30):
        first = await served(tmp_path / "world")
        assert first.url.startswith("http://127.0.0.1:")
        while (state := await first.state(http, "Ben"))["bot"]["state"] != "online":
            await asyncio.sleep(0.05)
        assert [p["name"] for p in state["people"]] == ["Ann", "Ben", "Mia"]
        assert [p["moderates"] for p in state["people"]] == [False, False, True]
        assert [c["name"] for c in state["guilds"][0]["channels"]] == ["lobby", "table-1", "table-2"]
        said = {"as": state["me"], "in": state["channel"], "do": "say", "text": "still there?"}
        async with http.post(f"{first.url}/play/act", json=said, headers={"Origin": first.url}) as response:
            assert response.status == 200
        first.process.send_signal(signal.SIGTERM)
        assert await first.process.wait() == 0
        with pytest.raises(ProcessLookupError):
            os.kill(state["bot"]["pid"], 0)

        again = await served(tmp_path / "world")
        assert [m["content"] for m in (await again.state(http, "Ann"))["messages"]] == ["still there?"]
        again.process.send_signal(signal.SIGINT)
        assert await again.process.wait() == 0


@pytest.fixture
async def place() -> AsyncIterator[Playground]:
    place = Playground(rate_limits=False)
    await place.start()
    furnish(place, PEOPLE)
    place.process = BotProcess(place, TINY)
    await place.process.start()
    yield place
    await place.process.stop()
    await place.stop()


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[Browser]:
    if not CHROMIUM or not DRIVER:
        pytest.skip("Chromium and its driver are not installed")
    browser = Browser(tmp_path / "profile")
    await browser.start()
    yield browser
    await browser.stop()


def someone(place: Playground, name: str) -> Person:
    return next(p for p in place.people.values() if p.name == name)


async def test_page_in_a_browser(place: Playground, browser: Browser) -> None:
    alice = someone(place, "Alice")
    table = place.guild(SERVER).channel("table-1")
    await browser.open(f"{place.url}/#as=Alice&in={table.id}")
    await browser.find(".empty")

    # A command by keyboard, with a choice, autocomplete and an optional number
    await browser.type("#entry", "/col")
    await browser.find(".offer", "/colour")
    await browser.press("enter")
    await browser.run("document.activeElement.value = '2'")
    await browser.press("tab", "c", "o")
    await browser.find(".offer", "Cobalt")
    await browser.press("enter", "enter")
    await browser.find(".m.eph", "blue cobalt 1")
    assert "Only you can see this" in await browser.run("return document.querySelector('.m.eph').innerText")

    # A board with its picture, buttons, a select and a form
    await browser.type("#entry", "/show")
    await browser.press("enter", "enter")
    await browser.find(".m h4", "Board")
    assert await browser.run("return document.querySelector('.m img').alt") == "A grey board"
    await browser.click(".picture", "A grey board")
    await browser.find("dialog .about", "A grey board")
    await browser.press("escape")
    await browser.click(".b", "Count 0")
    await browser.find(".box", "Pressed 1 times")
    await browser.click(".select", "Colours")
    await browser.click("dialog .option", "Red")
    await browser.click("dialog .b", "Choose")
    await browser.find(".m", "You took ['red'].")
    await browser.click(".b", "Form 1")
    await browser.find("dialog h2", "A form")
    await browser.press("O", "u", "i")
    await browser.click("dialog .b", "Submit")
    await browser.find(".m", "Oui / ['Calm'] / [] / none")

    # What people write becomes text, never a part of the page
    alice.say(
        "# Title\n**bold** and <img src=x onerror=alert(1)> [no](javascript:alert(1)) "
        f"[yes](https://example.org) ||hidden|| {alice.mention} <t:0:D>\n- one\n- two\n> quoted",
        channel=table,
    )
    await browser.find(".m h3", "Title")
    inside = await browser.run(
        "return [...document.querySelectorAll('.m')].at(-1).querySelector('.text').innerHTML"
    )
    assert "<b>bold</b> and &lt;img src=x onerror=alert(1)&gt; [no](javascript:alert(1))" in inside
    assert '<a href="https://example.org" target="_blank" rel="noopener noreferrer">yes</a>' in inside
    assert '<span class="mention me">@Alice</span>' in inside
    assert "January 1, 1970" in inside
    assert "<ul><li>one</li><li>two</li></ul><blockquote>quoted</blockquote>" in inside

    # Somebody else, who sees less, and what rings at him
    await alice.slash("/call", channel=table, who=someone(place, "Bob"))
    await browser.find(".chip.called", "Bob")
    await browser.click(".chip", "Bob")
    await browser.find(".m.rings", "@Bob")
    assert await browser.run("return document.querySelectorAll('.m.eph').length") == 0

    # Another language, everywhere
    await browser.run("""const tongue = document.querySelector('#tools select');
        tongue.value = 'fr'; tongue.dispatchEvent(new Event('change'))""")
    await browser.find("#bot .b", "Redémarrer le bot")
    await browser.type("#entry", "/bon")
    await browser.find(".offer", "Dire bonjour")
    await browser.press("enter", "enter")
    await browser.find(".m", "Hello Bob (fr)")

    # The bot dies and comes back; the old button works
    assert place.process
    assert place.process.pid
    os.kill(place.process.pid, signal.SIGKILL)
    await browser.find("#bot .state.stopped")
    await browser.click("#bot .b", "Redémarrer")
    await browser.find("#bot .state.online", timeout=15)
    await browser.click(".b", "Count 1")
    await browser.find(".box", "Pressed 2 times")

    # A phone: nothing is wider than the screen, the drawer opens and closes
    await browser.resize(360, 740)
    assert await browser.run("return document.documentElement.scrollWidth") == 360
    rights = await browser.run(
        "return [...document.querySelectorAll('.chip')].map((e) => e.getBoundingClientRect().right)"
    )
    assert max(rights) <= 360
    hint = """const entry = document.getElementById('entry'), line = document.createElement('span');
        line.textContent = entry.placeholder; line.style.font = getComputedStyle(entry).font;
        line.style.whiteSpace = 'nowrap'; document.body.append(line);
        const wide = line.getBoundingClientRect().width; line.remove(); return entry.clientWidth - wide"""
    assert await browser.run(hint) >= 0
    await browser.click("#menu")
    await browser.click(".place", "table-2")
    await browser.find(".empty")
    assert (
        await browser.run("return document.getElementById('menu').getAttribute('aria-expanded')") == "false"
    )
    assert await browser.complaints() == []


async def test_nothing_is_covered_and_own_answers_are_shown(place: Playground, browser: Browser) -> None:
    alice, bob = someone(place, "Alice"), someone(place, "Bob")
    table = place.guild(SERVER).channel("table-1")
    await browser.resize(360, 740)
    await alice.slash("/show", channel=table)
    for n in range(40):
        bob.say(f"line {n}", channel=table)
    await browser.open(f"{place.url}/#as=Alice&in={table.id}")
    await browser.find(".m", "line 39")
    await browser.run("document.getElementById('log').scrollTop = 0")
    await browser.find("#below", "To the newest")
    bob.say("one more", channel=table)
    await browser.find("#below.fresh", "New messages")
    over = """const box = (id) => document.getElementById(id).getBoundingClientRect();
        return [box("log").bottom <= box("below").top, document.getElementById("log").scrollTop]"""
    assert await browser.run(over) == [True, 0]

    await browser.click(".b", "Slow 0")
    await browser.find(".m.eph", "And one thing more.")
    seen = """const box = [...document.querySelectorAll(".m")].at(-1).getBoundingClientRect();
        return box.bottom <= document.getElementById("log").getBoundingClientRect().bottom + 1"""
    assert await browser.run(seen)
    assert await browser.run("return document.getElementById('below').hidden")
    assert await browser.complaints() == []


async def test_a_picture_is_enlarged_to_its_own_size(place: Playground, browser: Browser) -> None:
    alice = someone(place, "Alice")
    table = place.guild(SERVER).channel("table-1")
    await alice.slash("/show", channel=table)
    await browser.resize(360, 740)
    await browser.open(f"{place.url}/#as=Alice&in={table.id}")
    await browser.click(".picture", "A grey board")
    await browser.find("dialog .about", "A grey board")
    wide = "return document.querySelector('dialog img').getBoundingClientRect().width"
    room = "return document.querySelector('dialog .scroll').scrollWidth"
    assert (await browser.run(wide), await browser.run(room)) == (1080, 1080)
    ground = "return getComputedStyle(document.querySelector('dialog.light')).backgroundColor"
    assert not (await browser.run(ground)).startswith("rgba")
    await browser.click("dialog .b", "Whole picture")
    assert await browser.run(wide) <= 360
    await browser.click("dialog .b", "Full size")
    assert await browser.run(wide) == 1080
    await browser.click("dialog .b", "Close")
    await browser.gone("dialog")


async def test_a_form_stays_with_whom_it_was_opened_for(place: Playground, browser: Browser) -> None:
    table = place.guild(SERVER).channel("table-1")
    await someone(place, "Alice").slash("/show", channel=table)
    await browser.open(f"{place.url}/#as=Alice&in={table.id}")
    await browser.click(".b", "Form 0")
    await browser.find("dialog h2", "A form")
    await browser.open(f"{place.url}/#as=Bob&in={table.id}")
    await browser.gone("dialog")


async def test_a_file_is_sent_along(place: Playground, browser: Browser, tmp_path: Path) -> None:
    table = place.guild(SERVER).channel("table-1")
    (tmp_path / "a log.json").write_bytes(b"{} ")
    await browser.open(f"{place.url}/#as=Alice&in={table.id}")
    await browser.find(".empty")
    await browser.type("#entry", "/weigh")
    await browser.press("enter")
    await browser.type("input[type=file]", str(tmp_path / "a log.json"))
    await browser.click("#composer button[type=submit]")
    await browser.find(".m.eph", "a log.json: 3, b'{} '")
    assert await browser.complaints() == []
