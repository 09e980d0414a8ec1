"""Careful dealings with files: nothing else in a file's place, and no half-written replacement."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from pathlib import Path

from trictrac_gui.storage.aside import Aside

_FLAGS = (
    getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)  # a pipe with a file's name must not hold the program up
    | getattr(os, "O_BINARY", 0)
)
_BLOCK = 1 << 20


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
    descriptor = os.open(path, flags | _FLAGS, 0o600)
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


def keep_aside(path: Path, data: bytes, mark: str) -> Path:
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


def replace(path: Path, data: bytes) -> None:
    """Put new contents in place of a file's, all or nothing; only its user may read it."""
    with Aside(path.parent, 0o600) as made:
        write_at(made.descriptor, 0, data)
        os.fsync(made.descriptor)
        made.replace(path)
    sync_folder(path.parent)


def put(path: Path, data: bytes, *, over: bool) -> None:
    """Write a file for other people: under its name there is never half of it.

    It may be read by whom new files usually may; one that is written over keeps its permissions.
    Raises ``FileExistsError`` where there is one and ``over`` is not set.
    """
    target = Path(os.path.realpath(path)) if over else path
    with Aside(target.parent, 0o666) as made:
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
