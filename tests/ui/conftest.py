"""A window built as the program builds it, in folders of its own."""

from __future__ import annotations

import itertools
import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.sessions import session_at
from tests.ui.talk import MakeTalk, Talk
from trictrac_gui import app as app_module
from trictrac_gui.app import Program
from trictrac_gui.assets import THEMES, resource
from trictrac_gui.engine.model import Roll
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.files import worker
from trictrac_gui.ui.widgets import press_guard
from trictrac_gui.ui.window.arguments import Arguments, parse
from trictrac_gui.variants import VARIANTS

Open = Callable[..., Program]


@pytest.fixture(autouse=True)
def patient_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses in a test takes a second to look first, without any waiting."""
    seconds = itertools.count()
    monkeypatch.setattr(press_guard, "clock", lambda: float(next(seconds)))


@pytest.fixture(autouse=True)
def hands_off() -> Iterator[None]:
    """No test begins with a button of the mouse that an earlier one left down."""
    yield
    if QApplication.instance() is None or not QApplication.mouseButtons():
        return
    pad = QWidget()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        if QApplication.mouseButtons() & button:
            QTest.mouseRelease(pad, button)
    pad.deleteLater()
    assert not QApplication.mouseButtons()


@pytest.fixture
def talk(tmp_path: Path, qapp: QApplication) -> Iterator[MakeTalk]:
    """Makes games to listen to that begin in a position, with Red or White to throw."""
    made: list[Talk] = []

    def make(variant: Variant, text: str, *rolls: Roll) -> Talk:
        made.append(Talk(session_at(tmp_path / f"g{len(made)}", variant, text, *rolls)))
        return made[-1]

    yield make
    for game in made:
        game.session.close()


@pytest.fixture
def build_window(
    qapp: QApplication,
    translations: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Open]:
    """Builds the program with the arguments given, as often as wanted, and shows nothing yet."""
    monkeypatch.setenv("TRICTRAC_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    if worker.AT_ONCE > 0.05:  # what a test opens is there at once, however busy the machine is
        monkeypatch.setattr(worker, "AT_ONCE", 20.0)
    monkeypatch.setattr(
        app_module,
        "resource",
        lambda *parts: translations if parts == ("i18n",) else resource(*parts),
    )
    programs: list[Program] = []

    def build(*arguments: str) -> Program:
        given = list(arguments)
        if "--language" not in given:
            given += ["--language", "en"]
        parsed: Arguments = parse(given, VARIANTS, THEMES, "0")
        programs.append(app_module.build(app_module.application(), parsed))
        return programs[-1]

    yield build
    for program in programs:
        program.language.release()
        if isValid(program.window):
            program.window.close()
            program.window.deleteLater()
    # The windows go first, or they would all be styled anew.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")
    logger = logging.getLogger("trictrac_gui")
    for handler in list(logger.handlers):
        logger.removeHandler(handler)
        handler.close()


@pytest.fixture
def open_window(build_window: Open, qtbot: QtBot) -> Open:
    """Starts the program with the arguments given, as often as wanted, without animation."""

    def start(*arguments: str) -> Program:
        program = build_window(*arguments)
        program.game.page.board.set_speed(0)
        program.window.resize(1280, 800)
        program.window.show()
        program.window.activateWindow()
        assert QTest.qWaitForWindowActive(program.window)
        qtbot.waitUntil(lambda: program.prepared)
        return program

    return start
