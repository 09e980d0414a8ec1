"""A link in one line, whatever it says: what does not fit ends in an ellipsis."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

PADDING = 16
"""What the style sheet puts about the words of a link, both sides together."""

SLACK = 4
"""Letters that lean out of their own width."""


class OfferLink(QPushButton):
    """The paragraph that fits the moment; the whole sentence is in its tool tip and its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setProperty("link", True)
        self.setProperty("hint", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def offer(self, words: str) -> None:
        """Say what is offered."""
        self._whole = words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for all of it."""
        words = self.fontMetrics().horizontalAdvance(self._whole) + SLACK
        return QSize(words + PADDING, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Room for its first words."""
        return QSize(self.fontMetrics().averageCharWidth() * 12, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the type, which the style sheet sets after the first words were measured."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self._fit()

    def _fit(self) -> None:
        room = self.width() - PADDING
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))
