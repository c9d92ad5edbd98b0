from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.server import Discord
from tests.e2e.club import Club
from tests.support.openapi import openapi


@pytest.fixture
async def d() -> AsyncIterator[Discord]:
    """A running Discord; whatever the bot asked of it must have been allowed."""
    discord = Discord(validator=openapi())
    await discord.start()
    yield discord
    await discord.stop()
    assert discord.problems == []
    assert discord.missing == []


@pytest.fixture
async def club(d: Discord, tmp_path: Path) -> AsyncIterator[Club]:
    """The same with people and a connected bot in a process of its own, which must end well."""
    club = Club(d, tmp_path / "backroom.sqlite3")
    await club.bot.start()
    yield club
    assert await club.bot.stop() == 0
    assert not [line for line in club.bot.lines if "Traceback" in line or "ERROR" in line]
