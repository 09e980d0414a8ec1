"""Where the window stands: remembered, and never brought back off the screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow

from trictrac_gui.storage.settings import WindowGeometry

SMALLEST = QSize(780, 550)
"""Fits a screen of 800 by 600 with the window's frame."""

USUAL = QSize(1280, 800)

SETTLED = 400
"""Milliseconds of rest after a change of the screens."""

TITLE_BAR, EDGE = 34, 6
"""Room for the window's frame, whose true size is known only once the window is shown."""


def fitted(wanted: WindowGeometry | None, screens: Sequence[QRect]) -> QRect:
    """The rectangle to open in: the wanted one, shrunk and moved until a screen holds it.

    ``screens`` are the usable areas, the main screen first; the frame is to be on them as well.
    """
    screens = [area.adjusted(EDGE, TITLE_BAR, -EDGE, -EDGE) for area in screens]
    main = screens[0]
    if wanted is None:
        found = QRect(main.topLeft(), USUAL.boundedTo(main.size()).expandedTo(SMALLEST))
        found.moveCenter(main.center())
        return found
    rect = QRect(wanted.x, wanted.y, wanted.width, wanted.height)
    screen = max(screens, key=lambda area: _overlap(area, rect))
    if _overlap(screen, rect) == 0:
        screen = main
    rect.setSize(rect.size().boundedTo(screen.size()).expandedTo(SMALLEST))
    rect.moveLeft(max(screen.left(), min(rect.left(), screen.right() + 1 - rect.width())))
    rect.moveTop(max(screen.top(), min(rect.top(), screen.bottom() + 1 - rect.height())))
    return rect


def usable_areas() -> list[QRect]:
    """What may be used of each screen, the main one first."""
    main = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not main]
    return [screen.availableGeometry() for screen in (main, *others)]


class OnScreen(QObject):
    """Brings a window back when its screen is unplugged, or takes another resolution."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        # The system moves windows itself; what it leaves off the screen is seen a little later.
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(SETTLED)
        self._waiting.timeout.connect(self.look)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._watch)
        app.screenRemoved.connect(self._waiting.start)
        for screen in QGuiApplication.screens():
            self._watch(screen)

    def _watch(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._waiting.start)

    def look(self) -> None:
        """Move and shrink the window until a screen holds it, unless the system sees to that."""
        window = self._window
        if window.isVisible() and not (window.isMaximized() or window.isFullScreen()):
            rect = fitted(geometry_of(window), usable_areas())
            if rect != window.geometry():
                window.setGeometry(rect)


def _overlap(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return max(0, both.width()) * max(0, both.height())


def geometry_of(window: QMainWindow) -> WindowGeometry:
    """Where a window stands when it is neither maximised nor full screen."""
    normal = window.normalGeometry()
    rect = normal if normal.isValid() and not normal.isEmpty() else window.geometry()
    return WindowGeometry(rect.x(), rect.y(), rect.width(), rect.height(), window.isMaximized())
