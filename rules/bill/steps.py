"""The turn as the rulebook lays it out, one class per box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.bill import events as ev
from rules.bill.actions import Confront, EndTurn, Lobby, Pick, Play
from rules.bill.effects import aimed_at, apply_effect, eligible, fire, holds, sweep
from rules.bill.floor import (
    add_favors,
    draw,
    gain,
    gatekeepers,
    hurt,
    idle,
    influence,
    ready_again,
    strongest,
    take_seat,
)  # fmt: skip
from rules.bill.formula import Keyword
from rules.bill.plays import play, targets
from rules.bill.prices import pay, price
from rules.bill.state import CAPITAL, TURNS_EACH, Bill, Member
from rules.core import Action, Step

FIRST_HAND, SECOND_HAND = 3, 4
LEADER_DRAWS, OVERSIGHT_DAMAGE, BIPARTISAN_SUPPORT, INSTITUTION_SUPPORT = 2, 2, 2, 1


class SetUp(Step[Bill]):
    """3 cards for the first player, 4 and a Favor for the second (B006, B007); no mulligan (BR6)."""

    def run(self, s: Bill) -> None:
        first, second = s.active, 1 - s.active
        for seat in (first, second):
            s.tell(ev.TookSide(seat=seat, side=s.camps[seat].side))
            s.dice.shuffle(s.camps[seat].deck)
        s.tell(ev.WentFirst(seat=first))
        draw(s, first, FIRST_HAND)
        draw(s, second, SECOND_HAND)
        add_favors(s, second, 1)
        s.pop()
        s.push(StartTurn(seat=first))


class StartTurn(Step[Bill]):
    """Capital, then Institutions, then abilities, then a card, on the first turn too (BR4, BR5)."""

    seat: int

    def run(self, s: Bill) -> None:
        s.pop()
        s.push(FreeActions(seat=self.seat))
        s.active = self.seat
        s.turn += 1
        self.refill(s)
        self.wake(s)
        here = list(s.camps[self.seat].floor)
        for m in here:
            if s.winners is None and "institution" in s.printed(self.seat, m.card).keywords:
                gain(s, self.seat, INSTITUTION_SUPPORT)
        for m in here if s.hard else ():
            if m in s.camps[self.seat].floor:
                fire(s, "turn", self.seat, m.card)
        if s.winners is None:
            draw(s, self.seat, 1)

    def refill(self, s: Bill) -> None:
        """Capital grows by 1, up to 10, and refills (B009)."""
        camp = s.camps[self.seat]
        camp.growth = min(CAPITAL, camp.growth + 1)
        camp.capital = camp.growth
        camp.leaked = 0
        s.tell(ev.TurnBegan(seat=self.seat, turn=(s.turn + 1) // 2, capital=camp.capital))

    def wake(self, s: Bill) -> None:
        """All members may act once, but those told to sit this turn out; what they did to others is over."""
        for m in s.camps[self.seat].floor:
            m.ready, m.acted, m.new, m.tabled = not m.tabled, False, False, False
        for m in s.camps[1 - self.seat].floor:
            m.weak = 0


class FreeActions(Step[Bill]):
    """Play cards, act with members, press End Turn, in any order (B012-B015)."""

    seat: int

    def run(self, s: Bill) -> None:
        s.ask([self.seat], "turn", about=s.clock)

    def options(self, s: Bill, seat: int) -> Iterator[Action]:
        yield from self.plays(s)
        yield from self.acts(s)
        yield EndTurn(seat=seat)

    def plays(self, s: Bill) -> Iterator[Action]:
        """Cards that can be paid and do have a seat or a target (B013, BR25, BR42)."""
        seat, camp = self.seat, s.camps[self.seat]
        book = s.book(seat)
        for name in dict.fromkeys(camp.hand):
            card = book[name]
            if price(s, seat, card) <= camp.capital:
                for target in targets(s, seat, card):
                    yield Play(seat=seat, card=name, target=target)

    def acts(self, s: Bill) -> Iterator[Action]:
        """Enemy Gatekeepers stop Lobbying and must be Confronted (B039, BR13); Recess stops Confronts."""
        seat, camp = self.seat, s.camps[self.seat]
        ready = [m.card for m in camp.floor if m.ready]
        if not ready:
            return
        guards = gatekeepers(s, 1 - seat)
        if not guards:
            for card in ready:
                yield Lobby(seat=seat, member=card)
        if not camp.recess:
            for foe in guards or s.camps[1 - seat].floor:
                for card in ready:
                    yield Confront(seat=seat, member=card, target=foe.card)

    def answer(self, s: Bill, a: Play | Lobby | Confront | EndTurn) -> None:
        s.last = []
        for camp in s.camps:
            camp.before = camp.support
        if isinstance(a, Play):
            self.play(s, a)
        elif isinstance(a, Lobby):
            self.lobby(s, a)
        elif isinstance(a, Confront):
            self.confront(s, a)
        else:
            s.tell(ev.TurnEnded(seat=self.seat))
            s.pop()
            s.push(EndOfTurn(seat=self.seat))

    def play(self, s: Bill, a: Play) -> None:
        """Pay; an action card works at once, a member takes a seat and its keywords work in order (BR37)."""
        seat, camp = self.seat, s.camps[self.seat]
        card = s.book(seat)[a.card]
        camp.hand.remove(a.card)
        if a.card in camp.shown:
            camp.shown.remove(a.card)
        s.tell(ev.Played(seat=seat, card=a.card, cost=pay(s, seat, card)))
        if not card.is_member:
            camp.discard.append(a.card)
            play(s, seat, a.card, a.target)
            return
        take_seat(s, seat, card, a.card)
        s.last.append((seat, a.card))
        if s.hard and card.ability is not None and card.ability.trigger == "play":
            s.push(Personal(seat=seat, member=a.card))
        for word in reversed(card.keywords):
            if word in ON_PLAY:
                s.push(ON_PLAY[word](seat=seat, member=a.card))

    def lobby(self, s: Bill, a: Lobby) -> None:
        """The member's ability first, then its Influence in Support (B020, BR34)."""
        m = self.act(s, a.member)
        s.tell(ev.Lobbied(seat=self.seat, member=a.member))
        if s.hard:
            fire(s, "lobby", self.seat, a.member)
        if s.winners is None and m in s.camps[self.seat].floor:
            gain(s, self.seat, influence(s, self.seat, m))

    def confront(self, s: Bill, a: Confront) -> None:
        """The ability first; then both, if still there, hit at the same moment (B024, BR17, BR34)."""
        seat, other = self.seat, 1 - self.seat
        m, foe = self.act(s, a.member), _seated(s, other, a.target)
        s.last.append((other, a.target))
        s.tell(ev.Confronted(seat=seat, member=a.member, foe=other, target=a.target))
        if s.hard:
            fire(s, "confront", seat, a.member, foe)
        if s.winners is None and m in s.camps[seat].floor and foe in s.camps[other].floor:
            dealt, taken = _blow(s, seat, m, foe), _blow(s, other, foe, m)
            hurt(s, other, foe, dealt)
            hurt(s, seat, m, taken)
            sweep(s)

    def act(self, s: Bill, card: str) -> Member:
        """Each member acts once a turn (B014)."""
        m = _seated(s, self.seat, card)
        m.ready, m.acted = False, True
        s.last.append((self.seat, card))
        return m


def _seated(s: Bill, seat: int, card: str) -> Member:
    m = s.camps[seat].member(card)
    if m is None:
        raise LookupError(card)
    return m


def _blow(s: Bill, seat: int, m: Member, foe: Member) -> int:
    """What `m` of this seat deals to `foe`: armor takes from it before anything else (BR48)."""
    armor = s.printed(1 - seat, foe.card).armor if s.hard else 0
    return influence(s, seat, m) - armor


class OnPlay(Step[Bill]):
    """A keyword that works as its member takes the seat, settled fully before the next (BR37)."""

    seat: int
    member: str


class Lead(OnPlay):
    """Leader: draw 2, after taking the seat (B032, BR21)."""

    def run(self, s: Bill) -> None:
        s.pop()
        draw(s, self.seat, LEADER_DRAWS)


class Whip(OnPlay):
    """Whip: the strongest member that already acted may act again, if there is one (B036, BR22)."""

    def run(self, s: Bill) -> None:
        s.pop()
        m = strongest(s, self.seat, [m for m in idle(s, self.seat) if m.card != self.member])
        if m is not None:
            ready_again(s, self.seat, m)


class Aimed(OnPlay):
    """Something aimed at an enemy member: asked for where there is a choice."""

    def candidates(self, s: Bill) -> list[Member]:
        raise NotImplementedError

    def options(self, s: Bill, seat: int) -> Iterator[Action]:
        for m in self.candidates(s):
            yield Pick(seat=seat, target=m.card)

    def answer(self, s: Bill, a: Pick) -> None:
        s.last.append((1 - self.seat, a.target))
        self.hit(s, _seated(s, 1 - self.seat, a.target))

    def hit(self, s: Bill, m: Member) -> None:
        raise NotImplementedError


class Oversee(Aimed):
    """Oversight: deal 2 to an enemy member; with one seated it must be hit (B042, BR29, BR50)."""

    def candidates(self, s: Bill) -> list[Member]:
        return s.camps[1 - self.seat].floor

    def run(self, s: Bill) -> None:
        members = self.candidates(s)
        if len(members) > 1:
            s.ask([self.seat], "oversee", about=s.clock)
        elif members:
            self.hit(s, members[0])
        else:
            s.pop()

    def hit(self, s: Bill, m: Member) -> None:
        s.pop()
        hurt(s, 1 - self.seat, m, OVERSIGHT_DAMAGE)
        sweep(s)


class Bridge(OnPlay):
    """Bipartisan: +2 Support (B051, BR31)."""

    def run(self, s: Bill) -> None:
        s.pop()
        gain(s, self.seat, BIPARTISAN_SUPPORT)


class Personal(Aimed):
    """Hard mode: the ability *when played*, once, as the member takes its seat (B060, BR37, BR38)."""

    done: int = 0

    def effect(self, s: Bill) -> Any:
        """The effect whose turn it is, None when all are done."""
        ability = s.printed(self.seat, self.member).ability
        effects = ability.effects if ability is not None else ()
        return effects[self.done] if self.done < len(effects) else None

    def candidates(self, s: Bill) -> list[Member]:
        return eligible(s, self.effect(s), self.seat)

    def run(self, s: Bill) -> None:
        effect = self.effect(s)
        if effect is None or (self.done == 0 and not self.begins(s)):
            s.pop()
        elif effect.target in ("enemy_any", "enemy_cheap") and len(self.candidates(s)) > 1:
            s.ask([self.seat], effect.op, about=s.clock)
        else:
            self.work(s, aimed_at(s, effect, self.seat, self.member, None))

    def begins(self, s: Bill) -> bool:
        ability = s.printed(self.seat, self.member).ability
        if ability is None or not holds(s, ability.condition, self.seat, self.member):
            return False
        s.tell(ev.Used(seat=self.seat, member=self.member))
        return True

    def hit(self, s: Bill, m: Member) -> None:
        self.work(s, [(1 - self.seat, m)])

    def work(self, s: Bill, aimed: list[tuple[int, Member]]) -> None:
        effect = self.effect(s)
        self.done += 1
        apply_effect(s, effect, self.seat, aimed)
        sweep(s)


class EndOfTurn(Step[Bill]):
    """Damage wears off on both sides, what held this turn is over, acts not used too (B028, BR18, BR56)."""

    seat: int

    def run(self, s: Bill) -> None:
        camp = s.camps[self.seat]
        camp.filibuster = camp.recess = False
        camp.discounts = []
        for m in camp.floor:
            m.ready = m.acted = False
        for each in s.camps:
            for m in each.floor:
                m.damage = m.rally = 0
        s.pop()
        if s.turn == 2 * TURNS_EACH:
            self.adjourn(s)
        else:
            s.push(StartTurn(seat=1 - self.seat))

    def adjourn(self, s: Bill) -> None:
        """After 40 turns each the higher Support wins; equal is a draw (BR35)."""
        first, second = s.camps[0].support, s.camps[1].support
        s.tell(ev.Adjourned(first=first, second=second))
        s.winners = () if first == second else (0,) if first > second else (1,)


ON_PLAY: dict[Keyword, type[OnPlay]] = {
    "leader": Lead,
    "whip": Whip,
    "oversight": Oversee,
    "bipartisan": Bridge,
}
"""Gatekeeper, Institution and Firebrand do nothing at this moment."""
AnyStep = SetUp | StartTurn | FreeActions | Lead | Whip | Oversee | Bridge | Personal | EndOfTurn


class Table(Bill, kw_only=True):
    """The state with its steps spelled out, for the codec."""

    steps: list[AnyStep] = []
