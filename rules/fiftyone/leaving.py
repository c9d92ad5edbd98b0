"""People who go missing: what silence means on each question, and what is left when a seat is given up."""

from __future__ import annotations

from rules.core import Action, Ask, IllegalAction
from rules.dice import Dice
from rules.fiftyone.actions import (
    Abstain,
    Decline,
    Done,
    GiveBack,
    LeaveOpen,
    NoSlogan,
    Refuse,
    SwayNext,
    Throw,
    Withdraw,
)
from rules.fiftyone.cards import FREE, JAIL
from rules.fiftyone.events import Retired
from rules.fiftyone.plays import IN_PRISON
from rules.fiftyone.slogans import Gathering
from rules.fiftyone.state import Race
from rules.fiftyone.steps import Return, Second, Turn
from rules.fiftyone.trade import Trade
from rules.phrase import Ref

_SILENT: dict[str, type[Action]] = {
    "slogan": NoSlogan,
    "ballot": Abstain,
    "pledge": LeaveOpen,
    "offer": Decline,
    "offer-size": Withdraw,
    "offer-cards": Withdraw,
    "swap": Refuse,
    "boost": Done,
}


def default(s: Race, ask: Ask) -> Action:
    """What silence means: it never plays a card (FR57)."""
    if ask.kind in _SILENT:
        return _SILENT[ask.kind](seat=ask.seat)
    top = s.steps[-1]
    if isinstance(top, Return):
        return GiveBack(seat=ask.seat, card=_least(s, ask, top.left(s)))
    if isinstance(top, Second):
        ways = [a for a in top.options(s, ask.seat) if isinstance(a, SwayNext)]
        return max(ways, key=lambda a: s.cards.value[a.vote])
    return Throw(seat=ask.seat, card=_useless(s, ask))


def _useless(s: Race, ask: Ask) -> str:
    """FR46, FR57: a release when free, else the lowest vote, else chance, a way out of prison last."""
    hand = s.candidates[ask.seat].hand
    if not s.table(ask.seat).jailed:
        return FREE if FREE in hand else _least(s, ask, hand)
    return _least(s, ask, [card for card in hand if card not in IN_PRISON] or hand)


def _least(s: Race, ask: Ask, cards: list[str]) -> str:
    """The lowest vote (FR20, FR56), else one by chance: of this question's own, so that asking what silence
    would mean changes no other draw.
    """
    if votes := s.by_value(card for card in cards if card in s.cards.value):
        return votes[-1]
    return Dice(seed=f"{s.dice.seed}/silence/{ask.id}").pick(sorted(cards))


def retire(s: Race, seat: int) -> None:
    """FR47, FR48, FR62, FR63: the hand and a prison card by the player go to the used pile, votes and heroes
    stay on the table; fewer than two who play, or a finalist gone, ends the game at once.
    """
    candidate = s.candidates[seat]
    if candidate.retired:
        raise IllegalAction("retired", seat=Ref("seat", seat))
    close(s, seat)
    if s.winners is not None:
        return
    candidate.retired = True
    s.used += candidate.hand
    candidate.hand, candidate.seen = [], {}
    if candidate.jailed:
        candidate.jailed = False
        s.used.append(JAIL)
    s.reveal()
    s.tell(Retired(seat=seat))
    s.asks.pop(seat, None)
    if isinstance(top := s.steps[-1], Gathering):
        top.leave(s, seat)
    if seat in s.finalists:
        s.elect(next(p for p in s.finalists if p != seat), "alone")
    elif len(active := s.active()) < 2:
        s.elect(active[0], "alone")


def close(s: Race, seat: int) -> None:
    """FR63: an open offer, boost or picker of a retiring player ends by its default first."""
    top = s.steps[-1]
    if isinstance(top, Trade) and seat in (top.seat, top.partner):
        top.drop(s, declined=seat == top.partner)
    while s.winners is None and _is_busy(s, seat):
        top = s.steps[-1]
        if (ask := s.asks.pop(seat, None)) is None:
            top.run(s)
        else:
            top.answer(s, default(s, ask))


def _is_busy(s: Race, seat: int) -> bool:
    """In the middle of a turn whose card is already played."""
    top = s.steps[-1]
    return (
        isinstance(top, Turn | Second | Return)
        and top.seat == seat
        and not (isinstance(top, Turn) and not top.used)
    )
