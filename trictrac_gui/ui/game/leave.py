"""Leaving a game that is not over."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.widgets.base_dialog import BaseDialog


class LeaveDialog(BaseDialog):
    """``kept`` leaves the game for later, ``ended`` ends it without a result."""

    kept = Signal()
    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = self.add_text()
        self.cancel = self.add_button()
        self.end = self.add_button()
        self.keep = self.add_button(primary=True)
        self.cancel.clicked.connect(self.reject)
        self.end.clicked.connect(self._end)
        self.keep.clicked.connect(self._keep)
        self.keep.setFocus()
        self.retranslate()

    def _end(self) -> None:
        self.ended.emit()
        self.accept()

    def _keep(self) -> None:
        self.kept.emit()
        self.accept()

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QCoreApplication.translate("Leave", "Leave this game?"))
        self._text.setText(
            QCoreApplication.translate(
                "Leave",
                "Kept for later, it waits on the start page exactly as it stands. "
                "Ended, it counts for nobody and cannot be continued.",
            )
        )
        self.cancel.setText(QCoreApplication.translate("Leave", "Cancel"))
        self.end.setText(QCoreApplication.translate("Leave", "End without result"))
        self.keep.setText(QCoreApplication.translate("Leave", "Keep for later"))
