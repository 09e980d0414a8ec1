"""The page of the settings about what is kept: the guest setting, and the way to delete it all."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton, QVBoxLayout, QWidget

from trictrac_gui.ui.widgets.labels import label


class PrivacyPage(QWidget):
    """``changed`` comes with the tick, ``my_data_wanted`` with the button."""

    changed = Signal()
    my_data_wanted = Signal()

    def __init__(self, guest: bool) -> None:
        super().__init__()
        self.guest = QCheckBox()
        self.guest.setChecked(guest)
        self.guest.toggled.connect(self.changed)
        self.about_guest, self.about_data = label("muted"), label("muted")
        for text in (self.about_guest, self.about_data):
            text.setWordWrap(True)
        self.my_data = QPushButton()
        self.my_data.setAutoDefault(False)
        self.my_data.clicked.connect(self.my_data_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 14, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.guest)
        column.addWidget(self.about_guest)
        column.addSpacing(10)
        column.addWidget(self.about_data)
        column.addWidget(self.my_data, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def retranslate(self) -> None:
        """Word the page anew."""
        self.guest.setText(
            QCoreApplication.translate("MyData", "Guest: keep no names on this computer")
        )
        self.about_guest.setText(
            QCoreApplication.translate(
                "MyData",
                "For a computer that many share. Games are kept without the names of the players; "
                "names that were kept before stay in their games.",
            )
        )
        self.about_data.setText(
            QCoreApplication.translate(
                "MyData", "See where everything lies that the program keeps, and delete it."
            )
        )
        self.my_data.setText(QCoreApplication.translate("MyData", "Delete my data…"))


def guest_sign() -> str:
    """What stands in the window while no names are kept."""
    return QCoreApplication.translate("MyData", "Guest – no names are kept")


def guest_subtitle() -> str:
    """What the start page says of the names that are typed there."""
    return QCoreApplication.translate(
        "MyData", "Guest: names are for this game alone and are kept nowhere."
    )
