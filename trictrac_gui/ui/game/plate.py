"""The plate of a side: its name and colour, its score and pips, and whether it has the turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.session.clock import MatchClock
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.text import game_names, match_text
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.labels import ElidedLabel, Swatch, label

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
        self.match.setContentsMargins(8, 0, 0, 0)
        self._stacked = False
        rows = QVBoxLayout(self)
        rows.setContentsMargins(MARGIN - 2, HIGH, MARGIN, HIGH)
        rows.setSpacing(0)
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
        """Show one side of a game."""
        self._view, self._side = view, side
        self.swatch.show_colours(theme.sides[view.variant.side_keys[side]])
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything anew."""
        view, side = self._view, self._side
        if view is None:
            return
        active = has_the_turn(view, side)
        playing = active and view.offer is None and view.double is None
        self.name.setText(game_names.player(view.variant, view.names, side))
        self.turn.setText(QCoreApplication.translate("Plate", "to play") if playing else "")
        self.pips.setText(game_names.PLURALS.pips(view.pips[side]))
        scored = view.variant.target is not None
        self.score.setVisible(scored)
        self.score.setText(game_names.PLURALS.points(view.score[side]) if scored else "")
        self._show_match(view, side)
        colour = game_names.side_name(view.variant.side_keys[side])
        self.swatch.setToolTip(colour)
        self.name.setToolTip(colour)
        spoken = [self.name.text(), colour, self.score.text(), self.pips.text(), self.turn.text()]
        spoken += [self.match.text(), self.crawford.text()]
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
