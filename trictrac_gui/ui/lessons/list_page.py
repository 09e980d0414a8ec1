"""The list of lessons, with how far the learner has come in each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
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

from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.lesson_checker import read_lesson
from trictrac_gui.rulesdoc.lessons import Lesson, LessonError
from trictrac_gui.storage.files import read_chosen
from trictrac_gui.storage.progress import Progress
from trictrac_gui.texts import game_names, lesson_faults
from trictrac_gui.ui.language import Worded, translate
from trictrac_gui.ui.sets.set_files import ListedSet
from trictrac_gui.ui.sets.set_text import not_opened
from trictrac_gui.ui.widgets.base_dialog import SELECTABLE
from trictrac_gui.ui.widgets.fitting import in_column, in_row
from trictrac_gui.ui.widgets.labels import label


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
        texts = in_column(self.title, self.about, self.state, 1, spacing=2)
        in_row(
            (self.number, 0, Qt.AlignmentFlag.AlignTop),
            (texts, 1),
            (self.open, 0, Qt.AlignmentFlag.AlignVCenter),
            margins=(16, 12, 14, 12),
            spacing=14,
            of=self,
        )

    def show_progress(self, language: str, progress: Progress | None) -> None:
        """Word the row in a language, with how far the learner has come."""
        lesson = self.lesson
        questions = [i for i, step in enumerate(lesson.steps) if step.question is not None]
        done = 0 if progress is None else len(progress.solved & set(questions))
        begun = progress is not None and (bool(progress.solved) or progress.step > 0)
        finished = bool(questions) and done == len(questions)
        self.title.setText(lesson.title.in_(language))
        self.about.setText(lesson.about.in_(language))
        self.state.setText(_solved(done, len(questions)))
        self.state.setVisible(bool(self.state.text()))
        self.open.setText(
            translate("Lessons", "Go on")
            if begun and not finished
            else translate("Lessons", "Open")
        )
        spoken = (self.open.text(), self.title.text(), self.state.text())
        self.open.setAccessibleName(", ".join(part for part in spoken if part))
        self.open.setAccessibleDescription(self.about.text())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on the row opens the lesson."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.open.click()
        super().mouseReleaseEvent(event)


MOST = 100
"""So many are looked into, in the order of their names."""


@dataclass(frozen=True, slots=True)
class OwnLessonFile:
    """What lies in the folder."""

    lessons: tuple[Lesson, ...] = ()
    faults: tuple[LessonError, ...] = ()
    folder: Path | None = None


class OwnLessons:
    """Reads each file once, and again when it was changed."""

    def __init__(self, folder: Path | None, variants: Sequence[Variant]) -> None:
        self._folder = folder
        self._variants = tuple(variants)
        self._known: dict[Path, tuple[tuple[int, int], Lesson | LessonError]] = {}

    def look(self) -> OwnLessonFile:
        """The lessons by title, and the faults of the files that are none."""
        known, self._known = self._known, {}
        for path, stamp in self._stamped()[:MOST]:
            was = known.get(path)
            read = was[1] if was is not None and was[0] == stamp else self._read(path)
            self._known[path] = (stamp, read)
        read_all = [read for _, read in self._known.values()]
        lessons = [one for one in read_all if isinstance(one, Lesson)]
        lessons.sort(key=lambda lesson: lesson.title.in_("").casefold())
        faults = tuple(one for one in read_all if isinstance(one, LessonError))
        return OwnLessonFile(tuple(lessons), faults, self._folder)

    def _stamped(self) -> list[tuple[Path, tuple[int, int]]]:
        if self._folder is None:
            return []
        found = []
        try:
            for path in sorted(self._folder.glob("*.txt")):
                about = path.stat()
                found.append((path, (about.st_mtime_ns, about.st_size)))
        except OSError:
            return []
        return found

    def _read(self, path: Path) -> Lesson | LessonError:
        try:
            return read_lesson(path, self._variants, read_chosen)
        except LessonError as fault:
            return fault


class SetRow(QFrame):
    """A set of kept positions: its title, how much it holds, and a button to open it."""

    chosen = Signal(object)

    def __init__(self, listed: ListedSet) -> None:
        super().__init__()
        self.listed = listed
        self.setProperty("card", True)
        self.title, self.about = label("heading"), label("muted")
        for text in (self.title, self.about):
            text.setWordWrap(True)
        self.open = QPushButton()
        self.open.setAutoDefault(True)
        self.open.clicked.connect(lambda: self.chosen.emit(self.listed.path))
        texts = in_column(self.title, self.about, spacing=2)
        in_row(
            (texts, 1),
            (self.open, 0, Qt.AlignmentFlag.AlignVCenter),
            margins=(16, 12, 14, 12),
            spacing=14,
            of=self,
        )

    def retranslate(self) -> None:
        listed = self.listed
        self.title.setText(listed.title)
        text = translate("Lessons", "{game}, positions: {count}")
        game = game_names.variant_name(listed.variant, translate)
        self.about.setText(text.format(game=game, count=listed.count))
        self.open.setText(translate("Lessons", "Open"))
        self.open.setAccessibleName(f"{self.open.text()}, {listed.title}")
        self.open.setAccessibleDescription(self.about.text())


class OwnRows(QWidget):
    """What lies in the user's own folders; hidden while nothing does.

    ``lesson_wanted`` carries a ``Lesson``, ``set_wanted`` the ``Path`` of a set.
    """

    lesson_wanted = Signal(object)
    set_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.lessons: list[LessonRow] = []
        self.sets: list[SetRow] = []
        self.troubles: list[QLabel] = []
        self._faults: Sequence[LessonError] = ()
        self._bad_sets: Sequence[ListedSet] = ()
        self.heading, self.sets_heading = label("title"), label("title")
        self.where = label("muted", wrapped=True)
        self.where.setTextInteractionFlags(SELECTABLE)
        self._folder: Path | None = None
        self._column = in_column(
            self.heading, self.where, self.sets_heading, margins=0, spacing=10, of=self
        )

    def show_own(self, found: OwnLessonFile, sets: Sequence[ListedSet]) -> None:
        """List these lessons and sets."""
        for old in (*self.lessons, *self.sets, *self.troubles):
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._faults = found.faults
        self._bad_sets = [one for one in sets if one.fault is not None]
        good = [one for one in sets if one.fault is None]
        self.lessons = [LessonRow(n, lesson) for n, lesson in enumerate(found.lessons, 1)]
        self.sets = [SetRow(one) for one in good]
        self.troubles = [label("muted") for _ in (*self._faults, *self._bad_sets)]
        self._folder = found.folder
        at = self._column.indexOf(self.where) + 1
        for row in self.lessons:
            row.chosen.connect(self.lesson_wanted)
            self._column.insertWidget(at, row)
            at += 1
        for trouble in self.troubles[: len(self._faults)]:
            self._column.insertWidget(at, trouble)
            at += 1
        for line in self.sets:
            line.chosen.connect(self.set_wanted)
            self._column.addWidget(line)
        for trouble in self.troubles[len(self._faults) :]:
            self._column.addWidget(trouble)
        for trouble in self.troubles:
            trouble.setWordWrap(True)
        self.heading.setVisible(bool(self.lessons or self._faults))
        self.where.setVisible(bool(self.lessons or self._faults))
        self.sets_heading.setVisible(bool(sets))
        self.setVisible(bool(self.lessons or self._faults or sets))

    def show_progress(self, language: str, progress: Mapping[str, Progress]) -> None:
        """Word everything, with how far the learner has come."""
        self.heading.setText(translate("Lessons", "Your own lessons"))
        text = translate("Lessons", "Every lesson in this folder: {folder}")
        self.where.setText(text.format(folder=self._folder or ""))
        self.sets_heading.setText(translate("Lessons", "Your sets of positions"))
        for row in self.lessons:
            row.show_progress(language, progress.get(row.lesson.key))
        for line in self.sets:
            line.retranslate()
        said = [lesson_faults.not_opened(fault, translate) for fault in self._faults]
        said += [not_opened(one.fault) for one in self._bad_sets if one.fault is not None]
        for trouble, text in zip(self.troubles, said, strict=True):
            trouble.setText(text)


WIDEST = 1120
COLUMNS_FROM = 860


class LessonList(Worded, QScrollArea):
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
        self.subtitle = label("muted", wrapped=True)
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
        titles = in_column(self.title, self.subtitle, spacing=2)
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
        in_row(1, (content, 100), 1, margins=(28, 16, 28, 20), of=page)
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave_wanted.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.title.setText(translate("Lessons", "Lessons"))
        self.setAccessibleName(self.title.text())
        self.subtitle.setText(translate("Lessons", "Read, look, and answer on the board."))
        self.back.setText(translate("Lessons", "Back"))
        self.file.setText(translate("Lessons", "Open a lesson…"))
        for key, heading, _ in self.games:
            heading.setText(game_names.variant_name(key, translate))
        for row in self.rows:
            row.show_progress(self._language, self._progress.get(row.lesson.key))
        self.own.show_progress(self._language, self._progress)


def rows_needed(count: int, columns: int) -> int:
    """How many rows so many cards need."""
    return -(-count // columns)


def _solved(done: int, of: int) -> str:
    """How many questions of a lesson are solved."""
    if of and done >= of:
        return translate("Lessons", "✓ All solved")
    if not done:
        return ""
    text = translate("Lessons", "{done} of {of} solved")
    return text.format(done=done, of=of)
