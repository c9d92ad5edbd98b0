from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.words import Library
from tests.data.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path / "house.sqlite3").open()
    yield house
    await house.close()


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Library, "strict", True)
    monkeypatch.setitem(Library.folders, "toy", Path(__file__).parents[1] / "support" / "toy")
