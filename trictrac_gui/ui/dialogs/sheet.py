"""What all dialogs share: a heading, text, a row of buttons, and live changes of language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from trictrac_gui.ui.plate import label

TEXT_WIDTH = 440
SELECTABLE = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)
"""For text that is to be copied."""


class Sheet(QDialog):
    """A dialog that words itself in ``retranslate`` and goes away for good when closed."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self.heading = label("title")
        self.heading.setWordWrap(True)
        self.heading.setMinimumWidth(TEXT_WIDTH)
        self.body = QVBoxLayout()
        self.body.setSpacing(10)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 22, 26, 20)
        column.setSpacing(16)
        column.addWidget(self.heading)
        column.addLayout(self.body, 1)
        column.addLayout(self.buttons)

    def add_text(self, role: str = "base") -> QLabel:
        """A paragraph of plain text under what is there already."""
        text = label(role)
        text.setWordWrap(True)
        text.setMinimumWidth(TEXT_WIDTH)
        self.body.addWidget(text)
        return text

    def add_button(self, primary: bool = False) -> QPushButton:
        """A button at the right end of the row."""
        button = QPushButton()
        button.setProperty("primary", primary)
        button.setAutoDefault(primary)
        button.setDefault(primary)
        self.buttons.addWidget(button)
        return button

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        raise NotImplementedError

    def title(self, text: str) -> None:
        """Set the heading, and the window's title with it."""
        self.heading.setText(text)
        self.setWindowTitle(text)
