"""One private seat sheet per person and table: a new one takes the old one away where Discord lets it."""

from __future__ import annotations

import collections
import logging
from typing import Any

import discord

from cogs.call import Call
from cogs.transport import CUT

_log = logging.getLogger(__name__)
MOST = 2000
"""So many sheets are remembered; one that is forgotten stays and answers with what is asked now."""


class Panels:
    """The interaction that can last change each open sheet. Only its token can, and for 15 minutes."""

    def __init__(self) -> None:
        self._open: collections.OrderedDict[tuple[int, int], discord.Interaction[Any]] = (
            collections.OrderedDict()
        )

    async def shown(self, call: Call, table: int) -> None:
        """A seat sheet has answered this call. Direct messages are messages like any other, and stay."""
        if not call.guild:
            return
        key = (call.user.id, table)
        before = self._open.pop(key, None)
        self._open[key] = call.interaction
        if len(self._open) > MOST:
            self._open.popitem(last=False)
        if before is not None and not call.in_place and not before.is_expired():
            await _remove(before)


async def _remove(shown: discord.Interaction[Any]) -> None:
    try:
        await shown.delete_original_response()
    except (discord.HTTPException, *CUT) as error:
        _log.info("an old sheet stays: %s", type(error).__name__)
