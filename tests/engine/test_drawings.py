"""What a teacher draws is kept as a text that a person can read and write."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trictrac_gui.engine.drawings import (
    HIGHEST,
    LARGEST_NUMBER,
    MOST,
    WORDS,
    Arrow,
    Circle,
    Colour,
    DrawingsError,
    Number,
    format_drawings,
    next_number,
    number_at,
    parse_drawings,
    with_or_without,
)

RED, BLUE, GREEN, YELLOW = Colour

spots = st.one_of(st.integers(1, 24), st.sampled_from(WORDS))
colours = st.sampled_from(list(Colour))
heights = st.integers(0, HIGHEST)
arrows = st.builds(Arrow, spots, spots, colours).filter(lambda a: a.src != a.dst)
circles = st.builds(Circle, spots, colours, heights)
numbers = st.builds(Number, spots, st.integers(1, LARGEST_NUMBER), colours, heights)
drawings = st.lists(st.one_of(arrows, circles, numbers), max_size=30).map(tuple)


@given(drawings)
def test_every_drawing_comes_back_from_its_text(drawn: tuple[Arrow | Circle | Number, ...]) -> None:
    assert parse_drawings(format_drawings(drawn)) == drawn


@given(st.text(alphabet="arowscilenumb: 0123456789-+=,^fdtgyl\n", max_size=80))
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    fault = None
    try:
        read = parse_drawings(text)
    except DrawingsError as error:
        fault = error
    if fault is None:
        assert parse_drawings(format_drawings(read)) == read
    else:
        lines = text.splitlines()
        assert 1 <= fault.line <= len(lines)
        assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1


def test_the_text_is_short_and_in_the_order_of_drawing() -> None:
    drawn = (
        Arrow(7, 13, RED),
        Arrow(9, "off", BLUE),
        Circle(13, GREEN),
        Circle("bar^", RED, 2),
        Number(18, 1, YELLOW, 3),
        Arrow(1, 2, RED),
    )
    assert format_drawings(drawn) == (
        "arrows: 7-13 red, 9-off blue\n"
        "circles: 13 green, bar^+2 red\n"
        "numbers: 18+3=1 yellow\n"
        "arrows: 1-2 red"
    )
    assert format_drawings(()) == ""
    assert parse_drawings("") == parse_drawings("\n  \n") == ()


@pytest.mark.parametrize(
    ("text", "key", "line", "column"),
    [
        ("squares: 3 red", "unknown-kind", 1, 1),
        ("arrows 7-13 red", "colon-expected", 1, 7),
        ("arrows:", "place-expected", 1, 8),
        ("arrows: 7-13 red,", "place-expected", 1, 18),
        ("arrows: 7-13 pink", "unknown-colour", 1, 14),
        ("arrows: 7-13", "unknown-colour", 1, 13),
        ("arrows: 7 red", "arrow-expected", 1, 10),
        ("arrows: 7-7 red", "arrow-to-itself", 1, 11),
        ("arrows: 7-25 red", "no-such-place", 1, 11),
        ("arrows: 7-13x red", "not-understood", 1, 13),
        ("arrows: 7-13 red 9-12 blue", "comma-expected", 1, 18),
        ("circles: 0 red", "no-such-place", 1, 10),
        ("circles: 13 red\ncircles: 4+9 red", "too-high", 2, 12),
        ("circles: 13=2 red", "not-understood", 1, 12),
        ("numbers: 13 red", "number-expected", 1, 12),
        ("numbers: 13=0 red", "number-expected", 1, 12),
    ],
)
def test_what_cannot_be_read_is_named_with_line_and_column(
    text: str, key: str, line: int, column: int
) -> None:
    with pytest.raises(DrawingsError) as caught:
        parse_drawings(text)
    assert (caught.value.key, caught.value.line, caught.value.column) == (key, line, column)


def test_more_drawings_than_a_board_can_bear_are_refused() -> None:
    with pytest.raises(DrawingsError, match="too-many"):
        parse_drawings("circles: 3 red\n" * (MOST + 1))


def test_drawing_the_same_again_takes_it_away() -> None:
    one = with_or_without((), Arrow(7, 13, RED))
    assert one == (Arrow(7, 13, RED),)
    assert with_or_without(one, Arrow(7, 13, RED)) == ()


def test_another_colour_takes_the_place_of_the_first() -> None:
    drawn = (Arrow(7, 13, RED), Circle(7, RED), Number(7, 1, RED))
    assert with_or_without(drawn, Arrow(7, 13, BLUE)) == (*drawn[1:], Arrow(7, 13, BLUE))
    assert with_or_without(drawn, Circle(7, BLUE)) == (drawn[0], drawn[2], Circle(7, BLUE))
    assert with_or_without(drawn, Number(7, 2, RED)) == (*drawn[:2], Number(7, 2, RED))
    assert with_or_without(drawn, Circle(7, RED, 1)) == (*drawn, Circle(7, RED, 1))


def test_numbers_count_on_and_fill_the_gaps() -> None:
    assert next_number(()) == 1
    assert next_number((Number(7, 1, RED), Number(9, 3, BLUE))) == 2


def test_after_the_last_colour_comes_the_first() -> None:
    assert [colour.next for colour in Colour] == [BLUE, GREEN, YELLOW, RED]


def test_a_number_is_found_where_a_circle_lies_on_the_same_checker() -> None:
    circle, number = Circle(5, Colour.RED, 1), Number(5, 3, Colour.RED, 1)
    assert number_at((circle, number), 5, 1) == number
    assert number_at((circle,), 5, 1) is None
    assert number_at((number,), 5, 0) is None
