"""How decks are built: the rule every deck keeps, and the recipe that fills one without choosing anybody.

The recipe is the same for both sides. Where it leaves a choice, the smaller hash of salt + id goes first.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from rules.bill.cards import FAVOR, Member, Printed, print_member
from rules.bill.formula import Keyword, Side
from rules.dice import Dice

SIZE, MEMBERS = 30, 20
FEWEST_MEMBERS, MOST_MEMBERS = 18, 22
MOST_COPIES, MOST_CROSSOVERS, MOST_LEADERS, MOST_OF_A_STATE = 2, 3, 2, 2
CURVE: Mapping[int, int] = {1: 4, 2: 6, 3: 4, 4: 3, 5: 2, 6: 1}
STARTER_ACTIONS = (
    "filibuster", "cloture", "earmark", "committee-markup", "town-hall", "media-cycle", "primary-challenge",
    "veto-threat", "lobbyist", "reconciliation",
)  # fmt: skip
ROLES: tuple[Keyword, Keyword] = ("gatekeeper", "oversight")


class Candidate(msgspec.Struct, frozen=True):
    """A member who might join a deck, with the card that it would be there."""

    member: Member
    card: Printed
    tie: int

    @property
    def slot(self) -> int:
        """The place in the cost curve; the last takes all that cost more."""
        return min(max(CURVE), self.card.cost)


Test = Callable[[Candidate], bool]
Order = Callable[[Candidate], tuple[int, ...]]


def _by_tie(c: Candidate) -> tuple[int, ...]:
    return (c.tie,)


def _by_rank(c: Candidate) -> tuple[int, ...]:
    """The Speaker, then floor leaders, then their assistants."""
    titles = " ".join(c.member.leadership)
    floor_leader = "Assistant" not in titles and ("Majority Leader" in titles or "Minority Leader" in titles)
    return (0 if "Speaker" in titles else 1 if floor_leader else 2), c.tie


def _by_cost(c: Candidate) -> tuple[int, ...]:
    return c.card.cost, c.tie


class _Deck:
    """A deck in the making: places left in the cost curve, and how many come from each state."""

    def __init__(self, pool: Sequence[Candidate]) -> None:
        self.pool = pool
        self.left = dict(CURVE)
        self.states: Counter[str] = Counter()
        self.taken: dict[str, Candidate] = {}

    def add(self, c: Candidate) -> None:
        self.left[c.slot] -= 1
        self.states[c.member.state] += 1
        self.taken[c.member.id] = c

    def fits(self, c: Candidate) -> bool:
        return c.member.id not in self.taken and self.states[c.member.state] < MOST_OF_A_STATE

    def force(self, test: Test, order: Order) -> None:
        """One pick that may break the curve and the limit per state."""
        for c in sorted(filter(test, self.pool), key=order)[:1]:
            self.add(c)

    def take(self, n: int, test: Test) -> None:
        """Up to `n` picks; first those that the curve has room for."""
        wanted = sorted(filter(test, self.pool), key=_by_tie)
        for needs_room in (True, False):
            for c in wanted:
                if n and self.fits(c) and (self.left[c.slot] > 0 or not needs_room):
                    self.add(c)
                    n -= 1

    def fill(self, mine: Test) -> None:
        """The rest: members without keywords where the curve misses most, then any but Leaders and Whips."""
        while len(self.taken) < MEMBERS:
            slot = max(CURVE, key=lambda k: self.left[k])
            if self.left[slot] <= 0:
                slot = 2
            fitting = [c for c in self.pool if c.slot == slot and mine(c) and self.fits(c)]
            plain = [c for c in fitting if not c.card.keywords]
            modest = [c for c in fitting if not {"leader", "whip"} & set(c.card.keywords)]
            if choice := min(plain or modest, key=_by_tie, default=None):
                self.add(choice)
            else:
                self.left[slot] = -9


def _tie(salt: str, member: str) -> int:
    return int(hashlib.sha256(f"{salt}{member}".encode()).hexdigest()[:8], 16)


def roles(members: Iterable[Member], caucus: Side) -> tuple[Keyword, Keyword]:
    """The committee role this caucus has most of, and the one it has least of and gets by crossovers."""
    count = Counter(word for m in members if m.caucus == caucus for word in m.keywords)
    own, other = sorted(ROLES, key=lambda word: (-count[word], word))
    return own, other


def pick_members(
    members: Sequence[Member], side: Side, salt: str, used: Iterable[str], free: bool
) -> list[str]:
    """Twenty members for a side, cheapest first. `free`: spread by the salt alone, as in random decks."""
    gone = set(used)
    pool = [
        Candidate(m, print_member(m, side), _tie(salt, m.id))
        for m in members
        if m.voting and m.id not in gone
    ]
    own, other = roles(members, side)
    deck = _Deck(pool)

    def mine(c: Candidate) -> bool:
        return c.member.caucus == side and c.member.party != "I"

    def house(c: Candidate) -> bool:
        return free or c.member.chamber == "H"

    deck.force(lambda c: mine(c) and "leader" in c.card.keywords and house(c), _by_tie if free else _by_rank)
    deck.force(lambda c: mine(c) and "whip" in c.card.keywords and house(c), _by_tie)
    deck.force(lambda c: c.member.party == "I" and c.member.caucus == side, _by_tie if free else _by_cost)
    deck.take(2, lambda c: {"bipartisan", other} <= set(c.card.keywords) and (free or c.card.cost <= 5))
    deck.take(3, lambda c: mine(c) and own in c.card.keywords and "institution" not in c.card.keywords)
    deck.take(1, lambda c: mine(c) and c.card.keywords == ("institution",))
    deck.take(3, lambda c: mine(c) and c.card.keywords == ("firebrand",))
    deck.fill(mine)
    return [c.member.id for c in sorted(deck.taken.values(), key=lambda c: (c.card.cost, c.member.name))]


def starter(members: Sequence[Member], salt: str) -> dict[Side, tuple[str, ...]]:
    """The starter pair of a salt; nobody is in both."""
    republicans = pick_members(members, "R", salt, (), free=False)
    democrats = pick_members(members, "D", salt, republicans, free=False)
    return {"D": (*democrats, *STARTER_ACTIONS), "R": (*republicans, *STARTER_ACTIONS)}


def drawn(members: Sequence[Member], actions: Sequence[str], dice: Dice) -> dict[Side, tuple[str, ...]]:
    """A random legal pair: members by the recipe under a drawn salt, the same ten drawn actions for both."""
    salt = str(dice.below(1 << 62))
    pool = [card for card in actions if card != FAVOR for _ in range(MOST_COPIES)]
    dice.shuffle(pool)
    ten = sorted(pool[: SIZE - MEMBERS], key=list(actions).index)
    republicans = pick_members(members, "R", salt, (), free=True)
    democrats = pick_members(members, "D", salt, republicans, free=True)
    return {"D": (*democrats, *ten), "R": (*republicans, *ten)}


def faults(deck: Sequence[str], side: Side, members: Mapping[str, Member]) -> list[str]:
    """What breaks the deck rule: codes, empty for a legal deck."""
    cards = [print_member(members[card], side) for card in deck if card in members]
    copies = Counter(card for card in deck if card not in members)
    rules = {
        "size": len(deck) == SIZE,
        "members": FEWEST_MEMBERS <= len(cards) <= MOST_MEMBERS,
        "twice": len({c.id for c in cards}) == len(cards),
        "copies": max(copies.values(), default=0) <= MOST_COPIES,
        "favor": FAVOR not in copies,
        "crossovers": sum("bipartisan" in c.keywords for c in cards) <= MOST_CROSSOVERS,
        "leaders": sum(c.is_leader for c in cards) <= MOST_LEADERS,
        "voting": all(members[c.id].voting for c in cards),
    }
    return [name for name, kept in rules.items() if not kept]
