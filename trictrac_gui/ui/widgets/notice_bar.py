"""The bar that explains: one sentence, and a button that leads on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QWidget

from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.widgets.fitting import in_row

LINE = 20
"""With less room than this, in sizes of the type, a text is read better above its links."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence, made anew whenever the language changes, and where it leads.

    ``rule`` opens its paragraph. ``retry`` offers to save again, ``why`` to say more.
    """

    text: Callable[[], str]
    rule: RuleKey | None = None
    retry: bool = False
    why: bool = False


class NoticeBar(QFrame):
    """Shows one notice at a time, or nothing. ``rule_wanted`` carries a ``RuleKey``.

    ``shown`` tells whether there is a notice now.
    """

    rule_wanted = Signal(object)
    why_wanted = Signal()
    retry_wanted = Signal()
    elsewhere_wanted = Signal()
    shown = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("notice", True)
        self._notice: Notice | None = None
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.why = self._link()
        self.rule = self._link()
        self.retry = self._link()
        self.elsewhere = self._link()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(10, 1, 4, 1)
        self._row.setSpacing(6)
        self._row.addWidget(self.text, 1)
        links = in_row(1, self.why, self.rule, self.retry, self.elsewhere, spacing=6)
        self._row.addLayout(links)
        self.why.clicked.connect(self.why_wanted)
        self.rule.clicked.connect(self._open_rule)
        self.retry.clicked.connect(self.retry_wanted)
        self.elsewhere.clicked.connect(self.elsewhere_wanted)
        self.show_notice(None)

    def _link(self) -> QPushButton:
        button = QPushButton()
        button.setProperty("link", True)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        return button

    def minimumSizeHint(self) -> QSize:
        """As narrow as the links are; the text takes more lines."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the links below the text where they would leave it little room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        links = sum(
            button.sizeHint().width()
            for button in (self.why, self.rule, self.retry, self.elsewhere)
            if not button.isHidden()
        )
        beside = self.width() - links >= min(
            LINE * self.fontInfo().pixelSize(), self.text.sizeHint().width()
        )
        row, column = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(row if beside else column)

    def room(self) -> int:
        """The height of a notice of one line, shown or not."""
        return self.rule.sizeHint().height() + 2

    @property
    def notice(self) -> Notice | None:
        return self._notice

    def show_notice(self, notice: Notice | None) -> None:
        self._notice = notice
        self.retranslate()
        self.setVisible(notice is not None)
        self.shown.emit(notice is not None)

    def retranslate(self) -> None:
        self.why.setText(translate("NoticeBar", "Why?"))
        self.rule.setText(translate("NoticeBar", "Read the rule"))
        self.retry.setText(translate("NoticeBar", "Try again"))
        self.elsewhere.setText(translate("NoticeBar", "Save elsewhere…"))
        notice = self._notice
        if notice is None:
            self.text.clear()
            return
        self.text.setText(notice.text())
        self.text.setAccessibleName(self.text.text())
        self.why.setVisible(notice.why)
        self.rule.setVisible(notice.rule is not None)
        self.retry.setVisible(notice.retry)
        self.elsewhere.setVisible(notice.retry)
        self._arrange()

    def _open_rule(self) -> None:
        if self._notice is not None and self._notice.rule is not None:
            self.rule_wanted.emit(self._notice.rule)
