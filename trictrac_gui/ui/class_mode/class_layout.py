"""How class mode is laid out: the board as large as it can be, and all else in a column beside it.

Where the picture is nearly square, the sentence and the steps lie under the board, which leaves
it larger than a wide column would.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView
from trictrac_gui.texts import game_names
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.class_mode import class_style
from trictrac_gui.ui.class_mode.drawing import DrawingInput, DrawingState
from trictrac_gui.ui.class_mode.palette import COLUMNS, PlaysPanel, ToolPalette
from trictrac_gui.ui.game.action_bar import CubeButton
from trictrac_gui.ui.game.plate import has_the_turn
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.moves.step_bar import LARGE, StepBar
from trictrac_gui.ui.text import match_text
from trictrac_gui.ui.theme.style_sheet import ICON
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import align, in_column, in_row, space
from trictrac_gui.ui.widgets.labels import ElidedLabel, Swatch, label

MOST_LINES = 5
"""Higher than so many lines it never wishes to be."""


LEAST = 0.5
"""Of the page's width, for a sentence that stands in a narrow column."""


_WRAP = int(Qt.TextFlag.TextWordWrap)


_MORE = "\u00a0…"


class ClassMessage(QLabel):
    """``unfold_wanted`` comes with a click on a sentence of which only the beginning is seen."""

    unfold_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "sentence")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.whole = ""

    @property
    def cut(self) -> bool:
        """Whether there is more than can be seen."""
        return self.text() != self.whole

    def say(self, text: str) -> None:
        self.whole = text
        self.setAccessibleName(text)
        self._fit()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        words = self.whole.split(" ")
        shown = self.whole
        if self._height(shown, self.width()) > max(self.height(), self._line):
            least, most = 1, len(words) - 1
            while least < most:
                middle = (least + most + 1) // 2
                fits = self._height(" ".join(words[:middle]) + _MORE, self.width())
                least, most = (middle, most) if fits <= self.height() else (least, middle - 1)
            shown = " ".join(words[:least]) + _MORE
        if shown != self.text():
            self.setText(shown)
        shape = Qt.CursorShape.PointingHandCursor if self.cut else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    @property
    def _line(self) -> int:
        return self.fontMetrics().height()

    def _height(self, text: str, width: int) -> int:
        area = QRect(0, 0, max(1, width), 100000)
        return self.fontMetrics().boundingRect(area, _WRAP, text).height()

    def heightForWidth(self, width: int) -> int:
        """What the whole sentence needs, up to a few lines."""
        return min(self._height(self.whole, width), MOST_LINES * self._line)

    def sizeHint(self) -> QSize:
        """A line; the width is what there is."""
        return QSize(10 * self._line, self._line)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click wants to see the rest."""
        if self.cut and event.button() is Qt.MouseButton.LeftButton:
            self.unfold_wanted.emit()


class Unfolded(QLabel):
    """The whole of a sentence, over the lower edge of the page; a click folds it up again."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("unfolded")
        self.setProperty("role", "sentence")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def show_over(self, sentence: ClassMessage) -> None:
        """Unfold over a sentence, growing upwards, and to the left where it is narrow."""
        page = self.parentWidget()
        assert page is not None
        self.setText(sentence.whole)
        self.setAccessibleName(sentence.whole)
        self.ensurePolished()
        at = sentence.mapTo(page, sentence.rect().bottomLeft())
        around = 2 * self.contentsMargins().left() + self.fontMetrics().height()
        beside = min(around // 2, at.x())
        width = max(sentence.width() + 2 * beside, round(page.width() * LEAST))
        height = min(self.heightForWidth(width), page.height())
        left = min(at.x() - beside, page.width() - width)
        foot = min(at.y() + around // 2, page.height())
        self.setGeometry(left, max(0, foot - height), width, height)
        self.show()
        self.raise_()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.hide()


class SidePlate(QFrame):
    """Stands beside the board; where it is narrow its numbers stand one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("plate")
        self.setProperty("active", False)
        self.swatch = Swatch(22)
        self.name = ElidedLabel("name")
        self.points = label("points")
        self.pips = label("muted")
        self.match = label("muted")
        upper = in_row(self.swatch, (self.name, 1), spacing=8)
        self._lower = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lower.setSpacing(2)
        for part in (self.points, self.match, self.pips):
            self._lower.addWidget(part)
        self._lower.setAlignment(self.pips, Qt.AlignmentFlag.AlignRight)
        in_column(upper, self._lower, margins=(8, 4, 8, 4), spacing=0, of=self)

    def show_side(self, view: GameView, side: Side, theme: Theme) -> None:
        active = has_the_turn(view, side)
        self.swatch.show_colours(theme.sides[view.variant.side_keys[side]])
        self.name.setText(game_names.player(view.variant, view.names, side, translate))
        scored = view.variant.target is not None
        self.points.setText(game_names.points(view.score[side], translate) if scored else "")
        self.points.setVisible(scored)
        self.match.setText(match_text.score(view, side))
        self.match.setVisible(bool(self.match.text()))
        self.pips.setText(game_names.pips(view.pips[side], translate))
        colour = game_names.side_name(view.variant.side_keys[side], translate)
        spoken = [self.name.text(), colour, self.points.text(), self.pips.text()]
        spoken += [self.match.text()]
        self.setAccessibleName(", ".join(dict.fromkeys(part for part in spoken if part)))
        if self.property("active") != active:
            self.setProperty("active", active)
            self.style().unpolish(self)
            self.style().polish(self)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the numbers below each other where they find no room side by side."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        parts = [part for part in (self.points, self.match, self.pips) if part.text()]
        needed = sum(part.sizeHint().width() + 10 for part in parts) + 20
        beside = needed <= self.width()
        way = QBoxLayout.Direction
        self._lower.setDirection(way.LeftToRight if beside else way.TopToBottom)
        right = Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag.AlignLeft
        align(self._lower, self.pips, right)


NARROW, WIDE = 1.9 * COLUMNS + 1.4, 14.0
"""The least width of the column in sizes of the type: with the steps under the board, or in it."""


STEP = 1.15
"""Edge of the icons that step through the game, in sizes of the type."""


class ClassLayout(QWidget):
    """A board, its plates, the palette, a sentence, and what steps through the game."""

    def __init__(self, theme: Theme, drawing: DrawingState, steps: StepBar) -> None:
        super().__init__()
        self.setObjectName("classPage")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._view: GameView | None = None
        self._turned = False
        self.size_of_type = 0
        self._grown = 0
        self.board = BoardView(self, theme=theme)
        self.board.set_letters(class_style.LETTERS)
        self.drawing_layer = DrawingInput(self.board, drawing)
        self.cube = CubeButton(self.board)
        self.far, self.near = SidePlate(), SidePlate()
        self.tools = ToolPalette(drawing)
        self.tools.left.connect(self.board.setFocus)
        self.plays = PlaysPanel()
        self.steps = steps
        self.sentence = ClassMessage()
        self.unfolded = Unfolded(self)
        self.sentence.unfold_wanted.connect(self.unfold)
        self._told: Callable[[], str] | None = None
        self.middle = QStackedWidget()
        self.middle.addWidget(self.tools)
        self.middle.addWidget(self.plays)
        self._foot = QWidget(self)
        self._under = in_column(self.sentence, steps, margins=0, of=self._foot)
        self._column = QWidget(self)
        self._rows = in_column(self.far, (self.middle, 1), self.near, of=self._column)
        self._foot_in_column = False

    # -- showing -----------------------------------------------------------------------------

    def show_view(self, view: GameView, sentence: Callable[[], str]) -> None:
        self._view = view
        self.board.show_view(view)
        self.cube.show_view(view)
        self.tools.show_view(view)
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
        self.middle.setCurrentWidget(self.plays if on else self.tools)

    def _show_plates(self) -> None:
        if self._view is not None:
            near = Side.SECOND if self._turned else Side.FIRST
            self.near.show_side(self._view, near, self._theme)
            self.far.show_side(self._view, near.other, self._theme)

    def retranslate(self) -> None:
        self.tools.retranslate()
        self.plays.retranslate()
        self.cube.retranslate()
        self._show_plates()
        if self._told is not None:
            self.sentence.say(self._told())

    # -- laying out --------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
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
        space(self._rows, gap)
        space(self._under, gap // 2)
        left = whole.width() - column
        self._column.setGeometry(left, 0, column, whole.height())
        high = whole.height() if in_column else whole.height() - foot
        self.board.setGeometry(0, 0, left, high)
        if in_column:
            self.sentence.setMinimumHeight(3 * line)
        else:
            self.sentence.setMinimumHeight(2 * line)
            self._foot.setGeometry(2 * gap, high, left - 2 * gap, foot - gap)
        self.tools.grow(size, column - 2 * gap)
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
