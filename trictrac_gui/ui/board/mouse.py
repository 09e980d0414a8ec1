"""The mouse as the one pointer a hand has; its shape says what a press would do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.board.hand import DRAG_FROM, Hand
from trictrac_gui.ui.board.pointer import Pointer


class Mouse:
    """Makes a pointer of mouse events; ``hover`` is told each place it comes to."""

    def __init__(
        self, pointer: Pointer, hand: Hand, viewport: QWidget, hover: Callable[[QPointF], None]
    ) -> None:
        self._pointer = pointer
        self._hand = hand
        self._viewport = viewport
        self._hover = hover

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
                if self._pointer.wants_every_tap(event.position()):
                    self._press(event)
            case _:
                return False
        event.accept()
        return True

    def _press(self, event: QMouseEvent) -> None:
        """Press, or nothing for another button than the left."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pointer.pointer_down(event.position(), DRAG_FROM)
            self._show_shape(event.position())

    def _move(self, event: QMouseEvent) -> None:
        """Carry what is held; otherwise show what a press would do."""
        spot = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pointer.pointer_moved(spot)
        elif self._hand.holding is not None:
            self._pointer.pointer_lost()  # the button was let go where nobody saw it
        self._show_shape(spot)
        self._hover(spot)

    def _release(self, event: QMouseEvent) -> None:
        """Drop or click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pointer.pointer_up(event.position())
            self._show_shape(event.position())

    def _show_shape(self, spot: QPointF) -> None:
        if self._hand.holding is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._hand.can_press_dice(spot.x(), spot.y()):
            shape = Qt.CursorShape.PointingHandCursor
        elif self._hand.can_take(spot.x(), spot.y()):
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        if self._viewport.cursor().shape() is not shape:
            self._viewport.setCursor(shape)
