"""Make a card set from public facts: `python -m data.bill.build FACTS SET`.

    python -m data.bill.build data/bill/facts-2026-06-15.json 119 --salt 119-1
    python -m data.bill.build data/bill/facts-2027-02-01.json 120 --screen 40

FACTS is a snapshot in our own schema (`rules.bill.formula.Facts`), SET a new folder below `data/bill/`. It
gets `cards.json` (costs, Influence, Resolve, keywords, abilities by the formula, and the starter decks) and
`names.ftl`; the words for its committees and offices are written by hand, in its `en.ftl` and `fr.ftl`.

The formula alone does not make any pair of decks fair. `--screen N` tries the salts SET-1 ... SET-N with the
simple player, in both modes, and keeps the first whose decks and whose first player win 45-55 % of the games;
about two pairs in five do. Tables freeze the set they began with: a published set is never rewritten.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rules.bill import cards, decks, derive
from rules.bill.abilities import Vocabulary
from rules.bill.formula import Facts
from rules.bill.trial import trial

HERE = Path(__file__).parent
GAMES = 1000
"""Games per pair and mode: one standard error is 1.6 points."""


def load_facts(path: Path) -> Facts:
    """A snapshot of facts. Raises msgspec.ValidationError with the path of the field."""
    return msgspec.json.decode(path.read_bytes(), type=Facts)


def load_vocabulary() -> Vocabulary:
    """The abilities that all sets share."""
    return msgspec.json.decode((HERE / "abilities.json").read_bytes(), type=Vocabulary)


def write(facts: Facts, folder: Path, salt: str) -> None:
    """Write the set, if it reads as the game will read it and its decks keep the rule. Raises BadCards."""
    text = derive.card_file(facts, load_vocabulary(), salt)
    made = cards.parse(folder.name, text.encode())
    for side, deck in made.decks.items():
        if faults := decks.faults(deck, side, made.members):
            raise cards.BadCards(f"bill/{folder.name}: deck {side}: {', '.join(faults)}")
    folder.mkdir(exist_ok=True)
    (folder / "cards.json").write_text(text, "utf-8")
    (folder / "names.ftl").write_text(derive.name_file(facts), "utf-8")


def screen(facts: Facts, folder: Path, most: int, games: int) -> str | None:
    """The first salt whose pair is fair in both modes; None when none of `most` is."""
    for n in range(1, most + 1):
        salt = f"{folder.name}-{n}"
        write(facts, folder, salt)
        cards.card_set.cache_clear()
        cards.printing.cache_clear()
        lists = cards.card_set(folder.name).decks
        results = [trial(lists, mode, games, salt, folder.name) for mode in ("easy", "hard")]
        print(salt, *(f"deck D {r.shares[0]:.1%}, first {r.shares[1]:.1%}" for r in results), sep="; ")
        if all(r.is_fair for r in results):
            return salt
    return None


def main(argv: Sequence[str] | None = None) -> int:
    """Exit status 1 when no salt passes."""
    parser = argparse.ArgumentParser(prog="python -m data.bill.build", description=__doc__)
    parser.add_argument("facts", type=Path)
    parser.add_argument("set", help="a new folder below data/bill, letters and digits")
    parser.add_argument("--salt", help="what decides where the recipe leaves a choice")
    parser.add_argument("--screen", type=int, default=40, metavar="N", help="salts to try without --salt")
    parser.add_argument("--games", type=int, default=GAMES, help="games per pair and mode")
    args = parser.parse_args(argv)
    facts, folder = load_facts(args.facts), HERE / args.set
    if args.salt:
        write(facts, folder, args.salt)
        return 0
    salt = screen(facts, folder, args.screen, args.games)
    print(f"kept {salt}" if salt else "no salt passes: try more")
    return 0 if salt else 1


if __name__ == "__main__":
    sys.exit(main())
