"""Glue pieces to one arrangement: through worthless borders between cards of the same kind.

Whether pieces can be glued depends on their Supporter/Event patterns alone.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from rules.intern.pieces import CENTER, HALF, STRIDE, Enough, Piece, Relaxed, Search, bits

Cell: TypeAlias = tuple[int, int]
"""(x, y), y downwards."""

Placed: TypeAlias = dict[Cell, int]
"""Cell -> card number."""

NEXT: tuple[Cell, ...] = ((1, 0), (0, -1), (-1, 0), (0, 1))

SYMMETRIES: tuple[Callable[[int, int], Cell], ...] = (
    lambda x, y: (x, y),
    lambda x, y: (-x, y),
    lambda x, y: (x, -y),
    lambda x, y: (-x, -y),
    lambda x, y: (y, x),
    lambda x, y: (-y, x),
    lambda x, y: (y, -x),
    lambda x, y: (-y, -x),
)


class _Spot(NamedTuple):
    x: int
    y: int
    card: int
    kind: int


_Pattern: TypeAlias = tuple[tuple[int, int, int], ...]
_BOTH = 3


class _Shape(NamedTuple):
    """One orientation of a piece, its corner at (0, 0)."""

    pattern: _Pattern
    spots: tuple[_Spot, ...]


class Glue:
    """Exact rigid gluing: all translations and the eight symmetries of every piece."""

    def __init__(self, ns: int) -> None:
        self._ns = ns
        self._failed: set[tuple[_Pattern, ...]] = set()

    def join(self, pieces: Sequence[Piece]) -> Placed | None:
        """One connected legal arrangement of all pieces, or None when there is none."""
        by_size = sorted(range(len(pieces)), key=lambda i: (-len(pieces[i]), i))
        shapes = [self._shapes(pieces[i]) for i in by_size]
        if len(shapes) == 1:
            return {(spot.x, spot.y): spot.card for spot in shapes[0][0].spots}
        patterns = [min(shape.pattern for shape in turned) for turned in shapes]
        key = tuple(sorted(patterns))
        if key in self._failed:
            return None
        touch = [_touchable(turned[0]) for turned in shapes]
        found = None
        if 0 not in touch and (_BOTH in touch or len(set(touch)) == 1):
            found = _Joining(shapes, patterns).run()
        if found is None:
            self._failed.add(key)
        return found

    def _shapes(self, piece: Piece) -> list[_Shape]:
        cards = [(cell % STRIDE - HALF, cell // STRIDE - HALF, card) for cell, card in sorted(piece.items())]
        found: dict[_Pattern, _Shape] = {}
        for turn in SYMMETRIES:
            turned = [(*turn(x, y), card) for x, y, card in cards]
            left, top = min(x for x, _, _ in turned), min(y for _, y, _ in turned)
            spots = sorted(_Spot(x - left, y - top, card, int(card >= self._ns)) for x, y, card in turned)
            pattern = tuple((spot.x, spot.y, spot.kind) for spot in spots)
            found.setdefault(pattern, _Shape(pattern, tuple(spots)))
        return list(found.values())


def _touchable(shape: _Shape) -> int:
    """Bit k: some empty cell borders cards of kind k of the piece and none of the other kind."""
    kinds = {(spot.x, spot.y): spot.kind for spot in shape.spots}
    found = 0
    for (x, y), kind in kinds.items():
        for dx, dy in NEXT:
            cell = x + dx, y + dy
            if cell not in kinds and all(
                kinds.get((cell[0] + ex, cell[1] + ey), kind) == kind for ex, ey in NEXT
            ):
                found |= 1 << kind
    return found


class _Joining:
    """Depth-first: the largest piece lies still, the others are put to it one by one."""

    def __init__(self, shapes: Sequence[Sequence[_Shape]], patterns: Sequence[_Pattern]) -> None:
        self._shapes, self._patterns = shapes, patterns
        self._seen: set[tuple[frozenset[tuple[Cell, int]], tuple[_Pattern, ...]]] = set()

    def run(self) -> Placed | None:
        first = {(spot.x, spot.y): spot for spot in self._shapes[0][0].spots}
        return self._dfs(first, tuple(range(1, len(self._shapes))))

    def _dfs(self, occ: dict[Cell, _Spot], todo: tuple[int, ...]) -> Placed | None:
        if not todo:
            return {cell: spot.card for cell, spot in occ.items()}
        state = (
            frozenset((cell, spot.kind) for cell, spot in occ.items()),
            tuple(sorted(self._patterns[i] for i in todo)),
        )
        if state in self._seen:
            return None
        self._seen.add(state)
        free = _free(occ)
        tried: set[_Pattern] = set()
        for i in todo:
            if self._patterns[i] not in tried:
                tried.add(self._patterns[i])
                found = self._attach(occ, free, i, tuple(j for j in todo if j != i))
                if found is not None:
                    return found
        return None

    def _attach(
        self, occ: dict[Cell, _Spot], free: Mapping[Cell, int], i: int, rest: tuple[int, ...]
    ) -> Placed | None:
        borders = sorted(cell for cell, kinds in free.items() if kinds != _BOTH)
        for shape in self._shapes[i]:
            for spot in shape.spots:
                for x, y in borders:
                    if free[x, y] != 1 << spot.kind:
                        continue
                    added = _fitted(shape, x - spot.x, y - spot.y, occ, free)
                    found = self._dfs({**occ, **added}, rest) if added else None
                    if found is not None:
                        return found
        return None


def _free(occ: Mapping[Cell, _Spot]) -> dict[Cell, int]:
    """Empty cells beside placed cards -> the kinds that they touch, as bits."""
    found: dict[Cell, int] = {}
    for (x, y), spot in occ.items():
        for dx, dy in NEXT:
            cell = x + dx, y + dy
            if cell not in occ:
                found[cell] = found.get(cell, 0) | 1 << spot.kind
    return found


def _fitted(
    shape: _Shape, dx: int, dy: int, occ: Mapping[Cell, _Spot], free: Mapping[Cell, int]
) -> dict[Cell, _Spot]:
    """The shape moved by (dx, dy); empty when it would overlap or touch the other kind."""
    added: dict[Cell, _Spot] = {}
    for spot in shape.spots:
        cell = spot.x + dx, spot.y + dy
        if cell in occ or free.get(cell, 1 << spot.kind) != 1 << spot.kind:
            return {}
        added[cell] = spot
    return added


class _Structures(Search):
    """Every way to split the cards into pieces of a total, until one can be glued."""

    def __init__(self, core: Relaxed, glue: Glue, target: int) -> None:
        self._all = (1 << core.n) - 1
        super().__init__(core, self._all)
        self.best = target - 1
        self._glue, self._done, self._found = glue, list[Piece](), dict[Cell, int]()

    def run(self) -> Placed:
        """Empty when no split of that total can be glued."""
        with contextlib.suppress(Enough):
            self._next(self._all, 0)
        return self._found

    def _next(self, rest: int, tricks: int) -> None:
        core = self.core
        if not rest:
            if tricks > self.best and (found := self._glue.join(self._done)) is not None:
                self._found = found
                raise Enough
            return
        if tricks + core.best(rest)[0] <= self.best:
            return
        hub = core.hub(rest)
        alone = rest
        if core.adj[hub] & rest:
            self.grow(hub, rest, tricks)
            alone = 1 << hub
        done = len(self._done)
        self._done += [{CENTER: x} for x in bits(alone)]
        self._next(rest & ~alone, tricks)
        del self._done[done:]

    def complete(self, occ: Piece, rest: int, tricks: int) -> None:
        self._done.append(dict(occ))
        self._next(rest, tricks)
        self._done.pop()


def arrange(ns: int, ne: int, adj: Sequence[int], cap: int | None = None) -> Placed | None:
    """An arrangement with most Tricks, or with at least `cap`; None when none is legal.

    `adj[i]`: mask of the cards that card i matches. Deterministic. None only when both kinds are present
    without a match between them.
    """
    if ns and ne and not any(adj):
        return None
    if not ns + ne:
        return {}
    core, glue = Relaxed(ns, ne, adj, cap), Glue(ns)
    everything = (1 << core.n) - 1
    target, pieces = core.best(everything)
    placed = glue.join(pieces)
    if placed is None and cap is not None:  # a capped total is only a lower bound: search again without
        core.forget()
        target = min(core.best(everything)[0], cap)
    while not placed:
        placed = _Structures(core, glue, target).run()
        target -= 1
    return placed
