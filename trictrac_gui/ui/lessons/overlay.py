"""Arrows and rings that a lesson draws over the board."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from trictrac_gui.engine.drawings import Drawings
from trictrac_gui.engine.model import BAR, Place
from trictrac_gui.rulesdoc.lessons import LessonArrow
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.painting.drawings import paint_drawings
from trictrac_gui.ui.painting.geometry import Geometry

INK = QColor("#1565a8")
EDGE = QColor(255, 255, 255, 235)


class Overlay(QWidget):
    """Lies over a board without taking anything from the mouse."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board.viewport())
        self._board = board
        self._arrows: tuple[LessonArrow, ...] = ()
        self._rings: tuple[Place, ...] = ()
        self._drawings: Drawings = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lower()
        board.viewport().installEventFilter(self)
        self.resize(board.viewport().size())

    def show_signs(
        self, arrows: Sequence[LessonArrow], rings: Sequence[Place], drawings: Drawings = ()
    ) -> None:
        """Draw these signs and drawings, and no others."""
        self._arrows, self._rings, self._drawings = tuple(arrows), tuple(rings), drawings
        self.setVisible(bool(arrows or rings or drawings))
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the board."""
        if event.type() is QEvent.Type.Resize:
            self.resize(self._board.viewport().size())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rings, then the arrows over them."""
        geometry = self._board.geometry_of_board
        if geometry is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_signs(painter, geometry, self._arrows, self._rings)
        paint_drawings(painter, geometry, self._drawings)


def paint_signs(
    painter: QPainter, geometry: Geometry, arrows: Sequence[LessonArrow], rings: Sequence[Place]
) -> None:
    """The rings, then the arrows over them."""
    for place in rings:
        _ring(painter, geometry, place)
    for arrow in arrows:
        _arrow(painter, geometry, arrow)


def _ring(painter: QPainter, geometry: Geometry, place: Place) -> None:
    centre = _spot(geometry, place, 0.0)
    radius = geometry.unit * 0.6
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((EDGE, 0.2), (INK, 0.11)):
        painter.setPen(QPen(colour, max(2.0, geometry.unit * width)))
        painter.drawEllipse(centre, radius, radius)


def _arrow(painter: QPainter, geometry: Geometry, arrow: LessonArrow) -> None:
    unit = geometry.unit
    start, end = _spot(geometry, arrow.src, 1.3), _spot(geometry, arrow.dst, 1.3)
    dx, dy = end.x() - start.x(), end.y() - start.y()
    length = math.hypot(dx, dy)
    if length < unit * 0.5:
        return
    along = QPointF(dx / length, dy / length)
    across = QPointF(-along.y(), along.x())
    head, half, shaft = unit * 0.62, unit * 0.36, unit * 0.11
    neck = end - along * head
    shape = QPolygonF(
        [
            start + across * shaft,
            neck + across * shaft,
            neck + across * half,
            end,
            neck - across * half,
            neck - across * shaft,
            start - across * shaft,
        ]
    )
    pen = QPen(EDGE, max(2.0, unit * 0.1))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(INK)
    painter.drawPolygon(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(shape)


def _spot(geometry: Geometry, place: Place, height: float) -> QPointF:
    if isinstance(place, int):
        spot = geometry.place_of(place, height)
    elif place == BAR:
        spot = geometry.bar_spot(False, 0)
    else:
        spot = geometry.tray_spot(False, 7)
    return QPointF(*spot)
