"""A match is a log: one row an action, each with the state after it. What such a log means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from rules import codec
from rules.core import (
    Action,
    Ask,
    Event,
    Game,
    IllegalAction,
    Options,
    Redealing,
    State,
    Striking,
    apply,
    begin,
    settle,
)
from rules.dice import Dice

S = TypeVar("S", bound=State)


def advance(s: S, action: Action) -> tuple[S, list[Event]]:
    """The state after an action, and what happened; `s` stays as it was. Raises IllegalAction."""
    after = codec.copy(s)
    return after, apply(after, action)


def retire(game: Game[S], s: S, seat: int) -> tuple[S, list[Event]]:
    """The state after a seat has been given up for good. Raises IllegalAction("over")."""
    if s.winners is not None:
        raise IllegalAction("over")
    after = codec.copy(s)
    game.retire(after, seat)
    settle(after)
    news = list(after.news)
    after.news.clear()
    return after, news


def strike(game: Game[S], s: S, number: int, struck: bool = True) -> tuple[S, list[Event]]:
    """The state after a moderator has struck a text, or let it stand again.

    Raises IllegalAction("no-slogan").
    """
    if not isinstance(game, Striking):
        raise IllegalAction("no-slogan")
    after = codec.copy(s)
    game.strike(after, number, struck)
    news = list(after.news)
    after.news.clear()
    return after, news


def rewind(game: Game[S], now: State, then: S, reshuffle: str | None = None) -> S:
    """The earlier state with its questions asked anew: fresh numbers, so that every old button is dead.

    `reshuffle`: a seed with which everything that the public cannot see is dealt again, because what had been
    revealed since would otherwise be known in advance.
    """
    back = codec.copy(then) if reshuffle is None else _dealt_anew(game, then, Dice(seed=reshuffle))
    back.asked = now.asked
    asks, back.asks = list(back.asks.values()), {}
    for ask in asks:
        back.ask([ask.seat], ask.kind, ask.pace, about=ask.about, secret=ask.secret)
    return back


def _dealt_anew(game: Game[S], s: S, dice: Dice) -> S:
    return game.redeal(s, dice) if isinstance(game, Redealing) else game.resample(s, None, dice)


BY = frozenset(
    ("setup", "player", "standing", "clock", "sealed", "moderator", "undo", "retire", "strike", "unstrike")
)
MOST_TEXTS = 100
"""More than any game lets people write."""


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of an exported log.

    `by`: one of `BY`; `sealed` is what an order or silence said to a question that is gathered. `seat`: who
    acted or was retired. `action` empty or null: nobody acted. `to_row`: the row that a rewind went back to;
    `reshuffle`: the seed with which hidden things were dealt anew then. `number`: of the text that was struck
    or let stand again.
    """

    n: int
    by: str
    v: int
    action: msgspec.Raw = msgspec.Raw()
    seat: int | None = None
    to_row: int | None = None
    reshuffle: str | None = None
    number: int | None = None
    state: msgspec.Raw


class Log(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An exported match, complete: what `python -m rules verify` reads."""

    game: str
    players: int
    seed: str
    options: msgspec.Raw
    rows: tuple[Row, ...]


class Followed(msgspec.Struct, frozen=True, kw_only=True):
    """A row of an exported log with its state, and what happened in it if these rules say so (`checked`)."""

    row: Row
    state: State
    events: tuple[Event, ...] = ()
    checked: bool = False


def verify(games: Mapping[str, Game[Any]], text: str) -> int:
    """Play an exported log again, row by row, and compare every state; the number of rows that were checked.

    Rows written by another version of the rules are read and passed over, since a fix may have changed what
    they led to. Raises BadSave with the row and the reason.
    """
    game, log = read_log(games, text)
    return sum(followed.checked for followed in follow(game, log))


def read_log(games: Mapping[str, Game[Any]], text: str) -> tuple[Game[Any], Log]:
    """An exported log and its game, not yet checked. Raises BadSave."""
    log: Log = codec.read(Log, text)
    game = games.get(log.game)
    if game is None:
        raise codec.BadSave(f"no game is called {log.game!r}")
    return game, log


def follow(game: Game[Any], log: Log) -> Iterator[Followed]:
    """The rows of a log, each compared with what the rules make of it. Raises BadSave where one differs."""
    options: Options = codec.read(game.options, bytes(log.options).decode())
    states: list[State] = []
    for i, row in enumerate(log.rows):
        if row.n != i:
            raise codec.BadSave(f"row {i} is missing")
        if not _can_be(row, log.players):
            raise codec.BadSave(f"row {i} tells what cannot be")
        state = codec.load({game.name: game}, _save(game, row))
        followed = Followed(row=row, state=state)
        if row.v == game.version:
            again, events = _replayed(game, log, options, row, states)
            if again != state:
                raise codec.BadSave(f"row {row.n} does not follow from the rules")
            followed = Followed(row=row, state=state, events=tuple(events), checked=True)
        yield followed
        states.append(state)


def _can_be(row: Row, players: int) -> bool:
    """Whether a row tells of somebody at the table and goes back, if it does, to a row before it.

    States do not tell these, so no replay finds a wrong one; who follows a log back would go round for ever.
    """
    numbers = ((row.seat, players), (row.to_row, row.n), (row.number, MOST_TEXTS))
    return row.by in BY and all(number is None or 0 <= number < end for number, end in numbers)


def _save(game: Game[Any], row: Row) -> str:
    return codec.to_json({"game": game.name, "v": row.v, "state": row.state})


def _replayed(
    game: Game[Any], log: Log, options: Options, row: Row, before: Sequence[State]
) -> tuple[State, list[Event]]:
    """The state that the rules give for this row, and what happened. Raises BadSave if it means nothing."""
    try:
        if row.to_row is not None and 0 <= row.to_row < len(before):
            return rewind(game, before[-1], before[row.to_row], row.reshuffle), []
        if row.by == "setup" and not before:
            return begin(game, log.players, log.seed, options)
        if row.by == "retire" and row.seat is not None and before:
            return retire(game, before[-1], row.seat)
        if row.number is not None and before:
            return strike(game, before[-1], row.number, row.by == "strike")
        action = codec.load_action(game, bytes(row.action).decode() or "null")
        if action is not None and before:
            return advance(before[-1], action)
    except IllegalAction as no:
        raise codec.BadSave(f"row {row.n} is not legal: {no.code}") from None
    raise codec.BadSave(f"row {row.n} says nothing")


def may_undo(then: State, now: State) -> bool:
    """Whether going back shows nothing and changes no luck: no dice drawn, nothing revealed since."""
    return then.dice == now.dice and then.reveals == now.reveals


def still_open(s: State, ask_id: int) -> Ask | None:
    """The open question with this number, if it still is."""
    return next((ask for ask in s.asks.values() if ask.id == ask_id), None)
