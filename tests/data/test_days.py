"""Games that last for days: deadlines, reminders, silence, absence, votes, and mentions that come once."""

from __future__ import annotations

import asyncio
import random

import pytest

import data.clock as clock
from data.clock import SPANS
from data.draft import Draft
from data.table import Outcome, Person, Table, Vote
from rules.core import Pace
from tests.data.house import DAY, HOUR, House, refused
from tests.support.games import ALL


async def turn(house: House, silence: str = "vote") -> Table:
    """A toy table at its first turn, which is seat 0's."""
    return await house.started("toy", 3, mottos="false", goal="90", silence=silence)


def dues(house: House, table: Table) -> dict[int, float]:
    """Hours that each asked seat has left."""
    return {seat: ((due := table.due(seat)) and (due - house.time) / HOUR) or -1.0 for seat in table.asked()}


@pytest.mark.parametrize("name", ALL)
async def test_a_clock_belongs_to_a_seat_and_what_it_is_asked_about(house: House, name: str) -> None:
    """However a turn is cut into questions, it lasts as long as its pace says and not a second longer."""
    rng = random.Random(f"clocks {name}")
    table = await house.started(name, pace="relaxed")
    used: dict[tuple[int, str], float] = {}
    span: dict[tuple[int, str], float] = {}
    for _ in range(60):
        if table.is_over:
            break
        for seat in table.asked():
            ask = table.ask(seat)
            assert ask is not None
            about = (seat, ask.about or f"#{ask.id}")
            full = span.setdefault(about, SPANS["relaxed"][ask.pace] or 0.0)
            assert table.due(seat) == pytest.approx(house.time + full - used.get(about, 0.0)), about
        gone = rng.random() * HOUR
        house.time += gone
        for seat in table.asked():
            ask = table.ask(seat)
            assert ask is not None
            about = (seat, ask.about or f"#{ask.id}")
            used[about] = used.get(about, 0.0) + gone
        table = (await house.move(table.id, rng)).table


async def test_each_pace_gives_its_own_time(house: House) -> None:
    for channel, (pace, hours) in enumerate(
        [("live", 1 / 6), ("daily", 24.0), ("relaxed", 72.0), ("none", -1.0)]
    ):
        table = await house.started("toy", channel=channel + 1, pace=pace, mottos="false")
        assert dues(house, table) == {0: pytest.approx(hours)}


async def test_an_undone_turn_goes_on_with_what_was_left(house: House) -> None:
    table = await turn(house)
    house.time += 5 * HOUR
    outcome = await house.does(table.id, 0, "Play")
    assert dues(house, outcome.table) == {1: 8, 2: 8}
    house.time += 2 * HOUR
    undone = await house.tables.undo(table.id, 1000)
    assert isinstance(undone, Outcome)
    assert dues(house, undone.table) == {0: 19}


async def test_reminders_come_twice_and_then_silence_has_a_meaning(house: House) -> None:
    table = await turn(house)
    await house.does(table.id, 0, "Play")
    house.time += 4 * HOUR
    ticked = await house.tables.clock.tick()
    assert [(r.seat, r.user, r.part) for r in ticked.reminders] == [(1, 1001, 0.5), (2, 1002, 0.5)]
    assert (await house.tables.clock.tick()).reminders == []
    house.time += 3.5 * HOUR
    assert [r.part for r in (await house.tables.clock.tick()).reminders] == [0.9, 0.9]
    house.time += HOUR
    ticked = await house.tables.clock.tick()
    assert ticked.reminders == []
    [outcome] = ticked.outcomes
    assert [(row.by, row.seat) for row in outcome.rows] == [("clock", 1), ("clock", 2)]
    assert outcome.table.asked() == (1,)
    assert (await house.tables.clock.tick()).outcomes == []


async def test_a_missed_turn_is_given_again_and_the_second_goes_to_the_vote(house: House) -> None:
    table = await turn(house)
    house.time += 24 * HOUR
    ticked = await house.tables.clock.tick()
    assert [r.part for r in ticked.reminders][-1] == 1.0
    table = await house.tables.get(table.id)
    assert (table.seats[0].misses, dues(house, table), table.votes) == (1, {0: 24}, ())
    house.time += 24 * HOUR
    ticked = await house.tables.clock.tick()
    [(number, vote)] = ticked.votes
    assert (number, vote.kind, vote.seat, vote.voters) == (table.id, "miss", 0, (1, 2))
    assert vote.choices == ("wait", "default", "replace", "end")
    assert vote.until == house.time + 24 * HOUR
    assert (await house.tables.get(table.id)).n == 0


async def voted(house: House, table: Table) -> Vote:
    """Seat 0 has missed two turns."""
    for _ in range(2):
        house.time += 24 * HOUR
        await house.tables.clock.tick()
    [vote] = (await house.tables.get(table.id)).votes
    return vote


async def test_the_table_may_wait(house: House) -> None:
    table = await turn(house)
    vote = await voted(house, table)
    table = (await house.agree(table.id, vote, "wait")).outcome.table
    assert (table.votes, dues(house, table), table.seats[0].misses) == ((), {0: 24}, 0)


async def test_the_table_may_let_the_defaults_play_until_the_person_is_back(house: House) -> None:
    table = await turn(house)
    outcome = (await house.agree(table.id, await voted(house, table), "default")).outcome
    assert [(row.by, row.seat) for row in outcome.rows] == [("clock", 0)]
    assert outcome.table.seats[0].auto
    table = await house.tables.back(table.id, 1000)
    assert not table.seats[0].auto


async def test_the_table_may_free_the_seat_and_anybody_may_take_it(house: House) -> None:
    table = await turn(house)
    table = (await house.agree(table.id, await voted(house, table), "replace")).outcome.table
    assert (table.user_of(0), table.votes) == (None, ())
    await refused("not-seated", house.tables.undo(table.id, 1000))
    await refused("already-seated", house.tables.take(table.id, house.person(1), 0))
    await refused("not-vacant", house.tables.take(table.id, Person(5, "New"), 1))
    table = await house.tables.take(table.id, Person(5, "New"), 0)
    assert (table.user_of(0), dues(house, table)) == (5, {0: 24})
    assert await house.tables.claim(table.id) == (5,)
    assert (await house.does(table.id, 0, "Play")).table.n == 1


async def test_the_table_may_end_the_game(house: House) -> None:
    table = await turn(house)
    table = (await house.agree(table.id, await voted(house, table), "end")).outcome.table
    assert (table.status, table.why, table.asked()) == ("ended", "people", ())


async def test_a_tie_waits_and_so_does_silence(house: House) -> None:
    table = await turn(house)
    vote = await voted(house, table)
    await house.tables.vote(table.id, vote.id, 1001, "end")
    await house.tables.vote(table.id, vote.id, 1002, "default")
    table = await house.tables.get(table.id)
    assert (table.status, table.votes, dues(house, table)) == ("live", (), {0: 24})
    vote = await voted(house, table)
    house.time += 24 * HOUR
    [(_, closed)] = (await house.tables.clock.tick()).votes
    assert closed.decided == "wait"


async def test_a_table_at_which_nobody_says_anything_falls_asleep_and_is_woken(house: House) -> None:
    table = await turn(house)
    for _ in range(7):
        assert (await house.tables.get(table.id)).status == "live"
        house.time += 24 * HOUR
        await house.tables.clock.tick()
    table = await house.tables.get(table.id)
    assert (table.status, table.why) == ("paused", "silence")
    house.time += 90 * DAY
    assert (await house.tables.clock.tick()).reminders == []
    table = await house.tables.resume(table.id, 1001)
    assert (table.status, dues(house, table)) == ("live", {0: 24})


async def test_one_voice_decides_when_the_time_is_up_and_the_others_are_silent(house: House) -> None:
    table = await turn(house)
    vote = await voted(house, table)
    voice = await house.tables.vote(table.id, vote.id, 1001, "end")
    assert voice.vote.decided is None
    house.time += 24 * HOUR
    ticked = await house.tables.clock.tick()
    assert [v.decided for _, v in ticked.votes] == ["end"]
    assert (await house.tables.get(table.id)).status == "ended"


async def test_whoever_comes_back_in_time_ends_the_vote(house: House) -> None:
    table = await turn(house)
    vote = await voted(house, table)
    outcome = await house.does(table.id, 0, "Draw")
    assert outcome.table.votes == ()
    assert outcome.table.seats[0].misses == 0
    await refused("no-vote", house.tables.vote(table.id, vote.id, 1001, "end"))


async def test_who_answers_late_has_time_for_the_rest_of_the_turn(house: House) -> None:
    table = await turn(house)
    await voted(house, table)
    await house.does(table.id, 0, "Play")
    undone = await house.tables.undo(table.id, 1000)
    assert isinstance(undone, Outcome)
    assert dues(house, undone.table) == {0: 24}
    house.time += 12 * HOUR
    assert [r.part for r in (await house.tables.clock.tick()).reminders] == [0.5]


async def test_who_is_back_has_time_again(house: House) -> None:
    table = await turn(house)
    await voted(house, table)
    table = await house.tables.back(table.id, 1000)
    assert (table.votes, dues(house, table)) == ((), {0: 24})


async def test_a_pause_ends_the_votes_and_the_time_that_was_up_still_is(house: House) -> None:
    table = await turn(house)
    await voted(house, table)
    table = await house.tables.mod.pause(table.id, Person(5, "Mod"), "")
    assert table.votes == ()
    house.time += 9 * DAY
    table = await house.tables.mod.resume(table.id, Person(5, "Mod"), "")
    [(_, vote)] = (await house.tables.clock.tick()).votes
    assert (vote.kind, vote.seat) == ("miss", 0)


async def test_a_table_that_everybody_has_left_falls_asleep(house: House) -> None:
    table = await turn(house)
    for seat in range(3):
        await house.tables.mod.gone(table.id, seat, 1000 + seat)
    for _ in range(2):
        house.time += 25 * HOUR
        await house.tables.clock.tick()
    table = await house.tables.get(table.id)
    assert (table.status, table.why) == ("paused", "silence")
    await house.tables.take(table.id, Person(5, "New"), 0)
    assert (await house.tables.resume(table.id, 5)).asked() == (0,)


async def test_long_games_keep_few_clocks(house: House) -> None:
    table = await house.started("toy", 4, mottos="false", goal="90")
    await house.play(table.id, random.Random(1), 60)
    record = await house.tables.store.load(table.id)
    assert record is not None
    assert len(record.clocks) <= 4 * (8 + 1)


async def test_only_the_others_vote_and_only_for_what_there_is(house: House) -> None:
    table = await turn(house)
    vote = await voted(house, table)
    await refused("not-a-voter", house.tables.vote(table.id, vote.id, 1000, "wait"))
    await refused("not-seated", house.tables.vote(table.id, vote.id, 9, "wait"))
    await refused("bad-choice", house.tables.vote(table.id, vote.id, 1001, "yes"))
    await house.tables.vote(table.id, vote.id, 1001, "end")
    await house.tables.vote(table.id, vote.id, 1001, "wait")
    assert (await house.tables.get(table.id)).status == "live"


async def test_a_table_that_wants_it_has_its_missed_turns_played(house: House) -> None:
    await turn(house, silence="default")
    house.time += 24 * HOUR
    [outcome] = (await house.tables.clock.tick()).outcomes
    assert [(row.by, row.seat) for row in outcome.rows] == [("clock", 0)]


async def test_two_processes_ticking_at_once_answer_once(house: House) -> None:
    other = await House(house.path).open()
    table = await turn(house, silence="default")
    house.time += 24 * HOUR
    other.time = house.time
    await asyncio.gather(house.tables.clock.tick(), other.tables.clock.tick())
    assert (await house.tables.get(table.id)).n == 1
    await other.close()


async def test_one_broken_table_does_not_stop_the_others(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = (
        await turn(house, silence="default"),
        await house.started("toy", channel=2, silence="default"),
    )
    await house.tables.store.write(  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        lambda db: db.execute('UPDATE log SET state = \'{"hand":"secret"}\' WHERE table_id = ?', (broken.id,))  # pyright: ignore[reportUnknownLambdaType, reportUnknownMemberType]
    )
    house.time += 24 * HOUR
    ticked = await house.tables.clock.tick()
    assert {outcome.table.id for outcome in ticked.outcomes} == {sound.id}
    assert str(broken.id) in caplog.text
    assert "secret" not in caplog.text
    await refused("unreadable", house.tables.look(broken.id, 1000))


async def test_nobodys_time_runs_while_the_bot_is_away(house: House) -> None:
    table = await turn(house)
    await house.tables.clock.tick()
    await house.close()
    house.time += 30 * HOUR
    await house.open()
    assert (await house.tables.clock.tick()).reminders == []
    table = await house.tables.get(table.id)
    assert dues(house, table) == {0: 24}
    house.time += 12 * HOUR
    assert [r.part for r in (await house.tables.clock.tick()).reminders] == [0.5]


async def test_a_pause_keeps_what_was_left(house: House) -> None:
    table = await turn(house)
    house.time += 10 * HOUR
    await house.tables.mod.pause(table.id, Person(5, "Mod"), "holidays")
    house.time += 7 * DAY
    assert (await house.tables.clock.tick()).outcomes == []
    paused = await house.tables.get(table.id)
    assert (paused.asked(), paused.due(0)) == ((), None)
    table = await house.tables.mod.resume(table.id, Person(5, "Mod"), "back")
    assert dues(house, table) == {0: 14}
    assert table.calls() == (0,)


async def test_absence_stops_ones_own_clock_for_14_days_a_game(house: House) -> None:
    table = await turn(house)
    house.time += HOUR
    await house.tables.people.away(1000, house.time + HOUR, house.time + HOUR + 10 * DAY)
    assert dues(house, await house.tables.get(table.id)) == {0: 23 + 240}
    house.time += 12 * DAY
    await house.tables.clock.tick()
    await house.tables.people.away(1000, house.time, house.time + 30 * DAY)
    table = await house.tables.get(table.id)
    hours = dues(house, table)[0]
    assert hours == pytest.approx(4 * 24 + 24, abs=24), "more than what is left of the budget stands still"


async def test_who_is_back_early_goes_on_at_once(house: House) -> None:
    table = await turn(house)
    await house.tables.people.away(1000, house.time, house.time + 10 * DAY)
    house.time += 2 * DAY
    await house.tables.people.back(1000)
    assert dues(house, await house.tables.get(table.id)) == {0: 24}
    assert await house.tables.people.aways(1000) == []


async def test_the_absence_of_others_gives_nobody_more_time(house: House) -> None:
    table = await turn(house)
    await house.tables.people.away(1001, house.time, house.time + 10 * DAY)
    assert dues(house, await house.tables.get(table.id)) == {0: 24}


async def test_quiet_hours_move_a_slow_deadline_and_changing_them_does_not(house: House) -> None:
    """The clock starts at 08:00 UTC, 09:00 in Paris; 24 hours later it is 09:00 there again."""
    await house.tables.people.change(1000, "zone", "Europe/Paris")
    await house.tables.people.change(1000, "quiet", "04:00-12:00")
    table = await turn(house)
    assert dues(house, table) == {0: 27}
    await house.tables.people.change(1000, "quiet", "12:00-20:00")
    house.time += HOUR
    await house.tables.mod.pause(table.id, Person(5, "Mod"), "")
    table = await house.tables.mod.resume(table.id, Person(5, "Mod"), "")
    assert dues(house, table) == {0: 26}


async def test_a_hand_over_mentions_exactly_the_people_who_are_asked_and_once(house: House) -> None:
    table = await turn(house)
    assert await house.tables.claim(table.id) == (1000,)
    assert await house.tables.claim(table.id) == ()
    await house.does(table.id, 0, "Play")
    assert await house.tables.claim(table.id) == (1001, 1002)
    await house.does(table.id, 1, "Pass")
    assert await house.tables.claim(table.id) == ()
    await house.does(table.id, 2, "Pass")
    assert await house.tables.claim(table.id) == (1001,)


async def test_whoever_answers_before_being_mentioned_is_not_mentioned(house: House) -> None:
    table = await turn(house)
    await house.does(table.id, 0, "Draw")
    await house.does(table.id, 1, "Draw")
    assert await house.tables.claim(table.id) == (1002,)


async def test_who_comes_in_is_not_mentioned_in_their_quiet_hours(house: House) -> None:
    await house.tables.people.change(5, "quiet", "06:00-12:00")
    table = await turn(house)
    await house.tables.mod.replace(table.id, Person(6, "Mod"), "", 0, Person(5, "New"))
    assert await house.tables.claim(table.id) == ()
    house.time += 4 * HOUR
    assert await house.tables.claim(table.id) == (5,)


async def test_two_processes_showing_the_same_table_mention_once(house: House) -> None:
    other = await House(house.path).open()
    table = await turn(house)
    claims = await asyncio.gather(*(h.tables.claim(table.id) for h in (house, other) for _ in range(5)))
    assert sorted(claims) == [()] * 9 + [(1000,)]
    await house.tables.unclaim(table.id, [1000])
    assert await other.tables.claim(table.id) == (1000,)
    await other.close()


async def test_nobody_is_mentioned_in_their_quiet_hours_but_after_them(house: House) -> None:
    await house.tables.people.change(1000, "quiet", "06:00-12:00")
    table = await turn(house)
    await house.tables.shown(table)
    assert await house.tables.lagging() == []
    assert await house.tables.claim(table.id) == ()
    house.time += 4 * HOUR
    assert await house.tables.lagging() == [table.id]
    assert await house.tables.claim(table.id) == (1000,)
    assert await house.tables.lagging() == []


async def test_what_was_not_shown_is_found_again(house: House) -> None:
    table = await turn(house)
    assert await house.tables.lagging() == [table.id]
    await house.tables.shown(table)
    await house.tables.claim(table.id)
    assert await house.tables.lagging() == []
    outcome = await house.does(table.id, 0, "Draw")
    unshown = await house.tables.unshown(await house.tables.get(table.id))
    assert [entry.n for entry in unshown] == [1]
    assert unshown == outcome.entries
    await house.tables.shown(table)
    assert await house.tables.lagging() == [table.id], "an older snapshot says nothing about a newer one"
    await house.tables.shown(outcome.table)
    await house.tables.claim(table.id)
    assert await house.tables.lagging() == []
    assert await house.tables.unshown(await house.tables.get(table.id)) == ()


async def test_standing_orders_answer_in_the_same_transaction(house: House) -> None:
    table = await turn(house)
    await house.tables.order(table.id, 1001, "block", "pass")
    await house.tables.order(table.id, 1002, "block", "pass")
    outcome = await house.does(table.id, 0, "Play")
    assert [row.by for row in outcome.rows] == ["player", "standing", "standing"]
    assert outcome.asked == (1,)
    await house.tables.order(table.id, 1002, "block", None)
    assert (await house.does(table.id, 1, "Draw")).table.n == 4
    assert (await house.does(table.id, 2, "Play")).rows[-1].by == "standing"


async def test_an_order_answers_the_question_that_is_open_already(house: House) -> None:
    table = await turn(house)
    await house.does(table.id, 0, "Play")
    outcome = await house.tables.order(table.id, 1001, "block", "pass")
    assert [(row.by, row.seat) for row in outcome.rows] == [("standing", 1)]
    assert await house.tables.orders(table.id, 1001) == {"block": ("pass", "play:block")}
    await refused("bad-order", house.tables.order(table.id, 1001, "block", "play:n1"))
    await refused("bad-order", house.tables.order(table.id, 1001, "turn", "pass"))


async def test_an_empty_seat_is_put_to_the_vote_when_its_turn_comes(house: House) -> None:
    table = await turn(house)
    table = await house.tables.mod.gone(table.id, 0, 1000)
    assert (table.user_of(0), [vote.seat for vote in table.votes]) == (None, [0])
    assert table.votes[0].choices == ("wait", "default", "end")
    outcome = (await house.agree(table.id, table.votes[0], "default")).outcome
    assert [(row.by, row.seat) for row in outcome.rows] == [("clock", 0)]
    assert isinstance(outcome, Outcome)


async def test_an_empty_seats_reactions_are_its_defaults(house: House) -> None:
    table = await turn(house)
    await house.tables.mod.vacate(table.id, Person(5, "Mod"), "left", 2)
    await house.does(table.id, 0, "Play")
    await house.does(table.id, 1, "Pass")
    house.time += SPANS["daily"][Pace.REACTION] or 0
    [outcome] = (await house.tables.clock.tick()).outcomes
    assert [(row.by, row.seat) for row in outcome.rows] == [("clock", 2)]


def test_the_longest_that_silence_can_hold_a_table_is_known() -> None:
    assert clock.AWAY_BUDGET == 14 * DAY
    assert clock.LONGEST_QUIET == 600


async def test_a_lobby_that_nobody_touches_is_closed_and_frees_its_channel(house: House) -> None:
    table = await house.lobby("toy", 2)
    assert table.closes == house.time + clock.LOBBY
    house.time += clock.LOBBY - 1
    await house.tables.configure(table.id, table.host, "pace", "live")
    house.time += clock.LOBBY - 1
    assert (await house.tables.clock.tick()).outcomes == []
    house.time += 1
    [outcome] = (await house.tables.clock.tick()).outcomes
    assert (outcome.table.status, outcome.table.why) == ("ended", "abandoned")
    assert await house.tables.at(1) is None
    await refused("lobby-closed", house.tables.join(table.id, Person(5, "Late")))
    assert (await house.tables.clock.tick()).outcomes == []


async def test_a_lobby_does_not_close_for_the_time_in_which_the_bot_was_away(house: House) -> None:
    await house.tables.clock.tick()
    table = await house.lobby("toy", 2)
    again = await House(house.path).open()
    again.time = house.time + 30 * DAY
    assert (await again.tables.clock.tick()).outcomes == []
    assert (await again.tables.get(table.id)).closes == again.time + clock.LOBBY
    assert await again.tables.lagging() == [table.id]
    await again.close()


async def test_a_table_that_only_defaults_would_play_falls_asleep(house: House) -> None:
    """Two votes that are open at once can end like that."""
    table = await turn(house)

    async def decide(draft: Draft) -> None:
        for seat in draft.record.seats:
            seat.auto = True
        draft.answer_by_itself()

    table = await house.tables.table_after(table.id, decide)
    assert (table.status, table.why, table.n) == ("paused", "silence", 0)
    assert not any(seat.auto for seat in table.seats)
    table = await house.tables.resume(table.id, 1001)
    assert (table.status, dues(house, table)) == ("live", {0: 24})
