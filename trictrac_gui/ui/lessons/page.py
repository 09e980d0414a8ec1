"""The page of a lesson: a board of its own, and beside it what is told and asked."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
    QPolygonF,
    QShortcut,
)
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from trictrac_gui.engine.drawings import Circle, Colour, Drawings
from trictrac_gui.engine.model import BAR, OFF, Place
from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.lessons import Lesson, LessonArrow
from trictrac_gui.session.lesson import LessonRun, Reply, ReplyKind, Stage
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.board_view import BoardLayer, BoardView
from trictrac_gui.ui.board.pointer import Touches
from trictrac_gui.ui.board.session_controller import SessionController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.lessons.panel import LessonPanel, other_rules, thrown
from trictrac_gui.ui.painting.drawings import arrow_heights, paint_drawings
from trictrac_gui.ui.painting.geometry import Geometry
from trictrac_gui.ui.text import board_description
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import PageBar, in_column, in_row
from trictrac_gui.ui.widgets.labels import ElidedLabel, label
from trictrac_gui.ui.window.navigator import Page

INK = QColor("#1565a8")
EDGE = QColor(255, 255, 255, 235)


class Overlay(BoardLayer):
    """Shows what a lesson points out on a board."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._arrows: tuple[LessonArrow, ...] = ()
        self._rings: tuple[Place, ...] = ()
        self._drawings: Drawings = ()

    def show_signs(
        self, arrows: Sequence[LessonArrow], rings: Sequence[Place], drawings: Drawings = ()
    ) -> None:
        """Draw these signs and drawings, and no others."""
        self._arrows, self._rings, self._drawings = tuple(arrows), tuple(rings), drawings
        self.setVisible(bool(arrows or rings or drawings))
        self.update()

    def paint_over(self, painter: QPainter, geometry: Geometry) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_signs(painter, geometry, self._arrows, self._rings)
        paint_drawings(painter, geometry, self._drawings)


def paint_signs(
    painter: QPainter, geometry: Geometry, arrows: Sequence[LessonArrow], rings: Sequence[Place]
) -> None:
    """The rings, then the arrows over them."""
    for place in rings:
        _ring(painter, geometry, place)
    heights = arrow_heights([(arrow.src, arrow.dst) for arrow in arrows])
    for arrow, (low, high) in zip(arrows, heights, strict=True):
        _arrow(painter, _spot(geometry, arrow.src, low), _spot(geometry, arrow.dst, high), geometry)


def _ring(painter: QPainter, geometry: Geometry, place: Place) -> None:
    centre = _spot(geometry, place, 0.0)
    radius = geometry.unit * 0.6
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((EDGE, 0.2), (INK, 0.11)):
        painter.setPen(QPen(colour, max(2.0, geometry.unit * width)))
        painter.drawEllipse(centre, radius, radius)


def _arrow(painter: QPainter, start: QPointF, end: QPointF, geometry: Geometry) -> None:
    unit = geometry.unit
    dx, dy = end.x() - start.x(), end.y() - start.y()
    length = math.hypot(dx, dy)
    if length < unit * 0.5:
        return
    along = QPointF(dx / length, dy / length)
    across = QPointF(-along.y(), along.x())
    head, half, shaft = unit * 0.62, unit * 0.36, unit * 0.11
    neck = end - along * head
    shape = QPolygonF(
        [
            start + across * shaft,
            neck + across * shaft,
            neck + across * half,
            end,
            neck - across * half,
            neck - across * shaft,
            start - across * shaft,
        ]
    )
    pen = QPen(EDGE, max(2.0, unit * 0.1))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(INK)
    painter.drawPolygon(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(shape)


def _spot(geometry: Geometry, place: Place, height: float) -> QPointF:
    if isinstance(place, int):
        spot = geometry.place_of(place, height)
    elif place == BAR:
        spot = geometry.bar_spot(False, 0)
    else:
        spot = geometry.tray_spot(False, 7)
    return QPointF(*spot)


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Pointing(QObject):
    """While it is ``on``, the board takes no moves: ``pointed`` carries the place meant."""

    pointed = Signal(object)

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._touches = Touches(self)
        self._on = False
        board.viewport().installEventFilter(self)
        board.installEventFilter(self)
        board.stops.pressed.connect(self._press)

    @property
    def on(self) -> bool:
        """Whether a place is asked for."""
        return self._on

    def turn(self, on: bool) -> None:
        """Ask for a place, or let the board do what it does."""
        self._on = on
        shape = Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor
        if on or self._board.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor:
            self._board.viewport().setCursor(shape)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what points; all else goes on to the board."""
        if not self._on:
            return False
        if watched is self._board:
            return isinstance(event, QKeyEvent) and self._key(event)
        if isinstance(event, QMouseEvent):
            if event.button() is not Qt.MouseButton.LeftButton:
                return False
            if event.type() is QEvent.Type.MouseButtonRelease:
                self.pointer_up(event.position())
            return event.type() is not QEvent.Type.MouseMove
        return self._touches.take(event)

    def _key(self, event: QKeyEvent) -> bool:
        place = self._board.cursor_place
        if event.type() is not QEvent.Type.KeyPress or event.key() not in _ENTER:
            return False
        if place is None or event.isAutoRepeat():
            return False
        self._press(place)
        event.accept()
        return True

    def _press(self, place: object) -> None:
        if self._on and (isinstance(place, int) or place in (BAR, OFF)):
            self.pointed.emit(place)

    # -- fingers and pens --------------------------------------------------------------------

    def pointer_down(self, spot: QPointF, slack: float) -> None:
        """Nothing happens before it is lifted."""

    def pointer_moved(self, spot: QPointF) -> None:
        """Only where it is lifted counts."""

    def pointer_up(self, spot: QPointF) -> None:
        geometry = self._board.geometry_of_board
        place: Place | None = None
        if geometry is not None:
            place = geometry.place_at(spot.x(), spot.y())
        self._press(place)

    def pointer_lost(self) -> None:
        """Nothing was meant."""

    def wants_every_tap(self, spot: QPointF) -> bool:
        """Two quick taps on one spot are meant once."""
        return False


PAUSE = 0.9
"""Seconds between two moments of a throw that is shown, at a speed of one second a throw."""


class LessonPage(Page):
    """One lesson being worked through.

    ``moved`` tells that another step was opened or a question solved; ``rule_wanted`` carries a
    ``RuleKey``; ``sheet_wanted`` asks for the lesson on paper, with the answers or without.
    """

    moved = Signal()
    rule_wanted = Signal(object)
    sheet_wanted = Signal(bool)

    def __init__(self, theme: Theme, tones: Tones) -> None:
        super().__init__()
        self.setObjectName("ground")
        self._from_list = True
        self.run: LessonRun | None = None
        self._language = "en"
        self._speed = 0.0
        self._waiting: list[tuple[GameView, int]] = []
        """Moments still to be shown, each with how many throws have been seen by then."""
        self._seen = 0
        # Never turned or mirrored: the texts say "at the bottom" and "on the right".
        self.board = BoardView(theme=theme)
        self.overlay = Overlay(self.board)
        self.pointing = Pointing(self.board)
        self._played = SessionController(self.board)
        self.panel = LessonPanel()
        self.last_game: Variant | None = None
        """The game that was played last, whose house rules may be others."""
        self.title = ElidedLabel("heading")
        self.place = label("muted")
        self.leave = QPushButton()
        self.leave.clicked.connect(self.leave_wanted)
        self.sheets = QPushButton()
        menu = QMenu(self.sheets)
        self.questions = menu.addAction("")
        self.answers = menu.addAction("")
        self.sheets.setMenu(menu)
        self.questions.triggered.connect(lambda: self.sheet_wanted.emit(False))
        self.answers.triggered.connect(lambda: self.sheet_wanted.emit(True))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show_next)
        self._build()
        self._connect()
        self.show_theme(theme, tones)

    def _build(self) -> None:
        bar = PageBar(self.leave, (self.title,), self.place, self.sheets)
        self._table = QWidget()
        self._table.setObjectName("table")
        in_column(self.board, margins=(0, 8, 0, 8), of=self._table)
        halves = in_row((self._table, 5), (self.panel, 3), spacing=0)
        in_column(bar, (halves, 1), margins=0, spacing=0, of=self)

    def _connect(self) -> None:
        self.panel.forward.connect(self.forward)
        self.panel.back.connect(self.back)
        self.panel.again.connect(self.board.setFocus)
        self.panel.reply.rule_wanted.connect(self.rule_wanted)
        for keys, does in (
            (QKeySequence(Qt.Key.Key_PageDown), self.forward),
            (QKeySequence(Qt.Key.Key_PageUp), self.back),
            (QKeySequence(QKeySequence.StandardKey.Undo), self.board.undo_requested.emit),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)

    # -- opening -----------------------------------------------------------------------------

    def open(self, lesson: Lesson, language: str, at: int, solved: frozenset[int]) -> None:
        """Begin a lesson, or go on with it."""
        self.run = run = LessonRun(lesson, at)
        self._played.open(
            run,
            (
                (self.pointing.pointed, run.point),
                (self.panel.again, run.try_again),
                (self.panel.chosen, run.choose),
                (run.answered, self._answered),
                (run.changed, self._show_step),
            ),
        )
        self.run.solved = {number for number in solved if number < len(lesson.steps)}
        self._language = language
        self._seen = 0
        self._stop()
        self.retranslate()
        self._show_step()
        self.panel.next.setFocus()

    def show_way_back(self, *, to_list: bool) -> None:
        """Say on the button whether it leads back to the list of lessons."""
        self._from_list = to_list
        self.retranslate()

    def close_lesson(self) -> None:
        """Stop whatever is still being shown."""
        self._stop()
        self._played.close()
        self.run = None

    def speak(self, language: str) -> None:
        """Show the lesson in another language."""
        self._language = language
        self.retranslate()

    def show_theme(self, theme: Theme, tones: Tones) -> None:
        self.board.set_theme(theme)
        self.panel.reply.show_tones(tones)
        self._table.setStyleSheet(f"QWidget#table {{ background: {theme.table.surround}; }}")

    def set_speed(self, seconds: float) -> None:
        """Let movements and shown throws take their time; 0 shows everything at once."""
        self._speed = seconds
        self.board.set_speed(seconds)

    # -- what the learner does ---------------------------------------------------------------

    def forward(self) -> None:
        """Show what the lesson has to show, or open the next step."""
        run = self.run
        if run is None:
            return
        if self._waiting:
            self._stop()
            self._show_step()
        elif run.stage is Stage.SHOWING:
            self._show_throws(run)
        elif run.may_go_on:
            run.forward()
            self._seen = 0
            self._show_step()
            self.moved.emit()
        else:
            self.leave_wanted.emit()

    def back(self) -> None:
        if self.run is not None:
            self._stop()
            self.run.back()
            self._seen = 0
            self._show_step()
            self.moved.emit()

    def _answered(self, reply: Reply | None) -> None:
        self._show_step()
        if reply is not None and reply.refused is not None:
            self.board.show_refusal(reply.refused)
        if self.run is not None and self.run.stage is Stage.SOLVED:
            self.panel.next.setFocus()
            self.moved.emit()

    # -- showing -----------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a throw is just being shown."""
        return bool(self._waiting)

    def _show_throws(self, run: LessonRun) -> None:
        while run.stage is Stage.SHOWING:
            moments = run.forward()
            seen = len(run.step.shown) - run.to_show
            self._waiting += [(moment, seen) for moment in moments]
        if self._speed <= 0:
            self._stop()
            self._show_step()
        else:
            self._show_next()

    def _show_next(self) -> None:
        if not self._waiting:
            return
        moment, self._seen = self._waiting.pop(0)
        self.board.show_view(moment)
        if self._waiting:
            self._show_words()
            self._timer.start(round(PAUSE * 1000 * self._speed / 0.6))
        else:
            self._show_step()

    def _stop(self) -> None:
        self._timer.stop()
        self._waiting = []

    def _show_step(self) -> None:
        run = self.run
        if run is None:
            return
        if not self._waiting:
            self._seen = len(run.step.shown) - run.to_show
            self.board.show_view(run.view())
        self._show_words()

    def _show_words(self) -> None:
        run = self.run
        if run is None:
            return
        question = run.step.question
        by_play = question is not None and question.side is not None
        answering = by_play and (run.reply is not None or run.view().moved is not None)
        if answering:
            self.overlay.show_signs((), ())
        else:
            self.overlay.show_signs(run.step.arrows, run.step.rings, self._drawn(run))
        self.pointing.turn(run.pointing and not self.busy)
        shown = run.step.shown[: self._seen]
        lines = [thrown(run.lesson.variant, throw) for throw in shown]
        aside = other_rules(run.lesson.variant, self.last_game)
        self.panel.aside.setText(aside)
        self.panel.aside.setVisible(bool(aside))
        self.panel.show_run(run, self._language, lines, self.busy)
        text = translate("Lessons", "Step {step} of {of}")
        self.place.setText(text.format(step=run.index + 1, of=len(run.lesson.steps)))
        self.title.setText(run.lesson.title.in_(self._language))
        self.sheets.setEnabled(bool(run.lesson.questions))

    def _drawn(self, run: LessonRun) -> Drawings:
        """The drawings of the step, and a ring where the learner pointed."""
        if run.pointed is None or run.reply is None:
            return run.step.drawings
        colour = Colour.GREEN if run.reply.kind is ReplyKind.RIGHT else Colour.RED
        return (*run.step.drawings, Circle(run.pointed, colour))

    # -- words -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.leave.setText(
            translate("Lessons", "All lessons") if self._from_list else translate("Lessons", "Back")
        )
        self.sheets.setText(translate("Sheet", "On paper"))
        self.questions.setText(translate("Sheet", "Worksheet…"))
        self.answers.setText(translate("Sheet", "Answer sheet…"))
        self.board.setAccessibleName(translate("Lessons", "Board of the lesson"))
        self.board.keyboard.set_describer(board_description.place)
        self._show_words()
