"""The figures of a set: cards, board, bag and rewards, read once and kept under their content's hash.

The house's sets are `data/watergate/<set>/cards.json`. A file of somebody's own joins them by `install`; its
figures travel in the options of each table that plays with it, so that a table keeps them whatever becomes of
the file.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import json
import zlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rules.core import IllegalAction, Options
from rules.watergate.checks import faults
from rules.watergate.lines import line_of
from rules.watergate.network import Network, network
from rules.watergate.schema import LETTER, CardRow, File, Reward, TokenRow
from rules.watergate.vocabulary import Bar, Clause, Repeat, aimed

FOLDER = Path(__file__).resolve().parents[2] / "data" / "watergate"
HOUSE = "house"
"""The set whose cards all others must resemble, but for their figures."""
LARGEST = 1 << 20
"""Bytes of a set's text; the house's takes a hundredth of it."""
EDITOR, PRESIDENT = 0, 1
"""Indices of the two roles wherever something is kept for both."""


class BadCards(ValueError):
    """A set that cannot be used; the message names the line, the place and the reason."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card as the rules use it. `role`: EDITOR or PRESIDENT; `colour`: B, Y, G or JOKER.

    `asks`: the clauses that need a target on announcement; `is_plain`: no condition of its own.
    """

    id: str
    role: int
    number: int
    kind: str
    value: int
    colour: str
    action: tuple[Clause, ...]
    after: str
    reaction: str
    asks: tuple[Clause, ...]
    is_plain: bool

    @property
    def is_event(self) -> bool:
        return self.kind == "event"

    @property
    def figures(self) -> list[int]:
        """The distances and spaces in its action, in order."""
        return [getattr(e, f) for e in self.action for f in ("steps", "at") if hasattr(e, f)]


class CardSet(msgspec.Struct, frozen=True, kw_only=True):
    """A set, checked and taken apart. `decks`, `rewards`, `hands`: by role, `hands` by holder and other.

    `bag`: faces of tokens, the letters of their colours and an m for the red symbol. `reactions`: by role and
    trigger. `packed`: the figures as text for a table's options, empty for the house's own sets.
    """

    id: str
    hash: str
    packed: str
    cards: dict[str, Card]
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    reactions: tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]
    board: Network
    bag: tuple[str, ...]
    tokens: int
    rewards: tuple[tuple[Reward, ...], tuple[Reward, ...]]
    hands: tuple[int, int]
    evidence: int


_SETS: dict[str, CardSet] = {}
"""By hash: grows with the sets that are met, never changes what a hash means."""
_INSTALLED: dict[str, str] = {}
"""The hash behind the id of each installed set."""


@functools.cache
def _house(name: str) -> CardSet | None:
    """The house's set of this name, if there is one. Raises BadCards."""
    path = FOLDER / name / "cards.json"
    return _read(path.read_text(encoding="utf-8"), str(path), own=True) if path.is_file() else None


@functools.cache
def _model() -> File:
    """The house's set as its file has it."""
    return msgspec.json.decode((FOLDER / HOUSE / "cards.json").read_bytes(), type=File)


def sets() -> Sequence[str]:
    """The ids of all sets that a new table may choose, the house's own first."""
    return [*sorted(path.parent.name for path in FOLDER.glob("*/cards.json")), *_INSTALLED]


def install(source: Path | str) -> str:
    """Add the set in a file, or in a text that begins with `{`; its id. Raises BadCards.

    Tables that run with an earlier version of it keep theirs.
    """
    is_text = isinstance(source, str) and source.lstrip().startswith("{")
    if is_text:
        text, where = str(source), "the text"
    else:
        text, where = _contents(Path(source)), str(source)
    new = _read(text, where, own=False)
    if (FOLDER / new.id).exists():
        line = line_of(text, "$.set")
        raise BadCards(f"{where}, line {line}: set: the house has a set {new.id!r}; choose another id")
    _INSTALLED[new.id] = new.hash
    return new.id


def _contents(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCards(f"{path}: cannot be read: {error}") from None


def chosen(options: Options) -> CardSet:
    """The set of these options: the frozen one, or the one that a new table would get.

    Raises IllegalAction("bad-option") when there is no such set.
    """
    known = _SETS.get(options.cards)
    if known is not None:
        return known
    if packed := getattr(options, "figures", ""):
        return _carried(options, packed)
    name = options.card_set or HOUSE
    found = _SETS[_INSTALLED[name]] if name in _INSTALLED else _house(name) if name in sets() else None
    if found is None or options.cards not in ("", found.hash):
        raise IllegalAction("bad-option", option="card_set", value=name)
    return found


def _carried(options: Options, packed: str) -> CardSet:
    """The set that a table has in its options. A log from elsewhere may bring anything there."""
    try:
        return _read(_unpack(packed), "the table's options", own=False)
    except (ValueError, zlib.error):
        raise IllegalAction("bad-option", option="card_set", value=options.card_set) from None


def by_hash(hash: str) -> CardSet:
    """A set that has been met in this process, as every set behind a view has."""
    return _SETS[hash]


def _pack(text: str) -> str:
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode()


def _unpack(packed: str) -> str:
    """At most `LARGEST` bytes of it: a few packed ones can stand for any number."""
    return zlib.decompressobj().decompress(base64.b85decode(packed), LARGEST).decode()


def _read(text: str, where: str, *, own: bool) -> CardSet:
    """A checked set, remembered under its hash. Raises BadCards."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        raise BadCards(f"{where}, line {error.lineno}: not JSON: {error.msg}") from None
    try:
        file = msgspec.json.decode(text, type=File)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `")
        raise BadCards(_fault(text, where, path.rstrip("`") or "$", reason)) from None
    for path, reason in faults(file, None if own else _model()):
        raise BadCards(_fault(text, where, path, reason))
    made = _taken_apart(file, own=own)
    return _SETS.setdefault(made.hash, made)


def _fault(text: str, where: str, path: str, reason: str) -> str:
    return f"{where}, line {line_of(text, path)}: {path.lstrip('$.') or 'the whole'}: {reason}"


def _taken_apart(file: File, *, own: bool) -> CardSet:
    plain = msgspec.json.encode(file)
    cards = {
        row.id: Card(
            id=row.id,
            role=role,
            number=row.number,
            kind=row.kind,
            value=row.value,
            colour=LETTER[row.colour],
            action=row.action,
            after=row.after,
            reaction=row.reaction or "",
            asks=aimed(row.action),
            is_plain=not any(isinstance(clause, (Bar, Repeat)) for clause in row.action),
        )
        for role, deck in enumerate((file.editor, file.nixon))
        for row in deck
    }
    return CardSet(
        id=file.set,
        hash=hashlib.blake2b(plain, digest_size=12).hexdigest(),
        packed="" if own else _pack(plain.decode()),
        cards=cards,
        decks=(tuple(row.id for row in file.editor), tuple(row.id for row in file.nixon)),
        reactions=(_reactions(file.editor), _reactions(file.nixon)),
        board=network(
            {space.id: LETTER[space.colour] for space in file.board.spaces},
            file.board.informants,
            file.board.threads,
        ),
        bag=tuple(face for row in file.bag for face in [_face(row)] * row.count),
        tokens=file.momentum.tokens,
        rewards=(file.momentum.editor, file.momentum.nixon),
        hands=(file.round.holder, file.round.other),
        evidence=file.round.evidence,
    )


def _face(row: TokenRow) -> str:
    return "".join(sorted((LETTER[c] for c in row.colours), key="BYG".index)) + ("m" if row.momentum else "")


def _reactions(deck: tuple[CardRow, ...]) -> dict[str, tuple[str, ...]]:
    return {
        trigger: tuple(row.id for row in deck if row.reaction == trigger)
        for trigger in ("conspirator", "evidence", "event")
    }
