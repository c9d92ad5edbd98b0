"""The Editor's question for hidden evidence of a colour."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Pace, Step
from rules.phrase import Seat
from rules.watergate import events as e
from rules.watergate.actions import Instead, Show
from rules.watergate.choices import different, fallback
from rules.watergate.schema import COLOURS
from rules.watergate.state import Piece, Table
from rules.watergate.track import shift


class Inquiry(Step[Table], kw_only=True):
    """The Editor asks for hidden evidence of a colour (W034-W036); the house answers for Nixon (WR19)."""

    seat: Seat
    card: str
    colour: str
    refused: bool = False

    def matches(self, s: Table) -> list[Piece]:
        """What Nixon may show."""
        return [p for p in s.evidence if not p.up and self.colour in p.face]

    def run(self, s: Table) -> None:
        s.reveal()
        if self.matches(s):
            about = f"show-{s.round}-{s.played[self.seat]}"
            s.ask([s.nixon], "show", Pace.REACTION, about=about)
            return
        self.refused = True
        s.denied += self.colour
        s.tell(e.Denied(seat=s.nixon, colour=COLOURS[self.colour]))
        found = self._fallback(s)
        if len(found) > 1:
            s.ask([self.seat], "instead", about=s.now(self.seat))
        else:
            self._instead(s, found[0] if found else None)

    def _fallback(self, s: Table) -> list[str]:
        return fallback(s, s.set.cards[self.card], self.colour)

    def _instead(self, s: Table, target: str | None) -> None:
        s.pop()
        if target is None:
            s.tell(e.Spent(seat=self.seat, card=self.card))
        else:
            shift(s, target, self._value(s), self.seat)

    def _value(self, s: Table) -> int:
        return s.set.cards[self.card].value

    def options(self, s: Table, seat: Seat) -> Iterator[Show | Instead]:
        if seat == s.nixon:
            for piece in different(self.matches(s)):
                yield Show(seat=seat, slot=piece.slot)
        else:
            for target in self._fallback(s):
                yield Instead(seat=seat, target=target)

    def answer(self, s: Table, a: Show | Instead) -> None:
        if isinstance(a, Show):
            s.pop()
            shift(s, f"e{a.slot}", self._value(s), self.seat)
        else:
            self._instead(s, a.target)
