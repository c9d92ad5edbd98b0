"""The pictures of real games, all along random matches: nothing leaves its box, nothing hidden shows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from data.words import LOCALES, Library
from render import ALT_MOST, Picture, closeup, hand, pictures
from render import theme as t
from rules import GAMES
from rules.core import apply
from rules.dice import Dice
from rules.match import retire
from tests.pictures import people
from tests.pictures.audit import audited
from tests.pictures.files import opened
from tests.support import playout

LOOKS = 10
"""Moments of a match that are drawn."""
HEAVIEST = 150_000
"""Bytes of one picture."""


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Library, "strict", True)


def moments(game: str, seed: str, looks: int = LOOKS) -> Iterator[Any]:
    """States spread over a random match, the end included."""
    rules, rng = GAMES[game], random.Random(seed)
    length = sum(1 for _ in playout.play(rules, seed))
    drawn = {length * k // looks for k in range(looks)}
    s = playout.start(rules, seed)
    rng = random.Random(seed)
    for n in range(length):
        if n in drawn:
            yield s
        apply(s, playout.choose(s, rng))
    yield s


def everything(game: str, s: Any, locale: str, names: str) -> list[Picture]:
    """The public board and the private panels of those who are asked, and of one who is not."""
    words = people.words_for(game, people.card_set(s), locale, names)
    rules = GAMES[game]
    drawn = pictures(game, rules.view(s, None), words, news=people.news(locale, names))
    idle = next((seat for seat in range(s.players) if seat not in s.asks), 0)
    for seat in {*sorted(s.asks)[:3], idle}:
        drawn += hand(game, rules.view(s, seat), words)
    for seat in range(min(2, s.players)):
        drawn += closeup(game, rules.view(s, None), words, seat)
    return drawn


@pytest.mark.parametrize("names", people.NAMES)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_text_stays_readable_and_in_its_box(game: str, locale: str, names: str) -> None:
    with audited() as audit:
        for s in moments(game, f"{names} {locale}"):
            for picture in everything(game, s, locale, names):
                image = opened(picture.png)
                assert image.width == t.WIDTH
                assert image.height <= t.TALLEST, f"{picture.name} is {image.height} px high"
                assert len(picture.png) <= HEAVIEST, f"{picture.name} has {len(picture.png)} bytes"
                assert 0 < len(picture.alt) <= ALT_MOST
    assert len(audit.lines) > 500
    assert not audit.problems, "\n".join(dict.fromkeys(audit.problems))


@pytest.mark.parametrize("game", GAMES)
def test_pictures_tell_nothing_hidden(game: str) -> None:
    rules, dice = GAMES[game], Dice(seed="another deal")
    for s in moments(game, "hidden", 5):
        words = people.words_for(game, people.card_set(s), "en", "plain")
        for viewer in (None, *range(min(3, s.players))):
            other = rules.resample(s, viewer, dice)
            seen = [_shown(game, rules.view(each, viewer), words) for each in (s, other)]
            assert seen[0] == seen[1], f"viewer {viewer} can tell"


def _shown(game: str, view: Any, words: Any) -> list[Picture]:
    return pictures(game, view, words) if view.viewer is None else hand(game, view, words)


@pytest.mark.parametrize("game", GAMES)
def test_file_names_are_neutral(game: str) -> None:
    *_, s = moments(game, "names", 2)
    names = [picture.name for picture in everything(game, s, "en", "plain")]
    assert {name.partition(".")[0].rstrip("-0123456789") for name in names} <= {"board", "hand", "grid"}
    assert all(name.endswith(".png") for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_gives_the_same_bytes(game: str) -> None:
    for s in moments(game, "twice", 3):
        first = everything(game, s, "fr", "plain")
        with audited():
            assert everything(game, s, "fr", "plain") == first


@pytest.mark.parametrize("game", list(GAMES))
def test_who_wins_because_the_others_give_up_is_said_to_win_and_nothing_else(game: str) -> None:
    rules = GAMES[game]
    s = playout.start(rules, "given up")
    while s.winners is None:
        s = retire(rules, s, next(iter(s.asks)))[0]
    alt = pictures(game, rules.view(s, None), people.words_for(game, people.card_set(s), "en", "plain"))[
        0
    ].alt
    assert "passes the bill" not in alt
    assert "wins" in alt or "is elected" in alt
