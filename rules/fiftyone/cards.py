"""The cards of one set, read once from `data/fiftyone/<set>/cards.json`: kinds, vote values, deck sizes."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

FOLDER = Path(__file__).resolve().parents[2] / "data" / "fiftyone"
DEFAULT_SET = "classic"
HAND = 7
"""Cards dealt to each candidate (F003)."""
GOAL = 51
"""Percent of voting intentions that win (F001)."""
SEATS = range(2, 9)

Kind = Literal["vote", "attack", "defence", "special", "hero"]
JAIL, FREE, LOSS1, LOSS2, FANS = "jail", "free", "loss1", "loss2", "fans"
SCAPE, DISCORD, SPY, BOOST = "scape", "discord", "spy", "boost"
WRITER, LAWYER, PRESIDENT, GUARD, HUNTER = "h_bonus", "h_law", "h_fans", "h_guard", "h_hunter"
POWERS: Mapping[str, Kind] = {
    JAIL: "attack", LOSS1: "attack", LOSS2: "attack", SCAPE: "attack", DISCORD: "attack",
    FREE: "defence", FANS: "defence", SPY: "special", BOOST: "special",
    WRITER: "hero", LAWYER: "hero", PRESIDENT: "hero", GUARD: "hero", HUNTER: "hero",
}  # fmt: skip
"""Ids of the cards that do something, and their kinds; every other card is a vote card."""


class BadCards(ValueError):
    """A card file that cannot be used: which card, which field, what is allowed."""


class CardData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One card as the file has it. `copies`: how many, for each number of players in the file's order."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
    kind: Kind
    value: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None
    copies: tuple[Annotated[int, msgspec.Meta(ge=0, le=30)], ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[int, ...]
    cards: tuple[msgspec.Raw, ...]


class CardSet(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A set ready for play. `value`: percent of each vote card; `rank`: its place in a sorted hand, votes
    first and high ones before low ones; `digest`: 32 hexadecimal digits.
    """

    digest: str
    cards: Mapping[str, CardData]
    value: Mapping[str, int]
    rank: Mapping[str, int]

    def copies(self, card: str, players: int) -> int:
        """How many of this card the deck for so many players holds."""
        return self.cards[card].copies[players - SEATS[0]]

    def deck(self, players: int) -> list[str]:
        """All cards for so many players, unshuffled."""
        return [card for card in self.cards for _ in range(self.copies(card, players))]


@functools.cache
def card_set(name: str) -> CardSet:
    """The set in the folder of this name. Raises BadCards."""
    path = FOLDER / name / "cards.json"
    if not name.replace("-", "").isalnum() or not path.is_file():
        raise BadCards(f"there is no card set {name!r}")
    return parse(path.read_bytes())


def parse(raw: bytes) -> CardSet:
    """A set from the text of its file. Raises BadCards."""
    try:
        file = msgspec.json.decode(raw, type=_File)
    except msgspec.MsgspecError as error:
        raise BadCards(f"cards.json: {error}") from None
    if file.players != tuple(SEATS):
        raise BadCards(f"cards.json: players: must be {list(SEATS)}")
    cards: dict[str, CardData] = {}
    for number, one in enumerate(file.cards):
        card = _card(number, one)
        if card.id in cards:
            raise BadCards(f"card {card.id}: id: is there twice")
        cards[card.id] = card
    if missing := sorted(set(POWERS) - set(cards)):
        raise BadCards(f"cards.json: these cards are missing: {', '.join(missing)}")
    value = {card.id: card.value for card in cards.values() if card.value is not None}
    ranked = sorted(cards, key=lambda card: -value.get(card, 0))
    made = CardSet(
        digest=hashlib.blake2b(raw, digest_size=16).hexdigest(),
        cards=cards,
        value=value,
        rank={card: place for place, card in enumerate(ranked)},
    )
    for players in SEATS:
        _is_enough(made, players)
    return made


def _card(number: int, raw: msgspec.Raw) -> CardData:
    try:
        card = msgspec.json.decode(raw, type=CardData)
    except msgspec.MsgspecError as error:
        raise BadCards(f"card number {number + 1}: {error}") from None
    kind = POWERS.get(card.id, "vote")
    if card.kind != kind:
        raise BadCards(f"card {card.id}: kind: must be {kind!r}, not {card.kind!r}")
    if (card.kind == "vote") != (card.value is not None):
        raise BadCards(f"card {card.id}: value: 1 to 10 for a vote card, none for others")
    if len(card.copies) != len(SEATS):
        raise BadCards(f"card {card.id}: copies: must be {len(SEATS)} numbers, one for each of {list(SEATS)}")
    return card


def _is_enough(cards: CardSet, players: int) -> None:
    """Everybody's hand, a pile besides, and votes to win with."""
    deck = cards.deck(players)
    if len(deck) <= HAND * players:
        raise BadCards(f"cards.json: {len(deck)} cards leave no pile for {players} players")
    if sum(cards.value.get(card, 0) for card in deck) < GOAL:
        raise BadCards(f"cards.json: the votes for {players} players do not reach {GOAL}")
