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


class Curt:
    """The same words, with people's names in at most so many characters."""

    def __init__(self, words: Words, most: int) -> None:
        self._words, self._most = words, most

    @property
    def locale(self) -> str:
        """`en` or `fr`."""
        return self._words.locale

    def __call__(self, what: str | Phrase, /, **facts: Any) -> str:
        """What the words say."""
        return self._words(what, **facts)

    def seat(self, i: int, /) -> str:
        """A name or its beginning."""
        name = self._words.seat(i)
        return name if len(name) <= self._most else f"{name[: self._most - 1].rstrip()}…"


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


def alt_text(words: Words, head: Iterable[str | Phrase], *versions: Iterable[str | Phrase]) -> str:
    """Sentences, one a line: `head`, and after it the first version that Discord takes whole.

    If there is none, the last one as far as it goes. What is not needed is never put into words.
    """
    first = text = _said(words, head)
    for version in versions or ((),):
        text = "\n".join(filter(None, (first, _said(words, version))))
        if _units(text) <= ALT_MOST:
            return text
    return _shortened(text)


def _said(words: Words, lines: Iterable[str | Phrase]) -> str:
    said = (line if isinstance(line, str) else words(line) for line in lines)
    return "\n".join(filter(None, map(str.strip, said)))


def _units(text: str) -> int:
    """Length in UTF-16 units, the strictest way to count it."""
    return len(text.encode("utf-16-le")) // 2


def _shortened(text: str) -> str:
    """As many whole lines as Discord takes; of a first line that is too long, its beginning."""
    kept = text
    while _units(kept) > ALT_MOST and "\n" in kept:
        kept = kept.rpartition("\n")[0]
    while _units(kept) > ALT_MOST:
        kept = f"{kept[:-2].rstrip()}…"
    return kept


def page_title(words: Words, title: str, page: int, pages: int) -> str:
    """The first line of an alt text; of several pictures each says which one it is."""
    return words("pic-page", title=title, page=page, pages=pages) if pages > 1 else title
