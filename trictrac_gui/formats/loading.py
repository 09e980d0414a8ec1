"""A file of games from the disk: opened with care, read once, and looked at again for changes."""

from __future__ import annotations

import errno
import os
import re
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trictrac_gui.formats.faults import FileSpot, Unreadable, fault
from trictrac_gui.formats.formats import Document, read_document
from trictrac_gui.formats.text import LARGEST_FILE
from trictrac_gui.storage.errors import StorageError, cause_key
from trictrac_gui.storage.files import open_chosen, read_up_to

_ADDRESS: Final = re.compile(r"(?!file:)[a-z][a-z0-9+.-]+://", re.IGNORECASE)


class NotOpened(StorageError):
    """A file that cannot be opened; nothing of it was read."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What tells that a file is another one than was read."""

    size: int
    changed: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """A document with the file it came from, as that was when it was read."""

    path: Path
    document: Document
    stamp: Stamp


def is_address(text: str) -> bool:
    """Whether a text names something in a network by its address."""
    return _ADDRESS.match(text.strip()) is not None


def load(path: Path) -> Loaded:
    """Read a file of games; links are followed, and nothing is ever written.

    Raises ``NotOpened`` for what is no ordinary file or cannot be read, and ``Unreadable`` where
    nothing in it can be made a game of.
    """
    try:
        descriptor = open_chosen(path)
    except (OSError, ValueError) as cause:
        raise NotOpened(path, key_of(cause)) from cause
    try:
        found = os.fstat(descriptor)
        if found.st_size > LARGEST_FILE:
            raise Unreadable(fault("too-large", FileSpot(), limit=LARGEST_FILE))
        data = read_up_to(descriptor, LARGEST_FILE + 1)
    except OSError as cause:
        raise NotOpened(path, key_of(cause)) from cause
    finally:
        os.close(descriptor)
    return Loaded(path, read_document(data), Stamp(found.st_size, found.st_mtime_ns))


def changed(loaded: Loaded) -> str:
    """What became of a file since it was read: ``changed``, ``vanished``, or empty for nothing."""
    try:
        now = os.stat(loaded.path)
    except (OSError, ValueError):
        return "vanished"
    if not stat.S_ISREG(now.st_mode):
        return "vanished"
    return "" if Stamp(now.st_size, now.st_mtime_ns) == loaded.stamp else "changed"


def key_of(cause: OSError | ValueError) -> str:
    """The key for why a file could not be opened or written."""
    if not isinstance(cause, OSError):  # a NUL in the name
        return "bad-name"
    if cause.errno in (errno.EINVAL, errno.ENAMETOOLONG):
        return "bad-name"
    if cause.errno == errno.EISDIR:
        return "a-folder"
    return cause_key(cause)
