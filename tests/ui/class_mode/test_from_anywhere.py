"""Class mode takes up what is looked at: a lesson's board with its signs."""

from __future__ import annotations

from tests.ui.class_mode.conftest import PlayedHold, PlayedScreens
from tests.ui.conftest import Open
from trictrac_gui.rulesdoc.lesson_reader import shipped
from trictrac_gui.variants import VARIANTS


def test_the_board_of_a_lesson_is_presented_with_its_signs(
    open_window: Open, screens: PlayedScreens, system: PlayedHold
) -> None:
    program = open_window()
    program.rooms.show_lessons()
    met = 0
    for lesson in shipped(VARIANTS):
        program.rooms.school.open(lesson)
        run = program.rooms.school.page.run
        assert run is not None
        while True:
            board = program.rooms.school.board()
            assert board is not None
            view, step = run.view(), run.step
            program.window.actions_.present.trigger()
            session = program.rooms.presentation.session
            assert session is not None
            assert session.view().variant == lesson.variant
            assert session.view().position == view.position
            assert len(program.rooms.presentation.drawing.drawings) == len(
                {*step.arrows, *step.rings}
            )
            met += len(program.rooms.presentation.drawing.drawings)
            program.rooms.presentation.leave()
            if run.index + 1 >= 3 or not run.may_go_on:
                break
            run.forward()
        program.rooms.show_lessons()
        assert program.rooms.school.board() is None
    assert met > 3
