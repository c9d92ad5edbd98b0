"""What a moderator's form or button does, and whom it lets."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from cogs import limits, press
from cogs.call import Call, on
from cogs.sheet import Sheet, Style, button
from cogs.typed import matches
from data.moderation import UNDOABLE, Moderation
from data.records import AuditRow
from data.table import Outcome, Person, Table
from data.words import Marked, Words
from rules.core import IllegalAction
from rules.phrase import Ref

Choice = app_commands.Choice
Do = Callable[[Moderation, Call, press.Moderate, str], Awaitable[Table | Outcome]]
_AUDITS = 15


async def require_moderator(call: Call) -> None:
    """Raises IllegalAction("not-moderator") for people without Manage Channels and the moderators' role."""
    if call.interaction.permissions.manage_channels:
        return
    role = (await call.house.tables.servers.settings(call.guild)).role
    member = call.interaction.user
    if role is None or not isinstance(member, discord.Member) or all(r.id != role for r in member.roles):
        raise IllegalAction("not-moderator")


async def table_of(call: Call, number: int | None) -> Table:
    """The table with this number, if it is this server's; without a number the one in this channel."""
    tables = call.house.tables
    table = await tables.at(call.channel) if number is None else await tables.get(number)
    if table is None:
        raise IllegalAction("which-table")
    if table.guild != call.guild:
        raise IllegalAction("no-table")
    return table


# acts ------------------------------------------------------------------------------------------------------


async def _replace(mod: Moderation, call: Call, act: press.Moderate, why: str) -> Table:
    guild = call.interaction.guild
    if guild is None:
        raise IllegalAction("no-table")
    try:
        new = await guild.fetch_member(act.two)
    except discord.NotFound:
        raise IllegalAction("not-member") from None
    return await mod.replace(act.table, call.user, why, act.one, Person(new.id, new.display_name))


async def _require_channel(call: Call, channel: int) -> None:
    """Raises IllegalAction("not-here") for a channel of another server."""
    guild = call.interaction.guild
    try:
        if guild is not None and (guild.get_channel_or_thread(channel) or await guild.fetch_channel(channel)):
            return
    except (discord.HTTPException, discord.InvalidData):
        pass
    raise IllegalAction("not-here")


async def _move(mod: Moderation, call: Call, act: press.Moderate, why: str) -> Table:
    await _require_channel(call, act.one)
    return await mod.move(act.table, call.user, why, act.one, call.guild)


async def _resume(mod: Moderation, call: Call, act: press.Moderate, why: str) -> Table:
    if act.one:
        await _require_channel(call, act.one)
    return await mod.resume(act.table, call.user, why, act.one or None, call.guild if act.one else None)


async def _deadline(mod: Moderation, call: Call, act: press.Moderate, why: str) -> Table:
    due = call.house.tables.now() + act.two
    return await mod.deadline(act.table, call.user, why, act.one, due)


_ACTS: dict[str, Do] = {
    "pause": lambda mod, call, act, why: mod.pause(act.table, call.user, why),
    "resume": _resume,
    "reset": lambda mod, call, act, why: mod.reset(act.table, call.user, why),
    "end": lambda mod, call, act, why: mod.end(act.table, call.user, why),
    "nudge": lambda mod, call, act, why: mod.nudge(act.table, call.user, why),
    "rewind": lambda mod, call, act, why: mod.rewind(act.table, call.user, why, act.one, bool(act.two)),
    "deadline": _deadline,
    "move": _move,
    "replace": _replace,
    "strike": lambda mod, call, act, why: mod.strike(act.table, call.user, why, act.one),
    "vacate": lambda mod, call, act, why: mod.vacate(act.table, call.user, why, act.one),
}


async def rehearse(call: Call, act: press.Moderate) -> None:
    """Raises IllegalAction where the act would be refused now, before anybody writes a reason for it."""
    await _ACTS[act.what](call.house.tables.rehearsal, call, act, "")


@on(press.Moderate)
async def _moderate(call: Call, act: press.Moderate) -> None:
    """A form was sent: do it, say so in public, show the table."""
    why = call.form.get("why", "").strip()
    if act.what not in _ACTS:
        raise IllegalAction("unknown-button")
    if not why:
        raise IllegalAction("no-reason")
    await require_moderator(call)
    before = await table_of(call, act.table)
    done = await _ACTS[act.what](call.house.tables.mod, call, act, why)
    table = done.table if isinstance(done, Outcome) else done
    for number in {act.table, table.id}:
        call.house.outbox.poke(number)
    words = call.house.words(table.locale, table)
    seat = whose = None
    if act.what in ("deadline", "replace", "vacate"):
        seat, whose = Ref("seat", act.one), Marked(call.house.words(table.locale, before).seat(act.one))
    line = words(
        f"mod-{act.what}.done",
        by=call.user.name,
        why=why,
        seat=seat,
        whose=whose,
        row=act.one,
        number=act.one,
    )
    said = await call.house.outbox.announce(table, line)
    own = await call.words(table)
    await call.say(own("mod-done" if said else "mod-done-silently", channel=Marked(f"<#{table.channel}>")))
    if act.what == "strike":
        await call.house.outbox.renew_copies(table)


# the audit -------------------------------------------------------------------------------------------------


async def audit_sheet(call: Call, notice: str = "") -> Sheet:
    """The last acts on this server, each with a button that takes it back while that can be done."""
    words, sheet = await call.words(), Sheet()
    sheet.text(notice)
    rows = await call.house.tables.mod.audit(call.guild, _AUDITS)
    sheet.text(*(_audit_line(row, words) for row in rows) if rows else [words("mod-no-acts")])
    now = call.house.tables.now()
    open_ = [row for row in rows if row.undone is None and row.kind in _ACTS and row.kind != "nudge"]
    sheet.buttons(
        [
            button(press.Revert(row.id), words("mod-revert-button", id=row.id))
            for row in open_
            if now - row.at < UNDOABLE
        ]
    )
    return sheet


def _audit_line(row: AuditRow, words: Words) -> str:
    what = words(f"mod-{row.facts['what']}.act") if row.kind == "revert" else None
    return words(
        "mod-audit-line",
        id=row.id,
        when=Marked(f"<t:{int(row.at)}:R>"),
        by=row.name,
        act=words(f"mod-{row.kind}.act", what=what),
        table=Marked(str(row.table_id or "–")),
        why=row.why or None,
        undone=row.undone is not None,
    )


@on(press.Revert)
async def _revert(call: Call, pressed: press.Revert) -> None:
    """Ask once more, then take it back; where that cannot be done the list says so and stays."""
    await require_moderator(call)
    try:
        row = await call.house.tables.mod.revertible(pressed.audit, call.guild)
        await (_take_back(call, row) if pressed.sure else _sure(call, row))
    except IllegalAction as no:
        await call.answer(await audit_sheet(call, (await call.words()).refusal(no)))


async def _sure(call: Call, row: AuditRow) -> None:
    words, sheet = await call.words(), Sheet()
    sheet.text(words("mod-revert-sure", act=Marked(_audit_line(row, words))))
    sheet.buttons([button(press.Revert(row.id, 1), words("ui-do-it"), Style.danger)])
    await call.answer(sheet)


async def _take_back(call: Call, row: AuditRow) -> None:
    table = await call.house.tables.mod.revert(row.id, call.guild, call.user)
    call.house.outbox.poke(table.id)
    if table.successor is not None:
        call.house.outbox.poke(table.successor)
    public = call.house.words(table.locale, table)
    what = public(f"mod-{row.kind}.act")
    await call.house.outbox.announce(
        table, public("mod-revert.done", by=call.user.name, what=what, why=row.why)
    )
    await call.answer(await audit_sheet(call))


# what autocomplete offers ----------------------------------------------------------------------------------


async def tables_offered(call: Call, typed: str) -> list[Choice[int]]:
    """This server's open tables, by number, game and channel."""
    await require_moderator(call)
    found: list[Choice[int]] = []
    for table in await call.house.tables.mod.status(call.guild):
        channel: Any = call.house.get_channel(table.channel)
        title = (await call.labels(table))("game-title")
        text = f"{table.id} · {title} · #{getattr(channel, 'name', '?')}"
        if matches(typed, text):
            found.append(Choice(name=limits.option(text), value=table.id))
    return found[: limits.CHOICES]


async def seats_offered(call: Call, typed: str) -> list[Choice[int]]:
    """The seats of the table that is chosen, or is here, counted from 1."""
    await require_moderator(call)
    table = await table_of(call, _chosen_table(call))
    words = await call.labels(table)
    named = [(f"{n} · {words.seat(seat.seat)}", n) for n, seat in enumerate(table.seats, 1)]
    return [Choice(name=limits.option(text), value=n) for text, n in named if matches(typed, text)]


async def rows_offered(call: Call, typed: str) -> list[Choice[int]]:
    """The newest rows of its log, with what everybody may know of them."""
    await require_moderator(call)
    table = await table_of(call, _chosen_table(call))
    words = await call.labels(table)
    found: list[Choice[int]] = []
    for entry in await call.house.tables.log(table, None, count=200):
        seat = None if entry.seat is None else Ref("seat", entry.seat)
        said = [words(phrase) for phrase in entry.phrases] or [words("mod-row-unseen", seat=seat)]
        text = f"{entry.n} · {' '.join(said)}"
        if matches(typed, text):
            found.append(Choice(name=limits.option(text), value=entry.n))
    return found[: limits.CHOICES]


async def slogans_offered(call: Call, typed: str) -> list[Choice[int]]:
    """The slogans that everybody can read there, by their number."""
    await require_moderator(call)
    table = await table_of(call, _chosen_table(call))
    named = [(f"{n} · {text}", n) for n, text in table.texts()]
    return [Choice(name=limits.option(text), value=n) for text, n in named if matches(typed, text)]


def _chosen_table(call: Call) -> int | None:
    """The table that stands in the command's other field."""
    value = getattr(call.interaction.namespace, "table", None)
    return value if isinstance(value, int) else None


# settings --------------------------------------------------------------------------------------------------


def channels_in(call: Call, text: str) -> list[str]:
    """The ids of this server's channels that a text mentions.

    Raises IllegalAction("bad-channels") for none, and for others.
    """
    guild, found = call.interaction.guild, re.findall(r"\d{15,20}", text)
    if guild is None or not found or not all(guild.get_channel_or_thread(int(id)) for id in found):
        raise IllegalAction("bad-channels", example=Marked(f"<#{call.channel}>"))
    return found


async def settings_sheet(call: Call) -> Sheet:
    """What this server's moderators have chosen."""
    words, sheet = await call.words(), Sheet()
    settings = await call.house.tables.servers.settings(call.guild)
    sheet.text(
        words(
            "mod-settings-now",
            channels=[Marked(f"<#{channel}>") for channel in settings.channels] or None,
            role=None if settings.role is None else Marked(f"<@&{settings.role}>"),
            pace=words(f"option-pace-{settings.pace}"),
            locale=settings.locale,
            most=settings.most_tables,
        )
    )
    return sheet
