"""The house's colours and type under the rules of the look."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageDraw

from render import bill_parts, fiftyone_parts
from render import theme as t
from render.canvas import Canvas
from render.glyphs import GLYPHS
from render.png import FLAT, encode, lay, mapped
from render.typeset import drawable, fit_box, fit_line, initial, width
from tests.pictures.eyes import DEFICIENCIES, apart
from tests.pictures.files import pixels

PLAIN = 15.0
"""Two colours this far apart are plainly different."""
TOLD_APART = {
    "the two sides and the independents": [side.fill for side in bill_parts.PARTIES.values()],
    "the bands of the two sides": [t.BLUE_PALE, t.PAPER, t.INK],
    "kinds of evidence": [hue.fill for hue in t.EVIDENCE.values()],
    "kinds of cards": [fill for fill, _ in fiftyone_parts.KINDS.values()],
    "Influence, Resolve, damage": [t.GOLD, t.GOOD, t.BAD],
    "Supporters, Events, Distractions": [t.NAVY, t.BRASS_PALE, t.CARD],
    "threads that hold and threads that do not": [t.THREAD, t.THREAD_PALE, t.PAPER],
}
LAST_ON = [t.PAPER, t.CARD, t.BLUE, t.BRICK, t.NAVY, t.THREAD, t.POSTER, t.SHADE, t.BLUE_PALE, t.NEWS_DARK]


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize("what", TOLD_APART)
def test_colours_that_mean_something_stay_apart(what: str, deficiency: str) -> None:
    least = 9.0 if what == "the bands of the two sides" else 14.0
    for a, b in combinations(TOLD_APART[what], 2):
        assert apart(a, b, deficiency) >= least, f"{what}: {a} and {b} under {deficiency}"


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_the_last_move_stands_out(deficiency: str) -> None:
    for ground in LAST_ON:
        assert apart(t.LAST, ground, deficiency) >= PLAIN, f"{t.LAST} on {ground} under {deficiency}"


def test_no_two_seats_share_a_shape_or_a_colour() -> None:
    assert len({seat.shape for seat in t.SEATS}) == len({seat.fill for seat in t.SEATS}) == len(t.SEATS) == 8
    assert all(seat.shape in GLYPHS for seat in t.SEATS)


def test_sides_and_evidence_have_shapes_of_their_own() -> None:
    assert len({side.shape for side in bill_parts.PARTIES.values()}) == len(bill_parts.PARTIES)
    assert len({side.letter for side in bill_parts.PARTIES.values()}) == len(bill_parts.PARTIES)


@pytest.mark.parametrize("seat", t.SEATS)
def test_initials_are_readable_on_their_shapes(seat: t.SeatMark) -> None:
    assert t.contrast(seat.fill, seat.ink) >= 4.5


@pytest.mark.parametrize("hue", t.EVIDENCE.values())
def test_evidence_is_readable(hue: t.Hue) -> None:
    assert t.contrast(hue.fill, hue.ink) >= 4.5
    assert t.contrast(hue.pale, hue.dark) >= 4.5
    assert t.contrast(t.PAPER, hue.dark) >= 4.5


def test_contrast_is_that_of_the_standard() -> None:
    assert t.contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert t.contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert t.contrast("#FFFFFF", "#777777") == t.contrast("#777777", "#FFFFFF")


@pytest.mark.parametrize("colour", sorted(set(FLAT)))
def test_flat_colours_survive_the_palette(colour: str) -> None:
    (seen,) = {pixel for _, pixel in pixels(encode(Canvas(40, 30, colour).image))}
    assert max(abs(a - b) for a, b in zip(seen, t.rgb(colour), strict=True)) <= 3


def test_the_contrast_palette_pulls_text_and_paper_apart() -> None:
    c = Canvas(40, 30, t.PAPER)
    c.rect(0, 0, 20, 20, t.INK)
    normal, pulled = (
        sorted(pixel for _, pixel in pixels(encode(c.image, mode))) for mode in ("default", "contrast")
    )
    assert pulled[0] < normal[0]
    assert pulled[-1] > normal[-1]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Élodie", "Élodie"),
        ("Ναταλία", "Ναταλία"),
        ("Владимир", "Владимир"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("🦊 fox 🦊", "fox"),
        ("王小明", "?"),
        ("\u202egnp.exe", "gnp.exe"),
        ("a\u0000b", "ab"),
        ("", "?"),
    ],
)
def test_names_are_drawn_as_far_as_a_font_can(name: str, shown: str) -> None:
    assert drawable("head", name)[1] == shown


@pytest.mark.parametrize(
    ("name", "letter"), [("élodie", "É"), ("🦊 fox", "F"), ("王", "?"), ("_x_", "X"), ("ß", "S")]
)
def test_initials(name: str, letter: str) -> None:
    assert initial(name) == letter


@pytest.mark.parametrize(
    "text", ["W" * 40, "anticonstitutionnellement " * 9, "a", "Chavez-DeRemer", "x\ny", "é " * 200]
)
@pytest.mark.parametrize("w", [60.0, 131.0, 400.0])
@pytest.mark.parametrize("face", ["head", "sans", "black"])
def test_text_is_fitted_into_every_box(text: str, w: float, face: t.Face) -> None:
    style = t.Type(face, 44)
    line = fit_line(style, text, w)
    assert width(line.face, line.size, line.lines[0]) <= w
    block = fit_box(style, text, w, 90.0, 3)
    assert all(width(block.face, block.size, each) <= w for each in block.lines)
    assert len(block.lines) <= 3
    assert t.SMALLEST <= block.size <= 44


def test_lines_end_at_hyphens_before_words_are_cut() -> None:
    assert fit_box(t.Type("head", 40), "Chavez-DeRemer", 160.0, 100.0, 2).lines == ("Chavez-", "DeRemer")


def test_what_does_not_fit_says_so() -> None:
    assert fit_line(t.Type("head", 26), "a very long name indeed", 80.0).lines[0].endswith("…")
    assert fit_box(t.Type("sans", 26), "word " * 50, 200.0, 60.0, 2).lines[-1].endswith("…")


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Hand full. ⚠ Draw", "Hand full. Draw"),
        ("For 🦊 fox 🦊: play", "For fox: play"),
        ("Pour 🦊 fox 🦊\u00a0: jouez", "Pour fox\u00a0: jouez"),
        ("🦊 fox 🦊, 🐻 bear 🐻 and 🐸 frog 🐸’s hand", "fox, bear and frog’s hand"),
    ],
)
def test_a_sign_that_no_face_has_leaves_the_rest_as_it_is(text: str, drawn: str) -> None:
    assert drawable("sans", text) == ("sans", drawn)


def test_a_png_holds_the_picture_in_the_house_palette() -> None:
    picture = mapped(Image.effect_mandelbrot((37, 23), (-2, -1.5, 1, 1.5), 60).convert("RGB"))
    read = Image.open(io.BytesIO(encode(picture)))
    assert (read.format, read.mode, read.size) == ("PNG", "P", (37, 23))
    assert read.convert("RGB").tobytes() == picture.convert("RGB").tobytes()
    assert Image.open(io.BytesIO(encode(picture, "contrast"))).tobytes() == read.tobytes()


@pytest.mark.parametrize(("x", "y"), [(7, 5), (-9, -4), (42, 30), (200, 5)])
@pytest.mark.parametrize("even", [True, False])
def test_a_colour_is_laid_as_if_it_were_mixed_and_mapped(even: bool, x: int, y: int) -> None:
    cover = Image.linear_gradient("L").resize((31, 19))
    c = Canvas(60, 40, t.NAVY)
    if not even:
        c.rect(0, 0, 20, 12, t.BRASS)
    mixed = c.image.convert("RGB")
    ImageDraw.Draw(mixed).bitmap((x, y), cover, t.rgb(t.WHITE))
    lay(c.image, cover, x, y, t.WHITE)
    assert c.image.tobytes() == mapped(mixed).tobytes()
