"""A lesson on paper: a worksheet with its questions, and the answers to it, as PDF."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from trictrac_gui.engine.drawings import Drawings
from trictrac_gui.engine.model import Place, Position, Roll, Side
from trictrac_gui.rulesdoc.lessons import Lesson, LessonArrow, Question
from trictrac_gui.session.lesson import LessonRun, Stage
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.lessons.page import paint_signs
from trictrac_gui.ui.painting.diagrams import miniature_geometry, paint_miniature
from trictrac_gui.ui.painting.drawings import paint_drawings
from trictrac_gui.ui.theme.style_sheet import paper_font
from trictrac_gui.ui.theme.theme import Theme

RESOLUTION: Final = 300
MARGIN: Final = 16.0
"""Millimetres around the page."""
BOARD: Final = (80.0, 60.0)
"""Width and height of a diagram in millimetres."""
SCALES: Final = (1.0, 0.92, 0.84)
"""So much smaller may diagrams be where that saves a page."""
GAP: Final = 6.0
LINE: Final = 9.0
"""Between two lines to write on, in millimetres."""
INK: Final = QColor("#1a1a1a")
PALE: Final = QColor("#8a8a8a")


@dataclass(frozen=True, slots=True)
class Exercise:
    """A question with the position it is asked about."""

    number: int
    position: Position
    question: Question
    arrows: tuple[LessonArrow, ...] = ()
    rings: tuple[Place, ...] = ()
    drawings: Drawings = ()
    thrown: tuple[Side, Roll] | None = None
    """The throw that lies there."""


def exercises(lesson: Lesson) -> list[Exercise]:
    """All questions of a lesson, each with the board as it stands when it is asked."""
    run = LessonRun(lesson)
    found: list[Exercise] = []
    for index, step in enumerate(lesson.steps):
        if step.question is None:
            continue
        run.go(index)
        while run.stage is Stage.SHOWING:
            run.forward()
        board = run.view().position
        signs = (step.arrows, step.rings, step.drawings)
        asked = step.question
        thrown = step.thrown if asked.side is None else (asked.side, asked.roll)
        found.append(Exercise(len(found) + 1, board, asked, *signs, thrown))
    return found


def divided(heights: Sequence[float], first: float, whole: float) -> list[int]:
    """How many exercises come onto each page, of which the first has less room; none is alone on
    the last page where one from the page before can go with it.
    """
    counts, used = [0], whole - first
    for height in heights:
        if counts[-1] and used + height > whole:
            counts.append(0)
            used = 0.0
        counts[-1] += 1
        used += height + GAP
    if (
        len(counts) > 1
        and counts[-1] == 1 < counts[-2] - 1
        and heights[-2] + GAP + heights[-1] <= whole
    ):
        counts[-2:] = [counts[-2] - 1, 2]
    return counts


def sheet(lesson: Lesson, language: str, theme: Theme, answers: bool) -> bytes:
    """The worksheet of a lesson, or the answers to it, as the bytes of a PDF of A4 pages."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setTitle(lesson.title.in_(language))
    writer.setCreator("trictrac-gui")
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN),
            QPageLayout.Unit.Millimeter,
        )
    )
    page = _Page(writer, lesson, language, theme, answers)
    page.print_all()
    buffer.close()
    return bytes(buffer.data().data())


class _Page:
    """Paints from the top of the page to its bottom, and begins another one where it must."""

    def __init__(
        self, writer: QPdfWriter, lesson: Lesson, language: str, theme: Theme, answers: bool
    ) -> None:
        self._writer = writer
        self._lesson = lesson
        self._language = language
        self._theme = theme
        self._answers = answers
        self._unit = RESOLUTION / 25.4
        self._width = writer.width() / self._unit
        self._height = writer.height() / self._unit
        self._y = 0.0
        self._board = BOARD
        self._painter = QPainter(writer)

    def print_all(self) -> None:
        """Paint the heading and every exercise."""
        self._heading()
        given = exercises(self._lesson)
        divisions = {scale: self._divided(given, scale) for scale in SCALES}
        # The largest diagrams among those that need the fewest pages.
        self._board, counts = min(
            (((BOARD[0] * scale, BOARD[1] * scale), counts) for scale, counts in divisions.items()),
            key=lambda one: (len(one[1]), -one[0][0]),
        )
        left = iter(given)
        for page, count in enumerate(counts):
            if page:
                self._writer.newPage()
                self._y = 0.0
            for exercise in islice(left, count):
                self._exercise(exercise)
        self._painter.end()

    def _divided(self, given: Sequence[Exercise], scale: float) -> list[int]:
        self._board = (BOARD[0] * scale, BOARD[1] * scale)
        heights = [self._high(exercise) for exercise in given]
        return divided(heights, self._height - self._y, self._height)

    def _high(self, exercise: Exercise) -> float:
        left = self._board[0] + GAP
        words = self._words(exercise, left, self._width - left, 0.0, measure=True)
        return max(self._board[1], words)

    def _heading(self) -> None:
        kind = translate("Sheet", "Answers") if self._answers else translate("Sheet", "Worksheet")
        game = game_names.variant_name(self._lesson.variant.key, translate)
        title = self._lesson.title.in_(self._language)
        self._y += self._text(f"{game} · {kind}", 0, self._y, self._width, 3.6, PALE)
        self._y += self._text(title, 0, self._y + 1, self._width, 7.0, INK, bold=True) + 3
        if not self._answers:
            name = translate("Sheet", "Name:")
            self._text(name, 0, self._y, 30, 4.2, INK)
            self._rule(18, self._y + 5, self._width)
            self._y += LINE
        self._y += 3

    def _exercise(self, exercise: Exercise) -> None:
        left = self._board[0] + GAP
        wide = self._width - left
        high = self._high(exercise)
        unit = self._unit
        # In the printer's own dots: lines have a least width, which a scale would enlarge.
        area = QRectF(0, self._y * unit, self._board[0] * unit, self._board[1] * unit)
        variant = self._lesson.variant
        paint_miniature(self._painter, area, variant, exercise.position, self._theme)
        geometry = miniature_geometry(area, variant)
        paint_signs(self._painter, geometry, exercise.arrows, exercise.rings)
        paint_drawings(self._painter, geometry, exercise.drawings)
        self._words(exercise, left, wide, self._y)
        self._y += high + GAP

    def _words(
        self, exercise: Exercise, x: float, wide: float, y: float, measure: bool = False
    ) -> float:
        """Paint or only measure what stands beside a diagram; its height."""
        question, top = exercise.question, y

        def put(text: str, size: float, colour: QColor = INK, bold: bool = False) -> None:
            nonlocal y
            y += self._text(text, x, y, wide, size, colour, bold=bold, measure=measure) + 1.5

        if exercise.thrown is not None:
            on_roll, thrown = exercise.thrown
            side = game_names.side_name(self._lesson.variant.side_keys[on_roll], translate)
            roll = f"{thrown[0]}-{thrown[1]}"
            text = translate("Sheet", "{number}. {side} has {roll}")
            put(text.format(number=exercise.number, side=side, roll=roll), 4.6, bold=True)
        else:
            put(f"{exercise.number}.", 4.6, bold=True)
        put(question.asks.in_(self._language), 4.2)
        for choice in question.choices:
            mark = "●" if self._answers and choice.right else "○"
            put(f"{mark}  {choice.says.in_(self._language)}", 4.2)
        if self._answers:
            for right, reply in self._right(question):
                if right:
                    put(right, 4.6, bold=True)
                put(reply, 3.8, PALE)
        elif not question.choices:
            for _ in range(1 if question.points else 3):
                y += LINE
                if not measure:
                    self._rule(x, y, x + wide)
        return y - top

    def _right(self, question: Question) -> list[tuple[str, str]]:
        plays = [(a.play, a.reply.in_(self._language)) for a in question.plays if a.right]
        said = [
            ("", choice.reply.in_(self._language)) for choice in question.choices if choice.right
        ]
        points = [
            (str(answer.place), answer.reply.in_(self._language))
            for answer in question.points
            if answer.right
        ]
        return plays + points + said

    def _text(
        self,
        text: str,
        x: float,
        y: float,
        wide: float,
        size: float,
        colour: QColor,
        bold: bool = False,
        measure: bool = False,
    ) -> float:
        """Paint or only measure a text, all in millimetres; its height."""
        font = paper_font()
        font.setPixelSize(round(size * self._unit))
        font.setBold(bold)
        self._painter.setFont(font)
        self._painter.setPen(colour)
        unit = self._unit
        area = QRectF(x * unit, y * unit, wide * unit, 400 * unit)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        used = self._painter.boundingRect(area, flags, text)
        if not measure:
            self._painter.drawText(area, flags, text)
        return used.height() / unit

    def _rule(self, x: float, y: float, end: float) -> None:
        self._painter.setPen(QPen(PALE, 0.25 * self._unit))
        unit = self._unit
        self._painter.drawLine(round(x * unit), round(y * unit), round(end * unit), round(y * unit))
