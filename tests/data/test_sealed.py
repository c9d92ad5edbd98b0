"""What is gathered under seal: nobody reads from the log who answered and for whom silence did."""

from __future__ import annotations

import pytest

from data.table import Table
from tests.data.house import DAY, House


async def lines(house: House, table: Table, viewer: int | None) -> list[tuple[str, ...]]:
    """What this seat's person, or a stranger, reads of each row after the set-up, the oldest first."""
    user = None if viewer is None else table.user_of(viewer)
    log = await house.tables.log(await house.tables.get(table.id), user, count=50)
    return [tuple(phrase.code for phrase in entry.phrases) for entry in log[::-1] if entry.n > 0]


async def gathered(house: House, channel: int, answer: str) -> Table:
    """Three are asked for slogans; seats 0 and 1 stand without one, seat 2 does what `answer` says."""
    table = await house.started("fiftyone", 3, channel=channel)
    if answer == "order":
        await house.tables.order(table.id, house.user(table, 2), "slogan", "pass")
    for seat in (0, 1):
        await house.does(table.id, seat, "NoSlogan")
    if answer == "player":
        await house.does(table.id, 2, "NoSlogan")
    if answer == "silence":
        house.time += 2 * DAY
        await house.tables.clock.tick()
    return await house.tables.get(table.id)


@pytest.mark.clause("FR68")
@pytest.mark.parametrize("viewer", [None, 0, 2])
async def test_the_log_has_the_same_words_for_an_answer_an_order_and_silence(
    house: House, viewer: int | None
) -> None:
    said = [
        sorted(await lines(house, await gathered(house, channel, answer), viewer))
        for channel, answer in enumerate(("player", "order", "silence"), 1)
    ]
    assert said[0] == said[1] == said[2]
    assert any(said[0])
