"""The game on the table: it is opened there, tells how it stands, and is let go."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from trictrac_gui.engine.model import Ending
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.storage import JournalError
from trictrac_gui.ui.board.session_controller import Connections, SessionController
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
        self._played = SessionController(window.game.board)
        self._ended = False
        self._changed = False
        """Whether another program has changed the file, and the game has no file of its own yet."""
        self._saved_beside = ""
        self.quiet = False
        """Whether the end of a game is not told, as another window shows it."""

    # -- beginning and leaving ---------------------------------------------------------------

    def take(self, session: GameSession, trouble: JournalError | None) -> None:
        """Put a game on the table; ``trouble`` is what keeps it from being saved."""
        session.setParent(self)
        self.session = session
        self.variant = session.view().variant
        # A match that is taken up between two games has told of its last one already.
        self._ended = session.view().result is not None
        session.set_by_hand(self._window.actions_.hand_dice.isChecked())
        self._played.open(session, self._connections(session))
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
        self._played.close()
        session.close()
        session.deleteLater()

    def _connections(self, session: GameSession) -> Connections:
        """What the actions and the console ask for, and who shows what comes of it."""
        page, actions = self._window.game, self._window.actions_
        console = page.console
        yield actions.hand_dice.toggled, session.set_by_hand
        yield actions.throw.triggered, lambda: session.throw()
        yield actions.finish.triggered, session.hand_over
        yield actions.double.triggered, session.double
        yield actions.undo.triggered, session.undo
        yield actions.redo.triggered, session.redo
        yield console.answered, session.answer
        yield console.match.answered, session.answer_double
        yield console.match.beavered, session.beaver
        yield console.match.next_wanted, self.start_next
        yield console.notices.retry_wanted, session.retry_saving
        yield session.changed, self._show
        yield session.refused, page.show_refusal
        yield session.trouble, self._trouble

    def start_next(self) -> None:
        """Begin the next game of the match on the table."""
        if self.session is not None:
            self.session.start_next()
            self._window.game.board.setFocus()

    def rebuild(self) -> None:
        """Show the game anew from its journal, after an unexpected error."""
        if self.session is not None:
            self.session.rebuild()

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
