"""Drawings in colours, throws to look at, and places to point at, in a lesson."""

from __future__ import annotations

import pytest

from trictrac_gui.engine.drawings import format_drawings
from trictrac_gui.engine.model import Side
from trictrac_gui.rulesdoc.lesson_checker import parse_lesson
from trictrac_gui.rulesdoc.lessons import LessonError, LessonFault
from trictrac_gui.variants import VARIANTS

POINTED = """\
lesson: backgammon
title: Blots
about: -

step
heading: Look
position: start
text: Four places.
arrows: 13-7 red, 24-18 blue
circles: 6+2 green
numbers: 8=1 yellow, bar^=2 red
numbers: off=3 blue
thrown: white 3-1
question: Where does White have three?
otherwise: There are not three.
point: right 8
reply: Yes.
point: wrong bar
reply: The bar is empty.
"""


def test_drawings_in_colours_and_places_to_point_at_are_read() -> None:
    (step,) = parse_lesson(POINTED, "x.txt", VARIANTS).steps
    assert format_drawings(step.drawings) == (
        "arrows: 13-7 red, 24-18 blue\ncircles: 6+2 green\n"
        "numbers: 8=1 yellow, bar^=2 red, off=3 blue"
    )
    assert step.thrown == (Side.FIRST, (3, 1))
    question = step.question
    assert question is not None
    assert [(point.right, point.place) for point in question.points] == [(True, 8), (False, "bar")]
    assert question.wrong == 1


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("13-7 red", "13-7 pink", LessonFault.BAD_DRAWING, 9),
        ("13-7 red", "13:7 red", LessonFault.BAD_DRAWING, 9),
        ("8=1 yellow", "8 yellow", LessonFault.BAD_DRAWING, 11),
        ("lesson: backgammon", "lesson: tric-trac", LessonFault.BAD_PLACE, 18),
        ("point: right 8", "point: right 25", LessonFault.BAD_PLACE, 16),
        ("point: right 8", "point: 8", LessonFault.UNKNOWN_REASON, 16),
        ("point: right 8", "point: wrong 8", LessonFault.NO_RIGHT_ANSWER, 14),
        ("point: wrong bar", "point: wrong 8", LessonFault.SAME_RESULT, 18),
        ("point: wrong bar", "choice: wrong", LessonFault.TWO_KINDS, 18),
        ("question:", "dice: white 3-1\nquestion:", LessonFault.TWO_KINDS, 14),
        ("white 3-1", "white 3-7", LessonFault.BAD_THROW, 13),
    ],
)
def test_faulty_drawings_and_points_are_refused_with_the_line(
    old: str, new: str, key: LessonFault, line: int
) -> None:
    with pytest.raises(LessonError) as caught:
        parse_lesson(POINTED.replace(old, new, 1), "x.txt", VARIANTS)
    assert (caught.value.key, caught.value.line) == (key, line)
