"""What pages of the window have in common: Esc leaves them, and they follow the language."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.widgets.worded import Worded


class Page(Worded, QWidget):
    """A page that is come to and left again; ``leave_wanted`` asks for the way back."""

    leave_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave_wanted.emit()
        else:
            super().keyPressEvent(event)
