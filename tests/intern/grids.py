"""Networks to test on: the solved instances, random ones, and a brute force that shares no code with ours."""

from __future__ import annotations

import functools
import itertools
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec

Cell: TypeAlias = tuple[int, int]
Links: TypeAlias = dict[str, frozenset[str]]
"""Card -> its matches, both ways."""

NEXT = ((1, 0), (-1, 0), (0, 1), (0, -1))


class Solved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A solved instance: `tricks` connected, `apart` when pieces may lie apart; null: no arrangement."""

    id: str
    about: str
    supporters: tuple[str, ...]
    events: dict[str, tuple[str, ...]]
    tricks: int | None
    apart: int | None
    cells: dict[str, Cell] | None

    @property
    def links(self) -> Links:
        return links(self.supporters, self.events)


def links(supporters: Sequence[str], events: Mapping[str, Sequence[str]]) -> Links:
    """Who matches whom, from the lists on the Events."""
    found = {event: frozenset(listed) for event, listed in events.items()}
    for card in supporters:
        found[card] = frozenset(event for event, listed in events.items() if card in listed)
    return found


@functools.cache
def solved() -> tuple[Solved, ...]:
    """The instances of `networks.jsonl`, small ones first."""
    lines = Path(__file__).with_name("networks.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(msgspec.convert(json.loads(line), Solved) for line in lines)


def sample(rng: random.Random, least: int, most: int, *, isolated: bool = True) -> Links:
    """A random match graph with least to most cards; `isolated`: cards without any match may be there."""
    while True:
        n = rng.randint(least, most)
        supporters = [f"S{i}" for i in range(rng.randint(0 if isolated else 1, n))]
        listed = rng.choice([0.2, 0.4, 0.6, 0.9])
        events = {
            f"E{i}": [s for s in supporters if rng.random() < listed] for i in range(n - len(supporters))
        }
        found = links(supporters, events)
        if isolated or (found and all(found.values())):
            return found


def judge(cells: Mapping[str, Cell], graph: Links) -> int:
    """Tricks of an arrangement, counted border by border. Raises AssertionError when it is not legal."""
    at = {cell: card for card, cell in cells.items()}
    assert len(at) == len(cells), "two cards in one cell"
    tricks = 0
    for (x, y), card in at.items():
        for beside in ((x + 1, y), (x, y + 1)):
            other = at.get(beside)
            if other is not None and other[0] != card[0]:
                assert other in graph[card], f"{card} borders {other}"
                tricks += 1
    reached = set(itertools.islice(at, 1))
    front = list(reached)
    while front:
        x, y = front.pop()
        new = {(x + dx, y + dy) for dx, dy in NEXT} & at.keys() - reached
        reached |= new
        front += new
    assert reached == at.keys(), "not connected"
    return tricks


def brute(graph: Links) -> int | None:
    """Most Tricks by trying every shape with every labelling; None when none is legal. Up to 6 cards."""
    return _brute(_canonical(graph))


def _canonical(graph: Links) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """The same for all renamings: number of Supporters, and the matches of each Event as numbers."""
    supporters = sorted(card for card in graph if card[0] == "S")
    events = [graph[card] for card in graph if card[0] == "E"]
    named = (
        tuple(sorted(tuple(sorted(order.index(s) for s in listed)) for listed in events))
        for order in itertools.permutations(supporters)
    )
    return len(supporters), min(named)


@functools.cache
def _brute(canonical: tuple[int, tuple[tuple[int, ...], ...]]) -> int | None:
    supporters, listed = canonical
    cards = [("S", i) for i in range(supporters)] + [("E", i) for i in range(len(listed))]
    worths = (
        worth
        for shape in shapes(len(cards))
        for worth in _labellings(sorted(shape), {}, cards, listed)
        if worth is not None
    )
    return max(worths, default=None)


def _labellings(
    todo: Sequence[Cell],
    at: dict[Cell, tuple[str, int]],
    cards: Sequence[tuple[str, int]],
    listed: Sequence[tuple[int, ...]],
) -> Iterator[int | None]:
    """Put the cards on the cells in every legal way; yields the Tricks of each."""
    if not todo:
        yield sum(at[x, y][0] != at[q][0] for x, y in at for q in ((x + 1, y), (x, y + 1)) if q in at)
        return
    x, y = todo[0]
    beside = [at[q] for q in ((x - 1, y), (x, y - 1)) if q in at]
    for card in cards:
        if all(other[0] == card[0] or _match(card, other, listed) for other in beside):
            left = [c for c in cards if c != card]
            yield from _labellings(todo[1:], {**at, (x, y): card}, left, listed)


def _match(one: tuple[str, int], other: tuple[str, int], listed: Sequence[tuple[int, ...]]) -> bool:
    supporter, event = (one, other) if one[0] == "S" else (other, one)
    return supporter[1] in listed[event[1]]


@functools.cache
def shapes(n: int) -> frozenset[frozenset[Cell]]:
    """All polyominoes of n cells, one of those that differ by a shift, turn or mirror."""
    if n <= 1:
        return frozenset({frozenset({(0, 0)})} if n else {frozenset[Cell]()})
    grown = {
        shape | {(x + dx, y + dy)}
        for shape in shapes(n - 1)
        for x, y in shape
        for dx, dy in NEXT
        if (x + dx, y + dy) not in shape
    }
    return frozenset(_first(shape) for shape in grown)


def _first(shape: frozenset[Cell]) -> frozenset[Cell]:
    turned: list[list[Cell]] = []
    for _ in range(2):
        shape = frozenset((-x, y) for x, y in shape)
        for _ in range(4):
            shape = frozenset((-y, x) for x, y in shape)
            left, top = min(x for x, _ in shape), min(y for _, y in shape)
            turned.append(sorted((x - left, y - top) for x, y in shape))
    return frozenset(min(turned))
