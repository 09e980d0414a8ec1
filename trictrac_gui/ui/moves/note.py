"""The comment on a moment: a few lines of plain text, kept with the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy

from trictrac_gui.engine.entries import LONGEST_NOTE

AFTER_TYPING: Final = 1500
"""Milliseconds of rest after which what was typed is kept, without leaving the field."""

LINES: Final = 3


class NoteEdit(QPlainTextEdit):
    """``written`` carries the id of a moment and the text that was typed for it."""

    written = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("moveNote")
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._at: int | None = None
        self._shown = ""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(AFTER_TYPING)
        self._rest.timeout.connect(self.keep)
        self.textChanged.connect(self._typed)

    def show_note(self, at: int | None, text: str) -> None:
        """Show the comment of a moment; what was typed for another one is kept first."""
        if at == self._at and (text == self._shown or self._rest.isActive()):
            return
        self.keep()
        self._at, self._shown = at, text
        self.setEnabled(at is not None)
        if text != self.toPlainText():
            self.blockSignals(True)
            self.setPlainText(text)
            self.blockSignals(False)

    def keep(self) -> None:
        """Pass on what was typed and not kept yet."""
        self._rest.stop()
        text = self.toPlainText()
        if self._at is not None and text != self._shown:
            self._shown = text
            self.written.emit(self._at, text)

    def _typed(self) -> None:
        if len(self.toPlainText()) > LONGEST_NOTE:
            cursor = self.textCursor()
            place = min(cursor.position(), LONGEST_NOTE)
            self.setPlainText(self.toPlainText()[:LONGEST_NOTE])
            cursor.setPosition(place)
            self.setTextCursor(cursor)
        self._rest.start()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was typed is kept when the field is left."""
        super().focusOutEvent(event)
        self.keep()

    def sizeHint(self) -> QSize:
        """As high as a few lines."""
        return QSize(200, self.fontMetrics().lineSpacing() * LINES + 20)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type and the language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def retranslate(self) -> None:
        """Word the field in the language in use."""
        self.setPlaceholderText(QCoreApplication.translate("Moves", "A comment on this moment"))
        self.setAccessibleName(self.placeholderText())
