"""The pictures look as when somebody last looked at them (`python -m tests.pictures` draws them anew)."""

from __future__ import annotations

import concurrent.futures

import pytest
from PIL import Image

from tests.pictures import samples
from tests.pictures.audit import audited, forget_faces
from tests.pictures.files import different, opened

SLACK = 0.002
"""The share of pixels that another build of FreeType may smooth differently."""


@pytest.mark.parametrize("moment", samples.moments(), ids=lambda moment: moment.name)
def test_a_reference_picture(moment: samples.Moment) -> None:
    with audited() as audit:
        drawn = samples.drawn(moment)
    assert not audit.problems, "\n".join(audit.problems)
    for name, picture in drawn.items():
        reference = Image.open(samples.HERE / name).convert("RGB")
        share = different(reference, opened(picture.png))
        assert share <= SLACK, f"{name}: {share:.2%} of the pixels differ"


def test_no_reference_is_left_over() -> None:
    wanted = {name for moment in samples.moments() for name in samples.drawn(moment)}
    assert {file.name for file in samples.HERE.glob("*.png")} == wanted


def test_threads_draw_the_same() -> None:
    """Drawing happens in worker threads, several at a time, all on the same caches."""
    some = samples.moments()[:6]
    alone = [samples.drawn(moment) for moment in some]
    forget_faces()
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        together = list(pool.map(samples.drawn, some * 4))
    assert together == alone * 4
