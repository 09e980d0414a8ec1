"""The tables of the library's index, and how an older index becomes one of today."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

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

MIGRATIONS: Final[tuple[str, ...]] = (_TABLES,)
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
