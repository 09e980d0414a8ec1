"""A small picture of a position, drawn by the painter of the board."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.board.arrangement import Arrangement
from trictrac_gui.ui.board.geometry import ROW, TRAY, Geometry, Rect
from trictrac_gui.ui.board.lettering import number_font, paint_text
from trictrac_gui.ui.board.painter import paint_table
from trictrac_gui.ui.board.pieces import paint_checker, paint_checker_on_edge, paint_shadow
from trictrac_gui.ui.theme.theme import SideColours, Theme


def paint_miniature(
    painter: QPainter, rect: QRectF, variant: Variant, position: Position, theme: Theme
) -> None:
    """Paint a board with its checkers into the middle of a rectangle, as large as fits."""
    geometry = miniature_geometry(rect, variant)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_table(painter, geometry, variant, theme)
    paint_checkers(painter, geometry, variant, position, theme)
    painter.restore()


def miniature_geometry(rect: QRectF, variant: Variant) -> Geometry:
    """Where a miniature's board lies in its rectangle."""
    area = Rect(rect.x(), rect.y(), rect.width(), rect.height())
    return Geometry.fitted(area, variant.has_bar, margin=0.05)


def paint_checkers(
    painter: QPainter, geometry: Geometry, variant: Variant, position: Position, theme: Theme
) -> None:
    """Paint the thirty checkers of a position where they lie on a board, with their counts."""
    arrangement = Arrangement(geometry, variant)
    for side in Side:
        colours = theme.side(variant.side_keys[side])
        slots = arrangement.slots(position, side)
        totals = Counter(slot.place for slot in slots)
        lies = sorted(
            (arrangement.lie(slot, totals[slot.place]) for slot in slots),
            key=lambda lie: lie.layer,
        )
        for lie in lies:
            centre = QPointF(*lie.spot)
            if lie.on_edge:
                wide, high = geometry.unit * TRAY * 0.84, geometry.unit * ROW / 15
                box = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
                paint_checker_on_edge(painter, box, colours, theme.style)
                continue
            paint_shadow(painter, centre, geometry.checker, theme.style, 0)
            paint_checker(painter, centre, geometry.checker, colours, theme.style)
            if lie.written:
                _paint_count(painter, centre, geometry.checker, lie.written, colours)


def _paint_count(
    painter: QPainter, centre: QPointF, diameter: float, number: int, colours: SideColours
) -> None:
    """How many checkers lie here, written on the uppermost one."""
    radius = diameter * 0.36
    painter.setPen(QPen(QColor(colours.ring), max(1.0, radius * 0.1)))
    painter.setBrush(QColor(colours.die))
    painter.drawEllipse(centre, radius, radius)
    font = number_font(diameter * 0.48)
    paint_text(painter, str(number), centre, font, QColor(colours.pip))
