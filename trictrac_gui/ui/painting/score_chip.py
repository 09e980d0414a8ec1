"""A score chip, from above with the light at the upper left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trictrac_gui.ui.painting.brushes import swept
from trictrac_gui.ui.painting.pieces import paint_disc, paint_shadow, paint_star
from trictrac_gui.ui.theme.theme import SideColours, Style


def paint_chip(
    painter: QPainter, centre: QPointF, diameter: float, colours: SideColours, style: Style
) -> None:
    """A score chip: a coin in its owner's colour with a notched metal edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outer = diameter / 2
    face, ring = QColor(colours.chip), QColor(colours.ring)
    paint_shadow(painter, centre, diameter, style, 0.1)
    if style.outline:
        painter.setPen(QPen(QColor(colours.edge), max(1.0, diameter * 0.08)))
        painter.setBrush(face)
        painter.drawEllipse(centre, outer * 0.92, outer * 0.92)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ring)
        paint_star(painter, centre, outer * 0.52, ring)
        painter.restore()
        return
    tones = ("#f6e3ae", "#b98f3c", "#75551d", "#c79d4a", "#f6e3ae")
    stops = [(at, QColor(tone)) for at, tone in zip((0, 0.2, 0.5, 0.8, 1), tones, strict=True)]
    metal = swept(painter, centre, outer, 120, stops)
    painter.setPen(QPen(QColor(40, 26, 8, 200), max(0.6, diameter * 0.025)))
    painter.setBrush(metal)
    painter.drawEllipse(centre, outer, outer)
    painter.setPen(Qt.PenStyle.NoPen)
    paint_disc(painter, centre, outer * 0.78, face, 0.2 * style.relief)
    paint_star(painter, centre, outer * 0.46, QColor("#ecd28e"))
    painter.restore()
