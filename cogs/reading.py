"""What can be read: the log, the rules, a card, the board in words, help. All private, page by page."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs import limits, press
from cogs.board import seed_words
from cogs.call import Call, on
from cogs.panel import asked, idle, in_words, told
from cogs.sheet import Button, Sheet, button, option
from cogs.topics import found, meant, sections, title, topics_of
from data.table import Table
from data.words import Words
from rules.core import Game, IllegalAction
from rules.phrase import Ref

ROWS = 12
PAGE = 3500
"""Units of text on one page, which leaves room for its head."""
_TOGETHER = 4
"""As many explanations of one name are shown at once."""


@on(press.Log)
async def _log(call: Call, pressed: press.Log) -> None:
    table = await call.house.tables.get(pressed.table)
    await call.answer(await log_page(call, table, pressed.before))


async def log_page(call: Call, table: Table, before: int) -> Sheet:
    """A dozen rows of the log, as this person may read them, the newest last."""
    words = await call.words(table)
    entries = await call.house.tables.log(table, call.user.id, before or None, ROWS)
    sheet = Sheet(call.house.colour(table))
    sheet.text(words("ui-log-head", game=words("game-title"), count=table.n + 1))
    sheet.text(*told(entries[::-1], words))
    if table.n >= 0:
        sheet.text(seed_words(table, words))
    turn: list[Button] = []
    if entries and entries[-1].n > 0:
        turn.append(button(press.Log(table.id, entries[-1].n), words("ui-earlier")))
    if before:
        turn.append(button(press.Log(table.id), words("ui-newest")))
    sheet.buttons(turn)
    return sheet


@on(press.Grid)
async def _grid(call: Call, pressed: press.Grid) -> None:
    await call.answer(await grid(call, await call.house.tables.get(pressed.table), pressed.seat))


async def grid(call: Call, table: Table, seat: int) -> Sheet:
    """One player's table at full size, with a button for each of the others."""
    if table.n < 0:
        raise IllegalAction("not-started")
    seat = min(seat, len(table.seats) - 1)
    words = await call.words(table)
    colours = (await call.settings()).colours
    sheet = Sheet(call.house.colour(table))
    pictures = await call.house.studio.grid(table, seat, words.locale, colours)
    sheet.text(words("ui-grid-of", seat=Ref("seat", seat)))
    sheet.pictures(pictures)
    if not pictures:
        in_words(sheet, table, None, words)
    others = [seated.seat for seated in table.seats if seated.seat != seat]
    sheet.buttons(
        [
            button(press.Grid(table.id, other), words("ui-grid-of", seat=Ref("seat", other)))
            for other in others
        ]
    )
    return sheet


async def catchup(call: Call, table: Table) -> Sheet:
    """What has happened since this person's last own action; the end of it, if it is long."""
    if table.n < 0:
        raise IllegalAction("not-started")
    words = await call.words(table)
    entries = await call.house.tables.catchup(table.id, call.user.id)
    played = [entry for entry in entries if entry.n > 0]
    lines, is_new = told(played, words), len(played) < len(entries)
    code = ("start" if is_new else "head") if lines else ("begun" if is_new else "none")
    sheet = Sheet(call.house.colour(table))
    sheet.text(words(f"ui-catchup-{code}", game=words("game-title")))
    sheet.text(limits.folded(lines, PAGE)[-1])
    if not lines:
        sheet.text(*idle(table, words))
    sheet.buttons(
        [button(press.Log(table.id), words("ui-log")), button(press.Seat(table.id), words("ui-my-seat"))]
    )
    return sheet


@on(press.Text)
async def _text(call: Call, pressed: press.Text) -> None:
    await call.answer(await board_text(call, await call.house.tables.get(pressed.table), pressed.page))


async def board_text(call: Call, table: Table, page: int) -> Sheet:
    """The board in words, with what this person holds and what is asked."""
    if table.n < 0:
        raise IllegalAction("not-started")
    words = await call.words(table)
    seat = table.seat_of(call.user.id)
    lines = [words(line) for line in table.board(seat)]
    lines += [asked(table, other, words, viewer=seat) for other in table.asked()]
    pages = limits.folded(lines, PAGE)
    page = min(page, len(pages) - 1)
    sheet = Sheet(call.house.colour(table))
    sheet.text(words("ui-page", title=words("game-title"), page=page + 1, pages=len(pages)))
    sheet.text(pages[page])
    sheet.buttons([button(press.Text(table.id, to), words(code)) for to, code in turning(page, len(pages))])
    return sheet


def turning(page: int, pages: int) -> list[tuple[int, str]]:
    """The pages before and after this one, with the words for their buttons."""
    before = [(page - 1, "ui-previous")] if page > 0 else []
    return before + ([(page + 1, "ui-later")] if page < pages - 1 else [])


# rules -----------------------------------------------------------------------------------------------------


@on(press.Rules)
async def _rules(call: Call, pressed: press.Rules) -> None:
    game = call.house.tables.games.get(pressed.game)
    if game is None:
        raise IllegalAction("unknown-button")
    await call.answer(await rules_page(call, game, pressed.page))


async def rules_page(call: Call, game: Game[Any], page: int) -> Sheet:
    """One page of the short rules; the last ones list the rulings."""
    words = call.house.game_words(game, await call.locale())
    pages = [words(f"rules-{section}") for section in sections(words)]
    pages += limits.folded([words(f"ruling-{number}") for number in game.rulings], PAGE)
    page = min(page, len(pages) - 1)
    sheet = Sheet(call.house.faces[game.name].accent(None, None))
    sheet.text(words("ui-page", title=words("game-title"), page=page + 1, pages=len(pages)))
    sheet.text(pages[page])
    labels = call.house.game_labels(game, words.locale)
    titles = [title(labels, section) for section in sections(words)]
    rulings = len(pages) - len(titles)
    titles += [labels("ui-rulings-page", page=n + 1, pages=rulings) for n in range(rulings)]
    contents = [option(press.Rules(game.name, n), title, chosen=n == page) for n, title in enumerate(titles)]
    sheet.menu(labels("ui-contents"), contents[: limits.OPTIONS])
    sheet.buttons([button(press.Rules(game.name, to), words(code)) for to, code in turning(page, len(pages))])
    return sheet


async def rules_about(call: Call, game: Game[Any], typed: str) -> Sheet:
    """What was picked or typed: rules page, word, card or ruling; the first page when nothing was."""
    words = await _set_words(call, game)
    if not typed:
        return await rules_page(call, game, 0)
    known = topics_of(game, await _options(call, game), words)
    fitting = meant(known, typed)
    if not fitting or len(fitting) > _TOGETHER:
        raise IllegalAction("no-such-topic")
    if fitting[0].kind == "page" and len(fitting) == 1:
        return await rules_page(call, game, sections(words).index(fitting[0].value))
    sheet = Sheet(call.house.faces[game.name].accent(None, None))
    for topic in fitting:
        head = "" if topic.kind == "page" else f"**{topic.name}**"  # a page has its own
        sheet.text(head, *(words(line) for line in topic.lines))
    return sheet


async def topics(call: Call, game: Game[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Up to 25 topics that fit what is typed, those of that name first."""
    known = topics_of(game, await _options(call, game), await _set_words(call, game))
    fitting = found(known, typed)[: limits.CHOICES]
    return [app_commands.Choice(name=limits.option(topic.listed), value=topic.key) for topic in fitting]


async def _table_of(call: Call, game: Game[Any]) -> Table | None:
    table = await call.house.tables.at(call.channel)
    return table if table is not None and table.name == game.name and table.n >= 0 else None


async def _options(call: Call, game: Game[Any]) -> Any:
    """The options of the table here, for its cards; else the game's usual ones."""
    table = await _table_of(call, game)
    return game.options() if table is None else table.options


async def _set_words(call: Call, game: Game[Any]) -> Words:
    table = await _table_of(call, game)
    return await call.words(table) if table else call.house.game_words(game, await call.locale())
