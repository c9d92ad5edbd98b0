"""Members on the floor: how strong they are, what hurts them, who leaves, and what a bill gains and loses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.bill import events as ev
from rules.bill.cards import FAVOR, STAFFER, Printed, kind_of
from rules.bill.state import FLOOR, GOAL, HAND, Bill, Member

if TYPE_CHECKING:
    from rules.bill.abilities import Effect


def influence(s: Bill, seat: int, m: Member) -> int:
    """Current Influence: all that changes it summed, then not below 0 (B033, BR20, BR46)."""
    total = m.influence + m.rally - m.weak
    book, hard = s.book(seat), s.hard
    for other in s.camps[seat].floor:
        if other is not m and (card := book.get(other.card)) is not None:
            if card.is_leader:
                total += 1
            if hard and card.auras:
                total += sum(e.amount for e in card.auras if reaches(s, seat, card, e, m))
    return total if total > 0 else 0


def resolve_left(s: Bill, seat: int, m: Member) -> int:
    """Resolve minus damage; 0 or less for a member about to leave."""
    total = m.resolve - m.damage
    if s.hard:
        book = s.book(seat)
        for other in s.camps[seat].floor:
            if other is not m and (card := book.get(other.card)) is not None and card.auras:
                total += sum(e.resolve for e in card.auras if reaches(s, seat, card, e, m))
    return total


def reaches(s: Bill, seat: int, source: Printed, effect: Effect, m: Member) -> bool:
    """Whether a standing effect applies to this other member. A Staffer has no region or chamber (BR45)."""
    card = s.printed(seat, m.card)
    if effect.target == "region":
        return card.region == source.region
    if effect.target == "chamber":
        return card.chamber == source.chamber
    if effect.target == "first_term":
        return card.first_term
    return card.cost <= effect.most


def strength(s: Bill, seat: int, m: Member) -> tuple[int, int]:
    """Current Influence, then Resolve left (BR40)."""
    return influence(s, seat, m), resolve_left(s, seat, m)


def strongest(s: Bill, seat: int, members: Sequence[Member]) -> Member | None:
    """Ties go to the earliest seat (BR22, BR40)."""
    return max(members, key=lambda m: strength(s, seat, m), default=None)


def weakest(s: Bill, seat: int, members: Sequence[Member]) -> Member | None:
    """Ties go to the earliest seat (BR40)."""
    return min(members, key=lambda m: strength(s, seat, m), default=None)


def idle(s: Bill, seat: int) -> list[Member]:
    """Members that have acted and have no act left: those that may be let act again (BR39)."""
    return [m for m in s.camps[seat].floor if m.acted and not m.ready]


def gatekeepers(s: Bill, seat: int) -> list[Member]:
    """This seat's Gatekeepers."""
    book = s.book(seat)
    return [m for m in s.camps[seat].floor if (card := book.get(m.card)) is not None and card.is_gatekeeper]


def ready_again(s: Bill, seat: int, m: Member) -> None:
    """One extra act, Lobby or Confront (BR24)."""
    m.ready = True
    s.tell(ev.Readied(seat=seat, member=m.card))


def take_seat(s: Bill, seat: int, card: Printed, name: str) -> Member:
    """A member takes the next seat; only a Firebrand may act at once (B018, B048)."""
    m = Member(
        card=name,
        influence=card.influence,
        resolve=card.resolve,
        ready="firebrand" in card.keywords,
        new=True,
    )
    s.camps[seat].floor.append(m)
    return m


def seat_staffer(s: Bill, seat: int) -> None:
    """A Staffer that does not fit is not made (BR25)."""
    if len(s.camps[seat].floor) < FLOOR:
        s.staffers += 1
        name = f"{STAFFER}.{s.staffers}"
        take_seat(s, seat, s.book(seat)[STAFFER], name)
        s.tell(ev.Staffed(seat=seat, member=name))


def hurt(s: Bill, seat: int, m: Member, amount: int) -> None:
    """Damage to one member. Nothing does not use up a shield (BR48)."""
    if amount <= 0:
        return
    if m.shield:
        m.shield = False
        s.tell(ev.Shrugged(seat=seat, member=m.card))
        return
    m.damage += amount
    s.tell(ev.Damaged(seat=seat, member=m.card, amount=amount, left=max(0, resolve_left(s, seat, m))))


def strengthen(s: Bill, seat: int, m: Member, more_influence: int, more_resolve: int) -> None:
    """For as long as it is seated; damage stays (BR19)."""
    m.influence += more_influence
    m.resolve += more_resolve
    s.tell(ev.Strengthened(seat=seat, member=m.card, influence=more_influence, resolve=more_resolve))


def leave(s: Bill, seat: int, m: Member) -> None:
    """Off the floor."""
    camp = s.camps[seat]
    camp.floor = [other for other in camp.floor if other is not m]


def fallen(s: Bill) -> list[tuple[int, Member]]:
    """Members without Resolve: the active side's first, in seat order (BR33)."""
    return [
        (seat, m)
        for seat in (s.active, 1 - s.active)
        for m in s.camps[seat].floor
        if resolve_left(s, seat, m) <= 0
    ]


def remove(s: Bill, gone: Iterable[tuple[int, Member]]) -> None:
    """Unseat these members: their cards are public from here on (B027, BR52)."""
    for seat, m in gone:
        leave(s, seat, m)
        if kind_of(m.card) != STAFFER:
            s.camps[seat].discard.append(m.card)
        s.tell(ev.Unseated(seat=seat, member=m.card))


def gain(s: Bill, seat: int, amount: int) -> None:
    """Support for a bill. A Filibuster stops it on the side's own turn (BR7, BR10); 30 wins at once (BR1)."""
    camp = s.camps[seat]
    if camp.filibuster and seat == s.active:
        passing = min(amount, leak(s, seat)) if s.hard else 0
        camp.leaked += passing
        if passing < amount:
            s.tell(ev.Blocked(seat=seat, amount=amount - passing))
        amount = passing
    if amount <= 0:
        return
    camp.support += amount
    s.tell(ev.Gained(seat=seat, amount=amount, support=camp.support))
    if camp.support >= GOAL:
        s.winners = (seat,)
        s.tell(ev.Passed(seat=seat, support=camp.support))


def leak(s: Bill, seat: int) -> int:
    """How much Support may still get through a Filibuster this turn."""
    camp = s.camps[seat]
    return max(0, sum(s.printed(seat, m.card).leak for m in camp.floor) - camp.leaked)


def lose(s: Bill, seat: int, amount: int) -> int:
    """Support lost, never below 0 (B088, BR3); how much was there to lose."""
    camp = s.camps[seat]
    lost = min(amount, camp.support)
    camp.support -= lost
    return lost


def sway(s: Bill, seat: int, amount: int) -> None:
    """A card or an ability costs this side Support."""
    lost = lose(s, seat, amount)
    s.tell(ev.Lost(seat=seat, amount=lost, support=s.camps[seat].support))


def fund(s: Bill, seat: int, amount: int) -> None:
    """Capital for this turn, past 10 if need be (BR26)."""
    camp = s.camps[seat]
    camp.capital += amount
    s.tell(ev.Funded(seat=seat, amount=amount, capital=camp.capital))


def draw(s: Bill, seat: int, count: int) -> None:
    """Draw one by one; what a full hand cannot take is discarded, an empty deck costs (B085-B087)."""
    camp = s.camps[seat]
    drawn = [camp.deck.pop() for _ in range(min(count, len(camp.deck)))]
    room = HAND - len(camp.hand)
    if drawn:
        s.reveal()
    if kept := drawn[:room]:
        camp.hand += kept
        s.tell(ev.Drew(seat=seat, count=len(kept)))
        s.tell(ev.Received(to=(seat,), seat=seat, cards=tuple(kept)))
    for card in drawn[room:]:
        into_hand(s, seat, card)
    for _ in range(count - len(drawn)):
        camp.fatigue += 1
        lost = lose(s, seat, camp.fatigue)
        s.tell(ev.Exhausted(seat=seat, price=camp.fatigue, amount=lost))


def into_hand(s: Bill, seat: int, card: str) -> bool:
    """Whether there was room; without, the card is discarded face up (B086)."""
    camp = s.camps[seat]
    if len(camp.hand) < HAND:
        camp.hand.append(card)
        return True
    camp.discard.append(card)
    s.tell(ev.Overflowed(seat=seat, card=card))
    return False


def add_favors(s: Bill, seat: int, count: int) -> None:
    """Favors are made, not drawn: what does not fit into the hand is not made (BR43)."""
    camp = s.camps[seat]
    fitting = min(count, HAND - len(camp.hand))
    camp.hand.extend([FAVOR] * fitting)
    if fitting:
        s.tell(ev.Favored(seat=seat, count=fitting))
