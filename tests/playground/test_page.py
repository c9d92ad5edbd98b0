"""What the page's server tells and lets do, to whom."""

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground.page import Playground
from playground.process import InProcess
from playground.server import Discord
from tests.playground.tiny_bot import TinyBot, png

Json = dict[str, Any]


class Page:
    """A browser without a window."""

    def __init__(self, d: Playground, http: aiohttp.ClientSession) -> None:
        self.d = d
        self.http = http
        self.club = d.guild("Club")
        self.table = self.club.channel("table-1")
        self.alice = d.person("Alice", self.club)
        self.bob = d.person("Bob", self.club)

    async def state(self, who: str = "Alice") -> Json:
        query = {"as": who, "in": self.table.id}
        async with self.http.get(f"{self.d.url}/play/state", params=query) as response:
            return await response.json()

    async def act(self, do: str, who: str = "", **more: Any) -> Json:
        body = {"as": who or self.alice.id, "in": self.table.id, "do": do, **more}
        headers = {"Origin": self.d.url}
        async with self.http.post(f"{self.d.url}/play/act", json=body, headers=headers) as response:
            assert response.status == 200, await response.text()
            return await response.json()


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    d = Playground(rate_limits=False)
    await d.start()
    async with aiohttp.ClientSession() as http:
        yield Page(d, http)
    await d.stop()


@pytest.fixture
async def bot(page: Page) -> AsyncIterator[None]:
    async with InProcess(page.d, TinyBot()):
        yield


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "192.168.0.1"])
async def test_foreign_host_names_get_nothing(page: Page, host: str) -> None:
    for path in ("/", "/page/app.js", "/play/state", "/play/commands", "/play/events"):
        async with page.http.get(page.d.url + path, headers={"Host": host}) as response:
            assert response.status == 403, path


@pytest.mark.parametrize(
    ("origin", "kind"),
    [
        (None, "application/json"),
        ("null", "application/json"),
        ("http://evil.example", "application/json"),
        ("http://127.0.0.1:1", "application/json"),
        ("own", "text/plain"),
        ("own", "application/x-www-form-urlencoded"),
    ],
)
async def test_only_the_page_itself_may_act(page: Page, origin: str | None, kind: str) -> None:
    body = json.dumps({"as": page.alice.id, "in": page.table.id, "do": "say", "text": "hello"})
    headers = {"Content-Type": kind}
    if origin:
        headers["Origin"] = page.d.url if origin == "own" else origin
    async with page.http.post(f"{page.d.url}/play/act", data=body, headers=headers) as response:
        assert response.status == 403
    assert page.alice.feed(page.table) == []


async def test_nothing_foreign_is_loaded(page: Page) -> None:
    async with page.http.get(page.d.url) as response:
        assert "default-src 'none'" in response.headers["Content-Security-Policy"]
        assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        html = await response.text()
    names = [
        "app.js",
        "composer.js",
        "dom.js",
        "markdown.js",
        "message.js",
        "words.js",
        "style.css",
        "icon.svg",
    ]
    for name in names:
        async with page.http.get(f"{page.d.url}/page/{name}") as response:
            assert response.status == 200
            html += await response.text()
    assert "//fonts." not in html
    assert "@import" not in html
    assert 'src="http' not in html
    for name in ("..%2fpage.py", "page.py", "nothing.js", "%2e%2e%2f__init__.py"):
        async with page.http.get(f"{page.d.url}/page/{name}") as response:
            assert response.status == 404, name


async def test_files_are_never_shown_as_pages(page: Page) -> None:
    html = b"<script>alert(1)</script>"
    from playground.messages import Upload

    sent = page.d.messages.post(page.table, {}, {"0": Upload("a.html", html), "1": Upload("b.png", png())})
    urls = [a["url"] for a in sent.wire()["attachments"]]
    async with page.http.get(urls[0]) as response:
        assert response.headers["Content-Disposition"] == "attachment"
        assert response.headers["Content-Type"] == "application/octet-stream"
        assert response.headers["X-Content-Type-Options"] == "nosniff"
    async with page.http.get(urls[1]) as response:
        assert response.headers["Content-Type"] == "image/png"


async def test_everybody_sees_their_own(page: Page, bot: None) -> None:
    await page.act("slash", command="colour", options={"shade": "1", "name": "rust", "n": "3"})
    await page.act("slash", command="hello", options={"to": page.bob.id, "loud": "true"})
    alice, bob = await page.state("Alice"), await page.state("bob")
    assert [m["content"] for m in alice["messages"]] == ["red rust 3", "Hello Bob! (en-US)"]
    assert [m["content"] for m in bob["messages"]] == ["Hello Bob! (en-US)"]
    assert (alice["me"], bob["me"]) == (page.alice.id, page.bob.id)
    assert alice["bot"]["state"] == "online"


async def test_buttons_selects_and_forms(page: Page, bot: None) -> None:
    await page.act("slash", command="show", options={})
    board = (await page.state())["messages"][-1]["id"]
    assert await page.act("select", message=board, custom_id="pick:colour", values=["red"]) == {}
    opened = await page.act("click", message=board, custom_id="press:form:0")
    assert opened["modal"]["title"] == "A form"
    values = {"slogan": "Enough!", "mood": ["Wild"], "friend": [page.bob.id], "note": ""}
    stolen = await page.act("modal", page.bob.id, form=opened["form"], values=values)
    assert stolen["error"] == "no-modal"
    assert await page.act("modal", form=opened["form"], values=values) == {}
    assert (await page.state())["messages"][-1]["content"] == "Enough! / ['Wild'] / ['Bob'] / "
    assert (await page.act("modal", form=opened["form"], values=values))["error"] == "no-modal"


async def test_autocomplete_and_languages(page: Page, bot: None) -> None:
    found = await page.act("autocomplete", command="colour", option="name", text="cr", options={"shade": "1"})
    assert found["choices"] == [{"name": "Crimson", "value": "crimson"}]
    await page.act("slash", command="hello", options={})
    await page.act("locale", locale="fr")
    assert (await page.state())["locale"] == "fr"
    for who, used in (("Alice", "bonjour"), ("Bob", "hello")):
        assert (await page.state(who))["messages"][-1]["used"] == used
    async with page.http.get(f"{page.d.url}/play/commands?as=Alice&in={page.table.id}") as response:
        offers = {c["name"]: c for c in await response.json()}
    assert offers["hello"]["shown"] == "bonjour"
    assert offers["hello"]["description"] == "Dire bonjour"
    assert [o["name"] for o in offers["colour"]["options"]] == ["shade", "name", "n"]


async def test_what_cannot_be_done_is_told(page: Page, bot: None) -> None:
    page.d.interactions.ack_timeout = 0.2
    await page.act("slash", command="show", options={})
    board = (await page.state())["messages"][-1]["id"]
    expected = [
        ("click", {"message": board, "custom_id": "unknown"}, "no-button"),
        ("click", {"message": "1", "custom_id": "more"}, "not-visible"),
        ("click", {"message": board, "custom_id": "press:nothing:0"}, "no-answer"),
        ("select", {"message": board, "custom_id": "pick:colour", "values": ["green"]}, "bad-choice"),
        ("slash", {"command": "unknown", "options": {}}, "no-command"),
        ("slash", {"command": "colour", "options": {"shade": "1", "name": "x", "n": "many"}}, "bad-option"),
        ("slash", {"command": "colour", "options": {}}, "missing-option"),
        ("say", {"text": "x" * 2001}, "refused"),
        ("join", {"name": " alice "}, "bad-name"),
    ]
    for do, more, error in expected:
        assert (await page.act(do, **more))["error"] == error, (do, more)


async def test_more_people(page: Page) -> None:
    joined = await page.act("join", name="  Dora   the third ")
    state = await page.state("dora the third")
    assert state["me"] == joined["person"]
    assert [p["name"] for p in state["people"]] == ["Alice", "Bob", "Dora the third"]
    assert [c["name"] for c in state["guilds"][0]["channels"]] == ["table-1"]


async def test_live_updates(page: Page) -> None:
    async with page.http.get(f"{page.d.url}/play/events") as stream:
        assert await stream.content.readline() == b"data: changed\n"
        await stream.content.readline()
        page.bob.say("hello", channel=page.table)
        assert await stream.content.readline() == b"data: changed\n"


async def test_a_plain_discord_has_no_page(page: Page) -> None:
    plain = Discord()
    await plain.start()
    async with page.http.get(plain.url) as response:
        assert response.status == 404
    await plain.stop()
