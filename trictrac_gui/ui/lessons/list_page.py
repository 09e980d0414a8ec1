"""The list of lessons, with how far the learner has come in each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.rulesdoc.lesson_model import Lesson
from trictrac_gui.storage.progress import Progress
from trictrac_gui.ui import wording
from trictrac_gui.ui.lessons import words
from trictrac_gui.ui.plate import label

WIDEST = 1120
COLUMNS_FROM = 860


class LessonRow(QFrame):
    """One lesson: its number, what it is about, how far one has come, and a button to open it."""

    chosen = Signal(object)

    def __init__(self, number: int, lesson: Lesson) -> None:
        super().__init__()
        self.lesson = lesson
        self.setProperty("card", True)
        self.number = label("title")
        self.number.setText(str(number))
        self.title = label("heading")
        self.about = label("muted")
        self.state = label("small")
        for text in (self.title, self.about):
            text.setWordWrap(True)
        self.open = QPushButton()
        self.open.setAutoDefault(True)
        self.open.clicked.connect(lambda: self.chosen.emit(self.lesson))
        texts = QVBoxLayout()
        texts.setSpacing(2)
        for text in (self.title, self.about, self.state):
            texts.addWidget(text)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 14, 12)
        row.setSpacing(14)
        row.addWidget(self.number, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        row.addWidget(self.open, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_progress(self, language: str, progress: Progress | None) -> None:
        """Word the row in a language, with how far the learner has come."""
        lesson = self.lesson
        questions = [i for i, step in enumerate(lesson.steps) if step.question is not None]
        done = 0 if progress is None else len(progress.solved & set(questions))
        begun = progress is not None and (bool(progress.solved) or progress.step > 0)
        finished = bool(questions) and done == len(questions)
        self.title.setText(lesson.title.in_(language))
        self.about.setText(lesson.about.in_(language))
        self.state.setText(words.solved(done, len(questions)))
        self.state.setVisible(bool(self.state.text()))
        self.open.setText(
            QCoreApplication.translate("Lessons", "Go on")
            if begun and not finished
            else QCoreApplication.translate("Lessons", "Open")
        )
        spoken = (self.open.text(), self.title.text(), self.state.text())
        self.open.setAccessibleName(", ".join(part for part in spoken if part))
        self.open.setAccessibleDescription(self.about.text())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on the row opens the lesson."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.open.click()
        super().mouseReleaseEvent(event)


class LessonList(QScrollArea):
    """All lessons by game. ``lesson_wanted`` carries a ``Lesson``."""

    lesson_wanted = Signal(object)
    file_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, lessons: Sequence[Lesson]) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._language = "en"
        self._progress: Mapping[str, Progress] = {}
        self.title = label("display")
        self.subtitle = label("muted")
        self.subtitle.setWordWrap(True)
        self.back = QPushButton()
        self.file = QPushButton()
        self.back.clicked.connect(self.leave_wanted)
        self.file.clicked.connect(self.file_wanted)
        for button in (self.back, self.file):
            button.setAutoDefault(True)
        self.games: list[tuple[str, QLabel, QGridLayout]] = []
        self.rows: list[LessonRow] = []
        self._build(lessons)

    def _build(self, lessons: Sequence[Lesson]) -> None:
        column = QVBoxLayout()
        column.setSpacing(14)
        header = QHBoxLayout()
        titles = QVBoxLayout()
        titles.setSpacing(2)
        titles.addWidget(self.title)
        titles.addWidget(self.subtitle)
        header.addLayout(titles, 1)
        header.addWidget(self.file, 0, Qt.AlignmentFlag.AlignTop)
        header.addWidget(self.back, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(header)
        for key in dict.fromkeys(lesson.variant.key for lesson in lessons):
            heading = label("title")
            grid = QGridLayout()
            grid.setSpacing(10)
            column.addWidget(heading)
            column.addLayout(grid)
            self.games.append((key, heading, grid))
            own = [lesson for lesson in lessons if lesson.variant.key == key]
            for number, lesson in enumerate(own, start=1):
                row = LessonRow(number, lesson)
                row.chosen.connect(self.lesson_wanted)
                self.rows.append(row)
        column.addStretch(1)
        content = QWidget()
        content.setMaximumWidth(WIDEST)
        content.setLayout(column)
        page = QWidget()
        page.setObjectName("page")
        around = QHBoxLayout(page)
        around.setContentsMargins(28, 16, 28, 20)
        around.addStretch(1)
        around.addWidget(content, 100)
        around.addStretch(1)
        self.setWidget(page)
        self._arrange(2)

    def _arrange(self, columns: int) -> None:
        self._columns = columns
        for key, _, grid in self.games:
            own = [row for row in self.rows if row.lesson.variant.key == key]
            deep = rows_needed(len(own), columns)
            for place, row in enumerate(own):
                # Down the first column, then down the second: the order in which they are read.
                grid.addWidget(row, place % deep, place // deep)
            for at in range(2):
                grid.setColumnStretch(at, 1 if at < columns else 0)

    def resizeEvent(self, event: object) -> None:
        """Two columns where there is room."""
        super().resizeEvent(event)  # type: ignore[arg-type]  # a resize event
        columns = 2 if self.viewport().width() >= COLUMNS_FROM else 1
        if columns != self._columns:
            self._arrange(columns)

    def show_progress(self, language: str, progress: Mapping[str, Progress]) -> None:
        """Show how far the learner has come, in the language in use."""
        self._language, self._progress = language, progress
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Word the page anew."""
        self.title.setText(QCoreApplication.translate("Lessons", "Lessons"))
        self.setAccessibleName(self.title.text())
        self.subtitle.setText(
            QCoreApplication.translate("Lessons", "Read, look, and answer on the board.")
        )
        self.back.setText(QCoreApplication.translate("Lessons", "Back"))
        self.file.setText(QCoreApplication.translate("Lessons", "Open a lesson…"))
        for key, heading, _ in self.games:
            heading.setText(wording.variant_name(key))
        for row in self.rows:
            row.show_progress(self._language, self._progress.get(row.lesson.key))


def rows_needed(count: int, columns: int) -> int:
    """How many rows so many cards need."""
    return -(-count // columns)
