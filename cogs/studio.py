"""Draws pictures off the event loop and keeps the last few, since people look at a board again and again."""

from __future__ import annotations

import asyncio
import collections
import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

import render
from data.table import Table
from data.words import Words
from render import Colours, Picture
from render.typeset import drawable
from rules.phrase import Phrase

_log = logging.getLogger(__name__)
_KEPT = 32
MOST_WAITING = 24
REST = 1.5
"""The part of a drawing's time that the thread rests after it while others wait."""
Pictures = tuple[Picture, ...]
_Draw = Callable[[str, Any, Words, Colours], list[Picture]]
_COLOURS: dict[str, Colours] = {"standard": "default", "contrast": "contrast"}
_pack = msgspec.msgpack.encode


class Studio:
    """One thread that draws; equal views, words and colours give the same pictures without drawing again.

    When more is wanted than can be drawn, people read words instead of waiting, and the thread rests between
    two drawings, so that the event loop keeps answering.
    """

    def __init__(self) -> None:
        self._waiting = 0
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="draw")
        self._kept: collections.OrderedDict[bytes, Pictures] = collections.OrderedDict()

    def close(self) -> None:
        """Finish the drawing at hand."""
        self._pool.shutdown(cancel_futures=True)

    async def board(self, table: Table, locale: str, news: Phrase | None = None) -> Pictures:
        """The public board, with the last move in words below it.

        Empty when it cannot be drawn: the text board says the same.
        """

        def draw(game: str, view: Any, words: Words, colours: Colours) -> list[Picture]:
            said = "" if news is None else words(news)
            return render.pictures(game, view, words, news=said, colour=colours)

        return await self._drawn(draw, ("board", news), table, None, locale, "default")

    async def hand(self, table: Table, seat: int, locale: str, colours: str) -> Pictures:
        """What a seat holds, in the colours of its person's settings. Empty when it cannot be drawn."""

        def draw(game: str, view: Any, words: Words, colours: Colours) -> list[Picture]:
            return render.hand(game, view, words, colour=colours)

        return await self._drawn(draw, ("hand",), table, seat, locale, _COLOURS[colours])

    async def grid(self, table: Table, seat: int, locale: str, colours: str) -> Pictures:
        """One player's table at full size, as everybody may see it; empty in games without such a picture."""

        def draw(game: str, view: Any, words: Words, colours: Colours) -> list[Picture]:
            return render.closeup(game, view, words, seat, colour=colours)

        return await self._drawn(draw, ("grid", seat), table, None, locale, _COLOURS[colours])

    async def _drawn(
        self,
        draw: _Draw,
        what: tuple[Any, ...],
        table: Table,
        seat: int | None,
        locale: str,
        colours: Colours,
    ) -> Pictures:
        """`what`: everything that the picture shows besides the view, the names and the colours."""
        view = table.view(seat)
        names = {seat: name for seat, name in table.names().items() if draws_name(name)}
        key = _pack((what, table.name, table.card_set, view, _named(names), locale, colours))
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if self._waiting >= MOST_WAITING:
            return ()
        words = Words(locale, table.name, table.card_set, names)
        self._waiting += 1
        try:
            pictures = await self._in_thread(draw, table.name, view, words, colours)
        except Exception:
            _log.exception("drawing %s of table %s failed", what[0], table.id)
            return ()
        finally:
            self._waiting -= 1
        self._kept[key] = pictures
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return pictures

    async def _in_thread(self, draw: _Draw, game: str, view: Any, words: Words, colours: Colours) -> Pictures:
        def work() -> Pictures:
            start = time.perf_counter()
            pictures = tuple(draw(game, view, words, colours))
            if self._waiting > 1:
                time.sleep(REST * (time.perf_counter() - start))
            return pictures

        return await asyncio.get_running_loop().run_in_executor(self._pool, work)


def draws_name(name: str) -> bool:
    """Whether pictures can show a name; one in a script that no font here has is told by its number."""
    _, drawn = drawable("head", name)
    return drawn == name or sum(ch.isalpha() for ch in drawn) > 1


def _named(names: Mapping[int, str]) -> list[tuple[int, str]]:
    return sorted(names.items())
