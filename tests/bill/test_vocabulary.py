"""Every ability that a member can have is played once where it works and once where it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from data.bill.build import load_vocabulary
from rules.bill import events as ev
from rules.bill.abilities import Ability, Effect, Sized, is_nothing
from tests.bill.table import REAL, T

SOURCE: dict[str, Any] = {"region": "west", "chamber": "S", "cost": 1}
SHOWN: dict[str, tuple[Any, str]] = {
    "support": (ev.Gained, "amount"), "sway": (ev.Lost, "amount"), "draw": (ev.Drew, "count"),
    "capital": (ev.Funded, "amount"), "favor": (ev.Favored, "count"), "discount": (ev.Discounted, "amount"),
    "tax": (ev.Taxed, "amount"), "damage": (ev.Damaged, "amount"), "rally": (ev.Rallied, "amount"),
    "weaken": (ev.Weakened, "amount"), "buff": (ev.Strengthened, "influence"),
}  # fmt: skip
"""What a primitive with an amount is seen by, and the field that says how much."""
SEEN: dict[str, Any] = {
    "seek": ev.Sought, "shield": ev.Shielded, "ready": ev.Readied, "table": ev.Tabled,
    "recall": ev.Recalled, "staff": ev.Staffed, "clear": ev.Cleared,
}  # fmt: skip


def _all() -> dict[str, Ability]:
    found: dict[str, Ability] = {}
    for theme, variants in load_vocabulary().themes.items():
        for i, variant in enumerate(variants):
            for n in range(3):
                effects = tuple(e for e in (_sized(e, n) for e in variant.effects) if not is_nothing(e))
                name = f"{theme}.{i}.{n}"
                found[name] = Ability(
                    trigger=variant.trigger, condition=variant.condition[n], effects=effects
                )
    return found


def _sized(e: Sized, n: int) -> Effect:
    return Effect(
        op=e.op, target=e.target, amount=e.amount[n], resolve=e.resolve[n], most=e.most[n], kind=e.kind,
        rule=e.rule,
    )  # fmt: skip


ABILITIES = _all()


def table(ability: Ability, *, friends: bool = True) -> tuple[T, int]:
    """A table at which everything an ability could want is there, and the seat that will have it."""
    t = T("hard")
    seat = 1 if ability.trigger in ("turn", "unseated") else 0
    me, other = t.camp(seat), t.camp(1 - seat)
    t.prints(seat, "low", 1, 1, cost=1)
    me.deck = ["earmark", "low", "cloture"] * 3
    other.support = 9
    other.hand = ["earmark"] * 5
    if friends:
        t.sits(seat, "pal", 1, 2, first_term=True, **SOURCE)
        if ability.condition != "few":
            t.sits(seat, "old", 4, 9, acted=True, first_term=True, **SOURCE)
        t.sits(1 - seat, "foe", 1, 9, cost=1)
        t.sits(1 - seat, "big", 5, 9, cost=1)
    if any(e.op == "clear" for e in ability.effects):
        me.filibuster = me.recess = True
    return t, seat


def act(t: T, seat: int, ability: Ability) -> None:
    """Bring the ability's moment about."""
    if ability.trigger == "play":
        t.member(seat, "src", 2, 3, ability=ability, **SOURCE)
        t.plays("src")
        if t.asked() != "turn":
            so_far = t.events
            t.picks("big")
            t.events = so_far + t.events
        return
    t.sits(seat, "src", 2, 3, ability=ability, **SOURCE)
    if ability.trigger == "lobby":
        t.lobbies("src")
    elif ability.trigger == "confront":
        t.confronts("src", "big")
    elif ability.trigger == "turn":
        t.ends()
    elif ability.trigger == "unseated":
        t.sits(1 - seat, "killer", 9, 9, cost=8)
        t.confronts("killer", "src")


@pytest.mark.parametrize("name", [n for n, a in ABILITIES.items() if a.trigger != "aura"])
def test_it_does_what_it_says(name: str) -> None:
    ability = ABILITIES[name]
    t, seat = table(ability)
    act(t, seat, ability)
    assert t.told(ev.Used) == [ev.Used(seat=seat, member="src")]
    for e in ability.effects:
        if e.op in SHOWN:
            kind, field = SHOWN[e.op]
            assert e.amount in [getattr(event, field) for event in t.told(kind)], e
        else:
            assert t.told(SEEN[e.op]), e


@pytest.mark.parametrize("name", [n for n, a in ABILITIES.items() if a.trigger != "aura" and a.condition])
def test_it_does_nothing_when_its_condition_fails(name: str) -> None:
    ability = ABILITIES[name]
    t, seat = table(ability, friends=False)
    t.sits(1 - seat, "big", 5, 9, cost=1)
    me, other = t.camp(seat), t.camp(1 - seat)
    me.support, other.support, other.hand = 9, 9, []
    me.growth = me.capital = 1 if ability.condition in ("cap2", "cap6") else 5
    if ability.condition == "few":
        for n in range(3):
            t.sits(seat, f"m{n}", 1, 1)
    if ability.condition in ("hand1", "hand3", "opp_hand"):
        me.hand = ["favor"] * 6
    act(t, seat, ability)
    assert not t.told(ev.Used)


AIMED = [n for n, a in ABILITIES.items() if a.trigger != "confront" and any(e.target for e in a.effects)]
"""Without those whose trigger brings the target along."""


@pytest.mark.parametrize("name", AIMED)
def test_it_finds_nobody_on_empty_floors(name: str) -> None:
    ability = ABILITIES[name]
    t, seat = table(ability, friends=False)
    act(t, seat, ability)
    touched = (ev.Tabled, ev.Recalled, ev.Weakened, ev.Readied, ev.Rallied)
    assert not [e for kind in touched for e in t.told(kind) if e.member != "killer"]
    for kind in (ev.Strengthened, ev.Shielded):
        assert all(e.member == "src" for e in t.told(kind))


@pytest.mark.parametrize("name", [n for n, a in ABILITIES.items() if a.trigger == "aura"])
def test_it_applies_while_seated_and_not_after(name: str) -> None:
    ability = ABILITIES[name]
    t, seat = table(ability)
    before, free = t.stats(0, "pal"), _freedom(t)
    act(t, seat, ability)
    for e in ability.effects:
        if e.op == "aura_stat":
            assert t.stats(0, "pal") == (before[0] + e.amount, before[1] + e.resolve)
    if any(e.op == "aura_rule" for e in ability.effects):
        assert _freedom(t) != free
    t.camp(seat).floor = [m for m in t.camp(seat).floor if m.card != "src"]
    assert t.stats(0, "pal") == before
    assert _freedom(t) == free


def _freedom(t: T) -> list[Any]:
    """What standing rules change: prices, leaks, armor, who is out of reach."""
    t.camp(0).hand = ["reconciliation"]
    view = t.view(0)
    seen = [(m.armor, m.untargetable) for m in view.sides[0].floor if m.armor or m.untargetable]
    return [view.hand[0].cost, view.sides[0].leak, seen]


def test_all_members_abilities_are_among_them() -> None:
    played = set(ABILITIES.values())
    assert all(m.ability in played for m in REAL.members.values())
    assert len({m.ability for m in REAL.members.values()}) >= 106
