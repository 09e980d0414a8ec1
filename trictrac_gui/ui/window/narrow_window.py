"""Closes what stands beside the pages of a narrow window while one of them needs all its width."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDockWidget, QMainWindow

NARROW: Final = 86
"""In sizes of the type: in a wider window a page has room beside the rules."""


class NarrowWindow:
    """What was closed comes back once the page is left."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._closed: list[QDockWidget] = []

    def take(self) -> None:
        """Close the docks, where the window is narrow; those that are closed already stay so."""
        if self._window.width() >= NARROW * self._window.fontInfo().pixelSize():
            return
        for dock in self._window.findChildren(QDockWidget):
            if dock.isVisible():
                dock.hide()
                self._closed.append(dock)

    def give_back(self) -> None:
        """Open them again."""
        closed, self._closed = self._closed, []
        for dock in closed:
            dock.show()
