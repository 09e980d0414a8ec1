"""Class mode from beginning to end: what is shown, what the teacher does, what is restored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from trictrac_gui.engine.drawings import Drawings, DrawingsError, format_drawings, parse_drawings
from trictrac_gui.engine.notation import PositionError
from trictrac_gui.session.game_store import FreeBoard
from trictrac_gui.session.legal_moves import Play
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import Deed, GameView, Refusal
from trictrac_gui.storage.errors import JournalError
from trictrac_gui.texts import refusals
from trictrac_gui.ui.board.board_scene import board_words
from trictrac_gui.ui.board.marks import Preview
from trictrac_gui.ui.board.session_controller import Connections, SessionController
from trictrac_gui.ui.class_mode import class_style
from trictrac_gui.ui.class_mode.audience import Screens
from trictrac_gui.ui.class_mode.class_keys import ClassCommand
from trictrac_gui.ui.class_mode.class_layout import ClassLayout
from trictrac_gui.ui.class_mode.class_window import ClassWindow
from trictrac_gui.ui.class_mode.drawing import DrawingState, Tool
from trictrac_gui.ui.class_mode.palette import TOOLS
from trictrac_gui.ui.class_mode.projection import Projection
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.moves.step_bar import StepBar
from trictrac_gui.ui.text import announcements, board_description, fault_text
from trictrac_gui.ui.text.announcements import Announcer
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.base_dialog import Choice, ChoiceDialog
from trictrac_gui.ui.widgets.labels import flash
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.keep_awake import WHY, Awake


def leave_question(parent: QWidget | None, left: Callable[[], None]) -> ChoiceDialog:
    """Whether to leave the presentation; Esc, Enter and closing stay."""

    def text() -> str:
        return translate(
            "Present",
            "The board is kept with everything drawn on it. A game that was going on "
            "stands where you left it.",
        )

    dialog = ChoiceDialog(
        parent,
        "leave-presentation",
        lambda: translate("Present", "Leave the presentation?"),
        [text],
        {
            "leave": Choice(lambda: translate("Present", "Leave"), left),
            "stay": Choice(lambda: translate("Present", "Stay"), primary=True),
        },
    )
    dialog.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)
    dialog.button("leave").setAutoDefault(True)  # of the same size as the other
    return dialog


class PlaysListing(QObject):
    """Opens and closes the list of plays and shows on the board what the list points at."""

    def __init__(self, page: ClassLayout, session: Callable[[], GameSession]) -> None:
        super().__init__(page)
        self._page = page
        self._session = session
        self.preview = Preview(page.board.board)
        page.plays.closed.connect(self.turn)
        page.plays.previewed.connect(self._preview)
        page.plays.wanted.connect(self._play_out)
        page.board.laid_out.connect(self.preview.clear)

    @property
    def open(self) -> bool:
        return self._page.middle.currentWidget() is self._page.plays

    def turn(self) -> None:
        """Open the list, or close it."""
        on = not self.open
        self._page.show_plays(on)
        self.preview.clear()
        self.fill()
        if on:
            self._page.plays.list.setFocus()
        else:
            self._page.board.setFocus()

    def fill(self) -> None:
        """List the plays of this moment; without any the list closes."""
        if not self.open:
            return
        plays = self._session().plays()
        if plays:
            self._page.plays.show_plays(plays)
        else:
            self._page.show_plays(False)
            self._page.tell(lambda: translate("Plays", "There is nothing to be played now."))

    def _preview(self, play: Play | None) -> None:
        artwork, view = self._page.board.board.artwork, self._session().view()
        if play is None or artwork is None or view.to_move is None:
            self.preview.clear()
            return
        ways = tuple((move.src, move.dst) for move in play.moves)
        self.preview.show(artwork, view.variant, view.position, view.to_move, ways)

    def _play_out(self, play: Play) -> None:
        self._page.show_plays(False)
        self._page.board.setFocus()
        self._session().play_out(play)


class ClassMode(QObject):
    """Shows the game on the table, or a copy of it, on a screen of its own.

    A game that counts is copied, and stands as it was when the presentation is left. Signals:
    ``entered()`` and ``left()``.
    """

    entered = Signal()
    left = Signal()
    keys_wanted = Signal()
    set_up_wanted = Signal()
    keep_wanted = Signal()
    kept_wanted = Signal(int)
    """The kept position that many further on is to be shown."""
    beyond = Signal(int)
    """A step was asked for beyond the beginning or the end of what was played."""

    def __init__(
        self,
        context: AppContext,
        game: GameController,
        usual: Callable[[], FreeBoard],
    ) -> None:
        """``usual`` tells what to begin with where no game is being played."""
        super().__init__(context.window)
        self._context = context
        self._game = game
        self._usual = usual
        self._awake = Awake(QCoreApplication.applicationName())
        self.session: GameSession | None = None
        self._own = False
        """Whether the session was begun here and is closed here."""
        self._turned = False
        self._focus: QWidget | None = None
        self._before: GameView | None = None
        self.drawing = DrawingState(self)
        self.steps = StepBar(large=True)
        theme = context.theme.store.theme(class_style.THEME)
        self.page = ClassLayout(theme, self.drawing, self.steps)
        self.window = ClassWindow(self.page)
        self.projection = Projection(self.window, theme, Screens(context.window), context.settings)
        self.audience = self.projection.audience
        self.plays_list = PlaysListing(self.page, lambda: self._session)
        self.announcer = Announcer(self.page.board)
        self._played = SessionController(self.page.board)
        self._theme = theme
        self._commands: dict[ClassCommand, Callable[[], object]] = {
            ClassCommand.BACK: lambda: self._step(-1),
            ClassCommand.FORWARD: lambda: self._step(1),
            ClassCommand.UNDO: self._undo,
            ClassCommand.REDO: self._redo,
            ClassCommand.COLOUR: lambda: self.drawing.choose_colour(self.drawing.colour.next),
            ClassCommand.CLEAR: self.drawing.clear,
            ClassCommand.DARK: partial(self.projection.draw_curtain, False),
            ClassCommand.BRIGHT: partial(self.projection.draw_curtain, True),
            ClassCommand.FREEZE: self.projection.freeze,
            ClassCommand.PLAYS: self.plays_list.turn,
            ClassCommand.HAND: lambda: self._session.set_by_hand(not self._session.by_hand),
            ClassCommand.THROW: self.page.board.guard.guarded(
                Deed.THROW, lambda _: self._session.throw()
            ),
            ClassCommand.FINISH: self._finish,
            ClassCommand.TURN: self._turn_board,
            ClassCommand.AUDIENCE: self.projection.open_menu,
            ClassCommand.KEYS: self.keys_wanted.emit,
            ClassCommand.SET_UP: self.set_up_wanted.emit,
            ClassCommand.KEEP: self.keep_wanted.emit,
            ClassCommand.KEPT_BACK: partial(self.kept_wanted.emit, -1),
            ClassCommand.KEPT_ON: partial(self.kept_wanted.emit, 1),
            ClassCommand.LEAVE: self._go_back,
        }
        for command, tool in TOOLS.items():
            self._commands[command] = partial(self.drawing.choose, tool)
        self._connect()

    def _connect(self) -> None:
        self.window.wanted.connect(self._run)
        self.page.tools.wanted.connect(self._run)
        self.page.board.state_requested.connect(self._say_state)
        self.drawing.drawn.connect(self._keep_drawings)
        self.drawing.changed.connect(self._project)
        self.projection.released.connect(self._tell_next)
        self.window.curtain.lifted.connect(self.page.board.guard.renew)
        for guard in (self.page.board.guard, self.page.tools.guard):
            guard.blocked.connect(self._tell_blocked)
        self.destroyed.connect(self._awake.release)

    @property
    def active(self) -> bool:
        """Whether something is being presented."""
        return self.session is not None

    @property
    def _session(self) -> GameSession:
        assert self.session is not None
        return self.session

    # -- coming and going --------------------------------------------------------------------

    def enter(self, looked_at: FreeBoard | None = None) -> None:
        """Present what is looked at, or the game on the table, or a new one.

        Come to the front if something is presented already.
        """
        if self.active:
            self.window.raise_()
            self.window.activateWindow()
            return
        window, game = self._context.window, self._game
        running = game.session
        if looked_at is not None:
            self.session, self._own = self._begun(looked_at), True
        elif running is not None and running.free:
            self.session, self._own = running, False
        elif running is not None:
            self.session, _ = self._context.games.copy_free(running)
            self._own = True
        else:
            self.session, self._own = self._begun(self._usual()), True
        self._pause_clock()
        self._focus = QApplication.focusWidget()
        game.quiet = True
        self._dress()
        self._awake.hold(translate("Present", WHY))
        window.setEnabled(False)
        window.front = self.window
        self._follow(self._session)
        self.window.open_on(window.screen())
        self.projection.open_remembered()
        self.entered.emit()

    def _begun(self, board: FreeBoard) -> GameSession:
        begin = self._context.games.begin_free
        marks = board.marks or None
        try:
            return begin(board.variant, board.match, board.setup, ("", ""), marks)[0]
        except PositionError:  # a moment that can be looked at, but not be played from
            return begin(board.variant, board.match, None, ("", ""))[0]

    def show_board(self, session: GameSession) -> None:
        """Present another board of the class from now on; it is closed with the presentation."""
        before = self._session
        if self._own:
            self._context.games.leave(before)
        self.session, self._own = session, True
        session.auto_finish = self._context.settings.current.auto_finish
        self._follow(session)

    def _follow(self, session: GameSession) -> None:
        session.set_by_hand(True)
        self._played.open(session, self._connections(session))
        self.steps.follow(session)
        self._before = None
        self._show(session.view())
        self._tell_trouble(session.fault)

    def _connections(self, session: GameSession) -> Connections:
        """What the buttons ask for, and who shows what comes of it."""
        guarded = self.page.board.guard.guarded
        yield self.page.tools.cube_answered, guarded(Deed.ANSWER_DOUBLE, session.answer_double)
        yield self.page.tools.answered, guarded(Deed.ANSWER, session.answer)
        yield self.page.cube.clicked, guarded(Deed.DOUBLE, lambda _: session.double())
        yield session.changed, self._show
        yield session.refused, self._refuse
        yield session.noted, self._drawn_elsewhere
        yield session.trouble, self._tell_trouble

    def ask_to_leave(self) -> None:
        if self.window.findChild(ChoiceDialog, "leave-presentation") is None:
            leave_question(self.window, self.leave).open()

    @property
    def theme(self) -> Theme:
        return self._theme

    def leave(self) -> None:
        """Put everything back as it was; the board is kept."""
        if not self.active:
            return
        session, window, game = self._session, self._context.window, self._game
        self._played.close()
        self.steps.follow(None)
        self._awake.release()
        self.projection.end()
        self.page.show_plays(False)
        if self.drawing.tool is not Tool.MOVE:
            self.drawing.choose(Tool.MOVE)
        self.session = None
        if self._own:
            self._context.games.leave(session)
        game.quiet = False
        window.setEnabled(True)
        window.front = window
        if game.session is not None:
            hand = window.actions_.hand_dice.isChecked()
            game.session.set_by_hand(hand)
            game.page.clocks.show_clock(game.session.clock)
        self.window.hide()
        window.activateWindow()
        self._back_to_work()
        self.left.emit()

    def _back_to_work(self) -> None:
        """The keyboard goes back to where it was."""
        before, board = self._focus, self._game.page.board
        self._focus = None
        there = before is not None and isValid(before) and before.isVisible()
        (before if there and before is not None else board).setFocus()

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
        running = self._game.session
        if running is not None and running.clock is not None:
            self._game.page.clocks.show_clock(None)
            running.clock.pause()

    def _dress(self) -> None:
        settings, board = self._context.settings.current, self.page.board
        words = board_words()
        silent = dict.fromkeys(
            ("throw", "throw_again", "finish", "go_on", "confirm", "begins", "tie"), ""
        )
        board.set_words(replace(words, by_hand="", by_script="", double_again="", **silent))
        board.keyboard.set_describer(board_description.place)
        board.set_one_click(settings.one_click)
        self._session.auto_finish = settings.auto_finish
        for shown in (board, self.audience.board):
            shown.set_speed(self._context.settings.speed)
            shown.set_mirrored(settings.mirrored)
        self._turned = settings.turned
        self.page.show_turned(self._turned)
        self.audience.show_turned(self._turned, settings.mirrored)
        self.window.retranslate()
        self.audience.retranslate()

    # -- showing -----------------------------------------------------------------------------

    def _show(self, view: GameView) -> None:
        session = self._session
        before, self._before = self._before, view
        self.plays_list.preview.clear()
        self.page.show_view(view, lambda: sentence(view))
        described = board_description.board(view)
        for widget in (self.page.board, self.page.board.viewport()):
            widget.setAccessibleName(described.name)
        self.page.board.setAccessibleDescription(described.help)
        self.page.tools.tick(ClassCommand.HAND, session.by_hand)
        self.drawing.show(self._drawings())
        self.plays_list.fill()
        self._project()
        if before is not None:
            self.announcer.tell(lambda: announcements.between(before, view))

    def _drawings(self) -> Drawings:
        session = self._session
        try:
            return parse_drawings(session.marks.get(session.here, ""))
        except DrawingsError:
            return ()  # drawn by a newer program; it stays in the game as it is

    def _keep_drawings(self) -> None:
        session = self._session
        session.set_marks(session.here, format_drawings(self.drawing.drawings))

    def _drawn_elsewhere(self, at: int) -> None:
        if at == self._session.here:
            drawings = self._drawings()
            if drawings != self.drawing.drawings:
                self.drawing.show(drawings)

    def _refuse(self, refusal: Refusal) -> None:
        self.page.board.show_refusal(refusal)
        self.page.tell(lambda: refusals.refusal(refusal.rule, translate), urgent=True)
        view = self._session.view()
        self.announcer.say(announcements.refused(view, refusal), urgent=True)

    def _tell_trouble(self, fault: JournalError | None) -> None:
        if fault is not None:
            key = fault.key
            self.page.tell(lambda: fault_text.not_saved(key), urgent=True)

    def _say_state(self) -> None:
        view = self._session.view()
        plates = (self.page.near.accessibleName(), self.page.far.accessibleName())
        self.announcer.say(" ".join(f"{part.rstrip('.')}." for part in (*plates, sentence(view))))

    def _tell_blocked(self) -> None:
        """A press came before anybody can have seen what it would do now."""
        flash(self.page.sentence)
        self.announcer.say(announcements.next_step(self._session.view()))

    def _project(self) -> None:
        """Let the audience see the board with what is drawn on it."""
        if self.session is not None:
            self.projection.show_moment(self.session.view(), self.drawing.drawings)

    def _tell_next(self) -> None:
        self.page.tell(lambda: sentence(self._session.view()))

    # -- what the teacher does ---------------------------------------------------------------

    def _run(self, command: ClassCommand) -> None:
        if self.active:
            self._commands[command]()

    def _step(self, by: int) -> None:
        """One step of the game back or on; ``beyond`` where it has none."""
        session = self._session
        before = session.here
        (session.undo if by < 0 else session.redo)()
        if session.here == before:
            self.beyond.emit(by)

    def _undo(self) -> None:
        """What was drawn last goes first, then the steps of the game."""
        (self.drawing if self.drawing.may_undo else self._session).undo()

    def _redo(self) -> None:
        """What was taken back comes again, drawings first."""
        (self.drawing if self.drawing.may_redo else self._session).redo()

    def _finish(self) -> None:
        """Hand the turn over, or begin the next game."""
        session = self._session
        more = session.view().may_start_next
        if self.page.board.guard.allows(Deed.NEXT_GAME if more else Deed.FINISH):
            (session.start_next if more else session.hand_over)()

    def _turn_board(self) -> None:
        self._turned = not self._turned
        self.page.show_turned(self._turned)
        self.audience.show_turned(self._turned, self._context.settings.current.mirrored)

    def _go_back(self) -> None:
        """Esc: what is begun goes first, then the tool, then the list, then it asks."""
        if self.page.drawing_layer.begun:
            self.page.drawing_layer.forget()
        elif self.drawing.tool is not Tool.MOVE:
            self.drawing.choose(Tool.MOVE)
        elif self.plays_list.open:
            self.plays_list.turn()
        else:
            self.ask_to_leave()


def sentence(view: GameView) -> str:
    """What is to be done next, or why it cannot be."""
    return announcements.after_step(view) or announcements.next_step(view)
