"""Everything of the window that deals with what is kept: the games, and all data of the player."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.storage import Paths
from trictrac_gui.ui.start.choice import UnfinishedGame
from trictrac_gui.ui.text import fault_text
from trictrac_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from trictrac_gui.storage.library_rows import LibraryGame
    from trictrac_gui.storage.own_data import DataPart, KeptData
    from trictrac_gui.ui.library.library_controller import LibraryController
    from trictrac_gui.ui.widgets.base_dialog import ChoiceDialog


@dataclass(frozen=True)
class KeptDataContext:
    """What the shelf is handed: it builds none of it."""

    window: MainWindow
    variants: Sequence[Variant]
    paths: Paths | None
    """Where everything is kept; without it the list of games is made anew each time."""
    games: GameStore
    folders: Callable[[], list[Path]]
    """The folders of games, that of the program first."""
    tell: Callable[[Callable[[], str]], None]
    warn: Callable[[str], None]
    let_go: Callable[[], None]
    """Keep the running game for later."""
    show_start: Callable[[], None]
    show_dice: Callable[[], None]
    go_on: Callable[[UnfinishedGame], None]
    look_through: Callable[[Path], None]
    """Show a game line by line, without touching it."""
    forget: Callable[[Collection[DataPart]], None]
    """Let go of what is about to be deleted, in memory and in open files."""


class KeptDataController(QObject):
    """Opens the list of games, and what can be seen and deleted of the player's data."""

    def __init__(self, tools: KeptDataContext) -> None:
        super().__init__(tools.window)
        self._tools = tools
        self._window = tools.window
        self._librarian: LibraryController | None = None
        actions = tools.window.actions_
        actions.games.triggered.connect(self.show_games)
        actions.my_data.triggered.connect(self.ask_my_data)

    # -- the games ---------------------------------------------------------------------------

    @property
    def librarian(self) -> LibraryController:
        """The library, opened when it is first wanted."""
        if self._librarian is None:
            from trictrac_gui.storage.library import Library
            from trictrac_gui.ui.library.library_controller import LibraryContext, LibraryController

            tools = self._tools
            file = None if tools.paths is None else tools.paths.library
            self._librarian = LibraryController(
                LibraryContext(
                    window=tools.window,
                    variants=tools.variants,
                    library=Library.open(file, tools.variants),
                    games=tools.games,
                    folders=tools.folders,
                    tell=tools.tell,
                    warn=tools.warn,
                    open=self._open,
                    show_dice=tools.show_dice,
                    look_through=tools.look_through,
                    leave=tools.show_start,
                )
            )
        return self._librarian

    def show_games(self) -> None:
        """Keep the running game for later and show all games."""
        self._tools.let_go()
        self.librarian.show()

    def _open(self, game: LibraryGame) -> None:
        self._tools.go_on(
            UnfinishedGame(game.path, game.variant, game.names, None, game.changed, game.fault)
        )

    def ask_about_busy(self, game: UnfinishedGame) -> None:
        """Say that another window plays a game, and offer to look through it."""
        busy_question(
            self._window,
            look=lambda: self._tools.look_through(game.path),
            again=lambda: self._tools.go_on(game),
        ).open()

    def ask_about_moved(self, place: str, copy: Callable[[], object]) -> None:
        """Say that a game goes on in another folder, and offer to go on with a copy."""
        from trictrac_gui.ui.files.naming import shown

        moved_question(self._window, shown(place), copy).open()

    # -- the player's data -------------------------------------------------------------------

    def ask_my_data(self) -> None:
        """Show what is kept on this computer, and delete what is chosen."""
        from trictrac_gui.storage import own_data
        from trictrac_gui.ui.library.my_data import MyDataDialog

        if self._tools.paths is None:
            return
        kept = own_data.all_kept(self._tools.paths, self._tools.folders())
        dialog = MyDataDialog(kept, self._window)
        dialog.delete_wanted.connect(self._delete)
        dialog.open()

    def _delete(self, chosen: Sequence[KeptData]) -> None:
        from trictrac_gui.storage import own_data
        from trictrac_gui.ui.dialogs.message import MessageDialog
        from trictrac_gui.ui.library.my_data import deleted

        self._tools.let_go()  # what lies on the table is deleted too
        if self._librarian is not None:
            self._librarian.retire()
            self._librarian = None
        self._tools.forget({kept.part for kept in chosen})
        faults = own_data.remove(chosen)
        self._tools.show_start()

        def left() -> list[str]:
            return [
                f"{fault_text.place(fault.path)}: {fault_text.cause(fault.key)}" for fault in faults
            ]

        MessageDialog(lambda: deleted(left), self._window).open()  # the log stays as it is


def busy_question(
    parent: QWidget | None, *, look: Callable[[], object], again: Callable[[], object]
) -> ChoiceDialog:
    """What to do about a game that is open in another window."""
    from trictrac_gui.ui.widgets.base_dialog import Choice, ChoiceDialog

    return ChoiceDialog(
        parent,
        "busy",
        lambda: QCoreApplication.translate("Busy", "This game is being played elsewhere"),
        [
            lambda: QCoreApplication.translate(
                "Busy",
                "Another window of the program has this game open, so nothing can be played in it "
                "here. You can look through it as far as it has come, or close the other window "
                "and try again.",
            )
        ],
        {
            "other": Choice(lambda: QCoreApplication.translate("Busy", "Another game")),
            "again": Choice(lambda: QCoreApplication.translate("Busy", "Try again"), again),
            "look": Choice(
                lambda: QCoreApplication.translate("Busy", "Look through"), look, primary=True
            ),
        },
    )


def moved_question(parent: QWidget | None, place: str, copy: Callable[[], object]) -> ChoiceDialog:
    """Whether to go on with a copy of a game that goes on in another folder."""
    from trictrac_gui.ui.widgets.base_dialog import Choice, ChoiceDialog

    def text() -> str:
        return QCoreApplication.translate(
            "Moved",
            "It was moved to {folder}, where it cannot be found now. What has been played since is "
            "known only there. You can go on from where it stood here: as a copy, which is another "
            "game.",
        ).format(folder=place)

    return ChoiceDialog(
        parent,
        "moved",
        lambda: QCoreApplication.translate("Moved", "This game goes on in another folder"),
        [text],
        {
            "copy": Choice(lambda: QCoreApplication.translate("Moved", "Go on with a copy"), copy),
            "later": Choice(lambda: QCoreApplication.translate("Moved", "Not now"), primary=True),
        },
    )
