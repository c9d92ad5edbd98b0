"""What can be looked up in the rules of a game, and which of it is meant by what somebody types."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cogs.typed import matches, plain
from data.words import Words
from rules.core import Game
from rules.phrase import Phrase, say

_SUBJECTS = 2
"""As many names make the title of a ruling."""
_LEAST = 4
"""A shorter name is too often a part of something else."""


@dataclass(frozen=True)
class Topic:
    """`kind`: page, word, card or ruling; `lines` explain it; `listed`: how it stands in a list.

    `body`: where words are looked for that are in no name.
    """

    kind: str
    value: str
    name: str
    lines: Sequence[Phrase]
    listed: str
    body: str = ""

    @property
    def key(self) -> str:
        """How a picked one is sent back."""
        return f"{self.kind}:{self.value}"


def sections(words: Words) -> list[str]:
    """The ids of the short rules' pages."""
    return _listed(words, "rules-pages")


def title(words: Words, section: str) -> str:
    """A rules page's first line, without its marks."""
    return words(f"rules-{section}").lstrip().partition("\n")[0].strip("#* ")


def _listed(words: Words, code: str) -> list[str]:
    return [part.strip() for part in words(code).split(",")] if words.has(code) else []


def topics_of(game: Game[Any], options: Any, words: Words) -> list[Topic]:
    """Everything that has an explanation of its own: pages, words of the game, cards, then rulings."""
    named = [*_pages(words), *_terms(words), *_cards(game, options, words)]
    names = [topic.name for topic in named if topic.kind in ("word", "card")]
    return [*named, *_rulings(game, words, {plain(name): name for name in names if len(name) >= _LEAST})]


def _terms(words: Words) -> Iterator[Topic]:
    for code in _listed(words, "rules-words"):
        lines = [say(f"{code}.{part}") for part in ("text", "note") if words.has(f"{code}.{part}")]
        yield Topic("word", code, words(code), lines, words(code))


def _pages(words: Words) -> Iterator[Topic]:
    for section in sections(words):
        name = title(words, section)
        code = f"rules-{section}"
        yield Topic("page", section, name, [say(code)], name, words(code))


def _cards(game: Game[Any], options: Any, words: Words) -> Iterator[Topic]:
    for card in game.cards(options):
        name = words(f"card-{card}")
        yield Topic("card", card, name, game.card(options, card), name)


def _rulings(game: Game[Any], words: Words, names: Mapping[str, str]) -> Iterator[Topic]:
    """Each with a title: its subject, or else the names that it speaks of first; and its number."""
    for number in game.rulings:
        text = words(f"ruling-{number}")
        own = f"ruling-{number}.subject"
        subject = words(own) if words.has(own) else _subject(text, names)
        name = words("ui-ruling-head", subject=subject or "none", number=number)
        yield Topic("ruling", number, name, [say(f"ruling-{number}")], f"{number}: {text}", text)


def _subject(text: str, names: Mapping[str, str]) -> str:
    """The first names that occur in a text as whole words, in its order; a plural counts.

    `names`: by how they are compared.
    """
    whole = plain(text)
    near = [(short, name) for short, name in names.items() if short in whole]  # patterns are dear
    spots = {name: re.search(rf"\b{re.escape(short)}s?\b", whole) for short, name in near}
    at = sorted((spot.start(), -len(name), name) for name, spot in spots.items() if spot)
    subjects: dict[int, str] = {}
    for start, _, name in at:
        subjects.setdefault(start, name)
    return " · ".join(list(subjects.values())[:_SUBJECTS])


def found(topics: Sequence[Topic], typed: str) -> list[Topic]:
    """Those that fit what is typed: by their name, the closest first; then pages and rulings that say it."""
    return [topic for _, topic in _ranked(topics, typed)]


def meant(topics: Sequence[Topic], typed: str) -> list[Topic]:
    """The one that was picked, or those that fit what was typed as well as any other."""
    picked = [topic for topic in topics if topic.key == typed]
    ranked = _ranked(topics, typed)
    return picked or [topic for rank, topic in ranked if rank == ranked[0][0]]


def spoken_of(topics: Sequence[Topic], typed: str) -> list[Topic]:
    """The one card or word that is typed, or else named in what is typed; none where it could be several."""
    things = [topic for topic in topics if topic.kind in ("card", "word")]
    whole = plain(typed)
    named = meant(things, typed) or [topic for topic in things if plain(topic.name) in whole]
    return named if len(named) == 1 and whole.strip() else []


def _ranked(topics: Sequence[Topic], typed: str) -> list[tuple[int, Topic]]:
    ranked = [(_rank(topic, plain(typed).strip()), topic) for topic in topics]
    return sorted(((rank, topic) for rank, topic in ranked if rank is not None), key=lambda each: each[0])


def _rank(topic: Topic, typed: str) -> int | None:
    """0 for the very name, then its beginning, a part of it, a page that says it, a ruling; None: no fit."""
    is_ruling = topic.kind == "ruling"
    name = plain(topic.value if is_ruling else topic.name)
    if name == typed:
        return 0
    if name.startswith(typed):
        return 1
    if matches(typed, name) and not is_ruling:
        return 2
    return 3 + is_ruling if matches(typed, topic.body) else None
