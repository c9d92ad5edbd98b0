"""What a newcomer looks for is there, says what it does, and offers nothing that cannot be done."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.table import Table
from playground.people import Person
from playground.server import Discord
from render import Picture
from rules.core import IllegalAction
from rules.phrase import Phrase
from tests.e2e.inside import Inside, inside


@pytest.fixture
async def club(d: Discord, tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(d, tmp_path / "ways.sqlite3") as club:
        yield club


async def _start(club: Inside, game: str = "bill") -> tuple[Person, Person]:
    """Who is asked first, and the other."""
    await club.begin(game, club.bob)
    found = await club.asked([club.alice, club.bob])
    assert found is not None
    await club.rest()
    person = found[0]
    return person, club.bob if person is club.alice else club.alice


async def test_undo_and_pause_are_offered_only_where_they_can_be_done(club: Inside) -> None:
    person, other = await _start(club)
    undo, pause = club.words("ui-undo"), club.words("ui-pause")
    shown = await club.seat(person)
    assert undo not in shown.message.buttons
    await club.press(person, shown, "End turn")
    await club.rest()
    shown = await club.seat(person)
    assert undo in shown.message.buttons
    assert undo not in (await club.seat(other)).message.buttons
    asked = await club.turn(person, shown, undo)
    assert f"before this: “{person.name} ends the turn.”" in asked.text
    assert undo not in asked.message.buttons
    asked = await club.turn(person, asked, pause)
    assert pause not in asked.message.buttons
    await club.rest()
    assert pause not in (await club.seat(other)).message.buttons


async def test_a_pause_that_stops_no_clock_is_not_offered(club: Inside) -> None:
    await club.lobby("bill", club.bob)
    await club.alice.slash("/bill options", channel=club.channel, option="pace", value="none")
    await club.alice.click(club.board(), club.label("ui-start"))
    await club.until(club.is_board)
    assert club.words("ui-pause") not in (await club.seat(club.alice)).message.buttons


async def test_opening_my_seat_again_takes_the_old_sheet_away(club: Inside) -> None:
    person, other = await _start(club)
    first, theirs = (await club.seat(person)).message, (await club.seat(other)).message
    second = (await club.seat(person)).message
    await club.rest()
    assert not first.exists
    assert second.exists
    assert theirs.exists
    by_command = (await person.slash("/bill hand", channel=club.channel)).message
    await club.rest()
    assert not second.exists
    assert by_command.exists


async def test_of_two_sheets_at_once_the_later_one_stays(club: Inside) -> None:
    person, _ = await _start(club)
    club.d.faults.delay("PATCH", "/messages/@original", 0.3, after=True)
    early = (await person.slash("/bill hand", channel=club.channel)).message
    late = (await person.slash("/bill hand", channel=club.channel)).message
    await club.rest()
    assert late.exists
    assert not early.exists


async def test_the_last_step_of_the_guide_only_begins(club: Inside) -> None:
    board = await club.begin("bill", club.bob)
    on, skip = club.label("ui-guide-on"), club.label("ui-guide-skip")
    opened = [(p, await p.click(board, club.label("ui-my-seat"))) for p in (club.alice, club.bob)]
    [(person, shown)] = [(p, shown) for p, shown in opened if on in shown.message.buttons]
    assert skip in shown.message.buttons
    for _ in range(2):
        shown = await club.turn(person, shown, on)
    assert list(shown.message.buttons) == [club.label("ui-guide-begin")]


async def test_the_first_board_is_short_and_the_log_keeps_the_fingerprint(club: Inside) -> None:
    person, _ = await _start(club)
    text = club.board().text
    fingerprint = (await club.tables.get(1)).fingerprint
    assert fingerprint
    assert len(text.splitlines()) <= 3
    assert "Alice" in text
    assert "Bob" in text
    assert fingerprint not in text
    assert fingerprint in (await person.slash("/bill log", channel=club.channel)).text


async def test_a_play_that_is_none_names_those_that_are(club: Inside) -> None:
    person, other = await _start(club)
    wrong = await person.slash("/bill do", channel=club.channel, what="zzz")
    assert "- End turn" in wrong.text
    early = await other.slash("/bill do", channel=club.channel, what="End turn")
    assert club.words("no-not-your-turn") in early.text
    assert person.name in early.text


async def _with_a_choice(club: Inside) -> Person:
    """Somebody who could do more than end their turn."""
    people = list(await _start(club))
    while True:
        for person in people:
            offered = await person.autocomplete("/bill do", "what", "", channel=club.channel)
            if len(offered) > 1:
                return person
            if offered:
                await club.play_by_slash(person)
                await club.rest()


async def test_a_grave_play_by_name_is_asked_about_as_the_button_asks(club: Inside) -> None:
    person = await _with_a_choice(club)
    before = (await club.tables.get(1)).n
    asked = await person.slash("/bill do", channel=club.channel, what="End turn")
    assert "You are about to choose **End turn**. Still open to you besides: " in asked.text
    pressed = await club.turn(person, await club.seat(person), "End turn")
    assert "You are about to choose **End turn**." in pressed.text
    assert (await club.tables.get(1)).n == before
    await club.turn(person, pressed, club.words("ui-do-it"))
    await club.rest()
    assert (await club.tables.get(1)).n == before + 1


async def test_a_grave_play_can_be_made_by_commands_alone(club: Inside) -> None:
    person = await _with_a_choice(club)
    before = (await club.tables.get(1)).n
    asked = await person.slash("/bill do", channel=club.channel, what="End turn")
    assert club.words("ui-sure-again") in asked.text
    await person.slash("/bill do", channel=club.channel, what="End turn", sure=True)
    await club.rest()
    assert (await club.tables.get(1)).n == before + 1


async def test_who_wants_no_questions_plays_gravely_at_once(club: Inside) -> None:
    person = await _with_a_choice(club)
    before = (await club.tables.get(1)).n
    await person.slash("/settings", channel=club.channel, confirm=False)
    await person.slash("/bill do", channel=club.channel, what="End turn")
    await club.rest()
    assert (await club.tables.get(1)).n == before + 1


async def test_no_two_plays_are_offered_under_one_name(club: Inside) -> None:
    person, _ = await _start(club, "watergate")
    names = [
        choice.name for choice in await person.autocomplete("/watergate do", "what", "", channel=club.channel)
    ]
    assert len(names) > 10
    assert len(set(names)) == len(names)


async def test_every_page_of_the_rules_is_one_choice_away(club: Inside) -> None:
    person, _ = await _start(club)
    shown = await person.slash("/bill rules", channel=club.channel)
    [contents] = shown.message.selects
    *_, last = contents.options
    assert len(contents.options) > 5
    turned = await person.select(shown.message, contents.options[last], which=contents.custom_id)
    assert club.words("ui-later") not in turned.message.buttons
    assert club.words("ui-previous") in turned.message.buttons


async def test_before_the_first_play_catchup_says_who_is_asked(club: Inside) -> None:
    person, other = await _start(club)
    caught = await other.slash("/bill catchup", channel=club.channel)
    assert club.words("ui-catchup-begun", game="The Bill") in caught.text
    assert person.name in caught.text
    await club.press(person, await club.seat(person), "End turn")
    await club.rest()
    caught = await other.slash("/bill catchup", channel=club.channel)
    assert club.words("ui-catchup-start", game="The Bill") in caught.text
    assert "ends the turn" in caught.text


async def test_my_games_say_where_and_whose_turn(club: Inside) -> None:
    person, other = await _start(club)
    mine = await person.slash("/games", channel=club.channel)
    theirs = await other.slash("/games", channel=club.channel)
    for shown in (mine, theirs):
        assert f"<#{club.channel.id}>" in shown.text
        assert f"/{club.board().id})" in shown.text
        assert "<t:" in shown.text
    assert person.name in theirs.text
    assert mine.text.startswith("▶")
    assert "▶" not in theirs.text


async def test_settings_name_the_options_that_change_them(club: Inside) -> None:
    shown = await club.alice.slash("/settings", channel=club.channel, quiet="22:00-07:30")
    for option in ("language", "board", "colours", "confirm", "messages", "quiet", "zone"):
        assert f"`{option}`" in shown.text
    assert "22:00–07:30" in shown.text


async def test_a_name_that_no_font_has_is_a_number_in_the_picture_and_explained(club: Inside) -> None:
    ming = club.d.person("王小明", club.guild)
    await club.begin("bill", ming)
    await club.rest()
    board = club.board()
    assert "?" not in board.alt[0]
    seat = (await club.tables.get(1)).seat_of(int(ming.id))
    assert seat is not None
    assert club.words("ui-drawn-as", seat="王小明", number=seat + 1) in board.text
    assert club.words("seat-nobody", number=seat + 1) in board.alt[0]
    assert board.text.count("Alice") == 1


async def test_a_table_that_cannot_be_read_hides_no_other(
    club: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, other = await _start(club)

    async def unreadable(table: int) -> Table:
        raise IllegalAction("unreadable")

    monkeypatch.setattr(club.tables, "get", unreadable)
    shown = await other.slash("/games", channel=club.channel)
    assert "cannot be shown now" in shown.text
    assert f"<#{club.channel.id}>" in shown.text


async def test_what_a_running_game_no_longer_lets_one_do_points_to_what_it_does(club: Inside) -> None:
    person, _ = await _start(club)
    left = await person.slash("/bill leave", channel=club.channel)
    assert "`/bill resign`" in left.text
    started = await person.slash("/bill start", channel=club.channel)
    assert "has started already" in started.text
    assert club.words("ui-my-seat") in started.text
    options = await person.slash("/bill options", channel=club.channel)
    assert club.words("ui-options-frozen") in options.text
    assert club.words("option-pace") in options.text
    chosen = await club.alice.slash("/bill options", channel=club.channel, option="pace", value="none")
    assert "frozen" in chosen.text
    assert (await club.tables.get(1)).pace != "none"


async def test_the_end_names_the_winner_what_one_held_and_the_rematch(club: Inside) -> None:
    person, other = await _start(club)
    asked = await person.slash("/bill resign", channel=club.channel)
    assert f"That ends the game: {other.name} wins." in asked.text
    await club.turn(person, asked, club.words("ui-resign"))
    await club.rest()
    won = club.words("ui-won", count=1, seats=[other.name])
    end = club.board()
    assert won in end.text
    for player in (person, other):
        shown = await player.slash("/bill hand", channel=club.channel)
        assert won in shown.text
        assert f"**{club.words('ui-again-0')}** on the board" in shown.text
        assert shown.message.alt
    again = await person.slash("/bill resign", channel=club.channel)
    assert club.words("no-over", rematch="Rematch") in again.text
    assert club.words("ui-resign") not in again.message.buttons


@pytest.mark.parametrize("game", ["bill", "intern"])
async def test_the_last_picture_tells_the_end_and_no_move_before_it(
    club: Inside, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, _ = await _start(club, game)
    told: list[Phrase | None] = []
    draw = club.house.studio.board

    async def board(table: Table, locale: str, news: Phrase | None = None) -> tuple[Picture, ...]:
        told.append(news)
        return await draw(table, locale, news)

    monkeypatch.setattr(club.house.studio, "board", board)
    asked = await person.slash(f"/{game} resign", channel=club.channel)
    await club.turn(person, asked, club.words("ui-resign"))
    await club.rest()
    [last] = await club.tables.log(await club.tables.get(1), None, count=1)
    assert told[-1] == last.phrases[-1]


async def test_the_lobby_marks_its_host(club: Inside) -> None:
    lobby = await club.lobby("bill", club.bob)
    assert "Alice (host)" in lobby.text
    assert "Bob (host)" not in lobby.text


async def test_private_french_names_the_buttons_as_they_stand_on_an_english_board(club: Inside) -> None:
    person, _ = await _start(club)
    await person.slash("/settings", channel=club.channel, language="fr")
    started = await person.slash("/bill start", channel=club.channel)
    assert "La partie a déjà commencé. **My seat**" in started.text
    helped = await person.click(club.board(), club.words("ui-help"))
    assert "**Join**" in helped.text
    assert "**My seat**" in helped.text
    helped = await person.slash("/help", channel=club.channel)
    assert "**Rejoindre**" in helped.text
