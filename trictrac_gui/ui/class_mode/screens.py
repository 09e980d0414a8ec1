"""The screens that can be shown on, by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication, QScreen


class Showable(Protocol):
    """As much of a screen as is needed."""

    def name(self) -> str:
        """What the system calls it."""
        ...

    def geometry(self) -> QRect:
        """Where it lies among the others."""
        ...


class Screens(QObject):
    """The screens that are plugged in. ``changed`` comes when there are others."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._tell)
        app.screenRemoved.connect(self._tell)

    def _tell(self, screen: QScreen) -> None:
        self.changed.emit()

    def all(self) -> Sequence[Showable]:
        """Every screen, the main one first."""
        main = QGuiApplication.primaryScreen()
        return [main, *(screen for screen in QGuiApplication.screens() if screen is not main)]

    def of(self, name: str) -> Showable | None:
        """The screen of a name."""
        return next((screen for screen in self.all() if screen.name() == name), None)

    def put(self, window: QObject, screen: Showable) -> None:
        """Let a window fill a screen."""
        from PySide6.QtWidgets import QWidget

        assert isinstance(window, QWidget)
        if isinstance(screen, QScreen):
            window.setScreen(screen)
        window.setGeometry(screen.geometry())
        window.showFullScreen()
