"""Where in a JSON text something stands, so that a refused file can be mended."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

_BLANK = re.compile(r"[ \t\r\n]*")
_PART = re.compile(r"\.([^.\[]+)|\[(\d+)\]")
_decode = json.JSONDecoder().raw_decode


def line_of(text: str, path: str) -> int:
    """The line (from 1) of what a path such as `$.editor[3].value` names in a valid JSON text.

    Where the path leads nowhere, the line of the deepest part that exists.
    """
    at = _skip(text, 0)
    for key, index in _PART.findall(path):
        inside = _members(text, at) if key else _items(text, at)
        step = next((start for name, start in inside if name == (key or index)), None)
        if step is None:
            break
        at = step
    return text.count("\n", 0, at) + 1


def _skip(text: str, at: int) -> int:
    found = _BLANK.match(text, at)
    assert found is not None
    return found.end()


def _members(text: str, at: int) -> Iterator[tuple[str, int]]:
    """The keys of an object that starts at `at`, with the place of each value."""
    at = _skip(text, at + 1)
    while text[at] == '"':
        key, at = _decode(text, at)
        at = _skip(text, _skip(text, at) + 1)
        yield key, at
        at = _skip(text, _decode(text, at)[1])
        at = _skip(text, at + 1) if text[at] == "," else at


def _items(text: str, at: int) -> Iterator[tuple[str, int]]:
    """The indices of an array that starts at `at`, with the place of each value."""
    at, n = _skip(text, at + 1), 0
    while text[at] != "]":
        yield str(n), at
        at, n = _skip(text, _decode(text, at)[1]), n + 1
        at = _skip(text, at + 1) if text[at] == "," else at
