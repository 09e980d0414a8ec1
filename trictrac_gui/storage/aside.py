"""Files that are made out of sight: under a name there is never half of one.

Where the system can, such a file has no name at all while it is written, and is gone with the
program that dies over it. Elsewhere it has a hidden one, which the next to write there clears away.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from trictrac_gui.storage import lock

_NAME: Final = re.compile(r"\.trictrac-[0-9a-f]{16}\.tmp")
STALE: Final = 600.0
"""Seconds; whoever writes a file for longer holds its lock."""
_UNNAMED: Final = getattr(os, "O_TMPFILE", 0)
_FLAGS: Final = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


class Aside:
    """A file of a folder that is not there for others until it is named; then it is whole.

    What was not named is gone at the end of the ``with``.
    """

    def __init__(self, folder: Path, mode: int) -> None:
        """``mode`` are its permissions, less what the user takes from every new file."""
        clear(folder)
        self._folder = folder
        self._path: Path | None = None
        self._lock: lock.Lock | None = None
        self.descriptor = self._unnamed(mode)
        if self.descriptor < 0:
            self._make_named(mode)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._close()
        if self._path is not None:
            with contextlib.suppress(OSError):
                os.unlink(self._path)

    def name(self, target: Path) -> None:
        """Give the file a name. Raises ``FileExistsError`` where another has it."""
        if self._path is None and self._link(target):
            return
        assert self._path is not None
        self._close()
        if sys.platform == "win32":
            self._path.rename(target)  # there it never replaces anything
            return
        try:
            os.link(self._path, target)
        except FileExistsError:
            raise
        except OSError:  # a file system without second names, as on sticks
            if os.path.lexists(target):
                raise FileExistsError(errno.EEXIST, "there already", str(target)) from None
            self._path.rename(target)

    def replace(self, target: Path) -> None:
        """Put the file in the place of another, if there is one."""
        if self._path is None:
            path = self._new_name()
            if self._link(path):
                self._path = path
        assert self._path is not None
        self._close()
        os.replace(self._path, target)
        self._path = None

    def _new_name(self) -> Path:
        # Short and its own: that of a long one with something added would be too long.
        return self._folder / f".trictrac-{os.urandom(8).hex()}.tmp"

    def _unnamed(self, mode: int) -> int:
        """A file without a name, or -1 where the system has none here."""
        if not _UNNAMED or not Path("/proc/self/fd").is_dir():
            return -1
        try:
            return os.open(self._folder, os.O_RDWR | _UNNAMED | _FLAGS, mode)
        except OSError as refused:
            if refused.errno in (errno.EOPNOTSUPP, errno.EISDIR, errno.EINVAL, errno.ENOENT):
                return -1  # older systems and some folders know none; what is wrong is told there
            raise

    def _make_named(self, mode: int) -> None:
        self._path = self._new_name()
        self.descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_EXCL | _FLAGS, mode)
        self._lock = lock.hold(self.descriptor)

    def _link(self, path: Path) -> bool:
        """Name a file that has no name; where the system refuses, a named one is made of it."""
        # With a folder's descriptor the system follows the link to the open file itself.
        opened = f"/proc/self/fd/{self.descriptor}"
        try:
            os.link(opened, path, src_dir_fd=self.descriptor, follow_symlinks=True)
        except FileExistsError:
            raise
        except OSError:
            self._copy()
            return False
        return True

    def _copy(self) -> None:
        unnamed = self.descriptor
        try:
            self._make_named(0o600)
            if sys.platform != "win32":  # which has no files without a name anyway
                os.fchmod(self.descriptor, stat.S_IMODE(os.fstat(unnamed).st_mode))
            os.lseek(unnamed, 0, os.SEEK_SET)
            while block := os.read(unnamed, 1 << 20):
                rest = memoryview(block)
                while rest:
                    rest = rest[os.write(self.descriptor, rest) :]
            os.fsync(self.descriptor)
        finally:
            os.close(unnamed)

    def _close(self) -> None:
        if self.descriptor < 0:
            return
        if self._lock is not None:
            self._lock.release()
        with contextlib.suppress(OSError):
            os.close(self.descriptor)
        self.descriptor = -1


def clear(folder: Path) -> None:
    """Take away what a program of this user left half made in a folder when it was killed.

    Nothing is touched that has another kind of name, is young, or is held by a program.
    """
    with contextlib.suppress(OSError):
        with os.scandir(folder) as found:
            names = [item.name for item in found if _NAME.fullmatch(item.name)]
        for name in names:
            with contextlib.suppress(OSError):
                _clear(folder / name)


def _clear(path: Path) -> None:
    found = os.lstat(path)
    mine = sys.platform == "win32" or found.st_uid == os.geteuid()
    if not stat.S_ISREG(found.st_mode) or not mine or time.time() - found.st_mtime < STALE:
        return
    descriptor = os.open(path, os.O_RDONLY | _FLAGS | getattr(os, "O_NOFOLLOW", 0))
    try:
        held = lock.is_held(descriptor, path)
    finally:
        os.close(descriptor)
    if not held:
        os.unlink(path)
