"""A table's options as text: what may be chosen in a lobby, and what the game makes of it at the start."""

from __future__ import annotations

import functools
import types
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect as shape

from data.clock import SPANS
from rules.core import Game, IllegalAction, Options
from rules.phrase import Ref

SETS = Path(__file__).parent
"""`data/<game>/<set>/cards.json`."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One option. `values` empty: any whole number from `least` to `most` (None: no such bound)."""

    name: str
    values: tuple[str, ...]
    default: str
    least: int | None = None
    most: int | None = None


_HOUSE = (
    Choice(name="pace", values=tuple(SPANS), default="daily"),
    Choice(name="seating", values=("drawn", "joined"), default="drawn"),
    Choice(name="silence", values=("vote", "default"), default="vote"),
)
_OFFERED: dict[str, list[str]] = {}
"""The card sets of the bot's owner, by game: found at the start, and no others later."""
_FEW = 25
"""Numbers are listed up to here, the most that a select can show."""


@functools.cache
def _own(kind: type[Options], sets: tuple[str, ...]) -> tuple[Choice, ...]:
    """What the game's options let people choose, in the order in which it declares them.

    A free text (such as the hash of the cards) is no choice: the game fills it in at the start.
    """
    info = shape.type_info(kind)
    assert isinstance(info, shape.StructType)
    found: list[Choice] = []
    for field in info.fields:
        if field.name == "card_set":
            if len(sets) > 1:
                default = field.default if field.default in sets else sets[-1]
                found.append(Choice(name="card_set", values=sets, default=default))
        elif not isinstance(field.type, shape.StrType):
            found.append(_choice(field))
    return tuple(found)


def _choice(field: shape.Field) -> Choice:
    default = text_of(field.default)
    match field.type:
        case shape.BoolType():
            return Choice(name=field.name, values=("true", "false"), default=default)
        case shape.LiteralType(values=values):
            return Choice(name=field.name, values=tuple(text_of(v) for v in values), default=default)
        case shape.IntType(ge=least, le=most):
            few = least is not None and most is not None and most - least < _FEW
            values = (
                tuple(str(i) for i in range(least, most + 1)) if few and least is not None and most else ()
            )
            return Choice(name=field.name, values=values, default=default, least=least, most=most)
        case _:
            raise TypeError(f"option {field.name} is neither a switch, a choice nor a number")


def text_of(value: Any) -> str:
    """An option as it is kept: a switch is `true` or `false`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def card_sets(game: str) -> tuple[str, ...]:
    """The card sets that are there, the oldest name first, then those of the bot's owner."""
    own = sorted(path.parent.name for path in (SETS / game).glob("*/cards.json"))
    return (*own, *_OFFERED.get(game, ()))


def offer(game: str, card_set: str) -> None:
    """Let new tables choose a set that the bot's owner has installed."""
    _OFFERED.setdefault(game, []).append(card_set)


def choices(game: Game[Any]) -> tuple[Choice, ...]:
    """All options of a table of this game: the house's, then its own."""
    return _HOUSE + _own(game.options, card_sets(game.name))


def defaults(game: Game[Any]) -> Mapping[str, str]:
    """What is chosen where nobody chooses."""
    return types.MappingProxyType({choice.name: choice.default for choice in choices(game)})


def check(game: Game[Any], name: str, value: str) -> str:
    """A choice as it is kept. Raises IllegalAction: no-option, bad-value, bad-number."""
    choice = next((c for c in choices(game) if c.name == name), None)
    if choice is None:
        raise IllegalAction("no-option")
    if choice.values:
        if value not in choice.values:
            named = name != "card_set"
            allowed = [Ref(f"option-{name}", value) if named else value for value in choice.values]
            raise IllegalAction("bad-value", option=Ref("option", name), allowed=allowed)
        return value
    least, most = choice.least, choice.most
    number = int(value) if value.strip().removeprefix("-").isdecimal() and len(value) < 10 else None
    if number is None or (least is not None and number < least) or (most is not None and number > most):
        bounds = {"least": least, "most": most}
        raise IllegalAction("bad-number", option=Ref("option", name), **bounds)
    return str(number)


def freeze(game: Game[Any], chosen: Mapping[str, str]) -> Options:
    """The game's own options, typed. Raises IllegalAction("bad-option")."""
    sets = card_sets(game.name)
    own = {choice.name: chosen.get(choice.name, choice.default) for choice in _own(game.options, sets)}
    if sets:
        own.setdefault("card_set", sets[-1])
    try:
        return msgspec.convert(own, game.options, strict=False)
    except msgspec.ValidationError:
        raise IllegalAction("bad-option") from None
