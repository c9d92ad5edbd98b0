"""/mod: what moderators can do, from any channel, even when a table's own channel is gone.

An act opens a form that asks for the reason; sending it is the confirmation. The act is written down, said
publicly in one line (who, what, why) and can be taken back for a week from `/mod audit`.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import acts, limits, press
from cogs.call import Call
from cogs.permissions import INVITE, missing_in
from cogs.sheet import Form, Sheet, link
from cogs.translate import about, name
from data.table import Table
from data.words import Marked
from rules.core import IllegalAction
from rules.phrase import Ref

if TYPE_CHECKING:
    from cogs.house import House

Interaction = discord.Interaction[Any]
Choice = app_commands.Choice
HOUR = 3600


@app_commands.guild_only()
@app_commands.default_permissions(manage_channels=True)
class Moderator(commands.GroupCog, group_name=name("mod"), group_description=about("mod")):
    """Acts ask for a reason in a form; the rest answers privately."""

    seat = app_commands.Group(name=name("mod-seat"), description=about("mod-seat"))

    def __init__(self, house: House) -> None:
        self.house = house

    # acts --------------------------------------------------------------------------------------------------

    async def _ask(
        self, interaction: Interaction, table: int | None, what: str, one: int = 0, two: int = 0
    ) -> None:
        """Open the form that confirms an act."""
        call = Call(self.house, interaction)
        await acts.require_moderator(call)
        found = await acts.table_of(call, table)
        words = await call.labels(found)
        title = words("mod-form", act=words(f"mod-{what}.act"), game=words("game-title"))
        act = press.Moderate(found.id, what, one, two)
        await acts.rehearse(call, act)
        form = Form(act, title)
        form.field("why", words("mod-why"))
        await interaction.response.send_modal(form)

    @app_commands.command(name=name("mod-pause"), description=about("mod-pause"))
    @app_commands.rename(table=name("mod-table"))
    @app_commands.describe(table=about("mod-table"))
    async def pause(self, interaction: Interaction, table: int | None = None) -> None:
        await self._ask(interaction, table, "pause")

    @app_commands.command(name=name("mod-resume"), description=about("mod-resume"))
    @app_commands.rename(table=name("mod-table"), here=name("mod-here"))
    @app_commands.describe(table=about("mod-table"), here=about("mod-here"))
    async def resume(self, interaction: Interaction, table: int | None = None, here: bool = False) -> None:
        await self._ask(interaction, table, "resume", interaction.channel_id or 0 if here else 0)

    @app_commands.command(name=name("mod-reset"), description=about("mod-reset"))
    @app_commands.rename(table=name("mod-table"))
    @app_commands.describe(table=about("mod-table"))
    async def reset(self, interaction: Interaction, table: int | None = None) -> None:
        await self._ask(interaction, table, "reset")

    @app_commands.command(name=name("mod-end"), description=about("mod-end"))
    @app_commands.rename(table=name("mod-table"))
    @app_commands.describe(table=about("mod-table"))
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        await self._ask(interaction, table, "end")

    @app_commands.command(name=name("mod-nudge"), description=about("mod-nudge"))
    @app_commands.rename(table=name("mod-table"))
    @app_commands.describe(table=about("mod-table"))
    async def nudge(self, interaction: Interaction, table: int | None = None) -> None:
        await self._ask(interaction, table, "nudge")

    @app_commands.command(name=name("mod-rewind"), description=about("mod-rewind"))
    @app_commands.rename(row=name("mod-row"), reshuffle=name("mod-reshuffle"), table=name("mod-table"))
    @app_commands.describe(row=about("mod-row"), reshuffle=about("mod-reshuffle"), table=about("mod-table"))
    async def rewind(
        self,
        interaction: Interaction,
        row: app_commands.Range[int, 0, 99999],
        reshuffle: bool = False,
        table: int | None = None,
    ) -> None:
        await self._ask(interaction, table, "rewind", row, int(reshuffle))

    @app_commands.command(name=name("mod-deadline"), description=about("mod-deadline"))
    @app_commands.rename(seat=name("mod-which"), hours=name("mod-hours"), table=name("mod-table"))
    @app_commands.describe(seat=about("mod-which"), hours=about("mod-hours"), table=about("mod-table"))
    async def deadline(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1],
        hours: app_commands.Range[int, 1, 1440],
        table: int | None = None,
    ) -> None:
        await self._ask(interaction, table, "deadline", seat - 1, hours * HOUR)

    @app_commands.command(name=name("mod-move"), description=about("mod-move"))
    @app_commands.rename(channel=name("mod-channel"), table=name("mod-table"))
    @app_commands.describe(channel=about("mod-channel"), table=about("mod-table"))
    async def move(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | discord.Thread,
        table: int | None = None,
    ) -> None:
        await self._ask(interaction, table, "move", channel.id)

    @app_commands.command(name=name("mod-strike"), description=about("mod-strike"))
    @app_commands.rename(slogan=name("mod-slogan"), table=name("mod-table"))
    @app_commands.describe(slogan=about("mod-slogan"), table=about("mod-table"))
    async def strike(
        self, interaction: Interaction, slogan: app_commands.Range[int, 1, 99], table: int | None = None
    ) -> None:
        await self._ask(interaction, table, "strike", slogan)

    @seat.command(name=name("mod-replace"), description=about("mod-replace"))
    @app_commands.rename(seat=name("mod-which"), who=name("mod-who"), table=name("mod-table"))
    @app_commands.describe(seat=about("mod-which"), who=about("mod-who"), table=about("mod-table"))
    async def replace(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1],
        who: discord.Member,
        table: int | None = None,
    ) -> None:
        if who.bot:
            raise IllegalAction("no-bots")
        await self._ask(interaction, table, "replace", seat - 1, who.id)

    @seat.command(name=name("mod-vacate"), description=about("mod-vacate"))
    @app_commands.rename(seat=name("mod-which"), table=name("mod-table"))
    @app_commands.describe(seat=about("mod-which"), table=about("mod-table"))
    async def vacate(
        self, interaction: Interaction, seat: app_commands.Range[int, 1], table: int | None = None
    ) -> None:
        await self._ask(interaction, table, "vacate", seat - 1)

    # what autocomplete offers ------------------------------------------------------------------------------

    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @reset.autocomplete("table")
    @end.autocomplete("table")
    @nudge.autocomplete("table")
    @rewind.autocomplete("table")
    @deadline.autocomplete("table")
    @move.autocomplete("table")
    @strike.autocomplete("table")
    @replace.autocomplete("table")
    @vacate.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str | int) -> list[Choice[int]]:
        return await _quietly(acts.tables_offered(Call(self.house, interaction), str(current)))

    @deadline.autocomplete("seat")
    @replace.autocomplete("seat")
    @vacate.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str | int) -> list[Choice[int]]:
        return await _quietly(acts.seats_offered(Call(self.house, interaction), str(current)))

    @rewind.autocomplete("row")
    async def _rows(self, interaction: Interaction, current: str | int) -> list[Choice[int]]:
        return await _quietly(acts.rows_offered(Call(self.house, interaction), str(current)))

    @strike.autocomplete("slogan")
    async def _slogans(self, interaction: Interaction, current: str | int) -> list[Choice[int]]:
        return await _quietly(acts.slogans_offered(Call(self.house, interaction), str(current)))

    # looking -----------------------------------------------------------------------------------------------

    async def _begin(self, interaction: Interaction) -> Call:
        call = Call(self.house, interaction)
        await call.defer()
        await acts.require_moderator(call)
        return call

    @app_commands.command(name=name("mod-status"), description=about("mod-status"))
    async def status(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        words = await call.words()
        lines = [await self._line(call, table) for table in await self.house.tables.mod.status(call.guild)]
        sheet = Sheet()
        sheet.text(*(lines or [words("mod-no-tables")]))
        await call.answer(sheet)

    async def _line(self, call: Call, table: Table) -> str:
        """One table: what, where, whose turn, until when, and what is wrong with it."""
        words = await call.words(table)
        seats = table.asked() if table.n >= 0 else ()
        waiting = [Ref("seat", seat) for seat in seats]
        dues = [due for seat in seats if (due := table.due(seat)) is not None]
        return words(
            "mod-status-line",
            id=Marked(f"{table.id}"),
            game=words("game-title"),
            channel=Marked(f"<#{table.channel}>"),
            status=table.status,
            waiting=waiting or None,
            due=Marked(f"<t:{int(min(dues))}:R>") if dues else None,
            trouble=table.id in self.house.outbox.troubles,
        )

    @app_commands.command(name=name("mod-audit"), description=about("mod-audit"))
    async def audit(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await call.answer(await acts.audit_sheet(call))

    @app_commands.command(name=name("mod-doctor"), description=about("mod-doctor"))
    async def doctor(self, interaction: Interaction) -> None:
        call = await self._begin(interaction)
        await call.answer(await self._diagnosis(call))

    async def _diagnosis(self, call: Call) -> Sheet:
        """What is missing where, which tables stick, what was done about it, and how to invite the bot."""
        words, sheet = await call.words(), Sheet()
        tables = await self.house.tables.mod.status(call.guild)
        lines: list[str] = []
        for channel in dict.fromkeys([call.channel, *(table.channel for table in tables)]):
            names = [Ref("permission", one) for one in missing_in(self.house, channel)]
            if names:
                lines.append(words("doctor-missing", channel=Marked(f"<#{channel}>"), names=names))
        for table in tables:
            if table.id in self.house.outbox.troubles:
                lines.append(words("doctor-trouble", id=Marked(f"{table.id}")))
            if table.why == "suspended":
                lines.append(words("doctor-suspended", id=Marked(f"{table.id}")))
            self.house.outbox.poke(table.id)
        sheet.text(*(lines or [words("doctor-well")]), words("doctor-tried", count=len(tables)))
        url = discord.utils.oauth_url(self.house.application_id or 0, permissions=INVITE)
        sheet.text(words("doctor-invite", permissions=Marked(str(INVITE.value))))
        sheet.buttons([link(url, words("ui-invite"))])
        return sheet

    # logs that travel --------------------------------------------------------------------------------------

    @app_commands.command(name=name("mod-export"), description=about("mod-export"))
    @app_commands.rename(table=name("mod-table"))
    @app_commands.describe(table=about("mod-table"))
    async def export(self, interaction: Interaction, table: int | None = None) -> None:
        call = await self._begin(interaction)
        found = await acts.table_of(call, table)
        log = await self.house.tables.mod.export(found.id, call.user)
        words = self.house.words(found.locale, found)
        await self.house.outbox.announce(found, words("mod-export.done", by=call.user.name, why=""))
        sheet = Sheet()
        sheet.text((await call.words())("mod-exported"))
        sheet.attach(f"{found.name}-{found.id}.json", log.encode())
        await call.answer(sheet)

    @export.autocomplete("table")
    async def _export_tables(self, interaction: Interaction, current: str | int) -> list[Choice[int]]:
        return await _quietly(acts.tables_offered(Call(self.house, interaction), str(current)))

    @app_commands.command(name=name("mod-import"), description=about("mod-import"))
    @app_commands.rename(file=name("mod-file"))
    @app_commands.describe(file=about("mod-file"))
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        call = await self._begin(interaction)
        if file.size > limits.IMPORT_BYTES:
            raise IllegalAction("bad-log")
        try:
            text = (await file.read()).decode()
        except UnicodeDecodeError:
            raise IllegalAction("bad-log") from None
        table = await self.house.tables.mod.restore(
            text, channel=call.channel, guild=call.guild, by=call.user, locale=await call.locale()
        )
        self.house.outbox.poke(table.id)
        await call.say((await call.words())("mod-imported"))

    # the server's settings ---------------------------------------------------------------------------------

    @app_commands.command(name=name("mod-settings"), description=about("mod-settings"))
    @app_commands.rename(
        channels=name("mod-channels"),
        role=name("mod-role"),
        pace=name("mod-pace"),
        language=name("mod-language"),
        most=name("mod-most"),
        clear=name("mod-clear"),
    )
    @app_commands.describe(
        channels=about("mod-channels"),
        role=about("mod-role"),
        pace=about("mod-pace"),
        language=about("mod-language"),
        most=about("mod-most"),
        clear=about("mod-clear"),
    )
    @app_commands.choices(
        pace=[Choice(name=name(f"pace-{p}"), value=p) for p in ("live", "daily", "relaxed", "none")],
        language=[Choice(name="English", value="en"), Choice(name="Français", value="fr")],
        clear=[
            Choice(name=name(f"mod-{short}"), value=setting)
            for short, setting in (
                ("channels", "channels"),
                ("role", "role"),
                ("pace", "pace"),
                ("language", "locale"),
                ("most", "most_tables"),
            )
        ],
    )
    async def settings(
        self,
        interaction: Interaction,
        channels: str | None = None,
        role: discord.Role | None = None,
        pace: str | None = None,
        language: str | None = None,
        most: app_commands.Range[int, 1, 500] | None = None,
        clear: str | None = None,
    ) -> None:
        call = await self._begin(interaction)
        wanted = {
            "channels": None if channels is None else " ".join(acts.channels_in(call, channels)),
            "role": None if role is None else str(role.id),
            "pace": pace,
            "locale": language,
            "most_tables": None if most is None else str(most),
        }
        for setting, value in wanted.items():
            if value is not None:
                await self.house.tables.servers.change(call.guild, call.user, setting, value)
        if clear is not None:
            await self.house.tables.servers.change(call.guild, call.user, clear, None)
        await call.answer(await acts.settings_sheet(call))


async def _quietly(choices: Awaitable[list[Choice[int]]]) -> list[Choice[int]]:
    """What autocomplete shows; nothing, rather than no answer, to those who may not ask."""
    try:
        return await choices
    except IllegalAction:
        return []


async def setup(house: House) -> None:
    await house.add_cog(Moderator(house))
