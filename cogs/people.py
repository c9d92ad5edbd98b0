"""What concerns a person rather than a table: my games, help, settings, absence, what is kept of me."""

from __future__ import annotations

import zoneinfo
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import limits, press
from cogs.call import Call, on
from cogs.sheet import Sheet, Style, button
from cogs.translate import about, name
from cogs.typed import matches
from data.records import Seating
from data.table import Table
from data.words import Marked
from rules.core import IllegalAction
from rules.phrase import Ref

if TYPE_CHECKING:
    from cogs.house import House

Interaction = discord.Interaction[Any]
Choice = app_commands.Choice
MOST_GAMES = 25


class People(commands.Cog):
    """Commands that work everywhere, in direct messages too."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def _begin(self, interaction: Interaction) -> Call:
        call = Call(self.house, interaction)
        await call.defer()
        return call

    @app_commands.command(name=name("games"), description=about("games"))
    async def games(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await call.answer(await games_sheet(call))

    @app_commands.command(name=name("help"), description=about("help"))
    async def help(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await call.answer(await help_sheet(call))

    # settings ----------------------------------------------------------------------------------------------

    @app_commands.command(name=name("settings"), description=about("settings"))
    @app_commands.rename(
        language=name("set-language"),
        board=name("set-board"),
        colours=name("set-colours"),
        confirm=name("set-confirm"),
        messages=name("set-messages"),
        quiet=name("set-quiet"),
        zone=name("set-zone"),
    )
    @app_commands.describe(
        language=about("set-language"),
        board=about("set-board"),
        colours=about("set-colours"),
        confirm=about("set-confirm"),
        messages=about("set-messages"),
        quiet=about("set-quiet"),
        zone=about("set-zone"),
    )
    @app_commands.choices(
        language=[
            Choice(name=name("set-auto"), value="auto"),
            Choice(name="English", value="en"),
            Choice(name="Français", value="fr"),
        ],
        board=[Choice(name=name(f"set-{code}"), value=code) for code in ("picture", "text")],
        colours=[Choice(name=name(f"set-{code}"), value=code) for code in ("standard", "contrast")],
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        board: str | None = None,
        colours: str | None = None,
        confirm: bool | None = None,
        messages: bool | None = None,
        quiet: str | None = None,
        zone: str | None = None,
    ) -> None:
        call = await self._begin(interaction)
        wanted: dict[str, str | bool | None] = {
            "locale": language,
            "board": board,
            "colours": colours,
            "confirm": confirm,
            "dm": messages,
            "zone": zone,
            "quiet": quiet,
        }
        chosen = {setting: _written(value) for setting, value in wanted.items() if value is not None}
        if chosen:
            await self.house.tables.people.choose(call.user.id, chosen)
        call.reread()
        await call.answer(await settings_sheet(call))

    @settings.autocomplete("zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        found = sorted(z for z in zoneinfo.available_timezones() if "/" in z and matches(current, z))
        return [Choice(name=z, value=z) for z in found[: limits.CHOICES]]

    # absence -----------------------------------------------------------------------------------------------

    @app_commands.command(name=name("away"), description=about("away"))
    @app_commands.rename(first=name("away-from"), last=name("away-to"), back=name("away-back"))
    @app_commands.describe(first=about("away-from"), last=about("away-to"), back=about("away-back"))
    async def away(
        self, interaction: Interaction, first: str | None = None, last: str | None = None, back: bool = False
    ) -> None:
        call = await self._begin(interaction)
        people = self.house.tables.people
        if back:
            await people.back(call.user.id)
        elif first or last:
            start, end = await self._span(call, first, last)
            await people.away(call.user.id, start, end)
        for seating in await people.games(call.user.id):
            self.house.outbox.poke(seating.table)
        await call.answer(await away_sheet(call))

    async def _span(self, call: Call, first: str | None, last: str | None) -> tuple[float, float]:
        """From the first moment of one day to the last of another, where the person lives."""
        zone = zoneinfo.ZoneInfo((await call.settings()).zone)
        today = datetime.fromtimestamp(self.house.tables.now(), zone).date()
        start = _day(first, today) if first else today
        end = _day(last, today) if last else start
        try:
            midnight = datetime.combine(start, time(), zone)
            return midnight.timestamp(), datetime.combine(end + timedelta(days=1), time(), zone).timestamp()
        except (OverflowError, ValueError):  # the first and the last days that there are
            raise IllegalAction("bad-dates") from None

    @away.autocomplete("first")
    @away.autocomplete("last")
    async def _days(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        call = Call(self.house, interaction)
        zone = zoneinfo.ZoneInfo((await call.settings()).zone)
        today = datetime.fromtimestamp(self.house.tables.now(), zone).date()
        days = [(today + timedelta(days=n)).isoformat() for n in range(60)]
        return [Choice(name=day, value=day) for day in days if matches(current, day)][: limits.CHOICES]

    # what is kept ------------------------------------------------------------------------------------------

    @app_commands.command(name=name("privacy"), description=about("privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        words, kept = await call.words(), await self.house.tables.people.privacy(call.user.id)
        await call.say(
            words("ui-privacy"),
            words(
                "ui-privacy-counts",
                tables=kept.tables,
                running=kept.running,
                settings=kept.settings,
                absences=kept.absences,
                hints=kept.hints,
                audits=kept.audits,
            ),
        )

    @app_commands.command(name=name("forget-me"), description=about("forget-me"))
    async def forget_me(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        words, sheet = await call.words(), Sheet()
        sheet.text(words("ui-forget-sure"))
        sheet.buttons([button(press.Forget(call.user.id), words("ui-forget"), Style.danger)])
        await call.answer(sheet)


@on(press.Forget)
async def _forget(call: Call, pressed: press.Forget) -> None:
    """The clicker is forgotten, and nobody else."""
    if pressed.user != call.user.id:
        raise IllegalAction("unknown-button")
    words = await call.words()
    for table in await call.house.tables.people.forget(call.user.id):
        call.house.outbox.poke(table.id)
    await call.say(words("ui-forgotten"))


async def games_sheet(call: Call) -> Sheet:
    """My tables everywhere, those that wait for me first, each with a link to where it is played."""
    words, sheet = await call.words(), Sheet()
    mine = (await call.house.tables.people.games(call.user.id))[:MOST_GAMES]
    sheet.text(*([await _game_line(call, one) for one in mine] or [words("ui-games-none")]))
    for one in [one for one in mine if one.waiting][:10]:
        title = call.house.game_labels(call.house.tables.games[one.game], words.locale)("game-title")
        sheet.buttons([button(press.Seat(one.table), words("ui-my-seat-in", game=Marked(title)))])
    return sheet


async def _game_line(call: Call, one: Seating) -> str:
    """One of my tables: where it is, whom it waits for and until when."""
    place = f"https://discord.com/channels/{one.guild}/{one.channel}"
    title = call.house.game_words(call.house.tables.games[one.game], await call.locale())("game-title")
    facts = {
        "title": Marked(title),
        "channel": Marked(f"<#{one.channel}>"),
        "link": Marked(f"{place}/{one.message}" if one.message else place),
    }
    if one.waiting or one.status != "live":
        state = "mine" if one.waiting else one.status
        return (await call.words())("ui-game", state=state, due=_moment(one.due), seats=(), **facts)
    try:
        table = await call.house.tables.get(one.table)
        waiting = table.asked()
    except IllegalAction:
        return (await call.words())("ui-game", state="unreadable", due=None, seats=(), **facts)
    due = min((due for seat in waiting if (due := table.due(seat)) is not None), default=None)
    seats = [Ref("seat", seat) for seat in waiting]
    return (await call.words(table))("ui-game", state="live", due=_moment(due), seats=seats, **facts)


def _moment(at: float | None) -> Marked | None:
    return None if at is None else Marked(f"<t:{int(at)}:R>")


async def help_sheet(call: Call, table: Table | None = None) -> Sheet:
    """What there is, how to start and where the rules are, in one message. `table`: where that is asked."""
    words, sheet = await call.words(table), Sheet()
    sheet.text(words("ui-help-head"))
    lines: list[str] = []
    for game in call.house.tables.games.values():
        its = call.house.game_words(game, words.locale)
        title, pitch = Marked(its("game-title")), Marked(its("game-pitch"))
        lines.append(words("ui-help-game", name=Marked(game.name), title=title, pitch=pitch))
    sheet.text(*lines)
    sheet.text(words("ui-help-how"))
    rules = [
        button(press.Rules(game.name), call.house.game_words(game, words.locale)("game-title"))
        for game in call.house.tables.games.values()
    ]
    sheet.buttons(rules)
    return sheet


@on(press.Help)
async def _help(call: Call, pressed: press.Help) -> None:
    await call.answer(await help_sheet(call, await call.house.tables.get(pressed.table)))


async def settings_sheet(call: Call) -> Sheet:
    """All settings as they are, each with its option of the command and what that does."""
    words, settings, sheet = await call.words(), await call.settings(), Sheet()
    quiet = None if settings.quiet is None else Marked("–".join(map(_clock, settings.quiet)))
    values: dict[str, object] = {
        "language": settings.locale or "auto",
        "board": settings.board,
        "colours": settings.colours,
        "confirm": settings.confirm,
        "messages": settings.dm,
        "quiet": quiet,
        "zone": Marked(settings.zone),
    }
    sheet.text(words("ui-settings"))
    for name_, value in values.items():
        option, about_ = Marked(words(f"cmd-set-{name_}")), Marked(words(f"cmd-set-{name_}.about"))
        sheet.text(
            words(
                "ui-setting", option=option, value=Marked(words(f"ui-set-{name_}", value=value)), about=about_
            )
        )
    return sheet


def _written(value: str | bool) -> str | None:
    """The value of a setting as it is kept; None: as it was at first."""
    text = str(value).lower() if isinstance(value, bool) else value.strip()
    return None if text in ("auto", "off", "-", "none") else text


def _day(text: str, today: date) -> date:
    """A day as it is written. Raises IllegalAction("bad-date")."""
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise IllegalAction("bad-date", example=Marked(today.isoformat())) from None


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


async def away_sheet(call: Call) -> Sheet:
    """When I am away."""
    words, sheet = await call.words(), Sheet()
    aways = await call.house.tables.people.aways(call.user.id)
    spans = [
        words("ui-away-span", start=Marked(f"<t:{int(a)}:f>"), end=Marked(f"<t:{int(b)}:f>"))
        for a, b in aways
    ]
    sheet.text(*(spans or [words("ui-away-none")]), words("ui-away-how"))
    return sheet


async def setup(house: House) -> None:
    await house.add_cog(People(house))
