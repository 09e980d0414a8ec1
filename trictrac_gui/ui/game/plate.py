"""The plates of both sides, and how they and the board lie on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.session.clock import MatchClock
from trictrac_gui.session.view import GameView
from trictrac_gui.texts import game_names
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import match_text
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import in_column
from trictrac_gui.ui.widgets.labels import ElidedLabel, Swatch, label

if TYPE_CHECKING:
    from trictrac_gui.ui.board.board_view import BoardView


MARGIN, SPACE, HIGH, BORDER = 14, 10, 4, 3


LONG_NAME = 16
"""A name wider than this, in sizes of the type, makes its plate no wider."""


class Plate(QFrame):
    """What there is to know of one side while it plays."""

    def __init__(self, active: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("plate")
        # As it will be at the opening: to ask for the style when it changes costs a start 15 ms.
        self.setProperty("active", active)
        self._view: GameView | None = None
        self._side = Side.FIRST
        self._theme: Theme | None = None
        self._colour = ""
        self.swatch = Swatch()
        self.name = ElidedLabel("heading")
        self.turn = label("turn")
        self.pips = label("muted")
        self.score = label("score")
        self.clock = label("score")
        self.clock.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.clock.hide()
        self.crawford = label("muted")
        self.match = label("score")
        # Contents margins of a label are lost when its style changes while it has no room.
        self.match.setIndent(8)
        self._stacked = False
        rows = in_column(margins=(MARGIN - 2, HIGH, MARGIN, HIGH), spacing=0, of=self)
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        for row in (self._upper, self._lower):
            row.setSpacing(SPACE)
            rows.addLayout(row)
        self._upper.addWidget(self.swatch)
        self._upper.addWidget(self.name)
        self._upper.addStretch(1)
        for part in (self.score, self.clock, self.crawford, self.match):
            self._upper.addWidget(part)
        self._place()

    def set_stacked(self, on: bool) -> None:
        """Show the turn and the pips below the name instead of beside it."""
        if on != self._stacked:
            self._stacked = on
            self._place()
            self._make_room()

    def _place(self) -> None:
        for part in (self.turn, self.pips):
            self._upper.removeWidget(part)
            self._lower.removeWidget(part)
        while self._lower.takeAt(0) is not None:
            pass
        if self._stacked:
            self._lower.addWidget(self.turn)
            self._lower.addStretch(1)
            self._lower.addWidget(self.pips)
        else:
            self._upper.insertWidget(2, self.turn)
            self._upper.insertWidget(4, self.pips)

    def minimumSizeHint(self) -> QSize:
        """As narrow as it must be: what it shows gives way."""
        return QSize(0, super().minimumSizeHint().height())

    @property
    def _scores(self) -> tuple[QLabel, ...]:
        """What stands at the right end, each part only where there is something to say."""
        return self.score, self.clock, self.crawford, self.match

    @property
    def wanted_width(self) -> int:
        """The width at which nothing has to give way but a very long name."""
        labels = [part for part in (self.turn, self.pips, *self._scores) if part.text()]
        widths = [part.sizeHint().width() for part in (self.swatch, *labels)]
        name = min(self.name.sizeHint().width(), LONG_NAME * self.fontInfo().pixelSize())
        return sum(widths) + name + SPACE * (len(widths) + 2) + 2 * MARGIN

    def height_in(self, rows: int) -> int:
        """How high the plate is with so many rows, the same whoever has the turn."""
        parts = (self.swatch, self.name, *self._scores)
        upper = max(p.sizeHint().height() for p in parts)
        lower = max(p.sizeHint().height() for p in (self.turn, self.pips))
        return (max(upper, lower) if rows == 1 else upper + lower) + 2 * (HIGH + BORDER)

    @property
    def stacked_width(self) -> int:
        """The same for a plate with two rows."""
        name = min(self.name.sizeHint().width(), LONG_NAME * self.fontInfo().pixelSize())
        upper = [self.swatch.sizeHint().width(), name]
        upper += [part.sizeHint().width() for part in self._scores if part.text()]
        lower = [part.sizeHint().width() for part in (self.turn, self.pips) if part.text()]
        return max(sum(row) + SPACE * (len(row) + 1) for row in (upper, lower)) + 2 * MARGIN

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what there is no room for."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """The pips go first, then the mark of the turn, which the plate's frame shows as well."""
        if self._view is None:
            return
        if self._stacked:
            self.turn.setVisible(bool(self.turn.text()))
            self.pips.setVisible(True)
            return
        left = self.width() - self._needs((self.swatch, self.name, *self._scores))
        for part in (self.turn, self.pips):
            wanted = bool(part.text())
            needed = part.sizeHint().width() + SPACE
            part.setVisible(wanted and needed <= left)
            left -= needed if wanted else 0

    def _needs(self, parts: Sequence[QWidget]) -> int:
        widths = [
            part.minimumSizeHint().width() if part is self.name else part.sizeHint().width()
            for part in parts
            if not part.isHidden()
        ]
        return sum(widths) + SPACE * len(widths) + 2 * MARGIN

    def show_side(self, view: GameView, side: Side, theme: Theme) -> None:
        before, self._view = self._view, view
        other = side is not self._side or theme is not self._theme
        self._side, self._theme = side, theme
        if before is None or other or _named(before) != _named(view):
            self.swatch.show_colours(theme.sides[view.variant.side_keys[side]])
            self._word_side(view, side)
        self._word_moment(view, side)

    def retranslate(self) -> None:
        if self._view is not None:
            self._word_side(self._view, self._side)
            self._word_moment(self._view, self._side)

    def _word_side(self, view: GameView, side: Side) -> None:
        """What stays the same from moment to moment: name, colour and match."""
        self.name.setText(game_names.player(view.variant, view.names, side, translate))
        self._show_match(view, side)
        self._colour = game_names.side_name(view.variant.side_keys[side], translate)
        self.swatch.setToolTip(self._colour)
        self.name.setToolTip(self._colour)

    def _word_moment(self, view: GameView, side: Side) -> None:
        active = has_the_turn(view, side)
        playing = active and view.offer is None and view.double is None
        self.turn.setText(translate("Plate", "to play") if playing else "")
        self.pips.setText(game_names.pips(view.pips[side], translate))
        scored = view.variant.target is not None
        self.score.setVisible(scored)
        self.score.setText(game_names.points(view.score[side], translate) if scored else "")
        spoken = [self.name.text(), self._colour, self.score.text(), self.pips.text()]
        spoken += [self.turn.text(), self.match.text(), self.crawford.text()]
        # A player without a name is called by the colour, which need not be said twice.
        self.setAccessibleName(", ".join(dict.fromkeys(part for part in spoken if part)))
        self._make_room()
        if self.property("active") != active:
            self.setProperty("active", active)
            self.style().unpolish(self)
            self.style().polish(self)

    def show_clock(self, clock: MatchClock | None) -> None:
        """Show what this side has left, or no clock."""
        self.clock.setText("" if clock is None else match_text.time_left(clock, self._side))
        self.clock.setVisible(clock is not None)
        # It never becomes narrower, or the plate would move with the free seconds.
        wide = 0 if clock is None else max(self.clock.minimumWidth(), self.clock.sizeHint().width())
        self.clock.setMinimumWidth(wide)
        if clock is not None:
            self.clock.setAccessibleName(match_text.time_left_spoken(clock, self._side))

    def _show_match(self, view: GameView, side: Side) -> None:
        self.match.setText(match_text.score(view, side))
        self.match.setVisible(bool(self.match.text()))
        # It is told where its reason is: beside the side that needs one point only.
        short = view.match.away(side) == 1
        self.crawford.setText(match_text.crawford(view) if short else "")
        self.crawford.setVisible(bool(self.crawford.text()))


def _named(view: GameView) -> tuple[object, ...]:
    """What a plate says of more than the moment."""
    return (view.variant, view.names, view.match, view.crawford)


def has_the_turn(view: GameView, side: Side) -> bool:
    """Whether everybody waits for a side."""
    if view.result is not None:
        return False
    if view.taker is not None:
        return side is view.taker
    if view.offer is not None:
        return side is view.offer.side.other
    if view.to_move is not None:
        return side is view.to_move
    if view.setting is not None:
        return side is view.setting.side
    return side in view.may_throw


EDGE, GAP, SIDE = 8, 4, 10


WORTH_IT = 1.25
"""So much wider the board must become before the plates go to its side."""


class Surface(QWidget):
    """Places the three by itself: a layout cannot know how wide a board of some height becomes."""

    def __init__(self, far: Plate, board: BoardView, near: Plate) -> None:
        super().__init__()
        self.setObjectName("table")
        self._colour = QColor()
        self._far, self._board, self._near = far, board, near
        for part in (far, board, near):
            part.setParent(self)

    def show_theme(self, theme: Theme) -> None:
        self._colour = QColor(theme.table.surround)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Go on where the board's own ground ends, in the colour it has at its edges."""
        QPainter(self).fillRect(self.rect(), self._colour)

    def arrange(self) -> None:
        """Put everything in its place; plates are wider than the board where words need it."""
        plates = (self._far, self._near)
        high = max(plate.height_in(1) for plate in plates)
        room = QSize(self.width(), max(0, self.height() - 2 * (EDGE + high + GAP)))
        board = self._board.width_in(room)
        wide = max(plate.stacked_width for plate in plates)
        beside = QSize(max(0, self.width() - wide - SIDE), max(0, self.height() - EDGE))
        aside = self._board.width_in(beside) > WORTH_IT * board > 0
        for plate in plates:
            plate.set_stacked(aside)
        if aside:
            high = max(plate.height_in(2) for plate in plates)
            left = self.width() - wide - SIDE
            self._board.setGeometry(0, EDGE // 2, beside.width(), beside.height())
        else:
            wide = max(board, *(plate.wanted_width for plate in plates))
            wide = min(wide, self.width() - 2 * SIDE)
            left = (self.width() - wide) // 2
            self._board.setGeometry(0, EDGE + high + GAP, room.width(), room.height())
        self._far.setGeometry(left, EDGE, wide, high)
        self._near.setGeometry(left, self.height() - EDGE - high, wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.arrange()
            self.updateGeometry()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Room for a small board and both plates."""
        least = self._board.minimumSize()
        plates = 2 * (EDGE + GAP) + self._far.height_in(1) + self._near.height_in(1)
        return QSize(least.width(), least.height() + plates)
