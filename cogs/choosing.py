"""The slash twin of every button: whole plays by name, offered while one types."""

from __future__ import annotations

import re
from collections.abc import Sequence

from discord import app_commands

from cogs import limits, press, prompt
from cogs.call import Call
from cogs.panel import act, asked, idle, present, question_to, seat_sheet
from cogs.topics import spoken_of, topics_of
from cogs.typed import matches, plain
from data.table import Table
from data.words import Words, escape
from rules import funnel
from rules.core import IllegalAction
from rules.funnel import Node

Choice = app_commands.Choice
LINE = 140
"""Units of one play in a list of 25, which together fit one message."""
LEAST = 8
"""A step cut shorter than this says nothing."""
_VALUE = re.compile(r"([0-9a-f]{1,16}):([0-9a-f]{12})")


async def offered(call: Call, table: Table, typed: str) -> list[Choice[str]]:
    """Up to 25 plays whose names contain all typed words; the last one says so when there are more."""
    question = await _question(call, table)
    if question is None:
        return []
    found = [(leaf, name) for leaf, name in _plays(question) if matches(typed, name)]
    shown = found if len(found) <= limits.CHOICES else found[: limits.CHOICES - 1]
    choices = [
        Choice(name=_short(question, leaf, limits.OPTION), value=f"{question.ask.id:x}:{leaf.id}")
        for leaf, _ in shown
    ]
    if len(found) > len(shown):
        more = question.labels("ui-type-more", count=len(found) - len(shown))
        choices.append(Choice(name=limits.option(more), value="?"))
    return choices


async def do(call: Call, table: Table, what: str, text: str | None, *, sure: bool = False) -> None:
    """Do a play that was offered, or one that was typed in full. Raises IllegalAction.

    `sure`: do not ask once more, for whoever can press no buttons.
    """
    if table.seat_of(call.user.id) is None:
        raise IllegalAction("not-seated")
    question = await _question(call, table)
    picked = _VALUE.fullmatch(what)
    if picked is not None:
        ask, node = int(picked[1], 16), picked[2]
    elif question is None:
        await _nothing_to_do(call, table)
        return
    else:
        fitting = _fitting(question, what)
        if len(fitting) != 1:
            await _which(call, table, question, fitting, what)
            return
        ask, node = question.ask.id, fitting[0].id
    leaf = None if question is None else funnel.find(question.root, node)
    grave = press.Confirm(table.id, ask, node)
    if not sure and question is not None and leaf is not None and question.press(leaf) == grave:
        hint = (await call.words(table))("ui-sure-again")
        await present(call, table, await seat_sheet(call, table, node=leaf, sure=True, notice=[hint]))
        return
    fields = {} if leaf is None else dict.fromkeys(leaf.sample.OPEN, text or "")
    await act(call, table.id, ask, node, text=fields if text is not None else None)


async def _question(call: Call, table: Table) -> prompt.Question | None:
    seat = table.seat_of(call.user.id)
    if seat is None or table.n < 0:
        return None
    return await question_to(call, table, seat, await call.labels(table))


def _plays(question: prompt.Question) -> list[tuple[Node, str]]:
    return [(leaf, question.path(leaf)) for leaf in funnel.leaves(question.root)]


def _short(question: prompt.Question, leaf: Node, room: int) -> str:
    """A play's name in so much room; its last choice stays whole, since that is what tells plays apart."""
    whole = question.path(leaf)
    *way, last = [question.label(step) for step in question.trail(leaf)]
    each = (room - limits.units(last)) // max(1, len(way)) - limits.units(prompt.STEP)
    if limits.units(whole) <= room or each < LEAST:
        return limits.cut(whole, room)
    return prompt.STEP.join([*(limits.cut(step, each) for step in way), last])


def _fitting(question: prompt.Question, typed: str) -> list[Node]:
    """The play with this name, else those with all these words in theirs."""
    plays = _plays(question)
    same = [leaf for leaf, name in plays if plain(name) == plain(typed)]
    return same or [leaf for leaf, name in plays if matches(typed, name)]


async def _nothing_to_do(call: Call, table: Table) -> None:
    """Say who is asked instead."""
    if table.n < 0:
        raise IllegalAction("not-started")
    if table.status != "live":
        raise IllegalAction(table.status)
    words = await call.words(table)
    await call.say(words("no-not-your-turn"), *idle(table, words))


async def _which(
    call: Call, table: Table, question: prompt.Question, fitting: Sequence[Node], typed: str
) -> None:
    """Name the plays among which to choose: those that fit what was typed, else all that are possible."""
    leaves = fitting or list(funnel.leaves(question.root))
    shown = leaves[: limits.CHOICES]
    words = await call.words(table)
    lines = [f"- {escape(_short(question, leaf, LINE))}" for leaf in shown]
    if len(leaves) > len(shown):
        lines.append(words("ui-type-more", count=len(leaves) - len(shown)))
    why = [] if fitting else _why_not(table, question, words, typed)
    await call.say(*why, words("ui-which", fitting=len(fitting), count=len(leaves)), *lines)


def _why_not(table: Table, question: prompt.Question, words: Words, typed: str) -> list[str]:
    """What is asked instead of what was typed, and what the card or word that it names does."""
    seat = question.ask.seat
    lines = [words("no-no-such-play"), asked(table, seat, words, viewer=seat)]
    for topic in spoken_of(topics_of(table.game, table.options, words), typed):
        lines += [f"> {line}" for line in (f"**{topic.name}**", *map(words, topic.lines))]
    return lines
