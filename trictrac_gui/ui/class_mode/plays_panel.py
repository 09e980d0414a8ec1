"""All plays of the throw, large, in the place of the palette."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trictrac_gui.session.plays import Play
from trictrac_gui.ui.class_mode.buttons import LargeButton
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.widgets.play_list import PlayList, play_words


class PlaysPanel(QWidget):
    """Signals: ``previewed(play or None)``, ``wanted(play)``, ``closed()``."""

    previewed = Signal(object)
    wanted = Signal(object)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.plays: tuple[Play, ...] = ()
        self.title = label("name")
        self.shut = LargeButton("close")
        self.shut.clicked.connect(self.closed)
        self.list = PlayList(wrapped=True)
        self.list.setObjectName("playList")
        self.list.pointed.connect(self._point)
        self.list.chosen.connect(self._choose)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.shut)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self.list, 1)

    def grow(self, size: int) -> None:
        """Take the size of the type."""
        self.shut.grow(round(size * 1.9))
        self.shut.setFixedWidth(round(size * 1.9))

    def show_plays(self, plays: Sequence[Play]) -> None:
        """List the plays of a moment."""
        self.plays = tuple(plays)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything anew."""
        self.list.show_lines([play_words(play.text) for play in self.plays])
        title = QCoreApplication.translate("Present", "All plays: {count}")
        self.title.setText(title.format(count=len(self.plays)))
        self.list.setAccessibleName(self.title.text())
        self.shut.say(QCoreApplication.translate("Plays", "Close the list of plays"))

    def _point(self, row: int) -> None:
        # The list is filled under a pointer that rests: nothing is pointed at before it moves.
        there = self.list.underMouse() or self.list.hasFocus()
        known = 0 <= row < len(self.plays) and there
        self.previewed.emit(self.plays[row] if known else None)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.plays):
            self.wanted.emit(self.plays[row])
