"""Wood: one tile of grain, laid over any colour in any direction."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

_TILE_WIDTH = 640
_TILE_HEIGHT = 256
_STRANDS = 110
_POINTS = 20


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """A colour between two others; 0 gives the first, 1 the second."""
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
        a.alphaF() + (b.alphaF() - a.alphaF()) * share,
    )


def shaded(colour: QColor, amount: float) -> QColor:
    """A colour made lighter (positive, to 1 = white) or darker (negative, to -1 = black)."""
    goal = QColor(255, 250, 240) if amount > 0 else QColor(8, 4, 2)
    return mixed(colour, goal, abs(amount))


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """The same colour, as see-through as asked."""
    clear = QColor(colour)
    clear.setAlphaF(alpha)
    return clear


class Grain:
    """Fills shapes with wood of a strength from 0 (plain colour) to 1.

    The tile repeats without a seam; it is drawn once, because antialiased strokes are what a
    board costs most.
    """

    def __init__(self, strength: float, unit: float) -> None:
        self._strength = strength
        self._unit = unit
        # On a miniature grain is only noise.
        self._tile = _tile() if strength > 0 and unit >= 9 else None

    def fill(
        self,
        painter: QPainter,
        path: QPainterPath,
        colour: QColor,
        *,
        upright: bool,
        seed: int = 0,
        fine: bool = False,
    ) -> None:
        """Fill a shape with wood whose strands run along or, if ``upright``, down."""
        if self._tile is None:
            painter.fillPath(path, colour)
            return
        chance = random.Random(seed)
        box = path.boundingRect()
        amount = self._strength * 0.09
        sheen = QLinearGradient(box.topLeft(), box.topRight() if upright else box.bottomLeft())
        for stop in (0.0, 0.22, 0.5, 0.78, 1.0):
            sheen.setColorAt(stop, shaded(colour, chance.uniform(-amount, amount)))
        painter.fillPath(path, sheen)
        brush = QBrush(self._tile)
        scale = self._unit / (78 if fine else 52)
        turn = QTransform()
        turn.translate(
            box.x() + chance.uniform(0, 400) * scale, box.y() + chance.uniform(0, 400) * scale
        )
        if upright:
            turn.rotate(90)
        turn.scale(scale * 1.5, scale)
        brush.setTransform(turn)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(self._strength * (0.6 if fine else 1.0))
        painter.fillPath(path, brush)
        painter.restore()


def _tile() -> QImage:
    """Dark and light strands on nothing, repeating in both directions."""
    image = QImage(_TILE_WIDTH, _TILE_HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    chance = random.Random(1789)
    # All strands follow one swell, as rings do, each with a little will of its own.
    swell = [(chance.uniform(2, 7), k, chance.uniform(0, 6.28)) for k in (1, 2, 3)]
    for _ in range(_STRANDS):
        base = chance.uniform(0, _TILE_HEIGHT)
        reach = 0.6 + 0.5 * math.sin(base / _TILE_HEIGHT * 2 * math.pi)
        own = (chance.uniform(0, 1.2), chance.choice((2, 3, 4)), chance.uniform(0, 6.28))
        path = QPainterPath()
        for i in range(_POINTS + 1):
            angle = 2 * math.pi * i / _POINTS
            y = sum(a * reach * math.sin(k * angle + p) for a, k, p in swell)
            y += own[0] * math.sin(own[1] * angle + own[2])
            spot = QPointF(_TILE_WIDTH * i / _POINTS, base + y)
            if i:
                path.lineTo(spot)
            else:
                path.moveTo(spot)
        if chance.random() < 0.72:
            pen = QPen(QColor(24, 10, 2, chance.randint(10, 46)), chance.uniform(0.6, 2.6))
        else:
            pen = QPen(QColor(255, 232, 196, chance.randint(8, 30)), chance.uniform(0.8, 3.4))
        painter.setPen(pen)
        for shift in (-_TILE_HEIGHT, 0, _TILE_HEIGHT):
            if QRectF(0, -24, 1, _TILE_HEIGHT + 48).contains(0.5, base + shift):
                painter.drawPath(path.translated(0, shift))
    painter.end()
    return image
