"""Pointing at a place of a lesson's board: a click, a tap, Enter, or a screen reader's press."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from trictrac_gui.engine.model import BAR, OFF, Place
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.board.pointer import Touches

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Pointing(QObject):
    """While it is ``on``, the board takes no moves: ``pointed`` carries the place meant."""

    pointed = Signal(object)

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._touches = Touches(self)
        self._on = False
        board.viewport().installEventFilter(self)
        board.installEventFilter(self)
        board.stops.pressed.connect(self._press)

    @property
    def on(self) -> bool:
        """Whether a place is asked for."""
        return self._on

    def turn(self, on: bool) -> None:
        """Ask for a place, or let the board do what it does."""
        self._on = on
        shape = Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor
        if on or self._board.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor:
            self._board.viewport().setCursor(shape)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what points; all else goes on to the board."""
        if not self._on:
            return False
        if watched is self._board:
            return isinstance(event, QKeyEvent) and self._key(event)
        if isinstance(event, QMouseEvent):
            if event.button() is not Qt.MouseButton.LeftButton:
                return False
            if event.type() is QEvent.Type.MouseButtonRelease:
                self.pointer_up(event.position())
            return event.type() is not QEvent.Type.MouseMove
        return self._touches.take(event)

    def _key(self, event: QKeyEvent) -> bool:
        place = self._board.cursor_place
        if event.type() is not QEvent.Type.KeyPress or event.key() not in _ENTER:
            return False
        if place is None or event.isAutoRepeat():
            return False
        self._press(place)
        event.accept()
        return True

    def _press(self, place: object) -> None:
        if self._on and (isinstance(place, int) or place in (BAR, OFF)):
            self.pointed.emit(place)

    # -- fingers and pens --------------------------------------------------------------------

    def pointer_down(self, spot: QPointF, slack: float) -> None:
        """Nothing happens before it is lifted."""

    def pointer_moved(self, spot: QPointF) -> None:
        """Only where it is lifted counts."""

    def pointer_up(self, spot: QPointF) -> None:
        """The place under it is meant."""
        geometry = self._board.geometry_of_board
        place: Place | None = None
        if geometry is not None:
            place = geometry.place_at(spot.x(), spot.y())
        self._press(place)

    def pointer_lost(self) -> None:
        """Nothing was meant."""

    def wants_every_tap(self, spot: QPointF) -> bool:
        """Two quick taps on one spot are meant once."""
        return False
