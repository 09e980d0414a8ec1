"""Small widgets that every page uses: labels in the roles of the style sheet, and a checker."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from trictrac_gui.ui.theme.style_sheet import BASE_SIZE
from trictrac_gui.ui.theme.theme import SideColours


class Swatch(QWidget):
    """A checker in the colours of a side."""

    def __init__(self, diameter: int = 24, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours: SideColours | None = None
        self._wanted = diameter
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_colours(self, colours: SideColours) -> None:
        self._colours = colours
        self.update()

    def sizeHint(self) -> QSize:
        """A square with room for the rim."""
        edge = round(self._diameter) + 2
        return QSize(edge, edge)

    @property
    def _diameter(self) -> float:
        """It grows with the type."""
        pixels = self.fontInfo().pixelSize()
        return self._wanted * max(1.0, pixels / BASE_SIZE)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._colours is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.rect().toRectF().center()
        radius = self._diameter / 2 - 1
        # White on a bright plate, or black on a dark one, needs a line of the other kind.
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        ink.setAlphaF(0.7)
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius + 0.9, radius + 0.9)
        painter.setPen(QPen(QColor(self._colours.edge), 1.6))
        painter.setBrush(QColor(self._colours.checker))
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(QPen(QColor(self._colours.ring), 1.4))
        painter.drawEllipse(middle, radius * 0.58, radius * 0.58)


FLASH: Final = 900
"""Milliseconds for which a text stands out after a press that did nothing."""


def flash(shown: QLabel) -> None:
    """Let a text stand out for a moment: what it says has only just changed."""
    _let_stand_out(shown, True)
    QTimer.singleShot(FLASH, shown, lambda: _let_stand_out(shown, False))


def _let_stand_out(shown: QLabel, on: bool) -> None:
    if shown.property("fresh") != on:
        shown.setProperty("fresh", on)
        shown.style().unpolish(shown)
        shown.style().polish(shown)


def label(role: str, parent: QWidget | None = None, *, wrapped: bool = False) -> QLabel:
    """An empty label of one of the style sheet's roles; it shows plain text only."""
    result = QLabel(parent)
    if wrapped:
        result.setWordWrap(True)
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setProperty("role", role)
    return result


_UNSEEN: Final = "\u2060"
"""A word joiner: it takes no room, and no tag has one in its name."""


def plain(text: str) -> str:
    """A text from outside for a tip, which Qt would else take for rich text and fetch pictures for.

    It looks as it is; labels have a format of their own and take it as it is.
    """
    return text.replace("<", f"<{_UNSEEN}").replace("&lt;", f"&{_UNSEEN}lt;")


class ElidedLabel(QLabel):
    """A label for a name of any length: what does not fit ends in an ellipsis."""

    def __init__(self, role: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the shortest name that still says something."""
        whole = super().minimumSizeHint()
        return QSize(min(whole.width(), self.fontMetrics().averageCharWidth() * 6), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the name as there is room for."""
        painter = QPainter(self)
        room = self.contentsRect()
        line = " ".join(self.text().split())
        shown = self.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
