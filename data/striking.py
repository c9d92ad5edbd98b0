"""Texts that a moderator has struck: a mark stands in their place in every row of the log.

So nothing that is made of the log can show them: no page, export or rewind. The log still follows from the
rules, as that of a game whose author wrote the mark.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from data.draft import Draft
from data.frame import Frame
from data.records import LogRow
from rules.core import IllegalAction, Striking, mark


async def strike(frame: Frame, draft: Draft, number: int) -> Mapping[str, str]:
    """Strike what reads like the text of this number; what letting it stand again needs.

    Raises IllegalAction: not-started, no-slogan.
    """
    texts = draft.game.texts(draft.state) if isinstance(draft.game, Striking) else ()
    if not 0 <= number < len(texts) or texts[number][1]:
        raise IllegalAction("no-slogan")
    text, stands = texts[number][0], mark(draft.record.n + 1)
    await replace(frame, draft, text, stands)
    return {"text": text, "mark": stands}


async def replace(frame: Frame, draft: Draft, old: str, new: str) -> None:
    """Put another text in the place of one, in the whole log."""
    rows = await frame.store.rows(draft.record.id, 0, draft.record.n)
    draft.rewrite([changed for row in rows if (changed := _replaced(draft.game, row, old, new)) is not None])


def _replaced(game: object, row: LogRow, old: str, new: str) -> LogRow | None:
    """The row with the other text; None if it does not hold the one."""
    action, state = (_raw(game, text, old, new) for text in (row.action, row.state))
    if action is None and state is None:
        return None
    return msgspec.structs.replace(row, action=action or row.action, state=state or row.state)


def _raw(game: object, text: str | None, old: str, new: str) -> str | None:
    if text is None or not isinstance(game, Striking):
        return None
    raw = msgspec.json.decode(text)
    return msgspec.json.encode(raw).decode() if game.redact(raw, old, new) else None
