"""A loopback Discord full of running tables, and people who press what is legal there."""

from __future__ import annotations

import itertools
import random
import resource
import sys
import tempfile
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from cogs.press import Pick, Seat, Written
from data.table import Board, Person, Table
from data.tables import Tables
from playground.interactions import Act, Interaction
from playground.messages import Message
from playground.people import Person as Member
from playground.process import BotProcess
from playground.server import Discord
from playground.world import Channel
from rules import GAMES, funnel
from tests.support.seeded import seeds

ROOT = Path(__file__).parents[2]
BUTTON = 2
BOARD = {"flags": 1 << 15, "components": [{"type": 10, "content": "board"}]}
"""A message as the bot posts them: components only."""
MOST = 500
"""Tables in one hall."""
TICK_MS = 10.0
"""Milliseconds in one of /proc's processor ticks."""


class Place(NamedTuple):
    """One table: its number, its channel and the message on which people press."""

    table: int
    channel: Channel
    message: Message


class Hall:
    """Tables of a database and of a Discord that belong together, and the bot that serves them."""

    def __init__(self, d: Discord, tables: Tables, rng: random.Random, bot: BotProcess | None = None) -> None:
        self.d, self.tables, self.rng, self._bot = d, tables, rng, bot
        self.guild = d.guild("Hall")
        self.members: dict[int, Member] = {}
        self.places: list[Place] = []
        self._numbers = itertools.count()

    @property
    def bot(self) -> BotProcess:
        """The bot that serves these tables."""
        assert self._bot is not None
        return self._bot

    def member(self, number: int) -> Member:
        """The person with this number on the server."""
        name = f"Person {number}"
        found = next((m for m in self.members.values() if m.name == name), None)
        if found is None:
            found = self.d.person(name, self.guild)
            self.members[int(found.id)] = found
        return found

    async def open(self, game: str, people: Sequence[Member]) -> Place:
        """Start a table in a channel of its own, as one that was shown before."""
        channel = self.guild.channel(f"table-{next(self._numbers)}")
        host, *others = (Person(int(m.id), m.name) for m in people)
        chosen = {"pace": "none"}
        table = await self.tables.create(
            game, channel=int(channel.id), guild=int(self.guild.id), host=host, chosen=chosen
        )
        for other in others:
            await self.tables.join(table.id, other)
        outcome = await self.tables.start(table.id, host.id)
        message = self.d.messages.post(channel, BOARD, {}, author=self.d.bot)
        await self.tables.claim(table.id)
        board = Board(channel=int(channel.id), message=int(message.id), at=self.tables.now())
        await self.tables.shown(outcome.table, board)
        self.places.append(Place(table.id, channel, message))
        return self.places[-1]

    def send(self, place: Place, user: int, act: Act, data: dict[str, Any]) -> Interaction:
        """One interaction of a person on the table's message."""
        member = self.members[user]
        return self.d.interactions.send(member.user, place.channel, act, data, source=place.message, name="")

    def look(self, place: Place, user: int) -> Interaction:
        """Open *My seat*."""
        data = {"custom_id": Seat(place.table).id, "component_type": BUTTON, "id": 1}
        return self.send(place, user, Act.COMPONENT, data)

    def play(self, place: Place, table: Table) -> Interaction:
        """Press a random legal play of whoever is asked first."""
        return self.send(place, *self.choose(place, table))

    def choose(self, place: Place, table: Table) -> tuple[int, Act, dict[str, Any]]:
        """What that press would be: who, how and what."""
        seat = table.asked()[0]
        ask, root, user = table.ask(seat), table.funnel(seat), table.user_of(seat)
        assert ask is not None
        assert root is not None
        assert user is not None
        leaf = self.rng.choice(list(funnel.leaves(root)))
        if leaf.sample.OPEN:
            parts = [_line(name, f"Word {self.rng.randrange(99)}") for name in leaf.sample.OPEN]
            pressed = Written(place.table, ask.id, leaf.id)
            return user, Act.MODAL, {"custom_id": pressed.id, "components": parts}
        pressed = Pick(place.table, ask.id, leaf.id)
        return user, Act.COMPONENT, {"custom_id": pressed.id, "component_type": BUTTON, "id": 1}

    def cpu_ms(self) -> float:
        """Processor time of the bot so far."""
        ticks = Path(f"/proc/{self.bot.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(ticks[11]) + int(ticks[12])) * TICK_MS

    def memory_mb(self) -> float:
        """Resident memory of the bot now."""
        pages = int(Path(f"/proc/{self.bot.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 2**20


def _line(name: str, text: str) -> dict[str, Any]:
    return {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": name, "value": text}}


@asynccontextmanager
async def hall(seed: str) -> AsyncGenerator[Hall]:
    """An empty hall; its bot is not started yet."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "hall.sqlite3"
        d = Discord()
        await d.start()
        tables = await Tables.open(database, GAMES, seed=seeds(seed).__next__)
        env = {"BACKROOM_DB": str(database), "BACKROOM_LOG": "WARNING"}
        bot = BotProcess(d, [sys.executable, "bot.py"], env=env, cwd=ROOT)
        try:
            room = Hall(d, tables, random.Random(seed), bot)
            by = Person(int(d.bot.id), "bench")
            await tables.servers.change(int(room.guild.id), by, "most_tables", str(MOST))
            yield room
        finally:
            await bot.stop()
            await tables.close()
            await d.stop()
