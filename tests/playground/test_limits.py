"""Every limit of Discord, at the limit and one beyond."""

from typing import Any

import pytest

import playground.limits as limits
from playground.checks import V2, check_autocomplete, check_commands, check_message
from playground.components import Kind, check_modal
from playground.errors import ApiError
from playground.form import Form
from tests.playground.conftest import Asking

Json = dict[str, Any]


def button(**change: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **change}


def link(url: str) -> Json:
    return {"type": 2, "style": 5, "label": "L", "url": url}


def select(**change: Any) -> Json:
    return {"type": 3, "custom_id": "pick", "options": options(1), **change}


def options(n: int, **change: Any) -> list[Json]:
    return [{"label": f"L{i}", "value": f"v{i}", **change} for i in range(n)]


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def box(*children: Json) -> Json:
    return {"type": 17, "components": list(children)}


def picture(**change: Any) -> Json:
    return {"media": {"url": "https://example.org/a.png"}, **change}


def section(texts: int) -> Json:
    return {"type": 9, "components": [text()] * texts, "accessory": button()}


def message(*components: Json, v2: bool = True) -> None:
    check_message("", [], list(components), v2=v2)


def embed(**fields: Any) -> None:
    check_message("", [fields], [], v2=False)


def field(**change: Any) -> Json:
    return {"name": "n", "value": "v", **change}


def modal(*parts: Json, **change: Any) -> None:
    form = Form()
    check_modal(form, {"custom_id": "m", "title": "T", "components": list(parts), **change})
    form.check()


def label(**change: Any) -> Json:
    component = {"type": 4, "custom_id": "c", "style": 1, **change.pop("component", {})}
    return {"type": 18, "label": "L", "component": component, **change}


def command(**change: Any) -> Json:
    return {"name": "go", "description": "Goes", "type": 1, **change}


def option(**change: Any) -> Json:
    return {"name": "o", "description": "An option", "type": 3, **change}


def named(n: int, make: Any, key: str = "name", **change: Any) -> list[Json]:
    return [make(**{key: f"n{i}"}, **change) for i in range(n)]


def choice(**change: Any) -> Json:
    return {"name": "n", "value": "v", **change}


LIMITS = {
    "content": (limits.CONTENT, lambda n: check_message("x" * n, [], [], v2=False)),
    "embeds": (limits.EMBEDS, lambda n: check_message("", [{"title": "t"}] * n, [], v2=False)),
    "embed title": (limits.EMBED_TITLE, lambda n: embed(title="x" * n)),
    "embed description": (limits.EMBED_DESCRIPTION, lambda n: embed(description="x" * n)),
    "embed fields": (limits.EMBED_FIELDS, lambda n: embed(fields=[field()] * n)),
    "embed field name": (limits.EMBED_FIELD_NAME, lambda n: embed(fields=[field(name="x" * n)])),
    "embed field value": (limits.EMBED_FIELD_VALUE, lambda n: embed(fields=[field(value="x" * n)])),
    "embed footer": (limits.EMBED_FOOTER, lambda n: embed(footer={"text": "x" * n})),
    "embed author": (limits.EMBED_AUTHOR, lambda n: embed(author={"name": "x" * n})),
    "embed total": (
        limits.EMBED_TOTAL,
        lambda n: embed(description="x" * 4000, footer={"text": "x" * (n - 4000)}),
    ),
    "rows": (limits.ROWS, lambda n: message(*[row(button(custom_id=f"c{i}")) for i in range(n)], v2=False)),
    "row buttons": (
        limits.ROW_BUTTONS,
        lambda n: message(row(*[button(custom_id=f"c{i}") for i in range(n)])),
    ),
    "custom id": (limits.CUSTOM_ID, lambda n: message(row(button(custom_id="x" * n)))),
    "button label": (limits.BUTTON_LABEL, lambda n: message(row(button(label="x" * n)))),
    "button url": (
        limits.BUTTON_URL,
        lambda n: message(row(link("https://e.org/".ljust(n, "x")))),
    ),
    "select options": (limits.SELECT_OPTIONS, lambda n: message(row(select(options=options(n))))),
    "option label": (limits.OPTION_LABEL, lambda n: message(row(select(options=options(1, label="x" * n))))),
    "option value": (limits.OPTION_VALUE, lambda n: message(row(select(options=options(1, value="x" * n))))),
    "option description": (
        limits.OPTION_DESCRIPTION,
        lambda n: message(row(select(options=options(1, description="x" * n)))),
    ),
    "placeholder": (limits.PLACEHOLDER, lambda n: message(row(select(placeholder="x" * n)))),
    "select custom id": (limits.CUSTOM_ID, lambda n: message(row(select(custom_id="x" * n)))),
    "components": (limits.V2_COMPONENTS, lambda n: message(box(*[text()] * (n - 1)))),
    "displayed text": (limits.V2_TEXT, lambda n: message(text("x" * 3000), text("x" * (n - 3000)))),
    "section texts": (limits.SECTION_TEXTS, lambda n: message(section(n))),
    "gallery": (limits.GALLERY_ITEMS, lambda n: message({"type": 12, "items": [picture()] * n})),
    "alt text": (
        limits.ALT_TEXT,
        lambda n: message({"type": 12, "items": [picture(description="x" * n)]}),
    ),
    "modal parts": (
        limits.MODAL_PARTS,
        lambda n: modal(*[label(component={"custom_id": f"c{i}"}) for i in range(n)]),
    ),
    "modal title": (limits.MODAL_TITLE, lambda n: modal(label(), title="x" * n)),
    "modal custom id": (limits.CUSTOM_ID, lambda n: modal(label(), custom_id="x" * n)),
    "modal label": (limits.MODAL_LABEL, lambda n: modal(label(label="x" * n))),
    "modal label description": (
        limits.MODAL_LABEL_DESCRIPTION,
        lambda n: modal(label(description="x" * n)),
    ),
    "input value": (limits.INPUT_VALUE, lambda n: modal(label(component={"value": "x" * n}))),
    "input length": (limits.INPUT_VALUE, lambda n: modal(label(component={"max_length": n}))),
    "input placeholder": (
        limits.INPUT_PLACEHOLDER,
        lambda n: modal(label(component={"placeholder": "x" * n})),
    ),
    "checkboxes": (
        limits.CHECKBOXES,
        lambda n: modal(label(component={"type": int(Kind.CHECKBOXES), "options": options(n)})),
    ),
    "modal options": (
        limits.SELECT_OPTIONS,
        lambda n: modal(label(component={"type": 3, "options": options(n)})),
    ),
    "commands": (limits.GLOBAL_COMMANDS, lambda n: check_commands(named(n, command))),
    "context commands": (limits.CONTEXT_COMMANDS, lambda n: check_commands(named(n, command, type=2))),
    "command name": (limits.COMMAND_NAME, lambda n: check_commands([command(name="x" * n)])),
    "command name, localized": (
        limits.COMMAND_NAME,
        lambda n: check_commands([command(name_localizations={"fr": "x" * n})]),
    ),
    "command description": (
        limits.COMMAND_DESCRIPTION,
        lambda n: check_commands([command(description="x" * n)]),
    ),
    "command description, localized": (
        limits.COMMAND_DESCRIPTION,
        lambda n: check_commands([command(description_localizations={"fr": "x" * n})]),
    ),
    "command options": (
        limits.COMMAND_OPTIONS,
        lambda n: check_commands([command(options=named(n, option))]),
    ),
    "subcommands": (
        limits.COMMAND_OPTIONS,
        lambda n: check_commands([command(options=named(n, option, type=1))]),
    ),
    "choices": (
        limits.CHOICES,
        lambda n: check_commands([command(options=[option(choices=named(n, choice))])]),
    ),
    "command total": (
        limits.COMMAND_TOTAL,
        lambda n: check_commands([command(options=_filled(n - 6))]),
    ),
    "autocomplete choices": (limits.CHOICES, lambda n: check_autocomplete(named(n, choice))),
    "choice name": (limits.CHOICE_NAME, lambda n: check_autocomplete([choice(name="x" * n)])),
    "choice value": (limits.CHOICE_VALUE, lambda n: check_autocomplete([choice(value="x" * n)])),
}


def _filled(total: int) -> list[Json]:
    """Options whose texts come to `total` characters."""
    made: list[Json] = []
    while total > 0:
        choices = [
            choice(name="n" * 100, value="v" * 100) for _ in range(min(25, max(0, total - 103) // 200))
        ]
        size = 200 * len(choices)
        description = min(100, total - size - 3)
        name = f"o{len(made):02}"
        made.append(option(name=name, description="d" * description, choices=choices))
        total -= size + description + 3
    return made


@pytest.mark.parametrize("what", LIMITS)
def test_at_the_limit_and_one_beyond(what: str) -> None:
    most, check = LIMITS[what]
    check(most)
    with pytest.raises(ApiError) as refused:
        check(most + 1)
    assert refused.value.code == 50035
    assert refused.value.body["errors"]


WRONG = {
    "no custom id": lambda: message(row(button(custom_id=""))),
    "twice the same custom id": lambda: message(row(button(), button())),
    "neither label nor emoji": lambda: message(row(button(label=""))),
    "link with a custom id": lambda: message(row(button(style=5, url="https://example.org"))),
    "link to a script": lambda: message(row(link("javascript:alert(1)"))),
    "select beside a button": lambda: message(row(button(), select())),
    "two selects in a row": lambda: message(row(select(), select(custom_id="other"))),
    "twice the same value": lambda: message(row(select(options=[*options(1), *options(1)]))),
    "no options": lambda: message(row(select(options=[]))),
    "more values than options": lambda: message(row(select(max_values=2))),
    "least above most": lambda: message(row(select(options=options(3), min_values=2, max_values=1))),
    "too many defaults": lambda: message(row(select(options=options(2, default=True)))),
    "container without Components V2": lambda: message(box(text()), v2=False),
    "container in a container": lambda: message(box(box(text()))),
    "button outside a row": lambda: message(button()),
    "empty row": lambda: message(row()),
    "empty text": lambda: message(text("")),
    "section without accessory": lambda: message({"type": 9, "components": [text()]}),
    "content with Components V2": lambda: check_message("x", [], [text()], v2=True),
    "embed with Components V2": lambda: check_message("", [{"title": "t"}], [text()], v2=True),
    "modal without parts": lambda: modal(),
    "bare input in a modal": lambda: modal({"type": 4, "custom_id": "c", "style": 1}),
    "disabled select in a modal": lambda: modal(
        label(component={"type": 3, "options": options(1), "disabled": True})
    ),
    "capital letters": lambda: check_commands([command(name="Go")]),
    "space in a name": lambda: check_commands([command(name="go on")]),
    "twice the same command": lambda: check_commands([command(), command()]),
    "twice the same option": lambda: check_commands([command(options=[option(), option()])]),
    "required after optional": lambda: check_commands(
        [command(options=[option(), option(name="p", required=True)])]
    ),
    "nested too deeply": lambda: check_commands(
        [command(options=[option(type=1, options=[option(name="p", type=1)])])]
    ),
    "choices and autocomplete": lambda: check_commands(
        [command(options=[option(choices=[choice()], autocomplete=True)])]
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_refused(what: str) -> None:
    with pytest.raises(ApiError) as refused:
        WRONG[what]()
    assert refused.value.code == 50035


async def test_upload_and_nonce(ask: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "UPLOAD", 1000)
    channel = ask.d.guild("Club").channel("table").id
    path = f"/channels/{channel}/messages"
    assert (await ask("POST", path, {}, files={"0": ("a.bin", b"x" * 1000)}))[0] == 200
    status, body = await ask("POST", path, {}, files={"0": ("a.bin", b"x" * 1001)})
    assert (status, body["code"]) == (413, 40005)

    ten = {str(i): ("a.bin", b"x") for i in range(limits.FILES)}
    assert (await ask("POST", path, {}, files=ten))[0] == 200
    assert (await ask("POST", path, {}, files={**ten, "10": ("a.bin", b"x")}))[1]["code"] == 50035

    assert (await ask("POST", path, {"content": "x", "nonce": "n" * limits.NONCE}))[0] == 200
    assert (await ask("POST", path, {"content": "x", "nonce": "n" * (limits.NONCE + 1)}))[1]["code"] == 50035


async def test_alt_text_of_an_attachment(ask: Asking) -> None:
    path = f"/channels/{ask.d.guild('Club').channel('table').id}/messages"
    for length, status in ((limits.ALT_TEXT, 200), (limits.ALT_TEXT + 1, 400)):
        body = {"attachments": [{"id": "0", "description": "x" * length}]}
        assert (await ask("POST", path, body, files={"0": ("a.png", b"x")}))[0] == status


async def test_names_of_threads(ask: Asking) -> None:
    path = f"/channels/{ask.d.guild('Club').channel('table').id}/threads"
    for length, status in ((limits.CHANNEL_NAME, 201), (limits.CHANNEL_NAME + 1, 400)):
        assert (await ask("POST", path, {"name": "x" * length, "type": 11}))[0] == status


async def test_components_v2_flag_stays(ask: Asking) -> None:
    path = f"/channels/{ask.d.guild('Club').channel('table').id}/messages"
    _, sent = await ask("POST", path, {"components": [text("Hello")], "flags": V2})
    status, refused = await ask("PATCH", f"{path}/{sent['id']}", {"content": "plain", "flags": 0})
    assert (status, refused["code"]) == (400, 50035)
    _, edited = await ask("PATCH", f"{path}/{sent['id']}", {"components": [text("Again")]})
    assert edited["flags"] & V2
