"""Whose moves stand in which column."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.labels import ElidedLabel, Swatch

BESIDE: Final = 6
"""From so many sizes of the type on a column has room for a name beside its checker."""


class SideTitles(QWidget):
    """A checker and a name over each column of the move list."""

    def __init__(self) -> None:
        super().__init__()
        self._view: GameView | None = None
        self._theme: Theme | None = None
        self._number = QWidget()
        self.swatches = (Swatch(15), Swatch(15))
        self.names = (ElidedLabel("base"), ElidedLabel("base"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._number)
        self._halves = [QBoxLayout(QBoxLayout.Direction.LeftToRight) for _ in Side]
        for side, half in zip(Side, self._halves, strict=True):
            half.setContentsMargins(6, 0, 4, 0)
            half.setSpacing(6)
            half.addWidget(self.swatches[side], 0, Qt.AlignmentFlag.AlignLeft)
            half.addWidget(self.names[side], 1)
            row.addLayout(half, 1)
        self._fit()

    def show_players(self, view: GameView) -> None:
        """Name the players of a game."""
        if self._view is not None and self._view.variant is view.variant:
            same = self._view.names == view.names
            if same:
                return
        self._view = view
        self._fill()

    def show_theme(self, theme: Theme) -> None:
        """Take the colours of the checkers."""
        self._theme = theme
        self._fill()

    def retranslate(self) -> None:
        """Name the sides in the language in use."""
        self._fill()

    def _fill(self) -> None:
        view = self._view
        if view is None:
            return
        for side in Side:
            self.names[side].setText(game_names.player(view.variant, view.names, side, translate))
            if self._theme is not None:
                self.swatches[side].show_colours(self._theme.sides[view.variant.side_keys[side]])

    def _fit(self) -> None:
        number = self.fontMetrics().horizontalAdvance("888.") + 8
        self._number.setFixedWidth(number)
        # In a slim column a name has more room below its checker than beside it.
        beside = (self.width() - number) // 2 >= BESIDE * self.fontInfo().pixelSize()
        ways = QBoxLayout.Direction
        for half in self._halves:
            half.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
            half.setSpacing(6 if beside else 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width of the columns."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
