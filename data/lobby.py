"""Before the first move: who sits down, and what is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from data import options as house
from data.draft import Draft
from data.frame import Frame
from data.options import Choice
from data.records import Change, ChannelBusy, Record, SeatRow
from data.table import Outcome, Person, Table
from rules.core import Game, IllegalAction, Rematching
from rules.dice import Dice


class Lobby(Frame):
    """The part of the table service that opens tables and starts them."""

    def choices(self, game: str) -> tuple[Choice, ...]:
        """What can be chosen in a lobby of this game. Raises IllegalAction("no-game")."""
        return house.choices(self._game(game))

    def _game(self, name: str) -> Game[Any]:
        if name not in self.games:
            raise IllegalAction("no-game")
        return self.games[name]

    async def create(
        self,
        game: str,
        *,
        channel: int,
        guild: int,
        host: Person,
        locale: str | None = None,
        chosen: Mapping[str, str] | None = None,
    ) -> Table:
        """Open a lobby with its host in it. `locale` None: the server's.

        Raises IllegalAction: no-game, no-option, bad-value, bad-number, channel-not-allowed,
        too-many-tables, channel-busy.
        """
        kind = self._game(game)
        server = await self.server(guild)
        if server.channels and channel not in server.channels:
            raise IllegalAction("channel-not-allowed")
        if len(await self.store.tables_of(guild)) >= server.most_tables:
            raise IllegalAction("too-many-tables", most=server.most_tables)
        wanted = {"pace": server.pace, **(chosen or {})}
        picked = {name: house.check(kind, name, value) for name, value in wanted.items()}
        now = self.now()
        record = Record(
            game=game,
            channel=channel,
            guild=guild,
            host=host.id,
            locale=locale or server.locale or "en",
            chosen={**house.defaults(kind), **picked},
            created=now,
            changed=now,
            seats=[SeatRow(seat=0, user=host.id, name=host.name)],
        )
        return await self.add(record)

    async def add(self, record: Record) -> Table:
        """Save a new table. Raises IllegalAction("channel-busy")."""
        try:
            [table] = await self.store.save(Change(record=record))
        except ChannelBusy:
            raise IllegalAction("channel-busy") from None
        return await self.get(table)

    async def rematch(self, table: int, user: int, swap: bool = False) -> Table:
        """A new lobby like a finished table, its people already in it; `swap`: each one seat further.

        Raises IllegalAction: no-table, not-over, not-seated, channel-busy.
        """
        draft = await self.draft(table)
        old = draft.record
        if old.status not in ("over", "ended"):
            raise IllegalAction("not-over")
        draft.seat_of(user)
        people = [seat for seat in old.seats if seat.user is not None]
        if swap:
            people = people[-1:] + people[:-1]
        now = self.now()
        record = Record(
            game=old.game,
            channel=old.channel,
            guild=old.guild,
            host=user,
            locale=old.locale,
            chosen={
                **house.defaults(draft.game),
                **old.chosen,
                **_again(draft, swap=swap),
                "seating": "joined",
            },
            created=now,
            changed=now,
            seats=[SeatRow(seat=i, user=s.user, name=s.name) for i, s in enumerate(people)],
        )
        return await self.add(record)

    async def join(self, table: int, who: Person) -> Table:
        """Sit down. Raises IllegalAction: no-table, lobby-closed, already-joined, lobby-full."""

        async def decide(draft: Draft) -> None:
            draft.require("lobby")
            seats = draft.record.seats
            if any(seat.user == who.id for seat in seats):
                raise IllegalAction("already-joined")
            if len(seats) >= draft.game.seats[-1]:
                raise IllegalAction("lobby-full", most=draft.game.seats[-1])
            seats.append(SeatRow(seat=len(seats), user=who.id, name=who.name))
            draft.touch()

        return await self.table_after(table, decide)

    async def leave(self, table: int, user: int) -> Table:
        """Get up again; the host hands the lobby on, the last one out ends it.

        Raises IllegalAction: no-table, lobby-closed, not-joined.
        """

        async def decide(draft: Draft) -> None:
            draft.require("lobby")
            draft.leave(user)

        return await self.table_after(table, decide)

    async def configure(self, table: int, user: int, name: str, value: str) -> Table:
        """Choose an option.

        Raises IllegalAction: no-table, lobby-closed, not-host, no-option, bad-value, bad-number.
        """

        async def decide(draft: Draft) -> None:
            draft.require("lobby")
            if draft.record.host != user:
                raise IllegalAction("not-host")
            draft.record.chosen[name] = house.check(draft.game, name, value)
            draft.touch()

        return await self.table_after(table, decide)

    async def start(self, table: int, user: int) -> Outcome:
        """Draw the seats and begin.

        Raises IllegalAction: no-table, lobby-closed, not-joined, lobby-small, bad-option.
        """
        seed = self.seed()

        async def decide(draft: Draft) -> None:
            draft.require("lobby")
            record = draft.record
            if all(seat.user != user for seat in record.seats):
                raise IllegalAction("not-joined")
            if len(record.seats) not in draft.game.seats:
                raise IllegalAction("lobby-small", least=draft.game.seats[0], have=len(record.seats))
            record.seats = _seated(record, seed)
            draft.deal(seed, house.freeze(draft.game, record.chosen))

        return await self.outcome_of(table, decide)


def _again(draft: Draft, *, swap: bool) -> Mapping[str, str]:
    """What the game changes for a rematch of the same people, all of them; nothing for a game never dealt."""
    game, old = draft.game, draft.record
    whole = old.last is not None and all(seat.user is not None for seat in old.seats)
    return game.rematch(draft.state, swap=swap) if whole and isinstance(game, Rematching) else {}


def _seated(record: Record, seed: str) -> list[SeatRow]:
    """The seats in their final order: as people joined, or drawn by the seed."""
    people = list(record.seats)
    if record.chosen["seating"] == "drawn":
        Dice(seed=f"{seed}:seats").shuffle(people)
    return [msgspec.structs.replace(person, seat=i) for i, person in enumerate(people)]
