"""A small real bot on discord.py, which the playground's tests drive; it uses each thing once."""

import asyncio
import os
import signal
import struct
import zlib
from io import BytesIO
from typing import Any

import discord
from discord import app_commands

Interaction = discord.Interaction[discord.Client]


def png(width: int = 2, height: int = 2) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\x80" * width) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def picture(name: str = "board.png") -> discord.File:
    return discord.File(BytesIO(png(1080, 720)), name)


class Translator(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        words = {"hello": "bonjour", "Say hello": "Dire bonjour", "red": "rouge"}
        return words.get(string.message) if locale is discord.Locale.french else None


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"press:(?P<what>\w+):(?P<n>\d+)"):
    """A button that remembers nothing."""

    def __init__(self, what: str, n: int) -> None:
        self.what, self.n = what, n
        super().__init__(discord.ui.Button(label=f"{what.title()} {n}", custom_id=f"press:{what}:{n}"))

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: Any) -> "Press":
        return cls(match["what"], int(match["n"]))

    async def callback(self, interaction: Interaction) -> None:
        await getattr(self, f"do_{self.what}")(interaction)

    async def do_count(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(view=board(self.n + 1))

    async def do_slow(self, interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("Done thinking.", ephemeral=True)
        await interaction.followup.send("And one thing more.", ephemeral=True)

    async def do_later(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=board(100))

    async def do_seen(self, interaction: Interaction) -> None:
        await interaction.response.defer()

    async def do_form(self, interaction: Interaction) -> None:
        await interaction.response.send_modal(Form())

    async def do_nothing(self, interaction: Interaction) -> None:
        pass


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick:colour"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=c.title(), value=c) for c in ("red", "blue", "brass")]
        select: discord.ui.Select[Any] = discord.ui.Select(
            custom_id="pick:colour", placeholder="Colours", options=options, max_values=2
        )
        super().__init__(select)

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: Any) -> "Pick":
        return cls()

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"You took {self.item.values}.", ephemeral=True)


class Form(discord.ui.Modal, title="A form"):
    intro = discord.ui.TextDisplay("Please fill this in.")
    slogan = discord.ui.Label(
        text="Slogan", component=discord.ui.TextInput(custom_id="slogan", min_length=2, max_length=20)
    )
    mood = discord.ui.Label(
        text="Mood",
        component=discord.ui.Select(
            custom_id="mood", options=[discord.SelectOption(label=m) for m in ("Calm", "Wild")]
        ),
    )
    friend = discord.ui.Label(
        text="Friend", component=discord.ui.UserSelect(custom_id="friend", required=False)
    )
    note = discord.ui.Label(
        text="Note", component=discord.ui.TextInput(custom_id="note", required=False, default="none")
    )

    async def on_submit(self, interaction: Interaction) -> None:
        slogan, mood, friend, note = (
            label.component for label in (self.slogan, self.mood, self.friend, self.note)
        )
        assert isinstance(slogan, discord.ui.TextInput)
        assert isinstance(note, discord.ui.TextInput)
        assert isinstance(mood, discord.ui.Select)
        assert isinstance(friend, discord.ui.UserSelect)
        friends = [user.display_name for user in friend.values]
        await interaction.response.send_message(
            f"{slogan.value} / {mood.values} / {friends} / {note.value}", ephemeral=True
        )


def board(n: int = 0) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0x0072B2)
    container.add_item(discord.ui.TextDisplay(f"## Board\nPressed **{n}** times"))
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="A grey board")
    if n == 0:
        container.add_item(gallery)
    container.add_item(discord.ui.Separator())
    container.add_item(
        discord.ui.Section("One section", accessory=discord.ui.Button(label="More", custom_id="more"))
    )
    for items in (
        (Press("count", n), Press("slow", n), Press("later", n)),
        (Press("seen", n), Press("form", n), Press("nothing", n)),
        (Pick(),),
    ):
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        for item in items:
            row.add_item(item)
        container.add_item(row)
    view.add_item(container)
    return view


class TinyBot(discord.AutoShardedClient):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, moderation=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(self)
        for command in (hello, show, colour, weigh, whisper, call, room, do):
            self.tree.add_command(command)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify again at once: the pause of five seconds is for the real Discord."""

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        self.add_dynamic_items(Press, Pick)
        await self.tree.sync()


@app_commands.command(name=app_commands.locale_str("hello"), description=app_commands.locale_str("Say hello"))
async def hello(interaction: Interaction, to: discord.User | None = None, loud: bool = False) -> None:
    name = (to or interaction.user).display_name
    await interaction.response.send_message(f"Hello {name}" + "!" * loud + f" ({interaction.locale})")


@app_commands.command()
async def show(interaction: Interaction) -> None:
    """Show the board"""
    await interaction.response.send_message(view=board(), file=picture())


@app_commands.command()
@app_commands.choices(
    shade=[app_commands.Choice(name="red", value=1), app_commands.Choice(name="blue", value=2)]
)
async def colour(
    interaction: Interaction, shade: app_commands.Choice[int], name: str, n: app_commands.Range[int, 1, 9] = 1
) -> None:
    """Name a colour"""
    await interaction.response.send_message(f"{shade.name} {name} {n}", ephemeral=True)


@app_commands.command()
async def weigh(interaction: Interaction, file: discord.Attachment) -> None:
    """Weigh a file"""
    content = await file.read()
    await interaction.response.send_message(f"{file.filename}: {file.size}, {content[:3]!r}", ephemeral=True)


@colour.autocomplete("name")
async def colour_names(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    names = ["carmine", "cobalt", "crimson"]
    return [app_commands.Choice(name=n.title(), value=n) for n in names if n.startswith(current.lower())]


@app_commands.command()
async def whisper(interaction: Interaction) -> None:
    """Write to me directly"""
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        await interaction.user.send(
            "Psst.", file=discord.File(BytesIO(png()), "hand.png", description="A hand")
        )
    except discord.Forbidden as error:
        await interaction.edit_original_response(content=f"closed: {error.code}")
    else:
        await interaction.edit_original_response(content="Look at your messages.")


@app_commands.command()
async def call(interaction: Interaction, who: discord.User) -> None:
    """Ring at somebody"""
    await interaction.response.send_message(
        f"{who.mention}, and not {interaction.user.mention}",
        allowed_mentions=discord.AllowedMentions(users=[who]),
    )


@app_commands.command()
async def room(interaction: Interaction, name: str) -> None:
    """Open a thread"""
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    message = await thread.send("Welcome.")
    await message.edit(content="Welcome here.")
    await interaction.response.send_message(f"See {thread.mention}", ephemeral=True)


do = app_commands.Group(
    name="do", description="Do things", default_permissions=discord.Permissions(manage_channels=True)
)
deep = app_commands.Group(name="deep", description="Deeper", parent=do)


@deep.command()
async def dig(interaction: Interaction, where: discord.TextChannel) -> None:
    """Dig"""
    await interaction.response.send_message(f"Dug in {where.name}", ephemeral=True)


async def main() -> None:
    discord.utils.setup_logging()
    async with TinyBot() as bot:
        asyncio.get_running_loop().add_signal_handler(
            signal.SIGTERM, lambda: asyncio.create_task(bot.close())
        )
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
