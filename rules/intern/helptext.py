"""A card's help: what it is and does, the public fact behind it, with date and source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.intern.cards import CardSet, Quote, Source, Story
from rules.phrase import Phrase, Ref, say


def card_help(cards: CardSet, id: str) -> list[Phrase]:
    """The help of a card of this set, line by line."""
    if id in cards.supporters:
        events = sorted(cards.partners[id])
        return [
            say(f"card-{id}.text"),
            say(f"about-{id}.fact"),
            say("help-on-events", count=len(events), events=[Ref("card", event) for event in events]),
        ]
    if id in cards.events:
        return list(_story(cards, cards.events[id]))
    return list(_quote(cards.distractions[id]))


def _story(cards: CardSet, story: Story) -> Iterator[Phrase]:
    yield say(f"card-{story.id}.headline")
    yield say(f"card-{story.id}.text")
    yield say("help-lists", supporters=[Ref("card", card) for card in story.supporters])
    yield say("help-date", date=date(story.date), repeated=0)
    yield _sources(story.sources)
    if not story.looked_up:
        yield say("help-unconfirmed")


def _quote(quote: Quote) -> Iterator[Phrase]:
    yield say(f"card-{quote.id}.text")
    yield say("help-claim", claim=say(f"claim-{quote.id}"))
    yield say("help-finding", finding=say(f"claim-{quote.id}.finding"))
    yield say("help-date", date=date(quote.date), repeated=int(quote.repeated))
    yield _sources(quote.sources)
    if not quote.looked_up:
        yield say("help-unconfirmed")


def _sources(sources: Sequence[Source]) -> Phrase:
    return say("help-source", count=len(sources), sources=[_source(source) for source in sources])


def _source(source: Source) -> Phrase:
    if source.date:
        return say("source-dated", by=source.by, date=date(source.date))
    return say("source", by=source.by)


def date(text: str) -> Phrase:
    """`2025-03-24`, `2025-03` or `2025` as words; the year is text, so that it is not grouped."""
    year, *rest = text.split("-")
    if not rest:
        return say("date-year", year=year)
    month = Ref("month", int(rest[0]))
    if len(rest) == 1:
        return say("date-month", year=year, month=month)
    return say("date-day", year=year, month=month, day=int(rest[1]))
