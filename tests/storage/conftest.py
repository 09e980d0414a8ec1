"""A disk that fails when told to, and games to write on it."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from trictrac_gui.storage.journal import Journal


class FaultyDisk:
    """Counts the calls that change a disk and lets chosen ones fail.

    ``fail_from`` is the number of the first call that fails, ``fail_for`` how many do so in a row.
    A failing write first takes ``half`` bytes. ``short`` limits what one write takes.
    """

    def __init__(self) -> None:
        self.calls = 0
        self.failed = 0
        self.fail_from: int | None = None
        self.fail_for = 1
        self.error = errno.ENOSPC
        self.only = {"write", "fsync", "ftruncate"}
        self.half = 0
        self.short: int | None = None
        self.write = os.write
        self.fsync = os.fsync
        self.ftruncate = os.ftruncate

    def _fails(self, name: str) -> bool:
        if name not in self.only:
            return False
        number = self.calls
        self.calls += 1
        if self.fail_from is None or not self.fail_from <= number < self.fail_from + self.fail_for:
            return False
        self.failed += 1
        return True

    def bad_write(self, descriptor: int, data: Any) -> int:
        if self._fails("write"):
            if self.half:
                self.write(descriptor, bytes(data)[: self.half])
            raise OSError(self.error, os.strerror(self.error))
        return self.write(descriptor, bytes(data)[: self.short])

    def bad_fsync(self, descriptor: int) -> None:
        if self._fails("fsync"):
            raise OSError(self.error, os.strerror(self.error))
        self.fsync(descriptor)

    def bad_ftruncate(self, descriptor: int, length: int) -> None:
        if self._fails("ftruncate"):
            raise OSError(self.error, os.strerror(self.error))
        self.ftruncate(descriptor, length)

    def mend(self) -> None:
        self.fail_from = None
        self.short = None


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FaultyDisk:
    """The system's calls go through this disk during the test."""
    made = FaultyDisk()
    monkeypatch.setattr(os, "write", made.bad_write)
    monkeypatch.setattr(os, "fsync", made.bad_fsync)
    monkeypatch.setattr(os, "ftruncate", made.bad_ftruncate)
    return made


HEADER = {
    "variant": "tric-trac",
    "options": {"hucke": "literal"},
    "names": ["Ada", "Émile"],
    "dice": "random",
}
ENTRIES: tuple[dict[str, object], ...] = (
    {"id": 1, "do": "rolled", "roll": [5, 4]},
    {"id": 2, "parent": 1, "do": "stepped", "from": 1, "to": 6},
    {"id": 3, "parent": 2, "do": "undone"},
    {},
    {"id": 4, "parent": 1, "do": "stepped", "from": "bar", "to": "off"},
)


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A sound journal of five entries that nobody holds."""
    with Journal.create(tmp_path / "games", HEADER) as journal:
        for entry in ENTRIES:
            journal.append(entry, sync=False)
        assert journal.path is not None
        return journal.path
