"""What a side can do on its own turn (B012-B015), and the one thing it may be asked on the way."""

from __future__ import annotations

from rules.core import Action
from rules.phrase import Card


class Play(Action, frozen=True, kw_only=True):
    """Pay for a card; `target`: the member an action card is aimed at (B013)."""

    card: Card
    target: Card | None = None


class Lobby(Action, frozen=True, kw_only=True):
    """Add a member's Influence to the bill (B019)."""

    member: Card


class Confront(Action, frozen=True, kw_only=True):
    """Set a member against an enemy member (B022)."""

    member: Card
    target: Card


class EndTurn(Action, frozen=True, kw_only=True):
    """The other side's turn (B015)."""


class Pick(Action, frozen=True, kw_only=True):
    """Name the enemy member that Oversight or a personal ability is aimed at."""

    target: Card


AnyAction = Play | Lobby | Confront | EndTurn | Pick
