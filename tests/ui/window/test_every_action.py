"""Every entry of every menu works from every page, and no key stands for two things."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QShortcut, QShortcutEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tests.ui.conftest import Open
from tests.ui.waiting import comes_true
from tests.ui.window.test_navigator import OPENED, Opened
from trictrac_gui import app as app_module
from trictrac_gui.app import Program
from trictrac_gui.engine.model import Side
from trictrac_gui.ui.game.game_dialogs import CheckableDiceDialog


def at_once(program: Program) -> None:
    """The page that the program comes up with."""


def played(program: Program) -> None:
    session = program.game.session
    assert session is not None
    while session.view().to_move is None:
        session.throw()


def finished(program: Program) -> None:
    played(program)
    assert program.game.session is not None
    program.game.session.resign(1, Side.FIRST)
    program.game.session.answer(True)


def kept(program: Program) -> None:
    program.window.actions_.keep.trigger()
    program.window.actions_.sets.trigger()


GAME = ["--new", "backgammon", "--seed", "3"]

PLACES: dict[str, tuple[list[str], Opened]] = {
    "start": ([], at_once),
    "game": (GAME, at_once),
    "game going on": (["--new", "tric-trac", "--seed", "3"], played),
    "game over": (GAME, finished),
    "kept boards": (GAME, kept),
    **{f"{page} over a game": (GAME, OPENED[page]) for page in OPENED},
    **{f"{page} over the start": ([], OPENED[page]) for page in OPENED if page != "lesson"},
}

QUICK = {"start", "game", "game over", "kept boards"}
QUICK |= {f"{page} over a game" for page in ("library", "lesson", "file", "editor", "diagram")}
"""The other places are looked at with the long tests."""

every_place = pytest.mark.parametrize(
    "place",
    [pytest.param(place, marks=() if place in QUICK else pytest.mark.long) for place in PLACES],
)


def entries(program: Program) -> list[QAction]:
    """What stands in the menus and in the toolbar, but for the end of the program."""
    menus = program.window.findChildren(QMenu)
    found = {id(action): action for menu in menus for action in menu.actions()}
    found |= {id(action): action for action in program.window.actions()}
    plain = [one for one in found.values() if not one.isSeparator() and one.menu() is None]
    return [one for one in plain if one is not program.window.actions_.quit]


def close_what_opened(program: Program) -> None:
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    if program._built("class_mode") and program.class_mode.active:
        program.class_mode.leave()
    for widget in QApplication.topLevelWidgets():
        if widget is not program.window and widget.isVisible():
            widget.close()
    QCoreApplication.processEvents()


@pytest.fixture
def trouble(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """What went wrong in a slot, where the program would only show a report."""
    found: list[BaseException] = []
    monkeypatch.setattr(app_module, "report", lambda *given: found.append(given[3]))
    return found


@every_place
def test_every_entry_of_every_menu_works_from_every_page(
    open_window: Open, trouble: list[BaseException], place: str
) -> None:
    arguments, come = PLACES[place]
    program = open_window(*arguments)
    QGuiApplication.clipboard().setText("nothing that could be read")
    come(program)
    close_what_opened(program)
    here = program.navigator.current
    assert here is not None
    names = [action.objectName() or action.text() for action in entries(program)]
    assert len(names) > 40
    for name in names:
        if program.navigator.current is not here:  # where the entry before led elsewhere
            program.navigator.show(here)
        action = next((a for a in entries(program) if name in (a.objectName(), a.text())), None)
        if action is not None:
            action.trigger()
            QCoreApplication.processEvents()
        close_what_opened(program)
        assert trouble == [], (place, name)


def test_checkable_dice_can_be_had_before_the_start_page_was_ever_seen(
    open_window: Open, trouble: list[BaseException]
) -> None:
    program = open_window(*GAME)
    assert program.game.session is not None
    program.game.let_go()
    assert "page" not in program.start.__dict__
    program.window.actions_.checkable.trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, CheckableDiceDialog)
    dialog.begin.click()
    assert trouble == []
    assert program.game.session is not None


# --- Keys ------------------------------------------------------------------------------------


class Ambiguous(QObject):
    """Notes the shortcuts that were pressed and stand for more than one thing; does none."""

    def __init__(self) -> None:
        super().__init__()
        self.met: set[str] = set()
        self.found: set[str] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QShortcutEvent):
            keys = event.key().toString()
            self.met.add(keys)
            if event.isAmbiguous():
                self.found.add(keys)
            return True
        return event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


RARE = Qt.Key.Key_MediaPlay
"""From here on there are keys of rare keyboards, such as one for Paste alone."""


def all_keys(program: Program) -> list[QKeySequence]:
    """Every sequence that is bound anywhere in the program."""
    found: dict[str, QKeySequence] = {}
    for top in QApplication.topLevelWidgets():
        for action in top.findChildren(QAction):
            found |= {keys.toString(): keys for keys in action.shortcuts()}
        for shortcut in top.findChildren(QShortcut):
            found |= {one.toString(): one for one in QShortcut.keys(shortcut)}
    for action in program.window.actions_.all.values():
        found |= {keys.toString(): keys for keys in action.shortcuts()}
    return [keys for keys in found.values() if keys[0].key() < RARE]  # type: ignore[index]


def takers(root: QWidget) -> Iterator[QWidget]:
    """One visible widget of each kind and parent that takes the keyboard."""
    seen: set[tuple[type, QWidget | None]] = set()
    for widget in root.findChildren(QWidget):
        kind = (type(widget), widget.parentWidget())
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes and widget.isVisible() and widget.isEnabled() and kind not in seen:
            seen.add(kind)
            yield widget


def ambiguous_in(program: Program, root: QWidget) -> set[str]:
    """The keys that stand for two things, wherever the keyboard is in a window."""
    app = QApplication.instance()
    assert app is not None
    found: set[str] = set()
    keys = all_keys(program)
    for widget in [root, *takers(root)]:
        widget.setFocus()
        spy = Ambiguous()
        app.installEventFilter(spy)
        try:
            for one in keys:
                QTest.keySequence(widget, one)
        finally:
            app.removeEventFilter(spy)
        found |= {f"{keys} on {type(widget).__name__}" for keys in spy.found}
    return found


@every_place
def test_no_key_stands_for_two_things_on_any_page(open_window: Open, place: str) -> None:
    arguments, come = PLACES[place]
    program = open_window(*arguments)
    come(program)
    assert comes_true(lambda: QApplication.activeWindow() is not None)
    close_what_opened(program)
    actions = program.window.actions_
    if program.navigator.in_game:
        for dock in (actions.rules, actions.moves, actions.coach, actions.plays):
            dock.setChecked(True)
    program.window.activateWindow()
    assert QTest.qWaitForWindowActive(program.window)
    assert ambiguous_in(program, program.window) == set()


def test_no_key_stands_for_two_things_in_class_mode(open_window: Open) -> None:
    program = open_window(*GAME)
    program.window.actions_.present.trigger()
    window = program.class_mode.window
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    assert ambiguous_in(program, window) == set()


@pytest.mark.parametrize("name", ["settings", "keys", "about", "my_data"])
def test_no_key_stands_for_two_things_in_a_dialog(open_window: Open, name: str) -> None:
    program = open_window(*GAME)
    program.window.actions_.all[name].trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    assert ambiguous_in(program, dialog) == set()
    close_what_opened(program)
