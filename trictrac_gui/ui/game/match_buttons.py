"""The buttons of a match: double, take, drop, beaver, the next game, and the cube on the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from trictrac_gui.engine.cube import CubeBar
from trictrac_gui.engine.state import Phase
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.text import match_text
from trictrac_gui.ui.widgets.fitting import WrappingRow
from trictrac_gui.ui.window.actions import Actions


class MatchButtons(QWidget):
    """``answered`` carries whether the cube is taken; ``beavered`` and ``next_wanted`` nothing.

    ``left`` comes when a button goes away under the keyboard.
    """

    answered = Signal(bool)
    beavered = Signal()
    next_wanted = Signal()
    left = Signal()

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._action = actions.double
        self._view: GameView | None = None
        self.double = QPushButton()
        self.drop = QPushButton()
        self.beaver = QPushButton()
        self.take = QPushButton()
        self.next = QPushButton()
        for primary in (self.take, self.next):
            primary.setProperty("primary", True)
        row = WrappingRow(self, fill=True)
        for button in self._all():
            button.setAutoDefault(True)  # Return presses it as well as space
            row.add(button)
        self.double.clicked.connect(self._action.trigger)
        self.drop.clicked.connect(lambda: self.answered.emit(False))
        self.take.clicked.connect(lambda: self.answered.emit(True))
        self.beaver.clicked.connect(self.beavered)
        self.next.clicked.connect(self.next_wanted)
        self._show_buttons(())

    def _all(self) -> tuple[QPushButton, ...]:
        return self.double, self.drop, self.beaver, self.take, self.next

    def show_view(self, view: GameView) -> None:
        """Show what can be done now."""
        self._view = view
        shown = []
        if view.may_double is not None:
            shown.append(self.double)
        if view.taker is not None:
            shown += [self.drop, self.take]
            if view.may_beaver:
                shown.append(self.beaver)
        if view.may_start_next:
            shown.append(self.next)
        # A Return meant for the doubling must not answer it.
        focused = next((button for button in self._all() if button.hasFocus()), None)
        if focused is not None and focused not in shown:
            self.left.emit()
        self._show_buttons(shown)
        self.retranslate()

    def _show_buttons(self, shown: Sequence[QPushButton]) -> None:
        for button in self._all():
            button.setVisible(button in shown)
        self.setVisible(bool(shown))

    def retranslate(self) -> None:
        """Word everything anew."""
        self.next.setText(QCoreApplication.translate("MatchButtons", "Next game"))
        if self._view is None:
            return
        self.double.setText(match_text.double_button(self._view))
        shortcut = self._action.shortcut().toString()
        self.double.setToolTip(f"{self.double.text()} ({shortcut})")
        self.take.setText(match_text.take_button(self._view))
        self.drop.setText(match_text.drop_button(self._view))
        self.beaver.setText(match_text.beaver_button(self._view))


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
