"""Class mode takes up what is looked at: a lesson's board with its signs."""

from __future__ import annotations

from tests.ui.class_mode.conftest import PlayedHold, PlayedScreens
from tests.ui.conftest import Open
from trictrac_gui.rulesdoc.lesson_checker import shipped
from trictrac_gui.ui.window.navigator import PageName
from trictrac_gui.variants import VARIANTS


def test_the_board_of_a_lesson_is_presented_with_its_signs(
    open_window: Open, screens: PlayedScreens, system: PlayedHold
) -> None:
    program = open_window()
    program.navigator.open(PageName.LESSONS)
    met = 0
    for lesson in shipped(VARIANTS):
        program.lessons.lesson.open(lesson)
        run = program.lessons.lesson.page.run
        assert run is not None
        while True:
            board = program.lessons.lesson.board()
            assert board is not None
            view, step = run.view(), run.step
            program.window.actions_.present.trigger()
            session = program.class_mode.session
            assert session is not None
            assert session.view().variant == lesson.variant
            assert session.view().position == view.position
            assert len(program.class_mode.drawing.drawings) == len({*step.arrows, *step.rings})
            met += len(program.class_mode.drawing.drawings)
            program.class_mode.leave()
            if run.index + 1 >= 3 or not run.may_go_on:
                break
            run.forward()
        program.navigator.open(PageName.LESSONS)
        assert program.lessons.lesson.board() is None
    assert met > 3
