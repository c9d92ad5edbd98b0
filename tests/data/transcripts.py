"""Games over days with people as they are: prompt, slow, absent, clicking twice, leaving, asleep at night.

`simulate` plays one through the table service, shows it as the bot would, and notes who was mentioned when;
it raises Unfair for a mention too many, to the wrong person or in somebody's quiet hours, and for a table at
which nothing will ever happen again.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

import data.clock as arithmetic
from data.records import Settings
from data.table import Person, Table
from rules import funnel
from rules.core import Game, IllegalAction
from tests.data.house import HOUR, House
from tests.support.games import ALL

_EXPECTED = frozenset(
    {"stale-ask", "not-your-turn", "not-your-question", "paused", "over", "not-seated", "no-vote"}
)


class Unfair(AssertionError):
    """What the people at the table would complain about."""


class Count(msgspec.Struct):
    """What a simulation came to."""

    moves: int = 0
    mentions: int = 0
    reminders: int = 0
    votes: int = 0
    replaced: int = 0
    ended: str = ""


class Somebody:
    """One person: how often they look in, whether they ever stop, whether their finger slips."""

    def __init__(self, rng: random.Random, id: int) -> None:
        self.id = id
        self.patience = rng.choice([0.9, 0.5, 0.1])
        self.last_seen = rng.choice([None, None, None, rng.uniform(0, 200 * HOUR)])
        self.leaves = rng.choice([None, None, None, rng.uniform(0, 300 * HOUR)])
        self.clicks_twice = rng.random() < 0.3

    def is_here(self, since_start: float) -> bool:
        return all(end is None or since_start < end for end in (self.last_seen, self.leaves))


class Simulation:
    """One game; `seed` decides everything but the interleaving of two clicks at once."""

    def __init__(self, house: House, game: Game[Any], seed: str, steps: int) -> None:
        self.house, self.game, self.steps = house, game, steps
        self.rng = random.Random(seed)
        self.people: dict[int, Somebody] = {}
        self.called: Counter[tuple[int, int]] = Counter()
        self.reminded: Counter[tuple[int, float, float | None, int | None]] = Counter()
        self.quiet: dict[int, Settings] = {}
        self.count = Count()
        self.began = house.time

    async def run(self) -> Count:
        table = await self._sit_down()
        for _ in range(self.steps):
            self.house.time += self.rng.choice([60, 600, HOUR, 3 * HOUR, 9 * HOUR]) * self._hurry(table)
            await self._tick()
            await self._show(table.id)
            await self._people_act(table.id)
            await self._show(table.id)
            table = await self.house.tables.get(table.id)
            self._is_alive(table)
            if table.is_over or table.why == "silence":
                break
        self.count.ended = table.why or table.status
        return self.count

    def _hurry(self, table: Table) -> float:
        return 1 / 60 if table.pace == "live" else 1.0

    async def _newcomer(self) -> Person:
        user = 100 + len(self.people)
        self.people[user] = Somebody(self.rng, user)
        if self.rng.random() < 0.5:
            start = self.rng.randrange(1440)
            value = f"{start // 60}:{start % 60:02}-{(start + 480) % 1440 // 60}:{start % 60:02}"
            await self.house.tables.people.change(user, "quiet", value)
            await self.house.tables.people.change(
                user, "zone", self.rng.choice(["Europe/Paris", "America/New_York"])
            )
        self.quiet[user] = await self.house.tables.people.settings(user)
        return Person(user, f"P{user}")

    async def _sit_down(self) -> Table:
        chosen = {
            "pace": self.rng.choice(["live", "daily", "relaxed"]),
            "silence": self.rng.choice(["vote", "default"]),
        }
        host = await self._newcomer()
        table = await self.house.tables.create(self.game.name, channel=1, guild=1, host=host, chosen=chosen)
        for _ in range(self.rng.choice(self.game.seats) - 1):
            await self.house.tables.join(table.id, await self._newcomer())
        return (await self.house.tables.start(table.id, host.id)).table

    async def _tick(self) -> None:
        ticked = await self.house.tables.clock.tick()
        self.count.votes += len(ticked.votes)
        for reminder in ticked.reminders:
            table = await self.house.tables.get(reminder.table)
            self._awake(reminder.user, "reminded")
            ask = table.ask(reminder.seat)
            asked = ask and ask.id
            self._once(self.reminded, (reminder.user, reminder.part, reminder.due, asked), "reminder")
            if reminder.user != table.user_of(reminder.seat):
                raise Unfair(f"{reminder.user} was reminded of somebody else's seat")
            self.count.reminders += 1

    async def _show(self, number: int) -> None:
        """As the bot does it: who is to be called is called in the message that shows the newest state."""
        if number not in await self.house.tables.lagging():
            return
        table = await self.house.tables.get(number)
        for user in await self.house.tables.claim(number):
            seat = table.seat_of(user)
            if seat is None or seat not in table.asked():
                raise Unfair(f"{user} was mentioned without being asked")
            self._awake(user, "mentioned")
            ask = table.ask(seat)
            assert ask is not None
            self._once(self.called, (user, ask.id), "mention")
            self.count.mentions += 1
        await self.house.tables.shown(table)

    def _awake(self, user: int, what: str) -> None:
        settings = self.quiet[user]
        if arithmetic.after_quiet(self.house.time, settings.quiet, settings.zone) > self.house.time:
            raise Unfair(f"{user} was {what} in their quiet hours")

    def _once(self, notes: Counter[Any], what: tuple[Any, ...], name: str) -> None:
        notes[what] += 1
        if notes[what] > 1:
            raise Unfair(f"a second {name} for {what}")

    async def _people_act(self, number: int) -> None:
        table = await self.house.tables.get(number)
        for seat in table.seats:
            somebody = self.people.get(seat.user or 0)
            if seat.user is None:
                if self.rng.random() < 0.1 and not seat.out and table.is_open:
                    await self.house.tables.take(number, await self._newcomer(), seat.seat)
                    self.count.replaced += 1
            elif somebody and somebody.leaves is not None and self.house.time - self.began > somebody.leaves:
                await self.house.tables.mod.gone(number, seat.seat, seat.user)
            elif somebody and somebody.is_here(self.house.time - self.began):
                await self._acts(number, somebody)

    async def _acts(self, number: int, who: Somebody) -> None:
        if self.rng.random() > who.patience:
            return
        look = await self.house.tables.look(number, who.id)
        if look.root is None or look.ask is None:
            await self._votes(number, who, look.table)
            return
        leaf = self.rng.choice(list(funnel.leaves(look.root)))
        text = dict.fromkeys(leaf.sample.OPEN, "Onward")
        clicks = range(2 if who.clicks_twice else 1)
        press = (self.house.tables.press(number, look.ask.id, leaf.id, who.id, text) for _ in clicks)
        done = await asyncio.gather(*press, return_exceptions=True)
        for result in done:
            if isinstance(result, BaseException) and not _is_refusal(result):
                raise result
        effects = sum(not isinstance(result, BaseException) for result in done)
        if effects != 1:
            raise Unfair(f"{len(done)} clicks had {effects} effects")
        self.count.moves += 1

    async def _votes(self, number: int, who: Somebody, table: Table) -> None:
        seat = table.seat_of(who.id)
        for vote in table.votes:
            if seat in vote.voters and str(seat) not in vote.cast:
                choice = self.rng.choice([c for c in vote.choices if c != "end"])
                await self.house.tables.vote(number, vote.id, who.id, choice)
                return

    def _is_alive(self, table: Table) -> None:
        """Every question has a deadline, is put to the vote, or waits for somebody who is mentioned."""
        voted = {vote.seat for vote in table.votes}
        for seat in table.asked():
            if table.due(seat) is None and seat not in voted:
                raise Unfair(f"seat {seat} can keep everybody waiting for ever")
        if table.status == "live" and not table.asked():
            raise Unfair("nobody is asked anything")


def _is_refusal(error: BaseException) -> bool:
    return isinstance(error, IllegalAction) and error.code in _EXPECTED


async def simulate(
    path: Path, name: str, seed: str, steps: int, games: Mapping[str, Game[Any]] = ALL
) -> Count:
    """So many looks at one game of this name, on a new file. Raises Unfair."""
    house = await House(path, games).open()
    try:
        return await Simulation(house, games[name], seed, steps).run()
    finally:
        await house.close()
