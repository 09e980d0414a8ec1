"""The tab with the moves of the game on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFocusEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QPlainTextEdit,
    QSizePolicy,
    QWidget,
)

from trictrac_gui.engine.entries import LONGEST_NOTE
from trictrac_gui.engine.model import Side
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import Worded, translate
from trictrac_gui.ui.moves.cells import SheetView
from trictrac_gui.ui.moves.step_bar import StepBar, look_or_return
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import in_column, in_row, space
from trictrac_gui.ui.widgets.labels import ElidedLabel, Swatch, label
from trictrac_gui.ui.widgets.tab_dock import TabDock

BESIDE: Final = 6
"""From so many sizes of the type on a column has room for a name beside its checker."""


class SideTitles(QWidget):
    """A checker and a name over each column of the move list."""

    def __init__(self) -> None:
        super().__init__()
        self._view: GameView | None = None
        self._theme: Theme | None = None
        self._number = QWidget()
        self.swatches = (Swatch(15), Swatch(15))
        self.names = (ElidedLabel("base"), ElidedLabel("base"))
        row = in_row(self._number, margins=0, spacing=0, of=self)
        self._halves = [QBoxLayout(QBoxLayout.Direction.LeftToRight) for _ in Side]
        for side, half in zip(Side, self._halves, strict=True):
            half.setContentsMargins(6, 0, 4, 0)
            half.setSpacing(6)
            half.addWidget(self.swatches[side], 0, Qt.AlignmentFlag.AlignLeft)
            half.addWidget(self.names[side], 1)
            row.addLayout(half, 1)
        self._fit()

    def show_players(self, view: GameView) -> None:
        """Name the players of a game."""
        if self._view is not None and self._view.variant is view.variant:
            same = self._view.names == view.names
            if same:
                return
        self._view = view
        self._fill()

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._fill()

    def retranslate(self) -> None:
        self._fill()

    def _fill(self) -> None:
        view = self._view
        if view is None:
            return
        for side in Side:
            self.names[side].setText(game_names.player(view.variant, view.names, side, translate))
            if self._theme is not None:
                self.swatches[side].show_colours(self._theme.sides[view.variant.side_keys[side]])

    def _fit(self) -> None:
        number = self.fontMetrics().horizontalAdvance("888.") + 8
        self._number.setFixedWidth(number)
        # In a slim column a name has more room below its checker than beside it.
        beside = (self.width() - number) // 2 >= BESIDE * self.fontInfo().pixelSize()
        ways = QBoxLayout.Direction
        for half in self._halves:
            half.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
            space(half, 6 if beside else 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width of the columns."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()


AFTER_TYPING: Final = 1500
"""Milliseconds after which what is typed is kept, whether or not the typing goes on."""

LINES: Final = 3


class NoteEdit(QPlainTextEdit):
    """``written`` carries the id of a moment and the text that was typed for it."""

    written = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("moveNote")
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._at: int | None = None
        self._shown = ""
        self._keeping = False
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.setInterval(AFTER_TYPING)
        self._due.timeout.connect(self.keep)
        self.textChanged.connect(self._typed)

    def show_note(self, at: int | None, text: str) -> None:
        """Show the comment of a moment; what was typed for another one is kept first."""
        if at == self._at and (text == self._shown or self._keeping or self._due.isActive()):
            return
        self.keep()
        self._at, self._shown = at, text
        self.setEnabled(at is not None)
        if text != self.toPlainText():
            self.blockSignals(True)
            self.setPlainText(text)
            self.blockSignals(False)

    def keep(self) -> None:
        """Pass on what was typed and not kept yet."""
        self._due.stop()
        text = self.toPlainText()
        if self._at is not None and text != self._shown:
            self._shown = text
            self._keeping = True  # a blank that was just typed stays, though none is kept
            self.written.emit(self._at, text)
            self._keeping = False

    def _typed(self) -> None:
        if len(self.toPlainText()) > LONGEST_NOTE:
            cursor = self.textCursor()
            place = min(cursor.position(), LONGEST_NOTE)
            self.setPlainText(self.toPlainText()[:LONGEST_NOTE])
            cursor.setPosition(place)
            self.setTextCursor(cursor)
        if not self._due.isActive():
            self._due.start()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was typed is kept when the field is left."""
        super().focusOutEvent(event)
        self.keep()

    def sizeHint(self) -> QSize:
        """As high as a few lines."""
        return QSize(200, self.fontMetrics().lineSpacing() * LINES + 20)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def retranslate(self) -> None:
        self.setPlaceholderText(translate("Moves", "A comment on this moment"))
        self.setAccessibleName(self.placeholderText())


class MovesPanel(QFrame):
    """Follows a session while it is seen. ``left`` asks for the way back to the game."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("rulesBody")
        self._session: GameSession | None = None
        self.none = label("muted", wrapped=True)
        self.titles = SideTitles()
        self.sheet = SheetView()
        self.sheet.wanted.connect(self._look)
        self.sheet.left.connect(self.left)
        self.steps = StepBar()
        self.note = NoteEdit()
        self.note.written.connect(self._say)
        column = in_column(self.none, margins=(10, 8, 8, 8), spacing=6, of=self)
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
        self.titles.show_theme(theme)
        self.sheet.show_tones(tones)
        self.steps.show_tones(tones, scale)

    def retranslate(self) -> None:
        self.none.setText(
            translate("Moves", "The moves are listed here as soon as a game is on the table.")
        )
        self.sheet.setAccessibleName(translate("Moves", "Move list"))
        self.note.retranslate()
        self.steps.retranslate()
        self.refresh()


NARROWEST = 280
LARGE_TYPE = 163
"""Width for type of the usual size; only larger type needs more than the narrowest."""


class MovesDock(Worded, TabDock):
    """Holds the move list; ``action`` shows and hides it."""

    def __init__(self, action: QAction) -> None:
        super().__init__("moves", lambda: action.setChecked(False))
        self.panel = MovesPanel()
        self.panel.setMinimumWidth(NARROWEST)
        self.setWidget(self.panel)
        self.retranslate()

    def show_tones(self, theme: Theme, tones: Tones, scale: float) -> None:
        self.panel.show_tones(theme, tones, scale)
        self.panel.setMinimumWidth(max(NARROWEST, round(LARGE_TYPE * scale)))
        self.colour_cross(tones)

    def retranslate(self) -> None:
        self.name(
            translate("Moves", "Moves"),
            translate("Moves", "Close the move list"),
        )
        self.panel.titles.retranslate()
        self.panel.retranslate()
