"""The settings in use, which hold at once; and whether the system wants less motion."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from trictrac_gui.storage.errors import SettingsError
from trictrac_gui.storage.log import Log
from trictrac_gui.storage.settings import Settings
from trictrac_gui.ui.window.main_window import MainWindow, geometry_of

SOON = 300
"""Milliseconds after which a change in the open dialog is kept: one drag changes a lot."""
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
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(SOON)
        self._keeping.timeout.connect(self.save)

    def apply(self, settings: Settings) -> None:
        """Let settings hold at once."""
        before, self.current = self.current, settings
        self.changed.emit(before, settings)

    def apply_and_keep(self, settings: Settings) -> None:
        """Let settings hold at once, and keep them soon."""
        self.apply(settings)
        if not self._keeping.isActive():  # who changes something all the time waits no longer
            self._keeping.start()

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
        self._keeping.stop()
        self._forgotten = False
        self.current = self.with_window()
        try:
            self._save(self._to_keep())
        except SettingsError as fault:
            where, key = str(fault.path), fault.key
            self._log.logger.warning(f"settings not saved: {fault}")
            if self._window.isVisible() and not self._told_unsaved:
                self._told_unsaved = True
                from trictrac_gui.ui.text import fault_text

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
        self._keeping.stop()
        self.apply(Settings())
        self._forgotten = True

    def save_last(self) -> None:
        """Keep the settings while the window closes: nobody could read a dialog now."""
        if self._forgotten:
            return
        self._told_unsaved = True
        self.save()


LARGEST_FILE: Final = 256 * 1024

LONGEST_WAIT: Final = 300
"""Milliseconds for an answer over the bus."""

_GET_ANIMATION: Final = 0x1042
"""Windows' SPI_GETCLIENTAREAANIMATION."""


def system_wants_less(
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    home: Path | None = None,
) -> bool:
    """Whether movement is to be avoided; False where the system does not say.

    Qt tells of it on no system (6.11), so each is asked in its own way.
    """
    try:
        if platform == "win32":
            return _windows()
        if platform == "darwin":
            return _mac(home or Path.home())
        return _desktop(environment, home or Path.home()) or _gnome(environment)
    except Exception:  # noqa: BLE001  # a wish that cannot be found out is none
        return False


def _windows() -> bool:
    import ctypes

    animated = ctypes.c_int(1)
    user32 = ctypes.windll.user32  # type: ignore[attr-defined,unused-ignore]
    asked = user32.SystemParametersInfoW(_GET_ANIMATION, 0, ctypes.byref(animated), 0)
    return bool(asked) and not animated.value


def _mac(home: Path) -> bool:
    import plistlib

    file = home / "Library" / "Preferences" / "com.apple.universalaccess.plist"
    wishes = plistlib.loads(file.read_bytes())
    return bool(wishes.get("reduceMotion", False))


def _desktop(environment: Mapping[str, str], home: Path) -> bool:
    """KDE's speed of animations, then GTK's switch, which other desktops write as well."""
    config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    for file, section, key, off in (
        (config / "kdeglobals", "KDE", "AnimationDurationFactor", ("0",)),
        (config / "gtk-4.0" / "settings.ini", "Settings", "gtk-enable-animations", ("false", "0")),
        (config / "gtk-3.0" / "settings.ini", "Settings", "gtk-enable-animations", ("false", "0")),
    ):
        value = _entry(file, section, key)
        if value is not None and value.lower() in off:
            return True
    return False


def _gnome(environment: Mapping[str, str]) -> bool:
    """GNOME keeps its switch in a data base, which is asked over the session's bus."""
    if "GNOME" not in environment.get("XDG_CURRENT_DESKTOP", "").upper():
        return False
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

    ask = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        "Read",
    )
    ask.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    answer = QDBusConnection.sessionBus().call(ask, timeout=LONGEST_WAIT).arguments()
    value = answer[0] if answer else True
    while hasattr(value, "variant"):  # a variant in a variant
        value = value.variant()
    return value is False


def _entry(file: Path, section: str, key: str) -> str | None:
    """One entry of a file of sections, read by hand: such files are seldom quite regular."""
    try:
        if file.stat().st_size > LARGEST_FILE:
            return None
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    inside = False
    for line in lines:
        line = line.strip()
        if line.startswith("["):
            inside = line == f"[{section}]"
        elif inside:
            name, equals, value = line.partition("=")
            if equals and name.strip() == key:
                return value.strip()
    return None
