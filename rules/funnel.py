"""Turn a flat list of legal actions into a tree of small questions: first the verb, then field by field."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from rules.codec import to_json
from rules.core import Action

VERB = "is"


class Node(msgspec.Struct, frozen=True, kw_only=True):
    """A question still open (`field` and `kids`) or a whole action (a leaf).

    `path` holds the choices made so far; `id`, its 12-digit hash, is all that a button needs to carry, since
    the same legal actions always build the same tree. `sample` is one action below, to make labels from.
    """

    sample: Action
    path: tuple[str, ...] = ()
    field: str | None = None
    kids: tuple[Node, ...] = ()

    @property
    def id(self) -> str:
        """Twelve hexadecimal digits."""
        return hashlib.blake2b("\n".join(self.path).encode(), digest_size=6).hexdigest()

    @property
    def action(self) -> Action | None:
        """The action of a leaf."""
        return None if self.kids else self.sample

    @property
    def chosen(self) -> str | None:
        """The field whose choice led here: None for a verb."""
        name = self.path[-1].partition("=")[0] if self.path else VERB
        return None if name == VERB else name


def build(actions: Sequence[Action]) -> Node:
    """The tree over a non-empty list of different legal actions. Its root asks for the verb;
    where there is only one, it asks at once for what is left open: a button alone would cost a click.
    """
    groups = _group(actions, VERB)
    if len(groups) == 1 < len(actions):
        return _below(actions, (f"{VERB}={next(iter(groups))}",))
    return Node(sample=actions[0], field=VERB, kids=_kids(groups, VERB, ()))


def _kids(groups: dict[str, list[Action]], field: str, path: tuple[str, ...]) -> tuple[Node, ...]:
    return tuple(_below(group, (*path, f"{field}={value}")) for value, group in groups.items())


def _below(actions: Sequence[Action], path: tuple[str, ...]) -> Node:
    """Ask for the first field that still leaves a choice, in the order in which the action declares them."""
    if len(actions) > 1:
        for field in actions[0].__struct_fields__:
            if len(groups := _group(actions, field)) > 1:
                return Node(sample=actions[0], path=path, field=field, kids=_kids(groups, field, path))
        raise ValueError("two equal actions")
    return Node(sample=actions[0], path=path)


def _group(actions: Sequence[Action], field: str) -> dict[str, list[Action]]:
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(_key(action, field), []).append(action)
    return groups


def _key(action: Action, field: str) -> str:
    if field == VERB:
        return type(action).__name__
    value: Any = getattr(action, field)
    return value if isinstance(value, str) else to_json(value)


def find(node: Node, id: str) -> Node | None:
    """The node with this id, or None: an old, foreign or forged button."""
    if node.id == id:
        return node
    return next((hit for kid in node.kids if (hit := find(kid, id)) is not None), None)


def leaves(node: Node) -> Iterator[Node]:
    """All whole actions below a node."""
    if not node.kids:
        yield node
    for kid in node.kids:
        yield from leaves(kid)


def trail(node: Node, id: str) -> list[Node]:
    """The nodes from below the root down to the one with this id; empty when there is none."""
    for kid in node.kids:
        if kid.id == id:
            return [kid]
        if below := trail(kid, id):
            return [kid, *below]
    return []
