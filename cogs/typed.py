"""What people type, compared with names."""

from __future__ import annotations

import unicodedata


def matches(typed: str, name: str) -> bool:
    """Whether all typed words are in the name, whatever their order, case and accents."""
    whole = plain(name)
    return all(word in whole for word in plain(typed).split())


def plain(text: str) -> str:
    """Text to be compared: lower case, no accents."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(ch for ch in split if not unicodedata.combining(ch)).replace("\u2019", "'")
