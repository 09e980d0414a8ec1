"""The dock with all plays of a throw, and why the other checkers must stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.plays import Play, by_rule
from trictrac_gui.session.view import Refusal
from trictrac_gui.ui import rule_wording, wording
from trictrac_gui.ui.plate import label
from trictrac_gui.ui.style import ICON, Tones, icon


def play_words(text: str) -> str:
    """A play in the words of the language in use: ``7/13 9/13*`` as “7–13  9–13*”."""
    names = {
        "bar": QCoreApplication.translate("Plays", "bar"),
        "off": QCoreApplication.translate("Plays", "off"),
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

    def show_lines(self, lines: Sequence[str]) -> None:
        """Fill the list anew; nothing is pointed at then."""
        self.blockSignals(True)
        self.clear()
        self.addItems(list(lines))
        self._fit()
        self.blockSignals(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences are as high as the width makes them."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if not self._wrapped:
            return
        # Qt's own guess leaves the padding of the style sheet out, and cuts the last line off.
        wide = self.viewport().width() - 2 * _PADDING.width() - 4
        for row in range(self.count()):
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


class PlaysDock(QDockWidget):
    """Signals: ``previewed(play or None)``, ``wanted(play)``, ``explained(refusal)``."""

    previewed = Signal(object)
    wanted = Signal(object)
    explained = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("plays")
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self._plays: tuple[Play, ...] = ()
        self._stuck: list[tuple[Refusal, ...]] = []
        self._variant: Variant | None = None
        self.title = label("heading")
        self.count = label("muted")
        self.shut = QToolButton()
        self.shut.setProperty("quiet", True)
        self.shut.setProperty("slim", True)
        self.shut.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.shut.clicked.connect(self.close)
        self.list = PlayList()
        self.list.setObjectName("playList")
        self.list.pointed.connect(self._preview)
        self.list.chosen.connect(self._want)
        self.reasons_title = label("small")
        self.reasons_title.setWordWrap(True)
        self.reasons = PlayList(wrapped=True)
        self.reasons.setObjectName("reasonList")
        self.reasons.chosen.connect(self._explain)
        self.setTitleBarWidget(self._title_bar())
        self.setWidget(self._body())
        self.retranslate()

    def _title_bar(self) -> QWidget:
        bar = QFrame()
        bar.setObjectName("dockTitle")
        row = QHBoxLayout(bar)
        row.setContentsMargins(16, 5, 6, 5)
        row.addWidget(self.title)
        row.addSpacing(8)
        row.addWidget(self.count, 1)
        row.addWidget(self.shut)
        return bar

    def _body(self) -> QWidget:
        body = QFrame()
        body.setObjectName("rulesBody")
        body.setMinimumWidth(220)
        column = QVBoxLayout(body)
        column.setContentsMargins(10, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.list, 3)
        column.addWidget(self.reasons_title)
        column.addWidget(self.reasons, 2)
        return body

    def sizeHint(self) -> QSize:
        """Wide enough for a play of four moves."""
        return QSize(380, 300)

    @property
    def plays(self) -> tuple[Play, ...]:
        """The plays listed."""
        return self._plays

    def show_plays(self, variant: Variant, plays: Sequence[Play], stuck: Sequence[Refusal]) -> None:
        """List the plays of a moment, and what keeps the other checkers back."""
        self._variant = variant
        self._plays = tuple(plays)
        self._stuck = by_rule(stuck)
        self._fill()
        self.previewed.emit(None)

    def colour(self, tones: Tones) -> None:
        """Take the colours around the table."""
        self.shut.setIcon(icon("close", tones.ink, 2 * ICON))

    def retranslate(self) -> None:
        """Word everything anew."""
        self.setWindowTitle(QCoreApplication.translate("Plays", "All plays"))
        self.title.setText(self.windowTitle())
        self.list.setAccessibleName(self.windowTitle())
        shut = QCoreApplication.translate("Plays", "Close the list of plays")
        self.shut.setToolTip(shut)
        self.shut.setAccessibleName(shut)
        self.reasons_title.setText(QCoreApplication.translate("Plays", "Not possible now:"))
        self.reasons.setAccessibleName(self.reasons_title.text())
        self._fill()

    def _fill(self) -> None:
        self.list.show_lines([play_words(play.text) for play in self._plays])
        if not self._plays:
            nothing = QListWidgetItem(
                QCoreApplication.translate("Plays", "There is nothing to be played now.")
            )
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(nothing)
        self.count.setText(str(len(self._plays)) if self._plays else "")
        variant = self._variant
        if variant is not None:
            self.reasons.show_lines([_reason_words(variant, stuck) for stuck in self._stuck])
        for part in (self.reasons_title, self.reasons):
            part.setVisible(bool(self._stuck))

    def _preview(self, row: int) -> None:
        self.previewed.emit(self._plays[row] if 0 <= row < len(self._plays) else None)

    def _want(self, row: int) -> None:
        if 0 <= row < len(self._plays):
            self.wanted.emit(self._plays[row])

    def _explain(self, row: int) -> None:
        if 0 <= row < len(self._stuck):
            self.explained.emit(self._stuck[row][0])


def _reason_words(variant: Variant, refusals: Sequence[Refusal]) -> str:
    text = QCoreApplication.translate("Plays", "{places}: {reason}")
    words = []
    for refusal in refusals:
        ends = [refusal.src] if refusal.dst is None else [refusal.src, refusal.dst]
        named = (str(variant.own_number(refusal.side, end)) for end in ends if end is not None)
        words.append(play_words("/".join(named)))
    return text.format(places=wording.listed(words), reason=rule_wording.refusal(refusals[0].rule))
