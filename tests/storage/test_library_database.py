"""An older index becomes one of today; one of somebody else is left alone."""

from __future__ import annotations

import sqlite3

import pytest

from trictrac_gui.storage.library_database import (
    MIGRATIONS,
    ForeignDatabase,
    NewerLibrary,
    migrate,
)


def version(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])


@pytest.fixture
def database() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None)


def test_an_empty_database_becomes_an_index(database: sqlite3.Connection) -> None:
    migrate(database)
    assert version(database) == len(MIGRATIONS)
    assert database.execute("SELECT count(*) FROM journal").fetchone() == (0,)


def test_an_older_index_goes_through_the_steps_it_lacks(database: sqlite3.Connection) -> None:
    migrate(database)
    added = "ALTER TABLE game ADD COLUMN hits INTEGER; UPDATE journal SET counted = 0"
    migrate(database, (*MIGRATIONS, added))
    assert version(database) == len(MIGRATIONS) + 1
    assert database.execute("SELECT count(hits) FROM game").fetchone() == (0,)
    migrate(database, (*MIGRATIONS, added))
    assert version(database) == len(MIGRATIONS) + 1


def test_an_index_without_positions_has_its_unfinished_games_read_again(
    database: sqlite3.Connection,
) -> None:
    migrate(database, MIGRATIONS[:1])
    columns = "path, folder, size, changed_ns, counted, id, variant, options, kind, length, first,"
    columns += " second, folded, changed, entries, finished, free, fault"
    row = "'f', 9, 9, 1, 'i', 'tavla', '{}', 'game', 1, '', '', '', 1.5, 3"
    for path, finished, fault in (("a", 0, ""), ("b", 1, ""), ("c", 0, "moved")):
        database.execute(
            f"INSERT INTO journal ({columns}) VALUES ('{path}', {row}, {finished}, 0, '{fault}')"
        )
    migrate(database)
    found = database.execute("SELECT path, counted, size, position FROM journal ORDER BY path")
    assert found.fetchall() == [("a", 0, 9, ""), ("b", 1, 9, ""), ("c", 0, -1, "")]


def test_a_step_that_fails_leaves_the_index_as_it_was(database: sqlite3.Connection) -> None:
    migrate(database)
    wrong = "ALTER TABLE game ADD COLUMN hits INTEGER; SELECT nonsense FROM nowhere"
    with pytest.raises(sqlite3.OperationalError):
        migrate(database, (*MIGRATIONS, wrong))
    assert version(database) == len(MIGRATIONS)
    with pytest.raises(sqlite3.OperationalError):
        database.execute("SELECT hits FROM game")


def test_a_newer_index_is_refused(database: sqlite3.Connection) -> None:
    migrate(database)
    database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(NewerLibrary):
        migrate(database)


def test_another_programs_database_is_refused(database: sqlite3.Connection) -> None:
    database.execute("CREATE TABLE journal (recipe TEXT)")
    with pytest.raises(ForeignDatabase):
        migrate(database)
    assert version(database) == 0
