"""A journal that another program changes meanwhile is noticed, and never written over."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.kept_games import games, newest_of_each
from tests.storage.conftest import ENTRIES, HEADER
from trictrac_gui.storage.errors import JournalError
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.reading import read


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = Journal.create(tmp_path / "games", HEADER)
    for entry in ENTRIES:
        journal.append(entry, sync=True)
    return journal


def change(path: Path, how: str) -> bytes:
    """What another program makes of the file."""
    data = path.read_bytes()
    new = {
        "longer": data + b"a line of an editor\n",
        "shorter": data[: len(data) // 2],
        "same length": data[:-20] + b"x" * 20,
        "empty": b"",
    }[how]
    with path.open("r+b") as stream:
        stream.truncate(0)
        stream.write(new)
    os.utime(path, ns=(1, 1))
    return new


@pytest.mark.parametrize("how", ["longer", "shorter", "same length", "empty"])
@pytest.mark.parametrize("sync", [True, False])
def test_a_change_is_noticed_and_kept_and_the_game_goes_on_in_a_new_file(
    journal: Journal, how: str, sync: bool
) -> None:
    path = journal.path
    assert path is not None
    theirs = change(path, how)
    with pytest.raises(JournalError) as noticed:
        journal.append({"n": 1}, sync=sync)
    assert (noticed.value.key, noticed.value.path) == ("changed-outside", path)
    assert path.read_bytes() == theirs
    assert not journal.saved
    journal.append({"n": 2}, sync=sync)
    assert journal.saved
    assert journal.path is not None
    assert journal.path != path
    assert path.read_bytes() == theirs
    assert read(journal.path).entries == (*ENTRIES, {"n": 1}, {"n": 2})
    journal.close()
    whole = [game.path for game in newest_of_each(games(path.parent)) if game.entries]
    assert journal.path in whole


def test_a_file_that_was_only_touched_is_written_on(journal: Journal) -> None:
    assert journal.path is not None
    path = journal.path
    os.utime(path, ns=(1, 1))
    journal.append({"n": 1}, sync=True)
    assert journal.path == path
    assert read(path).entries[-1] == {"n": 1}


def test_a_change_before_the_game_is_closed_is_not_written_over(journal: Journal) -> None:
    journal.append({"n": 1}, sync=False)
    assert journal.path is not None
    theirs = change(journal.path, "longer")
    path = journal.path
    journal.close()
    assert path.read_bytes() == theirs
