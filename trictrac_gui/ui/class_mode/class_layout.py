"""The desk of class mode: the board as large as it can be, and all else in a column beside it.

Where the picture is nearly square, the sentence and the steps lie under the board, which leaves
it larger than a wide column would.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.class_mode import class_style
from trictrac_gui.ui.class_mode.class_message import ClassMessage, Unfolded
from trictrac_gui.ui.class_mode.drawing_layer import DrawingInput
from trictrac_gui.ui.class_mode.drawing_state import DrawingState
from trictrac_gui.ui.class_mode.palette import COLUMNS, Palette
from trictrac_gui.ui.class_mode.plays_panel import PlaysPanel
from trictrac_gui.ui.class_mode.side_plate import SidePlate
from trictrac_gui.ui.moves.step_bar import LARGE, StepBar
from trictrac_gui.ui.score.cube_button import CubeButton
from trictrac_gui.ui.theme.style_sheet import ICON
from trictrac_gui.ui.theme.theme import Theme

NARROW, WIDE = 1.9 * COLUMNS + 1.4, 14.0
"""The least width of the column in sizes of the type: with the steps under the board, or in it."""

STEP = 1.15
"""Edge of the icons that step through the game, in sizes of the type."""


class ClassLayout(QWidget):
    """A board, its plates, the palette, a sentence, and what steps through the game."""

    def __init__(self, theme: Theme, sketch: DrawingState, steps: StepBar) -> None:
        super().__init__()
        self.setObjectName("desk")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._view: GameView | None = None
        self._turned = False
        self.size_of_type = 0
        self._grown = 0
        self.board = BoardView(self, theme=theme)
        self.board.set_letters(class_style.LETTERS)
        self.pane = DrawingInput(self.board, sketch)
        self.cube = CubeButton(self.board)
        self.far, self.near = SidePlate(), SidePlate()
        self.palette_ = Palette(sketch)
        self.palette_.left.connect(self.board.setFocus)
        self.plays = PlaysPanel()
        self.steps = steps
        self.sentence = ClassMessage()
        self.unfolded = Unfolded(self)
        self.sentence.unfold_wanted.connect(self.unfold)
        self._told: Callable[[], str] | None = None
        self.middle = QStackedWidget()
        self.middle.addWidget(self.palette_)
        self.middle.addWidget(self.plays)
        self._foot = QWidget(self)
        self._under = QVBoxLayout(self._foot)
        self._under.setContentsMargins(0, 0, 0, 0)
        self._under.addWidget(self.sentence)
        self._under.addWidget(steps)
        self._column = QWidget(self)
        self._rows = QVBoxLayout(self._column)
        self._rows.addWidget(self.far)
        self._rows.addWidget(self.middle, 1)
        self._rows.addWidget(self.near)
        self._foot_in_column = False

    # -- showing -----------------------------------------------------------------------------

    def show_view(self, view: GameView, sentence: Callable[[], str]) -> None:
        """Show a moment of the game."""
        self._view = view
        self.board.show_view(view)
        self.cube.show_view(view)
        self.palette_.show_view(view)
        self._show_plates()
        self.tell(sentence)

    def show_turned(self, turned: bool) -> None:
        """Turn the board, and the plates with it."""
        self._turned = turned
        self.board.set_turned(turned)
        self._show_plates()

    def tell(self, sentence: Callable[[], str], urgent: bool = False) -> None:
        """Say something until the game goes on."""
        self._told = sentence
        self.unfolded.hide()
        self.sentence.say(sentence())
        if self.sentence.property("urgent") != urgent:
            self.sentence.setProperty("urgent", urgent)
            self.sentence.style().unpolish(self.sentence)
            self.sentence.style().polish(self.sentence)
        if urgent and self.sentence.cut:
            self.unfold()

    def unfold(self) -> None:
        """Show the whole of a sentence for which there is too little room, until something else
        is said.
        """
        self.unfolded.show_over(self.sentence)

    def show_plays(self, on: bool) -> None:
        """Put the list of plays in the place of the palette, or the palette back."""
        self.middle.setCurrentWidget(self.plays if on else self.palette_)

    def _show_plates(self) -> None:
        if self._view is not None:
            near = Side.SECOND if self._turned else Side.FIRST
            self.near.show_side(self._view, near, self._theme)
            self.far.show_side(self._view, near.other, self._theme)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.palette_.retranslate()
        self.plays.retranslate()
        self.cube.retranslate()
        self._show_plates()
        if self._told is not None:
            self.sentence.say(self._told())

    # -- laying out --------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        """Follow the words."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    def arrange(self) -> None:
        """Put everything in its place, with the board as large as can be."""
        size, whole = self.size_of_type, self.size()
        if size == 0 or whole.isEmpty():
            return
        gap = max(4, size // 4)
        if size != self._grown:
            self._grown = size
            self.steps.show_tones(class_style.TONES, size * STEP / (LARGE * ICON))
            self.steps.setFixedHeight(round(size * 1.9))
        line = self.sentence.fontMetrics().height()
        foot = 2 * line + gap + self.steps.sizeHint().height() + gap
        narrow, wide = round(NARROW * size), round(WIDE * size)
        beside = self.board.width_in(QSize(whole.width() - wide, whole.height()))
        over = self.board.width_in(QSize(whole.width() - narrow, whole.height() - foot))
        in_column = beside >= over
        board = max(beside, over)
        column = min(max(whole.width() - board - gap, narrow), round(whole.width() * 0.42))
        self._put_foot(in_column)
        self._rows.setContentsMargins(gap, gap, gap, gap)
        self._rows.setSpacing(gap)
        self._under.setSpacing(gap // 2)
        left = whole.width() - column
        self._column.setGeometry(left, 0, column, whole.height())
        high = whole.height() if in_column else whole.height() - foot
        self.board.setGeometry(0, 0, left, high)
        if in_column:
            self.sentence.setMinimumHeight(3 * line)
        else:
            self.sentence.setMinimumHeight(2 * line)
            self._foot.setGeometry(2 * gap, high, left - 2 * gap, foot - gap)
        self.palette_.grow(size, column - 2 * gap)
        self.plays.grow(size)
        if self.unfolded.isVisible():
            self.unfold()

    def _put_foot(self, in_column: bool) -> None:
        if in_column == self._foot_in_column:
            return
        self._foot_in_column = in_column
        if in_column:
            self._rows.insertWidget(1, self._foot)
        else:
            self._rows.removeWidget(self._foot)
            self._foot.setParent(self)
            self._foot.show()
