"""Wood: one tile of grain, laid over any colour in any direction."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QConicalGradient,
    QGradient,
    QImage,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QTransform,
)

from trictrac_gui.assets import resource
from trictrac_gui.ui.board.grain import draw_grain


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


def on_paper(painter: QPainter) -> bool:
    """Whether a painter writes shapes, as SVG or PDF, and not pixels."""
    kinds = (QPaintEngine.Type.SVG, QPaintEngine.Type.Pdf)
    return painter.paintEngine().type() in kinds


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


def _tile() -> QImage:
    """The grain, from the picture that comes with the program."""
    tile = QImage(str(resource("textures", "grain.png")))
    return draw_grain() if tile.isNull() else tile
