"""The game is open in another window already: look through it there, or begin another."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.widgets.base_dialog import BaseDialog


class BusyDialog(BaseDialog):
    """``look_wanted`` shows the game without touching it, ``try_wanted`` tries once more."""

    look_wanted = Signal()
    try_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = self.add_text()
        self.cancel = self.add_button()
        self.again = self.add_button()
        self.look = self.add_button(primary=True)
        self.cancel.clicked.connect(self.reject)
        for button, signal in ((self.again, self.try_wanted), (self.look, self.look_wanted)):
            button.clicked.connect(self.accept)
            button.clicked.connect(signal)
        self.look.setFocus()
        self.retranslate()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QCoreApplication.translate("Busy", "This game is being played elsewhere"))
        self.text.setText(
            QCoreApplication.translate(
                "Busy",
                "Another window of the program has this game open, so nothing can be played in it "
                "here. You can look through it as far as it has come, or close the other window "
                "and try again.",
            )
        )
        self.cancel.setText(QCoreApplication.translate("Busy", "Another game"))
        self.again.setText(QCoreApplication.translate("Busy", "Try again"))
        self.look.setText(QCoreApplication.translate("Busy", "Look through"))
