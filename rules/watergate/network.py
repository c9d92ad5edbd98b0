"""The evidence board: spaces, informants and red threads, and which informants a chain joins to Nixon."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

NIXON = "NIX"
"""The photo in the middle, where every chain must end."""


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space for evidence. `colour`: B, Y or G; `near`: the photos that help to find it on the board."""

    id: str
    colour: str
    threads: tuple[str, ...]
    near: tuple[str, ...]


class Network(msgspec.Struct, frozen=True, kw_only=True):
    """The board as printed. `threads`: every pair once; `ways`: from each place to its neighbours."""

    spaces: dict[str, Space]
    informants: tuple[str, ...]
    threads: tuple[tuple[str, str], ...]
    ways: dict[str, tuple[str, ...]]

    def joined(self, faceup: Collection[str], heard: Collection[str]) -> list[str]:
        """The face-up informants (`heard`) that a chain of face-up evidence (`faceup`) joins to Nixon.

        Photos are the ends of a chain, never links of it.
        """
        found: set[str] = set()
        todo, seen = [NIXON], {NIXON}
        while todo:
            for there in self.ways[todo.pop()]:
                if there in heard:
                    found.add(there)
                elif there in faceup and there not in seen:
                    seen.add(there)
                    todo.append(there)
        return [who for who in self.informants if who in found]


def network(
    colours: Mapping[str, str], informants: Iterable[str], threads: Iterable[tuple[str, str]]
) -> Network:
    """The board of these spaces (id -> B, Y or G), informants and threads."""
    people = tuple(informants)
    pairs = tuple(threads)
    ways: dict[str, list[str]] = {place: [] for place in (NIXON, *people, *colours)}
    for a, b in pairs:
        ways[a].append(b)
        ways[b].append(a)
    fixed = {place: tuple(sorted(others)) for place, others in ways.items()}
    spaces = {
        place: Space(id=place, colour=colour, threads=fixed[place], near=_near(place, fixed, people))
        for place, colour in colours.items()
    }
    return Network(spaces=spaces, informants=people, threads=pairs, ways=fixed)


def _near(place: str, ways: Mapping[str, tuple[str, ...]], people: tuple[str, ...]) -> tuple[str, ...]:
    """The photos that a space touches, or else the informants closest to it, in the board's order."""
    if touching := [photo for photo in (*people, NIXON) if photo in ways[place]]:
        return tuple(touching)
    reached, close = {place}, list[str]()
    while not close:
        wider = reached | {there for here in reached for there in ways[here] if here != NIXON}
        if wider == reached:
            break
        reached, close = wider, [who for who in people if who in wider]
    return tuple(close)
