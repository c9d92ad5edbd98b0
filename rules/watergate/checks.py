"""What must hold of a set besides the types of its fields: each fault with its place and the reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from rules.watergate.network import NIXON
from rules.watergate.schema import DECK, BoardRow, CardRow, File
from rules.watergate.vocabulary import Cancel, Clause, Gambit, Reverse, Tile

Faults: TypeAlias = Iterator[tuple[str, str]]
FIGURES = {"steps", "at"}
"""The fields of an effect that a set may change."""
UNLIKE = "only number, value, colour and the figures of the action may differ from the house's set"
ROLES = {"editor": ("journalist", {"conspirator", "evidence"}), "nixon": ("conspirator", {"event"})}
"""The kind of a side's characters, and what its reactions may answer."""


def faults(file: File, model: File | None) -> Faults:
    """All faults, the first in the file's order first. `model`: the set whose cards' words must fit these."""
    yield from _decks(file)
    if model is not None:
        yield from _unlike(file, model)
    yield from _board(file, model)
    yield from _bag(file)
    yield from _momentum(file)


def _decks(file: File) -> Faults:
    known = Counter(card.id for card in (*file.editor, *file.nixon))
    for role, (character, triggers) in ROLES.items():
        deck: tuple[CardRow, ...] = getattr(file, role)
        if len(deck) != DECK:
            yield f"$.{role}", f"there must be {DECK} cards, here are {len(deck)}"
        for i, card in enumerate(deck):
            for field, reason in _card(card, character, triggers, file.board.informants):
                yield f"$.{role}[{i}]{field}", f"{card.id}: {reason}"
            if known[card.id] > 1:
                yield f"$.{role}[{i}].id", f"{card.id} is there twice"


def _card(card: CardRow, character: str, triggers: set[str], informants: tuple[str, ...]) -> Faults:
    if card.kind not in ("event", character):
        yield ".kind", f"must be event or {character}"
    answers = [e for e in card.action if isinstance(e, (Cancel, Reverse))]
    if card.reaction is not None and card.reaction not in triggers:
        yield ".reaction", f"must be one of {', '.join(sorted(triggers))}"
    if not card.action:
        yield ".action", "must not be empty"
    elif card.reaction is None and answers:
        yield ".action", "cancel and reverse are for reactions"
    elif card.reaction is not None and card.action != (_answer(card.reaction),):
        yield ".action", f"must be {'reverse' if card.reaction == 'evidence' else 'cancel'} alone"
    gambles = any(isinstance(e, Gambit) for e in card.action)
    after = "discard" if card.kind != "event" else "either" if gambles else "removed"
    if card.after != after:
        yield ".after", f"must be {after}"
    for i, effect in enumerate(card.action):
        if isinstance(effect, Tile) and effect.who not in informants:
            yield f".action[{i}].who", f"{effect.who} is not among the informants"


def _answer(reaction: str) -> Clause:
    return Reverse() if reaction == "evidence" else Cancel()


def _unlike(file: File, model: File) -> Faults:
    """Cards may differ from the model's in value, colour, printed number and the figures of their actions."""
    for role in ROLES:
        theirs: dict[str, CardRow] = {card.id: card for card in getattr(model, role)}
        for i, card in enumerate(getattr(file, role)):
            if card.id not in theirs:
                yield f"$.{role}[{i}].id", f"{card.id} is not a card; left are {_left(theirs, file, role)}"
            elif _shape(card) != _shape(theirs[card.id]):
                yield f"$.{role}[{i}]", f"{card.id}: {UNLIKE}"


def _left(theirs: dict[str, CardRow], file: File, role: str) -> str:
    used = {card.id for card in getattr(file, role)}
    return ", ".join(sorted(set(theirs) - used)) or "none"


def _shape(card: CardRow) -> object:
    clauses = [
        (type(e), [getattr(e, f) for f in e.__struct_fields__ if f not in FIGURES]) for e in card.action
    ]
    return card.kind, card.reaction, card.after, clauses


def _board(file: File, model: File | None) -> Faults:
    board = file.board
    if model is not None and set(board.informants) != set(model.board.informants):
        yield "$.board.informants", f"must be {', '.join(model.board.informants)}"
    ids = Counter([NIXON, *board.informants, *(space.id for space in board.spaces)])
    for i, space in enumerate(board.spaces):
        if ids[space.id] > 1:
            yield f"$.board.spaces[{i}].id", f"{space.id} is there twice"
    photos = {NIXON, *board.informants}
    seen: set[frozenset[str]] = set()
    for i, (a, b) in enumerate(board.threads):
        strange = [end for end in (a, b) if end not in ids]
        if strange:
            yield f"$.board.threads[{i}]", f"{strange[0]} is not on the board"
        elif a == b or {a, b} <= photos:
            yield f"$.board.threads[{i}]", "a thread joins two spaces, or a space and a photo"
        elif frozenset((a, b)) in seen:
            yield f"$.board.threads[{i}]", f"the thread {a}-{b} is there twice"
        seen.add(frozenset((a, b)))
    for i, who in enumerate(board.informants):
        if who not in _reachable(board):
            yield f"$.board.informants[{i}]", f"no chain of threads joins {who} to Nixon"


def _reachable(board: BoardRow) -> set[str]:
    """Everything that a chain of spaces joins to Nixon; an informant ends a chain."""
    found = {NIXON}
    while True:
        links = found - set(board.informants)
        more = {end for pair in board.threads if links & set(pair) for end in pair} - found
        if not more:
            return found
        found |= more


def _bag(file: File) -> Faults:
    for i, row in enumerate(file.bag):
        if len(set(row.colours)) < len(row.colours):
            yield f"$.bag[{i}].colours", "a two-coloured token has two different colours"
    if sum(row.count for row in file.bag) < file.round.evidence:
        yield "$.bag", "holds less than one round's evidence"


def _momentum(file: File) -> Faults:
    for role, row in (("editor", file.momentum.editor), ("nixon", file.momentum.nixon)):
        for i, reward in enumerate(row):
            wins = role == "nixon" and i == len(row) - 1
            if (reward.give == "win") is not wins:
                yield f"$.momentum.{role}[{i}].give", "win is Nixon's last place, and only that"
