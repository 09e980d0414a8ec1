"""Sleep and the screen saver, held off while something is shown to many; nothing where none can be.

Whatever holds them off ends with the process at the latest: the name on the bus, the helper that
waits for this process, and the state of the thread all go with it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from trictrac_gui.texts.catalogue import mark

WHY: Final = mark("Present", "A board is being presented")

_BUS: Final = "trictrac-awake"
_SERVICE: Final = "org.freedesktop.ScreenSaver"
_PATH: Final = "/org/freedesktop/ScreenSaver"
_PATIENCE: Final = 1000
"""Milliseconds for the answer of the desktop; a desktop that is stuck holds nobody up."""


class Hold(Protocol):
    """Something that keeps the screen lit until it is let go."""

    def release(self) -> None:
        """Let the screen sleep again."""
        ...


Ask = Callable[[str, str], Hold | None]
"""Asks to keep the screen lit, with the program's name and the reason; None where it cannot be."""


class Awake:
    """Keeps the screen lit between ``hold`` and ``release``, which may both come more than once."""

    def __init__(self, name: str, ask: Ask | None = None) -> None:
        self._name = name
        self._ask = ask if ask is not None else usual()
        self._held: Hold | None = None

    @property
    def held(self) -> bool:
        """Whether the screen is kept lit."""
        return self._held is not None

    def hold(self, why: str) -> None:
        """Keep the screen lit from now on, where the system can be asked to."""
        if self._held is None:
            try:
                self._held = self._ask(self._name, why)
            except (OSError, RuntimeError, AttributeError):
                self._held = None  # what cannot be asked must not stop the lesson

    def release(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            # What does not go now ends with the program.
            with suppress(OSError, RuntimeError, subprocess.TimeoutExpired):
                held.release()


def usual(platform: str = sys.platform) -> Ask:
    """The way of this system."""
    if platform == "win32":
        return ask_windows
    if platform == "darwin":
        return ask_mac
    return ask_desktop


class _OnTheBus:
    """A connection of its own: the desktop lets go when it is closed, and when it breaks."""

    def release(self) -> None:
        """Close the connection."""
        from PySide6.QtDBus import QDBusConnection

        QDBusConnection.disconnectFromBus(_BUS)


def ask_desktop(name: str, why: str) -> Hold | None:
    """Ask the desktop over D-Bus, where the module and a bus are there and somebody answers."""
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS") and not os.environ.get("XDG_RUNTIME_DIR"):
        return None  # or the library would start a bus of its own
    try:
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage
    except ImportError:
        return None
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _BUS)
    if bus.isConnected():
        message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _SERVICE, "Inhibit")
        message.setArguments([name, why])
        answer = bus.call(message, QDBus.CallMode.Block, _PATIENCE)
        if answer.type() is QDBusMessage.MessageType.ReplyMessage:
            return _OnTheBus()
    QDBusConnection.disconnectFromBus(_BUS)
    return None


class _Helper:
    """A helper of the system that is ended."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def release(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=2)


def ask_mac(name: str, why: str) -> Hold | None:
    """Start the helper that macOS has for it; it goes when this process goes."""
    program = shutil.which("caffeinate")
    if program is None:
        return None
    command = [program, "-d", "-w", str(os.getpid())]
    silent = subprocess.DEVNULL
    return _Helper(subprocess.Popen(command, stdin=silent, stdout=silent, stderr=silent))


_CONTINUOUS: Final = 0x80000000
_SYSTEM_REQUIRED: Final = 0x00000001
_DISPLAY_REQUIRED: Final = 0x00000002


class _Thread:
    """What this thread of Windows requires."""

    def __init__(self, require: Callable[[int], int]) -> None:
        self._require = require

    def release(self) -> None:
        """Require nothing any more."""
        self._require(_CONTINUOUS)


def ask_windows(name: str, why: str) -> Hold | None:
    """Tell Windows that this thread needs system and display."""
    import ctypes

    windll = getattr(ctypes, "windll", None)
    if windll is None:
        return None
    require: Callable[[int], int] = windll.kernel32.SetThreadExecutionState
    if require(_CONTINUOUS | _SYSTEM_REQUIRED | _DISPLAY_REQUIRED) == 0:
        return None
    return _Thread(require)
