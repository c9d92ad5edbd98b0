"""What is to be said about a campaign - questions, buttons, the board in words - made from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from rules.core import Action
from rules.fiftyone.actions import (
    GiveBack,
    Headhunt,
    Jail,
    Offer,
    PlayVote,
    Pledge,
    Protect,
    Scapegoat,
    Size,
    Sway,
    SwayNext,
    SwayTwo,
    VoteSlogan,
)
from rules.fiftyone.cards import POWERS, SEATS, CardSet
from rules.fiftyone.view import CandidateView, FiftyoneView, HandCard, OfferView, VoteView
from rules.phrase import Fact, Phrase, Ref, fact_of, facts_of, kebab, say


def who(seat: int) -> Ref:
    """A player's name."""
    return Ref("seat", seat)


def names(cards: Collection[str]) -> list[Fact]:
    """Cards by name, equal ones counted."""
    return [_times(n, Ref("card", card)) for card, n in Counter(cards).items()]


def short(cards: Collection[str]) -> list[Fact]:
    """The same by their short names, for the long lists of the board."""
    return [_times(n, say(f"card-{card}.short")) for card, n in Counter(cards).items()]


def _times(n: int, card: Fact) -> Fact:
    return card if n == 1 else say("times", n=n, card=card)


def people(seats: Collection[int]) -> list[Fact]:
    """Players by name."""
    return [who(seat) for seat in seats]


def candidate(view: FiftyoneView, seat: int) -> CandidateView:
    """One seat of the view."""
    return next(c for c in view.candidates if c.seat == seat)


def open_values(view: FiftyoneView, seat: int) -> list[int]:
    """The different unprotected votes before a candidate, highest first."""
    return list(dict.fromkeys(v.value for v in candidate(view, seat).votes if not v.fans))


def question(view: FiftyoneView, seat: int) -> Phrase:
    """What this seat is asked: `ask-<kind>` in its own panel, `asks-<kind>` for everybody else."""
    kind = next(a.kind for a in view.asked if a.seat == seat)
    mine = view.viewer == seat
    facts: dict[str, Fact] = {"seat": who(seat)}
    match kind:
        case "turn" | "boost":
            c = candidate(view, seat)
            facts |= {"jailed": c.jailed, "team": c.home != seat, "finalist": who(c.home)}
            facts |= {"extra": view.extra, "offers": view.offers, "waiting": _waits(view)}
        case "return" if view.returning is not None:
            facts |= {"victim": who(view.returning.victim), "left": view.returning.left}
        case "second" if view.second is not None:
            facts |= {"target": who(view.second[0])}
        case "pledge":
            facts |= {"first": who(view.finalists[0]), "second": who(view.finalists[1])}
        case _ if view.offer is not None:
            facts |= _trading(view.offer, mine=mine)
        case _:
            pass
    return Phrase(f"{'ask' if mine else 'asks'}-{kind}", facts)


def _waits(view: FiftyoneView) -> Fact:
    return view.offer is not None and view.offer.sent


def _trading(offer: OfferView, *, mine: bool) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"proposer": who(offer.seat), "partner": who(offer.partner)}
    facts |= {"number": offer.number, "left": offer.number - len(offer.take if offer.sent else offer.give)}
    if mine:
        facts |= {"give": names(offer.give), "take": names(offer.take)}
    return facts


def label(view: FiftyoneView, action: Action, field: str | None) -> Phrase:
    """A verb's button (`do-<verb>`, `.one` when it leaves no choice), or one of the choices below it."""
    if field is None:
        return _verb(view, action)
    match action, field:
        case PlayVote(card=card), "card":
            return say("choice-reach", card=Ref("card", card), total=_reach(view, action.seat, card))
        case Jail() | Pledge(), _:
            return _target(view, action, field, "choice-total")
        case Scapegoat() | Offer(), _:
            return _target(view, action, field, "choice-hand")
        case Headhunt(target=target), "target":
            heroes = candidate(view, target).heroes
            code = "choice-hero" if len(set(heroes)) == 1 else "choice-heroes"
            return say(code, seat=who(target), hero=Ref("card", heroes[0]), n=len(heroes))
        case Sway() | SwayTwo() | SwayNext(), "target":
            return say("choice-votes", seat=who(action.target), votes=open_values(view, action.target))
        case Sway(vote=vote) | SwayTwo(vote=vote) | SwayNext(vote=vote), _:
            return say("choice-gain", card=Ref("card", vote), total=_reach(view, action.seat, vote))
        case Protect(vote=vote), _:
            return say("choice-card", card=Ref("card", vote), text=say("card-fans.text"))
        case VoteSlogan(slogan=number), _:
            return say("choice-slogan", n=number + 1, text=view.slogans[number].text or "")
        case Size(number=number), _:
            return say("choice-size", n=number)
        case _:
            return _card_choice(action, field)


def _card_choice(action: Action, field: str) -> Phrase:
    card = fact_of(action, field)
    text = say(f"card-{card.value}.text") if isinstance(card, Ref) else None
    return say("choice-card", card=card, text=text)


def _target(view: FiftyoneView, action: Action, field: str, code: str) -> Phrase:
    seat = int(getattr(action, field))
    c = candidate(view, seat)
    return say(code, seat=who(seat), total=c.total, n=c.hand)


def _reach(view: FiftyoneView, seat: int, card: str) -> int:
    """The total of the own side's table with this vote card added."""
    home = candidate(view, candidate(view, seat).home)
    values = {v.card: v.value for c in view.candidates for v in c.votes}
    values |= {h.card: h.reach - home.total for h in view.hand if h.reach is not None}
    return home.total + values.get(card, 0)


def _verb(view: FiftyoneView, action: Action) -> Phrase:
    verb = type(action).__name__
    facts = facts_of(action)
    for name in ("vote", "hero"):  # by the short name: a player's name must fit on the button too
        if isinstance(card := facts.get(name), Ref):
            facts[name] = say(f"card-{card.value}.short")
    if isinstance(action, GiveBack) and view.returning is not None:
        facts["victim"] = who(view.returning.victim)
    if isinstance(action, VoteSlogan):
        slogan = view.slogans[action.slogan]
        facts |= {"n": slogan.number, "text": slogan.text or ""}
    has_choice = len(action.__struct_fields__) > 1 and not action.OPEN
    one = ".one" if has_choice and verb in view.sole else ""
    return Phrase(f"do-{kebab(verb)}{one}", facts)


def board(view: FiftyoneView) -> list[Phrase]:
    """Everything that this viewer may see, line by line."""
    return [
        *situation(view),
        *(line for c in view.candidates for line in _candidate(view, c)),
        *slogans(view),
        *running(view),
        *used(view),
        *_private(view),
        *_end(view),
    ]


def situation(view: FiftyoneView) -> Iterator[Phrase]:
    """The round, whose turn it is, the pile, the last card."""
    if view.turns:
        yield say("line-round", round=view.round, turns=view.turns)
    else:
        yield say("line-opening", players=view.players)
    if view.turn is not None:
        c = candidate(view, view.turn)
        yield say("line-turn" if c.home == c.seat else "line-turn-for", seat=who(c.seat), table=who(c.home))
    yield say("line-ring", seats=people(view.ring))
    yield say("line-low" if view.low else "line-pile", pile=view.pile)
    if view.moved is not None:
        yield say("line-moved", seat=who(view.moved.seat), card=Ref("card", view.moved.card))


def _candidate(view: FiftyoneView, c: CandidateView) -> Iterator[Phrase]:
    seat = who(c.seat)
    if c.backs is not None and view.round == 2:
        yield say("line-backer", seat=seat, finalist=who(c.backs), hand=c.hand)
    else:
        code = "line-final" if c.final > c.total else "line-total"
        yield say(code, seat=seat, total=c.total, final=c.final, hand=c.hand)
    if c.retired:
        yield say("line-retired", seat=seat)
    if c.bars:
        yield say("line-bars", seat=seat)
    elif c.jailed:
        yield say("line-jailed", seat=seat)
    if c.votes:
        yield say("line-votes", seat=seat, votes=[_vote(v) for v in c.votes])
    if c.heroes:
        yield say("line-heroes", seat=seat, heroes=short(c.heroes))
    if c.finalist:
        team = "line-team" if c.team else "line-no-team" if view.round == 2 else "line-finalist"
        yield say(team, seat=seat, team=people(c.team))


def _vote(vote: VoteView) -> Phrase:
    return say("vote-loyal" if vote.fans else "vote-open", value=vote.value)


def used(view: FiftyoneView) -> Iterator[Phrase]:
    """The used pile: long, and seldom what one looks for."""
    if view.used:
        yield say("line-used", n=len(view.used), top=Ref("card", view.used[-1]), cards=short(view.used))


def slogans(view: FiftyoneView) -> Iterator[Phrase]:
    """Until the first turn is over; later they are history, and eight of them are long."""
    for x in view.slogans if view.turns <= 1 else ():
        if x.text is None:
            yield say("line-slogan-struck", n=x.number)
        elif x.author is not None:
            yield say("line-slogan-by", n=x.number, text=x.text, seat=who(x.author), votes=x.votes)
        else:
            yield say("line-slogan", n=x.number, text=x.text)


def _ties(view: FiftyoneView) -> Iterator[Phrase]:
    for tie in view.ties:
        yield say(
            f"line-tie-{tie.link}",
            tied=people(tie.tied),
            scores=list(tie.scores),
            chosen=people(tie.chosen),
        )


def running(view: FiftyoneView) -> Iterator[Phrase]:
    """How ties were broken; a boost, a trade, a theft that is not over."""
    yield from _ties(view)
    if view.extra and view.turn is not None:
        yield say("line-extra", seat=who(view.turn), extra=view.extra)
    if view.second is not None and view.turn is not None:
        target, vote = view.second
        yield say("line-second", seat=who(view.turn), target=who(target), card=Ref("card", vote))
    if (offer := view.offer) is not None:
        code = "line-offer" if offer.sent else "line-offering"
        yield say(code, seat=who(offer.seat), partner=who(offer.partner), number=offer.number)
        if offer.give:
            yield say("line-offer-give", seat=who(offer.seat), cards=short(offer.give))
        if offer.take:
            yield say("line-offer-take", seat=who(offer.partner), cards=short(offer.take))
    if (theft := view.returning) is not None:
        yield say("line-returning", seat=who(theft.seat), victims=people(theft.victims), left=theft.left)
        for victim, cards in theft.taken:
            yield say("line-taken", seat=who(theft.seat), victim=who(victim), cards=short(cards))
        for victim, cards in theft.given:
            yield say("line-given", victim=who(victim), cards=short(cards))


def _private(view: FiftyoneView) -> Iterator[Phrase]:
    if view.hand:
        yield say("line-hand", cards=short([c.card for c in view.hand]))
        for card in dict.fromkeys(c.card for c in view.hand if c.card in POWERS):
            yield say("line-power", card=say(f"card-{card}.short"), text=say(f"card-{card}.text"))
        yield say("line-playable", cards=short(_playable(view.hand)))
    yield from looked(view)
    yield from sealed(view)


def looked(view: FiftyoneView) -> Iterator[Phrase]:
    """The hands that the viewer's spy has seen."""
    for hand in view.looked:
        yield say("line-looked", seat=who(hand.seat), cards=short(hand.cards))


def sealed(view: FiftyoneView) -> Iterator[Phrase]:
    """What the viewer has answered to a question that is put to all."""
    if view.sealed is not None:
        word, value = view.sealed
        if word == "pledge" and isinstance(value, int):
            yield say("line-sealed-pledge", finalist=who(value))
        elif value is None and word not in ("skip", "struck"):
            yield say("line-sealed-none")
        else:
            yield say(f"line-sealed-{word}", value=value)


def _playable(hand: Sequence[HandCard]) -> list[str]:
    return [c.card for c in hand if c.playable]


def _end(view: FiftyoneView) -> Iterator[Phrase]:
    if view.winners is None:
        return
    for hand in view.revealed:
        yield say("line-revealed", seat=who(hand.seat), cards=short(hand.cards))
    winner = candidate(view, view.winners[0])
    code = "line-winner-team" if winner.team else "line-winner"
    yield say(code, seat=who(winner.seat), team=people(winner.team))


def card_help(cards: CardSet, card: str) -> list[Phrase]:
    """What a card does, what the rulings add, and how many there are for each number of players."""
    counts = [cards.copies(card, players) for players in SEATS]
    copies: list[Fact] = [say("copies", players=p, n=n) for p, n in zip(SEATS, counts, strict=True)]
    ours = "v" if card in cards.value else card
    return [
        say(f"card-{card}.text"),
        say(f"card-help-{ours.replace('_', '-')}"),
        say("card-copies", copies=copies),
    ]
