"""Chance that can be kept, replayed and audited: a seed, a counter and a hash."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
_SPACE = 1 << 64


class Dice(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Draw `k` is blake2b("seed:k"), so equal seeds give equal games on every Python and machine."""

    seed: str
    drawn: int = 0

    def below(self, n: int) -> int:
        """An even draw from 0..n-1. Draws that would favour small numbers are thrown away."""
        if n < 1:
            raise ValueError("nothing to draw from")
        limit = _SPACE - _SPACE % n
        while True:
            block = hashlib.blake2b(f"{self.seed}:{self.drawn}".encode(), digest_size=8).digest()
            self.drawn += 1
            if (x := int.from_bytes(block, "big")) < limit:
                return x % n

    def shuffle(self, cards: list[Any]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]


def fingerprint(seed: str) -> str:
    """What is posted when a table starts, so that the seed shown at its end can be checked."""
    return hashlib.blake2b(seed.encode(), digest_size=16).hexdigest()
