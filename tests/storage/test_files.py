"""Files for other people: all or nothing, never over an older one unasked, readable as usual."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from trictrac_gui.storage import files, lock
from trictrac_gui.storage.files import STALE, is_surely_local, kind_of


def test_a_new_file_holds_all_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    files.write_shared(tmp_path / "game.mat", b"whole", over=False)
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [
        ("game.mat", b"whole")
    ]


def test_an_older_file_is_left_alone_unless_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "game.mat"
    path.write_bytes(b"old")
    with pytest.raises(FileExistsError):
        files.write_shared(path, b"new", over=False)
    assert path.read_bytes() == b"old"
    files.write_shared(path, b"new", over=True)
    assert path.read_bytes() == b"new"
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("call", ["fsync", "write", "link", "rename"])
@pytest.mark.parametrize("over", [False, True])
def test_a_disk_that_fails_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, over: bool
) -> None:
    path = tmp_path / "game.mat"
    if over:
        path.write_bytes(b"old")

    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    for name in {"link": ("link", "rename"), "rename": ("link", "rename", "replace")}.get(
        call, (call,)
    ):
        monkeypatch.setattr(os, name, fail)
    if over and call == "link":
        files.write_shared(path, b"new", over=True)  # which needs no second name
        assert path.read_bytes() == b"new"
        return
    with pytest.raises(OSError, match="full"):
        files.write_shared(path, b"new", over=over)
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == (
        [("game.mat", b"old")] if over else []
    )


def test_a_file_system_without_second_names_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EPERM, "not here")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "game.mat"
    files.write_shared(path, b"whole", over=False)
    assert path.read_bytes() == b"whole"
    with pytest.raises(FileExistsError):
        files.write_shared(path, b"other", over=False)
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.skipif(os.name == "nt", reason="permissions are others there")
def test_it_may_be_read_as_new_files_usually_may(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    path = tmp_path / "game.mat"
    files.write_shared(path, b"1", over=False)
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(usual.stat().st_mode)
    path.chmod(0o640)
    files.write_shared(path, b"2", over=True)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.mat", tmp_path / "link.mat"
    target.write_bytes(b"old")
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("no links here")
    files.write_shared(link, b"new", over=True)
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    with pytest.raises(FileExistsError):
        files.write_shared(link, b"newer", over=False)


def test_the_longest_name_can_be_written_and_written_over(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 251 + ".mat")
    files.write_shared(path, b"1", over=False)
    files.write_shared(path, b"2", over=True)
    assert path.read_bytes() == b"2"


def left_over(folder: Path, name: str, age: float) -> Path:
    path = folder / name
    path.write_bytes(b"half of")
    os.utime(path, (time.time() - age, time.time() - age))
    return path


def test_what_a_killed_program_left_is_cleared_away_and_nothing_else(tmp_path: Path) -> None:
    ours = left_over(tmp_path, ".trictrac-0123456789abcdef.tmp", STALE + 60)
    others = [
        left_over(tmp_path, ".trictrac-0123456789abcdee.tmp", 5),  # may be written still
        left_over(tmp_path, ".trictrac-mine.tmp", STALE + 60),
        left_over(tmp_path, ".0123456789abcdef.tmp", STALE + 60),
        left_over(tmp_path, "trictrac-0123456789abcdef.tmp", STALE + 60),
    ]
    folder = tmp_path / ".trictrac-0123456789abcdea.tmp"
    folder.mkdir()
    os.utime(folder, (0, 0))
    files.write_shared(tmp_path / "game.mat", b"whole", over=False)
    assert not ours.exists()
    assert all(path.read_bytes() == b"half of" for path in others)
    assert folder.is_dir()


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_with_such_a_name_is_left_alone_with_what_it_leads_to(tmp_path: Path) -> None:
    mine = left_over(tmp_path, "mine", STALE + 60)
    link = tmp_path / ".trictrac-0123456789abcdef.tmp"
    link.symlink_to(mine)
    os.utime(link, (0, 0), follow_symlinks=False)
    files.write_shared(tmp_path / "game.mat", b"whole", over=False)
    assert link.is_symlink()
    assert mine.read_bytes() == b"half of"


@pytest.mark.skipif(os.name == "nt", reason="an open file stays there of itself")
def test_a_file_that_a_slow_program_still_writes_is_not_taken_from_it(tmp_path: Path) -> None:
    path = left_over(tmp_path, ".trictrac-0123456789abcdef.tmp", STALE + 60)
    descriptor = os.open(path, os.O_RDWR)
    held = lock.hold(descriptor)
    assert held is not None
    files.write_shared(tmp_path / "game.mat", b"whole", over=False)
    assert path.exists()
    held.release()
    os.close(descriptor)
    files.write_shared(tmp_path / "other.mat", b"whole", over=False)
    assert not path.exists()


KILLED = """
import os, signal, sys
from pathlib import Path
from trictrac_gui.storage import files
if sys.argv[2] == "named":
    files._UNNAMED = 0
calls = 0
def dying(really):
    def call(*given, **named):
        global calls
        calls += 1
        if calls == int(sys.argv[3]):
            os.kill(os.getpid(), signal.SIGKILL)
        return really(*given, **named)
    return call
for name in ("open", "write", "fsync", "fchmod", "link", "replace", "rename", "unlink", "close"):
    setattr(os, name, dying(getattr(os, name)))
files.write_shared(Path(sys.argv[1]), b"new" * 1000, over=len(sys.argv) > 4)
print("done", flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("how", ["unnamed", "named"])
def test_a_copy_killed_at_any_call_is_whole_or_not_there_and_leaves_nothing_for_long(
    tmp_path: Path, how: str, over: bool
) -> None:
    path = tmp_path / "game.mat"
    kills = done = 0
    for call in range(1, 30):
        path.unlink(missing_ok=True)
        if over:
            path.write_bytes(b"old")
        ran = subprocess.run(
            [sys.executable, "-c", KILLED, str(path), how, str(call), *(["over"] if over else [])],
            cwd=Path(__file__).parents[2],
            capture_output=True,
            check=False,
        )
        done = ran.stdout == b"done\n"
        kills += not done
        assert ran.returncode in (0, -signal.SIGKILL), ran.stderr
        there = path.read_bytes() if path.exists() else None
        assert there in ((b"old", b"new" * 1000) if over else (None, b"new" * 1000))
        for left in tmp_path.glob(".trictrac-*"):
            assert not done
            assert how == "named" or left.read_bytes() == b"new" * 1000
            os.utime(left, (0, 0))
        files.write_shared(tmp_path / "next.mat", b"next", over=True)
        assert {item.name for item in tmp_path.iterdir()} <= {"game.mat", "next.mat"}
        if ran.returncode == 0:
            break
    assert kills > 4


@pytest.fixture(params=["pipe", "socket", "device", "link"])
def odd_file(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """Something with a file's name that is none, though a link to it may look like one."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("the system has no named pipes")
    path = tmp_path / "odd"
    with contextlib.ExitStack() as open_still:
        match request.param:
            case "pipe":
                os.mkfifo(path)
            case "socket":
                made = open_still.enter_context(socket.socket(socket.AF_UNIX))
                made.bind(str(path))
            case "device":
                path = Path(os.devnull)
            case _:
                os.mkfifo(tmp_path / "pipe")
                path.symlink_to(tmp_path / "pipe")
        yield path


def test_what_is_no_file_is_refused_at_once(odd_file: Path) -> None:
    for read in (files.read_file, files.read_chosen):
        with pytest.raises(OSError, match="not a regular file") as refused:
            read(odd_file, 10)
        assert refused.value.errno == errno.ELOOP


def test_what_is_no_file_is_not_written_over(odd_file: Path) -> None:
    before = os.stat(odd_file)
    with pytest.raises(OSError, match="not a regular file"):
        files.write_shared(odd_file, b"new", over=True)
    assert os.path.samestat(before, os.stat(odd_file))


def test_a_folder_is_said_to_be_one(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        files.read_chosen(tmp_path, 10)
    with pytest.raises(IsADirectoryError):
        files.write_shared(tmp_path, b"new", over=True)


def test_a_file_that_somebody_names_may_be_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"0123456789")
    link.symlink_to(target)
    assert files.read_chosen(link, 4) == b"0123"
    assert files.read_chosen(target, 99) == b"0123456789"
    with pytest.raises(OSError, match="not a regular file"):
        files.read_file(link, 4)


@pytest.mark.parametrize("name", ["none", "a\0b", "x" * 5000])
def test_a_name_without_a_file_is_an_error_of_the_system(tmp_path: Path, name: str) -> None:
    with pytest.raises((OSError, ValueError)):
        files.read_chosen(tmp_path / name, 4)


@pytest.mark.parametrize("seconds", [-(1 << 31), 0, 1, 1_800_000_000, 9_000_000_000, 1 << 33])
def test_the_date_of_a_file_fits_into_a_database(tmp_path: Path, seconds: int) -> None:
    path = tmp_path / "file"
    path.touch()
    os.utime(path, (seconds, seconds))
    told = files.changed_ns(path.stat())
    assert told == min(max(seconds, 0) * 10**9, files.LATEST)


MOUNTS = """\
/dev/sda1 / ext4 rw 0 0
server:/export /home nfs4 rw 0 0
//server/share /mnt/my\\040stick cifs rw 0 0
tmpfs /home/ada/memory tmpfs rw 0 0
host:/ /media/far fuse.sshfs rw 0 0
/dev/sdb1 /media/far ext4 rw 0 0
"""


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("/var/games", "ext4"),
        ("/home/ada/games", "nfs4"),
        ("/homestead", "ext4"),
        ("/mnt/my stick/games", "cifs"),
        ("/home/ada/memory/games", "tmpfs"),
        ("/media/far/games", "ext4"),
    ],
)
def test_the_nearest_mount_says_what_a_folder_lies_on(place: str, kind: str) -> None:
    assert kind_of(Path(place), MOUNTS) == kind


@pytest.mark.skipif(sys.platform == "win32", reason="Windows is asked itself")
def test_only_a_disk_that_is_known_to_be_local_counts_as_local(tmp_path: Path) -> None:
    table = tmp_path / "mounts"
    for kind, local in (("ext4", True), ("nfs", False), ("fuse.sshfs", False), ("9p", False)):
        table.write_text(f"something / {kind} rw 0 0\n")
        assert is_surely_local(tmp_path, table) is local
    assert not is_surely_local(tmp_path, tmp_path / "no such table")
