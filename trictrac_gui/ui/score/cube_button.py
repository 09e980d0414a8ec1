"""The button that lies over the doubling cube, for the mouse, the keyboard and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from trictrac_gui.engine.cube import CubeBar
from trictrac_gui.engine.state import Phase
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.text import match_text

_TOLD = (CubeBar.OPPONENTS_CUBE, CubeBar.AT_ITS_LIMIT)
"""Why the cube may not be turned, where a click on it deserves an answer."""


class CubeButton(QAbstractButton):
    """See-through; it is there only before a throw, when nothing else on the board is clicked."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board.viewport())
        self._board = board
        self._view: GameView | None = None
        self._place = QRectF()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()
        board.board.furniture.cube_moved.connect(self._put)

    def show_view(self, view: GameView) -> None:
        """Take the place over the cube where it may be turned now, or where its bar is told."""
        self._view = view
        free = view.may_double is not None
        told = view.phase is Phase.TO_THROW and view.no_double in _TOLD and view.offer is None
        there = view.double is None and (free or told) and not self._place.isEmpty()
        if self.hasFocus() and not there:
            self._board.setFocus()
        self.setVisible(there)
        self.setCursor(Qt.CursorShape.PointingHandCursor if free else Qt.CursorShape.ArrowCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything anew."""
        if self._view is None:
            return
        view = self._view
        said = match_text.no_double(view) or match_text.double_button(view)
        self.setAccessibleName(said)
        self.setAccessibleDescription(match_text.cube(view))
        self.setToolTip("\n".join(filter(None, (match_text.cube(view), said))))
        self.setStatusTip(said)

    def _put(self, place: QRectF) -> None:
        self._place = place
        self.setGeometry(place.toAlignedRect())
        if self._view is not None:
            self.show_view(self._view)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing but a ring round the cube under the mouse or the keyboard."""
        free = self._view is not None and self._view.may_double is not None
        if not self.hasFocus() and not (self.underMouse() and free):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        artwork = self._board.board.artwork
        if artwork is None:
            return
        marks = artwork.theme.marks
        width = max(2.0, self.width() * 0.05)
        painter.setPen(QPen(QColor(marks.cursor if self.hasFocus() else marks.movable), width))
        inset = width / 2 + self.width() * 0.07
        ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(ring, self.width() * 0.2, self.width() * 0.2)
