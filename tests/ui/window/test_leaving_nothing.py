"""A window that has gone takes all of its widgets with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Open


@pytest.mark.parametrize("arguments", [(), ("--new", "tric-trac"), ("--new", "backgammon")])
def test_no_widget_is_left_of_a_window_that_was_closed(
    open_window: Open, arguments: tuple[str, ...]
) -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    before = len(QApplication.allWidgets())
    program = open_window(*arguments)
    assert len(QApplication.allWidgets()) > before
    program.window.close()
    program.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(QApplication.allWidgets()) == before
