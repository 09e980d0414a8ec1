"""All data of the player: what is kept on this computer is shown, and deleted if that is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from trictrac_gui.texts import storage_faults
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.widgets.base_dialog import MessageDialog
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageName

if TYPE_CHECKING:
    from trictrac_gui.storage.own_data import KeptData


class KeptDataController(QObject):
    """Shows and deletes what is kept.

    ``deleting`` carries the ``DataPart`` s that are about to be deleted, to be let go of in memory
    and in open files.
    """

    deleting = Signal(object)

    def __init__(self, context: AppContext, game: GameController) -> None:
        super().__init__(context.window)
        self._context = context
        self._game = game
        context.window.actions_.my_data.triggered.connect(self.ask)

    def ask(self) -> None:
        """Show what is kept on this computer, and delete what is chosen."""
        from trictrac_gui.storage import own_data
        from trictrac_gui.ui.library.my_data import MyDataDialog

        kept = own_data.all_kept(self._context.paths, self._context.game_folders)
        dialog = MyDataDialog(kept, self._context.window)
        dialog.delete_wanted.connect(self._delete)
        dialog.open()

    def _delete(self, chosen: Sequence[KeptData]) -> None:
        from trictrac_gui.storage import own_data
        from trictrac_gui.ui.library.my_data import deleted

        self._context.navigator.open(PageName.START)  # the running game is deleted too
        self.deleting.emit(frozenset(kept.part for kept in chosen))
        faults = own_data.remove(chosen)
        self._context.navigator.open(PageName.START)

        def left() -> list[str]:
            return [storage_faults.located(fault.key, fault.path, translate) for fault in faults]

        # Not by way of the log, which stays as it is.
        MessageDialog(lambda: deleted(left), self._context.window).open()
