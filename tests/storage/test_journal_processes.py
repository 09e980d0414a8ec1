"""Two programs never share a journal, and a killed one loses nothing that it had written."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import trictrac_gui
from tests.kept_games import games
from trictrac_gui.storage import lock
from trictrac_gui.storage.errors import Busy
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.reading import JournalFault, read

ROOT = Path(trictrac_gui.__file__).parent.parent

HOLD = """
import sys
from pathlib import Path
from trictrac_gui.storage.journal import Journal
journal = Journal.open(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""

# Few bytes at a time, so that a kill can come in the middle of a line; after so many writes, if
# a number is given, the program kills itself.
WRITE = """
import os, signal, sys
from pathlib import Path
from trictrac_gui.storage.journal import Journal
really = os.write
writes = 0
def write_little(descriptor, data):
    global writes
    writes += 1
    if sys.argv[2:] == [str(writes)]:
        os.kill(os.getpid(), signal.SIGKILL)
    return really(descriptor, bytes(data)[:40])
os.write = write_little
journal = Journal.create(Path(sys.argv[1]), {"variant": "tric-trac"})
number = 0
while True:
    journal.append({"n": number, "pad": "x" * (number * 37 % 400)}, sync=number % 3 == 0)
    really(1, b"%d\\n" % number)
    number += 1
"""

OPEN = """
import sys
from pathlib import Path
from trictrac_gui.storage.errors import Busy
from trictrac_gui.storage.journal import Journal
try:
    Journal.open(Path(sys.argv[1]))
except Busy as busy:
    print("busy", busy.path)
"""


@contextmanager
def child(program: str, *arguments: Path | str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-c", program, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_a_second_program_is_told_that_the_journal_is_busy(written: Path) -> None:
    with child(HOLD, written) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(Busy) as refused:
            Journal.open(written)
        assert refused.value.path == written
        assert [game.fault for game in games(written.parent)] == [JournalFault.BUSY]
        assert len(read(written).entries) == 5
        holder.kill()
        holder.wait()
        with Journal.open(written) as journal:
            assert len(journal.entries) == 5


def test_a_journal_of_this_program_is_busy_for_another(written: Path) -> None:
    command = [sys.executable, "-c", OPEN, str(written)]
    with Journal.open(written):
        told = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    assert told.decode().strip() == f"busy {written}"


def kill_while_writing(folder: Path, chance: random.Random) -> None:
    """Kill a writing program at some moment."""
    with child(WRITE, folder) as writer:
        assert writer.stdout is not None
        told = [writer.stdout.readline() for _ in range(chance.randint(1, 60))]
        for _ in range(chance.randint(0, 20_000)):
            pass  # a moment of no fixed length
        writer.kill()
        told += writer.stdout.readlines()
    check_what_is_left(folder, told)


def check_what_is_left(folder: Path, told: list[bytes]) -> bool:
    """All that was told as written is there and can be gone on with; whether a line was torn."""
    promised = sum(line.endswith(b"\n") for line in told)
    (path,) = folder.iterdir()
    found = read(path)
    assert found.damage is None
    assert [entry["n"] for entry in found.entries] == list(range(len(found.entries)))
    assert promised <= len(found.entries) <= promised + 1
    with Journal.open(path) as journal:
        assert journal.entries == found.entries
        assert journal.kept_aside is None
        journal.append({"n": "next"}, sync=True)
    assert len(read(path).entries) == len(found.entries) + 1
    path.unlink()
    return found.torn


def test_what_a_killed_program_had_written_is_all_there(tmp_path: Path) -> None:
    chance = random.Random(1)
    for _ in range(4):
        kill_while_writing(tmp_path, chance)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_what_a_killed_program_had_written_is_all_there_at_many_moments(tmp_path: Path) -> None:
    chance = random.Random(2)
    for _ in range(60):
        kill_while_writing(tmp_path, chance)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_program_killed_in_the_middle_of_a_line_leaves_all_before_it(tmp_path: Path) -> None:
    torn = []
    for writes in range(20, 30):
        with child(WRITE, tmp_path, str(writes)) as writer:
            assert writer.stdout is not None
            told = writer.stdout.readlines()
        torn.append(check_what_is_left(tmp_path, told))
    assert True in torn
    assert False in torn


@pytest.mark.skipif(sys.platform == "win32", reason="network folders without locks are POSIX's")
def test_a_folder_without_locks_is_guarded_by_a_marker(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import errno

    def no_locks(descriptor: int, *, shared: bool) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(lock, "_take", no_locks)
    marker = written.with_name(f"{written.name}.lock")
    with Journal.open(written):
        with pytest.raises(Busy):
            Journal.open(written)
        assert [game.fault for game in games(written.parent)] == [JournalFault.BUSY]
        words = marker.read_text().split()
        assert words[0] == str(os.getpid())
    assert not marker.exists()
    with child("", written) as gone:
        gone.wait()
        marker.write_text(f"{gone.pid} {words[1]}\n")
    with Journal.open(written) as journal:
        assert len(journal.entries) == 5
    marker.write_text("1 another-computer\n")
    with pytest.raises(Busy):
        Journal.open(written)
