"""`python -m tests.pictures [--saves]`: draw the references anew; with `--saves` find their moments first.

Look at every picture that changes before you commit it.
"""

from __future__ import annotations

import argparse
import sys

from tests.pictures import samples


def main() -> int:
    """Write the saves when asked to, then the pictures; those of moments that are gone are removed."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("--saves", action="store_true", help="find the moments in random matches first")
    args = parser.parse_args()
    samples.SAVES.mkdir(exist_ok=True)
    kept: set[str] = set()
    for moment in samples.moments():
        file = samples.SAVES / f"{moment.name}.json"
        if args.saves or not file.exists():
            file.write_text(samples.found(moment) + "\n", "utf-8")
        for name, picture in samples.drawn(moment).items():
            (samples.HERE / name).write_bytes(picture.png)
            kept.add(name)
            print(f"{name}: {len(picture.png) / 1000:.0f} KB")
    for file in samples.HERE.glob("*.png"):
        if file.name not in kept:
            file.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
