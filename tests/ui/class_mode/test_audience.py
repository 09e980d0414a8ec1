"""Curtain, held pictures and the audience's window, on screens that come and go."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtTest import QTest

from tests.ui.class_mode.conftest import Begin, Lesson, PlayedScreens
from tests.ui.class_mode.test_drawing import CTRL
from tests.ui.class_mode.test_presenting import PLAYED, opened
from trictrac_gui.ui.class_mode.audience import IN_A_WINDOW
from trictrac_gui.ui.class_mode.class_keys import ClassCommand

PROJECTOR = QRect(2000, 0, 1024, 768)


@pytest.mark.parametrize(("draws", "lifts"), [(".", "b"), ("b", "w"), ("w", ".")])
def test_any_curtain_key_lifts_the_curtain_that_another_drew(
    begin: Begin, draws: str, lifts: str
) -> None:
    lesson = begin(*PLAYED)
    lesson.key(draws)
    assert lesson.window.curtain.drawn
    picture = lesson.window.grab().toImage()
    colour = picture.pixelColor(0, 0)
    assert all(
        picture.pixelColor(x, y) == colour
        for x in range(0, picture.width(), 37)
        for y in range(0, picture.height(), 37)
    )
    assert (colour.lightness() == 255) is (draws == "w")
    lesson.key(lifts)
    assert not lesson.window.curtain.drawn


def test_nothing_happens_behind_the_curtain(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    session = lesson.show.session
    assert session is not None
    opened(lesson)
    here = session.here
    lesson.key(".")
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_Delete):
        lesson.key(key)
    lesson.key("a")
    assert session.here == here
    assert lesson.show.drawing.tool.value == "move"
    lesson.key(Qt.Key.Key_Escape)
    assert not lesson.window.curtain.drawn
    assert lesson.show.active


def on_the_projector(lesson: Lesson, screens: PlayedScreens) -> None:
    screens.plug("HDMI-9", PROJECTOR)
    lesson.show.projection.show_on("HDMI-9")
    lesson.show.audience.board.settle()


def test_the_audience_sees_board_and_drawings_but_no_help(
    begin: Begin, screens: PlayedScreens
) -> None:
    lesson = begin(*PLAYED)
    opened(lesson)
    on_the_projector(lesson, screens)
    audience, session = lesson.show.audience, lesson.show.session
    assert session is not None
    assert audience.geometry() == PROJECTOR
    assert audience.board.shown is not None
    assert audience.board.shown.position == session.view().position
    assert not audience.board.shown.moves
    lesson.drag(13, 7, CTRL)
    assert audience.drawing_layer.drawings == lesson.show.drawing.drawings
    lesson.key("l", CTRL)
    lesson.key(Qt.Key.Key_Down)
    assert lesson.show.plays_list.preview.ways
    assert not audience.board.board.marks.lit
    assert not audience.curtain.drawn
    lesson.key(Qt.Key.Key_Escape)
    lesson.drag(13, 7)
    assert audience.board.shown.position == session.view().position
    assert audience.near.accessibleName() == lesson.page.near.accessibleName()


def test_a_throw_being_set_is_not_shown_before_it_is_made(
    begin: Begin, screens: PlayedScreens
) -> None:
    lesson = begin(*PLAYED)
    on_the_projector(lesson, screens)
    lesson.key("6")
    shown = lesson.show.audience.board.shown
    assert shown is not None
    assert shown.setting is None
    lesson.key(Qt.Key.Key_Return)
    shown = lesson.show.audience.board.shown
    assert shown is not None
    assert shown.opening[0] == (6,)


def test_a_held_picture_stays_and_then_shows_what_has_come(
    begin: Begin, screens: PlayedScreens
) -> None:
    lesson = begin(*PLAYED)
    opened(lesson)
    on_the_projector(lesson, screens)
    audience, session = lesson.show.audience, lesson.show.session
    assert session is not None
    lesson.key("f")
    held = audience.board.shown
    lesson.drag(13, 7)
    lesson.drag(8, 7, CTRL)
    assert audience.board.shown == held
    assert audience.drawing_layer.drawings == ()
    assert lesson.page.tools.buttons[ClassCommand.FREEZE].isChecked()
    lesson.key("f")
    assert audience.board.shown is not None
    assert audience.board.shown.position == session.view().position
    assert audience.drawing_layer.drawings == lesson.show.drawing.drawings


def test_without_an_audience_window_holding_says_what_to_do(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    lesson.key("f")
    said = "Only the audience window’s picture can be held; open the window first."
    assert lesson.page.sentence.text() == said
    assert not lesson.page.tools.buttons[ClassCommand.FREEZE].isChecked()


def test_the_curtain_covers_the_audience_and_leaves_the_teacher_working(
    begin: Begin, screens: PlayedScreens
) -> None:
    lesson = begin(*PLAYED)
    opened(lesson)
    on_the_projector(lesson, screens)
    lesson.key(".")
    assert lesson.show.audience.curtain.drawn
    assert not lesson.window.curtain.drawn
    assert lesson.page.tools.buttons[ClassCommand.DARK].isChecked()
    session = lesson.show.session
    assert session is not None
    here = session.here
    lesson.drag(13, 7)
    assert session.here != here
    lesson.key("b")
    assert not lesson.show.audience.curtain.drawn


def test_a_curtain_that_is_lifted_is_no_longer_said_to_be_there(
    begin: Begin, screens: PlayedScreens
) -> None:
    lesson = begin(*PLAYED)
    button, usual = lesson.page.tools.buttons[ClassCommand.DARK], lesson.page.sentence.text()
    lesson.key(".")
    assert button.isChecked()
    QTest.mouseClick(lesson.window.curtain, Qt.MouseButton.LeftButton)
    assert not lesson.window.curtain.drawn
    assert not button.isChecked()
    lesson.key("w")
    lesson.key(Qt.Key.Key_Escape)
    assert not button.isChecked()
    on_the_projector(lesson, screens)
    lesson.key(".")
    assert lesson.page.sentence.text() == "The audience sees the curtain."
    button.click()
    assert not button.isChecked()
    assert lesson.page.sentence.text() == usual


def test_a_click_of_the_audience_lifts_no_curtain(begin: Begin, screens: PlayedScreens) -> None:
    lesson = begin(*PLAYED)
    on_the_projector(lesson, screens)
    lesson.key(".")
    curtain = lesson.show.audience.curtain
    QTest.mouseClick(curtain, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(curtain, Qt.MouseButton.RightButton)
    assert curtain.drawn
    assert lesson.page.tools.buttons[ClassCommand.DARK].isChecked()


def test_an_unplugged_projector_is_waited_for(begin: Begin, screens: PlayedScreens) -> None:
    lesson = begin(*PLAYED)
    on_the_projector(lesson, screens)
    audience = lesson.show.audience
    screens.unplug("HDMI-9")
    assert not audience.isVisible()
    assert lesson.window.isVisible()
    assert not lesson.page.tools.buttons[ClassCommand.AUDIENCE].isChecked()
    screens.plug("HDMI-9", PROJECTOR.translated(100, 0))
    assert audience.isVisible()
    assert audience.geometry() == PROJECTOR.translated(100, 0)
    assert lesson.page.tools.buttons[ClassCommand.AUDIENCE].isChecked()


def test_the_projector_is_remembered_by_its_name(begin: Begin, screens: PlayedScreens) -> None:
    lesson = begin(*PLAYED)
    on_the_projector(lesson, screens)
    assert lesson.program.settings.current.audience_screen == "HDMI-9"
    lesson.show.leave()
    assert not lesson.show.audience.isVisible()
    lesson.show.enter()
    assert lesson.show.audience.isVisible()
    lesson.show.projection.show_on("")
    assert lesson.program.settings.current.audience_screen == ""
    lesson.show.leave()
    lesson.show.enter()
    assert not lesson.show.audience.isVisible()


def test_the_menu_offers_every_other_screen_and_a_window(
    begin: Begin, screens: PlayedScreens
) -> None:
    lesson = begin(*PLAYED)
    screens.plug("HDMI-9", PROJECTOR)
    offered = [action.text() for action in lesson.show.projection.menu().actions()]
    assert offered == ["Screen HDMI-9 (1024 × 768)", "In a window of its own"]
    menu = lesson.show.projection.menu()
    menu.actions()[1].trigger()
    assert lesson.show.audience.isVisible()
    assert lesson.show.audience.screen_name == IN_A_WINDOW
    last = lesson.show.projection.menu().actions()[-1]
    assert last.text() == "Close the audience window"
    last.trigger()
    assert not lesson.show.audience.isVisible()


def test_closing_the_audience_window_lifts_its_curtain_and_lets_its_picture_go(
    begin: Begin, screens: PlayedScreens
) -> None:
    lesson = begin(*PLAYED)
    on_the_projector(lesson, screens)
    lesson.key("f")
    lesson.key(".")
    lesson.show.audience.close()
    QCoreApplication.processEvents()
    assert not lesson.show.audience.frozen
    assert not lesson.show.audience.curtain.drawn
    assert lesson.show.active
    lesson.key(".")
    assert lesson.window.curtain.drawn


def test_a_remote_works_when_the_keyboard_is_on_the_audience_window(
    begin: Begin, screens: PlayedScreens
) -> None:
    lesson = begin(*PLAYED)
    opened(lesson)
    on_the_projector(lesson, screens)
    session, audience = lesson.show.session, lesson.show.audience
    assert session is not None
    here = session.here
    audience.activateWindow()
    assert QTest.qWaitForWindowActive(audience)
    QTest.keyPress(audience, Qt.Key.Key_PageUp)
    assert session.here != here
