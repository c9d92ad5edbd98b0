"""Typing instead of clicking: what fits which name."""

import pytest

from cogs.typed import matches, plain


@pytest.mark.parametrize(
    ("typed", "name", "fits"),
    [
        ("", "Play a card › Adélita", True),
        ("adelita", "Play a card › Adélita", True),
        ("CARD play", "Play a card › Adélita", True),
        ("l'État", "Prendre › L’état", True),
        ("end", "Play a card › Adélita", False),
        ("play endturn", "Play a card", False),
    ],
)
def test_all_typed_words_must_be_there_whatever_their_order_case_and_accents(
    typed: str, name: str, fits: bool
) -> None:
    assert matches(typed, name) is fits


def test_plain_text_has_neither_case_nor_accents() -> None:
    assert plain("ÉLÈVE Œuvre’s") == "eleve œuvre's"
