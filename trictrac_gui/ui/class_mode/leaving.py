"""The question before class mode is left."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.widgets.base_dialog import BaseDialog


class LeavePresentation(BaseDialog):
    """``left`` comes when the presentation is to be left; Esc, Enter and closing stay."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = self.add_text()
        self.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)
        self.leave = self.add_button()
        self.leave.setAutoDefault(True)  # Return presses it where the keyboard is on it
        self.stay = self.add_button(primary=True)
        self.leave.clicked.connect(self._leave)
        self.stay.clicked.connect(self.reject)
        self.stay.setFocus()
        self.retranslate()

    def _leave(self) -> None:
        self.left.emit()
        self.accept()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QCoreApplication.translate("Present", "Leave the presentation?"))
        self._text.setText(
            QCoreApplication.translate(
                "Present",
                "The board is kept with everything drawn on it. A game that was going on "
                "stands where you left it.",
            )
        )
        self.leave.setText(QCoreApplication.translate("Present", "Leave"))
        self.stay.setText(QCoreApplication.translate("Present", "Stay"))
