"""From the lobby to victory, through the real library: by clicks in both languages, and in words alone."""

import random

import pytest

from playground.people import Person
from rules import GAMES
from tests.e2e.club import Club


@pytest.fixture
def locale(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.mark.parametrize("locale", ["en-US", "fr"], indirect=True)
async def test_a_game_is_clicked_from_the_lobby_to_its_end(club: Club, locale: str) -> None:
    people = [club.alice, club.bob]
    board = await club.begin("bill", club.bob)
    assert board.alt
    assert all(board.alt)
    end = await club.play_on(people, random.Random(locale))
    assert any(person.name in end.text for person in people)
    assert club.words("ui-seed", seed="", fingerprint="")[:8] in end.text
    assert (await club.lone_board()).id == end.id


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_to_its_end_by_slash_commands_and_words_alone(club: Club, game: str) -> None:
    least = GAMES[game].seats[0]
    people = [club.alice, club.bob, club.carol, club.mia][:least]
    assert len(people) == least
    await _open_by_words(club, game, people)
    rng = random.Random(game)
    for _ in range(3000):
        if not await _moved(club, game, people, rng):
            break
    status = (await club.alice.slash(f"/{game} log", channel=club.channel)).text
    assert status


async def _open_by_words(club: Club, game: str, people: list[Person]) -> None:
    host, *others = people
    await host.slash(f"/{game} new", channel=club.channel)
    for person in others:
        assert (await person.slash(f"/{game} join", channel=club.channel)).text == club.words("ui-joined")
    await host.slash(f"/{game} start", channel=club.channel)


async def _moved(club: Club, game: str, people: list[Person], rng: random.Random) -> bool:
    """Let the first who has a choice take one; False when nobody has."""
    for person in people:
        choices = await person.autocomplete(f"/{game} do", "what", "", channel=club.channel)
        picks = [choice.value for choice in choices if choice.value != "?"]
        if picks:
            await person.slash(
                f"/{game} do", channel=club.channel, what=rng.choice(picks), text="Words", sure=True
            )
            return True
    return False
