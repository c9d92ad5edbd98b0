"""Simulated days: nobody is bothered twice, wrongly or at night, and no table waits for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.data.transcripts import simulate
from tests.support.games import ALL


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", ALL)
async def test_days_are_fair_to_everybody(tmp_path: Path, name: str, seed: int) -> None:
    count = await simulate(tmp_path / "days.sqlite3", name, f"{name} {seed}", 250)
    assert count.moves > 0
    assert count.mentions > 0
