"""What card actions are made of: each effect is one clause that a card may say, with its figures."""

from __future__ import annotations

from itertools import takewhile
from typing import Annotated, Literal, TypeAlias

import msgspec

Spaces = Annotated[int, msgspec.Meta(ge=1, le=10)]
"""A distance on the research track."""
Place = Annotated[int, msgspec.Meta(ge=0, le=5)]
"""A numbered space of the owner's side; 0 is the middle."""
Which = Literal["any", "up", "down"]


class Effect(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """One clause of an action; `you` is the card's owner, and movement is toward their side."""


class Tile(Effect, frozen=True, kw_only=True, tag="tile"):
    """Put this informant's tile on the board: the Editor face up, Nixon face down."""

    who: str


class Release(Effect, frozen=True, kw_only=True, tag="release"):
    """Take one face-down informant back to the supply."""


class Either(Effect, frozen=True, kw_only=True, tag="either"):
    """Move initiative or momentum."""

    steps: Spaces


class Initiative(Effect, frozen=True, kw_only=True, tag="initiative"):
    """Move initiative."""

    steps: Spaces


class Momentum(Effect, frozen=True, kw_only=True, tag="momentum"):
    """Move momentum."""

    steps: Spaces


class MomentumTo(Effect, frozen=True, kw_only=True, tag="momentum-to"):
    """Put momentum on this space of your side, wherever it is."""

    at: Place


class Evidence(Effect, frozen=True, kw_only=True, tag="evidence"):
    """Move `tokens` different pieces of evidence, each `steps`; `up_to`: or fewer."""

    steps: Spaces
    which: Which = "any"
    tokens: Literal[1, 2] = 1
    up_to: bool = False


class AllEvidence(Effect, frozen=True, kw_only=True, tag="all-evidence"):
    """Move every evidence on the track."""

    steps: Spaces


class Split(Effect, frozen=True, kw_only=True, tag="split"):
    """Share out so many spaces of movement among evidence."""

    steps: Spaces


class Level(Effect, frozen=True, kw_only=True, tag="level"):
    """Put initiative and all evidence on the track back to 0."""


class Back(Effect, frozen=True, kw_only=True, tag="back"):
    """Put one evidence back to 0."""


class Return(Effect, frozen=True, kw_only=True, tag="return"):
    """Return one evidence from the track to the bag."""

    which: Literal["up", "down"]


class DrawTo(Effect, frozen=True, kw_only=True, tag="draw-to"):
    """Draw an evidence from the bag and put it face up on this space of your side."""

    at: Annotated[int, msgspec.Meta(ge=0, le=4)]


class DrawPin(Effect, frozen=True, kw_only=True, tag="draw-pin"):
    """Draw an evidence from the bag and pin it."""


class PinColour(Effect, frozen=True, kw_only=True, tag="pin"):
    """Pin one face-up evidence of this colour from the track."""

    colour: Literal["blue", "yellow", "green"]


class Lift(Effect, frozen=True, kw_only=True, tag="lift"):
    """Take any evidence off the board and put it face up on 0 of the track."""


class Repeat(Effect, frozen=True, kw_only=True, tag="repeat"):
    """Carry out one of your events that left the game, no reaction."""


class DrawPlay(Effect, frozen=True, kw_only=True, tag="draw-play"):
    """Draw the top card of your deck and play it at once."""


class Rob(Effect, frozen=True, kw_only=True, tag="rob"):
    """The opponent discards a random card."""


class Again(Effect, frozen=True, kw_only=True, tag="again"):
    """Take another turn."""


class EndPhase(Effect, frozen=True, kw_only=True, tag="end"):
    """Both hands are discarded, and the card phase is over."""


class Bar(Effect, frozen=True, kw_only=True, tag="bar"):
    """No event actions of the opponent for the rest of the round; not on your first turn of a round."""


class Gambit(Effect, frozen=True, kw_only=True, tag="gambit"):
    """This card leaves the game, or a conspirator of your hand does and this goes to the discard."""


class Cancel(Effect, frozen=True, kw_only=True, tag="cancel"):
    """The action that set this reaction off does not happen."""


class Reverse(Effect, frozen=True, kw_only=True, tag="reverse"):
    """The move that set this reaction off is void; its token moves as far toward you instead."""


Clause: TypeAlias = (
    Tile | Release | Either | Initiative | Momentum | MomentumTo | Evidence | AllEvidence | Split | Level
    | Back | Return | DrawTo | DrawPin | PinColour | Lift | Repeat | DrawPlay | Rob | Again | EndPhase | Bar
    | Gambit | Cancel | Reverse
)  # fmt: skip

AIMED = (Either, Release, Evidence, Back, Return, PinColour, Lift, Repeat)
"""The clauses whose target is announced with the card."""


def aimed(action: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """The clauses of an action that need a target on announcement: choices after a draw come later (WR2)."""
    before = takewhile(lambda clause: not isinstance(clause, DrawTo), action)
    return tuple(clause for clause in before if isinstance(clause, AIMED))
