"""Codes and facts in, sentences out: English and French, by Fluent (`.ftl`).

One bundle per (game, set, locale): the house's words, the game's, the card set's, and the set's names that
need no translation; a later one's message replaces an earlier one's. A file is only cut into its messages
when it is loaded; a message is parsed when it is first said, since parsing them all would take seconds.
"""

from __future__ import annotations

import functools
import logging
import re
import threading
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

import msgspec
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser

from rules.core import IllegalAction
from rules.phrase import Phrase, Ref

LOCALES = ("en", "fr")
DATA = Path(__file__).parent
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
_PLAIN = re.compile(
    r"(?P<value>[^{}\n]*)"
    r"(?P<rest>(?:\n[ \t]+\.[a-zA-Z][\w-]*[ \t]*=[^{}\n]*|[ \t]*\n(?:#[^\n]*)?)*)[ \t]*"
)
"""What follows `id =` where message and attributes are one line of text each, with nothing to fill in."""
_ATTRIBUTE = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*)[ \t]*=(.*)$", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or term that another one takes in; functions look the same and are no entries."""
_MARKUP = re.compile(r"[\\*_~`|>#\[\]()<\-]")
_TWO_STOPS = re.compile(r"(?<![.?!])([.?!])\.(?!\.)")
"""A name that ends in a sign of its own, at the end of a sentence."""
_log = logging.getLogger(__name__)
_parser = FluentParser(with_spans=False)
_pack = msgspec.msgpack.encode
MOST_SAID = 2048
PUBLIC_BUTTONS = ("my-seat", "join", "start")


def _plain(marked: Any) -> tuple[str, str]:
    return type(marked).__name__, str(marked)


class NoWords(LookupError):
    """A message is missing, or a fact that it needs. Only raised where words are strict: in tests."""


class Marked(str):
    """Text that already is as Discord should see it: a time stamp, a mention, a link."""

    __slots__ = ()


def locale_of(discord_locale: str) -> str:
    """Our language for one of Discord's locales (`fr`, `en-GB`, `de`)."""
    language = discord_locale.partition("-")[0]
    return language if language in LOCALES else LOCALES[0]


def escape(text: str) -> str:
    """People's text for a message: it formats nothing, links nothing and calls nobody."""
    marked = _MARKUP.sub(lambda hit: "\\" + hit.group(), text.replace("\n", " "))
    return marked.replace("@", "@\u200b").replace("://", ":\u200b//")


class Book:
    """The messages of a few files in one language."""

    def __init__(self, locale: str, files: Sequence[Path]) -> None:
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._known: set[str] = set()
        self._patterns: dict[str, Any] = {}
        self._lock = threading.Lock()
        self.said: dict[bytes, str] = {}
        """Sentences as they were said before: boards and logs say most of theirs again and again."""
        for file in files:
            self._sources.update(_entries(file))

    def ids(self) -> Iterator[str]:
        """The ids of all messages, terms (with their hyphen) included."""
        return iter(self._sources)

    def pattern(self, code: str) -> Any | None:
        """The pattern of `message` or `message.attribute`; None when there is none."""
        if code in self._patterns:
            return self._patterns[code]
        id, _, attribute = code.partition(".")
        if id not in self._sources:
            return None
        self._patterns[code] = self._find(id, attribute)
        return self._patterns[code]

    def _find(self, id: str, attribute: str) -> Any | None:
        texts = _texts(self._sources[id])
        if texts is not None:
            return texts.get(attribute)
        self._learn(id)
        message = self._bundle.get_message(id)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Any, facts: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The sentence, and what was wrong with it."""
        if isinstance(pattern, str):
            return pattern, []
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        return str(text), errors

    def _learn(self, id: str) -> None:
        """Parse a message and whatever it refers to, unless that has been done."""
        with self._lock:
            self._parse(id)

    def _parse(self, id: str) -> None:
        if id in self._known or id not in self._sources:
            return
        source = self._sources[id]
        for other in _REFERENCE.findall(source):
            if other != id:
                self._parse(other)
        self._bundle.add_resource(_parser.parse(source))
        self._known.add(id)


@functools.cache
def _entries(file: Path) -> Mapping[str, str]:
    """The messages of a file, each with its source; several books share them."""
    text = file.read_text("utf-8")
    heads = list(_ENTRY.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return {head.group(1): text[head.start() : end] for head, end in zip(heads, ends, strict=True)}


def _texts(source: str) -> dict[str, str] | None:
    """Attribute (empty: the message itself) -> its text, of an entry that is nothing but plain lines.

    Most names and card texts are; the parser takes milliseconds for each. None: it has to be asked.
    """
    plain = _PLAIN.fullmatch(source.partition("=")[2])
    if plain is None:
        return None
    found = {"": plain["value"], **dict(_ATTRIBUTE.findall(plain["rest"]))}
    return {attribute: text.strip(" ") for attribute, text in found.items() if text.strip(" ")}


class Library:
    """Where words are found. `folders`: games whose words lie elsewhere than in `data/<game>`."""

    strict: ClassVar[bool] = False
    """Whether a missing message is an error; set by the tests."""
    folders: ClassVar[dict[str, Path]] = {}

    @staticmethod
    @functools.cache
    def book(game: str, card_set: str, locale: str) -> Book:
        """The words of one game and set (empty: only the house's) in one language."""
        return Book(locale, Library.files(game, card_set, locale))

    @staticmethod
    @functools.cache
    def buttons(locale: str) -> Mapping[str, str]:
        """The public buttons of a table in this language: facts that any message may name."""
        words = Words(locale)
        return {code: words(f"ui-{code}") for code in PUBLIC_BUTTONS} | {"rematch": words("ui-again-0")}

    @staticmethod
    def files(game: str, card_set: str, locale: str) -> list[Path]:
        """The files that make up a book, those that are there, in the order in which they are laid over."""
        home = Library.folders.get(game, DATA / game)
        wanted = [DATA / "common" / f"{locale}.ftl", DATA / "common" / f"discord.{locale}.ftl"]
        if game:
            wanted.append(home / f"{locale}.ftl")
        if card_set:
            wanted += [home / card_set / "names.ftl", home / card_set / f"{locale}.ftl"]
        return [file for file in wanted if file.is_file()]


class Words:
    """Says phrases in one language. `seats`: seat -> display name.

    `escape`: names and people's texts are made safe for a Discord message (leave it off for pictures, alt
    texts, labels and autocomplete, where Discord takes text as it is). `board`: the language of the table's
    public messages, whose buttons private texts name; empty: the same.
    """

    def __init__(
        self,
        locale: str = LOCALES[0],
        game: str = "",
        card_set: str = "",
        seats: Mapping[int, str] | None = None,
        *,
        escape: bool = False,
        board: str = "",
    ) -> None:
        self.locale = locale if locale in LOCALES else LOCALES[0]
        self._game, self._set = game, card_set
        self._seats = dict(seats or {})
        self._escape, self._board = escape, board or self.locale
        self._book = Library.book(game, card_set, self.locale)
        named = sorted((seat, name, isinstance(name, Marked)) for seat, name in self._seats.items())
        self._key = (escape, self._board, [(seat, str(name), marked) for seat, name, marked in named])

    def escaped(self) -> Words:
        """The same words, for Discord messages."""
        return Words(self.locale, self._game, self._set, self._seats, escape=True, board=self._board)

    def calling(self, seat: int, mention: str) -> Words:
        """The same words, with one player mentioned instead of named."""
        seats = self._seats | {seat: Marked(mention)}
        return Words(self.locale, self._game, self._set, seats, escape=self._escape, board=self._board)

    def __call__(self, what: Phrase | str, /, **facts: Any) -> str:
        """A phrase, or a code (`message` or `message.attribute`) with its facts, as a sentence."""
        phrase = Phrase(what, facts) if isinstance(what, str) else what
        if any(isinstance(fact, Marked) for fact in phrase.facts.values()):
            return self._anew(phrase)
        return self._again(phrase)

    def _again(self, phrase: Phrase) -> str:
        """A sentence that is the same whenever it says the same: remembered, unlike one with a time in it."""
        plain = self._book.pattern(phrase.code)
        if isinstance(plain, str):
            return _TWO_STOPS.sub(r"\1", plain)
        try:
            said, key = self._book.said, _pack((self._key, phrase), enc_hook=_plain)
        except (
            UnicodeEncodeError,
            OverflowError,
        ):  # half a character, more than 64 bits
            return self._anew(phrase)
        sentence = said.get(key)
        if sentence is None:
            sentence = self._anew(phrase)
            if len(said) >= MOST_SAID:
                said.clear()
            said[key] = sentence
        return sentence

    def _anew(self, phrase: Phrase) -> str:
        return self._say(self._book, phrase) or self._fallback(phrase)

    def has(self, code: str) -> bool:
        """Whether there is such a message (or `message.attribute`)."""
        return self._book.pattern(code) is not None

    def detail(self, phrase: Phrase) -> str:
        """A label's second line, the attribute `.detail`; empty when there is none."""
        code = f"{phrase.code}.detail"
        return self(Phrase(code, phrase.facts)) if self.has(code) else ""

    def refusal(self, no: IllegalAction) -> str:
        """Why not, and what is possible instead."""
        code = f"no-{no.code}"
        return self(Phrase(code if self.has(code) else "no-other", no.facts))

    def seat(self, seat: int) -> str:
        """A player's name; an empty or anonymous seat is said by its number."""
        name = self._seats.get(seat)
        if name is None:
            return self("seat-nobody", number=seat + 1)
        return escape(name) if self._escape and not isinstance(name, Marked) else name

    def _say(self, book: Book, phrase: Phrase) -> str | None:
        pattern = book.pattern(phrase.code)
        if pattern is None:
            return None
        if isinstance(pattern, str):
            return _TWO_STOPS.sub(r"\1", pattern)
        facts = {name: self._fact(value) for name, value in phrase.facts.items()}
        text, errors = book.format(pattern, {**Library.buttons(self._board), **facts})
        for error in errors:
            self._complain(phrase.code, type(error).__name__)
        return _TWO_STOPS.sub(r"\1", text)

    def _fallback(self, phrase: Phrase) -> str:
        """English, then a neutral sentence: a table does not stop for a missing word."""
        self._complain(phrase.code, "missing")
        english = Library.book(self._game, self._set, LOCALES[0])
        return self._say(english, phrase) or self._say(self._book, Phrase("no-words")) or ""

    def _complain(self, code: str, what: str) -> None:
        if Library.strict:
            raise NoWords(f"{code} in {self.locale} ({self._game or 'common'}): {what}")
        _log.error("words: %s in %s of %s: %s", code, self.locale, self._game or "common", what)

    def _fact(self, value: Any) -> Any:
        """A fact as Fluent takes it. Nothing is the word `none`, a switch `true` or `false`, to select on."""
        match value:
            case Ref(kind="seat", value=int(seat)):
                return self.seat(seat)
            case Ref():
                return self(Phrase(f"{value.kind}-{str(value.value).partition('.')[0]}"))
            case Phrase():
                return self(value)
            case bool() | None:
                return str(value).lower()
            case int():
                return fluent_number(value, useGrouping=abs(value) >= 10_000)  # or years look odd
            case float() | Marked():
                return value
            case str():
                return escape(value) if self._escape else value
            case _:
                return self._list([self._item(item) for item in cast("Sequence[Any]", value)])

    def _item(self, value: Any) -> str:
        fact = self._fact(value)
        return fact if isinstance(fact, str) else self("number", value=fact)

    def _list(self, items: Sequence[str]) -> str:
        if not items:
            return self("list-empty")
        if len(items) == 1:
            return items[0]
        return self("list-last", first=Marked(", ".join(items[:-1])), last=Marked(items[-1]))
