"""The file of the library's index: opened whatever state it is in, or done without."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from enum import StrEnum
from pathlib import Path

from trictrac_gui.storage.files import is_surely_local
from trictrac_gui.storage.library_schema import ForeignDatabase, NewerLibrary, migrate

PATIENCE = 2.0
"""Seconds to wait for another program that is writing to the index."""

_BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database while it is in use."""


class Note(StrEnum):
    """What is to be said about the index once it is open."""

    NONE = ""
    REBUILT = "rebuilt"
    """It was damaged; it is kept aside, and a new one is made from the games."""
    NEWER = "newer"
    """A newer program made it: this one does with a list in memory."""
    IN_MEMORY = "in-memory"
    """The disk takes no index; the list lasts as long as the program runs."""


def open_index(path: Path) -> tuple[sqlite3.Connection, Note]:
    """The index, in its file where that can be had, else in memory; nothing is raised."""
    try:
        return _open(path), Note.NONE
    except NewerLibrary:
        return in_memory(), Note.NEWER
    except (sqlite3.OperationalError, OSError):
        return in_memory(), Note.IN_MEMORY
    except (sqlite3.DatabaseError, ForeignDatabase):
        pass
    try:
        set_aside(path)
        return _open(path), Note.REBUILT
    except (sqlite3.Error, OSError, ForeignDatabase, NewerLibrary):
        return in_memory(), Note.IN_MEMORY


def in_memory() -> sqlite3.Connection:
    """An empty index without a file."""
    database = sqlite3.connect(":memory:", isolation_level=None)
    _prepare(database)
    return database


def set_aside(path: Path) -> Path:
    """Give a damaged index, with all that belongs to it, a name of its own, and say which."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    os.replace(path, aside)
    for end in _BESIDE:
        with contextlib.suppress(FileNotFoundError):
            os.replace(path.with_name(path.name + end), aside.with_name(aside.name + end))
    return aside


def files_of(path: Path) -> list[Path]:
    """The file of the index and what belongs to it, damaged ones set aside included."""
    stem = (path.stem, f"{path.stem}.damaged-")
    try:
        found = [item for item in path.parent.iterdir() if item.name.startswith(stem)]
    except OSError:
        return []
    ends = tuple(path.suffix + end for end in ("", *_BESIDE))
    return sorted(item for item in found if item.name.endswith(ends))


def _open(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        with contextlib.suppress(OSError):
            path.chmod(0o600)  # who plays with whom is nobody else's business
        # Programs on two computers share no memory, which WAL needs: it would damage the index.
        local = is_surely_local(path.parent)
        database.execute(f"PRAGMA journal_mode = {'WAL' if local else 'DELETE'}")
        database.execute(f"PRAGMA synchronous = {'NORMAL' if local else 'FULL'}")
        (sound,) = database.execute("PRAGMA quick_check(1)").fetchone()
        if sound != "ok":
            raise sqlite3.DatabaseError(sound)
        _prepare(database)
    except BaseException:
        database.close()
        raise
    return database


def _prepare(database: sqlite3.Connection) -> None:
    migrate(database)
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("SELECT * FROM journal LIMIT 1").fetchall()
    database.row_factory = sqlite3.Row
