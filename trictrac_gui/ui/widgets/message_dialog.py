"""One sentence that must be read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.widgets.base_dialog import BaseDialog


class MessageDialog(BaseDialog):
    """Shows a text, made anew whenever the language changes, and a button to close."""

    def __init__(self, text: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = text
        self.text = self.add_text()
        self.close_button = self.add_button(primary=True)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QCoreApplication.translate("Message", "Please note"))
        self.text.setText(self._make())
        self.close_button.setText(QCoreApplication.translate("Message", "Close"))
