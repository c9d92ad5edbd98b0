"""`python -m tests.bench [--only NAME,NAME] [--quick]`: one JSON object a line; exit status 1 when one fails.

A row: `bench, game, value, unit, peer, peer_value, ratio, goal, ok`. `ratio` above 1 means that we are
better; null where there is no peer. Figures are of this machine in this run: read the ratios.
"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import tests.bench


def benches() -> list[str]:
    """The names of the benches: the modules of this package."""
    return sorted(m.name for m in pkgutil.iter_modules(tests.bench.__path__) if not m.name.startswith("_"))


def rows(name: str, quick: bool) -> Iterator[dict[str, Any]]:
    """The rows of one bench; a bench that breaks is a row that is not ok."""
    try:
        yield from importlib.import_module(f"tests.bench.{name}").run(quick)
    except Exception as error:
        yield {"bench": name, "ok": False, "error": f"{type(error).__name__}: {error}"}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the chosen benches; 0 when all that ran are ok, 2 for a name that does not exist."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--only", default="", help="names, separated by commas: " + ", ".join(benches()))
    parser.add_argument("--quick", action="store_true", help="a slice under a minute")
    args = parser.parse_args(argv)
    chosen = [name for name in args.only.split(",") if name] or benches()
    if unknown := sorted(set(chosen) - set(benches())):
        parser.error(f"no bench is called {', '.join(unknown)}; there are {', '.join(benches())}")
    ok = True
    for name in chosen:
        for row in rows(name, args.quick):
            print(json.dumps(row), flush=True)
            ok = ok and bool(row["ok"])
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
