"""What a person fills in, as a client sends it: a command's options, a select's values, a modal's fields.

What a person could not fill in raises CannotDo.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from playground import limits
from playground.commands import Offer
from playground.components import SELECTS, Kind
from playground.errors import Json
from playground.form import entries, items
from playground.messages import Attachment, Select, Upload
from playground.world import Channel, World

_INTEGER, _BOOLEAN, _USER, _CHANNEL, _ROLE, _NUMBER, _FILE = 4, 5, 6, 7, 8, 10, 11
_FAR = float(2**53)


class CannotDo(Exception):
    """A real person could not do this: `code` says why in a word, the text in a sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def listed(value: object) -> list[Any]:
    """A list or tuple as a list, anything else as a list of one."""
    return list(cast("Sequence[Any]", value)) if isinstance(value, list | tuple) else [value]


class Resolver:
    """Collects what ids in the data stand for."""

    def __init__(self, world: World, channel: Channel, files: dict[str, Attachment] | None = None) -> None:
        self._world = world
        self._channel = channel
        self._files: dict[str, Attachment] = {} if files is None else files
        self.resolved: dict[str, Json] = {}

    def id_of(self, value: object) -> str:
        """The id of a person, a role or a channel (or that id itself), which is then in `resolved`."""
        wanted = str(getattr(value, "id", value))
        guild = self._channel.guild
        if wanted in self._world.users:
            self._user(wanted)
        elif guild and wanted in guild.roles:
            self.resolved.setdefault("roles", {})[wanted] = guild.roles[wanted].wire(1)
        elif wanted in self._world.channels:
            wire = {**self._world.channels[wanted].wire(), "permissions": "0"}
            self.resolved.setdefault("channels", {})[wanted] = wire
        else:
            raise CannotDo("bad-option", f"{value!r} is neither a person nor a role nor a channel")
        return wanted

    def file(self, value: object) -> str:
        """The id of a file that is uploaded with the command, which is then in `resolved`."""
        if not isinstance(value, Upload) or len(value.data) > limits.UPLOAD:
            raise CannotDo("bad-option", f"a file of at most {limits.UPLOAD} bytes is needed")
        sent = Attachment(self._world.snowflake(), value.filename, value.data)
        self._files[sent.id] = sent
        base = f"{self._world.url}/attachments/{self._channel.id}"
        self.resolved.setdefault("attachments", {})[sent.id] = sent.wire(base)
        return sent.id

    def _user(self, user_id: str) -> None:
        self.resolved.setdefault("users", {})[user_id] = self._world.users[user_id].wire()
        guild = self._channel.guild
        if guild and user_id in guild.members:
            member = guild.members[user_id].wire()
            for key in ("user", "deaf", "mute"):
                del member[key]
            member["permissions"] = str(int(self._world.permissions(user_id, self._channel)))
            self.resolved.setdefault("members", {})[user_id] = member


def command_data(
    offer: Offer, values: Mapping[str, object], resolver: Resolver, focus: str | None = None
) -> Json:
    """The data of a command, or of the autocomplete of its option `focus`."""
    declared = {name: option for option in offer.options for name in _names(option)}
    given = {str(declared[k]["name"]): v for k, v in values.items() if k in declared}
    if unknown := [k for k in values if k not in declared]:
        raise CannotDo("bad-option", f"/{offer.name} has no option {unknown}; it has {list(declared)}")
    missing = [o["name"] for o in offer.options if o.get("required") and o["name"] not in given]
    if missing and focus is None:
        raise CannotDo("missing-option", f"/{offer.name} needs {missing}")
    wire: list[Json] = []
    for name, value in given.items():
        option = declared[name]
        if focus in _names(option):
            wire.append({"name": name, "type": option["type"], "value": value, "focused": True})
        else:
            wire.append(
                {"name": name, "type": option["type"], "value": _option_value(option, value, resolver)}
            )
    for node in reversed(offer.nest):
        wire = [{"name": node["name"], "type": node["type"], "options": wire}]
    command = offer.command
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": wire}
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data


def _names(option: Json) -> set[str]:
    return {str(option["name"]), *(str(n) for n in entries(option.get("name_localizations")).values())}


def _option_value(option: Json, value: object, resolver: Resolver) -> object:
    name, kind = option["name"], option["type"]
    if kind in (_USER, _CHANNEL, _ROLE):
        return resolver.id_of(value)
    if kind == _FILE:
        return resolver.file(value)
    choices = [entries(c) for c in items(option.get("choices"))]
    for choice in choices:
        if value in (choice["value"], choice["name"], *entries(choice.get("name_localizations")).values()):
            return choice["value"]
    if choices:
        raise CannotDo("bad-option", f"{value!r} is not a choice of {name}: {[c['value'] for c in choices]}")
    if kind in (_INTEGER, _NUMBER):
        right = int if kind == _INTEGER else (int, float)
        low, high = option.get("min_value", -_FAR), option.get("max_value", _FAR)
        if isinstance(value, bool) or not isinstance(value, right) or not low <= value <= high:
            raise CannotDo("bad-option", f"{name} takes a number from {low} to {high}, not {value!r}")
    elif kind == _BOOLEAN and not isinstance(value, bool):
        raise CannotDo("bad-option", f"{name} takes True or False, not {value!r}")
    elif kind == 3:
        least, most = option.get("min_length") or 0, option.get("max_length") or limits.STRING_OPTION
        if not isinstance(value, str) or not least <= len(value) <= most:
            raise CannotDo(
                "bad-option", f"{name} takes a text of {least} to {most} characters, not {value!r}"
            )
    return value


def select_data(select: Select, values: Sequence[object], resolver: Resolver) -> Json:
    """The data of a select in a message."""
    if not select.least <= len(values) <= select.most:
        raise CannotDo("bad-choice", f"{select.least} to {select.most} values, not {len(values)}")
    data: Json = {"custom_id": select.custom_id, "component_type": select.kind, "id": select.component_id}
    if select.kind == Kind.STRING_SELECT:
        return {**data, "values": _picked(select.options, values)}
    data["values"] = [resolver.id_of(value) for value in values]
    data["resolved"] = resolver.resolved
    return data


def _picked(options: Mapping[str, str], values: Iterable[object]) -> list[str]:
    known = {**{value: value for value in options.values()}, **options}
    if unknown := [v for v in values if v not in known]:
        raise CannotDo("bad-choice", f"no option {unknown}; there are {list(options)}")
    return [known[str(v)] for v in values]


def modal_fields(modal: Json) -> list[tuple[str, Json]]:
    """The fields of a modal with their labels, in order."""
    fields: list[tuple[str, Json]] = []
    for part in map(entries, items(modal["components"])):
        if part["type"] == Kind.LABEL:
            fields.append((str(part["label"]), entries(part["component"])))
        elif part["type"] == Kind.ROW:
            field = entries(part["components"][0])
            fields.append((str(field.get("label", "")), field))
    return fields


def modal_data(modal: Json, values: Mapping[str, object], resolver: Resolver) -> Json:
    """The data of a submitted modal; `values` by label or custom_id, the others stay as they were."""
    known = {key for label, field in modal_fields(modal) for key in (label, field["custom_id"])}
    if unknown := [k for k in values if k not in known]:
        raise CannotDo(
            "bad-field", f"no field {unknown}; there are {[label for label, _ in modal_fields(modal)]}"
        )
    parts: list[Json] = []
    for number, part in enumerate(map(entries, items(modal["components"])), 1):
        base: Json = {"type": part["type"], "id": part.get("id") or number * 2}
        if part["type"] == Kind.LABEL:
            field = _filled(str(part["label"]), entries(part["component"]), values, number, resolver)
            parts.append({**base, "component": field})
        elif part["type"] == Kind.ROW:
            inner = entries(part["components"][0])
            parts.append(
                {**base, "components": [_filled(str(inner["label"]), inner, values, number, resolver)]}
            )
        else:
            parts.append(base)
    data: Json = {"custom_id": modal["custom_id"], "components": parts}
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    return data


def _filled(label: str, field: Json, values: Mapping[str, object], number: int, resolver: Resolver) -> Json:
    custom_id = field["custom_id"]
    value = values.get(custom_id, values.get(label))
    wire: Json = {"type": field["type"], "id": field.get("id") or number * 2 + 1, "custom_id": custom_id}
    if field["type"] == Kind.TEXT_INPUT:
        return {**wire, "value": _text(label, field, value)}
    if field["type"] == Kind.CHECKBOX:
        return {**wire, "value": bool(field.get("default")) if value is None else bool(value)}
    if field["type"] == Kind.RADIO:
        return {**wire, "value": next(iter(_several(label, field, value, resolver)), None)}
    return {**wire, "values": _several(label, field, value, resolver)}


def _text(label: str, field: Json, value: object) -> str:
    text = str(field.get("value") or "") if value is None else str(value)
    least, most = field.get("min_length") or 0, field.get("max_length") or limits.INPUT_VALUE
    required = field.get("required", True)
    if (required and not text) or (text and not least <= len(text) <= most):
        raise CannotDo("bad-field", f"{label!r} takes {least} to {most} characters, not {text!r}")
    return text


def _several(label: str, field: Json, value: object, resolver: Resolver) -> list[str]:
    options = [entries(o) for o in items(field.get("options"))]
    if value is None:
        chosen: list[Any] = [o["value"] for o in options if o.get("default")]
    else:
        chosen = listed(value)
    required = field.get("required", True)
    most = field.get("max_values") or (len(options) if field["type"] == Kind.CHECKBOXES else 1)
    least = field.get("min_values", 1) if required or chosen else 0
    if not least <= len(chosen) <= most:
        raise CannotDo("bad-field", f"{label!r} takes {least} to {most} choices, not {len(chosen)}")
    if options:
        return _picked({str(o["label"]): str(o["value"]) for o in options}, chosen)
    return [resolver.id_of(v) for v in chosen] if field["type"] in SELECTS else []
