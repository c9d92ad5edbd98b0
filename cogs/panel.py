"""My seat: the private sheet with what I hold, what I am asked, and every choice that I have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs import limits, press, prompt
from cogs.call import Ack, Call, Reader, on
from cogs.sheet import Button, Sheet, Style, button
from data.table import Entry, Outcome, Table
from data.words import Marked, Words
from rules.funnel import Node
from rules.phrase import Ref

GUIDE_STEPS = 3
FOR_REST = 1000
"""Units of text that a long board leaves for what is asked, for votes and for the result."""


async def seat_sheet(
    reader: Reader,
    table: Table,
    *,
    notice: Sequence[str] = (),
    node: Node | None = None,
    page: int = 0,
    sure: bool = False,
    brief: bool = False,
) -> Sheet:
    """The panel of the one who reads. `node`: where in the question they are; `sure`: ask once more there.

    `brief`: who is asked nothing is not shown their hand again, which they have just seen.
    """
    words = await reader.words(table)
    sheet = Sheet(reader.house.colour(table))
    sheet.text(words("ui-panel", game=words("game-title"), channel=Marked(f"<#{table.channel}>")))
    sheet.text(*notice)
    seat = table.seat_of(reader.user.id)
    if table.n < 0:
        sheet.text(words("no-not-started"))
        return sheet
    if seat is None:
        sheet.text(words("ui-watching"))
    question = None if seat is None else await question_to(reader, table, seat, words)
    if question is not None or not brief or table.is_over:
        await _hold(reader, sheet, table, seat, words)
    if question is None:
        sheet.text(*idle(table, words))
    else:
        sheet.text(asked(table, question.ask.seat, words, viewer=seat))
        if sure and node is not None:
            prompt.confirm(sheet, question, node)
        else:
            prompt.show(sheet, question, node or question.root, page)
    refresh = "ui-my-seat" if brief and question is None else "ui-refresh"
    sheet.buttons([button(press.Seat(table.id), words(refresh)), *await _tools(reader, table, seat, words)])
    return sheet


async def _hold(reader: Reader, sheet: Sheet, table: Table, seat: int | None, words: Words) -> None:
    """What the seat holds, as pictures or in words; for those who watch, the board in words."""
    settings = await reader.settings()
    if seat is not None and settings.board != "text":
        pictures = await reader.house.studio.hand(table, seat, words.locale, settings.colours)
        sheet.pictures(pictures)
        if pictures:
            return
    in_words(sheet, table, seat, words)


def in_words(sheet: Sheet, table: Table, seat: int | None, words: Words) -> None:
    """The text board. Where it would leave no room for what comes after it, a button leads to the whole.

    The longest lines give way: piles and threads, never the question.
    """
    lines = [words(line) for line in table.board(seat)]
    shown = limits.without_longest(lines, sheet.room - FOR_REST)
    sheet.text(*shown)
    if len(shown) < len(lines):
        sheet.buttons([button(press.Text(table.id), words("ui-whole-board"))])


async def question_to(reader: Reader, table: Table, seat: int, words: Words) -> prompt.Question | None:
    """What a seat is asked, and which plays its person is asked about once more; None: nothing."""
    grave = reader.house.faces[table.name].grave if (await reader.settings()).confirm else ()
    return prompt.question(table, seat, words, await reader.labels(table), grave)


def asked(table: Table, seat: int, words: Words, viewer: int | None = None) -> str:
    """What a seat is asked and until when."""
    due = table.due(seat)
    text = words(table.question(viewer, seat))
    return text if due is None else words("ui-until", text=Marked(text), when=Marked(f"<t:{int(due)}:R>"))


def idle(table: Table, words: Words) -> list[str]:
    """Why there is nothing to do for me now."""
    if table.winners is not None:
        return [result(table, words), words("ui-again-how", name=Marked(table.name))]
    if table.status != "live":
        return [words(f"ui-{table.status}")]
    return [asked(table, seat, words) for seat in table.asked()]


def result(table: Table, words: Words) -> str:
    """Who has won; empty while nobody has."""
    if table.winners is None:
        return ""
    seats = [Ref("seat", seat) for seat in table.winners]
    return words("ui-won", seats=seats, count=len(seats))


def told(entries: Sequence[Entry], words: Words, most: int | None = None) -> list[str]:
    """Log rows as lines of small text; of many only the last `most`."""
    phrases = [phrase for entry in entries for phrase in entry.phrases]
    return [f"-# {words(phrase)}" for phrase in phrases[-most if most else 0 :]]


async def _tools(reader: Reader, table: Table, seat: int | None, words: Words) -> list[Button]:
    """What else can be done here now; nothing that would only be refused."""
    tools = [] if seat is None else await _seated(reader, table, seat, words)
    if reader.house.teams.offers(table, reader.user.id):
        tools.append(button(press.Team(table.id), words("ui-team")))
    return tools


async def _seated(reader: Reader, table: Table, seat: int, words: Words) -> list[Button]:
    """What who sits there can do besides answering."""
    tools: list[Button] = []
    if table.status == "paused" and table.why in ("vote", "silence"):
        tools.append(button(press.Pause(table.id, "end"), words("ui-resume")))
    if table.status != "live":
        return tools
    refused = await reader.house.tables.refused(table)
    denied = refused.kind if refused is not None and refused.seat == seat else ""
    if denied != "undo" and await reader.house.tables.may_undo(table, reader.user.id):
        tools.append(button(press.Undo(table.id), words("ui-undo")))
    if table.game.orders:
        tools.append(button(press.Orders(table.id), words("ui-orders")))
    if denied != "pause" and _may_pause(table):
        tools.append(button(press.Pause(table.id, "ask"), words("ui-pause")))
    if table.seats[seat].auto:
        tools.append(button(press.Back(table.id), words("ui-back-again")))
    return tools


async def present(call: Call, table: Table, sheet: Sheet) -> None:
    """Answer with a seat sheet, or a step of the guide to it, in place of the one before it."""
    await call.house.panels.show(call, table.id, sheet)


def _may_pause(table: Table) -> bool:
    """Whether a clock runs that a pause would stop, and none is asked for yet."""
    ticking = any(table.due(seat) is not None for seat in table.asked())
    return ticking and not any(vote.kind == "pause" for vote in table.votes)


async def act(
    call: Call, table: int, ask: int, node: str, *, page: int = 0, text: Mapping[str, str] | None = None
) -> None:
    """Follow a choice: show what it still asks, or do it and show what came of it."""
    done = await call.house.tables.press(table, ask, node, call.user.id, text)
    if done.outcome is None:
        here = done.look.table
        await present(call, here, await seat_sheet(call, here, node=done.node, page=page))
    else:
        await happened(call, done.outcome)


async def happened(call: Call, outcome: Outcome) -> None:
    """Show everybody what was done, and the one who did it where they stand now."""
    table = outcome.table
    call.house.outbox.poke(table.id)
    notice = told(outcome.entries_for(table.seat_of(call.user.id)), await call.words(table))
    await present(call, table, await seat_sheet(call, table, notice=notice, brief=True))


async def _standing_at(call: Call, pressed: press.Confirm | press.Write) -> tuple[Table, Node]:
    """The table and the leaf of a press that does nothing yet. Raises IllegalAction."""
    return await call.house.tables.find(pressed.table, pressed.ask, pressed.node, call.user.id)


@on(press.Seat)
async def _open(call: Call, pressed: press.Seat) -> None:
    table = await call.house.tables.get(pressed.table)
    if await _is_first_turn(call, table):
        await present(call, table, await guide_sheet(call, table, 0))
    else:
        await present(call, table, await seat_sheet(call, table))


async def _is_first_turn(call: Call, table: Table) -> bool:
    """Whether this person is asked something in this game for the first time, and was not guided yet."""
    if table.n < 0 or table.ask(table.seat_of(call.user.id)) is None:
        return False
    return not await call.house.tables.people.seen(call.user.id, f"guide-{table.name}")


async def guide_sheet(call: Call, table: Table, step: int) -> Sheet:
    """One step of the first-turn guide: what the game is about, what the seat shows, how one answers."""
    words = await call.words(table)
    first = words("rules-pages").partition(",")[0].strip()
    steps = [
        words(f"rules-{first}"),
        words("ui-guide-seat"),
        words("ui-guide-answer", name=Marked(table.name)),
    ]
    sheet = Sheet(call.house.colour(table))
    sheet.text(words("ui-guide", game=words("game-title"), step=step + 1, steps=len(steps)))
    sheet.text(steps[min(step, len(steps) - 1)])
    if step + 1 == len(steps):
        sheet.buttons([button(press.Guide(table.id, step + 1), words("ui-guide-begin"), Style.primary)])
        return sheet
    on = button(press.Guide(table.id, step + 1), words("ui-guide-on"), Style.primary)
    sheet.buttons([on, button(press.Seat(table.id), words("ui-guide-skip"))])
    return sheet


@on(press.Guide)
async def _guide(call: Call, pressed: press.Guide) -> None:
    table = await call.house.tables.get(pressed.table)
    last = pressed.step >= GUIDE_STEPS or table.n < 0
    sheet = await (seat_sheet(call, table) if last else guide_sheet(call, table, pressed.step))
    await present(call, table, sheet)


@on(press.Pick)
async def _pick(call: Call, pressed: press.Pick) -> None:
    await act(call, pressed.table, pressed.ask, pressed.node, page=pressed.page)


@on(press.Confirm)
async def _confirm(call: Call, pressed: press.Confirm) -> None:
    table, leaf = await _standing_at(call, pressed)
    await present(call, table, await seat_sheet(call, table, node=leaf, sure=True))


@on(press.Write, Ack.FORM)
async def _write(call: Call, pressed: press.Write) -> None:
    table, leaf = await _standing_at(call, pressed)
    question = await question_to(call, table, leaf.sample.seat, await call.words(table))
    if question is not None:
        await call.interaction.response.send_modal(prompt.form(question, leaf))


@on(press.Written)
async def _written(call: Call, pressed: press.Written) -> None:
    await act(call, pressed.table, pressed.ask, pressed.node, text=call.form)
