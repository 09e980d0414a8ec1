"""Files for other people: all or nothing, never over an older one unasked, readable as usual."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from trictrac_gui.storage import disk


def test_a_new_file_holds_all_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    disk.put(tmp_path / "game.mat", b"whole", over=False)
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [
        ("game.mat", b"whole")
    ]


def test_an_older_file_is_left_alone_unless_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "game.mat"
    path.write_bytes(b"old")
    with pytest.raises(FileExistsError):
        disk.put(path, b"new", over=False)
    assert path.read_bytes() == b"old"
    disk.put(path, b"new", over=True)
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
        disk.put(path, b"new", over=True)  # which needs no second name
        assert path.read_bytes() == b"new"
        return
    with pytest.raises(OSError, match="full"):
        disk.put(path, b"new", over=over)
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == (
        [("game.mat", b"old")] if over else []
    )


def test_a_file_system_without_second_names_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "not here")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "game.mat"
    disk.put(path, b"whole", over=False)
    assert path.read_bytes() == b"whole"
    with pytest.raises(FileExistsError):
        disk.put(path, b"other", over=False)
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.skipif(os.name == "nt", reason="permissions are others there")
def test_it_may_be_read_as_new_files_usually_may(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    path = tmp_path / "game.mat"
    disk.put(path, b"1", over=False)
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(usual.stat().st_mode)
    path.chmod(0o640)
    disk.put(path, b"2", over=True)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.mat", tmp_path / "link.mat"
    target.write_bytes(b"old")
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("no links here")
    disk.put(link, b"new", over=True)
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    with pytest.raises(FileExistsError):
        disk.put(link, b"newer", over=False)


def test_the_longest_name_can_be_written_and_written_over(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 251 + ".mat")
    disk.put(path, b"1", over=False)
    disk.put(path, b"2", over=True)
    assert path.read_bytes() == b"2"
