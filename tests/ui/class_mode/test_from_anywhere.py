"""Class mode takes up what is looked at: a lesson's board with its signs."""

from __future__ import annotations

from tests.ui.class_mode.conftest import PlayedHold, PlayedScreens
from tests.ui.conftest import Open
from trictrac_gui.rulesdoc.lessons import shipped
from trictrac_gui.variants import VARIANTS


def test_the_board_of_a_lesson_is_presented_with_its_signs(
    open_window: Open, screens: PlayedScreens, system: PlayedHold
) -> None:
    host = open_window()
    host.rooms.show_lessons()
    met = 0
    for lesson in shipped(VARIANTS):
        host.rooms.school.open(lesson)
        run = host.rooms.school.page.run
        assert run is not None
        while True:
            board = host.rooms.school.board()
            assert board is not None
            view, step = run.view(), run.step
            host.window.actions_.present.trigger()
            session = host.rooms.presentation.session
            assert session is not None
            assert session.view().variant == lesson.variant
            assert session.view().position == view.position
            assert len(host.rooms.presentation.sketch.drawings) == len({*step.arrows, *step.rings})
            met += len(host.rooms.presentation.sketch.drawings)
            host.rooms.presentation.leave()
            if run.index + 1 >= 3 or not run.may_go_on:
                break
            run.forward()
        host.rooms.show_lessons()
        assert host.rooms.school.board() is None
    assert met > 3
