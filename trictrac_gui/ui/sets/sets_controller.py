"""Sets of positions: they are kept, shown, changed, played from, and made into lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QDir, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.lesson_from_set import fitting, in_lesson, lesson_text
from trictrac_gui.session.position_draft import Draft
from trictrac_gui.storage import files
from trictrac_gui.storage.errors import cause_key
from trictrac_gui.storage.sets import ENDING, KeptPosition, PositionSet, file_name, new_path
from trictrac_gui.ui.editor import editor_text
from trictrac_gui.ui.editor.editor_controller import EditorController
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.pictures.saving import PictureSaver
from trictrac_gui.ui.sets import set_text
from trictrac_gui.ui.sets.kept_views import (
    draft_of_kept,
    drawings_of,
    kept_from,
    kept_of,
    view_of_kept,
)
from trictrac_gui.ui.sets.open_set import OpenSet
from trictrac_gui.ui.sets.page import SetsPage
from trictrac_gui.ui.sets.question_dialog import QuestionDialog
from trictrac_gui.ui.sets.set_files import ListedSet
from trictrac_gui.ui.widgets.base_dialog import Choice, ChoiceDialog, QuestionText
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageController, PageName


class SetsController(PageController):
    """The sets of the window.

    ``draw_wanted`` asks for class mode with the position looked at, to draw on it.
    """

    name = PageName.SETS
    laid_over = True
    wide = True

    draw_wanted = Signal()

    def __init__(
        self,
        context: AppContext,
        game: GameController,
        editor: EditorController,
        pictures: PictureSaver,
    ) -> None:
        super().__init__(context.navigator)
        self._context = context
        self._game = game
        self._editor = editor
        self._pictures = pictures
        self._changing: KeptPosition | None = None
        """The position that is being changed in the editor."""
        self.open_set = OpenSet(self, context.paths.sets, context.variants, context.show_message)
        editor.left.connect(self._stop_changing)
        context.theme.changed.connect(self._take_theme)

    @cached_property
    def page(self) -> SetsPage:
        page = SetsPage(self.open_set, self._context.theme.theme, self._context.theme.tones)
        page.leave_wanted.connect(self.navigator.back)
        page.open_wanted.connect(self.open_file)
        page.new_wanted.connect(lambda: self.open_set.begin(self._editor.usual_game()))
        page.save_wanted.connect(self.ask_save)
        page.merge_wanted.connect(self.merge)
        page.delete_wanted.connect(self.ask_delete)
        page.lesson_wanted.connect(self.ask_lesson)
        page.show_wanted.connect(self._context.window.actions_.present.trigger)
        page.play_wanted.connect(self._play)
        page.edit_wanted.connect(self._edit)
        page.question_wanted.connect(self.ask_question)
        page.draw_wanted.connect(self.draw_wanted)
        page.picture_wanted.connect(self._save_picture)
        return page

    def open(self, target: object = None) -> None:
        """Show the set in hand, or the last one, or that of a file."""
        if not isinstance(target, Path) or self.open_set.open(target):
            self.navigator.show(self)

    def prepare(self) -> None:
        """Show the set as it is now on the disk."""
        if self.open_set.kept is None:
            for path in self.open_set.files()[:1]:
                self.open_set.open(path)
        self.open_set.refresh()
        self.page.show_set()

    def entered(self) -> None:
        """The list has the keyboard."""
        self.page.list.setFocus()

    def _take_theme(self) -> None:
        if self.built:
            self.page.show_theme(self._context.theme.theme, self._context.theme.tones)

    # -- keeping -------------------------------------------------------------------------------

    def keep(self, variant: Variant, position: KeptPosition) -> Callable[[], str]:
        """Keep a position; what there is to say of it."""
        said = set_text.kept if self.open_set.keep(variant, position) else set_text.kept_before
        kept = self.open_set.kept
        title = kept.title if kept is not None else ""
        return partial(said, self.open_set.at + 1, title)

    def keep_game(self) -> None:
        """Keep the board of the running game, with what is drawn over it."""
        session = self._game.session
        if session is not None:
            view, marks = session.view(), session.marks.get(session.here, "")
            self._game.page.tell(self.keep(view.variant, kept_from(view, marks)))

    def keep_draft(self, draft: Draft) -> None:
        """Keep a draft: in the place of the one it was made from, or at the end."""
        was, kept = self._changing, self.open_set.kept
        there = was is not None and self.open_set.current == was
        if there and was is not None and kept is not None and kept.variant == draft.variant:
            changed = kept_of(draft, was.drawings, was.note)
            changed = replace(changed, question=was.question)
            self.open_set.change(kept.changed(self.open_set.at, changed))
            self.navigator.back()
            return
        self._editor.page.tell(self.keep(draft.variant, kept_of(draft)))

    def _stop_changing(self) -> None:
        self._changing = None

    # -- what is done with the position looked at ----------------------------------------------

    @property
    def looked_at(self) -> tuple[Variant, KeptPosition] | None:
        """The position that is chosen in the set, with its game."""
        kept, position = self.open_set.kept, self.open_set.current
        return None if kept is None or position is None else (kept.variant, position)

    def _play(self) -> None:
        if self.looked_at is None:
            return
        variant, kept = self.looked_at
        draft = draft_of_kept(variant, kept)
        wrong = draft.faults()
        if wrong:  # a file can hold what no game can go on from, such as a cube without a match
            self._context.show_message(lambda: editor_text.fault(draft, wrong[0]))
            return
        self._game.begin_free(variant, kept.match, kept.setup)

    def _edit(self) -> None:
        if self.looked_at is not None:
            variant, self._changing = self.looked_at
            self._editor.open(draft_of_kept(variant, self._changing))

    def _save_picture(self) -> None:
        if self.looked_at is not None:
            variant, kept = self.looked_at
            self._pictures.ask(view_of_kept(variant, kept), drawings_of(kept))

    def ask_question(self) -> None:
        """Ask what is to be asked about the position looked at."""
        if self.looked_at is None:
            return
        variant, position = self.looked_at
        self.page.take_note()
        dialog = QuestionDialog(variant, position, self._context.theme.theme, self._context.window)
        dialog.taken.connect(self.open_set.ask)
        dialog.open()

    # -- files -------------------------------------------------------------------------------

    def open_file(self, path: Path | None) -> None:
        """Open a set, or ask for its file."""
        if path is not None:
            self.open_set.open(path)
            return
        dialog = self._dialog(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open_set.open(Path(name)))
        dialog.open()

    def ask_save(self) -> None:
        """Ask where the set is to be saved; an older file is replaced only if that is wanted."""
        kept = self.open_set.kept
        if kept is None:
            return
        dialog = self._dialog(QFileDialog.FileMode.AnyFile)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING.removeprefix("."))
        dialog.setDirectory(QDir.homePath())
        dialog.selectFile(new_path(Path(), kept.title).name)
        dialog.fileSelected.connect(lambda name: self.open_set.save_as(Path(name)))
        dialog.open()

    def _dialog(self, mode: QFileDialog.FileMode) -> QFileDialog:
        parent: QWidget = self._context.window
        dialog = QFileDialog(parent)
        dialog.setFileMode(mode)
        dialog.setNameFilters(
            [
                translate("Sets", "Sets of positions (*.tts)"),
                translate("Sets", "All files (*)"),
            ]
        )
        if self.open_set.folder is not None:
            dialog.setDirectory(str(self.open_set.folder))
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    # -- whole sets ----------------------------------------------------------------------------

    def merge(self, other: ListedSet) -> None:
        """Add the positions of another set, and ask what is to become of that one."""
        count = self.open_set.merge(other.path)
        if count is not None:
            delete = partial(self.open_set.delete, other.path)
            merged_question(self._context.window, other.title, count, delete).open()

    def ask_delete(self) -> None:
        """Ask whether the set in hand is to be deleted."""
        kept, path = self.open_set.kept, self.open_set.path
        if kept is not None and path is not None:
            delete = partial(self._delete, path)
            delete_question(self._context.window, kept, delete).open()

    def _delete(self, path: Path) -> None:
        self.open_set.delete(path)
        self.prepare()

    def ask_lesson(self) -> None:
        """Make a lesson of the set, or ask where there is another one of its title."""
        kept = self.open_set.kept
        if kept is None or not kept.positions:
            return
        if not in_lesson(kept):
            self._context.show_message(set_text.all_games_over)
            return
        text = self._lesson_text(kept)
        there = self._lesson_path(kept, new=False)
        if not there.exists():
            self.make_lesson()
        elif _holds(there, text):
            self._tell_of_lesson(kept, there)
        else:
            over = partial(self.make_lesson, over=there)
            other_lesson_question(self._context.window, there, over, self.make_lesson).open()

    def make_lesson(self, over: Path | None = None) -> Path | None:
        """Write a lesson with the positions of the set: over one that is there, or beside it."""
        kept = self.open_set.kept
        if kept is None or not in_lesson(kept):
            return None
        text = self._lesson_text(kept)
        path = over or self._lesson_path(kept, new=True)
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if over is None:
                files.write_new(path, text.encode("utf-8"))
            else:
                files.write_private(path, text.encode("utf-8"))
        except OSError as fault:
            key = cause_key(fault)
            self._context.show_message(partial(set_text.lesson_not_written, str(path), key))
            return None
        self._tell_of_lesson(kept, path)
        return path

    def _lesson_path(self, kept: PositionSet, *, new: bool) -> Path:
        folder = self._context.paths.lessons
        usual = folder / file_name(kept.title, ".txt")
        return new_path(folder, kept.title, ".txt") if new else usual

    def _lesson_text(self, kept: PositionSet) -> str:
        variant = kept.variant
        return lesson_text(
            kept,
            set_text.about(kept),
            lambda position, number: set_text.heading(number),
            lambda position, number: set_text.situation(variant, position),
            set_text.replies(),
        )

    def _tell_of_lesson(self, kept: PositionSet, path: Path) -> None:
        unfit = tuple(
            number
            for number, one in enumerate(kept.positions, 1)
            if one.question is not None and fitting(kept.variant, one) is None
        )
        held = {number for number, _ in in_lesson(kept)}
        over = tuple(n for n in range(1, len(kept.positions) + 1) if n not in held)
        wanted = partial(self.navigator.open, PageName.LESSON, path)
        lesson_question(self._context.window, path, unfit, over, wanted).open()


def _holds(path: Path, text: str) -> bool:
    data = text.encode("utf-8")
    try:
        return files.read_chosen(path, len(data) + 1) == data
    except OSError:
        return False


def merged_question(
    parent: QWidget | None, title: str, count: int, delete: Callable[[], object]
) -> ChoiceDialog:
    """What is to become of a set whose positions were added to another."""

    def said() -> str:
        text = translate("Sets", "Positions that came from “{title}”: {count}.")
        return text.format(title=title, count=count)

    def asked() -> str:
        text = translate("Sets", "Is “{title}” to stay as a set of its own as well?")
        return text.format(title=title)

    return ChoiceDialog(
        parent,
        "merged",
        lambda: translate("Sets", "The positions were added"),
        [said, asked],
        {
            "delete": Choice(lambda: translate("Sets", "Delete it"), delete),
            "keep": Choice(lambda: translate("Sets", "Let it stay"), primary=True),
        },
    )


def delete_question(
    parent: QWidget | None, kept: PositionSet, delete: Callable[[], object]
) -> ChoiceDialog:
    """Whether a set is to be deleted."""

    def said() -> str:
        text = translate("Sets", "“{title}” cannot be brought back. Positions in it: {count}.")
        return text.format(title=kept.title, count=len(kept.positions))

    return ChoiceDialog(
        parent,
        "delete-set",
        lambda: translate("Sets", "Delete this set?"),
        [said],
        {
            "delete": Choice(lambda: translate("Sets", "Delete it"), delete),
            "keep": Choice(lambda: translate("Sets", "Keep it"), primary=True),
        },
    )


def other_lesson_question(
    parent: QWidget | None, path: Path, over: Callable[[], object], beside: Callable[[], object]
) -> ChoiceDialog:
    """Whether a lesson takes the place of an earlier one of its title."""

    def said() -> str:
        return translate(
            "Sets",
            "A lesson was made before under this title. What was written in its file since then "
            "is lost if it is replaced.",
        )

    def file() -> str:
        text = translate("Sets", "Its file, for a text editor: {path}")
        return text.format(path=path)

    return ChoiceDialog(
        parent,
        "other-lesson",
        lambda: translate("Sets", "Replace the earlier lesson?"),
        [said, QuestionText(file, remark=True)],
        {
            "cancel": Choice(lambda: translate("Sets", "Cancel")),
            "beside": Choice(lambda: translate("Sets", "Keep both"), beside),
            "over": Choice(lambda: translate("Sets", "Replace it"), over, primary=True),
        },
    )


def lesson_question(
    parent: QWidget | None,
    path: Path,
    unfit: Sequence[int],
    over: Sequence[int],
    wanted: Callable[[], object],
) -> ChoiceDialog:
    """Whether to open the lesson that was made.

    ``unfit`` are the questions left out of it, ``over`` the positions whose game is over.
    """

    def left_out() -> str:
        text = translate(
            "Sets",
            "Questions that no longer fit their position stand in its file as remarks: {numbers}.",
        )
        return text.format(numbers=", ".join(map(str, unfit)))

    def finished() -> str:
        text = translate("Sets", "Positions whose game is over are not in the lesson: {numbers}.")
        return text.format(numbers=", ".join(map(str, over)))

    def file() -> str:
        text = translate("Sets", "Its file, for a text editor: {path}")
        return text.format(path=path)

    def where() -> str:
        return translate("Sets", "It is among your own lessons, under its title.")

    return ChoiceDialog(
        parent,
        "lesson-made",
        lambda: translate("Sets", "The lesson is made"),
        [
            where,
            *([left_out] if unfit else []),
            *([finished] if over else []),
            QuestionText(file, remark=True),
        ],
        {
            "stay": Choice(lambda: translate("Sets", "Stay here")),
            "open": Choice(lambda: translate("Sets", "Open the lesson"), wanted, primary=True),
        },
    )
