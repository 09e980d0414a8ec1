"""A picture of a position on which a click marks places, or takes the mark away again."""

from __future__ import annotations

from PySide6.QtCore import QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from trictrac_gui.engine.drawings import Circle, Colour
from trictrac_gui.engine.model import BAR, OFF, Place
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.pictures.board_picture import fitted
from trictrac_gui.ui.sets.picture import BoardPicture
from trictrac_gui.ui.theme.theme import Theme

LEAST = QSize(260, 205)


class PointBoard(BoardPicture):
    """``clicked`` carries the place that was meant."""

    clicked = Signal(object)

    def __init__(self, view: GameView, theme: Theme) -> None:
        super().__init__(theme)
        self._view = view
        self.setMinimumSize(LEAST)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.mark(())

    def mark(self, places: tuple[Place, ...]) -> None:
        """Ring these places and no others."""
        self.show_moment(self._view, tuple(Circle(place, Colour.GREEN) for place in places))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell the place under the pointer."""
        spot = event.position()
        place = fitted(QSizeF(self.size()), self._view).place_at(spot.x(), spot.y())
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if isinstance(place, int) or place == OFF or (place == BAR and self._view.variant.has_bar):
            self.clicked.emit(place)
