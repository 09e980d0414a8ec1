"""Games that were deleted: kept for thirty days in a folder beside the games, to be brought back.

The folder lies inside that of the games, so that deleting and bringing back are each one act of
the file system, on whichever disk the games are.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from trictrac_gui.storage import lock
from trictrac_gui.storage.errors import Busy, JournalError
from trictrac_gui.storage.files import open_file, sync_folder
from trictrac_gui.storage.reading import SUFFIX

FOLDER: Final = "trash"
DAYS: Final = 30
"""So long a deleted game can be brought back."""

_MOVES_WHAT_IS_OPEN: Final = os.name != "nt"
_FORM: Final = "%Y%m%dT%H%M%SZ"
_NAME: Final = re.compile(r"(?P<stem>.+)\.deleted-(?P<when>\d{8}T\d{6}Z)(-\d+)?\.jsonl")


def trash_of(folder: Path) -> Path:
    """Where the deleted games of a folder lie."""
    return folder / FOLDER


def delete(path: Path, now: datetime | None = None) -> Path:
    """Put a game aside, and say where it lies now.

    Raises ``Busy`` where a program plays it, and ``JournalError``.
    """
    when = (now or datetime.now(UTC)).strftime(_FORM)
    try:
        descriptor = open_file(path, os.O_RDWR)
    except OSError as cause:
        raise JournalError(path, cause) from cause
    with contextlib.ExitStack() as holding:
        holding.callback(os.close, descriptor)
        held = lock.acquire(descriptor, path)
        if held is None:
            raise Busy(path)
        holding.callback(held.release)
        if not _MOVES_WHAT_IS_OPEN:
            holding.close()
        try:
            into = trash_of(path.parent)
            into.mkdir(mode=0o700, exist_ok=True)
            return _move(path, into, f"{path.stem}.deleted-{when}")
        except OSError as cause:
            raise JournalError(path, cause) from cause


def bring_back(path: Path) -> Path:
    """Put a deleted game back into its folder, and say where. Raises ``JournalError``."""
    found = _NAME.fullmatch(path.name)
    stem = path.stem if found is None else found["stem"]
    try:
        back = _move(path, path.parent.parent, stem)
    except OSError as cause:
        raise JournalError(path, cause) from cause
    with contextlib.suppress(OSError):
        path.parent.rmdir()  # where it was the last one
    return back


def destroy(path: Path) -> None:
    """Remove a deleted game for good. Raises ``JournalError``."""
    try:
        os.unlink(path)
    except FileNotFoundError:
        return
    except OSError as cause:
        raise JournalError(path, cause) from cause


def deleted_at(path: Path) -> datetime | None:
    """When a file of the trash was put there, by its name; None for one that is no such file."""
    found = _NAME.fullmatch(path.name)
    if found is None:
        return None
    try:
        return datetime.strptime(found["when"], _FORM).replace(tzinfo=UTC)
    except ValueError:
        return None


def clear_old(folder: Path, now: datetime | None = None) -> int:
    """Remove what was deleted from a folder of games more than thirty days ago; how many."""
    today = now or datetime.now(UTC)
    removed = 0
    try:
        names = os.listdir(trash_of(folder))
    except OSError:
        return 0
    for name in names:
        when = deleted_at(Path(name))
        if when is not None and (today - when).days >= DAYS:
            with contextlib.suppress(JournalError):
                destroy(trash_of(folder) / name)
                removed += 1
    return removed


def _move(path: Path, into: Path, stem: str) -> Path:
    """Move a file under the first free name; never over another."""
    number = 1
    while True:
        target = into / (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
        try:
            os.link(path, target)
        except FileExistsError:
            number += 1
            continue
        except OSError as refused:
            if refused.errno not in (errno.EPERM, errno.ENOSYS, errno.EOPNOTSUPP, errno.EMLINK):
                raise
            # A disk without links, such as a stick: the name was free a moment ago.
            if target.exists():
                number += 1
                continue
            path.rename(target)
        else:
            os.unlink(path)
        sync_folder(into)
        sync_folder(path.parent)
        return target
