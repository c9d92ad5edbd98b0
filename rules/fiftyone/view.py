"""What one viewer may know of a campaign, built up from nothing. Pictures and words are made from this."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable

import msgspec

from rules.core import View, asked, is_mark, legal_actions
from rules.fiftyone.cards import FANS, GOAL, CardSet
from rules.fiftyone.plays import card_of, plays
from rules.fiftyone.runoff import Pledges
from rules.fiftyone.slogans import Ballot, Slogans
from rules.fiftyone.state import OFFERS, Move, Race, Tie
from rules.fiftyone.steps import Return, Second, Turn
from rules.fiftyone.trade import Trade


class VoteView(msgspec.Struct, frozen=True, kw_only=True):
    """A vote card on a table. `fans`: protected; `new`: it arrived, or was protected, by the last move."""

    card: str
    value: int
    fans: bool
    new: bool = False


class CandidateView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it.

    `total`: percent on the table; `final`: the same in a final count, more with the Speechwriter.
    `votes`: highest first. `heroes`: card ids in the order of play; `new_hero`: the one that the last move
    brought. `jailed`: may play no card, in round two with the whole team; `bars`: the prison card lies here.
    `hand`: how many cards. `home`: on whose table this seat's cards land. `backs`: the finalist supported in
    round two; `team`: a finalist's supporters.
    """

    seat: int
    total: int
    final: int
    votes: tuple[VoteView, ...]
    heroes: tuple[str, ...]
    new_hero: str | None
    jailed: bool
    bars: bool
    retired: bool
    hand: int
    finalist: bool
    home: int
    backs: int | None
    team: tuple[int, ...]
    leads: bool


class HandCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the viewer's own hand. `playable`: there is a legal way to play it (on the own turn).

    `reach`: the table's total after playing this vote card. `named`: already chosen for a return or a trade.
    """

    card: str
    playable: bool
    reach: int | None = None
    named: bool = False


class SloganView(msgspec.Struct, frozen=True, kw_only=True):
    """`number` counts from 1. `text` None: struck. `author` and `votes` None while the vote is on."""

    number: int
    text: str | None
    author: int | None
    votes: int | None
    mine: bool


class OfferView(msgspec.Struct, frozen=True, kw_only=True):
    """A trade in the making, public once it is sent; `give` and `take` only for whom they concern."""

    seat: int
    partner: int
    number: int
    sent: bool
    give: tuple[str, ...]
    take: tuple[str, ...]


class ReturnView(msgspec.Struct, frozen=True, kw_only=True):
    """A thief gives back. `victim`: for whom the next card is; `left`: how many cards are still to choose.

    `taken`: victim and what that victim lost; `given`: likewise what is chosen; both as far as the viewer
    may know.
    """

    seat: int
    victims: tuple[int, ...]
    victim: int
    left: int
    taken: tuple[tuple[int, tuple[str, ...]], ...]
    given: tuple[tuple[int, tuple[str, ...]], ...]


class HandView(msgspec.Struct, frozen=True, kw_only=True):
    """A whole hand: what a spy saw when it was played, or what is laid open at the end."""

    seat: int
    cards: tuple[str, ...]


class FiftyoneView(View, frozen=True, kw_only=True):
    """`candidates`: in ring order, the order of play. `turn`: whose turn it is. `used`: face up, top last.

    `low`: the pile is nearly used up. `extra`: plays that a boost still allows. `offers`: trade offers still
    allowed. `moved`: the last card played or thrown. `ties`: links of the tie chain that were used.

    Private: `hand`, playable cards first; `looked`: the hands that my spy saw; `sole`: verbs that leave no
    further choice; `sealed`: my answer while others are still asked the same, a word (`slogan`, `ballot`,
    `pledge`, `skip`, `struck`) and the text, the slogan's number or the finalist (None: none). `revealed`:
    all hands, for everybody, when the game is over.
    """

    round: int
    turn: int | None
    turns: int
    ring: tuple[int, ...]
    candidates: tuple[CandidateView, ...]
    finalists: tuple[int, ...]
    pile: int
    low: bool
    used: tuple[str, ...]
    goal: int = GOAL
    extra: int = 0
    offers: int = 0
    moved: Move | None = None
    ties: tuple[Tie, ...] = ()
    slogans: tuple[SloganView, ...] = ()
    offer: OfferView | None = None
    returning: ReturnView | None = None
    second: tuple[int, str] | None = None
    hand: tuple[HandCard, ...] = ()
    looked: tuple[HandView, ...] = ()
    sole: tuple[str, ...] = ()
    sealed: tuple[str, str | int | None] | None = None
    revealed: tuple[HandView, ...] = ()


def view(s: Race, seat: int | None) -> FiftyoneView:
    """What this viewer may know; at the end the hands are laid open."""
    turn = s.find(Turn)
    over = s.winners is not None
    return FiftyoneView(
        viewer=seat,
        players=s.players,
        asked=asked(s),
        winners=s.winners,
        round=s.round,
        turn=s.turn if turn is not None and not over else None,
        turns=s.turns,
        ring=s.ring,
        candidates=_candidates(s),
        finalists=s.finalists,
        pile=len(s.pile),
        low=len(s.pile) <= 2 * s.players and s.turns > 0,
        used=tuple(s.used),
        extra=0 if turn is None else turn.extra,
        offers=OFFERS - s.offers,
        moved=s.moved,
        ties=tuple(s.ties),
        slogans=_slogans(s, seat),
        offer=_offer(s, seat),
        returning=_returning(s, seat),
        second=_second(s),
        hand=() if seat is None else _hand(s, seat),
        looked=() if seat is None else _hands(s.candidates[seat].seen),
        sole=() if seat is None else _sole(s, seat),
        sealed=None if seat is None else _sealed(s, seat),
        revealed=_hands({p: s.candidates[p].hand for p in s.active()}) if over else (),
    )


def _candidates(s: Race) -> tuple[CandidateView, ...]:
    totals = {p: s.total(p) for p in s.ring}
    running = s.finalists if s.round == 2 else s.active()
    best = max((totals[p] for p in running), default=0)
    return tuple(_candidate(s, p, totals[p], leads=0 < best == totals[p] and p in running) for p in s.ring)


def _candidate(s: Race, p: int, total: int, *, leads: bool) -> CandidateView:
    c, home = s.candidates[p], s.home(p)
    moved = s.moved if s.moved is not None and s.moved.table == p else None
    finalist = p in s.finalists
    return CandidateView(
        seat=p,
        total=total,
        final=total + s.bonus(p),
        votes=_votes(s.cards, tuple(c.loyal), tuple(c.votes), moved),
        heroes=tuple(c.heroes),
        new_hero=moved.card if moved is not None and moved.card in c.heroes else None,
        jailed=s.candidates[home].jailed and not c.retired,
        bars=c.jailed,
        retired=c.retired,
        hand=len(c.hand),
        finalist=finalist,
        home=home,
        backs=c.backs,
        team=s.supporters(p) if finalist else (),
        leads=leads,
    )


@functools.lru_cache(maxsize=1 << 12)
def _votes(
    cards: CardSet, loyal: tuple[str, ...], votes: tuple[str, ...], moved: Move | None
) -> tuple[VoteView, ...]:
    """Highest first, protected before open among equals; the last move's cards are marked."""
    fresh = [] if moved is None else list(moved.votes)
    protected = moved is not None and moved.card == FANS
    lying = [(card, True) for card in loyal] + [(card, False) for card in votes]
    shown: list[VoteView] = []
    for card, fans in sorted(lying, key=lambda x: (-cards.value[x[0]], not x[1])):
        if new := fans == protected and card in fresh:
            fresh.remove(card)
        shown.append(VoteView(card=card, value=cards.value[card], fans=fans, new=new))
    return tuple(shown)


def _hand(s: Race, seat: int) -> tuple[HandCard, ...]:
    """Playable cards first, votes before others, higher votes before lower."""
    value, rank = s.cards.value, s.cards.rank
    cards = s.candidates[seat].hand
    if not cards:
        return ()
    playable = {card_of(a) for a in plays(s, seat)}
    named = list(_named(s, seat))
    total = s.total(s.home(seat))
    shown: list[HandCard] = []
    for card in sorted(cards, key=lambda c: (c not in playable, rank[c])):
        if is_named := card in named:
            named.remove(card)
        reach = total + value[card] if card in value else None
        shown.append(HandCard(card=card, playable=card in playable, reach=reach, named=is_named))
    return tuple(shown)


def _named(s: Race, seat: int) -> list[str]:
    """The viewer's own cards that a return or a trade has already named."""
    top = s.steps[-1] if s.steps else None
    if isinstance(top, Return) and top.seat == seat:
        return top.given
    if isinstance(top, Trade):
        return top.give if top.seat == seat else top.take if top.partner == seat else []
    return []


def _hands(hands: dict[int, list[str]]) -> tuple[HandView, ...]:
    return tuple(HandView(seat=p, cards=tuple(cards)) for p, cards in hands.items())


def _slogans(s: Race, seat: int | None) -> tuple[SloganView, ...]:
    return tuple(
        SloganView(
            number=number,
            text=None if slogan.struck else slogan.text,
            author=slogan.author if s.voted else None,
            votes=slogan.votes if s.voted else None,
            mine=slogan.author == seat,
        )
        for number, slogan in enumerate(s.slogans, 1)
    )


def _offer(s: Race, seat: int | None) -> OfferView | None:
    trade = s.find(Trade)
    if trade is None or not (trade.is_sent or seat == trade.seat):
        return None
    mine, theirs = seat == trade.seat, seat == trade.partner
    return OfferView(
        seat=trade.seat,
        partner=trade.partner,
        number=trade.number,
        sent=trade.is_sent,
        give=tuple(trade.give) if mine or theirs else (),
        take=tuple(trade.take) if theirs or (mine and trade.is_answered) else (),
    )


def _returning(s: Race, seat: int | None) -> ReturnView | None:
    step = s.find(Return)
    if step is None or s.winners is not None:
        return None
    thief = seat == step.seat
    given: dict[int, list[str]] = {}
    for victim, card in zip(step.victims, step.given, strict=False):
        given.setdefault(victim, []).append(card)
    return ReturnView(
        seat=step.seat,
        victims=tuple(step.taken),
        victim=step.victim,
        left=len(step.victims) - len(step.given),
        taken=_pairs((p, cards) for p, cards in step.taken.items() if thief or p == seat),
        given=_pairs(given.items()) if thief else (),
    )


def _pairs(items: Iterable[tuple[int, list[str]]]) -> tuple[tuple[int, tuple[str, ...]], ...]:
    return tuple((p, tuple(cards)) for p, cards in items)


def _second(s: Race) -> tuple[int, str] | None:
    step = s.find(Second)
    return None if step is None else (step.target, step.vote)


def _sole(s: Race, seat: int) -> tuple[str, ...]:
    verbs = Counter(type(a).__name__ for a in legal_actions(s, seat))
    return tuple(verb for verb, ways in verbs.items() if ways == 1)


def _sealed(s: Race, seat: int) -> tuple[str, str | int | None] | None:
    """The viewer's own answer to a question that is still being put to others."""
    top = s.steps[-1] if s.steps else None
    match top:
        case Slogans() if seat in top.sealed:
            text = top.sealed[seat]
            if text is not None and is_mark(text):
                return ("struck", None)
            return ("skip" if seat in top.skips else "slogan", text)
        case Ballot() if seat in top.sealed:
            number = top.sealed[seat]
            return ("skip" if seat in top.skips else "ballot", None if number is None else number + 1)
        case Pledges() if seat in top.sealed:
            return ("pledge", top.sealed[seat])
        case _:
            return None
