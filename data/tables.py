"""THE TABLE SERVICE, the only door between people and a match: lock, load, decide, save; all or nothing.

Every change is decided on a `Draft` and written in one transaction. Every refusal is an `IllegalAction`
whose message `no-<code>` says what is possible. Ids of people, channels and servers are Discord's.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import weakref
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from data import options as house
from data.draft import Draft
from data.options import Choice
from data.records import Change, ChannelBusy, Conflict, MessageRow, Record, SeatRow
from data.store import SqliteStore, Store
from data.table import Board, Entry, Look, Outcome, Person, Pressed, Table, entry
from rules import GAMES, funnel
from rules.core import Action, Game, IllegalAction, legal_actions
from rules.dice import Dice

R = TypeVar("R")
ATTEMPTS = 20
"""So often a change that another process got ahead of is decided again."""


def new_seed() -> str:
    """128 bits of luck."""
    return secrets.token_hex(16)


class Tables:
    """All tables of one database. `now` and `seed` can be injected for tests."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        *,
        now: Callable[[], float] = time.time,
        seed: Callable[[], str] = new_seed,
    ) -> None:
        self.store, self.games, self.now, self.seed = store, games, now, seed
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    @classmethod
    async def open(
        cls,
        path: str | Path,
        games: Mapping[str, Game[Any]] = GAMES,
        *,
        now: Callable[[], float] = time.time,
        seed: Callable[[], str] = new_seed,
    ) -> Tables:
        """The tables in this database file. Raises StoreError."""
        return cls(await SqliteStore.open(path), games, now=now, seed=seed)

    async def close(self) -> None:
        """Close the database."""
        await self.store.close()

    # the frame of every change -----------------------------------------------------------------------------

    async def change(self, table: int, decide: Callable[[Draft], R]) -> tuple[Draft, R]:
        """Decide on a fresh draft and save it: the draft as saved, and what `decide` gave.

        Raises what `decide` raises, and then changes nothing; IllegalAction: no-table, unreadable, try-again.
        """
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            for _ in range(ATTEMPTS):
                draft = await self.draft(table)
                result = decide(draft)
                if not draft.touched or await self._saved(draft):
                    return draft, result
        raise IllegalAction("try-again")

    async def _saved(self, draft: Draft) -> bool:
        try:
            await self.store.save(draft.close())
        except Conflict:
            return False
        except ChannelBusy:
            raise IllegalAction("channel-busy") from None
        draft.record.rev += 1
        return True

    async def draft(self, table: int) -> Draft:
        """The table as it is now, to be changed. Raises IllegalAction(no-table | unreadable)."""
        record = await self.store.load(table)
        if record is None:
            raise IllegalAction("no-table")
        return Draft(self.games, record, self.now())

    async def get(self, table: int) -> Table:
        """A snapshot. Raises IllegalAction(no-table | unreadable)."""
        record = await self.store.load(table)
        if record is None:
            raise IllegalAction("no-table")
        return Table(self.games, record)

    async def at(self, channel: int) -> Table | None:
        """The open table of a channel."""
        table = await self.store.open_at(channel)
        return None if table is None else await self.get(table)

    # the lobby ---------------------------------------------------------------------------------------------

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
        locale: str = "en",
        chosen: Mapping[str, str] | None = None,
    ) -> Table:
        """Open a lobby with its host in it.

        Raises IllegalAction: no-game, no-option, bad-option, bad-number, channel-busy.
        """
        kind = self._game(game)
        picked = {name: house.check(kind, name, value) for name, value in (chosen or {}).items()}
        now = self.now()
        record = Record(
            game=game,
            channel=channel,
            guild=guild,
            host=host.id,
            locale=locale,
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

    async def join(self, table: int, who: Person) -> Table:
        """Sit down. Raises IllegalAction: no-table, lobby-closed, already-joined, lobby-full."""

        def decide(draft: Draft) -> None:
            draft.require("lobby")
            seats = draft.record.seats
            if any(seat.user == who.id for seat in seats):
                raise IllegalAction("already-joined")
            if len(seats) >= draft.game.seats[-1]:
                raise IllegalAction("lobby-full", most=draft.game.seats[-1])
            seats.append(SeatRow(seat=len(seats), user=who.id, name=who.name))
            draft.touch()

        return await self._table(table, decide)

    async def _table(self, table: int, decide: Callable[[Draft], object]) -> Table:
        return (await self.change(table, decide))[0].table()

    async def _outcome(self, table: int, decide: Callable[[Draft], object]) -> Outcome:
        return (await self.change(table, decide))[0].outcome()

    async def leave(self, table: int, user: int) -> Table:
        """Get up again; the host hands the lobby on, the last one out ends it.

        Raises IllegalAction: no-table, lobby-closed, not-joined.
        """

        def decide(draft: Draft) -> None:
            draft.require("lobby")
            record = draft.record
            left = [seat for seat in record.seats if seat.user != user]
            if len(left) == len(record.seats):
                raise IllegalAction("not-joined")
            record.seats = [msgspec.structs.replace(seat, seat=i) for i, seat in enumerate(left)]
            if not left:
                record.status, record.why = "ended", "people"
            elif record.host == user and left[0].user is not None:
                record.host = left[0].user
            draft.touch()

        return await self._table(table, decide)

    async def configure(self, table: int, user: int, name: str, value: str) -> Table:
        """Choose an option. Raises IllegalAction: no-table, lobby-closed, not-host, no-option, bad-option."""

        def decide(draft: Draft) -> None:
            draft.require("lobby")
            if draft.record.host != user:
                raise IllegalAction("not-host")
            draft.record.chosen[name] = house.check(draft.game, name, value)
            draft.touch()

        return await self._table(table, decide)

    async def start(self, table: int, user: int) -> Outcome:
        """Draw the seats and begin.

        Raises IllegalAction: no-table, lobby-closed, not-joined, lobby-small, bad-option.
        """
        seed = self.seed()

        def decide(draft: Draft) -> None:
            draft.require("lobby")
            record = draft.record
            if all(seat.user != user for seat in record.seats):
                raise IllegalAction("not-joined")
            if len(record.seats) not in draft.game.seats:
                raise IllegalAction("lobby-small", least=draft.game.seats[0], have=len(record.seats))
            record.seats = _seated(record, seed)
            draft.deal(seed, house.freeze(draft.game, record.chosen))

        return await self._outcome(table, decide)

    # play --------------------------------------------------------------------------------------------------

    async def look(self, table: int, user: int | None) -> Look:
        """What this person may see and do; strangers see what is public. Raises IllegalAction("no-table")."""
        here = await self.get(table)
        return look(here, here.seat_of(user))

    async def press(
        self, table: int, ask: int, node: str, user: int, text: Mapping[str, str] | None = None
    ) -> Pressed:
        """Follow a button: a node of the funnel below one question. `text`: the free text of a leaf.

        Raises IllegalAction: no-table, not-started, paused, over, not-seated, not-your-turn, stale-ask, or
        what the game says of a free text.
        """

        def decide(draft: Draft) -> funnel.Node:
            here = _find(draft, user, ask, node)
            action = _whole(here, text)
            if action is not None:
                draft.answer(action)
            return here

        draft, here = await self.change(table, decide)
        outcome = draft.outcome() if draft.rows else None
        return Pressed(look=look(draft.table(), here.sample.seat), node=here, outcome=outcome)

    async def order(self, table: int, user: int, kind: str, code: str | None) -> Outcome:
        """Set a standing order, or clear it (None); an open question of that kind is answered at once.

        Raises IllegalAction: no-table, not-started, over, not-seated, bad-order.
        """

        def decide(draft: Draft) -> None:
            seat = draft.seat_of(user)
            draft.require("live", "paused")
            draft.actor = seat.seat
            draft.touch(face=False)
            if code is None:
                seat.standing.pop(kind, None)
                return
            if code not in draft.game.orders.get(kind, ()):
                raise IllegalAction("bad-order")
            seat.standing[kind] = code
            draft.answer_by_itself()

        return await self._outcome(table, decide)

    async def log(
        self, table: int, user: int | None, before: int | None = None, count: int = 15
    ) -> tuple[Entry, ...]:
        """A page of the log, newest first, as this person may read it: `count` rows before row `before`."""
        here = await self.get(table)
        last = here.n if before is None else min(before - 1, here.n)
        rows = await self.store.rows(table, max(0, last - count + 1), last)
        seat = here.seat_of(user)
        return tuple(entry(here.game, row, seat) for row in reversed(rows))

    # what is shown -----------------------------------------------------------------------------------------

    async def lagging(self) -> list[int]:
        """Tables whose newest face was not shown, or with a mention due."""
        return await self.store.lagging(self.now())

    async def unshown(self, table: Table) -> tuple[Entry, ...]:
        """What everybody may read of the rows that were not shown yet, oldest first."""
        if table.shown_n >= table.n:
            return ()
        rows = await self.store.rows(table.id, table.shown_n + 1, table.n)
        return tuple(entry(table.game, row, None) for row in rows)

    async def claim(self, table: int) -> tuple[int, ...]:
        """The people to mention now. They count as mentioned from here on, so nobody is mentioned twice."""

        def decide(draft: Draft) -> tuple[int, ...]:
            due = [s for s in draft.record.seats if s.call == "due" and (s.call_at or 0) <= draft.now]
            for seat in due:
                seat.call = "done"
                draft.touch(face=False)
            return tuple(seat.user for seat in due if seat.user is not None)

        return (await self.change(table, decide))[1]

    async def unclaim(self, table: int, users: Collection[int]) -> None:
        """The mention certainly did not reach them: it is due again, if they are still asked."""

        def decide(draft: Draft) -> None:
            for seat in draft.record.seats:
                if seat.user in users and seat.call == "done":
                    seat.call = "due"
                    draft.touch(face=False)

        await self.change(table, decide)

    async def shown(self, table: Table, board: Board | None = None) -> None:
        """This snapshot was shown, in this message; showing an older one changes nothing."""
        await self.store.shown(table.id, table.face, table.n)
        if board is not None:
            await self.remember(table.id, "board", board)

    async def board(self, table: int) -> Board | None:
        """The table's newest board message."""
        found = await self.recall(table, "board")
        return found[-1] if found else None

    async def remember(self, table: int, kind: str, message: Board) -> None:
        """Keep a message that shows something of the table: `board`, `vote:<id>`, `dm:<user>`, ..."""
        row = MessageRow(kind=kind, channel=message.channel, message=message.message, at=message.at)
        await self.store.remember(table, row)

    async def recall(self, table: int, kind: str) -> list[Board]:
        """The messages of this kind, oldest first."""
        rows = await self.store.messages(table, kind)
        return [Board(channel=row.channel, message=row.message, at=row.at) for row in rows]

    async def drop(self, table: int, kind: str, message: int) -> None:
        """Forget a message."""
        await self.store.drop(table, kind, message)

    async def lease(self, holder: str, seconds: float = 30) -> bool:
        """Become or stay the one process that looks after the clock; False while another one is."""
        now = self.now()
        return await self.store.lease("clock", holder, now, now + seconds)

    async def backup(self, path: str | Path) -> None:
        """A complete copy of the database while everything goes on."""
        await self.store.backup(Path(path))


def look(table: Table, seat: int | None) -> Look:
    """The table from one seat, or from none."""
    return Look(
        table=table,
        seat=seat,
        view=table.view(seat) if table.n >= 0 else None,
        ask=table.ask(seat) if table.n >= 0 else None,
        root=table.funnel(seat) if table.n >= 0 else None,
        due=table.due(seat) if seat is not None else None,
    )


def _seated(record: Record, seed: str) -> list[SeatRow]:
    """The seats in their final order: as people joined, or drawn by the seed."""
    people = list(record.seats)
    if record.chosen["seating"] == "drawn":
        Dice(seed=f"{seed}:seats").shuffle(people)
    return [msgspec.structs.replace(person, seat=i) for i, person in enumerate(people)]


def _find(draft: Draft, user: int, ask: int, node: str) -> funnel.Node:
    """What a button of this person means now. Raises IllegalAction with what is possible instead."""
    seat = draft.seat_of(user).seat
    draft.require("live")
    asks = draft.asks()
    if seat not in asks or asks[seat].id != ask:
        theirs = any(other.id == ask for other in asks.values())
        raise IllegalAction(
            "not-your-question" if theirs else "stale-ask" if seat in asks else "not-your-turn"
        )
    here = funnel.find(funnel.build(legal_actions(draft.state, seat)), node)
    if here is None:
        raise IllegalAction("stale-ask")
    return here


def _whole(node: funnel.Node, text: Mapping[str, str] | None) -> Action | None:
    """The action of a leaf, with its free text; None while something is still to be said."""
    action = node.action
    if action is None or not action.OPEN:
        return action
    if text is None or not text.keys() >= action.OPEN:
        return None
    return msgspec.structs.replace(action, **{field: text[field] for field in action.OPEN})
