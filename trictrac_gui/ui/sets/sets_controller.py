"""Leads to the sets and back, keeps boards, and makes lessons of sets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir, QObject, Signal, SignalInstance
from PySide6.QtWidgets import QFileDialog, QWidget

from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.lesson_from_set import fitting, lesson_text
from trictrac_gui.storage import files
from trictrac_gui.storage.errors import cause_key
from trictrac_gui.storage.sets import ENDING, KeptPosition, new_path
from trictrac_gui.ui.sets import set_text
from trictrac_gui.ui.sets.open_set import OpenSet
from trictrac_gui.ui.sets.page import SetsPage
from trictrac_gui.ui.sets.question_dialog import QuestionDialog
from trictrac_gui.ui.theme.application_theme import ApplicationTheme
from trictrac_gui.ui.widgets.base_dialog import Choice, ChoiceDialog, QuestionText
from trictrac_gui.ui.window.main_window import MainWindow
from trictrac_gui.ui.window.narrow_window import NarrowWindow


@dataclass(frozen=True)
class SetsContext:
    """What the shelf is handed: it builds none of it."""

    window: MainWindow
    variants: Sequence[Variant]
    dresser: ApplicationTheme
    tell: Callable[[Callable[[], str]], None]
    folder: Path | None
    """Where sets are kept, and beside them lessons; None keeps them in memory only."""
    lessons: Path | None
    usual: Callable[[], Variant]
    room: NarrowWindow


class SetsController(QObject):
    """The sets of the window.

    ``play_wanted``, ``edit_wanted`` and ``picture_wanted`` carry the ``Variant`` and the
    ``KeptPosition``.
    """

    play_wanted = Signal(object, object)
    edit_wanted = Signal(object, object)
    picture_wanted = Signal(object, object)
    draw_wanted = Signal()
    lesson_wanted = Signal(object)
    """The file of a lesson that is to be opened."""

    def __init__(self, tools: SetsContext) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self.keeper = OpenSet(self, tools.folder, tools.variants, tools.tell)
        self._page: SetsPage | None = None

    @property
    def page(self) -> SetsPage:
        """The page of the sets, made when it is first wanted."""
        if self._page is None:
            dresser = self._tools.dresser
            page = self._page = SetsPage(self.keeper, dresser.theme, dresser.tones)
            page.leave_wanted.connect(self.leave)
            page.open_wanted.connect(self.open)
            page.new_wanted.connect(lambda: self.keeper.begin(self._tools.usual()))
            page.save_wanted.connect(self.ask_save)
            page.lesson_wanted.connect(self.make_lesson)
            page.show_wanted.connect(self._tools.window.actions_.present.trigger)
            page.play_wanted.connect(partial(self._send, self.play_wanted))
            page.edit_wanted.connect(partial(self._send, self.edit_wanted))
            page.question_wanted.connect(self.ask_question)
            page.draw_wanted.connect(self.draw_wanted)
            page.picture_wanted.connect(partial(self._send, self.picture_wanted))
        return self._page

    def _send(self, signal: SignalInstance) -> None:
        kept, position = self.keeper.kept, self.keeper.current
        if kept is not None and position is not None:
            signal.emit(kept.variant, position)

    def dress(self) -> None:
        """Take the theme in use."""
        if self._page is not None:
            self._page.show_theme(self._tools.dresser.theme, self._tools.dresser.tones)

    # -- keeping and showing -----------------------------------------------------------------

    def keep(self, variant: Variant, position: KeptPosition) -> Callable[[], str]:
        """Keep a position; what there is to say of it."""
        number = self.keeper.keep(variant, position)
        kept = self.keeper.kept
        title = kept.title if kept is not None else ""
        return partial(set_text.kept, number, title)

    def show(self) -> None:
        """Show the set in hand, or the last one."""
        if self.keeper.kept is None:
            for path in self.keeper.files()[:1]:
                self.keeper.open(path)
        self.keeper.refresh()
        page = self.page
        page.show_set()
        self._tools.room.take()
        self._tools.window.begin_demonstration(page)
        page.list.setFocus()

    def shows(self, page: QWidget | None) -> bool:
        """Whether a page of the window is that of the sets."""
        return self._page is not None and page is self._page

    def leave(self) -> None:
        """Go back to what was there before."""
        self._tools.window.end_demonstration()
        self._tools.room.give_back()

    def ask_question(self) -> None:
        """Ask what is to be asked about the position looked at."""
        kept, position = self.keeper.kept, self.keeper.current
        if kept is None or position is None:
            return
        self.page.take_note()
        theme = self._tools.dresser.theme
        dialog = QuestionDialog(kept.variant, position, theme, self._tools.window)
        dialog.taken.connect(self.keeper.ask)
        dialog.open()

    # -- files -------------------------------------------------------------------------------

    def open(self, path: Path | None) -> None:
        """Open a set, or ask for its file."""
        if path is not None:
            self.keeper.open(path)
            return
        dialog = self._dialog(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.keeper.open(Path(name)))
        dialog.open()

    def ask_save(self) -> None:
        """Ask where the set is to be saved; an older file is replaced only if that is wanted."""
        kept = self.keeper.kept
        if kept is None:
            return
        dialog = self._dialog(QFileDialog.FileMode.AnyFile)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING.removeprefix("."))
        dialog.setDirectory(QDir.homePath())
        dialog.selectFile(new_path(Path(), kept.title).name)
        dialog.fileSelected.connect(lambda name: self.keeper.save_as(Path(name)))
        dialog.open()

    def _dialog(self, mode: QFileDialog.FileMode) -> QFileDialog:
        parent: QWidget = self._tools.window
        dialog = QFileDialog(parent)
        dialog.setFileMode(mode)
        dialog.setNameFilters(
            [
                QCoreApplication.translate("Sets", "Sets of positions (*.tts)"),
                QCoreApplication.translate("Sets", "All files (*)"),
            ]
        )
        if self.keeper.folder is not None:
            dialog.setDirectory(str(self.keeper.folder))
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def make_lesson(self) -> Path | None:
        """Write a lesson with the positions of the set, under a name that is not there yet."""
        kept = self.keeper.kept
        if kept is None or not kept.positions or self._tools.lessons is None:
            return None
        variant = kept.variant
        text = lesson_text(
            kept,
            set_text.about(kept),
            lambda position, number: set_text.heading(number),
            lambda position, number: set_text.situation(variant, position),
            set_text.replies(),
        )
        path = new_path(self._tools.lessons, kept.title, ".txt")
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            files.write_new(path, text.encode("utf-8"))
        except OSError as fault:
            key = cause_key(fault)
            self._tools.tell(partial(set_text.lesson_not_written, str(path), key))
            return None
        unfit = tuple(
            number
            for number, one in enumerate(kept.positions, 1)
            if one.question is not None and fitting(variant, one) is None
        )
        wanted = partial(self.lesson_wanted.emit, path)
        lesson_question(self._tools.window, path, unfit, wanted).open()
        return path


def lesson_question(
    parent: QWidget | None, path: Path, unfit: Sequence[int], wanted: Callable[[], object]
) -> ChoiceDialog:
    """Whether to open the lesson that was made; ``unfit`` are the questions left out of it."""

    def left_out() -> str:
        text = QCoreApplication.translate(
            "Sets",
            "Questions that no longer fit their position stand in its file as remarks: {numbers}.",
        )
        return text.format(numbers=", ".join(map(str, unfit)))

    def file() -> str:
        text = QCoreApplication.translate("Sets", "Its file, for a text editor: {path}")
        return text.format(path=path)

    def where() -> str:
        return QCoreApplication.translate("Sets", "It is among your own lessons, under its title.")

    return ChoiceDialog(
        parent,
        "lesson-made",
        lambda: QCoreApplication.translate("Sets", "The lesson is made"),
        [where, *([left_out] if unfit else []), QuestionText(file, remark=True)],
        {
            "stay": Choice(lambda: QCoreApplication.translate("Sets", "Stay here")),
            "open": Choice(
                lambda: QCoreApplication.translate("Sets", "Open the lesson"), wanted, primary=True
            ),
        },
    )
