"""What a moved checker offers, and the order of the dice, by mouse and by keyboard."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.board.conftest import MakeTable, Table
from trictrac_gui.engine.model import OFF, Side
from trictrac_gui.engine.state import Origin
from trictrac_gui.ui.board.board_scene import BoardWords
from trictrac_gui.ui.board.marks import Means
from trictrac_gui.ui.painting.geometry import CHIP
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC

FAR = "black 24:15"


def five_four(make_table: MakeTable, **how: bool) -> Table:
    """Red to play 5-4 from a full start point."""
    return make_table.at(TRIC_TRAC, f"red 1:15 / {FAR}", (5, 4), **how)


def test_nothing_is_offered_before_the_first_step(make_table: MakeTable) -> None:
    table = five_four(make_table)
    assert not any(button.isVisible() for button in table.board.last_step.buttons)


def test_a_moved_checker_is_taken_back_by_a_click_beside_it(make_table: MakeTable) -> None:
    table = five_four(make_table)
    start = table.view.position
    table.drag(1, 6)
    back = table.board.last_step.back
    assert back.isVisible()
    assert back.text() == "Take back"
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert table.view.position == start
    assert table.shown_position_is_true()
    assert not back.isVisible()


def test_a_moved_checker_uses_the_other_number_by_a_click(make_table: MakeTable) -> None:
    table = five_four(make_table)
    table.drag(1, 6)
    other = table.board.last_step.other
    assert other.isVisible()
    assert other.text() == "Use the 4 instead"
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    assert (table.view.count(Side.FIRST, 6), table.view.count(Side.FIRST, 5)) == (0, 1)
    assert other.text() == "Use the 5 instead"
    assert table.shown_position_is_true()


def test_the_other_number_is_not_offered_where_it_leads_nowhere(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, "red 2:2 off:13 / black 6:2 24:13", (5, 4))
    table.drag(2, 7)
    assert table.board.last_step.back.isVisible()
    assert not table.board.last_step.other.isVisible()


@pytest.mark.parametrize(("turned", "mirrored"), [(False, False), (True, False), (False, True)])
@pytest.mark.parametrize("size", [(360, 300), (900, 700), (1600, 1000)])
def test_the_buttons_lie_beside_the_checker_and_cover_none(
    make_table: MakeTable, turned: bool, mirrored: bool, size: tuple[int, int]
) -> None:
    table = five_four(make_table, turned=turned, mirrored=mirrored)
    table.board.resize(*size)
    table.drag(1, 6)
    board, buttons = table.board, table.board.last_step.buttons
    moved = board.board.checkers.top(Side.FIRST, 6)
    geometry = board.geometry_of_board
    assert moved is not None
    assert geometry is not None
    assert not buttons[0].geometry().intersects(buttons[1].geometry())
    for button in buttons:
        assert button.isVisible()
        assert min(button.width(), button.height()) >= 24
        assert board.viewport().rect().contains(button.geometry())
        middle = button.geometry().center()
        away = abs(middle.x() - moved.x()) + abs(middle.y() - moved.y())
        assert away < geometry.unit * 0.8 + 2.6 * button.width()
        for side in Side:
            for item in board.board.checkers.items[side]:
                reach = geometry.checker / 2 + button.width() / 2 - 3
                gap = (middle.x() - item.x()) ** 2 + (middle.y() - item.y()) ** 2
                assert gap > reach**2


@pytest.mark.parametrize("score", range(13))
@pytest.mark.parametrize("checkers", [1, 4, 5])
def test_the_buttons_cover_no_score_chip(make_table: MakeTable, score: int, checkers: int) -> None:
    text = f"red 2:1 6:{checkers - 1} off:{15 - checkers} / black 24:15"
    table = make_table.at(TRIC_TRAC, text.replace(" 6:0", ""), (4, 3))
    table.session.play(2, 6)
    table.board.show_view(replace(table.view, score=(score, 12 - score)))
    board, geometry = table.board, table.board.geometry_of_board
    assert geometry is not None
    assert board.last_step.back.isVisible()
    for chip in board.board.chips.chips.values():
        for button in board.last_step.buttons:
            if button.isVisible():
                away = button.geometry().toRectF().center() - chip.pos()
                both = button.width() / 2 + geometry.unit * CHIP / 2
                assert math.hypot(away.x(), away.y()) >= both - 1


def test_a_checker_in_the_tray_offers_to_come_back(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, f"red 20:1 22:14 / {FAR}", (6, 5))
    table.session.play(22, OFF)
    back = table.board.last_step.back
    geometry = table.board.geometry_of_board
    assert geometry is not None
    middle = back.geometry().center()
    assert geometry.well_rect().holds(middle.x(), middle.y())
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert table.view.count(Side.FIRST, OFF) == 0


def test_the_buttons_wait_while_a_checker_is_held(make_table: MakeTable) -> None:
    table = five_four(make_table)
    table.drag(1, 6)
    table.carry(1, table.spot(5))
    assert not table.board.last_step.back.isVisible()
    QTest.keyClick(table.board, Qt.Key.Key_Escape)
    assert table.board.last_step.back.isVisible()


def test_the_buttons_wait_until_the_checker_has_come_to_rest(make_table: MakeTable) -> None:
    table = five_four(make_table)
    table.board.set_speed(5.0)
    table.session.play(1, 6)
    assert not table.board.last_step.back.isVisible()
    table.board.board.animator.finish()
    assert table.board.last_step.back.isVisible()


def test_backspace_takes_back_and_with_shift_uses_the_other_number(make_table: MakeTable) -> None:
    table = five_four(make_table)
    start = table.view.position
    QTest.keyClick(table.board, Qt.Key.Key_Backspace)
    assert table.view.position == start
    table.drag(1, 6)
    QTest.keyClick(table.board, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ShiftModifier)
    assert table.view.count(Side.FIRST, 5) == 1
    QTest.keyClick(table.board, Qt.Key.Key_Backspace)
    assert table.view.position == start


def test_the_buttons_are_pressed_with_the_keyboard_too(make_table: MakeTable) -> None:
    table = five_four(make_table)
    table.drag(1, 6)
    other = table.board.last_step.other
    assert other.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.keyClick(other, Qt.Key.Key_Return)
    assert table.view.count(Side.FIRST, 5) == 1
    QTest.keyClick(table.board.last_step.back, Qt.Key.Key_Space)
    assert table.view.count(Side.FIRST, 1) == 15


def test_the_board_has_the_keyboard_again_when_its_buttons_go(make_table: MakeTable) -> None:
    table = five_four(make_table)
    table.board.activateWindow()
    assert QTest.qWaitForWindowActive(table.board)
    table.drag(1, 6)
    table.board.last_step.back.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table.board.last_step.back, Qt.Key.Key_Escape)
    assert table.board.has_keyboard
    table.board.last_step.back.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table.board.last_step.back, Qt.Key.Key_Return)
    assert table.board.has_keyboard


# --- The order of the dice -------------------------------------------------------------------


def shown_numbers(table: Table) -> list[int]:
    """The dice from left to right."""
    dice = [d for d in table.board.board.dice[Side.FIRST].dice if d.isVisible()]
    return [die.number for die in sorted(dice, key=lambda die: die.x())]


def test_a_click_on_a_die_exchanges_the_two(make_table: MakeTable) -> None:
    table = five_four(make_table)
    assert shown_numbers(table) == [5, 4]
    table.click(table.dice_spot())
    assert shown_numbers(table) == [4, 5]
    table.press(table.spot(1))
    assert table.board.board.marks.lit == {5: Means.FIRST, 6: Means.SECOND, 10: Means.BOTH}
    table.release(table.spot(1))
    table.click(table.spot(10))
    assert table.view.count(Side.FIRST, 10) == 1


def test_the_order_decides_where_a_combined_move_rests(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, "red 2:15 / black 6:1 7:1 24:13", (5, 4))
    table.drag(2, 11)
    assert (table.view.count(Side.SECOND, 7), table.view.count(Side.SECOND, 6)) == (0, 1)
    table.session.undo()
    table.session.undo()
    table.click(table.dice_spot())
    table.drag(2, 11)
    assert (table.view.count(Side.SECOND, 7), table.view.count(Side.SECOND, 6)) == (1, 0)


def test_the_keyboard_exchanges_the_dice(make_table: MakeTable) -> None:
    table = five_four(make_table)
    QTest.keyClick(table.board, Qt.Key.Key_Space)  # the cursor appears on what can move
    assert table.board.cursor_place == 1
    QTest.keyClick(table.board, Qt.Key.Key_Home)
    assert str(table.board.cursor_place) == "dice"
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert shown_numbers(table) == [4, 5]


def test_after_the_first_step_the_dice_stay(make_table: MakeTable) -> None:
    table = five_four(make_table)
    table.drag(1, 6)
    table.click(table.dice_spot())
    assert shown_numbers(table) == [5, 4]


def test_the_dice_glide_across_and_end_in_their_places(make_table: MakeTable) -> None:
    table = five_four(make_table)
    dice = table.board.board.dice[Side.FIRST].dice[:2]
    places = sorted((die.x(), die.y()) for die in dice)
    table.board.set_speed(5.0)
    table.click(table.dice_spot())
    assert table.board.board.animator.is_moving(dice[0])
    assert shown_numbers(table) == [5, 4]
    table.board.board.animator.finish()
    assert shown_numbers(table) == [4, 5]
    assert sorted((die.x(), die.y()) for die in dice) == places


# --- Throws that were not thrown -------------------------------------------------------------


def test_a_throw_given_in_advance_says_so(make_table: MakeTable) -> None:
    table = five_four(make_table)
    assert table.view.dice is not None
    assert table.view.dice.origin is Origin.SCRIPT
    assert table.board.board.dice[Side.FIRST].remark == "Given in advance"
    table.drag(1, 10)
    table.click(table.dice_spot())
    assert table.board.board.dice[Side.FIRST].remark == ""
    table.click(table.dice_spot())
    thrown = table.view.dice
    assert thrown is not None
    assert thrown.origin is Origin.DICE
    assert table.board.board.dice[Side.SECOND].remark == ""


def test_opening_throws_given_in_advance_say_so(make_table: MakeTable) -> None:
    table = make_table(BACKGAMMON, (6,), (5,))
    table.click(table.dice_spot())
    assert table.view.opening == ((6,), None)
    assert table.board.board.dice[Side.FIRST].remark == "Given in advance"
    assert table.board.board.dice[Side.SECOND].remark == ""


def test_each_origin_has_its_own_badge() -> None:
    words = BoardWords(by_hand="hand", by_script="script")
    assert [words.badge(origin) for origin in Origin] == ["", "hand", "script"]


@pytest.mark.parametrize("roll", [(3, 1), (3, 3)])
def test_the_badge_covers_no_die(make_table: MakeTable, roll: tuple[int, int]) -> None:
    table = make_table.at(BACKGAMMON, "white 24:2 13:5 8:3 6:5 / black 12:15", roll)
    dice = table.board.board.dice[Side.FIRST]
    edge = dice.badge.sceneBoundingRect().top()
    bottom = max(die.y() for die in dice.dice if die.isVisible())
    geometry = table.board.geometry_of_board
    assert geometry is not None
    half = 0.4 if roll == (3, 3) else 0.45
    assert edge + 2 >= bottom + geometry.unit * half
