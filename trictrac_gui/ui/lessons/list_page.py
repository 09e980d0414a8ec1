"""The list of lessons, with how far the learner has come in each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
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

from trictrac_gui.rulesdoc.lessons import Lesson
from trictrac_gui.storage.progress import Progress
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.lessons.own import OwnLessonFile
from trictrac_gui.ui.lessons.own_rows import OwnRows
from trictrac_gui.ui.lessons.row import LessonRow
from trictrac_gui.ui.sets.catalogue import ListedSet
from trictrac_gui.ui.widgets.labels import label

WIDEST = 1120
COLUMNS_FROM = 860


class LessonList(QScrollArea):
    """All lessons by game, and below them the user's own lessons and sets.

    ``lesson_wanted`` carries a ``Lesson``, ``set_wanted`` the ``Path`` of a set.
    """

    lesson_wanted = Signal(object)
    set_wanted = Signal(object)
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
        self.own = OwnRows()
        self.own.hide()
        self.own.lesson_wanted.connect(self.lesson_wanted)
        self.own.set_wanted.connect(self.set_wanted)
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
        column.addWidget(self.own)
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

    def show_own(self, found: OwnLessonFile, sets: Sequence[ListedSet]) -> None:
        """List what lies in the user's own folders."""
        self.own.show_own(found, sets)

    def show_progress(self, language: str, progress: Mapping[str, Progress]) -> None:
        """Show how far the learner has come, in the language in use."""
        self._language, self._progress = language, progress
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave_wanted.emit()
        else:
            super().keyPressEvent(event)

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
            heading.setText(game_names.variant_name(key, translate))
        for row in self.rows:
            row.show_progress(self._language, self._progress.get(row.lesson.key))
        self.own.show_progress(self._language, self._progress)


def rows_needed(count: int, columns: int) -> int:
    """How many rows so many cards need."""
    return -(-count // columns)
