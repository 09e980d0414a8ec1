"""A small picture of a position, drawn by the painter of the board."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.board.arrangement import Arrangement
from trictrac_gui.ui.board.geometry import ROW, TRAY, Geometry, Rect
from trictrac_gui.ui.board.painter import paint_table
from trictrac_gui.ui.board.pieces import paint_checker, paint_checker_on_edge, paint_shadow
from trictrac_gui.ui.theme import Theme


def paint_miniature(
    painter: QPainter, rect: QRectF, variant: Variant, position: Position, theme: Theme
) -> None:
    """Paint a board with its checkers into the middle of a rectangle, as large as fits."""
    geometry = Geometry.fitted(
        Rect(rect.x(), rect.y(), rect.width(), rect.height()), variant.has_bar, margin=0.05
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_table(painter, geometry, variant, theme)
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
            else:
                paint_shadow(painter, centre, geometry.checker, theme.style, 0)
                paint_checker(painter, centre, geometry.checker, colours, theme.style)
    painter.restore()
