"""Which page the window shows, and the way back from it."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from trictrac_gui.ui.language import Worded
from trictrac_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from trictrac_gui.session.view import GameView


class Page(Worded, QWidget):
    """A page that is come to and left again; ``leave_wanted`` asks for the way back."""

    leave_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave_wanted.emit()
        else:
            super().keyPressEvent(event)


class PageName(StrEnum):
    """Every page of the window."""

    START = "start"
    GAME = "game"
    LIBRARY = "library"
    LESSONS = "lessons"
    LESSON = "lesson"
    FILE = "file"
    EDITOR = "editor"
    SETS = "sets"
    DIAGRAM = "diagram"


class PageController(QObject):
    """Is responsible for one page: builds it when it is first shown, and knows its title.

    ``laid_over`` pages leave toolbar and docks as they are on the page below; all others stand
    alone. ``wide`` pages need the whole width of a narrow window.
    """

    name: ClassVar[PageName]
    laid_over: ClassVar[bool] = False
    wide: ClassVar[bool] = False

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self.navigator = navigator

    @property
    def page(self) -> QWidget:
        """The page, built when it is first asked for."""
        raise NotImplementedError

    @property
    def built(self) -> bool:
        return "page" in self.__dict__

    @property
    def showing(self) -> bool:
        return self.navigator.current is self

    def open(self, target: object = None) -> None:
        """Show the page; ``target`` is what is to be seen on it, in the terms of the page."""
        self.navigator.show(self)

    def title(self) -> str:
        """What the title of the window says; nothing for the title of the page below."""
        return self.page.windowTitle()

    def game_view(self) -> GameView | None:
        """The game that the actions of the window act on, where the page has one."""
        return None

    def moment(self) -> GameView | None:
        """The moment of a game that is seen on the page, where there is one to copy or to write."""
        return self.game_view()

    def take_pasted(self) -> bool:
        """Take what was copied, and say so, where the page has a use of its own for it."""
        return False

    # -- called by the navigator ---------------------------------------------------------------

    def prepare(self) -> None:
        """The page is about to be shown: bring it up to date."""

    def may_be_left(self, go: Callable[[], object]) -> bool:
        """Whether another page may take its place now; if it asks first, ``go`` leads there."""
        return True

    def entered(self) -> None:
        """The page is shown now."""

    def suspended(self) -> None:
        """Another page stands in the place of this one, and leads back to it."""

    def resumed(self) -> None:
        """That page was left."""

    def closed(self) -> None:
        """Nothing leads back to the page any more."""


class Navigator(QObject):
    """Keeps the pages that lie behind the one shown; title, docks and actions follow it.

    ``changed`` carries the controller of the page that is shown now.
    """

    changed = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._makers: dict[PageName, Callable[[], PageController]] = {}
        self._stack: list[PageController] = []
        window.retranslated.connect(self.show_title)

    def register(self, name: PageName, make: Callable[[], PageController]) -> None:
        """Say where the controller of a page is to be had; it is asked for with the page."""
        self._makers[name] = make

    @property
    def current(self) -> PageController | None:
        return self._stack[-1] if self._stack else None

    def below(self, controller: PageController) -> PageController | None:
        """The page that a page leads back to, as far as it is shown or lies behind."""
        at = self._stack.index(controller) if controller in self._stack else 0
        return self._stack[at - 1] if at else None

    @property
    def in_game(self) -> bool:
        """Whether the running game is shown, or what is laid over it."""
        base = _base(self._stack)
        return base is not None and base.name is PageName.GAME

    def open(self, name: PageName, target: object = None) -> None:
        """Have a page shown by its controller, which may first have something to read or to ask."""
        self._makers[name]().open(target)

    def show(self, controller: PageController) -> None:
        """Show a page over the one that is shown, or go back to it where it lies behind."""
        if controller in self._stack:
            self._go(self._stack[: self._stack.index(controller) + 1])
        else:
            self._go([*self._stack, controller])

    def start_from(self, controller: PageController) -> None:
        """Show a page from which no way leads back."""
        self._go([controller])

    def back(self) -> None:
        """Show again what was there before."""
        if len(self._stack) > 1:
            self._go(self._stack[:-1])

    def leave(self, controller: PageController) -> None:
        """Take a page away, with all that was opened from it."""
        if controller in self._stack[1:]:
            self._go(self._stack[: self._stack.index(controller)])

    def _go(self, stack: list[PageController]) -> None:
        now, base_before, base = stack[-1], _base(self._stack), _base(stack)
        left = base_before if base is not base_before else None
        if left is not None and not left.may_be_left(partial(self._go, stack)):
            return
        before, self._stack = self._stack, stack
        docks = self._window.docks
        if not now.wide:
            docks.give_room_back()
        if base is not base_before or not before:
            if base_before is not None and base_before.name is PageName.GAME:
                docks.remember()
            if self.in_game:
                docks.restore()
            else:
                docks.close()
            self._window.show_toolbar(self.in_game)
        if now.wide:
            docks.make_room()
        # A game that is left is let go of before a page lists it among the others.
        for gone in before:
            if gone not in stack:
                gone.closed()
        if left is not None and left in stack:
            left.suspended()
        now.prepare()
        self._put_up(now)
        if base is not base_before and base is not None and base in before:
            base.resumed()
        if now is self.current:  # unless the way led on from there at once
            now.entered()
            self.refresh()
            self.changed.emit(now)

    def _put_up(self, controller: PageController) -> None:
        pages, page = self._window.pages, controller.page
        if pages.indexOf(page) < 0:
            pages.addWidget(page)
            page.windowTitleChanged.connect(self.show_title)
        pages.setCurrentWidget(page)

    # -- what follows the page -----------------------------------------------------------------

    def refresh(self) -> None:
        """Name what is shown in the title, and offer what can be done with it."""
        now = self.current
        view = None if now is None else now.game_view()
        self._window.actions_.follow(view, in_game=self.in_game)
        self.show_title()

    def show_title(self) -> None:
        titles = (controller.title() for controller in reversed(self._stack))
        title = next(filter(None, titles), "") or QGuiApplication.applicationDisplayName()
        self._window.setWindowTitle(title.replace("[*]", "[*][*]"))  # Qt takes it for a mark


def _base(stack: list[PageController]) -> PageController | None:
    """The uppermost page that stands alone."""
    return next((one for one in reversed(stack) if not one.laid_over), None)
