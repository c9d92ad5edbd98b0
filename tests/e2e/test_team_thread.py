"""The private thread of a team in round two of 51 %: who is in it, who is not, what can go wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import cogs.press as press
from data.table import Person as Known
from playground.people import CannotDo, Person, Result
from playground.permissions import Permission
from playground.server import Discord
from playground.world import Channel
from rules.core import Action
from rules.fiftyone.actions import Pledge
from rules.fiftyone.view import FiftyoneView
from tests.e2e.club import Club
from tests.e2e.inside import Inside, inside
from tests.e2e.test_fiftyone import Evening, beside, party, words

MOD = Known(1, "Mod")
BELOW = r"/channels/\d+/threads$"


class Party(Evening):
    """Five people in round two: `team` are three, whose leader comes first, `rivals` are two."""

    async def begin(self) -> None:
        """The first player is drawn."""
        club = self.club
        await self.tables.configure((await self.table()).id, int(club.alice.id), "first", "draw")
        await club.alice.click(club.board(), club.label("ui-start"))
        await club.until(club.is_board)

    async def second_round(self, shares: int = 2) -> None:
        """Play there fast; so many of the three eliminated support the first finalist."""
        if (await self.table()).n < 0:
            await self.begin()
        await self.fast(self.dawdle)
        self.left = shares
        await self.fast(self.divide)
        await self.club.alice.slash("/fiftyone board", channel=self.club.channel)
        await self.rest()
        sides = sorted((await self.table()).teams(), key=len, reverse=True)
        self.team, self.rivals = [[await self.who(seat) for seat in side] for side in sides]

    def divide(self, seat: int, actions: list[Action], view: FiftyoneView) -> Action | None:
        """Pledge for the first finalist as long as shares are left, then for the second."""
        pledges = [action for action in actions if isinstance(action, Pledge)]
        if not pledges:
            return None
        self.left -= 1
        return next(p for p in pledges if p.finalist == view.finalists[0 if self.left >= 0 else 1])

    async def rest(self) -> None:
        """Wait until the bot has nothing more to do, as far as can be seen."""
        await (self.club.rest() if isinstance(self.club, Inside) else self.club.d.quiet())

    async def meet(self, person: Person) -> Result:
        """Press *Team thread* in my seat."""
        shown = await self.sheet(person)
        done = await person.click(shown.message, words(person)("ui-team"))
        await self.rest()
        return done

    def threads(self) -> list[Channel]:
        """All private threads, oldest first."""
        return [c for c in self.club.d.world.channels.values() if c.is_private]

    def inside(self, thread: Channel) -> set[str]:
        """The names of those in it, without the bot."""
        assert thread.thread is not None
        users = [self.club.d.world.users[one] for one in thread.thread.members]
        return {user.name for user in users if not user.is_bot}


@pytest.fixture
async def room(d: Discord, tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(d, tmp_path / "room.sqlite3") as club:
        yield club


@pytest.fixture
async def evening(room: Inside) -> Party:
    people = party(room)
    await room.lobby("fiftyone", *people[1:])
    return Party(room, room.tables, people)


def _names(people: list[Person]) -> set[str]:
    return {person.name for person in people}


def _seen_by(room: Inside, person: Person) -> str:
    """Everything that somebody can read anywhere."""
    return "\n".join(m.text for place in [*person.channels(), person.dm] for m in person.feed(place))


async def test_each_team_has_a_thread_of_its_own_that_nobody_else_finds(room: Inside, evening: Party) -> None:
    eve = room.d.person("Eve", room.guild)
    await evening.begin()
    assert words(room.alice)("ui-team") not in (await evening.sheet(room.alice)).message.buttons
    await evening.second_round()
    leader, first, *_ = evening.team
    said = await evening.meet(first)
    [thread] = evening.threads()
    assert said.ephemeral
    assert words(first)("ui-team-thread", thread=f"<#{thread.id}>") in said.text
    assert thread.name == f"Team {leader.name}"
    assert evening.inside(thread) == _names(evening.team)
    for stranger in [*evening.rivals, eve]:
        assert thread not in stranger.channels()
        assert thread.id not in _seen_by(room, stranger)
    with pytest.raises(CannotDo):
        first.let_in(thread, eve)

    theirs = await evening.meet(evening.rivals[0])
    [_, other] = evening.threads()
    assert other.id in theirs.text
    assert thread.id not in theirs.text
    assert evening.inside(other) == _names(evening.rivals)
    assert thread not in evening.rivals[0].channels()
    assert other not in leader.channels()

    again = await leader.slash("/fiftyone team", channel=room.channel)
    await room.rest()
    assert thread.id in again.text
    assert len(evening.threads()) == 2
    await _nothing_of_the_game_is_written_there(room, evening, thread)


async def _nothing_of_the_game_is_written_there(room: Inside, evening: Party, thread: Channel) -> None:
    """From the greeting to the end of the game and after it."""
    leader, first, *_ = evening.team
    await evening.fast(evening.hurry)
    for person in evening.team:
        await evening.sheet(person)
    await room.tables.mod.end((await evening.table()).id, MOD, "late")
    room.house.outbox.poke(1)
    await room.rest()
    [greeting] = first.feed(thread)
    assert greeting.text == room.words("ui-team-greeting", channel=f"<#{room.channel.id}>")
    assert not greeting.buttons
    assert room.d.pings == [ping for ping in room.d.pings if ping.message_id != greeting.id]
    leader.say("That was close.", channel=thread)
    assert first.last(thread).text == "That was close."


async def test_strangers_and_a_finalist_alone_are_refused(room: Inside, evening: Party) -> None:
    eve = room.d.person("Eve", room.guild)
    number = (await evening.table()).id
    await evening.second_round(shares=3)
    alone = evening.rivals[0]
    assert len(evening.team) == 4
    assert words(alone)("ui-team") not in (await evening.sheet(alone)).message.buttons
    assert words(eve)("ui-team") not in (await evening.sheet(eve)).message.buttons
    await evening.meet(evening.team[0])
    [thread] = evening.threads()
    board = await room.until(room.is_board)
    for person, why in ((eve, "no-not-seated"), (alone, "no-no-team")):
        for refused in (
            await person.press_raw(board, press.Team(number).id),
            await person.slash("/fiftyone team", channel=room.channel),
        ):
            await room.rest()
            assert words(person)(why) in refused.said
            assert thread.id not in refused.said
    assert evening.inside(thread) == _names(evening.team)


async def test_who_leaves_the_team_is_put_out_and_who_comes_is_let_in(room: Inside, evening: Party) -> None:
    erin, finn = (room.d.person(name, room.guild) for name in ("Erin", "Finn"))
    await evening.second_round()
    await evening.meet(evening.team[0])
    [thread] = evening.threads()
    leader, second, third = evening.team
    number, seat = (await evening.table()).id, await evening.seat_of(second)

    form = await room.mia.slash("/mod seat vacate", channel=room.channel, seat=seat + 1)
    await room.mia.submit_modal(form, why="asleep")
    await room.rest()
    assert evening.inside(thread) == _names([leader, third])
    await erin.slash("/fiftyone take", channel=room.channel, seat=seat + 1)
    await room.rest()
    assert thread not in erin.channels()
    await evening.meet(erin)
    assert evening.inside(thread) == _names([leader, third, erin])

    assert thread.thread is not None
    thread.archive()
    await room.tables.mod.replace(
        number, MOD, "", await evening.seat_of(leader), Known(int(finn.id), finn.name)
    )
    room.house.outbox.poke(number)
    await room.rest()
    assert evening.inside(thread) == _names([third, erin])
    await evening.meet(third)
    assert evening.inside(thread) == _names([third, erin, finn])
    assert thread.name == "Team Finn"

    room.guild.kick(erin)
    await room.tables.mod.gone(number, seat, int(erin.id))
    await room.tables.resign(number, int(third.id))
    room.house.outbox.poke(number)
    await room.rest()
    assert evening.inside(thread) == {"Finn"}
    assert await room.tables.recall(number, "mate") != []
    assert evening.threads() == [thread]


async def test_who_is_forgotten_is_put_out_too(room: Inside, evening: Party) -> None:
    await evening.second_round()
    await evening.meet(evening.team[0])
    [thread] = evening.threads()
    number = (await evening.table()).id
    gone = evening.team[1]
    sure = await gone.slash("/forget-me", channel=room.channel)
    await gone.click(sure, words(gone)("ui-forget"))
    await room.rest()
    assert evening.inside(thread) == _names([evening.team[0], evening.team[2]])
    await room.tables.mod.end(number, MOD, "late")
    kept = evening.team[2]
    await room.tables.people.forget(int(kept.id))
    mates = {row.message for row in await room.tables.recall(number, "mate")}
    assert mates == {int(evening.team[0].id)}


async def test_who_left_by_themselves_comes_back_only_by_their_own_press(
    room: Inside, evening: Party
) -> None:
    await evening.second_round()
    await evening.meet(evening.team[0])
    [thread] = evening.threads()
    away = evening.team[1]
    away.leave_thread(thread)
    await evening.meet(evening.team[0])
    assert evening.inside(thread) == _names([evening.team[0], evening.team[2]])
    await evening.meet(away)
    assert evening.inside(thread) == _names(evening.team)


async def test_a_thread_that_is_asleep_gone_or_locked(room: Inside, evening: Party) -> None:
    await evening.second_round()
    person = evening.team[0]
    await evening.meet(person)
    [thread] = evening.threads()
    assert thread.thread is not None
    thread.archive()
    await evening.meet(person)
    assert not thread.thread.archived
    thread.archive(locked=True)
    refused = await evening.meet(person)
    assert words(person)("no-team-locked", thread=f"<#{thread.id}>") in refused.said
    assert thread.thread.archived
    thread.delete()
    said = await evening.meet(person)
    [fresh] = evening.threads()
    assert fresh.id in said.text
    assert len(evening.team[1].feed(fresh)) == 1
    assert evening.inside(fresh) == _names(evening.team)


async def test_a_missing_permission_is_named_and_nothing_is_made(room: Inside, evening: Party) -> None:
    await evening.second_round()
    person, bot = evening.team[0], room.d.bot
    for name in ("create_private_threads", "send_messages_in_threads"):
        room.channel.deny(bot, Permission[name.upper()])
        await room.rest()
        refused = await evening.meet(person)
        own = words(person)
        assert refused.ephemeral
        assert own("no-team-permissions", names=[own(f"permission-{name}")]) in refused.said
        room.channel.reset_permissions(bot)
        await room.rest()
    assert evening.threads() == []
    await evening.meet(person)
    [thread] = evening.threads()
    room.channel.deny(bot, Permission.CREATE_PRIVATE_THREADS)
    await room.rest()
    assert thread.id in (await evening.meet(person)).text
    room.d.faults.fail("PUT", "/thread-members/", code=50013)
    refused = await evening.meet(person)
    assert words(person)("permission-manage_threads") in refused.said


@pytest.mark.parametrize("path", [BELOW, r"/channels/\d+/messages$"])
async def test_whatever_breaks_in_between_there_is_one_thread_with_one_greeting(
    room: Inside, evening: Party, path: str
) -> None:
    """The thread, or the sentence in it, comes into being, but the bot never hears of it."""
    await evening.second_round()
    person = evening.team[0]
    lost = room.d.faults.fail("POST", path, 403, after=True)
    refused = await evening.meet(person)
    assert lost.struck == 1
    assert words(person)("no-permission-here") in refused.said
    [thread] = evening.threads()
    assert evening.inside(thread) == set()
    await evening.meet(person)
    await evening.meet(evening.team[1])
    assert evening.threads() == [thread]
    assert evening.inside(thread) == _names(evening.team)
    assert len(person.feed(thread)) == 1


@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", BELOW), ("POST", r"/channels/\d+/messages$"), ("PUT", "/thread-members/")],
)
async def test_after_kill_9_on_the_way_there_is_one_thread_for_all(
    club: Club, method: str, path: str
) -> None:
    people = party(club)
    await club.lobby("fiftyone", *people[1:])
    async with beside(club) as tables:
        evening = Party(club, tables, people)
        await evening.second_round()
        person = evening.team[0]
        shown = await evening.sheet(person)
        slow = club.d.faults.delay(method, path, 0.5)
        await person.click(shown.message, words(person)("ui-team"), wait=False)
        async with asyncio.timeout(5):
            while not slow.struck:
                await asyncio.sleep(0.01)
        await club.bot.restart()
        await evening.rest()
        await evening.meet(evening.team[1])
        await evening.meet(person)
        [thread] = evening.threads()
        assert evening.inside(thread) == _names(evening.team)
        assert len(person.feed(thread)) == 1


async def test_somebody_who_cannot_be_put_out_now_is_put_out_later(room: Inside, evening: Party) -> None:
    await evening.second_round()
    await evening.meet(evening.team[0])
    [thread] = evening.threads()
    number, gone = (await evening.table()).id, evening.team[1]
    room.d.faults.fail("DELETE", "/thread-members/", code=50013)
    await room.tables.mod.vacate(number, MOD, "", await evening.seat_of(gone))
    room.house.outbox.poke(number)
    await room.rest()
    assert gone.name in evening.inside(thread)
    room.house.outbox.poke(number)
    await room.rest()
    assert evening.inside(thread) == _names([evening.team[0], evening.team[2]])


async def test_two_presses_at_once_make_one_thread(room: Inside, evening: Party) -> None:
    await evening.second_round()
    number, board = (await evening.table()).id, await room.until(room.is_board)
    for person in evening.team:
        await person.press_raw(board, press.Team(number).id, wait=False)
    await room.rest()
    [thread] = evening.threads()
    assert evening.inside(thread) == _names(evening.team)
    assert len(evening.team[0].feed(thread)) == 1


async def test_a_table_in_a_thread_offers_none(room: Inside, evening: Party) -> None:
    await evening.second_round()
    person, table = evening.team[0], await evening.table()
    side = room.channel.open_thread("side", room.d.bot)
    await room.tables.mod.move(table.id, MOD, "", int(side.id), table.guild)
    room.house.outbox.poke(table.id)
    await room.rest()
    shown = await person.slash("/fiftyone hand", channel=side)
    assert words(person)("ui-team") not in shown.message.buttons
    refused = await person.slash("/fiftyone team", channel=side)
    assert words(person)("no-no-team-here") in refused.said
    assert evening.threads() == []
