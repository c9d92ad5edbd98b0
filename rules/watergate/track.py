"""Moving on the research track, claiming at its ends, and what a token then brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from rules.core import Step
from rules.phrase import Seat
from rules.watergate import events as e
from rules.watergate.actions import Choose, Pin
from rules.watergate.choices import different
from rules.watergate.events import SPOTS
from rules.watergate.state import END, Last, Piece, Pinned, Table

INITIATIVE, MOMENTUM = "initiative", "momentum"


def slot_of(target: str) -> int:
    """`e4` -> 4."""
    return int(target[1:])


def draw_cards(s: Table, seat: Seat, count: int) -> int:
    """Draw, making a new deck of the discard when the old one is empty (W021); how many were drawn (WR27)."""
    deck, hand, got = s.decks[seat], s.hands[seat], list[str]()
    for _ in range(count):
        if not deck:
            if not s.discards[seat]:
                break
            deck += s.discards[seat]
            s.discards[seat].clear()
            s.dice.shuffle(deck)
            s.tell(e.Reshuffled(seat=seat))
        got.append(deck.pop())
    hand += got
    if got:
        s.reveal()
        s.tell(e.Drew(seat=seat, count=len(got)))
        _tell_drawn(s, seat, got)
    return len(got)


def _tell_drawn(s: Table, seat: Seat, cards: list[str]) -> None:
    """What a seat draws at one go is told at once, without order: a hand keeps none (WR43)."""
    before = next((event for event in s.news if isinstance(event, e.DrewCards) and event.to == (seat,)), None)
    if before is not None:
        s.news.remove(before)
        cards = [*before.cards, *cards]
    s.tell(e.DrewCards(to=(seat,), cards=tuple(sorted(cards))))


def draw_face(s: Table) -> str | None:
    """An evidence out of the bag, or None when it is empty (WR27)."""
    if not s.bag:
        s.tell(e.BagEmpty())
        return None
    s.reveal()
    return s.bag.pop(s.dice.below(len(s.bag)))


def show(s: Table, piece: Piece) -> None:
    """Turn a hidden evidence up. Its red symbol does nothing by that (W040)."""
    if not piece.up:
        piece.up = True
        s.reveal()
        s.tell(e.Revealed(slot=piece.slot, token=piece.face))


def shift(s: Table, target: str, steps: int, seat: Seat) -> None:
    """Move a marker or an evidence toward a seat; at space 5 it is claimed at once, the rest is lost (W037).

    Nothing happens to what is no longer on the track (WR14).
    """
    if target == INITIATIVE:
        if s.initiative is not None:
            _move_initiative(s, _toward(s, s.initiative, steps, seat), seat)
    elif target == MOMENTUM:
        if s.momentum is not None:
            put_momentum(s, _toward(s, s.momentum, steps, seat), seat)
    elif (piece := s.piece(slot_of(target))) is not None:
        _move_evidence(s, piece, steps, seat)


def _toward(s: Table, at: int, steps: int, seat: Seat) -> int:
    return min(END, max(-END, at + s.way(seat) * steps))


def _moved(s: Table, token: str, start: int, end: int, slot: int = 0) -> None:
    if start != end:
        s.last = Last(token=token, slot=slot, start=start, end=end)
        s.tell(e.Moved(token=token, start=SPOTS[start], end=SPOTS[end]))


def _move_initiative(s: Table, end: int, seat: Seat) -> None:
    """At space 5 the card turns at once; the order of this round's turns does not change (WR15)."""
    start = s.initiative
    assert start is not None
    s.initiative = end
    _moved(s, INITIATIVE, start, end)
    if end == END * s.way(seat):
        s.initiative, s.holder = None, seat
        s.tell(e.ClaimedInitiative(seat=seat))


def put_momentum(s: Table, end: int, seat: Seat) -> None:
    """Put the momentum marker on a space; at a seat's space 5 it is theirs at once (W068)."""
    start = s.momentum
    if start is None:
        return
    s.momentum = end
    _moved(s, MOMENTUM, start, end)
    if end == END * s.way(seat):
        s.momentum = None
        s.tell(e.ClaimedMomentum(seat=seat))
        award(s, seat)


def _move_evidence(s: Table, piece: Piece, steps: int, seat: Seat) -> None:
    show(s, piece)
    start = piece.at
    piece.at = _toward(s, start, steps, seat)
    _moved(s, piece.face, start, piece.at, piece.slot)
    if piece.at == END * s.way(seat):
        s.evidence.remove(piece)
        s.push(Pinning(seat=seat, face=piece.face, claimed=True))


def send_back(s: Table, piece: Piece) -> None:
    """Put an evidence back to 0. A hidden one never left it, so it stays hidden (WR34)."""
    start, piece.at = piece.at, 0
    _moved(s, piece.face, start, 0, piece.slot)


def award(s: Table, seat: Seat) -> None:
    """A momentum token goes to the lowest open place of a seat's card and brings its reward (W055).

    With no open place it leaves the game.
    """
    rewards = s.set.rewards[s.role(seat)]
    if s.won[seat] == len(rewards):
        s.scrapped += 1
        s.tell(e.MomentumScrapped(seat=seat))
        return
    reward = rewards[s.won[seat]]
    s.won[seat] += 1
    s.tell(e.TookMomentum(seat=seat, number=s.won[seat]))
    if reward.give == "win":
        s.finish(seat, "momentum")
    elif reward.give == "draw":
        draw_cards(s, seat, reward.count)
    elif reward.give == "look":
        _look(s, seat, reward.count)
    elif reward.give != "nothing":
        s.push(Picking(seat=seat, deed=reward.give, steps=reward.count))


def _look(s: Table, seat: Seat, count: int) -> None:
    """See the top cards of the other's deck, in order; they stay where they are (WR21)."""
    top = s.decks[1 - seat][-count:][::-1]
    s.tell(e.Looked(seat=seat, count=len(top)))
    if top:
        s.reveal()
        s.seen[seat] += [card for card in top if card not in s.seen[seat]]
        s.tell(e.SawCards(to=(seat,), cards=tuple(top)))


def pin(s: Table, seat: Seat, face: str, space: str) -> None:
    """Put an evidence on the board: first the check for a win, then the red symbol (WR12)."""
    up = seat == s.editor
    s.board[space] = Pinned(face, up)
    s.last = Last(token=face, place=space)
    told = e.PinnedUp if up else e.PinnedDown
    s.tell(told(seat=seat, token=face, space=space, near=s.set.board.spaces[space].near))
    if up:
        check_chains(s)
    if s.winners is None:
        red_symbol(s, seat, face)


def red_symbol(s: Table, seat: Seat, face: str) -> None:
    """The red symbol moves momentum one space, if it still is on the track (W040)."""
    if face.endswith("m"):
        shift(s, MOMENTUM, 1, seat)


def joined(s: Table) -> list[str]:
    """The informants that a chain of face-up evidence joins to Nixon (W075)."""
    heard = {who for who, up in s.tiles.items() if up}
    if not heard:
        return []
    return s.set.board.joined({space for space, pinned in s.board.items() if pinned.up}, heard)


def check_chains(s: Table) -> None:
    """The Editor wins with two informants joined to Nixon (W084)."""
    if len(joined(s)) >= 2:
        s.finish(s.editor, "informants")


class Pinning(Step[Table], kw_only=True):
    """An evidence that has left the track goes to an empty space of its colour (W039, W061).

    Without one it leaves the game; its red symbol counts then only if it was `claimed` at 5 (WR18, WR36).
    """

    seat: Seat
    face: str
    claimed: bool

    def run(self, s: Table) -> None:
        spaces = s.spaces(self.face)
        if len(spaces) > 1:
            s.ask([self.seat], "pin", about=s.now(self.seat))
            return
        s.pop()
        if spaces:
            pin(s, self.seat, self.face, spaces[0])
        else:
            lose(s, self.face)
            if self.claimed:
                red_symbol(s, self.seat, self.face)

    def options(self, s: Table, seat: Seat) -> Iterator[Pin]:
        for space in s.spaces(self.face):
            yield Pin(seat=seat, token=self.face, space=space)

    def answer(self, s: Table, a: Pin) -> None:
        s.pop()
        pin(s, self.seat, self.face, a.space)


def lose(s: Table, face: str) -> None:
    """An evidence that fits nowhere leaves the game."""
    s.lost.append(face)
    s.tell(e.NoSpace(token=face))


class Picking(Step[Table], kw_only=True):
    """A reward moves or pins one evidence of the track, a hidden one too, picked blind (WR34)."""

    seat: Seat
    deed: Literal["move", "pin"]
    steps: int

    def run(self, s: Table) -> None:
        if len(different(s.evidence)) > 1:
            s.ask([self.seat], f"reward-{self.deed}", about=s.now(self.seat))
            return
        s.pop()
        if s.evidence:
            self._do(s, s.evidence[0])

    def options(self, s: Table, seat: Seat) -> Iterator[Choose]:
        for piece in different(s.evidence):
            yield Choose(seat=seat, slot=piece.slot)

    def answer(self, s: Table, a: Choose) -> None:
        s.pop()
        piece = s.piece(a.slot)
        assert piece is not None
        self._do(s, piece)

    def _do(self, s: Table, piece: Piece) -> None:
        if self.deed == "move":
            shift(s, f"e{piece.slot}", self.steps, self.seat)
        else:
            take_to_pin(s, piece, self.seat)


def take_to_pin(s: Table, piece: Piece, seat: Seat) -> None:
    """An evidence leaves the track for the board, though it is not at space 5."""
    show(s, piece)
    s.evidence.remove(piece)
    s.push(Pinning(seat=seat, face=piece.face, claimed=False))
