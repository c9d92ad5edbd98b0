"""JSON in and out, by msgspec: tagged structs, unions spelled out, unknown fields refused."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from rules.core import Action, Event, Game, State

S = TypeVar("S", bound=State)
_json = msgspec.json.Encoder()
_pack = msgspec.msgpack.Encoder()


class BadSave(ValueError):
    """This text is not a save of ours that this code can read; the message says why, without secrets."""


class _Save(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    v: int
    state: msgspec.Raw


@functools.cache
def _unpacker(kind: type[Any]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(kind)


@functools.cache
def _reader(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def copy(s: S) -> S:
    """An independent copy of a state."""
    return _unpacker(type(s)).decode(_pack.encode(s))


def to_json(thing: Any) -> str:
    """Compact JSON text of any struct or plain value."""
    return _json.encode(thing).decode()


def read(kind: Any, text: str) -> Any:
    """JSON text as `kind`. Raises BadSave."""
    try:
        return _reader(kind).decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadSave(str(error)) from None


def dump(game: Game[Any], s: State) -> str:
    """A save: `{"game", "v", "state"}`."""
    return to_json({"game": game.name, "v": game.version, "state": s})


def load(games: Mapping[str, Game[Any]], text: str) -> State:
    """A save of this or an earlier version. Raises BadSave."""
    save: _Save = read(_Save, text)
    game = games.get(save.game)
    if game is None:
        raise BadSave(f"no game is called {save.game!r}")
    if save.v > game.version:
        raise BadSave(f"{save.game} version {save.v} is newer than this code ({game.version})")
    raw = bytes(save.state)
    if save.v < game.version:
        raw = _json.encode(_upcast(game, save.v, msgspec.json.decode(raw)))
    return read(game.state, raw.decode())


def _upcast(game: Game[Any], version: int, raw: dict[str, Any]) -> dict[str, Any]:
    for v in range(version, game.version):
        if v not in game.upcasts:
            raise BadSave(f"{game.name} saves of version {v} can no longer be read")
        raw = game.upcasts[v](raw)
    return raw


def dump_action(action: Action | None) -> str | None:
    """An action as JSON text; None stays None (set-up, rewind)."""
    return None if action is None else to_json(action)


def load_action(game: Game[Any], text: str | None) -> Action | None:
    """An action of this game. Raises BadSave."""
    return None if text is None else read(game.actions | None, text)


def load_events(game: Game[Any], text: str) -> list[Event]:
    """The events of one row. Raises BadSave."""
    return read(list[game.events], text)
