"""The question whether both sides agree to take a turn back, or to play it again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.widgets.base_dialog import BaseDialog


class AgreeDialog(BaseDialog):
    """``agreed`` comes when both sides want it; ``turns`` are those in question, in words."""

    agreed = Signal()

    def __init__(self, turns: str, *, again: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turns = turns
        self._again = again
        self._which = self.add_text()
        self._text = self.add_text()
        self.cancel = self.add_button()
        self.agree = self.add_button(primary=True)
        self.cancel.clicked.connect(self.reject)
        self.agree.clicked.connect(self._agree)
        self.cancel.setFocus()
        self.retranslate()

    def _agree(self) -> None:
        self.agreed.emit()
        self.accept()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        if self._again:
            self.title(QCoreApplication.translate("Agree", "Play the turn again as it was?"))
            self._text.setText(
                QCoreApplication.translate(
                    "Agree", "The game goes on where it stood before the turn was taken back."
                )
            )
        else:
            self.title(QCoreApplication.translate("Agree", "Take the turn back?"))
            self._text.setText(
                QCoreApplication.translate(
                    "Agree",
                    "It can then be played differently. No throw changes: all dice that have "
                    "fallen come again exactly as they were.",
                )
            )
        self._which.setText(self._turns)
        self._which.setVisible(bool(self._turns))
        self.cancel.setText(QCoreApplication.translate("Agree", "No"))
        self.agree.setText(QCoreApplication.translate("Agree", "Both sides agree"))
