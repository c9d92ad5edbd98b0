"""Hard mode's personal abilities: a trigger, perhaps a condition, one or two effects (B056, B059-B068).

An ability is not written for a person. Its theme is the main committee's, its variant a hash of the member's
id, its size the base cost; the words are put together from short templates.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Literal

import msgspec

from rules.bill.formula import Committee, Person, office

Trigger = Literal["play", "lobby", "confront", "unseated", "turn", "aura"]
Condition = Literal[
    "", "floor3", "floor2", "few", "behind", "hand1", "hand3", "opp_hand", "cap2", "cap6", "ally_region"
]  # fmt: skip
Op = Literal[
    "support", "sway", "draw", "seek", "capital", "favor", "discount", "tax", "damage", "buff", "rally",
    "weaken", "shield", "ready", "table", "recall", "staff", "clear", "aura_stat", "aura_rule",
]  # fmt: skip
Aim = Literal[
    "", "self", "ally_weakest", "ally_strongest", "ally_all", "ally_acted", "enemy_any", "enemy_strongest",
    "enemy_weakest", "enemy_foe", "enemy_cheap", "region", "chamber", "first_term", "cheap",
]  # fmt: skip
Kind = Literal["", "member", "action", "card", "small"]
Rule = Literal["", "armor", "untargetable", "cheap_action", "leak"]


class Effect(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One of the twenty primitives.

    `amount`: how much, and of Influence where it gives stats; `resolve`: how much Resolve. `most`: the
    highest cost that a target may have. `kind`: of card; `small` is a card costing 2 or less.
    """

    op: Op
    target: Aim = ""
    amount: int = 0
    resolve: int = 0
    most: int = 0
    kind: Kind = ""
    rule: Rule = ""


class Ability(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one member can do in hard mode. `aura`: no trigger, it applies while the member is seated."""

    trigger: Trigger
    condition: Condition = ""
    effects: tuple[Effect, ...]


class Sized(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """An effect of the vocabulary: every number in three sizes, for base cost 1-2, 3-5 and 6 or more."""

    op: Op
    target: Aim = ""
    amount: tuple[int, int, int] = (0, 0, 0)
    resolve: tuple[int, int, int] = (0, 0, 0)
    most: tuple[int, int, int] = (0, 0, 0)
    kind: Kind = ""
    rule: Rule = ""


class Variant(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """An ability in three sizes."""

    trigger: Trigger
    condition: tuple[Condition, Condition, Condition] = ("", "", "")
    effects: tuple[Sized, ...]


class Vocabulary(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`data/bill/abilities.json`: theme -> variants, committee code -> theme, region -> states."""

    themes: dict[str, tuple[Variant, ...]]
    committees: dict[str, str]
    regions: dict[str, tuple[str, ...]]

    def region(self, state: str) -> str:
        """The region that a state or territory lies in. Raises LookupError."""
        return next(name for name, states in self.regions.items() if state in states)


AMOUNT_NEEDED = frozenset({"support", "rally", "draw", "damage", "capital"})
STATS = frozenset({"buff", "aura_stat"})


def size(base_cost: int) -> int:
    """0, 1, 2: small, middle, large."""
    return 0 if base_cost <= 2 else 1 if base_cost <= 5 else 2


def main_committee(person: Person, committees: Mapping[str, Committee]) -> str:
    """Full before joint; chair before ranking before the best rank for the committee's size; "" for none."""

    def order(code: str) -> tuple[bool, int, float, str]:
        role = 0 if code in person.chairs else 1 if code in person.ranking else 2
        side = max(1, committees[code].seats[person.caucus])
        return committees[code].kind != "full", role, person.committees[code] / side, code

    return min((code for code in person.committees if committees[code].kind != "sub"), key=order, default="")


def theme(person: Person, committee: str, vocabulary: Vocabulary) -> str:
    """Floor leaders and whips speak for the floor, members without a committee for their region."""
    if office(person) in ("speaker", "leader", "whip"):
        return "leadership"
    return vocabulary.committees[committee] if committee else "home_region"


def ability(member: str, variants: tuple[Variant, ...], base_cost: int) -> Ability:
    """The member's variant, in its size; effects that the size makes nothing of are left out."""
    digest = hashlib.sha256(f"ability:{member}".encode()).hexdigest()
    variant = variants[int(digest, 16) % len(variants)]
    n = size(base_cost)
    effects = (
        Effect(
            op=e.op, target=e.target, amount=e.amount[n], resolve=e.resolve[n], most=e.most[n], kind=e.kind,
            rule=e.rule,
        )
        for e in variant.effects
    )  # fmt: skip
    kept = tuple(e for e in effects if not is_nothing(e))
    return Ability(trigger=variant.trigger, condition=variant.condition[n], effects=kept)


def is_nothing(effect: Effect) -> bool:
    """An amount of 0 where the amount is all there is."""
    if effect.op in STATS:
        return not (effect.amount or effect.resolve)
    return effect.op in AMOUNT_NEEDED and not effect.amount
