"""Drawing on the board: by mouse, finger and keyboard; kept with its moment; taken back."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPointingDevice
from PySide6.QtTest import QTest

from tests.ui.board.conftest import Table
from tests.ui.board.test_touch import Pen
from tests.ui.class_mode.conftest import Begin, Lesson
from tests.ui.class_mode.test_presenting import PLAYED, opened
from trictrac_gui.engine.drawings import Arrow, Circle, Colour, Number
from trictrac_gui.ui.class_mode.class_keys import ClassCommand
from trictrac_gui.ui.class_mode.drawing import place_at
from trictrac_gui.ui.painting.drawings import STYLES, paint_drawings
from trictrac_gui.ui.painting.geometry import Geometry, Rect
from trictrac_gui.ui.theme.contrast import EYES, difference

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_keys_held_down_draw_without_any_tool(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    lesson.drag(13, 7, CTRL)
    lesson.click(6, 1, CTRL)
    lesson.click(8, 3, SHIFT)
    lesson.click(8, 4, SHIFT)
    lesson.drag(24, 18, CTRL | SHIFT)
    assert lesson.drawn == [
        "arrows: 13-7 red",
        "circles: 6+1 red",
        "numbers: 8+3=1 red, 8+4=2 red",
        "arrows: 24-18 blue",
    ]
    session = lesson.show.session
    assert session is not None
    assert session.tree.here is session.tree.root


def test_a_tool_from_the_palette_draws_with_a_plain_mouse(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    buttons = lesson.page.tools.buttons
    QTest.mouseClick(buttons[ClassCommand.ARROW], Qt.MouseButton.LeftButton)
    QTest.mouseClick(buttons[Colour.GREEN], Qt.MouseButton.LeftButton)
    assert buttons[ClassCommand.ARROW].isChecked()
    assert buttons[Colour.GREEN].isChecked()
    lesson.drag(13, 7)
    lesson.click(24)
    lesson.click(18)
    QTest.mouseClick(buttons[ClassCommand.NUMBER], Qt.MouseButton.LeftButton)
    lesson.click(3)
    QTest.mouseClick(buttons[ClassCommand.NUMBER], Qt.MouseButton.LeftButton)
    assert lesson.drawn == ["arrows: 13-7 green, 24-18 green", "numbers: 3=1 green"]
    lesson.click(3)
    assert len(lesson.drawn) == 2


def test_the_keyboard_draws_where_its_cursor_stands(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    opened(lesson)
    lesson.key("o")
    lesson.key("c")
    for _ in range(2):
        lesson.key(Qt.Key.Key_Up)
    place = lesson.board.cursor_place
    assert isinstance(place, int)
    lesson.key(Qt.Key.Key_Return)
    assert lesson.drawn == [f"circles: {place} blue"]
    lesson.key("a")
    lesson.key(Qt.Key.Key_Return)
    lesson.key(Qt.Key.Key_Right)
    there = lesson.board.cursor_place
    lesson.key(Qt.Key.Key_Return)
    assert lesson.drawn[1] == f"arrows: {place}-{there} blue"


@pytest.fixture(scope="module")
def finger(qapp: object) -> QPointingDevice:
    return QTest.createTouchDevice()


def test_a_finger_draws_while_a_tool_is_chosen(begin: Begin, finger: QPointingDevice) -> None:
    lesson = begin(*PLAYED)
    port = lesson.board.viewport()

    def stroke(src: int, dst: int) -> None:
        start, end = lesson.spot(src), lesson.spot(dst)
        QTest.touchEvent(port, finger).press(0, start, port).commit()
        for part in (0.3, 0.7, 1.0):
            at = (QPointF(start) + QPointF(end - start) * part).toPoint()
            QTest.touchEvent(port, finger).move(0, at, port).commit()
        QTest.touchEvent(port, finger).release(0, end, port).commit()

    stroke(13, 7)
    assert lesson.drawn == []
    lesson.key("a")
    stroke(13, 7)
    assert lesson.drawn == ["arrows: 13-7 red"]


def test_a_pen_draws_while_a_tool_is_chosen(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    pen = Pen(cast(Table, lesson))
    lesson.key("o")
    pen.tap(lesson.spot(13, 0))
    lesson.key("a")
    pen.drag(lesson.spot(24), lesson.spot(18))
    assert lesson.drawn == ["circles: 13 red", "arrows: 24-18 red"]
    lesson.key("a")
    opened(lesson)
    session = lesson.show.session
    assert session is not None
    here = session.here
    pen.drag(lesson.spot(13, 4), lesson.spot(7))
    assert session.here != here


def test_one_key_wipes_everything_off_and_undo_brings_it_back(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    lesson.drag(13, 7, CTRL)
    lesson.click(6, 0, CTRL)
    drawn = lesson.drawn
    lesson.key(Qt.Key.Key_Delete)
    assert lesson.drawn == []
    lesson.key("z", CTRL)
    assert lesson.drawn == drawn
    lesson.key("z", CTRL)
    assert lesson.drawn == ["arrows: 13-7 red"]
    lesson.key("z", CTRL | SHIFT)
    assert lesson.drawn == drawn


def test_what_was_taken_back_is_gone_once_something_else_is_drawn(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    lesson.click(6, 0, CTRL)
    lesson.key("z", CTRL)
    lesson.click(8, 0, CTRL)
    lesson.key("z", CTRL | SHIFT)
    assert lesson.drawn == ["circles: 8 red"]


def test_a_number_is_written_by_a_click_and_never_by_a_drag(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    lesson.key("n")
    lesson.drag(13, 7)
    assert lesson.drawn == []
    lesson.click(13)
    assert lesson.drawn == ["numbers: 13=1 red"]


def test_undo_takes_drawings_before_steps_and_page_up_only_steps(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    session = lesson.show.session
    assert session is not None
    opened(lesson)
    lesson.drag(13, 7)
    after = session.here
    lesson.click(7, 0, CTRL)
    lesson.key("z", CTRL)
    assert session.here == after
    assert lesson.drawn == []
    lesson.key("z", CTRL)
    assert session.here != after


def test_drawings_belong_to_their_moment_and_come_again(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    session = lesson.show.session
    assert session is not None
    opened(lesson)
    lesson.click(13, 0, CTRL)
    here = session.here
    assert session.marks[here] == "circles: 13 red"
    lesson.drag(13, 7)
    assert lesson.drawn == []
    lesson.click(7, 0, CTRL)
    lesson.key(Qt.Key.Key_PageUp)
    assert lesson.drawn == ["circles: 13 red"]
    lesson.key(Qt.Key.Key_PageDown)
    assert lesson.drawn == ["circles: 7 red"]


def test_drawings_are_kept_in_the_file_of_the_board(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    opened(lesson)
    lesson.drag(13, 7, CTRL)
    session = lesson.show.session
    assert session is not None
    path = session.path
    assert path is not None
    lesson.show.leave()
    again, _, _ = lesson.program.context.games.resume(path)
    assert again.marks[again.here] == "arrows: 13-7 red"
    assert again.free
    again.close()


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("mirrored", [False, True])
def test_every_place_is_found_again_where_it_is_drawn(turned: bool, mirrored: bool) -> None:
    from trictrac_gui.ui.painting.drawings import spot_of

    geometry = Geometry.fitted(Rect(0, 0, 1000, 800), True, turned, mirrored)
    for place in range(1, 25):
        for height in range(5):
            assert place_at(geometry, spot_of(geometry, place, height)) == (place, height)
    for word in ("bar", "bar^", "off", "off^"):
        assert place_at(geometry, spot_of(geometry, word, 0)) == (word, 0)
    assert place_at(geometry, QPointF(-5, -5)) is None


def test_drawings_turn_and_grow_with_the_board(begin: Begin) -> None:
    lesson = begin(*PLAYED)
    lesson.click(1, 0, CTRL)

    def inked(at: QPoint) -> bool:
        unit = lesson.board.geometry_of_board.unit if lesson.board.geometry_of_board else 0
        image = lesson.board.viewport().grab().toImage()
        ink = QColor(STYLES[Colour.RED].fill)
        spots = (QPoint(round(unit * 0.48), 0), QPoint(0, -round(unit * 0.48)))
        return any(image.pixelColor(at + spot) == ink for spot in spots)

    first = lesson.spot(1, 0)
    assert inked(first)
    lesson.key("b", CTRL)
    turned = lesson.spot(1, 0)
    assert (turned - first).manhattanLength() > 300
    assert inked(turned)
    lesson.resize(1280, 800)
    assert inked(lesson.spot(1, 0))


@pytest.mark.parametrize("eye", EYES)
def test_the_colours_differ_for_every_eye_and_in_grey(eye: str) -> None:
    for one, other in combinations(STYLES.values(), 2):
        assert difference(one.fill, other.fill, eye) >= 12, (one, other)


def test_each_colour_has_a_line_of_its_own() -> None:
    assert len({(ink.dashes, ink.doubled) for ink in STYLES.values()}) == len(Colour)


@pytest.mark.parametrize("ground", ["#ffffff", "#000000", "#7d9ab6", "#8a5a33"])
def test_no_drawing_is_lost_on_any_ground(ground: str) -> None:
    geometry = Geometry.fitted(Rect(0, 0, 600, 500), True)
    for colour in Colour:
        for one in (Arrow(13, 7, colour), Circle(6, colour), Number(6, 3, colour, 2)):
            image = QImage(600, 500, QImage.Format.Format_RGB32)
            image.fill(QColor(ground))
            painter = QPainter(image)
            paint_drawings(painter, geometry, (one,))
            painter.end()
            found = {
                image.pixelColor(x, y).lightnessF()
                for x in range(0, 600, 2)
                for y in range(0, 500, 2)
                if image.pixelColor(x, y) != QColor(ground)
            }
            base = QColor(ground).lightnessF()
            assert max(abs(light - base) for light in found) > 0.4


def test_what_is_drawn_does_not_stop_the_board_from_being_played(begin: Begin) -> None:
    lesson: Lesson = begin(*PLAYED)
    session = lesson.show.session
    assert session is not None
    opened(lesson)
    lesson.drag(13, 7, CTRL)
    before = session.here
    lesson.drag(13, 7)
    assert session.here != before
