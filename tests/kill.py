"""kill -9 at every await of a move: `python -m tests.kill [--quick] [--points N] [--seed S]`.

A person presses a legal play; the bot dies at its k-th step after that, for k from the first to one past the
last; it starts again; the same old button is pressed once more. Then everything is compared: no move that was
answered is lost, none is there twice, nobody was called twice for one question, one board is left, the old
button acted or explained. The last line is `N points, M presses, K failures`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from cogs.press import Seat
from data.position import position
from data.table import Table
from data.tables import Tables
from playground.interactions import Interaction
from playground.server import Discord
from rules import GAMES
from tests.support.forge import Forge
from tests.support.hall import Hall, Place
from tests.support.seeded import seeds

POINTS = 240
QUICK = 16
LONGEST = 400
"""Steps after which a press is long over."""


class Harness:
    """One Discord, one database, and a bot that is killed again and again."""

    def __init__(self, d: Discord, room: Hall, forge: Forge, rng: random.Random) -> None:
        self.d, self.room, self.forge, self.rng = d, room, forge, rng
        self.points = self.presses = 0
        self.failures: list[str] = []
        self._old: list[tuple[Place, tuple[int, object, dict[str, object]]]] = []

    async def run(self, points: int) -> None:
        """So many deaths, over all games in turn."""
        await self.forge.start()
        places = {game: await self._fresh(game) for game in GAMES}
        step, games = 1, list(GAMES)
        while self.points < points:
            game = games[self.points % len(games)]
            table = await self.room.tables.get(places[game].table)
            if not table.asked():
                places[game] = await self._fresh(game)
                continue
            died = await self._point(game, places[game], table, step)
            step = step + 1 if died else 1
        await self._press_everything_old()

    async def _fresh(self, game: str) -> Place:
        return await self.room.open(game, [self.room.member(n) for n in range(GAMES[game].seats[0])])

    async def _point(self, game: str, place: Place, before: Table, step: int) -> bool:
        """One death, `step` steps after a press; False when the press was over before that."""
        where = f"{game}, row {before.n}, step {step}"
        pings = len(self.d.pings)
        chosen = self.room.choose(place, before)
        await self.forge.arm(step)
        first = self._press(place, chosen)
        died = await self._wait_for_death(first) or not await self.forge.arm(0)
        middle = await self.room.tables.get(place.table)
        if _was_told(first) and middle.n == before.n:
            self.failures.append(f"{where}: an answered move is lost")
        if died:
            await self.forge.start()
        await self._caught_up(place, where)
        second = self._press(place, chosen)
        if not await _answered(second):
            self.failures.append(f"{where}: the old button is silent")
        await self._caught_up(place, where)
        await self._compare(place, before, pings, where)
        self._old.append((place, chosen))
        self.points += 1
        return died

    def _press(self, place: Place, chosen: tuple[int, object, dict[str, object]]) -> Interaction:
        self.presses += 1
        return self.room.send(place, *chosen)  # pyright: ignore[reportArgumentType]

    async def _wait_for_death(self, pressed: Interaction) -> bool:
        """Until the bot has died, or has done all that it had to do."""
        for _ in range(600):
            if not self.forge.is_alive:
                return True
            if pressed.done.is_set() and self.d.rest.rests_for(0.25):
                return False
            await asyncio.sleep(0.01)
        return False

    async def _caught_up(self, place: Place, where: str) -> None:
        """Wait until the board shows the newest state."""
        for _ in range(1000):
            table = await self.room.tables.get(place.table)
            if table.shown_face >= table.face and self.d.rest.rests_for(0.05):
                return
            await asyncio.sleep(0.01)
        self.failures.append(f"{where}: the board was not brought up to date")

    async def _compare(self, place: Place, before: Table, pings: int, where: str) -> None:
        """The log, the calls and the channel after the press, the death and the second press."""
        after = await self.room.tables.get(place.table)
        rows = await self.room.tables.store.rows(place.table, before.n, after.n)
        own = [row for row in rows[1:] if row.by == "player"]
        if len(own) != 1:
            self.failures.append(f"{where}: {len(own)} moves instead of one")
        asked: Counter[int | None] = Counter()
        open_before = {ask.id for seat in before.asked() if (ask := before.ask(seat)) is not None}
        for row in rows[1:]:
            asks = {ask.id: seat for seat, ask in position(after.game, row.v, row.state).state.asks.items()}
            asked.update(after.user_of(seat) for ask, seat in asks.items() if ask not in open_before)
            open_before |= set(asks)
        for user, rung in Counter(int(ping.user_id) for ping in self.d.pings[pings:]).items():
            if rung > asked[user]:
                self.failures.append(f"{where}: called {rung} times for {asked[user]} questions")
        boards = await self.room.tables.recall(place.table, "board")
        if len(boards) != 1:
            self.failures.append(f"{where}: {len(boards)} boards are remembered")
        seen = [m for m in place.channel.messages.values() if Seat(place.table).id in m.custom_ids]
        if len([m for m in seen if m.visible_to is None]) != 1:
            self.failures.append(f"{where}: {len(seen)} boards stand in the channel")

    async def _press_everything_old(self) -> None:
        """Every button of the past still acts or explains."""
        for place, chosen in self._old:
            if not await _answered(self._press(place, chosen)):
                self.failures.append(f"an old button of table {place.table} is silent")


def _was_told(pressed: Interaction) -> bool:
    """Whether the person was told that their move was made."""
    message = pressed.message
    return message is not None and message.exists and bool(message.text) and not pressed.loading


async def _answered(pressed: Interaction) -> bool:
    try:
        await asyncio.wait_for(pressed.done.wait(), 10)
    except TimeoutError:
        return False
    return (
        bool(pressed.message and pressed.message.text) or bool(pressed.followups) or pressed.modal is not None
    )


async def harness(points: int, seed: str) -> Harness:
    """Run it all."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "kill.sqlite3"
        d = Discord()
        await d.start()
        tables = await Tables.open(database, seed=seeds(f"kill {seed}").__next__)
        forge = Forge(d, database)
        rng = random.Random(seed)
        try:
            await forge.open()
            one = Harness(d, Hall(d, tables, rng), forge, rng)
            await one.run(points)
            text = forge.log.read_text() if forge.log.exists() else ""
            one.failures += [f"the bot's log: {line}" for line in text.splitlines() if " ERROR " in line]
            return one
        finally:
            await forge.close()
            await tables.close()
            await d.stop()


def main(argv: Sequence[str] | None = None) -> int:
    """0 when nothing failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.kill", description=__doc__)
    parser.add_argument("--points", type=int, default=POINTS)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} points")
    args = parser.parse_args(argv)
    done = asyncio.run(harness(QUICK if args.quick else args.points, args.seed))
    for failure in done.failures:
        print(failure)
    print(f"{done.points} points, {done.presses} presses, {len(done.failures)} failures")
    return 1 if done.failures else 0


if __name__ == "__main__":
    sys.exit(main())
