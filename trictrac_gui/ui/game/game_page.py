"""The page of a running game: the plates and the board, the clocks, and the action bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QWidget

from trictrac_gui.engine.model import Side
from trictrac_gui.session.clock import MatchClock
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.game.action_bar import ActionBar, CubeButton
from trictrac_gui.ui.game.plate import Plate, Surface
from trictrac_gui.ui.language import Worded, translate
from trictrac_gui.ui.text import announcements, board_description, match_text
from trictrac_gui.ui.text.announcements import Announcer
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import in_column, in_row
from trictrac_gui.ui.widgets.labels import ElidedLabel, label
from trictrac_gui.ui.widgets.notice_bar import Notice
from trictrac_gui.ui.window.actions import Actions

if TYPE_CHECKING:
    from trictrac_gui.ui.board.board_view import BoardView


class LookingBar(Worded, QFrame):
    """Says that the game waits. ``left`` leads back to it, ``play_on`` goes on from here."""

    left = Signal()
    play_on = Signal()

    def __init__(self, console: QWidget, page: QWidget) -> None:
        """It lies over the console, so that the board keeps its size when it comes and goes."""
        super().__init__(page)
        self.setObjectName("lookingBar")
        self._console = console
        console.installEventFilter(self)
        self.hide()
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), page)
        self._escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._escape.setEnabled(False)
        self._escape.activated.connect(self.left)
        self.heading = label("next")
        self.moment = ElidedLabel("base")
        self.on = QPushButton()
        self.on.setAutoDefault(True)
        self.on.clicked.connect(self.play_on)
        self.back = QPushButton()
        self.back.setProperty("primary", True)
        self.back.setAutoDefault(True)
        self.back.clicked.connect(self.left)
        words = in_column(1, self.heading, self.moment, 1, spacing=3)
        in_row((words, 1), self.on, self.back, margins=(14, 6, 14, 6), spacing=8, of=self)
        self.word(self.heading.setText, lambda: translate("Moves", "An earlier moment"))
        self.word(self.on.setText, lambda: translate("Moves", "Play on from here"))
        self.word(self.back.setText, lambda: translate("Moves", "Back to the game"))

    def cover(self, on: bool) -> None:
        """Lie over the console, which is out of reach meanwhile, or go away."""
        if on != self.isHidden():
            return
        self._escape.setEnabled(on)
        self._console.setEnabled(not on)
        self.setGeometry(self._console.geometry())
        self.setVisible(on)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the place of the console."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.setGeometry(self._console.geometry())
        return False

    def show_moment(self, text: str, *, free: bool) -> None:
        """Say which moment it is; only in a free game can be played on from it at once."""
        self.moment.setText(text)
        self.on.setVisible(free)


LOOK = 200
"""Milliseconds between two looks."""


class ClockLabels(QObject):
    """``ticked`` comes with every look at a clock; ``ran_out`` with the side, once a clock."""

    ticked = Signal()
    ran_out = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.clock: MatchClock | None = None
        self._out: set[Side] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self.look)

    def show_clock(self, clock: MatchClock | None) -> None:
        self.clock = clock
        self._out = set() if clock is None else {s for s in Side if clock.reserve(s) <= 0}
        if clock is None:
            self._timer.stop()
        else:
            self._timer.start()
        self.look()

    def _covered(self) -> bool:
        """Whether another page lies over the one with the clocks."""
        page = self.parent()
        return isinstance(page, QWidget) and not page.isVisibleTo(page.window())

    def look(self) -> None:
        """Let the time stand still behind a dialog or a page, and tell how it stands."""
        clock = self.clock
        if clock is not None:
            if QApplication.activeModalWidget() is not None or self._covered():
                clock.pause()
            else:
                clock.resume()
            for side in Side:
                if clock.reserve(side) <= 0 and side not in self._out:
                    self._out.add(side)
                    self.ran_out.emit(side)
        self.ticked.emit()


class GamePage(QWidget):
    """Shows a game view whole; what the players do comes out of ``board`` and ``console``.

    ``shown`` and ``refused`` tell of what has just been put on the board, ``looked`` of an earlier
    moment that is shown while the game waits.
    """

    shown = Signal(object)
    looked = Signal(object)
    refused = Signal()

    def __init__(self, board: BoardView, actions: Actions, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.board = board
        self.console = ActionBar(actions)
        self.cube = CubeButton(board)
        self.cube.clicked.connect(self._touch_cube)
        self.console.match.left.connect(board.setFocus)
        self._actions = actions
        self.clocks = ClockLabels(self)
        self.clocks.ticked.connect(self._show_clocks)
        self.clocks.ran_out.connect(self._tell_time)
        self.announcer = Announcer(board)
        board.keyboard.set_describer(board_description.place)
        board.place_described.connect(self.console.show_help)
        board.state_requested.connect(self._say_state)
        board.guard.blocked.connect(self._tell_blocked)
        self._theme = theme
        self._turned = False
        self._view: GameView | None = None
        self._trouble = ""
        self.far = Plate()
        self.near = Plate(active=True)  # it throws first
        self._surface = Surface(self.far, board, self.near)
        in_column((self._surface, 1), self.console, margins=0, spacing=0, of=self)
        self.looking = LookingBar(self.console, self)
        self._surface.show_theme(theme)

    def show_view(self, view: GameView) -> None:
        """Show a moment of the game; the refusal of an earlier moment goes away."""
        before, self._view = self._view, view
        self.board.show_view(view)
        self._show_plates()
        self.console.show_view(view)
        if view.looking == self.looking.isHidden():
            self.looking.cover(view.looking)
        self.cube.show_view(view)
        self._notice_of(view)
        self.console.fit_hint()
        self._name_board()
        # Last, so that the way of the keyboard's cursor does not cut it short.
        if before is not None and (before.looking or view.looking):
            # What is looked at is told by those who lead there.
            self.announcer.say("" if view.looking else announcements.next_step(view))
        else:
            self.announcer.tell(lambda: announcements.between(before, view))
        self.shown.emit(view)
        if view.looking:
            self.looked.emit(view)

    def show_refusal(self, refusal: Refusal) -> None:
        """Say why a step was refused and offer its rule."""
        from trictrac_gui.texts import refusals

        self.board.show_refusal(refusal)
        self.console.notices.show_notice(
            Notice(lambda: refusals.refusal(refusal.rule, translate), rule=refusal.rule)
        )
        if self._view is not None:
            self.announcer.say(announcements.refused(self._view, refusal), urgent=True)
        self.refused.emit()

    def tell(self, text: Callable[[], str]) -> None:
        """Say something until the game goes on."""
        self.console.notices.show_notice(Notice(text))

    def add_notice(self, notice: Notice) -> None:
        """Say something about the moment, unless there is something more urgent to say."""
        if self.console.notices.notice is None:
            self.console.notices.show_notice(notice)
            self.console.fit_hint()

    def _tell_blocked(self) -> None:
        """A press came before anybody can have seen what it would do now."""
        self.console.show_blocked()
        if self._view is not None:
            self.announcer.say(announcements.next_step(self._view))

    def show_trouble(self, key: str) -> None:
        """Say that the game is not saved and why; an empty key that it is again."""
        worse = key and key != self._trouble
        self._trouble = key
        if self._view is not None:
            self._notice_of(self._view)
        if worse:
            from trictrac_gui.ui.text import fault_text

            self.announcer.say(fault_text.not_saved(key), urgent=True)

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.board.set_theme(theme)
        self._surface.show_theme(theme)
        self._show_plates()

    def show_turned(self, turned: bool) -> None:
        """Turn the board, and the plates with it."""
        self._turned = turned
        self.board.set_turned(turned)
        self._show_plates()

    def retranslate(self) -> None:
        self.near.retranslate()
        self.far.retranslate()
        self._surface.arrange()
        self.console.retranslate()
        self.cube.retranslate()
        self.board.keyboard.set_describer(board_description.place)
        self._name_board()

    def _say_state(self) -> None:
        """Have both plates and the next thing to do read out, for whoever does not see them."""
        if self._view is not None:
            plates = (self.near.accessibleName(), self.far.accessibleName())
            said = [
                *plates,
                announcements.next_step(self._view),
                announcements.after_step(self._view),
            ]
            self.announcer.say(" ".join(f"{part.rstrip('.')}." for part in said if part))

    def _show_clocks(self) -> None:
        for plate in (self.near, self.far):
            plate.show_clock(self.clocks.clock)

    def _tell_time(self, side: Side) -> None:
        view = self._view
        if view is not None and view.result is None:
            self.console.notices.show_notice(Notice(lambda: match_text.time_is_up(view, side)))
            self.announcer.say(match_text.time_is_up(view, side), urgent=True)

    def _touch_cube(self) -> None:
        """Offer the cube, or say why it cannot be turned."""
        view = self._view
        if view is None:
            return
        if view.may_double is not None:
            self._actions.double.trigger()
        elif match_text.no_double(view):
            self.console.notices.show_notice(Notice(lambda: match_text.no_double(view)))
            self.announcer.say(match_text.no_double(view), urgent=True)

    def _name_board(self) -> None:
        if self._view is None:
            return
        described = board_description.board(self._view)
        for widget in (self.board, self.board.viewport()):
            widget.setAccessibleName(described.name)
        self.board.setAccessibleDescription(described.help)

    def _show_plates(self) -> None:
        if self._view is None:
            return
        near = Side.SECOND if self._turned else Side.FIRST
        self.near.show_side(self._view, near, self._theme)
        self.far.show_side(self._view, near.other, self._theme)
        self._surface.arrange()

    def _notice_of(self, view: GameView) -> None:
        notice = None
        if self._trouble:
            from trictrac_gui.ui.text import fault_text

            key = self._trouble
            notice = Notice(lambda: fault_text.not_saved(key), retry=True)
        elif announcements.after_step(view):
            why = view.passing or view.lapsing
            notice = Notice(
                lambda: announcements.after_step(view),
                rule=None if why is None else why.rule,
                why=why is not None,
            )
        if notice is not None or not self.console.notices.isHidden():
            self.console.notices.show_notice(notice)
