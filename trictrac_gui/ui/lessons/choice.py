"""A button for an answer in words, which may take more than one line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy

from trictrac_gui.ui.widgets.labels import label


class ChoiceButton(QPushButton):
    """Wraps its words, which the buttons of Qt do not."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoDefault(True)
        self.words = label("base")
        self.words.setWordWrap(True)
        self.words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 14, 8)
        row.addWidget(self.words)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, words: str) -> None:
        """Show an answer."""
        self.words.setText(words)
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        """What the words need."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def heightForWidth(self, width: int) -> int:
        """As high as the words need in a width."""
        layout = self.layout()
        return -1 if layout is None else layout.totalHeightForWidth(width)

    def changeEvent(self, event: QEvent) -> None:
        """The words fade with their button."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self.words.setEnabled(self.isEnabled())
