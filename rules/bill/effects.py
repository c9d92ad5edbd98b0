"""Hard mode: when a personal ability takes effect, and what each of the twenty primitives does.

Everything here is automatic: the one thing a player chooses, the enemy member of an ability *when played*, is
asked for by the step `Personal` before `apply_effect` is called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rules.bill import events as ev
from rules.bill.cards import STAFFER, kind_of
from rules.bill.floor import (
    add_favors,
    draw,
    fallen,
    fund,
    gain,
    hurt,
    idle,
    into_hand,
    leave,
    ready_again,
    remove,
    seat_staffer,
    strengthen,
    strongest,
    sway,
    weakest,
)  # fmt: skip
from rules.bill.prices import is_kind
from rules.bill.state import Bill, Discount, Member

if TYPE_CHECKING:
    from rules.bill.abilities import Effect, Trigger


def sweep(s: Bill) -> None:
    """Unseat who has no Resolve left; their abilities may bring down others, until nobody falls (BR33)."""
    while s.winners is None and (gone := fallen(s)):
        unseat(s, gone)


def unseat(s: Bill, gone: list[tuple[int, Member]]) -> None:
    """All leave first, then what their leaving does: in full, one after the other (BR33, BR57)."""
    remove(s, gone)
    if s.hard:
        for seat, m in gone:
            fire(s, "unseated", seat, m.card)


def fire(s: Bill, trigger: Trigger, seat: int, card: str, foe: Member | None = None) -> None:
    """The ability of this member, if this is its moment and its condition holds; stops when somebody wins."""
    ability = s.printed(seat, card).ability
    if ability is None or ability.trigger != trigger or s.winners is not None:
        return
    if not holds(s, ability.condition, seat, card):
        return
    s.tell(ev.Used(seat=seat, member=card))
    for effect in ability.effects:
        apply_effect(s, effect, seat, aimed_at(s, effect, seat, card, foe))
        if trigger != "unseated":
            sweep(s)
        if s.winners is not None:
            return


def holds(s: Bill, condition: str, seat: int, card: str) -> bool:
    """Whether an ability's condition is true now (BR53)."""
    me, foe = s.camps[seat], s.camps[1 - seat]
    if not condition:
        return True
    if condition == "ally_region":
        return bool(_of_region(s, seat, card))
    return {
        "floor3": len(me.floor) >= 3,
        "floor2": len(me.floor) >= 2,
        "few": len(me.floor) <= 2,
        "behind": me.support < foe.support,
        "hand1": len(me.hand) <= 1,
        "hand3": len(me.hand) <= 3,
        "opp_hand": len(foe.hand) > len(me.hand),
        "cap2": me.capital >= 2,
        "cap6": me.capital >= 6,
    }[condition]


def _of_region(s: Bill, seat: int, card: str) -> list[Member]:
    region = s.printed(seat, card).region
    others = (m for m in s.camps[seat].floor if m.card != card)
    return [m for m in others if s.printed(seat, m.card).region == region]


def eligible(s: Bill, effect: Effect, seat: int) -> list[Member]:
    """The enemy members that an effect of `seat` on "an enemy member" may be aimed at."""
    members = s.camps[1 - seat].floor
    if effect.target == "enemy_cheap":
        return [m for m in members if s.printed(1 - seat, m.card).cost <= effect.most]
    return list(members)


def aimed_at(s: Bill, effect: Effect, seat: int, card: str, foe: Member | None) -> list[tuple[int, Member]]:
    """Whom an effect of this member reaches, by itself: (seat, member) pairs (BR38, BR40)."""
    aim = effect.target
    if aim.startswith("enemy"):
        return _enemies(s, effect, seat, foe)
    camp = s.camps[seat]
    others = [m for m in camp.floor if m.card != card]
    if aim == "ally_all":
        return [(seat, m) for m in others]
    chosen = {
        "": lambda: None,
        "self": lambda: camp.member(card),
        "ally_weakest": lambda: weakest(s, seat, others),
        "ally_strongest": lambda: strongest(s, seat, others),
        "ally_acted": lambda: strongest(s, seat, [m for m in idle(s, seat) if m.card != card]),
    }[aim]()
    return [] if chosen is None else [(seat, chosen)]


def _enemies(s: Bill, effect: Effect, seat: int, foe: Member | None) -> list[tuple[int, Member]]:
    other = 1 - seat
    members = s.camps[other].floor
    if effect.target == "enemy_foe":
        return [(other, m) for m in members if m is foe]
    if effect.target == "enemy_weakest":
        chosen = weakest(s, other, members)
    else:
        chosen = strongest(s, other, eligible(s, effect, seat))
    return [] if chosen is None else [(other, chosen)]


def apply_effect(s: Bill, effect: Effect, seat: int, aimed: list[tuple[int, Member]]) -> None:
    """One primitive, for the side of the member that has it."""
    if effect.op in ON_SIDE:
        ON_SIDE[effect.op](s, seat, effect)
    else:
        for owner, m in aimed:
            ON_MEMBER[effect.op](s, owner, m, effect)


def seek(s: Bill, seat: int, effect: Effect) -> None:
    """The topmost card of a kind; none, or no deck: nothing, no fatigue, no shuffle (BR44)."""
    deck = s.camps[seat].deck
    if deck:
        s.reveal()  # also by finding nothing
    for i in range(len(deck) - 1, -1, -1):
        if is_kind(s.printed(seat, deck[i]), effect.kind):
            card = deck.pop(i)
            if into_hand(s, seat, card):
                s.tell(ev.Sought(seat=seat, sort=effect.kind))
                s.tell(ev.Received(to=(seat,), seat=seat, cards=(card,)))
            return


def discount(s: Bill, seat: int, effect: Effect) -> None:
    """The next card of a kind this turn (BR47)."""
    s.camps[seat].discounts.append(Discount(effect.kind, effect.amount))
    s.tell(ev.Discounted(seat=seat, sort=effect.kind, amount=effect.amount))


def tax(s: Bill, seat: int, effect: Effect) -> None:
    """The opponent's next card, whenever it comes (BR47)."""
    s.camps[1 - seat].tax += effect.amount
    s.tell(ev.Taxed(seat=1 - seat, amount=effect.amount))


def clear(s: Bill, seat: int) -> None:
    """Lift Filibuster and Recess from the own side."""
    lift(s, seat, "filibuster")
    lift(s, seat, "recess")


def lift(s: Bill, seat: int, card: str) -> None:
    """Take a Filibuster or a Recess off this side, if it is there."""
    camp = s.camps[seat]
    if getattr(camp, card):
        setattr(camp, card, False)
        s.tell(ev.Cleared(seat=seat, card=card))


def staff(s: Bill, seat: int, effect: Effect) -> None:
    """Staffers, as many as fit (BR25, BR45)."""
    for _ in range(effect.amount):
        seat_staffer(s, seat)


def rally(s: Bill, seat: int, m: Member, effect: Effect) -> None:
    """More Influence this turn."""
    m.rally += effect.amount
    s.tell(ev.Rallied(seat=seat, member=m.card, amount=effect.amount))


def weaken(s: Bill, seat: int, m: Member, effect: Effect) -> None:
    """Less Influence until the next turn of the side that did it."""
    m.weak += effect.amount
    s.tell(ev.Weakened(seat=seat, member=m.card, amount=effect.amount))


def shield(s: Bill, seat: int, m: Member) -> None:
    """The next damage is ignored."""
    m.shield = True
    s.tell(ev.Shielded(seat=seat, member=m.card))


def table(s: Bill, seat: int, m: Member) -> None:
    """It sits its next turn out (BR54)."""
    m.tabled = True
    s.tell(ev.Tabled(seat=seat, member=m.card))


def recall(s: Bill, seat: int, m: Member) -> None:
    """Back to the hand; discarded face up when that is full. It is not unseated (BR43, BR45)."""
    leave(s, seat, m)
    gone = kind_of(m.card) == STAFFER
    s.tell(ev.Recalled(seat=seat, member=m.card, gone=int(gone)))
    if not gone and into_hand(s, seat, m.card):
        s.camps[seat].shown.append(m.card)


ON_SIDE: Mapping[str, Callable[[Bill, int, Effect], None]] = {
    "support": lambda s, seat, e: gain(s, seat, e.amount),
    "sway": lambda s, seat, e: sway(s, 1 - seat, e.amount),
    "draw": lambda s, seat, e: draw(s, seat, e.amount),
    "seek": seek,
    "capital": lambda s, seat, e: fund(s, seat, e.amount),
    "favor": lambda s, seat, e: add_favors(s, seat, e.amount),
    "discount": discount,
    "tax": tax,
    "staff": staff,
    "clear": lambda s, seat, e: clear(s, seat),
}
ON_MEMBER: Mapping[str, Callable[[Bill, int, Member, Effect], None]] = {
    "damage": lambda s, seat, m, e: hurt(s, seat, m, e.amount),
    "buff": lambda s, seat, m, e: strengthen(s, seat, m, e.amount, e.resolve),
    "rally": rally,
    "weaken": weaken,
    "shield": lambda s, seat, m, e: shield(s, seat, m),
    "ready": lambda s, seat, m, e: ready_again(s, seat, m),
    "table": lambda s, seat, m, e: table(s, seat, m),
    "recall": lambda s, seat, m, e: recall(s, seat, m),
}
"""With `aura_stat` and `aura_rule`, read by `floor.py` and `prices.py`, these are the twenty primitives."""
