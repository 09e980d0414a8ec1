"""The window: its pages, toolbar, menus and dock. What happens in it is decided elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QCloseEvent, QGuiApplication, QResizeEvent, QStatusTipEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMenu,
    QStackedWidget,
    QTabWidget,
    QToolBar,
    QWidget,
)

from trictrac_gui.assets import ENDONYMS
from trictrac_gui.engine.match import MatchKind
from trictrac_gui.engine.model import Side
from trictrac_gui.session.view import GameView
from trictrac_gui.storage import WindowGeometry
from trictrac_gui.ui.game.game_page import GamePage
from trictrac_gui.ui.rules.dock import RulesDock
from trictrac_gui.ui.text import game_names, match_text
from trictrac_gui.ui.theme.style_sheet import ICON, Tones
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.window.actions import Actions
from trictrac_gui.ui.window.placement import SMALLEST, OnScreen, fitted, usable_areas

if TYPE_CHECKING:
    from trictrac_gui.ui.rules.plays_dock import PlaysDock

ROOM_FOR_RULES = 1100
"""In a narrower window the rules stay closed at the start, so that the board is large enough."""


class MainWindow(QMainWindow):
    """Shows the start page or a game. ``closing`` comes before the window goes away."""

    closing = Signal()
    game_shown = Signal(object)
    """The ``GameView`` on the table, whenever it changes; None when the table is left."""
    language_wanted = Signal(str)
    plays_made = Signal(object)
    """The ``PlaysDock``, once it has been made."""
    sharpness_changed = Signal()
    """The window has come to a screen with finer or coarser pixels."""

    def __init__(self, game: GamePage, rules: RulesDock, actions: Actions) -> None:
        super().__init__()
        self.actions_ = actions
        self.game = game
        self.rules = rules
        self._plays: PlaysDock | None = None
        self._behind: list[QWidget] = []
        """Pages that wait under the one that is shown over them, the lowest first."""
        self._start: QWidget | None = None
        self._titled: GameView | None = None
        self._page_title: Callable[[], str] | None = None
        self._at_table = False
        self._rules_in_game = True
        self._moves_in_game = self._coach_in_game = False
        self.setMinimumSize(SMALLEST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.pages = QStackedWidget()
        self.pages.setObjectName("pages")
        self.pages.addWidget(game)
        self.setCentralWidget(self.pages)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, rules)
        self._toolbar = self._build_toolbar()
        self._menus: dict[str, QMenu] = {}
        self._guest: QLabel | None = None
        self._build_menus()
        actions.rules.toggled.connect(rules.setVisible)
        rules.visibilityChanged.connect(self._dock_moved)
        actions.plays.toggled.connect(self._show_plays)
        actions.full_screen.toggled.connect(self._show_full_screen)
        actions.quit.triggered.connect(self.close)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._tell_of_focus)
        # Actions in menus alone lose their shortcuts when full screen hides the menu bar.
        self.addActions(list(actions.all.values()))
        self.retranslate()

    # -- pages -------------------------------------------------------------------------------

    def add_start_page(self, page: QWidget) -> None:
        """Take in the start page, which is made when it is first needed."""
        self._start = page
        self.pages.addWidget(page)

    def show_start(self) -> None:
        """Show the start page."""
        if self._at_table:
            self._at_table = False
            self._rules_in_game = self.actions_.rules.isChecked()
            self._moves_in_game = self.actions_.moves.isChecked()
            self._coach_in_game = self.actions_.coach.isChecked()
        # The other pages begin without the docks; they are for those who sit at the table.
        self.actions_.coach.setChecked(False)
        self.actions_.rules.setChecked(False)
        self.actions_.plays.setChecked(False)
        self.actions_.moves.setChecked(False)
        self._behind.clear()
        self._toolbar.setVisible(False)
        self._enable(None)
        self._page_title = None
        self._title(None)
        if self._start is not None:
            self.pages.setCurrentWidget(self._start)
        self.game_shown.emit(None)

    def show_page(self, page: QWidget, title: Callable[[], str]) -> None:
        """Show another page in the place of the start page, with its name in the title."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.show_start()
        self.pages.setCurrentWidget(page)
        self._page_title = title
        self._title(None)

    def show_game(self, view: GameView) -> None:
        """Show a moment of a game; a demonstration over it stays until the player leaves it."""
        demonstrating = self.game in self._behind
        self._enable(None if demonstrating else view)
        self._toolbar.setVisible(True)
        self.game.show_view(view)
        if not self._at_table:
            self._at_table = True
            self.actions_.rules.setChecked(self._rules_in_game)
            self.actions_.moves.setChecked(self._moves_in_game)
            if self._coach_in_game:
                self.actions_.coach.setChecked(True)
        if not demonstrating:
            self._behind.clear()
            self.pages.setCurrentWidget(self.game)
        self._title(view)
        self.game_shown.emit(view)

    @property
    def plays(self) -> PlaysDock:
        """The dock of all plays, made when it is first wanted."""
        if self._plays is None:
            from trictrac_gui.ui.rules.plays_dock import PlaysDock

            self._plays = PlaysDock()
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._plays)
            self._plays.hide()
            self._plays.visibilityChanged.connect(self._plays_moved)
            self.plays_made.emit(self._plays)
        return self._plays

    @property
    def plays_shown(self) -> bool:
        """Whether all plays are listed on the screen."""
        return self._plays is not None and self._plays.isVisible()

    def _show_plays(self, on: bool) -> None:
        if on or self._plays is not None:
            self.plays.setVisible(on)

    def add_tab(self, dock: QDockWidget) -> None:
        """Put a dock behind the rules, as a tab beside theirs."""
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self.setTabPosition(Qt.DockWidgetArea.RightDockWidgetArea, QTabWidget.TabPosition.North)
        self.tabifyDockWidget(self.rules, dock)

    def begin_demonstration(self, page: QWidget) -> None:
        """Show a page over the game, or over another page, with the game's actions at rest."""
        now = self.pages.currentWidget()
        if page in self._behind:
            del self._behind[self._behind.index(page) :]
        elif now is not None and now is not page:
            self._behind.append(now)
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
            page.windowTitleChanged.connect(self.retitle)
        self._enable(None)
        self.pages.setCurrentWidget(page)
        self.retitle()

    def end_demonstration(self) -> None:
        """Show again what was there before."""
        if not self._behind:
            return
        behind = self._behind.pop()
        if not self._behind:
            self._enable(self._titled)
        self.pages.setCurrentWidget(behind)
        self.retitle()
        if behind is self.game:
            self.game.board.setFocus()

    def menu(self, key: str) -> QMenu:
        """A menu by its key, for those who add to it."""
        return self._menus[key]

    @property
    def rules_wanted(self) -> bool:
        """Whether the rules stand open at the table."""
        return self.actions_.rules.isChecked() if self._at_table else self._rules_in_game

    @property
    def in_game(self) -> bool:
        """Whether a game is on the table."""
        return self._at_table

    def _enable(self, view: GameView | None) -> None:
        actions = self.actions_
        running = view is not None and view.result is None
        more = view is not None and view.may_start_next
        free = running and view is not None and view.offer is None and view.double is None
        free = free and view is not None and not view.looking
        actions.new.setEnabled(view is not None)
        actions.leave.setEnabled(running or more)
        actions.give_up.setEnabled(free and view is not None and view.to_move is not None)
        actions.save_elsewhere.setEnabled(view is not None)
        actions.keep.setEnabled(view is not None)
        actions.picture.setEnabled(view is not None)
        actions.undo.setEnabled(view is not None and view.may_undo)
        actions.redo.setEnabled(view is not None and view.may_redo)
        actions.take_turn_back.setEnabled(view is not None and view.may_take_turn_back)
        actions.redo_turn.setEnabled(view is not None and view.may_redo_turn)
        for step in (actions.step_back, actions.step_on, actions.to_beginning, actions.to_game):
            step.setEnabled(view is not None)
        actions.to_game.setEnabled(view is not None and view.looking)
        actions.throw.setEnabled(free and view is not None and bool(view.may_throw))
        actions.double.setEnabled(view is not None and view.may_double is not None)
        actions.finish.setEnabled(free and view is not None and view.may_hand_over)
        actions.plays.setEnabled(view is not None)
        actions.moves.setEnabled(self._at_table or view is not None)

    def retitle(self) -> None:
        """Name in the title again what is shown: a page over the table, or what is on it."""
        self._title(self._titled)

    def _title(self, view: GameView | None) -> None:
        self._titled = view
        page = self.pages.currentWidget()
        if self._behind and page is not None and page.windowTitle():
            self.setWindowTitle(page.windowTitle().replace("[*]", "[*][*]"))
            return
        if view is None:
            named = self._page_title
            title = QGuiApplication.applicationDisplayName() if named is None else named()
            self.setWindowTitle(title.replace("[*]", "[*][*]"))
            return
        players = [game_names.player(view.variant, view.names, side) for side in Side]
        game = game_names.variant_name(view.variant.key)
        if view.match.agreement.kind is not MatchKind.GAME:
            game = f"{game} · {match_text.name(view.variant, view.match.agreement)}"
        title = " ".join(f"{game} · {players[0]} – {players[1]}".split())
        self.setWindowTitle(title.replace("[*]", "[*][*]"))  # which Qt takes for a mark otherwise

    # -- toolbar and menus -------------------------------------------------------------------

    def _build_toolbar(self) -> QToolBar:
        bar = QToolBar()
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
        layout = bar.layout()
        if layout is not None:
            layout.setContentsMargins(0, 0, 0, 0)
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
            row = QHBoxLayout(corner)
            row.setContentsMargins(0, 4, 10, 0)
            row.addWidget(self._guest)
            self.menuBar().setCornerWidget(corner)
            self._word_guest()
        if self._guest is not None:
            self.menuBar().cornerWidget().setVisible(on)

    def _word_guest(self) -> None:
        if self._guest is not None:
            from trictrac_gui.ui.library.privacy_page import guest_sign

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
        if bar.layout() is None:
            return
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        if bar.sizeHint().width() > self.width():
            bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    # -- the status line ---------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Show in the status line what the button under the mouse does; notice other pixels."""
        if isinstance(event, QStatusTipEvent):
            self.game.console.show_help(event.tip())
            return True
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.sharpness_changed.emit()
        return super().event(event)

    def _tell_of_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """The same for the button the keyboard is on."""
        if now is not None and now.window() is self and not self.game.board.has_keyboard:
            self.game.console.show_help(now.statusTip())

    # -- words -------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.WindowStateChange:
            full = self.isFullScreen()
            self.actions_.full_screen.setChecked(full)

    def retranslate(self) -> None:
        """Word menus, toolbar and pages in the language in use."""
        self.actions_.retranslate()
        titles = {
            "game": QCoreApplication.translate("MainWindow", "&Game"),
            "files": QCoreApplication.translate("MainWindow", "&File"),
            "turn": QCoreApplication.translate("MainWindow", "&Turn"),
            "view": QCoreApplication.translate("MainWindow", "&View"),
            "language": QCoreApplication.translate("MainWindow", "&Language"),
            "help": QCoreApplication.translate("MainWindow", "&Help"),
        }
        for key, title in titles.items():
            self._menus[key].setTitle(title)
        for code, action in self.actions_.languages.items():
            action.setText(
                ENDONYMS.get(code) or QCoreApplication.translate("MainWindow", "Follow the system")
            )
        self._toolbar.setWindowTitle(QCoreApplication.translate("MainWindow", "Toolbar"))
        self._fit_toolbar()
        self._word_guest()
        self.game.retranslate()
        self.rules.retranslate()
        if self._plays is not None:
            self._plays.retranslate()
        self._title(self._titled)

    # -- the window itself -------------------------------------------------------------------

    def place(
        self, wanted: WindowGeometry | None, full_screen: bool, rules: bool, rules_width: int
    ) -> None:
        """Open where the window stood last, on a screen that is there, and with its dock."""
        self.setGeometry(fitted(wanted, usable_areas()))
        OnScreen(self)
        self._rules_in_game = rules and self.width() >= ROOM_FOR_RULES
        self.rules.setVisible(False)
        # About a quarter, so that a line of the rules is neither short nor long.
        usual = round(min(360.0, max(250.0, self.width() * 0.27)))
        self.resizeDocks([self.rules], [rules_width or usual], Qt.Orientation.Horizontal)
        if full_screen:
            self.setWindowState(Qt.WindowState.WindowFullScreen)
        elif wanted is not None and wanted.maximised:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _show_full_screen(self, on: bool) -> None:
        if on == self.isFullScreen():
            return
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _dock_moved(self, visible: bool) -> None:
        # The dock also becomes invisible with the whole window; that is no choice of anyone.
        if self.isVisible() and not self.isMinimized():
            self.actions_.rules.setChecked(visible or self.rules.isVisible())

    def _plays_moved(self, visible: bool) -> None:
        if self.isVisible() and not self.isMinimized():
            self.actions_.plays.setChecked(visible or self.plays_shown)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell the program before the window goes."""
        self.closing.emit()
        super().closeEvent(event)
