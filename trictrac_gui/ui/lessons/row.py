"""A lesson in the list: what it is about and how far the learner has come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from trictrac_gui.rulesdoc.lessons import Lesson
from trictrac_gui.storage.progress import Progress
from trictrac_gui.ui.lessons import lesson_text
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
        self.state.setText(lesson_text.solved(done, len(questions)))
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
