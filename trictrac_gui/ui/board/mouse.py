"""The mouse as the one pointer a hand has; its shape says what a press would do."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.board.keyboard import Keyboard
from trictrac_gui.ui.board.move_input import DRAG_FROM, MoveInput
from trictrac_gui.ui.board.pointer import Pointer


class Board(Pointer, Protocol):
    """What a mouse is moved over."""

    hand: MoveInput
    keyboard: Keyboard

    def viewport(self) -> QWidget:
        """Where its events come from."""
        ...


class Mouse:
    """Makes a pointer of mouse events."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def take(self, event: QEvent) -> bool:
        """Handle an event of the viewport; whether it was one of the mouse."""
        if not isinstance(event, QMouseEvent):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._press(event)
            case QEvent.Type.MouseMove:
                self._move(event)
            case QEvent.Type.MouseButtonRelease:
                self._release(event)
            case QEvent.Type.MouseButtonDblClick:
                # The second of two quick clicks plays nothing a second time.
                if self._board.wants_every_tap(event.position()):
                    self._press(event)
            case _:
                return False
        event.accept()
        return True

    def _press(self, event: QMouseEvent) -> None:
        """Press, or nothing for another button than the left."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._board.pointer_down(event.position(), DRAG_FROM)
            self._show_shape(event.position())

    def _move(self, event: QMouseEvent) -> None:
        """Carry what is held; otherwise show what a press would do."""
        spot = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._board.pointer_moved(spot)
        elif self._board.hand.holding is not None:
            self._board.pointer_lost()  # the button was let go where nobody saw it
        self._show_shape(spot)
        self._board.keyboard.point(spot)

    def _release(self, event: QMouseEvent) -> None:
        """Drop or click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._board.pointer_up(event.position())
            self._show_shape(event.position())

    def _show_shape(self, spot: QPointF) -> None:
        hand, viewport = self._board.hand, self._board.viewport()
        if hand.holding is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif hand.can_press_dice(spot.x(), spot.y()):
            shape = Qt.CursorShape.PointingHandCursor
        elif hand.can_take(spot.x(), spot.y()):
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        if viewport.cursor().shape() is not shape:
            viewport.setCursor(shape)
