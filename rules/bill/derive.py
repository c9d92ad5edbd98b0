"""Facts and vocabulary -> the whole of `cards.json`, so that a newer Congress is a data update."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from rules.bill import abilities, decks
from rules.bill.abilities import Vocabulary
from rules.bill.cards import Member
from rules.bill.formula import Facts, Person, Quartiles, numbers, quartiles

COSTS = {
    "filibuster": 3, "cloture": 2, "earmark": 2, "committee-markup": 3, "town-hall": 2, "media-cycle": 3,
    "primary-challenge": 4, "veto-threat": 3, "lobbyist": 3, "recess": 2, "reconciliation": 6, "favor": 0,
}  # fmt: skip
"""The rulebook's prices (B072-B083)."""


def short_names(people: Sequence[Person]) -> dict[str, str]:
    """The last name; with an initial, or in full, where others of the set share it."""
    lasts = Counter(p.last for p in people)
    initials = Counter(_initial(p) for p in people)
    return {
        p.id: p.last if lasts[p.last] == 1 else _initial(p) if initials[_initial(p)] == 1 else p.name
        for p in people
    }


def _initial(p: Person) -> str:
    return f"{p.name[0]}. {p.last}"


def member(p: Person, facts: Facts, seats: Quartiles, vocabulary: Vocabulary, short: str) -> Member:
    """One member's card."""
    card = numbers(p, facts.committees, seats)
    committee = abilities.main_committee(p, facts.committees)
    theme = abilities.theme(p, committee, vocabulary)
    return Member(
        id=p.id, name=p.name, short=short, party=p.party, caucus=p.caucus, state=p.state,
        region=vocabulary.region(p.state), district=p.district, chamber=p.chamber, voting=p.voting,
        since=p.since, years=p.years, first_term=p.first_term, leadership=p.leadership, chairs=p.chairs,
        ranking=p.ranking, points=card.points, cost=card.cost, influence=card.influence,
        resolve=card.resolve, keywords=card.keywords, theme=theme, committee=committee,
        ability=abilities.ability(p.id, vocabulary.themes[theme], card.cost),
    )  # fmt: skip


def members(facts: Facts, vocabulary: Vocabulary) -> list[Member]:
    """All cards of a snapshot, in the facts' order."""
    seats = quartiles(facts.members)
    short = short_names(facts.members)
    return [member(p, facts, seats[p.chamber, p.caucus], vocabulary, short[p.id]) for p in facts.members]


def card_file(facts: Facts, vocabulary: Vocabulary, salt: str) -> str:
    """The text of `cards.json`: one card a line, so that a new snapshot reads as a list of changes."""
    cards = members(facts, vocabulary)
    parts = {
        "congress": _text(facts.congress),
        "source": _text(facts.source),
        "salt": _text(salt),
        "members": _lines(cards),
        "actions": _lines([{"id": card, "cost": cost} for card, cost in COSTS.items()]),
        "decks": _text(decks.starter(cards, salt)),
    }
    return "{" + ",\n".join(f'"{name}": {text}' for name, text in parts.items()) + "}\n"


def name_file(facts: Facts) -> str:
    """The text of `names.ftl`: people are called the same in every language."""
    short = short_names(facts.members)
    return "".join(f"card-{p.id} = {p.name}\n    .short = {short[p.id]}\n" for p in facts.members)


def _lines(rows: Sequence[Any]) -> str:
    return "[\n" + ",\n".join(_text(row) for row in rows) + "\n]"


def _text(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()
