"""What buttons carry: short, exact both ways, and nothing else gets through."""

import msgspec
import pytest

import cogs.limits as limits
import cogs.press as press
from cogs.press import KINDS, Press


def _fullest(cls: type[Press]) -> Press:
    """A press of this kind with the longest values that it can have."""
    longest = {int: 2**63 - 1, str: "w" * 32}
    return cls(*(longest[field.type] for field in msgspec.structs.fields(cls)))


@pytest.mark.parametrize("cls", KINDS.values())
def test_every_press_has_a_text_form_within_the_limit_that_reads_back(cls: type[Press]) -> None:
    fullest = _fullest(cls)
    assert len(fullest.id) <= limits.CUSTOM_ID
    assert press.parse(fullest.id) == fullest


def test_kinds_tell_presses_with_the_same_fields_apart() -> None:
    ids = {cls(1, 2, "a" * 12).id for cls in (press.Confirm, press.Write, press.Written)}
    assert len(ids) == 3


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "t",
        "t:1:2",
        "t:1:2:abc:0:0",
        "t:-1:2:abc:0",
        "t:0x1:2:abc:0",
        "t:1:2:a b:0",
        "t:1:2:" + "a" * 33 + ":0",
        "t:" + "f" * 17 + ":2:abc:0",
        "t:8000000000000000:2:abc:0",
        "T:1:2:abc:0",
        "somebody-elses-button",
        "t:١:2:abc:0",
    ],
)
def test_what_is_foreign_or_forged_is_no_press(forged: str) -> None:
    assert press.parse(forged) is None
