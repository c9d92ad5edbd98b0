"""The one kind of message that is sent: a fresh Components V2 layout, kept within Discord's limits."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable, Sequence
from typing import Any

import discord

from cogs import limits
from cogs.press import Menu, Press
from render import Picture

Style = discord.ButtonStyle
Button = discord.ui.Button[Any]
Attached = Sequence[discord.Attachment]


class Sheet(discord.ui.LayoutView):
    """Text, pictures, buttons and selects in one frame. Build it, send it once, throw it away.

    It calls itself finished, so that the library keeps no memory of it: what is pressed is answered from the
    custom_id alone.
    """

    def __init__(self, colour: int | None = None) -> None:
        super().__init__(timeout=None)
        self._pictures: list[tuple[str, bytes]] = []
        self._menus = 0
        self._frame: discord.ui.Container[Any] = discord.ui.Container(accent_colour=colour)
        self._room = limits.TEXT
        self.add_item(self._frame)

    def is_finished(self) -> bool:
        return True

    @property
    def room(self) -> int:
        """Units of text that still fit."""
        return self._room

    def text(self, *lines: str) -> None:
        """Add a paragraph; what does not fit is cut by words."""
        whole = limits.cut("\n".join(line for line in lines if line), self._room) if self._room > 0 else ""
        if whole:
            self._room -= limits.units(whole)
            self._frame.add_item(discord.ui.TextDisplay(whole))

    def pictures(self, pictures: Iterable[Picture]) -> None:
        """Add pictures below each other, each with its alt text."""
        for picture in pictures:
            name = f"{hashlib.blake2b(picture.png, digest_size=6).hexdigest()}-{picture.name}"
            self._pictures.append((name, picture.png))
            alt = limits.cut(picture.alt, limits.ALT)
            item = discord.MediaGalleryItem(f"attachment://{name}", description=alt)
            self._frame.add_item(discord.ui.MediaGallery(item))

    def attach(self, name: str, content: bytes) -> None:
        """Add a file to be downloaded."""
        self._pictures.append((name, content))
        self._frame.add_item(discord.ui.File(f"attachment://{name}"))

    def files(self) -> list[discord.File]:
        """The pictures as files, for one sending."""
        return [discord.File(io.BytesIO(png), name) for name, png in self._pictures]

    def attachments(self, present: Attached) -> Sequence[discord.Attachment | discord.File]:
        """What to attach in an edit: each picture that is there already stays, the others are new files."""
        there = {attachment.filename: attachment for attachment in present}
        return [there.get(name) or discord.File(io.BytesIO(png), name) for name, png in self._pictures]

    def forget(self) -> None:
        """Let go of the pictures once they are sent: the library's circles keep a sheet alive for a while."""
        self._pictures.clear()

    def rule(self) -> None:
        """A thin line between two parts."""
        self._frame.add_item(discord.ui.Separator())

    def buttons(self, buttons: Sequence[Button]) -> None:
        """Add buttons, five to a row."""
        for row in limits.pages(buttons, limits.BUTTONS_PER_ROW):
            if row:
                self._frame.add_item(discord.ui.ActionRow(*row))

    def menu(self, prompt: str, options: Sequence[discord.SelectOption]) -> None:
        """Add a select of 1 to 25 options; each option's value is a press. Raises ValueError for others."""
        if not 0 < len(options) <= limits.OPTIONS:
            raise ValueError(f"a select takes 1 to {limits.OPTIONS} options")
        self._menus += 1
        select: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=Menu(self._menus).id,
            placeholder=limits.cut(prompt, limits.PLACEHOLDER),
            options=list(options),
        )
        self._frame.add_item(discord.ui.ActionRow(select))


def button(press: Press, text: str, style: Style = Style.secondary) -> Button:
    """A button that carries a press."""
    return discord.ui.Button(custom_id=press.id, label=limits.label(text), style=style)


def option(press: Press, text: str, detail: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """A select's option that carries a press."""
    return discord.SelectOption(
        value=press.id,
        label=limits.option(text),
        description=limits.option(detail) if detail else None,
        default=chosen,
    )


def link(url: str, text: str) -> Button:
    """A button that leads somewhere."""
    return discord.ui.Button(url=url, label=limits.label(text))


class Form(discord.ui.Modal):
    """A form of short free texts; sent in, it is answered from its custom_id alone, even after a restart."""

    def __init__(self, press: Press, title: str) -> None:
        super().__init__(title=limits.cut(title, limits.MODAL_TITLE), timeout=None, custom_id=press.id)

    def is_finished(self) -> bool:
        return True

    def field(self, name: str, label: str, most: int = 200) -> None:
        """Add one line of text."""
        line: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=name, max_length=most)
        self.add_item(discord.ui.Label(text=limits.cut(label, limits.MODAL_LABEL), component=line))


def submitted(components: Iterable[Any]) -> dict[str, str]:
    """The fields of a form as it was sent in: custom_id -> text."""
    found: dict[str, str] = {}
    for part in components:
        inner = part.get("component")
        found |= submitted([inner] if inner else part.get("components", ()))
        if "value" in part:
            found[part["custom_id"]] = part["value"]
    return found
