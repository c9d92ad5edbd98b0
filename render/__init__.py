"""How a view looks: pictures for people, drawn from a view and from words, never from a state.

`render.<game>` draws one game: its `board(view, words, news)` and `hand(view, words)` return drawings.
The same view and words give the same bytes. Drawing takes some milliseconds of processor time: call it from a
thread (`asyncio.to_thread`), never on the event loop.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

from render.canvas import Canvas
from render.drawing import ALT_MOST, Drawing, Still, Words
from render.png import Colours, encode

__all__ = ["ALT_MOST", "Picture", "Words", "closeup", "hand", "pictures"]


class Picture(NamedTuple):
    """A file to attach: its name tells nothing, its alt text says what the picture shows."""

    name: str
    png: bytes
    alt: str


def pictures(
    game: str, view: Any, words: Words, *, news: str = "", colour: Colours = "default"
) -> list[Picture]:
    """The public board, from a spectator's view: one picture, or several to be stacked.

    `news`: the last move in words, as everybody may read it; without it there is no footer.
    """
    return _finished("board", importlib.import_module(f"render.{game}").board(view, words, news), colour)


def hand(game: str, view: Any, words: Words, *, colour: Colours = "default") -> list[Picture]:
    """The private panel of the view's viewer."""
    return _finished("hand", importlib.import_module(f"render.{game}").hand(view, words), colour)


def has_closeup(game: str) -> bool:
    """Whether this game draws one player's table at full size."""
    return hasattr(importlib.import_module(f"render.{game}"), "closeup")


def closeup(game: str, view: Any, words: Words, seat: int, *, colour: Colours = "default") -> list[Picture]:
    """One player's table at full size, in games that draw such a picture; else nothing."""
    if not has_closeup(game):
        return []
    return _finished("grid", importlib.import_module(f"render.{game}").closeup(view, words, seat), colour)


def _finished(stem: str, drawings: Iterable[Drawing | Still], colour: Colours) -> list[Picture]:
    return [
        Picture(f"{stem}.png" if n == 1 else f"{stem}-{n}.png", _png(d, colour), d.alt)
        for n, d in enumerate(drawings, 1)
    ]


def _png(drawing: Drawing | Still, colour: Colours) -> bytes:
    if isinstance(drawing, Still):
        return _still(drawing.draw, drawing.subject, colour)
    return encode(drawing.canvas.image, colour)


@functools.lru_cache(32)
def _still(draw: Callable[[Any], Canvas], subject: Hashable, colour: Colours) -> bytes:
    """A still picture, drawn again only when it has changed."""
    return encode(draw(subject).image, colour)
