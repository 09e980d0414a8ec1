"""The lines of a game as a list, each with a checker of the side that did it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QListWidgetItem

from trictrac_gui.engine.model import Side
from trictrac_gui.session.opened_file import LineKind, OpenedFile
from trictrac_gui.ui.files import file_text
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.theme.theme import SideColours, Theme
from trictrac_gui.ui.widgets.play_list import PlayList

_EDGE = 18
"""Of a checker beside a line, in logical pixels."""


class LineList(PlayList):
    """The lines of one game; the current row is the one on the board."""

    def __init__(self) -> None:
        super().__init__(wrapped=True)
        self.setObjectName("lineList")
        self.setIconSize(QSize(_EDGE, _EDGE))
        self._game: OpenedFile | None = None
        self._names = ("", "")
        self._icons: dict[Side | None, QIcon] = {}
        self._warn = self._muted = QColor()

    def show_theme(self, theme: Theme, tones: Tones, side_keys: tuple[str, str]) -> None:
        self._icons = {side: _checker(theme.sides[side_keys[side]], tones.ink) for side in Side}
        self._icons[None] = _nothing()
        self._warn, self._muted = QColor(tones.warn), QColor(tones.muted)
        self._fill()

    def show_game(self, game: OpenedFile, names: tuple[str, str]) -> None:
        """List the lines of a game, none of them chosen."""
        self._game, self._names = game, names
        self._fill()

    def retranslate(self) -> None:
        self._fill()

    def _fill(self) -> None:
        game = self._game
        if game is None:
            return
        at = self.currentRow()
        numbers: dict[int, int] = {}
        lines = []
        for line in game.lines:
            if not line.depth:
                numbers = {0: numbers.get(0, 0)}
            counted = "      " * line.depth
            if line.what in (LineKind.PLAY, LineKind.UNPLAYED):
                before = max(0, numbers.get(0, 0) - 1)
                numbers[line.depth] = numbers.get(line.depth, before) + 1
                counted += f"{numbers[line.depth]}.  "
            lines.append(counted + file_text.line(line))
        self.show_lines(lines)
        for row, line in enumerate(game.lines):
            item: QListWidgetItem = self.item(row)
            item.setIcon(self._icons.get(line.side, QIcon()))
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole,
                file_text.told(line, game.start.variant, self._names, aloud=True),
            )
            if line.impossible or line.fault is not None:
                item.setForeground(QBrush(self._warn))
                font = item.font()
                font.setItalic(True)
                item.setFont(font)
            elif line.depth:
                item.setForeground(QBrush(self._muted))
            if line.comment:
                item.setText(f"{item.text()}   …")
        self._fit()
        self.blockSignals(True)
        self.setCurrentRow(at)
        self.blockSignals(False)


def _nothing() -> QIcon:
    blank = QPixmap(_EDGE, _EDGE)
    blank.fill(Qt.GlobalColor.transparent)
    return QIcon(blank)


def _checker(colours: SideColours, ink: str) -> QIcon:
    """A small checker, sharp at twice the size."""
    picture = QPixmap(2 * _EDGE, 2 * _EDGE)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = QColor(ink)
    rim.setAlphaF(0.7)
    painter.setPen(QPen(rim, 2))
    painter.setBrush(QColor(colours.checker))
    painter.drawEllipse(3, 3, 2 * _EDGE - 6, 2 * _EDGE - 6)
    painter.setPen(QPen(QColor(colours.ring), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(10, 10, 2 * _EDGE - 20, 2 * _EDGE - 20)
    painter.end()
    picture.setDevicePixelRatio(2)
    icon = QIcon(picture)
    # Of a chosen line Qt would tint it, and one could no longer see whose it is.
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon
