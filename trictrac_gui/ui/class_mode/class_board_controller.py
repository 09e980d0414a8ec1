"""What a teacher does with the board of the class: every wish as a step of its session."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from trictrac_gui.session.session import GameSession
from trictrac_gui.ui.class_mode.drawing import DrawingState


class ClassBoardController(QObject):
    """``beyond`` carries -1 or 1 where a step was asked for that the game does not have."""

    beyond = Signal(int)

    def __init__(
        self, parent: QObject, sketch: DrawingState, session: Callable[[], GameSession]
    ) -> None:
        super().__init__(parent)
        self._sketch = sketch
        self._session = session

    def play(self, src: object, dst: object) -> None:
        """Move a checker."""
        self._session().play(src, dst)  # type: ignore[arg-type]  # places, by the signal

    def throw(self) -> None:
        """Throw for the side that may."""
        view = self._session().view()
        if view.may_throw:
            self._session().throw(view.may_throw[0])

    def finish(self) -> None:
        """Hand the turn over, or begin the next game."""
        if self._session().view().may_start_next:
            self._session().start_next()
        else:
            self._session().hand_over()

    def undo_step(self) -> None:
        """One step back in the game."""
        before = self._session().here
        self._session().undo()
        if self._session().here == before:
            self.beyond.emit(-1)

    def redo_step(self) -> None:
        """One step on in the game."""
        before = self._session().here
        self._session().redo()
        if self._session().here == before:
            self.beyond.emit(1)

    def undo(self) -> None:
        """What was drawn last goes first, then the steps of the game."""
        if self._sketch.may_undo:
            self._sketch.undo()
        else:
            self._session().undo()

    def redo(self) -> None:
        """What was taken back comes again, drawings first."""
        if self._sketch.may_redo:
            self._sketch.redo()
        else:
            self._session().redo()

    def answer(self, yes: bool) -> None:
        """Take or drop a double, or answer a resignation."""
        if self._session().view().taker is not None:
            self._session().answer_double(yes)
        else:
            self._session().answer(yes)

    def turn_by_hand(self) -> None:
        """Set the dice by hand, or have them thrown."""
        self._session().set_by_hand(not self._session().by_hand)
