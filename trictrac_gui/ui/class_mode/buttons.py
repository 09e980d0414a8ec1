"""The large buttons of class mode: an icon, or the ink of a colour; never smaller than a thumb."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from trictrac_gui.engine.drawings import Colour
from trictrac_gui.ui.class_mode.class_style import two_tone
from trictrac_gui.ui.class_mode.drawing_styles import paint_arrow, paint_number

LEAST = 40
"""The smallest edge of a large button in logical pixels."""


class LargeButton(QPushButton):
    """A button with an icon; a click leaves the keyboard where it is."""

    def __init__(self, picture: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._edge = 0
        self.setProperty("large", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(True)  # Return presses it as well as space
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, text: str, key: str = "") -> None:
        """Carry words for the pointer that rests on it and for screen readers."""
        self.setToolTip(f"{text} ({key})" if key else text)
        self.setAccessibleName(text)

    def grow(self, edge: int) -> None:
        """Take another size."""
        edge = max(LEAST, edge)
        if edge == self._edge:
            return
        self._edge = edge
        self.setFixedHeight(edge)
        if self._picture:
            size = round(self._edge * 0.66)
            self.setIcon(two_tone(self._picture, size))
            self.setIconSize(QSize(size, size))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """No smaller than a thumb."""
        return QSize(LEAST, self._edge)

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(self._edge, self._edge)


class ColourButton(LargeButton):
    """A button with the line and the shape of a colour."""

    def __init__(self, colour: Colour, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.colour = colour
        self.setCheckable(True)
        self.setProperty("ink", True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, and on it an arrow and a plate in this ink; a chosen one is underlined."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = float(self.width()), float(self.height())
        unit = min(high, wide) * 0.52
        y = high * 0.68
        start, end = QPointF(wide * 0.16, y), QPointF(wide * 0.84, y)
        paint_arrow(painter, start, end, unit, self.colour)
        paint_number(painter, QPointF(wide / 2, high * 0.31), unit * 0.62, self.colour, 1)
        if self.isChecked():
            pen = painter.pen()
            pen.setColor(self.palette().color(self.foregroundRole()))
            pen.setWidthF(max(3.0, high * 0.09))
            painter.setPen(pen)
            edge = pen.widthF() / 2
            painter.setBrush(Qt.BrushStyle.NoBrush)
            box = self.rect().toRectF().adjusted(edge, edge, -edge, -edge)
            painter.drawRoundedRect(box, high * 0.16, high * 0.16)
        painter.end()
