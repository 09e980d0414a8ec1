"""Fingers and pens play as the mouse does, with neither buttons nor hovering."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QInputDevice,
    QPointingDevice,
    QTabletEvent,
    QTouchEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.board.conftest import MakeTable, Table
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Phase
from trictrac_gui.ui.board.board_buttons import LEAST_WIDTH
from trictrac_gui.ui.widgets import press_guard
from trictrac_gui.variants.tric_trac import TRIC_TRAC

HALF_WAY = "red 5:1 7:1 9:1 off:12 / black 24:15"


class Finger:
    """A finger on a table."""

    def __init__(self, table: Table, number: int = 0) -> None:
        self.viewport = table.board.viewport()
        self.screen = _screen()
        self.number = number

    def press(self, at: QPoint) -> None:
        QTest.touchEvent(self.viewport, self.screen).press(self.number, at, self.viewport).commit()

    def move(self, at: QPoint) -> None:
        QTest.touchEvent(self.viewport, self.screen).move(self.number, at, self.viewport).commit()

    def release(self, at: QPoint) -> None:
        one = QTest.touchEvent(self.viewport, self.screen)
        one.release(self.number, at, self.viewport).commit()

    def tap(self, at: QPoint) -> None:
        self.press(at)
        self.release(at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.press(start)
        self.move((start + end) / 2)
        self.move(end)
        self.release(end)


class Pen:
    """A pen on a table."""

    def __init__(self, table: Table) -> None:
        self.viewport = table.board.viewport()
        self.pen = QPointingDevice(
            "pen",
            7,
            QInputDevice.DeviceType.Stylus,
            QPointingDevice.PointerType.Pen,
            QInputDevice.Capability.Position | QInputDevice.Capability.Pressure,
            1,
            1,
        )

    def press(self, at: QPoint) -> None:
        self.send(QEvent.Type.TabletPress, at, True)

    def move(self, at: QPoint) -> None:
        self.send(QEvent.Type.TabletMove, at, True)

    def release(self, at: QPoint) -> None:
        self.send(QEvent.Type.TabletRelease, at, False)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.press(start)
        self.move((start + end) / 2)
        self.move(end)
        self.release(end)

    def tap(self, at: QPoint) -> None:
        self.press(at)
        self.release(at)

    def send(self, kind: QEvent.Type, at: QPoint, down: bool) -> None:
        none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
        event = QTabletEvent(
            kind,
            self.pen,
            QPointF(at),
            QPointF(self.viewport.mapToGlobal(at)),
            0.6 if down else 0.0,
            0.0,
            0.0,
            0.0,
            0.0,
            0.0,
            Qt.KeyboardModifier.NoModifier,
            none if kind is QEvent.Type.TabletMove else left,
            left if down else none,
        )
        QApplication.sendEvent(self.viewport, event)


_SCREENS: list[QPointingDevice] = []


def _screen() -> QPointingDevice:
    if not _SCREENS:
        _SCREENS.append(QTest.createTouchDevice())
    return _SCREENS[0]


@pytest.mark.parametrize("tool", [Finger, Pen])
def test_fingers_and_pens_throw_drag_tap_and_finish(
    make_table: MakeTable, tool: type[Finger] | type[Pen]
) -> None:
    table = make_table(TRIC_TRAC, (6, 5), (1, 2))
    hand = tool(table)
    hand.tap(table.dice_spot())
    hand.tap(table.dice_spot())
    assert table.view.phase is Phase.MOVING
    hand.drag(table.spot(1), table.spot(7))
    assert table.view.count(Side.FIRST, 7) == 1
    table.board.set_one_click(False)
    hand.tap(table.spot(1))
    hand.tap(table.spot(6))
    assert table.view.count(Side.FIRST, 6) == 1
    hand.tap(table.dice_spot())
    assert table.view.may_throw == (Side.SECOND,)


def test_a_finger_that_trembles_taps_and_does_not_drag(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (2, 1))
    finger, start = Finger(table), table.spot(5)
    finger.press(start)
    finger.move(start + QPoint(4, 5))
    assert table.board.move_input.holding is None
    finger.release(start + QPoint(4, 5))
    assert table.board.move_input.chosen == 5


def test_a_second_finger_puts_the_checker_back_and_does_nothing_else(
    make_table: MakeTable,
) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (2, 1))
    before, viewport = table.view, table.board.viewport()
    finger = Finger(table)
    finger.press(table.spot(5))
    finger.move(table.spot(5) + QPoint(30, -30))
    assert table.board.move_input.holding is not None
    both = QTest.touchEvent(viewport, _screen()).stationary(0)
    both.press(1, table.spot(6), viewport).commit()
    assert table.board.move_input.holding is None
    both = QTest.touchEvent(viewport, _screen())
    both.move(0, table.spot(7), viewport).move(1, QPoint(300, 300), viewport).commit()
    both = QTest.touchEvent(viewport, _screen())
    both.release(0, table.spot(7), viewport).stationary(1).commit()
    QTest.touchEvent(viewport, _screen()).release(1, table.spot(6), viewport).commit()
    assert table.view == before
    assert table.steps == []
    assert table.shown_position_is_true()
    finger.drag(table.spot(5), table.spot(7))
    assert table.view != before, "the next finger plays again"


def test_two_quick_taps_play_once(make_table: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table.at(TRIC_TRAC, "red 5:2 23:1 off:12 / black 24:15", (2, 2))
    moment = press_guard.clock()
    monkeypatch.setattr(press_guard, "clock", lambda: moment)
    finger, at = Finger(table), table.spot(5)
    finger.tap(at)
    played = len(table.steps)
    finger.tap(at)
    assert len(table.steps) == played


def test_a_touch_the_system_takes_away_leaves_the_checker(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (2, 1))
    before = table.view
    finger = Finger(table)
    finger.press(table.spot(5))
    finger.move(table.spot(5) + QPoint(40, -40))
    lost = QTouchEvent(QEvent.Type.TouchCancel, _screen())
    QApplication.sendEvent(table.board.viewport(), lost)
    assert table.board.move_input.holding is None
    finger.release(table.spot(7))
    assert table.view == before
    assert table.shown_position_is_true()


def test_a_long_press_does_no_more_than_a_short_one(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (2, 1))
    before = table.view
    finger, at = Finger(table), table.spot(5)
    finger.press(at)
    menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, table.board.mapToGlobal(at))
    QApplication.sendEvent(table.board.viewport(), menu)
    finger.release(at)
    assert QApplication.activePopupWidget() is None
    assert table.board.move_input.chosen == 5
    assert table.view == before


def test_a_pen_that_hovers_holds_nothing(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (2, 1))
    pen = Pen(table)
    pen.send(QEvent.Type.TabletMove, table.spot(5), False)
    pen.send(QEvent.Type.TabletMove, table.spot(7), False)
    assert not table.board.move_input.busy


def test_targets_are_large_enough_for_a_finger_in_the_smallest_window(
    make_table: MakeTable,
) -> None:
    table = make_table(TRIC_TRAC, (6, 5), (1, 2), size=(780, 470))
    geometry = table.board.geometry_of_board
    assert geometry is not None
    assert geometry.point_rect(3).width >= 28
    assert 2 * table.board.board.dice[Side.FIRST].dice[0].reach >= 36
    assert LEAST_WIDTH >= 26


def test_a_finger_presses_the_faces_of_a_throw_set_by_hand(make_table: MakeTable) -> None:
    table = make_table(TRIC_TRAC)
    table.session.set_by_hand(True)
    finger = Finger(table)
    for number in (6, 2):
        finger.tap(table.board.by_hand.faces.buttons[number - 1].geometry().center())
    assert table.view.setting is not None
    assert table.view.setting.numbers == (6, 2)
    for _ in range(3):
        finger.tap(table.board.board.dice[Side.FIRST].dice[1].pos().toPoint())
    assert table.view.setting.numbers == (6, 5), "quick taps on a die count each"
    finger.tap(table.board.board.dice[Side.FIRST].plate.pos().toPoint())
    assert table.view.opening[0] == (6, 5)


def test_a_finger_presses_the_buttons_beside_a_moved_checker(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, HALF_WAY, (2, 1))
    before = table.view.position
    table.session.play(5, 7)
    assert table.view.position != before
    Finger(table).tap(table.board.last_step.back.geometry().center())
    assert table.view.position == before
