"""Command names and descriptions in people's languages, and how they are registered with Discord."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.http import Route

from cogs import limits
from data.words import Words, locale_of
from rules.codec import to_json

if TYPE_CHECKING:
    from cogs.house import House

_log = logging.getLogger(__name__)
_ENGLISH = Words("en")
_LOCALES = {locale: ours for locale in discord.Locale if (ours := locale_of(locale.value)) != "en"}
"""Discord's locales that need a translation."""
_PLAIN = ("name", "description", "type", "required", "autocomplete", "value", "min_value", "max_value")
_COMPARED: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(_PLAIN, lambda value: value),
    "name_localizations": dict,
    "description_localizations": dict,
    "contexts": sorted,
    "default_member_permissions": str,
    "options": lambda value: [_kept(one) for one in value],
    "choices": lambda value: [_kept(one) for one in value],
}
"""What a command is compared by, each brought to the form in which both sides say it alike."""


def name(code: str) -> locale_str:
    """The name that message `cmd-<code>` gives, in every language."""
    return locale_str(_ENGLISH(f"cmd-{code}"), code=f"cmd-{code}")


def about(code: str) -> locale_str:
    """The description that `cmd-<code>.about` gives."""
    return locale_str(limits.option(_ENGLISH(f"cmd-{code}.about")), code=f"cmd-{code}.about")


def pitch(game: str) -> locale_str:
    """A game's one line."""
    return locale_str(limits.option(Words("en", game)("game-pitch")), code="game-pitch", game=game)


class Translator(app_commands.Translator):
    """Looks the code up that travels with a text; texts without one are the same everywhere."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        ours = _LOCALES.get(locale)
        code: str | None = string.extras.get("code")
        if ours is None or code is None:
            return None
        return limits.option(Words(ours, string.extras.get("game", ""))(code))


async def sync_if_changed(house: House) -> None:
    """Register the commands, unless Discord already has exactly these."""
    assert house.application_id is not None
    translator = house.tree.translator
    assert translator is not None
    ours = [await c.get_translated_payload(house.tree, translator) for c in house.tree.get_commands()]
    route = Route("GET", "/applications/{id}/commands", id=house.application_id)
    theirs: Any = await house.http.request(route, params={"with_localizations": "true"})
    if _hash(ours) == _hash(theirs):
        _log.info("the commands are as Discord knows them")
        return
    await house.tree.sync()
    _log.info("%s commands were registered", len(ours))


def _hash(commands: list[dict[str, Any]]) -> str:
    kept = sorted((_kept(command) for command in commands), key=lambda c: c["name"])
    return hashlib.blake2b(to_json(kept).encode(), digest_size=8).hexdigest()


def _kept(thing: dict[str, Any]) -> dict[str, Any]:
    """What matters of a command, option or choice, without what is empty and so is not always said."""
    said = {key: form(thing[key]) for key, form in _COMPARED.items() if thing.get(key) not in (None, False)}
    return {key: value for key, value in said.items() if value not in ([], {})}
