"""Everything the keyboard comes to has a name that is read out, and shows that it is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QWidget

from tests.ui.conftest import Open
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.state import Ending
from trictrac_gui.ui.dialogs.report import ReportDialog
from trictrac_gui.ui.files.export import OverwriteDialog
from trictrac_gui.ui.library.busy import BusyDialog
from trictrac_gui.ui.library.library_controller import DestroyDialog
from trictrac_gui.ui.library.moved import MovedDialog
from trictrac_gui.ui.moves.agree import AgreeDialog
from trictrac_gui.ui.sets.lesson_made import LessonMade
from trictrac_gui.ui.start.start_page import StartPage
from trictrac_gui.ui.window.window_controller import WindowController


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


def end_of_game(host: WindowController) -> None:
    assert host.session is not None
    host.session.resign()
    host.session.answer(True)


def ask_to_give_up(host: WindowController) -> None:
    host.window.actions_.give_up.trigger()


def ask_about_a_kept_board(host: WindowController) -> None:
    host.window.actions_.keep.trigger()
    host.window.actions_.sets.trigger()
    host.rooms.drawer.shelf.ask_question()


DIALOGS: dict[str, Callable[[WindowController], object]] = {
    "settings": lambda host: host.window.actions_.settings.trigger(),
    "keys": lambda host: host.window.actions_.keys.trigger(),
    "about": lambda host: host.window.actions_.about.trigger(),
    "my data": lambda host: host.window.actions_.my_data.trigger(),
    "busy": lambda host: BusyDialog(host.window).open(),
    "moved": lambda host: MovedDialog("/media/stick", host.window).open(),
    "delete for good": lambda host: DestroyDialog(2, host.window).open(),
    "leave": lambda host: host.window.actions_.leave.trigger(),
    "give up": ask_to_give_up,
    "game over": end_of_game,
    "overwrite": lambda host: OverwriteDialog(Path("game.mat"), host.window).open(),
    "message": lambda host: host.tell(lambda: "Something to read."),
    "agree": lambda host: AgreeDialog("Ada, 6 and 5: 24 – 13.", parent=host.window).open(),
    "question": ask_about_a_kept_board,
    "lesson made": lambda host: LessonMade(Path("lesson.txt"), (2, 3), host.window).open(),
    "report": lambda host: ReportDialog("line", host.window).open(),
}


def open_dialog(host: WindowController, name: str) -> QDialog:
    DIALOGS[name](host)
    QCoreApplication.processEvents()
    found = [d for d in host.window.findChildren(QDialog) if d.isVisible()]
    assert len(found) == 1, found
    return found[0]


def playing(open_window: Open, variant: str = "backgammon") -> WindowController:
    host = open_window("--new", variant, "--seed", "3")
    while host.session is not None and host.session.view().to_move is None:
        host.session.throw(host.session.view().may_throw[0])
    return host


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_start_page_is_without_a_name(open_window: Open, language: str) -> None:
    host = open_window("--language", language)
    page = host.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    for card in page.cards:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        assert nameless(host.window) == []


@pytest.mark.parametrize("variant", ["tric-trac", "backgammon"])
def test_nothing_at_the_table_is_without_a_name(open_window: Open, variant: str) -> None:
    host = open_window("--new", variant)
    board = host.window.game.board
    board.clearFocus()
    board.setFocus(Qt.FocusReason.TabFocusReason)
    assert board.stops.made
    host.window.actions_.rules.setChecked(True)
    host.window.actions_.moves.setChecked(True)
    QCoreApplication.processEvents()
    assert nameless(host.window) == []
    named = {w.accessibleName() for w in reachable(board) if w is not board}
    assert len(named) >= 26


@pytest.mark.parametrize("name", DIALOGS)
def test_nothing_in_a_dialog_is_without_a_name(open_window: Open, name: str) -> None:
    dialog = open_dialog(playing(open_window), name)
    assert nameless(dialog) == []
    assert read_out(dialog)


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
    host = open_window()
    for widget in reachable(host.window):
        if widget.isEnabled() and widget.isVisible() and widget.focusPolicy() & TAB:
            without, there = pictures(widget)
            assert without != there, widget


def test_the_keyboard_can_be_seen_at_the_table(open_window: Open) -> None:
    host = playing(open_window)
    host.window.actions_.rules.setChecked(True)
    QCoreApplication.processEvents()
    for widget in reachable(host.window):
        if widget.isEnabled() and widget.isVisible() and widget.focusPolicy() & TAB:
            without, there = pictures(widget)
            assert without != there, widget


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_leads_into_the_board_and_out_again(open_window: Open, key: Qt.Key) -> None:
    host = playing(open_window)
    window, board = host.window, host.window.game.board
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
    host = playing(open_window)
    open_dialog(host, "game over")
    assert host.session is not None
    result = host.session.view().result
    assert result is not None
    assert result.ending is not Ending.LEFT
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
