"""Discord's limits, each once, and how text is made to fit: cut by words, or paged, never lost.

Lengths are counted in UTF-16 units, the strictest of the ways in which Discord's clients and servers count.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

ACK_SECONDS = 3
TOKEN_SECONDS = 15 * 60
EDIT_SECONDS = 55 * 60
"""Edits of messages over an hour old have a hidden quota (30046); stop well before."""

CUSTOM_ID = 100
LABEL = 80
OPTION = 100
OPTIONS = 25
PLACEHOLDER = 150
BUTTONS_PER_ROW = 5
COMPONENTS = 40
TEXT = 4000
ALT = 1024
MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_TEXT = 4000
CHOICES = 25
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
SUBCOMMANDS = 25
THREAD_NAME = 100
NONCE = 25
FILES = 10
BOARD_ROWS = 6
IMPORT_BYTES = 8 * 1024 * 1024

ELLIPSIS = "…"
_JOINERS = frozenset("\u200d\ufe0e\ufe0f")


def units(text: str) -> int:
    """Length in UTF-16 units."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut(text: str, room: int) -> str:
    """`text` in at most `room` units: whole words and an ellipsis, or whole characters of one long word."""
    if units(text) <= room:
        return text
    head = _prefix(text, room - len(ELLIPSIS))
    words = head if text[len(head)].isspace() else _up_to_last_space(head)
    return (words.rstrip() or head) + ELLIPSIS


def label(text: str) -> str:
    """Fit for a button."""
    return cut(text, LABEL)


def option(text: str) -> str:
    """Fit for a select's option or its second line, or for an autocomplete choice."""
    return cut(text, OPTION)


def pages(items: Sequence[T], size: int) -> list[Sequence[T]]:
    """All items in pages of at most `size`; one empty page when there are none."""
    return [items[i : i + size] for i in range(0, len(items), size)] or [items]


def folded(lines: Sequence[str], room: int) -> list[str]:
    """Lines joined into pages of at most `room` units; a line too long for a page goes on in the next."""
    done: list[str] = []
    page = ""
    for line in (piece for whole in lines for piece in _pieces(whole, room)):
        longer = f"{page}\n{line}" if page else line
        if units(longer) > room:
            done.append(page)
            longer = line
        page = longer
    return [*done, page] if page or not done else done


def without_longest(lines: Sequence[str], room: int) -> list[str]:
    """As many lines as fit into `room` units together; the longest ones are left out."""
    kept = list(lines)
    while kept and units("\n".join(kept)) > room:
        kept.remove(max(kept, key=units))
    return kept


def _pieces(line: str, room: int) -> list[str]:
    pieces: list[str] = []
    while units(line) > room:
        head = _prefix(line, room)
        head = _up_to_last_space(head).rstrip() or head
        pieces.append(head)
        line = line[len(head) :].lstrip()
    return [*pieces, line]


def _prefix(text: str, room: int) -> str:
    """As many whole characters (with their accents and joiners) as fit."""
    end = used = 0
    for i, ch in enumerate(text):
        used += units(ch)
        if used > room:
            break
        if i + 1 == len(text) or not _continues(ch, text[i + 1]):
            end = i + 1
    return text[:end]


def _continues(before: str, ch: str) -> bool:
    """Whether `ch` belongs to the same visible character as the one before it."""
    return (
        before == "\u200d"
        or ch in _JOINERS
        or bool(unicodedata.combining(ch))
        or "\U0001f3fb" <= ch <= "\U0001f3ff"
        or ("\U0001f1e6" <= before <= "\U0001f1ff" and "\U0001f1e6" <= ch <= "\U0001f1ff")
    )


def _up_to_last_space(text: str) -> str:
    """Without its last, perhaps broken, word; empty when there is but one."""
    spaces = [i for i, ch in enumerate(text) if ch.isspace()]
    return text[: spaces[-1]] if spaces else ""
