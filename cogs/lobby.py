"""Before the first move: open a table, sit down, choose what is played, begin."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs import limits, permissions, press
from cogs.board import options, value_words
from cogs.call import Ack, Call, on
from cogs.sheet import Form, Sheet, Style, button, option
from cogs.typed import matches
from data.table import Outcome, Table
from data.words import Marked, Words
from rules.core import IllegalAction
from rules.phrase import Ref

Choice = app_commands.Choice
PAGE = 6
"""Options on one page of the private sheet."""


async def open_here(call: Call, game: str, locale: str | None = None) -> None:
    """Open a lobby in the channel of a command, or offer a thread when the channel is busy."""
    _require_permissions(call.interaction)
    try:
        table = await _create(call, game, call.channel, locale)
    except IllegalAction as no:
        if no.code != "channel-busy" or not _may_thread(call.interaction):
            raise
        await _offer_thread(call, game)
        return
    await call.say((await call.words(table))("ui-opened", channel=Marked(f"<#{table.channel}>")))


async def _create(call: Call, game: str, channel: int, locale: str | None) -> Table:
    table = await call.house.tables.create(
        game, channel=channel, guild=call.guild, host=call.user, locale=locale or await call.locale()
    )
    call.house.outbox.poke(table.id)
    return table


def _require_permissions(interaction: discord.Interaction[Any]) -> None:
    thread = isinstance(interaction.channel, discord.Thread)
    missing = permissions.missing(interaction.app_permissions, thread=thread)
    if missing:
        raise IllegalAction("missing-permissions", names=[Ref("permission", name) for name in missing])


def _may_thread(interaction: discord.Interaction[Any]) -> bool:
    """Whether a thread can be opened below this channel."""
    granted = interaction.app_permissions
    return (
        isinstance(interaction.channel, discord.TextChannel)
        and granted.create_public_threads
        and granted.send_messages_in_threads
    )


async def _offer_thread(call: Call, game: str) -> None:
    words = await call.words()
    sheet = Sheet()
    sheet.text(words("ui-busy"))
    sheet.buttons([button(press.Thread(game), words("ui-open-thread"), Style.primary)])
    await call.answer(sheet)


@on(press.Thread)
async def _thread(call: Call, pressed: press.Thread) -> None:
    """Open a thread and a table in it."""
    house, channel = call.house, call.interaction.channel
    if pressed.game not in house.tables.games or not isinstance(channel, discord.TextChannel):
        raise IllegalAction("unknown-button")
    locale = await call.locale()
    title = house.game_words(house.tables.games[pressed.game], locale)("game-title")
    thread = await channel.create_thread(
        name=limits.cut(f"{title} · {call.user.name}", limits.THREAD_NAME),
        type=discord.ChannelType.public_thread,
    )
    table = await _create(call, pressed.game, thread.id, locale)
    await call.say((await call.words(table))("ui-opened", channel=Marked(f"<#{thread.id}>")))


async def join(call: Call, table: int) -> Table:
    """Sit down."""
    joined = await call.house.tables.join(table, call.user)
    call.house.outbox.poke(table)
    return joined


async def leave(call: Call, table: int) -> Table:
    """Get up again. In a running game one gives the seat up instead."""
    await _require_lobby(call, table, "leave-running")
    left = await call.house.tables.leave(table, call.user.id)
    call.house.outbox.poke(table)
    return left


async def start(call: Call, table: int) -> Outcome:
    """Deal."""
    await _require_lobby(call, table, "start-running")
    outcome = await call.house.tables.start(table, call.user.id)
    call.house.outbox.poke(table)
    return outcome


async def _require_lobby(call: Call, number: int, code: str) -> None:
    """Tell who sits in a running game what they can do there instead. Raises IllegalAction(code)."""
    table = await call.house.tables.get(number)
    if table.is_open and table.n >= 0 and table.seat_of(call.user.id) is not None:
        raise IllegalAction(code, name=Marked(table.name))


_DOINGS = {"join": join, "leave": leave, "start": start}


@on(press.Lobby, Ack.QUIET)
async def _lobby(call: Call, pressed: press.Lobby) -> None:
    if pressed.what not in _DOINGS:
        raise IllegalAction("unknown-button")
    await _DOINGS[pressed.what](call, pressed.table)


@on(press.Options)
async def _options(call: Call, pressed: press.Options) -> None:
    await call.answer(await options_sheet(call, await call.house.tables.get(pressed.table), pressed.page))


@on(press.Option)
async def _option(call: Call, pressed: press.Option) -> None:
    table = await choose(call, pressed.table, pressed.name, pressed.value)
    await _show_option(call, table, pressed.name)


async def _show_option(call: Call, table: Table, name: str) -> None:
    names = [choice.name for choice in call.house.tables.choices(table.name)]
    await call.answer(await options_sheet(call, table, names.index(name) // PAGE))


@on(press.Number, Ack.FORM)
async def _number(call: Call, pressed: press.Number) -> None:
    table = await call.house.tables.get(pressed.table)
    labels = await call.labels(table)
    code = f"option-{pressed.name}"
    if not labels.has(code):
        raise IllegalAction("unknown-button")
    form = Form(press.Numbered(table.id, pressed.name), labels(code))
    form.field("value", labels(code), most=5)
    await call.interaction.response.send_modal(form)


@on(press.Numbered)
async def _numbered(call: Call, pressed: press.Numbered) -> None:
    table = await choose(call, pressed.table, pressed.name, call.form.get("value", ""))
    await _show_option(call, table, pressed.name)


async def choose(call: Call, table: int, name: str, value: str) -> Table:
    """Choose a value for an option."""
    await _require_lobby(call, table, "options-running")
    after = await call.house.tables.configure(table, call.user.id, name, value)
    call.house.outbox.poke(table)
    return after


async def options_offered(call: Call, game: str, typed: str) -> list[Choice[str]]:
    """The options of a game, by name."""
    words = await _labels(call, game)
    named = [(words(f"option-{choice.name}"), choice.name) for choice in call.house.tables.choices(game)]
    return [Choice(name=limits.option(text), value=one) for text, one in named if matches(typed, text)][
        : limits.CHOICES
    ]


async def values_offered(call: Call, game: str, typed: str) -> list[Choice[str]]:
    """The values of the option that stands in the command's other field."""
    words = await _labels(call, game)
    name = getattr(call.interaction.namespace, "option", None)
    choice = next((choice for choice in call.house.tables.choices(game) if choice.name == name), None)
    if choice is None:
        return []
    named = [(value_words(words, choice.name, value), value) for value in choice.values]
    return [Choice(name=limits.option(text), value=one) for text, one in named if matches(typed, text)][
        : limits.CHOICES
    ]


async def _labels(call: Call, game: str) -> Words:
    return call.house.game_labels(call.house.tables.games[game], await call.locale())


async def _frozen(call: Call, table: Table) -> Sheet:
    """What a game that has begun is played with."""
    words, sheet = await call.words(table), Sheet(call.house.colour(table))
    sheet.text(words("ui-options-frozen"), *options(table, words))
    return sheet


async def options_sheet(call: Call, table: Table, page: int) -> Sheet:
    """The options of a lobby, each as a select, for its host."""
    if table.n >= 0:
        return await _frozen(call, table)
    if table.is_over:
        raise IllegalAction("lobby-closed")
    if table.host != call.user.id:
        raise IllegalAction("not-host")
    words, labels = await call.words(table), await call.labels(table)
    pages = limits.pages(call.house.tables.choices(table.name), PAGE)
    page = min(page, len(pages) - 1)
    sheet = Sheet(call.house.colour(table))
    sheet.text(words("ui-options-head"))
    for choice in pages[page]:
        title = words(f"option-{choice.name}")
        code = f"option-{choice.name}.help"
        sheet.text(f"**{title}**", f"-# {words(code)}" if words.has(code) else "")
        if not choice.values:
            now = labels("ui-number", name=title, value=table.chosen[choice.name])
            sheet.buttons([button(press.Number(table.id, choice.name), now)])
            continue
        sheet.menu(
            title,
            [
                option(
                    press.Option(table.id, choice.name, value),
                    value_words(labels, choice.name, value),
                    chosen=table.chosen[choice.name] == value,
                )
                for value in choice.values
            ],
        )
    turn = [(page - 1, "ui-previous")] * (page > 0) + [(page + 1, "ui-later")] * (page < len(pages) - 1)
    sheet.buttons([button(press.Options(table.id, to), labels(word)) for to, word in turn])
    return sheet
