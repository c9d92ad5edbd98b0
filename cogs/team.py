"""A team's private thread: for its people's own talk. Of the game the bot writes nothing into it, ever.

What is remembered makes every step safe to repeat: the thread, the sentence that greets in it, each person
let in, one after the other. A team is known by its seats: whoever takes one over reads on, and a moderator's
rewind that changes the teams gives them other threads.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING

import discord

from cogs import limits, panel, press
from cogs.call import Call, on
from cogs.sheet import Sheet
from cogs.transport import CUT
from data.table import Board, Table
from data.words import Marked
from rules.core import IllegalAction
from rules.phrase import Ref

if TYPE_CHECKING:
    from cogs.house import House

_log = logging.getLogger(__name__)
MATE = "mate"
ARCHIVED, MISSING_PERMISSIONS = 50083, 50013
Team = tuple[int, ...]


def _kind(team: Team) -> str:
    """Under which a team's thread is remembered."""
    return f"team:{'-'.join(map(str, sorted(team)))}"


def _team_of(table: Table, user: int) -> Team:
    """The team for which this person plays with somebody else; empty when there is none."""
    seat = table.seat_of(user)
    team = next((team for team in table.teams() if seat in team), ())
    people = table.playing(team)
    return team if user in people and len(people) > 1 else ()


class Teams:
    """Opens the threads of teams, and keeps those out who no longer belong there."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    def offers(self, table: Table, user: int) -> bool:
        """Whether this person's team can have a thread."""
        return table.is_open and bool(_team_of(table, user)) and self._channel(table) is not None

    def _channel(self, table: Table) -> discord.TextChannel | None:
        """Where the table is, if that is a place below which there can be private threads."""
        channel = self._house.get_channel(table.channel)
        return channel if isinstance(channel, discord.TextChannel) and not channel.is_news() else None

    def _lock(self, table: int) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    async def open(self, number: int, user: int) -> int:
        """The thread of this person's team, made if there is none, with them and whoever is new let in.

        Raises IllegalAction: over, not-seated, no-team, no-team-here, team-permissions, team-locked.
        """
        async with self._lock(number):
            table = await self._house.tables.get(number)
            if table.is_over:
                raise IllegalAction("over")
            if table.seat_of(user) is None:
                raise IllegalAction("not-seated")
            team, channel = _team_of(table, user), self._channel(table)
            if not team:
                raise IllegalAction("no-team")
            if channel is None:
                raise IllegalAction("no-team-here")
            _require(channel, "view_channel", "send_messages_in_threads")
            thread = await self._thread(table, team, channel)
            await self._greet(table, team, thread)
            await self._clear(table)
            await self._let_in(table, thread, [user, *(u for u in table.playing(team) if u != user)])
            return thread.id

    # the thread --------------------------------------------------------------------------------------------

    async def _thread(self, table: Table, team: Team, channel: discord.TextChannel) -> discord.Thread:
        """The thread, awake and under the name of whoever leads the team now."""
        name = limits.cut(
            self._house.tables.words(table)("ui-team-name", seat=Ref("seat", team[0])), limits.THREAD_NAME
        )
        thread = await self._found(table, team, channel)
        if thread is None:
            return await self._made(table, team, channel, name)
        if thread.locked:
            raise IllegalAction("team-locked", thread=Marked(thread.mention))
        if thread.archived or thread.name != name:
            await thread.edit(archived=False, name=name)
        return thread

    async def _found(self, table: Table, team: Team, channel: discord.TextChannel) -> discord.Thread | None:
        """The thread that is remembered; one that is gone, or not below this channel, is forgotten."""
        tables, found = self._house.tables, None
        for row in await tables.recall(table.id, _kind(team)):
            thread = await self._fetch(row.channel)
            if thread is not None and thread.parent_id == channel.id:
                found = thread
            else:
                await tables.drop(table.id, _kind(team), row.message)
        return found

    async def _fetch(self, thread: int) -> discord.Thread | None:
        """A thread, unless it is gone or the bot is no longer let into it."""
        try:
            found = await self._house.fetch_channel(thread)
        except (discord.NotFound, discord.Forbidden):
            return None
        return found if isinstance(found, discord.Thread) else None

    async def _made(
        self, table: Table, team: Team, channel: discord.TextChannel, name: str
    ) -> discord.Thread:
        _require(channel, "create_private_threads")
        thread = await self._orphan(table, channel, name) or await channel.create_thread(
            name=name, type=discord.ChannelType.private_thread, invitable=False
        )
        await self._remember(table, _kind(team), thread, 0)
        return thread

    async def _orphan(self, table: Table, channel: discord.TextChannel, name: str) -> discord.Thread | None:
        """A thread that was made just before the bot died, and that nobody was let into yet."""
        tables = self._house.tables
        known = {row.channel for team in table.teams() for row in await tables.recall(table.id, _kind(team))}
        for thread in await channel.guild.active_threads():
            ours = thread.parent_id == channel.id and thread.owner_id == channel.guild.me.id
            fresh = thread.is_private() and thread.message_count == 0 and thread.name == name
            if ours and fresh and thread.id not in known:
                return thread
        return None

    async def _remember(self, table: Table, kind: str, thread: discord.Thread, message: int) -> None:
        board = Board(channel=thread.id, message=message, at=self._house.tables.now())
        await self._house.tables.remember(table.id, kind, board)

    async def _greet(self, table: Table, team: Team, thread: discord.Thread) -> None:
        """Say once whom the thread is for, before anybody is let in."""
        tables, kind = self._house.tables, _kind(team)
        if any(row.message for row in await tables.recall(table.id, kind)):
            return
        words = self._house.words(table.locale, table)
        sheet = Sheet(self._house.faces[table.name].accent(None, None))
        sheet.text(words("ui-team-greeting", channel=Marked(f"<#{table.channel}>")))
        message = await thread.send(view=sheet, nonce=f"{table.id:x}.team")
        await self._remember(table, kind, thread, message.id)
        await tables.drop(table.id, kind, 0)

    # its people --------------------------------------------------------------------------------------------

    async def _let_in(self, table: Table, thread: discord.Thread, people: list[int]) -> None:
        """Let in the first of them in any case, of the others only who never was: who left may stay away."""
        known = await self._house.tables.recall(table.id, MATE)
        mates = {row.message for row in known if row.channel == thread.id}
        for user in (one for one in people if one == people[0] or one not in mates):
            await self._remember(table, MATE, thread, user)
            try:
                await thread.add_user(discord.Object(user))
            except discord.HTTPException as error:
                await self._house.tables.drop(table.id, MATE, user)
                if user == people[0]:
                    raise _reason(error) from error
                _log.info("a team mate at table %s cannot be let in: %s", table.id, error.code)

    async def tend(self, number: int) -> None:
        """Put those out who no longer play in the team. After the end a thread is its people's own."""
        if await self._house.tables.recall(number, MATE):
            async with self._lock(number):
                table = await self._house.tables.get(number)
                if table.is_open:
                    await self._clear(table)

    async def _clear(self, table: Table) -> None:
        tables = self._house.tables
        people = {
            row.channel: table.playing(team)
            for team in table.teams()
            for row in await tables.recall(table.id, _kind(team))
        }
        for mate in await tables.recall(table.id, MATE):
            if mate.message not in people.get(mate.channel, (mate.message,)) and await self._put_out(mate):
                await tables.drop(table.id, MATE, mate.message)

    async def _put_out(self, mate: Board) -> bool:
        """Put somebody out of a thread; whether they are not in it any more."""
        remove = self._house.http.remove_user_from_thread
        try:
            try:
                await remove(mate.channel, mate.message)
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
                await self._house.http.edit_channel(mate.channel, archived=False)
                await remove(mate.channel, mate.message)
        except discord.NotFound:
            return True
        except (discord.HTTPException, *CUT) as error:
            _log.warning("somebody stays in a team's thread for now: %s", error)
            return False
        return True


def _require(channel: discord.TextChannel, *names: str) -> None:
    """Raises IllegalAction("team-permissions") that names what the bot lacks there."""
    granted = channel.permissions_for(channel.guild.me)
    missing = [Ref("permission", name) for name in names if not getattr(granted, name)]
    if missing:
        raise IllegalAction("team-permissions", names=missing)


def _reason(error: discord.HTTPException) -> Exception:
    """Why somebody could not be let in: with all else granted, only managers may let people in."""
    if error.code == MISSING_PERMISSIONS:
        return IllegalAction("team-permissions", names=[Ref("permission", "manage_threads")])
    return error


@on(press.Team)
async def _meet(call: Call, pressed: press.Team) -> None:
    await meet(call, pressed.table)


async def meet(call: Call, number: int) -> None:
    """Show the way to the thread of the clicker's team."""
    thread = await call.house.teams.open(number, call.user.id)
    table = await call.house.tables.get(number)
    words = await call.words(table)
    notice = words("ui-team-thread", thread=Marked(f"<#{thread}>"))
    await panel.present(call, table, await panel.seat_sheet(call, table, notice=[notice]))
