"""What the bot needs in a channel, and what of it is missing there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

if TYPE_CHECKING:
    from cogs.house import House

TALK = ("view_channel", "send_messages", "attach_files")
TALK_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
INVITE = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
)
"""What the invite address asks for; nothing privileged."""


def missing(granted: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """The names of what is missing in a channel or thread, as discord.py spells them."""
    needed = TALK_IN_THREAD if thread else TALK
    return tuple(name for name in needed if not getattr(granted, name))


def missing_in(house: House, channel: int) -> tuple[str, ...]:
    """The same for a channel by its id, as far as it is known from the server's last word."""
    found: Any = house.get_channel(channel)
    guild: discord.Guild | None = getattr(found, "guild", None)
    if guild is None or guild.me is None:  # pyright: ignore[reportUnnecessaryComparison]
        return ()
    return missing(found.permissions_for(guild.me), thread=isinstance(found, discord.Thread))
