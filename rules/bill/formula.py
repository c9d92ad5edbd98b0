"""Career facts -> the numbers on a card. Public service is the only input; party, age, votes never are.

Points measure a career; points make the cost; cost and keywords make what Influence and Resolve add up to.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

Keyword = Literal["leader", "whip", "gatekeeper", "oversight", "institution", "firebrand", "bipartisan"]
KEYWORDS: tuple[Keyword, ...] = (
    "leader", "whip", "gatekeeper", "oversight", "institution", "firebrand", "bipartisan",
)  # fmt: skip
"""In the rulebook's order, which is also the order in which they take effect (BR37)."""
Party = Literal["D", "R", "I"]
Side = Literal["D", "R"]
Office = Literal["speaker", "leader", "whip", "officer", ""]

YEARS_A_POINT, SENIORITY_CAP = 5, 6
SENATOR = 2
OFFICE_POINTS: Mapping[Office, int] = {"speaker": 7, "leader": 5, "whip": 4, "officer": 1, "": 0}
GAVEL, SMALL_GAVEL = 3, 1
INSTITUTION_YEARS = 20
PRICES: Mapping[str, int] = {
    "leader": 7, "gatekeeper": 3, "oversight": 3, "institution": 3, "whip": 2, "firebrand": 1,
}  # fmt: skip
COST_MIN, COST_MAX = 1, 8
TOTAL_MIN = 3
CROSSOVER = 1


class Committee(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`chamber`: H, S or J(oint). `seats`: how many sit on each side, by caucus."""

    chamber: Literal["H", "S", "J"]
    name: str
    kind: Literal["full", "joint", "caucus", "sub"]
    seats: dict[Side, int]


class Person(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The public facts about one member. `committees`: code -> rank on the member's own side, 1 the first."""

    id: str
    name: str
    last: str
    party: Party
    caucus: Side
    state: str
    district: int | None
    chamber: Literal["H", "S"]
    voting: bool
    since: int
    years: float
    first_term: bool
    leadership: tuple[str, ...] = ()
    chairs: tuple[str, ...] = ()
    ranking: tuple[str, ...] = ()
    sub_chairs: int = 0
    sub_ranking: int = 0
    sub_seats: int = 0
    committees: dict[str, int] = {}

    @property
    def seats(self) -> int:
        """Seats on committees and subcommittees."""
        return len(self.committees) + self.sub_seats


class Source(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the facts come from. Years served are counted to `snapshot`."""

    name: str
    license: str
    commit: str
    snapshot: str
    committees: str


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One snapshot of one Congress."""

    source: Source
    congress: int
    committees: dict[str, Committee]
    members: list[Person]


class Quartiles(msgspec.Struct, frozen=True):
    """Below `low` seats a member is narrow, above `high` wide, among the own chamber and caucus."""

    low: float
    high: float


def office(person: Person) -> Office:
    """The highest party office. Conference officers are no party leaders: they earn a point, no keyword."""
    titles = person.leadership
    if any("Speaker" in title for title in titles):
        return "speaker"
    if any("Majority Leader" in title or "Minority Leader" in title for title in titles):
        return "leader"
    if any("Whip" in title for title in titles):
        return "whip"
    return "officer" if titles else ""


def full_committees(codes: Sequence[str], committees: Mapping[str, Committee]) -> tuple[str, ...]:
    """Only full committees of one chamber earn keywords; joint bodies and caucuses do not."""
    return tuple(code for code in codes if committees[code].kind == "full")


def keywords(person: Person, committees: Mapping[str, Committee]) -> tuple[Keyword, ...]:
    """What a career earns (B030-B049), in the rulebook's order."""
    earned: dict[Keyword, bool] = {
        "leader": office(person) in ("speaker", "leader"),
        "whip": office(person) == "whip",
        "gatekeeper": bool(full_committees(person.chairs, committees)),
        "oversight": bool(full_committees(person.ranking, committees)),
        "institution": person.years >= INSTITUTION_YEARS,
        "firebrand": person.first_term,
    }
    return tuple(word for word, has in earned.items() if has)


def points(person: Person, committees: Mapping[str, Committee]) -> int:
    """Seniority, chamber, party office, gavel."""
    total = min(SENIORITY_CAP, int(person.years // YEARS_A_POINT)) + OFFICE_POINTS[office(person)]
    if person.chamber == "S":
        total += SENATOR
    if full_committees(person.chairs + person.ranking, committees):
        total += GAVEL
    elif person.sub_chairs + person.sub_ranking:
        total += SMALL_GAVEL
    return total


def cost(career: int) -> int:
    """The base cost, before a crossover's +1."""
    return max(COST_MIN, min(COST_MAX, 1 + (career + 1) // 2))


def price(words: Sequence[str]) -> int:
    """What keywords take from the total: the dearest in full, every other at half, rounded down."""
    dearest_first = sorted((PRICES[word] for word in words), reverse=True)
    return sum(dearest_first[:1]) + sum(one // 2 for one in dearest_first[1:])


def quartiles(members: Sequence[Person]) -> dict[tuple[str, str], Quartiles]:
    """Seat quartiles by chamber and caucus: the majority holds more seats, so each has its own."""
    found: dict[tuple[str, str], Quartiles] = {}
    for key in sorted({(p.chamber, p.caucus) for p in members}):
        low, _, high = statistics.quantiles([p.seats for p in members if (p.chamber, p.caucus) == key], n=4)
        found[key] = Quartiles(low, high)
    return found


def tilt(person: Person, words: Sequence[str], seats: Quartiles) -> int:
    """-1, 0 or +1 from Resolve to Influence: newcomers and wide portfolios lean to Influence."""
    lean = ("firebrand" in words) - ("gatekeeper" in words)
    lean += (person.seats > seats.high) - (person.seats < seats.low)
    return max(-1, min(1, lean))


class Numbers(msgspec.Struct, frozen=True):
    """What the formula makes of a career."""

    points: int
    cost: int
    influence: int
    resolve: int
    keywords: tuple[Keyword, ...]


def numbers(person: Person, committees: Mapping[str, Committee], seats: Quartiles) -> Numbers:
    """The card of one member, as it stands in a deck of the own caucus."""
    words = keywords(person, committees)
    career = points(person, committees)
    base = cost(career)
    total = max(TOTAL_MIN, 2 * base + 1 - price(words))
    influence = max(1, min(total - 1, (total - 1) // 2 + tilt(person, words, seats)))
    return Numbers(career, base, influence, total - influence, words)


def is_crossover(party: Party, caucus: Side, side: Side) -> bool:
    """Whether this member sits in the other party's deck (B052-B054); independents never do."""
    return party != "I" and caucus != side
