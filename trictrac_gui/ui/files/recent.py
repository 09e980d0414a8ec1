"""The files looked through last: a short list in the settings, cleared by a click."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QMenu, QWidget

from trictrac_gui.storage.settings import LONGEST_TEXT
from trictrac_gui.texts.catalogue import shown_path
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.window.settings_controller import SettingsController

MOST: Final = 8


class RecentFiles:
    """The list in the settings; on a shared computer nothing is kept."""

    def __init__(self, settings: SettingsController) -> None:
        self._settings = settings

    def files(self) -> tuple[str, ...]:
        """The files, the last one first."""
        settings = self._settings.current
        return () if settings.guest else settings.recent_files[:MOST]

    def add(self, path: Path) -> None:
        """Remember a file, unless its name can be kept nowhere."""
        name = str(path)
        if self._settings.current.guest or len(name) > LONGEST_TEXT:
            return
        try:
            name.encode()
        except UnicodeEncodeError:  # a name that is no text
            return
        others = [known for known in self.files() if known != name]
        self._keep((name, *others)[:MOST])

    def clear(self) -> None:
        """Forget all of them."""
        self._keep(())

    def _keep(self, files: tuple[str, ...]) -> None:
        if files != self._settings.current.recent_files:
            self._settings.change(recent_files=files)


class RecentMenu(QMenu):
    """The list as a menu, made anew whenever it is opened."""

    def __init__(
        self, parent: QWidget, recent: RecentFiles, wanted: Callable[[Path], object]
    ) -> None:
        super().__init__(parent)
        self._recent = recent
        self._wanted = wanted
        self.fill()

    def fill(self) -> None:
        """List the files as they are now."""
        self.setTitle(translate("Files", "Open &again"))
        self.clear()
        files = self._recent.files()
        names = [Path(file).name for file in files]
        for number, (file, name) in enumerate(zip(files, names, strict=True), 1):
            # Of two files with one name the folder tells which is which.
            told = shown_path(file if names.count(name) > 1 else name).replace("&", "&&")
            action = self.addAction(f"&{number}  {told}")
            action.setStatusTip(shown_path(file))
            action.triggered.connect(partial(self._open, Path(file)))
        if files:
            self.addSeparator()
            self.addAction(translate("Files", "&Clear the list")).triggered.connect(self._clear)
        self.setEnabled(bool(files))

    def _open(self, path: Path, *_: object) -> None:
        self._wanted(path)

    def _clear(self) -> None:
        self._recent.clear()
        self.fill()

    def changeEvent(self, event: QEvent) -> None:
        """Word it anew when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.fill()
