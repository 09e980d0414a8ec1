"""Rows that wrap, columns as wide as their contents, and pages that name themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from trictrac_gui.ui.widgets.fitting import PageBar, SideArea, WrappingRow

WORDS = ("Open from text…", "Copy as text", "Save a copy…")


def laid_out(widget: QWidget, qtbot: QtBot, width: int) -> QWidget:
    qtbot.addWidget(widget)
    layout = widget.layout()
    assert layout is not None
    widget.resize(width, layout.heightForWidth(width))
    widget.show()
    layout.activate()
    return widget


def bar() -> tuple[PageBar, QLabel, list[QPushButton]]:
    title, buttons = QLabel("Set up a position"), [QPushButton(word) for word in WORDS]
    return PageBar(QPushButton("Back"), (title,), *buttons), title, buttons


def test_a_bar_with_room_is_one_row_and_its_title_takes_what_is_left(qtbot: QtBot) -> None:
    page_bar, title, buttons = bar()
    laid_out(page_bar, qtbot, 1400)
    assert {button.y() for button in buttons} == {buttons[0].y()}
    assert title.width() > title.sizeHint().width()
    assert buttons[-1].geometry().right() > 1400 - 20


@pytest.mark.parametrize("width", [250, 400, 600])
def test_a_bar_without_room_wraps_and_cuts_no_button(qtbot: QtBot, width: int) -> None:
    page_bar, _, buttons = bar()
    laid_out(page_bar, qtbot, width)
    for button in buttons:
        assert button.width() >= button.sizeHint().width()
        assert page_bar.rect().contains(button.geometry())
    places = [button.geometry() for button in buttons]
    assert not any(one.intersects(two) for one in places for two in places if one is not two)


def test_what_is_hidden_takes_no_room_in_a_row(qtbot: QtBot) -> None:
    page = QWidget()
    row = WrappingRow(page, fill=True)
    buttons = [QPushButton(word) for word in WORDS]
    row.add(*buttons)
    buttons[1].hide()
    laid_out(page, qtbot, 600)
    assert buttons[0].y() == buttons[2].y()
    assert buttons[0].width() == buttons[2].width() == (600 - row.spacing()) // 2


def test_a_side_column_asks_for_the_width_of_its_contents(qtbot: QtBot) -> None:
    area, content = SideArea(), QPushButton("A long word on a button")
    area.setWidget(content)
    qtbot.addWidget(area)
    before = area.minimumSizeHint().width()
    assert before > content.minimumSizeHint().width()
    content.setText(2 * content.text())
    assert area.minimumSizeHint().width() > before


def test_the_title_of_the_window_names_the_page_over_the_table(open_window: Open) -> None:
    program = open_window("--new", "backgammon", "--language", "en")
    at_table = program.window.windowTitle()
    program.window.actions_.set_up.trigger()
    assert program.window.windowTitle() == "Set up a position"
    program.window.actions_.languages["de"].trigger()
    QCoreApplication.processEvents()
    assert program.window.windowTitle() == "Stellung aufbauen"
    program.window.actions_.languages["en"].trigger()
    QCoreApplication.processEvents()
    program.editor.page.leave.click()
    assert program.window.windowTitle() == at_table
