"""What may be announced with a card: the targets of its value, and of its action clause by clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations, product
from typing import Any

from rules.phrase import Seat
from rules.watergate import vocabulary as v
from rules.watergate.cards import Card
from rules.watergate.schema import JOKER, LETTER
from rules.watergate.state import Piece, Table

NOTHING = "none"
"""The target of what can do nothing."""
Targets = tuple[str, ...]


def different(pieces: Iterable[Piece]) -> list[Piece]:
    """One of each evidence that everybody can tell apart; the Editor picks hidden ones blind (WR34).

    Nixon too may take any of two alike: if it always were the first, the Editor would know which differ.
    """
    found: dict[object, Piece] = {}
    for piece in pieces:
        found.setdefault(_look_of(piece), piece)
    return list(found.values())


def _look_of(piece: Piece) -> object:
    return (piece.face, piece.at) if piece.up else piece.slot


def value_targets(s: Table, seat: Seat, colour: str, pieces: list[Piece]) -> list[Targets]:
    """What a value of this colour may move (W029, W030), or `none` (WR20). `pieces`: the `different` ones."""
    found: list[Targets] = []
    if s.initiative is not None:
        found.append(("initiative",))
    if s.momentum is not None:
        found.append(("momentum",))
    sees = seat == s.nixon
    found += [(f"e{p.slot}",) for p in pieces if (p.up or sees) and (colour == JOKER or colour in p.face)]
    if not sees and not all(p.up for p in pieces):
        colours = "BYG" if colour == JOKER else colour
        found += [(f"ask-{c}",) for c in colours if c not in s.denied]
    return found or [(NOTHING,)]


def fallback(s: Table, card: Card, colour: str) -> list[str]:
    """What the Editor may move after a "no" (W036): with a Joker, by the wording of the table (W031)."""
    found: list[str] = []
    if s.initiative is not None:
        found.append("initiative")
    if s.momentum is not None:
        found.append("momentum")
    any_colour = card.colour == JOKER and s.options.wording == "printed"
    fits = [p for p in s.evidence if p.up and (any_colour or colour in p.face)]
    return found + [f"e{p.slot}" for p in different(fits)]


def action_targets(s: Table, seat: Seat, card: Card) -> list[Targets]:
    """Every way to announce an action: one target for each clause that needs one (WR2)."""
    if not card.asks:
        return [()]
    if len(card.asks) == 1:
        return [(target,) for target in _targets(s, seat, card.asks[0])]
    return list(product(*(_targets(s, seat, clause) for clause in card.asks)))


def _targets(s: Table, seat: Seat, clause: v.Clause) -> list[str]:
    return _CHOOSERS[type(clause)](s, seat, clause) or [NOTHING]


def may_act(s: Table, seat: Seat, card: Card, turns: int) -> bool:
    """Whether the action can be chosen; `turns`: those that the seat has had this round (W078, WR20)."""
    if card.reaction or (card.is_event and s.barred == seat):
        return False
    if card.is_plain:
        return True
    if any(isinstance(clause, v.Bar) for clause in card.action):
        return turns > 0
    return bool(repeatable(s, seat))


def repeatable(s: Table, seat: Seat) -> list[str]:
    """The events out of the game that can be carried out again: no reactions (WD5)."""
    return [id for id in s.removed[seat] if s.set.cards[id].is_event and not s.set.cards[id].reaction]


def _markers(s: Table, seat: Seat, clause: v.Either) -> list[str]:
    return [t for t, at in (("initiative", s.initiative), ("momentum", s.momentum)) if at is not None]


def _hidden_informants(s: Table, seat: Seat, clause: v.Release) -> list[str]:
    return [who for who in s.set.board.informants if s.tiles.get(who) is False]


def _evidence(s: Table, seat: Seat, clause: v.Evidence) -> list[str]:
    pieces = (
        s.evidence if clause.which == "any" else [p for p in s.evidence if p.up == (clause.which == "up")]
    )
    singles = [f"e{p.slot}" for p in different(pieces)]
    if clause.tokens == 1:
        return singles
    pairs: dict[object, str] = {}
    for a, b in combinations(pieces, 2):
        looks = frozenset((_look_of(a), _look_of(b)))
        pairs.setdefault(looks, f"e{a.slot}+e{b.slot}")
    found = list(pairs.values())
    if clause.up_to:
        return [*found, *singles, NOTHING]
    return found or singles


def _any_evidence(s: Table, seat: Seat, clause: v.Back) -> list[str]:
    return [f"e{p.slot}" for p in different(s.evidence)]


def _returnable(s: Table, seat: Seat, clause: v.Return) -> list[str]:
    return [f"e{p.slot}" for p in different(s.evidence) if p.up == (clause.which == "up")]


def _coloured(s: Table, seat: Seat, clause: v.PinColour) -> list[str]:
    letter = LETTER[clause.colour]
    return [f"e{p.slot}" for p in different(s.evidence) if p.up and letter in p.face]


def _pinned(s: Table, seat: Seat, clause: v.Lift) -> list[str]:
    return list(s.board)


def _events(s: Table, seat: Seat, clause: v.Repeat) -> list[str]:
    return repeatable(s, seat)


_CHOOSERS: Mapping[type, Callable[[Table, Seat, Any], list[str]]] = {
    v.Either: _markers,
    v.Release: _hidden_informants,
    v.Evidence: _evidence,
    v.Back: _any_evidence,
    v.Return: _returnable,
    v.PinColour: _coloured,
    v.Lift: _pinned,
    v.Repeat: _events,
}
"""For the clauses in `vocabulary.AIMED`."""
