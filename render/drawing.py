"""What a game's drawing code takes and gives."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple, Protocol

from render.canvas import Canvas
from rules.phrase import Phrase

ALT_MOST = 1024
"""Characters of alt text that Discord takes."""


class Words(Protocol):
    """One language, and the people's names. Every text on a picture comes from here."""

    @property
    def locale(self) -> str:
        """`en` or `fr`."""
        ...

    def __call__(self, what: str | Phrase, /, **facts: Any) -> str:
        """A phrase; or the message with this code, `code.attribute` too, and its facts."""
        ...

    def seat(self, i: int, /) -> str:
        """The name of the person on a seat."""
        ...


class Drawing(NamedTuple):
    """A finished canvas, and the same in words."""

    canvas: Canvas
    alt: str


class Still(NamedTuple):
    """A picture that often stays as it was: `draw` makes it from `subject`, which is all that it shows."""

    draw: Callable[[Any], Canvas]
    subject: Hashable
    alt: str

    @property
    def canvas(self) -> Canvas:
        """Drawn now."""
        return self.draw(self.subject)


def alt_text(words: Words, lines: Iterable[str | Phrase]) -> str:
    """Sentences, one a line: as many whole ones as Discord takes."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line if isinstance(line, str) else words(line)}".lstrip("\n")
        if len(longer) > ALT_MOST:
            return text or f"{longer[: ALT_MOST - 1].rstrip()}…"
        text = longer
    return text
