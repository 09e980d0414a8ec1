"""The settings in use: they hold at once, and are kept for the next start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from trictrac_gui.storage import Settings, SettingsError
from trictrac_gui.storage.log import Log
from trictrac_gui.ui.text import fault_text
from trictrac_gui.ui.window.main_window import MainWindow
from trictrac_gui.ui.window.placement import geometry_of

ASK_THE_SYSTEM = 300
"""Milliseconds after the start: by then the first picture is there."""


class SettingsController(QObject):
    """Holds the settings; ``changed`` carries those before and those in use now.

    ``lent`` are fields that the command line gave other values for this run alone, each with the
    value that is kept for the next. ``not_saved`` carries a function that says why, once.
    """

    changed = Signal(object, object)
    not_saved = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        save: Callable[[Settings], object],
        log: Log,
        lent: Mapping[str, str],
    ) -> None:
        super().__init__(window)
        self.current = settings
        self._window = window
        self._save = save
        self._log = log
        self._lent = {name: (getattr(settings, name), kept) for name, kept in lent.items()}
        self._told_unsaved = False
        self._forgotten = False
        """Whether the settings were deleted, and nothing was chosen since."""
        self._less_motion = False
        self._asking = QTimer(self)
        self._asking.setSingleShot(True)
        self._asking.setInterval(ASK_THE_SYSTEM)
        self._asking.timeout.connect(self.ask_the_system)
        self._asking.start()

    def apply(self, settings: Settings) -> None:
        """Let settings hold at once."""
        before, self.current = self.current, settings
        self.changed.emit(before, settings)

    def change(self, **fields: Any) -> None:
        """Let some settings hold at once, and keep them all."""
        self.apply(replace(self.current, **fields))
        self.save()

    def choose_language(self, language: str) -> None:
        """Speak another language from now on, the system's for an empty string."""
        self._lent.pop("language", None)
        self.change(language=language)

    # -- motion --------------------------------------------------------------------------------

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing may move: by the player's wish, else by the system's."""
        wish = self.current.reduced_motion
        return wish == "on" or (wish == "system" and self._less_motion)

    @property
    def speed(self) -> float:
        """How long movements last, as a share of the usual; 0 where nothing may move."""
        return 0.0 if self.reduced_motion else self.current.animation

    def ask_the_system(self) -> None:
        """Find out whether the system wants less motion."""
        from trictrac_gui.ui.window.reduced_motion import system_wants_less

        less = system_wants_less()
        if less != self._less_motion:
            self._less_motion = less
            self.changed.emit(self.current, self.current)

    # -- keeping -------------------------------------------------------------------------------

    def with_window(self) -> Settings:
        """The settings with the window as it stands."""
        window = self._window
        return replace(
            self.current,
            geometry=geometry_of(window),
            full_screen=window.isFullScreen(),
            dock_open=window.docks.rules_wanted,
            dock_width=window.docks.rules_width(self.current.dock_width),
        )

    def save(self) -> None:
        """Keep the settings for the next start; that they cannot be kept is told once."""
        self._forgotten = False
        self.current = self.with_window()
        try:
            self._save(self._to_keep())
        except SettingsError as fault:
            where, key = str(fault.path), fault.key
            self._log.logger.warning(f"settings not saved: {fault}")
            if self._window.isVisible() and not self._told_unsaved:
                self._told_unsaved = True
                self.not_saved.emit(lambda: fault_text.settings_not_saved(where, key))

    def _to_keep(self) -> Settings:
        """The settings without what the command line asked for and nobody has changed since."""
        kept: dict[str, object] = {
            name: old
            for name, (given, old) in self._lent.items()
            if getattr(self.current, name) == given
        }
        if self.current.guest:
            kept |= {"names": {}, "recent_files": ()}
        return replace(self.current, **kept)  # type: ignore[arg-type]  # texts for texts

    def forget(self) -> None:
        """Have the settings of a first start, and write none before one is changed."""
        self.apply(Settings())
        self._forgotten = True

    def save_last(self) -> None:
        """Keep the settings while the window closes: nobody could read a dialog now."""
        if self._forgotten:
            return
        self._told_unsaved = True
        self.save()
