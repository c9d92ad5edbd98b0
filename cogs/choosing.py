"""The slash twin of every button: whole plays by name, offered while one types."""

from __future__ import annotations

import re
import unicodedata

from discord import app_commands

from cogs import limits, prompt
from cogs.call import Call
from cogs.panel import act
from data.table import Table
from rules import funnel
from rules.core import IllegalAction
from rules.funnel import Node

Choice = app_commands.Choice
_VALUE = re.compile(r"([0-9a-f]{1,16}):([0-9a-f]{12})")


async def offered(call: Call, table: Table, typed: str) -> list[Choice[str]]:
    """Up to 25 plays whose names contain all typed words; the last one says so when there are more."""
    question = await _question(call, table)
    if question is None:
        return []
    found = [(leaf, name) for leaf, name in _plays(question) if matches(typed, name)]
    shown = found if len(found) <= limits.CHOICES else found[: limits.CHOICES - 1]
    choices = [
        Choice(name=limits.option(name), value=f"{question.ask.id:x}:{leaf.id}") for leaf, name in shown
    ]
    if len(found) > len(shown):
        more = question.labels("ui-type-more", count=len(found) - len(shown))
        choices.append(Choice(name=limits.option(more), value="?"))
    return choices


async def do(call: Call, table: Table, what: str, text: str | None) -> None:
    """Do a play that was offered, or one that was typed in full. Raises IllegalAction."""
    if table.seat_of(call.user.id) is None:
        raise IllegalAction("not-seated")
    question = await _question(call, table)
    picked = _VALUE.fullmatch(what)
    if picked is not None:
        ask, node = int(picked[1], 16), picked[2]
    elif question is None:
        raise IllegalAction("not-your-turn" if table.status == "live" else table.status)
    else:
        ask, node = question.ask.id, _named(question, what).id
    leaf = None if question is None else funnel.find(question.root, node)
    fields = {} if leaf is None else dict.fromkeys(leaf.sample.OPEN, text or "")
    await act(call, table.id, ask, node, text=fields if text is not None else None)


async def _question(call: Call, table: Table) -> prompt.Question | None:
    seat = table.seat_of(call.user.id)
    if seat is None or table.n < 0:
        return None
    words = await call.labels(table)
    return prompt.question(table, seat, words, words)


def _plays(question: prompt.Question) -> list[tuple[Node, str]]:
    return [(leaf, question.path(leaf)) for leaf in funnel.leaves(question.root)]


def _named(question: prompt.Question, typed: str) -> Node:
    """The play with this name, or the only one that it fits. Raises IllegalAction("no-such-play")."""
    plays = _plays(question)
    same = [leaf for leaf, name in plays if plain(name) == plain(typed)]
    alike = same or [leaf for leaf, name in plays if matches(typed, name)]
    if len(alike) != 1 or not typed.strip():
        raise IllegalAction("no-such-play", count=len(plays))
    return alike[0]


def matches(typed: str, name: str) -> bool:
    """Whether all typed words are in the name, whatever their order, case and accents."""
    whole = plain(name)
    return all(word in whole for word in plain(typed).split())


def plain(text: str) -> str:
    """Text to be compared: lower case, no accents."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(ch for ch in split if not unicodedata.combining(ch)).replace("\u2019", "'")
