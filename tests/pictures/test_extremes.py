"""What random games hardly ever show: crowded floors, long hands, wide networks, boards of other sets."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec
import pytest

from data.words import LOCALES
from render import bill, fiftyone, intern, watergate, watergate_wall
from render import theme as t
from render.canvas import Canvas, Kept, Store
from render.drawing import Drawing, Still
from rules import GAMES
from rules.bill.formula import KEYWORDS
from rules.bill.view import MemberView
from rules.fiftyone.view import HandCard, HandView, VoteView
from rules.intern.view import NetworkView
from rules.watergate.view import EvidenceView
from tests.pictures import people, samples
from tests.pictures.audit import audited

both = pytest.mark.parametrize("locale", LOCALES)


def seen(game: str, viewer: int | None, locale: str) -> tuple[Any, Any]:
    """A view of a reference moment with strange names, and words for it."""
    s = samples.load(next(moment for moment in samples.MOMENTS if moment.game == game))
    words = people.words_for(game, people.card_set(s), locale, "hostile")
    return msgspec.structs.replace(GAMES[game].view(s, viewer), asked=()), words


def fine(drawings: Sequence[Drawing | Still], audit: Any) -> None:
    for drawing in drawings:
        assert drawing.canvas.h <= t.TALLEST
    assert not audit.problems, "\n".join(audit.problems)


@both
def test_floors_too_crowded_for_one_picture_become_two(locale: str) -> None:
    view, words = seen("bill", None, locale)
    member = MemberView(
        card="D000563",
        party="D",
        cost=8,
        influence=12,
        resolve=10,
        damage=11,
        keywords=KEYWORDS[:4],
        standing="tabled",
        gavel=True,
        shield=True,
        armor=2,
        untargetable=True,
        sits_out=True,
        last=True,
    )
    sides = tuple(
        msgspec.structs.replace(
            side, floor=(member,) * 7, filibuster=True, recess=True, tax=2, discounts=(("card", 1),), deck=0
        )
        for side in view.sides
    )
    with audited() as audit:
        drawn = bill.board(msgspec.structs.replace(view, sides=sides), words, people.news(locale, "hostile"))
    assert len(drawn) == 2
    fine(drawn, audit)


@both
def test_a_candidate_with_everything(locale: str) -> None:
    view, words = seen("fiftyone", None, locale)
    values = [10, 10, 9, *[2] * 22]
    votes = tuple(
        VoteView(card=f"v{value}", value=value, fans=n % 2 == 0, new=n == 3) for n, value in enumerate(values)
    )
    heroes = ("h_bonus", "h_law", "h_fans", "h_guard", "h_hunter")
    every = tuple(
        msgspec.structs.replace(c, total=99, final=119, votes=votes, heroes=heroes, jailed=True, leads=True)
        for c in view.candidates
    )
    with audited() as audit:
        drawn = fiftyone.board(msgspec.structs.replace(view, candidates=every), words, "x")
    fine(drawn, audit)


@both
def test_two_crowded_teams(locale: str) -> None:
    view, words = seen("fiftyone", None, locale)
    votes = tuple(VoteView(card="v10", value=10, fans=True) for _ in range(15))
    seats = [c.seat for c in view.candidates]
    every = tuple(
        msgspec.structs.replace(
            c,
            votes=votes if c.seat in seats[:2] else (),
            finalist=c.seat in seats[:2],
            team=tuple(seats[2:5]) if c.seat == seats[0] else tuple(seats[5:]) if c.seat == seats[1] else (),
            heroes=("h_bonus", "h_law", "h_hunter"),
            jailed=True,
            total=40,
            final=47,
        )
        for c in view.candidates
    )
    with audited() as audit:
        drawn = fiftyone.board(
            msgspec.structs.replace(view, round=2, finalists=tuple(seats[:2]), candidates=every), words
        )
    fine(drawn, audit)
    assert [each.line.text for each in audit.lines].count(words("pic-final", n=47)) == 2


@both
def test_a_thiefs_long_hand_and_a_spys_many_looks(locale: str) -> None:
    view, words = seen("fiftyone", 0, locale)
    cards = tuple(HandCard(card="loss2", playable=n > 3) for n in range(15))
    looked = tuple(HandView(seat=n, cards=("v10", "loss2", "discord", "h_hunter") * 2) for n in range(1, 8))
    with audited() as audit:
        drawn = [*fiftyone.hand(msgspec.structs.replace(view, hand=cards, looked=looked), words)]
    assert len(drawn) == 3
    fine(drawn, audit)


@both
@pytest.mark.parametrize("shape", [(1, 1), (9, 1), (1, 9), (5, 5), (8, 2), (3, 7)])
def test_networks_of_every_shape(shape: tuple[int, int], locale: str) -> None:
    view, words = seen("intern", None, locale)
    columns, rows = shape
    places = [(x, y) for x in range(columns) for y in range(rows)]
    cards = {((f"S{n + 1:02d}", f"E{n + 1:02d}")[(x + y) % 2]): (x, y) for n, (x, y) in enumerate(places)}
    borders = tuple((a, b) for a, b in combinations(places, 2) if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1)
    network = NetworkView(columns=columns, rows=rows, cells=cards, borders=borders)
    seats = tuple(msgspec.structs.replace(seat, network=network) for seat in view.seats)
    view = msgspec.structs.replace(view, seats=seats, moved=(next(iter(cards)),))
    with audited() as audit:
        drawn = [*intern.closeup(view, words, 0), *intern.board(view, words)]
    fine(drawn, audit)


@both
def test_a_hand_of_the_intern_that_takes_several_pictures(locale: str) -> None:
    view, words = seen("intern", 0, locale)
    supporters = tuple(f"S{n:02d}" for n in range(1, 20))
    events = tuple(f"E{n:02d}" for n in range(1, 12))
    seats = tuple(msgspec.structs.replace(s, supporters=supporters, events=events) for s in view.seats)
    view = msgspec.structs.replace(view, seats=seats)
    with audited() as audit:
        drawn = [*intern.hand(view, words), *intern.board(view, words)]
    fine(drawn, audit)
    assert len([*intern.hand(view, words)]) > 1


@both
def test_all_tokens_on_one_space(locale: str) -> None:
    view, words = seen("watergate", None, locale)
    pile = tuple(
        EvidenceView(slot=n, at=4, up=True, face="BYm", colours=("blue", "yellow"), momentum=True)
        for n in range(1, 9)
    )
    view = msgspec.structs.replace(view, evidence=pile, initiative=4, momentum=4)
    with audited() as audit:
        drawn = watergate.board(view, words, people.news(locale, "hostile"))
    fine(drawn, audit)


def test_the_board_of_another_card_set_hangs_apart() -> None:
    informants = tuple(f"P{n}" for n in range(7))
    spots = tuple(f"Q{n}" for n in range(24))
    threads = tuple((spots[n], spots[(n + 1) % 24]) for n in range(24))
    threads += tuple((informants[n // 4], spots[n]) for n in range(24))
    threads += (("NIX", spots[0]), ("NIX", spots[12]))
    places = watergate_wall.spread(spots, informants, threads)
    assert set(places) == {*spots, *informants, "NIX"}
    for a, b in combinations([places[id] for id in spots], 2):
        assert math.dist(a, b) >= watergate_wall.SPACE
    assert all(0 < x < t.WIDTH and 0 < y < watergate_wall.HEIGHT for x, y in places.values())


def test_our_own_board_hangs_as_it_was_set() -> None:
    own = watergate_wall.PLACES
    gates = [place for place in own if len(place) == 2]
    assert min(math.dist(own[a], own[b]) for a, b in combinations(gates, 2)) > 100


def test_faces_are_kept_within_bounds() -> None:
    drawn: list[int] = []

    def draw(c: Canvas, face: int) -> None:
        drawn.append(face)

    store = Store(budget=2 * 10 * 10)
    kept, page = Kept(draw, store), Canvas(40, 40)
    for face in (1, 2, 1, 3, 2):
        kept.lay(page, 0, 0, 10, 10, face)
    assert drawn == [1, 2, 3, 2]
    kept.lay(page, 0, 0, 10, 10, 2, t.LAST)
    assert drawn == [1, 2, 3, 2, 2]
    assert store.used == store.budget
    store.clear()
    assert store.used == 0
