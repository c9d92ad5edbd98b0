"""What a game's drawing code takes and gives."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from render.canvas import Canvas


class Words(Protocol):
    """One language, and the people's names. Every text on a picture comes from here."""

    @property
    def locale(self) -> str:
        """`en` or `fr`."""
        ...

    def __call__(self, code: str, /, **facts: Any) -> str:
        """The message `code`, or `code.attribute`, with its facts."""
        ...

    def seat(self, i: int, /) -> str:
        """The name of the person on a seat."""
        ...


class Drawing(NamedTuple):
    """A finished canvas, and the same in words."""

    canvas: Canvas
    alt: str
