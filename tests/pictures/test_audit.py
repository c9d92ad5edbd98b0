"""The audit itself: each fault that it is there for is found, and sound text is let pass."""

from __future__ import annotations

import pytest

from render import theme as t
from render.canvas import Canvas, Line
from render.pieces import tag
from tests.pictures.audit import audited

BODY = t.Type("semi", 30)


def test_sound_text_passes() -> None:
    with audited() as audit:
        c = Canvas(400, 200)
        c.text(20, 40, 300, "A sound line", BODY)
        c.box(20, 64, 200, 130, "and a box of text, wrapped as it should be", BODY)
        tag(c, 240, 176, "flag", "tag", t.BAD)
    assert len(audit.lines) >= 4
    assert not audit.problems


def line(text: str, *, size: int = 30, fill: str = t.INK, x: int = 20, right: float = 380) -> Line:
    return Line(x, 60, text, "semi", size, fill, (20, 0, right, 200))


@pytest.mark.parametrize(
    ("lines", "what"),
    [
        ([line("small", size=20)], "is set in 20 px"),
        ([line("wide", right=40)], "leaves its box"),
        ([line("far", x=380, right=500)], "leaves the picture"),
        ([line("pale", fill=t.RULE)], "has contrast"),
        ([line("one"), line("two")], "touches"),
    ],
)
def test_a_fault_is_found(lines: list[Line], what: str) -> None:
    with audited() as audit:
        c = Canvas(400, 200)
        for each in lines:
            c.set_line(each)
    assert any(what in problem for problem in audit.problems), audit.problems


def test_text_that_runs_over_an_edge_is_found() -> None:
    with audited() as audit:
        c = Canvas(400, 200)
        c.rect(60, 0, 40, 200, t.INK)
        c.text(20, 40, 300, "over a dark bar", BODY)
    assert any("has contrast" in problem for problem in audit.problems)


def test_text_that_is_drawn_over_is_found() -> None:
    with audited() as audit:
        c = Canvas(400, 200)
        c.text(20, 40, 300, "hidden", BODY)
        c.disc(40, 40, 20, t.LAST)
    assert audit.problems == ["'hidden' was drawn over"]


def test_outside_an_audit_nothing_is_watched() -> None:
    with audited() as audit:
        pass
    Canvas(100, 100).set_line(line("free"))
    assert not audit.lines
