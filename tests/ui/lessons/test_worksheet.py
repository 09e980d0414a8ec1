"""A lesson on paper."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Open
from trictrac_gui.assets import resource
from trictrac_gui.engine.drawings import Colour, Number
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import format_position
from trictrac_gui.rulesdoc.lesson_checker import parse_lesson, shipped
from trictrac_gui.ui.lessons.worksheet import exercises, sheet
from trictrac_gui.ui.theme.theme_reader import load_theme
from trictrac_gui.ui.widgets.base_dialog import MessageDialog
from trictrac_gui.variants import VARIANTS

LESSONS = {lesson.key: lesson for lesson in shipped(VARIANTS)}


def pages(data: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", data))


def test_every_question_is_an_exercise_with_the_board_as_it_stands() -> None:
    lesson = LESSONS["tric-trac-01-the-game"]
    found = exercises(lesson)
    assert [exercise.number for exercise in found] == [1, 2, 3, 4]
    after_two_throws = format_position(lesson.variant, found[1].position)
    assert after_two_throws == "red 1:13 5:1 6:1 / black 24:13 23:1 21:1"


@pytest.mark.parametrize("answers", [False, True])
def test_a_sheet_is_a_pdf_with_a_few_exercises_a_page(qapp: QApplication, answers: bool) -> None:
    lesson = LESSONS["tric-trac-08-whole-game"]
    data = sheet(lesson, "de", load_theme(resource("themes", "projector.toml")), answers)
    assert data.startswith(b"%PDF")
    assert 2 <= pages(data) <= 4


def test_the_sheet_of_the_lesson_on_the_page_is_saved_or_its_fault_is_told(
    open_window: Open, tmp_path: Path
) -> None:
    program = open_window()
    program.window.actions_.lessons.trigger()
    program.lessons.lesson.open(LESSONS["backgammon-04-bearing-off"])
    target = tmp_path / "sheet.pdf"
    program.lessons.lesson.save_sheet(False, str(target))
    assert target.read_bytes().startswith(b"%PDF")
    if os.name != "nt":  # others may read it as they may read any new file
        usual = tmp_path / "usual"
        usual.touch()
        assert target.stat().st_mode == usual.stat().st_mode
    program.lessons.lesson.save_sheet(True, str(tmp_path / "nowhere" / "sheet.pdf"))
    (dialog,) = program.window.findChildren(MessageDialog)
    dialog.close()


def test_the_arrows_and_rings_of_a_step_are_on_its_diagram(qapp: QApplication) -> None:
    theme = load_theme(resource("themes", "projector.toml"))
    signed = [
        lesson
        for lesson in LESSONS.values()
        if any(exercise.arrows or exercise.rings for exercise in exercises(lesson))
    ]
    assert signed
    for lesson in signed:
        bare = replace(
            lesson, steps=tuple(replace(step, arrows=(), rings=()) for step in lesson.steps)
        )
        drawn, plain = (sheet(each, "en", theme, False) for each in (lesson, bare))
        assert len(drawn) > len(plain) + 100


DRAWN = """\
lesson: tric-trac
title: The Hucke
about: -

step
heading: Look
position: red 7:1 9:1 23:3 off:10 / black 24:5 off:10
text: Two checkers.
numbers: 7=1 yellow
thrown: red 6-4
question: Where is the Hucke?
point: right 13
reply: There.
"""


def test_drawings_and_a_throw_to_look_at_come_onto_the_paper() -> None:
    (exercise,) = exercises(parse_lesson(DRAWN, "x.txt", VARIANTS))
    assert exercise.drawings == (Number(7, 1, Colour.YELLOW),)
    assert exercise.thrown == (Side.FIRST, (6, 4))
