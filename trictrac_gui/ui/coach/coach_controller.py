"""Opens the coach beside the running game, and lets it follow."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.window.app_context import AppContext

if TYPE_CHECKING:
    from trictrac_gui.ui.coach.dock import CoachDock


class CoachController(QObject):
    """The coach of the window; its dock is made when it is first wanted."""

    def __init__(self, context: AppContext, game: GameController) -> None:
        super().__init__(context.window)
        self._context = context
        self._game = game
        context.window.actions_.coach.toggled.connect(self._open)
        context.theme.changed.connect(self._take_theme)

    @cached_property
    def dock(self) -> CoachDock:
        from trictrac_gui.ui.coach.dock import CoachDock

        dock = CoachDock(self._context.window.actions_.coach)
        dock.show_tones(self._context.theme.tones)
        self._context.window.docks.add(dock)
        self._game.shown.connect(dock.show_view)
        return dock

    @property
    def built(self) -> bool:
        """Whether the dock was wanted before."""
        return "dock" in self.__dict__

    def _open(self, on: bool) -> None:
        if on or self.built:
            self.dock.setVisible(on)
        if on:
            self.dock.raise_()
            self.dock.show_view(self._game.game_view())

    def _take_theme(self) -> None:
        if self.built:
            self.dock.show_tones(self._context.theme.tones)
