"""Where the window stands: remembered, and never brought back off the screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QMainWindow

from trictrac_gui.storage import Geometry

SMALLEST = QSize(800, 600)
USUAL = QSize(1280, 800)


def fitted(wanted: Geometry | None, screens: Sequence[QRect]) -> QRect:
    """The rectangle to open in: the wanted one, shrunk and moved until a screen holds it.

    ``screens`` are the usable areas, the main screen first.
    """
    main = screens[0]
    if wanted is None:
        size = USUAL.boundedTo(main.size())
        found = QRect(main.topLeft(), size)
        found.moveCenter(main.center())
        return found
    rect = QRect(wanted.x, wanted.y, wanted.width, wanted.height)
    screen = max(screens, key=lambda area: _overlap(area, rect))
    if _overlap(screen, rect) == 0:
        screen = main
    rect.setSize(rect.size().expandedTo(SMALLEST).boundedTo(screen.size()))
    rect.moveLeft(max(screen.left(), min(rect.left(), screen.right() + 1 - rect.width())))
    rect.moveTop(max(screen.top(), min(rect.top(), screen.bottom() + 1 - rect.height())))
    return rect


def _overlap(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return max(0, both.width()) * max(0, both.height())


def geometry_of(window: QMainWindow) -> Geometry:
    """Where a window stands when it is neither maximised nor full screen."""
    normal = window.normalGeometry()
    rect = normal if normal.isValid() and not normal.isEmpty() else window.geometry()
    return Geometry(rect.x(), rect.y(), rect.width(), rect.height(), window.isMaximized())
