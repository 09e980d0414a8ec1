"""Four buttons that step through a game: to the beginning, back, on, and to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QToolButton

from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.style_sheet import ICON, Tones, icon

ALL_THE_WAY: Final = 10**9
"""More steps than any game has."""


class StepButtons(QObject):
    """Signal: ``wanted`` with so many steps on, or back."""

    wanted = Signal(int)

    def __init__(self, parent: QObject | None = None, *, slim: bool = True) -> None:
        super().__init__(parent)
        self._slim = slim
        self.first = self._button("step-first", -ALL_THE_WAY)
        self.back = self._button("back", -1)
        self.forward = self._button("forward", 1)
        self.last = self._button("step-last", ALL_THE_WAY)

    def _button(self, picture: str, by: int) -> QToolButton:
        button = step_button(picture, slim=self._slim)
        button.setAutoRepeat(abs(by) == 1)
        button.clicked.connect(lambda: self.wanted.emit(by))
        return button

    def __iter__(self) -> Iterator[QToolButton]:
        return iter((self.first, self.back, self.forward, self.last))

    def show_at(self, at: int, last: int) -> None:
        """Offer the ways there are from a place, of the places 0 to ``last``."""
        for button in (self.first, self.back):
            button.setEnabled(at > 0)
        for button in (self.forward, self.last):
            button.setEnabled(at < last)

    def colour(self, tones: Tones, scale: float = 1.0) -> None:
        for button in self:
            colour_button(button, tones, scale)

    def retranslate(self) -> None:
        for button, text in (
            (self.first, translate("Moves", "To the beginning")),
            (self.back, translate("Moves", "One turn back")),
            (self.forward, translate("Moves", "One turn on")),
            (self.last, translate("Moves", "To the end")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)


def step_button(picture: str, *, slim: bool) -> QToolButton:
    """A button without a frame that shows a picture."""
    button = QToolButton()
    button.setObjectName(picture)
    button.setProperty("quiet", True)
    button.setProperty("slim", slim)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def colour_button(button: QToolButton, tones: Tones, scale: float) -> None:
    edge = round(ICON * scale)
    button.setIcon(icon(button.objectName(), tones.ink, edge))
    button.setIconSize(QSize(edge, edge))
