"""The game on the table: what the players do goes to its session, what comes of it is shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from trictrac_gui.engine.state import Ending
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.storage import JournalError
from trictrac_gui.ui.text import fault_text
from trictrac_gui.ui.window.main_window import MainWindow

CHANGED = "changed-outside"


class GameController(QObject):
    """Holds the running game, or none.

    Signals: ``shown`` with each ``GameView`` that has come to the window; ``ended`` with the
    ``Result`` of a game played out.
    """

    shown = Signal(object)
    ended = Signal(object)

    def __init__(self, window: MainWindow, warn: Callable[[str], None]) -> None:
        super().__init__(window)
        self.session: GameSession | None = None
        self.variant: Variant | None = None
        self._window = window
        self._warn = warn
        self._ended = False
        self._changed = False
        """Whether another program has changed the file, and the game has no file of its own yet."""
        self._saved_beside = ""
        self.quiet = False
        """Whether the end of a game is not told, as another window shows it."""
        board, console, actions = window.game.board, window.game.console, window.actions_
        board.step_requested.connect(self._play)
        board.throw_requested.connect(self._throw_for)
        board.hand_over_requested.connect(self._finish)
        board.undo_requested.connect(self._undo)
        board.other_number_requested.connect(self._use_other_number)
        board.swap_requested.connect(self._swap_dice)
        board.die_set_requested.connect(self._set_die)
        actions.hand_dice.toggled.connect(self._set_by_hand)
        actions.throw.triggered.connect(self._throw)
        actions.finish.triggered.connect(self._finish)
        actions.double.triggered.connect(self._double)
        actions.undo.triggered.connect(self._undo)
        actions.redo.triggered.connect(self._redo)
        console.answered.connect(self._answer)
        console.match.answered.connect(self._answer_double)
        console.match.beavered.connect(self._beaver)
        console.match.next_wanted.connect(self.start_next)
        console.notices.retry_wanted.connect(self._retry)

    # -- sitting down and getting up ---------------------------------------------------------

    def take(self, session: GameSession, trouble: JournalError | None) -> None:
        """Put a game on the table."""
        session.setParent(self)
        self.session = session
        self.variant = session.view().variant
        # A match that is taken up between two games has told of its last one already.
        self._ended = session.view().result is not None
        session.set_by_hand(self._window.actions_.hand_dice.isChecked())
        session.changed.connect(self._show)
        session.refused.connect(self._window.game.show_refusal)
        session.trouble.connect(self._trouble)
        self._trouble(trouble)
        self._show(session.view())
        self._window.game.show_clock(session.clock)
        self._window.game.board.setFocus()

    def let_go(self) -> None:
        """Clear the table; the game can be gone on with later."""
        if self.session is None:
            return
        session, self.session = self.session, None
        self._window.game.show_clock(None)
        session.changed.disconnect(self._show)
        session.refused.disconnect(self._window.game.show_refusal)
        session.trouble.disconnect(self._trouble)
        session.close()
        session.deleteLater()

    def rebuild(self) -> None:
        """Show the game anew from its journal, after an unexpected error."""
        if self.session is not None:
            self.session.rebuild()

    # -- what the players do -----------------------------------------------------------------

    def _play(self, src: object, dst: object) -> None:
        if self.session is not None:
            self.session.play(src, dst)  # type: ignore[arg-type]  # places, by the signal

    def _throw_for(self, side: object) -> None:
        if self.session is not None:
            self.session.throw(side)  # type: ignore[arg-type]  # a side, by the signal

    def _throw(self) -> None:
        if self.session is not None and self.session.view().may_throw:
            self.session.throw(self.session.view().may_throw[0])

    def _finish(self) -> None:
        if self.session is not None:
            self.session.hand_over()

    def _use_other_number(self) -> None:
        if self.session is not None:
            self.session.use_other_number()

    def _swap_dice(self) -> None:
        if self.session is not None:
            self.session.swap_dice()

    def _set_by_hand(self, on: bool) -> None:
        if self.session is not None:
            self.session.set_by_hand(on)

    def _set_die(self, die: int, number: int) -> None:
        if self.session is not None:
            self.session.set_die(die, number)

    def _undo(self) -> None:
        if self.session is not None:
            self.session.undo()

    def _redo(self) -> None:
        if self.session is not None:
            self.session.redo()

    def _answer(self, accepted: bool) -> None:
        if self.session is not None:
            self.session.answer(accepted)

    def _double(self) -> None:
        if self.session is not None:
            self.session.double()

    def _answer_double(self, accepted: bool) -> None:
        if self.session is not None:
            self.session.answer_double(accepted)

    def _beaver(self) -> None:
        if self.session is not None:
            self.session.beaver()

    def start_next(self) -> None:
        """Begin the next game of the match on the table."""
        if self.session is not None:
            self.session.start_next()
            self._window.game.board.setFocus()

    def _retry(self) -> None:
        if self.session is not None:
            self.session.retry_saving()

    # -- what comes of it --------------------------------------------------------------------

    def _show(self, view: GameView) -> None:
        self._window.show_game(view)
        if self._saved_beside:
            name, self._saved_beside = self._saved_beside, ""
            self._window.game.tell(lambda: fault_text.saved_beside(name))
        self.shown.emit(view)
        result = view.result
        if view.looking:
            return
        if view.free:
            self._ended = result is not None  # a board of a class has no winner to be told of
            return
        if result is None or self._ended:
            self._ended = result is not None
            return
        self._ended = True
        if result.ending is not Ending.LEFT and not self.quiet:
            self.ended.emit(result)

    def _trouble(self, fault: JournalError | None) -> None:
        changed, self._changed = self._changed, fault is not None and fault.key == CHANGED
        self._window.game.show_trouble("" if fault is None else fault.key)
        path = None if self.session is None else self.session.path
        if changed and fault is None and path is not None:
            self._saved_beside = path.name
        if fault is not None:
            self._warn(f"not saved: {fault}")
