"""Colours, light that fades, and short words: what every painter of the board needs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QPointF
from PySide6.QtGui import (
    QColor,
    QConicalGradient,
    QFont,
    QFontMetricsF,
    QGradient,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
)


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """A colour between two others; 0 gives the first, 1 the second."""
    return _between(_parts(a), _parts(b), share)


def shaded(colour: QColor, amount: float) -> QColor:
    """A colour made lighter (positive, to 1 = white) or darker (negative, to -1 = black)."""
    return _between(_parts(colour), _BRIGHT if amount > 0 else _DARK, abs(amount))


_Parts = tuple[float, float, float, float]


def _parts(colour: QColor) -> _Parts:
    return cast(_Parts, colour.getRgbF())


_BRIGHT: Final = _parts(QColor(255, 250, 240))
_DARK: Final = _parts(QColor(8, 4, 2))


def _between(a: _Parts, b: _Parts, share: float) -> QColor:
    # A board has some hundred mixed colours: few calls into Qt count here.
    red, green, blue, alpha = (one + (other - one) * share for one, other in zip(a, b, strict=True))
    return QColor.fromRgbF(red, green, blue, alpha)


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """The same colour, as see-through as asked."""
    clear = QColor(colour)
    clear.setAlphaF(alpha)
    return clear


def on_paper(painter: QPainter) -> bool:
    """Whether a painter writes shapes, as SVG or PDF, and not pixels."""
    return painter.paintEngine().type() in _ON_PAPER


_ON_PAPER = (QPaintEngine.Type.SVG, QPaintEngine.Type.Pdf)


def swept(
    painter: QPainter,
    centre: QPointF,
    reach: float,
    angle: float,
    stops: Sequence[tuple[float, QColor]],
) -> QGradient:
    """Light that runs round a spot, from an angle in degrees and the same on both ways.

    Files of shapes know no such thing: there it runs straight across, as far as ``reach``.
    """
    if not on_paper(painter):
        around = QConicalGradient(centre, angle)
        for at, colour in stops:
            around.setColorAt(at, colour)
        return around
    away = QPointF(math.cos(math.radians(angle)), -math.sin(math.radians(angle))) * reach
    across = QLinearGradient(centre + away, centre - away)
    across.setInterpolationMode(QGradient.InterpolationMode.ComponentInterpolation)
    for at, colour in stops:
        if at <= 0.5:
            across.setColorAt((1 - math.cos(2 * math.pi * at)) / 2, colour)
    return across


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
