"""Components of messages and modals: their kinds, a walk through them, and what Discord demands of each."""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Any

from playground import limits
from playground.errors import Json
from playground.form import Form, Path, entries, items


class Kind(IntEnum):
    """The `type` of a component."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    UPLOAD = 19
    RADIO = 21
    CHECKBOXES = 22
    CHECKBOX = 23


SELECTS = (
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
)
IN_CONTAINER = (Kind.ROW, Kind.SECTION, Kind.TEXT, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR)
TOP_LEVEL = (*IN_CONTAINER, Kind.CONTAINER)
IN_LABEL = (Kind.TEXT_INPUT, *SELECTS, Kind.UPLOAD, Kind.RADIO, Kind.CHECKBOXES, Kind.CHECKBOX)
LINK, PREMIUM = 5, 6  # button styles that send no interaction


def walk(components: Iterable[Any]) -> Iterator[Json]:
    """Every component, parents before their children."""
    for component in components:
        node = entries(component)
        yield node
        yield from walk(items(node.get("components")))
        for key in ("accessory", "component"):
            if node.get(key):
                yield from walk([node[key]])


def texts(components: Iterable[Any]) -> list[str]:
    """What the text displays say."""
    return [str(c.get("content", "")) for c in walk(components) if c.get("type") == Kind.TEXT]


def media(component: Json) -> list[Json]:
    """The media items that one component shows or offers."""
    found = [component.get("media"), component.get("file")]
    found += [entries(item).get("media") for item in items(component.get("items"))]
    return [item for item in found if isinstance(item, dict)]


_SELECT: Json = {"min_values": 1, "max_values": 1}
_DEFAULTS: dict[int, Json] = {
    Kind.BUTTON: {"disabled": False},
    **dict.fromkeys(SELECTS, _SELECT),
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"name": None, "size": 0, "spoiler": False},
    Kind.SEPARATOR: {"spacing": 1, "divider": True},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
}


def fill_in(components: list[Any]) -> None:
    """Write into components of a request what an answer has to say: their ids, and what was left out."""
    taken = {c["id"] for c in walk(components) if c.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    for c in walk(components):
        for key in [key for key, value in c.items() if value is None]:
            del c[key]
        c["id"] = c.get("id") or next(free)
        for key, value in _DEFAULTS.get(c["type"], {}).items():
            c.setdefault(key, value)
        for item in map(entries, items(c.get("items"))):
            item.setdefault("description", None)
            item.setdefault("spoiler", False)


def check_message_components(form: Form, components: list[Any], *, v2: bool) -> None:
    """All components of one message, `v2` with the Components V2 flag."""
    flat = list(walk(components))
    if v2:
        _check_v2(form, components, flat)
    else:
        form.count(("components",), components, limits.ROWS)
        _check_kinds(form, ("components",), components, (Kind.ROW,))
    _check_unique(form, flat)
    for index, component in enumerate(components):
        _check_component(form, ("components", index), entries(component))


def _check_v2(form: Form, components: list[Any], flat: list[Json]) -> None:
    if len(flat) > limits.V2_COMPONENTS:
        form.fail(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum number of total components allowed is {limits.V2_COMPONENTS}.",
        )
    if sum(map(len, texts(components))) > limits.V2_TEXT:
        form.fail(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The displayable text size must not exceed {limits.V2_TEXT} characters.",
        )
    _check_kinds(form, ("components",), components, TOP_LEVEL)


def _check_unique(form: Form, flat: list[Json]) -> None:
    for key, what in (("custom_id", "custom id"), ("id", "id")):
        used = [c[key] for c in flat if c.get(key)]
        if len(used) != len(set(used)):
            code = f"COMPONENT_{key.upper()}_DUPLICATED"
            form.fail(("components",), code, f"Component {what} cannot be duplicated")


def _check_kinds(form: Form, path: Path, components: list[Any], allowed: tuple[Kind, ...]) -> None:
    for index, component in enumerate(components):
        form.member((*path, index, "type"), entries(component).get("type"), [int(kind) for kind in allowed])


def _check_component(form: Form, path: Path, c: Json) -> None:
    match c.get("type"):
        case Kind.ROW:
            _check_row(form, path, items(c.get("components")))
        case Kind.SECTION:
            _check_section(form, path, c)
        case Kind.TEXT:
            form.text((*path, "content"), c.get("content"), limits.V2_TEXT, least=1, required=True)
        case Kind.GALLERY:
            _check_gallery(form, path, items(c.get("items")))
        case Kind.FILE:
            _check_media(form, (*path, "file"), c.get("file"))
        case Kind.SEPARATOR:
            form.number((*path, "spacing"), c.get("spacing"), 1, 2)
        case Kind.CONTAINER:
            _check_container(form, path, c)
        case _:
            pass  # the kind itself was refused by the parent


def _check_container(form: Form, path: Path, c: Json) -> None:
    children = items(c.get("components"))
    form.count((*path, "components"), children, limits.V2_COMPONENTS, least=1)
    form.number((*path, "accent_color"), c.get("accent_color"), 0, 0xFFFFFF)
    _check_kinds(form, (*path, "components"), children, IN_CONTAINER)
    for index, child in enumerate(children):
        _check_component(form, (*path, "components", index), entries(child))


def _check_section(form: Form, path: Path, c: Json) -> None:
    children = items(c.get("components"))
    form.count((*path, "components"), children, limits.SECTION_TEXTS, least=1)
    _check_kinds(form, (*path, "components"), children, (Kind.TEXT,))
    for index, child in enumerate(children):
        _check_component(form, (*path, "components", index), entries(child))
    accessory = entries(c.get("accessory"))
    kind = accessory.get("type")
    form.member((*path, "accessory", "type"), kind, [int(Kind.BUTTON), int(Kind.THUMBNAIL)])
    if kind == Kind.BUTTON:
        check_button(form, (*path, "accessory"), accessory)
    elif kind == Kind.THUMBNAIL:
        _check_media(form, (*path, "accessory", "media"), accessory.get("media"))
        form.text((*path, "accessory", "description"), accessory.get("description"), limits.ALT_TEXT, least=1)


def _check_gallery(form: Form, path: Path, shown: list[Any]) -> None:
    form.count((*path, "items"), shown, limits.GALLERY_ITEMS, least=1)
    for index, item in enumerate(shown):
        at = (*path, "items", index)
        _check_media(form, (*at, "media"), entries(item).get("media"))
        form.text((*at, "description"), entries(item).get("description"), limits.ALT_TEXT, least=1)


def _check_media(form: Form, path: Path, item: object) -> None:
    form.text((*path, "url"), entries(item).get("url"), limits.MEDIA_URL, least=1, required=True)


def _check_row(form: Form, path: Path, children: list[Any]) -> None:
    path = (*path, "components")
    form.count(path, children, limits.ROW_BUTTONS, least=1)
    kinds = [entries(child).get("type") for child in children]
    _check_kinds(form, path, children, (Kind.BUTTON, *SELECTS))
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        form.fail(
            path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
        )
    for index, child in enumerate(children):
        if kinds[index] == Kind.BUTTON:
            check_button(form, (*path, index), entries(child))
        else:
            check_select(form, (*path, index), entries(child))


def check_button(form: Form, path: Path, c: Json) -> None:
    """A button: a custom_id or a link, something to read on it."""
    style = c.get("style")
    form.number((*path, "style"), style, 1, PREMIUM)
    form.text((*path, "label"), c.get("label"), limits.BUTTON_LABEL)
    if style == PREMIUM:
        return
    if style == LINK:
        form.text((*path, "url"), c.get("url"), limits.BUTTON_URL, least=1, required=True)
        if not str(c.get("url")).startswith(("http://", "https://", "discord://")):
            form.fail((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be http, https or discord.")
    else:
        form.text((*path, "custom_id"), c.get("custom_id"), limits.CUSTOM_ID, least=1, required=True)
    if (style == LINK) == bool(c.get("custom_id")):
        form.fail(path, "BUTTON_COMPONENT_INVALID_URL_AND_CUSTOM_ID", "A url or a custom id, not both")
    if not c.get("label") and not c.get("emoji"):
        form.fail(path, "BUTTON_COMPONENT_MUST_HAVE_LABEL_OR_EMOJI", "A button needs a label or an emoji")


def check_select(form: Form, path: Path, c: Json, *, in_modal: bool = False) -> None:
    """A select of any kind, in a row or, `in_modal`, inside a label."""
    form.text((*path, "custom_id"), c.get("custom_id"), limits.CUSTOM_ID, least=1, required=True)
    form.text((*path, "placeholder"), c.get("placeholder"), limits.PLACEHOLDER)
    form.number((*path, "min_values"), c.get("min_values"), 0, limits.SELECT_OPTIONS)
    form.number((*path, "max_values"), c.get("max_values"), 1, limits.SELECT_OPTIONS)
    least, most = c.get("min_values", 1), c.get("max_values") or 1
    if isinstance(least, int) and least > most:
        form.fail((*path, "min_values"), "SELECT_COMPONENT_INVALID_MIN_VALUES", "More than max_values")
    if c.get("type") == Kind.STRING_SELECT:
        options = items(c.get("options"))
        form.count((*path, "options"), options, limits.SELECT_OPTIONS, least=1)
        check_options(form, (*path, "options"), options)
        if most > len(options):
            form.fail((*path, "max_values"), "BASE_TYPE_MAX", "More than there are options")
        if sum(bool(entries(o).get("default")) for o in options) > most:
            form.fail((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults")
    if in_modal and c.get("disabled"):
        form.fail((*path, "disabled"), "MODAL_COMPONENT_DISABLED", "A select in a modal cannot be disabled")


def check_options(form: Form, path: Path, options: list[Any]) -> None:
    """The options of a string select, a radio group or a checkbox group."""
    values: list[object] = []
    for index, option in enumerate(options):
        o, at = entries(option), (*path, index)
        form.text((*at, "label"), o.get("label"), limits.OPTION_LABEL, least=1, required=True)
        form.text((*at, "value"), o.get("value"), limits.OPTION_VALUE, least=1, required=True)
        form.text((*at, "description"), o.get("description"), limits.OPTION_DESCRIPTION)
        if o.get("value") in values:
            form.fail((*at, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "This value is used twice")
        values.append(o.get("value"))


def check_modal(form: Form, data: Json) -> None:
    """The body of a modal: 1-5 parts, each a label, a text, or a row with one text input."""
    form.text(("custom_id",), data.get("custom_id"), limits.CUSTOM_ID, least=1, required=True)
    form.text(("title",), data.get("title"), limits.MODAL_TITLE, least=1, required=True)
    parts = items(data.get("components"))
    form.count(("components",), parts, limits.MODAL_PARTS, least=1)
    _check_kinds(form, ("components",), parts, (Kind.ROW, Kind.LABEL, Kind.TEXT))
    _check_unique(form, list(walk(parts)))
    for index, part in enumerate(parts):
        _check_part(form, ("components", index), entries(part))


def _check_part(form: Form, path: Path, part: Json) -> None:
    if part.get("type") == Kind.TEXT:
        form.text((*path, "content"), part.get("content"), limits.V2_TEXT, least=1, required=True)
        return
    if part.get("type") == Kind.LABEL:
        form.text((*path, "label"), part.get("label"), limits.MODAL_LABEL, least=1, required=True)
        form.text((*path, "description"), part.get("description"), limits.MODAL_LABEL_DESCRIPTION)
        _check_field(form, (*path, "component"), entries(part.get("component")))
        return
    fields = items(part.get("components"))
    form.count((*path, "components"), fields, 1, least=1)
    for index, field in enumerate(fields):
        at = (*path, "components", index)
        f = entries(field)
        form.member((*at, "type"), f.get("type"), [int(Kind.TEXT_INPUT)])
        form.text((*at, "label"), f.get("label"), limits.MODAL_LABEL, least=1, required=True)
        _check_field(form, at, f)


def _check_field(form: Form, path: Path, f: Json) -> None:
    kind = f.get("type")
    form.member((*path, "type"), kind, [int(k) for k in IN_LABEL])
    form.text((*path, "custom_id"), f.get("custom_id"), limits.CUSTOM_ID, least=1, required=True)
    if kind == Kind.TEXT_INPUT:
        form.number((*path, "style"), f.get("style"), 1, 2)
        form.text((*path, "value"), f.get("value"), limits.INPUT_VALUE)
        form.text((*path, "placeholder"), f.get("placeholder"), limits.INPUT_PLACEHOLDER)
        form.number((*path, "min_length"), f.get("min_length"), 0, limits.INPUT_VALUE)
        form.number((*path, "max_length"), f.get("max_length"), 1, limits.INPUT_VALUE)
    elif kind in SELECTS:
        check_select(form, path, f, in_modal=True)
    elif kind in (Kind.RADIO, Kind.CHECKBOXES):
        options = items(f.get("options"))
        form.count((*path, "options"), options, limits.CHECKBOXES, least=2 if kind == Kind.RADIO else 1)
        check_options(form, (*path, "options"), options)
