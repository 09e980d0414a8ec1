"""How often each of the 21 throws fell, as bars beside what was to be expected."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trictrac_gui.engine.dice_counts import THROWS, DiceCounts, count

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_ORDER: Final = tuple(
    sorted(range(len(THROWS)), key=lambda i: (THROWS[i][0] != THROWS[i][1], THROWS[i]))
)
"""The six doubles first: half as many of them are to be expected."""
_GAP: Final = 0.6
"""Between the doubles and the others, in columns."""

LARGE_TYPE = 8
USUAL_HEIGHT = 280
"""In pixels: only where so many lines of the type are higher, the chart is higher than this."""


class ThrowsChart(QWidget):
    """A bar for each throw, the two dice and the count below it, and a line at the height
    that is to be expected. All in the colours of the window, so that it can be told apart in grey.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: DiceCounts = count(())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_counts(self, counts: DiceCounts) -> None:
        """Show how often each throw fell."""
        self._counts = counts
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the counts in the font in use."""
        unit = self.fontMetrics().height()
        return QSize(unit * 38, self._high(16))

    def minimumSizeHint(self) -> QSize:
        """The least at which the dice can be read."""
        unit = self.fontMetrics().height()
        return QSize(unit * 24, self._high(12))

    def _high(self, lines: int) -> int:
        """So many lines of the type; of large type fewer, so that the counts are seen at once."""
        unit = self.fontMetrics().height()
        return min(lines * unit, max(LARGE_TYPE * unit, USUAL_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bars, counts and dice."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        column = self.width() / (len(THROWS) + _GAP)
        die = min(column * 0.62, self.height() * 0.09)
        text = self.fontMetrics().height()
        widest = max(self.fontMetrics().horizontalAdvance(str(n)) for n in self._counts.counts)
        rows = 2 if widest > column * 0.95 else 1  # long numbers stand in turns on two lines
        foot = 2 * die + 16 + rows * text
        tall = self.height() - foot - 6
        most = max(*self._counts.counts, *(self._counts.expected(t) for t in THROWS), 1.0)
        floor = self.height() - foot
        ink, bar = self.palette().color(QPalette.ColorRole.WindowText), self._bar()
        for place, index in enumerate(_ORDER):
            throw, fell = THROWS[index], self._counts.counts[index]
            left = (place + (_GAP if throw[0] != throw[1] else 0)) * column
            middle = left + column / 2
            height = tall * fell / most
            body = QRectF(middle - column * 0.34, floor - height, column * 0.68, height)
            painter.fillRect(body, bar)
            painter.setPen(ink)
            across = min(max(middle, widest / 2), self.width() - widest / 2)
            painter.drawText(
                QRectF(
                    across - widest, self.height() - (1 + place % rows) * text, 2 * widest, text
                ),
                Qt.AlignmentFlag.AlignCenter,
                str(fell),
            )
            if self._counts.total:
                line = floor - tall * self._counts.expected(throw) / most
                painter.setPen(QPen(ink, 1.6))
                painter.drawLine(
                    QPointF(middle - column * 0.45, line), QPointF(middle + column * 0.45, line)
                )
            for row, number in enumerate(throw):
                self._die(
                    painter, QPointF(middle, floor + 6 + die / 2 + row * (die + 4)), die, number
                )
        faint = QColor(ink)
        faint.setAlpha(110)
        painter.setPen(QPen(faint, 1))
        painter.drawLine(QPointF(0, floor + 0.5), QPointF(self.width(), floor + 0.5))
        painter.end()

    def _bar(self) -> QColor:
        colour = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        colour.setAlpha(190)
        return colour

    def _die(self, painter: QPainter, middle: QPointF, size: float, number: int) -> None:
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        half = size / 2
        painter.drawRoundedRect(
            QRectF(middle.x() - half, middle.y() - half, size, size), size * 0.2, size * 0.2
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for x, y in _PIPS[number]:
            painter.drawEllipse(middle + QPointF(x, y) * (size * 0.26), size * 0.1, size * 0.1)
