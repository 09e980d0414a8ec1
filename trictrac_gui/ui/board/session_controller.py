"""Between a session and the board it is played on: requests go in, moments come out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QMetaObject, QObject, SignalInstance

from trictrac_gui.session.session import GameSession
from trictrac_gui.ui.board.board_view import BoardView

if TYPE_CHECKING:
    from trictrac_gui.session.lesson import LessonRun

Connections = Iterable[tuple[SignalInstance, Callable[..., object]]]
"""Each a signal and what it calls."""


class SessionController(QObject):
    """Connects one session at a time with a board; without one the board asks in vain.

    What the board asks for goes straight to the session. What comes of it is told by the signals
    of the session: whoever shows them, and whatever else asks for something, is connected for as
    long as the session is open here.
    """

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._connections: list[QMetaObject.Connection] = []

    def open(self, session: GameSession | LessonRun, further: Connections = ()) -> None:
        """Play a session on the board, with ``further`` connections, instead of another one."""
        self.close()
        for signal, slot in (*self._requests(session), *further):
            self._connections.append(signal.connect(slot))

    def close(self) -> None:
        """Take the session off the board; it goes on for itself."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections = []

    def _requests(self, session: GameSession | LessonRun) -> Connections:
        board = self._board
        yield board.step_requested, session.play
        yield board.undo_requested, session.undo
        yield board.other_number_requested, session.use_other_number
        if isinstance(session, GameSession):
            yield board.throw_requested, session.throw
            yield board.hand_over_requested, session.hand_over
            yield board.swap_requested, session.swap_dice
            yield board.die_set_requested, session.set_die
