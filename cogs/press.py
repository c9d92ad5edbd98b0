"""What buttons, selects and forms carry: a press is a small value with a text form, its `custom_id`.

It remembers nothing else, so it works after a restart, on an old message and in any process. Every press goes
through the one door in `cogs.call`: the library's own dispatch drops a press without an answer when its item
is not in the message or a check fails, and forgets open forms in a restart.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import msgspec

P = TypeVar("P", bound="type[Press]")
_NUMBER = re.compile(r"[0-7]?[0-9a-f]{1,15}")  # as far as the database counts
_WORD = re.compile(r"[A-Za-z0-9_.-]{0,32}")
KINDS: dict[str, type[Press]] = {}


class Press(msgspec.Struct, frozen=True):
    """Fields are numbers (written in hexadecimal) and codes; KIND begins the text form."""

    KIND: ClassVar[str] = ""

    @property
    def id(self) -> str:
        """The custom_id."""
        return ":".join([self.KIND, *(_text(value) for value in msgspec.structs.astuple(self))])


def kind(name: str) -> Callable[[P], P]:
    """Register a press under the first part of its custom_id."""

    def register(cls: P) -> P:
        cls.KIND = name
        KINDS[name] = cls
        return cls

    return register


def parse(custom_id: str) -> Press | None:
    """The press that this custom_id spells; None for anything foreign or forged."""
    name, *parts = custom_id.split(":")
    cls = KINDS.get(name)
    if cls is None:
        return None
    fields = msgspec.structs.fields(cls)
    if len(parts) != len(fields):
        return None
    values = [_value(field.type, part) for field, part in zip(fields, parts, strict=True)]
    return None if None in values else cls(*values)


def _text(value: int | str) -> str:
    return f"{value:x}" if isinstance(value, int) else value


def _value(kind: Any, text: str) -> int | str | None:
    if kind is int:
        return int(text, 16) if _NUMBER.fullmatch(text) else None
    return text if _WORD.fullmatch(text) else None


@kind("t")
class Pick(Press, frozen=True):
    """Go to a node of the funnel and show its page; at a leaf, do it."""

    table: int
    ask: int
    node: str
    page: int = 0


@kind("c")
class Confirm(Press, frozen=True):
    """Ask once more before a leaf that cannot be taken back is done."""

    table: int
    ask: int
    node: str


@kind("w")
class Write(Press, frozen=True):
    """Open the form for a leaf's free text. A form must be the first answer, hence a press of its own."""

    table: int
    ask: int
    node: str


@kind("m")
class Written(Press, frozen=True):
    """That form, sent in."""

    table: int
    ask: int
    node: str


@kind("s")
class Menu(Press, frozen=True):
    """A select, numbered within its message: what counts is the press that is its chosen value."""

    number: int


@kind("seat")
class Seat(Press, frozen=True):
    """Open my seat, or bring it up to date."""

    table: int


@kind("log")
class Log(Press, frozen=True):
    """A page of the log, newest first: the rows before `before` (0: from the newest)."""

    table: int
    before: int = 0


@kind("grid")
class Grid(Press, frozen=True):
    """One player's table at full size."""

    table: int
    seat: int


@kind("text")
class Text(Press, frozen=True):
    """A page of the board in words, as I may see it."""

    table: int
    page: int = 0


@kind("rules")
class Rules(Press, frozen=True):
    """A page of a game's short rules."""

    game: str
    page: int = 0


@kind("help")
class Help(Press, frozen=True):
    """What can be done at this table."""

    table: int


@kind("lobby")
class Lobby(Press, frozen=True):
    """`join`, `leave` or `start`."""

    table: int
    what: str


@kind("options")
class Options(Press, frozen=True):
    """See a page of a lobby's options, and choose."""

    table: int
    page: int = 0


@kind("option")
class Option(Press, frozen=True):
    """Choose a value for an option of a lobby."""

    table: int
    name: str
    value: str


@kind("number")
class Number(Press, frozen=True):
    """Open the form for an option that is a number."""

    table: int
    name: str


@kind("numbered")
class Numbered(Press, frozen=True):
    """That form, sent in."""

    table: int
    name: str


@kind("thread")
class Thread(Press, frozen=True):
    """Open a thread below this channel and a table of this game in it."""

    game: str


@kind("undo")
class Undo(Press, frozen=True):
    """Take my last step back."""

    table: int


@kind("vote")
class Vote(Press, frozen=True):
    """Have a say in an open vote."""

    table: int
    vote: int
    choice: str


@kind("again")
class Again(Press, frozen=True):
    """Open a lobby for the same people, with seats drawn anew or with sides swapped (`swap` 1)."""

    table: int
    swap: int


@kind("resign")
class Resign(Press, frozen=True):
    """Give up my seat for good, after the warning that carries this press."""

    table: int


@kind("orders")
class Orders(Press, frozen=True):
    """See my standing orders, and set them."""

    table: int


@kind("order")
class Order(Press, frozen=True):
    """Order an answer in advance to one kind of question: the `code`th that the game allows, 0 for none."""

    table: int
    ask: str
    code: int


@kind("take")
class Take(Press, frozen=True):
    """Sit down on a vacant seat of a running table."""

    table: int
    seat: int


@kind("back")
class Back(Press, frozen=True):
    """Play for myself again."""

    table: int


@kind("pause")
class Pause(Press, frozen=True):
    """`ask` for a pause, or `end` one that the table chose."""

    table: int
    what: str


@kind("mod")
class Moderate(Press, frozen=True):
    """The form that confirms a moderator's act and takes the reason: what, and two numbers that it needs."""

    table: int
    what: str
    one: int = 0
    two: int = 0


@kind("revert")
class Revert(Press, frozen=True):
    """Take a moderator's act back; `sure` 1 after the question."""

    audit: int
    sure: int = 0


@kind("forget")
class Forget(Press, frozen=True):
    """Be forgotten, after the warning that carries this press."""

    user: int


@kind("guide")
class Guide(Press, frozen=True):
    """A step of the first-turn guide; one past the last is the seat itself."""

    table: int
    step: int


@kind("team")
class Team(Press, frozen=True):
    """Open the thread of my team, or find the way there."""

    table: int
