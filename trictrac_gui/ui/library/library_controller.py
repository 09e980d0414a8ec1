"""Leads from the list of games to one of them and back, and does with them what is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QFileDialog, QWidget

from trictrac_gui.engine.variant import Variant
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.faults import Unreadable
from trictrac_gui.formats.formats import WRITABLE, NotOpened, load
from trictrac_gui.formats.position_text import knows_ids
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.importing import take_in
from trictrac_gui.storage import StorageError, trash
from trictrac_gui.storage.library import Library
from trictrac_gui.storage.library_file import Note
from trictrac_gui.storage.library_rows import AllThrown, LibraryGame, State
from trictrac_gui.ui.files import file_text as file_words
from trictrac_gui.ui.files import naming
from trictrac_gui.ui.files.export import Export
from trictrac_gui.ui.library import library_text
from trictrac_gui.ui.library.games_list import GamesList
from trictrac_gui.ui.library.page import GAMES, LibraryPage
from trictrac_gui.ui.widgets.base_dialog import Choice, ChoiceDialog
from trictrac_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from trictrac_gui.ui.library.figures_page import FiguresPage

IMPORTED = (".ttg", ".mat", ".sgf", ".txt", ".jsonl")
SUMMED = 25
"""After so many games that were counted all throws are summed up anew."""
AFRESH = 700
"""Milliseconds between two looks at the list while games are still being counted."""


@dataclass(frozen=True)
class LibraryContext:
    """What the librarian is handed: it builds none of it."""

    window: MainWindow
    variants: Sequence[Variant]
    library: Library
    games: GameStore
    folders: Callable[[], Iterable[Path]]
    """The folders of games, that of the program first."""
    tell: Callable[[Callable[[], str]], None]
    warn: Callable[[str], None]
    open: Callable[[LibraryGame], None]
    """Put a game on the table."""
    look_through: Callable[[Path], None]
    """Show a game line by line."""
    show_dice: Callable[[], None]
    """Show what the dice have thrown in all games."""
    leave: Callable[[], None]
    """Show the start page."""


def destroy_question(
    parent: QWidget | None, number: int, agreed: Callable[[], object]
) -> ChoiceDialog:
    """Whether games are to be deleted for good."""

    def go_on() -> str:
        return QCoreApplication.translate("Library", "Delete for good")

    return ChoiceDialog(
        parent,
        "destroy",
        lambda: QCoreApplication.translate("Library", "Delete for good?"),
        [lambda: library_text.PLURALS.destroyed(number)],
        {
            "keep": Choice(lambda: QCoreApplication.translate("Library", "Keep"), primary=True),
            "destroy": Choice(go_on, agreed),
        },
    )


class LibraryController(QObject):
    """The library of the window; made when it is first wanted."""

    def __init__(self, tools: LibraryContext) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self.library = tools.library
        self.games = GamesList(tools.variants)
        self.page = LibraryPage(self.games, self._make_figures)
        self._export = Export(tools.window, tools.tell)
        self._export.written.connect(lambda path: self.games.say(file_words.written(path)))
        self._undo: list[list[Path]] = []
        """Where the games lie that were deleted, the last act last."""
        self._noted = Note.NONE
        self._counting = QTimer(self)
        self._counting.setInterval(0)
        self._counting.timeout.connect(self._count_one)
        self._refreshing = QTimer(self)
        self._refreshing.setInterval(AFRESH)
        self._refreshing.timeout.connect(self._show)
        games = self.games
        games.search_wanted.connect(self._show)
        games.open_wanted.connect(self._open)
        games.export_wanted.connect(self.export)
        games.import_wanted.connect(self.ask_import)
        games.delete_wanted.connect(self.delete)
        games.restore_wanted.connect(self.bring_back)
        games.destroy_wanted.connect(self.ask_to_destroy)
        games.undo_wanted.connect(self.undo)
        games.play_wanted.connect(tools.leave)
        self.page.leave_wanted.connect(tools.leave)
        self.page.figures_shown.connect(self._show_figures)
        tools.window.pages.currentChanged.connect(self._page_changed)
        tools.window.closing.connect(self.close)

    def show(self) -> None:
        """Show the games as they are now on the disk."""
        for folder in self._tools.folders():
            trash.clear_old(folder)
        self._tools.window.show_page(
            self.page, lambda: QCoreApplication.translate("Library", "Games")
        )
        self.page.tabs.setCurrentIndex(GAMES)
        self._look()
        self.games.table.setFocus()
        if self._noted is not self.library.note:
            self._noted = self.library.note
            self.games.say(library_text.note(self._noted))
            self._tools.warn(f"library: {self._noted}")

    def close(self) -> None:
        """Let go of the index."""
        self._counting.stop()
        self._refreshing.stop()
        self.library.close()

    def retire(self) -> None:
        """Let go of the index for good, with the page."""
        self.close()
        self._tools.window.pages.removeWidget(self.page)
        self.page.deleteLater()
        self.deleteLater()

    def _look(self) -> None:
        for fault in self.library.look(self._tools.folders()):
            self._tools.warn(f"folder of games: {fault}")
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
        if self._tools.window.pages.currentWidget() is not self.page:
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

        page = FiguresPage(self._tools.variants)
        page.dice_wanted.connect(self._tools.show_dice)
        return page

    def all_thrown(self) -> Iterator[AllThrown | None]:
        """The throws of all games, once all are counted; None for each that is still waited for."""
        self.library.look(self._tools.folders())
        yield self.library.thrown()
        counted = 0
        while self.library.count_next():
            counted += 1
            yield self.library.thrown() if counted % SUMMED == 0 else None
        yield self.library.thrown()

    # -- what is done with games -------------------------------------------------------------

    def _open(self, game: LibraryGame) -> None:
        if game.finished:
            self._tools.look_through(game.path)
        else:
            self._tools.open(game)

    def export(self, game: LibraryGame) -> None:
        """Ask for a file to write a game to."""
        try:
            document = load(game.path).document
        except StorageError as fault:
            self._tools.tell(partial(library_text.not_exported, str(game.path), fault.key))
            return
        except Unreadable:
            self._tools.tell(partial(library_text.not_exported, str(game.path), "wrong-format"))
            return
        variant = document.variant
        formats = WRITABLE if knows_ids(variant) else (Format.TTG,)
        self._export.ask(document, file_words.file_name(variant, game.names), formats)

    def ask_import(self) -> None:
        """Ask for files to take into the library."""
        dialog = QFileDialog(self._tools.window)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        everything = naming.tr("All files")
        endings = " ".join(f"*{ending}" for ending in IMPORTED)
        dialog.setNameFilters([f"{naming.tr('GameStore')} ({endings})", f"{everything} (*)"])
        dialog.setDirectory(self._export.folder)
        dialog.filesSelected.connect(lambda names: self.take_in([Path(name) for name in names]))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def take_in(self, paths: Sequence[Path]) -> None:
        """Keep the games of files as far as they can have been played; the files stay."""
        kept: list[Path] = []
        troubles: list[Callable[[], str]] = []
        for path in paths:
            try:
                document = load(path.absolute()).document
                new = take_in(self._tools.games, document)
            except (NotOpened, Unreadable) as why:
                troubles.append(partial(file_words.not_opened, path, why))
            except StorageError as fault:
                troubles.append(partial(library_text.not_taken_in, str(path), fault.key))
            else:
                kept += new
                if not new:
                    troubles.append(partial(library_text.not_taken_in, str(path), "not-a-journal"))
                elif not document.sound:
                    troubles.append(partial(library_text.taken_in_partly, str(path)))
        for path in kept:
            self.library.add_journal(path)
        self._look()
        self.games.say(library_text.PLURALS.taken_in(len(kept)) if kept else "")
        if troubles:
            self._tools.tell(lambda: "\n\n".join(trouble() for trouble in troubles))

    def delete(self, games: Sequence[LibraryGame]) -> None:
        """Put games aside, with a way back."""
        asides, done = [], []
        for game in games:
            try:
                aside = trash.delete(game.path)
            except StorageError as fault:
                self._tools.warn(f"not deleted: {fault}")
                self._tools.tell(partial(library_text.not_deleted, str(game.path), fault.key))
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
        """Bring back games out of the trash."""
        self._restore([game.path for game in games])

    def _restore(self, paths: Sequence[Path]) -> None:
        backs = []
        for path in paths:
            try:
                back = trash.bring_back(path)
            except StorageError as fault:
                self._tools.warn(f"not brought back: {fault}")
                self._tools.tell(partial(library_text.not_brought_back, str(path), fault.key))
                break
            self.library.moved(path, back)
            backs.append(back)
        self._undo = [kept for kept in self._undo if not set(kept) & set(paths)]
        self._look()
        self.games.say(
            library_text.PLURALS.brought_back(len(backs)) if backs else "", bool(self._undo)
        )

    def ask_to_destroy(self, games: Sequence[LibraryGame]) -> None:
        """Ask before games are removed from the trash."""
        agreed = partial(self._destroy, [game.path for game in games])
        destroy_question(self._tools.window, len(games), agreed).open()

    def _destroy(self, paths: Sequence[Path]) -> None:
        for path in paths:
            try:
                trash.destroy(path)
            except StorageError as fault:
                self._tools.tell(partial(library_text.not_deleted, str(path), fault.key))
                break
        self._undo = [kept for kept in self._undo if not set(kept) & set(paths)]
        self._look()
        self.games.say("")
