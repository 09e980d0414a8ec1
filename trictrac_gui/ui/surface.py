"""What the board lies on: it fills the middle, and a plate as wide as it lies above and below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.board.painter import surround_tones
from trictrac_gui.ui.plate import Plate
from trictrac_gui.ui.theme import Theme

EDGE, GAP, SIDE = 8, 4, 10


class Surface(QWidget):
    """Places the three by itself: a layout cannot know how wide a board of some height becomes."""

    def __init__(self, far: Plate, board: BoardView, near: Plate) -> None:
        super().__init__()
        self.setObjectName("table")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)  # Qt's own widgets have it
        self._far, self._board, self._near = far, board, near
        for part in (far, board, near):
            part.setParent(self)

    def show_theme(self, theme: Theme) -> None:
        """Take the colours of a theme; the board paints the same ground round itself."""
        lit, dark = (tone.name() for tone in surround_tones(theme))
        self.setStyleSheet(
            "QWidget#table { background: qlineargradient(x1: 0, y1: 0, x2: 1, y2: 0, "
            f"stop: 0 {dark}, stop: 0.5 {lit}, stop: 1 {dark}); }}"
        )

    def arrange(self) -> None:
        """Put everything in its place; plates are wider than the board where words need it."""
        plates = (self._far, self._near)
        high = max(plate.sizeHint().height() for plate in plates)
        room = QSize(self.width(), max(0, self.height() - 2 * (EDGE + high + GAP)))
        wanted = [self._board.width_in(room), *(plate.wanted_width for plate in plates)]
        wide = min(max(wanted), self.width() - 2 * SIDE)
        left = (self.width() - wide) // 2
        self._far.setGeometry(left, EDGE, wide, high)
        self._board.setGeometry(0, EDGE + high + GAP, room.width(), room.height())
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
        plates = 2 * (EDGE + GAP) + self._far.sizeHint().height() + self._near.sizeHint().height()
        return QSize(least.width(), least.height() + plates)
