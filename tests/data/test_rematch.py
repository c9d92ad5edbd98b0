"""What a game changes for its rematch reaches the new lobby: the other player begins."""

from __future__ import annotations

from typing import cast

import pytest

from rules.bill.view import BillView
from tests.data.house import House


async def played(house: House, table: int) -> tuple[int | None, dict[int | None, str]]:
    """Who has the first turn, and who plays which deck; the game is then given up."""
    begun = (await house.tables.start(table, 1000)).table
    view = cast("BillView", begun.view(None))
    await house.tables.resign(table, 1000)
    return begun.user_of(view.active), {begun.user_of(side.seat): side.side for side in view.sides}


@pytest.mark.parametrize("swap", [False, True])
async def test_the_other_player_begins_a_rematch(house: House, swap: bool) -> None:
    table = await house.lobby("bill")
    firsts: list[int | None] = []
    decks: list[dict[int | None, str]] = []
    for _ in range(6):
        first, deck = await played(house, table.id)
        firsts.append(first)
        decks.append(deck)
        table = await house.tables.rematch(table.id, 1000, swap=swap)
    assert firsts in ([1000, 1001] * 3, [1001, 1000] * 3)
    assert (decks[0] != decks[1]) == swap
    assert decks[::2] == [decks[0]] * 3


async def test_a_rematch_without_everybody_is_drawn_anew(house: House) -> None:
    table = await house.lobby("bill")
    await played(house, table.id)
    await house.tables.people.forget(1001)
    again = await house.tables.rematch(table.id, 1000)
    assert (again.chosen["starts"], again.chosen["sides"]) == ("draw", "draw")
