"""Whether a display answers, found out by connecting to it as Qt would, with a limit in time."""

from __future__ import annotations

import ctypes
import re
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

TIMEOUT: Final = 5.0
"""Seconds a display has to answer; a machine that is switched off would not for minutes."""

X11_FOLDER: Final = Path("/tmp/.X11-unix")
FIRST_X11_PORT: Final = 6000

_DISPLAY = re.compile(r"(?:(?P<protocol>\w+)/)?(?P<host>.*):(?P<number>\d+)(?:\.\d+)?")


TranslateText = Callable[[str, str], str]
"""Gives a text in the language of whoever reads it, from its context and the English text."""


def in_english(context: str, text: str) -> str:
    """The text as it is."""
    return text


class Unreachable(OSError):
    """A display that cannot be used; the text says which and why, without a full stop."""


def reach_x11(
    display: str,
    *,
    folder: Path = X11_FOLDER,
    timeout: float = TIMEOUT,
    translate: TranslateText = in_english,
) -> None:
    """Connect to an X display such as ``:0``, ``unix:0``, ``host:10.0`` or the path of a socket.

    Raises ``Unreachable`` when nobody answers there or the server turns this user away.
    """
    if not display:
        raise Unreachable(translate("Preflight", "DISPLAY is not set"))
    if _is_beside(display, folder):
        try:
            _shake_hands(display, timeout, translate)
        except Unreachable:
            pass  # what is wrong is found out below
        else:
            return
    if not Path(display).is_absolute() or _answers_at(display, timeout, translate) is not None:
        match = _DISPLAY.fullmatch(display)
        if match is None:
            text = translate("Preflight", "DISPLAY is “{name}”, which does not name a display")
            raise Unreachable(text.format(name=display))
        _reach(display, match, folder, timeout, translate)
    _shake_hands(display, timeout, translate)


def reach_wayland(
    environ: Mapping[str, str], *, timeout: float = TIMEOUT, translate: TranslateText = in_english
) -> None:
    """Connect to the Wayland compositor the environment names; raises ``Unreachable``."""
    name = environ.get("WAYLAND_DISPLAY") or "wayland-0"
    folder = environ.get("XDG_RUNTIME_DIR")
    if not Path(name).is_absolute() and not folder:
        text = translate("Preflight", "WAYLAND_DISPLAY is “{name}”, but XDG_RUNTIME_DIR is not set")
        raise Unreachable(text.format(name=name))
    reason = _answers_at(str(Path(folder or "/") / name), timeout, translate)
    if reason:
        text = translate("Preflight", "the Wayland display “{name}” cannot be reached ({reason})")
        raise Unreachable(text.format(name=name, reason=reason))


def _is_beside(display: str, folder: Path) -> bool:
    """Whether this machine shows the display itself, as nearly always: then one question will do.

    The sockets of Python, which all else here needs, are a fiftieth of the start.
    """
    match = _DISPLAY.fullmatch(display)
    return match is not None and not match["host"] and (folder / f"X{match['number']}").is_socket()


def _reach(
    display: str, match: re.Match[str], folder: Path, timeout: float, translate: TranslateText
) -> None:
    """Try the addresses in the order of the X library: socket without a file, file, network."""
    protocol, host, number = match["protocol"], match["host"], int(match["number"])
    reasons: list[str] = []
    local = protocol == "unix" or host in ("", "unix")
    if local:
        path = str(folder / f"X{number}")
        # The leading NUL asks for Linux's sockets that have a name but no file.
        names = [f"\0{path}", path] if sys.platform.startswith("linux") else [path]
        for name in names:
            reason = _answers_at(name, timeout, translate)
            if reason is None:
                return
            reasons.append(reason)
    if not local or (host == "" and protocol is None):
        reason = _answers_on_network(host.strip("[]") or "localhost", number, timeout, translate)
        if reason is None:
            return
        reasons.append(reason)
    # The file says more than the network about a display of this machine.
    best = reasons[-1] if not local else reasons[min(1, len(reasons) - 1)]
    text = translate("Preflight", "the X display “{name}” cannot be reached ({reason})")
    raise Unreachable(text.format(name=display, reason=best))


def _answers_at(path: str, timeout: float, translate: TranslateText) -> str | None:
    import socket  # noqa: PLC0415 - see _is_beside

    if not hasattr(socket, "AF_UNIX"):
        return translate("Preflight", "this system has no such sockets")
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as attempt:
            attempt.settimeout(timeout)
            attempt.connect(path)
    except (OSError, ValueError) as error:
        return _words(error, translate)
    return None


def _answers_on_network(
    host: str, number: int, timeout: float, translate: TranslateText
) -> str | None:
    import socket  # noqa: PLC0415 - see _is_beside

    port = FIRST_X11_PORT + number
    if port > 65535:
        return translate("Preflight", "no display has so high a number")
    try:
        socket.create_connection((host, port), timeout).close()
    except (OSError, UnicodeError) as error:
        return _words(error, translate)
    return None


def _words(error: Exception, translate: TranslateText) -> str:
    import socket  # noqa: PLC0415 - see _is_beside

    if isinstance(error, TimeoutError):
        return translate("Preflight", "it does not answer")
    if isinstance(error, socket.gaierror):
        return translate("Preflight", "nobody knows its machine")
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    told = translate("SystemFaults", text)
    return text[:1].lower() + text[1:] if told == text else told


def _shake_hands(display: str, timeout: float, translate: TranslateText) -> None:
    """Ask the X library itself: a server that answers may still refuse this user.

    It runs in a thread, since a server that accepts and says nothing would hold it for ever;
    without the library there is nothing to ask, and its absence is reported as such.
    """
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return
    xcb.xcb_connect.restype = ctypes.c_void_p
    outcome: list[int] = []

    def connect() -> None:
        connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
        outcome.append(xcb.xcb_connection_has_error(connection))
        xcb.xcb_disconnect(connection)

    attempt = threading.Thread(target=connect, daemon=True)
    attempt.start()
    attempt.join(timeout)
    if not outcome:
        text = translate(
            "Preflight", "the X display “{name}” accepts connections but does not answer"
        )
        raise Unreachable(text.format(name=display))
    if outcome[0]:
        text = translate("Preflight", "the X display “{name}” refuses the connection of this user")
        raise Unreachable(text.format(name=display))
