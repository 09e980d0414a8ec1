"""The painted table under everything: while its size changes, the old picture stretched."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.board.artwork import Artwork
from trictrac_gui.ui.board.geometry import Rect

SETTLED: Final = 120
"""Milliseconds without a further change of size before the table is painted anew."""


class Backdrop(QObject):
    """Keeps the last table that was painted until the next size has settled."""

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._old: tuple[QPixmap, Rect] | None = None
        self.quiet = QTimer(self)
        self.quiet.setSingleShot(True)
        self.quiet.setInterval(SETTLED)
        self.quiet.timeout.connect(self._paint_anew)

    def change(self, before: Artwork | None, after: Artwork, *, moving: bool) -> None:
        """Another table is to be shown; ``moving`` tells that more such changes may follow."""
        if not moving:
            self._old = None
            return
        if self._old is None and before is not None and before.painted:
            if before.geometry.has_bar != after.geometry.has_bar:
                return
            self._old = (before.table(), before.geometry.outer)
        if self._old is not None:
            self.quiet.start()

    def settle(self) -> None:
        """Paint the table in its size at once, without waiting for further changes of it."""
        if self.quiet.isActive():
            self.quiet.stop()
            self._paint_anew()

    def draw(self, painter: QPainter, area: QRectF, artwork: Artwork) -> None:
        """Blit the table, or what there is of it."""
        if self._old is not None:
            self._draw_old(painter, artwork, *self._old)
            return
        ratio = artwork.ratio
        whole = area.toAlignedRect()
        source = QRectF(
            whole.x() * ratio, whole.y() * ratio, whole.width() * ratio, whole.height() * ratio
        )
        painter.drawPixmap(QRectF(whole), artwork.table(), source)

    def _draw_old(self, painter: QPainter, artwork: Artwork, picture: QPixmap, old: Rect) -> None:
        new = artwork.geometry.outer
        ratio = picture.devicePixelRatio()
        painter.fillRect(QRectF(self._viewport.rect()), artwork.theme.table.surround)
        painter.drawPixmap(
            QRectF(new.x, new.y, new.width, new.height),
            picture,
            QRectF(old.x * ratio, old.y * ratio, old.width * ratio, old.height * ratio),
        )

    def _paint_anew(self) -> None:
        self._old = None
        self._viewport.update()
