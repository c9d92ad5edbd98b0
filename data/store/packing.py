"""Finished logs, packed: rows resemble each other so much that a whole log shrinks to about a tenth."""

from __future__ import annotations

import lzma
from collections.abc import Sequence

import msgspec

from data.records import LogRow

_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 2, "dict_size": 1 << 23}]
_rows = msgspec.json.Decoder(list[LogRow])


def pack(rows: Sequence[LogRow]) -> bytes:
    """All rows of a log as one blob."""
    return lzma.compress(msgspec.json.encode(rows), format=lzma.FORMAT_XZ, filters=_FILTERS)


def unpack(blob: bytes) -> list[LogRow]:
    """The rows of a packed log, oldest first."""
    return _rows.decode(lzma.decompress(blob))
