"""Branch and bound over pieces: sets of cards that hold together by Tricks.

Within a piece Supporters and Events alternate like the colours of a chessboard, so every border inside it is
a match. How pieces are glued to one arrangement is the business of `glue.py`.

Cards are numbers, 0..ns-1 the Supporters, ns..n-1 the Events; sets of cards are bit masks; cells are numbers
`y * STRIDE + x` with the first card of a piece at `CENTER`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from rules.intern.bounds import SIDES, most_tricks

STRIDE = 128
HALF = STRIDE // 2
CENTER = HALF * STRIDE + HALF
RIGHT, UP, LEFT, DOWN = 1, -STRIDE, -1, STRIDE
AROUND = (RIGHT, UP, LEFT, DOWN)
MOST_CARDS = 64

Piece: TypeAlias = dict[int, int]
"""Cell -> card."""

Spots: TypeAlias = dict[int, int]
"""Open decisions: `cell * 2 + kind wanted there` (0 Supporter, 1 Event) -> how many placed cards of the other
kind touch the cell, shifted left by `MOST_CARDS`, over the mask of cards that match them all (0: never)."""

_LOW = (1 << MOST_CARDS) - 1
_ONE = 1 << MOST_CARDS
_NEVER = 1 << 30


def bits(mask: int) -> Iterator[int]:
    """The numbers in a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Enough(Exception):
    """The search has reached what cannot be bettered, or what was asked for."""


class Relaxed:
    """Best totals when pieces need not be glued, for any subset of the cards of one instance.

    `adj[i]`: mask of the cards that card i matches. With `cap` a search stops as soon as it reaches it;
    totals below the cap are exact.
    """

    def __init__(self, ns: int, ne: int, adj: Sequence[int], cap: int | None = None) -> None:
        if ns + ne > MOST_CARDS:
            raise ValueError(f"at most {MOST_CARDS} cards")
        self.ns, self.n, self.adj, self.cap = ns, ns + ne, adj, cap
        self._best: dict[int, tuple[int, list[Piece]]] = {}
        self._bounds: dict[int, int] = {}

    def bound(self, cards: int) -> int:
        """More Tricks than this no arrangement of these cards makes."""
        known = self._bounds.get(cards)
        if known is None:
            known = self._bounds[cards] = self._bound(cards)
        return known

    def _bound(self, cards: int) -> int:
        matches = sides_s = sides_e = supporters = events = 0
        for x in bits(cards):
            degree = (self.adj[x] & cards).bit_count()
            if not degree:
                continue
            if x < self.ns:
                supporters += 1
                matches += degree
                sides_s += min(degree, SIDES)
            else:
                events += 1
                sides_e += min(degree, SIDES)
        return min(sides_s, sides_e, matches, most_tricks(supporters, events))

    def hub(self, cards: int) -> int:
        """The card with most matches among these, the lowest of several."""
        return max(bits(cards), key=lambda x: ((self.adj[x] & cards).bit_count(), -x))

    def twins(self, cards: int) -> list[int]:
        """Class of each card; equal for cards of one kind with the same matches, lower for more matches."""
        numbers: dict[tuple[bool, int], int] = {}
        found = [0] * self.n
        for x in sorted(bits(cards), key=lambda x: (-(self.adj[x] & cards).bit_count(), x)):
            found[x] = numbers.setdefault((x < self.ns, self.adj[x] & cards), len(numbers))
        return found

    def best(self, cards: int) -> tuple[int, list[Piece]]:
        """Total and pieces of the best arrangement that need not hold together."""
        known = self._best.get(cards)
        if known is None:
            parts = self._components(cards)
            known = self._best[cards] = self._component(cards) if len(parts) == 1 else self._sum(parts)
        return known

    def forget(self) -> None:
        """Drop the cap and what was found under it."""
        self.cap = None
        self._best.clear()

    def _sum(self, parts: Sequence[int]) -> tuple[int, list[Piece]]:
        found = [self.best(part) for part in parts]
        return sum(total for total, _ in found), [piece for _, pieces in found for piece in pieces]

    def _components(self, cards: int) -> list[int]:
        found: list[int] = []
        while cards:
            part = front = cards & -cards
            while front:
                near = 0
                for x in bits(front):
                    near |= self.adj[x]
                front = near & cards & ~part
                part |= front
            found.append(part)
            cards &= ~part
        return found

    def _component(self, cards: int) -> tuple[int, list[Piece]]:
        hub = self.hub(cards)
        degree = (self.adj[hub] & cards).bit_count()
        if degree < cards.bit_count() - 1:
            return _BestPieces(self, cards).run()
        leaves = list(bits(self.adj[hub] & cards))  # a star, or a lone card
        star = {CENTER: hub} | {CENTER + d: x for d, x in zip(AROUND, leaves, strict=False)}
        return min(SIDES, degree), [star, *({CENTER: x} for x in leaves[SIDES:])]


class Search:
    """Grow the piece of a first card, decision by decision.

    A decision is a cell next to a placed card and the kind wanted there: either one of the cards that match
    all their neighbours goes there, or no card of that kind ever does. These options partition the
    arrangements, so each is met once. What cannot beat `best` is cut off.
    """

    def __init__(self, core: Relaxed, cards: int) -> None:
        self.core, self.best = core, -1
        self._twins = core.twins(cards)

    def complete(self, occ: Piece, rest: int, tricks: int) -> None:
        """The piece is finished with so many Tricks; `rest` are the cards outside it."""
        raise NotImplementedError

    def grow(self, first: int, cards: int, tricks: int) -> None:
        """Search all pieces around `first` that hold at least one Trick."""
        core = self.core
        kind = 1 if first < core.ns else 0
        spots = {(CENTER + d) * 2 + kind: _ONE | core.adj[first] for d in AROUND}
        self._right_side((CENTER + RIGHT) * 2 + kind, spots, {CENTER: first}, cards & ~(1 << first), tricks)

    def _right_side(self, spot: int, spots: Spots, occ: Piece, rest: int, tricks: int) -> None:
        """The first card's right side carries its best partner: any other case is a mirror image."""
        found, bound = self._weigh(spots, occ, rest)
        if found is None:
            self.complete(occ, rest, tricks)
        elif tricks + bound > self.best:
            self._fill(spot, spots, occ, rest, tricks)

    def _search(self, spots: Spots, occ: Piece, rest: int, tricks: int) -> None:
        spot, bound = self._weigh(spots, occ, rest)
        if spot is None:
            self.complete(occ, rest, tricks)
            return
        if tricks + bound <= self.best:
            return
        self._fill(spot, spots, occ, rest, tricks)
        never = dict(spots)
        never[spot] &= ~_LOW
        if (spot >> 1) - CENTER not in AROUND or self._canonical(never, occ):
            self._search(never, occ, rest, tricks)

    def _fill(self, spot: int, spots: Spots, occ: Piece, rest: int, tricks: int) -> None:
        touching, cell = spots[spot] >> MOST_CARDS, spot >> 1
        beside_first = cell - CENTER in AROUND
        for x in self._candidates(spots[spot] & _LOW & rest, rest):
            after = self._placed(spots, occ, cell, x)
            occ[cell] = x
            if not beside_first or self._canonical(after, occ):
                self._search(after, occ, rest & ~(1 << x), tricks + touching)
            del occ[cell]

    def _candidates(self, mask: int, rest: int) -> list[int]:
        """One card of each twin class, those with most matches first."""
        one: dict[int, int] = {}
        for x in bits(mask):
            one.setdefault(self._twins[x], x)
        found = list(one.values())
        if len(found) > 1:
            adj = self.core.adj
            found.sort(key=lambda x: -(adj[x] & rest).bit_count())
        return found

    def _placed(self, spots: Spots, occ: Piece, cell: int, x: int) -> Spots:
        """The open decisions after card x took the cell."""
        after = dict(spots)
        after.pop(cell * 2, None)
        after.pop(cell * 2 + 1, None)
        matches, kind = self.core.adj[x], 1 if x < self.core.ns else 0
        for d in AROUND:
            beside = cell + d
            if beside not in occ:
                key = beside * 2 + kind
                old = after.get(key)
                if old is None:
                    after[key] = _ONE | matches
                else:
                    after[key] = ((old >> MOST_CARDS) + 1 << MOST_CARDS) | (old & _LOW & matches)
        return after

    def _weigh(self, spots: Spots, occ: Piece, rest: int) -> tuple[int | None, int]:
        """The decision to branch on, None when all are closed, and a bound on the Tricks still to come.

        Branched on first: most Tricks, then fewest candidates. The bound counts every future Trick once at
        its Supporter end and once at its Event end: a placed card by its open sides and usable partners, a
        card outside by the best cell it may take.
        """
        ns = self.core.ns
        sides: dict[int, int] = {}
        partners: dict[int, int] = {}
        touched = [0, 0, 0, 0, 0]
        chosen, most, fewest = None, 0, 0
        for key, value in spots.items():
            mask = value & _LOW & rest
            if not mask:
                continue
            touching = value >> MOST_CARDS
            touched[touching] |= mask
            cell, wants_event = key >> 1, key & 1
            for d in AROUND:
                u = occ.get(cell + d)
                if u is not None and (u < ns) == wants_event:
                    sides[u] = sides.get(u, 0) + 1
                    partners[u] = partners.get(u, 0) | mask
            count = mask.bit_count()
            if touching > most or (touching == most and count < fewest):
                chosen, most, fewest = key, touching, count
        if chosen is None:
            return None, 0
        at_s, at_e = self._at_placed(sides, partners)
        more_s, more_e = self._at_outside(touched, rest)
        return chosen, min(at_s + more_s, at_e + more_e)

    def _at_placed(self, sides: dict[int, int], partners: dict[int, int]) -> tuple[int, int]:
        ns, at_s, at_e = self.core.ns, 0, 0
        for u, count in sides.items():
            usable = min(count, partners[u].bit_count())
            if u < ns:
                at_s += usable
            else:
                at_e += usable
        return at_s, at_e

    def _at_outside(self, touched: Sequence[int], rest: int) -> tuple[int, int]:
        adj, ns, at_s, at_e = self.core.adj, self.core.ns, 0, 0
        _, once, twice, thrice, all_round = touched
        left = rest
        while left:
            bit = left & -left
            left ^= bit
            x = bit.bit_length() - 1
            count = (adj[x] & rest).bit_count()
            if all_round & bit:
                count += 4
            elif thrice & bit:
                count += 3
            elif twice & bit:
                count += 2
            elif once & bit:
                count += 1
            if count > SIDES:
                count = SIDES
            if x < ns:
                at_s += count
            else:
                at_e += count
        return at_s, at_e

    def _canonical(self, spots: Spots, occ: Piece) -> bool:
        """False when a rotation or reflection of the piece is met elsewhere.

        The first card's right side carries the lowest class, and its upper side none above the lower's.
        """
        first_is_s = occ[CENTER] < self.core.ns
        right = self._side(spots, occ, CENTER + RIGHT, first_is_s)
        up = self._side(spots, occ, CENTER + UP, first_is_s)
        left = self._side(spots, occ, CENTER + LEFT, first_is_s)
        down = self._side(spots, occ, CENTER + DOWN, first_is_s)
        if right is not None and any(side is not None and side < right for side in (up, left, down)):
            return False
        return up is None or down is None or up <= down

    def _side(self, spots: Spots, occ: Piece, cell: int, first_is_s: bool) -> int | None:
        """Class of the partner on that side of the first card; None while open."""
        u = occ.get(cell)
        if u is not None:
            return self._twins[u] if (u < self.core.ns) != first_is_s else _NEVER
        value = spots.get(cell * 2 + first_is_s)
        return _NEVER if value is not None and not value & _LOW else None


class _BestPieces(Search):
    """The best total of one connected component of the match graph."""

    def __init__(self, core: Relaxed, cards: int) -> None:
        super().__init__(core, cards)
        self._cards, self._pieces = cards, list[Piece]()
        bound = core.bound(cards)
        self._enough = bound if core.cap is None else min(bound, core.cap)

    def run(self) -> tuple[int, list[Piece]]:
        core, cards = self.core, self._cards
        hub = core.hub(cards)
        try:
            self.grow(hub, cards, 0)
        except Enough:
            return self.best, self._pieces
        others = cards & ~(1 << hub)
        if core.bound(others) > self.best:
            total, pieces = core.best(others)
            if total > self.best:
                self.best, self._pieces = total, [{CENTER: hub}, *pieces]
        return self.best, self._pieces

    def complete(self, occ: Piece, rest: int, tricks: int) -> None:
        pieces: list[Piece] = []
        if rest:
            if tricks + self.core.bound(rest) <= self.best:
                return
            total, pieces = self.core.best(rest)
            tricks += total
        if tricks > self.best:
            self.best, self._pieces = tricks, [dict(occ), *pieces]
            if tricks >= self._enough:
                raise Enough
