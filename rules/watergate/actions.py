"""What a person may do: every move is one of these whole sentences.

Targets are short texts: `initiative`, `momentum`, `e4` (the evidence in slot 4 of the track; `e4+e5`: both),
`ask-B` (ask for hidden evidence of a colour), an informant, a space of the board, a card, or `none`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from rules.core import Action
from rules.phrase import Card, named

Token = Annotated[str, named("token")]
"""A token by its looks: `initiative`, `momentum`, or the letters of its colours and an m for a red symbol."""


class Play(Action, frozen=True, kw_only=True):
    """Play a card for its value or its action (W026)."""

    card: Card
    use: Literal["value", "action"]
    targets: tuple[str, ...] = ()


class React(Action, frozen=True, kw_only=True):
    """Answer what was just announced with a reaction card (W043)."""

    card: Card


class GoOn(Action, frozen=True, kw_only=True):
    """Let what was announced happen."""


class Show(Action, frozen=True, kw_only=True):
    """Nixon reveals a hidden evidence of the named colour (W035)."""

    slot: int


class Instead(Action, frozen=True, kw_only=True):
    """Move something else after Nixon had nothing hidden of the colour (W036)."""

    target: str


class Push(Action, frozen=True, kw_only=True):
    """Move initiative, or momentum."""

    marker: Token


class Pin(Action, frozen=True, kw_only=True):
    """Put an evidence on an empty space of its colour (W061)."""

    token: Token
    space: str


class Choose(Action, frozen=True, kw_only=True):
    """Choose an evidence on the track."""

    slot: int


class Give(Action, frozen=True, kw_only=True):
    """Give an evidence some of the movement that is shared out."""

    slot: int
    spaces: int


class Aim(Action, frozen=True, kw_only=True):
    """Choose the targets of an event that is carried out again."""

    targets: tuple[str, ...]


class Sacrifice(Action, frozen=True, kw_only=True):
    """Remove a conspirator of the hand from the game, so that Gambit can come back."""

    card: Card


class LetGo(Action, frozen=True, kw_only=True):
    """Let Gambit leave the game."""


AnyAction: TypeAlias = (
    Play | React | GoOn | Show | Instead | Push | Pin | Choose | Give | Aim | Sacrifice | LetGo
)
