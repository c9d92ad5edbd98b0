"""Names in scripts that no font here has: told by their number in pictures, and who that is beside them."""

import pytest

from cogs.studio import draws_name


@pytest.mark.parametrize("name", ["Alice", "Ναταλία", "Владимир", "i", "7", "Ś", "🦊 fox 🦊", "王 Alex"])
def test_what_can_be_drawn_keeps_its_name(name: str) -> None:
    assert draws_name(name)


@pytest.mark.parametrize("name", ["王小明", "さくら", "김민준", "محمد", "สมชาย", "🦊🦊", "山田 1", "王a"])
def test_what_cannot_be_drawn_is_told_by_its_number(name: str) -> None:
    assert not draws_name(name)
