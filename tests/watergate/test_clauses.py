"""Every numbered sentence of the rulebook and every ruling has a test that names its number."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.watergate import GAME

HERE = Path(__file__).parent
NUMBERS = (HERE / "clauses.txt").read_text("utf-8").split()
SHARED = HERE.parents[2] / "shared" / "rules" / "watergate.clauses.tsv"


def _named(path: Path) -> Iterator[str]:
    """The numbers in the arguments of this file's `clause` marks."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "clause":
                    yield from (
                        a.value for a in mark.args if isinstance(a, ast.Constant) and isinstance(a.value, str)
                    )


def test_every_number_has_a_test() -> None:
    named = {number for path in HERE.glob("test_*.py") for number in _named(path)}
    assert not sorted(set(NUMBERS) - named)
    assert not sorted(named - set(NUMBERS)), "no such number"


def test_the_list_is_whole() -> None:
    assert len(NUMBERS) == len(set(NUMBERS))
    assert [n for n in NUMBERS if n.startswith(("WR", "WD"))] == list(GAME.rulings)


def test_the_list_agrees_with_the_rulebook() -> None:
    """Beside the repository lies the numbered rulebook, on some machines."""
    if not SHARED.is_file():
        pytest.skip("the numbered rulebook is not here")
    rows = [line.split("\t") for line in SHARED.read_text("utf-8").splitlines()]
    own = [n for n in NUMBERS if not n.startswith(("WR", "WD"))]
    assert own == [row[0] for row in rows if row[1] == "rule"]
