"""The outbox: shows what the database holds and Discord does not show yet.

Safe to repeat, one writer per table. Nothing is queued: what is to be shown follows from the table itself, so
a crash, an outage or a burst of moves only means that the newest board is shown a little later. A hand-over
posts the board anew, at the bottom of the conversation, with one mention of those who are asked; everything
else edits it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import discord

from cogs import limits
from cogs.board import Called, Wishes, board_sheet, lobby_sheet
from cogs.copies import Copies
from cogs.permissions import missing_in
from cogs.sheet import Sheet
from cogs.transport import CUT
from data import clock
from data.records import StoreError, VoteRow
from data.table import Board, Table
from data.words import Marked, Words
from rules.core import IllegalAction
from rules.phrase import Ref

if TYPE_CHECKING:
    from cogs.house import House

_log = logging.getLogger(__name__)
CHANNEL_GONE = {10003, 10004}
MUST_POST = {10008, 30046, 50083, 50005}
"""Message gone, too old to be edited again and again, in an archived thread: a new one heals it."""
SLOTS = 8
"""So many tables are shown at once; under load the others gather what is new meanwhile."""
BAD_REQUEST, NOT_FOUND = 400, 404
PAUSES = (1.0, 3.0, 10.0)
"""Seconds to wait before trying again when Discord itself has trouble; then it is the clock's turn."""


def cannot_show(table: Table, words: Words, missing: Sequence[str]) -> str:
    """Which permission is missing where, in words."""
    names = [Ref("permission", name) for name in missing]
    code = "ui-cannot-show" if names else "ui-cannot-show-now"
    return words(code, game=words("game-title"), channel=Marked(f"<#{table.channel}>"), names=names)


class Trouble(NamedTuple):
    """Why a table cannot be shown for now. `missing`: permissions; empty when Discord does not answer."""

    missing: tuple[str, ...]
    tries: int
    until: float


ATTACH = "attach_files"
"""Without this permission a board is words alone."""


class Wish(NamedTuple):
    """What the next showing should do besides: mention people, or post the board anew."""

    call: frozenset[int] = frozenset()
    remind: frozenset[int] = frozenset()
    repost: bool = False

    def __or__(self, other: Wish) -> Wish:
        return Wish(self.call | other.call, self.remind | other.remind, self.repost or other.repost)


class Outbox:
    """Brings tables up to date in their channels."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._running: dict[int, asyncio.Task[None]] = {}
        self._wanted: dict[int, Wish] = {}
        self._attached: dict[int, Sequence[discord.Attachment]] = {}
        self._known: set[int] = set()
        self._closing = False
        self._slots = asyncio.Semaphore(SLOTS)
        self._copies = Copies(house)
        self._blind: dict[int, int] = {}
        self.troubles: dict[int, Trouble] = {}

    def poke(
        self, table: int, *, call: Iterable[int] = (), remind: Iterable[int] = (), repost: bool = False
    ) -> None:
        """Show this table soon. `call`, `remind`: people to mention besides those who are newly asked."""
        if not self._closing:
            self._wish(table, Wish(frozenset(call), frozenset(remind), repost))

    async def call_voters(self, table: Table, vote: VoteRow) -> None:
        """Show a new vote and mention those who are to be heard, but nobody in their quiet hours."""
        now = self._house.tables.now()
        users: list[int] = []
        for seat in vote.voters:
            user = table.user_of(seat)
            if user is not None and str(seat) not in vote.cast:
                settings = await self._house.tables.people.settings(user)
                if clock.after_quiet(now, settings.quiet, settings.zone) <= now:
                    users.append(user)
        self.poke(table.id, call=users)

    async def announce(self, table: Table, text: str) -> bool:
        """Write a line below the board that stays; whether that could be done."""
        sheet = Sheet()
        sheet.text(text)
        try:
            await self._house.get_partial_messageable(table.channel).send(view=sheet)
        except discord.HTTPException as error:
            _log.info("a line at table %s could not be written: %s", table.id, error.code)
            return False
        return True

    async def renew_copies(self, table: Table) -> None:
        """Replace what people were sent of a table, since something in it may no longer be read."""
        await self._copies.renew(table)

    def _wish(self, table: int, wish: Wish) -> None:
        self._wanted[table] = self._wanted.get(table, Wish()) | wish
        if table not in self._running:
            self._running[table] = asyncio.create_task(self._work(table), name=f"show-{table}")

    async def hope(self) -> None:
        """Something about permissions or channels has changed: try what was in trouble again."""
        for table, trouble in self.troubles.items():
            self.troubles[table] = trouble._replace(until=0.0)
        for table, channel in self._blind.items():
            if ATTACH not in missing_in(self._house, channel):
                self.poke(table)
        if self.troubles:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Show whatever lags behind the database, but what is in trouble only now and then."""
        now = asyncio.get_running_loop().time()
        for table in await self._house.tables.lagging():
            if table not in self.troubles or self.troubles[table].until <= now:
                self.poke(table)

    async def close(self) -> None:
        """Finish what is being written; the rest is shown at the next start."""
        self._closing = True
        self._wanted.clear()
        await self.settle()

    async def settle(self) -> None:
        """Wait until everything that is wanted is shown, or a few seconds for what hangs."""
        while self._running:
            _, hanging = await asyncio.wait(list(self._running.values()), timeout=5)
            if hanging:
                return

    async def _work(self, table: int) -> None:
        """The one writer of a table: goes on until nothing newer is wanted."""
        failures = 0
        try:
            while table in self._wanted:
                wish = self._wanted.pop(table)
                if await self._tried(table, wish, last=failures == len(PAUSES)):
                    failures = 0
                    continue
                if failures == len(PAUSES) or self._closing:
                    self._trouble(table, ())
                    return
                await asyncio.sleep(PAUSES[failures])
                failures += 1
                self._wanted[table] = self._wanted.get(table, Wish()) | wish
        finally:
            # Here and not when the task is done: between the two a new wish would wait for nobody.
            del self._running[table]

    async def _tried(self, table: int, wish: Wish, *, last: bool) -> bool:
        """Show a table; False when trying again soon may help, which is not said at the `last` time."""
        try:
            await self._show(table, wish)
            self.troubles.pop(table, None)
        except (discord.DiscordServerError, discord.RateLimited, *CUT) as error:
            _log.warning("table %s cannot be shown now: %s", table, type(error).__name__)
            return False
        except discord.HTTPException as error:
            return await self._refused(table, error, last=last)
        except (IllegalAction, StoreError) as error:
            _log.warning("table %s cannot be shown: %s", table, error.code)
            self._trouble(table, ())
        except Exception:
            _log.exception("table %s cannot be shown", table)
            self._trouble(table, ())
        return True

    def _trouble(self, table: int, missing: tuple[str, ...]) -> bool:
        """Note that a table cannot be shown; whether that is new."""
        before = self.troubles.get(table)
        tries = before.tries + 1 if before else 1
        until = asyncio.get_running_loop().time() + min(900, 15 * 2**tries)
        self.troubles[table] = Trouble(missing, tries, until)
        return before is None

    async def _refused(self, number: int, error: discord.HTTPException, *, last: bool) -> bool:
        """Discord says no: the channel is gone, or a permission is. False when that may be over already.

        A refusal with nothing missing crossed the news of a permission that was given or taken just then.
        """
        table = await self._house.tables.get(number)
        left = self._house.is_ready() and self._house.get_guild(table.guild) is None
        if error.code in CHANNEL_GONE or left:
            await self._house.tables.shown(await self._house.tables.mod.suspend(number))
            return True
        missing = missing_in(self._house, table.channel)
        _log.warning("table %s may not be shown: %s %s", number, error, ", ".join(missing))
        if not missing and not last:
            return False
        if self._trouble(number, missing):
            await self._tell_host(table, missing)
        return True

    async def _tell_host(self, table: Table, missing: Sequence[str]) -> None:
        """Name what is missing, once, to the one who opened the table."""
        words = self._house.words(table.locale, table)
        sheet = Sheet()
        sheet.text(cannot_show(table, words, missing))
        try:
            user = await self._house.fetch_user(table.host)
            await user.send(view=sheet)
        except discord.HTTPException:
            _log.info("the host of table %s takes no direct messages", table.id)

    # one showing -------------------------------------------------------------------------------------------

    async def _show(self, number: int, wish: Wish) -> None:
        """Bring one table's message up to date; whoever waits for a slot shows the newest board after it."""
        async with self._slots:
            await self._show_now(number, wish)

    async def _show_now(self, number: int, wish: Wish) -> None:
        tables = self._house.tables
        table = await tables.get(number)
        if table.calls():
            table = await self._house.members.vacate(table, table.calls())
        if table.teams():
            await self._house.teams.tend(number)
        boards = await tables.recall(number, "board")
        draw = await self._prepare(table)
        claimed = await tables.claim(number) if table.calls() else ()
        called = wish.call.union(wish.remind, claimed)
        sheet = draw(Called(called, wish.remind))
        try:
            board = await self._put(table, sheet, boards, called, wish)
        except discord.HTTPException as error:
            if error.status < 500:
                await tables.unclaim(number, claimed)
            raise
        finally:
            sheet.forget()
        # Shown comes last: whoever dies before it finds the table lagging, and tidies up behind the dead.
        if board not in boards:
            await tables.remember(number, "board", board)
        for old in boards:
            if old.message != board.message:
                await self._remove(number, old)
        await tables.shown(table)
        await self._copies.send(number, claimed)

    async def _prepare(self, table: Table) -> Callable[[Called], Sheet]:
        """All that takes time about a table's message; what is left is whom it mentions."""
        house, words = self._house, self._house.words(table.locale, table)
        colour = house.colour(table)
        if table.n < 0:
            return lambda _: lobby_sheet(table, words, colour)
        blind = ATTACH in missing_in(house, table.channel)
        if blind:
            self._blind[table.id] = table.channel
        else:
            self._blind.pop(table.id, None)
        entries = (await house.tables.log(table, None, count=limits.BOARD_ROWS))[::-1]
        moves = (entry for entry in reversed(entries) if entry.n > 0 and entry.phrases)
        # Of the last move of all its end is told: that the game is over, and why.
        which = -1 if table.status == "over" else 0
        news = next((entry.phrases[which] for entry in moves), None)
        pictures = () if blind else await house.studio.board(table, table.locale, news)
        wishes = Wishes(await house.tables.undoing(table), await house.tables.refused(table))
        return lambda called: board_sheet(table, words, colour, pictures, entries, called, wishes)

    async def _put(
        self, table: Table, sheet: Sheet, boards: Sequence[Board], called: Collection[int], wish: Wish
    ) -> Board:
        """Edit the board, or post it where that is due or editing fails.

        What this process shows for the first time is posted, since the one before it may have died between
        posting and remembering: the nonce then gives back that very message.
        """
        anew = wish.repost or bool(called)
        nonce = f"{table.id:x}.{table.face:x}.{table.n:x}"
        first = table.id not in self._known and table.shown_face < table.face
        self._known.add(table.id)
        if boards and not anew and not first and self._may_edit(table, boards[-1]):
            board = await self._edit(boards[-1], sheet)
            if board is not None:
                return board
            anew = True
        again = anew and not (called and table.shown_face < table.face)
        return await self._post(table, sheet, called, f"{nonce}.{secrets.token_hex(2)}" if again else nonce)

    def _may_edit(self, table: Table, board: Board) -> bool:
        """Whether the board is young and in the right place; the end of a game deserves a new message."""
        ended = table.is_over and table.shown_n < table.n
        age = self._house.tables.now() - board.at
        return board.channel == table.channel and age < limits.EDIT_SECONDS and not ended

    async def _edit(self, board: Board, sheet: Sheet) -> Board | None:
        """Change the board where it is; None when it has to be posted anew."""
        message = self._house.get_partial_messageable(board.channel).get_partial_message(board.message)
        present = self._attached.get(board.message, ())
        try:
            edited = await message.edit(view=sheet, attachments=sheet.attachments(present))
        except discord.HTTPException as error:
            odd = error.status in (BAD_REQUEST, NOT_FOUND) and error.code not in CHANNEL_GONE
            if odd or error.code in MUST_POST:
                return None
            raise
        self._attached[board.message] = edited.attachments
        return board

    async def _post(self, table: Table, sheet: Sheet, called: Collection[int], nonce: str) -> Board:
        """Post the board. The nonce makes Discord give back the same message when this is repeated."""
        people = [discord.Object(user) for user in called]
        message = await self._house.get_partial_messageable(table.channel).send(
            view=sheet,
            files=sheet.files(),
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=people),
        )
        self._attached[message.id] = message.attachments
        return Board(channel=table.channel, message=message.id, at=self._house.tables.now())

    async def _remove(self, table: int, board: Board) -> None:
        """Delete a board of the past; what cannot be deleted now is tried again next time."""
        self._attached.pop(board.message, None)
        try:
            await (
                self._house.get_partial_messageable(board.channel).get_partial_message(board.message).delete()
            )
        except discord.NotFound:
            pass
        except (discord.HTTPException, *CUT) as error:
            _log.info("an old board of table %s stays: %s", table, error)
            return
        await self._house.tables.drop(table, "board", board.message)
