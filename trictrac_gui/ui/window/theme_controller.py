"""Keeps the theme of the window: by the settings, the system, and an own theme that is written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from trictrac_gui.decoding import DecodingError
from trictrac_gui.storage.log import Log
from trictrac_gui.storage.settings import Settings
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.theme_store import ApplicationTheme
from trictrac_gui.ui.window.main_window import MainWindow
from trictrac_gui.ui.window.settings_controller import SettingsController

REREAD = 250
"""Milliseconds of rest after an own theme has been saved."""


class ThemeController(QObject):
    """Applies themes; ``not_used`` carries a function that says why one cannot be, once."""

    not_used = Signal(object)

    def __init__(
        self, window: MainWindow, theme: ApplicationTheme, settings: SettingsController, log: Log
    ) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._settings = settings
        self._log = log
        self._told = ""
        self._rereading = QTimer(self)
        self._rereading.setSingleShot(True)
        self._rereading.setInterval(REREAD)
        self._rereading.timeout.connect(self.apply)
        self._watcher: QFileSystemWatcher | None = None
        settings.changed.connect(self._follow)
        window.sharpness_changed.connect(self.apply)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_the_system)

    def apply(self) -> None:
        """Put the theme of the settings on everything."""
        chosen = self._settings.current
        self.follow_up(self._theme.apply(chosen.theme, chosen.text_scale))

    def follow_up(self, fault: DecodingError | None) -> None:
        """See to the theme that was applied, and tell what was wrong with the one wanted."""
        self._watch()
        self._tell(fault)

    def _follow(self, before: Settings, now: Settings) -> None:
        if (now.theme, now.text_scale) != (before.theme, before.text_scale):
            self.apply()

    def _follow_the_system(self) -> None:
        """The system has turned light or dark."""
        if not self._settings.current.theme:
            self.apply()

    def _watch(self) -> None:
        """An own theme is read anew whenever it is saved."""
        store, name = self._theme.store, self._settings.current.theme
        wanted: list[Path] = []
        if store.is_own(name):
            # The folder as well: many editors put a new file in the old one's place.
            wanted = [store.folder, store.folder / name]
        if self._watcher is None:
            if not wanted:
                return
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self._rereading.start)
            self._watcher.directoryChanged.connect(self._rereading.start)
        watched = [*self._watcher.files(), *self._watcher.directories()]
        names = [str(path) for path in wanted if path.exists()]
        if gone := [path for path in watched if path not in names]:
            self._watcher.removePaths(gone)
        if fresh := [path for path in names if path not in watched]:
            self._watcher.addPaths(fresh)

    def _tell(self, fault: DecodingError | None) -> None:
        """Tell a fault once; the settings, where they are open, name it themselves."""
        said = "" if fault is None else str(fault)
        news, self._told = said != self._told, said
        if fault is None or not news:
            return
        from trictrac_gui.texts import storage_faults

        where = storage_faults.place(fault.path, translate, fault.field or "", fault.line or 0)
        key = fault.key
        self._log.logger.warning(said)
        if not self._window.isVisible() or not _choosing():
            from trictrac_gui.ui.text import fault_text

            self.not_used.emit(lambda: fault_text.theme_not_used(where, key))


def _choosing() -> bool:
    modal = QApplication.activeModalWidget()
    return modal is not None and modal.objectName() == "settings"
