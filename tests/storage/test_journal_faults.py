"""A full or failing disk loses nothing: the game goes on in memory until it can be written."""

from __future__ import annotations

import contextlib
import errno
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.sessions import act
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.storage.errors import JournalError
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.reading import read
from trictrac_gui.variants import TAVLA, VARIANTS

Disk = Any
ENTRIES = tuple({"n": number, "pad": "x" * (7 * number)} for number in range(6))


def play(disk: Disk, folder: Path, fail_from: int) -> bool:
    """Write a game with failing calls from one on; whether any of them was reached."""
    disk.fail_from = None
    disk.calls = disk.failed = 0
    journal = Journal.create(folder, {})
    path = journal.path
    assert path is not None
    disk.calls = 0
    disk.fail_from = fail_from
    for number, entry in enumerate(ENTRIES):
        with contextlib.suppress(JournalError):
            journal.append(entry, sync=number % 2 == 1)
        found = read(path)
        assert found.damage is None
        assert found.entries == ENTRIES[: len(found.entries)]
        assert len(found.entries) >= number + 1 - journal.unsaved
        assert journal.entries == ENTRIES[: number + 1]
    reached = bool(disk.failed)
    disk.mend()
    journal.retry()
    assert journal.unsaved == 0
    assert journal.saved
    journal.close()
    assert read(path).entries == ENTRIES
    assert not read(path).torn
    return reached


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO])
@pytest.mark.parametrize("in_a_row", [1, 2, 3, 99])
@pytest.mark.parametrize(("half", "short"), [(0, None), (9, None), (3, 5)])
def test_a_fault_at_any_call_loses_nothing(
    tmp_path: Path, disk: Disk, error: int, in_a_row: int, half: int, short: int | None
) -> None:
    disk.error, disk.fail_for, disk.half = error, in_a_row, half
    number = 0
    disk.short = short
    while play(disk, tmp_path, number):
        number += 1 if short is None else 5
        disk.short = short
    assert number > 5


def played_through(disk: Disk, folder: Path, fail_from: int) -> bool:
    """A session on a failing disk, left and taken up half way; whether any call failed.

    After everything that happens the disk holds the same as the memory, or the fault is told.
    """
    disk.fail_from = None
    disk.calls = disk.failed = 0
    games = GameStore(VARIANTS, folder)
    disk.fail_from = fail_from
    session, told = games.begin(TAVLA, {}, ("Ada", "Ben"), DiceChoice(seed=7))
    assert session.fault is told
    for number in range(26):
        if number == 13:
            games.leave(session)
            if session in games.waiting:
                assert games.go_on_waiting(session)
            else:
                assert session.path is not None
                session, recovered, _ = games.resume(session.path)
                assert recovered is None
        elif number % 6 == 5:
            session.set_note(session.here, f"note {number}")
        else:
            act(session)
        lines = session._writer.lines
        kept = () if session.path is None else read(session.path).entries
        assert kept == lines[: len(kept)]
        assert session.fault is not None or kept == lines
        if session.settle():
            assert session.path is not None
            assert read(session.path).entries == lines
    reached = bool(disk.failed)
    disk.mend()
    session.retry_saving()
    assert session.fault is None
    assert session.path is not None
    assert read(session.path).entries == session._writer.lines
    games.leave(session)
    assert not games.waiting
    return reached


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO])
def test_what_a_session_holds_is_on_the_disk_or_the_fault_is_told(
    tmp_path: Path, disk: Disk, error: int
) -> None:
    disk.error, disk.half = error, 7
    for number, in_a_row in enumerate((1, 3, 99) * 3):
        disk.fail_for = in_a_row
        assert played_through(disk, tmp_path / str(number), 6 * number)


@pytest.mark.long
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EROFS])
@pytest.mark.parametrize("in_a_row", [1, 2, 5, 99])
def test_wherever_a_session_fails_to_write_it_is_told(
    tmp_path: Path, disk: Disk, error: int, in_a_row: int
) -> None:
    disk.error, disk.half, disk.fail_for = error, 7, in_a_row
    number = 0
    while played_through(disk, tmp_path / str(number), number):
        number += 1
    assert number > 40


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_a_journal_that_cannot_be_begun_leaves_nothing_behind(
    tmp_path: Path, disk: Disk, error: int
) -> None:
    disk.error, disk.half = error, 10
    number = 0
    while True:
        disk.calls = 0
        disk.fail_from = number
        try:
            Journal.create(tmp_path, {}).close()
        except JournalError:
            number += 1
            assert list(tmp_path.iterdir()) == []
        else:
            break
    assert number == 3  # the write, the file's sync, the folder's


def test_short_writes_are_gone_on_with(tmp_path: Path, disk: Disk) -> None:
    disk.short = 1
    with Journal.create(tmp_path, {}) as journal:
        journal.append({"text": "é" * 50}, sync=True)
        assert journal.path is not None
        assert read(journal.path).entries == ({"text": "é" * 50},)


def test_a_full_disk_is_named_and_the_entry_waits(written: Path, disk: Disk) -> None:
    before = written.read_bytes()
    with Journal.open(written) as journal:
        disk.calls, disk.fail_from, disk.fail_for, disk.half = 0, 0, 99, 11
        disk.only = {"write"}
        for waiting in (1, 2):
            with pytest.raises(JournalError) as refused:
                journal.append({"id": waiting}, sync=True)
            assert refused.value.key == "disk-full"
            assert refused.value.path == written
            assert journal.unsaved == waiting
            assert written.read_bytes() == before
        disk.mend()
        journal.append({"id": 3}, sync=True)
        assert journal.unsaved == 0
    assert read(written).entries[5:] == ({"id": 1}, {"id": 2}, {"id": 3})


def test_after_a_failed_sync_the_same_bytes_are_written_again(written: Path, disk: Disk) -> None:
    with Journal.open(written) as journal:
        disk.only = {"fsync"}
        disk.calls, disk.fail_from, disk.error = 0, 0, errno.EIO
        with pytest.raises(JournalError) as refused:
            journal.append({"id": 6}, sync=True)
        assert refused.value.key == "disk-fault"
        assert journal.unsaved == 1
        disk.mend()
        sent: list[bytes] = []
        really = disk.write

        def listen(descriptor: int, data: bytes) -> int:
            sent.append(bytes(data))
            return int(really(descriptor, data))

        disk.write = listen
        journal.retry()
        assert b'"id":6' in b"".join(sent)
        assert journal.saved
    assert read(written).entries[5:] == ({"id": 6},)


def test_a_damaged_journal_stays_as_it_is_while_it_cannot_be_kept_aside(
    written: Path, disk: Disk
) -> None:
    damaged = written.read_bytes() + b"rubbish\n"
    written.write_bytes(damaged)
    number = 0
    while True:
        disk.calls, disk.fail_from = 0, number
        try:
            Journal.open(written).close()
        except JournalError:
            number += 1
            assert written.read_bytes() in (damaged, damaged[: -len(b"rubbish\n")])
            written.write_bytes(damaged)
            for aside in written.parent.glob("*.damaged-*"):
                assert aside.read_bytes() == damaged
                aside.unlink()
        else:
            break
    assert number == 5  # the copy's write and sync, the folder's sync, the cut and its sync
    assert len(list(written.parent.iterdir())) == 2


def test_closing_on_a_failing_disk_lets_go_and_tells(written: Path, disk: Disk) -> None:
    journal = Journal.open(written)
    disk.calls, disk.fail_from, disk.fail_for = 0, 0, 99
    with pytest.raises(JournalError):
        journal.append({"id": 6}, sync=True)
    journal.close()
    assert journal.unsaved == 1
    disk.mend()
    with Journal.open(written) as again:
        assert len(again.entries) == 5


def test_a_game_goes_on_in_memory_where_nothing_can_be_written(tmp_path: Path, disk: Disk) -> None:
    disk.fail_from, disk.fail_for, disk.error = 0, 10**6, errno.EROFS
    with pytest.raises(JournalError) as refused:
        Journal.create(tmp_path, {"variant": "x"})
    assert refused.value.key == "read-only"
    journal = Journal.detached(tmp_path, {"variant": "x"})
    for number in range(3):
        with pytest.raises(JournalError):
            journal.append({"n": number}, sync=False)
    disk.mend()
    journal.append({"n": 3}, sync=True)
    assert journal.saved
    assert journal.path is not None
    assert len(read(journal.path).entries) == 4
    journal.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of 64 KiB."""
    place = tmp_path / "small"
    place.mkdir()
    mount, umount = shutil.which("mount"), shutil.which("umount")
    if mount is None or umount is None:
        pytest.skip("no mount on this system")
    options = ["-t", "tmpfs", "-o", "size=64k", "tmpfs", str(place)]
    if subprocess.run([mount, *options], capture_output=True, check=False).returncode:
        pytest.skip("a small disk can be mounted by root only")
    try:
        yield place
    finally:
        subprocess.run([umount, "-l", str(place)], check=True)


def test_a_disk_that_is_really_full_loses_nothing(small_disk: Path, tmp_path: Path) -> None:
    journal = Journal.create(small_disk, {})
    path = journal.path
    assert path is not None
    number = 0
    keys = set()
    while journal.unsaved < 5:
        try:
            journal.append({"n": number, "pad": "x" * 3000}, sync=True)
        except JournalError as refused:
            keys.add(refused.key)
        number += 1
        found = read(path)
        assert (found.damage, found.torn) == (None, False)
        assert len(found.entries) == number - journal.unsaved
    assert keys == {"disk-full"}
    with journal.save_elsewhere(tmp_path / "roomy") as moved:
        assert moved.path is not None
        assert [entry["n"] for entry in read(moved.path).entries] == list(range(number))
