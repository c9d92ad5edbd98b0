"""The public message of a table: its lobby, its board, its end. Made from what everybody may see."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from cogs import press
from cogs.panel import asked, in_words, result, told
from cogs.sheet import Button, Sheet, Style, button
from cogs.studio import draws_name
from data.clock import DAY, LOBBY
from data.records import VoteRow
from data.table import Entry, Table
from data.words import Marked, Words
from render import Picture, has_closeup
from rules.phrase import Phrase, Ref, say

LINES = 8
"""So many lines of what happened last stand on the board; the log has them all."""


class Called(NamedTuple):
    """The people whom a posting mentions, and those of them who are only reminded."""

    users: Collection[int] = ()
    reminded: Collection[int] = ()


class Wishes(NamedTuple):
    """What an undo that is asked for would take back, and what was asked for just now and not granted."""

    undoing: Sequence[Entry] = ()
    refused: VoteRow | None = None


def board_sheet(
    table: Table,
    words: Words,
    colour: int,
    pictures: Sequence[Picture],
    entries: Sequence[Entry] = (),
    called: Called | None = None,
    wishes: Wishes | None = None,
) -> Sheet:
    """The board. `entries`: the newest last."""
    undoing, refused = wishes or Wishes()
    sheet = Sheet(colour)
    sheet.text(words("ui-board", game=words("game-title"), status=table.status))
    sheet.text(*_whose(table, words, called or Called()))
    if table.n == 0:
        sheet.text(words("ui-begun", seats=[Ref("seat", seated.seat) for seated in table.seats]))
    sheet.text(*told([entry for entry in entries if entry.n > 0], words, LINES))
    sheet.pictures(pictures)
    if pictures:
        sheet.text(*_numbered(table, words))
    else:
        in_words(sheet, table, None, words)
    _vacant(sheet, table, words)
    for vote in table.votes:
        _vote(sheet, table, vote, words, undoing)
    if refused is not None:
        code = f"ui-refused-{refused.kind}-{refused.decided}"
        sheet.text(words(code, seat=Ref("seat", refused.seat)))
    if table.is_over:
        sheet.text(*_end(table, words))
    sheet.buttons(_tools(table, words))
    return sheet


def _whose(table: Table, words: Words, called: Called) -> list[str]:
    """Whose turn it is, in words, with a mention of those who have to be told; else why nothing goes on."""
    if table.status != "live":
        return [words(f"ui-{table.status}")]
    lines = [_called(table, seat, called, words) for seat in table.asked()]
    voters = [user for user in called.users if table.seat_of(user) not in table.asked()]
    return [*lines, " ".join(f"<@{user}>" for user in voters)]


def _called(table: Table, seat: int, called: Called, words: Words) -> str:
    """What a seat is asked; its person is mentioned instead of named when they are to be told."""
    user = table.user_of(seat)
    if user is None or user not in called.users:
        return asked(table, seat, words)
    question = asked(table, seat, words.calling(seat, f"<@{user}>"))
    if f"<@{user}>" not in question:
        question = f"<@{user}> {question}"
    return f"{words('ui-reminder')} {question}" if user in called.reminded else question


def _numbered(table: Table, words: Words) -> list[str]:
    """Who are meant by the numbers that stand in pictures for names which no font here has."""
    seats = [seat for seat, name in table.names().items() if not draws_name(name)]
    return [words("ui-drawn-as", seat=Ref("seat", seat), number=seat + 1) for seat in seats]


def _vacant(sheet: Sheet, table: Table, words: Words) -> None:
    """The seats of a running game that anybody may take."""
    if table.status not in ("live", "paused"):
        return
    free = [seat.seat for seat in table.seats if seat.user is None and not seat.out]
    if free:
        sheet.text(words("ui-vacant", seats=[Ref("seat", seat) for seat in free]))
        take = [button(press.Take(table.id, s), words("ui-take", seat=Ref("seat", s))) for s in free]
        sheet.buttons(take)


def _vote(sheet: Sheet, table: Table, vote: VoteRow, words: Words, undoing: Sequence[Entry]) -> None:
    """What is put to the vote, who is to be heard, and their buttons."""
    if vote.kind == "undo" and undoing:
        sheet.text(words("ui-vote-undo-what", seat=Ref("seat", vote.seat), **undo_facts(undoing)))
    missing = [Ref("seat", seat) for seat in vote.voters if str(seat) not in vote.cast]
    until = None if vote.until is None else Marked(f"<t:{int(vote.until)}:R>")
    sheet.text(words(f"ui-vote-{vote.kind}", seat=Ref("seat", vote.seat), missing=missing, until=until))
    sheet.buttons(
        [button(press.Vote(table.id, vote.id, c), words(f"vote-{vote.kind}-{c}")) for c in vote.choices]
    )


def undo_facts(undoing: Sequence[Entry]) -> dict[str, Phrase | int]:
    """How far an undo goes back, for words: the first step, the last, and how many follow the first."""
    return {"first": _step(undoing[0]), "last": _step(undoing[-1]), "later": len(undoing) - 1}


def _step(entry: Entry) -> Phrase:
    """A step as everybody may know it."""
    unseen = say("mod-row-unseen", seat=None if entry.seat is None else Ref("seat", entry.seat))
    return next((phrase for phrase in entry.phrases if not phrase.code.startswith("log-")), unseen)


def _end(table: Table, words: Words) -> list[str]:
    return [result(table, words), seed_words(table, words)]


def seed_words(table: Table, words: Words) -> str:
    """The fingerprint of the seed, and the seed itself once nothing can be foretold from it."""
    if table.seed is None:
        return words("ui-fingerprint", fingerprint=table.fingerprint or "")
    return words("ui-seed", seed=table.seed, fingerprint=table.fingerprint or "")


def _tools(table: Table, words: Words) -> list[Button]:
    seat = button(press.Seat(table.id), words("ui-my-seat"), Style.primary)
    log = button(press.Log(table.id), words("ui-log"))
    rules = button(press.Rules(table.name), words("ui-rules"))
    tools = [seat, log, rules, button(press.Help(table.id), words("ui-help"))]
    if table.n >= 0 and has_closeup(table.name):
        tools.append(button(press.Grid(table.id, next(iter(table.asked()), 0)), words("ui-grid")))
    if table.status != "over":
        return tools
    again = [button(press.Again(table.id, swap), words(f"ui-again-{swap}")) for swap in (0, 1)]
    return [*tools, *again]


def lobby_sheet(table: Table, words: Words, colour: int) -> Sheet:
    """Who sits here, what is played, and how to begin."""
    sheet = Sheet(colour)
    sheet.text(words("ui-lobby", game=words("game-title")), words("game-pitch"))
    if table.is_over:
        days = int(LOBBY // DAY)
        sheet.text(words("ui-lobby-closed", why=table.why, days=days, name=Marked(table.name)))
        return sheet
    least, most = table.game.seats[0], table.game.seats[-1]
    host = table.seat_of(table.host)
    refs = [Ref("seat", seated.seat) for seated in table.seats]
    people = [say("ui-host", seat=ref) if ref.value == host else ref for ref in refs]
    needed = Marked(str(least) if least == most else f"{least}–{most}")
    sheet.text(words("ui-seats", people=people, have=len(people), needed=needed))
    sheet.text(*options(table, words))
    sheet.text(words("ui-lobby-closes", when=Marked(f"<t:{int(table.closes)}:R>")))
    sheet.buttons(
        [
            button(press.Lobby(table.id, "join"), words("ui-join"), Style.success),
            button(press.Lobby(table.id, "leave"), words("ui-leave")),
            button(press.Lobby(table.id, "start"), words("ui-start"), Style.primary),
            button(press.Options(table.id), words("ui-options")),
            button(press.Rules(table.name), words("ui-rules")),
        ]
    )
    return sheet


def options(table: Table, words: Words) -> list[str]:
    """The options as they are chosen, a line each."""
    return [
        words("ui-option", name=words(f"option-{name}"), value=value_words(words, name, value))
        for name, value in table.chosen.items()
    ]


def value_words(words: Words, name: str, value: str) -> str:
    """An option's value as people say it; a number is itself."""
    code = f"option-{name}-{value}"
    return words(code) if words.has(code) else value
