"""Arrows on the board: a play that is only being thought of, or one that a diagram explains."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from trictrac_gui.engine.model import BAR, OFF, Place, Position, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.board.arrangement import Arrangement, Slot
from trictrac_gui.ui.board.artwork import Artwork, stamp
from trictrac_gui.ui.board.checker_item import PictureItem
from trictrac_gui.ui.board.geometry import Geometry, Rect
from trictrac_gui.ui.theme.theme import Theme

ABOVE = 64.0
"""Over the checkers and the signs, under what a hand holds."""
THICK = 0.17
"""Of an arrow, in point widths."""

Way = tuple[Place, Place]


class Preview:
    """Shows the arrows of one play on a board, or none."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = PictureItem()
        self._item.setZValue(ABOVE)
        self._item.hide()
        scene.addItem(self._item)
        self.ways: tuple[Way, ...] = ()

    def show(
        self,
        artwork: Artwork,
        variant: Variant,
        position: Position,
        side: Side,
        ways: tuple[Way, ...],
    ) -> None:
        """Draw an arrow for each way a checker of a side would go."""
        self.ways = ways
        size = artwork.size
        lines = arrow_lines(artwork.geometry, variant, position, side, ways)

        def paint(painter: QPainter, middle: QPointF) -> None:
            painter.translate(middle - QPointF(size.width() / 2, size.height() / 2))
            for start, end in lines:
                paint_arrow(painter, start, end, artwork.geometry.unit, artwork.theme)

        self._item.show_picture(stamp(size.width(), size.height(), artwork.ratio, paint))
        self._item.setPos(size.width() / 2, size.height() / 2)
        self._item.show()

    def clear(self) -> None:
        """Take the arrows away."""
        self.ways = ()
        self._item.hide()


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


def paint_arrow(painter: QPainter, start: QPointF, end: QPointF, unit: float, theme: Theme) -> None:
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
