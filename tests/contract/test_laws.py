"""Every game in GAMES, and the made-up one, keeps the laws over a slice of random games."""

from __future__ import annotations

import pytest

from tests.support import laws
from tests.support.games import ALL


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ALL)
def test_a_random_game_keeps_all_laws(name: str, seed: int) -> None:
    assert laws.check_game(ALL[name], f"contract-{seed}", thorough=seed == 0) > 0


@pytest.mark.parametrize(("name", "seed"), [("fiftyone", "614"), ("fiftyone", "1135")])
def test_what_the_last_sealed_answer_opens_counts_as_revealed(name: str, seed: str) -> None:
    """In these games all agree to skip the slogans, which is told once and shows nowhere afterwards."""
    assert laws.check_game(ALL[name], seed) > 0
