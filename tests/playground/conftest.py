import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.people import Person
from playground.permissions import MODERATOR
from playground.process import BotProcess
from playground.server import Discord
from playground.world import Channel, Guild
from tests.support.openapi import openapi

TINY = [sys.executable, str(Path(__file__).with_name("tiny_bot.py"))]


class Club:
    """A server with one table, three people and a tiny bot."""

    def __init__(self, d: Discord) -> None:
        self.d = d
        self.guild: Guild = d.guild("Club")
        self.table: Channel = self.guild.channel("table-1")
        self.alice: Person = d.person("Alice", self.guild, locale="fr")
        self.bob: Person = d.person("Bob", self.guild)
        self.mia: Person = d.person("Mia", self.guild, permissions=MODERATOR)
        self.bot = BotProcess(d, TINY)


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
async def club(d: Discord) -> AsyncIterator[Club]:
    """The same with people and a connected bot in a process of its own."""
    club = Club(d)
    await club.bot.start()
    yield club
    await club.bot.stop()
