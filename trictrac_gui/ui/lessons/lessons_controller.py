"""Leads the learner from the list of lessons to one of them and back, and keeps the progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir, QEvent, QObject
from PySide6.QtWidgets import QFileDialog

from trictrac_gui.assets import resource
from trictrac_gui.engine.drawings import Arrow, Colour, Drawings, format_drawings
from trictrac_gui.engine.drawings import Circle as Ring
from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.lesson_reader import read_lesson, shipped
from trictrac_gui.rulesdoc.lessons import Lesson, LessonError
from trictrac_gui.session.game_store import FreeBoard
from trictrac_gui.storage import files, progress
from trictrac_gui.storage.errors import cause_key
from trictrac_gui.storage.progress import Progress
from trictrac_gui.ui.editor.draft_view import draft_from
from trictrac_gui.ui.language import LanguageSwitch
from trictrac_gui.ui.lessons import lesson_text
from trictrac_gui.ui.lessons.list_page import LessonList
from trictrac_gui.ui.lessons.own import OwnLessons
from trictrac_gui.ui.lessons.page import LessonPage
from trictrac_gui.ui.sets.catalogue import Catalogue
from trictrac_gui.ui.theme.application_theme import ApplicationTheme
from trictrac_gui.ui.theme.theme import load_theme
from trictrac_gui.ui.window.main_window import MainWindow

PAPER = "projector"
"""The theme that prints best: black lines on white."""


@dataclass(frozen=True)
class LessonsContext:
    """What the school is handed: it builds none of it."""

    window: MainWindow
    variants: Sequence[Variant]
    language: LanguageSwitch
    dresser: ApplicationTheme
    progress: Path | None
    """The file of the progress; without one it lasts as long as the program runs."""
    tell: Callable[[Callable[[], str]], None]
    warn: Callable[[str], None]
    leave: Callable[[], None]
    """Show the start page."""
    own: Path | None = None
    """The folder of the user's own lessons."""
    sets: Path | None = None
    """The folder of the user's own sets of positions."""
    open_set: Callable[[Path], None] = field(default=lambda path: None)
    """Show a set of positions."""


class LessonsController(QObject):
    """The lessons of the window."""

    def __init__(self, tools: LessonsContext) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self._window = tools.window
        self.progress = {} if tools.progress is None else progress.load(tools.progress)
        self.list = LessonList(shipped(tools.variants))
        self.page = LessonPage(tools.dresser.theme, tools.dresser.tones)
        self._own = OwnLessons(tools.own, tools.variants)
        self._sets = Catalogue(tools.sets, tools.variants)
        self.list.set_wanted.connect(tools.open_set)
        self.list.lesson_wanted.connect(self.open)
        self.list.file_wanted.connect(self.ask_file)
        self.list.leave_wanted.connect(tools.leave)
        self.page.leave_wanted.connect(self.show_list)
        self.page.moved.connect(self._remember)
        self.page.rule_wanted.connect(self._window.rules.open_rule)
        self.page.sheet_wanted.connect(self.ask_sheet)
        self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the language of the window, which the lessons have in their own files."""
        if event.type() is QEvent.Type.LanguageChange:
            self._speak()
        return False

    def board(self) -> FreeBoard | None:
        """What the lesson that is open has on its board, for class mode; None for none."""
        run = self.page.run
        if run is None:
            return None
        signs: Drawings = (
            *(Ring(place, Colour.BLUE) for place in run.step.rings),
            *(Arrow(arrow.src, arrow.dst, Colour.BLUE) for arrow in run.step.arrows),
            *run.step.drawings,
        )
        setup = draft_from(run.view()).setup
        return FreeBoard(run.lesson.variant, setup, format_drawings(signs))

    def show_list(self) -> None:
        """Show all lessons."""
        self.page.close_lesson()
        self.list.show_own(self._own.look(), self._sets.listed())
        self._speak()
        self._window.show_page(self.list, lambda: QCoreApplication.translate("Lessons", "Lessons"))

    def open(self, lesson: Lesson) -> None:
        """Open a lesson where it was left, or at its beginning once all of it is solved."""
        known = self.progress.get(lesson.key, Progress())
        board = self._window.game.board
        self.page.board.set_words(board.board.words)
        self.page.set_speed(board.board.animator.speed)
        self.page.board.set_one_click(board.move_input.one_click)
        self._window.rules.show_variant(lesson.variant.key)
        language = self._tools.language
        self._window.show_page(self.page, lambda: lesson.title.in_(language.current))
        last = known.step + 1 >= len(lesson.steps)
        self.page.open(
            lesson, self._tools.language.current, 0 if last else known.step, known.solved
        )

    def dress(self) -> None:
        """Take the theme in use."""
        self.page.show_theme(self._tools.dresser.theme, self._tools.dresser.tones)

    def ask_file(self) -> None:
        """Ask for the file of a lesson."""
        dialog = QFileDialog(self._window)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            [
                QCoreApplication.translate("Lessons", "Lessons (*.txt)"),
                QCoreApplication.translate("Lessons", "All files (*)"),
            ]
        )
        dialog.setDirectory(QDir.homePath())
        dialog.fileSelected.connect(self.open_file)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def open_file(self, name: str) -> None:
        """Open a lesson from the disk, or say on which line it cannot be read."""
        try:
            lesson = read_lesson(Path(name), self._tools.variants, files.read_chosen)
        except LessonError as fault:
            self._tools.tell(partial(lesson_text.not_opened, fault))
            return
        self.open(lesson)

    def ask_sheet(self, answers: bool) -> None:
        """Ask where the lesson is to be put on paper; an older file is replaced only if wanted."""
        run = self.page.run
        if run is None:
            return
        dialog = QFileDialog(self._window)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(QCoreApplication.translate("Sheet", "PDF (*.pdf)"))
        dialog.setDefaultSuffix("pdf")
        mark = QCoreApplication.translate("Sheet", "answers") if answers else ""
        dialog.selectFile("-".join(part for part in (run.lesson.key, mark) if part) + ".pdf")
        dialog.fileSelected.connect(partial(self.save_sheet, answers))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_sheet(self, answers: bool, name: str) -> None:
        """Write the lesson on the page as a PDF."""
        from trictrac_gui.ui.lessons.worksheet import sheet

        run = self.page.run
        if run is None:
            return
        theme = load_theme(resource("themes", f"{PAPER}.toml"))
        data = sheet(run.lesson, self._tools.language.current, theme, answers)
        try:
            files.write_shared(Path(name), data, over=True)
        except OSError as fault:
            key = cause_key(fault)
            self._tools.tell(lambda: lesson_text.sheet_not_written(name, key))

    def _speak(self) -> None:
        language = self._tools.language.current
        self.list.show_progress(language, self.progress)
        self.page.speak(language)

    def _remember(self) -> None:
        run = self.page.run
        if run is None:
            return
        self.progress.pop(run.lesson.key, None)
        self.progress[run.lesson.key] = Progress(run.index, frozenset(run.solved))
        if self._tools.progress is None:
            return
        try:
            progress.save(self._tools.progress, self.progress)
        except OSError as fault:
            self._tools.warn(f"progress in lessons not saved: {fault}")
