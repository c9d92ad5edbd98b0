"""Whatever a game comes up with, its sheets keep to Discord's limits and lose no choice."""

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

import cogs.limits as limits
import cogs.press as press
import cogs.prompt as prompt
from cogs.board import Called, board_sheet, lobby_sheet
from cogs.call import Reader
from cogs.house import House
from cogs.panel import asked, seat_sheet
from cogs.sheet import Sheet
from data.table import Person, Table
from data.tables import Tables
from data.words import LOCALES, Words
from rules import GAMES, funnel
from rules.core import legal_actions, perform
from rules.funnel import Node
from tests.support import playout

MOVES, EVERY = 40, 8


def check(sheet: Sheet) -> None:
    """Everything that Discord would refuse."""
    items = list(sheet.walk_children())
    assert len(items) <= limits.COMPONENTS
    ids = [i.custom_id for i in items if isinstance(i, discord.ui.Button | discord.ui.Select) and i.custom_id]
    assert len(set(ids)) == len(ids)
    assert all(len(i) <= limits.CUSTOM_ID and press.parse(i) is not None for i in ids)
    texts = [i.content for i in items if isinstance(i, discord.ui.TextDisplay)]
    assert sum(map(limits.units, texts)) <= limits.TEXT
    for item in items:
        if isinstance(item, discord.ui.Button):
            assert item.label
            assert limits.units(item.label) <= limits.LABEL
        if isinstance(item, discord.ui.Select):
            assert 0 < len(item.options) <= limits.OPTIONS
            assert all(limits.units(o.label) <= limits.OPTION for o in item.options)
            assert len({o.value for o in item.options}) == len(item.options)
        if isinstance(item, discord.ui.ActionRow):
            assert len(item.children) <= limits.BUTTONS_PER_ROW


def _nodes(node: Node) -> Iterator[Node]:
    yield node
    for kid in node.kids:
        yield from _nodes(kid)


def _carried(sheet: Sheet) -> list[str]:
    """The presses that a sheet offers."""
    found: list[str] = []
    for item in sheet.walk_children():
        if isinstance(item, discord.ui.Button) and item.custom_id:
            found.append(item.custom_id)
        if isinstance(item, discord.ui.Select):
            found += [option.value for option in item.options]
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
async def test_every_question_of_random_games_fits_and_offers_every_choice(name: str, locale: str) -> None:
    game, rng = GAMES[name], random.Random(f"{name}{locale}")
    for _ in range(2):
        state = playout.start(game, str(rng.random()))
        words = Words(locale, name, _card_set(state), {seat: f"Player{seat}" for seat in range(8)})
        for _ in range(40):
            if state.winners is not None:
                break
            seat = rng.choice(sorted(state.asks))
            root = funnel.build(legal_actions(state, seat))
            table = cast("Table", SimpleNamespace(id=2**40, game=game))
            q = prompt.Question(table, state.asks[seat], game.view(state, seat), root, words, words)
            for node in _nodes(root):
                _all_pages(q, node)
            leaves = list(funnel.leaves(root))
            _asked_once_more(q, rng.choice(leaves), alone=len(leaves) == 1)
            perform(state, playout.choose(state, rng))


def _all_pages(q: prompt.Question, node: Node) -> None:
    """All pages of a node fit, and together they offer each of its kids once."""
    offered: list[str] = []
    size = prompt.BUTTONS if len(node.kids) <= prompt.BUTTONS else limits.OPTIONS
    for page in range(len(limits.pages(node.kids, size))):
        sheet = Sheet()
        sheet.text("x" * 1000)
        prompt.show(sheet, q, node, page)
        check(sheet)
        offered += _carried(sheet)
    for kid in node.kids:
        assert offered.count(q.press(kid).id) == 1


def _asked_once_more(q: prompt.Question, leaf: Node, *, alone: bool) -> None:
    """The question before a grave choice fits, and names what else there is, if there is anything."""
    sheet = Sheet()
    prompt.confirm(sheet, q, leaf)
    check(sheet)
    assert bool(prompt.others(q, leaf)) is not alone


def _card_set(state: Any) -> str:
    return state.options.card_set


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(await Tables.open(tmp_path / "fits.sqlite3")) as house:
        await house.load_cogs()
        yield house


@pytest.mark.parametrize("name", GAMES)
async def test_boards_and_seats_of_a_running_game_fit_in_both_languages(house: House, name: str) -> None:
    tables, rng = house.tables, random.Random(name)
    players = GAMES[name].seats[-1]
    people = [Person(id=10**18 + n, name=f"*Player* {n} with a rather long name") for n in range(players)]
    table = await tables.create(name, channel=1, guild=2, host=people[0])
    for person in people[1:]:
        await tables.join(table.id, person)
    for locale in LOCALES:
        check(lobby_sheet(await tables.get(table.id), house.words(locale, table), 0))
    now = (await tables.start(table.id, people[0].id)).table
    for move in range(MOVES):
        if not now.asked():
            break
        if move % EVERY == 0:
            await _check_table(house, now, people)
        now = await _move(tables, now, rng)
    await _check_table(house, now, people)


async def _check_table(house: House, table: Table, people: list[Person]) -> None:
    entries = (await house.tables.log(table, None, count=6))[::-1]
    for locale in LOCALES:
        words = house.words(locale, table)
        called = Called([person.id for person in people], [people[0].id])
        check(board_sheet(table, words, 0, (), entries, called))
        for person in [*people[:2], Person(id=5, name="Stranger")]:
            check(await seat_sheet(Reader(house, person, locale), table))


async def _move(tables: Tables, table: Table, rng: random.Random) -> Table:
    seat = rng.choice(table.asked())
    ask, root, user = table.ask(seat), table.funnel(seat), table.user_of(seat)
    assert ask is not None
    assert root is not None
    assert user is not None
    leaf = rng.choice(list(funnel.leaves(root)))
    text = dict.fromkeys(leaf.sample.OPEN, f"Words {rng.randrange(999)}")
    done = await tables.press(table.id, ask.id, leaf.id, user, text)
    assert done.outcome is not None
    return done.outcome.table


@pytest.mark.parametrize("name", GAMES)
async def test_a_long_text_board_leaves_room_for_the_question(house: House, name: str) -> None:
    tables, rng = house.tables, random.Random(name)
    people = [Person(id=10**18 + n, name=f"{n}" + "W" * 31) for n in range(GAMES[name].seats[-1])]
    table = await tables.create(name, channel=1, guild=2, host=people[0])
    for person in people[1:]:
        await tables.join(table.id, person)
    for person in people:
        await tables.people.change(person.id, "board", "text")
    now = (await tables.start(table.id, people[0].id)).table
    for move in range(400):
        if not now.asked():
            break
        if move % 10 == 0:
            await _question_stands(house, now, people)
        now = await _move(tables, now, rng)


async def _question_stands(house: House, table: Table, people: list[Person]) -> None:
    seat = table.asked()[0]
    user = table.user_of(seat)
    person = next(person for person in people if person.id == user)
    words = house.words("fr", table)
    sheet = await seat_sheet(Reader(house, person, "fr"), table, notice=["x" * 600])
    check(sheet)
    text = "\n".join(i.content for i in sheet.walk_children() if isinstance(i, discord.ui.TextDisplay))
    assert asked(table, seat, words, viewer=seat) in text
    lines = [words(line) for line in table.board(seat)]
    whole = press.Text(table.id).id in _carried(sheet)
    assert whole is not all(line in text for line in lines), "what is left out is one press away"
    for line in sorted(lines, key=len)[: len(lines) * 3 // 4]:
        assert line in text
