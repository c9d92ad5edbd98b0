"""Whether an action would do anything now, for all that whoever holds the card can see (WR20, WR35)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.watergate import vocabulary as v
from rules.watergate.cards import Card
from rules.watergate.view import EvidenceView, WatergateView


def is_idle(view: WatergateView, card: Card) -> bool:
    """Whether no clause of the action could do anything: the card may be spent so, but it brings nothing."""
    return all(type(clause) in _IDLE and _IDLE[type(clause)](view, clause) for clause in card.action)


def _tile(view: WatergateView, clause: v.Tile) -> bool:
    return any(i.id == clause.who and i.state != "supply" for i in view.informants)


def _release(view: WatergateView, clause: v.Release) -> bool:
    return all(i.state != "down" for i in view.informants)


def _markers(view: WatergateView, clause: v.Clause) -> bool:
    return view.initiative is None and view.momentum is None


def _initiative(view: WatergateView, clause: v.Initiative) -> bool:
    return view.initiative is None


def _momentum(view: WatergateView, clause: v.Clause) -> bool:
    return view.momentum is None


def _momentum_to(view: WatergateView, clause: v.MomentumTo) -> bool:
    place = -clause.at if view.viewer == view.nixon else clause.at
    return view.momentum in (None, place)


def _evidence(view: WatergateView, clause: v.Clause) -> bool:
    return not view.evidence


def _some_evidence(view: WatergateView, clause: v.Evidence | v.Return) -> bool:
    return not any(_fits(piece, clause.which) for piece in view.evidence)


def _fits(piece: EvidenceView, which: v.Which) -> bool:
    return which == "any" or piece.up == (which == "up")


def _coloured(view: WatergateView, clause: v.PinColour) -> bool:
    return not any(piece.up and clause.colour in piece.colours for piece in view.evidence)


def _back(view: WatergateView, clause: v.Back) -> bool:
    return all(piece.at == 0 for piece in view.evidence)


def _level(view: WatergateView, clause: v.Level) -> bool:
    return not view.initiative and all(piece.at == 0 for piece in view.evidence)


def _bag(view: WatergateView, clause: v.Clause) -> bool:
    return not view.bag


def _wall(view: WatergateView, clause: v.Lift) -> bool:
    return all(space.state == "empty" for space in view.spaces)


def _rob(view: WatergateView, clause: v.Rob) -> bool:
    return all(side.hand == 0 for side in view.sides if side.seat != view.viewer)


def _again(view: WatergateView, clause: v.Again) -> bool:
    return len(view.hand) <= 1


_IDLE: Mapping[type, Callable[[WatergateView, Any], bool]] = {
    v.Tile: _tile,
    v.Release: _release,
    v.Either: _markers,
    v.Initiative: _initiative,
    v.Momentum: _momentum,
    v.MomentumTo: _momentum_to,
    v.Evidence: _some_evidence,
    v.AllEvidence: _evidence,
    v.Split: _evidence,
    v.Back: _back,
    v.Return: _some_evidence,
    v.PinColour: _coloured,
    v.Level: _level,
    v.DrawTo: _bag,
    v.DrawPin: _bag,
    v.Lift: _wall,
    v.Rob: _rob,
    v.Again: _again,
}
"""The clauses that may find nothing to do; the others always do something."""
