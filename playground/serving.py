"""The playground as a person starts it: a page, a furnished world, and the bot as a child."""

import asyncio
import signal
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path

from playground.keep import Keeper
from playground.page import Playground
from playground.permissions import MODERATOR
from playground.process import BotProcess

SERVER = "Backroom Club"
CHANNELS = ("lobby", "table-1", "table-2")
PEOPLE = ("Alice", "Bob", "Carol")
_MODERATOR = "Mia"


async def serve(
    *,
    port: int = 8844,
    command: Sequence[str],
    env: Mapping[str, str] | None = None,
    people: Sequence[str] = PEOPLE,
    keep: Path | None = None,
) -> None:
    """Run the playground and, as its child, the bot (`command`, with `env` on top of our environment).

    With `keep` the world is what that file holds, and is written there. Prints the address and serves until
    SIGINT or SIGTERM. Raises OSError if the port is taken.
    """
    ended = asyncio.Event()
    for sig in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sig, ended.set)
    playground = Playground()
    await playground.start(port)
    keeper = _keeper(playground, keep) if keep else None
    if not keeper or not keeper.restore():
        furnish(playground, people)
    if keeper:
        keeper.start()
    playground.process = bot = BotProcess(playground, command, env=env, echo=True)
    try:
        print(f"Playground: open {playground.url}/ in a browser; Ctrl+C ends it.", flush=True)
        await bot.launch()
        await ended.wait()
    finally:
        await bot.stop()
        await playground.stop()
        if keeper:
            await keeper.stop()


def _keeper(playground: Playground, path: Path) -> Keeper | None:
    try:
        return Keeper(playground, path)
    except sqlite3.Error as error:
        print(f"The playground is not kept: {path} cannot be used ({error}).", flush=True)
        return None


def furnish(playground: Playground, people: Sequence[str]) -> None:
    """The world that a new user finds: one server, its channels, these people and a moderator."""
    club = playground.guild(SERVER)
    for channel in CHANNELS:
        club.channel(channel)
    for name in people:
        playground.person(name, club)
    playground.person(_MODERATOR, club, permissions=MODERATOR)
