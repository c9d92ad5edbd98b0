"""The cards of one set, read once from `data/bill/<set>/cards.json`, and what a deck prints on them."""

from __future__ import annotations

import functools
import hashlib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from rules.bill.abilities import Ability, Effect, Rule
from rules.bill.formula import CROSSOVER, Keyword, Party, Side, Source, is_crossover

C = TypeVar("C")
FOLDER = Path(__file__).resolve().parents[2] / "data" / "bill"
DEFAULT_SET = "119"
FAVOR, STAFFER = "favor", "staffer"
ACTIONS = (
    "filibuster", "cloture", "earmark", "committee-markup", "town-hall", "media-cycle", "primary-challenge",
    "veto-threat", "lobbyist", "recess", "reconciliation", "favor",
)  # fmt: skip
"""Ids of the action cards, in the rulebook's order (B072-B083)."""
SIDES: tuple[Side, Side] = ("D", "R")

Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=20)]


class BadCards(ValueError):
    """A card file that cannot be used: which card, which field, what is allowed."""


class Member(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One member of Congress as a card, with the facts that earned the numbers. `cost` is the base cost."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Z][0-9]{6}$")]
    name: str
    short: str
    party: Party
    caucus: Side
    state: str
    region: str
    district: int | None = None
    chamber: str
    voting: bool = True
    since: int
    years: float
    first_term: bool = False
    leadership: tuple[str, ...] = ()
    chairs: tuple[str, ...] = ()
    ranking: tuple[str, ...] = ()
    points: Small
    cost: Positive
    influence: Small
    resolve: Positive
    keywords: tuple[Keyword, ...] = ()
    theme: str
    committee: str = ""
    ability: Ability


class ActionCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action card's price; what it does is in `plays.py`."""

    id: str
    cost: Small


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """A card as it stands in one deck: a crossover's +1 and Bipartisan are in (B053).

    From `auras` on: what an ability without a trigger does the whole time (B068), taken apart once.
    """

    id: str
    cost: int
    influence: int = 0
    resolve: int = 0
    party: str = ""
    region: str = ""
    chamber: str = ""
    first_term: bool = False
    keywords: tuple[Keyword, ...] = ()
    ability: Ability | None = None
    is_member: bool = False
    is_leader: bool = False
    is_gatekeeper: bool = False
    auras: tuple[Effect, ...] = ()
    armor: int = 0
    untargetable: int = 0
    cheaper: int = 0
    leak: int = 0


class CardSet(msgspec.Struct, frozen=True, kw_only=True):
    """What the rules need of a set's folder. `hash` is the content's, frozen in a table's options."""

    id: str
    hash: str
    congress: int
    source: Source
    salt: str
    members: dict[str, Member]
    actions: dict[str, ActionCard]
    decks: dict[Side, tuple[str, ...]]


Printing = Mapping[str, Printed]


@functools.cache
def card_set(name: str) -> CardSet:
    """The set in this folder. Raises BadCards."""
    path = FOLDER / name / "cards.json"
    if not name.isalnum() or not path.is_file():
        raise BadCards(f"bill has no card set {name!r}")
    return parse(name, path.read_bytes())


def parse(name: str, text: bytes) -> CardSet:
    """Check a card file and index it. Raises BadCards."""
    try:
        raw: dict[str, Any] = msgspec.json.decode(text, type=dict[str, Any])
        head = msgspec.convert(raw, _Head)
    except msgspec.MsgspecError as error:
        raise BadCards(f"bill/{name}: {error}") from None
    members = {card.id: card for card in (_card(name, row, Member) for row in head.members)}
    actions = {card.id: card for card in (_card(name, row, ActionCard) for row in head.actions)}
    if len(members) < len(head.members):
        twice = next(card for card, n in Counter(row.get("id") for row in head.members).items() if n > 1)
        raise BadCards(f"bill/{name}: card {twice}: listed twice, an id is allowed once")
    if set(actions) != set(ACTIONS):
        raise BadCards(f"bill/{name}: actions must be exactly {', '.join(ACTIONS)}")
    for side, deck in head.decks.items():
        for card in deck:
            if card not in members and card not in actions:
                raise BadCards(f"bill/{name}: deck {side}: card {card!r} is not among members or actions")
    digest = hashlib.blake2b(text, digest_size=16).hexdigest()
    return CardSet(
        id=name, hash=digest, congress=head.congress, source=head.source, salt=head.salt, members=members,
        actions=actions, decks=head.decks,
    )  # fmt: skip


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    congress: int
    source: Source
    salt: str
    members: list[dict[str, Any]]
    actions: list[dict[str, Any]]
    decks: dict[Side, tuple[str, ...]]


def _card(name: str, row: dict[str, Any], kind: type[C]) -> C:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise BadCards(f"bill/{name}: card {row.get('id', '?')}: {error}") from None


@functools.cache
def printing(name: str, side: Side) -> Printing:
    """Card id -> what is printed on it in this side's deck; Staffers included."""
    cards = card_set(name)
    printed = {m.id: print_member(m, side) for m in cards.members.values()}
    printed |= {a.id: Printed(id=a.id, cost=a.cost) for a in cards.actions.values()}
    printed[STAFFER] = Printed(id=STAFFER, cost=0, influence=1, resolve=1, is_member=True)
    return printed


def print_member(m: Member, side: Side) -> Printed:
    """A member as it stands in this side's deck."""
    crossover = is_crossover(m.party, m.caucus, side)
    words: tuple[Keyword, ...] = (*m.keywords, "bipartisan") if crossover else m.keywords
    standing = m.ability.effects if m.ability.trigger == "aura" else ()
    return Printed(
        id=m.id, cost=m.cost + CROSSOVER * crossover, influence=m.influence, resolve=m.resolve, party=m.party,
        region=m.region, chamber=m.chamber, first_term=m.first_term, keywords=words, ability=m.ability,
        is_member=True, is_leader="leader" in words, is_gatekeeper="gatekeeper" in words,
        auras=tuple(e for e in standing if e.op == "aura_stat"),
        armor=_rule(standing, "armor"), untargetable=_rule(standing, "untargetable"),
        cheaper=_rule(standing, "cheap_action"), leak=_rule(standing, "leak"),
    )  # fmt: skip


def _rule(standing: tuple[Effect, ...], rule: Rule) -> int:
    """How much of a standing rule there is: 0 for none, 1 where the rule has no amount."""
    return sum(e.amount or 1 for e in standing if e.rule == rule)


def kind_of(card: str) -> str:
    """A card's id without an instance's suffix: `staffer.3` -> `staffer`."""
    return card.partition(".")[0]
