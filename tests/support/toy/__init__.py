"""*Parlour*, a made-up card game that needs all three interrupt shapes, to test everything around the rules.

Everybody writes a motto (Gather, free text). In turn each plays a number for its points or draws (One). A
played number can be blocked by anybody holding a block card, and everybody with a card is asked, whatever it
is (Window, secret). First to `goal` points wins; when the deck is empty and a seat cannot move, the highest
total does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from rules.codec import copy
from rules.core import (
    Action,
    Ask,
    Event,
    IllegalAction,
    Options,
    Pace,
    State,
    Step,
    Upcast,
    View,
    asked,
)
from rules.dice import Dice
from rules.phrase import Card, Phrase, Ref, Seat, facts_of, kebab, say

DECK = [f"n{value}.{copy}" for value in range(1, 6) for copy in range(4)] + [f"block.{i}" for i in range(5)]
HAND = 3


class ToyOptions(Options, frozen=True, kw_only=True):
    goal: int = 12
    mottos: bool = True


class Motto(Action, frozen=True, kw_only=True):
    text: str = ""
    OPEN: ClassVar[frozenset[str]] = frozenset({"text"})


class Play(Action, frozen=True, kw_only=True):
    card: Card


class Draw(Action, frozen=True, kw_only=True):
    pass


class Block(Action, frozen=True, kw_only=True):
    card: Card


class Pass(Action, frozen=True, kw_only=True):
    pass


class Revealed(Event, frozen=True, kw_only=True):
    mottos: tuple[str, ...]


class Drew(Event, frozen=True, kw_only=True):
    seat: Seat


class Got(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Scored(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card
    points: int


class Blocked(Event, frozen=True, kw_only=True):
    seat: Seat
    by: Seat
    card: Card


class Left(Event, frozen=True, kw_only=True):
    seat: Seat


class Won(Event, frozen=True, kw_only=True):
    seats: tuple[Seat, ...]


class Mottos(Step["Toy"], kw_only=True):
    """Everybody writes one; opened together."""

    sealed: dict[int, str] = {}

    def run(self, s: Toy) -> None:
        if missing := [p for p in s.active() if p not in self.sealed]:
            s.ask(missing, "motto", Pace.GATHER, about="motto")
            return
        s.pop()
        s.mottos = [self.sealed.get(p, "") for p in range(s.players)]
        s.reveal()
        s.tell(Revealed(mottos=tuple(s.mottos)))
        s.push(Turn(seat=0))

    def options(self, s: Toy, seat: Seat) -> Iterator[Action]:
        yield Motto(seat=seat)
        yield Pass(seat=seat)

    def answer(self, s: Toy, a: Motto | Pass) -> None:
        text = a.text.strip() if isinstance(a, Motto) else ""
        if isinstance(a, Motto) and not 0 < len(text) <= 20:
            raise IllegalAction("bad-motto", most=20)
        self.sealed[a.seat] = text


class Turn(Step["Toy"], kw_only=True):
    """Play a number or draw; with neither possible the game is over."""

    seat: Seat

    def run(self, s: Toy) -> None:
        if any(self.options(s, self.seat)):
            s.ask([self.seat], "turn", about=f"turn-{s.turns}")
        else:
            s.finish([p for p in s.active() if s.points[p] == max(s.points[q] for q in s.active())])

    def options(self, s: Toy, seat: Seat) -> Iterator[Action]:
        for card in s.hands[seat]:
            if card[0] == "n":
                yield Play(seat=seat, card=card)
        if s.deck:
            yield Draw(seat=seat)

    def answer(self, s: Toy, a: Play | Draw) -> None:
        s.pop()
        s.turns += 1
        s.push(Turn(seat=s.after(a.seat)))
        if isinstance(a, Play):
            s.hands[a.seat].remove(a.card)
            s.push(Played(seat=a.seat, card=a.card))
        else:
            s.draw(a.seat)


class Played(Step["Toy"], kw_only=True):
    """All others who hold any card may block; the first who does ends it."""

    seat: Seat
    card: Card
    passed: list[int] = []

    def run(self, s: Toy) -> None:
        waiting = [p for p in s.active() if p != self.seat and s.hands[p] and p not in self.passed]
        if waiting:
            s.ask(waiting, "block", Pace.REACTION, about=f"block-{s.turns}", secret=True)
            return
        s.pop()
        points = int(self.card[1])
        s.points[self.seat] += points
        s.discard.append(self.card)
        s.tell(Scored(seat=self.seat, card=self.card, points=points))
        if s.points[self.seat] >= s.options.goal:
            s.finish([self.seat])

    def options(self, s: Toy, seat: Seat) -> Iterator[Action]:
        yield Pass(seat=seat)
        for card in s.hands[seat]:
            if card.startswith("block"):
                yield Block(seat=seat, card=card)

    def answer(self, s: Toy, a: Pass | Block) -> None:
        if isinstance(a, Pass):
            self.passed.append(a.seat)
            return
        s.asks.clear()
        s.pop()
        s.hands[a.seat].remove(a.card)
        s.discard += [self.card, a.card]
        s.tell(Blocked(seat=self.seat, by=a.seat, card=self.card))


class Toy(State, kw_only=True):
    options: ToyOptions
    steps: list[Mottos | Turn | Played] = []
    deck: list[str] = []
    hands: list[list[str]] = []
    points: list[int] = []
    discard: list[str] = []
    mottos: list[str] = []
    gone: list[int] = []
    turns: int = 0

    def active(self) -> list[int]:
        return [p for p in range(self.players) if p not in self.gone]

    def after(self, seat: int) -> int:
        return next(p % self.players for p in range(seat + 1, seat + 99) if p % self.players not in self.gone)

    def draw(self, seat: int) -> None:
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.reveal()
        self.tell(Drew(seat=seat))
        self.tell(Got(to=(seat,), seat=seat, card=card))

    def finish(self, seats: list[int]) -> None:
        self.winners = tuple(seats)
        self.tell(Won(seats=self.winners))


class ToyView(View, frozen=True, kw_only=True):
    points: tuple[int, ...]
    counts: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    mottos: tuple[str, ...]
    hand: tuple[str, ...] = ()
    played: str | None = None


class ToyGame:
    name = "toy"
    seats = range(2, 5)
    version = 1
    state = Toy
    actions = Motto | Play | Draw | Block | Pass
    events = Revealed | Drew | Got | Scored | Blocked | Left | Won
    options = ToyOptions
    upcasts: Mapping[int, Upcast] = {}
    orders: Mapping[str, Sequence[str]] = {"block": ("pass", "play:block")}
    rulings: Sequence[str] = ()

    def new(self, players: int, seed: str, options: ToyOptions) -> Toy:
        if not 1 <= options.goal <= 99:
            raise IllegalAction("bad-option", option="goal", least=1, most=99)
        s = Toy(players=players, dice=Dice(seed=seed), options=options, deck=list(DECK))
        s.dice.shuffle(s.deck)
        s.hands = [[s.deck.pop() for _ in range(HAND)] for _ in range(players)]
        s.points = [0] * players
        s.mottos = [""] * players
        s.push(Mottos() if options.mottos else Turn(seat=0))
        return s

    def view(self, s: Toy, seat: int | None) -> ToyView:
        top = s.steps[-1] if s.steps else None
        return ToyView(
            viewer=seat,
            players=s.players,
            asked=asked(s),
            winners=s.winners,
            points=tuple(s.points),
            counts=tuple(len(hand) for hand in s.hands),
            deck=len(s.deck),
            discard=tuple(s.discard),
            mottos=tuple(s.mottos),
            hand=() if seat is None else tuple(s.hands[seat]),
            played=top.card if isinstance(top, Played) else None,
        )

    def resample(self, s: Toy, seat: int | None, dice: Dice) -> Toy:
        other = copy(s)
        hidden = [p for p in range(s.players) if p != seat]
        pool = [*other.deck, *(card for p in hidden for card in other.hands[p])]
        dice.shuffle(pool)
        for p in hidden:
            other.hands[p] = [pool.pop() for _ in other.hands[p]]
        other.deck = pool
        other.dice = Dice(seed=f"{dice.below(1 << 62)}", drawn=s.dice.drawn)
        for step in other.steps:
            if isinstance(step, Mottos):
                step.sealed = {p: t if p == seat else "?" for p, t in step.sealed.items()}
        return other

    def default(self, s: Toy, ask: Ask) -> Action | None:
        if ask.kind == "turn":
            return next(s.steps[-1].options(s, ask.seat))
        return Pass(seat=ask.seat)

    def order(self, s: Toy, ask: Ask, code: str) -> Action | None:
        if code == "play:block":
            blocks = [c for c in s.hands[ask.seat] if c.startswith("block")]
            return Block(seat=ask.seat, card=blocks[0]) if blocks else Pass(seat=ask.seat)
        return Pass(seat=ask.seat) if code == "pass" else None

    def retire(self, s: Toy, seat: Seat) -> None:
        s.gone.append(seat)
        s.tell(Left(seat=seat))
        if len(s.active()) == 1:
            s.finish(s.active())
            return
        s.asks.pop(seat, None)
        for step in s.steps:
            if isinstance(step, Turn) and step.seat == seat:
                step.seat = s.after(seat)

    def question(self, view: ToyView, seat: Seat) -> Phrase:
        kind = next(a.kind for a in view.asked if a.seat == seat)
        yours = "ask" if view.viewer == seat else "asks"
        card = None if view.played is None else Ref("card", view.played)
        return say(f"{yours}-{kind}", seat=Ref("seat", seat), card=card)

    def label(self, view: ToyView, action: Action, field: str | None) -> Phrase:
        if field is None:
            return Phrase(f"do-{kebab(type(action).__name__)}", facts_of(action))
        return say(f"choice-{field}", value=Ref(field, getattr(action, field)))

    def board(self, view: ToyView) -> list[Phrase]:
        lines = [
            say("line-seat", seat=Ref("seat", p), points=view.points[p], cards=view.counts[p])
            for p in range(view.players)
        ]
        lines.append(say("line-deck", cards=view.deck))
        if view.viewer is not None:
            lines.append(say("line-hand", cards=[Ref("card", card) for card in view.hand]))
        return lines

    def cards(self, options: ToyOptions) -> Sequence[str]:
        return [*(f"n{value}" for value in range(1, 6)), "block"]

    def card(self, options: ToyOptions, card: str) -> list[Phrase]:
        return [say(f"card-{card}.text")]


GAME = ToyGame()
