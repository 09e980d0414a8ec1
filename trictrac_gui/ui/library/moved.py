"""The game goes on in another folder: bring that back, or go on with a copy of what is here."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.widgets.base_dialog import BaseDialog


class MovedDialog(BaseDialog):
    """``copy_wanted`` goes on from here as another game; *not now* is the easier answer."""

    copy_wanted = Signal()

    def __init__(self, place: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self.text = self.add_text()
        self.copy = self.add_button()
        self.cancel = self.add_button(primary=True)
        self.copy.clicked.connect(self.accept)
        self.copy.clicked.connect(self.copy_wanted)
        self.cancel.clicked.connect(self.reject)
        self.cancel.setFocus()
        self.retranslate()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QCoreApplication.translate("Moved", "This game goes on in another folder"))
        text = QCoreApplication.translate(
            "Moved",
            "It was moved to {folder}, where it cannot be found now. What has been played since is "
            "known only there. You can go on from where it stood here: as a copy, which is another "
            "game.",
        )
        self.text.setText(text.format(folder=self._place))
        self.copy.setText(QCoreApplication.translate("Moved", "Go on with a copy"))
        self.cancel.setText(QCoreApplication.translate("Moved", "Not now"))
