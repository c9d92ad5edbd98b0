"""Who begins: slogans, opened together, then a secret vote; or a public draw."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any

from rules.core import Action, IllegalAction, Pace, Step, is_mark
from rules.fiftyone.actions import Abstain, EnterSlogan, NoSlogan, Skip, VoteSlogan
from rules.fiftyone.events import (
    FirstDrawn,
    SloganChosen,
    SloganRestored,
    SlogansOpened,
    SlogansSkipped,
    SloganStruck,
)
from rules.fiftyone.state import Race, Slogan
from rules.fiftyone.steps import Round

LONGEST = 80
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and a symbol that are drawn as nothing
_MENTION = re.compile(r"@\w|<[@#/a-z]", re.IGNORECASE)
_LINK = re.compile(
    r"\w://|\bwww\.|\]\(|\b[\w-]+\.(?:com|net|org|info|fr|be|ch|ca|eu|uk|de|gg|io|ly|me|tv|co|app|dev|xyz|link)\b",
    re.IGNORECASE,
)


def cleaned(text: str) -> str:
    """A slogan as it will be shown. One that was struck stays the mark that stands for it.

    Raises IllegalAction: `slogan-empty`, `slogan-long`, `slogan-mention`, `slogan-link` (FR28).
    """
    slogan = _plain(text)
    if all(unicodedata.category(c)[0] in "MZ" for c in slogan):
        raise IllegalAction("slogan-empty")
    if len(slogan) > LONGEST:
        raise IllegalAction("slogan-long", most=LONGEST, length=len(slogan))
    if _MENTION.search(slogan):
        raise IllegalAction("slogan-mention")
    if _LINK.search(slogan):
        raise IllegalAction("slogan-link")
    return slogan


def _plain(text: str) -> str:
    """One line, single spaces, nothing invisible; a mark as it is."""
    if is_mark(text):
        return text
    spaced = "".join(" " if c.isspace() else c for c in text)
    visible = (c for c in spaced if unicodedata.category(c)[0] != "C" and c not in _BLANK)
    return " ".join(unicodedata.normalize("NFC", "".join(visible)).split())


def draw_first(s: Race, among: Sequence[int]) -> None:
    """F013's fallback: nobody is asked for an age, a public draw decides (FR29, FR50)."""
    first = s.dice.pick(among)
    s.tell(FirstDrawn(seat=first, among=tuple(among)))
    s.push(Round(next=first))


class Gathering(Step[Race], kw_only=True):
    """What slogans and their vote have in common: sealed answers, and a majority that can skip (FR28)."""

    skips: list[int] = []

    def is_skipped(self, s: Race) -> bool:
        """More than half press Skip, or no more than two are left to play (F013)."""
        active = len(s.active())
        return active == 2 or 2 * len(self.skips) > active

    def skip(self, s: Race) -> None:
        """The draw instead."""
        s.pop()
        if s.players > 2:
            s.reveal()
            s.tell(SlogansSkipped())
        draw_first(s, s.active())

    def hurry(self, s: Race) -> None:
        """With a majority reached nobody needs to answer any more."""
        if self.is_skipped(s):
            s.asks.clear()

    def leave(self, s: Race, seat: int) -> None:
        """A retiring seat's answer counts no longer."""
        if seat in self.skips:
            self.skips.remove(seat)
        self.hurry(s)


class Slogans(Gathering, kw_only=True):
    """F010: everybody writes a slogan, or stands without one; opened together, without names (FR59)."""

    sealed: dict[int, str | None] = {}

    def run(self, s: Race) -> None:
        missing = [p for p in s.active() if p not in self.sealed]
        if self.is_skipped(s):
            self.skip(s)
        elif missing:
            s.ask(missing, "slogan", Pace.GATHER, about="slogan")
        else:
            self.open(s)

    def open(self, s: Race) -> None:
        """In a drawn order, so that the order names nobody."""
        s.pop()
        s.reveal()
        s.slogans = [Slogan(author=p, text=text) for p in s.active() if (text := self.sealed[p])]
        s.dice.shuffle(s.slogans)
        s.tell(SlogansOpened(count=len(s.slogans)))
        if s.slogans:
            s.push(Ballot())
        else:
            s.voted = True
            draw_first(s, s.active())

    def options(self, s: Race, seat: int) -> Iterator[Action]:
        yield EnterSlogan(seat=seat)
        yield NoSlogan(seat=seat)
        yield Skip(seat=seat)

    def answer(self, s: Race, a: EnterSlogan | NoSlogan | Skip) -> None:
        self.sealed[a.seat] = cleaned(a.text) if isinstance(a, EnterSlogan) else None
        if isinstance(a, Skip):
            self.skips.append(a.seat)
        self.hurry(s)


class Ballot(Gathering, kw_only=True):
    """F011: everybody votes in secret for somebody else's slogan, or abstains (FR28)."""

    sealed: dict[int, int | None] = {}

    def run(self, s: Race) -> None:
        missing = [p for p in s.active() if p not in self.sealed]
        if self.is_skipped(s):
            s.voted = True
            self.skip(s)
        elif missing:
            s.ask(missing, "ballot", Pace.GATHER, about="ballot")
        else:
            self.count(s)

    def count(self, s: Race) -> None:
        """F012, F013: most votes begin; a tie is drawn among the tied, no vote at all among all (FR50)."""
        s.pop()
        s.reveal()
        s.voted = True
        for slogan in (s.slogans[n] for n in self.sealed.values() if n is not None):
            slogan.votes += not slogan.struck
        standing = [x for x in s.slogans if x.votes and not s.candidates[x.author].retired]
        most = max((x.votes for x in standing), default=0)
        best = [x.author for x in standing if x.votes == most]
        if len(best) == 1:
            s.tell(SloganChosen(seat=best[0], votes=most))
            s.push(Round(next=best[0]))
        else:
            draw_first(s, best or s.active())

    def options(self, s: Race, seat: int) -> Iterator[Action]:
        for number, slogan in enumerate(s.slogans):
            if slogan.author != seat and not slogan.struck:
                yield VoteSlogan(seat=seat, slogan=number)
        yield Abstain(seat=seat)
        yield Skip(seat=seat)

    def answer(self, s: Race, a: VoteSlogan | Abstain | Skip) -> None:
        self.sealed[a.seat] = a.slogan if isinstance(a, VoteSlogan) else None
        if isinstance(a, Skip):
            self.skips.append(a.seat)
        self.hurry(s)

    def leave(self, s: Race, seat: int) -> None:
        self.sealed.pop(seat, None)
        super().leave(s, seat)


def strike(s: Race, number: int, struck: bool) -> None:
    """A moderator removes an opened slogan, or lets it stand again.

    Called between actions, like `retire`; `number` counts from 0. A struck slogan can win no vote: those
    already given to it become abstentions, for asking again would tell who gave them. A vote that has been
    counted stays counted. Raises IllegalAction("no-slogan").
    """
    if not 0 <= number < len(s.slogans) or s.slogans[number].struck == struck:
        raise IllegalAction("no-slogan")
    s.slogans[number].struck = struck
    s.tell(SloganStruck(number=number + 1) if struck else SloganRestored(number=number + 1))


def redact(raw: dict[str, Any], old: str, new: str) -> bool:
    """Replace a slogan's text in the raw JSON of a state or an action; whether it was there."""
    if raw.get("type") == EnterSlogan.__name__:
        places: list[tuple[dict[str, Any], str]] = [(raw, "text")]
    else:
        sealed = [step["sealed"] for step in raw.get("steps", ()) if step["type"] == Slogans.__name__]
        places = [(slogan, "text") for slogan in raw.get("slogans", ())]
        places += [(texts, seat) for texts in sealed for seat, text in texts.items() if text is not None]
    found = [(holder, key) for holder, key in places if _plain(holder[key]) == old]
    for holder, key in found:
        holder[key] = new
    return bool(found)
