"""`python -m tests [pytest options]`: style, types, then every test. Exit status 0 when all is green."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("pyright", "."),
)


def run(*command: str) -> int:
    """One tool of this environment, in the root of the project."""
    print("$", *command, flush=True)
    return subprocess.run((sys.executable, "-m", *command), cwd=ROOT, check=False).returncode


def main() -> int:
    """The first check that fails ends it, so that the last lines always say what is wrong."""
    for check in CHECKS:
        if status := run(*check):
            return status
    return run("pytest", "-n", "2", *sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
