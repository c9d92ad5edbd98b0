"""One private seat sheet per person and table: a new one takes the old one away where Discord lets it."""

from __future__ import annotations

import collections
import datetime
import logging
from typing import NamedTuple

import discord

from cogs.call import Call
from cogs.transport import CUT

_log = logging.getLogger(__name__)
MOST = 2000
"""So many sheets are remembered; one that is forgotten stays and answers with what is asked now."""


class _Open(NamedTuple):
    """A sheet. `webhook` reaches it `until` then; it is kept instead of the interaction, which is large."""

    message: int
    webhook: discord.Webhook
    until: datetime.datetime


class Panels:
    """What can still change each open sheet: the webhook of the interaction that it last answered."""

    def __init__(self) -> None:
        self._open: collections.OrderedDict[tuple[int, int], _Open] = collections.OrderedDict()

    async def shown(self, call: Call, table: int, message: int) -> None:
        """A seat sheet has answered this call. Direct messages are messages like any other, and stay."""
        if not call.guild:
            return
        key = (call.user.id, table)
        before = self._open.pop(key, None)
        self._open[key] = _Open(message, call.interaction.followup, call.interaction.expires_at)
        if len(self._open) > MOST:
            self._open.popitem(last=False)
        if before is not None and message != before.message and before.until > discord.utils.utcnow():
            await _remove(before)


async def _remove(sheet: _Open) -> None:
    try:
        await sheet.webhook.delete_message(sheet.message)
    except (discord.HTTPException, *CUT) as error:
        _log.info("an old sheet stays: %s", type(error).__name__)
