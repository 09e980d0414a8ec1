"""Everything the keyboard comes to has a name that is read out, and shows that it is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QPushButton, QWidget

from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.model import Ending
from trictrac_gui.storage.sets import PositionSet
from trictrac_gui.ui.dialogs.about import ReportDialog
from trictrac_gui.ui.files.export import overwrite_question
from trictrac_gui.ui.game.game_dialogs import busy_question, moved_question
from trictrac_gui.ui.library.library_controller import destroy_question
from trictrac_gui.ui.moves.moves_controller import agreement_question
from trictrac_gui.ui.sets.sets_controller import (
    delete_question,
    lesson_question,
    merged_question,
    other_lesson_question,
)
from trictrac_gui.ui.start.start_page import StartPage
from trictrac_gui.variants import BACKGAMMON


def reachable(root: QWidget) -> Iterator[QWidget]:
    """All visible widgets that can be given the keyboard; inner parts of choosers are theirs."""
    for widget in (root, *root.findChildren(QWidget)):
        focusable = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
        inner = widget.focusProxy() is not None or isinstance(widget, QAbstractItemView)
        if focusable and not inner and widget.isVisibleTo(root) and not widget.isWindow():
            yield widget


def read_out(widget: QWidget) -> str:
    """The name a screen reader gives a widget."""
    interface: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.text(QAccessible.Text.Name)


def nameless(root: QWidget) -> list[str]:
    return [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in reachable(root)
        if not read_out(widget).strip()
    ]


def end_of_game(program: Program) -> None:
    assert program.game.session is not None
    program.game.session.resign()
    program.game.session.answer(True)


def ask_to_give_up(program: Program) -> None:
    program.window.actions_.give_up.trigger()


def ask_about_a_kept_board(program: Program) -> None:
    program.window.actions_.keep.trigger()
    program.window.actions_.sets.trigger()
    program.sets.ask_question()


DIALOGS: dict[str, Callable[[Program], object]] = {
    "settings": lambda program: program.window.actions_.settings.trigger(),
    "keys": lambda program: program.window.actions_.keys.trigger(),
    "about": lambda program: program.window.actions_.about.trigger(),
    "my data": lambda program: program.window.actions_.my_data.trigger(),
    "busy": lambda program: busy_question(program.window, look=int, again=int).open(),
    "moved": lambda program: moved_question(program.window, "/media/stick", int).open(),
    "delete for good": lambda program: destroy_question(program.window, 2, int).open(),
    "leave": lambda program: program.window.actions_.leave.trigger(),
    "give up": ask_to_give_up,
    "game over": end_of_game,
    "overwrite": lambda program: overwrite_question(program.window, Path("game.mat"), int).open(),
    "message": lambda program: program.context.show_message(lambda: "Something to read."),
    "agree": lambda program: agreement_question(program.window, "Ada, 6 and 5.", int).open(),
    "question": ask_about_a_kept_board,
    "lesson made": lambda program: lesson_question(
        program.window, Path("lesson.txt"), (2, 3), (1,), int
    ).open(),
    "sets merged": lambda program: merged_question(program.window, "More", 2, int).open(),
    "delete a set": lambda program: delete_question(
        program.window, PositionSet("More", BACKGAMMON), int
    ).open(),
    "other lesson": lambda program: other_lesson_question(
        program.window, Path("lesson.txt"), int, int
    ).open(),
    "report": lambda program: ReportDialog("line", program.window).open(),
}


def open_dialog(program: Program, name: str) -> QDialog:
    DIALOGS[name](program)
    QCoreApplication.processEvents()
    found = [d for d in program.window.findChildren(QDialog) if d.isVisible()]
    assert len(found) == 1, found
    return found[0]


def playing(open_window: Open, variant: str = "backgammon") -> Program:
    program = open_window("--new", variant, "--seed", "3")
    while program.game.session is not None and program.game.session.view().to_move is None:
        program.game.session.throw(program.game.session.view().may_throw[0])
    return program


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_start_page_is_without_a_name(open_window: Open, language: str) -> None:
    program = open_window("--language", language)
    page = program.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    for card in page.cards:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        assert nameless(program.window) == []


@pytest.mark.parametrize("variant", ["tric-trac", "backgammon"])
def test_nothing_at_the_table_is_without_a_name(open_window: Open, variant: str) -> None:
    program = open_window("--new", variant)
    board = program.game.page.board
    board.clearFocus()
    board.setFocus(Qt.FocusReason.TabFocusReason)
    assert board.stops.made
    program.window.actions_.rules.setChecked(True)
    program.window.actions_.moves.setChecked(True)
    QCoreApplication.processEvents()
    assert nameless(program.window) == []
    named = {w.accessibleName() for w in reachable(board) if w is not board}
    assert len(named) >= 26


@pytest.mark.parametrize("name", DIALOGS)
def test_nothing_in_a_dialog_is_without_a_name(open_window: Open, name: str) -> None:
    dialog = open_dialog(playing(open_window), name)
    assert nameless(dialog) == []
    assert read_out(dialog)
    focused = dialog.focusWidget()
    if isinstance(focused, QPushButton):
        assert focused.isDefault(), "Enter does not do what it seems to do"


@pytest.mark.parametrize("name", DIALOGS)
def test_tab_goes_round_a_dialog_from_top_to_bottom(open_window: Open, name: str) -> None:
    dialog = open_dialog(playing(open_window), name)
    wanted = {w for w in reachable(dialog) if w.focusPolicy() & Qt.FocusPolicy.TabFocus}
    first = dialog.focusWidget()
    assert first is not None
    met: list[QWidget] = []
    for _ in range(2 * len(wanted) + 2):
        now = QApplication.focusWidget()
        assert now is not None
        if now in met:
            break
        met.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    exclusive = {w for w in wanted if w.metaObject().className() == "QRadioButton"}
    assert wanted - exclusive <= set(met)


def pictures(widget: QWidget) -> tuple[bytes, bytes]:
    """The window around a widget with the keyboard elsewhere, and with it on the widget."""
    window = widget.window()
    QCoreApplication.processEvents()  # what is still to be laid out moves the widget
    area = widget.rect()
    area.moveTo(widget.mapTo(window, area.topLeft()))
    area.adjust(-3, -3, 3, 3)

    def picture() -> bytes:
        QCoreApplication.processEvents()
        image = window.grab(area).toImage()
        return bytes(image.constBits())

    widget.clearFocus()
    without = picture()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return without, picture()


@pytest.mark.parametrize("name", DIALOGS)
def test_the_keyboard_can_be_seen_in_a_dialog(open_window: Open, name: str) -> None:
    dialog = open_dialog(playing(open_window), name)
    for widget in reachable(dialog):
        without, there = pictures(widget)
        assert without != there, widget


def test_the_keyboard_can_be_seen_on_the_start_page(open_window: Open) -> None:
    program = open_window()
    for widget in reachable(program.window):
        if widget.isEnabled() and widget.isVisible() and widget.focusPolicy() & TAB:
            without, there = pictures(widget)
            assert without != there, widget


def test_the_keyboard_can_be_seen_at_the_table(open_window: Open) -> None:
    program = playing(open_window)
    program.window.actions_.rules.setChecked(True)
    QCoreApplication.processEvents()
    for widget in reachable(program.window):
        if widget.isEnabled() and widget.isVisible() and widget.focusPolicy() & TAB:
            without, there = pictures(widget)
            assert without != there, widget


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_leads_into_the_board_and_out_again(open_window: Open, key: Qt.Key) -> None:
    program = playing(open_window)
    window, board = program.window, program.game.page.board
    window.actions_.rules.setChecked(True)
    QTest.keyClick(board, Qt.Key.Key_Up)
    assert board.has_keyboard
    met = 0
    for _ in range(40):
        now = window.focusWidget()
        assert now is not None
        QTest.keyClick(now, key)
        met += board.has_keyboard
        assert window.focusWidget() is not now
    # Once in each round: its twenty-seven places are one stop.
    assert 2 <= met <= 20


TAB = Qt.FocusPolicy.TabFocus


def test_the_end_of_a_game_is_one_of_the_dialogs(open_window: Open) -> None:
    program = playing(open_window)
    open_dialog(program, "game over")
    assert program.game.session is not None
    result = program.game.session.view().result
    assert result is not None
    assert result.ending is not Ending.LEFT
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
