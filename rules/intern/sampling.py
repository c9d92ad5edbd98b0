"""Other states that a viewer could not tell from the present one.

What a viewer does not know are places: somewhere in a deck, in another hand, on the way. The unknown cards of
a kind trade places by chance, and everything that is said of a place stays with it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rules import codec
from rules.dice import Dice
from rules.intern.cards import KINDS
from rules.intern.state import PUBLIC, Intern

_CARD = re.compile(r'(?<=")[SED]\d\d(?=")')
"""A card wherever it stands in a save."""


def resample(s: Intern, viewer: int | None, dice: Dice) -> Intern:
    """A state alike to this viewer (None: the public), with other dice."""
    unknown = _unknown(s, viewer)
    while not _agrees(s, places := _traded(s, unknown, dice)):
        pass
    text = _CARD.sub(lambda hit: places.get(hit[0], hit[0]), codec.to_json(s))
    other: Intern = codec.read(Intern, text)
    other.last = list(s.last)  # what has been said stays said
    other.dice = Dice(seed=str(dice.below(1 << 62)), drawn=s.dice.drawn)
    return other


def _unknown(s: Intern, viewer: int | None) -> dict[str, list[str]]:
    """The cards of each kind whose place the viewer does not know."""

    def is_known(mask: int) -> bool:
        return mask == PUBLIC or (viewer is not None and bool(mask >> viewer & 1))

    seen = s.seen
    in_decks = [card for deck in s.decks.values() for card in deck]
    hidden = {card for card in in_decks if not is_known(seen.get(card, 0))}
    hidden |= {card for card, mask in seen.items() if not is_known(mask)}
    return {kind: sorted(card for card in hidden if card[0] == kind) for kind in KINDS}


def _traded(s: Intern, unknown: Mapping[str, Sequence[str]], dice: Dice) -> dict[str, str]:
    """Card -> the card that takes its place."""
    places: dict[str, str] = {}
    for kind in KINDS:
        others = list(unknown[kind])
        dice.shuffle(others)
        places.update(zip(unknown[kind], others, strict=True))
    if s.dealt:
        _begin_alike(s, places)
        _match_alike(s, places)
    return places


def _begin_alike(s: Intern, places: dict[str, str]) -> None:
    """The starter was dealt the highest Supporter: make it so, where that is not yet settled."""
    starter = s.dealt[_first(s)][0]
    dealt = [supporter for supporter, _ in s.dealt]
    if starter in places:
        highest = max((card for card in dealt if card in places), key=lambda card: places[card])
        _exchange(places, starter, highest)
        return
    for card in dealt:
        if card in places and places[card] > starter:
            low = [other for other in places if places[other] < starter and other not in dealt]
            if low:
                _exchange(places, card, low[0])


def _match_alike(s: Intern, places: dict[str, str]) -> None:
    """No pair that was dealt matched: exchange an Event that now would."""
    partners = s.cards.partners
    dealt = {event for _, event in s.dealt}
    for supporter, event in s.dealt:
        listed = partners[places.get(supporter, supporter)]
        if event in places and places[event] in listed and event not in partners[supporter]:
            free = [c for c in places if c[0] == "E" and places[c] not in listed and c not in dealt]
            if free:
                _exchange(places, event, free[0])


def _exchange(places: dict[str, str], one: str, other: str) -> None:
    places[one], places[other] = places[other], places[one]


def _first(s: Intern) -> int:
    """Who was announced as the one with the highest Supporter."""
    return max(range(len(s.dealt)), key=lambda seat: s.dealt[seat][0])


def _agrees(s: Intern, places: Mapping[str, str]) -> bool:
    """Whether the deal keeps what everybody knows of it: the starter is highest, no pair matched.

    A pair that was kept although it matched (IR43) stays one.
    """
    partners = s.cards.partners
    now = [(places.get(a, a), places.get(b, b)) for a, b in s.dealt]
    if now and max(range(len(now)), key=lambda seat: now[seat][0]) != _first(s):
        return False
    return all(
        (b in partners[a]) <= (before_b in partners[before_a])
        for (a, b), (before_a, before_b) in zip(now, s.dealt, strict=True)
    )
