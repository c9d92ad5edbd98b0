"""The round: what it begins with, the card phase, and the evaluation in its five ordered steps."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Step
from rules.phrase import Seat
from rules.watergate import events as e
from rules.watergate.actions import Pin
from rules.watergate.state import Piece, Table
from rules.watergate.steps import CardPhase
from rules.watergate.track import award, draw_cards, draw_face, lose, pin


class Round(Step[Table], kw_only=True):
    """Initial phase, card phase, evaluation; and another round when nobody has won (W064)."""

    stage: int = 0

    def run(self, s: Table) -> None:
        if self.stage == 0:
            _begin(s)
            s.push(CardPhase())
        else:
            s.push(Evaluation())
        self.stage = 1 - self.stage


def _begin(s: Table) -> None:
    """Both draw, the holder of the initiative more; Nixon lays hidden evidence (W020-W022)."""
    s.round += 1
    s.evaluating = False
    s.slots, s.denied, s.turns, s.barred, s.mover = 0, "", [0, 0], None, s.holder
    s.tell(e.RoundBegan(number=s.round, holder=s.holder))
    for seat, count in zip((s.holder, 1 - s.holder), s.set.hands, strict=True):
        draw_cards(s, seat, count)
    faces = [face for _ in range(s.set.evidence) if (face := draw_face(s)) is not None]
    for face in faces:
        s.lay(face, 0, up=False)
    if faces:
        s.tell(e.LaidHidden(seat=s.nixon, count=len(faces)))
        s.tell(e.SawHidden(to=(s.nixon,), tokens=tuple(faces)))


class Evaluation(Step[Table], kw_only=True):
    """Evidence on 0, initiative, momentum, the markers anew, evidence of both sides: in this order (W045)."""

    stage: int = 0

    def run(self, s: Table) -> None:
        boxes = (_return_evidence, _award_initiative, _award_momentum, _set_markers, _award_evidence)
        if self.stage == len(boxes):
            s.pop()
            _to_bag(s, s.evidence)
            return
        self.stage += 1
        boxes[self.stage - 1](s)


def _return_evidence(s: Table) -> None:
    """Step 1: evidence on 0 goes back to the bag, hidden ones unseen (W047, WR37)."""
    s.evaluating, s.barred, s.last = True, None, None
    s.tell(e.EvaluationBegan(number=s.round))
    _to_bag(s, [p for p in s.evidence if p.at == 0])


def _to_bag(s: Table, pieces: list[Piece]) -> None:
    hidden = sum(not p.up for p in pieces)
    for piece in pieces:
        s.bag.append(piece.face)
        if piece.up:
            s.tell(e.ReturnedToBag(token=piece.face))
    if hidden:
        s.tell(e.ReturnedHidden(count=hidden))
    s.evidence = [p for p in s.evidence if p not in pieces]


def _award_initiative(s: Table) -> None:
    """Step 2: to its side; on 0 to who did not hold it; skipped when it was claimed (W049, W050, WR15)."""
    if s.initiative is not None:
        if s.initiative == 0:
            s.holder = 1 - s.holder
        else:
            s.holder = s.editor if s.initiative > 0 else s.nixon
        s.tell(e.TookInitiative(seat=s.holder))


def _award_momentum(s: Table) -> None:
    """Step 3: to its side; from 0 back to the supply; nothing when it was claimed (W053, W054, WR29)."""
    at, s.momentum = s.momentum, None
    if at == 0:
        s.supply += 1
        s.tell(e.MomentumBack())
    elif at is not None:
        award(s, s.editor if at > 0 else s.nixon)


def _set_markers(s: Table) -> None:
    """Step 4: both markers on 0; with no momentum left Nixon wins (W057, W058)."""
    s.initiative = 0
    if not s.supply:
        s.finish(s.nixon, "supply")
        return
    s.supply -= 1
    s.momentum = 0
    s.tell(e.MomentumSet(left=s.supply))


def _award_evidence(s: Table) -> None:
    """Step 5: the holder of the initiative pins first, then the other (W060)."""
    s.push(Awarding(seats=[s.holder, 1 - s.holder]))


class Awarding(Step[Table], kw_only=True):
    """Each side pins its evidence, one at a time, in its own order and places (W060-W063, WR40)."""

    seats: list[Seat]

    def run(self, s: Table) -> None:
        if not self.seats:
            s.pop()
            return
        seat = self.seats[0]
        for piece in self._own(s, seat):
            if not s.spaces(piece.face):
                s.evidence.remove(piece)
                lose(s, piece.face)
        options = list(self.options(s, seat))
        if not options:
            self.seats.pop(0)
        elif len(options) == 1:
            self.answer(s, options[0])
        else:
            s.ask([seat], "pins", about=s.now(seat))

    def _own(self, s: Table, seat: Seat) -> list[Piece]:
        way = s.way(seat)
        return [p for p in s.evidence if p.at * way > 0]

    def options(self, s: Table, seat: Seat) -> Iterator[Pin]:
        for face in dict.fromkeys(p.face for p in self._own(s, seat)):
            for space in s.spaces(face):
                yield Pin(seat=seat, token=face, space=space)

    def answer(self, s: Table, a: Pin) -> None:
        piece = next(p for p in self._own(s, a.seat) if p.face == a.token)
        s.evidence.remove(piece)
        pin(s, a.seat, a.token, a.space)
