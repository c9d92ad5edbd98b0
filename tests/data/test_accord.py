"""What people agree on: steps taken back, pauses, giving up, coming in; and the lobby before it all."""

from __future__ import annotations

import random

from data.table import Outcome, Person, Vote
from rules import match
from tests.data.house import HOUR, House, refused
from tests.support.games import ALL
from tests.support.toy import ToyOptions

MOD = Person(5, "Moderator")


async def undo(house: House, table: int, seat: int) -> Outcome:
    """An undo that this seat has alone."""
    undone = await house.tables.undo(table, 1000 + seat)
    assert isinstance(undone, Outcome)
    return undone


async def asks_undo(house: House, table: int, seat: int) -> Vote:
    vote = await house.tables.undo(table, 1000 + seat)
    assert isinstance(vote, Vote)
    return vote


async def test_ones_own_last_step_is_taken_back_at_once(house: House) -> None:
    table = await house.started("toy", mottos="false")
    outcome = await house.does(table.id, 0, "Play")
    undone = await undo(house, table.id, 0)
    [row] = undone.rows
    assert (row.by, row.seat, row.to_row, row.n) == ("undo", 0, 0, 2)
    assert undone.table.view(0) == table.view(0)
    assert undone.table.asked() == (0,)
    [entry] = undone.entries
    words = house.tables.words(undone.table)
    assert [words(phrase) for phrase in entry.phrases] == ["Person 0 took a step back."]
    assert outcome.table.ask(1) is not None
    ask = outcome.table.ask(1)
    assert ask is not None
    await refused("stale-ask", house.tables.press(table.id, ask.id, "0" * 12, 1001))


async def test_a_drawn_card_is_not_put_back_without_the_others(house: House) -> None:
    table = await house.started("toy", 3, mottos="false")
    await house.does(table.id, 0, "Draw")
    vote = await asks_undo(house, table.id, 0)
    assert (vote.kind, vote.seat, vote.row, vote.voters, vote.choices) == (
        "undo",
        0,
        0,
        (1, 2),
        ("yes", "no"),
    )
    assert vote.until == house.time + 8 * HOUR
    await refused("vote-open", house.tables.undo(table.id, 1000))
    heard = await house.tables.vote(table.id, vote.id, 1001, "yes")
    assert heard.vote.decided is None
    heard = await house.tables.vote(table.id, vote.id, 1002, "yes")
    assert heard.outcome.table.view(0) == table.view(0)


async def test_what_others_have_answered_is_not_undone_without_them(house: House) -> None:
    table = await house.started("toy", 2, mottos="false")
    await house.does(table.id, 0, "Play")
    await house.does(table.id, 1, "Pass")
    vote = await asks_undo(house, table.id, 0)
    heard = await house.tables.vote(table.id, vote.id, 1001, "yes")
    assert heard.outcome.table.view(None) == table.view(None)


async def test_one_no_and_silence_are_no(house: House) -> None:
    table = await house.started("toy", 3, mottos="false")
    drawn = await house.does(table.id, 0, "Draw")
    vote = await asks_undo(house, table.id, 0)
    heard = await house.tables.vote(table.id, vote.id, 1002, "no")
    assert (heard.vote.decided, heard.outcome.table.n) == ("no", drawn.last)
    vote = await asks_undo(house, table.id, 0)
    await house.tables.vote(table.id, vote.id, 1001, "yes")
    house.time += 8 * HOUR
    assert [v.decided for _, v in (await house.tables.clock.tick()).votes] == ["no"]
    assert (await house.tables.get(table.id)).n == drawn.last


async def test_an_undo_names_its_steps_as_everybody_may_know_them(house: House) -> None:
    table = await house.started("toy", 3, mottos="false")
    await house.does(table.id, 0, "Draw")
    await house.does(table.id, 1, "Draw")
    await house.does(table.id, 2, "Draw")
    assert await house.tables.undoing(await house.tables.get(table.id)) == ()
    vote = await asks_undo(house, table.id, 1)
    steps = await house.tables.undoing(await house.tables.get(table.id))
    assert [(step.n, step.seat) for step in steps] == [(2, 1), (3, 2)]
    public = await house.tables.log(await house.tables.get(table.id), None, count=2)
    assert steps == public[::-1]
    await house.tables.vote(table.id, vote.id, 1000, "no")
    refused_vote = await house.tables.refused(await house.tables.get(table.id))
    assert refused_vote is not None
    assert (refused_vote.kind, refused_vote.seat, refused_vote.decided) == ("undo", 1, "no")
    await house.does(table.id, 0, "Draw")
    assert await house.tables.refused(await house.tables.get(table.id)) is None


async def test_steps_that_were_taken_back_already_are_not_named_again(house: House) -> None:
    table = await house.started("toy", 2, mottos="false")
    await house.does(table.id, 0, "Draw")
    await house.does(table.id, 1, "Draw")
    await house.agree(table.id, await asks_undo(house, table.id, 1))
    await asks_undo(house, table.id, 0)
    assert [(step.n, step.seat) for step in await house.tables.undoing(await house.tables.get(table.id))] == [
        (1, 0)
    ]


async def test_a_question_of_undo_dies_with_the_next_move(house: House) -> None:
    table = await house.started("toy", 2, mottos="false")
    await house.does(table.id, 0, "Draw")
    vote = await asks_undo(house, table.id, 0)
    outcome = await house.does(table.id, 1, "Draw")
    assert outcome.table.votes == ()
    await refused("no-vote", house.tables.vote(table.id, vote.id, 1001, "yes"))


async def test_steps_are_taken_back_one_by_one_and_never_beyond_the_start(house: House) -> None:
    table = await house.started("toy", 2, mottos="false", goal="90")
    await refused("nothing-to-undo", house.tables.undo(table.id, 1000))
    for seat in (0, 1, 0):
        await house.does(table.id, seat, "Draw")
    for seat, row in ((0, 2), (1, 1), (0, 0)):
        vote = await asks_undo(house, table.id, seat)
        assert vote.row == row
        await house.agree(table.id, vote)
    here = await house.tables.get(table.id)
    assert here.view(0) == table.view(0)
    await refused("nothing-to-undo", house.tables.undo(table.id, 1000))
    assert match.verify(ALL, await house.tables.mod.export(table.id, MOD)) == here.n + 1


async def test_alone_at_the_table_one_needs_nobodys_consent(house: House) -> None:
    table = await house.started("toy", 2, mottos="false")
    await house.does(table.id, 0, "Draw")
    await house.tables.mod.vacate(table.id, MOD, "left", 1)
    assert (await undo(house, table.id, 0)).table.view(0) == table.view(0)


async def test_strangers_and_paused_tables_take_nothing_back(house: House) -> None:
    table = await house.started("toy", mottos="false")
    await house.does(table.id, 0, "Play")
    await refused("not-seated", house.tables.undo(table.id, 9))
    await house.tables.mod.pause(table.id, MOD, "")
    await refused("paused", house.tables.undo(table.id, 1000))


async def test_all_may_pause_and_any_of_them_resume(house: House) -> None:
    table = await house.started("toy", 3)
    vote = await house.tables.ask_pause(table.id, 1000)
    assert isinstance(vote, Vote)
    table = (await house.agree(table.id, vote)).outcome.table
    assert (table.status, table.why) == ("paused", "vote")
    await refused("not-seated", house.tables.resume(table.id, 9))
    assert (await house.tables.resume(table.id, 1002)).status == "live"
    vote = await house.tables.ask_pause(table.id, 1001)
    assert isinstance(vote, Vote)
    assert (await house.agree(table.id, vote, "no")).outcome.table.status == "live"


async def test_only_moderators_resume_what_moderators_paused(house: House) -> None:
    table = await house.started("toy")
    await house.tables.mod.pause(table.id, MOD, "a quarrel")
    await refused("paused-by-moderator", house.tables.resume(table.id, 1000))
    look = await house.tables.look(table.id, 1000)
    assert (look.ask, look.root) == (None, None)


async def test_resigning_goes_on_without_that_seat(house: House) -> None:
    table = await house.started("toy", 3, mottos="false")
    outcome = await house.tables.resign(table.id, 1000)
    assert (outcome.rows[0].by, outcome.table.asked()) == ("retire", (1,))
    assert outcome.table.seats[0].out == 1
    back = await house.tables.mod.rewind(table.id, MOD, "did not mean it", 0)
    assert (back.table.seats[0].out, back.table.asked()) == (None, (0,))
    await house.tables.resign(table.id, 1000)
    await refused("already-out", house.tables.resign(table.id, 1000))
    await house.does(table.id, 1, "Draw")
    vote = await asks_undo(house, table.id, 1)
    assert vote.voters == (2,)
    await house.agree(table.id, vote, "no")
    assert (await house.tables.resign(table.id, 1001)).over


async def test_a_lobby_fills_empties_and_passes_on(house: House) -> None:
    table = await house.lobby("toy", 4)
    await refused("lobby-full", house.tables.join(table.id, Person(9, "Late")))
    await refused("already-joined", house.tables.join(table.id, house.person(2)))
    table = await house.tables.leave(table.id, 1000)
    assert (table.host, [s.user for s in table.seats], [s.seat for s in table.seats]) == (
        1001,
        [1001, 1002, 1003],
        [0, 1, 2],
    )
    await refused("not-joined", house.tables.leave(table.id, 1000))
    for user in (1001, 1002, 1003):
        table = await house.tables.leave(table.id, user)
    assert (table.status, table.is_open) == ("ended", False)
    await refused("lobby-closed", house.tables.join(table.id, house.person(0)))


async def test_only_the_host_chooses_and_only_what_there_is(house: House) -> None:
    table = await house.lobby("toy")
    await refused("not-host", house.tables.configure(table.id, 1001, "pace", "live"))
    await refused("no-option", house.tables.configure(table.id, 1000, "colour", "red"))
    words = house.tables.words(table)
    no = await refused("bad-value", house.tables.configure(table.id, 1000, "pace", "slow"))
    assert words.refusal(no) == "Pace can be live, daily, relaxed and no deadlines."
    no = await refused("bad-number", house.tables.configure(table.id, 1000, "goal", "many"))
    assert words.refusal(no) == "Points to win: a whole number."
    table = await house.tables.configure(table.id, 1000, "goal", "5")
    table = await house.tables.configure(table.id, 1000, "mottos", "false")
    started = (await house.tables.start(table.id, 1001)).table
    assert started.options == ToyOptions(goal=5, mottos=False)
    await refused("lobby-closed", house.tables.configure(table.id, 1000, "goal", "6"))


async def test_a_game_starts_with_the_people_it_needs_and_once(house: House) -> None:
    table = await house.tables.create("toy", channel=1, guild=1, host=house.person(0))
    no = await refused("lobby-small", house.tables.start(table.id, 1000))
    assert house.tables.words(table, "en").refusal(no).startswith("2 people are needed and one sits here.")
    await house.tables.join(table.id, house.person(1))
    await refused("not-joined", house.tables.start(table.id, 9))
    await house.tables.start(table.id, 1001)
    await refused("lobby-closed", house.tables.start(table.id, 1000))
    await refused("channel-busy", house.tables.create("toy", channel=1, guild=1, host=house.person(0)))
    await refused("no-game", house.tables.create("chess", channel=2, guild=1, host=house.person(0)))


async def test_bad_options_stop_the_start_and_can_be_chosen_again(house: House) -> None:
    table = await house.lobby("toy", goal="100")
    await refused("bad-option", house.tables.start(table.id, 1000))
    await house.tables.configure(table.id, 1000, "goal", "10")
    assert (await house.tables.start(table.id, 1000)).table.status == "live"


async def test_seats_are_drawn_by_the_seed_or_as_people_joined(house: House) -> None:
    orders: set[tuple[int | None, ...]] = set()
    for channel in range(1, 13):
        table = await house.lobby("toy", 4, channel, seating="drawn")
        table = (await house.tables.start(table.id, table.host)).table
        orders.add(tuple(seat.user and seat.user % 1000 for seat in table.seats))
    assert len(orders) > 4
    assert all(sorted(order, key=str) == [0, 1, 2, 3] for order in orders)
    table = await house.started("toy", 4, 50)
    assert [seat.user for seat in table.seats] == [50000, 50001, 50002, 50003]


async def test_a_rematch_has_the_same_people_and_swaps_them_on_request(house: House) -> None:
    table = await house.started("toy", 3, goal="5")
    await refused("not-over", house.tables.rematch(table.id, 1000))
    await house.play(table.id, random.Random(5))
    await refused("not-seated", house.tables.rematch(table.id, 9))
    again = await house.tables.rematch(table.id, 1001, swap=True)
    assert (again.status, again.host, again.chosen["goal"]) == ("lobby", 1001, "5")
    assert [seat.user for seat in again.seats] == [1002, 1000, 1001]
    await refused("channel-busy", house.tables.rematch(table.id, 1000))


async def test_the_log_is_read_in_pages_and_by_each_as_they_may(house: House) -> None:
    table = await house.started("toy", mottos="false", goal="90")
    for seat in (0, 1, 0, 1, 0):
        await house.does(table.id, seat, "Draw")
    page = await house.tables.log(await house.tables.get(table.id), None, count=3)
    assert [entry.n for entry in page] == [5, 4, 3]
    rest = await house.tables.log(await house.tables.get(table.id), None, before=3, count=9)
    assert [entry.n for entry in rest] == [2, 1, 0]
    assert [len(entry.phrases) for entry in page] == [1, 1, 1]
    mine = await house.tables.log(await house.tables.get(table.id), 1000, count=2)
    assert [len(entry.phrases) for entry in mine] == [2, 1], "only the drawer sees what was drawn"
    caught = await house.tables.catchup(table.id, 1001)
    assert [entry.n for entry in caught] == [5]
    assert [entry.n for entry in await house.tables.catchup(table.id, 1000)] == []
    await refused("not-seated", house.tables.catchup(table.id, 9))


async def test_catching_up_reads_back_to_the_start_for_who_never_acted(house: House) -> None:
    table = await house.started("toy", 3, mottos="false", goal="90")
    await house.tables.order(table.id, 1002, "block", "pass")
    await house.does(table.id, 0, "Draw")
    await house.does(table.id, 1, "Play")
    assert [entry.n for entry in await house.tables.catchup(table.id, 1002)] == [0, 1, 2, 3]


async def test_free_text_is_asked_for_and_judged(house: House) -> None:
    table = await house.started("toy")
    [leaf, _] = await house.options(table.id, 0)
    ask = table.ask(0)
    assert ask is not None
    asked = await house.tables.press(table.id, ask.id, leaf.id, 1000)
    assert (asked.outcome, asked.node.id) == (None, leaf.id)
    assert (await house.tables.get(table.id)).rev == table.rev, "asking for the text changes nothing"
    no = await refused("bad-motto", house.tables.press(table.id, ask.id, leaf.id, 1000, {"text": "x" * 21}))
    assert house.tables.words(table).refusal(no) == "A motto has 1 to 20 characters."
    done = await house.tables.press(table.id, ask.id, leaf.id, 1000, {"text": "Onward"})
    assert done.outcome is not None
    assert done.outcome.rows[0].n == 1
