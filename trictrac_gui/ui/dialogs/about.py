"""What this program is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from trictrac_gui import __version__
from trictrac_gui.ui.widgets.base_dialog import BaseDialog


class AboutDialog(BaseDialog):
    """Name, version and licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._version = self.add_text("muted")
        self._text = self.add_text()
        self._licences = self.add_text("muted")
        self.close_button = self.add_button(primary=True)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QGuiApplication.applicationDisplayName())
        version = QCoreApplication.translate("About", "Version {version}")
        self._version.setText(version.format(version=__version__))
        self._text.setText(
            QCoreApplication.translate(
                "About",
                "A table for Tric Trac, Backgammon and Tavla, for two people at one computer.",
            )
        )
        self._licences.setText(
            QCoreApplication.translate(
                "About",
                "The program is free under the MIT licence. It uses Qt under the LGPL and the "
                "typeface Lato under the SIL Open Font License.",
            )
        )
        self.close_button.setText(QCoreApplication.translate("About", "Close"))
