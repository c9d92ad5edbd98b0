"""Every limit at the limit and one beyond."""

from collections.abc import Callable

import pytest

import cogs.limits as limits


@pytest.mark.parametrize(("fit", "room"), [(limits.label, 80), (limits.option, 100)])
def test_a_text_at_the_limit_stays_and_one_beyond_is_cut_by_words(
    fit: Callable[[str], str], room: int
) -> None:
    whole = ("word " * 40)[: room - 1] + "x"
    assert fit(whole) == whole
    longer = fit(whole + "y")
    assert limits.units(longer) <= room
    assert longer.endswith("word…")


def test_one_long_word_is_cut_between_characters() -> None:
    assert limits.cut("x" * 81, 80) == "x" * 79 + "…"


@pytest.mark.parametrize("cluster", ["e\u0301", "👩\u200d🔬", "👍🏽", "🇫🇷", "❤\ufe0f"])
def test_no_visible_character_is_cut_in_two(cluster: str) -> None:
    for room in range(3, 40):
        kept = limits.cut(cluster * 30, room)
        assert limits.units(kept) <= room
        assert kept.removesuffix("…").replace(cluster, "") == ""


def test_astral_characters_count_twice() -> None:
    assert limits.units("a𝒜") == 3
    assert limits.cut("𝒜" * 40, 80) == "𝒜" * 40
    assert limits.units(limits.cut("𝒜" * 41, 80)) <= 80


def test_a_space_right_at_the_cut_keeps_the_word_before_it() -> None:
    assert limits.cut("alpha beta gamma", 11) == "alpha beta…"
    assert limits.cut("alpha beta gamma", 10) == "alpha…"


@pytest.mark.parametrize(("count", "sizes"), [(0, [0]), (25, [25]), (26, [25, 1]), (60, [25, 25, 10])])
def test_lists_are_paged_and_never_cut(count: int, sizes: list[int]) -> None:
    pages = limits.pages(range(count), limits.OPTIONS)
    assert [len(page) for page in pages] == sizes
    assert [item for page in pages for item in page] == list(range(count))


def test_lines_fold_into_pages_without_loss() -> None:
    lines = [f"line {i} " + "word " * (i % 60) for i in range(200)]
    lines = [line.rstrip() for line in lines] + ["verylong" * 100]
    pages = limits.folded(lines, 300)
    assert all(limits.units(page) <= 300 for page in pages)
    assert "".join("".join(pages).split()) == "".join("".join(lines).split())


def test_folding_nothing_gives_one_empty_page() -> None:
    assert limits.folded([], 100) == [""]
    assert limits.folded(["x" * 100], 100) == ["x" * 100]
    assert limits.folded(["x" * 101], 100) == ["x" * 100, "x"]


def test_of_lines_that_are_too_many_the_longest_give_way_and_the_others_keep_their_order() -> None:
    lines = ["head", "pile " * 60, "hand", "threads " * 60, "end"]
    assert limits.without_longest(lines, 4000) == lines
    assert limits.without_longest(lines, 400) == ["head", "pile " * 60, "hand", "end"]
    assert limits.without_longest(lines, 20) == ["head", "hand", "end"]
    assert limits.without_longest(lines, 2) == []
