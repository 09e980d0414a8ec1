"""Dice set by hand on the board, with mouse, keys and buttons."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.board.conftest import MakeTable, Table
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Origin, Phase
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.text.board_description import DICE
from trictrac_gui.variants.backgammon import BACKGAMMON
from trictrac_gui.variants.tric_trac import TRIC_TRAC


def by_hand(make_table: MakeTable, **how: object) -> Table:
    """A new game of Tric Trac, its dice to be set by hand."""
    table = make_table(TRIC_TRAC, **how)
    table.session.set_by_hand(True)
    return table


def numbers(table: Table) -> tuple[int, ...]:
    setting = table.view.setting
    assert setting is not None
    return setting.numbers


def die(table: Table, index: int) -> QPoint:
    setting = table.view.setting
    assert setting is not None
    return table.board.board.dice[setting.side].dice[index].pos().toPoint()


def confirm(table: Table) -> None:
    assert table.view.setting is not None
    table.click(table.board.board.dice[table.view.setting.side].plate.pos().toPoint())


def test_a_click_on_a_die_turns_it_to_its_next_number(make_table: MakeTable) -> None:
    table = by_hand(make_table)
    for wanted in (1, 2, 3, 4, 5, 6, 1):
        table.click(die(table, 1))
        assert numbers(table) == (0, wanted)


def test_quick_clicks_on_a_die_count_each(make_table: MakeTable) -> None:
    table = by_hand(make_table)
    viewport = table.board.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=die(table, 0))
    again = QPointF(die(table, 0))
    everywhere = QPointF(viewport.mapToGlobal(again.toPoint()))
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    double = QEvent.Type.MouseButtonDblClick
    QApplication.sendEvent(viewport, QMouseEvent(double, again, everywhere, left, left, plain))
    table.release(again.toPoint())
    assert numbers(table)[0] == 2


def test_the_keys_one_to_six_set_one_die_after_the_other(make_table: MakeTable) -> None:
    table = by_hand(make_table)
    QTest.keyClicks(table.board, "64")
    assert numbers(table) == (6, 4)
    QTest.keyClicks(table.board, "07a")
    assert numbers(table) == (6, 4)
    QTest.keyClicks(table.board, "3")
    assert numbers(table) == (3, 4), "a third number corrects the first"
    QTest.keyClick(table.board, Qt.Key.Key_Home)
    assert table.board.cursor_place == DICE
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert table.view.opening[Side.FIRST] == (3, 4)


def test_the_faces_under_the_dice_set_them_and_the_plate_confirms(make_table: MakeTable) -> None:
    table = by_hand(make_table)
    faces = table.board.by_hand.faces.buttons
    assert [face.accessibleName()[-1] for face in faces] == list("123456")
    QTest.mouseClick(faces[5], Qt.MouseButton.LeftButton)
    assert table.board.board.dice[Side.FIRST].text == ""
    QTest.mouseClick(faces[4], Qt.MouseButton.LeftButton)
    assert numbers(table) == (6, 5)
    assert table.board.board.dice[Side.FIRST].text == "Confirm"
    confirm(table)
    assert table.view.opening[Side.FIRST] == (6, 5)
    assert table.board.board.dice[Side.FIRST].remark == "Set by hand"
    for face in (faces[0], faces[1]):
        QTest.mouseClick(face, Qt.MouseButton.LeftButton)
    confirm(table)
    assert table.view.phase is Phase.MOVING
    assert not any(face.isVisible() for face in faces)
    shown = table.board.board.dice[Side.FIRST]
    assert shown.remark == "Set by hand"
    assert shown.note == "Begins"
    assert table.view.dice is not None
    assert table.view.dice.origin is Origin.HAND


def test_a_click_on_dice_that_wait_for_a_number_throws_nothing(make_table: MakeTable) -> None:
    table = by_hand(make_table)
    table.click(die(table, 0))
    QTest.keyClick(table.board, Qt.Key.Key_Home)
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert table.view.opening == (None, None)
    assert numbers(table) == (1, 0)


def test_the_faces_can_be_reached_and_left_by_keyboard(make_table: MakeTable) -> None:
    table = by_hand(make_table)
    face = table.board.by_hand.faces.buttons[2]
    assert face.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.keyClick(face, Qt.Key.Key_Return)
    QTest.keyClick(face, Qt.Key.Key_Space)
    assert numbers(table) == (3, 3)


def test_dice_set_by_hand_do_not_tumble(make_table: MakeTable) -> None:
    table = by_hand(make_table)
    table.board.set_speed(0.6)
    QTest.keyClicks(table.board, "65")
    confirm(table)
    assert table.board.board.animator.idle


@pytest.mark.parametrize("size", [(780, 470), (1300, 900)])
@pytest.mark.parametrize("turned", [False, True])
def test_the_row_of_faces_lies_on_the_board_and_covers_no_die(
    make_table: MakeTable, size: tuple[int, int], turned: bool
) -> None:
    table = by_hand(make_table, size=size, turned=turned)
    QTest.keyClicks(table.board, "65")
    board: BoardView = table.board
    dice = board.board.dice[Side.FIRST]
    lowest = max(d.y() + d.reach / 0.735 / 2 for d in dice.dice if d.isVisible())
    for face in board.by_hand.faces.buttons:
        assert board.viewport().rect().contains(face.geometry())
        assert face.geometry().top() >= lowest - 1


def test_one_die_a_side_opens_backgammon_and_four_lie_for_a_double(make_table: MakeTable) -> None:
    table = make_table(BACKGAMMON)
    table.session.set_by_hand(True)
    QTest.keyClicks(table.board, "6")
    confirm(table)
    QTest.keyClicks(table.board, "1")
    confirm(table)
    while table.view.moves:
        src = next(iter(table.view.moves))
        table.session.play(src, table.view.moves[src][0].place)
    table.session.hand_over()
    QTest.keyClicks(table.board, "33")
    confirm(table)
    shown = table.board.board.dice[Side.SECOND]
    assert [d.number for d in shown.dice if d.isVisible()] == [3, 3, 3, 3]
    assert shown.remark == "Set by hand"


def test_a_double_says_that_it_gives_another_throw(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, "red 5:1 7:1 9:1 off:12 / black 24:15", (2, 2))
    assert table.board.board.dice[Side.FIRST].note == "Double: one more throw"
    for _ in range(2):
        src = next(iter(table.view.moves))
        table.session.play(src, table.view.moves[src][0].place)
    table.session.hand_over()
    assert table.board.board.dice[Side.FIRST].text == "Throw again"


def test_a_double_that_wins_promises_no_throw(make_table: MakeTable) -> None:
    table = make_table.at(TRIC_TRAC, "red 20:1 22:1 off:13 / black 24:15", (6, 6), score=(11, 3))
    assert table.board.board.dice[Side.FIRST].note == "Double: one more throw"
    table.session.play(20, "off")
    assert table.view.score == (12, 3)
    assert table.board.board.dice[Side.FIRST].note == ""


def test_a_board_without_words_has_no_slip_beside_its_dice(make_table: MakeTable) -> None:
    """Class mode says in its own large line what a throw means."""
    table = make_table(TRIC_TRAC, (6, 6), (3, 1))
    words = table.board.board.words
    table.board.set_words(replace(words, begins="", double_again=""))
    for side in Side:
        table.session.throw(side)
    assert not table.board.board.dice[Side.FIRST].note_slip.isVisible()


def test_a_tie_says_so_on_both_sides(make_table: MakeTable) -> None:
    table = make_table(TRIC_TRAC, (6, 1), (3, 4), (1, 2))
    table.click(table.dice_spot())
    table.click(table.dice_spot())
    dice = table.board.board.dice
    assert [dice[side].note for side in Side] == ["Tie", "Tie"]
    assert dice[Side.FIRST].text == "Throw again"
    table.click(dice[Side.FIRST].dice[0].pos().toPoint())
    assert table.view.opening == ((1, 2), None)


@pytest.mark.parametrize("score", range(13))
@pytest.mark.parametrize("roll", [(5, 3), (4, 4)])
def test_no_remark_covers_a_chip_or_a_die(
    make_table: MakeTable, score: int, roll: tuple[int, int]
) -> None:
    table = make_table.at(TRIC_TRAC, "red 5:2 23:1 off:12 / black 24:15", roll)
    table.board.show_view(replace(table.view, score=(score, 12 - score)))
    scene = table.board.board
    dice = scene.dice[Side.FIRST]
    assert dice.remark
    slips = [slip for slip in (dice.badge, dice.note_slip) if slip.isVisible()]
    assert len(slips) == (2 if roll == (4, 4) else 1)
    for slip in slips:
        box = slip.sceneBoundingRect().adjusted(3, 3, -3, -3)
        for chip in scene.chips.chips.values():
            inner = chip.sceneBoundingRect().width() / 1.5 * 0.35
            assert not box.adjusted(-inner, -inner, inner, inner).contains(chip.pos())
        for other in dice.dice:
            if other.isVisible():
                assert not box.contains(other.pos())
