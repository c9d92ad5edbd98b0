"""What Discord demands of a whole message, a set of commands and a list of autocomplete choices."""

import re
from typing import Any

from playground import limits
from playground.components import check_message_components
from playground.errors import Json
from playground.form import Form, Path, entries, items

EPHEMERAL, LOADING, SILENT, V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15
_NAME = re.compile(r"^[-_'\w\u0900-\u097f\u0e00-\u0e7f]+$")
_SUBCOMMAND, _GROUP = 1, 2


def check_message(content: str, embeds: list[Any], components: list[Any], *, v2: bool) -> None:
    """The text, embeds and components that a message would have. Raises ApiError 50035."""
    form = Form()
    form.text(("content",), content, limits.CONTENT)
    if v2 and (content or embeds):
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        for key, value in (("content", content), ("embeds", embeds)):
            if value:
                form.fail(
                    (key,), code, f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                )
    _check_embeds(form, embeds)
    check_message_components(form, components, v2=v2)
    form.check()


def embed_texts(embed: Json) -> list[str]:
    """Everything that can be read in an embed, in the order in which a client shows it."""
    found: list[Any] = [
        entries(embed.get("author")).get("name"),
        embed.get("title"),
        embed.get("description"),
    ]
    for field in items(embed.get("fields")):
        found += [entries(field).get("name"), entries(field).get("value")]
    found.append(entries(embed.get("footer")).get("text"))
    return [str(text) for text in found if text]


def _check_embeds(form: Form, embeds: list[Any]) -> None:
    form.count(("embeds",), embeds, limits.EMBEDS)
    if sum(len(text) for embed in embeds for text in embed_texts(entries(embed))) > limits.EMBED_TOTAL:
        message = f"Embed size exceeds maximum size of {limits.EMBED_TOTAL}"
        form.fail(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)
    for index, embed in enumerate(embeds):
        e, at = entries(embed), ("embeds", index)
        form.text((*at, "title"), e.get("title"), limits.EMBED_TITLE)
        form.text((*at, "description"), e.get("description"), limits.EMBED_DESCRIPTION)
        form.text((*at, "footer", "text"), entries(e.get("footer")).get("text"), limits.EMBED_FOOTER)
        form.text((*at, "author", "name"), entries(e.get("author")).get("name"), limits.EMBED_AUTHOR)
        form.count((*at, "fields"), items(e.get("fields")), limits.EMBED_FIELDS)
        for number, field in enumerate(items(e.get("fields"))):
            f, here = entries(field), (*at, "fields", number)
            form.text((*here, "name"), f.get("name"), limits.EMBED_FIELD_NAME, least=1, required=True)
            form.text((*here, "value"), f.get("value"), limits.EMBED_FIELD_VALUE, least=1, required=True)


def check_commands(commands: list[Any]) -> None:
    """All commands of the bot, or all that it keeps for one guild. Raises ApiError 50035."""
    form = Form()
    kinds = [entries(command).get("type") or 1 for command in commands]
    for kind, most in (
        (1, limits.GLOBAL_COMMANDS),
        (2, limits.CONTEXT_COMMANDS),
        (3, limits.CONTEXT_COMMANDS),
    ):
        if kinds.count(kind) > most:
            form.fail((), "APPLICATION_COMMANDS_MAX", f"At most {most} commands of type {kind}")
    seen: set[tuple[Any, Any]] = set()
    for index, command in enumerate(commands):
        c = entries(command)
        key = (kinds[index], c.get("name"))
        if key in seen:
            form.fail((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique")
        seen.add(key)
        if kinds[index] == 1:
            _check_named(form, (index,), c)
            _check_option_list(form, (index, "options"), items(c.get("options")), depth=0)
        else:
            form.text((index, "name"), c.get("name"), limits.COMMAND_NAME, least=1, required=True)
        if _size(c) > limits.COMMAND_TOTAL:
            form.fail((index,), "APPLICATION_COMMAND_TOO_LARGE", f"Over {limits.COMMAND_TOTAL} characters")
    form.check()


def _check_named(form: Form, path: Path, node: Json) -> None:
    names = {(): node.get("name")} | {
        ("name_localizations", tag): name for tag, name in entries(node.get("name_localizations")).items()
    }
    for key, name in names.items():
        at = (*path, *(key or ("name",)))
        form.text(at, name, limits.COMMAND_NAME, least=1, required=True)
        if isinstance(name, str) and (not _NAME.match(name) or name != name.lower()):
            form.fail(at, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    form.text(
        (*path, "description"), node.get("description"), limits.COMMAND_DESCRIPTION, least=1, required=True
    )
    for tag, text in entries(node.get("description_localizations")).items():
        at = (*path, "description_localizations", tag)
        form.text(at, text, limits.COMMAND_DESCRIPTION, least=1, required=True)


def _check_option_list(form: Form, path: Path, options: list[Any], *, depth: int) -> None:
    form.count(path, options, limits.COMMAND_OPTIONS)
    names = [entries(option).get("name") for option in options]
    if len(names) != len(set(names)):
        form.fail(path, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Option names must be unique")
    optional_before = False
    for index, option in enumerate(options):
        o, at = entries(option), (*path, index)
        _check_named(form, at, o)
        if o.get("type") in (_SUBCOMMAND, _GROUP):
            if depth == 2 or (depth == 1 and o["type"] == _GROUP):
                form.fail((*at, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
            inside = 1 if o["type"] == _GROUP else 2
            _check_option_list(form, (*at, "options"), items(o.get("options")), depth=inside)
            continue
        if o.get("required") and optional_before:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            form.fail((*at, "required"), code, "Required options must come before optional ones")
        optional_before |= not o.get("required")
        _check_choices(form, (*at, "choices"), items(o.get("choices")))
        if o.get("autocomplete") and o.get("choices"):
            form.fail(
                (*at, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE", "Choices or autocomplete, not both"
            )


def _check_choices(form: Form, path: Path, choices: list[Any]) -> None:
    form.count(path, choices, limits.CHOICES)
    for index, choice in enumerate(choices):
        c, at = entries(choice), (*path, index)
        form.text((*at, "name"), c.get("name"), limits.CHOICE_NAME, least=1, required=True)
        for tag, name in entries(c.get("name_localizations")).items():
            form.text((*at, "name_localizations", tag), name, limits.CHOICE_NAME, least=1)
        if isinstance(c.get("value"), str):
            form.text((*at, "value"), c["value"], limits.CHOICE_VALUE, least=1)


def _size(node: Json) -> int:
    """Characters of a command in its longest language, as Discord sums them up."""
    total = 0
    for key in ("name", "description"):
        variants = [node.get(key), *entries(node.get(f"{key}_localizations")).values()]
        total += max((len(v) for v in variants if isinstance(v, str)), default=0)
    total += len(node["value"]) if isinstance(node.get("value"), str) else 0
    return total + sum(_size(entries(n)) for key in ("options", "choices") for n in items(node.get(key)))


def check_autocomplete(choices: list[Any]) -> None:
    """The answer to an autocomplete interaction. Raises ApiError 50035."""
    form = Form()
    _check_choices(form, ("data", "choices"), choices)
    form.check()
