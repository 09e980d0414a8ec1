"""One die on the table."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.ui.board.animator import settling
from trictrac_gui.ui.board.artwork import Artwork
from trictrac_gui.ui.dice.cube import Matrix, paint_cube, paint_cube_shadow, rotation

DICE = 70.0
USED = 0.42
"""How much is left to see of a die that has been played."""


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
        eased = settling(min(1.0, share / 0.86))
        # The last seventh of the time the die rocks on its face.
        rock = 0.0 if share < 0.86 else math.sin((share - 0.86) / 0.14 * math.pi) * 0.16
        left = 1 - eased
        self._matrix = rotation(left * (6.1 + way), -left * 4.2 * way + rock, left * 3.0)
        self._height = abs(math.sin(eased * math.pi * 2.5)) * left * 1.3
        self.setPos(
            start.x() + (spot.x() - start.x()) * eased, start.y() + (spot.y() - start.y()) * eased
        )
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
            art, middle = self._artwork, QPointF(0, 0)
            style = art.theme.style
            paint_cube_shadow(painter, middle, self._edge, self._height * 0.7, style)
            paint_cube(
                painter,
                QPointF(0, -self._height * self._edge * 0.3),
                self._edge * (0.94 + 0.22 * self._height),
                self.number,
                self._matrix,
                art.colours(self.side),
                style,
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
