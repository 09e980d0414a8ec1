"""Plots one can read at a glance, in the colours of the window and just as well in grey."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLineF, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trictrac_gui.storage.statistics import Month

MOST_MONTHS: Final = 24
"""So many months are shown at most, the last ones."""

FEWEST_MONTHS: Final = 12
"""A year is shown at least; one lonely bar tells nobody how long ago it was."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One line of a bar plot: its name, and what was won and lost that way."""

    name: str
    won: int
    lost: int


def _a_year(months: Sequence[Month]) -> Sequence[Month]:
    """These months, with as many before them, in which nothing was played, as a year lacks."""
    if not months:
        return months
    first = QDate(months[0].first.year, months[0].first.month, 1)
    missing = range(max(0, FEWEST_MONTHS - len(months)), 0, -1)
    before = [first.addMonths(-back) for back in missing]
    return [*(Month(date(day.year(), day.month(), 1), 0, 0) for day in before), *months]


class Plot(QWidget):
    """What plots share: the colours, and their sizes in the type in use."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def _unit(self) -> int:
        return self.fontMetrics().height()

    def _ink(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.WindowText)

    def _faint(self) -> QColor:
        ink = self._ink()
        ink.setAlpha(90)
        return ink

    def _won(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.Highlight)

    def paint_won(self, painter: QPainter, body: QRectF) -> None:
        """A full bar."""
        painter.fillRect(body, self._won())

    def paint_lost(self, painter: QPainter, body: QRectF) -> None:
        """A bar of lines, to be told from the full one without colours."""
        if body.width() < 1 or body.height() < 1:
            return
        painter.save()
        painter.setBrushOrigin(body.topLeft())
        painter.fillRect(body, QBrush(self._won(), Qt.BrushStyle.BDiagPattern))
        painter.setPen(QPen(self._won(), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(body.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.restore()


class Legend(Plot):
    """Which bars are which."""

    def __init__(self) -> None:
        super().__init__()
        self._words = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_words(self, won: str, lost: str) -> None:
        """Name the full bars and those of lines; an empty name is left out."""
        self._words = (won, lost)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics, unit = self.fontMetrics(), self._unit
        wide = sum(metrics.horizontalAdvance(word) + 3 * unit for word in self._words if word)
        return QSize(wide, round(unit * 1.2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a small bar before each word."""
        painter = QPainter(self)
        unit, left = self._unit, 0.0
        for word, paint in zip(self._words, (self.paint_won, self.paint_lost), strict=True):
            if not word:
                continue
            edge = unit * 0.7
            paint(painter, QRectF(left, (self.height() - edge) / 2, edge * 1.6, edge))
            left += edge * 1.6 + unit * 0.45
            painter.setPen(self._ink())
            wide = self.fontMetrics().horizontalAdvance(word) + 2
            box = QRectF(left, 0, wide, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, word)
            left += wide + unit
        painter.end()


class MonthsPlot(Plot):
    """Games won above the line and lost below it, month by month."""

    def __init__(self) -> None:
        super().__init__()
        self._months: Sequence[Month] = ()

    def show_months(self, months: Sequence[Month]) -> None:
        """Show these months: the last where they are many, the year up to them where few."""
        self._months = _a_year(months[-MOST_MONTHS:])
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for a year."""
        return QSize(self._unit * 24, self._unit * 11)

    def minimumSizeHint(self) -> QSize:
        """The least at which the numbers can be read."""
        return QSize(self._unit * 14, self._unit * 7)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._months:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self._unit
        up = max(max((month.won for month in self._months), default=0), 1)
        down = max((month.lost for month in self._months), default=0)
        room = self.height() - 2.2 * unit - (unit if down else 0)
        scale = room / (up + down)
        line = unit + up * scale
        column = min(self.width() / len(self._months), unit * 5.0)
        for place, month in enumerate(self._months):
            middle = column * (place + 0.5)
            wide = min(column * 0.62, unit * 2.4)
            won = QRectF(middle - wide / 2, line - month.won * scale, wide, month.won * scale)
            lost = QRectF(middle - wide / 2, line, wide, month.lost * scale)
            self.paint_won(painter, won)
            self.paint_lost(painter, lost)
            self._number(painter, month.won, QPointF(middle, won.top() - unit * 0.5), column)
            self._number(painter, month.lost, QPointF(middle, lost.bottom() + unit * 0.5), column)
        painter.setPen(QPen(self._ink(), 1))
        painter.drawLine(QLineF(0, line, column * len(self._months), line))
        self._name_months(painter, column)
        painter.end()

    def _number(self, painter: QPainter, number: int, middle: QPointF, column: float) -> None:
        if not number or self.fontMetrics().horizontalAdvance(str(number)) > column:
            return
        painter.setPen(self._ink())
        box = QRectF(middle.x() - column, middle.y() - self._unit, 2 * column, 2 * self._unit)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _name_months(self, painter: QPainter, column: float) -> None:
        """As many names as find room, the last month always among them."""
        unit, locale = self._unit, QLocale()
        free = self.width() + unit
        painter.setPen(self._ink())
        for place in reversed(range(len(self._months))):
            first = self._months[place].first
            day = QDate(first.year, first.month, 1)
            name = locale.monthName(first.month, QLocale.FormatType.ShortFormat)
            if first.month == 1 or place == 0:
                name = f"{name} {day.toString('yy')}"
            wide = self.fontMetrics().horizontalAdvance(name) + 2
            middle = max(column * (place + 0.5), wide / 2)
            if middle + wide / 2 > free:
                continue
            box = QRectF(middle - wide / 2, self.height() - unit, wide, unit)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
            free = round(middle - wide / 2 - unit * 0.6)


class BarsPlot(Plot):
    """Lines of two bars, won and lost, each with its number."""

    def __init__(self) -> None:
        super().__init__()
        self._bars: Sequence[Bar] = ()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        self._bars = bars
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line and a half for each bar."""
        return QSize(self._unit * 22, round(self._unit * 2.2 * max(1, len(self._bars))))

    def minimumSizeHint(self) -> QSize:
        """The least at which the numbers can be read."""
        return QSize(self._unit * 14, round(self._unit * 1.6 * max(1, len(self._bars))))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        painter = QPainter(self)
        unit, metrics = self._unit, self.fontMetrics()
        names = max(metrics.horizontalAdvance(bar.name) for bar in self._bars) + unit
        most = max(max(bar.won + bar.lost for bar in self._bars), 1)
        digits = metrics.horizontalAdvance("0000 + 0000") + unit
        scale = max(0.0, self.width() - names - digits) / most
        row = min(self.height() / len(self._bars), unit * 2.4)
        for place, bar in enumerate(self._bars):
            top, high = place * row + row * 0.16, row * 0.68
            painter.setPen(self._ink())
            box = QRectF(0, place * row, names, row)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, bar.name)
            won = QRectF(names, top, bar.won * scale, high)
            lost = QRectF(won.right(), top, bar.lost * scale, high)
            self.paint_won(painter, won)
            self.paint_lost(painter, lost)
            painter.setPen(self._ink() if bar.won + bar.lost else self._faint())
            told = f"{bar.won} + {bar.lost}" if bar.lost else str(bar.won)
            box = QRectF(lost.right() + unit * 0.5, place * row, digits, row)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, told)
        painter.end()
