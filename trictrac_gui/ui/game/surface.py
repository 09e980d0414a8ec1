"""What the board lies on: it fills the middle, and a plate as wide as it lies above and below.

Where large type leaves it no height, the plates lie beside it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.game.plate import Plate
from trictrac_gui.ui.theme.theme import Theme

EDGE, GAP, SIDE = 8, 4, 10

WORTH_IT = 1.25
"""So much wider the board must become before the plates go to its side."""


class Surface(QWidget):
    """Places the three by itself: a layout cannot know how wide a board of some height becomes."""

    def __init__(self, far: Plate, board: BoardView, near: Plate) -> None:
        super().__init__()
        self.setObjectName("table")
        self._colour = QColor()
        self._far, self._board, self._near = far, board, near
        for part in (far, board, near):
            part.setParent(self)

    def show_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._colour = QColor(theme.table.surround)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Go on where the board's own ground ends, in the colour it has at its edges."""
        QPainter(self).fillRect(self.rect(), self._colour)

    def arrange(self) -> None:
        """Put everything in its place; plates are wider than the board where words need it."""
        plates = (self._far, self._near)
        high = max(plate.height_in(1) for plate in plates)
        room = QSize(self.width(), max(0, self.height() - 2 * (EDGE + high + GAP)))
        board = self._board.width_in(room)
        wide = max(plate.stacked_width for plate in plates)
        beside = QSize(max(0, self.width() - wide - SIDE), max(0, self.height() - EDGE))
        aside = self._board.width_in(beside) > WORTH_IT * board > 0
        for plate in plates:
            plate.set_stacked(aside)
        if aside:
            high = max(plate.height_in(2) for plate in plates)
            left = self.width() - wide - SIDE
            self._board.setGeometry(0, EDGE // 2, beside.width(), beside.height())
        else:
            wide = max(board, *(plate.wanted_width for plate in plates))
            wide = min(wide, self.width() - 2 * SIDE)
            left = (self.width() - wide) // 2
            self._board.setGeometry(0, EDGE + high + GAP, room.width(), room.height())
        self._far.setGeometry(left, EDGE, wide, high)
        self._near.setGeometry(left, self.height() - EDGE - high, wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        """Follow the words and the size of the type."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.arrange()
            self.updateGeometry()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Room for a small board and both plates."""
        least = self._board.minimumSize()
        plates = 2 * (EDGE + GAP) + self._far.height_in(1) + self._near.height_in(1)
        return QSize(least.width(), least.height() + plates)
