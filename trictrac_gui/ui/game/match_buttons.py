"""The buttons of a match in the console: double, take, drop, beaver, and the next game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from trictrac_gui.session.view import GameView
from trictrac_gui.ui.text import match_text
from trictrac_gui.ui.widgets.fitting import WrappingRow
from trictrac_gui.ui.window.actions import Actions


class MatchButtons(QWidget):
    """``answered`` carries whether the cube is taken; ``beavered`` and ``next_wanted`` nothing.

    ``left`` comes when a button goes away under the keyboard.
    """

    answered = Signal(bool)
    beavered = Signal()
    next_wanted = Signal()
    left = Signal()

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._action = actions.double
        self._view: GameView | None = None
        self.double = QPushButton()
        self.drop = QPushButton()
        self.beaver = QPushButton()
        self.take = QPushButton()
        self.next = QPushButton()
        for primary in (self.take, self.next):
            primary.setProperty("primary", True)
        row = WrappingRow(self, fill=True)
        for button in self._all():
            button.setAutoDefault(True)  # Return presses it as well as space
            row.add(button)
        self.double.clicked.connect(self._action.trigger)
        self.drop.clicked.connect(lambda: self.answered.emit(False))
        self.take.clicked.connect(lambda: self.answered.emit(True))
        self.beaver.clicked.connect(self.beavered)
        self.next.clicked.connect(self.next_wanted)
        self._show_buttons(())

    def _all(self) -> tuple[QPushButton, ...]:
        return self.double, self.drop, self.beaver, self.take, self.next

    def show_view(self, view: GameView) -> None:
        """Show what can be done now."""
        self._view = view
        shown = []
        if view.may_double is not None:
            shown.append(self.double)
        if view.taker is not None:
            shown += [self.drop, self.take]
            if view.may_beaver:
                shown.append(self.beaver)
        if view.may_start_next:
            shown.append(self.next)
        # A Return meant for the doubling must not answer it.
        focused = next((button for button in self._all() if button.hasFocus()), None)
        if focused is not None and focused not in shown:
            self.left.emit()
        self._show_buttons(shown)
        self.retranslate()

    def _show_buttons(self, shown: Sequence[QPushButton]) -> None:
        for button in self._all():
            button.setVisible(button in shown)
        self.setVisible(bool(shown))

    def retranslate(self) -> None:
        """Word everything anew."""
        self.next.setText(QCoreApplication.translate("MatchButtons", "Next game"))
        if self._view is None:
            return
        self.double.setText(match_text.double_button(self._view))
        shortcut = self._action.shortcut().toString()
        self.double.setToolTip(f"{self.double.text()} ({shortcut})")
        self.take.setText(match_text.take_button(self._view))
        self.drop.setText(match_text.drop_button(self._view))
        self.beaver.setText(match_text.beaver_button(self._view))
