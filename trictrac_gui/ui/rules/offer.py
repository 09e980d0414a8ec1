"""The paragraph that fits the moment: what it is called, and the link in one line that opens it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from trictrac_gui.engine.rule_keys import Situation
from trictrac_gui.texts.catalogue import mark

_SUBJECTS: Final = {
    Situation.OPENING: mark("RulesSubjects", "who begins"),
    Situation.PASSING: mark("RulesSubjects", "when nothing fits"),
    Situation.ON_THE_BAR: mark("RulesSubjects", "the bar"),
    Situation.START_POINT: mark("RulesSubjects", "leaving the start point"),
    Situation.AGAIN: mark("RulesSubjects", "another throw"),
    Situation.BEFORE_THE_HUCKE: mark("RulesSubjects", "into the Hucke"),
    Situation.LAST_TWO: mark("RulesSubjects", "the last two in the Hucke"),
    Situation.BEARING_OFF: mark("RulesSubjects", "bearing off"),
    Situation.DOUBLE: mark("RulesSubjects", "doubles"),
}


def offered(situation: Situation) -> str:
    """The words of the link that leads to the paragraph of a situation."""
    text = QCoreApplication.translate("RulesSubjects", "In the rules: {subject}")
    return text.format(subject=QCoreApplication.translate("RulesSubjects", _SUBJECTS[situation]))


PADDING = 16
"""What the style sheet puts about the words of a link, both sides together."""


SLACK = 4
"""Letters that lean out of their own width."""


class OfferLink(QPushButton):
    """The paragraph that fits the moment; the whole sentence is in its tool tip and its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setProperty("link", True)
        self.setProperty("hint", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def offer(self, words: str) -> None:
        """Say what is offered."""
        self._whole = words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for all of it."""
        words = self.fontMetrics().horizontalAdvance(self._whole) + SLACK
        return QSize(words + PADDING, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Room for its first words."""
        return QSize(self.fontMetrics().averageCharWidth() * 12, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the type, which the style sheet sets after the first words were measured."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self._fit()

    def _fit(self) -> None:
        room = self.width() - PADDING
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))
