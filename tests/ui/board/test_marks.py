"""What the signs over the board look like, measured in the picture that is painted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.board.conftest import MakeTable, Table
from tests.ui.board.test_touch import Finger, Pen
from trictrac_gui.engine.model import OFF, Place, Side
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.board.checkers import CheckerItem
from trictrac_gui.ui.text.board_description import DICE
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC

HALF_WAY = "red 5:1 7:1 9:1 off:12 / black 24:15"


def picture(table: Table) -> QImage:
    QApplication.processEvents()
    return table.board.viewport().grab().toImage()


def apart(image: QImage, at: QPointF, colour: str | QColor) -> int:
    """How far the colour of a spot is from another, by the part that differs most."""
    found, wanted = image.pixelColor(at.toPoint()), QColor(colour)
    return max(
        abs(found.red() - wanted.red()),
        abs(found.green() - wanted.green()),
        abs(found.blue() - wanted.blue()),
    )


def on_point(table: Table, place: Place, height: float) -> QPointF:
    """A spot over a point, so many checkers above its foot."""
    geometry = table.board.geometry_of_board
    assert geometry is not None
    assert isinstance(place, int)
    spot = geometry.place_of(place, height)
    return QPointF(spot.x, spot.y)


def signs(table: Table) -> int:
    """How many signs are shown."""
    marks = table.board.board.marks
    return sum(item.isVisible() for item in marks._pool)


def test_a_target_glows_in_the_colour_of_the_number_it_takes(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (4, 2))
    dark = picture(table)
    table.press(table.spot(5))
    lit = picture(table)
    marks = table.board._theme.marks
    signs = table.board.board.marks.lit
    assert set(signs) == {7, 9, 11}
    for place, means in signs.items():
        colour = getattr(marks, means.value)
        spot = on_point(table, place, 2.6)
        assert apart(lit, spot, colour) < apart(dark, spot, colour), place
        assert apart(lit, spot, colour) < 110, place
    table.release(table.spot(5))


def test_a_second_checker_taken_up_leaves_no_sign_of_the_first(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (4, 2))
    table.board.move_input.choose(9)
    alone, fresh = signs(table), picture(table)
    table.board.move_input.choose(5)
    assert signs(table) > 0
    table.board.move_input.choose(9)
    assert signs(table) == alone > 0
    assert picture(table) == fresh


def test_a_combined_move_has_a_dot_where_it_stops(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, "red 2:1 9:1 off:13 / black 24:15", (4, 1))
    table.board.move_input.choose(2)
    marks = table.board._theme.marks
    lit = picture(table)
    stops = [rest for target in table.view.moves[2] for rest in target.rests]
    assert stops
    assert all(apart(lit, on_point(table, stop, 4.62), marks.both) < 60 for stop in stops)


def test_the_closed_hucke_has_a_red_disc_with_a_bar(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (4, 2))
    table.board.move_input.choose(5)
    closed = table.board.board.marks.closed
    assert closed == 12
    lit = picture(table)
    geometry = table.board.geometry_of_board
    assert geometry is not None
    middle = on_point(table, closed, 1.0)
    size = geometry.unit * 0.42
    pale = table.board._theme.marks.closed
    for aside in (-0.4, 0.0, 0.4):
        assert apart(lit, middle + QPointF(size * aside, 0), pale) < 40, aside
    for above in (-0.5, 0.5):
        assert apart(lit, middle + QPointF(0, size * above), "#c4231a") < 40, above


def test_a_refusal_frames_its_place_in_its_colour(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, "red 8:15 / black 24:15", (4, 1))
    plain = picture(table)
    table.board.move_input.step_requested.emit(8, 12)
    assert table.board.board.marks.refused == (12,)
    framed = picture(table)
    geometry = table.board.geometry_of_board
    assert geometry is not None
    rect = geometry.point_rect(12)
    colour = table.board._theme.marks.refused
    for x in (rect.x, rect.x + rect.width):
        edge = QPointF(x, rect.y + rect.height * 0.6)
        near = min(apart(framed, edge + QPointF(dx, 0), colour) for dx in (-1, 0, 1))
        assert near < 50
        assert near < min(apart(plain, edge + QPointF(dx, 0), colour) for dx in (-1, 0, 1))


# --- Buttons beside the checker that moved last ----------------------------------------------


def edges(image: QImage, inset: int) -> list[QColor]:
    """The colours in the middle of the four edges of a picture, so far inside."""
    right, bottom = image.width() - 1, image.height() - 1
    middle_x, middle_y = image.width() // 2, image.height() // 2
    spots = ((inset, middle_y), (right - inset, middle_y), (middle_x, inset))
    return [image.pixelColor(*spot) for spot in (*spots, (middle_x, bottom - inset))]


def test_the_other_number_wears_a_ring_of_its_colour(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, "red 3:1 9:1 off:13 / black 24:15", (4, 2))
    table.session.play(3, 7)
    QApplication.processEvents()
    button = table.board.last_step.other
    assert button.isVisible()
    image = button.grab().toImage()
    radius = image.width() / 2 - 1.5
    at = QPointF(image.width() / 2, image.height() / 2 - radius * 0.86)
    marks = table.board._theme.marks
    assert min(apart(image, at, marks.first), apart(image, at, marks.second)) < 60


def test_up_to_three_checkers_have_the_buttons_above_them_in_their_column(
    make_table: MakeTable,
) -> None:
    for on, column in ((2, True), (3, True), (4, False)):
        table = make_table.at(
            TRIC_TRAC, f"red 3:1 7:{on - 1} 9:1 off:{14 - on} / black 24:15", (4, 2)
        )
        table.session.play(3, 7)
        QApplication.processEvents()
        back, other = table.board.last_step.buttons
        assert back.isVisible()
        assert other.isVisible()
        assert (back.x() == other.x()) is column, on
        assert (back.y() == other.y()) is not column, on


def test_the_six_faces_lie_apart_with_a_ring_on_all_sides(make_table: MakeTable) -> None:
    table = make_table(BACKGAMMON)
    table.session.set_by_hand(True)
    QApplication.processEvents()
    faces = table.board.by_hand.faces.buttons
    assert all(face.isVisible() for face in faces)
    for one, following in pairwise(faces):
        assert one.geometry().right() + 1 < following.geometry().left()
    faces[2].setFocus(Qt.FocusReason.TabFocusReason)
    image = faces[2].grab().toImage()
    first, *others = edges(image, 1)
    assert apart(image, QPointF(1, image.height() / 2), table.board._theme.marks.cursor) < 80
    assert all(colour == first for colour in others)


# --- Pointers --------------------------------------------------------------------------------


def test_the_hand_points_over_dice_that_can_be_pressed_and_nowhere_else(
    make_table: MakeTable,
) -> None:
    table = make_table(BACKGAMMON)
    move_input = table.board.move_input
    dice = table.dice_spot()
    assert move_input.die_to_set(dice.x(), dice.y()) is None
    assert move_input.can_press_dice(dice.x(), dice.y())
    assert not move_input.can_press_dice(2, 2)
    table.move(dice)
    assert table.board.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor


@pytest.mark.parametrize("device", [Finger, Pen])
def test_a_touch_that_was_forgotten_counts_for_nothing_until_the_next(
    make_table: MakeTable, device: Callable[[Table], Finger | Pen]
) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (4, 2))
    touch = device(table)
    start, end = table.spot(5), table.spot(9)
    touch.press(start)
    table.board.touches.forget()
    table.board.move_input.forget()
    touch.move(end)
    touch.release(start)
    assert table.steps == []
    assert table.board.move_input.chosen is None
    touch.drag(start, end)
    assert table.steps == [(5, 9)]


def test_a_board_without_a_game_takes_every_press_and_key(qtbot: object) -> None:
    board = BoardView()
    board.resize(600, 500)
    board.show()
    QTest.qWaitForWindowExposed(board)
    asked: list[object] = []
    for signal in (board.throw_requested, board.step_requested, board.hand_over_requested):
        signal.connect(lambda *what: asked.append(what))
    middle = QPoint(300, 250)
    QTest.mouseMove(board.viewport(), middle)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Backspace):
        QTest.keyClick(board, key)
    board.move_input.press_dice(Side.FIRST)
    assert not board.move_input.can_press_dice(300, 250)
    assert board.move_input.die_to_set(300, 250) is None
    assert board.width_in(board.size()) == 0
    assert asked == []
    board.deleteLater()


# --- Keys ------------------------------------------------------------------------------------


def test_the_first_stop_of_the_keyboard_is_the_dice_that_are_due(make_table: MakeTable) -> None:
    table = make_table(BACKGAMMON)
    QTest.keyClick(table.board, Qt.Key.Key_PageDown)
    assert table.board.keyboard.place == DICE


def test_a_number_is_left_to_others_while_no_throw_is_set_by_hand(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (4, 2))
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_3, Qt.KeyboardModifier.NoModifier, "3")
    key.accept()
    table.board.keyPressEvent(key)
    assert not key.isAccepted()


def test_each_place_has_one_stop_for_a_screen_reader(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (4, 2))
    table.board.keyboard.stops.make(table.board, table.board)
    assert len(table.board.keyboard.stops._stops) == 27
    assert {*range(1, 25), OFF, DICE} < set(table.board.keyboard.stops._stops)


def test_every_checker_that_is_counted_is_in_the_picture(make_table: MakeTable) -> None:
    table = make_table(BACKGAMMON)
    scene = table.board.board
    seen = [item for item in scene.items() if isinstance(item, CheckerItem) and item.isVisible()]
    assert len(seen) == 30
