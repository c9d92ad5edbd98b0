"""The one door: every press, form and command error comes through here, and nothing ends in silence."""

from __future__ import annotations

import logging
import secrets
import sqlite3

import discord

from cogs import press
from cogs.call import ROUTES, Call
from cogs.panel import seat_sheet
from data.records import StoreError
from data.table import Table
from data.words import Words
from rules.core import IllegalAction

_log = logging.getLogger(__name__)
GONE = {10062, 10015, 40060, 50027}
"""The interaction is over (too late, answered, expired): there is no one left to tell."""


async def enter(call: Call) -> None:
    """Answer a press or a form."""
    pressed = _read(call)
    try:
        if pressed is None:
            raise IllegalAction("unknown-button")
        route = ROUTES[type(pressed)]
        await call.defer(route.ack)
        await _admit(call, pressed)
        await route.run(call, pressed)
        if call.is_silent:
            await call.say((await call.words())("ui-done-below"))
    except Exception as error:
        await fail(call, error, pressed)


async def _admit(call: Call, pressed: press.Press) -> None:
    """Let nobody reach a table from where it is not. Moderators may, and `cogs.acts` sees to their server.

    Raises IllegalAction: no-table, not-here.
    """
    table = getattr(pressed, "table", None)
    if table is not None and not isinstance(pressed, press.Moderate):
        await call.house.tables.admit(table, call.user, channel=call.channel, guild=call.guild)


def _read(call: Call) -> press.Press | None:
    """The press that an interaction carries; a select's is its chosen value."""
    data = call.interaction.data or {}
    pressed = press.parse(str(data.get("custom_id", "")))
    if isinstance(pressed, press.Menu):
        values = data.get("values") or [""]
        pressed = press.parse(str(values[0]))
    return None if isinstance(pressed, press.Menu) else pressed


async def fail(call: Call, error: Exception, pressed: press.Press | None = None) -> None:
    """Say privately what went wrong, and bring the private sheet up to date where there is one."""
    if _is_gone(error):
        _log.info("an interaction was over before it was answered")
        return
    try:
        table, words = await _around(call, pressed)
        notice = _sentence(words, error)
        seated = pressed is None or hasattr(pressed, "table")
        if table is not None and seated and call.in_place and isinstance(error, IllegalAction):
            await call.answer(await seat_sheet(call, table, notice=[notice]))
        else:
            await call.say(notice)
    except Exception as second:
        if not _is_gone(second):
            _log.exception("a refusal could not be said")


async def _around(call: Call, pressed: press.Press | None) -> tuple[Table | None, Words]:
    """The table that this is about, if there is one, and the words to speak of it, database or not."""
    table = None
    try:
        table = await _table_here(call, getattr(pressed, "table", None))
        return table, await call.words(table)
    except Exception:
        return table, call.plain_words(table)


async def _table_here(call: Call, number: int | None) -> Table | None:
    """The table with this number, if it can be reached from here; without a number this channel's."""
    tables = call.house.tables
    if number is None:
        return await tables.at(call.channel)
    try:
        await tables.admit(number, call.user, channel=call.channel, guild=call.guild)
    except IllegalAction:
        return None
    return await tables.get(number)


def _sentence(words: Words, error: Exception) -> str:
    match error:
        case IllegalAction():
            return words.refusal(error)
        case StoreError() | sqlite3.Error():
            _log.error("the database refuses: %s", error)
            return words("no-store-now")
        case discord.Forbidden():
            return words("no-permission-here")
        case _:
            reference = secrets.token_hex(3)
            _log.error("reference %s", reference, exc_info=error)
            return words("no-inner", reference=reference)


def _is_gone(error: Exception) -> bool:
    return isinstance(error, discord.HTTPException) and error.code in GONE
