"""Whether the system asks programs to move less."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

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
