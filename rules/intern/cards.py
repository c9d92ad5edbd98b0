"""The cards of one set, read once from `data/intern/<set>/cards.json` and checked card by card (IR2)."""

from __future__ import annotations

import functools
import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from rules.intern.network import Networks, Partners

FOLDER = Path(__file__).resolve().parents[2] / "data" / "intern"
DEFAULT_SET = "us-2025"

KINDS = ("S", "E", "D")
"""First letters of card ids, and the names of the rows and decks: Supporters, Events, Distractions (I009)."""

CODES = (
    "OWN_DISCARD_SUPPORTER", "OWN_DISCARD_EVENT", "DRAW_SUPPORTER", "DRAW_EVENT", "TAKE_ROW_SUPPORTER",
    "TAKE_ROW_EVENT", "EXTRA_DRAW", "STEAL_SUPPORTER", "STEAL_EVENT", "SWAP_SUPPORTER", "SWAP_EVENT",
    "REMOVE_SUPPORTER", "REMOVE_EVENT", "FORCE_PASS", "FORCE_DISCARD", "SWAP_HANDS", "RESHUFFLE_SUPPORTERS",
    "RESHUFFLE_EVENTS", "RESHUFFLE_DISTRACTIONS", "SWEEP_ROW", "EXTRA_ACTION", "REVERSE", "SKIP_NEXT",
    "DEFLECTION", "GRIDLOCK", "LIES",
)  # fmt: skip
"""What a Distraction can do."""

LISTED = (2, 8)
"""Least and most Supporters on an Event."""

FEWEST = {"supporters": 10, "events": 10, "distractions": 4}
"""A table of six is dealt from these, and each row needs three."""

Date = Annotated[str, msgspec.Meta(pattern=r"^\d{4}(-\d{2}(-\d{2})?)?$")]


class BadCards(ValueError):
    """A card file that cannot be used: which line, which card, and why."""


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who reported it, and when where that is known."""

    by: str
    date: Date = ""


class Supporter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A person; the number in the id decides who begins."""

    id: Annotated[str, msgspec.Meta(pattern=r"^S\d{2}$")]
    name: str

    @property
    def number(self) -> int:
        """What an Event lists."""
        return int(self.id[1:])


class Story(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An Event. `looked_up`: its links were read in published pages; else they are still to be confirmed."""

    id: Annotated[str, msgspec.Meta(pattern=r"^E\d{2}$")]
    date: Date
    supporters: tuple[str, ...]
    sources: tuple[Source, ...]
    looked_up: bool
    tone: Literal["light", "plain", "serious"]


class Quote(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Distraction. `repeated`: the claim was made more than once, the date is about the first."""

    id: Annotated[str, msgspec.Meta(pattern=r"^D\d{2}$")]
    date: Date
    repeated: bool
    action: str
    sources: tuple[Source, ...]
    looked_up: bool
    tone: Literal["light", "plain", "serious"]


class CardSet(msgspec.Struct, frozen=True, kw_only=True, weakref=True):
    """A set, indexed. `hash` is the content's, frozen in a table's options; `codes`: Distraction -> code."""

    id: str
    hash: str
    year: int
    supporters: Mapping[str, Supporter]
    events: Mapping[str, Story]
    distractions: Mapping[str, Quote]
    codes: Mapping[str, str]
    partners: Partners
    networks: Networks

    def deck(self, kind: str, *, serious: bool = True) -> list[str]:
        """The cards of one deck in the file's order, with or without those of serious tone."""
        if kind == "S":
            return list(self.supporters)
        cards = self.events if kind == "E" else self.distractions
        return [id for id, card in cards.items() if serious or card.tone != "serious"]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    set: str
    year: int
    actions: dict[str, int]
    supporters: list[dict[str, Any]]
    events: list[dict[str, Any]]
    distractions: list[dict[str, Any]]


@functools.cache
def card_set(name: str) -> CardSet:
    """The set in this folder. Raises BadCards."""
    path = FOLDER / name / "cards.json"
    if not name.replace("-", "").isalnum() or not path.is_file():
        raise BadCards(f"intern has no card set {name!r}")
    return parse(name, path.read_text(encoding="utf-8"))


def parse(name: str, text: str) -> CardSet:
    """Check a card file and index it. Raises BadCards with the line."""
    file = _read(text)
    check = _Check(text)
    supporters = check.cards(file.supporters, Supporter)
    events = check.cards(file.events, Story)
    distractions = check.cards(file.distractions, Quote)
    if file.set != name:
        raise check.bad('"set"', f"the set calls itself {file.set!r} and lies in the folder {name!r}")
    check.sizes({"supporters": supporters, "events": events, "distractions": distractions})
    check.links(supporters, events)
    check.actions(file.actions, distractions.values())
    partners = _partners(supporters, events.values())
    return CardSet(
        id=name,
        hash=hashlib.blake2b(text.encode(), digest_size=16).hexdigest(),
        year=file.year,
        supporters=supporters,
        events=events,
        distractions=distractions,
        codes={card.id: card.action for card in distractions.values()},
        partners=partners,
        networks=Networks(partners),
    )


def _read(text: str) -> _File:
    try:
        return msgspec.convert(json.loads(text), _File)
    except json.JSONDecodeError as error:
        raise BadCards(f"line {error.lineno}: {error.msg}") from None
    except msgspec.ValidationError as error:
        raise BadCards(f"line 1: {error}") from None


def _partners(supporters: Iterable[str], events: Iterable[Story]) -> Partners:
    stories = list(events)
    listed = {story.id: frozenset(story.supporters) for story in stories}
    return listed | {
        card: frozenset(story.id for story in stories if card in story.supporters) for card in supporters
    }


C = TypeVar("C", Supporter, Story, Quote)


class _Check:
    """What a set must keep, and on which line it does not."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()

    def bad(self, what: str, why: str) -> BadCards:
        """The error for the first line on which `what` stands."""
        line = next((i for i, line in enumerate(self._lines, 1) if what in line), 1)
        return BadCards(f"line {line}: {why}")

    def card(self, id: str, why: str) -> BadCards:
        """The error for the line of a card."""
        return self.bad(f'"id": "{id}"', f"{id}: {why}")

    def cards(self, rows: Sequence[dict[str, Any]], kind: type[C]) -> dict[str, C]:
        found: dict[str, C] = {}
        for row in rows:
            id = str(row.get("id", "a card without id"))
            try:
                card = msgspec.convert(row, kind)
            except msgspec.ValidationError as error:
                raise self.card(id, str(error)) from None
            if card.id in found:
                raise self.card(id, "the id is given twice")
            found[card.id] = card
        return found

    def sizes(self, decks: Mapping[str, Mapping[str, object]]) -> None:
        for deck, fewest in FEWEST.items():
            if len(decks[deck]) < fewest:
                raise self.bad(f'"{deck}"', f"{len(decks[deck])} {deck}; six players need at least {fewest}")

    def links(self, supporters: Mapping[str, Supporter], events: Mapping[str, Story]) -> None:
        """Every Event lists 2 to 8 known Supporters; every Supporter has a match and a stranger (IR2)."""
        least, most = LISTED
        for story in events.values():
            if unknown := [card for card in story.supporters if card not in supporters]:
                raise self.card(story.id, f"lists {', '.join(unknown)}, who is not among the supporters")
            if len(set(story.supporters)) < len(story.supporters):
                raise self.card(story.id, "lists a Supporter twice")
            if not least <= len(story.supporters) <= most:
                raise self.card(
                    story.id, f"lists {len(story.supporters)} Supporters; {least} to {most} may be"
                )
        for serious in (True, False):
            stories = [story for story in events.values() if serious or story.tone != "serious"]
            degrees = Counter(card for story in stories for card in story.supporters)
            for card in supporters:
                if not 0 < degrees[card] < len(stories):
                    without = "" if serious else " without the serious ones"
                    raise self.card(card, f"is on {degrees[card]} of {len(stories)} Events{without}")

    def actions(self, copies: Mapping[str, int], cards: Iterable[Quote]) -> None:
        """Every action is known and is carried by as many cards as the file says."""
        carried = Counter(card.action for card in cards)
        for card in cards:
            if card.action not in CODES:
                raise self.card(card.id, f"there is no action {card.action}")
        for code in sorted(carried.keys() | copies.keys()):
            if code not in CODES:
                raise self.bad(f'"{code}"', f"there is no action {code}")
            if copies.get(code, 0) != carried[code]:
                raise self.bad(
                    f'"{code}"', f"{code} is on {carried[code]} cards; the file says {copies.get(code, 0)}"
                )
