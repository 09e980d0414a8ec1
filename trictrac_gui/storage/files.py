"""Careful dealings with files: nothing else in a file's place, no half-written replacement.

What is written for good is made out of sight first: where the system can, as a file that has no
name at all while it is written, and is gone with the program that dies over it. Elsewhere it has a
hidden name, which the next to write there clears away. ``write_private`` and ``write_shared`` tell
the program's own files from those lent to other people.
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

_OPENING: Final = (
    getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)  # a pipe with a file's name must not hold the program up
    | getattr(os, "O_BINARY", 0)
)
_BLOCK = 1 << 20
LATEST: Final = (1 << 63) - 1
"""Nanoseconds since 1970: a moment in the year 2262."""


def open_file(path: Path, flags: int) -> int:
    """A descriptor of a regular file; anything else under that name is an ``OSError``."""
    try:
        named = os.lstat(path)
    except FileNotFoundError:
        if not flags & os.O_CREAT:
            raise
    except ValueError as bad_name:  # a NUL in the name
        raise OSError(errno.EINVAL, "unusable file name", str(path)) from bad_name
    else:
        if not stat.S_ISREG(named.st_mode) and not flags & os.O_EXCL:
            raise OSError(errno.ELOOP, "not a regular file", str(path))
    descriptor = os.open(path, flags | _OPENING, 0o600)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(errno.ELOOP, "not a regular file", str(path))
    return descriptor


def read_up_to(descriptor: int, limit: int) -> bytes:
    """The bytes of an open file from its start, at most ``limit`` of them."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    blocks: list[bytes] = []
    left = limit
    while left > 0:
        block = os.read(descriptor, min(left, _BLOCK))
        if not block:
            break
        blocks.append(block)
        left -= len(block)
    return b"".join(blocks)


def read_file(path: Path, limit: int) -> bytes:
    """The bytes of a file, at most ``limit`` of them. Raises ``OSError``."""
    descriptor = open_file(path, os.O_RDONLY)
    try:
        return read_up_to(descriptor, limit)
    finally:
        os.close(descriptor)


def open_chosen(path: Path) -> int:
    """A descriptor for reading a file that somebody names: links to files are followed.

    Raises ``OSError`` for pipes, devices and sockets, without waiting for them, and for folders.
    """
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    return open_file(target, os.O_RDONLY)


def read_chosen(path: Path, limit: int) -> bytes:
    """The bytes of a file that somebody names, at most ``limit`` of them. Raises ``OSError``."""
    descriptor = open_chosen(path)
    try:
        return read_up_to(descriptor, limit)
    finally:
        os.close(descriptor)


def changed_ns(found: os.stat_result) -> int:
    """When a file was last changed, in nanoseconds since 1970, as far as a database can hold it.

    A date before 1970 or after 2262 is none that anybody changed a file on.
    """
    return max(0, min(found.st_mtime_ns, LATEST))


def write_at(descriptor: int, offset: int, data: bytes) -> None:
    """All the bytes from ``offset`` on, however few the system takes at a time."""
    os.lseek(descriptor, offset, os.SEEK_SET)
    rest = memoryview(data)
    while rest:
        written = os.write(descriptor, rest)
        if written <= 0:
            raise OSError(errno.EIO, "the system takes no more bytes")
        rest = rest[written:]


def sync_folder(folder: Path) -> None:
    """Make a new or renamed entry of a folder lasting, where the system has a way to."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0))
    try:
        os.fsync(descriptor)
    except OSError as refused:
        # Some network and memory file systems know no sync of a folder.
        if refused.errno not in (errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.ENOSYS):
            raise
    finally:
        os.close(descriptor)


def write_new(path: Path, data: bytes) -> None:
    """A new file with these bytes, on the disk when this returns; never over an older one."""
    descriptor = open_file(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
    try:
        write_at(descriptor, 0, data)
        os.fsync(descriptor)
    except BaseException:
        with contextlib.suppress(OSError):
            os.close(descriptor)
            os.unlink(path)
        raise
    os.close(descriptor)
    sync_folder(path.parent)


def keep_copy(path: Path, data: bytes, mark: str) -> Path:
    """Keep the bytes of ``path`` under the first free name ``<stem>.<mark>-<n><suffix>``.

    A copy that is there already, from a try that failed later on, serves as it is.
    """
    number = 1
    while True:
        aside = path.with_name(f"{path.stem}.{mark}-{number}{path.suffix}")
        try:
            write_new(aside, data)
        except FileExistsError:
            if _holds(aside, data):
                sync_folder(path.parent)
                return aside
            number += 1
        else:
            return aside


def _holds(path: Path, data: bytes) -> bool:
    try:
        descriptor = open_file(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        return read_up_to(descriptor, len(data) + 1) == data
    finally:
        os.close(descriptor)


def write_private(path: Path, data: bytes) -> None:
    """Put new contents in place of a file's, all or nothing; only its user may read it."""
    with AtomicFile(path.parent, 0o600) as made:
        write_at(made.descriptor, 0, data)
        os.fsync(made.descriptor)
        made.replace(path)
    sync_folder(path.parent)


def write_shared(path: Path, data: bytes, *, over: bool) -> None:
    """Write a file for other people: under its name there is never half of it.

    It may be read by whom new files usually may; one that is written over keeps its permissions.
    Raises ``FileExistsError`` where there is one and ``over`` is not set.
    """
    target = Path(os.path.realpath(path)) if over else path
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if over and os.path.lexists(target) and not target.is_file():
        raise OSError(errno.ELOOP, "not a regular file", str(path))
    with AtomicFile(target.parent, 0o666) as made:
        write_at(made.descriptor, 0, data)
        if over and sys.platform != "win32":
            with contextlib.suppress(OSError):
                os.fchmod(made.descriptor, stat.S_IMODE(target.stat().st_mode))
        os.fsync(made.descriptor)
        if over:
            made.replace(target)
        else:
            made.name(target)
    sync_folder(target.parent)


# --- Made out of sight ---------------------------------------------------------------------

_NAME: Final = re.compile(r"\.trictrac-[0-9a-f]{16}\.tmp")
STALE: Final = 600.0
"""Seconds; whoever writes a file for longer holds its lock."""
_UNNAMED: Final = getattr(os, "O_TMPFILE", 0)
_FLAGS: Final = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


class AtomicFile:
    """A file of a folder that is not there for others until it is named; then it is whole.

    What was not named is gone at the end of the ``with``.
    """

    def __init__(self, folder: Path, mode: int) -> None:
        """``mode`` are its permissions, less what the user takes from every new file."""
        clear_left_over(folder)
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


def clear_left_over(folder: Path) -> None:
    """Take away what a program of this user left half made in a folder when it was killed.

    Nothing is touched that has another kind of name, is young, or is held by a program.
    """
    with contextlib.suppress(OSError):
        with os.scandir(folder) as found:
            names = [item.name for item in found if _NAME.fullmatch(item.name)]
        for name in names:
            with contextlib.suppress(OSError):
                _remove_left_over(folder / name)


def _remove_left_over(path: Path) -> None:
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


# --- Where a folder lies -------------------------------------------------------------------

MOUNTS = Path("/proc/self/mounts")

_LOCAL = frozenset(
    ("apfs", "bcachefs", "btrfs", "ecryptfs", "exfat", "ext2", "ext3", "ext4", "f2fs", "jfs")
) | frozenset(
    ("msdos", "ntfs", "ntfs3", "overlay", "ramfs", "reiserfs", "tmpfs", "vfat", "xfs", "zfs")
)
"""Kinds of which it is known that all who have a file open are on the same computer."""


def kind_of(place: Path, mounts: str) -> str:
    """The kind of file system a place lies on, by a table of mounts; empty where none holds it.

    Of several mounts on the same point the last one is what is seen there.
    """
    longest, kind = -1, ""
    for line in mounts.splitlines():
        parts = line.split(" ")
        if len(parts) < 3:
            continue
        point = Path(_unescaped(parts[1]))
        if place.is_relative_to(point) and len(point.parts) >= longest:
            longest, kind = len(point.parts), parts[2]
    return kind


def _unescaped(escaped: str) -> str:
    """A path of the table of mounts, which writes blanks and the like in octal."""
    for octal, character in (("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")):
        escaped = escaped.replace(octal, character)
    return escaped


if sys.platform == "win32":
    import ctypes

    _REMOVABLE, _FIXED, _IN_MEMORY = 2, 3, 6

    def _is_local(folder: Path, mounts: Path) -> bool:
        kind = ctypes.windll.kernel32.GetDriveTypeW(folder.absolute().anchor)
        return kind in (_REMOVABLE, _FIXED, _IN_MEMORY)

else:

    def _is_local(folder: Path, mounts: Path) -> bool:
        try:
            told = mounts.read_text("utf-8", errors="surrogateescape")
            place = folder.resolve()
        except (OSError, ValueError, RuntimeError):
            return False
        return kind_of(place, told) in _LOCAL


def is_surely_local(folder: Path, mounts: Path = MOUNTS) -> bool:
    """Whether a folder lies on a disk of this computer; False where that cannot be told.

    Programs share memory over such a folder's files, which SQLite's WAL mode needs.
    """
    return _is_local(folder, mounts)
