"""The list of everything that happened in a game of a file."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QBrush, QColor, QFont, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from trictrac_gui.engine.model import Side
from trictrac_gui.session.opened_file import FileLine, OpenedFile
from trictrac_gui.ui.files import file_text
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.theme.theme import SideColours, Theme

_EDGE = 18
"""Of a checker beside a line, in logical pixels."""
_PADDING: Final = QSize(9, 6)
"""Of a line, as the style sheet has it."""
_BESIDE = 14
"""Between a picture in a list and the words behind it."""
WRAPPED: Final = 400
"""In a longer game each line has one line of text: nobody has to wait until all are measured."""


class LinesModel(QStringListModel):
    """The lines of a game; each is worded when it comes into sight.

    The strings of the base class are empty: it tells how many lines there are, faster than Python.
    """

    def __init__(self) -> None:
        super().__init__()
        self._game: OpenedFile | None = None
        self._names = ("", "")
        self.icons: dict[Side | None, QIcon] = {}
        self.warn = self.muted = QColor()

    def show_game(self, game: OpenedFile, names: tuple[str, str]) -> None:
        self._game, self._names = game, names
        self.setStringList([""] * len(game.lines))

    def forget(self) -> None:
        """Let go of the game."""
        self._game = None
        self.setStringList([])

    def reword(self) -> None:
        if self._game is not None:
            self.dataChanged.emit(self.index(0), self.index(len(self._game.lines) - 1))

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> Any:
        """What is seen of a line, or how it is read out."""
        if self._game is None or not index.isValid():
            return None
        line, faulty = self._game.lines[index.row()], Qt.ItemDataRole
        wrong = line.impossible or line.fault is not None
        match role:
            case faulty.DisplayRole:
                return self._text(line, self._game.numbers[index.row()])
            case faulty.DecorationRole:
                return self.icons.get(line.side)
            case faulty.AccessibleTextRole:
                return file_text.told(line, self._game.start.variant, self._names, aloud=True)
            case faulty.ForegroundRole if wrong or line.depth:
                return QBrush(self.warn if wrong else self.muted)
            case faulty.FontRole if wrong:
                font = QFont()
                font.setItalic(True)
                return font
        return None

    def _text(self, line: FileLine, number: int) -> str:
        counted = "      " * line.depth + (f"{number}.  " if number else "")
        more = "   …" if line.comment else ""
        return counted + file_text.line(line) + more


class LineHeights(QStyledItemDelegate):
    """A line is as high as its words and the width make it."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        # Qt's own guess leaves the padding of the style sheet out, and cuts the last line off.
        lines = self.parent()
        assert isinstance(lines, LineList)
        high = lines.fontMetrics().height()
        if lines.wordWrap():
            wide = lines.viewport().width() - 2 * _PADDING.width() - 4 - _EDGE - _BESIDE
            flags = Qt.TextFlag.TextWordWrap.value
            text = str(index.data())
            room = QRect(0, 0, wide, 10_000)
            high = lines.fontMetrics().boundingRect(room, flags, text).height()
        return QSize(0, high + 2 * _PADDING.height() + 2)


class LineList(QListView):
    """The lines of one game; the current row, ``currentRowChanged``, is the one on the board."""

    currentRowChanged = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lineList")
        self.setIconSize(QSize(_EDGE, _EDGE))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines = LinesModel()
        self.setModel(self.lines)
        self.setItemDelegate(LineHeights(self))
        self.selectionModel().currentChanged.connect(
            lambda now, _: self.currentRowChanged.emit(now.row())
        )

    def show_theme(self, theme: Theme, tones: Tones, side_keys: tuple[str, str]) -> None:
        lines = self.lines
        lines.icons = {side: _checker(theme.sides[side_keys[side]], tones.ink) for side in Side}
        lines.icons[None] = _nothing()
        lines.warn, lines.muted = QColor(tones.warn), QColor(tones.muted)
        lines.reword()

    def show_game(self, game: OpenedFile, names: tuple[str, str]) -> None:
        """List the lines of a game, none of them chosen."""
        long = len(game.lines) > WRAPPED
        self.setWordWrap(not long)
        self.setUniformItemSizes(long)
        self.lines.show_game(game, names)

    def retranslate(self) -> None:
        self.lines.reword()

    def currentRow(self) -> int:
        """The row that is on the board; -1 for none."""
        return self.currentIndex().row()

    def setCurrentRow(self, row: int) -> None:
        """Put another row on the board."""
        self.setCurrentIndex(self.lines.index(row))


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
