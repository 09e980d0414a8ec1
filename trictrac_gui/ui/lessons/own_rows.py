"""The user's own lessons and sets in the list of lessons, with what cannot be opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from trictrac_gui.rulesdoc.lessons import LessonError
from trictrac_gui.storage.progress import Progress
from trictrac_gui.texts import game_names, lesson_faults
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.lessons.own import OwnLessonFile
from trictrac_gui.ui.lessons.row import LessonRow
from trictrac_gui.ui.sets.catalogue import ListedSet
from trictrac_gui.ui.sets.set_text import not_opened
from trictrac_gui.ui.widgets.base_dialog import SELECTABLE
from trictrac_gui.ui.widgets.labels import label


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
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self.title)
        texts.addWidget(self.about)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 14, 12)
        row.setSpacing(14)
        row.addLayout(texts, 1)
        row.addWidget(self.open, 0, Qt.AlignmentFlag.AlignVCenter)

    def retranslate(self) -> None:
        """Word the row anew."""
        listed = self.listed
        self.title.setText(listed.title)
        text = QCoreApplication.translate("Lessons", "{game}, positions: {count}")
        game = game_names.variant_name(listed.variant, translate)
        self.about.setText(text.format(game=game, count=listed.count))
        self.open.setText(QCoreApplication.translate("Lessons", "Open"))
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
        self.where = label("muted")
        self.where.setWordWrap(True)
        self.where.setTextInteractionFlags(SELECTABLE)
        self._folder: Path | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.addWidget(self.heading)
        self._column.addWidget(self.where)
        self._column.addWidget(self.sets_heading)

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
        self.heading.setText(QCoreApplication.translate("Lessons", "Your own lessons"))
        text = QCoreApplication.translate("Lessons", "Every lesson in this folder: {folder}")
        self.where.setText(text.format(folder=self._folder or ""))
        self.sets_heading.setText(QCoreApplication.translate("Lessons", "Your sets of positions"))
        for row in self.lessons:
            row.show_progress(language, progress.get(row.lesson.key))
        for line in self.sets:
            line.retranslate()
        said = [lesson_faults.not_opened(fault, translate) for fault in self._faults]
        said += [not_opened(one.fault) for one in self._bad_sets if one.fault is not None]
        for trouble, text in zip(self.troubles, said, strict=True):
            trouble.setText(text)
