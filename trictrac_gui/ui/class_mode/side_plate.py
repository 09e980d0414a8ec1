"""The plate of a side in class mode: its colour and name, its points and its pips, very large."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.game.plate import has_the_turn
from trictrac_gui.ui.text import game_names, match_text
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.labels import ElidedLabel, Swatch, label


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
        upper = QHBoxLayout()
        upper.setSpacing(8)
        upper.addWidget(self.swatch)
        upper.addWidget(self.name, 1)
        self._lower = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lower.setSpacing(2)
        for part in (self.points, self.match, self.pips):
            self._lower.addWidget(part)
        self._lower.setAlignment(self.pips, Qt.AlignmentFlag.AlignRight)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 4, 8, 4)
        rows.setSpacing(0)
        rows.addLayout(upper)
        rows.addLayout(self._lower)

    def show_side(self, view: GameView, side: Side, theme: Theme) -> None:
        """Show one side of a game."""
        active = has_the_turn(view, side)
        self.swatch.show_colours(theme.sides[view.variant.side_keys[side]])
        self.name.setText(game_names.player(view.variant, view.names, side))
        scored = view.variant.target is not None
        self.points.setText(game_names.PLURALS.points(view.score[side]) if scored else "")
        self.points.setVisible(scored)
        self.match.setText(match_text.score(view, side))
        self.match.setVisible(bool(self.match.text()))
        self.pips.setText(game_names.PLURALS.pips(view.pips[side]))
        colour = game_names.side_name(view.variant.side_keys[side])
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
        self._lower.setAlignment(self.pips, right)
