"""How decks are built: the rule every deck keeps, and the recipe that fills one without choosing anybody.

The recipe is the same for both sides. Where it leaves a choice, the smaller hash of salt + id goes first.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from rules.bill.cards import FAVOR, Member, Printed, print_member
from rules.bill.formula import Keyword, Side
from rules.dice import Dice

SIZE, MEMBERS = 30, 20
FEWEST_MEMBERS, MOST_MEMBERS = 18, 22
MOST_COPIES, MOST_CROSSOVERS, MOST_LEADERS, MOST_OF_A_STATE = 2, 3, 2, 2
MOST_CROSSOVER_COST = 5
CURVE: Mapping[int, int] = {1: 4, 2: 6, 3: 4, 4: 3, 5: 2, 6: 1}
STARTER_ACTIONS = (
    "filibuster", "cloture", "earmark", "committee-markup", "town-hall", "media-cycle", "primary-challenge",
    "veto-threat", "lobbyist", "reconciliation",
)  # fmt: skip
ROLES: tuple[Keyword, Keyword] = ("gatekeeper", "oversight")


class Candidate(msgspec.Struct, frozen=True, eq=False):
    """A member who might join a deck, the card that it would be there, and its place in the cost curve."""

    member: Member
    card: Printed
    slot: int


class Stock(msgspec.Struct, frozen=True):
    """Whom one side's decks are built from, sorted out by what the recipe looks for.

    `own`: with the committee role this caucus has most of, `crossovers`: with the one it has least of.
    `elders`, `newcomers`: Institution or Firebrand and nothing else. `ranks`: all of the caucus's own party.
    """

    leaders: list[Candidate] = []
    whips: list[Candidate] = []
    independents: list[Candidate] = []
    crossovers: list[Candidate] = []
    own: list[Candidate] = []
    elders: list[Candidate] = []
    newcomers: list[Candidate] = []
    ranks: list[Candidate] = []


def stock(members: Sequence[Member], side: Side) -> Stock:
    """Sort out the members who vote, for one side."""
    own, other = roles(members, side)
    found = Stock()
    for m in members:
        card = print_member(m, side)
        words = card.keywords
        mine = m.caucus == side and m.party != "I"
        groups = {
            "leaders": mine and "leader" in words,
            "whips": mine and "whip" in words,
            "independents": m.party == "I" and m.caucus == side,
            "crossovers": "bipartisan" in words and other in words,
            "own": mine and own in words and "institution" not in words,
            "elders": mine and words == ("institution",),
            "newcomers": mine and words == ("firebrand",),
            "ranks": mine,
        }
        candidate = Candidate(m, card, min(max(CURVE), card.cost))
        for name, belongs in groups.items():
            if belongs and m.voting:
                getattr(found, name).append(candidate)
    return found


def roles(members: Iterable[Member], caucus: Side) -> tuple[Keyword, Keyword]:
    """The committee role this caucus has most of, and the one it has least of and gets by crossovers."""
    count = Counter(word for m in members if m.caucus == caucus for word in m.keywords)
    own, other = sorted(ROLES, key=lambda word: (-count[word], word))
    return own, other


class _Deck:
    """A deck in the making: places left in the cost curve, and how many come from each state."""

    def __init__(self, salt: str, gone: Iterable[str]) -> None:
        self.salt = salt
        self.gone = set(gone)
        self.left = dict(CURVE)
        self.states: Counter[str] = Counter()
        self.taken: list[Candidate] = []

    def tie(self, c: Candidate) -> int:
        """Where the recipe leaves a choice, the smaller goes first."""
        return int(hashlib.sha256(f"{self.salt}{c.member.id}".encode()).hexdigest()[:8], 16)

    def add(self, c: Candidate) -> None:
        self.left[c.slot] -= 1
        self.states[c.member.state] += 1
        self.gone.add(c.member.id)
        self.taken.append(c)

    def fits(self, c: Candidate) -> bool:
        return c.member.id not in self.gone and self.states[c.member.state] < MOST_OF_A_STATE

    def force(self, wanted: Iterable[Candidate]) -> None:
        """The first of these, even against the curve and the limit per state."""
        if c := next((c for c in wanted if c.member.id not in self.gone), None):
            self.add(c)

    def take(self, n: int, wanted: Iterable[Candidate]) -> None:
        """Up to `n` of these; first those that the curve has room for."""
        in_order = sorted(wanted, key=self.tie)
        for needs_room in (True, False):
            for c in in_order:
                if n and self.fits(c) and (self.left[c.slot] > 0 or not needs_room):
                    self.add(c)
                    n -= 1

    def fill(self, ranks: Iterable[Candidate]) -> None:
        """The rest: members without keywords where the curve misses most, then any but Leaders and Whips.

        The deck stays short when nobody is left who fits.
        """
        in_order = sorted(ranks, key=self.tie)
        while len(self.taken) < MEMBERS:
            slot = max(CURVE, key=lambda k: self.left[k])
            wanted = self.left[slot] > 0
            if not wanted:
                slot = 2
            fitting = [c for c in in_order if c.slot == slot and self.fits(c)]
            plain = (c for c in fitting if not c.card.keywords)
            modest = (c for c in fitting if not {"leader", "whip"} & set(c.card.keywords))
            if choice := next(plain, None) or next(modest, None):
                self.add(choice)
            elif wanted:
                self.left[slot] = -9
            else:
                return


def _rank(c: Candidate) -> int:
    """The Speaker, then floor leaders, then their assistants."""
    titles = " ".join(c.member.leadership)
    floor_leader = "Assistant" not in titles and ("Majority Leader" in titles or "Minority Leader" in titles)
    return 0 if "Speaker" in titles else 1 if floor_leader else 2


def pick_members(stock: Stock, salt: str, used: Iterable[str] = (), *, free: bool = False) -> list[str]:
    """Twenty members for a side, cheapest first. `free`: spread by the salt alone, as in random decks."""
    deck = _Deck(salt, used)
    if free:
        for group in (stock.leaders, stock.whips, stock.independents):
            deck.force(sorted(group, key=deck.tie))
    else:
        house = [c for c in stock.leaders if c.member.chamber == "H"]
        deck.force(sorted(house, key=lambda c: (_rank(c), deck.tie(c))))
        deck.force(sorted((c for c in stock.whips if c.member.chamber == "H"), key=deck.tie))
        deck.force(sorted(stock.independents, key=lambda c: (c.card.cost, deck.tie(c))))
    deck.take(2, (c for c in stock.crossovers if free or c.card.cost <= MOST_CROSSOVER_COST))
    deck.take(3, stock.own)
    deck.take(1, stock.elders)
    deck.take(3, stock.newcomers)
    deck.fill(stock.ranks)
    return [c.member.id for c in sorted(deck.taken, key=lambda c: (c.card.cost, c.member.name))]


def starter(members: Sequence[Member], salt: str) -> dict[Side, tuple[str, ...]]:
    """The starter pair of a salt; nobody is in both."""
    return pair(stock(members, "D"), stock(members, "R"), salt, STARTER_ACTIONS)


def drawn(
    democrats: Stock, republicans: Stock, actions: Sequence[str], dice: Dice
) -> dict[Side, tuple[str, ...]]:
    """A random legal pair: members by the recipe under a drawn salt, the same ten drawn actions for both."""
    salt = str(dice.below(1 << 62))
    pool = [card for card in actions if card != FAVOR for _ in range(MOST_COPIES)]
    dice.shuffle(pool)
    ten = sorted(pool[: SIZE - MEMBERS], key=list(actions).index)
    return pair(democrats, republicans, salt, ten, free=True)


def pair(
    democrats: Stock, republicans: Stock, salt: str, actions: Sequence[str], *, free: bool = False
) -> dict[Side, tuple[str, ...]]:
    """Two decks under one salt, the Republican one chosen first; nobody is in both."""
    right = pick_members(republicans, salt, free=free)
    left = pick_members(democrats, salt, right, free=free)
    return {"D": (*left, *actions), "R": (*right, *actions)}


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
