"""The *File* menu and files dragged onto the window; the rest is built when one is used."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from trictrac_gui.ui.window.app_context import AppContext

if TYPE_CHECKING:
    from trictrac_gui.session.view import GameView
    from trictrac_gui.ui.files.files_controller import FilesController
    from trictrac_gui.ui.files.sources import DropTarget, RecentMenu


class FileMenu(QObject):
    """Connects the menu's actions, and offers them where there is something to do them with."""

    def __init__(self, context: AppContext, files: Callable[[], FilesController]) -> None:
        window = context.window
        super().__init__(window)
        self._window = window
        self._navigator = context.navigator
        self._files = files
        self._settings = context.settings
        actions = window.actions_
        actions.open_file.triggered.connect(lambda: files().ask_open())
        actions.paste.triggered.connect(self._paste)
        actions.save_copy.triggered.connect(lambda: files().ask_copy())
        for name in ("text", "position_id", "match_id", "xgid"):
            copy = partial(self._copy, name.replace("_", "-"))
            actions.all[f"copy_{name}"].triggered.connect(copy)
        context.navigator.changed.connect(self.follow)
        window.menu("files").aboutToShow.connect(self._offer_ids)
        window.menu("files").aboutToShow.connect(lambda: self.recent.fill())
        window.first_painted.connect(self._complete)
        self.follow()
        self._offer_ids()

    @cached_property
    def drop(self) -> DropTarget:
        """Where files can be dropped."""
        from trictrac_gui.ui.files.sources import DropTarget

        window, files = self._window, self._files
        drop = DropTarget(window)
        # A drop must have returned before anything is asked or shown: the other program waits.
        drop.dropped.connect(
            lambda paths: QTimer.singleShot(0, window, lambda: files().open(paths))
        )
        drop.refused.connect(
            lambda text: QTimer.singleShot(0, window, lambda: files().refuse(text))
        )
        return drop

    @cached_property
    def recent(self) -> RecentMenu:
        """The files that were opened before."""
        from trictrac_gui.ui.files.sources import RecentFiles, RecentMenu

        window = self._window
        recent = RecentMenu(
            window, RecentFiles(self._settings), lambda path: self._files().open([path])
        )
        window.menu("files").insertMenu(window.actions_.paste, recent)
        return recent

    def _complete(self) -> None:
        """Build what can be used only with a picture on the screen."""
        _ = self.drop, self.recent

    def _paste(self) -> None:
        now = self._navigator.current
        if now is None or not now.take_pasted():
            self._files().paste()

    def _copy(self, form: str, *_: object) -> None:
        self._files().copy(form)

    def _moment(self) -> GameView | None:
        now = self._navigator.current
        return None if now is None else now.moment()

    def follow(self, *_: object) -> None:
        """Offer to copy and to write where there is a moment."""
        there = self._moment() is not None
        self._window.actions_.save_copy.setEnabled(there)
        self._window.actions_.copy_text.setEnabled(there)

    def _offer_ids(self) -> None:
        """The ids of other programs know one kind of board."""
        view = self._moment()
        known = False
        if view is not None:
            from trictrac_gui.formats.position_text import knows_ids

            known = knows_ids(view.variant)
        actions = self._window.actions_
        for action in (actions.copy_position_id, actions.copy_match_id, actions.copy_xgid):
            action.setEnabled(known)
