"""What stands on a picture is said in its alt text, whole, in every game and language, with any names."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

import render
from data.words import LOCALES, Words
from render import bill, drawing, fiftyone, intern
from render.drawing import ALT_MOST, alt_text
from rules import GAMES
from rules.bill.view import MemberView
from rules.core import apply
from rules.fiftyone.view import HandCard, HandView
from rules.intern.phrases import code
from rules.intern.view import NetworkView
from tests.pictures import people, samples
from tests.support import playout

both = pytest.mark.parametrize("locale", LOCALES)
every = pytest.mark.parametrize("name", GAMES)
CROWDED = {"bill": {"mode": "hard"}, "watergate": {}, "fiftyone": {}, "intern": {"hands": "open"}}
"""House rules with much to say."""
STEP = {"bill": 7, "watergate": 20, "fiftyone": 60, "intern": 40}
"""So many moves lie between two looks."""


def states(name: str, seed: str, step: int) -> Iterator[Any]:
    """States of a random match of a full table in which people like to lock and to play, the end included."""
    game = GAMES[name]
    s, rng = playout.start(game, seed, CROWDED[name], game.seats[-1]), random.Random(seed)
    for n in range(playout.LONGEST):
        if n % step == 0 or s.winners is not None:
            yield s
        if s.winners is not None:
            return
        tries = [playout.choose(s, rng) for _ in range(4)]
        apply(s, min(tries, key=lambda action: samples.LIKED.get(type(action).__name__, 1)))


def alts(pictures: list[render.Picture]) -> str:
    """All that is said of them."""
    return "\n".join(picture.alt for picture in pictures)


def _hand(name: str, view: Any, seat: int, words: Words) -> Iterator[str]:
    """What each card of the viewer's hand is called in lists."""
    if name == "intern":
        player = view.seats[seat]
        yield from (words(f"card-{card}.short") for card in player.supporters if card[0] == "S")
        yield from (words(f"card-{card}") for card in player.events if card[0] == "E")
    elif name == "watergate":
        yield from (words(f"card-{held.id}") for held in view.hand)
    else:
        yield from (words(f"card-{held.card}") for held in view.hand)


@every
def test_the_alt_text_of_a_hand_says_its_question_and_names_its_cards(name: str) -> None:
    game, named = GAMES[name], 0
    for s, _ in islice(playout.play(game, "alt"), 5, 80, 5):
        words = people.words_for(name, people.card_set(s), "en", "plain")
        for seat in s.asks:
            view = game.view(s, seat)
            hand = render.hand(name, view, words)
            for said in _hand(name, view, seat, words):
                assert said in alts(hand)
                named += 1
            assert all(words(game.question(view, seat)) in picture.alt for picture in hand[:1])
            assert len({picture.alt for picture in hand}) == len(hand)
    assert named > 20


@both
@every
def test_no_alt_text_is_cut(name: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(text: str) -> str:
        raise AssertionError(f"cut: {text}")

    monkeypatch.setattr(drawing, "_shortened", cut)
    for s in states(name, f"uncut {locale}", STEP[name]):
        words = people.words_for(name, people.card_set(s), locale, "hostile")
        view = GAMES[name].view(s, None)
        render.pictures(name, view, words)
        render.closeup(name, view, words, 0)
        for seat in s.asks:
            render.hand(name, GAMES[name].view(s, seat), words)


@both
@every
def test_the_alt_texts_of_a_board_tell_where_everybody_stands(name: str, locale: str) -> None:
    for s in states(name, "stands", 3 * STEP[name]):
        words = people.words_for(name, people.card_set(s), locale, "hostile")
        board = render.pictures(name, GAMES[name].view(s, None), words)
        for fact in _standing(name, GAMES[name].view(s, None), words):
            assert fact in alts(board), alts(board)


def _standing(name: str, view: Any, words: Words) -> Iterator[str]:
    """What nobody can play without."""
    if name == "intern":
        for player in view.seats:
            yield words.seat(player.seat)
            yield from (code(card) for card in player.network.cells)
    elif name == "bill":
        for side in view.sides:
            yield words.seat(side.seat)
            yield from (f"{m.influence}/{m.resolve}" for m in side.floor)
    elif name == "watergate":
        yield from (words(f"informant-{each.id}") for each in view.informants)
        yield from (space.id for space in view.spaces)
    else:
        for each in view.candidates:
            yield words.seat(each.seat)
            if view.round == 1:
                yield words("pic-percent", n=each.total)


def test_each_picture_of_players_speaks_of_its_own() -> None:
    s = samples.load(next(moment for moment in samples.MOMENTS if moment.name == "intern-six"))
    words = people.words_for("intern", people.card_set(s), "en", "plain")
    view = GAMES["intern"].view(s, None)
    hand = tuple(f"E{n:02d}" for n in range(1, 31))
    full = tuple(msgspec.structs.replace(player, events=hand) for player in view.seats)
    market, *pages = list(intern.board(msgspec.structs.replace(view, seats=full), words))
    assert len(pages) > 1
    assert "Trick of" not in market.alt
    for seat in range(6):
        speak = [page for page in pages if f"\n{words.seat(seat)}" in page.alt]
        assert len(speak) == 1, words.seat(seat)


def test_a_network_close_up_names_its_cards_and_an_empty_one_says_so() -> None:
    s = samples.load(next(moment for moment in samples.MOMENTS if moment.name == "intern-six"))
    words = people.words_for("intern", people.card_set(s), "en", "plain")
    view = GAMES["intern"].view(s, None)
    player = next(player for player in view.seats if player.network.cells)
    (shown,) = intern.closeup(view, words, player.seat)
    assert all(words(f"card-{card}.short") in shown.alt for card in player.network.cells)
    bare = msgspec.structs.replace(player, network=NetworkView())
    seats = tuple(bare if each.seat == player.seat else each for each in view.seats)
    (shown,) = intern.closeup(msgspec.structs.replace(view, seats=seats), words, player.seat)
    assert words("pic-nothing-locked") in shown.alt


@both
def test_crowded_floors_are_told_side_by_side(locale: str) -> None:
    s = samples.load(next(moment for moment in samples.MOMENTS if moment.name == "bill-full"))
    words = people.words_for("bill", people.card_set(s), locale, "hostile")
    view = GAMES["bill"].view(s, None)
    member = MemberView(
        card="D000563",
        party="D",
        cost=8,
        influence=12,
        resolve=10,
        damage=11,
        keywords=("gatekeeper", "bipartisan"),
        standing="tabled",
        gavel=True,
        shield=True,
        armor=2,
        untargetable=True,
        sits_out=True,
    )
    sides = tuple(msgspec.structs.replace(side, floor=(member,) * 7) for side in view.sides)
    first, second = bill.board(msgspec.structs.replace(view, sides=sides), words)
    for picture, side in ((first, sides[1]), (second, sides[0])):
        assert words.seat(side.seat) in picture.alt
        assert picture.alt.count("12/10") == 7


@both
def test_what_a_spy_saw_is_told_whole(locale: str) -> None:
    s = samples.load(next(moment for moment in samples.MOMENTS if moment.name == "fiftyone-eight"))
    words = people.words_for("fiftyone", people.card_set(s), locale, "hostile")
    looked = tuple(HandView(seat=n, cards=("v10", "loss2", "discord", "h_hunter") * 2) for n in range(1, 8))
    cards = tuple(HandCard(card="loss2", playable=n > 3) for n in range(12))
    view = msgspec.structs.replace(GAMES["fiftyone"].view(s, 0), looked=looked, hand=cards, asked=())
    *hand, spied = fiftyone.hand(view, words)
    assert all(words.seat(n) in spied.alt for n in range(1, 8))
    assert [page.alt.count("• ") for page in hand] == [10, 2]
    assert len({page.alt.partition("\n")[0] for page in [*hand, spied]}) == 3


def test_the_first_version_that_fits_is_said_and_the_last_one_cut_by_lines() -> None:
    words = people.words_for("bill", "119", "en", "plain")
    assert alt_text(words, [], ["a" * 2000], ["b"], ["c"]) == "b"
    assert alt_text(words, ["a" * 500, "b" * 500, "c" * 500]) == "a" * 500 + "\n" + "b" * 500
    assert alt_text(words, ["a" * 2000]) == "a" * 1023 + "…"
    assert alt_text(words, []) == ""
    assert alt_text(words, [], ["🦊" * 513], ["b"]) == "b", "Discord counts a fox twice"
    assert len(alt_text(words, ["🦊" * 600])) <= ALT_MOST // 2
