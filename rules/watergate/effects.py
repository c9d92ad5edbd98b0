"""What each clause of an action does to track, board and hands, as far as it is possible (W041)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.core import Step
from rules.phrase import Seat
from rules.watergate import events as e
from rules.watergate import vocabulary as v
from rules.watergate.actions import Choose, Give, Push
from rules.watergate.choices import NOTHING, different
from rules.watergate.events import SPOTS
from rules.watergate.state import END, Last, Piece, Table
from rules.watergate.track import (
    INITIATIVE,
    MOMENTUM,
    Pinning,
    check_chains,
    draw_face,
    put_momentum,
    send_back,
    shift,
    slot_of,
    take_to_pin,
)


def _tile(s: Table, seat: Seat, target: str, clause: v.Tile) -> None:
    """Take a tile from the supply and put it on its space (W074); one already there stays (WD2)."""
    up = seat == s.editor
    if clause.who in s.tiles:
        s.tell(e.AlreadyThere(who=clause.who))
        return
    s.tiles[clause.who] = up
    s.last = Last(place=clause.who)
    s.tell(e.Heard(seat=seat, who=clause.who) if up else e.Silenced(seat=seat, who=clause.who))
    if up:
        check_chains(s)


def _release(s: Table, seat: Seat, target: str, clause: v.Release) -> None:
    if target != NOTHING:
        del s.tiles[target]
        s.last = Last(place=target)
        s.tell(e.Released(seat=seat, who=target))


def _either(s: Table, seat: Seat, target: str, clause: v.Either) -> None:
    if target:
        _shift_each(s, seat, target, clause.steps)
    else:
        s.push(Pushing(seat=seat, steps=clause.steps))


def _shift_each(s: Table, seat: Seat, target: str, steps: int) -> None:
    if target != NOTHING:
        shift(s, target, steps, seat)


def _initiative(s: Table, seat: Seat, target: str, clause: v.Initiative) -> None:
    shift(s, INITIATIVE, clause.steps, seat)


def _momentum(s: Table, seat: Seat, target: str, clause: v.Momentum) -> None:
    shift(s, MOMENTUM, clause.steps, seat)


def _momentum_to(s: Table, seat: Seat, target: str, clause: v.MomentumTo) -> None:
    put_momentum(s, s.way(seat) * clause.at, seat)


def _evidence(s: Table, seat: Seat, target: str, clause: v.Evidence) -> None:
    slots = [slot_of(t) for t in target.split("+") if t != NOTHING]
    if len(slots) == 1:
        shift(s, f"e{slots[0]}", clause.steps, seat)
    elif slots:
        s.push(Moving(seat=seat, moves=dict.fromkeys(slots, clause.steps)))


def _all_evidence(s: Table, seat: Seat, target: str, clause: v.AllEvidence) -> None:
    s.push(Moving(seat=seat, moves={p.slot: clause.steps for p in s.evidence}))


def _split(s: Table, seat: Seat, target: str, clause: v.Split) -> None:
    s.push(Splitting(seat=seat, left=clause.steps))


def _level(s: Table, seat: Seat, target: str, clause: v.Level) -> None:
    """Initiative and all evidence go back to 0; momentum and what is face up stay as they are (WR24)."""
    if s.initiative is not None:
        s.initiative = 0
    for piece in s.evidence:
        piece.at = 0
    s.last = None
    s.tell(e.Levelled())


def _back(s: Table, seat: Seat, target: str, clause: v.Back) -> None:
    if target != NOTHING and (piece := s.piece(slot_of(target))) is not None:
        send_back(s, piece)


def _return(s: Table, seat: Seat, target: str, clause: v.Return) -> None:
    """An evidence goes back to the bag; a hidden one is not shown (WR21)."""
    if target != NOTHING and (piece := s.piece(slot_of(target))) is not None:
        s.evidence.remove(piece)
        s.bag.append(piece.face)
        s.tell(e.ReturnedToBag(token=piece.face) if piece.up else e.ReturnedHidden(count=1))


def _draw_to(s: Table, seat: Seat, target: str, clause: v.DrawTo) -> None:
    if (face := draw_face(s)) is not None:
        piece = s.lay(face, s.way(seat) * clause.at, up=True)
        s.last = Last(token=face, slot=piece.slot, start=piece.at, end=piece.at)
        s.tell(e.Uncovered(seat=seat, token=face, spot=SPOTS[piece.at]))


def _draw_pin(s: Table, seat: Seat, target: str, clause: v.DrawPin) -> None:
    if (face := draw_face(s)) is not None:
        s.tell(e.UncoveredToPin(seat=seat, token=face))
        s.push(Pinning(seat=seat, face=face, claimed=False))


def _pin_colour(s: Table, seat: Seat, target: str, clause: v.PinColour) -> None:
    if target != NOTHING and (piece := s.piece(slot_of(target))) is not None:
        take_to_pin(s, piece, seat)


def _lift(s: Table, seat: Seat, target: str, clause: v.Lift) -> None:
    """Any evidence of the board, one's own too, goes face up on 0; no red symbol counts (WD7, WR13)."""
    if target != NOTHING:
        face = s.board.pop(target).face
        piece = s.lay(face, 0, up=True)
        s.last = Last(token=face, slot=piece.slot, start=0, end=0, place=target)
        s.tell(e.Lifted(seat=seat, token=face, space=target))


def _rob(s: Table, seat: Seat, target: str, clause: v.Rob) -> None:
    """The opponent loses a random card, for all to see (WR10)."""
    if hand := s.hands[1 - seat]:
        card = sorted(hand)[s.dice.below(len(hand))]
        s.throw_away(1 - seat, [card])
        s.tell(e.Robbed(seat=1 - seat, card=card))


def _again(s: Table, seat: Seat, target: str, clause: v.Again) -> None:
    s.mover = seat
    if s.hands[seat]:
        s.tell(e.ExtraTurn(seat=seat))


def _end(s: Table, seat: Seat, target: str, clause: v.EndPhase) -> None:
    """Both hands are discarded, so nobody has a card left to play (WR11)."""
    for each in (seat, 1 - seat):
        if cards := sorted(s.hands[each]):
            s.throw_away(each, cards)
            s.tell(e.HandDiscarded(seat=each, cards=tuple(cards)))


def _bar(s: Table, seat: Seat, target: str, clause: v.Bar) -> None:
    s.barred = 1 - seat
    s.tell(e.Barred(seat=1 - seat))


CLAUSES: Mapping[type, Callable[[Table, Seat, str, Any], None]] = {
    v.Tile: _tile,
    v.Release: _release,
    v.Either: _either,
    v.Initiative: _initiative,
    v.Momentum: _momentum,
    v.MomentumTo: _momentum_to,
    v.Evidence: _evidence,
    v.AllEvidence: _all_evidence,
    v.Split: _split,
    v.Level: _level,
    v.Back: _back,
    v.Return: _return,
    v.DrawTo: _draw_to,
    v.DrawPin: _draw_pin,
    v.PinColour: _pin_colour,
    v.Lift: _lift,
    v.Rob: _rob,
    v.Again: _again,
    v.EndPhase: _end,
    v.Bar: _bar,
}
"""The clauses that need no other card; `target` is what was announced for the clause, or empty."""


class Pushing(Step[Table], kw_only=True):
    """Initiative or momentum, chosen after a draw."""

    seat: Seat
    steps: int

    def run(self, s: Table) -> None:
        markers = list(self._markers(s))
        if len(markers) > 1:
            s.ask([self.seat], "marker", about=s.now(self.seat))
            return
        s.pop()
        if markers:
            shift(s, markers[0], self.steps, self.seat)

    def _markers(self, s: Table) -> Iterator[str]:
        if s.initiative is not None:
            yield INITIATIVE
        if s.momentum is not None:
            yield MOMENTUM

    def options(self, s: Table, seat: Seat) -> Iterator[Push]:
        for marker in self._markers(s):
            yield Push(seat=seat, marker=marker)

    def answer(self, s: Table, a: Push) -> None:
        s.pop()
        shift(s, a.marker, self.steps, self.seat)


class Moving(Step[Table], kw_only=True):
    """Several evidence move, each so many spaces, one after the other (WR23).

    The order is asked only among those that reach space 5, where each claim is settled before the next.
    """

    seat: Seat
    moves: dict[int, int]

    def run(self, s: Table) -> None:
        on_track = [p for p in s.evidence if p.slot in self.moves]
        short = [p for p in on_track if not self._arrives(s, p)]
        if short:
            self._move(s, short[0])
        elif len(different(on_track)) > 1:
            s.ask([self.seat], "order", about=s.now(self.seat))
        elif on_track:
            self._move(s, on_track[0])
        else:
            s.pop()

    def _arrives(self, s: Table, piece: Piece) -> bool:
        return piece.at * s.way(self.seat) + self.moves[piece.slot] >= END

    def _move(self, s: Table, piece: Piece) -> None:
        shift(s, f"e{piece.slot}", self.moves.pop(piece.slot), self.seat)

    def options(self, s: Table, seat: Seat) -> Iterator[Choose]:
        for piece in different(p for p in s.evidence if p.slot in self.moves):
            yield Choose(seat=seat, slot=piece.slot)

    def answer(self, s: Table, a: Choose) -> None:
        piece = s.piece(a.slot)
        assert piece is not None
        self._move(s, piece)


class Splitting(Step[Table], kw_only=True):
    """Movement is shared out among evidence: the whole split is declared before anything moves (WR41)."""

    seat: Seat
    left: int
    shares: dict[int, int] = {}

    def run(self, s: Table) -> None:
        open_ = self._open(s)
        if self.left and len(open_) > 1:
            s.ask([self.seat], "split", about=s.now(self.seat))
            return
        if self.left and open_:
            self._give(s, open_[0], self.left)
        s.pop()
        s.push(Moving(seat=self.seat, moves=self.shares))

    def _open(self, s: Table) -> list[Piece]:
        return [p for p in s.evidence if p.slot not in self.shares]

    def _give(self, s: Table, piece: Piece, spaces: int) -> None:
        self.left -= spaces
        self.shares[piece.slot] = spaces
        if piece.up:
            s.tell(e.Gave(seat=self.seat, token=piece.face, spaces=spaces))
        else:
            s.tell(e.GaveHidden(seat=self.seat, slot=piece.slot, spaces=spaces))

    def options(self, s: Table, seat: Seat) -> Iterator[Give]:
        for piece in different(self._open(s)):
            for spaces in range(self.left, 0, -1):
                yield Give(seat=seat, slot=piece.slot, spaces=spaces)

    def answer(self, s: Table, a: Give) -> None:
        piece = s.piece(a.slot)
        assert piece is not None
        self._give(s, piece, a.spaces)
