"""All games: they are listed, opened, imported, exported and deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.faults import Unreadable
from trictrac_gui.formats.formats import WRITABLE, NotOpened, load
from trictrac_gui.formats.position_text import knows_ids
from trictrac_gui.session.importing import TakenIn, take_in_files
from trictrac_gui.storage import trash
from trictrac_gui.storage.errors import StorageError
from trictrac_gui.storage.library_database import Note
from trictrac_gui.storage.library_search import AllThrown, LibraryGame, State
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.files import file_text as file_words
from trictrac_gui.ui.files.export import Export
from trictrac_gui.ui.files.worker import Worker, WorkProgress
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.library import library_text
from trictrac_gui.ui.library.games_list import GamesList
from trictrac_gui.ui.widgets.base_dialog import Choice, ChoiceDialog
from trictrac_gui.ui.widgets.fitting import in_column, in_row
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import Page, PageController, PageName

if TYPE_CHECKING:
    from trictrac_gui.storage.library import Library
    from trictrac_gui.ui.library.figures_page import FiguresPage


WIDEST = 1240
GAMES, FIGURES = range(2)


class LibraryPage(Page):
    """The list of games, and the figures, which are made when they are first wanted."""

    figures_shown = Signal()

    def __init__(self, games: GamesList, make_figures: Callable[[], FiguresPage]) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.games = games
        self._make_figures = make_figures
        self.figures: FiguresPage | None = None
        self.title = label("title")
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        for _ in (GAMES, FIGURES):
            self.tabs.addTab("")
        self.back = QPushButton()
        self.back.setAutoDefault(True)
        self.parts = QStackedWidget()
        self.parts.addWidget(games)
        header = in_row(
            (self.title, 0, Qt.AlignmentFlag.AlignVCenter),
            (self.tabs, 0, Qt.AlignmentFlag.AlignVCenter),
            1,
            (self.back, 0, Qt.AlignmentFlag.AlignVCenter),
            spacing=24,
        )
        content = QWidget()
        content.setMaximumWidth(WIDEST)
        in_column(header, (self.parts, 1), margins=0, spacing=12, of=content)
        in_row(1, (content, 100), 1, margins=(28, 14, 28, 16), of=self)
        self.tabs.currentChanged.connect(self._show_part)
        self.back.clicked.connect(self.leave_wanted)
        self.retranslate()

    def _show_part(self, part: int) -> None:
        if part == FIGURES and self.figures is None:
            self.figures = self._make_figures()
            self.parts.addWidget(self.figures)
        self.parts.setCurrentIndex(part)
        if part == FIGURES:
            self.figures_shown.emit()

    def retranslate(self) -> None:
        self.title.setText(translate("Library", "Games"))
        self.setAccessibleName(self.title.text())
        self.tabs.setTabText(GAMES, translate("Library", "List"))
        self.tabs.setTabText(FIGURES, translate("Library", "Figures"))
        self.tabs.setAccessibleName(self.title.text())
        self.back.setText(translate("Library", "Back"))
        self.games.reword()
        if self.figures is not None:
            self.figures.retranslate()


IMPORTED = (".ttg", ".mat", ".sgf", ".txt", ".jsonl")
SUMMED = 25
"""After so many games that were counted all throws are summed up anew."""
AFRESH = 700
"""Milliseconds between two looks at the list while games are still being counted."""


def destroy_question(
    parent: QWidget | None, number: int, agreed: Callable[[], object]
) -> ChoiceDialog:
    """Whether games are to be deleted for good."""

    def go_on() -> str:
        return translate("Library", "Delete for good")

    return ChoiceDialog(
        parent,
        "destroy",
        lambda: translate("Library", "Delete for good?"),
        [lambda: library_text.destroyed(number)],
        {
            "keep": Choice(lambda: translate("Library", "Keep"), primary=True),
            "destroy": Choice(go_on, agreed),
        },
    )


def _trouble(file: TakenIn) -> Callable[[], str] | None:
    """What is to be said of a file that was not taken in whole."""
    if isinstance(file.error, NotOpened | Unreadable):
        return partial(file_words.not_opened, file.path, file.error)
    if file.error is not None:
        return partial(library_text.not_taken_in, str(file.path), file.error.key)
    if not file.kept:
        return partial(library_text.not_taken_in, str(file.path), "not-a-journal")
    if not file.sound:
        return partial(library_text.taken_in_partly, str(file.path))
    return None


class LibraryController(PageController):
    """The library of the window, and the page of the dice, which adds up all games."""

    name = PageName.LIBRARY

    def __init__(self, context: AppContext, game: GameController) -> None:
        super().__init__(context.navigator)
        self._context = context
        self._game = game
        self._export = Export(context.window, context.show_message)
        self._export.written.connect(lambda path: self.games.say(file_words.written(path)))
        self._worker = Worker(context.window)
        self._undo: list[list[Path]] = []
        """Where the games lie that were deleted, the last act last."""
        self._noted = Note.NONE
        self._counting = QTimer(self)
        self._counting.setInterval(0)
        self._counting.timeout.connect(self._count_one)
        self._refreshing = QTimer(self)
        self._refreshing.setInterval(AFRESH)
        self._refreshing.timeout.connect(self._show)
        context.navigator.changed.connect(self._page_changed)
        context.window.closing.connect(self.close)

    @property
    def library(self) -> Library:
        """The index of all games."""
        return self._context.library

    @cached_property
    def games(self) -> GamesList:
        games = GamesList(self._context.variants)
        games.search_wanted.connect(self._show)
        games.open_wanted.connect(self._open)
        games.export_wanted.connect(self.export)
        games.import_wanted.connect(self.ask_import)
        games.delete_wanted.connect(self.delete)
        games.restore_wanted.connect(self.bring_back)
        games.destroy_wanted.connect(self.ask_to_destroy)
        games.undo_wanted.connect(self.undo)
        games.play_wanted.connect(partial(self.navigator.open, PageName.START))
        return games

    @cached_property
    def page(self) -> LibraryPage:
        page = LibraryPage(self.games, self._make_figures)
        page.leave_wanted.connect(self.navigator.back)
        page.figures_shown.connect(self._show_figures)
        return page

    def title(self) -> str:
        return translate("Library", "Games")

    def open(self, target: object = None) -> None:
        """Show the games as they are now on the disk, or those of a ``State`` alone."""
        self.page.tabs.setCurrentIndex(GAMES)
        if isinstance(target, State):
            self.games.filters.want_all(target)
        self.navigator.show(self)

    def entered(self) -> None:
        """List the games as they are now."""
        for folder in self._context.game_folders:
            trash.clear_old(folder)
        self._look()
        self.games.table.setFocus()
        if self._noted is not self.library.note:
            self._noted = self.library.note
            self.games.say(library_text.note(self._noted))
            self._context.warn(f"library: {self._noted}")

    def close(self) -> None:
        self._counting.stop()
        self._refreshing.stop()
        self._context.close_library()

    def begin_anew(self) -> None:
        """Let go of the index, which is to be deleted, and of all that came from it."""
        self.close()
        if self.built:
            self._context.window.pages.removeWidget(self.page)
            self.page.deleteLater()
        self._undo, self._noted = [], Note.NONE
        for kept in ("games", "page"):
            self.__dict__.pop(kept, None)

    # -- the page of the dice ------------------------------------------------------------------

    def show_dice(self) -> None:
        """Show what the dice have thrown, in the running game and in all games."""
        from trictrac_gui.ui.library.dice_page import DicePage

        session = self._game.session
        # The seed of a match is no secret only once its last game is over.
        over = session is not None and session.view().match.over
        DicePage(
            None if session is None else session.thrown(),
            DiceChoice() if session is None else session.dice_choice,
            over,
            None if session is None else session.path,
            self.all_thrown,
            self._context.window,
        ).open()

    def _look(self) -> None:
        for fault in self.library.look(self._context.game_folders):
            self._context.warn(f"folder of games: {fault}")
        self._show()
        if self.library.waiting:
            self._counting.start()
            self._refreshing.start()

    def _count_one(self) -> None:
        # One game between two events: the window never waits for a thousand files.
        if not self.library.count_next():
            self._counting.stop()
            self._refreshing.stop()
            self._show()

    def _page_changed(self) -> None:
        if not self.showing:
            self._counting.stop()
            self._refreshing.stop()

    def _show(self) -> None:
        library = self.library
        found = library.search(self.games.wanted)
        any_kept = any(library.size(state) for state in State if state is not State.ALL) or bool(
            library.size()
        )
        self.games.show_games(found, library.waiting, any_kept)
        self._show_figures()

    def _show_figures(self) -> None:
        figures = self.page.figures
        if figures is not None and figures.isVisible():
            figures.show_played(self.library.played(), self.library.waiting)

    def _make_figures(self) -> FiguresPage:
        from trictrac_gui.ui.library.figures_page import FiguresPage

        page = FiguresPage(self._context.variants)
        page.dice_wanted.connect(self.show_dice)
        return page

    def all_thrown(self) -> Iterator[AllThrown | None]:
        """The throws of all games, once all are counted; None for each that is still waited for."""
        self.library.look(self._context.game_folders)
        yield self.library.thrown()
        counted = 0
        while self.library.count_next():
            counted += 1
            yield self.library.thrown() if counted % SUMMED == 0 else None
        yield self.library.thrown()

    # -- what is done with games -------------------------------------------------------------

    def _open(self, game: LibraryGame) -> None:
        if game.finished:
            self.navigator.open(PageName.FILE, [game.path])
        else:
            self._game.go_on(game.path)

    def export(self, game: LibraryGame) -> None:
        try:
            document = load(game.path).document
        except StorageError as fault:
            self._context.show_message(
                partial(library_text.not_exported, str(game.path), fault.key)
            )
            return
        except Unreadable:
            self._context.show_message(
                partial(library_text.not_exported, str(game.path), "wrong-format")
            )
            return
        variant = document.variant
        formats = WRITABLE if knows_ids(variant) else (Format.TTG,)
        self._export.ask(document, file_words.file_name(variant, game.names), formats)

    def ask_import(self) -> None:
        dialog = QFileDialog(self._context.window)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        endings = " ".join(f"*{ending}" for ending in IMPORTED)
        dialog.setNameFilters(
            [
                translate("Files", "Games") + f" ({endings})",
                translate("Files", "All files") + " (*)",
            ]
        )
        dialog.setDirectory(self._export.folder)
        dialog.filesSelected.connect(lambda names: self.take_in([Path(name) for name in names]))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take_in(self, paths: Sequence[Path]) -> None:
        """Keep the games of files as far as they can have been played; the files stay.

        It is done beside the window; what was taken in before somebody stops it stays.
        """
        progress = WorkProgress(len(paths))
        self._worker.run(
            lambda: take_in_files(self._context.games, paths, progress.go_on),
            self._took_in,
            ", ".join(path.name for path in paths),
            progress,
        )

    def _took_in(self, found: object) -> None:
        assert isinstance(found, list)
        files: list[TakenIn] = found
        kept = [path for file in files for path in file.kept]
        for path in kept:
            self.library.add_journal(path)
        self._look()
        self.games.say(
            translate("Library", mark("Library", "%n game(s) imported", "", 2), "", len(kept))
            if kept
            else ""
        )
        troubles = [trouble for file in files if (trouble := _trouble(file)) is not None]
        if troubles:
            self._context.show_message(lambda: "\n\n".join(trouble() for trouble in troubles))

    def delete(self, games: Sequence[LibraryGame]) -> None:
        """Put games aside, with a way back."""
        asides, done = [], []
        for game in games:
            try:
                aside = trash.delete(game.path)
            except StorageError as fault:
                self._context.warn(f"not deleted: {fault}")
                self._context.show_message(
                    partial(library_text.not_deleted, str(game.path), fault.key)
                )
                break
            self.library.moved(game.path, aside)
            asides.append(aside)
            done.append(game)
        self._look()
        if done:
            self._undo.append(asides)
            self.games.say(library_text.deleted(done, self.games.model.variant(done[0])), undo=True)

    def undo(self) -> None:
        """Bring back what was deleted last."""
        if self._undo:
            self._restore(self._undo.pop())

    def bring_back(self, games: Sequence[LibraryGame]) -> None:
        self._restore([game.path for game in games])

    def _restore(self, paths: Sequence[Path]) -> None:
        backs = []
        for path in paths:
            try:
                back = trash.bring_back(path)
            except StorageError as fault:
                self._context.warn(f"not brought back: {fault}")
                self._context.show_message(
                    partial(library_text.not_brought_back, str(path), fault.key)
                )
                break
            self.library.moved(path, back)
            backs.append(back)
        self._undo = [kept for kept in self._undo if not set(kept) & set(paths)]
        self._look()
        self.games.say(
            translate("Library", mark("Library", "%n game(s) brought back", "", 2), "", len(backs))
            if backs
            else "",
            bool(self._undo),
        )

    def ask_to_destroy(self, games: Sequence[LibraryGame]) -> None:
        """Ask before games are removed from the trash."""
        agreed = partial(self._destroy, [game.path for game in games])
        destroy_question(self._context.window, len(games), agreed).open()

    def _destroy(self, paths: Sequence[Path]) -> None:
        for path in paths:
            try:
                trash.destroy(path)
            except StorageError as fault:
                self._context.show_message(partial(library_text.not_deleted, str(path), fault.key))
                break
        self._undo = [kept for kept in self._undo if not set(kept) & set(paths)]
        self._look()
        self.games.say("")
