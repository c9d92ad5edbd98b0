"""Another table that a viewer could not tell from this one: what they cannot see is dealt anew."""

from __future__ import annotations

from rules.codec import copy
from rules.dice import Dice
from rules.phrase import Seat
from rules.watergate.inquiry import Inquiry
from rules.watergate.state import Table


def resample(s: Table, seat: int | None, dice: Dice) -> Table:
    """`s` stays as it is. Hands keep their sizes, cards that the viewer has looked at their places."""
    other = copy(s)
    for owner in range(2):
        _cards(other, owner, seat, dice)
    if seat != s.nixon:
        _evidence(other, dice)
    dice.shuffle(other.bag)
    other.dice = Dice(seed=str(dice.below(1 << 62)), drawn=s.dice.drawn)
    return other


def _cards(s: Table, owner: Seat, seat: int | None, dice: Dice) -> None:
    """Deal a deck anew, with the hand unless it is the viewer's; what the opponent has seen goes along."""
    hand, deck = s.hands[owner], s.decks[owner]
    known = s.seen[1 - owner] if seat == 1 - owner else []
    pool = [card for card in (deck if seat == owner else hand + deck) if card not in known]
    fresh = list(pool)
    dice.shuffle(fresh)
    other = dict(zip(pool, fresh, strict=True))
    hand[:] = [other.get(card, card) for card in hand]
    deck[:] = [other.get(card, card) for card in deck]
    s.seen[1 - owner] = [other.get(card, card) for card in s.seen[1 - owner]]


def _evidence(s: Table, dice: Dice) -> None:
    """Swap hidden evidence with the bag, as far as a "no" or a "yes" of this round allows (WR19)."""
    hidden = [p for p in s.evidence if not p.up]
    pool = s.bag + [p.face for p in hidden]
    fits = [face for face in pool if not any(colour in face for colour in s.denied)]
    top = s.steps[-1] if s.steps else None
    wanted = top.colour if isinstance(top, Inquiry) and not top.refused else ""
    while True:
        dice.shuffle(fits)
        faces = fits[: len(hidden)]
        if any(wanted in face for face in faces) or not faces:
            break
    for piece, face in zip(hidden, faces, strict=True):
        piece.face = face
        pool.remove(face)
    s.bag = pool
