"""A drag that something comes between leaves the checker where it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.board.conftest import MakeTable, Table
from trictrac_gui.engine.model import Side
from trictrac_gui.ui.board.board_scene import BoardWords
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.theme.theme_reader import shipped_themes
from trictrac_gui.variants.tric_trac import TRIC_TRAC

INTERRUPTIONS: dict[str, Callable[[BoardView], object]] = {
    "another theme": lambda board: board.set_theme(shipped_themes()[2]),
    "another language": lambda board: board.set_words(BoardWords(throw="Würfeln")),
    "another size": lambda board: board.resize(640, 500),
    "a board turned": lambda board: board.set_turned(True),
    "a board mirrored": lambda board: board.set_mirrored(True),
    "another page": lambda board: board.hide(),
    "escape": lambda board: QTest.keyClick(board, Qt.Key.Key_Escape),
    "the window behind another": lambda board: QApplication.sendEvent(
        board, QEvent(QEvent.Type.WindowDeactivate)
    ),
}


def holding(make_table: MakeTable) -> Table:
    """A table with a checker in the hand."""
    table = make_table(TRIC_TRAC, (6, 5), (1, 2))
    table.open_game()
    table.carry(1, table.spot(9))
    assert table.board.move_input.holding is not None
    return table


@pytest.mark.parametrize("name", INTERRUPTIONS)
@pytest.mark.parametrize("speed", [0.0, 0.6])
def test_the_checker_stays_where_it_was(make_table: MakeTable, name: str, speed: float) -> None:
    table = holding(make_table)
    table.board.set_speed(speed)
    before = table.view
    INTERRUPTIONS[name](table.board)
    assert table.board.move_input.holding is None
    assert not table.board.move_input.busy
    table.release(table.spot(7))
    assert table.view == before
    assert table.steps == []
    table.board.board.animator.finish()
    assert table.shown_position_is_true()
    for item in table.board.board.checkers.items[Side.FIRST]:
        assert item.lie is not None
        assert (item.pos() - QPointF(*item.lie.spot)).manhattanLength() <= 2


def test_a_button_let_go_unseen_ends_the_drag_with_the_next_movement(
    make_table: MakeTable,
) -> None:
    table = holding(make_table)
    at = QPointF(table.spot(7))
    none = Qt.MouseButton.NoButton
    everywhere = QPointF(table.board.viewport().mapToGlobal(at.toPoint()))
    plain = Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(QEvent.Type.MouseMove, at, everywhere, none, none, plain)
    QApplication.sendEvent(table.board.viewport(), event)
    assert table.board.move_input.holding is None
    assert table.steps == []
    assert table.shown_position_is_true()


def test_leaving_the_window_keeps_the_checker_in_the_hand(make_table: MakeTable) -> None:
    table = holding(make_table)
    QApplication.sendEvent(table.board.viewport(), QEvent(QEvent.Type.Leave))
    table.move(QPoint(-50, -50))
    assert table.board.move_input.holding is not None, "whoever comes back still holds it"
    table.move(table.spot(7))
    table.release(table.spot(7))
    assert table.view.count(Side.FIRST, 7) == 1
