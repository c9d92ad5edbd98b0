import json
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground.people import Person
from playground.permissions import MODERATOR
from playground.process import BotProcess, InProcess
from playground.server import Discord
from playground.world import Channel, Guild
from tests.playground.tiny_bot import TinyBot
from tests.support.openapi import openapi

TINY = [sys.executable, str(Path(__file__).with_name("tiny_bot.py"))]


class Asking:
    """The bot's side of REST without a bot: requests that name their token themselves."""

    def __init__(self, d: Discord, http: aiohttp.ClientSession) -> None:
        self.d = d
        self.http = http

    async def __call__(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        files: Mapping[str, tuple[str, bytes]] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> tuple[int, Any]:
        """The status and the body of the answer."""
        data = None
        if files:
            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body), content_type="application/json")
            for index, (name, content) in files.items():
                data.add_field(f"files[{index}]", content, filename=name)
        headers = {"Authorization": "Bot loopback", **(headers or {})}
        kwargs: dict[str, Any] = {"data": data} if files else {"json": body} if body is not None else {}
        async with self.http.request(
            method, f"{self.d.url}/api/v10{path}", headers=headers, **kwargs
        ) as response:
            return response.status, await response.json() if response.status != 204 else None


class Club:
    """A server with one table and three people."""

    def __init__(self, d: Discord) -> None:
        self.d = d
        self.guild: Guild = d.guild("Club")
        self.table: Channel = self.guild.channel("table-1")
        self.alice: Person = d.person("Alice", self.guild, locale="fr")
        self.bob: Person = d.person("Bob", self.guild)
        self.mia: Person = d.person("Mia", self.guild, permissions=MODERATOR)


@pytest.fixture
async def d() -> AsyncIterator[Discord]:
    """A running Discord; whatever it was asked must have been allowed."""
    discord = Discord(validator=openapi())
    await discord.start()
    yield discord
    await discord.stop()
    assert discord.problems == []
    assert discord.missing == []


@pytest.fixture
async def ask() -> AsyncIterator[Asking]:
    """A running Discord, asked by hand, also for what no bot may ask; but its answers must be right."""
    discord = Discord(validator=openapi())
    await discord.start()
    async with aiohttp.ClientSession() as http:
        yield Asking(discord, http)
    await discord.stop()
    assert [problem for problem in discord.problems if problem.of == "answer"] == []


@pytest.fixture
async def club(d: Discord) -> AsyncIterator[Club]:
    """The same with people and a connected bot in this process, which starts in no time."""
    club = Club(d)
    async with InProcess(d, TinyBot()):
        yield club


@pytest.fixture
async def child(d: Discord) -> AsyncIterator[BotProcess]:
    """The same bot in a process of its own."""
    bot = BotProcess(d, TINY)
    await bot.start()
    yield bot
    await bot.stop()
