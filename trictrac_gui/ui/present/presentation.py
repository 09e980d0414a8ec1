"""Class mode from beginning to end: what is shown, what the teacher does, what is restored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from trictrac_gui.engine.match import SINGLE_GAME
from trictrac_gui.engine.notation import PositionError
from trictrac_gui.session.drawings import Drawings, DrawingsError, format_drawings, parse_drawings
from trictrac_gui.session.games import Games
from trictrac_gui.session.plays import Play
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.storage import JournalError, Settings
from trictrac_gui.ui import fault_wording, news, rule_wording, spoken, turn_wording
from trictrac_gui.ui.announcer import Announcer
from trictrac_gui.ui.board.preview import Preview
from trictrac_gui.ui.dress import Dresser
from trictrac_gui.ui.inhibit import WHY, Awake
from trictrac_gui.ui.main_window import MainWindow
from trictrac_gui.ui.moves.step_bar import StepBar
from trictrac_gui.ui.present import dress
from trictrac_gui.ui.present.audience import IN_A_WINDOW, AudienceWindow
from trictrac_gui.ui.present.class_board import ClassBoard
from trictrac_gui.ui.present.desk import Desk
from trictrac_gui.ui.present.keys import Wish
from trictrac_gui.ui.present.leaving import LeavePresentation
from trictrac_gui.ui.present.palette import TOOLS
from trictrac_gui.ui.present.screens import Screens
from trictrac_gui.ui.present.sketch import Sketch, Tool
from trictrac_gui.ui.present.window import PresentWindow
from trictrac_gui.ui.table import Table
from trictrac_gui.ui.theme import Theme


@dataclass(frozen=True)
class PresentTools:
    """What class mode is handed: it builds none of it."""

    window: MainWindow
    table: Table
    games: Games
    dresser: Dresser
    settings: Callable[[], Settings]
    remember: Callable[[Settings], None]
    board: Callable[[], ClassBoard]
    """What to begin with where no game is on the table."""
    speed: Callable[[], float]
    awake: Awake
    screens: Screens


class Presentation(QObject):
    """Shows the game on the table, or a copy of it, on a screen of its own.

    A game that counts is copied, and stands as it was when the presentation is left. Signals:
    ``entered()`` and ``left()``.
    """

    entered = Signal()
    left = Signal()
    set_up_wanted = Signal()
    keep_wanted = Signal()
    kept_wanted = Signal(int)
    """The kept position that many further on is to be shown."""
    beyond = Signal(int)
    """A step was asked for beyond the beginning or the end of what was played."""

    def __init__(self, tools: PresentTools) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self.session: GameSession | None = None
        self._own = False
        """Whether the session was begun here and is closed here."""
        self._turned = False
        self._before: GameView | None = None
        self.sketch = Sketch(self)
        self.steps = StepBar(large=True)
        theme = tools.dresser.wardrobe.theme(dress.THEME)
        self.desk = Desk(theme, self.sketch, self.steps)
        self.window = PresentWindow(self.desk)
        self.audience = AudienceWindow(theme, tools.screens)
        self.audience.addActions(self.window.keys)
        self.preview = Preview(self.desk.board.board)
        self.announcer = Announcer(self.desk.board)
        self._theme = theme
        self._menu: QMenu | None = None
        self._wishes: dict[Wish, Callable[[], object]] = {
            Wish.BACK: self._undo_step,
            Wish.FORWARD: self._redo_step,
            Wish.UNDO: self._undo,
            Wish.REDO: self._redo,
            Wish.COLOUR: lambda: self.sketch.choose_colour(self.sketch.colour.next),
            Wish.CLEAR: self.sketch.clear,
            Wish.DARK: lambda: self._draw_curtain(False),
            Wish.BRIGHT: lambda: self._draw_curtain(True),
            Wish.FREEZE: self._freeze,
            Wish.PLAYS: self._turn_plays,
            Wish.HAND: self._turn_hand,
            Wish.THROW: self._throw,
            Wish.FINISH: self._finish,
            Wish.TURN: self._turn_board,
            Wish.AUDIENCE: self._open_menu,
            Wish.KEYS: self._show_keys,
            Wish.SET_UP: self.set_up_wanted.emit,
            Wish.KEEP: self.keep_wanted.emit,
            Wish.KEPT_BACK: partial(self.kept_wanted.emit, -1),
            Wish.KEPT_ON: partial(self.kept_wanted.emit, 1),
            Wish.LEAVE: self._go_back,
        }
        for wish, tool in TOOLS.items():
            self._wishes[wish] = partial(self.sketch.choose, tool)
        self._connect()

    def _connect(self) -> None:
        desk, board = self.desk, self.desk.board
        self.window.wanted.connect(self._grant)
        desk.palette_.wanted.connect(self._grant)
        desk.palette_.answered.connect(self._answer)
        desk.plays.closed.connect(self._turn_plays)
        desk.plays.previewed.connect(self._preview)
        desk.plays.wanted.connect(self._play_out)
        desk.cube.clicked.connect(self._double)
        board.step_requested.connect(self._play)
        board.throw_requested.connect(lambda side: self._session.throw(side))
        board.hand_over_requested.connect(self._finish)
        board.undo_requested.connect(self._undo_step)
        board.other_number_requested.connect(lambda: self._session.use_other_number())
        board.swap_requested.connect(lambda: self._session.swap_dice())
        board.die_set_requested.connect(lambda die, n: self._session.set_die(die, n))
        board.state_requested.connect(self._say_state)
        board.laid_out.connect(self.preview.clear)
        self.sketch.drawn.connect(self._keep_drawings)
        self.sketch.changed.connect(self._show_audience)
        self.audience.shut.connect(self._audience_gone)
        self._tools.screens.changed.connect(self._tick_audience)
        self.destroyed.connect(self._tools.awake.release)

    @property
    def active(self) -> bool:
        """Whether something is being presented."""
        return self.session is not None

    @property
    def _session(self) -> GameSession:
        assert self.session is not None
        return self.session

    # -- coming and going --------------------------------------------------------------------

    def enter(self) -> None:
        """Present the game on the table, or a new one; come to the front if it is so already."""
        if self.active:
            self.window.raise_()
            self.window.activateWindow()
            return
        tools, table = self._tools, self._tools.table
        running = table.session
        if running is not None and running.free:
            self.session, self._own = running, False
        elif running is not None:
            self.session, _ = tools.games.copy_free(running)
            self._own = True
        else:
            self.session, self._own = self._begun(tools.board()), True
        self._pause_clock()
        table.quiet = True
        self._dress()
        tools.awake.hold(QCoreApplication.translate("Present", WHY))
        tools.window.setEnabled(False)
        self._follow(self._session)
        self.window.open_on(tools.window.screen())
        self._open_remembered()
        self.entered.emit()

    def _begun(self, board: ClassBoard) -> GameSession:
        begin = self._tools.games.begin_free
        marks = board.marks or None
        try:
            return begin(board.variant, SINGLE_GAME, board.setup, ("", ""), marks)[0]
        except PositionError:  # a moment that can be looked at, but not be played from
            return begin(board.variant, SINGLE_GAME, None, ("", ""))[0]

    def show_board(self, session: GameSession) -> None:
        """Present another board of the class from now on; it is closed with the presentation."""
        before = self._session
        self._let_go(before)
        if self._own:
            before.close()
            before.deleteLater()
        self.session, self._own = session, True
        session.auto_finish = self._tools.settings().auto_finish
        self._follow(session)

    def _follow(self, session: GameSession) -> None:
        session.set_by_hand(True)
        session.changed.connect(self._show)
        session.refused.connect(self._refuse)
        session.noted.connect(self._drawn_elsewhere)
        session.trouble.connect(self._tell_trouble)
        self.steps.follow(session)
        self._before = None
        self._show(session.view())

    def _let_go(self, session: GameSession) -> None:
        session.changed.disconnect(self._show)
        session.refused.disconnect(self._refuse)
        session.noted.disconnect(self._drawn_elsewhere)
        session.trouble.disconnect(self._tell_trouble)
        self.steps.follow(None)

    def ask_to_leave(self) -> None:
        """Ask before the presentation is left."""
        if self.window.findChild(LeavePresentation) is None:
            dialog = LeavePresentation(self.window)
            dialog.left.connect(self.leave)
            dialog.open()

    @property
    def theme(self) -> Theme:
        """The theme of class mode."""
        return self._theme

    def leave(self) -> None:
        """Put everything back as it was; the board is kept."""
        if not self.active:
            return
        session, tools = self._session, self._tools
        self._let_go(session)
        tools.awake.release()
        self._end_curtain()
        self.audience.freeze(False)
        self.audience.hide()
        self.desk.show_plays(False)
        if self.sketch.tool is not Tool.MOVE:
            self.sketch.choose(Tool.MOVE)
        self.session = None
        if self._own:
            session.close()
            session.deleteLater()
        tools.table.quiet = False
        tools.window.setEnabled(True)
        if tools.table.session is not None:
            hand = tools.window.actions_.hand_dice.isChecked()
            tools.table.session.set_by_hand(hand)
            tools.window.game.show_clock(tools.table.session.clock)
        self.window.hide()
        tools.window.activateWindow()
        tools.window.game.board.setFocus()
        self.left.emit()

    def rebuild(self) -> None:
        """Show the board anew from its journal, after an unexpected error."""
        if self.session is not None and self._own:
            self.session.rebuild()

    def close(self) -> None:
        """The program ends: keep everything and ask nothing."""
        self.leave()
        self.window.let_go()
        self.audience.blockSignals(True)
        self.audience.close()
        for window in (self.window, self.audience):
            window.deleteLater()

    def _pause_clock(self) -> None:
        """Nobody can play, so nobody's time runs; the faces on the plates would start it again."""
        running = self._tools.table.session
        if running is not None and running.clock is not None:
            self._tools.window.game.show_clock(None)
            running.clock.pause()

    def _dress(self) -> None:
        settings, board = self._tools.settings(), self.desk.board
        words = self._tools.window.game.board.board.words
        silent = dict.fromkeys(
            ("throw", "throw_again", "finish", "go_on", "confirm", "begins", "tie"), ""
        )
        board.set_words(replace(words, by_hand="", by_script="", double_again="", **silent))
        board.set_teller(spoken.place)
        board.set_one_click(settings.one_click)
        self._session.auto_finish = settings.auto_finish
        for shown in (board, self.audience.board):
            shown.set_speed(self._tools.speed())
            shown.set_mirrored(settings.mirrored)
        self._turned = settings.turned
        self.desk.show_turned(self._turned)
        self.audience.show_turned(self._turned, settings.mirrored)
        self.window.retranslate()
        self.audience.retranslate()

    # -- showing -----------------------------------------------------------------------------

    def _show(self, view: GameView) -> None:
        session = self._session
        before, self._before = self._before, view
        self.preview.clear()
        self.desk.show_view(view, lambda: sentence(view))
        told = spoken.board(view)
        for widget in (self.desk.board, self.desk.board.viewport()):
            widget.setAccessibleName(told.name)
        self.desk.board.setAccessibleDescription(told.help)
        self.desk.palette_.tick(Wish.HAND, session.by_hand)
        self.sketch.show(self._drawings())
        self._fill_plays()
        self._show_audience()
        if before is not None:
            self.announcer.say(news.between(before, view))

    def _drawings(self) -> Drawings:
        session = self._session
        try:
            return parse_drawings(session.marks.get(session.here, ""))
        except DrawingsError:
            return ()  # drawn by a newer program; it stays in the game as it is

    def _keep_drawings(self) -> None:
        session = self._session
        session.set_marks(session.here, format_drawings(self.sketch.drawings))

    def _drawn_elsewhere(self, at: int) -> None:
        if at == self._session.here:
            drawings = self._drawings()
            if drawings != self.sketch.drawings:
                self.sketch.show(drawings)

    def _refuse(self, refusal: Refusal) -> None:
        self.desk.board.show_refusal(refusal)
        self.desk.tell(lambda: rule_wording.refusal(refusal.rule), urgent=True)
        view = self._session.view()
        self.announcer.say(news.refused(view, refusal), urgent=True)

    def _tell_trouble(self, fault: JournalError | None) -> None:
        if fault is not None:
            key = fault.key
            self.desk.tell(lambda: fault_wording.not_saved(key), urgent=True)

    def _say_state(self) -> None:
        view = self._session.view()
        plates = (self.desk.near.accessibleName(), self.desk.far.accessibleName())
        self.announcer.say(" ".join(f"{part.rstrip('.')}." for part in (*plates, sentence(view))))

    def _show_audience(self) -> None:
        if self.session is not None:
            self.audience.show_moment(self.session.view(), self.sketch.drawings)

    # -- what the teacher does ---------------------------------------------------------------

    def _grant(self, wish: Wish) -> None:
        if self.active:
            self._wishes[wish]()

    def _play(self, src: object, dst: object) -> None:
        self._session.play(src, dst)  # type: ignore[arg-type]  # places, by the signal

    def _throw(self) -> None:
        view = self._session.view()
        if view.may_throw:
            self._session.throw(view.may_throw[0])

    def _finish(self) -> None:
        if self._session.view().may_start_next:
            self._session.start_next()
        else:
            self._session.hand_over()

    def _undo_step(self) -> None:
        before = self._session.here
        self._session.undo()
        if self._session.here == before:
            self.beyond.emit(-1)

    def _redo_step(self) -> None:
        before = self._session.here
        self._session.redo()
        if self._session.here == before:
            self.beyond.emit(1)

    def _undo(self) -> None:
        """What was drawn last goes first, then the steps of the game."""
        if self.sketch.may_undo:
            self.sketch.undo()
        else:
            self._session.undo()

    def _redo(self) -> None:
        if self.sketch.may_redo:
            self.sketch.redo()
        else:
            self._session.redo()

    def _answer(self, yes: bool) -> None:
        if self._session.view().taker is not None:
            self._session.answer_double(yes)
        else:
            self._session.answer(yes)

    def _double(self) -> None:
        self._session.double()

    def _turn_hand(self) -> None:
        self._session.set_by_hand(not self._session.by_hand)

    def _turn_board(self) -> None:
        self._turned = not self._turned
        self.desk.show_turned(self._turned)
        self.audience.show_turned(self._turned, self._tools.settings().mirrored)

    def _show_keys(self) -> None:
        from trictrac_gui.ui.dialogs.keys import KeysPage

        page = KeysPage(self._tools.window.actions_, self.window, presenting=True)
        page.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)
        page.open()

    def _go_back(self) -> None:
        """Esc: what is begun goes first, then the tool, then the list, then it asks."""
        if self.desk.pane.begun:
            self.desk.pane.forget()
        elif self.sketch.tool is not Tool.MOVE:
            self.sketch.choose(Tool.MOVE)
        elif self._listing:
            self._turn_plays()
        else:
            self.ask_to_leave()

    # -- all plays ---------------------------------------------------------------------------

    @property
    def _listing(self) -> bool:
        return self.desk.middle.currentWidget() is self.desk.plays

    def _turn_plays(self) -> None:
        on = not self._listing
        self.desk.show_plays(on)
        self.preview.clear()
        self._fill_plays()
        if on:
            self.desk.plays.list.setFocus()
        else:
            self.desk.board.setFocus()

    def _fill_plays(self) -> None:
        if not self._listing:
            return
        plays = self._session.plays()
        if plays:
            self.desk.plays.show_plays(plays)
        else:
            self.desk.show_plays(False)
            self.desk.tell(
                lambda: QCoreApplication.translate("Plays", "There is nothing to be played now.")
            )

    def _preview(self, play: Play | None) -> None:
        artwork, view = self.desk.board.board.artwork, self._session.view()
        if play is None or artwork is None or view.to_move is None:
            self.preview.clear()
            return
        ways = tuple((move.src, move.dst) for move in play.moves)
        self.preview.show(artwork, view.variant, view.position, view.to_move, ways)

    def _play_out(self, play: Play) -> None:
        self.desk.show_plays(False)
        self.desk.board.setFocus()
        self._session.play_out(play)

    # -- curtain and freeze ------------------------------------------------------------------

    def _draw_curtain(self, bright: bool) -> None:
        """Over the audience's window where there is one, else over this."""
        if self._end_curtain():
            return
        shown = self.audience if self.audience.there else self.window
        shown.curtain.draw(bright)
        self.desk.palette_.tick(Wish.DARK, True)
        if shown is self.audience:
            self.desk.tell(
                lambda: QCoreApplication.translate("Present", "The audience sees the curtain.")
            )

    def _end_curtain(self) -> bool:
        drawn = [one for one in (self.window.curtain, self.audience.curtain) if one.drawn]
        for one in drawn:
            one.lift()
        self.desk.palette_.tick(Wish.DARK, False)
        return bool(drawn)

    def _freeze(self) -> None:
        if not self.audience.there:
            self.desk.tell(
                lambda: QCoreApplication.translate(
                    "Present", "Only the audience window can be held: open it first."
                ),
                urgent=True,
            )
            return
        self.audience.freeze(not self.audience.frozen)
        self.desk.palette_.tick(Wish.FREEZE, self.audience.frozen)
        if self.audience.frozen:
            self.desk.tell(
                lambda: QCoreApplication.translate("Present", "The audience’s picture is held.")
            )
        else:
            view = self._session.view()
            self.desk.tell(lambda: sentence(view))

    # -- the audience window -----------------------------------------------------------------

    def _open_menu(self) -> None:
        self._menu = self.audience_menu()
        button = self.desk.palette_.buttons[Wish.AUDIENCE]
        self._menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def audience_menu(self) -> QMenu:
        """Where the audience window may be: on each other screen, in a window, or nowhere."""
        menu = QMenu(self.window)
        here = self.window.screen().name()
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
        action.triggered.connect(lambda: self.show_audience(name))
        return action

    def show_audience(self, name: str) -> None:
        """Show the audience window on a screen, in a window, or, for an empty name, nowhere."""
        settings = self._tools.settings()
        if name != settings.audience_screen:
            self._tools.remember(replace(settings, audience_screen=name))
        if not name:
            self._audience_gone()
        self.audience.hide()
        self.audience.open_on(name)
        self._show_audience()
        self._tick_audience()
        self.window.activateWindow()

    def _open_remembered(self) -> None:
        name = self._tools.settings().audience_screen
        if name not in ("", IN_A_WINDOW, self.window.screen().name()):
            self.audience.open_on(name)
            self.window.activateWindow()
        self._tick_audience()

    def _audience_gone(self) -> None:
        """Nothing is held and no curtain hangs where nobody sees it."""
        if self.audience.curtain.drawn:
            self._end_curtain()
        self.audience.freeze(False)
        self.audience.screen_name = ""
        self._tick_audience()

    def _tick_audience(self) -> None:
        palette = self.desk.palette_
        palette.tick(Wish.AUDIENCE, self.audience.there)
        palette.tick(Wish.FREEZE, self.audience.frozen)


def sentence(view: GameView) -> str:
    """What is to be done next, or why it cannot be."""
    return turn_wording.after_step(view) or turn_wording.next_step(view)
