"""Another campaign that a viewer could not tell from this one: everything hidden is dealt anew."""

from __future__ import annotations

import hashlib

from rules.codec import copy
from rules.dice import Dice
from rules.fiftyone.runoff import Pledges
from rules.fiftyone.slogans import Ballot, Slogans
from rules.fiftyone.state import Race, RaceT
from rules.fiftyone.steps import Return, Turn
from rules.fiftyone.trade import Trade


def resample(s: RaceT, seat: int | None, dice: Dice) -> RaceT:
    """Hands, pile, sealed answers and coming chance, as far as `seat` does not know them.

    A viewer's own hand stays, and so do the cards of a running theft or trade that they have seen, and all
    hands in the turn of their own spy. What they remember of earlier turns is not accounted for.
    """
    other = redeal(s, seat, dice)
    top = other.steps[-1] if other.steps else None
    match top:
        case Slogans():
            _reseal_slogans(top, seat)
        case Ballot():
            _reseal_votes(other, top, seat, dice)
        case Pledges():
            for p in top.sealed:
                if p != seat:
                    top.sealed[p] = dice.pick((None, *other.finalists))
        case _:
            pass
    return other


def redeal(s: RaceT, seat: int | None, dice: Dice) -> RaceT:
    """The same without the sealed answers: other luck, but people have said what they said."""
    other = copy(s)
    other.dice = Dice(seed=f"{dice.below(1 << 62):x}", drawn=s.dice.drawn)
    open_hands = s.winners is not None or _has_spied(s, seat)
    hidden = [] if open_hands else [p for p in range(s.players) if p != seat]
    _deal(other, hidden, _known(s, seat), dice)
    for p, candidate in enumerate(other.candidates):
        if p != seat and candidate.seen:
            candidate.seen = {q: list(other.candidates[q].hand) for q in candidate.seen}
    top = other.steps[-1] if other.steps else None
    match top:
        case Return():
            _rechoose(other, top, seat, dice)
        case Trade():
            _rename(other, top, seat, dice)
        case _:
            pass
    return other


def _has_spied(s: Race, seat: int | None) -> bool:
    """In that turn nothing moves between hands without the spy's knowing it."""
    turn = s.find(Turn)
    return turn is not None and turn.spied and turn.seat == seat


def _known(s: Race, seat: int | None) -> dict[int, list[str]]:
    """Cards that the viewer knows to be in somebody else's hand, by the theft or trade that is running."""
    top = s.steps[-1] if s.steps else None
    if isinstance(top, Return) and seat in top.taken:
        return {top.seat: top.taken[seat]}
    if isinstance(top, Trade) and top.is_sent:
        if seat == top.partner:
            return {top.seat: top.give}
        if seat == top.seat and top.is_answered:
            return {top.partner: top.take}
    return {}


def _deal(other: Race, hidden: list[int], known: dict[int, list[str]], dice: Dice) -> None:
    """Shuffle the pile and the hidden hands together, the known cards kept where they are."""
    pool = list(other.pile)
    sizes: dict[int, int] = {}
    for p in hidden:
        hand = other.candidates[p].hand
        for card in known.get(p, ()):
            hand.remove(card)
        sizes[p] = len(hand)
        pool += hand
    pool = _mixed(pool, dice)
    for p in hidden:
        other.candidates[p].hand = [*known.get(p, ()), *(pool.pop() for _ in range(sizes[p]))]
    other.pile = pool


def _mixed(cards: list[str], dice: Dice) -> list[str]:
    """In an order that one draw decides: a whole deck is mixed ten times faster than draw by draw."""
    seed = dice.below(1 << 62)
    blocks = -(-len(cards) // 8)
    keys = b"".join(hashlib.blake2b(f"{seed}:{n}".encode()).digest() for n in range(blocks))
    order = sorted(range(len(cards)), key=lambda i: keys[8 * i : 8 * i + 8])
    return [cards[i] for i in order]


def _some(hand: list[str], number: int, dice: Dice) -> list[str]:
    """So many cards of a hand."""
    cards = list(hand)
    dice.shuffle(cards)
    return cards[:number]


def _rechoose(other: Race, step: Return, seat: int | None, dice: Dice) -> None:
    """What a thief took and has chosen, unless the viewer is the thief; a victim knows its own loss."""
    if seat == step.seat:
        return
    hand = list(other.candidates[step.seat].hand)
    if seat in step.taken:
        for card in step.taken[seat]:
            hand.remove(card)
    dice.shuffle(hand)
    for victim, cards in step.taken.items():
        if victim != seat:
            step.taken[victim] = [hand.pop() for _ in cards]
    step.given = _some(other.candidates[step.seat].hand, len(step.given), dice)


def _rename(other: Race, step: Trade, seat: int | None, dice: Dice) -> None:
    """The cards that a trade has named, as far as the viewer has not seen them."""
    if seat != step.seat and not (seat == step.partner and step.is_sent):
        step.give = _some(other.candidates[step.seat].hand, len(step.give), dice)
    if seat != step.partner and not (seat == step.seat and step.is_answered):
        step.take = _some(other.candidates[step.partner].hand, len(step.take), dice)


def _reseal_slogans(step: Slogans, seat: int | None) -> None:
    """Somebody else's sealed slogan might be anything, or none, or a wish to skip."""
    for p in step.sealed:
        if p != seat:
            step.sealed[p] = "…"
    step.skips = [p for p in step.skips if p == seat]


def _reseal_votes(other: Race, step: Ballot, seat: int | None, dice: Dice) -> None:
    """Any others may have written the slogans, and voted for any but their own."""
    writers = [p for p in range(other.players) if p != seat]
    dice.shuffle(writers)
    for slogan in other.slogans:
        if slogan.author != seat:
            slogan.author = writers.pop()
    step.skips = [p for p in step.skips if p == seat]
    for p in step.sealed:
        if p != seat:
            open_ones = [n for n, x in enumerate(other.slogans) if x.author != p and not x.struck]
            step.sealed[p] = dice.pick((None, *open_ones))
