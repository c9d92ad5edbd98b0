"""Every sentence that the cogs say exists in both languages, and every command fits Discord's rules."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import cogs.limits as limits
from cogs.house import House
from cogs.translate import Translator
from data.tables import Tables
from data.words import LOCALES, Words

COGS = Path(__file__).parents[2] / "cogs"
SAID = re.compile(r"(?:words|labels|own|public|said|_words)\(\s*\"([a-z][\w.-]*)\"")
Json = dict[str, Any]
GROUP = 2
"""The types of an option that is a command or a group of commands are no higher."""
NAME = re.compile(r"^[-_'\w]{1,32}$")


def _codes() -> set[str]:
    return {code for file in COGS.glob("*.py") for code in SAID.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_in_the_cogs_has_words(locale: str) -> None:
    codes = _codes()
    assert len(codes) > 60
    words = Words(locale, "bill", "119")
    assert [code for code in sorted(codes) if not words.has(code)] == []


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The bot with all its commands, not connected."""
    async with House(await Tables.open(tmp_path / "x.sqlite3")) as house:
        await house.load_cogs()
        await house.tree.set_translator(Translator())
        yield house


async def _payloads(house: House) -> list[Json]:
    translator = house.tree.translator
    assert translator is not None
    return [await c.get_translated_payload(house.tree, translator) for c in house.tree.get_commands()]


def _nodes(options: list[Json]) -> list[Json]:
    return [node for option in options for node in (option, *_nodes(option.get("options", [])))]


async def test_every_command_fits_discords_rules_in_both_languages(house: House) -> None:
    payloads = await _payloads(house)
    for node in _nodes(payloads):
        names: list[str] = [node["name"], *node["name_localizations"].values()]
        abouts: list[str] = [node["description"], *node["description_localizations"].values()]
        assert all(NAME.match(name) and name == name.lower() for name in names), names
        assert all(0 < limits.units(text) <= limits.COMMAND_DESCRIPTION for text in abouts), abouts
    assert all(len(payload.get("options", [])) <= limits.SUBCOMMANDS for payload in payloads)


async def test_what_a_game_can_do_is_translated_and_names_do_not_clash(house: House) -> None:
    for payload in await _payloads(house):
        children = [child for child in payload.get("options", []) if child["type"] <= GROUP]
        french = [child["name_localizations"]["fr"] for child in children]
        assert len(set(french)) == len(french)
        assert all(child["description_localizations"]["fr"] != child["description"] for child in children)
