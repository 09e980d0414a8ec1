"""What stands beside the pages: which docks are open at the table, and room for wide pages."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabWidget

from trictrac_gui.ui.window.actions import Actions

ROOM_FOR_RULES: Final = 1100
"""In a narrower window the rules stay closed at the start, so that the board is large enough."""

NARROW: Final = 86
"""In sizes of the type: in a wider window a page has room beside the rules."""

RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea


class Docks(QObject):
    """The docks of the window. They are for the running game: other pages begin without them."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._first: QDockWidget | None = None
        self._in_game = {"rules": True, "moves": False, "coach": False}
        self._at_game = False
        self._closed: list[QDockWidget] = []
        """Docks that made room for a wide page."""

    def add(self, dock: QDockWidget, *, tab: bool = True) -> None:
        """Take a dock in: as a tab beside the first, or below it."""
        self._window.addDockWidget(RIGHT, dock)
        if self._first is None:
            self._first = dock
        elif tab:
            self._window.setTabPosition(RIGHT, QTabWidget.TabPosition.North)
            self._window.tabifyDockWidget(self._first, dock)

    def tick_while_open(self, action: QAction, dock: QDockWidget) -> None:
        """Keep the action of a dock ticked as long as the dock is open."""

        def moved(visible: bool) -> None:
            # A dock also becomes invisible with the whole window; that is no choice of anyone.
            if self._window.isVisible() and not self._window.isMinimized():
                action.setChecked(visible or dock.isVisible())

        dock.visibilityChanged.connect(moved)

    # -- for the navigator ---------------------------------------------------------------------

    def remember(self) -> None:
        """The running game is left: keep in mind what stands open beside it."""
        for name in self._in_game:
            self._in_game[name] = self._actions.all[name].isChecked()

    def restore(self) -> None:
        """The running game is shown: open what stood open beside it."""
        self._at_game = True
        self._actions.rules.setChecked(self._in_game["rules"])
        self._actions.moves.setChecked(self._in_game["moves"])
        if self._in_game["coach"]:
            self._actions.coach.setChecked(True)

    def close(self) -> None:
        """Close all of them: another page than the running game is shown."""
        self._at_game = False
        actions = self._actions
        for action in (actions.coach, actions.rules, actions.plays, actions.moves):
            action.setChecked(False)

    def make_room(self) -> None:
        """Close them for a wide page, where the window is narrow."""
        if self._window.width() >= NARROW * self._window.fontInfo().pixelSize():
            return
        for dock in self._window.findChildren(QDockWidget):
            if dock.isVisible():
                dock.hide()
                self._closed.append(dock)

    def give_room_back(self) -> None:
        """Open what made room for a wide page."""
        closed, self._closed = self._closed, []
        for dock in closed:
            dock.show()

    # -- the rules, which are kept for the next start ------------------------------------------

    def place_rules(self, *, wanted: bool, width: int) -> None:
        """Give the rules their width, and say whether they stand open at the table."""
        self._in_game["rules"] = wanted and self._window.width() >= ROOM_FOR_RULES
        if self._first is not None:
            self._first.setVisible(False)
            # About a quarter, so that a line of the rules is neither short nor long.
            usual = round(min(360.0, max(250.0, self._window.width() * 0.27)))
            self._window.resizeDocks([self._first], [width or usual], Qt.Orientation.Horizontal)

    @property
    def rules_wanted(self) -> bool:
        """Whether the rules stand open beside the running game."""
        return self._actions.rules.isChecked() if self._at_game else self._in_game["rules"]

    def rules_width(self, otherwise: int) -> int:
        """How wide the rules stand, as far as they can be seen."""
        shown = self._first is not None and self._first.isVisible()
        return self._first.width() if shown and self._first is not None else otherwise
