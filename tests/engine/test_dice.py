"""Chance is a seed and a counter."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rules.dice import Dice, fingerprint


def test_known_draws_stay_the_same_on_every_machine() -> None:
    dice = Dice(seed="backroom")
    assert [dice.below(6) for _ in range(12)] == [0, 2, 4, 2, 2, 2, 0, 4, 2, 3, 5, 1]


def test_the_same_seed_and_counter_go_on_alike_whatever_global_chance_does() -> None:
    one, other = Dice(seed="x"), Dice(seed="x")
    first = [one.below(1000) for _ in range(50)]
    random.seed(3)
    assert [other.below(1000) for _ in range(50)] == first
    assert Dice(seed="x", drawn=25).below(1000) == first[25]


def test_draws_are_even() -> None:
    dice = Dice(seed="even")
    counts = Counter(dice.below(7) for _ in range(14_000))
    assert set(counts) == set(range(7))
    assert all(1800 < n < 2200 for n in counts.values())


def test_a_shuffle_keeps_every_card_and_reaches_every_order() -> None:
    dice = Dice(seed="shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(60 < n < 145 for n in orders.values())


def test_nothing_cannot_be_drawn_from() -> None:
    with pytest.raises(ValueError, match="nothing"):
        Dice(seed="x").below(0)


def test_pick_takes_one_of_the_items() -> None:
    dice = Dice(seed="pick")
    assert {dice.pick("abc") for _ in range(50)} == set("abc")


def test_a_fingerprint_tells_seeds_apart_and_nothing_else() -> None:
    assert fingerprint("a") == fingerprint("a") != fingerprint("b")
    assert len(fingerprint("a")) == 32
