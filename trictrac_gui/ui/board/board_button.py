"""A small button that lies on the board."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


class BoardButton(QAbstractButton):
    """A real button, so that keys and screen readers reach it; ``left`` leads back to the board."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        # Or the board under it would take the touch of a finger or a pen.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    def lay(self, size: int, text: str) -> None:
        """Take a size and a meaning."""
        self.resize(size, size)
        self.setToolTip(text)
        self.setStatusTip(text)
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        """The size given by the board."""
        return self.size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as space does, Esc goes back to the board."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
