"""Wood: one tile of grain, laid over any colour in any direction.

Drawing the grain takes a hundred times as long as reading the picture of it, so the program comes
with the picture; ``draw_grain`` made it, and draws it anew where it is missing.
"""

from __future__ import annotations

import math
import random
from functools import cache

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

from trictrac_gui.assets import resource
from trictrac_gui.ui.painting.brushes import on_paper, shaded


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
        if on_paper(painter):
            return  # The picture of the strands would weigh more than all the rest.
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


@cache
def _tile() -> QImage:
    """The grain, from the picture that comes with the program."""
    tile = QImage(str(resource("textures", "grain.png")))
    return draw_grain() if tile.isNull() else tile


WIDTH = 640


HEIGHT = 256


STRANDS = 110


POINTS = 20


def draw_grain() -> QImage:
    """Dark and light strands on nothing, repeating in both directions."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    chance = random.Random(1789)
    # All strands follow one swell, as rings do, each with a little will of its own.
    swell = [(chance.uniform(2, 7), k, chance.uniform(0, 6.28)) for k in (1, 2, 3)]
    for _ in range(STRANDS):
        base = chance.uniform(0, HEIGHT)
        reach = 0.6 + 0.5 * math.sin(base / HEIGHT * 2 * math.pi)
        own = (chance.uniform(0, 1.2), chance.choice((2, 3, 4)), chance.uniform(0, 6.28))
        path = QPainterPath()
        for i in range(POINTS + 1):
            angle = 2 * math.pi * i / POINTS
            y = sum(a * reach * math.sin(k * angle + p) for a, k, p in swell)
            y += own[0] * math.sin(own[1] * angle + own[2])
            spot = QPointF(WIDTH * i / POINTS, base + y)
            if i:
                path.lineTo(spot)
            else:
                path.moveTo(spot)
        if chance.random() < 0.72:
            pen = QPen(QColor(24, 10, 2, chance.randint(10, 46)), chance.uniform(0.6, 2.6))
        else:
            pen = QPen(QColor(255, 232, 196, chance.randint(8, 30)), chance.uniform(0.8, 3.4))
        painter.setPen(pen)
        for shift in (-HEIGHT, 0, HEIGHT):
            if QRectF(0, -24, 1, HEIGHT + 48).contains(0.5, base + shift):
                painter.drawPath(path.translated(0, shift))
    painter.end()
    return image
