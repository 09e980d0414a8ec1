"""One of the thirty checkers as an item of the scene."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from trictrac_gui.engine.model import Side
from trictrac_gui.ui.board.arrangement import Lie, Slot
from trictrac_gui.ui.board.artwork import Artwork

LYING = 10.0
GLIDING = 60.0
HELD = 90.0


class PictureItem(QGraphicsPixmapItem):
    """A pixmap whose middle is the item's position."""

    def show_picture(self, pixmap: QPixmap) -> None:
        """Show a pixmap, its middle on the position."""
        if pixmap.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixmap)
            size = pixmap.deviceIndependentSize()
            self.setOffset(-size.width() / 2, -size.height() / 2)


class CheckerItem(PictureItem):
    """A checker: it lies in a slot, glides, or is held."""

    def __init__(self, side: Side, slot: Slot) -> None:
        super().__init__()
        self.side = side
        self.slot = slot
        self.lie: Lie | None = None
        self.held = False
        self._label = PictureItem(self)
        self._label.hide()
        self._halo = PictureItem(self)
        self._halo.hide()
        for child in (self._label, self._halo):
            child.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, False)

    @property
    def hinted(self) -> bool:
        """Whether the checker shows that it can be moved."""
        return self._halo.isVisible()

    @property
    def written(self) -> bool:
        """Whether a count is written on the checker."""
        return self._label.isVisible()

    def rest(self, artwork: Artwork, spot: QPointF) -> None:
        """Lie in the slot."""
        assert self.lie is not None
        self.held = False
        lie = self.lie
        self.show_picture(artwork.on_edge(self.side) if lie.on_edge else artwork.checker(self.side))
        self.setPos(spot)
        self.setZValue(LYING + lie.layer * 0.1)
        self.write(artwork, lie.written)

    def write(self, artwork: Artwork, count: int) -> None:
        """Write a count on the checker, or with 0 nothing."""
        if count:
            self._label.show_picture(artwork.count(self.side, count))
        self._label.setVisible(count > 0)

    def rise(self, artwork: Artwork, held: bool) -> None:
        """Leave the board, in the hand or on the way: nearer to the eye, with a wider shadow."""
        self.held = held
        self._label.hide()
        self.show_picture(artwork.held(self.side))
        self.setZValue(HELD if held else GLIDING)

    def hint(self, artwork: Artwork, on: bool) -> None:
        """Show, or no longer, that this checker can be moved."""
        if on:
            self._halo.show_picture(artwork.halo())
        self._halo.setVisible(on)
