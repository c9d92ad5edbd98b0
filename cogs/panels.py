"""One private seat sheet per person and table: a new one takes the old one away where Discord lets it."""

from __future__ import annotations

import collections
import datetime
import itertools
import logging
from typing import NamedTuple

import discord

from cogs.call import Call
from cogs.sheet import Sheet
from cogs.transport import CUT

_log = logging.getLogger(__name__)
MOST = 2000
"""So many sheets are remembered; one that is forgotten stays and answers with what is asked now."""


class _Open(NamedTuple):
    """A sheet. `number` orders sheets by when they were begun.

    `webhook` reaches it `until` then; it is kept instead of the interaction, which is large.
    """

    number: int
    message: int
    webhook: discord.Webhook
    until: datetime.datetime


class Panels:
    """What can still change each open sheet: the webhook of the interaction that it last answered."""

    def __init__(self) -> None:
        self._open: collections.OrderedDict[tuple[int, int], _Open] = collections.OrderedDict()
        self._numbers = itertools.count()

    async def show(self, call: Call, table: int, sheet: Sheet) -> None:
        """Answer a call with a seat sheet. Of several at once the one that was begun last stays.

        Direct messages are messages like any other, and all stay.
        """
        number = next(self._numbers)
        message = await call.answer(sheet)
        if not call.guild:
            return
        key = (call.user.id, table)
        sheets = [_Open(number, message, call.interaction.followup, call.interaction.expires_at)]
        if key in self._open:
            sheets.append(self._open.pop(key))
        newest, oldest = max(sheets), min(sheets)
        self._open[key] = newest
        if len(self._open) > MOST:
            self._open.popitem(last=False)
        if oldest.message != newest.message and oldest.until > discord.utils.utcnow():
            await _remove(oldest)


async def _remove(sheet: _Open) -> None:
    try:
        await sheet.webhook.delete_message(sheet.message)
    except (discord.HTTPException, *CUT) as error:
        _log.info("an old sheet stays: %s", type(error).__name__)
