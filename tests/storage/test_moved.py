"""A game that was moved to another folder is known there as the newer one, here as moved away."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kept_games import games, newest_of_each, throws_in, unfinished
from trictrac_gui.formats.formats import read_document
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.storage.errors import JournalError, MovedAway
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.journal_lines import MOVED, needed
from trictrac_gui.storage.library import Library
from trictrac_gui.storage.reading import GameFile, JournalFault, read
from trictrac_gui.variants import BACKGAMMON, VARIANTS

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "tests" / "samples" / "moved-4.jsonl"
ROLLED = {"id": 1, "after": 0, "do": "rolled", "side": 0, "numbers": [3], "origin": "dice"}
SECOND = {"id": 2, "after": 1, "do": "rolled", "side": 1, "numbers": [5], "origin": "dice"}
HEADER = {
    "variant": "backgammon",
    "options": {},
    "names": ["Ada", "Ben"],
    "dice": {"seed": None, "script": []},
    "match": {"kind": "game"},
}


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


def move(home: Path, stick: Path, *entries: dict[str, object]) -> Path:
    """A game with one entry, moved to the stick and gone on with there; its older file."""
    journal = Journal.create(home, HEADER)
    journal.append(ROLLED, sync=True)
    old = journal.path
    assert old is not None
    with journal.save_elsewhere(stick) as moved:
        for entry in entries:
            moved.append(entry, sync=True)
    return old


def only(folder: Path) -> GameFile:
    (found,) = games(folder)
    return found


def test_the_older_file_ends_with_the_folder_where_the_game_goes_on(
    home: Path, stick: Path
) -> None:
    old = move(home, stick)
    last = json.loads(old.read_bytes().splitlines()[-1])
    assert last[MOVED] == str(stick)
    found = read(old)
    assert (found.moved, found.entries, found.damage) == (str(stick), (ROLLED,), None)
    listed = only(home)
    assert (listed.fault, listed.detail, listed.entries) == (JournalFault.MOVED, str(stick), 1)


@pytest.mark.parametrize("gone_on", [(), (SECOND,)])
def test_with_both_at_hand_the_game_is_that_of_the_other_folder(
    home: Path, stick: Path, gone_on: tuple[dict[str, object], ...]
) -> None:
    move(home, stick, *gone_on)
    (newest,) = newest_of_each(games(home) + games(stick))
    assert newest.path.parent == stick
    assert newest.fault is None
    library = Library.open(None, VARIANTS)
    library.look([home, stick])
    while library.count_next():
        pass
    (shown,) = library.search()
    assert (shown.path.parent, shown.fault) == (stick, "")
    library.close()


def test_without_the_other_folder_the_game_is_listed_as_moved_there(
    home: Path, stick: Path
) -> None:
    move(home, stick, SECOND)
    library = Library.open(None, VARIANTS)
    library.look([home])
    while library.count_next():
        pass
    (shown,) = library.search()
    assert (shown.fault, shown.playable, shown.place) == ("moved", True, str(stick))
    library.close()
    (saved,) = unfinished(home)
    assert (saved.fault, saved.detail) == (JournalFault.MOVED, str(stick))
    assert saved.header["variant"] == BACKGAMMON.key


def test_it_is_gone_on_with_only_as_a_copy_that_is_another_game(home: Path, stick: Path) -> None:
    old = move(home, stick, SECOND)
    before = old.read_bytes()
    kept = GameStore(VARIANTS, home)
    with pytest.raises(MovedAway) as raised:
        kept.resume(old)
    assert raised.value.place == str(stick)
    session, trouble = kept.resume_copy(old)
    assert trouble is None
    assert session.names == ("Ada", "Ben")
    assert session.view().opening[0] == (3,)
    assert session.path is not None
    session.close()
    assert old.read_bytes() == before
    headers = [read(path).header["game"] for path in (old, session.path)]
    assert headers[0] != headers[1]
    assert {game.path.parent for game in newest_of_each(games(home) + games(stick))} == {
        home,
        stick,
    }


def test_a_game_that_was_moved_back_is_gone_on_with_here(home: Path, stick: Path) -> None:
    move(home, stick, SECOND)
    session, _, _ = GameStore(VARIANTS, home).resume(only(stick).path)
    session.save_elsewhere(home)
    session.close()
    (newest,) = newest_of_each(games(home))
    assert (newest.fault, newest.entries) == (None, 2)
    assert only(stick).fault is JournalFault.MOVED
    (both,) = newest_of_each(games(home) + games(stick))
    assert both.path == newest.path


def test_a_finished_game_stays_finished_once_it_is_moved(home: Path, stick: Path) -> None:
    journal = Journal.create(home, HEADER)
    journal.append({**ROLLED, "over": True}, sync=True)
    journal.save_elsewhere(stick).close()
    assert (only(home).finished, only(home).entries, only(home).fault) == (True, 1, None)


def test_the_throws_of_a_moved_game_are_counted_once_and_all_of_them(
    home: Path, stick: Path
) -> None:
    move(home, stick, SECOND)
    counted = [thrown.rolls for thrown in throws_in([home, stick])]
    assert counted == [thrown.rolls for thrown in throws_in([stick])]


def test_a_disk_that_takes_no_last_line_keeps_the_game_as_it_was(
    home: Path, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.create(home, HEADER)
    journal.append(ROLLED, sync=True)

    def refuse(*_: object, **__: object) -> None:
        raise JournalError(home, OSError(28, "full"))

    monkeypatch.setattr(journal, "_flush", refuse)
    with journal.save_elsewhere(stick) as moved:
        assert moved.saved
    assert (only(home).fault, only(home).entries) == (None, 1)
    (newest,) = newest_of_each(games(home) + games(stick))
    assert newest.path.parent == stick


def test_the_mark_is_none_where_anything_follows_it(home: Path, stick: Path) -> None:
    old = move(home, stick)
    with Journal.open(old) as journal:
        journal.append(SECOND, sync=True)
    assert read(old).moved == ""
    faults = read_document(old.read_bytes()).faults
    assert [found.spot.line for found in faults] == [3]


def test_the_sample_of_the_version_is_read_with_the_folder() -> None:
    found = read(SAMPLE)
    assert found.damage is None
    assert found.moved.endswith("stick")
    assert max(map(needed, found.entries)) < needed({MOVED: "x"})
    assert read_document(SAMPLE.read_bytes()).sound


KILLED = """
import os, signal, sys
from pathlib import Path
from trictrac_gui.storage.journal import Journal
calls = 0
def dying(really):
    def call(*given, **named):
        global calls
        calls += 1
        if calls == int(sys.argv[3]):
            os.kill(os.getpid(), signal.SIGKILL)
        if really is write and len(given[1]) > 40:
            return really(given[0], bytes(given[1])[:40])
        return really(*given, **named)
    return call
write = os.write
(path,) = Path(sys.argv[1]).glob("*.jsonl")
journal = Journal.open(path)
for name in ("write", "fsync", "ftruncate", "open", "close"):
    setattr(os, name, dying(getattr(os, name)))
journal.save_elsewhere(Path(sys.argv[2])).close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_whenever_the_move_is_killed_one_of_the_two_files_goes_on(tmp_path: Path) -> None:
    told = set()
    for call in range(1, 60):
        home, stick = tmp_path / f"games-{call}", tmp_path / f"stick-{call}"
        home.mkdir()
        stick.mkdir()
        with Journal.create(home, HEADER) as journal:
            journal.append(ROLLED, sync=True)
        ran = subprocess.run(
            [sys.executable, "-c", KILLED, str(home), str(stick), str(call)],
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        assert ran.returncode in (0, -signal.SIGKILL), ran.stderr
        here, (newest,) = only(home), newest_of_each(games(home) + games(stick))
        assert newest.fault is None, "one of them can be gone on with"
        session, recovered, trouble = GameStore(VARIANTS, home).resume(newest.path)
        assert (recovered, trouble) == (None, None)
        assert session.view().opening[0] == (3,)
        session.close()
        if here.fault is JournalFault.MOVED:
            assert newest.path.parent == stick, "the mark comes after the whole copy"
        told.add(here.fault)
        if ran.returncode == 0:
            break
    assert told == {None, JournalFault.MOVED}
