"""The file of the library's index, opened whatever state it is in, and its tables."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final

from trictrac_gui.storage.files import is_surely_local

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


# --- The tables ------------------------------------------------------------------------------

APPLICATION: Final = 0x54544C42
"""Marks a database as a library of this program: ``TTLB``."""

_TABLES: Final = """
CREATE TABLE journal (
    path TEXT PRIMARY KEY,
    folder TEXT NOT NULL,
    size INTEGER NOT NULL,
    changed_ns INTEGER NOT NULL,
    counted INTEGER NOT NULL DEFAULT 0,
    shown INTEGER NOT NULL DEFAULT 1,
    deleted REAL,
    id TEXT NOT NULL,
    variant TEXT NOT NULL,
    options TEXT NOT NULL,
    kind TEXT NOT NULL,
    length INTEGER NOT NULL,
    first TEXT NOT NULL,
    second TEXT NOT NULL,
    folded TEXT NOT NULL,
    begun REAL,
    changed REAL NOT NULL,
    entries INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    free INTEGER NOT NULL,
    fault TEXT NOT NULL,
    winner INTEGER,
    ending TEXT NOT NULL DEFAULT '',
    score_first INTEGER,
    score_second INTEGER,
    games INTEGER NOT NULL DEFAULT 0,
    turns INTEGER NOT NULL DEFAULT 0,
    thrown TEXT NOT NULL DEFAULT '',
    longest_run INTEGER NOT NULL DEFAULT 0,
    by_hand INTEGER NOT NULL DEFAULT 0,
    scripted INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX journal_by_id ON journal (id);
CREATE INDEX journal_waiting ON journal (counted, changed);
CREATE TABLE game (
    path TEXT NOT NULL REFERENCES journal (path) ON DELETE CASCADE ON UPDATE CASCADE,
    number INTEGER NOT NULL,
    winner INTEGER,
    ending TEXT NOT NULL,
    stake TEXT NOT NULL,
    value INTEGER NOT NULL,
    cube INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    points_first INTEGER NOT NULL,
    points_second INTEGER NOT NULL,
    PRIMARY KEY (path, number)
) WITHOUT ROWID;
"""

_LAST_POSITIONS: Final = """
ALTER TABLE journal ADD COLUMN place TEXT NOT NULL DEFAULT '';
ALTER TABLE journal ADD COLUMN position TEXT NOT NULL DEFAULT '';
UPDATE journal SET counted = 0 WHERE NOT finished;
UPDATE journal SET size = -1 WHERE fault = 'moved';
"""

MIGRATIONS: Final[tuple[str, ...]] = (_TABLES, _LAST_POSITIONS)
"""What makes an index of version *n* one of version *n* + 1; the first makes it out of nothing.

A migration that adds what only the journals know sets ``counted`` to 0: they are read again.
"""


class ForeignDatabase(Exception):
    """The database is no library of this program."""


class NewerLibrary(Exception):
    """A newer program made the index; it is left as it is."""


def migrate(database: sqlite3.Connection, steps: Sequence[str] = MIGRATIONS) -> None:
    """Bring an index, or an empty database, up to date, all or nothing.

    Raises ``ForeignDatabase`` and ``NewerLibrary``, and changes nothing then.
    """
    (version,) = database.execute("PRAGMA user_version").fetchone()
    (mark,) = database.execute("PRAGMA application_id").fetchone()
    (tables,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if tables and mark != APPLICATION:
        raise ForeignDatabase
    if version > len(steps):
        raise NewerLibrary
    for number in range(version, len(steps)):
        try:
            database.executescript(
                f"BEGIN IMMEDIATE; {steps[number]}; PRAGMA user_version = {number + 1}; "
                f"PRAGMA application_id = {APPLICATION}; COMMIT;"
            )
        except sqlite3.Error:
            if database.in_transaction:
                database.rollback()
            raise
