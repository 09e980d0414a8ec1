"""The list of lessons and the page of a lesson; what was solved is kept."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QFileDialog

from trictrac_gui.assets import resource
from trictrac_gui.engine.drawings import Arrow, Colour, Drawings, format_drawings
from trictrac_gui.engine.drawings import Circle as Ring
from trictrac_gui.rulesdoc.lesson_checker import read_lesson, shipped
from trictrac_gui.rulesdoc.lessons import Lesson, LessonError
from trictrac_gui.session.game_store import FreeBoard
from trictrac_gui.session.position_draft import draft_from
from trictrac_gui.storage import files, progress
from trictrac_gui.storage.errors import cause_key
from trictrac_gui.storage.progress import Progress
from trictrac_gui.texts import lesson_faults, storage_faults
from trictrac_gui.ui.board.board_scene import board_words
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.lessons.list_page import LessonList, OwnLessons
from trictrac_gui.ui.lessons.page import LessonPage
from trictrac_gui.ui.rules.rules_controller import RulesController
from trictrac_gui.ui.sets.set_files import SetFiles
from trictrac_gui.ui.text import fault_text
from trictrac_gui.ui.theme.theme_reader import load_theme
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageController, PageName

PAPER = "projector"
"""The theme that prints best: black lines on white."""


class LessonsController(PageController):
    """The list of lessons, and how far each of them was solved."""

    name = PageName.LESSONS

    def __init__(self, context: AppContext, rules: RulesController) -> None:
        super().__init__(context.navigator)
        self._context = context
        self.progress = progress.load(context.paths.progress)
        self._own = OwnLessons(context.paths.lessons, context.variants)
        self._sets = SetFiles(context.paths.sets, context.variants)
        self.lesson = LessonController(context, self, rules)
        context.window.retranslated.connect(self._retranslate)

    @cached_property
    def page(self) -> LessonList:
        page = LessonList(shipped(self._context.variants))
        page.set_wanted.connect(partial(self.navigator.open, PageName.SETS))
        page.lesson_wanted.connect(self.lesson.open)
        page.file_wanted.connect(self.ask_file)
        page.leave_wanted.connect(self.navigator.back)
        return page

    def title(self) -> str:
        return translate("Lessons", "Lessons")

    def prepare(self) -> None:
        """List what there is now, and how far it is solved."""
        self.page.own.show_own(self._own.look(), self._sets.listed())
        self._show_progress()

    def _retranslate(self) -> None:
        if self.built:
            self._show_progress()

    def _show_progress(self) -> None:
        self.page.show_progress(self._context.language.current, self.progress)

    def ask_file(self) -> None:
        dialog = QFileDialog(self._context.window)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            [
                translate("Lessons", "Lessons (*.txt)"),
                translate("Lessons", "All files (*)"),
            ]
        )
        dialog.setDirectory(QDir.homePath())
        dialog.fileSelected.connect(lambda name: self.navigator.open(PageName.LESSON, Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def remember(self, key: str, solved: Progress) -> None:
        """Keep how far a lesson is solved."""
        self.progress.pop(key, None)
        self.progress[key] = solved
        try:
            progress.save(self._context.paths.progress, self.progress)
        except OSError as fault:
            said = fault_text.progress_not_kept
            self._context.tell_unsaved(said, self._context.paths.progress, fault)


class LessonController(PageController):
    """The page of a lesson."""

    name = PageName.LESSON

    def __init__(
        self, context: AppContext, lessons: LessonsController, rules: RulesController
    ) -> None:
        super().__init__(context.navigator)
        self._context = context
        self._lessons = lessons
        self._rules = rules
        context.theme.changed.connect(self._take_theme)
        context.window.retranslated.connect(self._retranslate)

    @cached_property
    def page(self) -> LessonPage:
        page = LessonPage(self._context.theme.theme, self._context.theme.tones)
        page.leave_wanted.connect(self.navigator.back)
        page.moved.connect(self._remember)
        page.rule_wanted.connect(lambda rule: self._rules.dock.open_rule(rule))
        page.sheet_wanted.connect(self.ask_sheet)
        return page

    def title(self) -> str:
        run = self.page.run
        return "" if run is None else run.lesson.title.in_(self._context.language.current)

    def open(self, target: object = None) -> None:
        """Open a ``Lesson``, or the ``Path`` of one; a wrong line of a file is told.

        It is opened where it was left, and at its beginning once all of it is solved.
        """
        lesson = self._read(target) if isinstance(target, Path) else target
        if not isinstance(lesson, Lesson):
            return
        settings = self._context.settings
        known = self._lessons.progress.get(lesson.key, Progress())
        self.page.board.set_words(board_words())
        self.page.set_speed(settings.speed)
        self.page.board.set_one_click(settings.current.one_click)
        self.page.last_game = self._rules.last_game
        self._rules.show_variant(lesson.variant.key, lesson.variant)
        last = known.step + 1 >= len(lesson.steps)
        language = self._context.language.current
        self.navigator.show(self)
        self.page.open(lesson, language, 0 if last else known.step, known.solved)
        self.navigator.show_title()

    def _read(self, path: Path) -> Lesson | None:
        try:
            return read_lesson(path, self._context.variants, files.read_chosen)
        except LessonError as fault:
            self._context.show_message(partial(lesson_faults.not_opened, fault, translate))
            return None

    def prepare(self) -> None:
        """Say where the way back leads."""
        self.page.show_way_back(to_list=self.navigator.below(self) is self._lessons)

    def closed(self) -> None:
        """The lesson is left; nothing of it is presented any more."""
        self.page.close_lesson()

    def board(self) -> FreeBoard | None:
        """What the lesson that is open has on its board, for class mode; None for none."""
        run = self.page.run if self.built else None
        if run is None:
            return None
        signs: Drawings = (
            *(Ring(place, Colour.BLUE) for place in run.step.rings),
            *(Arrow(arrow.src, arrow.dst, Colour.BLUE) for arrow in run.step.arrows),
            *run.step.drawings,
        )
        setup = draft_from(run.view()).setup
        return FreeBoard(run.lesson.variant, setup, format_drawings(signs))

    def _take_theme(self) -> None:
        if self.built:
            self.page.show_theme(self._context.theme.theme, self._context.theme.tones)

    def _retranslate(self) -> None:
        if self.built:
            self.page.speak(self._context.language.current)

    def ask_sheet(self, answers: bool) -> None:
        """Ask where the lesson is to be put on paper; an older file is replaced only if wanted."""
        run = self.page.run
        if run is None:
            return
        dialog = QFileDialog(self._context.window)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(translate("Sheet", "PDF (*.pdf)"))
        dialog.setDefaultSuffix("pdf")
        mark = translate("Sheet", "answers") if answers else ""
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
        data = sheet(run.lesson, self._context.language.current, theme, answers)
        try:
            files.write_shared(Path(name), data, over=True)
        except OSError as fault:
            key = cause_key(fault)
            self._context.show_message(lambda: _sheet_not_written(name, key))

    def _remember(self) -> None:
        run = self.page.run
        if run is not None:
            self._lessons.remember(run.lesson.key, Progress(run.index, frozenset(run.solved)))


def _sheet_not_written(path: str, key: str) -> str:
    """That a worksheet could not be written, and why."""
    text = translate(
        "Sheet", "The sheet could not be written: {cause} ({path}). Choose another place."
    )
    return text.format(cause=storage_faults.cause(key, translate), path=path)
