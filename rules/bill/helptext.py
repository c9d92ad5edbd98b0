"""A card's help: what it does, and for a member the public facts that made its numbers."""

from __future__ import annotations

from collections.abc import Iterator

from rules.bill.cards import STAFFER, CardSet, Member, print_member
from rules.bill.formula import INSTITUTION_YEARS, Keyword
from rules.bill.phrases import ability_text
from rules.core import IllegalAction
from rules.phrase import Phrase, Ref, kebab, say


def card_help(cards: CardSet, card: str) -> list[Phrase]:
    """Line by line. Raises IllegalAction("no-card") for an id that the set does not have."""
    if card in cards.actions:
        return [
            say("help-action", card=Ref("card", card), cost=cards.actions[card].cost),
            say(f"card-{card}.text"),
            say(f"card-{card}.note"),
        ]
    if card in cards.members:
        return list(_member(cards, cards.members[card]))
    if card == STAFFER:
        return [say("card-staffer.text")]
    raise IllegalAction("no-card", card=card)


def _member(cards: CardSet, m: Member) -> Iterator[Phrase]:
    yield say(
        "help-member", card=Ref("card", m.id), cost=m.cost, influence=m.influence, resolve=m.resolve,
        party=Ref("party", m.party),
    )  # fmt: skip
    yield from (_reason(m, word) for word in m.keywords)
    yield _crossover(m)
    yield say("help-ability", title=Ref("theme", m.theme), state=m.state, text=ability_text(m.ability))
    yield _career(m)
    yield say("help-region", region=Ref("region", m.region))
    if m.leadership:
        yield say("help-leadership", offices=[Ref("office", slug(title)) for title in m.leadership])
    if m.committee:
        yield say("help-committee", committee=Ref("committee", m.committee))
    yield say("help-source", source=cards.source.name, snapshot=date(cards.source.snapshot))


def _reason(m: Member, word: Keyword) -> Phrase:
    """What a keyword does and why this member has it."""
    facts = {"keyword": Ref("keyword", word), "text": say(f"keyword-{word}.text")}
    if word == "gatekeeper":
        return say("reason-gatekeeper", **facts, committees=[Ref("committee", c) for c in m.chairs])
    if word == "oversight":
        return say("reason-oversight", **facts, committees=[Ref("committee", c) for c in m.ranking])
    if word in ("leader", "whip"):
        return say(f"reason-{word}", **facts, offices=[Ref("office", slug(title)) for title in m.leadership])
    if word == "institution":
        return say("reason-institution", **facts, years=int(m.years), least=INSTITUTION_YEARS)
    return say(f"reason-{word}", **facts)


def _crossover(m: Member) -> Phrase:
    """What the card would be in the other deck."""
    if m.party == "I":
        return say("help-independent")
    other = "R" if m.caucus == "D" else "D"
    return say("help-crossover", side=Ref("side", other), cost=print_member(m, other).cost)


def _career(m: Member) -> Phrase:
    """Seat and service; the district 0 is a state or territory as a whole."""
    seat = "senator" if m.chamber == "S" else "delegate" if not m.voting else "representative"
    district = m.district or 0
    return say(
        f"help-{seat}", state=Ref("state", m.state), district=district, since=m.since, years=int(m.years)
    )


def slug(title: str) -> str:
    """`House Minority Whip` -> `house-minority-whip`, the end of a message's id."""
    return kebab(title.replace(" ", "-"))


def date(text: str) -> Phrase:
    """`2026-06-15` in words."""
    year, month, day = (int(part) for part in text.split("-"))
    return say("date", year=year, month=Ref("month", month), day=day)
