"""The places of the board for assistive technology, which cannot see the items of a scene.

Each place is a button without a picture: the system's screen reader finds it, reads it out when
the keyboard comes to it, and can press it. No pointer ever meets it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractButton, QWidget

from trictrac_gui.engine.model import BAR, OFF, Place, Side
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.painting.geometry import Geometry, Rect
from trictrac_gui.ui.text.board_description import DICE, DescribedPlace

Describer = Callable[[GameView, Place, Place | None], DescribedPlace]
"""(view, place, place of the checker taken up) -> the place in words."""


def undescribed(view: GameView, place: Place, chosen: Place | None) -> DescribedPlace:
    """The place as it is, until the window has handed its words in."""
    return DescribedPlace(str(place))


class AccessiblePlace(QAbstractButton):
    """One place; it has no picture, and its keys are those of the board below it."""

    came = Signal()
    left = Signal()

    def __init__(self, parent: QWidget, place: Place) -> None:
        super().__init__(parent)
        self.place = place
        # Tab passes by: it leads out of the board, and the arrows lead about in it.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMask(_NOWHERE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the board below shows the place."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab leaves the whole board: the board itself would give the keyboard back."""
        viewport = self.parentWidget()
        board = None if viewport is None else viewport.parentWidget()
        if board is None:
            return super().focusNextPrevChild(forward)
        policy = board.focusPolicy()
        board.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        try:
            return super().focusNextPrevChild(forward)
        finally:
            board.setFocusPolicy(policy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the board."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the board."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the board that it has the keyboard, perhaps again."""
        super().focusInEvent(event)
        self.came.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell the board that the keyboard goes elsewhere."""
        super().focusOutEvent(event)
        self.left.emit()


_NOWHERE: Final = QRegion(-2, -2, 1, 1)
"""A mask that leaves nothing: what is not seen costs no time when the board is painted."""


class AccessiblePlaces(QObject):
    """All places of a board; ``pressed`` carries the one a screen reader has pressed.

    ``came`` and ``left`` tell of the keyboard. The stops are made when the keyboard or a screen
    reader first needs them.
    """

    pressed = Signal(object)
    came = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._stops: dict[Place, AccessiblePlace] = {}
        self._order: tuple[Place, ...] = ()

    @property
    def made(self) -> bool:
        return bool(self._stops)

    def at(self, place: Place) -> AccessiblePlace | None:
        """The stop of a place, None before they are made."""
        return self._stops.get(place)

    def holds(self, widget: object) -> bool:
        return isinstance(widget, AccessiblePlace) and self._stops.get(widget.place) is widget

    def make(self, behind: QWidget, before: QWidget) -> None:
        """Make the stops; in the order of the keyboard they lie between two widgets."""
        if self._stops:
            return
        for place in (DICE, *range(1, 25), BAR, OFF):
            stop = AccessiblePlace(self._parent, place)
            stop.clicked.connect(lambda checked, place=place: self.pressed.emit(place))
            stop.came.connect(self.came)
            stop.left.connect(self.left)
            self._stops[place] = stop
            QWidget.setTabOrder(behind, stop)
            behind = stop
        QWidget.setTabOrder(behind, before)

    def lay_out(self, view: GameView, geometry: Geometry, dice: QRect) -> None:
        """Put each stop where its place is, in the order the player at the table plays."""
        side = Side.SECOND if geometry.turned else Side.FIRST
        order = playing_order(view, side)
        for place, stop in self._stops.items():
            stop.setGeometry(dice if place == DICE else _box(geometry, place))
            stop.setVisible(place in order)
        if order != self._order:
            self._order = order
            for place in reversed(order):
                self._stops[place].lower()

    def describe(self, view: GameView, describer: Describer, chosen: Place | None) -> None:
        """Word each stop for a moment of the game."""
        for place in self._order:
            described, stop = describer(view, place, chosen), self._stops[place]
            stop.setAccessibleName(described.name)
            stop.setAccessibleDescription(described.help)


def playing_order(view: GameView, side: Side) -> tuple[Place, ...]:
    """The dice, and then all places as a side runs over them."""
    way: Iterable[Place] = view.variant.track.places[side]
    points = [place for place in way if isinstance(place, int)]
    # A side never stands on the other's start point, yet it is there.
    rest = sorted(set(range(1, 25)) - set(points), reverse=points[0] > points[-1])
    bar = (BAR,) if view.variant.has_bar else ()
    return (DICE, *bar, *points, *rest, OFF)


def _box(geometry: Geometry, place: Place) -> QRect:
    if isinstance(place, int):
        return _whole(geometry.point_rect(place))
    if place == BAR:
        return _whole(geometry.centre_rect())
    top, bottom = geometry.tray_rect(True), geometry.tray_rect(False)
    return _whole(top).united(_whole(bottom))


def _whole(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
