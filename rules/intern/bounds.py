"""Upper bounds on the Tricks of a Locked Network, whatever its cards match."""

from __future__ import annotations

from math import isqrt

SIDES = 4
"""A card has four sides, so it counts for at most four Tricks."""

_BLOCKS: dict[int, tuple[int, ...]] = {
    1: (0, 1, 2, 3, 4),
    2: (-1, 2, 4, 5, 6, 7, 8, 8),
    3: (-1, 3, 5, 7, 8, 9, 10, 11, 12, 12, 12),
    4: (-1, 4, 6, 8, 10, 12, 13, 14, 15, 16, 16),
    5: (-1, -1, 7, 9, 12, 13, 15, 16, 17, 18),
    6: (-1, -1, 8, 10, 13, 15, 17, 18, 20),
    7: (-1, -1, 8, 11, 14, 16, 18, 20),
}
"""`_BLOCKS[a][b]`: most borders between a black and b white cells of one chessboard piece, a <= b,
a + b <= 14, counted over all 9.8 million polyominoes of that size; -1: no such piece."""

_LIMIT = 14


def borders(cells: int) -> int:
    """Most borders inside so many cells of the grid, connected or not (Harary and Harborth)."""
    if cells <= 0:
        return 0
    root = isqrt(4 * cells)
    return 2 * cells - (root if root * root == 4 * cells else root + 1)


def _build() -> dict[tuple[int, int], int]:
    """Most Tricks of a Supporters and b Events: one piece, or the best split into pieces."""
    most: dict[tuple[int, int], int] = {}
    for size in range(_LIMIT + 1):
        for a in range(size + 1):
            b = size - a
            most[a, b] = max(_one_piece(a, b), _split(most, a, b)) if a and b else 0
    return most


def _one_piece(a: int, b: int) -> int:
    row = _BLOCKS.get(min(a, b), ())
    return row[max(a, b)] if max(a, b) < len(row) else 0


def _split(most: dict[tuple[int, int], int], a: int, b: int) -> int:
    left_out = max(most[a - 1, b], most[a, b - 1])
    pairs = (most[c, d] + most[a - c, b - d] for c in range(1, a) for d in range(1, b))
    return max(left_out, max(pairs, default=0))


_MOST = _build()


def most_tricks(supporters: int, events: int) -> int:
    """Most Tricks that so many cards of each kind can make."""
    known = _MOST.get((supporters, events))
    if known is not None:
        return known
    return min(SIDES * min(supporters, events), borders(supporters + events))
