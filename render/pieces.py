"""The pieces that all four games share: header, footer, seats, the last move's flag, tags."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from render import theme as t
from render.canvas import Canvas
from render.drawing import Curt, Words
from render.theme import Type
from render.typeset import fit_box, fits, initial, width
from rules.phrase import Phrase

HEADER, FOOTER, QUESTION = 156, 84, 92
GAME, AROUND = Type("head", 32, 28), Type("semi", 30)
TURN = Type("head", 54, 30)
NEWS = Type("semi", 34)
TAG = Type("bold", 28)


def header(
    c: Canvas, fill: t.Colour, accent: t.Colour, game: str, around: str, *, right: float = 0
) -> tuple[float, float]:
    """The band at the top: the game and where it stands, small. `right` keeps room for a figure.

    Returns where the large line begins and the width that it has.
    """
    c.rect(0, 0, c.w, HEADER, fill)
    c.rect(0, HEADER - 6, c.w, 6, accent)
    room = c.w - 2 * t.MARGIN - right
    used = c.text(t.MARGIN, 40, room * 0.6, game.upper(), GAME, accent)
    c.text(t.MARGIN + used + 16, 40, room - used - 16, around, AROUND, t.WHITE)
    return t.MARGIN, room


Headline = Callable[[Words], str]
"""A large line, said in the words that it is given."""


def headline(line: Headline, words: Words, style: Type, w: float) -> str:
    """The line with names as long as there is room for: they give way before what is said of them."""
    said = line(words)
    for most in range(28, 3, -4):
        if fits(style, said, w):
            break
        said = line(Curt(words, most))
    return said


def your_hand(seat: int, words: Words) -> str:
    """The large line of a private picture."""
    return words("pic-your-hand", seat=words.seat(seat))


def footer_height(news: str) -> int:
    """Nothing when there is nothing to tell."""
    return FOOTER if news else 0


def footer(c: Canvas, news: str) -> None:
    """The last move in words, on its own colour and with the flag that marks it on the board."""
    if not news:
        return
    y = c.h - FOOTER
    c.rect(0, y, c.w, FOOTER, t.LAST_PALE)
    c.rect(0, y, 72, FOOTER, t.LAST)
    c.glyph("flag", 38, y + FOOTER / 2, 40, t.INK)
    c.box(92, y + 6, c.w - 92 - 24, FOOTER - 12, news, NEWS, lines=2)


ASKED = 8
"""Lines that a question may take where its height is measured."""


def question_height(text: str) -> int:
    """What a question needs to be read whole, at full size, in every language."""
    return max(QUESTION, fit_box(NEWS, text, t.INNER, t.TALLEST, ASKED).height + 36)


def question(c: Canvas, fill: t.Colour, text: str) -> None:
    """What the viewer is asked, at the foot of a private picture, `question_height` high."""
    h = question_height(text)
    c.rect(0, c.h - h, c.w, h, fill)
    c.box(t.MARGIN, c.h - h + 8, t.INNER, h - 16, text, NEWS, t.WHITE, lines=ASKED)


def seat(c: Canvas, n: int, cx: float, cy: float, size: float, name: str = "") -> None:
    """A seat's coloured shape, with the initial of the name on it."""
    mark = t.SEATS[n]
    c.glyph(mark.shape, cx, cy, size, mark.fill, edge=t.INK, wide=2)
    if name:
        lower = size * 0.1 if mark.shape in ("triangle", "drop") else 0
        style = Type("head", max(t.SMALLEST, round(size * 0.5)))
        c.text(cx - size / 2, cy + lower, size, initial(name), style, mark.ink, "middle")


def badge(c: Canvas, n: int, cx: float, cy: float, name: str, r: int = 35) -> None:
    """A seat on a paper disc, so that its colour stays itself on any band."""
    mark = t.SEATS[n]
    c.disc(cx, cy, r, t.PAPER)
    seat(c, n, cx, cy - (r * 0.08 if mark.shape == "triangle" else 0), r * mark.in_disc, name)


def flag(c: Canvas, cx: float, cy: float, size: int = 44) -> None:
    """The sign of the last move."""
    c.disc(cx, cy, size / 2 + 1, t.LAST, edge=t.INK, wide=2)
    c.glyph("flag", cx + 2, cy, size * 0.52, t.INK)


def halo(c: Canvas, x: float, y: float, w: float, h: float, r: int = t.R_CARD, thick: int = 8) -> None:
    """The frame of the last move around a box; draw it before the box."""
    c.rect(x - thick, y - thick, w + 2 * thick, h + 2 * thick, t.LAST, r + thick)


def tag_width(label: str, most: float = t.INNER) -> float:
    """How wide `tag` will be."""
    return min(most, width(TAG.face, TAG.size, label) + 60)


def tag(
    c: Canvas,
    x: float,
    y: float,
    icon: str,
    label: str,
    fill: t.Colour,
    ink: t.Colour = t.WHITE,
    *,
    most: float = t.INNER,
    tall: int = 42,
) -> float:
    """A sign and a word on a small plate around the line `y`. Returns its width, at most `most`."""
    w = tag_width(label, most)
    c.rect(x, y - tall / 2, w, tall, fill, 10)
    c.glyph(icon, x + 26, y, 28, ink)
    c.text(x + 48, y, w - 58, label, TAG, ink)
    return w


class Tag(NamedTuple):
    """A sign, its word and its colours."""

    icon: str
    label: str
    fill: t.Colour
    ink: t.Colour = t.WHITE


SIGN = 52


def tags_width(tags: Sequence[Tag], room: float) -> float:
    """What `tags` will take of `room`: with words if they all fit, else signs alone."""
    full = sum(tag_width(each.label) + 10 for each in tags)
    return full if full <= room else len(tags) * (SIGN + 10)


def tags(c: Canvas, x: float, y: float, w: float, which: Sequence[Tag], *, tall: int = 42) -> None:
    """Tags in a row of at most `w` pixels, spelled out only if there is room for all of them."""
    spelled = sum(tag_width(each.label) + 10 for each in which) <= w
    for each in which:
        if spelled:
            x += tag(c, x, y, *each, tall=tall) + 10
        else:
            c.rect(x, y - tall / 2, SIGN, tall, each.fill, 10)
            c.glyph(each.icon, x + SIGN / 2, y, 28, each.ink)
            x += SIGN + 10


class Block(NamedTuple):
    """A part of a picture: its height, how it is drawn from a height on, and what it shows, in words.

    `brief`: the same for a page that shows much.
    """

    tall: int
    draw: Callable[[Canvas, float], object]
    said: Sequence[str | Phrase] = ()
    brief: Sequence[str | Phrase] = ()


def paged(blocks: Iterable[Block], room: int) -> list[list[Block]]:
    """The blocks in pages of at most `room` pixels; nothing at all is one empty page."""
    pages: list[list[Block]] = [[]]
    for block in blocks:
        if pages[-1] and height(pages[-1]) + block.tall > room:
            pages.append([])
        pages[-1].append(block)
    return pages


def height(blocks: Iterable[Block]) -> int:
    """What the blocks of a page need."""
    return sum(block.tall for block in blocks)


def said(blocks: Iterable[Block]) -> list[str | Phrase]:
    """What the blocks of a page show, in words."""
    return [line for block in blocks for line in block.said]


def said_briefly(blocks: Iterable[Block]) -> list[str | Phrase]:
    """The same, where it would be too long."""
    return [line for block in blocks for line in block.brief or block.said]


def stack(c: Canvas, y: float, blocks: Iterable[Block]) -> None:
    """Draw blocks, one below the other."""
    for block in blocks:
        block.draw(c, y)
        y += block.tall
