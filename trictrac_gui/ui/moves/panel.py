"""The move list with everything that belongs to it: step bar and comment."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from trictrac_gui.session.session import GameSession
from trictrac_gui.ui.moves.note import NoteEdit
from trictrac_gui.ui.moves.sheet_view import SheetView
from trictrac_gui.ui.moves.step_bar import StepBar, look_or_return
from trictrac_gui.ui.moves.titles import SideTitles
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.labels import label


class MovesPanel(QFrame):
    """Follows a session while it is seen. ``left`` asks for the way back to the game."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("rulesBody")
        self._session: GameSession | None = None
        self.none = label("muted")
        self.none.setWordWrap(True)
        self.titles = SideTitles()
        self.sheet = SheetView()
        self.sheet.wanted.connect(self._look)
        self.sheet.left.connect(self.left)
        self.steps = StepBar()
        self.note = NoteEdit()
        self.note.written.connect(self._say)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.none)
        for part in self._parts():
            column.addWidget(part, 1 if part is self.sheet else 0)
        column.addStretch(0)
        self.retranslate()
        self.refresh()

    def _parts(self) -> tuple[QWidget, ...]:
        return (self.titles, self.sheet, self.steps, self.note)

    def follow(self, session: GameSession | None) -> None:
        """List the moves of a game, or of none."""
        if session is self._session:
            return
        self.note.keep()
        if self._session is not None:
            self._session.changed.disconnect(self.refresh)
            self._session.noted.disconnect(self.refresh)
        self._session = session
        self.note.show_note(None, "")
        if session is not None:
            session.changed.connect(self.refresh)
            session.noted.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what has happened by now."""
        session = self._session
        self.none.setVisible(session is None)
        for part in self._parts():
            part.setVisible(session is not None)
        if session is None:
            self.steps.show_session(None, None)
            return
        course, view = session.course(), session.view()
        self.titles.show_players(view)
        self.sheet.show_course(view.variant, view.names, course)
        self.steps.show_session(session, course)
        moment = course.at(course.shown)
        self.note.show_note(moment.noted_at, moment.note)

    def _look(self, at: int) -> None:
        if self._session is not None:
            self.note.keep()
            look_or_return(self._session, at)

    def _say(self, at: int, text: str) -> None:
        if self._session is not None:
            self._session.set_note(at, text)

    def show_tones(self, theme: Theme, tones: Tones, scale: float = 1.0) -> None:
        """Take the colours of the table and those around it."""
        self.titles.show_theme(theme)
        self.sheet.show_tones(tones)
        self.steps.show_tones(tones, scale)

    def retranslate(self) -> None:
        """Word everything in the language in use."""
        self.none.setText(
            QCoreApplication.translate(
                "Moves", "The moves are listed here as soon as a game is on the table."
            )
        )
        self.sheet.setAccessibleName(QCoreApplication.translate("Moves", "Move list"))
        self.note.retranslate()
        self.steps.retranslate()
        self.refresh()
