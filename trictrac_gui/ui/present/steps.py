"""Stepping through the game on the desk: to the beginning, back, on, to the end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trictrac_gui.session.session import GameSession
from trictrac_gui.ui.present.buttons import LargeButton


class StepBar(QWidget):
    """Four large buttons."""

    def __init__(self, *, large: bool) -> None:
        super().__init__()
        self._session: GameSession | None = None
        self.first, self.back = LargeButton("back"), LargeButton("undo")
        self.on, self.last = LargeButton("redo"), LargeButton("forward")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.first, self.back, self.on, self.last):
            row.addWidget(button)
            button.grow(48)
        self.retranslate()

    def follow(self, session: GameSession | None) -> None:
        """Step through a game, or none."""
        self._session = session

    def retranslate(self) -> None:
        """Word everything anew."""
        for button in (self.first, self.back, self.on, self.last):
            button.say(QCoreApplication.translate("Present", "One step back"))
