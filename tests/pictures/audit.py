"""Watch every line of text that is set while something is drawn, and say what is wrong with it.

A line must be large enough, inside its own box and inside its canvas, readable on what really lies under it,
clear of every other line, and still there when the picture is finished.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image

from render import theme as t
from render.canvas import FACES, Canvas, Line, letters

READABLE = 4.5
"""Contrast of text with its ground (WCAG AA)."""
TOUCHED = 3.0
"""Contrast of text with anything else that it touches, an edge for example."""
Box = tuple[int, int, int, int]


class Set:
    """A line as it was set: where its ink is, and how that part of the picture looked then."""

    def __init__(self, canvas: Canvas, line: Line, ink: Box) -> None:
        self.canvas, self.line, self.ink = canvas, line, ink
        self.pixels = canvas.image.crop(ink).tobytes()


class Audit:
    """What was set, and what is wrong with it."""

    def __init__(self) -> None:
        self.lines: list[Set] = []
        self.problems: list[str] = []

    def before(self, canvas: Canvas, line: Line) -> Box:
        """Judge a line that is about to be set; where its ink will be."""
        mask = letters(line.face, line.size, line.text)
        left, top = line.x + mask.dx, line.y + mask.dy
        ink = (left, top, left + mask.image.width, top + mask.image.height)
        if line.size < t.SMALLEST:
            self.say(f"is set in {line.size} px", line)
        if not _inside(ink, line.box, 2):
            self.say(f"leaves its box {line.box}: {ink}", line)
        if not _inside(ink, (2, 2, canvas.w - 2, canvas.h - 2), 0):
            self.say(f"leaves the picture: {ink}", line)
        self._ground(canvas.image.crop(ink).convert("RGB"), line)
        return ink

    def _ground(self, under: Image.Image, line: Line) -> None:
        colours: list[Any] = sorted(under.getcolors(under.width * under.height) or [], reverse=True)
        for n, (count, pixel) in enumerate(colours):
            ratio = t.contrast(line.fill, "#{:02X}{:02X}{:02X}".format(*pixel))
            share = count / (under.width * under.height)
            if ratio < (READABLE if n == 0 else TOUCHED) and (n == 0 or (share > 0.03 and count > 20)):
                self.say(f"has contrast {ratio:.1f} on {pixel} ({share:.0%})", line)

    def after(self, canvas: Canvas, line: Line, ink: Box) -> None:
        """Remember a line that was just set."""
        for other in self.lines:
            if other.canvas is canvas and _meet(other.ink, ink):
                self.say(f"touches {other.line.text!r}", line)
        self.lines.append(Set(canvas, line, ink))

    def close(self) -> None:
        """Nothing may have been laid over a line since."""
        for one in self.lines:
            if one.canvas.image.crop(one.ink).tobytes() != one.pixels:
                self.say("was drawn over", one.line)

    def say(self, what: str, line: Line) -> None:
        """Note a problem."""
        self.problems.append(f"{line.text!r} {what}")


def _inside(ink: Box, box: tuple[float, float, float, float], slack: int) -> bool:
    return (
        ink[0] >= box[0] - slack
        and ink[1] >= box[1] - slack
        and ink[2] <= box[2] + slack
        and ink[3] <= box[3] + slack
    )


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] - 1 and b[0] < a[2] - 1 and a[1] < b[3] - 1 and b[1] < a[3] - 1


def forget_faces() -> None:
    """Empty the store of card faces, so that they are drawn again."""
    FACES.clear()


@contextmanager
def audited() -> Generator[Audit]:
    """Everything drawn inside is watched; the problems are complete at the end."""
    audit, plain = Audit(), Canvas.set_line

    def watched(canvas: Canvas, line: Line) -> None:
        ink = audit.before(canvas, line)
        plain(canvas, line)
        audit.after(canvas, line, ink)

    forget_faces()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "set_line", watched)
        yield audit
    audit.close()
    forget_faces()
