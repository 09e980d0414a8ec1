"""What the audience sees beside the teacher's own screen: its window, the curtain, the freeze."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from trictrac_gui.engine.drawings import Drawings
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.class_mode.audience import IN_A_WINDOW, AudienceWindow, Screens
from trictrac_gui.ui.class_mode.class_keys import ClassCommand
from trictrac_gui.ui.class_mode.class_window import ClassWindow
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.window.settings_controller import SettingsController


class Projection(QObject):
    """Opens the audience window where it is wished, and hides or holds what it shows.

    ``released`` comes when the audience's picture, which was held or covered, goes on.
    """

    released = Signal()

    def __init__(
        self, window: ClassWindow, theme: Theme, screens: Screens, settings: SettingsController
    ) -> None:
        super().__init__(window)
        self._window = window
        self._page = window.page
        self._screens = screens
        self._settings = settings
        self._menu: QMenu | None = None
        self._moment: tuple[GameView, Drawings] | None = None
        self.audience = AudienceWindow(theme, screens)
        self.audience.addActions(window.keys)
        self.audience.shut.connect(self._gone)
        for shown in (window, self.audience):
            shown.curtain.lifted.connect(self._lifted)
        screens.changed.connect(self._tick)

    def show_moment(self, view: GameView, drawings: Drawings) -> None:
        """Let the audience see the board as it stands, unless its picture is held."""
        self._moment = (view, drawings)
        self.audience.show_moment(view, drawings)

    def end(self) -> None:
        """Nothing is presented any more."""
        self._moment = None
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
            self._page.tell(lambda: translate("Present", "The audience sees the curtain."))

    def end_curtain(self) -> bool:
        """Lift whatever curtain hangs; whether there was one."""
        drawn = [one for one in (self._window.curtain, self.audience.curtain) if one.drawn]
        for one in drawn:
            one.lift()
        return bool(drawn)

    def _lifted(self) -> None:
        """Say no longer that there is a curtain, however it was lifted."""
        self._page.tools.tick(ClassCommand.DARK, False)
        if self._moment is not None and self.sender() is self.audience.curtain:
            self.released.emit()

    def freeze(self) -> None:
        """Hold the audience's picture, or let it go on."""
        if not self.audience.there:
            self._page.tell(
                lambda: translate(
                    "Present",
                    "Only the audience window’s picture can be held; open the window first.",
                ),
                urgent=True,
            )
            return
        self.audience.freeze(not self.audience.frozen)
        self._page.tools.tick(ClassCommand.FREEZE, self.audience.frozen)
        if self.audience.frozen:
            self._page.tell(lambda: translate("Present", "The audience’s picture is held."))
        else:
            self.released.emit()

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
        for screen in self._screens.all():
            if screen.name() != here:
                text = translate("Present", "Screen {name} ({width} × {height})")
                size = screen.geometry().size()
                said = text.format(
                    name=screen.name(), width=size.width(), height=size.height()
                ).replace("&", "&&")
                self._offer(menu, said, screen.name(), wished)
        said = translate("Present", "In a window of its own")
        self._offer(menu, said, IN_A_WINDOW, wished)
        if wished:
            menu.addSeparator()
            said = translate("Present", "Close the audience window")
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
        settings = self._settings
        if name != settings.current.audience_screen:
            settings.change(audience_screen=name)
        if not name:
            self._gone()
        self.audience.hide()
        self.audience.open_on(name)
        if self._moment is not None:
            self.show_moment(*self._moment)
        self._tick()
        self._window.activateWindow()

    def open_remembered(self) -> None:
        """Show the audience window where it was last, if that was another screen."""
        name = self._settings.current.audience_screen
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
