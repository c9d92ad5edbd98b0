"""Every numbered sentence and ruling has a test that names it, and every test names real ones."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SHARED = HERE.parents[2] / "shared" / "rules" / "fiftyone.clauses.tsv"


def numbers() -> set[str]:
    return set((HERE / "clauses.txt").read_text("utf-8").split())


def named() -> set[str]:
    """The numbers in the clause marks of this folder's tests."""
    found: set[str] = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "clause":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def test_every_sentence_and_ruling_has_a_test() -> None:
    assert sorted(numbers() - named()) == []


def test_no_test_names_a_number_that_is_not_there() -> None:
    assert sorted(named() - numbers()) == []


@pytest.mark.skipif(not SHARED.is_file(), reason="the numbered sentences are not beside this checkout")
def test_the_list_of_numbers_is_the_rulebooks() -> None:
    rows = [line.split("\t") for line in SHARED.read_text("utf-8").splitlines()]
    sentences = {row[0] for row in rows if row[1] == "rule"}
    assert numbers() == sentences | {f"FR{n}" for n in range(1, 69)}
