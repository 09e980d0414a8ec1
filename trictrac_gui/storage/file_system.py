"""What kind of disk a folder lies on, as far as a database has to know."""

from __future__ import annotations

import sys
from pathlib import Path

MOUNTS = Path("/proc/self/mounts")

_LOCAL = frozenset(
    ("apfs", "bcachefs", "btrfs", "ecryptfs", "exfat", "ext2", "ext3", "ext4", "f2fs", "jfs")
) | frozenset(
    ("msdos", "ntfs", "ntfs3", "overlay", "ramfs", "reiserfs", "tmpfs", "vfat", "xfs", "zfs")
)
"""Kinds of which it is known that all who have a file open are on the same computer."""


def kind_of(place: Path, mounts: str) -> str:
    """The kind of file system a place lies on, by a table of mounts; empty where none holds it.

    Of several mounts on the same point the last one is what is seen there.
    """
    longest, kind = -1, ""
    for line in mounts.splitlines():
        parts = line.split(" ")
        if len(parts) < 3:
            continue
        point = Path(_plain(parts[1]))
        if place.is_relative_to(point) and len(point.parts) >= longest:
            longest, kind = len(point.parts), parts[2]
    return kind


def _plain(escaped: str) -> str:
    """A path of the table of mounts, which writes blanks and the like in octal."""
    for octal, character in (("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")):
        escaped = escaped.replace(octal, character)
    return escaped


if sys.platform == "win32":
    import ctypes

    _REMOVABLE, _FIXED, _IN_MEMORY = 2, 3, 6

    def _is_local(folder: Path, mounts: Path) -> bool:
        kind = ctypes.windll.kernel32.GetDriveTypeW(folder.absolute().anchor)
        return kind in (_REMOVABLE, _FIXED, _IN_MEMORY)

else:

    def _is_local(folder: Path, mounts: Path) -> bool:
        try:
            told = mounts.read_text("utf-8", errors="surrogateescape")
            place = folder.resolve()
        except (OSError, ValueError, RuntimeError):
            return False
        return kind_of(place, told) in _LOCAL


def is_surely_local(folder: Path, mounts: Path = MOUNTS) -> bool:
    """Whether a folder lies on a disk of this computer; False where that cannot be told.

    Programs share memory over such a folder's files, which SQLite's WAL mode needs.
    """
    return _is_local(folder, mounts)
