"""A program killed at any moment loses nothing of what it had shown as done."""

from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

import pytest

from tests.kept_games import games
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.formats import read_document
from trictrac_gui.storage import trash
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.library import Library
from trictrac_gui.storage.library_database import Note
from trictrac_gui.storage.library_search import LibraryQuery, State
from trictrac_gui.storage.reading import read
from trictrac_gui.variants import VARIANTS

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")

MOMENTS_BY_CALL = 130
MOMENTS_BY_TIME = 90
"""In all 220 moments; the tests of the window add 60 of their own."""


def killed(home: Path, seed: int, call: int) -> list[list[str]]:
    """What the program told before it killed itself at a call, or was killed some time later."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.storage.busy_program", str(home), str(seed), str(call)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    told = []
    if not call:
        chance = random.Random(seed)
        wanted = chance.randrange(1, 200)
        for line in child.stdout:
            told.append(line)
            if len(told) >= wanted:
                break
        # No wait for anything to happen: the end is to come anywhere in the next act.
        until = time.perf_counter() + chance.random() * 0.01
        while time.perf_counter() < until:
            pass
        child.send_signal(signal.SIGKILL)
    told += child.stdout
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL
    return [line.split() for line in told if line.endswith("\n")]


def check(home: Path, told: list[list[str]]) -> None:
    """Everything told is there, whole, and can be gone on with."""
    lines: dict[int, int] = defaultdict(int)
    exported: dict[str, int] = {}
    for what, *words in told:
        if what == "line":
            lines[int(words[0])] = int(words[1])
        elif what == "exported":
            exported[words[0]] = int(words[1])
    begun = [int(words[0]) for what, *words in told if what == "begun"]
    folder = home / "games"
    there = journals(home)
    for number in begun:
        paths = there[f"{number:032x}"]
        assert paths, f"game {number} is gone"
        for path in paths:
            found = read(path)
            assert found.damage is None
            assert len(found.entries) >= lines[number]
    for game in games(folder):
        assert game.fault is None
        with Journal.open(game.path) as journal:
            assert journal.kept_aside is None
    check_exports(home / "exports", exported)
    check_trash(folder, told)
    check_library(home, [int(words[0]) for what, *words in told if what == "listed"])


def journals(home: Path) -> dict[str, list[Path]]:
    """Where each game lies: in the folder, in the trash, or for a moment in both."""
    found = defaultdict(list)
    for path in (home / "games").rglob("*.jsonl"):
        data = path.read_bytes()
        if b"\n" in data:  # else the game was not begun
            found[str(read(path).header["game"])].append(path)
    return found


def check_exports(folder: Path, exported: dict[str, int]) -> None:
    for name, size in exported.items():
        data = (folder / name).read_bytes()
        document = read_document(data, Format.TTG)
        assert document.sound
        newer = len(data) != size  # the next copy, whose end was not told any more
        assert newer or document.games
    for path in folder.glob("*.ttg"):
        if path.name in exported or path.stat().st_size:
            text = path.read_bytes()
            assert path.name not in exported or text.endswith(b"\n")


def check_trash(folder: Path, told: list[list[str]]) -> None:
    deleted = {words[0] for what, *words in told if what == "deleted"}
    back = {words[0]: words[1] for what, *words in told if what == "back"}
    for name in deleted - set(back):
        last = [words for what, *words in told if what in ("deleted", "back")][-1]
        assert (trash.trash_of(folder) / name).exists() or last == [name], name
    again = {path.name for path in folder.glob("*.jsonl")}
    later = [words[0].split(".deleted-")[0] for what, *words in told if what == "deleted"]
    for name in back.values():
        assert name in again or Path(name).stem in later, name


def check_library(home: Path, listed: list[int]) -> None:
    database = sqlite3.connect(home / "library.sqlite")
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
    library = Library.open(home / "library.sqlite", VARIANTS)
    assert library.note is Note.NONE
    known = {game.names[0] for game in library.search()}
    known |= {game.names[0] for game in library.search(LibraryQuery(state=State.DELETED))}
    assert {f"player {number}" for number in listed} <= known, "what was listed is listed"
    assert library.look([home / "games"]) == []
    found = {*library.search(), *library.search(LibraryQuery(state=State.DELETED))}
    assert {game.id for game in found} == set(journals(home))
    library.close()


def kill_and_check(home: Path, seed: int, call: int) -> None:
    """One moment; afterwards the program begins again in the same folders, and is killed again."""
    check(home, killed(home, seed, call))


def calls(seed: int, number: int) -> list[int]:
    """Moments by the number of a call: many early ones, where most is made for the first time."""
    chance = random.Random(seed)
    return [chance.randrange(1, chance.choice((40, 400, 1200))) for _ in range(number)]


@pytest.mark.parametrize("call", [0, 5, 37, 211])
def test_what_was_shown_as_done_is_there_after_a_kill(tmp_path: Path, call: int) -> None:
    kill_and_check(tmp_path, call, call)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_at_any_call_of_the_system(tmp_path: Path, part: int) -> None:
    for number, call in enumerate(calls(part, MOMENTS_BY_CALL // 10)):
        kill_and_check(tmp_path / str(number), part * 100 + number, call)


@pytest.mark.long
@pytest.mark.parametrize("part", range(9))
def test_at_any_time(tmp_path: Path, part: int) -> None:
    for number in range(MOMENTS_BY_TIME // 9):
        kill_and_check(tmp_path / str(number), 10_000 + part * 100 + number, 0)
