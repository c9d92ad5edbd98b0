"""Who may import whom, read off the syntax trees. The table is the house's dependency rule."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"bot", "cogs", "rules", "render", "data", "playground", "tests"}
MAY: dict[str, tuple[set[str], set[str]]] = {
    "rules": ({"rules"}, {"msgspec"}),
    "render": ({"render", "rules"}, {"PIL", "isal", "msgspec", "fonts"}),
    "data": ({"data", "rules"}, {"aiosqlite", "fluent", "msgspec"}),
    "cogs": ({"cogs", "rules", "render", "data"}, {"discord", "msgspec"}),
    "bot.py": ({"cogs", "rules", "render", "data", "playground"}, {"discord", "msgspec"}),
    "playground": ({"playground"}, {"aiohttp"}),
}
EXTRA = {
    "rules/__main__.py": {"data"},  # an entry point: the terminal game speaks through data.words
    "playground/redirect.py": {"discord"},  # runs inside the bot's process, not in the playground
    "cogs/transport.py": {"aiohttp"},  # discord.py lets the errors of its transport through
}
"""Files at the edge and what they may import besides."""
IMPURE = {"random", "secrets", "time", "datetime", "asyncio", "os", "logging", "socket", "subprocess"}


def files(package: str) -> list[Path]:
    path = ROOT / package
    return [path] if path.suffix else sorted(path.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """Top names of everything a file imports, at any depth of nesting."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add((node.module or "").partition(".")[0])
    return found


@pytest.mark.parametrize("package", MAY)
def test_the_dependency_rule(package: str) -> None:
    ours, foreign = MAY[package]
    for path in files(package):
        extra = EXTRA.get(str(path.relative_to(ROOT)), set[str]())
        stray = {
            name
            for name in imports(path) - extra
            if name not in (ours if name in OURS else foreign) and name not in sys.stdlib_module_names
        }
        assert not stray, f"{path.relative_to(ROOT)} may not import {sorted(stray)}"


def test_the_rules_are_pure() -> None:
    for path in files("rules"):
        if path.name != "__main__.py":
            assert not imports(path) & IMPURE, f"{path.relative_to(ROOT)} reaches outside"


def test_only_the_bot_reads_the_environment() -> None:
    for package in ("rules", "render", "data", "cogs"):
        for path in files(package):
            assert "environ" not in path.read_text(encoding="utf-8"), f"{path} reads the environment"


def test_the_top_level_is_as_agreed() -> None:
    kept = {"bot.py", "cogs", "rules", "render", "data", "tests", "playground"}
    there = {
        p.name for p in ROOT.iterdir() if p.suffix == ".py" or (p.is_dir() and (p / "__init__.py").exists())
    }
    assert there <= kept
