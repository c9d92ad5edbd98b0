"""51 % with five people in two languages: slogans, a trade, pledges, victory; and a bot that is killed."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from data.table import Table
from data.tables import Tables
from data.words import Words
from playground.people import Person, Result
from playground.server import Discord
from rules import funnel
from rules.core import Action
from rules.fiftyone.actions import Abstain, PlayVote, Pledge, Throw
from rules.fiftyone.view import FiftyoneView
from tests.e2e.club import Club
from tests.e2e.inside import Inside, inside

WORDS = {locale: Words(locale, "fiftyone", "classic") for locale in ("en", "fr")}
AIM = 20
"""Percent that everybody stops at in round one, so that nobody wins it."""


def words(person: Person) -> Words:
    """The game's words as this person reads them."""
    return WORDS[person.locale[:2]]


@pytest.fixture
async def room(d: Discord, tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(d, tmp_path / "room.sqlite3") as club:
        yield club


def party(club: Club) -> list[Person]:
    """Alice, Bob and Carol read English, Denis and Zoé French."""
    french = [club.d.person(name, club.guild, locale="fr") for name in ("Denis", "Zoé")]
    return [club.alice, club.bob, club.carol, *french]


@asynccontextmanager
async def beside(club: Club) -> AsyncGenerator[Tables]:
    """The same tables, from a process of our own."""
    tables = await Tables.open(club.database)
    try:
        yield tables
    finally:
        await tables.close()


class Evening:
    """People at one table, who play by clicks in their own language, or fast, straight into the table."""

    def __init__(self, club: Club, tables: Tables, people: list[Person]) -> None:
        self.club, self.tables, self.people = club, tables, people
        self.rng = random.Random("evening")

    async def table(self) -> Table:
        table = await self.tables.at(int(self.club.channel.id))
        assert table is not None
        return table

    async def view(self, seat: int | None = None) -> FiftyoneView:
        view = (await self.table()).view(seat)
        assert isinstance(view, FiftyoneView)
        return view

    async def who(self, seat: int) -> Person:
        return self.person(await self.table(), seat)

    def person(self, table: Table, seat: int) -> Person:
        return next(p for p in self.people if int(p.id) == table.user_of(seat))

    async def seat_of(self, person: Person) -> int:
        seat = (await self.table()).seat_of(int(person.id))
        assert seat is not None
        return seat

    async def sheet(self, person: Person) -> Result:
        """*My seat*, past the guide, in the person's own language."""
        board = await self.club.until(self.club.is_board)
        shown = await person.click(board, self.club.label("ui-my-seat"))
        skip = words(person)("ui-guide-skip")
        return await self.club.turn(person, shown, skip) if skip in shown.message.buttons else shown

    async def choose(self, person: Person, *labels: str, shown: Result | None = None) -> Result:
        """Click through these choices one after the other, wherever they stand: on buttons or in a list."""
        shown = shown or await self.sheet(person)
        for label in labels:
            menu = next((m for m in shown.message.selects if label in m.options), None)
            if menu is None:
                shown = await self.club.turn(person, shown, label)
            else:
                shown = await person.select(shown.message, menu.options[label], which=menu.custom_id)
        return shown

    async def fast(self, choose: Callable[[int, list[Action], FiftyoneView], Action | None]) -> None:
        """Play straight into the table, whoever is asked, until `choose` gives None."""
        while True:
            table = await self.table()
            seat = min(table.asked())
            root, ask = table.funnel(seat), table.ask(seat)
            assert root is not None
            assert ask is not None
            leaves = {leaf.sample: leaf for leaf in funnel.leaves(root)}
            action = choose(seat, list(leaves), await self.view(seat))
            if action is None:
                return
            user = table.user_of(seat)
            assert user is not None
            await self.tables.press(table.id, ask.id, leaves[action].id, user)

    def dawdle(self, seat: int, actions: list[Action], view: FiftyoneView) -> Action | None:
        """Round one without a winner: a vote while far from 51, else a card thrown away."""
        if any(isinstance(a, Pledge) for a in actions):
            return None
        mine = next(c for c in view.candidates if c.seat == seat)
        votes = [a for a in actions if isinstance(a, PlayVote)]
        if votes and mine.total < AIM:
            return votes[0]
        return next((a for a in actions if isinstance(a, Throw | Abstain)), actions[0])

    def hurry(self, seat: int, actions: list[Action], view: FiftyoneView) -> Action | None:
        """Round two: the highest vote each, until somebody holds the card that brings 51."""
        reach = {card.card: card.reach or 0 for card in view.hand}
        votes = [a for a in actions if isinstance(a, PlayVote)]
        best = max(votes, key=lambda a: reach[a.card], default=None)
        if best is None:
            return next(a for a in actions if isinstance(a, Throw))
        return None if reach[best.card] >= view.goal else best


async def test_five_people_in_two_languages_from_slogans_to_victory(room: Inside) -> None:
    people = party(room)
    await room.begin("fiftyone", *people[1:])
    evening = Evening(room, room.tables, people)
    await _slogans(room, evening)
    await _ballot(room, evening)
    await _trade(room, evening)
    await evening.fast(evening.dawdle)
    room.house.outbox.poke((await evening.table()).id, repost=True)
    await room.rest()
    await _pledges(room, evening)
    await _victory(room, evening)


async def _slogans(room: Inside, evening: Evening) -> None:
    """Everybody writes into a form, nobody sees a word before the last; one slogan is rude."""
    await room.carol.slash("/settings", channel=room.channel, messages=True)
    for person in evening.people:
        own = words(person)
        shown = await evening.sheet(person)
        form = await person.click(shown, own("do-enter-slogan"))
        assert form.modal is not None
        bad = await person.submit_modal(form, text="https://example.org")
        assert own("no-slogan-link") in bad.said
        board = await room.until(room.is_board)
        assert "Tous ensemble" not in board.text + "".join(board.alt)
        assert await room.mia.autocomplete("/mod strike", "slogan", "", channel=room.channel) == []
        text = "Rude words" if person is room.bob else "Tous ensemble"
        await person.submit_modal(
            await person.click(await evening.sheet(person), own("do-enter-slogan")), text=text
        )
    await room.rest()


async def _ballot(room: Inside, evening: Evening) -> None:
    """A moderator strikes the rude slogan; the others read alike and can be told apart."""
    offered = await room.mia.autocomplete("/mod strike", "slogan", "", channel=room.channel)
    rude = next(int(choice.value) for choice in offered if choice.name.endswith("Rude words"))
    copy = await room.carol.wait(lambda m: _vote(room.carol) in m.buttons, channel=room.carol.dm)
    shown = await room.turn(room.carol, copy, _vote(room.carol))
    assert any("Rude words" in label for label in shown.message.buttons)
    form = await room.mia.slash("/mod strike", channel=room.channel, slogan=rude)
    await room.mia.submit_modal(form, why="be kind")
    await room.rest()
    said = room.words("mod-strike.done", by="Mia", why="be kind", number=rude)
    assert any(m.text == said for m in room.alice.feed(room.channel))
    for message in [*room.alice.feed(room.channel), *room.carol.dms()]:
        assert "Rude words" not in message.text + "".join([*message.alt, *message.buttons])
    assert [_vote(room.carol) in message.buttons for message in room.carol.dms()] == [True]
    favourite = None
    for person in evening.people:
        shown = await evening.choose(person, _vote(person))
        labels = [label for label in shown.message.buttons if label.endswith(". Tous ensemble")]
        assert len(set(labels)) == (4 if person is room.bob else 3)
        assert "Rude words" not in shown.message.text + "".join(shown.message.buttons)
        favourite = favourite if favourite in labels else labels[0]
        await evening.choose(person, favourite, shown=shown)
        assert (
            all(seat.votes is None for seat in (await evening.view()).slogans) or person is evening.people[-1]
        )
    await room.rest()
    audit = await room.mia.slash("/mod audit", channel=room.channel)
    back = room.words("mod-revert-button", id=1)
    sure = await room.mia.click(audit, back)
    await room.mia.click(sure, room.words("ui-do-it"))
    await room.rest()
    assert any(slogan.text == "Rude words" for slogan in (await evening.view()).slogans)


def _vote(person: Person) -> str:
    """The button behind which the slogans are."""
    return words(person)("do-vote-slogan")


async def _trade(room: Inside, evening: Evening) -> None:
    """Whoever is on turn trades a card with somebody of the other language before playing one."""
    view = await evening.view()
    assert view.turn is not None
    active = await evening.who(view.turn)
    partner = next(p for p in evening.people if p.locale != active.locale)
    mine, theirs = words(active), words(partner)
    seat, other = view.turn, await evening.seat_of(partner)
    give = (await evening.view(seat)).hand[0].card
    take = (await evening.view(other)).hand[0].card
    shown = await evening.choose(active, mine("do-offer"), mine("choice-hand", seat=partner.name, n=7))
    shown = await evening.choose(active, mine("do-size"), mine("choice-size", n=1), shown=shown)
    await evening.choose(active, mine("do-propose"), mine(f"card-{give}"), shown=shown)
    await room.rest()
    public = await room.until(lambda m: room.is_board(m) and partner.mention in m.text)
    assert mine(f"card-{give}") not in public.text
    offer = await evening.sheet(partner)
    assert theirs("do-decline") in offer.message.buttons
    await evening.choose(partner, theirs("do-reply"), theirs(f"card-{take}"), shown=offer)
    await evening.choose(active, mine("do-swap"))
    await room.rest()
    hands = [[card.card for card in (await evening.view(s)).hand] for s in (seat, other)]
    assert take in hands[0]
    assert give in hands[1]


async def _pledges(room: Inside, evening: Evening) -> None:
    """The eliminated support a finalist in secret; with the last of them all is opened."""
    view = await evening.view()
    asked = (await evening.table()).asked()
    assert len(asked) == 3
    for n, seat in enumerate(asked):
        assert all(c.backs is None for c in (await evening.view()).candidates)
        person = await evening.who(seat)
        await _pledge(evening, person, view.finalists[n % 2])
    await room.rest()
    view = await evening.view()
    assert sorted(len(c.team) for c in view.candidates if c.finalist) == [1, 2]


async def _pledge(evening: Evening, person: Person, finalist: int, shown: Result | None = None) -> None:
    own = words(person)
    total = next(c.total for c in (await evening.view()).candidates if c.seat == finalist)
    name = (await evening.who(finalist)).name
    await evening.choose(person, own("do-pledge"), own("choice-total", seat=name, total=total), shown=shown)


async def _victory(room: Inside, evening: Evening) -> None:
    """Fast to the last card; it is played by a click, and everybody reads who has won with whose support."""
    await evening.fast(evening.hurry)
    room.house.outbox.poke((await evening.table()).id, repost=True)
    await room.rest()
    table = await evening.table()
    [seat] = table.asked()
    player = await evening.who(seat)
    view = await evening.view(seat)
    best = max((card for card in view.hand if card.playable and card.reach), key=lambda card: card.reach or 0)
    own = words(player)
    shown = await evening.sheet(player)
    last = own("choice-reach", card=own(f"card-{best.card}"), total=best.reach)
    only = own("do-play-vote.one", card=own(f"card-{best.card}"))
    way = (only,) if only in shown.message.buttons else (own("do-play-vote"), last)
    await evening.choose(player, *way, shown=shown)
    await room.rest()
    end = await room.until(lambda m: room.label("ui-again-0") in m.buttons)
    home = next(c for c in view.candidates if c.seat == seat).home
    winner = next(c for c in view.candidates if c.seat == home)
    said = WORDS["en"](
        "event-elected-goal-team",
        seat=evening.person(table, home).name,
        total=best.reach,
        supporters=[evening.person(table, seat).name for seat in winner.team],
    )
    assert said in end.text


async def test_after_kill_9_while_pledges_are_gathered_everybody_pledges_on(club: Club) -> None:
    people = party(club)
    await club.lobby("fiftyone", *people[1:])
    async with beside(club) as tables:
        evening = Evening(club, tables, people)
        await tables.configure((await evening.table()).id, int(club.alice.id), "first", "draw")
        await club.alice.click(club.board(), club.label("ui-start"))
        await club.until(club.is_board)
        await evening.fast(evening.dawdle)
        await club.bot.restart()
        view, table = await evening.view(), await evening.table()
        first, second, third = [evening.person(table, seat) for seat in table.asked()]
        old = await evening.sheet(second)
        await _pledge(evening, first, view.finalists[0])
        await club.bot.restart()
        await _pledge(evening, second, view.finalists[0], old)
        await club.bot.restart()
        assert all(c.backs is None for c in (await evening.view()).candidates)
        assert words(first)("do-pledge") not in (await evening.sheet(first)).message.buttons
        await _pledge(evening, third, view.finalists[1])
        after = await evening.view()
        assert {c.seat: c.backs for c in after.candidates if c.backs is not None} == {
            await evening.seat_of(first): view.finalists[0],
            await evening.seat_of(second): view.finalists[0],
            await evening.seat_of(third): view.finalists[1],
        }
        assert after.round == 2
