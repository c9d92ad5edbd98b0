"""The text board, line by line: enough to play from without any picture."""

from __future__ import annotations

from collections.abc import Iterator

from rules.phrase import Fact, Phrase, Ref, say
from rules.watergate.cards import by_hash
from rules.watergate.events import aim_phrase
from rules.watergate.phrases import card_phrase, evidence, spot
from rules.watergate.view import SideView, SpaceView, WatergateView


def board(view: WatergateView) -> list[Phrase]:
    """Everything that this viewer may know."""
    return [*course(view), *wall(view), *threads(view), *_piles(view), *_private(view)]


def course(view: WatergateView) -> Iterator[Phrase]:
    """What goes on: the round, the research track, both sides and their momentum, the supply."""
    yield from _head(view)
    yield from _track(view)
    for side in view.sides:
        yield from _side(side)
    yield say("line-supply", momentum=view.supply, bag=view.bag)


def wall(view: WatergateView) -> Iterator[Phrase]:
    """The evidence board: informants, pinned evidence, free spaces."""
    yield from _people(view)
    yield from _wall(view)


def _head(view: WatergateView) -> Iterator[Phrase]:
    phase = say("phase-evaluation") if view.evaluating else say("phase-cards")
    yield say("line-round", round=view.round, phase=phase, holder=Ref("seat", view.holder))
    for played in view.announced:
        facts: dict[str, Fact] = {"seat": Ref("seat", played.seat), "card": Ref("card", played.card)}
        if played.aims:
            yield Phrase("line-announced-at", facts | {"aims": [aim_phrase(aim) for aim in played.aims]})
        else:
            yield Phrase("line-announced", facts)
    if view.exposed:
        yield say("line-exposed", cards=[Ref("card", card) for card in view.exposed])
    if view.barred is not None:
        yield say("line-barred", seat=Ref("seat", view.barred))
    for seat in view.winners or ():
        yield say("line-won", seat=Ref("seat", seat))


def _track(view: WatergateView) -> Iterator[Phrase]:
    for token, at in (("initiative", view.initiative), ("momentum", view.momentum)):
        if at is None:
            yield say("line-marker-gone", token=Ref("token", token))
        else:
            yield say("line-marker", token=Ref("token", token), spot=spot(at))
    pieces = sorted(view.evidence, key=lambda piece: (piece.at, piece.slot))
    said = [say("aim-evidence", token=evidence(piece), spot=spot(piece.at)) for piece in pieces]
    yield say("line-evidence", evidence=said) if said else say("line-no-evidence")
    if view.denied:
        yield say("line-denied", colours=[Ref("colour", c) for c in view.denied])


def _side(side: SideView) -> Iterator[Phrase]:
    yield say(
        "line-side",
        seat=Ref("seat", side.seat),
        role=say(f"role-{side.role}"),
        hand=side.hand,
        deck=side.deck,
        discard=len(side.discard),
    )
    rewards = [say(f"reward-{reward.give}", count=reward.count) for reward in side.rewards]
    yield say(
        "line-momentum-card",
        role=say(f"role-{side.role}"),
        won=side.momentum,
        places=len(rewards),
        rewards=rewards,
    )


def _people(view: WatergateView) -> Iterator[Phrase]:
    for state in ("up", "down", "supply"):
        said = [
            say("informant-joined", who=Ref("informant", i.id)) if i.joined else Ref("informant", i.id)
            for i in view.informants
            if i.state == state
        ]
        if said:
            yield say(f"line-informants-{state}", informants=said)


def _wall(view: WatergateView) -> Iterator[Phrase]:
    up = [_pinned(space) for space in view.spaces if space.state == "up"]
    down = [
        say("wall-space", space=space.id, colour=Ref("colour", space.colour))
        for space in view.spaces
        if space.state == "down"
    ]
    for code, said in (("line-pinned-up", up), ("line-pinned-down", down)):
        if said:
            yield say(code, spaces=said)
    for colour in ("blue", "yellow", "green"):
        free = [space.id for space in view.spaces if space.state == "empty" and space.colour == colour]
        if free:
            yield say("line-free", colour=Ref("colour", colour), spaces=free)


def threads(view: WatergateView) -> Iterator[Phrase]:
    """The threads, each told once, with the first of its two ends."""
    ways: dict[str, list[Fact]] = {}
    for a, b in view.threads:
        ways.setdefault(a, []).append(_end(b))
    yield say("line-threads", threads=[say("wall-thread", a=_end(a), b=ends) for a, ends in ways.items()])


def _pinned(space: SpaceView) -> Phrase:
    """What lies face up on a space: its looks may be more than the space's colour."""
    return say("wall-under", space=space.id, token=say(f"token-{space.face}.short"))


def _end(place: str) -> Fact:
    """A photo by its name, a space by its letters."""
    return Ref("informant", place) if len(place) > 2 else place


def _piles(view: WatergateView) -> Iterator[Phrase]:
    if view.lost:
        yield say("line-lost", tokens=[Ref("token", face) for face in view.lost])
    if view.scrapped:
        yield say("line-scrapped", count=view.scrapped)
    for side in view.sides:
        for pile in ("discard", "removed"):
            if cards := getattr(side, pile):
                yield say(
                    f"line-{pile}", seat=Ref("seat", side.seat), cards=[Ref("card", card) for card in cards]
                )


def tracked(view: WatergateView) -> Iterator[Phrase]:
    """What lies face down on the track and this viewer alone knows."""
    known = [evidence(piece) for piece in view.evidence if not piece.up and piece.face]
    if known:
        yield say("line-tracked", evidence=known)


def _private(view: WatergateView) -> Iterator[Phrase]:
    """The hand, what both may look at on the board, and what was seen of the other's deck."""
    yield from held(view)
    yield from under(view)
    yield from seen(view)


def held(view: WatergateView) -> Iterator[Phrase]:
    """The viewer's cards."""
    cards = by_hash(view.hash).cards
    for card in view.hand:
        yield say(
            "line-hand",
            card=Ref("card", card.id),
            value=card.value,
            colour=Ref("colour", card.colour),
            text=card_phrase(cards[card.id], "text"),
        )


def under(view: WatergateView) -> Iterator[Phrase]:
    """What this viewer knows of evidence that lies face down on the board."""
    if known := [space for space in view.spaces if space.state == "down" and space.face]:
        said = [say("wall-under", space=space.id, token=Ref("token", space.face)) for space in known]
        yield say("line-under", spaces=said)


def seen(view: WatergateView) -> Iterator[Phrase]:
    """What this viewer has seen of the other's deck."""
    if view.seen:
        yield say("line-seen", cards=[Ref("card", card) for card in view.seen])
