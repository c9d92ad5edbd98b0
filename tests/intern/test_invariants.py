"""What holds at every moment of every game, whatever people do."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rules.core import apply, settle
from rules.intern import GAME
from rules.intern.arrive import Arrive, Denied
from rules.intern.attacks import Jam, SwapHands
from rules.intern.network import WIN
from rules.intern.plays import Play
from rules.intern.state import Intern
from rules.intern.steps import Turn
from tests.intern import grids
from tests.support import playout


def everywhere(s: Intern) -> Counter[str]:
    """All cards: in decks and rows, before players, and on their way."""
    found = [card for deck in s.decks.values() for card in deck]
    found += [card for row in s.rows.values() for card in row if card]
    for desk in s.desks:
        found += [*desk.hand, *desk.grid, *desk.gridlocks, *desk.lies]
        found += [desk.deflection] if desk.deflection else []
    for step in s.steps:
        match step:
            case Arrive(has_entered=False) | Play() | Jam():
                found.append(step.card)
            case Denied():
                found.append(step.lies)
            case SwapHands():
                found += [card for card, _ in step.on_the_way or ()]
            case _:
                pass
    return Counter(found)


def whole(s: Intern) -> Counter[str]:
    return Counter(card for kind in "SED" for card in s.cards.deck(kind, serious=s.options.serious))


def check(s: Intern) -> None:
    assert everywhere(s) == whole(s), "a card is lost or doubled"
    for desk in s.desks:
        graph = {card: s.cards.partners[card] for card in desk.grid}
        assert grids.judge(desk.grid, graph) == desk.tricks, "the network is drawn as it counts"
        assert min(desk.tricks, WIN) == min(s.cards.networks.total(desk.grid), WIN) if desk.grid else True
        assert desk.supporters == sorted(desk.supporters)
        assert desk.events == sorted(desk.events)
        assert not (desk.is_retired and desk.hand)
    if isinstance(s.steps[-1], Turn):
        assert all(None not in row or not s.decks[kind] for kind, row in s.rows.items()), "a row is short"
    for seat, ask in s.asks.items():
        assert not s.desks[seat].is_retired
        assert ask.kind != "lies" or s.desks[seat].lies
        assert ask.kind != "deflect" or s.desks[seat].deflection
    if not s.is_hidden:
        assert all(card in s.decks[card[0]] for card in s.seen), "open hands keep no secrets"


@pytest.mark.parametrize("hands", ["open", "hidden"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_whole_random_games(hands: str, players: int) -> None:
    for seed in range(3):
        name = f"invariant-{hands}-{players}-{seed}"
        rng = random.Random(name)
        s = playout.start(GAME, name, {"hands": hands}, players)
        while s.winners is None:
            check(s)
            apply(s, playout.choose(s, rng))
        check(s)


@pytest.mark.parametrize("seed", range(4))
def test_games_that_people_leave(seed: int) -> None:
    rng = random.Random(seed)
    s = playout.start(GAME, f"leaving-{seed}", players=6)
    while s.winners is None:
        check(s)
        if rng.random() < 0.04:
            GAME.retire(s, rng.choice(s.active()))
            settle(s)
        else:
            apply(s, playout.choose(s, rng))
    assert set(s.winners) <= set(s.active())
