"""A lesson on paper."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Open
from trictrac_gui.assets import LANGUAGES, resource
from trictrac_gui.engine.drawings import Colour, Number
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import format_position
from trictrac_gui.rulesdoc.lesson_checker import parse_lesson, shipped
from trictrac_gui.ui.lessons import worksheet
from trictrac_gui.ui.lessons.worksheet import divided, exercises, sheet
from trictrac_gui.ui.theme.style_sheet import load_fonts
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
    assert pages(data) == 2


@pytest.mark.parametrize(
    ("heights", "counts"),
    [
        ([60.0], [1]),
        ([60.0] * 3, [3]),
        ([60.0] * 4, [2, 2]),
        ([60.0] * 5, [3, 2]),
        ([60.0] * 8, [3, 3, 2]),
        ([130.0, 130.0], [1, 1]),
        ([110.0, 110.0, 200.0], [2, 1]),
        ([60.0, 200.0, 60.0], [1, 1, 1]),
    ],
)
def test_no_question_is_alone_on_the_last_page_that_could_have_another_beside_it(
    heights: list[float], counts: list[int]
) -> None:
    assert divided(heights, 235.0, 265.0) == counts


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_worksheet_that_is_shipped_has_a_page_with_one_question(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    found: list[list[int]] = []
    usual = worksheet.divided

    def noted(heights: list[float], first: float, whole: float) -> list[int]:
        found.append(usual(heights, first, whole))
        return found[-1]

    monkeypatch.setattr(worksheet, "divided", noted)
    theme = load_theme(resource("themes", "projector.toml"))
    for lesson in LESSONS.values():
        found.clear()
        data = sheet(lesson, language, theme, answers=False)
        chosen = min(found, key=len)
        assert pages(data) == len(chosen)
        assert all(count > 1 for count in chosen), (lesson.key, chosen)


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="reads PDF back")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_worksheet_can_be_copied_out_of_it(
    qapp: QApplication, tmp_path: Path, language: str
) -> None:
    load_fonts()
    lesson = LESSONS["backgammon-04-bearing-off"]
    theme = load_theme(resource("themes", "projector.toml"))
    file = tmp_path / "sheet.pdf"
    file.write_bytes(sheet(lesson, language, theme, answers=False))
    done = subprocess.run(["pdftotext", str(file), "-"], capture_output=True, check=True)
    there = set(re.findall(r"\w+", done.stdout.decode("utf-8")))
    asked = " ".join(one.question.asks.in_(language) for one in exercises(lesson))
    assert set(re.findall(r"\w+", asked)) <= there


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
