"""Setting a throw by hand: which die gets the next number, and where the numbers come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.artwork import Artwork
from trictrac_gui.ui.board.board_scene import BoardScene

if TYPE_CHECKING:
    from trictrac_gui.ui.dice.setter import DiceSetter


class DiceByHand(QObject):
    """The faces, clicks and keys that set a throw. ``wanted(die, number)`` asks for a number."""

    wanted = Signal(int, int)

    def __init__(self, board: QWidget, viewport: QWidget, scene: BoardScene) -> None:
        super().__init__(board)
        self._board = board
        self._viewport = viewport
        self._scene = scene
        self._setter: DiceSetter | None = None

    @property
    def setter(self) -> DiceSetter:
        """The six faces; made when they are first needed."""
        if self._setter is None:
            from trictrac_gui.ui.dice.setter import DiceSetter

            self._setter = DiceSetter(self._viewport)
            self._setter.picked.connect(self.set)
            self._setter.left.connect(self._board.setFocus)
        return self._setter

    def begin(self, view: GameView) -> None:
        """A throw of which nothing is set yet begins with its first die."""
        if view.setting is None or not any(view.setting.numbers):
            self._scene.chosen_die = 0

    def show(self, artwork: Artwork, view: GameView) -> None:
        """Show the faces while a throw is being set."""
        if view.setting is not None:
            self.setter.show(artwork, view.setting, self._scene.words)
        elif self._setter is not None:
            focused = self._setter.focused
            self._setter.hide()
            if focused:
                self._board.setFocus()

    def set(self, number: int) -> None:
        """Give the chosen die a number; the next number is for the die after it."""
        view = self._scene.shown
        if view is None or view.setting is None:
            return
        die = self._scene.chosen_die
        self._scene.choose_die((die + 1) % len(view.setting.numbers))
        self.wanted.emit(die, number)

    def turn(self, die: int) -> None:
        """Turn a die that was clicked on to its next number."""
        view = self._scene.shown
        if view is not None and view.setting is not None:
            self._scene.choose_die(die)
            self.wanted.emit(die, view.setting.numbers[die] % 6 + 1)

    def number_of(self, event: QKeyEvent) -> int | None:
        """The number a key stands for, while a throw is being set."""
        view = self._scene.shown
        if view is None or view.setting is None or len(event.text()) != 1:
            return None
        return "123456".find(event.text()) + 1 or None
