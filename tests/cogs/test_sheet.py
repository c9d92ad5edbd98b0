"""Sheets stay within Discord's limits, whatever is put on them."""

from types import SimpleNamespace
from typing import cast

import discord
import pytest

import cogs.limits as limits
import cogs.press as press
from cogs.sheet import Form, Sheet, button, option, submitted
from render import Picture


def _texts(sheet: Sheet) -> list[str]:
    return [item.content for item in sheet.walk_children() if isinstance(item, discord.ui.TextDisplay)]


async def test_text_over_all_paragraphs_stops_at_the_limit() -> None:
    sheet = Sheet()
    sheet.text("a " * 1500)
    sheet.text("b " * 1500)
    sheet.text("never seen")
    assert sum(map(limits.units, _texts(sheet))) <= limits.TEXT
    assert [text[0] for text in _texts(sheet)] == ["a", "b"]


async def test_empty_lines_make_no_paragraph() -> None:
    sheet = Sheet()
    sheet.text("", "")
    assert _texts(sheet) == []


async def test_buttons_go_five_to_a_row() -> None:
    sheet = Sheet()
    sheet.buttons([button(press.Seat(n), "x" * 100) for n in range(12)])
    rows = [item for item in sheet.walk_children() if isinstance(item, discord.ui.ActionRow)]
    assert [len(row.children) for row in rows] == [5, 5, 2]
    labels = [b.label or "" for b in sheet.walk_children() if isinstance(b, discord.ui.Button)]
    assert all(len(label) <= limits.LABEL for label in labels)


async def test_a_menu_fits_at_the_limit_and_its_ids_differ() -> None:
    sheet = Sheet()
    for _ in range(2):
        sheet.menu(
            "p" * 200, [option(press.Pick(1, 2, f"{n:012x}"), "l" * 120, "d" * 120) for n in range(25)]
        )
    menus = [item for item in sheet.walk_children() if isinstance(item, discord.ui.Select)]
    assert len({menu.custom_id for menu in menus}) == 2
    assert all(len(menu.placeholder or "") <= limits.PLACEHOLDER for menu in menus)
    assert len(menus[0].options) == limits.OPTIONS
    assert all(
        len(o.label) <= limits.OPTION and len(o.description or "") <= limits.OPTION for o in menus[0].options
    )


async def test_one_option_too_many_is_refused() -> None:
    with pytest.raises(ValueError, match="25"):
        Sheet().menu("p", [option(press.Seat(n), "l") for n in range(26)])


async def test_the_library_keeps_no_memory_of_a_sheet_or_form() -> None:
    assert Sheet().is_finished()
    assert Form(press.Written(1, 2, "a"), "t").is_finished()


async def test_pictures_are_named_by_their_content_and_described() -> None:
    sheet = Sheet()
    sheet.pictures([Picture("board.png", b"one", "a" * 2000), Picture("board-2.png", b"two", "alt")])
    names = [file.filename for file in sheet.files()]
    assert len(set(names)) == 2
    assert names == [file.filename for file in sheet.files()]
    galleries = [item for item in sheet.walk_children() if isinstance(item, discord.ui.MediaGallery)]
    assert [limits.units(g.items[0].description or "") for g in galleries] == [limits.ALT, 3]


async def test_an_edit_sends_only_the_pictures_that_are_not_there_yet() -> None:
    before, after = Sheet(), Sheet()
    before.pictures([Picture("board.png", b"one", "a"), Picture("board-2.png", b"two", "b")])
    after.pictures([Picture("board.png", b"changed", "a"), Picture("board-2.png", b"two", "b")])
    there = [cast("discord.Attachment", SimpleNamespace(filename=f.filename)) for f in before.files()]
    changed, same = after.attachments(there)
    assert isinstance(changed, discord.File)
    assert changed.fp.read() == b"changed"
    assert same is there[1]
    assert [type(each) for each in after.attachments(())] == [discord.File, discord.File]
    after.forget()
    assert after.files() == []


async def test_a_form_keeps_its_limits() -> None:
    form = Form(press.Written(1, 2, "a" * 12), "t" * 60)
    form.field("text", "l" * 60)
    label = form.children[0]
    assert isinstance(label, discord.ui.Label)
    assert (len(form.title), len(label.text)) == (limits.MODAL_TITLE, limits.MODAL_LABEL)


def test_a_form_is_read_in_both_of_discords_shapes() -> None:
    labelled = [{"type": 18, "id": 1, "component": {"type": 4, "custom_id": "text", "value": "hello"}}]
    rows = [{"type": 1, "components": [{"type": 4, "custom_id": "text", "value": "hello"}]}]
    assert submitted(labelled) == submitted(rows) == {"text": "hello"}
