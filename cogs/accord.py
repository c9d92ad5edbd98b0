"""What people at a table arrange among themselves: votes, pauses, standing orders, empty seats, a rematch."""

from __future__ import annotations

from discord import app_commands

from cogs import limits, press
from cogs.board import undo_facts
from cogs.call import Ack, Call, on
from cogs.panel import happened, present, seat_sheet
from cogs.sheet import Sheet, Style, button, option
from cogs.typed import matches
from data.records import VoteRow
from data.table import Table
from rules.core import IllegalAction
from rules.phrase import Phrase, Ref

Choice = app_commands.Choice


@on(press.Undo)
async def _undo(call: Call, pressed: press.Undo) -> None:
    await undo(call, pressed.table)


async def undo(call: Call, table: int) -> None:
    """Take my last step back, or ask those whom it concerns."""
    done = await call.house.tables.undo(table, call.user.id)
    if isinstance(done, VoteRow):
        here = await call.house.tables.get(table)
        words = await call.words(here)
        steps = await call.house.tables.undoing(here)
        await _asked(call, table, done, words("ui-undo-asked", **undo_facts(steps)) if steps else "")
    else:
        await happened(call, done)


@on(press.Pause)
async def _pause(call: Call, pressed: press.Pause) -> None:
    await (resume if pressed.what == "end" else pause)(call, pressed.table)


async def pause(call: Call, table: int) -> None:
    """Propose a pause; alone at the table one has it at once."""
    done = await call.house.tables.ask_pause(table, call.user.id)
    if isinstance(done, VoteRow):
        await _asked(call, table, done, (await call.words())("ui-pause-asked"))
    else:
        await _changed(call, done)


async def resume(call: Call, table: int) -> None:
    """Go on after a pause that the table chose."""
    await _changed(call, await call.house.tables.resume(table, call.user.id))


async def _asked(call: Call, number: int, vote: VoteRow, notice: str) -> None:
    """The others are asked: they are told, and so is the one who proposed it."""
    table = await call.house.tables.get(number)
    await call.house.outbox.call_voters(table, vote)
    await present(call, table, await seat_sheet(call, table, notice=[notice]))


async def _changed(call: Call, table: Table) -> None:
    call.house.outbox.poke(table.id)
    await present(call, table, await seat_sheet(call, table))


@on(press.Vote, Ack.QUIET)
async def _vote(call: Call, pressed: press.Vote) -> None:
    await call.house.tables.vote(pressed.table, pressed.vote, call.user.id, pressed.choice)
    call.house.outbox.poke(pressed.table)


async def votes_offered(call: Call, table: Table, typed: str) -> list[Choice[str]]:
    """The answers to every vote in which this person has a say, each before what it answers."""
    seat, words = table.seat_of(call.user.id), await call.labels(table)
    found: list[Choice[str]] = []
    for vote in table.votes:
        if seat in vote.voters:
            about = words(f"vote-{vote.kind}", seat=Ref("seat", vote.seat), **await _reach(call, table, vote))
            said = [(f"{words(f'vote-{vote.kind}-{c}')} · {about}", c) for c in vote.choices]
            found += [
                Choice(name=limits.option(text), value=press.Vote(table.id, vote.id, c).id)
                for text, c in said
                if matches(typed, text)
            ]
    return found[: limits.CHOICES]


async def _reach(call: Call, table: Table, vote: VoteRow) -> dict[str, Phrase | int]:
    """How far back an undo goes that is voted on, for words."""
    steps = await call.house.tables.undoing(table) if vote.kind == "undo" else ()
    return {**undo_facts(steps), "steps": len(steps)} if steps else {}


async def vote_by_name(call: Call, table: Table, choice: str) -> None:
    """Have a say by a command: with an answer that was picked, or words that only one of them has.

    Raises IllegalAction.
    """
    fitting = await votes_offered(call, table, choice)
    pressed = press.parse(fitting[0].value if len(fitting) == 1 else choice)
    if not isinstance(pressed, press.Vote) or pressed.table != table.id:
        seat = table.seat_of(call.user.id)
        raise IllegalAction("no-such-vote", open=any(seat in vote.voters for vote in table.votes))
    done = await call.house.tables.vote(table.id, pressed.vote, call.user.id, pressed.choice)
    await _changed(call, done.outcome.table)


@on(press.Again, Ack.QUIET)
async def _again(call: Call, pressed: press.Again) -> None:
    await rematch(call, pressed.table, bool(pressed.swap))


async def rematch(call: Call, table: int, swap: bool) -> Table:
    """A lobby for the same people."""
    again = await call.house.tables.rematch(table, call.user.id, swap)
    call.house.outbox.poke(again.id)
    return again


@on(press.Resign)
async def _resign(call: Call, pressed: press.Resign) -> None:
    await happened(call, await call.house.tables.resign(pressed.table, call.user.id))


async def resign_sheet(call: Call, table: Table) -> Sheet:
    """Ask once more. Raises IllegalAction at once where giving up would be refused."""
    await call.house.tables.require_resignable(table.id, call.user.id)
    words, sheet = await call.words(table), Sheet(call.house.colour(table))
    foes = [Ref("seat", seat.seat) for seat in table.seats if seat.user != call.user.id and seat.out is None]
    sheet.text(words("ui-resign-sure", count=len(foes), winner=foes[0] if foes else None))
    sheet.buttons([button(press.Resign(table.id), words("ui-resign"), Style.danger)])
    return sheet


@on(press.Take)
async def _take(call: Call, pressed: press.Take) -> None:
    await take(call, pressed.table, pressed.seat)


async def take(call: Call, table: int, seat: int) -> None:
    """Sit down on a vacant seat."""
    await _changed(call, await call.house.tables.take(table, call.user, seat))


@on(press.Back)
async def _back(call: Call, pressed: press.Back) -> None:
    await back(call, pressed.table)


async def back(call: Call, table: int) -> None:
    """Play for myself again."""
    await _changed(call, await call.house.tables.back(table, call.user.id))


# orders in advance -----------------------------------------------------------------------------------------


@on(press.Orders)
async def _orders(call: Call, pressed: press.Orders) -> None:
    await call.answer(await orders_sheet(call, await call.house.tables.get(pressed.table)))


@on(press.Order)
async def _order(call: Call, pressed: press.Order) -> None:
    """Set it; if that answers an open question, everybody sees it."""
    tables = call.house.tables
    orders = await tables.orders(pressed.table, call.user.id)
    codes = [str(code) for code in orders.get(pressed.ask, ())]
    if pressed.code > len(codes):
        raise IllegalAction("bad-order")
    code = codes[pressed.code - 1] if pressed.code else None
    outcome = await tables.order(pressed.table, call.user.id, pressed.ask, code)
    if outcome.rows:
        await happened(call, outcome)
    else:
        await call.answer(await orders_sheet(call, outcome.table))


async def orders_sheet(call: Call, table: Table) -> Sheet:
    """Each kind of question that can be answered in advance, as a select. Nothing here looks at a hand."""
    orders = await call.house.tables.orders(table.id, call.user.id)
    seat = next(seat for seat in table.seats if seat.user == call.user.id)
    words, labels = await call.words(table), await call.labels(table)
    sheet = Sheet(call.house.colour(table))
    sheet.text(words("ui-orders-head" if orders else "ui-orders-none"))
    for ask, codes in orders.items():
        said = [labels("ui-order-ask"), *(labels(f"order-{ask}-{code.replace(':', '-')}") for code in codes)]
        now = 0 if seat.standing.get(ask) not in codes else codes.index(seat.standing[ask]) + 1
        options = [
            option(press.Order(table.id, ask, i), text, chosen=i == now) for i, text in enumerate(said)
        ]
        sheet.text(words(f"order-{ask}"))
        sheet.menu(labels(f"order-{ask}"), options)
    sheet.buttons([button(press.Seat(table.id), labels("ui-back"))])
    return sheet
