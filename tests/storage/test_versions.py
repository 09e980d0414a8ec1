"""Earlier programs are told by the header before they meet an entry they do not know."""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from trictrac_gui.storage import files, reading
from trictrac_gui.storage.errors import Busy, JournalError, NewerVersion
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.journal_lines import VERSION, needed
from trictrac_gui.storage.reading import read

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "tests" / "samples"
NOTE = {"note": "Good.", "at": 0}
STEP_BACK = {"go": 0}
NEWEST = {"go": 0, "agreed": True, "back": "end"}
OLD = sorted(path for path in SAMPLES.glob("journal-*.jsonl") if path.name < f"journal-{VERSION}")


def version_of(path: Path) -> int:
    version = json.loads(path.read_bytes().splitlines()[0])["version"]
    assert isinstance(version, int)
    return version


@pytest.fixture(params=OLD, ids=lambda path: path.name)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copy(request.param, tmp_path / request.param.name))


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.jsonl")), ids=lambda path: path.name)
def test_no_journal_holds_an_entry_that_its_version_does_not_know(path: Path) -> None:
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    assert max(map(needed, lines[1:])) <= lines[0]["version"]


def test_what_the_earlier_version_knows_is_written_on_beneath_its_header(old: Path) -> None:
    before = old.read_bytes()
    with Journal.open(old) as journal:
        journal.append(STEP_BACK, sync=True)
    assert old.read_bytes().startswith(before)


def test_an_earlier_program_is_told_before_it_meets_what_it_does_not_know(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version, entries = version_of(old), read(old).entries
    with Journal.open(old) as journal:
        journal.append(NEWEST, sync=True)
        assert journal.saved
        assert journal.header["version"] == VERSION
    assert version_of(old) == VERSION
    assert read(old).entries == (*entries, NEWEST)
    assert list(old.parent.iterdir()) == [old]
    monkeypatch.setattr(reading, "VERSION", version)
    with pytest.raises(NewerVersion):
        read(old)


def test_the_lock_is_held_after_the_file_was_written_anew(old: Path) -> None:
    with Journal.open(old) as journal:
        journal.append(NEWEST, sync=False)
        with pytest.raises(Busy):
            Journal.open(old)
        journal.append(STEP_BACK, sync=True)
        assert read(old).entries[-1] == STEP_BACK


def test_where_the_file_cannot_be_written_anew_it_stays_as_it_was_and_all_waits(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = old.read_bytes()
    journal = Journal.open(old)

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        with pytest.raises(JournalError):
            journal.append(NEWEST, sync=True)
        assert old.read_bytes() == before
        assert journal.unsaved == 1
        with pytest.raises(JournalError):
            journal.append(STEP_BACK, sync=True)
        assert old.read_bytes() == before
    journal.retry()
    assert journal.saved
    assert version_of(old) == VERSION
    assert [*read(old).entries[-2:]] == [NEWEST, STEP_BACK]
    journal.close()


def test_a_file_that_another_program_changed_is_not_written_anew(old: Path) -> None:
    journal = Journal.open(old)
    changed = old.read_bytes().replace(b"Ada", b"Eva")
    old.write_bytes(changed + b"\n")
    with pytest.raises(JournalError):
        journal.append(NEWEST, sync=True)
    assert old.read_bytes() == changed + b"\n"
    journal.retry()
    assert journal.path != old
    assert journal.path is not None
    assert version_of(journal.path) == VERSION
    journal.close()


KILLED = """
import os, signal, sys
from pathlib import Path
from trictrac_gui.storage.journal import Journal
journal = Journal.open(Path(sys.argv[1]))
calls = 0
def dying(really):
    def call(*given, **named):
        global calls
        calls += 1
        if calls == int(sys.argv[2]):
            os.kill(os.getpid(), signal.SIGKILL)
        return really(*given, **named)
    return call
for name in ("open", "write", "fsync", "link", "replace", "unlink", "close", "ftruncate"):
    setattr(os, name, dying(getattr(os, name)))
journal.append({"note": "Good.", "at": 0}, sync=True)
os._exit(0)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_while_it_is_written_anew_a_journal_is_the_old_one_or_the_new(
    tmp_path: Path,
) -> None:
    sample = SAMPLES / "journal-2-match.jsonl"
    before = sample.read_bytes()
    seen = set()
    for call in range(1, 40):
        path = Path(shutil.copy(sample, tmp_path / f"{call}.jsonl"))
        ran = subprocess.run(
            [sys.executable, "-c", KILLED, str(path), str(call)],
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        assert ran.returncode in (0, -signal.SIGKILL), ran.stderr
        found = read(path)
        assert found.damage is None
        if path.read_bytes() != before:
            assert version_of(path) == VERSION
            assert found.entries[-1] == NOTE
        seen.add(version_of(path))
        if ran.returncode == 0:
            break
    assert seen == {2, VERSION}
    for left in tmp_path.glob(".trictrac-*"):
        os.utime(left, (0, 0))
    files.write_shared(tmp_path / "x", b"", over=True)
    assert not list(tmp_path.glob(".trictrac-*"))
