"""One die on the table."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.ui.painting.artwork import Artwork
from trictrac_gui.ui.painting.die import Matrix, outline_of, paint_cube, paint_cube_shadow, rotation

DICE = 70.0
USED = 0.42
"""How much is left to see of a die that has been played."""

_ROLLING = 0.78
"""Share of the time a die rolls; then it rocks on its edge until it lies still."""

_MOST_TURNS = 11.0
"""In radians: more would only flicker."""


class DieItem(QGraphicsItem):
    """A die: hidden, waiting to be thrown, tumbling, or at rest with a number."""

    def __init__(self, side: Side) -> None:
        super().__init__()
        self.side = side
        self.number = 0
        self.waiting = False
        self._artwork: Artwork | None = None
        self._picture: QPixmap | None = None
        self._matrix: Matrix | None = None
        self._height = 0.0
        self._edge = 0.0
        self.setZValue(DICE)
        self.hide()

    @property
    def reach(self) -> float:
        """How far from its middle a finger still meets the die, in pixels."""
        return self._edge * 0.735

    def wait(self, artwork: Artwork, number: int, size: float, spot: QPointF) -> None:
        """Stand on a corner and ask to be thrown; ``number`` only tells which faces show."""
        self._become(artwork, size, artwork.waiting_die(self.side, number, size))
        self.number = 0
        self.waiting = True
        self.setPos(spot)
        self.setOpacity(1.0)
        self.show()

    def rest(self, artwork: Artwork, number: int, size: float, spot: QPointF, used: bool) -> None:
        """Lie on the table with a number on top."""
        self._become(artwork, size, artwork.die(self.side, number, size))
        self.number = number
        self.waiting = False
        self.setPos(spot)
        self.setOpacity(USED if used else 1.0)
        self.show()

    def tumble(self, share: float, spot: QPointF, start: QPointF, way: int) -> None:
        """Show the die on its way from ``start`` to ``spot``; it ends on its number."""
        if share >= 1:
            self._matrix = None
            self.setPos(spot)
            self.update()
            return
        dx, dy = spot.x() - start.x(), spot.y() - start.y()
        way_there = math.hypot(dx, dy)
        along = (-dy / way_there, dx / way_there) if way_there else (0.0, 1.0)
        turns = min(_MOST_TURNS, way_there / max(1.0, self._edge) * 1.7)
        run = min(1.0, share / _ROLLING)
        left = (1 - run) ** 2  # friction slows it evenly
        rock = 0.0
        if share > _ROLLING:
            late = (share - _ROLLING) / (1 - _ROLLING)
            rock = 0.3 * math.sin(late * 3 * math.pi) * (1 - late) ** 1.5
        roll = rock - left * turns
        self._matrix = rotation(along[0] * roll, along[1] * roll, left * 2.1 * way)
        self._height = abs(math.sin(run * math.pi * 3)) * left * 1.2 + abs(rock) * 0.25
        self.setPos(spot.x() - dx * left, spot.y() - dy * left)
        self.update()

    def boundingRect(self) -> QRectF:
        """A little more than the die in any position."""
        room = self._edge * 1.75
        return QRectF(-room, -room, 2 * room, 2 * room)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Blit the die at rest, or draw the cube on its way."""
        if self._matrix is not None and self._artwork is not None:
            art, style = self._artwork, self._artwork.theme.style
            edge = self._edge * (1 + 0.2 * self._height)
            spot = QPointF(0, -self._height * self._edge * 0.35)
            shadow = outline_of(self._matrix, QPointF(0, 0), self._edge)
            paint_cube_shadow(painter, shadow, self._edge, self._height, style)
            paint_cube(
                painter, spot, edge, self.number, self._matrix, art.colours(self.side), style
            )
        elif self._picture is not None:
            size = self._picture.deviceIndependentSize()
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), self._picture)

    def _become(self, artwork: Artwork, size: float, picture: QPixmap) -> None:
        self.prepareGeometryChange()
        self._artwork = artwork
        self._picture = picture
        self._matrix = None
        self._edge = artwork.geometry.unit * size
        self.update()
