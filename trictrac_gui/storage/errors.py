"""What can go wrong between the program and the disk, each with a key, the place and the cause."""

from __future__ import annotations

import errno
from pathlib import Path

_KEYS = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "too-large",
    errno.EROFS: "read-only",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.ENOENT: "not-found",
    errno.ENOTDIR: "not-found",
    errno.ESTALE: "not-found",
    errno.ELOOP: "not-a-file",
    errno.EISDIR: "not-a-file",
}


class ChangedOutside(OSError):
    """A file was changed by another program while it was held; it is left as that made it."""


def cause_key(cause: OSError) -> str:
    """The key for what the operating system answered."""
    if isinstance(cause, ChangedOutside):
        return "changed-outside"
    return _KEYS.get(cause.errno or 0, "disk-fault")


class StorageError(Exception):
    """A fault the caller can show: ``key`` names it and ``path`` says where."""

    def __init__(self, path: Path | None, key: str) -> None:
        super().__init__(f"{key}: {path}")
        self.path = path
        self.key = key


class FolderError(StorageError):
    """A folder the program needs cannot be used."""

    def __init__(self, path: Path, key: str, cause: OSError | None = None) -> None:
        super().__init__(path, key)
        self.cause = cause


class JournalError(StorageError):
    """A journal could not be opened or written; what was to be written is kept in memory."""

    def __init__(self, path: Path | None, cause: OSError) -> None:
        super().__init__(path, cause_key(cause))
        self.cause = cause


class Busy(StorageError):
    """Another program, or another part of this one, holds the journal."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "busy")


class NewerVersion(StorageError):
    """A newer program wrote the journal; it is left as it is."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(path, "newer-version")
        self.version = version


class MovedAway(StorageError):
    """The game goes on in another folder; this is an older record of it."""

    def __init__(self, path: Path, place: str) -> None:
        super().__init__(path, "moved")
        self.place = place


class NotAJournal(StorageError):
    """The file has no sound first line of a journal; ``key`` says what is wrong with it."""


class SettingsError(StorageError):
    """The settings could not be saved; the old file is as it was."""

    def __init__(self, path: Path, cause: OSError) -> None:
        super().__init__(path, cause_key(cause))
        self.cause = cause
