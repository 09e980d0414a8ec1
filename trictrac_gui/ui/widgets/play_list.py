"""Plays, or other lines, in a list to be pointed at and chosen from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
)

from trictrac_gui.ui.language import translate


def play_words(text: str) -> str:
    """A play in the words of the language in use: ``7/13 9/13*`` as “7–13  9–13*”."""
    names = {
        "bar": translate("Plays", "bar"),
        "off": translate("Plays", "off"),
    }
    moves = []
    for move in text.split():
        whole, bracket, times = move.partition("(")
        stops = [names.get(stop, stop) for stop in whole.split("/")]
        again = f" ×{times.rstrip(')')}" if bracket else ""
        moves.append("–".join(stops) + again)
    return "   ".join(moves)


_PADDING: Final = QSize(9, 6)
"""Of a line, as the style sheet has it."""


AT_ONCE: Final = 150
"""So many lines are taken into a list together."""


_BESIDE = 14
"""Between a picture in a list and the words behind it."""


class PlayList(QListWidget):
    """Lines to be pointed at and chosen; ``pointed(row)`` is -1 when nothing is pointed at."""

    pointed = Signal(int)
    chosen = Signal(int)

    def __init__(self, *, wrapped: bool = False) -> None:
        super().__init__()
        self._wrapped = wrapped
        self.setMouseTracking(True)
        self.setWordWrap(wrapped)
        self.setUniformItemSizes(not wrapped)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentRowChanged.connect(self.pointed)
        self.itemEntered.connect(lambda item: self.pointed.emit(self.row(item)))
        self.itemClicked.connect(self._choose)
        # Enter and the platform's own way of choosing; a click has been taken already.
        self.itemActivated.connect(self._activate)
        self._clicked = False
        self._more: Iterator[str] = iter(())
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    def show_lines(self, lines: Iterable[str]) -> None:
        """Fill the list anew; nothing is pointed at then.

        Of very many lines the next ones are taken when the list is scrolled to its end.
        """
        self.blockSignals(True)
        self.clear()
        self._more = iter(lines)
        self._take_more()
        self.blockSignals(False)

    def _take_more(self) -> None:
        before = self.count()
        self.addItems(list(islice(self._more, AT_ONCE)))
        self._fit(before)

    def _scrolled(self, to: int) -> None:
        if to >= self.verticalScrollBar().maximum():
            self._take_more()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences are as high as the width makes them."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self, first: int = 0) -> None:
        if not self._wrapped:
            return
        # Qt's own guess leaves the padding of the style sheet out, and cuts the last line off.
        wide = self.viewport().width() - 2 * _PADDING.width() - 4
        for row in range(first, self.count()):
            item = self.item(row)
            picture = item.icon().actualSize(self.iconSize()).width()
            room = QRect(0, 0, wide - (picture + _BESIDE if picture > 0 else 0), 10_000)
            flags = Qt.TextFlag.TextWordWrap.value
            box = self.fontMetrics().boundingRect(room, flags, item.text())
            item.setSizeHint(QSize(0, box.height() + 2 * _PADDING.height() + 2))

    def _choose(self, item: QListWidgetItem) -> None:
        self._clicked = True
        self.chosen.emit(self.row(item))
        self._clicked = False

    def _activate(self, item: QListWidgetItem) -> None:
        if not self._clicked and self.hasFocus() and not self._by_mouse():
            self.chosen.emit(self.row(item))

    def _by_mouse(self) -> bool:
        from PySide6.QtWidgets import QApplication

        return bool(QApplication.mouseButtons())

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more, unless the keyboard does."""
        self.pointed.emit(self.currentRow() if self.hasFocus() else -1)
        super().leaveEvent(event)
