"""The box that answers the learner: a verdict and a sentence, in colour and in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout

from trictrac_gui.session.lesson import Reply, ReplyKind
from trictrac_gui.texts import refusals
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.lessons import lesson_text
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.widgets.labels import label

RIGHT, RIGHT_DARK = "#2f6b3a", "#8fce9a"
"""The colour of praise on light and on dark ground."""


class ReplyBox(QFrame):
    """Shows one reply, or nothing. ``rule_wanted`` carries the ``RuleKey`` of a refusal."""

    rule_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reply")
        self._reply: Reply | None = None
        self._language = ""
        self._tones: Tones | None = None
        self.verdict = label("heading")
        self.text = label("base")
        for part in (self.verdict, self.text):
            part.setWordWrap(True)
        self.rule = QPushButton()
        self.rule.setProperty("link", True)
        self.rule.clicked.connect(self._open_rule)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(4)
        for widget in (self.verdict, self.text, self.rule):
            column.addWidget(widget)
        self.show_reply(None, "")

    def show_reply(self, reply: Reply | None, language: str) -> None:
        """Show what is said to an answer, or nothing; a new reply is read out."""
        fresh = reply is not None and reply != self._reply
        self._reply, self._language = reply, language
        self.setVisible(reply is not None)
        if reply is None:
            return
        self.verdict.setText(lesson_text.caption(reply.kind))
        self.text.setText(self._said(reply))
        self.rule.setText(QCoreApplication.translate("NoticeBar", "Read the rule"))
        self.rule.setVisible(reply.rule is not None)
        self.setAccessibleName(f"{self.verdict.text()}. {self.text.text()}")
        self._paint()
        if fresh:
            QAccessible.updateAccessibility(
                QAccessibleAnnouncementEvent(self, self.accessibleName())
            )

    def show_tones(self, tones: Tones) -> None:
        """Take the colours around the table."""
        self._tones = tones
        self._paint()

    def _said(self, reply: Reply) -> str:
        if reply.words is not None:
            return reply.words.in_(self._language)
        if reply.refused is not None:
            return refusals.refusal(reply.refused.rule, translate)
        return (
            lesson_text.another_place()
            if reply.kind is ReplyKind.WRONG
            else lesson_text.other_play()
        )

    def _open_rule(self) -> None:
        if self._reply is not None and self._reply.rule is not None:
            self.rule_wanted.emit(self._reply.rule)

    def _paint(self) -> None:
        tones, reply = self._tones, self._reply
        if tones is None or reply is None:
            return
        if reply.kind is ReplyKind.RIGHT:
            dark = QColor(tones.ground).lightness() < 128
            ink, ground = RIGHT_DARK if dark else RIGHT, tones.raised
        else:
            ink, ground = tones.warn, tones.warn_ground
        self.setStyleSheet(
            f"QFrame#reply {{ background: {ground}; border: 2px solid {ink}; border-radius: 9px; }}"
            f"QFrame#reply QLabel[role=heading] {{ color: {ink}; }}"
        )
