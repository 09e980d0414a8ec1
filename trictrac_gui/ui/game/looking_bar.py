"""The bar in the console's place while an earlier moment is on the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from trictrac_gui.ui.widgets.labels import ElidedLabel, label


class LookingBar(QFrame):
    """Says that the game waits. ``left`` leads back to it, ``play_on`` goes on from here."""

    left = Signal()
    play_on = Signal()

    def __init__(self, console: QWidget, page: QWidget) -> None:
        """It lies over the console, so that the board keeps its size when it comes and goes."""
        super().__init__(page)
        self.setObjectName("lookingBar")
        self._console = console
        console.installEventFilter(self)
        self.hide()
        self.heading = label("next")
        self.moment = ElidedLabel("base")
        self.on = QPushButton()
        self.on.setAutoDefault(True)
        self.on.clicked.connect(self.play_on)
        self.back = QPushButton()
        self.back.setProperty("primary", True)
        self.back.setAutoDefault(True)
        self.back.clicked.connect(self.left)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addStretch(1)
        words.addWidget(self.heading)
        words.addWidget(self.moment)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 14, 6)
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self.on)
        row.addWidget(self.back)
        self.retranslate()

    def cover(self, on: bool) -> None:
        """Lie over the console, which is out of reach meanwhile, or go away."""
        if on != self.isHidden():
            return
        self._console.setEnabled(not on)
        self.setGeometry(self._console.geometry())
        self.setVisible(on)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the place of the console."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.setGeometry(self._console.geometry())
        return False

    def show_moment(self, text: str, *, free: bool) -> None:
        """Say which moment it is; only in a free game can be played on from it at once."""
        self.moment.setText(text)
        self.on.setVisible(free)

    def retranslate(self) -> None:
        """Word everything in the language in use."""
        self.heading.setText(QCoreApplication.translate("Moves", "An earlier moment"))
        self.on.setText(QCoreApplication.translate("Moves", "Play on from here"))
        self.back.setText(QCoreApplication.translate("Moves", "Back to the game"))
