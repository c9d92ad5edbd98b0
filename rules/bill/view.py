"""What one viewer may know of a game of *bill*. Pictures and words are made from this alone."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from rules.bill.cards import Printed
from rules.bill.floor import gatekeepers, influence, leak, resolve_left
from rules.bill.formula import Keyword, Side
from rules.bill.plays import targets
from rules.bill.prices import price
from rules.bill.state import Bill, Member
from rules.bill.steps import OVERSIGHT_DAMAGE, Oversee, Personal
from rules.core import View, asked

Standing = Literal["ready", "spent", "new", "tabled", "rest"]
"""Now: may act; has acted; waits for its first turn; sits this turn out; waits for its side's turn."""


class MemberView(msgspec.Struct, frozen=True, kw_only=True):
    """A seated member. `influence`: current; `resolve`: left, damage taken off; `cost`: as printed.

    `party`: "" for a Staffer. `gavel`: has a personal ability that counts (hard mode). `armor`: less damage
    from each Confront. `sits_out`: cannot act on its next turn. `last`: touched by the last move.
    `rally`, `weak`: how much of the Influence is gained, or lost, for a time only.
    """

    card: str
    party: str
    cost: int
    influence: int
    resolve: int
    damage: int
    keywords: tuple[Keyword, ...]
    standing: Standing
    gavel: bool = False
    shield: bool = False
    armor: int = 0
    untargetable: bool = False
    sits_out: bool = False
    last: bool = False
    rally: int = 0
    weak: int = 0


class HandView(msgspec.Struct, frozen=True, kw_only=True):
    """A card in the viewer's hand. `cost`: what it costs now; `playable`: legal right now.

    `aims`: the members that a playable action card may be aimed at. `party`: "" for an action card, which
    has no Influence and no Resolve either. `gavel`: as for members.
    """

    card: str
    is_member: bool
    cost: int
    party: str
    influence: int
    resolve: int
    keywords: tuple[Keyword, ...]
    playable: bool
    aims: tuple[str, ...] = ()
    gavel: bool = False


class SideView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's side. `before`: Support before the last move. `capital` of `growth` is left to spend.

    `lobbyists`, `confronters`: the members that may Lobby, or Confront, now.

    `hand`, `deck`: how many cards; `known`: cards known to be in that hand. `discard`: face up, oldest first.
    `filibuster`, `recess`: on this side, in force on its own turn. `leak`: Support that may
    still pass a Filibuster this turn. `tax`: its next card costs so much more. `fatigue`: empty draws so far.
    """

    seat: int
    side: Side
    support: int
    before: int
    lobbyists: tuple[str, ...] = ()
    confronters: tuple[str, ...] = ()
    capital: int
    growth: int
    hand: int
    deck: int
    fatigue: int
    floor: tuple[MemberView, ...]
    known: tuple[str, ...]
    discard: tuple[str, ...]
    filibuster: bool
    recess: bool
    leak: int
    tax: int
    discounts: tuple[tuple[str, int], ...]


class Picking(msgspec.Struct, frozen=True, kw_only=True):
    """What the active seat is aiming: `op` is damage, table or recall; `member` does it."""

    member: str
    op: str
    amount: int
    oversight: bool


class BillView(View, frozen=True, kw_only=True):
    """`turn` counts each side's own turns; `active`: whose turn it is; `hand`: the viewer's own."""

    card_set: str
    hard: bool
    turn: int
    active: int
    sides: tuple[SideView, SideView]
    hand: tuple[HandView, ...] = ()
    picking: Picking | None = None

    @property
    def mine(self) -> SideView:
        """The viewer's side; for the public the active one."""
        return self.sides[self.active if self.viewer is None else self.viewer]


def view(s: Bill, seat: int | None) -> BillView:
    """Field by field; the public sees counts where an owner sees cards."""
    return BillView(
        viewer=seat,
        players=s.players,
        asked=asked(s),
        winners=s.winners,
        card_set=s.options.card_set,
        hard=s.hard,
        turn=(s.turn + 1) // 2,
        active=s.active,
        sides=(_side(s, 0), _side(s, 1)),
        hand=() if seat is None else _hand(s, seat),
        picking=_picking(s),
    )


def _side(s: Bill, seat: int) -> SideView:
    camp = s.camps[seat]
    touched = {card for owner, card in s.last if owner == seat}
    ready = tuple([m.card for m in camp.floor if m.ready])
    return SideView(
        seat=seat,
        side=camp.side,
        support=camp.support,
        before=camp.before,
        lobbyists=() if ready and gatekeepers(s, 1 - seat) else ready,
        confronters=ready if s.camps[1 - seat].floor and not camp.recess else (),
        capital=camp.capital,
        growth=camp.growth,
        hand=len(camp.hand),
        deck=len(camp.deck),
        fatigue=camp.fatigue,
        floor=tuple([_member(s, seat, m, touched) for m in camp.floor]),
        known=tuple(sorted(camp.known)),
        discard=tuple(camp.discard),
        filibuster=camp.filibuster,
        recess=camp.recess,
        leak=leak(s, seat) if s.hard else 0,
        tax=camp.tax,
        discounts=tuple((d.sort, d.amount) for d in camp.discounts),
    )


def _member(s: Bill, seat: int, m: Member, touched: Collection[str]) -> MemberView:
    card, hard = s.printed(seat, m.card), s.hard
    return MemberView(
        card=m.card,
        party=card.party,
        cost=card.cost,
        influence=influence(s, seat, m),
        resolve=resolve_left(s, seat, m),
        damage=m.damage,
        keywords=card.keywords,
        standing=_standing(s, seat, m),
        gavel=hard and card.ability is not None,
        shield=m.shield,
        armor=card.armor if hard else 0,
        untargetable=hard and card.untargetable > 0,
        sits_out=m.tabled,
        last=m.card in touched,
        rally=m.rally,
        weak=m.weak,
    )


def _standing(s: Bill, seat: int, m: Member) -> Standing:
    if seat != s.active:
        return "new" if m.new else "rest"
    if m.ready:
        return "ready"
    return "spent" if m.acted else "new" if m.new else "tabled"


def _hand(s: Bill, seat: int) -> tuple[HandView, ...]:
    book, hard = s.book(seat), s.hard
    to_move = seat in s.asks and s.asks[seat].kind == "turn"
    return tuple([_held(s, seat, book[name], hard=hard, to_move=to_move) for name in s.camps[seat].hand])


def _held(s: Bill, seat: int, card: Printed, *, hard: bool, to_move: bool) -> HandView:
    cost = price(s, seat, card)
    ways = targets(s, seat, card) if to_move and cost <= s.camps[seat].capital else ()
    return HandView(
        card=card.id,
        is_member=card.is_member,
        cost=cost,
        party=card.party,
        influence=card.influence,
        resolve=card.resolve,
        keywords=card.keywords,
        playable=bool(ways),
        aims=tuple([way for way in ways if way is not None]),
        gavel=hard and card.ability is not None,
    )


def _picking(s: Bill) -> Picking | None:
    step = s.steps[-1] if s.asks else None
    if isinstance(step, Oversee):
        return Picking(member=step.member, op="damage", amount=OVERSIGHT_DAMAGE, oversight=True)
    if isinstance(step, Personal):
        effect = step.effect(s)
        return Picking(member=step.member, op=effect.op, amount=effect.amount, oversight=False)
    return None
