"""The grain of wood, drawn strand by strand.

Drawing takes a hundred times as long as reading the picture of it, so the program comes with the
picture; this module makes it, and draws it anew where it is missing.
"""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

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
