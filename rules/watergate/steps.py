"""The card phase as boxes of a flow chart: whose turn, the card announced, the window, what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

from rules.core import Pace, Step
from rules.phrase import Seat
from rules.watergate import events as e
from rules.watergate import vocabulary as v
from rules.watergate.actions import Aim, GoOn, LetGo, Play, React, Sacrifice
from rules.watergate.choices import (
    NOTHING,
    Targets,
    action_targets,
    different,
    may_act,
    value_targets,
)
from rules.watergate.effects import CLAUSES
from rules.watergate.events import SPOTS
from rules.watergate.inquiry import Inquiry
from rules.watergate.schema import COLOURS
from rules.watergate.state import Piece, Table
from rules.watergate.track import draw_cards, shift, show


class CardPhase(Step[Table], kw_only=True):
    """One card at a time, in turns, until neither has any; who has none is passed over (W025, W027, WR22)."""

    def run(self, s: Table) -> None:
        if not s.hands[s.mover]:
            s.mover = 1 - s.mover
        if s.hands[s.mover]:
            s.push(Turn(seat=s.mover))
        else:
            s.pop()


class Turn(Step[Table], kw_only=True):
    """Play one card, for its value or its action (W012, W026). `drawn`: the one just drawn (WR9)."""

    seat: Seat
    drawn: bool = False

    def run(self, s: Table) -> None:
        kind, about = ("drawn", s.now(self.seat)) if self.drawn else ("turn", s.coming(self.seat))
        s.ask([self.seat], kind, about=about)

    def options(self, s: Table, seat: Seat) -> Iterator[Play]:
        cards, hand = s.set.cards, s.hands[seat]
        turns = s.turns[seat] - self.drawn
        pieces = different(s.evidence)
        values: dict[str, list[Targets]] = {}
        for id in hand[-1:] if self.drawn else hand:
            card = cards[id]
            found = values.get(card.colour)
            if found is None:
                found = values[card.colour] = value_targets(s, seat, card.colour, pieces)
            for targets in found:
                yield Play(seat=seat, card=id, use="value", targets=targets)
            if may_act(s, seat, card, turns):
                for targets in action_targets(s, seat, card):
                    yield Play(seat=seat, card=id, use="action", targets=targets)

    def answer(self, s: Table, a: Play) -> None:
        s.pop()
        s.give_up(a.seat, a.card)
        if not self.drawn:
            begin_turn(s, a.seat)
        s.push(Played(seat=a.seat, card=a.card, use=a.use, targets=a.targets))
        announce(s, a)


def begin_turn(s: Table, seat: Seat) -> None:
    """A card is played in turn or in reaction; either way it is the other's turn after it (WR1).

    A reaction in defence of one's own card is no turn before what that card still brings (WR8, WR9).
    """
    s.exposed.clear()
    if all(step.seat != seat for step in s.steps if isinstance(step, Played)):
        s.turns[seat] += 1
    s.played[seat] += 1
    s.mover = 1 - seat


def announce(s: Table, a: Play) -> None:
    """Card, use and targets are made public, with a hidden evidence that a value moves (WR2, WR30)."""
    if a.use == "action":
        said = tuple(aim for target in a.targets for aim in aims(s, target))
        s.tell(e.PlayedAction(seat=a.seat, card=a.card, aims=said))
        return
    target = a.targets[0]
    if target.startswith("ask-"):
        s.tell(e.AskedFor(seat=a.seat, card=a.card, colour=COLOURS[target[4:]]))
        return
    s.tell(e.PlayedValue(seat=a.seat, card=a.card, value=s.set.cards[a.card].value))
    if (piece := _evidence(s, target)) is not None:
        show(s, piece)


def _evidence(s: Table, target: str) -> Piece | None:
    return s.piece(int(target[1:])) if target[0] == "e" else None


def aims(s: Table, target: str) -> Iterator[str]:
    """How the public is told of a target."""
    for part in target.split("+"):
        if part in s.set.board.informants:
            yield f"informant:{part}"
        elif part in s.set.board.spaces:
            yield f"space:{part}"
        elif part in s.set.cards:
            yield f"card:{part}"
        elif part[0] == "e":
            if (piece := _evidence(s, part)) is not None:
                yield f"token:{piece.face}@{SPOTS[piece.at]}" if piece.up else f"hidden:{piece.slot}"
        elif part.startswith("ask-"):
            yield f"colour:{COLOURS[part[4:]]}"
        elif part != NOTHING:
            yield f"marker:{part}"


class Played(Step[Table], kw_only=True):
    """A card on the table: announced, open to a reaction, carried out unless that made it `void`, put away.

    Reactions lie above what they answer, so the last in is the first out (WR5).
    """

    seat: Seat
    card: str
    use: Literal["value", "action"]
    targets: Targets
    void: bool = False
    after: str = ""
    stage: int = 0

    def run(self, s: Table) -> None:
        self.stage += 1
        if self.stage == 1:
            trigger = self.trigger(s)
            if trigger and may_react(s, 1 - self.seat, trigger):
                s.push(Window(seat=1 - self.seat, trigger=trigger))
        elif self.stage == 2:
            if not self.void:
                self._carry_out(s)
        else:
            self._put_away(s)

    def trigger(self, s: Table) -> str:
        """What a reaction could answer: an action by its card's kind, or a value on evidence (WR4)."""
        if self.use == "action":
            return s.set.cards[self.card].kind
        return "evidence" if self.targets[0][0] == "e" else ""

    def _carry_out(self, s: Table) -> None:
        if self.use == "action":
            s.push(Acting(seat=self.seat, card=self.card, targets=self.targets))
            return
        target = self.targets[0]
        if target == NOTHING:
            s.tell(e.Spent(seat=self.seat, card=self.card))
        elif target.startswith("ask-"):
            s.push(Inquiry(seat=self.seat, card=self.card, colour=target[4:]))
        else:
            shift(s, target, s.set.cards[self.card].value, self.seat)

    def _put_away(self, s: Table) -> None:
        """Values and cancelled events are discarded, cancelled conspirators removed (W016, WR6)."""
        card = s.set.cards[self.card]
        if self.use == "value" or (self.void and card.is_event):
            after = "discard"
        else:
            after = "removed" if self.void else self.after or card.after
        s.pop()
        (s.discards if after == "discard" else s.removed)[self.seat].append(self.card)


def may_react(s: Table, seat: Seat, trigger: str) -> bool:
    """Whether, for all that the public knows, this seat could hold a reaction to it (WR3, WR22, WR31)."""
    if not s.hands[seat]:
        return False
    out = [*s.discards[seat], *s.removed[seat], *(step.card for step in s.steps if isinstance(step, Played))]
    return any(card not in out for card in reactions(s, seat, trigger))


def reactions(s: Table, seat: Seat, trigger: str) -> Iterator[str]:
    """The cards of a seat's deck that may answer it now (W080, WR8)."""
    for card in s.set.reactions[s.role(seat)].get(trigger, ()):
        if s.barred != seat or not s.set.cards[card].is_event:
            yield card


class Window(Step[Table], kw_only=True):
    """React to what was just announced, or go on (WR3), on the clock of the reactor's coming turn (WR45)."""

    seat: Seat
    trigger: str

    def run(self, s: Table) -> None:
        s.ask([self.seat], f"react-{self.trigger}", Pace.TURN, about=s.coming(self.seat), secret=True)

    def options(self, s: Table, seat: Seat) -> Iterator[React | GoOn]:
        for card in reactions(s, seat, self.trigger):
            if card in s.hands[seat]:
                yield React(seat=seat, card=card)
        yield GoOn(seat=seat)

    def answer(self, s: Table, a: React | GoOn) -> None:
        s.pop()
        answered = s.steps[-1].card
        if isinstance(a, GoOn):
            s.tell(e.LetStand(seat=a.seat, card=answered))
            return
        s.give_up(a.seat, a.card)
        begin_turn(s, a.seat)
        s.tell(e.Reacted(seat=a.seat, card=a.card, against=answered))
        s.push(Played(seat=a.seat, card=a.card, use="action", targets=()))


class Acting(Step[Table], kw_only=True):
    """An action is carried out clause by clause, whatever is impossible left out (W041, W042, W077)."""

    seat: Seat
    card: str
    targets: Targets
    clause: int = 0
    used: int = 0

    def run(self, s: Table) -> None:
        action = s.set.cards[self.card].action
        while self.clause < len(action):
            clause = action[self.clause]
            self.clause += 1
            target = ""
            if isinstance(clause, v.AIMED) and self.used < len(self.targets):
                target = self.targets[self.used]
                self.used += 1
            _DEEDS[type(clause)](s, self.seat, target, clause)
            if s.steps[-1] is not self or s.winners is not None:
                return
        s.pop()


def _draw_play(s: Table, seat: Seat, target: str, clause: v.DrawPlay) -> None:
    """Draw the top card and play it as part of this turn (WR9)."""
    if draw_cards(s, seat, 1):
        s.push(Turn(seat=seat, drawn=True))


def _repeat(s: Table, seat: Seat, target: str, clause: v.Repeat) -> None:
    s.push(Aiming(seat=seat, card=target))


def _gambit(s: Table, seat: Seat, target: str, clause: v.Gambit) -> None:
    s.push(Gambling(seat=seat))


def _answered(s: Table) -> Played:
    """The card that the reaction on top answers."""
    return [step for step in s.steps if isinstance(step, Played)][-2]


def _cancel(s: Table, seat: Seat, target: str, clause: v.Cancel) -> None:
    played = _answered(s)
    played.void = True
    is_event = s.set.cards[played.card].is_event
    s.tell(e.Annulled(card=played.card) if is_event else e.Cancelled(card=played.card))


def _reverse(s: Table, seat: Seat, target: str, clause: v.Reverse) -> None:
    """The evidence moves the printed number the other way, from where it was, and may be claimed (WR7)."""
    played = _answered(s)
    played.void = True
    s.tell(e.Reversed(card=played.card))
    shift(s, played.targets[0], s.set.cards[played.card].value, seat)


_DEEDS: Mapping[type, Callable[[Table, Seat, str, Any], None]] = {
    **CLAUSES,
    v.DrawPlay: _draw_play,
    v.Repeat: _repeat,
    v.Gambit: _gambit,
    v.Cancel: _cancel,
    v.Reverse: _reverse,
}


class Aiming(Step[Table], kw_only=True):
    """The targets of an event that is carried out again, chosen when nothing can cancel it (WR39)."""

    seat: Seat
    card: str

    def run(self, s: Table) -> None:
        found = action_targets(s, self.seat, s.set.cards[self.card])
        if len(found) > 1:
            s.ask([self.seat], "aim", about=s.now(self.seat))
        else:
            self._act(s, found[0])

    def _act(self, s: Table, targets: Targets) -> None:
        s.pop()
        s.push(Acting(seat=self.seat, card=self.card, targets=targets))

    def options(self, s: Table, seat: Seat) -> Iterator[Aim]:
        for targets in action_targets(s, seat, s.set.cards[self.card]):
            yield Aim(seat=seat, targets=targets)

    def answer(self, s: Table, a: Aim) -> None:
        self._act(s, a.targets)


class Gambling(Step[Table], kw_only=True):
    """Gambit leaves the game, or a conspirator of the hand does (WD1). Always asked (WR33)."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.ask([self.seat], "gambit", about=s.now(self.seat))

    def options(self, s: Table, seat: Seat) -> Iterator[LetGo | Sacrifice]:
        yield LetGo(seat=seat)
        for card in s.hands[seat]:
            if s.set.cards[card].kind == "conspirator":
                yield Sacrifice(seat=seat, card=card)

    def answer(self, s: Table, a: LetGo | Sacrifice) -> None:
        s.pop()
        played = [step for step in s.steps if isinstance(step, Played)][-1]
        if isinstance(a, LetGo):
            played.after = "removed"
            s.tell(e.Dropped(seat=a.seat, card=played.card))
            return
        played.after = "discard"
        s.give_up(a.seat, a.card)
        s.removed[a.seat].append(a.card)
        s.tell(e.Sacrificed(seat=a.seat, card=a.card, kept=played.card))
