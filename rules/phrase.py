"""What is to be said, without the words: a code and its facts. `data/words.py` turns it into a sentence."""

from __future__ import annotations

import functools
import re
import typing
from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import msgspec


class Ref(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing with a name: `Ref("seat", 1)` is a player, `Ref("card", "E7")` the message `card-E7`."""

    kind: str
    value: int | str


class Phrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence or label: `code` names the message (or `message.attribute`), `facts` its parameters.

    A fact is a number, a name, a `Ref`, a nested `Phrase`, or a sequence of these (said as a list).
    """

    code: str
    facts: dict[str, Any] = {}


Fact: TypeAlias = "int | str | Ref | Phrase | Sequence[Fact] | None"


def say(code: str, **facts: Fact) -> Phrase:
    """Short for `Phrase(code, facts)`."""
    return Phrase(code, facts)


def named(kind: str) -> msgspec.Meta:
    """Mark a field's type as the name of something: `Card = Annotated[str, named("card")]`."""
    return msgspec.Meta(extra={"is": kind})


Seat = Annotated[int, named("seat")]
"""0..n-1. People are mapped to seats in `data`, nowhere else."""

Card = Annotated[str, named("card")]
"""A card's id; its name is the message `card-<id>`."""


@functools.cache
def kebab(name: str) -> str:
    """`TakeRow` -> `take-row`, `take_row` -> `take-row`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


@functools.cache
def _kinds(cls: type) -> dict[str, str]:
    """Field name -> the kind of thing its values name, for the fields that name something."""
    hints = typing.get_type_hints(cls, include_extras=True)
    found = {name: _kind(hint) for name, hint in hints.items()}
    return {name: kind for name, kind in found.items() if kind is not None}


def _kind(hint: Any) -> str | None:
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.extra and "is" in meta.extra:
            return str(meta.extra["is"])
    return next((kind for arg in typing.get_args(hint) if (kind := _kind(arg)) is not None), None)


def _refer(kind: str | None, value: Any) -> Fact:
    if isinstance(value, (list, tuple)):
        return [_refer(kind, item) for item in typing.cast("Sequence[Any]", value)]
    if kind is None or value is None:
        return value
    return Ref(kind, value)


def facts_of(struct: msgspec.Struct) -> dict[str, Fact]:
    """The fields of an action or event as facts; a field whose type names something becomes a `Ref`."""
    kinds = _kinds(type(struct))
    return {
        name: _refer(kinds.get(name), getattr(struct, name))
        for name in struct.__struct_fields__
        if name != "to" or "to" in kinds
    }


def fact_of(struct: msgspec.Struct, field: str) -> Fact:
    """One field of an action or event as a fact."""
    return _refer(_kinds(type(struct)).get(field), getattr(struct, field))
