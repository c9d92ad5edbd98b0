"""The games in a terminal.

    python -m rules bill [--players N] [--option mode=hard] [--lang fr]     people at one keyboard
    python -m rules bill --auto --seed 7                                    a random game, told line by line
    python -m rules verify FILE                                             replay an exported log

An entry point, so it may speak through `data`; nothing else in `rules` does.
"""

from __future__ import annotations

import argparse
import random
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from data import options as table_options
from data.words import LOCALES, Words
from rules import GAMES, codec, funnel, match
from rules.core import Action, Event, Game, IllegalAction, State, begin, legal_actions
from rules.phrase import Ref

Read = Callable[[str], str]


class Quit(Exception):
    """The people at the keyboard have had enough."""


class Terminal:
    """One match at one keyboard. `read` asks for a line, `write` prints one."""

    def __init__(self, game: Game[Any], words: Words, read: Read, write: Callable[[str], object]) -> None:
        self._game, self._words, self._read, self._write = game, words, read, write

    def play(self, s: State, news: Sequence[Event]) -> State:
        """Play to the end. Raises Quit."""
        self._tell(news, None)
        while s.winners is None:
            seat = next(iter(s.asks))
            self._show(s, seat)
            s, news = self._turn(s, seat)
            self._tell(news, seat)
        return s

    def auto(self, s: State, news: Sequence[Event], rng: random.Random) -> State:
        """Let chance play to the end, telling what everybody may know."""
        self._tell(news, None)
        while s.winners is None:
            action = rng.choice(legal_actions(s, rng.choice(sorted(s.asks))))
            open_text = dict.fromkeys(action.OPEN, "Backroom")
            s, news = match.advance(s, msgspec.structs.replace(action, **open_text) if open_text else action)
            self._tell(news, None)
        return s

    def _show(self, s: State, seat: int) -> None:
        view = self._game.view(s, seat)
        self._write(f"\n── {self._words.seat(seat)} " + "─" * 40)
        for line in self._game.board(view):
            self._write(self._words(line))
        self._write(self._words(self._game.question(view, seat)))

    def _turn(self, s: State, seat: int) -> tuple[State, list[Event]]:
        """One answer; what the rules refuse is said and asked again."""
        while True:
            action = self._choose(s, seat)
            try:
                return match.advance(s, self._with_text(action))
            except IllegalAction as no:
                self._write(self._words.refusal(no))

    def _choose(self, s: State, seat: int) -> Action:
        view = self._game.view(s, seat)
        root = funnel.build(legal_actions(s, seat))
        path = [root]
        while (node := path[-1]).kids:
            for i, kid in enumerate(node.kids, 1):
                label = self._game.label(view, kid.sample, kid.chosen)
                self._write(f"{i:3}  {self._words(label)}  {self._words.detail(label)}".rstrip())
            answer = self._read("> ").strip().lower()
            if answer == "q":
                raise Quit
            if answer == "b" and len(path) > 1:
                path.pop()
            elif answer.isdecimal() and 1 <= int(answer) <= len(node.kids):
                path.append(node.kids[int(answer) - 1])
            else:
                self._write(f"1–{len(node.kids)}, b, q")
        return node.sample

    def _with_text(self, action: Action) -> Action:
        texts = {name: self._read(f"{name}: ") for name in sorted(action.OPEN)}
        return msgspec.structs.replace(action, **texts) if texts else action

    def _tell(self, news: Sequence[Event], seat: int | None) -> None:
        for event in news:
            if event.to is None or seat in event.to:
                self._write("· " + self._words(event.phrase()))


def pair(text: str) -> tuple[str, str]:
    """`mode=hard` as an option and its value."""
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError("an option is NAME=VALUE")
    return name, value


def play(args: argparse.Namespace) -> int:
    """One game in this terminal; 2 for options that cannot be played, 130 when it is broken off."""
    game = GAMES[args.what]
    seats = {i: f"{'ABCDEFGH'[i]}" for i in range(game.seats[-1])}
    try:
        chosen = {name: table_options.check(game, name, value) for name, value in args.option}
        frozen = table_options.freeze(game, chosen)
        words = Words(args.lang, game.name, frozen.card_set, seats)
        s, news = begin(game, args.players or game.seats[0], args.seed or secrets.token_hex(16), frozen)
    except IllegalAction as no:
        print(Words(args.lang, game.name).refusal(no), file=sys.stderr)
        return 2
    terminal = Terminal(game, words, input, print)
    try:
        s = terminal.auto(s, news, random.Random(args.seed)) if args.auto else terminal.play(s, news)
    except (Quit, EOFError, KeyboardInterrupt):
        return 130
    print(words("end-winners" if s.winners else "end-draw", seats=[Ref("seat", w) for w in s.winners or ()]))
    return 0


def verify(path: Path) -> int:
    """Replay an exported log; 1 when it does not hold, 2 when it cannot be read."""
    try:
        rows = match.verify(GAMES, path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as error:
        print(f"{path} cannot be read: {error}", file=sys.stderr)
        return 2
    except codec.BadSave as bad:
        print(f"{path} does not hold: {bad}", file=sys.stderr)
        return 1
    print(f"{rows} rows checked: the log follows from its seed and the rules")
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """What the command line asks for, as an exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m rules", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=[*GAMES, "verify"], help="a game, or verify")
    parser.add_argument("file", nargs="?", type=Path, help="the exported log to verify")
    parser.add_argument("--players", type=int)
    parser.add_argument("--auto", action="store_true", help="let chance play")
    parser.add_argument("--seed", help="of the game; drawn when left out")
    parser.add_argument("--lang", choices=LOCALES, default=LOCALES[0])
    parser.add_argument("--option", type=pair, action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args(argv)
    if args.what != "verify":
        return play(args)
    if args.file is None:
        parser.error("verify needs the FILE of an exported log")
    return verify(args.file)


if __name__ == "__main__":
    sys.exit(main())
