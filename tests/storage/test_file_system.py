"""A database is told apart by the disk it lies on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from trictrac_gui.storage.file_system import is_surely_local, kind_of

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
