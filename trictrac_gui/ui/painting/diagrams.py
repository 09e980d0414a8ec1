"""A small picture of a position, and the arrows and frames that explain it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from trictrac_gui.engine.model import BAR, OFF, Place, Position, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.painting.brushes import number_font, paint_text
from trictrac_gui.ui.painting.geometry import IN_TRAY, ROW, TRAY, Arrangement, Geometry, Rect, Slot
from trictrac_gui.ui.painting.pieces import paint_checker, paint_checker_on_edge, paint_shadow
from trictrac_gui.ui.painting.table import paint_table
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
    """Paint the checkers of a position where they lie on a board, with their counts."""
    arrangement = Arrangement(geometry, variant)
    for side in Side:
        colours = theme.side(variant.side_keys[side])
        lies = sorted(arrangement.lies(position, side).values(), key=lambda lie: lie.layer)
        for lie in lies:
            centre = QPointF(*lie.spot)
            if lie.on_edge:
                wide, high = geometry.unit * TRAY * 0.84, geometry.unit * ROW / IN_TRAY
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


THICK = 0.17
"""Of an arrow, in point widths."""


Way = tuple[Place, Place]


def arrow_lines(
    geometry: Geometry, variant: Variant, position: Position, side: Side, ways: Sequence[Way]
) -> list[tuple[QPointF, QPointF]]:
    """From where to where each arrow goes: from the uppermost checker to where it would lie.

    An arrow belongs to the side that has a checker where it begins, else to ``side``.
    """
    arrangement = Arrangement(geometry, variant)
    gone: Counter[tuple[Side, Place]] = Counter()
    lines = []
    for src, dst in ways:
        owner = side
        for other in Side:
            if _count(variant, position, other, src):
                owner = other
        there = _count(variant, position, owner, src) - gone[owner, src]
        gone[owner, src] += 1
        start = _spot(geometry, arrangement, owner, src, max(0, there - 1))
        arrived = _count(variant, position, owner, dst) - gone[owner, dst]
        gone[owner, dst] -= 1
        end = _spot(geometry, arrangement, owner, dst, max(0, min(arrived, 4)))
        lines.append((start, end))
    return lines


def paint_step_arrow(
    painter: QPainter, start: QPointF, end: QPointF, unit: float, theme: Theme
) -> None:
    """A straight arrow with a light edge, so that it is seen on wood and on checkers."""
    away = end - start
    length = math.hypot(away.x(), away.y())
    if length < 1:
        return
    along = away / length
    # The checker that would go stays to be seen.
    start += along * min(unit * 0.36, length * 0.25)
    length = math.hypot(*(end - start).toTuple())
    across = QPointF(-along.y(), along.x())
    head = min(unit * 0.62, length * 0.6)
    wide = unit * THICK
    neck = end - along * head
    tip = end
    shape = QPolygonF(
        [
            start + across * wide / 2,
            neck + across * wide / 2,
            neck + across * head * 0.52,
            tip,
            neck - across * head * 0.52,
            neck - across * wide / 2,
            start - across * wide / 2,
        ]
    )
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = QPen(QColor(255, 253, 246, 235), unit * 0.13)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(shape)
    painter.setPen(QPen(QColor(10, 20, 14, 190), max(0.8, unit * 0.03)))
    painter.setBrush(QColor(theme.marks.both))
    painter.drawPolygon(shape)


def paint_frame(painter: QPainter, box: QRectF, unit: float, theme: Theme) -> None:
    """A frame round a place that matters."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (
        QPen(QColor(255, 255, 255, 210), unit * 0.16),
        QPen(QColor(theme.marks.refused), unit * 0.1),
    ):
        painter.setPen(pen)
        painter.drawRoundedRect(box, unit * 0.1, unit * 0.1)


def place_box(geometry: Geometry, arrangement: Arrangement, side: Side, place: Place) -> QRectF:
    """The whole of a place: a point, a tray, or a side's half of the bar."""
    if isinstance(place, int):
        rect = geometry.point_rect(place)
    elif place == OFF:
        rect = geometry.tray_rect(arrangement.off_on_top(side))
    else:
        whole = geometry.centre_rect()
        half = whole.height / 2
        upper = geometry.is_top(arrangement.bar_on_top(side))
        rect = Rect(whole.x, whole.y if upper else whole.y + half, whole.width, half)
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def _count(variant: Variant, position: Position, side: Side, place: Place) -> int:
    index = variant.track.index(side, place)
    return 0 if index is None or place == OFF else position.counts[side][index]


def _spot(
    geometry: Geometry, arrangement: Arrangement, side: Side, place: Place, nth: int
) -> QPointF:
    if place == OFF or (place == BAR and not geometry.has_bar):
        return place_box(geometry, arrangement, side, OFF).center()
    if arrangement.variant.track.index(side, place) is None and isinstance(place, int):
        return QPointF(*geometry.place_of(place, 0))
    return QPointF(*arrangement.lie(Slot(side, place, nth), nth + 1).spot)
