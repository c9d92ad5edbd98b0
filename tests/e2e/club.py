"""A server of the loopback Discord with people, and the real bot as a child process.

The same test meets the same games each time; with another LUCK in the environment it meets others.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

from data.words import Words
from playground.messages import Message
from playground.people import Person, Result
from playground.permissions import MODERATOR
from playground.process import BotProcess
from playground.server import Discord
from playground.world import Channel, Guild

ROOT = Path(__file__).parents[2]
GUARD = 5000
"""More clicks than any game takes."""


def luck_of(database: Path) -> str:
    """What the seeds of a test follow from: the name of the test, after which pytest names its folder."""
    return f"{database.parent.name} {os.environ.get('LUCK', '')}"


class Club:
    """People around one channel. `words` is how the table speaks."""

    def __init__(self, d: Discord, database: Path, locale: str = "en-US") -> None:
        self.d = d
        self.guild: Guild = d.guild("Club")
        self.channel: Channel = self.guild.channel("table-1")
        self.alice: Person = d.person("Alice", self.guild, locale=locale)
        self.bob: Person = d.person("Bob", self.guild, locale=locale)
        self.carol: Person = d.person("Carol", self.guild, locale=locale)
        self.mia: Person = d.person("Mia", self.guild, permissions=MODERATOR)
        self.database = database
        env = {"BACKROOM_DB": str(database), "LUCK": luck_of(database)}
        self.bot = BotProcess(d, [sys.executable, "-m", "tests.support.seeded"], env=env, cwd=ROOT)
        self.words = Words(locale.partition("-")[0])

    def label(self, code: str) -> str:
        """The words on a button."""
        return self.words(code)

    def board(self) -> Message:
        """The newest public message with a *My seat* button, or the lobby."""
        found = [m for m in self.alice.feed(self.channel) if m.visible_to is None]
        return found[-1]

    async def until(self, wanted: Callable[[Message], object], timeout: float = 10.0) -> Message:
        """The public message that is as wanted."""
        return await self.carol.wait(wanted, channel=self.channel, timeout=timeout)

    async def lobby(self, game: str, *others: Person) -> Message:
        """Alice opens a table, the others join."""
        await self.alice.slash(f"/{game} new", channel=self.channel)
        for n, person in enumerate(others, 2):
            lobby = await self.until(lambda m: self.label("ui-join") in m.buttons)
            await person.click(lobby, self.label("ui-join"))
            await self.until(lambda m, n=n: f"({n}," in m.text)
        return await self.until(lambda m: self.label("ui-join") in m.buttons)

    async def begin(self, game: str, *others: Person) -> Message:
        """The same, and the game starts: its first board."""
        await self.alice.click(await self.lobby(game, *others), self.label("ui-start"))
        return await self.until(self.is_board)

    async def called(self, person: Person, times: int) -> Message:
        """The board, once this person has been mentioned so often."""
        async with asyncio.timeout(10):
            while len(person.pings) < times:
                await asyncio.sleep(0.005)
        return await self.until(self.is_board)

    async def lone_board(self) -> Message:
        """The board, once it is the only one: the one before it goes after the new one has come."""
        async with asyncio.timeout(10):
            while len(boards := [m for m in self.carol.feed(self.channel) if self.is_board(m)]) != 1:
                await asyncio.sleep(0.005)
        return boards[0]

    def is_board(self, message: Message) -> bool:
        """Whether this is the board of a running game."""
        return self.label("ui-my-seat") in message.buttons and message.visible_to is None

    async def seat(self, person: Person) -> Result:
        """Open *My seat*, and skip the guide of a first turn."""
        shown = await person.click(await self.until(self.is_board), self.label("ui-my-seat"))
        skip = self.label("ui-guide-skip")
        return await self.turn(person, shown, skip) if skip in shown.message.buttons else shown

    async def turn(self, person: Person, shown: Result | Message, button: str) -> Result:
        """Press a button that changes the sheet it stands on, and wait until it has."""
        sheet = shown.message if isinstance(shown, Result) else shown
        before = (sheet.text, sheet.custom_ids)
        done = await person.click(sheet, button)
        async with asyncio.timeout(10):
            while sheet.exists and (sheet.text, sheet.custom_ids) == before:
                await asyncio.sleep(0.005)
        return done

    def plays(self, message: Message) -> list[str]:
        """The custom_ids of the buttons that play or lead to a play, without those that turn and go back."""
        aside = {self.label(code) for code in ("ui-back", "ui-previous", "ui-later")}
        return [
            button.custom_id
            for button in message.buttons.values()
            if button.custom_id.split(":")[0] in ("t", "c", "w") and button.label not in aside
        ]

    def is_asked(self, message: Message) -> bool:
        """Whether this private sheet asks something."""
        return bool(self.plays(message) or message.selects)

    async def press(self, person: Person, shown: Result | Message, label: str) -> Result:
        """Press a button of a private sheet, and say yes if it is asked about once more."""
        done = await self.turn(person, shown, label)
        sure = self.label("ui-do-it")
        return await self.turn(person, done, sure) if sure in done.message.buttons else done

    async def click_through(self, person: Person, shown: Result, rng: random.Random) -> Result:
        """Click at random through what is asked, up to one whole play."""
        before = _ask(shown.message)
        for _ in range(20):
            shown = await self._one(person, shown, rng)
            sure = self.label("ui-do-it")
            if sure in shown.message.buttons:
                shown = await self.turn(person, shown, sure)
            if _ask(shown.message) != before or not self.is_asked(shown.message):
                return shown
        raise AssertionError(f"no end of questions: {shown.message}")

    async def _one(self, person: Person, shown: Result, rng: random.Random) -> Result:
        message = shown.message
        if message.selects:
            select = rng.choice(message.selects)
            return await person.select(
                message, rng.choice(list(select.options.values())), which=select.custom_id
            )
        press = rng.choice(self.plays(message))
        if not press.startswith("w:"):
            return await self.turn(person, message, press)
        done = await person.click(message, press)
        assert done.modal is not None
        fields = [part["component"]["custom_id"] for part in done.modal["components"]]
        return await person.submit_modal(done, dict.fromkeys(fields, f"Word {rng.randrange(1000)}"))

    async def play_by_slash(self, person: Person, game: str = "bill") -> Result:
        """Take the first choice that typing offers."""
        first, *_ = await person.autocomplete(f"/{game} do", "what", "", channel=self.channel)
        done = await person.slash(f"/{game} do", channel=self.channel, what=first.value)
        sure = self.label("ui-do-it")
        return await self.turn(person, done, sure) if sure in done.message.buttons else done

    async def play_on(self, people: list[Person], rng: random.Random, most: int = GUARD) -> Message:
        """Everybody clicks at random, whoever is asked, until the game is over or `most` plays are done."""
        for _ in range(most):
            asked = await self.asked(people)
            if asked is None:
                return await self.until(lambda m: self.label("ui-again-0") in m.buttons)
            person, shown = asked
            while self.is_asked(shown.message):
                shown = await self.click_through(person, shown, rng)
        return self.board()

    async def asked(self, people: list[Person]) -> tuple[Person, Result] | None:
        """Somebody who is asked something, with their private sheet."""
        for person in people:
            shown = await self.seat(person)
            if self.is_asked(shown.message):
                return person, shown
        return None


def _ask(message: Message) -> str:
    """The number of the question that a private sheet puts."""
    ids = [i for i in message.custom_ids if i.split(":")[0] in ("t", "c", "w")]
    return ids[0].split(":")[2] if ids else ""
