"""Tests print cards of their own into the decks' books; afterwards the books are as the files say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.bill import cards, phrases


@pytest.fixture(autouse=True)
def _books() -> Iterator[None]:  # pyright: ignore[reportUnusedFunction]
    yield
    for book in (cards.printing, phrases._traits, phrases._ability_note):
        book.cache_clear()
