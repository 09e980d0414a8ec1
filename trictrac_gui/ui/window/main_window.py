"""The frame of the window: toolbar, menus, docks and the place on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
    QScreen,
    QStatusTipEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QMainWindow,
    QMenu,
    QStackedWidget,
    QTabWidget,
    QToolBar,
    QWidget,
)
from shiboken6 import isValid

from trictrac_gui.assets import ENDONYMS
from trictrac_gui.storage.settings import WindowGeometry
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.style_sheet import ICON, Tones
from trictrac_gui.ui.widgets.fitting import in_row
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.widgets.press_guard import press_focused
from trictrac_gui.ui.window.actions import Actions

ROOM_FOR_RULES: Final = 1100
"""In a narrower window the rules stay closed at the start, so that the board is large enough."""

NARROW: Final = 86
"""In sizes of the type: in a wider window a page has room beside the rules."""

AFTER_FIRST_PICTURE: Final = 20
"""Milliseconds from the first picture to whatever can wait for it."""

RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea


class Docks(QObject):
    """The docks of the window. They are for the running game: other pages begin without them."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._first: QDockWidget | None = None
        self.make_first: Callable[[], object] = lambda: None
        """Builds the dock that the others are tabs beside, and adds it."""
        self._first_width = 0
        self._in_game = {"rules": True, "moves": False, "coach": False}
        self._at_game = False
        self._closed: list[QDockWidget] = []
        """Docks that made room for a wide page."""

    def add_first(self, dock: QDockWidget) -> None:
        """Take in the dock that the others are tabs beside, closed as yet."""
        dock.hide()
        self._first = dock
        self._window.addDockWidget(RIGHT, dock)
        self._window.resizeDocks([dock], [self._first_width], Qt.Orientation.Horizontal)

    def replace_first(self, dock: QDockWidget) -> None:
        """Put a dock into the place of the first, which goes away."""
        before = self._first
        self.add_first(dock)
        if before is not None:
            dock.setVisible(not before.isHidden())
            self._window.removeDockWidget(before)
            before.deleteLater()

    def add(self, dock: QDockWidget, *, tab: bool = True) -> None:
        """Take a dock in: as a tab beside the first, or below it."""
        if self._first is None:
            self.make_first()
        self._window.addDockWidget(RIGHT, dock)
        if tab and self._first is not None:
            self._window.setTabPosition(RIGHT, QTabWidget.TabPosition.North)
            self._window.tabifyDockWidget(self._first, dock)

    def tick_while_open(self, action: QAction, dock: QDockWidget) -> None:
        """Keep the action of a dock ticked as long as the dock is open."""

        def moved(visible: bool) -> None:
            # A dock also becomes invisible with the whole window; that is no choice of anyone, and
            # the last time the window is gone already.
            if (
                isValid(self._window)
                and self._window.isVisible()
                and not self._window.isMinimized()
            ):
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
        """Say how wide the rules shall be, and whether they stand open at the table."""
        self._in_game["rules"] = wanted and self._window.width() >= ROOM_FOR_RULES
        # About a quarter, so that a line of the rules is neither short nor long.
        usual = round(min(360.0, max(250.0, self._window.width() * 0.27)))
        self._first_width = width or usual

    @property
    def rules_wanted(self) -> bool:
        """Whether the rules stand open beside the running game."""
        return self._actions.rules.isChecked() if self._at_game else self._in_game["rules"]

    def rules_width(self, otherwise: int) -> int:
        """How wide the rules stand, as far as they can be seen."""
        shown = self._first is not None and self._first.isVisible()
        return self._first.width() if shown and self._first is not None else otherwise


class PageStack(QStackedWidget):
    """The pages of the window. Only the one that is shown asks for room, or the docks would lose it
    to pages that nobody sees. ``painted`` comes once, when one of them has been painted.
    """

    painted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(self.updateGeometry)
        self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first picture."""
        if event.type() is QEvent.Type.Paint:
            self.removeEventFilter(self)
            QTimer.singleShot(AFTER_FIRST_PICTURE, self, self.painted.emit)
        return False

    def minimumSizeHint(self) -> QSize:
        """What the page that is shown needs."""
        page = self.currentWidget()
        return QSize() if page is None else page.minimumSizeHint().expandedTo(page.minimumSize())


class MainWindow(QMainWindow):
    """The frame of the pages: toolbar, menus, docks and the place on the screen.

    ``first_painted`` comes once, after the first picture, ``closing`` before the window goes away,
    ``retranslated`` once it has another language, and ``sharpness_changed`` when it comes to a
    screen with finer or coarser pixels. ``uncovered`` comes when a dialog or a menu goes that lay
    over a page. ``dragged`` carries each event of what is dragged over the
    window or dropped on it, ``help_wanted`` what the button under the mouse does, ``focus_moved``
    the widget that the keyboard has come to. Dialogs are shown over ``front``: class mode puts its
    window there.
    """

    first_painted = Signal()
    closing = Signal()
    retranslated = Signal()
    sharpness_changed = Signal()
    uncovered = Signal()
    dragged = Signal(QEvent)
    language_wanted = Signal(str)
    help_wanted = Signal(str)
    focus_moved = Signal(QWidget)

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self.actions_ = actions
        self.front: QWidget = self
        self.may_close: Callable[[], bool] = lambda: True
        """Whether nothing has to be asked before the window goes."""
        self.setMinimumSize(SMALLEST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.pages = PageStack()
        self.pages.setObjectName("pages")
        self.painted = False
        """Whether the first picture is there."""
        self.pages.painted.connect(self._tell_of_picture)
        self.setCentralWidget(self.pages)
        self.docks = Docks(self, actions)
        self._toolbar = self._build_toolbar()
        self._menus: dict[str, QMenu] = {}
        self._guest: QLabel | None = None
        self._build_menus()
        actions.full_screen.toggled.connect(self._show_full_screen)
        actions.quit.triggered.connect(self.close)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._tell_of_focus)
        # Actions in menus alone lose their shortcuts when full screen hides the menu bar.
        self.addActions(list(actions.all.values()))
        self.retranslate()

    # -- for the navigator -------------------------------------------------------------------

    def _tell_of_picture(self) -> None:
        self.painted = True
        self.first_painted.emit()

    def show_toolbar(self, on: bool) -> None:
        layout = self._toolbar.layout() if on else None
        if layout is not None:
            layout.setContentsMargins(0, 0, 0, 0)
        self._toolbar.setVisible(on)
        self._fit_toolbar()

    def menu(self, key: str) -> QMenu:
        """A menu by its key, for those who add to it."""
        return self._menus[key]

    # -- toolbar and menus -------------------------------------------------------------------

    def _build_toolbar(self) -> QToolBar:
        bar = QToolBar()
        bar.hide()
        bar.setMovable(False)
        bar.setFloatable(False)
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        actions = self.actions_
        bar.addAction(actions.new)
        bar.addSeparator()
        bar.addActions([actions.undo, actions.redo])
        bar.addSeparator()
        bar.addAction(actions.present)
        bar.addSeparator()
        bar.addActions([actions.rules, actions.settings])
        self.addToolBar(bar)
        return bar

    def _build_menus(self) -> None:
        a = self.actions_
        bar = self.menuBar()
        contents = {
            "game": (
                *(a.new, a.checkable, a.games, a.set_up, None),
                *(a.leave, a.give_up, a.save_elsewhere, None),
                *(a.keep, a.sets, a.picture, None, a.quit),
            ),
            "files": (
                *(a.open_file, a.paste, None, a.save_copy, None),
                *(a.copy_text, a.copy_position_id, a.copy_match_id, a.copy_xgid),
            ),
            "turn": (
                *(a.undo, a.redo, a.take_turn_back, a.redo_turn, None),
                *(a.double, a.throw, a.finish),
                *(None, a.plays, a.hand_dice, a.dice_page),
            ),
            "view": (
                a.rules,
                a.moves,
                a.coach,
                a.present,
                a.turn_board,
                a.mirror_board,
                a.full_screen,
                None,
                a.settings,
            ),
            "language": (),
            "help": (a.lessons, None, a.keys, a.my_data, a.about),
        }
        for key, entries in contents.items():
            menu = QMenu(self)
            menu.aboutToHide.connect(self.uncovered)
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                else:
                    menu.addAction(entry)
            self._menus[key] = menu
            bar.addMenu(menu)
        group = QActionGroup(self)
        for code, action in a.languages.items():
            group.addAction(action)
            self._menus["language"].addAction(action)
            action.setData(code)
        group.triggered.connect(lambda action: self.language_wanted.emit(action.data()))

    def show_guest(self, on: bool) -> None:
        """Show, or no longer show, that no names are kept."""
        if on and self._guest is None:
            self._guest = label("turn")
            corner = QWidget()
            in_row(self._guest, margins=(0, 4, 10, 0), of=corner)
            self.menuBar().setCornerWidget(corner)
            self._word_guest()
        if self._guest is not None:
            self.menuBar().cornerWidget().setVisible(on)

    def _word_guest(self) -> None:
        if self._guest is not None:
            self._guest.setText(guest_sign())

    def show_language(self, chosen: str) -> None:
        """Tick the language chosen, the system's for an empty string."""
        self.actions_.languages.get(chosen, self.actions_.languages[""]).setChecked(True)

    def show_tones(self, tones: Tones, scale: float) -> None:
        """Draw the icons in the colours around the table and in the size of its type."""
        self.actions_.colour(tones.ink, scale)
        edge = round(ICON * scale)
        self._toolbar.setIconSize(QSize(edge, edge))
        self._fit_toolbar()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the captions of the toolbar out where they find no room."""
        super().resizeEvent(event)
        self._fit_toolbar()

    def _fit_toolbar(self) -> None:
        bar = self._toolbar
        if bar.isHidden() or bar.layout() is None:
            return
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        if bar.sizeHint().width() > self.width():
            bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    # -- what is dragged over it ---------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Tell of it."""
        self.dragged.emit(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Tell of it."""
        self.dragged.emit(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Tell of it."""
        self.dragged.emit(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell of it."""
        self.dragged.emit(event)

    # -- the status line ---------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Show in the status line what the button under the mouse does; notice other pixels."""
        if isinstance(event, QStatusTipEvent):
            self.help_wanted.emit(event.tip())
            return True
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.sharpness_changed.emit()
        elif event.type() is QEvent.Type.WindowUnblocked:
            self.uncovered.emit()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard, as space does; Qt leaves some out."""
        if not press_focused(event):
            super().keyPressEvent(event)

    def _tell_of_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and now.window() is self:
            self.focus_moved.emit(now)

    # -- words -------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.WindowStateChange:
            full = self.isFullScreen()
            self.actions_.full_screen.setChecked(full)

    def retranslate(self) -> None:
        self.actions_.retranslate()
        titles = {
            "game": translate("MainWindow", "&Game"),
            "files": translate("MainWindow", "&File"),
            "turn": translate("MainWindow", "&Turn"),
            "view": translate("MainWindow", "&View"),
            "language": translate("MainWindow", "&Language"),
            "help": translate("MainWindow", "&Help"),
        }
        for key, title in titles.items():
            self._menus[key].setTitle(title)
        for code, action in self.actions_.languages.items():
            action.setText(ENDONYMS.get(code) or translate("MainWindow", "Follow the system"))
        self._toolbar.setWindowTitle(translate("MainWindow", "Toolbar"))
        self._fit_toolbar()
        self._word_guest()
        self.retranslated.emit()

    # -- the window itself -------------------------------------------------------------------

    def place(self, wanted: WindowGeometry | None, full_screen: bool) -> None:
        """Open where the window stood last, on a screen that is there."""
        self.setGeometry(fitted(wanted, usable_areas()))
        OnScreen(self)
        if full_screen:
            self.setWindowState(Qt.WindowState.WindowFullScreen)
        elif wanted is not None and wanted.maximised:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _show_full_screen(self, on: bool) -> None:
        if on == self.isFullScreen():
            return
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell the program before the window goes; it stays while something is asked."""
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)


def guest_sign() -> str:
    """What stands in the window while no names are kept."""
    return translate("MyData", "Guest – no names are kept")


SMALLEST = QSize(780, 440)
"""Fits a screen of 800 by 600 with the window's frame, and one of 1366 by 768 at 150 %."""

USUAL = QSize(1280, 800)

SETTLED = 400
"""Milliseconds of rest after a change of the screens."""

TITLE_BAR, EDGE = 34, 6
"""Room for the window's frame, whose true size is known only once the window is shown."""


def fitted(wanted: WindowGeometry | None, screens: Sequence[QRect]) -> QRect:
    """The rectangle to open in: the wanted one, shrunk and moved until a screen holds it.

    ``screens`` are the usable areas, the main screen first; the frame is to be on them as well.
    """
    screens = [area.adjusted(EDGE, TITLE_BAR, -EDGE, -EDGE) for area in screens]
    main = screens[0]
    if wanted is None:
        found = QRect(main.topLeft(), USUAL.boundedTo(main.size()).expandedTo(SMALLEST))
        found.moveCenter(main.center())
        return found
    rect = QRect(wanted.x, wanted.y, wanted.width, wanted.height)
    screen = max(screens, key=lambda area: _overlap(area, rect))
    if _overlap(screen, rect) == 0:
        screen = main
    rect.setSize(rect.size().boundedTo(screen.size()).expandedTo(SMALLEST))
    rect.moveLeft(max(screen.left(), min(rect.left(), screen.right() + 1 - rect.width())))
    rect.moveTop(max(screen.top(), min(rect.top(), screen.bottom() + 1 - rect.height())))
    return rect


def usable_areas() -> list[QRect]:
    """What may be used of each screen, the main one first."""
    main = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not main]
    return [screen.availableGeometry() for screen in (main, *others)]


class OnScreen(QObject):
    """Brings a window back when its screen is unplugged, or takes another resolution."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        # The system moves windows itself; what it leaves off the screen is seen a little later.
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(SETTLED)
        self._waiting.timeout.connect(self.look)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._watch)
        app.screenRemoved.connect(self._waiting.start)
        for screen in QGuiApplication.screens():
            self._watch(screen)

    def _watch(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._waiting.start)

    def look(self) -> None:
        """Move and shrink the window until a screen holds it, unless the system sees to that."""
        window = self._window
        if window.isVisible() and not (window.isMaximized() or window.isFullScreen()):
            rect = fitted(geometry_of(window), usable_areas())
            if rect != window.geometry():
                window.setGeometry(rect)


def _overlap(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return max(0, both.width()) * max(0, both.height())


def geometry_of(window: QMainWindow) -> WindowGeometry:
    """Where a window stands when it is neither maximised nor full screen."""
    normal = window.normalGeometry()
    rect = normal if normal.isValid() and not normal.isEmpty() else window.geometry()
    return WindowGeometry(rect.x(), rect.y(), rect.width(), rect.height(), window.isMaximized())
