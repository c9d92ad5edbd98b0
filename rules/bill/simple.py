"""A simple player, to try decks against each other: it puts a price in Support on every legal act.

It sees what its seat sees, looks no move ahead and knows nothing of the other hand. Personal abilities count
for a flat bonus only. It is a yardstick, not an opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.bill.actions import Confront, Lobby, Pick, Play
from rules.bill.cards import Printed
from rules.bill.floor import gatekeepers, idle, influence, resolve_left
from rules.bill.state import GOAL, Bill, Member
from rules.core import Action, legal_actions

HORIZONS = ((5, 0.9), (10, 1.4), (18, 2.0), (GOAL, 2.5))
"""Support still missing to the leading bill -> how many more times a seated member is likely to act."""
TOUGHNESS, GUARD, CARD, ABILITY, LEAST, FAVOR = 0.35, 1.5, 1.3, 1.0, 0.3, 1.0


def choose(s: Bill, seat: int) -> Action:
    """The legal act with the highest price; the first of equals."""
    actions = legal_actions(s, seat)
    if len(actions) == 1:
        return actions[0]
    mind = Mind(s, seat)
    return max(actions, key=mind.price)


class Mind:
    """One look at the table by one seat."""

    def __init__(self, s: Bill, seat: int) -> None:
        self.s, self.seat, self.foe = s, seat, 1 - seat
        self.me, self.other = s.camps[seat], s.camps[1 - seat]
        missing = GOAL - max(self.me.support, self.other.support)
        self.horizon = next(h for most, h in HORIZONS if missing <= most)
        self.blocked = bool(gatekeepers(s, self.foe))
        ready = [m for m in self.me.floor if m.ready]
        self.punch = sum(influence(s, seat, m) for m in ready)
        self.gain = 0 if self.me.filibuster else 1
        self.wins = not self.blocked and self.gain and self.me.support + self.punch >= GOAL

    def price(self, a: Action) -> float:
        """What an act is worth, in Support."""
        if isinstance(a, Lobby):
            return self.lobby(_seated(self.me.floor, a.member))
        if isinstance(a, Confront):
            return self.confront(_seated(self.me.floor, a.member), _seated(self.other.floor, a.target))
        if isinstance(a, Play):
            return self.play(a)
        if isinstance(a, Pick):
            return self.worth(self.foe, _seated(self.other.floor, a.target))
        return 0.0

    def worth(self, seat: int, m: Member) -> float:
        """What a seated member will still bring its owner."""
        s, h = self.s, self.horizon
        card = s.printed(seat, m.card)
        value = influence(s, seat, m) * h + TOUGHNESS * resolve_left(s, seat, m)
        return value + self.extras(seat, card, len(s.camps[seat].floor) - 1)

    def extras(self, seat: int, card: Printed, others: int) -> float:
        """What keywords bring while a member is seated next to so many others."""
        value = 0.0
        if "institution" in card.keywords:
            value += self.horizon
        if card.is_gatekeeper:
            rivals = self.s.camps[1 - seat].floor
            value += GUARD + TOUGHNESS * self.horizon * sum(influence(self.s, 1 - seat, m) for m in rivals)
        if card.is_leader:
            value += self.horizon * others
        return value

    def lobby(self, m: Member) -> float:
        """Its Influence now; waiting costs nothing, so cards that need an idle member come later."""
        if self.wins:
            return 100.0
        return 0.5 * influence(self.s, self.seat, m) * self.gain

    def confront(self, m: Member, target: Member) -> float:
        """What falls, minus what is lost and what a Lobby would have brought."""
        s = self.s
        dealt, taken = influence(s, self.seat, m), influence(s, self.foe, target)
        left = resolve_left(s, self.foe, target)
        prize = self.worth(self.foe, target)
        if self.blocked and len(gatekeepers(s, self.foe)) == 1:
            prize += max(0, self.punch - dealt) * self.gain
        if dealt < left:
            prize *= dealt / left if self.punch >= left else 0.0
        loss = self.worth(self.seat, m) if taken >= resolve_left(s, self.seat, m) else 0.0
        lobby = 0 if self.blocked else dealt * self.gain
        waste = 0.1 * max(0, dealt - left)
        return prize - loss - lobby - waste if dealt else -1.0

    def play(self, a: Play) -> float:
        """A card's effect, and a little for every Capital it puts to use."""
        card = self.s.printed(self.seat, a.card)
        if card.is_member:
            return self.member(card) + 0.2 * card.cost
        value = CARDS[a.card](self, a)
        return value + 0.2 * card.cost if value > LEAST else -1.0

    def member(self, card: Printed) -> float:
        """A member about to be seated. Whips wait until somebody has acted."""
        h, words = self.horizon, card.keywords
        value = (
            card.influence * h + TOUGHNESS * card.resolve + self.extras(self.seat, card, len(self.me.floor))
        )
        if card.is_leader:
            value += 2 * CARD
        if "oversight" in words:
            value += max((self.hit(m, 2) for m in self.other.floor), default=0.0)
        if "bipartisan" in words:
            value += 2 * self.gain
        if "firebrand" in words and not self.blocked:
            value += card.influence * self.gain
        if "whip" in words:
            if self.punch and not self.blocked:
                return LEAST
            value += max((influence(self.s, self.seat, m) for m in idle(self.s, self.seat)), default=0)
        return value + ABILITY * self.s.hard

    def hit(self, m: Member, amount: int) -> float:
        """Damage to one enemy member: all of its worth, or a little."""
        left = resolve_left(self.s, self.foe, m)
        return self.worth(self.foe, m) if left <= amount else 0.25 * amount

    def enemy(self, a: Play) -> Member:
        """The enemy member that a card is aimed at."""
        return _seated(self.other.floor, a.target)

    def own(self, a: Play) -> Member:
        """The friendly member that a card is aimed at."""
        return _seated(self.me.floor, a.target)

    def threat(self) -> float:
        """What the other bill would gain on its next turn."""
        stopped = 0.5 if gatekeepers(self.s, self.seat) else 1.0
        return stopped * sum(influence(self.s, self.foe, m) for m in self.other.floor)

    def filibuster(self, a: Play) -> float:
        rescue = 20.0 if self.other.support + self.threat() >= GOAL else 0.0
        return 0.8 * self.threat() + rescue

    def cloture(self, a: Play) -> float:
        if not self.me.filibuster:
            return 0.6 if len(self.me.hand) <= 5 and len(self.me.deck) > 2 else 0.0
        return 1.0 + (0.0 if self.blocked else self.punch)

    def markup(self, a: Play) -> float:
        m = self.own(a)
        return 2 * self.horizon + 0.7 + (1.0 if m.ready else 0.0) - 0.05 * m.resolve

    def town_hall(self, a: Play) -> float:
        again = 0.0 if self.blocked else influence(self.s, self.seat, self.own(a)) * self.gain
        return 0.5 + again

    def lobbyist(self, a: Play) -> float:
        return 2 * CARD if len(self.me.hand) <= 7 and len(self.me.deck) > 2 else 0.0

    def recess(self, a: Play) -> float:
        return 0.8 * self.threat() if gatekeepers(self.s, self.seat) and self.other.floor else 0.5

    def favor(self, a: Play) -> float:
        """Only for a member that is one Capital too dear, and better than what there is to play."""
        cards = (self.s.printed(self.seat, card) for card in self.me.hand)
        dear = (c for c in cards if c.is_member and c.cost == self.me.capital + 1)
        return max((self.member(c) for c in dear), default=FAVOR) - FAVOR


CARDS: Mapping[str, Callable[[Mind, Play], float]] = {
    "filibuster": Mind.filibuster,
    "cloture": Mind.cloture,
    "earmark": lambda mind, a: 3.0 * mind.gain,
    "committee-markup": Mind.markup,
    "town-hall": Mind.town_hall,
    "media-cycle": lambda mind, a: mind.hit(mind.enemy(a), 3),
    "primary-challenge": lambda mind, a: mind.worth(mind.foe, mind.enemy(a)),
    "veto-threat": lambda mind, a: 0.95 * min(3, mind.other.support) if mind.other.support >= 3 else 0.0,
    "lobbyist": Mind.lobbyist,
    "recess": Mind.recess,
    "reconciliation": lambda mind, a: 6.2 * mind.gain,
    "favor": Mind.favor,
}


def _seated(floor: list[Member], card: str | None) -> Member:
    return next(m for m in floor if m.card == card)
