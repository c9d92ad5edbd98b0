"""The trick grid as a constraint model for OR-Tools CP-SAT: the peer that ours is measured against.

It shares no code and no idea with the search of the rules: one boolean per card and cell, one per match that
is a border, and a rooted tree over the occupied cells for the connection.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ortools.sat.python import cp_model

from tests.intern.grids import NEXT, Cell, Links


class Model:
    """An n by (n + 1) // 2 board holds every connected arrangement of n cards, turned if need be."""

    def __init__(self, graph: Links) -> None:
        self.model = cp_model.CpModel()
        self.graph, self.cards = graph, sorted(graph)
        n = len(self.cards)
        self.cells = [(x, y) for x in range(n) for y in range((n + 1) // 2)]
        self.lies = {
            (card, cell): self.model.new_bool_var(f"{card}@{cell}")
            for card in self.cards
            for cell in self.cells
        }
        self._places()
        self._connects()
        tricks = self._tricks()
        self.model.add(sum(tricks) <= 2 * n - math.isqrt(4 * n - 1) - 1)  # no n cells have more borders
        self.model.maximize(sum(tricks))

    def solve(self, seconds: float = 20.0) -> tuple[int | None, bool]:
        """The best total found (None: none), and whether it is proved."""
        solver = cp_model.CpSolver()
        solver.parameters.max_time_in_seconds = seconds
        solver.parameters.num_workers = 2
        status = solver.solve(self.model)
        proved = status in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
        found = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
        return (round(solver.objective_value) if found else None), proved

    def _beside(self, cell: Cell) -> list[Cell]:
        around = ((cell[0] + dx, cell[1] + dy) for dx, dy in NEXT)
        return [q for q in around if (self.cards[0], q) in self.lies]

    def _places(self) -> None:
        """Every card in one cell, no cell with two, no border between cards that may not share one."""
        for card in self.cards:
            self.model.add_exactly_one(self.lies[card, cell] for cell in self.cells)
            strangers = [c for c in self.cards if c[0] != card[0] and c not in self.graph[card]]
            for cell in self.cells if strangers else ():
                for q in self._beside(cell):
                    self.model.add_at_most_one(
                        [self.lies[card, cell], *(self.lies[stranger, q] for stranger in strangers)]
                    )
        for cell in self.cells:
            self.model.add_at_most_one(self.lies[card, cell] for card in self.cards)

    def _tricks(self) -> Sequence[cp_model.IntVar]:
        found: list[cp_model.IntVar] = []
        for card in self.cards:
            for partner in self.graph[card] if card[0] == "S" else ():
                trick = self.model.new_bool_var(f"{card}-{partner}")
                for cell in self.cells:
                    near = [self.lies[partner, q] for q in self._beside(cell)]
                    self.model.add(sum(near) >= 1).only_enforce_if([trick, self.lies[card, cell]])
                found.append(trick)
        return found

    def _connects(self) -> None:
        """Every occupied cell but the root has a parent beside it, one level lower."""
        n, root = len(self.cards), dict[Cell, cp_model.IntVar]()
        level = {cell: self.model.new_int_var(0, n - 1, f"level {cell}") for cell in self.cells}
        arc: dict[tuple[Cell, Cell], cp_model.IntVar] = {}
        for cell in self.cells:
            root[cell] = self.model.new_bool_var(f"root {cell}")
            for q in self._beside(cell):
                arc[q, cell] = self.model.new_bool_var(f"{q} to {cell}")
                self.model.add(level[cell] == level[q] + 1).only_enforce_if(arc[q, cell])
        for cell in self.cells:
            here = sum(self.lies[card, cell] for card in self.cards)
            parents = sum(arc[q, cell] for q in self._beside(cell))
            self.model.add(parents + root[cell] == here)
            for q in self._beside(cell):
                self.model.add(sum(self.lies[card, cell] for card in self.cards) >= arc[cell, q])
        self.model.add_exactly_one(root.values())


def most_tricks(graph: Links, seconds: float = 20.0) -> tuple[int | None, bool]:
    """The best total of a network (None: no arrangement), and whether CP-SAT proved it in time."""
    return Model(graph).solve(seconds)
