"""A lock on an open file that the operating system takes back when the process dies."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from pathlib import Path

_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL)
_TRIES = 5
_PAUSE = 0.02  # seconds; a list of games tests a lock for an instant only

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30  # a byte no journal reaches: a locked byte cannot be read by others

    def _take(descriptor: int, *, shared: bool) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _give_back(descriptor: int) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _take(descriptor: int, *, shared: bool) -> None:
        # The file itself is locked, not its name and not a file beside it: the lock holds
        # whatever the file is renamed to, and nothing is left lying about.
        fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)

    def _give_back(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


class Lock:
    """The lock of one open journal, until ``release``."""

    def __init__(self, descriptor: int, marker: Path | None) -> None:
        self._descriptor = descriptor
        self._marker = marker

    def release(self) -> None:
        """Let others in; the descriptor stays open."""
        with contextlib.suppress(OSError):
            if self._marker is None:
                _give_back(self._descriptor)
            else:
                os.unlink(self._marker)


def acquire(descriptor: int, path: Path) -> Lock | None:
    """Lock an open file for this process alone; None if it is held elsewhere."""
    for left in reversed(range(_TRIES)):
        try:
            _take(descriptor, shared=False)
            return Lock(descriptor, None)
        except OSError as refused:
            if refused.errno in _NO_LOCKS:
                return _acquire_marker(descriptor, path)
            if left:
                time.sleep(_PAUSE)
    return None


def hold(descriptor: int) -> Lock | None:
    """Lock a new file that nobody else knows of yet; None in a folder without locks."""
    try:
        _take(descriptor, shared=False)
    except OSError:
        return None
    return Lock(descriptor, None)


def is_held(descriptor: int, path: Path) -> bool:
    """Whether a program holds the lock of a file, found without keeping it."""
    try:
        _take(descriptor, shared=True)
    except OSError as refused:
        return _marker_alive(_marker(path)) if refused.errno in _NO_LOCKS else True
    with contextlib.suppress(OSError):
        _give_back(descriptor)
    return False


# Some network folders have no locks. There a file beside the journal names its holder, and counts
# for nothing once that process of that computer is gone.


def _marker(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def _acquire_marker(descriptor: int, path: Path) -> Lock | None:
    marker = _marker(path)
    for _ in range(2):
        try:
            made = os.open(marker, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            if _marker_alive(marker):
                return None
            with contextlib.suppress(OSError):
                os.unlink(marker)
            continue
        try:
            os.write(made, f"{os.getpid()} {_this_computer()}\n".encode())
        finally:
            os.close(made)
        return Lock(descriptor, marker)
    return None


def _marker_alive(marker: Path) -> bool:
    try:
        pid, host = marker.read_text("utf-8", errors="replace")[:300].split(maxsplit=1)
        number = int(pid)
    except FileNotFoundError:
        return False
    except (OSError, ValueError):
        return True
    if host.strip() != _this_computer() or number <= 0:
        return True
    if sys.platform == "win32":
        return True  # signal 0 is no question there
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _this_computer() -> str:
    import socket  # noqa: PLC0415 - only folders without locks need it

    return socket.gethostname()
