"""What pages of the window have in common: Esc leaves them, and they follow the language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class Page(QWidget):
    """A page that is come to and left again; ``leave_wanted`` asks for the way back."""

    leave_wanted = Signal()

    def retranslate(self) -> None:
        """Word everything in the language in use."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave_wanted.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
