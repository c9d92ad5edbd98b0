"""The laws that every game keeps at every step. `check_game` plays one random game and holds it to all.

Each law raises AssertionError with what was found; the caller adds the seed and the step.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

import render
from data.words import Words
from rules import codec, funnel
from rules.core import Action, Event, Game, Pace, State, Teaming, apply, begin, blank, legal_actions
from rules.dice import Dice
from rules.match import may_undo
from rules.phrase import Phrase
from tests.support import playout

WIDEST = 200
PICTURED = 0.02
"""The share of steps of a thorough run at which the pictures are drawn and compared as well."""
DEEPEST = 3
"""Private steps from the open panel to a whole action: verb, then at most two more choices."""


class Broken(AssertionError):
    """A law does not hold; `where` names the game, the seed and the step."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")


def can_go_on(game: Game[Any], s: State) -> None:
    """No dead end: everybody who is asked can answer, within bounds, and silence has a legal meaning."""
    assert s.asks, "nobody is asked and nobody has won"
    for seat, ask in s.asks.items():
        assert ask.seat == seat
        options = legal_actions(s, seat)
        assert options, f"seat {seat} is asked {ask.kind} and has no answer"
        assert len(options) <= WIDEST, f"{ask.kind} has {len(options)} answers"
        assert len({codec.to_json(a) for a in options}) == len(options), f"{ask.kind} lists an answer twice"
        assert all(a.seat == seat for a in options)
        silent = game.default(s, ask)
        assert silent is None or blank(silent) in options, f"the default of {ask.kind} is not legal: {silent}"
        for code in game.orders.get(ask.kind, ()):
            answer = game.order(s, ask, code)
            assert answer is None or blank(answer) in options, f"order {code} on {ask.kind} is not legal"


def round_trips(game: Game[Any], s: State) -> None:
    """What is saved is what is loaded."""
    again = codec.load({game.name: game}, codec.dump(game, s))
    assert again == s, "load(dump(s)) differs from s"


def teams_are_apart(game: Game[Any], s: State) -> None:
    """Nobody plays in two teams, and all who play in one are at the table."""
    teams = game.teams(game.view(s, None)) if isinstance(game, Teaming) else ()
    seats = [seat for team in teams for seat in team]
    assert len(seats) == len(set(seats)), f"somebody plays in two teams: {teams}"
    assert set(seats) <= set(range(s.players)), f"somebody in a team is not at the table: {teams}"


def output(game: Game[Any], s: State, viewer: int | None) -> list[Any]:
    """All that words, buttons and pictures for this viewer are made from: the view and the own actions."""
    mine = legal_actions(s, viewer) if viewer is not None and viewer in s.asks else []
    return [game.view(s, viewer), *mine]


def has_words(game: Game[Any], view: Any, actions: Sequence[Action]) -> None:
    """The board, each open question and each button can be said from what the viewer may know."""
    assert game.board(view), "the board has no words"
    assert all(isinstance(game.question(view, ask.seat), Phrase) for ask in view.asked)
    assert all(isinstance(label, Phrase) for action in actions for label in labels(game, view, action))


def labels(game: Game[Any], view: Any, action: Action) -> list[Phrase]:
    """The words on every button on the way to an action."""
    fields = [f for f in action.__struct_fields__ if f != "seat" and f not in action.OPEN]
    return [game.label(view, action, field) for field in (None, *fields)]


def viewers(s: State) -> list[int | None]:
    """Everybody who may look: each seat, and the public."""
    return [None, *range(s.players)]


def some_viewers(s: State, actor: int, rng: random.Random) -> list[int | None]:
    """Those who matter most: the public, who acts, and one of the others."""
    others = [seat for seat in range(s.players) if seat != actor]
    return [None, actor, rng.choice(others)]


def twins(game: Game[Any], s: State, dice: Dice, who: Sequence[int | None]) -> dict[int | None, Any]:
    """For each of these viewers a state that they could not tell from `s`."""
    return {viewer: game.resample(s, viewer, dice) for viewer in who}


def keeps_secrets(game: Game[Any], s: State, others: dict[int | None, Any]) -> None:
    """What a viewer is shown does not depend on what is hidden from them."""
    for viewer, other in others.items():
        mine, theirs = output(game, s, viewer), output(game, other, viewer)
        # As bytes, since dicts and sets that are equal may still be read out in another order.
        if _bytes(mine) != _bytes(theirs):
            raise AssertionError(
                f"viewer {viewer} can tell a resample from the state: {_apart(mine, theirs)}"
            )
        has_words(game, mine[0], mine[1:])


def looks_alike(game: Game[Any], s: State, others: dict[int | None, Any]) -> None:
    """What a viewer sees and could click on: words, alt texts, file names, buttons' ids, picture bytes."""
    words = Words("en", game.name, s.options.card_set, {seat: f"Player {seat}" for seat in range(s.players)})
    for viewer, other in others.items():
        assert _seen(game, s, viewer, words) == _seen(game, other, viewer, words), (
            f"viewer {viewer} sees something hidden"
        )


def _seen(game: Game[Any], s: State, viewer: int | None, words: Words) -> list[Any]:
    view = game.view(s, viewer)
    lines = [words(line) for line in (*game.board(view), *(game.question(view, a.seat) for a in view.asked))]
    if viewer is None:
        return [lines, render.pictures(game.name, view, words)]
    mine = legal_actions(s, viewer) if viewer in s.asks else []
    buttons = [[words(label) for label in labels(game, view, action)] for action in mine]
    return [lines, render.hand(game.name, view, words), buttons, _ids(funnel.build(mine)) if mine else []]


_bytes = msgspec.msgpack.encode


def _apart(mine: Sequence[Any], theirs: Sequence[Any]) -> str:
    pairs = zip(mine, theirs, strict=False)
    return next((f"{a} against {b}" for a, b in pairs if a != b), "one shows more than the other")


def seen(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """The events that this viewer is told."""
    return [e for e in events if e.to is None or viewer in e.to]


def tells_no_secret(
    game: Game[Any],
    action: Action,
    before: State,
    after: State,
    events: Sequence[Event],
    others: dict[int | None, Any],
) -> None:
    """Two states alike to a viewer before and after the same action are told alike in between.

    Where they are no longer alike the viewer has learned something, and undo must know of it. So it is when
    the last sealed answer opens them all, even if what they were is told and then shows nowhere.
    """
    for viewer, other in others.items():
        if blank(action) not in legal_actions(other, action.seat):
            continue
        told = apply(other, action)
        opened = _opens_all(before, action.seat) and seen(events, viewer) != seen(told, viewer)
        if opened or game.view(other, viewer) != game.view(after, viewer):
            assert not may_undo(before, after), (
                f"viewer {viewer} learned something that is not counted as revealed"
            )
        else:
            mine, theirs = seen(events, viewer), seen(told, viewer)
            assert mine == theirs, f"viewer {viewer} is told of something hidden: {mine} against {theirs}"


def _opens_all(s: State, seat: int) -> bool:
    """Whether this seat is the last one whose sealed answer is missing."""
    return [ask.seat for ask in s.asks.values() if ask.pace is Pace.GATHER] == [seat]


def is_small_questions(s: State) -> None:
    """Every action is reached by few small questions whose buttons differ."""
    for seat in s.asks:
        actions = legal_actions(s, seat)
        root = funnel.build(actions)
        assert funnel.find(root, root.id) is root
        assert {codec.to_json(leaf.sample) for leaf in funnel.leaves(root)} == {
            codec.to_json(a) for a in actions
        }
        assert depth(root) <= DEEPEST, f"{s.asks[seat].kind} takes {depth(root)} steps"
        ids = _ids(root)
        assert len(set(ids)) == len(ids), "two buttons share an id"


def depth(node: funnel.Node) -> int:
    """How many clicks lead from here to the farthest action."""
    return 1 + max(depth(kid) for kid in node.kids) if node.kids else 0


def _ids(node: funnel.Node) -> list[str]:
    return [node.id, *(i for kid in node.kids for i in _ids(kid))]


def check_game(
    game: Game[Any], seed: str, fixed: dict[str, Any] | None = None, *, thorough: bool = False
) -> int:
    """One random game under all laws; the number of its actions.

    `thorough`: every viewer at every step, rather than those who matter most, and some of the pictures.
    """
    rng = random.Random(f"play {seed}")
    dice = Dice(seed=f"resample {seed}")
    s = playout.start(game, seed, fixed)
    first, actions = codec.copy(s), list[Action]()
    while s.winners is None:
        where = f"{game.name} seed {seed} step {len(actions)}"
        try:
            s = _step(game, s, rng, dice, actions, thorough)
        except Exception as error:
            raise Broken(where, f"{type(error).__name__}: {error}") from error
    _replays(game, seed, first, s, actions)
    return len(actions)


def _step(
    game: Game[Any], s: State, rng: random.Random, dice: Dice, actions: list[Action], thorough: bool
) -> State:
    assert len(actions) < playout.LONGEST, "the game does not end"
    can_go_on(game, s)
    round_trips(game, s)
    is_small_questions(s)
    action = playout.choose(s, rng)
    who = viewers(s) if thorough else some_viewers(s, action.seat, rng)
    others = twins(game, s, dice, who)
    keeps_secrets(game, s, others)
    teams_are_apart(game, s)
    if thorough and rng.random() < PICTURED:
        looks_alike(game, s, others)
    before = codec.to_json(s)
    after = codec.copy(s)
    events = apply(after, action)
    assert codec.to_json(s) == before, "an action changed the state before it"
    assert codec.read(list[game.events], codec.to_json(events)) == events, "events do not survive their log"
    assert codec.load_action(game, codec.to_json(action)) == action
    tells_no_secret(game, action, s, after, events, others)
    actions.append(action)
    return after


def _replays(game: Game[Any], seed: str, first: State, last: State, actions: Sequence[Action]) -> None:
    """The seed and the actions give the same game again, whatever the rest of the program does to chance."""
    random.seed(seed)
    s = begin(game, first.players, first.dice.seed, first.options)[0]
    assert s == first, f"{game.name} seed {seed}: the set-up does not repeat"
    for action in actions:
        apply(s, action)
    assert s == last, f"{game.name} seed {seed}: the replay ends elsewhere"
