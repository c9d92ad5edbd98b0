"""The whole engine: a stack of steps, open questions, and nothing else.

A *step* is one box of a rulebook's flow chart. It runs until it asks somebody, pushes another step, or pops
itself. A *seat* that is asked answers with one *action* out of `legal_actions`. Steps, actions and asks are
plain data, so a game sleeps as JSON for as long as its people do.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from rules.dice import Dice
from rules.phrase import Phrase, Seat, facts_of, kebab

Upcast = Callable[[dict[str, Any]], dict[str, Any]]
_MARK = re.compile("\ue000[0-9]+")
MAX_STEPS = 1000
"""So many boxes without a question or an end is a bug of the rules."""


class IllegalAction(ValueError):
    """The rules say no, before anything has changed. `code` names the reason; the words are elsewhere."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code, self.facts = code, facts


class Action(msgspec.Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """What a seat does, as a whole sentence. Fields in the order in which a person is asked for them.

    `OPEN` names the fields of free text: they are blank in `legal_actions` and judged by the step.
    """

    seat: Seat
    OPEN: ClassVar[frozenset[str]] = frozenset()


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """What happened, in the past tense. `to`: the seats that may know it; None: everybody."""

    to: tuple[int, ...] | None = None

    def phrase(self) -> Phrase:
        """`Took(seat=1)` is said by the message `event-took`."""
        return Phrase(f"event-{kebab(type(self).__name__)}", facts_of(self))


class Pace(enum.Enum):
    """How long a question may stay open is the table's affair; its kind is the rules'."""

    TURN = "turn"
    REACTION = "reaction"
    OFFER = "offer"
    GATHER = "gather"


class Ask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One question to one seat, answered once. Everything in it is public.

    `about`: whose clock it shares - later asks to the same seat about the same thing inherit its deadline.
    `secret`: it was put whatever the seat holds, so nothing automatic may look at a hand to answer it.
    """

    id: int
    seat: Seat
    kind: str
    pace: Pace = Pace.TURN
    about: str = ""
    secret: bool = False


def _transient(s: State) -> dict[str, list[Event]]:
    """The state's attributes that are no fields, so that the codec never sees them."""
    return vars(s)  # pyright: ignore[reportReturnType]


class State(msgspec.Struct, kw_only=True, dict=True, forbid_unknown_fields=True):
    """Everything about a game that must survive. A game adds its fields, and spells out the type of its
    options and the union of its steps.

    `winners`: None while the game goes on, empty for a draw. `reveals` counts the moments at which somebody
    learned something that was hidden; undo looks at it.
    """

    players: int
    options: Any
    dice: Dice
    steps: list[Any] = []
    asks: dict[int, Ask] = {}
    asked: int = 0
    reveals: int = 0
    winners: tuple[int, ...] | None = None

    @property
    def news(self) -> list[Event]:
        """What has happened since `apply` began; never saved."""
        return _transient(self).setdefault("news", [])

    def tell(self, event: Event) -> None:
        """Report what happened."""
        self.news.append(event)

    def ask(
        self,
        seats: Iterable[int],
        kind: str,
        pace: Pace = Pace.TURN,
        *,
        about: str = "",
        secret: bool = False,
    ) -> None:
        """Open one question to each of these seats, under fresh numbers."""
        for seat in seats:
            self.asked += 1
            self.asks[seat] = Ask(id=self.asked, seat=seat, kind=kind, pace=pace, about=about, secret=secret)

    def push(self, step: Step[Any]) -> None:
        """Put a step on top: it runs before the one that pushed it goes on."""
        self.steps.append(step)

    def pop(self) -> None:
        """Take the finished step off."""
        self.steps.pop()

    def reveal(self) -> None:
        """Somebody just learned something hidden (a draw, a look): from here undo needs consent."""
        self.reveals += 1


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Step(msgspec.Struct, Generic[S_contra], kw_only=True, tag=True, forbid_unknown_fields=True):
    """One box of the flow chart. Its fields say where it is; its docstring names the rulebook's sentence."""

    def run(self, s: S_contra) -> None:
        """Go on: ask, push, pop or finish the game."""
        raise NotImplementedError

    def options(self, s: S_contra, seat: Seat) -> Iterator[Action]:
        """What `seat` may answer now."""
        return iter(())

    def answer(self, s: S_contra, a: Any) -> None:
        """Take one of the options."""
        raise NotImplementedError


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """An open question as everybody may see it."""

    seat: Seat
    kind: str
    pace: Pace


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer may know, built up from nothing. `viewer` None: a spectator, and the public post.

    Pictures, words, labels, alt text, file names and custom_ids are made from this and from nothing else.
    """

    viewer: int | None
    players: int
    asked: tuple[Asked, ...] = ()
    winners: tuple[int, ...] | None = None


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table's house rules, frozen at its start: `Literal` for a choice, `bool` for a switch, `int`.

    `card_set` is the folder below `data/<game>/`; `cards` its content hash, filled in at the start, so that a
    running table keeps its cards.
    """

    card_set: str = ""
    cards: str = ""


class Game(Protocol[S]):
    """One game, as the rest of the house knows it. Every member is pure."""

    @property
    def name(self) -> str:
        """The key in GAMES, the folder's name, the slash command."""
        ...

    @property
    def seats(self) -> range:
        """How many may play."""
        ...

    @property
    def version(self) -> int:
        """Of the saves; a change of their shape counts it up and adds an upcast."""
        ...

    @property
    def state(self) -> type[S]: ...

    @property
    def actions(self) -> Any:
        """The union of the game's actions, for the codec."""
        ...

    @property
    def events(self) -> Any:
        """The union of the game's events, for the codec."""
        ...

    @property
    def options(self) -> type[Options]: ...

    @property
    def upcasts(self) -> Mapping[int, Upcast]:
        """Save version n -> n + 1, on raw JSON."""
        ...

    @property
    def orders(self) -> Mapping[str, Sequence[str]]:
        """Ask kind -> the standing orders that may answer it, besides asking: `pass`, or `play:<card>`."""
        ...

    @property
    def rulings(self) -> Sequence[str]:
        """Numbers of the rulings on what the rulebook leaves open; each is the message `ruling-<number>`."""
        ...

    def new(self, players: int, seed: str, options: Any) -> S:
        """A game not yet settled. Raises IllegalAction("bad-option", ...)."""
        ...

    def view(self, s: S, seat: int | None) -> Any:
        """What this viewer may know: a subclass of View."""
        ...

    def resample(self, s: S, seat: int | None, dice: Dice) -> S:
        """Another state that this viewer could not tell from `s`; `s` stays as it is."""
        ...

    def default(self, s: S, ask: Ask) -> Action | None:
        """What silence means on this question; on a turn, what the clock plays when the table lets it."""
        ...

    def order(self, s: S, ask: Ask, code: str) -> Action | None:
        """The answer that a standing order gives to this question; None: ask the person."""
        ...

    def retire(self, s: S, seat: Seat) -> None:
        """The seat resigns or is given up for good. Called between actions; the engine settles afterwards."""
        ...

    def question(self, view: Any, seat: Seat) -> Phrase:
        """What `seat` is asked, in words that this viewer may read."""
        ...

    def label(self, view: Any, action: Action, field: str | None) -> Phrase:
        """The button for an action's verb (field None) or for the value of one of its fields.

        The message may carry an attribute `.detail` (at most 100 characters) for a select's second line.
        """
        ...

    def board(self, view: Any) -> list[Phrase]:
        """The complete text board, line by line: enough to play from. Also the source of alt texts."""
        ...

    def cards(self, options: Any) -> Sequence[str]:
        """Ids of all cards of a set, for help: name `card-<id>`.

        Raises IllegalAction("bad-option") when the set is not there, or no longer what the options froze.
        """
        ...

    def card(self, options: Any, card: str) -> list[Phrase]:
        """A card's help, line by line."""
        ...


@runtime_checkable
class Rematching(Protocol):
    """A game whose rematch begins otherwise than the game before it."""

    def rematch(self, s: Any, *, swap: bool = False) -> Mapping[str, str]:
        """The options to change after this game; `swap`: everybody has moved one seat further."""
        ...


@runtime_checkable
class Redealing(Protocol):
    """A game whose people have answered in secret, so that not all that is hidden may be dealt anew."""

    def redeal(self, s: Any, dice: Dice) -> Any:
        """Another state with other luck and the same answers. May alter nothing in `s`."""
        ...


@runtime_checkable
class Teaming(Protocol):
    """A game in which people play together for a while."""

    def teams(self, view: Any) -> Sequence[tuple[Seat, ...]]:
        """The teams of the public view, each with whoever leads it first. No seat is in two of them."""
        ...


@runtime_checkable
class Striking(Protocol):
    """A game that shows what people wrote, of which a moderator may strike a text.

    A struck text is gone from the whole log: there a mark stands in its place (`redact`), and the log is the
    one that would have been had its author written the mark. The rules know a text as struck from the row on
    in which a moderator said so (`strike`).
    """

    def texts(self, s: Any) -> Sequence[tuple[str, bool]]:
        """The texts that everybody may read, by their number from 0, and whether each is struck."""
        ...

    def strike(self, s: Any, number: int, struck: bool) -> None:
        """Strike a text, or let it stand again. Called between actions.

        Raises IllegalAction("no-slogan").
        """
        ...

    def redact(self, raw: dict[str, Any], old: str, new: str) -> bool:
        """Replace a text in the raw JSON of a state or an action, whoever wrote it; whether it was there."""
        ...


def mark(n: int) -> str:
    """What stands for the text that is struck in row `n`: something that nobody has `typed`."""
    return f"\ue000{n}"


def is_mark(text: str) -> bool:
    """Whether this stands for a text that was struck."""
    return _MARK.fullmatch(text) is not None


def typed(text: str) -> str:
    """What a person wrote, which is never a mark: pasted in, it loses its first sign, that nobody sees."""
    return text[1:] if is_mark(text) else text


def legal_actions(s: State, seat: Seat) -> list[Action]:
    """All that this seat may do now; empty when it is not asked."""
    if seat not in s.asks or s.winners is not None:
        return []
    return list(s.steps[-1].options(s, seat))


def settle(s: State) -> None:
    """Run steps until somebody is asked or the game is over."""
    for _ in range(MAX_STEPS):
        if s.winners is not None:
            s.asks.clear()
            return
        if s.asks:
            return
        s.steps[-1].run(s)
    raise RuntimeError("no step asks anybody anything")


def perform(s: State, action: Action) -> list[Event]:
    """Change `s` by an action known to be legal (taken from `legal_actions`) and say what happened."""
    s.news.clear()
    del s.asks[action.seat]
    s.steps[-1].answer(s, action)
    settle(s)
    news = list(s.news)
    s.news.clear()
    return news


def apply(s: State, action: Action) -> list[Event]:
    """Change `s` by one action and say what happened. Give it a copy you own.

    Raises IllegalAction: `not-asked`, `not-legal`, or what a step says of free text.
    """
    if action.seat not in s.asks:
        raise IllegalAction("not-asked")
    if blank(action) not in legal_actions(s, action.seat):
        raise IllegalAction("not-legal")
    return perform(s, action)


def blank(action: Action) -> Action:
    """The action with its free text left out, as `legal_actions` lists it."""
    if not action.OPEN:
        return action
    return msgspec.structs.replace(action, **dict.fromkeys(action.OPEN, ""))


def begin(game: Game[S], players: int, seed: str, options: Options) -> tuple[S, list[Event]]:
    """A settled new game and what its set-up made known. Raises IllegalAction: `bad-seats`, `bad-option`."""
    if players not in game.seats:
        raise IllegalAction("bad-seats", least=game.seats[0], most=game.seats[-1])
    s = game.new(players, seed, options)
    settle(s)
    news = list(s.news)
    s.news.clear()
    return s, news


def asked(s: State) -> tuple[Asked, ...]:
    """The open questions, for a view."""
    return tuple(Asked(seat=a.seat, kind=a.kind, pace=a.pace) for a in s.asks.values())
