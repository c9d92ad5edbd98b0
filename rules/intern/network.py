"""The Locked Network: which cards may join, the exact best arrangement, and a drawing that stays calm.

Cards border the cards above, below, left and right of them (I044, I045). A Supporter and an Event may share a
border only if they match; such a border is a Trick (I043, I046-I048). The total is the most Tricks that any
arrangement reaches (I049), so nobody is asked for coordinates: they are computed here.

Two facts decide what may join (IR10), whatever the arrangement of the moment. A matching pair always can: put
the card of the right kind beside the outermost card of its kind, its partner beyond it. A single card can
exactly when it matches a card of the network: the line Supporters - card, match - Events is legal.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from rules.intern.bounds import SIDES, most_tricks
from rules.intern.glue import NEXT, SYMMETRIES, Cell, arrange

Partners: TypeAlias = Mapping[str, frozenset[str]]
"""Card -> the cards of the other kind that match it. Ids of Supporters start with S, of Events with E."""

Cells: TypeAlias = dict[str, Cell]
"""Card -> where it lies."""

WIN = 7
"""Tricks that win (I054)."""


class Arrangement(NamedTuple):
    """A legal connected arrangement with its number of Tricks."""

    tricks: int
    cells: Cells


class Networks:
    """All networks that can be made of one set of cards.

    `cap`: totals below it are proved optimal, at or above it they are at least the cap; None: always proved.
    """

    def __init__(self, partners: Partners, cap: int | None = WIN) -> None:
        self.partners, self.cap = partners, cap
        self._best = functools.lru_cache(maxsize=4096)(self._solve)

    def matches(self, one: str, other: str) -> bool:
        """Whether one lists the other."""
        return other in self.partners[one]

    def refusal(self, network: Iterable[str], cards: Sequence[str]) -> str | None:
        """Why a card or a pair may not join the network: a code of a reason, None when it may (I051, IR10).

        `in-network`: it is there already. `not-a-match`: the pair does not match. `no-match`: the single card
        matches nothing there. `not-a-pair`: neither one card nor one of each kind.
        """
        there = set(network)
        if not there.isdisjoint(cards):
            return "in-network"
        if len(cards) == 1:
            return None if not self.partners[cards[0]].isdisjoint(there) else "no-match"
        if len(cards) != 2 or cards[0][0] == cards[1][0]:
            return "not-a-pair"
        return None if self.matches(*cards) else "not-a-match"

    def may_join(self, network: Iterable[str], *cards: str) -> bool:
        """Whether a single card or a matching pair may join."""
        return self.refusal(network, cards) is None

    def best(self, cards: Iterable[str]) -> Arrangement | None:
        """An arrangement with most Tricks; None when both kinds are there without any match."""
        return self._best(frozenset(cards))

    def total(self, cards: Iterable[str]) -> int:
        """Tricks of cards that belong to a legal network."""
        found = self.best(cards)
        assert found is not None, "cards without a match are no network"
        return found.tricks

    def joined(self, old: Arrangement, cards: Sequence[str]) -> Arrangement:
        """The network after a legal lock. No card moves when an optimum allows it, else as few as can be."""
        calm = max(self._added(old, cards), key=lambda found: found.tricks, default=None)
        goal = self._bound([*old.cells, *cards])
        if calm and calm.tricks >= (goal if self.cap is None else min(goal, self.cap)):
            return calm
        best = self.best([*old.cells, *cards])
        assert best is not None, "the lock was not legal"
        if calm and calm.tricks >= best.tricks:
            return calm
        return Arrangement(best.tricks, aligned(best.cells, old.cells))

    def places(self, cells: Mapping[str, Cell], card: str) -> dict[Cell, int]:
        """Where the card may lie while all others stay -> the Tricks it would make there."""
        at = {cell: other for other, cell in cells.items()}
        if not at:
            return {(0, 0): 0}
        border = {(x + dx, y + dy) for x, y in at for dx, dy in NEXT} - at.keys()
        found = ((cell, self._worth(at, cell, card)) for cell in sorted(border))
        return {cell: worth for cell, worth in found if worth is not None}

    def tricks(self, cells: Mapping[str, Cell]) -> list[tuple[Cell, Cell]]:
        """The borders that are Tricks, each once: a cell and its right or lower neighbour."""
        at = {cell: card for card, cell in cells.items()}
        return [
            ((x, y), beside)
            for (x, y), card in sorted(at.items())
            for beside in ((x + 1, y), (x, y + 1))
            if beside in at and self.matches(card, at[beside])
        ]

    def _worth(self, at: Mapping[Cell, str], cell: Cell, card: str) -> int | None:
        """Tricks of a card in an empty cell; None where it would border a card it may not."""
        partners, worth = self.partners[card], 0
        for dx, dy in NEXT:
            other = at.get((cell[0] + dx, cell[1] + dy))
            if other is not None and other[0] != card[0]:
                if other not in partners:
                    return None
                worth += 1
        return worth

    def _added(self, old: Arrangement, cards: Sequence[str]) -> Iterator[Arrangement]:
        """The old arrangement with the new cards put to it in every useful way."""
        if len(cards) == 1:
            for cell, worth in self.places(old.cells, cards[0]).items():
                yield Arrangement(old.tricks + worth, {**old.cells, cards[0]: cell})
            return
        for first, second in (cards, cards[::-1]):
            if (pair := self._pair_added(old, first, second)) is not None:
                yield pair

    def _pair_added(self, old: Arrangement, first: str, second: str) -> Arrangement | None:
        """Best of: `first` beside the old cards, then `second` anywhere."""
        at = {cell: card for card, cell in old.cells.items()}
        before = sorted(self.places(old.cells, second).items(), key=lambda item: -item[1]) if at else []
        best, where = -1, ((0, 0), (0, 0))
        for cell, worth in self.places(old.cells, first).items():
            near = [(cell[0] + dx, cell[1] + dy) for dx, dy in NEXT]
            at[cell] = first
            changed = [(c, w) for c in near if c not in at and (w := self._worth(at, c, second)) is not None]
            del at[cell]
            kept = next(((c, w) for c, w in before if c != cell and c not in near), None)
            if not (choices := [*changed, *([kept] if kept else [])]):
                continue
            beside, more = max(choices, key=lambda item: item[1])
            if worth + more > best:
                best, where = worth + more, (cell, beside)
        if best < 0:
            return None
        return Arrangement(old.tricks + best, {**old.cells, first: where[0], second: where[1]})

    def _bound(self, cards: Sequence[str]) -> int:
        """More Tricks than this the cards cannot make."""
        there = frozenset(cards)
        degrees = [(card[0], len(self.partners[card] & there)) for card in cards]
        at_s = [degree for kind, degree in degrees if kind == "S" and degree]
        at_e = [degree for kind, degree in degrees if kind == "E" and degree]
        return min(
            sum(at_s),
            sum(min(SIDES, degree) for degree in at_s),
            sum(min(SIDES, degree) for degree in at_e),
            most_tricks(len(at_s), len(at_e)),
        )

    def _solve(self, cards: frozenset[str]) -> Arrangement | None:
        names = sorted(c for c in cards if c[0] == "S") + sorted(c for c in cards if c[0] != "S")
        number = {card: i for i, card in enumerate(names)}
        adj = [sum(1 << number[p] for p in self.partners[card] & cards) for card in names]
        supporters = sum(card[0] == "S" for card in names)
        placed = arrange(supporters, len(names) - supporters, adj, self.cap)
        if placed is None:
            return None
        cells = {names[i]: cell for cell, i in sorted(placed.items())}
        return Arrangement(len(self.tricks(cells)), cells)


def aligned(cells: Mapping[str, Cell], before: Mapping[str, Cell]) -> Cells:
    """The arrangement turned, mirrored and moved so that most cards lie where they lay."""
    best, kept = dict(cells), -1
    for turn in SYMMETRIES:
        turned = {card: turn(*cell) for card, cell in cells.items()}
        shifts: dict[Cell, int] = {}
        for card, (x, y) in sorted(before.items()):
            if card in turned:
                shift = x - turned[card][0], y - turned[card][1]
                shifts[shift] = shifts.get(shift, 0) + 1
        for (dx, dy), count in shifts.items():
            if count > kept:
                best, kept = {card: (x + dx, y + dy) for card, (x, y) in turned.items()}, count
    return best
