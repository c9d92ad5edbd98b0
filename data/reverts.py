"""How each act of a moderator is taken back, from what was noted before it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from data import striking
from data.draft import Draft
from data.frame import Frame
from data.records import OPEN, Status
from data.table import Person
from rules.core import IllegalAction

Before = Mapping[str, Any]
"""What has to be known to take an act back, as JSON holds it."""


async def back_to(frame: Frame, draft: Draft, n: int, reshuffle: str | None = None) -> None:
    """Rewind to row `n`. Raises IllegalAction: not-started, replaced, no-row."""
    if draft.record.successor is not None:
        raise IllegalAction("replaced")
    row = await frame.store.row(draft.record.id, n) if draft.state and n >= 0 else None
    if row is None:
        raise IllegalAction("no-row", last=draft.record.n)
    draft.rewind(row, "moderator", reshuffle=reshuffle)


async def _reopen(frame: Frame, draft: Draft, before: Before) -> None:
    """Take the end of a table back; if a reset ended it, the table that followed ends instead."""
    status: Status = before["status"]
    if draft.record.status != "ended":
        raise IllegalAction("running")
    if draft.record.successor is not None:
        later = await frame.draft(draft.record.successor)
        if later.record.status in OPEN:
            later.end("reset")
            draft.first.append(later)
    draft.record.status, draft.record.why = status, before["why"]


async def _reseat(frame: Frame, draft: Draft, before: Before) -> None:
    """Put the former person back, or leave the seat empty if it was."""
    seat = draft.seat(before["seat"])
    if before["user"] is None:
        draft.vacate(seat)
        return
    person = Person(before["user"], before["name"])
    draft.sit(seat, person, await frame.newcomer(draft.record.id, person.id))
    draft.is_here(seat)
    seat.standing = before["standing"]


async def _unwind(frame: Frame, draft: Draft, before: Before) -> None:
    """Go to where the table was before a rewind."""
    await back_to(frame, draft, before["n"])


async def _unpause(_: Frame, draft: Draft, _before: Before) -> None:
    draft.require("paused")
    draft.resume()


async def _unresume(_: Frame, draft: Draft, before: Before) -> None:
    draft.require("live")
    draft.record.channel, draft.record.guild = before["channel"], before["guild"]
    draft.pause(before["why"])


async def _undeadline(_: Frame, draft: Draft, before: Before) -> None:
    found = (c for c in draft.record.clocks if (c.seat, c.about) == (before["seat"], before["about"]))
    one = next(found, None)
    if one is None or one.ask is None:
        raise IllegalAction("no-clock")
    draft.stop(one)
    one.left = before["left"]


async def _unmove(_: Frame, draft: Draft, before: Before) -> None:
    draft.record.channel, draft.record.guild = before["channel"], before["guild"]


async def _unstrike(frame: Frame, draft: Draft, before: Before) -> None:
    await striking.replace(frame, draft, before["mark"], before["text"])


REVERTS: dict[str, Callable[[Frame, Draft, Before], Awaitable[None]]] = {
    "pause": _unpause,
    "resume": _unresume,
    "replace": _reseat,
    "vacate": _reseat,
    "deadline": _undeadline,
    "move": _unmove,
    "end": _reopen,
    "reset": _reopen,
    "rewind": _unwind,
    "strike": _unstrike,
}
