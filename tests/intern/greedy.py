"""A plain player for balance and golden games: takes what counts most now, and looks no further."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, legal_actions
from rules.intern.actions import (
    Accept,
    Aim,
    Allow,
    Discard,
    EndTurn,
    Give,
    HandOver,
    Keep,
    Lie,
    Lock,
    Pay,
    Pick,
    Remove,
    Steal,
    Swap,
    Take,
)
from rules.intern.arrive import Arrive, Denied
from rules.intern.game import scores
from rules.intern.state import Intern

CODES = {
    "STEAL_SUPPORTER": 5, "STEAL_EVENT": 5, "TAKE_ROW_SUPPORTER": 5, "TAKE_ROW_EVENT": 5, "EXTRA_ACTION": 5,
    "EXTRA_DRAW": 4, "GRIDLOCK": 4, "DEFLECTION": 3, "DRAW_SUPPORTER": 3, "DRAW_EVENT": 3, "LIES": 3,
    "SWAP_SUPPORTER": 2, "SWAP_EVENT": 2, "REMOVE_SUPPORTER": 2, "REMOVE_EVENT": 2, "FORCE_PASS": 1,
    "OWN_DISCARD_SUPPORTER": -1, "OWN_DISCARD_EVENT": -1,
}  # fmt: skip
"""What a Distraction is worth; those not named are worth nothing."""

SCORE = 10.0


def choose(s: Intern, seat: int) -> Action:
    """The answer that counts most, the first of several."""
    return max(legal_actions(s, seat), key=lambda action: _worth(s, seat, action))


def free_cards_only(s: Intern, seat: int) -> Action:
    """A casual player: always the free card, locks whatever goes."""
    options = legal_actions(s, seat)
    locks = [a for a in options if isinstance(a, Lock) and not s.desks[seat].gridlocks]
    return locks[0] if locks else options[0]


def hoard(s: Intern, seat: int) -> Action:
    """Never locks: the decks run dry, and the game must end all the same."""
    return next(a for a in legal_actions(s, seat) if not isinstance(a, Lock))


def _worth(s: Intern, seat: int, action: Action) -> float:
    match action:
        case Lock():
            return _lock(s, seat, action.cards)
        case Take():
            return 0.5 + _gain(s, seat, action.card) - sum(_use(s, seat, card) for card in action.pay)
        case Steal() | Swap():
            return _gain(s, seat, action.card) + s.desks[action.target].tricks - _shield(s, action.target)
        case Remove():
            return _gain(s, action.target, action.card) + s.desks[action.target].tricks
        case Aim():
            return s.desks[action.target].tricks - _shield(s, action.target)
        case Pick():
            return _gain(s, seat, action.card)
        case Pay() | Discard() | HandOver() | Give():
            return -_use(s, seat, action.card)
        case Lie():
            return 1.0 if _is_worth_a_lies(s) else -1.0
        case Accept():
            return 1.0 if not _would_score(s) else -1.0
        case Keep() | Allow() | EndTurn():
            return 0.0
        case _:
            return 0.0


def _lock(s: Intern, seat: int, cards: Sequence[str]) -> float:
    """A lock at once, the better the more it brings; into a Gridlock only with something else to follow."""
    if s.desks[seat].gridlocks:
        return 1.0 if len(list(s.locks(seat))) > 2 else -SCORE
    return 2 * SCORE + s.worth(seat, cards)


def _gain(s: Intern, seat: int, card: str) -> float:
    """What a card in my hand is worth to me."""
    if card[0] == "D":
        return CODES.get(s.cards.codes[card], 0)
    if card[0] not in "SE":
        return 1.0
    if scores(s, seat, card, s.desks[seat].hand):
        return SCORE
    return len(s.cards.partners[card]) / 10


def _use(s: Intern, seat: int, card: str) -> float:
    """What I lose with a card of my hand."""
    desk, partners = s.desks[seat], s.cards.partners[card]
    matched = len(partners.intersection(desk.hand)) + 2 * (not partners.isdisjoint(desk.grid))
    return 1.5 + 2 * matched + len(partners) / 10


def _shield(s: Intern, seat: int) -> float:
    return 5.0 if s.desks[seat].deflection else 0.0


def _on_the_way(s: Intern) -> tuple[str, int]:
    step = s.steps[-1]
    assert isinstance(step, (Arrive, Denied))
    return step.card, step.to


def _would_score(s: Intern) -> bool:
    card, to = _on_the_way(s)
    return card[0] != "D" and scores(s, to, card, s.desks[to].hand)


def _is_worth_a_lies(s: Intern) -> bool:
    _, to = _on_the_way(s)
    return _would_score(s) and s.desks[to].tricks >= 4
