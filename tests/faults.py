"""All that Discord can do wrong, at every place where the bot sends: `python -m tests.faults [--quick]`.

For each fault at each place a person plays on while it strikes. Afterwards the move must be there exactly
once, the board must come back by itself, and whoever is asked must be able to go on. The last line is
`N faults, M presses, K failures`.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from data.table import Table
from playground.interactions import Interaction
from playground.people import Person
from playground.permissions import Permission
from playground.server import Discord
from tests.e2e.inside import Inside, inside
from tests.support.hall import Hall, Place

PATIENCE = 400
"""Looks of 25 ms at a board before it counts as lost; the library waits some seconds before it retries."""


class Site(NamedTuple):
    """A request of the bot, as method and path."""

    name: str
    method: str
    path: str


class Fault(NamedTuple):
    """What happens to it, `times` times. `code`: Discord's error; else a status, or a cut connection."""

    name: str
    code: int | None = None
    status: int | None = None
    after: bool = False
    limited: bool = False
    overall: bool = False
    times: int = 1


SITES = (
    Site("acknowledge", "POST", r"/interactions/.*/callback"),
    Site("private answer", "PATCH", r"/webhooks/.*/messages/@original"),
    Site("board post", "POST", r"/channels/\d+/messages$"),
    Site("board edit", "PATCH", r"/channels/\d+/messages/\d+$"),
    Site("board removal", "DELETE", r"/channels/\d+/messages/\d+$"),
    Site("open a direct message", "POST", r"/users/@me/channels$"),
    Site("who is still here", "GET", r"/guilds/\d+/members/\d+$"),
)
FAULTS = (
    Fault("missing access", code=50001),
    Fault("missing permission", code=50013),
    Fault("direct messages closed", code=50007),
    Fault("message gone", code=10008),
    Fault("thread archived", code=50083),
    Fault("old message quota", code=30046, times=5),  # as often as the library tries
    Fault("token expired", code=50027),
    Fault("answered twice", code=40060),
    Fault("unknown interaction", code=10062),
    Fault("route limit", limited=True),
    Fault("global limit", limited=True, overall=True),
    Fault("500", status=500),
    Fault("502 with effect", status=502, after=True),
    Fault("503", status=503),
    Fault("connection cut"),
    Fault("connection cut with effect", after=True),
)
PERMISSIONS = (Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES, Permission.ATTACH_FILES)


class Trial:
    """One club, one table after the other, and what went wrong."""

    def __init__(self, club: Inside, rng: random.Random) -> None:
        self.club = club
        self.room = Hall(club.d, club.tables, rng)
        self.room.guild = club.guild
        self.people = [club.alice, club.bob]
        self.room.members = {int(p.id): p for p in (club.alice, club.bob, club.carol)}
        self.faults = self.presses = 0
        self.failures: list[str] = []

    async def place(self) -> tuple[Place, Table]:
        """A running table: the one that is there, or a new one."""
        for place in self.room.places[-1:]:
            table = await self.club.tables.get(place.table)
            if table.asked():
                return place, table
        place = await self.room.open("bill", self.people)
        return place, await self.club.tables.get(place.table)

    async def strike(self, site: Site, fault: Fault) -> None:
        """Let a fault strike while somebody plays."""
        if fault.limited:
            self.club.d.faults.rate_limit(site.path, is_global=fault.overall)
        elif fault.code is not None:
            self.club.d.faults.fail(site.method, site.path, code=fault.code, times=fault.times)
        elif fault.status is not None:
            self.club.d.faults.fail(site.method, site.path, fault.status, after=fault.after)
        else:
            self.club.d.faults.cut(site.method, site.path, after=fault.after)
        await self.live_through(f"{fault.name} at {site.name}")

    async def live_through(
        self,
        what: str,
        during: Callable[[Place], Awaitable[None]] | None = None,
        ending: Callable[[Place], None] | None = None,
    ) -> None:
        """Play one move while something is wrong, then see that nothing is.

        `ending`: takes back what `during` did; Discord tells the bot of it, and nothing else may be needed.
        """
        self.faults += 1
        place, before = await self.place()
        chosen = self.room.choose(place, before)
        if during is not None:
            await during(place)
        await self._press(place, chosen)
        await self._settled(place)
        self.club.d.faults.clear()
        if ending is not None:
            ending(place)
        if (await self._moves(place, before)) == 0:
            again = await self._press(place, chosen)
            if not await _answered(again):
                self.failures.append(f"{what}: the same button is silent afterwards")
        if (made := await self._moves(place, before)) != 1:
            self.failures.append(f"{what}: {made} moves instead of one")
        await self._heal(place, what, looks=ending is None)

    async def _press(self, place: Place, chosen: tuple[int, object, dict[str, object]]) -> Interaction:
        self.presses += 1
        pressed = self.room.send(place, *chosen)  # pyright: ignore[reportArgumentType]
        await _answered(pressed, 2.0)
        return pressed

    async def _moves(self, place: Place, before: Table) -> int:
        table = await self.club.tables.get(place.table)
        rows = await self.club.tables.store.rows(place.table, before.n + 1, table.n)
        return sum(row.by == "player" for row in rows)

    async def _settled(self, place: Place) -> None:
        """Wait until the board is up to date or the bot has given up for now."""
        for _ in range(PATIENCE):
            table = await self.club.tables.get(place.table)
            if table.shown_face >= table.face or place.table in self.club.house.outbox.troubles:
                return
            await asyncio.sleep(0.025)

    async def _heal(self, place: Place, what: str, *, looks: bool) -> None:
        """The board comes back by itself, and somebody can go on. `looks`: the clock goes on meanwhile."""
        table = await self.club.tables.get(place.table)
        for _ in range(PATIENCE):
            if table.shown_face >= table.face:
                break
            if looks:
                await self.club.house.outbox.catch_up()
            await asyncio.sleep(0.025)
            table = await self.club.tables.get(place.table)
        else:
            self.failures.append(f"{what}: the board does not come back")
            await self.club.house.outbox.hope()
        await self.club.house.outbox.settle()
        if table.asked():
            user = table.user_of(table.asked()[0])
            assert user is not None
            if not await _answered(self.room.look(place, user)):
                self.failures.append(f"{what}: the one who is asked cannot see it")

    # what is more than one request -------------------------------------------------------------------------

    def wider(self) -> Iterator[tuple[str, Callable[[Place], Awaitable[None]]]]:
        """Faults of the connection and of the server."""
        gateway = self.club.d.gateway

        async def drop(_: Place) -> None:
            await gateway.drop(4000)
            await self._connected()

        async def reset(_: Place) -> None:
            gateway.reset()
            await self._connected()

        async def reconnect(_: Place) -> None:
            gateway.ask_reconnect()
            await self._connected()

        async def invalid(_: Place) -> None:
            gateway.invalidate(resumable=False)
            await self._connected()

        async def deleted(place: Place) -> None:
            for board in await self.club.tables.recall(place.table, "board"):
                message = place.channel.messages.get(str(board.message))
                if message is not None:
                    self.club.d.messages.delete(message)

        yield "connection dropped", drop
        yield "connection reset", reset
        yield "asked to reconnect", reconnect
        yield "session invalid", invalid
        yield "board deleted", deleted

    async def silence(self, permission: Permission) -> None:
        """Take a permission away until the bot has noticed, then give it back."""

        async def taken(place: Place) -> None:
            place.channel.deny(self.club.d.bot, permission)

        def given(place: Place) -> None:
            place.channel.reset_permissions(self.club.d.bot)

        await self.live_through(f"without {permission.name} for a while", taken, given)

    async def _connected(self) -> None:
        async with asyncio.timeout(20):
            await asyncio.sleep(0.1)
            while not self.club.d.gateway.online:
                await asyncio.sleep(0.02)


async def _answered(pressed: Interaction, seconds: float = 10.0) -> bool:
    try:
        await asyncio.wait_for(pressed.done.wait(), seconds)
    except TimeoutError:
        return False
    return True


async def trial(quick: bool, seed: str) -> Trial:
    """Run it all."""
    with tempfile.TemporaryDirectory() as folder:
        d = Discord()
        await d.start()
        try:
            async with inside(d, Path(folder) / "faults.sqlite3", luck=f"faults {seed}") as club:
                for person in (club.alice, club.bob):
                    await _wants_copies(club, person)
                one = Trial(club, random.Random(seed))
                pairs = [(site, fault) for site in SITES for fault in FAULTS]
                for site, fault in pairs[::7] if quick else pairs:
                    await one.strike(site, fault)
                for what, during in one.wider():
                    await one.live_through(what, during)
                for permission in PERMISSIONS:
                    await one.silence(permission)
                return one
        finally:
            await d.stop()


async def _wants_copies(club: Inside, person: Person) -> None:
    await club.tables.people.change(int(person.id), "dm", "true")


def main(argv: Sequence[str] | None = None) -> int:
    """0 when nothing failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--quick", action="store_true", help="every seventh fault")
    args = parser.parse_args(argv)
    logging.disable(logging.CRITICAL)
    done = asyncio.run(trial(args.quick, args.seed))
    for failure in done.failures:
        print(failure)
    print(f"{done.faults} faults, {done.presses} presses, {len(done.failures)} failures")
    return 1 if done.failures else 0


if __name__ == "__main__":
    sys.exit(main())
