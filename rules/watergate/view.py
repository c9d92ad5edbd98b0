"""What one viewer may know of a table, built field by field from nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from rules.core import View, asked
from rules.phrase import Seat
from rules.watergate.cards import Card, Reward
from rules.watergate.effects import Moving, Pushing, Splitting
from rules.watergate.inquiry import Inquiry
from rules.watergate.schema import COLOURS
from rules.watergate.state import Last, Table
from rules.watergate.steps import Aiming, Played, Turn, aims
from rules.watergate.track import Picking, Pinning, joined


class EvidenceView(msgspec.Struct, frozen=True, kw_only=True):
    """An evidence on the track. `slot`: its number, which labels use while it is hidden; `at`: -5 to 5.

    `face`: letters of its colours and an m for the red symbol; empty, like `colours`, when it is hidden from
    this viewer. `up`: it lies face up, so that everybody sees it.
    """

    slot: int
    at: int
    up: bool
    face: str = ""
    colours: tuple[str, ...] = ()
    momentum: bool = False


class SpaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the evidence board. Labels call it by its `id`, so a picture must show that.

    `colour`: blue, yellow or green. `face`: of what lies there, as far as this viewer sees.
    """

    id: str
    colour: str
    state: Literal["empty", "up", "down"]
    face: str
    near: tuple[str, ...]


class InformantView(msgspec.Struct, frozen=True, kw_only=True):
    """An informant. `joined`: a chain of face-up evidence leads from here to Nixon."""

    id: str
    state: Literal["supply", "up", "down"]
    joined: bool


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card in hand. `colour`: blue, yellow, green or joker; `figures`: the numbers in its action's text."""

    id: str
    value: int
    colour: str
    kind: str
    reaction: str
    figures: tuple[int, ...]


class SideView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side. `hand`, `deck`: numbers of cards. `momentum`: tokens won, of so many `rewards`."""

    seat: Seat
    role: Literal["editor", "nixon"]
    hand: int
    deck: int
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    momentum: int
    rewards: tuple[Reward, ...]


class Announced(msgspec.Struct, frozen=True, kw_only=True):
    """A card on the table that is not carried out yet. `aims`: its targets, for `events.aim_phrase`."""

    seat: Seat
    card: str
    use: str
    void: bool
    aims: tuple[str, ...]


class Doing(msgspec.Struct, frozen=True, kw_only=True):
    """What the open question is about: a card, a colour asked for, an evidence's face, a distance, slots."""

    card: str = ""
    colour: str = ""
    face: str = ""
    steps: int = 0
    slots: tuple[int, ...] = ()


class WatergateView(View, frozen=True, kw_only=True):
    """All that one viewer may know. `announced`: from the card played in turn to the last reaction.

    `initiative`, `momentum`: -5 (Nixon) to 5 (Editor), None off the track. `sides`: by seat. `denied`:
    colours that no hidden evidence shows. `barred`: whose events are barred. `seen`: the opponent's cards
    that this viewer has looked at. `exposed`: cards discarded unplayed since the last card was played.
    """

    card_set: str
    hash: str
    wording: str
    round: int
    evaluating: bool
    nixon: Seat
    holder: Seat
    mover: Seat
    initiative: int | None
    momentum: int | None
    supply: int
    scrapped: int
    bag: int
    lost: tuple[str, ...]
    evidence: tuple[EvidenceView, ...]
    spaces: tuple[SpaceView, ...]
    threads: tuple[tuple[str, str], ...]
    informants: tuple[InformantView, ...]
    sides: tuple[SideView, ...]
    barred: Seat | None
    denied: tuple[str, ...]
    exposed: tuple[str, ...]
    announced: tuple[Announced, ...]
    doing: Doing
    last: Last | None
    hand: tuple[CardView, ...] = ()
    seen: tuple[str, ...] = ()


def view(s: Table, seat: int | None) -> WatergateView:
    """What a seat, or for None everybody, may know."""
    board = s.set.board
    return WatergateView(
        viewer=seat,
        players=s.players,
        asked=asked(s),
        winners=s.winners,
        card_set=s.set.id,
        hash=s.set.hash,
        wording=s.options.wording,
        round=s.round,
        evaluating=s.evaluating,
        nixon=s.nixon,
        holder=s.holder,
        mover=s.mover,
        initiative=s.initiative,
        momentum=s.momentum,
        supply=s.supply,
        scrapped=s.scrapped,
        bag=len(s.bag),
        lost=tuple(s.lost),
        evidence=tuple(_evidence(s, seat)),
        spaces=tuple(_spaces(s, seat)),
        threads=board.threads,
        informants=tuple(_informants(s)),
        sides=tuple(_side(s, each) for each in range(2)),
        barred=s.barred,
        denied=tuple(COLOURS[c] for c in s.denied),
        exposed=tuple(s.exposed),
        announced=tuple(_announced(s)),
        doing=_doing(s, seat),
        last=s.last,
        hand=() if seat is None else tuple(_hand(s, seat)),
        seen=() if seat is None else tuple(s.seen[seat]),
    )


def _evidence(s: Table, seat: int | None) -> Iterator[EvidenceView]:
    """Hidden evidence is known to Nixon alone (W023)."""
    for p in s.evidence:
        if p.up or seat == s.nixon:
            colours = tuple(COLOURS[letter] for letter in p.face if letter in COLOURS)
            red = p.face.endswith("m")
            yield EvidenceView(slot=p.slot, at=p.at, up=p.up, face=p.face, colours=colours, momentum=red)
        else:
            yield EvidenceView(slot=p.slot, at=p.at, up=False)


def _spaces(s: Table, seat: int | None) -> Iterator[SpaceView]:
    """Both players may look at what lies face down on the board (W073); a spectator's picture does not."""
    for space in s.set.board.spaces.values():
        pinned = s.board.get(space.id)
        shown = pinned is not None and (pinned.up or seat is not None)
        yield SpaceView(
            id=space.id,
            colour=COLOURS[space.colour],
            state="empty" if pinned is None else "up" if pinned.up else "down",
            face=pinned.face if pinned is not None and shown else "",
            near=space.near,
        )


def _informants(s: Table) -> Iterator[InformantView]:
    linked = joined(s)
    for who in s.set.board.informants:
        up = s.tiles.get(who)
        yield InformantView(
            id=who, state="supply" if up is None else "up" if up else "down", joined=who in linked
        )


def _side(s: Table, seat: Seat) -> SideView:
    return SideView(
        seat=seat,
        role="nixon" if seat == s.nixon else "editor",
        hand=len(s.hands[seat]),
        deck=len(s.decks[seat]),
        discard=tuple(sorted(s.discards[seat])),
        removed=tuple(sorted(s.removed[seat])),
        momentum=s.won[seat],
        rewards=s.set.rewards[s.role(seat)],
    )


def _announced(s: Table) -> Iterator[Announced]:
    for step in s.steps:
        if isinstance(step, Played):
            shown = tuple(aim for target in step.targets for aim in aims(s, target))
            yield Announced(seat=step.seat, card=step.card, use=step.use, void=step.void, aims=shown)


def _doing(s: Table, seat: int | None) -> Doing:
    """What is known of the box that asks. A card just drawn is known to who drew it."""
    top = s.steps[-1]
    if isinstance(top, Turn):
        return Doing(card=s.hands[top.seat][-1]) if top.drawn and seat == top.seat else Doing()
    if isinstance(top, Aiming):
        return Doing(card=top.card)
    if isinstance(top, Inquiry):
        return Doing(card=top.card, colour=COLOURS[top.colour], steps=s.set.cards[top.card].value)
    if isinstance(top, Pinning):
        return Doing(face=top.face)
    if isinstance(top, (Pushing, Picking)):
        return Doing(steps=top.steps)
    if isinstance(top, Moving):
        return Doing(slots=tuple(sorted(top.moves)))
    if isinstance(top, Splitting):
        return Doing(steps=top.left, slots=tuple(sorted(top.shares)))
    return Doing()


def _hand(s: Table, seat: Seat) -> Iterator[CardView]:
    """In the set's order: the order of drawing is not kept (WR43)."""
    for id in s.set.decks[s.role(seat)]:
        if id in s.hands[seat]:
            yield card_view(s.set.cards[id])


def card_view(card: Card) -> CardView:
    """A card as its owner sees it."""
    return CardView(
        id=card.id,
        value=card.value,
        colour=COLOURS[card.colour],
        kind=card.kind,
        reaction=card.reaction,
        figures=tuple(card.figures),
    )
