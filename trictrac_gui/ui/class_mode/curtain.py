"""The curtain: a plain screen over everything, that says nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

DARK, BRIGHT = QColor("#000000"), QColor("#ffffff")


class Curtain(QWidget):
    """Covers the widget it hangs over. ``touched`` comes with a click on it."""

    touched = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._colour = DARK
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        over.installEventFilter(self)
        self.hide()

    @property
    def drawn(self) -> bool:
        """Whether it covers everything."""
        return not self.isHidden()

    def draw(self, bright: bool) -> None:
        """Cover everything with black or white."""
        self._colour = BRIGHT if bright else DARK
        self.setGeometry(self._over.rect())
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.show()
        self.raise_()
        self.update()

    def lift(self) -> None:
        """Show everything again."""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what it hangs over."""
        if event.type() is QEvent.Type.Resize and self.drawn:
            self.setGeometry(self._over.rect())
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click is told, and reaches nothing behind."""
        self.touched.emit()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """One colour and nothing else."""
        QPainter(self).fillRect(self.rect(), self._colour)
