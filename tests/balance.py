"""Balance reports: `python -m tests.balance bill`. Each game's own is `tests/<game>/balance.py`."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent


def main(argv: Sequence[str] | None = None) -> int:
    """Print the game's report line by line; exit status 1 when it finds the game out of bounds."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance", description=__doc__)
    parser.add_argument("game", choices=sorted(path.parent.name for path in HERE.glob("*/balance.py")))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    module = importlib.import_module(f"tests.{args.game}.balance")
    try:
        for line in module.report(args.games, args.seed):
            print(line, flush=True)
    except AssertionError as out:
        print(out)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
