"""What this program is, and its keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from trictrac_gui import __version__
from trictrac_gui.ui.actions import Actions
from trictrac_gui.ui.dialogs.sheet import Sheet
from trictrac_gui.ui.plate import label


class AboutDialog(Sheet):
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
                "About", "A table for Tric Trac and Backgammon, for two people at one computer."
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


class KeysDialog(Sheet):
    """The shortcuts of all actions, and the keys of the board."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(28)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(1, 1)
        self.body.addLayout(self._grid)
        self.close_button = self.add_button(primary=True)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QCoreApplication.translate("Keys", "Keyboard"))
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        board = [
            (
                QCoreApplication.translate("Keys", "Walk over the board"),
                QCoreApplication.translate("Keys", "Arrow keys"),
            ),
            (
                QCoreApplication.translate("Keys", "Take up or put down a checker"),
                QCoreApplication.translate("Keys", "Enter or space bar"),
            ),
            (
                QCoreApplication.translate("Keys", "Put a held checker back"),
                QCoreApplication.translate("Keys", "Esc"),
            ),
        ]
        for row, (what, keys) in enumerate([*board, *self._actions.shortcuts()]):
            name, key = label("base"), label("muted")
            name.setText(what)
            key.setText(keys)
            self._grid.addWidget(name, row, 0)
            self._grid.addWidget(key, row, 1)
        self.close_button.setText(QCoreApplication.translate("Keys", "Close"))
