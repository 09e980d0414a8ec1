"""Fingers and pens as the one pointer that plays on a board: no button, no second finger."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEventPoint, QTabletEvent, QTouchEvent

from trictrac_gui.ui.widgets import press_guard

FINGER: Final = 12.0
"""Pixels a finger may tremble before a touch becomes a drag."""


PEN: Final = 7.0
"""The same for a pen."""


class Pointer(Protocol):
    """What is done with a pointer, wherever it comes from."""

    def pointer_down(self, spot: QPointF, slack: float) -> None:
        """It touches; within ``slack`` pixels it does not drag yet."""
        ...

    def pointer_moved(self, spot: QPointF) -> None:
        """It moves, still touching."""
        ...

    def pointer_up(self, spot: QPointF) -> None:
        """It lets go."""
        ...

    def pointer_lost(self) -> None:
        """Nothing of what it did counts."""
        ...

    def wants_every_tap(self, spot: QPointF) -> bool:
        """Whether quick taps here are each meant."""
        ...


class Touches:
    """Makes a pointer of touch and pen events.

    A second finger spoils the touch until all are lifted. The second of two quick taps on a spot
    counts for nothing, unless every one is wanted.
    """

    def __init__(self, pointer: Pointer) -> None:
        self._pointer = pointer
        self._finger: int | None = None
        self._ignored = False
        self._pen_down = False
        self._down_at = QPointF()
        self._tapped_at = QPointF()
        self._tapped: float | None = None

    def take(self, event: QEvent) -> bool:
        """Handle an event of the viewport; whether it was one of a finger or a pen."""
        if isinstance(event, QTouchEvent):
            self._touch(event)
        elif isinstance(event, QTabletEvent):
            self._pen(event)
        else:
            return False
        event.accept()
        return True

    def forget(self) -> None:
        """Let whatever touches now count for nothing until it is lifted."""
        self._finger = None
        self._ignored = True

    # --- fingers -------------------------------------------------------------------------

    def _touch(self, event: QTouchEvent) -> None:
        kind = event.type()
        points = event.points()
        if kind is QEvent.Type.TouchCancel:
            self._spoil()
        elif kind is QEvent.Type.TouchBegin and len(points) == 1:
            self._ignored = False
            self._finger = points[0].id()
            self._begin(points[0].position(), FINGER)
        elif len([p for p in points if p.state() is not QEventPoint.State.Released]) > 1:
            self._spoil()
        elif self._finger is not None and points:
            self._follow(points)
        if kind in (QEvent.Type.TouchEnd, QEvent.Type.TouchCancel):
            self._finger = None
            self._ignored = False

    def _follow(self, points: list[QEventPoint]) -> None:
        mine = next((point for point in points if point.id() == self._finger), None)
        if mine is None:
            return
        if mine.state() is QEventPoint.State.Released:
            self._finger = None
            self._end(mine.position())
        elif not self._ignored:
            self._pointer.pointer_moved(mine.position())

    def _spoil(self) -> None:
        if self._finger is not None and not self._ignored:
            self._pointer.pointer_lost()
        self._finger = None
        self._ignored = True

    # --- pens ----------------------------------------------------------------------------

    def _pen(self, event: QTabletEvent) -> None:
        spot = event.position()
        kind = event.type()
        if kind is QEvent.Type.TabletPress and event.button() is Qt.MouseButton.LeftButton:
            self._pen_down, self._ignored = True, False
            self._begin(spot, PEN)
        elif kind is QEvent.Type.TabletMove and self._pen_down and not self._ignored:
            self._pointer.pointer_moved(spot)
        elif kind is QEvent.Type.TabletRelease and self._pen_down:
            self._pen_down = False
            self._end(spot)
            self._ignored = False

    # --- both ----------------------------------------------------------------------------

    def _begin(self, spot: QPointF, slack: float) -> None:
        self._down_at = spot
        if self._quick(spot) and not self._pointer.wants_every_tap(spot):
            self._ignored = True
            self._tapped = None
        else:
            self._pointer.pointer_down(spot, slack)

    def _end(self, spot: QPointF) -> None:
        if self._ignored:
            return
        if (spot - self._down_at).manhattanLength() < FINGER:
            self._tapped_at = spot
            self._tapped = press_guard.clock()
        self._pointer.pointer_up(spot)

    def _quick(self, spot: QPointF) -> bool:
        near = (spot - self._tapped_at).manhattanLength() < 2 * FINGER
        since = None if self._tapped is None else press_guard.clock() - self._tapped
        return near and since is not None and since < press_guard.QUIET
