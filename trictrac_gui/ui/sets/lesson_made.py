"""What is said when a lesson was made of a set: where it is, and what can be done with it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.widgets.base_dialog import SELECTABLE, BaseDialog


class LessonMade(BaseDialog):
    """``wanted`` asks to open the lesson. ``unfit`` are the numbers of questions left out."""

    wanted = Signal()

    def __init__(self, path: Path, unfit: tuple[int, ...], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._path, self._unfit = path, unfit
        self.where = self.add_text()
        self.left_out = self.add_text()
        self.left_out.setVisible(bool(unfit))
        self.file = self.add_text("muted")
        self.file.setTextInteractionFlags(SELECTABLE)
        self.stay = self.add_button()
        self.open_ = self.add_button(primary=True)
        self.stay.clicked.connect(self.reject)
        self.open_.clicked.connect(self._open)
        self.retranslate()
        self.open_.setFocus()

    def _open(self) -> None:
        self.accept()
        self.wanted.emit()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QCoreApplication.translate("Sets", "The lesson is made"))
        self.where.setText(
            QCoreApplication.translate("Sets", "It is among your own lessons, under its title.")
        )
        numbers = ", ".join(str(number) for number in self._unfit)
        text = QCoreApplication.translate(
            "Sets",
            "Questions that no longer fit their position stand in its file as remarks: {numbers}.",
        )
        self.left_out.setText(text.format(numbers=numbers))
        text = QCoreApplication.translate("Sets", "Its file, for a text editor: {path}")
        self.file.setText(text.format(path=self._path))
        self.stay.setText(QCoreApplication.translate("Sets", "Stay here"))
        self.open_.setText(QCoreApplication.translate("Sets", "Open the lesson"))
