"""What the audience sees beside the teacher's own screen: its window, the curtain, the freeze."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from trictrac_gui.engine.drawings import Drawings
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.class_mode.audience import IN_A_WINDOW, AudienceWindow, Screens
from trictrac_gui.ui.class_mode.class_keys import ClassCommand
from trictrac_gui.ui.class_mode.class_window import ClassWindow
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.window.settings_controller import SettingsController


@dataclass(frozen=True)
class ProjectionTools:
    """What the projection is handed: it builds none of it."""

    window: ClassWindow
    theme: Theme
    screens: Screens
    settings: SettingsController
    moment: Callable[[], tuple[GameView, Drawings] | None]
    """The board of the class with what is drawn on it; None where nothing is presented."""
    go_on: Callable[[], None]
    """Say again what is to be done next."""


class Projection(QObject):
    """Opens the audience window where it is wished, and hides or holds what it shows."""

    def __init__(self, tools: ProjectionTools) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self._window = tools.window
        self._page = tools.window.page
        self._menu: QMenu | None = None
        self.audience = AudienceWindow(tools.theme, tools.screens)
        self.audience.addActions(tools.window.keys)
        self.audience.shut.connect(self._gone)
        tools.screens.changed.connect(self._tick)

    def show_moment(self) -> None:
        """Let the audience see the board as it stands, unless its picture is held."""
        moment = self._tools.moment()
        if moment is not None:
            self.audience.show_moment(*moment)

    def end(self) -> None:
        """Nothing is presented any more."""
        self.end_curtain()
        self.audience.freeze(False)
        self.audience.hide()

    # -- curtain and freeze ------------------------------------------------------------------

    def draw_curtain(self, bright: bool) -> None:
        """Over the audience's window where there is one, else over the teacher's."""
        if self.end_curtain():
            return
        shown = self.audience if self.audience.there else self._window
        shown.curtain.draw(bright)
        self._page.tools.tick(ClassCommand.DARK, True)
        if shown is self.audience:
            self._page.tell(
                lambda: QCoreApplication.translate("Present", "The audience sees the curtain.")
            )

    def end_curtain(self) -> bool:
        """Lift whatever curtain hangs; whether there was one."""
        drawn = [one for one in (self._window.curtain, self.audience.curtain) if one.drawn]
        for one in drawn:
            one.lift()
        self._page.tools.tick(ClassCommand.DARK, False)
        return bool(drawn)

    def freeze(self) -> None:
        """Hold the audience's picture, or let it go on."""
        if not self.audience.there:
            self._page.tell(
                lambda: QCoreApplication.translate(
                    "Present",
                    "Only the audience window’s picture can be held; open the window first.",
                ),
                urgent=True,
            )
            return
        self.audience.freeze(not self.audience.frozen)
        self._page.tools.tick(ClassCommand.FREEZE, self.audience.frozen)
        if self.audience.frozen:
            self._page.tell(
                lambda: QCoreApplication.translate("Present", "The audience’s picture is held.")
            )
        else:
            self._tools.go_on()

    # -- the audience window -----------------------------------------------------------------

    def open_menu(self) -> None:
        """Ask where the audience window is to be."""
        self._menu = self.menu()
        button = self._page.tools.buttons[ClassCommand.AUDIENCE]
        self._menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def menu(self) -> QMenu:
        """Where the audience window may be: on each other screen, in a window, or nowhere."""
        menu = QMenu(self._window)
        here = self._window.screen().name()
        wished = self.audience.screen_name
        for screen in self._tools.screens.all():
            if screen.name() != here:
                text = QCoreApplication.translate("Present", "Screen {name} ({width} × {height})")
                size = screen.geometry().size()
                said = text.format(
                    name=screen.name(), width=size.width(), height=size.height()
                ).replace("&", "&&")
                self._offer(menu, said, screen.name(), wished)
        said = QCoreApplication.translate("Present", "In a window of its own")
        self._offer(menu, said, IN_A_WINDOW, wished)
        if wished:
            menu.addSeparator()
            said = QCoreApplication.translate("Present", "Close the audience window")
            self._offer(menu, said, "", "-")
        return menu

    def _offer(self, menu: QMenu, text: str, name: str, wished: str) -> QAction:
        action = menu.addAction(text)
        action.setCheckable(bool(name))
        action.setChecked(name == wished)
        action.triggered.connect(lambda: self.show_on(name))
        return action

    def show_on(self, name: str) -> None:
        """Show the audience window on a screen, in a window, or, for an empty name, nowhere."""
        settings = self._tools.settings
        if name != settings.current.audience_screen:
            settings.change(audience_screen=name)
        if not name:
            self._gone()
        self.audience.hide()
        self.audience.open_on(name)
        self.show_moment()
        self._tick()
        self._window.activateWindow()

    def open_remembered(self) -> None:
        """Show the audience window where it was last, if that was another screen."""
        name = self._tools.settings.current.audience_screen
        if name not in ("", IN_A_WINDOW, self._window.screen().name()):
            self.audience.open_on(name)
            self._window.activateWindow()
        self._tick()

    def _gone(self) -> None:
        """Nothing is held and no curtain hangs where nobody sees it."""
        if self.audience.curtain.drawn:
            self.end_curtain()
        self.audience.freeze(False)
        self.audience.screen_name = ""
        self._tick()

    def _tick(self) -> None:
        palette = self._page.tools
        palette.tick(ClassCommand.AUDIENCE, self.audience.there)
        palette.tick(ClassCommand.FREEZE, self.audience.frozen)
