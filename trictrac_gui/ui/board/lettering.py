"""Short words and numbers on the board."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from trictrac_gui.ui.board.wood import on_paper


def number_font(pixels: float) -> QFont:
    """The face of the numbers on the rim."""
    font = QFont()
    font.setPixelSize(max(6, round(pixels)))
    font.setWeight(QFont.Weight.DemiBold)
    return font


def paint_text(painter: QPainter, text: str, centre: QPointF, font: QFont, colour: QColor) -> None:
    """Write a short text with its capitals in the middle of a spot."""
    metrics = QFontMetricsF(font, painter.device())
    painter.setFont(font)
    painter.setPen(colour)
    wide = metrics.horizontalAdvance(text)
    foot = QPointF(centre.x() - wide / 2, centre.y() + metrics.capHeight() / 2)
    if on_paper(painter):
        # As shapes: whoever opens the file may not have the font.
        outline = QPainterPath()
        outline.addText(foot, font, text)
        painter.fillPath(outline, colour)
        return
    painter.drawText(foot, text)
