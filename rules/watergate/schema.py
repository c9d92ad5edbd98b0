"""A set of figures as its file has it: `data/watergate/<set>/cards.json`, or one of somebody's own."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from rules.watergate.vocabulary import Clause

DECK = 20
"""So many cards has each side."""
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{1,30}$")]
Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Z][A-Z0-9-]{0,9}$")]
Spot = Annotated[str, msgspec.Meta(pattern=r"^[A-Z][A-Z0-9]{0,5}$")]
"""A place on the evidence board; unlike a card's, its id has no hyphen."""
Colour = Literal["blue", "yellow", "green"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Trigger = Literal["conspirator", "evidence", "event"]
JOKER = "*"
LETTER = {"blue": "B", "yellow": "Y", "green": "G", "joker": JOKER}
"""How the rules write a colour."""
COLOURS = {letter: colour for colour, letter in LETTER.items()}


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the file."""


class CardRow(_Part, frozen=True, kw_only=True):
    """A card as the file has it. `number`: as printed; `after`: where it goes once its action was used."""

    id: Id
    number: Count
    kind: Literal["event", "journalist", "conspirator"]
    value: Annotated[int, msgspec.Meta(ge=1, le=4)]
    colour: Literal["blue", "yellow", "green", "joker"]
    action: tuple[Clause, ...]
    after: Literal["removed", "discard", "either"]
    reaction: Trigger | None = None


class SpaceRow(_Part, frozen=True, kw_only=True):
    id: Spot
    colour: Colour


class BoardRow(_Part, frozen=True, kw_only=True):
    spaces: tuple[SpaceRow, ...]
    informants: tuple[Spot, ...]
    threads: tuple[tuple[Spot, Spot], ...]


class TokenRow(_Part, frozen=True, kw_only=True):
    """`count` tokens of one look. `momentum`: they bear the red symbol."""

    colours: Annotated[tuple[Colour, ...], msgspec.Meta(min_length=1, max_length=2)]
    momentum: bool = False
    count: Count


class Reward(_Part, frozen=True, kw_only=True):
    """What a place on a momentum card gives: to draw or look at cards, to move or pin evidence, the game."""

    give: Literal["nothing", "draw", "look", "move", "pin", "win"]
    count: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1


Rewards: TypeAlias = Annotated[tuple[Reward, ...], msgspec.Meta(min_length=1, max_length=9)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=20)]


class MomentumRow(_Part, frozen=True, kw_only=True):
    """`tokens`: all that there are, the one on the track included."""

    tokens: Annotated[int, msgspec.Meta(ge=2, le=30)]
    editor: Rewards
    nixon: Rewards


class RoundRow(_Part, frozen=True, kw_only=True):
    """What a round begins with: cards for the holder of the initiative and for the other, hidden tokens."""

    holder: Positive
    other: Positive
    evidence: Annotated[int, msgspec.Meta(ge=1, le=9)]


class File(_Part, frozen=True, kw_only=True):
    """A whole set."""

    set: Name
    editor: tuple[CardRow, ...]
    nixon: tuple[CardRow, ...]
    board: BoardRow
    bag: tuple[TokenRow, ...]
    momentum: MomentumRow
    round: RoundRow
