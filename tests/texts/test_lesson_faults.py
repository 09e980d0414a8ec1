"""What is said of a mistake in a lesson."""

from __future__ import annotations

import pytest

from trictrac_gui.rulesdoc.lessons import LessonError, LessonFault
from trictrac_gui.texts import lesson_faults, position_faults
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.ui.language import translate


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ("too-many", "(a side has more than fifteen checkers)"),
        ("both-sides 7", "(both sides stand on one point: 7)"),
        ("white 6:", "(white 6:)"),
    ],
)
def test_a_position_that_cannot_be_is_told_in_words(found: str, said: str) -> None:
    error = LessonError(LessonFault.BAD_POSITION, "lesson.txt", 3, found)
    assert said in lesson_faults.sentence(error, Catalogue())


def test_no_key_of_a_position_is_shown_as_it_is(language: str) -> None:
    for key in position_faults.CAUSES:
        error = LessonError(LessonFault.BAD_POSITION, "lesson.txt", 3, key)
        if "-" in key:
            assert key not in lesson_faults.sentence(error, translate)
