"""The trick grid against brute force, CP-SAT, the solved instances and its own bounds."""

from __future__ import annotations

import itertools
import random

import pytest

from rules.intern.bounds import borders, most_tricks
from rules.intern.network import WIN, Arrangement, Networks, aligned
from tests.intern import cpsat, grids
from tests.intern.grids import Links, Solved

EXACT = [None, WIN]


@pytest.mark.parametrize("cap", EXACT)
@pytest.mark.parametrize("case", grids.solved(), ids=lambda case: case.id)
def test_every_solved_instance_is_reproduced(case: Solved, cap: int | None) -> None:
    found = Networks(case.links, cap).best(case.links)
    if case.tricks is None:
        assert found is None
        return
    assert found is not None
    assert grids.judge(found.cells, case.links) == found.tricks
    assert found.cells.keys() == case.links.keys()
    if cap is None or case.tricks < cap:
        assert found.tricks == case.tricks
    else:
        assert cap <= found.tricks <= case.tricks


@pytest.mark.parametrize("case", [c for c in grids.solved() if c.cells], ids=lambda case: case.id)
def test_the_kept_drawings_reach_the_kept_totals(case: Solved) -> None:
    assert case.cells is not None
    assert grids.judge(case.cells, case.links) == case.tricks


def against_brute_force(seed: int, count: int, most: int = 6) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        graph = grids.sample(rng, 0, most)
        expected, exact, capped = grids.brute(graph), Networks(graph, None), Networks(graph)
        found, enough = exact.best(graph), capped.best(graph)
        assert (found and found.tricks) == expected, graph
        assert (enough is None) == (expected is None)
        if enough is not None and expected is not None:
            assert min(enough.tricks, WIN) == min(expected, WIN), graph
            assert grids.judge(enough.cells, graph) == enough.tricks


def test_brute_force_agrees_on_small_networks() -> None:
    against_brute_force(seed=1, count=600, most=5)
    against_brute_force(seed=1, count=40)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 10))
def test_brute_force_agrees_on_many_small_networks(seed: int) -> None:
    against_brute_force(seed, 550)


def test_brute_force_itself_counts_the_known_shapes() -> None:
    assert [len(grids.shapes(n)) for n in range(1, 7)] == [1, 1, 2, 5, 12, 35]


@pytest.mark.parametrize("case", [c for c in grids.solved() if len(c.links) <= 7], ids=lambda case: case.id)
def test_constraint_solver_agrees(case: Solved) -> None:
    total, proved = cpsat.most_tricks(case.links)
    assert proved
    assert total == case.tricks


QUICKLY_PROVED = ("n07", "n14", "n16", "n21")
"""Large instances that the constraint solver proves within seconds; the bench compares the others."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "case", [c for c in grids.solved() if c.id in QUICKLY_PROVED], ids=lambda case: case.id
)
def test_constraint_solver_agrees_on_large_networks(case: Solved) -> None:
    total, proved = cpsat.most_tricks(case.links, seconds=90)
    assert proved
    assert total == case.tricks


def grow(rng: random.Random, graph: Links, most: int) -> list[tuple[Arrangement, tuple[str, ...]]]:
    """Lock at random what may join: each network with the cards that made it."""
    networks, now = Networks(graph), Arrangement(0, {})
    history: list[tuple[Arrangement, tuple[str, ...]]] = [(now, ())]
    for _ in range(most):
        out = [c for c in graph if c not in now.cells]
        moves = [(a, b) for a in out for b in out if a < b and networks.may_join(now.cells, a, b)]
        moves += [(a,) for a in out if networks.may_join(now.cells, a)]
        if not moves or now.tricks >= WIN:
            break
        cards = rng.choice(moves)
        now = networks.joined(now, cards)
        history.append((now, cards))
    return history


@pytest.mark.parametrize("seed", range(60))
def test_adding_cards_never_breaks_a_network_and_totals_keep_their_bounds(seed: int) -> None:
    graph = grids.sample(random.Random(seed), 8, 16, isolated=False)
    networks = Networks(graph)
    for (before, _), (after, cards) in itertools.pairwise(grow(random.Random(seed), graph, 9)):
        assert grids.judge(after.cells, graph) == after.tricks
        assert after.cells.keys() == before.cells.keys() | set(cards)
        supporters = sum(card[0] == "S" for card in after.cells)
        events = len(after.cells) - supporters
        matches = sum(len(graph[card] & after.cells.keys()) for card in after.cells) // 2
        assert after.tricks <= min(most_tricks(supporters, events), borders(len(after.cells)), matches)
        assert after.tricks >= before.tricks
        if len(cards) == 2:
            assert after.tricks > before.tricks, "a pair always adds a Trick"
        optimum = networks.total(after.cells)
        assert min(after.tricks, WIN) == min(optimum, WIN), "the drawn network is the best one"


def test_cards_stay_where_they_were_when_they_can() -> None:
    kept = moved = 0
    for seed in range(80):
        graph = grids.sample(random.Random(f"calm {seed}"), 8, 14, isolated=False)
        history = grow(random.Random(seed), graph, 8)
        for (before, _), (after, _) in itertools.pairwise(history):
            still = sum(after.cells[card] == cell for card, cell in before.cells.items())
            kept, moved = kept + (still == len(before.cells)), moved + (still < len(before.cells))
            assert not before.cells or still > 0, "at least one card keeps its place"
    assert kept > 4 * moved


def test_a_drawing_is_turned_back_to_what_people_know() -> None:
    known = {"S1": (3, 4), "E1": (4, 4), "S2": (4, 5)}
    mirrored = {"S1": (0, 9), "E1": (0, 8), "S2": (1, 8), "E2": (2, 8)}
    again = aligned(mirrored, known)
    assert {card: again[card] for card in known} == known


def test_bounds_are_reached_by_full_blocks() -> None:
    for supporters, events in [(1, 1), (2, 2), (3, 3), (4, 4), (2, 5), (1, 6)]:
        names = [f"S{i}" for i in range(supporters)]
        graph = grids.links(names, {f"E{i}": names for i in range(events)})
        assert Networks(graph, None).total(graph) == most_tricks(supporters, events)
    assert [borders(n) for n in range(1, 10)] == [0, 1, 2, 4, 5, 7, 8, 10, 12]
    assert borders(0) == 0


def test_why_cards_may_not_join() -> None:
    graph = grids.links(["S1", "S2", "S3"], {"E1": ["S1"], "E2": ["S1", "S2"], "E3": ["S3"]})
    networks = Networks(graph)
    assert networks.refusal((), ("S1", "E1")) is None
    assert networks.refusal((), ("S1",)) == "no-match"
    assert networks.refusal(("S1", "E1"), ("E2",)) is None
    assert networks.refusal(("S1", "E1"), ("S2",)) == "no-match"
    assert networks.refusal(("S1", "E1"), ("S2", "E3")) == "not-a-match"
    assert networks.refusal(("S1", "E1"), ("S2", "S3")) == "not-a-pair"
    assert networks.refusal(("S1", "E1"), ("E1",)) == "in-network"
    assert networks.refusal(("S1", "E1"), ("S3", "E3")) is None, "a pair needs no match in the network"
    assert networks.best(("S2", "E1")) is None


def test_more_cards_than_any_game_has_are_refused() -> None:
    graph = grids.links([f"S{i}" for i in range(60)], {f"E{i}": ["S0"] for i in range(9)})
    with pytest.raises(ValueError, match="at most 64 cards"):
        Networks(graph).best(graph)
