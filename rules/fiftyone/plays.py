"""What each card may be played for, and what it does. One pair of functions a card, in the rulebook's order.

A card without a legal target cannot be played (FR8). Everything here acts for the table of the player's side:
in round two an eliminated candidate plays for a finalist and against the other one (F048-F050, FR42, FR61).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core import Action
from rules.fiftyone.actions import (
    Headhunt,
    Jail,
    PlayBoost,
    PlayHero,
    PlayVote,
    Protect,
    Release,
    Scapegoat,
    SendSpy,
    SowDiscord,
    Sway,
    SwayTwo,
)
from rules.fiftyone.cards import (
    BOOST,
    DISCORD,
    FANS,
    FREE,
    GUARD,
    HUNTER,
    JAIL,
    LAWYER,
    LOSS1,
    LOSS2,
    POWERS,
    PRESIDENT,
    SCAPE,
    SPY,
)
from rules.fiftyone.events import (
    CardsSeized,
    DiscordSown,
    FansPlaced,
    HandSeen,
    HeroFreed,
    HeroPlayed,
    HeroRemoved,
    Jailed,
    Released,
    ScapegoatFound,
    SpySent,
    VotePlayed,
    VoteTaken,
)
from rules.fiftyone.state import Move, Race

IN_PRISON = (FREE, LAWYER)
"""All that a prisoner may play (FR14)."""


def plays(s: Race, seat: int) -> Iterator[Action]:
    """Every way to play a card of this hand; equal cards count once."""
    hand = dict.fromkeys(s.candidates[seat].hand)
    if s.table(seat).jailed:
        hand = {card: None for card in IN_PRISON if card in hand}
    for card in hand:
        yield from _MAY.get(card, _may_vote)(s, seat, card)


def _may_vote(s: Race, seat: int, card: str) -> Iterator[Action]:
    yield PlayVote(seat=seat, card=card)


def _do_vote(s: Race, a: PlayVote) -> None:
    """F067: on the table, for the percent printed on it."""
    home = s.home(a.seat)
    s.candidates[home].votes.append(a.card)
    s.moved = Move(seat=a.seat, card=a.card, table=home, votes=(a.card,))
    s.tell(VotePlayed(seat=a.seat, table=home, card=a.card, total=s.total(home)))
    s.test(home)


def _may_jail(s: Race, seat: int, card: str) -> Iterator[Action]:
    """F069; not the jailed (FR12), nor those with the Star Lawyer (F086), nor the retired (FR62)."""
    for target in s.rivals(seat):
        rival = s.candidates[target]
        if not (rival.jailed or rival.retired or LAWYER in rival.heroes):
            yield Jail(seat=seat, target=target)


def _do_jail(s: Race, a: Jail) -> None:
    """The card lies by the prisoner until release (FR11)."""
    s.candidates[a.target].jailed = True
    s.moved = Move(seat=a.seat, card=JAIL, targets=(a.target,))
    s.tell(Jailed(seat=a.seat, target=a.target))


def _may_release(s: Race, seat: int, card: str) -> Iterator[Action]:
    if s.table(seat).jailed:
        yield Release(seat=seat)


def _do_release(s: Race, a: Release) -> None:
    """F070; in round two by anybody of the team for all of it (FR43, FR54). Both cards are used up."""
    home = s.home(a.seat)
    s.candidates[home].jailed = False
    s.used += (JAIL, FREE)
    s.moved = Move(seat=a.seat, card=FREE, table=home)
    s.tell(Released(seat=a.seat, table=home))


def exposed(s: Race, seat: int) -> Iterator[tuple[int, str]]:
    """The vote cards that this seat could take: unprotected (F076), no Fan-Club President (F088)."""
    for target in s.rivals(seat):
        rival = s.candidates[target]
        if rival.votes and PRESIDENT not in rival.heroes:
            for vote in s.by_value(rival.votes):
                yield target, vote


def _may_sway(s: Race, seat: int, card: str) -> Iterator[Action]:
    kind = Sway if card == LOSS1 else SwayTwo
    for target, vote in exposed(s, seat):
        yield kind(seat=seat, target=target, vote=vote)


def take_votes(s: Race, seat: int, card: str, chosen: tuple[tuple[int, str], ...]) -> None:
    """F072-F073: the cards move at once, unprotected (FR17), and then 51 is tested once (FR60)."""
    home = s.home(seat)
    for target, vote in chosen:
        s.candidates[target].votes.remove(vote)
        s.candidates[home].votes.append(vote)
        s.tell(
            VoteTaken(
                seat=seat, table=home, victim=target, card=vote, total=s.total(home), left=s.total(target)
            )
        )
    s.candidates[seat].stolen += len(chosen)
    s.moved = Move(
        seat=seat,
        card=card,
        table=home,
        votes=tuple(vote for _, vote in chosen),
        targets=tuple(target for target, _ in chosen),
    )
    s.test(home)


def _do_sway(s: Race, a: Sway) -> None:
    s.used.append(LOSS1)
    take_votes(s, a.seat, LOSS1, ((a.target, a.vote),))


def _may_protect(s: Race, seat: int, card: str) -> Iterator[Action]:
    """F075: on a vote card that already lies on the own side's table, one Fans card each (FR17)."""
    for vote in s.by_value(s.table(seat).votes):
        yield Protect(seat=seat, vote=vote)


def _do_protect(s: Race, a: Protect) -> None:
    """The Fans card stays with the vote card."""
    home = s.home(a.seat)
    table = s.candidates[home]
    table.votes.remove(a.vote)
    table.loyal.append(a.vote)
    s.moved = Move(seat=a.seat, card=FANS, table=home, votes=(a.vote,))
    s.tell(FansPlaced(seat=a.seat, table=home, card=a.vote))


def _is_robbable(s: Race, seat: int) -> bool:
    """Holds cards, and no Bodyguard covers the hand: the own one, or that of the finalist (F055, F090)."""
    return bool(s.candidates[seat].hand) and GUARD not in s.table(seat).heroes


def _may_scapegoat(s: Race, seat: int, card: str) -> Iterator[Action]:
    for target in s.rivals(seat):
        if _is_robbable(s, target):
            yield Scapegoat(seat=seat, target=target)


def seize(s: Race, seat: int, victim: int, number: int) -> list[str]:
    """Random cards out of a hand into the thief's (F078); only these two learn which (FR20)."""
    hand = s.candidates[victim].hand
    taken = [hand.pop(s.dice.below(len(hand))) for _ in range(min(number, len(hand)))]
    thief = s.candidates[seat]
    thief.hand += taken
    thief.stolen += len(taken)
    s.tell(CardsSeized(to=(seat, victim), seat=seat, victim=victim, cards=tuple(taken)))
    return taken


def rob(s: Race, seat: int, card: str, victims: list[int], number: int) -> dict[int, list[str]]:
    """Scapegoat and discord: victim -> the cards drawn; what is given back for them is the next question."""
    s.used.append(card)
    s.moved = Move(seat=seat, card=card, targets=tuple(victims))
    if card == DISCORD:
        s.tell(DiscordSown(seat=seat, victims=tuple(victims)))
    else:
        number = min(number, len(s.candidates[victims[0]].hand))
        s.tell(ScapegoatFound(seat=seat, victim=victims[0], number=number))
    s.reveal()
    return {victim: seize(s, seat, victim, number) for victim in victims}


def robbed(s: Race, seat: int) -> list[int]:
    """Whom discord reaches: everybody else, team mates too, whom no Bodyguard covers (FR21, FR44, FR53)."""
    return [p for p in s.others(seat) if _is_robbable(s, p)]


def _may_discord(s: Race, seat: int, card: str) -> Iterator[Action]:
    if robbed(s, seat):
        yield SowDiscord(seat=seat)


def _may_spy(s: Race, seat: int, card: str) -> Iterator[Action]:
    if any(s.candidates[p].hand for p in s.others(seat)):
        yield SendSpy(seat=seat)


def _do_spy(s: Race, a: SendSpy) -> None:
    """F080, FR23: all other hands, to the spy alone, team mates included (FR44)."""
    s.used.append(SPY)
    s.moved = Move(seat=a.seat, card=SPY)
    s.tell(SpySent(seat=a.seat))
    seen = {p: list(s.candidates[p].hand) for p in s.others(a.seat)}
    s.candidates[a.seat].seen = seen
    s.reveal()
    for p, hand in seen.items():
        s.tell(HandSeen(to=(a.seat,), seat=p, cards=tuple(hand)))


def _may_boost(s: Race, seat: int, card: str) -> Iterator[Action]:
    yield PlayBoost(seat=seat)


def _may_hero(s: Race, seat: int, card: str) -> Iterator[Action]:
    yield PlayHero(seat=seat, card=card)


def _may_hunt(s: Race, seat: int, card: str) -> Iterator[Action]:
    """F092; with no hero to remove it may still be played, without any later power (FR26)."""
    targets = [t for t in s.rivals(seat) if s.candidates[t].heroes]
    if not targets:
        yield PlayHero(seat=seat, card=card)
    for target in targets:
        for hero in dict.fromkeys(s.candidates[target].heroes):
            yield Headhunt(seat=seat, target=target, hero=hero)


def _do_hero(s: Race, a: PlayHero) -> None:
    """In front of the own side (FR11); the Star Lawyer also frees (F087)."""
    home = s.home(a.seat)
    table = s.candidates[home]
    table.heroes.append(a.card)
    s.moved = Move(seat=a.seat, card=a.card, table=home)
    s.tell(HeroPlayed(seat=a.seat, table=home, card=a.card))
    if a.card == LAWYER and table.jailed:
        table.jailed = False
        s.used.append(JAIL)
        s.tell(HeroFreed(seat=a.seat, table=home))


def _do_hunt(s: Race, a: Headhunt) -> None:
    """The hero goes to the used pile and its power ends at once, with no answer to it (FR26, FR27)."""
    home = s.home(a.seat)
    s.candidates[home].heroes.append(HUNTER)
    s.moved = Move(seat=a.seat, card=HUNTER, table=home, targets=(a.target,))
    s.tell(HeroPlayed(seat=a.seat, table=home, card=HUNTER))
    s.candidates[a.target].heroes.remove(a.hero)
    s.used.append(a.hero)
    s.tell(HeroRemoved(seat=a.seat, target=a.target, hero=a.hero))


_MAY: dict[str, Callable[[Race, int, str], Iterator[Action]]] = {
    JAIL: _may_jail,
    FREE: _may_release,
    LOSS1: _may_sway,
    LOSS2: _may_sway,
    FANS: _may_protect,
    SCAPE: _may_scapegoat,
    DISCORD: _may_discord,
    SPY: _may_spy,
    BOOST: _may_boost,
    HUNTER: _may_hunt,
    **{card: _may_hero for card, kind in POWERS.items() if kind == "hero" and card != HUNTER},
}

DO: dict[type[Action], Callable[[Race, Any], None]] = {
    PlayVote: _do_vote,
    Jail: _do_jail,
    Release: _do_release,
    Sway: _do_sway,
    Protect: _do_protect,
    SendSpy: _do_spy,
    PlayHero: _do_hero,
    Headhunt: _do_hunt,
}
"""What those cards do that are over at once; the others are steps of their own."""

_CARD: dict[type[Action], str] = {
    Jail: JAIL,
    Release: FREE,
    Sway: LOSS1,
    SwayTwo: LOSS2,
    Protect: FANS,
    Scapegoat: SCAPE,
    SowDiscord: DISCORD,
    SendSpy: SPY,
    PlayBoost: BOOST,
    Headhunt: HUNTER,
}


def card_of(a: Action) -> str:
    """The card that this play takes out of the hand."""
    return a.card if isinstance(a, PlayVote | PlayHero) else _CARD[type(a)]
