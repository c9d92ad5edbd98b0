"""A table of watergate: all that must survive. Seats are 0 and 1; one of them is Nixon."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core import Options, State
from rules.phrase import Seat
from rules.watergate.cards import EDITOR, HOUSE, PRESIDENT, CardSet, chosen
from rules.watergate.events import Won

END = 5
"""The last space of each side of the track (W004). The Editor's side counts up from 0, Nixon's down."""


class WatergateOptions(Options, frozen=True, kw_only=True):
    """`nixon`: who sits on Nixon's side. `wording`: what the Editor may move when a Joker found nothing.

    `figures`: filled in at the start with the figures of an installed set, so that the table keeps them.
    """

    card_set: str = HOUSE
    nixon: Literal["draw", "first", "second"] = "draw"
    wording: Literal["erratum", "printed"] = "erratum"
    figures: str = ""


class Piece(msgspec.Struct, forbid_unknown_fields=True):
    """An evidence on the track. `slot`: its number in this round; `face`: Nixon's secret unless `up`."""

    slot: int
    face: str
    at: int = 0
    up: bool = False


class Pinned(msgspec.Struct, forbid_unknown_fields=True):
    """An evidence on the board: the Editor's lie face up, Nixon's face down."""

    face: str
    up: bool


class Last(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last change that a picture points out.

    `token`: what moved, by its looks; `slot`: which evidence, 0 for none; `start`, `end`: its way on the
    track; `place`: the space or informant that was touched.
    """

    token: str = ""
    slot: int = 0
    start: int | None = None
    end: int | None = None
    place: str = ""


def _numbers() -> list[int]:
    return [0, 0]


def _piles() -> list[list[str]]:
    return [[], []]


class Table(State, kw_only=True):
    """The state but for the union of its steps. Lists of two are by seat.

    `initiative`, `momentum`: where the markers are, None off the track. `supply`, `scrapped`, `won`: the
    other momentum tokens. `seen`: the opponent's cards that a seat has looked at, until they are played.
    `mover`: who plays next. `turns`: cards played in turn or reaction this round, but for reactions in
    defence of one's own card; `played`: in the game, with those.
    `barred`: whose event actions are barred. `denied`: colours that no hidden evidence shows. `exposed`:
    cards that have left a hand unplayed since the last card was played.
    """

    options: WatergateOptions
    nixon: Seat
    round: int = 0
    evaluating: bool = False
    holder: Seat
    initiative: int | None = 0
    momentum: int | None = 0
    evidence: list[Piece] = []
    slots: int = 0
    bag: list[str] = []
    lost: list[str] = []
    supply: int = 0
    scrapped: int = 0
    won: list[int] = msgspec.field(default_factory=_numbers)
    board: dict[str, Pinned] = {}
    tiles: dict[str, bool] = {}
    hands: list[list[str]] = msgspec.field(default_factory=_piles)
    decks: list[list[str]] = msgspec.field(default_factory=_piles)
    discards: list[list[str]] = msgspec.field(default_factory=_piles)
    removed: list[list[str]] = msgspec.field(default_factory=_piles)
    seen: list[list[str]] = msgspec.field(default_factory=_piles)
    mover: Seat
    turns: list[int] = msgspec.field(default_factory=_numbers)
    played: list[int] = msgspec.field(default_factory=_numbers)
    barred: Seat | None = None
    denied: str = ""
    exposed: list[str] = []
    last: Last | None = None

    @property
    def set(self) -> CardSet:
        """The figures of this table."""
        return chosen(self.options)

    @property
    def editor(self) -> Seat:
        return 1 - self.nixon

    def role(self, seat: Seat) -> int:
        """EDITOR or PRESIDENT, as card sets count them."""
        return PRESIDENT if seat == self.nixon else EDITOR

    def way(self, seat: Seat) -> int:
        """The sign of a move toward this seat."""
        return -1 if seat == self.nixon else 1

    def now(self, seat: Seat) -> str:
        """What a seat's questions are about: its present turn, or the evaluation."""
        return f"evaluation-{self.round}" if self.evaluating else f"turn-{self.played[seat]}"

    def coming(self, seat: Seat) -> str:
        """What a seat's next turn is called; a reaction would be that turn (WR1, WR45)."""
        return f"turn-{self.played[seat] + 1}"

    def piece(self, slot: int) -> Piece | None:
        """The evidence in this slot, if it still is on the track."""
        return next((p for p in self.evidence if p.slot == slot), None)

    def lay(self, face: str, at: int, *, up: bool) -> Piece:
        """Put an evidence on the track, under the next number."""
        self.slots += 1
        piece = Piece(self.slots, face, at, up)
        self.evidence.append(piece)
        return piece

    def spaces(self, face: str) -> list[str]:
        """The empty spaces of the board on which this evidence fits (W061)."""
        board = self.board
        return [id for id, space in self.set.board.spaces.items() if space.colour in face and id not in board]

    def throw_away(self, seat: Seat, cards: list[str]) -> None:
        """Cards of a hand are discarded unplayed, for everybody to see."""
        for card in cards:
            self.give_up(seat, card)
        self.discards[seat] += cards
        self.exposed += cards
        self.reveal()

    def give_up(self, seat: Seat, card: str) -> None:
        """A card leaves a hand, for everybody to see."""
        self.hands[seat].remove(card)
        if card in self.seen[1 - seat]:
            self.seen[1 - seat].remove(card)

    def finish(self, seat: Seat, how: str) -> None:
        """The game is over at once."""
        self.winners = (seat,)
        self.tell(Won(seat=seat, how=how))
